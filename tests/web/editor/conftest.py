"""A small published corpus with revisions, and three people."""

from __future__ import annotations

import pytest

from rulings.people.models import Person
from rulings.people.roles import Role
from tests.cast import shipped, stage

PATH = f"shadowverse/rulings/{stage.TOSS}.yaml"
TEXT = stage.RULINGS[stage.TOSS]
CARDS = "shadowverse/cards/havencraft.yaml"
CRAFTS = ("forestcraft", "havencraft", "portalcraft", "swordcraft")


@pytest.fixture
def published(db, fresh_shelf):
    """Rules and cards of the shipped corpus, and a few rulings of our own, loaded for real."""
    from rulings.editor import under
    from rulings.http.cache import clear_all
    from rulings.store.load import load

    clear_all()
    under._kept.clear()
    known = shipped.library().files.texts
    wanted = ("claims.yaml", "documents.yaml", *(f"shadowverse/cards/{name}.yaml" for name in CRAFTS))
    texts = {path: text for path, text in known.items() if path in wanted or path.startswith("shadowverse/rules/")}
    rulings = {f"shadowverse/rulings/{id}.yaml": stage.RULINGS[id] for id in (stage.TOSS, stage.BOARDING, stage.SHRINE)}
    loaded = load(texts | rulings)
    assert loaded.problems == [], loaded.problems[:3]
    return texts | rulings


@pytest.fixture
def people(db):
    """Two of each role, by handle."""
    made = {}
    for role in Role:
        for n in (1, 2):
            made[f"{role.value}{n}"] = Person.objects.create_user(f"{role.value}{n}", password="vgy7-bhu8", role=role)
    return made

"""A small published corpus with revisions, and three people."""

from __future__ import annotations

from functools import cache
from math import inf

import pytest

from engine.study.library import Library
from rulings.http.cache import clear_all
from rulings.people.models import Person
from rulings.people.roles import Role
from rulings.store import current, publishing
from rulings.store.hashes import hash_of
from rulings.store.models import Revision
from rulings.store.publishing import Signed
from tests.cast import shipped, site, stage

PATH = f"shadowverse/rulings/{stage.TOSS}.yaml"
TEXT = stage.RULINGS[stage.TOSS]
CARDS = "shadowverse/cards/havencraft.yaml"
CRAFTS = ("forestcraft", "havencraft", "portalcraft", "swordcraft")


@cache
def prepared():
    """The corpus read and run, once for all tests: it never changes."""
    known = shipped.library().files.texts
    wanted = ("claims.yaml", "documents.yaml", *(f"shadowverse/cards/{name}.yaml" for name in CRAFTS))
    texts = {path: text for path, text in known.items() if path in wanted or path.startswith("shadowverse/rules/")}
    texts |= {f"shadowverse/rulings/{id}.yaml": stage.RULINGS[id] for id in (stage.TOSS, stage.BOARDING, stage.SHRINE)}
    library = Library.from_texts(texts)
    assert library.problems == []
    made = publishing.Prepared(texts, current.NOTHING, library, None)
    assert publishing.scan(made, library.rulings) == []
    return made


@pytest.fixture
def published(db, fresh_shelf):
    """Rules and cards of the shipped corpus, and a few rulings of our own, stored as a load does."""
    clear_all()
    found = prepared()
    digest = site.loaded("published", lambda: publishing.store(found, Revision.Kind.LOADED, Signed(["loadcorpus"])))
    hashes = {path: hash_of(text) for path, text in found.changes.items()}
    current._copy = current._Copy(digest, found.library, -inf, hashes)
    return dict(found.changes)


@pytest.fixture
def people(db):
    """Two of each role, by handle."""
    made = {}
    for role in Role:
        for n in (1, 2):
            made[f"{role.value}{n}"] = Person.objects.create_user(f"{role.value}{n}", password="vgy7-bhu8", role=role)
    return made

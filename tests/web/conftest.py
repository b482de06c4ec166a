"""The stage that the tests of the ruling page play on."""

from types import SimpleNamespace

import pytest

from tests.cast import recorded, site


@pytest.fixture
def staged(shelve, monkeypatch):
    """Put the recorded ruling on the shelf and let its recorded run stand in for the engine's."""
    from rulings.board import runs
    from rulings.store.citations import declared
    from rulings.store.models import CorpusFile

    site.forget()
    things = recorded.things()
    cards = [(recorded.RULING, "shadowverse", slug) for slug in recorded.RECORDED["cards"]]
    for ruling in (thing for thing in things if hasattr(thing, "scenarios")):
        links = ", ".join(see.ruling for see in ruling.see)
        text = f"ruling: {ruling.id}\nsee: [{links}]"
        CorpusFile.objects.create(path=f"shadowverse/rulings/{ruling.id}.yaml", text=text, sha256="0" * 64)
    library = shelve(*things, rows=[row for thing in things if hasattr(thing, "scenarios") for row in declared(thing)], cards=cards)
    monkeypatch.setattr(runs, "decision_json", lambda run, taken: taken)
    library.run = recorded.player_of()
    library.ruleset = lambda game, day, settings: SimpleNamespace(settings=recorded.RECORDED["run"]["settings"] | settings)
    return library


@pytest.fixture
def see(client, db, fresh_shelf):
    """Give the text of a page about the shipped corpus."""
    site.serve_shipped()

    def get(path: str, **headers: str) -> str:
        return client.get(path, headers=headers).content.decode()

    return get


@pytest.fixture
def shipped_pages(db, fresh_shelf):
    """The shipped corpus, in the rows that lists and the search are made of and on the shelf."""
    site.store_shipped()
    site.serve_shipped()

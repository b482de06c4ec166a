"""The stage that the tests of the ruling page play on."""

from types import SimpleNamespace

import pytest

from tests.web import stage


@pytest.fixture
def staged(shelve, monkeypatch):
    """Put the recorded ruling on the shelf and let its recorded run stand in for the engine's."""
    from rulings.library.citations import declared
    from rulings.library.models import CorpusFile
    from rulings.stepper import faces, fragments, runs

    for kept in (fragments.kept, runs.kept, faces.kept):
        kept.clear()
    things = stage.things()
    cards = [(stage.RULING, "shadowverse", slug) for slug in stage.RECORDED["cards"]]
    for ruling in (thing for thing in things if hasattr(thing, "scenarios")):
        links = ", ".join(see.ruling for see in ruling.see)
        text = f"ruling: {ruling.id}\nsee: [{links}]"
        CorpusFile.objects.create(path=f"shadowverse/rulings/{ruling.id}.yaml", text=text, sha256="0" * 64)
    library = shelve(*things, rows=[row for thing in things if hasattr(thing, "scenarios") for row in declared(thing)], cards=cards)
    monkeypatch.setattr(runs, "decision_json", lambda run, taken: taken)
    library.run = stage.player_of()
    library.ruleset = lambda game, day, settings: SimpleNamespace(settings=stage.RECORDED["run"]["settings"] | settings)
    return library

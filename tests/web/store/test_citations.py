"""Which scenarios name a rule and which rest on it: read off the corpus, or stored from what `verify` reports."""

from types import SimpleNamespace

import pytest
from django.core.management import call_command
from django.db import DatabaseError

from rulings.store import citations
from rulings.store.management.commands import verify
from rulings.store.models import Citation
from tests.cast.factories import RuleFactory, RulingFactory, ScenarioFactory

pytestmark = pytest.mark.django_db


def stored():
    return sorted(Citation.objects.values_list("rule_id", "ruling_id", "scenario", "kind", "setting"))


def test_what_a_scenario_says_would_be_otherwise_rests_on_that_rule(shelve):
    two = ScenarioFactory(name="two", otherwise={(("sv.a.b", "together"), ("sv.a.c", "apart")): (), (("sv.a.b", "never"),): ()})
    shelve(RuleFactory(id="sv.a.b"), RuleFactory(id="sv.a.c"), RulingFactory(id="sv-r", scenarios=(ScenarioFactory(), two)))
    assert stored() == [
        ("sv.a.b", "sv-r", "two", "rests", "never"),
        ("sv.a.b", "sv-r", "two", "rests", "together"),
        ("sv.a.c", "sv-r", "two", "rests", "apart"),
    ]


def test_a_verification_replaces_what_was_there(shelve):
    shelve(RuleFactory(id="sv.a.b"), RulingFactory(id="sv-r"), rows=[("sv.a.b", "sv-r", "old", "cites", "")])
    citations.store_verification(
        {
            "rules": [
                {
                    "id": "sv.a.b",
                    "cited_by": ["sv-r#plain"],
                    "flips": [{"setting": "together", "ruling": "sv-r", "scenario": "plain", "expectation": "It happened."}],
                },
                {"id": "sv.gone", "cited_by": ["sv-r#plain"], "flips": []},
            ]
        }
    )
    assert stored() == [("sv.a.b", "sv-r", "plain", "cites", ""), ("sv.a.b", "sv-r", "plain", "rests", "together")]


def test_two_lines_that_flip_under_one_setting_are_one_row(shelve):
    shelve(RuleFactory(id="sv.a.b"), RulingFactory(id="sv-r"))
    flip = {"setting": "together", "ruling": "sv-r", "scenario": "plain"}
    flips = [{**flip, "expectation": "One."}, {**flip, "expectation": "Two."}]
    citations.store_verification({"rules": [{"id": "sv.a.b", "cited_by": [], "flips": flips}]})
    assert len(stored()) == 1


REPORT = {"rules": [{"id": "sv.a.b", "cited_by": ["sv-r#plain"], "flips": []}], "counts": {}}


def reporting(monkeypatch, *faults):
    """Let `verify` find this, whatever the corpus holds."""
    report = SimpleNamespace(faults=list(faults), checked=[], json=lambda: REPORT)
    shelf = SimpleNamespace(problems_of=lambda games, rulings: [], rulings=(), cards={}, games={"shadowverse": None})
    monkeypatch.setattr(verify, "verify", lambda *args, **more: report)
    monkeypatch.setattr(verify.Command, "library", lambda self: shelf)


def test_the_command_stores_what_it_found_where_that_is_asked_for(shelve, monkeypatch, capsys):
    shelve(RuleFactory(id="sv.a.b"), RulingFactory(id="sv-r"), rows=[("sv.a.b", "sv-r", "old", "cites", "")])
    reporting(monkeypatch)
    call_command("verify")
    assert stored() == [("sv.a.b", "sv-r", "old", "cites", "")]
    call_command("verify", "--store")
    assert stored() == [("sv.a.b", "sv-r", "plain", "cites", "")]


@pytest.mark.parametrize("options", [("--game", "shadowverse"), ("sv-r",)])
def test_a_part_of_the_corpus_is_not_stored(shelve, monkeypatch, options):
    shelve(RuleFactory(id="sv.a.b"), RulingFactory(id="sv-r"), rows=[("sv.a.b", "sv-r", "old", "cites", "")])
    reporting(monkeypatch)
    with pytest.raises(SystemExit) as ended:
        call_command("verify", *options, "--store")
    assert ended.value.code == 2
    assert stored() == [("sv.a.b", "sv-r", "old", "cites", "")]


def test_what_does_not_hold_is_not_stored(shelve, monkeypatch):
    shelve(RuleFactory(id="sv.a.b"), RulingFactory(id="sv-r"), rows=[("sv.a.b", "sv-r", "old", "cites", "")])
    reporting(monkeypatch, "sv-r#plain does not hold")
    with pytest.raises(SystemExit) as ended:
        call_command("verify", "--store")
    assert ended.value.code == 1
    assert stored() == [("sv.a.b", "sv-r", "old", "cites", "")]


def test_a_database_that_cannot_take_it_is_said_so(monkeypatch, capsys):
    def refuse(report):
        raise DatabaseError("no such table")

    reporting(monkeypatch)
    monkeypatch.setattr(verify, "store_verification", refuse)
    with pytest.raises(SystemExit) as ended:
        call_command("verify", "--store")
    assert ended.value.code == 2
    assert "loadcorpus" in capsys.readouterr().err

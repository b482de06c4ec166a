"""Which scenarios name a rule and which rest on it: read off the corpus, or stored from what `verify` reports."""

import pytest

from rulings.library import citations
from rulings.library.models import Citation
from tests.factories import RuleFactory, RulingFactory, ScenarioFactory

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

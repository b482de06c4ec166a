"""The corpus as a whole is sound: files, rules, claims, traces."""

import pytest

from engine.games.registry import GAMES
from engine.kernel.rules import check
from engine.study.traces import trace_path
from tests.cast.shipped import CORPUS, library, report


def test_no_file_has_a_problem():
    assert [str(p) for p in library().problems] == []


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_rule_is_bound_by_a_policy_and_every_policy_names_a_rule(game):
    declared = {r.id: r for r in library().rules.values() if r.game == game}
    assert check(GAMES[game].policies, declared) == []


def test_a_rule_says_itself_in_both_languages_and_names_its_sources():
    for rule in library().rules.values():
        for text in (rule.title, rule.statement, *rule.settings.values(), *([rule.fixed] if rule.fixed else [])):
            assert text["en"], rule.id
            assert text["ja"], rule.id
        assert bool(rule.fixed) != (len(rule.settings) > 1), rule.id


def test_verifying_the_whole_corpus_finds_no_fault():
    """The one place that verifies it: every scenario holds, every other setting flips what `otherwise` says, every claim is shown."""
    assert report().faults == []
    assert {claim: state for claim, state in report().claims.items() if state not in ("shown", "open-shown", "info")} == {}


def test_rulings_link_to_rulings_that_exist():
    for ruling in library().rulings.values():
        for see in ruling.see:
            assert see.ruling in library().rulings
            assert see.ruling != ruling.id


def test_the_rulings_that_people_link_to_keep_their_names():
    assert {"sv-lionel-before-boarding", "sv-sofina-cut-lost-aboard", "sv-draw-burn"} <= set(library().rulings)


def test_no_trace_is_left_of_a_scenario_that_is_gone():
    known = {CORPUS / trace_path(r, s) for r in library().rulings.values() for s in r.scenarios}
    assert {*CORPUS.glob("*/traces/*")} <= known

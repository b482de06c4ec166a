"""The corpus as a whole is sound: files, rules, claims, traces."""

import pytest

from engine.games.registry import GAMES
from engine.kernel.rules import check
from engine.library.traces import trace_path
from tests.corpus.shipped import CORPUS, library, report

GAMES_WITH_RULINGS = sorted({p.parent.parent.name for p in CORPUS.glob("*/rulings/*.yaml")})


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


def test_no_claim_fails():
    assert [claim for claim, state in report().claims.items() if state == "failing"] == []


def test_verifying_the_whole_corpus_finds_no_fault():
    assert report().faults == []


def test_every_switchable_rule_flips_something_and_says_what_comes_instead():
    for rule in report().json()["rules"]:
        assert rule["fixed"] or rule["flips"], rule["id"]
        assert rule["cited_by"], rule["id"]


def test_rulings_link_to_rulings_that_exist():
    for ruling in library().rulings.values():
        for see in ruling.see:
            assert see.ruling in library().rulings
            assert see.ruling != ruling.id


def test_the_rulings_that_people_link_to_keep_their_names():
    assert {"sv-lionel-before-boarding", "sv-sofina-cut-lost-aboard", "sv-draw-burn"} <= set(library().rulings)


@pytest.mark.parametrize("game", GAMES_WITH_RULINGS)
def test_each_game_with_rulings_has_a_golden_trace(game):
    assert list((CORPUS / game / "traces").glob("*.txt"))


def test_no_trace_is_left_of_a_scenario_that_is_gone():
    known = {CORPUS / trace_path(r, s) for r in library().rulings.values() for s in r.scenarios}
    assert {*CORPUS.glob("*/traces/*")} <= known

"""What one scenario rests on, within limits."""

from dataclasses import replace

from engine.corpus.editing import apply, new_ruling
from engine.study.flips import MOST_RUNS, find_flips
from tests.cast.shipped import library, report

BURN = "sv-draw-burn"
LIMIT = ("sv.hand.limit", "eight")


def at(ruling, scenario=None):
    return library().find(ruling, scenario)


def board(*edits):
    """A board of the lab after edits, read."""
    text = new_ruling("shadowverse")
    for do, fields in edits:
        text = apply(text, {"do": do, **fields})
    ruling, problems = library().rulings.read(text, "lab.yaml")
    assert problems == []
    return ruling, ruling.scenarios[0]


def asked(ruling, scenario, **limits):
    return find_flips(library(), ruling, scenario, **limits)


def test_what_falls_and_what_comes_instead():
    found = asked(*at(BURN))
    assert found.passes
    assert found.left_out == 0
    switched = {(s.rule, s.setting): s for s in found.flips}
    eight = switched[LIMIT]
    assert "my hand has 9 cards" in [str(s) for s in eight.falls]
    assert "my hand has 8 cards" in [str(s) for s in eight.otherwise]
    assert eight.holds is True
    assert all(library().rules[s.rule].settings for s in found.flips)
    assert not any(s.falls for s in found.flips if s.holds is None and s.rule not in found.cited)


def test_sentences_that_are_not_in_the_scenario_are_weighed_beside_it():
    ruling, scenario = at(BURN)
    plain = asked(ruling, scenario)
    found = asked(ruling, replace(scenario, then=scenario.then[:1]), more=scenario.then)
    falls = {(s.rule, s.setting): s.falls for s in plain.flips}
    for switch in found.flips:
        assert switch.also == falls[switch.rule, switch.setting]
        assert set(switch.falls) <= set(scenario.then[:1])


def test_within_the_limits_of_a_page_it_finds_what_verifying_finds():
    for checked in report().checked[::9]:
        name = f"{checked.ruling}#{checked.name}"
        found = asked(*at(checked.ruling, checked.name))
        assert found.passes is checked.passes, name
        if found.left_out:
            assert found.runs >= MOST_RUNS, name
            continue
        falls = {(s.rule, s.setting, str(line)) for s in found.flips for line in s.falls}
        assert falls == {(f.rule, f.setting, f.expectation) for f in checked.flips}, name
        unsettled = {answer.override[0] for answer in found.answers if answer.holds is None}
        assert not unsettled or found.runs >= MOST_RUNS, name
        assert {(s.rule, s.setting) for s in found.flips if s.holds} | unsettled == checked.answered, name


def test_what_the_budget_left_out_is_said():
    whole = asked(*at(BURN))
    some = asked(*at(BURN), most_runs=2)
    assert some.runs == 2
    assert some.left_out > 0
    tried = {(s.rule, s.setting) for s in some.flips}
    assert tried | {pair for override in some.untried for pair in override} == {(s.rule, s.setting) for s in whole.flips}
    assert asked(*at(BURN), most_runs=0).runs == 1
    assert asked(*at(BURN), most_frames=1).runs == 1


def test_a_run_serves_both_what_falls_and_what_comes_instead():
    found = asked(*at(BURN))
    assert found.runs == 1 + len(found.flips)


def test_lines_that_do_not_hold_are_said_in_both_languages():
    ruling, scenario = board(("expect", {"sentence": "I win"}))
    found = asked(ruling, scenario)
    assert not found.passes
    assert found.why == [{"en": "does not hold: I win", "ja": "成り立たない: I win"}]
    assert found.faults[0].line == scenario.then[1].line


def test_an_otherwise_that_does_not_hold_or_changes_nothing():
    draw = ("act", {"sentence": "I draw 1 card"})
    named = {"under": "=".join(LIMIT)}
    wrong = asked(*board(draw, ("otherwise", {**named, "sentence": "my hand has 7 cards"})))
    assert [w["en"] for w in wrong.why] == ["under sv.hand.limit=eight does not hold: my hand has 7 cards"]
    assert [s.holds for s in wrong.flips if (s.rule, s.setting) == LIMIT] == [False]
    idle = asked(*board(draw, ("otherwise", {**named, "sentence": "my hand has 1 card"})))
    assert [w["en"] for w in idle.why] == ["sv.hand.limit=eight changes nothing of what is expected: no line of “then” falls there"]


def test_an_action_that_is_refused_unexpectedly():
    found = asked(*board(("put", {"player": "me", "zone": "hand", "card": "Forest Bat"}), ("points", {"player": "me", "name": "pp", "value": 0}), ("act", {"sentence": "I play Forest Bat"})))  # fmt: skip
    assert "action 1 was refused by" in found.why[0]["en"]
    assert "行動1は" in found.why[0]["ja"]


def test_what_cannot_be_played_is_a_fault_and_no_exception():
    found = asked(*board(("act", {"sentence": "I play Forest Bat"})))
    assert not found.passes
    assert found.flips == []
    assert found.why[0]["ja"]


def test_claims_about_all_outcomes_are_bounded():
    names = [("put", {"player": "opponent", "zone": "board", "card": "Forest Bat", "copies": 5})]
    shots = [("act", {"sentence": 'I do "Deal 1 damage to a random enemy follower."'}) for _ in range(6)]
    ruling, scenario = board(*names, *shots, ("reword", {"list": "then", "index": 0, "sentence": "in every outcome, the game goes on"}))
    found = asked(ruling, scenario)
    assert found.runs <= MOST_RUNS + 1
    assert found.passes
    assert any("too many outcomes" in w["en"] for w in found.why)
    assert not any(fault.settled for fault in found.faults)

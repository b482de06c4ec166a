"""What could stand in `then`: each suggestion is a sentence of the language and holds in the run that it was made from."""

from __future__ import annotations

import json
import re
from dataclasses import replace

import pytest

from engine.language.sentences import parse_expectation
from engine.study.scenario_run import ScenarioRun
from engine.suggest.descriptions import Descriptions
from engine.suggest.suggestions import suggestions
from tests.cast.shipped import library
from tests.cast.small import card, run

CASES = [
    "sv-lionel-before-boarding",
    "sv-an-ordinary-turn",
    "sv-what-is-refused",
    "sv-random-discards-order",
    "sv-reaper-at-the-instant",
    "sv-before-the-first-turn",
    "dm-an-ordinary-turn",
    "dm-pending-order",
    "dm-sb-rebuilt",
    "dm-sb-direct-attack",
    "dmp-the-hand-is-full",
    "dmp-a-psychic-creature-put-out",
    "vis-an-ordinary-turn",
    "vis-attack-by-an-effect",
    "vis-no-answer-after-resolution",
    "cc-an-ordinary-turn",
    "cc-fixed-beats-changes",
    "cc-both-end-interrupts",
]
CARDS = [
    card("Knight"),
    card("Giant", cost=9, attack=5, defense=5),
    card("Dart", "Deal 2 damage to a chosen enemy follower.", kind="spell"),
    card("Ghost", "Last Words: draw a card."),
    card("Crier", "Fanfare: summon a Knight. Summon a Knight."),
]


def sentences(made, **more):
    """The suggested sentences."""
    return [s.sentence for s in suggestions(made, **more)]


def judged(made, sentence):
    """Whether a sentence holds in a run."""
    staging = made.played.staging
    return made.played.judge().holds(parse_expectation(sentence, staging.names, staging.game.vocabulary))


@pytest.mark.parametrize("id", CASES)
def test_every_suggestion_parses_holds_and_says_of_which_frame_it_is(id):
    made = library().run(id)
    before = json.dumps(made.json(), sort_keys=True)
    found = suggestions(made)
    assert 5 < len(found) <= 40
    assert len({s.sentence for s in found}) == len(found)
    for s in found:
        assert judged(made, s.sentence), s.sentence
        assert s.text["en"].casefold().replace("opponent's leader", "the enemy leader").replace("opponent's player", "the enemy player") == s.sentence.casefold()
        assert s.text["ja"]
        assert judged(made, s.written["ja"]), s.written["ja"]
        assert 0 <= s.n < len(made.frames)
    assert json.dumps(made.json(), sort_keys=True) == before


def test_what_is_put_into_a_file_for_a_japanese_reader_is_japanese():
    made = [s.written["ja"] for id in CASES for s in suggestions(library().run(id))]
    assert len(made) > 200
    english = [text for text in made if not re.search("[ぁ-んァ-ン一-龠]", text)]
    assert english == []


@pytest.mark.parametrize("id", CASES)
def test_against_another_run_only_what_tells_the_two_apart_is_suggested(id):
    corpus = library()
    ruling = corpus.rulings.get(id)
    made = corpus.run(id)
    assert suggestions(made, against=corpus.run(id)) == ()
    for scenario in ruling.scenarios:
        for override in scenario.otherwise:
            first, second = corpus.run(id, scenario.name), corpus.run(id, scenario.name, settings=dict(override))
            for one, other in ((first, second), (second, first)):
                for sentence in sentences(one, against=other, most=15):
                    assert judged(one, sentence), sentence
                    assert not judged(other, sentence), sentence


def test_what_an_editor_wrote_is_among_what_is_suggested():
    made = library().run("sv-lionel-before-boarding")
    found = sentences(made)
    for e in made.scenario.then[:2]:
        assert e.text in found
    assert made.scenario.then[3].text in found
    assert "the boarding of Hero of Antiquity fizzled by sv.boarding.fizzles-without-pilot" in found
    other = library().run("sv-lionel-before-boarding", settings={"sv.timing.played-before-enters": "together"})
    contrast = sentences(other, against=made)
    assert {"Magitrain is piloted by Hero of Antiquity", "Hero of Antiquity was not destroyed"} <= set(contrast)


def test_the_most_telling_come_first_and_no_kind_has_the_list_to_itself():
    given = {"me": {"hand": ["Dart", "Giant"], "pp": 3}, "opponent": {"board": ["Ghost", "Knight"]}}
    found = sentences(run(CARDS, {"given": given, "when": ["I play Giant", "I play Dart targeting Ghost"]}))
    assert found[0] == "action 1 was refused by sv.play.cost-is-paid"
    assert found[1].startswith("first ")
    for expected in (
        "Ghost was destroyed",
        "Ghost is in opponent's cemetery",
        "I have 2 play points",
        "my hand holds Giant",
        "Giant is in my hand",
        "after action 1, my hand has 2 cards",
    )[:5]:
        assert expected in found
    assert found.index("Ghost was destroyed") < found.index("I have 2 play points") < found.index("the game goes on")


def test_cards_that_cannot_be_told_apart_are_counted():
    found = sentences(run(CARDS, {"given": {"me": {"hand": ["Crier"], "pp": 1}}, "when": ["I play Crier"]}))
    assert "2 Knights were summoned" in found
    assert "my board has 2 Knights" in found


def test_what_was_refused_there_and_not_here_is_said_of_here():
    rich, poor = (run(CARDS, {"given": {"me": {"hand": ["Knight"], "pp": pp}}, "when": ["I play Knight"]}) for pp in (1, 0))
    assert sentences(rich, against=poor)[0] in ("action 1 was not refused", "I have 1 Rally")
    assert "action 1 was not refused" in sentences(rich, against=poor)
    assert "action 1 was refused by sv.play.cost-is-paid" in sentences(poor, against=rich)


def test_a_run_in_which_nothing_happened_has_something_to_say_too():
    found = sentences(run(CARDS, {"given": {}, "when": ["nothing is done"]}))
    assert "nothing is waiting" in found
    assert "my leader has 20 defense" in found


def test_a_decided_game_begins_with_who_won():
    found = sentences(run(CARDS, {"given": {"opponent": {"leader": "1"}}, "when": ["5 damage is dealt to the enemy leader"]}))
    assert found[0] == "I win"
    assert "the game goes on" not in found


def test_only_so_many_are_suggested_and_long_runs_stay_bounded():
    corpus = library()
    ruling = corpus.rulings.get("sv-what-is-refused")
    scenario = ruling.scenarios[0]
    assert len(sentences(corpus.run("sv-what-is-refused"), most=3)) == 3
    long = ScenarioRun(corpus, ruling, replace(scenario, when=scenario.when * 60), None, {}, ())
    assert len(long.frames) > 400
    assert len(sentences(long)) == 40


def test_a_run_that_met_a_limit_among_hundreds_of_waiting_effects_still_has_something_to_say():
    crowd = [*CARDS, card("Wisp", "Last Words: draw a card.\nWhenever an allied follower is destroyed: deal 1 damage to the enemy leader.")]
    given = {"me": {"board": ["40 x Wisp"]}, "opponent": {"board": ["60 x Knight"]}}
    made = run(crowd, {"given": given, "when": ['I do "Destroy all allied followers."']})
    assert made.outcome.verdict == "budget:agenda"
    found = sentences(made)
    assert any(s.endswith("Wisps were destroyed") for s in found)
    assert not any("cites" in s and "the order" in s for s in found)


def test_an_effect_is_not_called_by_a_word_that_its_card_does_not_bear():
    cards = [card("Dart", "Deal 2 damage to a chosen enemy follower.", kind="spell"), card("Heap", "When this is destroyed: draw a card.")]
    given = {"me": {"hand": ["Dart"], "pp": 1}, "opponent": {"board": ["Heap"]}}
    found = sentences(run(cards, {"given": given, "when": ["I play Dart targeting Heap"]}))
    assert "first Dart's effect resolves, then Heap's effect resolves" in found
    assert not any("Fanfare" in sentence or "Last Words" in sentence for sentence in found)


def test_what_is_told_of_a_frame_is_recognised_in_it():
    kinds = set()
    for id in CASES:
        played = library().run(id).played
        words, happenings = Descriptions(played), played.judge().happenings
        told = [(f, node) for f in played.run.frames if (node := words.happening(f)) is not None]
        assert [(id, f.n, node) for f, node in told if not happenings.seen(node)(f)] == []
        kinds |= {node.kind for _, node in told}
    assert {"resolves", "fizzles", "undergoes", "draws", "plays", "attacks", "takes_damage", "gains_points", "turn_starts"} <= kinds

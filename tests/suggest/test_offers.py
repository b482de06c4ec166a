"""What can be done now: each offer is a sentence, really tried, on a fork that leaves the run as it was."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from engine.corpus.shapes import Sentence
from engine.kernel.budget import OverBudget
from engine.kernel.run import Run
from engine.language.sentences import parse_action
from engine.log import present
from engine.study.scenario_run import ScenarioRun
from engine.suggest.offers import offers
from engine.suggest.try_action import try_action
from engine.suggest.unique_names import UniqueNames
from tests.cast.shipped import library
from tests.cast.small import card, run

CASES = [
    ("sv-lionel-before-boarding", 0),
    ("sv-end-of-turn-effects", 1),
    ("sv-points-spent-are-no-evolving", 1),
    ("sv-mulligan-from-the-rest", 0),
    ("sv-what-is-refused", 4),
    ("dm-an-ordinary-turn", 1),
    ("dm-pending-order", 1),
    ("dm-sb-direct-attack", 0),
    ("dmp-three-to-hand", 0),
    ("dmp-a-psychic-creature-put-out", 1),
    ("vis-priority-for-six-actions", 0),
    ("vis-priority-for-six-actions", 5),
    ("vis-nobody-while-resolving", 4),
    ("vis-attack-by-an-effect", 3),
    ("vis-one-of-two-effects", 0),
    ("cc-two-a-skills", 0),
    ("cc-an-ordinary-turn", 1),
    ("cc-an-ordinary-turn", 10),
    ("cc-an-ordinary-turn", 11),
    ("cc-chain-of-interrupts", 2),
]
CARDS = [
    card("Knight"),
    card("Giant", cost=9),
    card("Wall", "Ward."),
    card("Dart", "Deal 1 damage to a chosen enemy follower.", kind="spell"),
    card("Crier", "Fanfare: deal 1 damage to a chosen enemy follower."),
    card("Statue", kind="amulet"),
    card("Page", evolved={"attack": 4, "defense": 4, "text": ""}),
    card("Colossus", "Accelerate 2: deal 2 damage to a chosen enemy follower.", cost=8),
    card("Captain", "Enhance 5: draw a card."),
    card("Play Dead", kind="spell", text="Draw a card."),
    card("Nobody Answers"),
    card("Ward"),
]


def part(id: str, actions: int) -> ScenarioRun:
    """The first scenario of a ruling up to so many of its actions."""
    corpus = library()
    ruling = corpus.rulings.get(id)
    scenario = replace(ruling.scenarios[0], when=ruling.scenarios[0].when[:actions])
    return ScenarioRun(corpus, ruling, scenario, None, {}, ())


def at(given, *when, **more):
    """The offers after some actions on a board of the plain cards."""
    return offers(run(CARDS, {"given": given, "when": list(when) or ["nothing is done"]}), **more)


def said(found, player="me"):
    """The sentences of a player's offers, and by which rule each is refused."""
    return {o.sentence: o.refused.rule if o.refused else None for o in found.offers if o.player == player}


def frames(made, first=0):
    """Frames as plain data."""
    return [json.dumps(present.frame_json(made, f), sort_keys=True) for f in made.frames[first:]]


@pytest.mark.parametrize(("id", "actions"), CASES)
def test_every_offer_parses_and_played_from_scratch_it_gives_what_the_try_gave(id, actions):
    made = part(id, actions)
    staging, found = made.played.staging, offers(made)
    assert found.offers
    assert (found.left_out, found.reason) == (0, None)
    for offer in found.offers:
        node = parse_action(offer.sentence, staging.names, staging.game.vocabulary)
        assert parse_action(offer.written["ja"], staging.names, staging.game.vocabulary) == node
        sentence = Sentence(offer.sentence, 1, 1, node)
        tried = try_action(made.played, sentence)
        again = ScenarioRun(made.library, made.ruling, replace(made.scenario, when=(*made.scenario.when, sentence)), None, {}, ())
        assert frames(tried.played.run) == frames(again.played.run)
        assert tried.played.actions == again.played.actions
        assert tried.played.run.outcome == again.outcome
        assert len(tried.played.run.decisions) == len(again.decisions)
        assert (offer.refused is None) == (again.played.actions[-1][2] is None)
        if offer.refused is not None:
            last = next(f for f in reversed(again.frames) if f.kind == "refused")
            assert offer.refused.rule == last.rules[-1]
            assert offer.refused.reason["en"] in present.frame_json(again.played.run, last)["text"]["en"]


@pytest.mark.parametrize(("id", "actions"), CASES)
def test_trying_leaves_the_run_as_it_was(id, actions):
    made = part(id, actions)
    inner = made.played.run
    before = json.dumps(made.json(), sort_keys=True)
    names = [name for name in Run.__slots__ if name != "frames"]
    kept = {name: repr(getattr(inner, name)) for name in names}
    state, points, zones = inner.state, dict(inner.state.points), dict(inner.state.zones)
    first = offers(made)
    assert {name: repr(getattr(inner, name)) for name in names} == kept
    assert inner.state is state
    assert (inner.state.points, inner.state.zones) == (points, zones)
    assert frames(inner) == frames(part(id, actions).played.run)
    assert json.dumps(made.json(), sort_keys=True) == before
    assert offers(made) == first


def test_an_action_that_waits_for_its_moment_is_tried_on_the_fork_too():
    given = {"me": {"hand": ["Knight", "Page"], "board": ["Giant"], "pp": 3}}
    made = run(CARDS, {"given": given, "when": ['once Knight enters, I do "Draw a card."']})
    assert len(made.played.actor.later) == 1
    before = frames(made.played.run)
    assert said(offers(made))["I play Knight"] is None
    assert frames(made.played.run) == before
    assert len(made.played.actor.later) == 1


def test_the_turn_player_plays_attacks_evolves_and_ends_the_turn():
    me = {"hand": ["Knight", "Giant", "Dart"], "board": ["Page", "Statue"], "pp": 3}
    assert said(at({"me": me, "opponent": {"board": ["Knight", "Statue"]}})) == {
        "Page attacks the enemy leader": None,
        "Page attacks Knight": None,
        "I evolve Page": "sv.evolve.points",
        "I play Knight": None,
        "I play Giant": "sv.play.cost-is-paid",
        "I play Dart": None,
        "I end the turn": None,
    }


def test_what_is_refused_for_all_targets_alike_is_said_once():
    me = {"board": [{"card": "Knight", "as": "tired", "attacked": "true"}]}
    found = at({"me": me, "opponent": {"board": ["3 x Giant"]}})
    assert said(found)["tired attacks the enemy leader"] == "sv.attack.who-may"
    assert len([o for o in found.offers if o.kind == "attack"]) == 1


def test_ward_is_named_as_the_reason():
    found = at({"me": {"board": ["Giant"]}, "opponent": {"board": ["Wall", "Knight"]}})
    (refused,) = [o for o in found.offers if o.refused and o.kind == "attack"]
    assert refused.refused.rule == "sv.attack.ward"
    assert refused.refused.reason == {"en": "Wall has Ward and must be attacked first", "ja": "守護を持つWallを先に攻撃しなければならない"}
    assert said(found)["Giant attacks Wall"] is None


def test_each_form_of_a_card_is_offered():
    given = {"me": {"hand": ["Colossus", "Captain"], "pp": 4}, "opponent": {"board": ["Giant"]}}
    assert said(at(given)) == {
        "I play Colossus": None,
        "I play Colossus with Accelerate": None,
        "I play Captain": None,
        "I play Captain with Enhance": "sv.play.cost-is-paid",
        "I end the turn": None,
    }


def test_enhance_is_no_choice():
    given = {"me": {"hand": ["Captain"], "pp": 5}}
    assert said(at(given))["I play Captain with Enhance"] is None
    made = run(CARDS, {"given": given, "when": ["I play Captain with no Enhance", "I play Captain with Ward"]})
    assert [done.refused for done in made.played.actions] == ["sv.play.form-allowed"] * 2


def test_targets_that_nobody_names_become_decisions():
    given = {"me": {"hand": ["Dart", "Crier"], "pp": 3}, "opponent": {"board": ["Knight", "Giant"]}}
    made = run(CARDS, {"given": given, "when": ["nothing is done"]})
    for sentence in ("I play Dart", "I play Crier"):
        node = parse_action(sentence, made.played.staging.names, made.played.staging.game.vocabulary)
        tried = try_action(made.played, Sentence(sentence, 1, 1, node))
        assert [(d.kind, len(d.options), d.defaulted) for d in tried.played.run.decisions] == [("choice", 2, True)]


def test_names_that_need_quotes_have_them():
    found = said(at({"me": {"hand": ["Play Dead", "Ward"], "board": ["Nobody Answers"], "pp": 3}}))
    assert found == {
        '"Nobody Answers" attacks the enemy leader': None,
        "I play Play Dead": None,
        'I play "Ward"': None,
        "I end the turn": None,
    }


def test_copies_beyond_the_seventh_need_labels():
    found = at({"me": {"hand": ["9 x Knight"], "pp": 1}})
    plays = [o for o in found.offers if o.kind == "play"]
    assert [o.sentence for o in plays[:7]] == [
        f"I play {n}Knight" for n in ["", "the second ", "the third ", "the fourth ", "the fifth ", "the sixth ", "the seventh "]
    ]
    assert [(o.sentence, o.needs_label, o.legal, o.refused) for o in plays[7:]] == [("", True, False, None)]
    assert plays[7].text["en"] == "I play Knight (this copy needs a label (as: …))"


def test_the_player_whose_move_it_is_comes_first_card_by_card():
    found = part("vis-priority-for-six-actions", 2)
    players = [o.player for o in offers(found).offers]
    assert players == sorted(players, key=["opponent", "", "me"].index)
    charm = offers(part("cc-an-ordinary-turn", 10))
    assert (charm.offers[0].player, charm.offers[0].sentence) == ("opponent", "opponent declares no defense")


def test_a_decided_game_offers_nothing_and_says_why():
    found = at({"opponent": {"leader": "1"}}, "5 damage is dealt to the enemy leader")
    assert (found.offers, found.left_out) == ((), 0)
    assert found.reason["en"] == "The game is decided: nothing more can be done."


def test_a_run_over_budget_offers_nothing_and_says_why():
    made = run(CARDS, {"given": {"me": {"hand": ["Knight"]}}, "when": ["nothing is done"]})
    made.played.stop(OverBudget("steps"))
    found = offers(made)
    assert found.offers == ()
    assert found.reason["en"].startswith("The run met a limit")


def test_only_so_many_are_tried_and_the_rest_is_counted():
    given = {"me": {"board": [{"card": "Knight", "as": f"k{n}"} for n in range(5)]}, "opponent": {"board": ["5 x Giant"]}}
    whole = at(given)
    some = at(given, most=4)
    assert some.left_out > 0
    assert some.offers == whole.offers[:4]
    few = at(given, most_frames=12)
    assert few.offers == whole.offers[: len(few.offers)]
    assert len(few.offers) + few.left_out == len(whole.offers)


def test_sixty_copies_in_every_zone_stay_bounded():
    full = {"hand": ["60 x Page"], "board": ["60 x Page"], "deck": ["20 x Knight"], "pp": 10}
    found = at({"me": full, "opponent": {"board": ["60 x Page"]}})
    assert len(found.offers) < 150
    labelled = {"board": [{"card": "Page", "as": f"page {n}"} for n in range(60)]}
    wide = at({"me": labelled, "opponent": {"board": [{"card": "Page", "as": f"other {n}"} for n in range(60)]}})
    assert len(wide.offers) <= 150
    assert len(wide.offers) + wide.left_out == 60 * 62 + 1


def test_a_board_where_all_is_refused_says_each_reason():
    me = {"hand": ["Giant", "Dart"], "board": [{"card": "Page", "attacked": "true"}], "pp": 1}
    found = said(at({"me": me}))
    assert found.pop("I end the turn") is None
    assert found == {
        "Page attacks the enemy leader": "sv.attack.who-may",
        "I evolve Page": "sv.evolve.points",
        "I play Giant": "sv.play.cost-is-paid",
        "I play Dart": "sv.play.needs-a-target",
    }


def test_a_thing_is_called_so_that_no_other_is_meant():
    board = [{"card": "Knight", "as": "mine"}, "Knight", "Knight"]
    made = run(CARDS, {"given": {"me": {"board": board}, "opponent": {"board": ["Knight", "Giant"]}}, "when": ["nothing is done"]})
    played = made.played
    names, state = UniqueNames(played.run.game, played.naming, played.staging.names), made.frames[-1].state
    ids = [i for p in ("me", "opponent") for i in state.zone(p, "board")]
    called = [names.in_action(state, i, ("board",)) for i in ids]
    assert [c.text for c in called] == ["mine", "the second Knight", "the third Knight", "opponent's Knight", "Giant"]
    alone = [names.in_claim([f.state for f in made.frames], i).text for i in ids]
    assert alone == [c.text for c in called]
    assert names.in_action(state, state.zone("opponent", "leader")[0]).text == "the enemy leader"
    assert names.in_action(state, state.zone("me", "deck")[0]) is None

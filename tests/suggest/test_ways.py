"""`with …` after an action: heeded where the game knows that way of doing it, refused by a rule everywhere else, never passed over."""

import pytest

from tests.cast.small import card, run

PAGE = card("Page", evolved={"attack": 4, "defense": 4, "text": ""})
GIFTED = card("Gifted", "Fanfare: this can evolve for 0 evolution points.", evolved={"attack": 4, "defense": 4, "text": ""})
COLOSSUS = card("Colossus", "Accelerate 1: draw a card.", cost=8)


def plain(name, kind, **figures):
    return {"name": {"en": name, "ja": name}, "kind": kind, "cost": 1, "text": "", **figures}


OTHERS = {
    "duel-masters": (plain("Imp", "creature", power=1000, **{"class": "fire"}), {"mana": ["Imp"]}, "dm.play.no-other-form"),
    "duel-masters-plays": (plain("Imp", "creature", power=1000, **{"class": "fire"}), {"mana": ["Imp"]}, "dm.play.no-other-form"),
    "vision": (plain("Imp", "character", attack=1, defense=1), {}, "vis.play.no-other-form"),
    "chrono-card": (plain("Imp", "character", attack=1, defense=1), {"ep": 3}, "cc.declaration.no-other-form"),
}


def refused(made):
    return [f.rules[-1] for f in made.frames if f.kind == "refused"]


@pytest.mark.parametrize("game", OTHERS)
@pytest.mark.parametrize("way", ["Accelerate", "Crystallize", "Enhance", "no Enhance"])
def test_a_game_without_forms_refuses_every_one(game, way):
    imp, more, rule = OTHERS[game]
    given = {"turn": "me", "phase": "main", "me": {"hand": ["Imp"], **more}}
    assert refused(run([imp], {"given": given, "when": [f"I play Imp with {way}"]}, game=game)) == [rule]
    made = run([imp], {"given": given, "when": ["I play Imp"]}, game=game)
    assert refused(made) == []


@pytest.mark.parametrize(
    "action",
    [
        "Page attacks opponent's leader with Accelerate",
        "I end the turn with Crystallize",
        "nothing is done with Enhance",
        "I evolve Page with Accelerate",
        "I evolve Page with a play point",
        "I play Colossus with an evolution point",
        "I play Colossus with Ward",
        "I play Colossus with Accelerate with Accelerate",
    ],
)
def test_a_way_that_does_not_fit_the_action_is_refused(action):
    given = {"turn": "me", "me": {"board": ["Page"], "hand": ["Colossus"], "pp": 9, "ep": 2}}
    made = run([PAGE, COLOSSUS], {"given": given, "when": [action]})
    assert refused(made) == ["sv.play.form-allowed"]
    assert made.frame_json(len(made.frames) - 1)["text"]["en"] == "Refused: it cannot be done in that way"
    assert made.frame_json(1)["text"]["en"] == action[:1].upper() + action[1:]
    assert made.frame_json(1)["text"]["ja"] != ""


def test_evolving_with_an_evolution_point_spends_one():
    given = {"turn": "me", "me": {"board": ["Page"], "ep": 2}}
    then = ["Page is 4/4", "I have 1 evolution point"]
    made = run([PAGE], {"given": given, "when": ["I evolve Page with an evolution point"], "then": then})
    assert made.sound
    assert made.frame_json(1)["text"]["ja"] == "自分が「Page」を進化させる（EP）"


def test_where_evolving_costs_nothing_no_point_can_be_spent_on_it():
    given = {"turn": "me", "me": {"hand": ["Gifted"], "pp": 1, "ep": 2}}
    when = ["I play Gifted", "I evolve Gifted with an evolution point"]
    made = run([GIFTED], {"given": given, "when": when, "then": ["Gifted is unevolved"]})
    assert refused(made) == ["sv.evolve.points"]
    when = ["I play Gifted", "I evolve Gifted"]
    assert run([GIFTED], {"given": given, "when": when, "then": ["Gifted is evolved", "I have 2 evolution points"]}).sound


def test_a_target_that_evolving_has_no_use_for_is_refused():
    given = {"turn": "me", "me": {"board": ["Page"], "ep": 2}}
    assert refused(run([PAGE], {"given": given, "when": ["I evolve Page targeting Page"]})) == ["sv.play.needs-a-target"]

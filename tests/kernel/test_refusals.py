"""What the rules do not allow is answered with a reason and a rule; the table stays as it was and the run goes on."""

import pytest

from tests.cast.small import card, run, said

CARDS = [
    card("Knight"),
    card("Giant", cost=9),
    card("Wall", "Ward."),
    card("Dart", "Deal 1 damage to a chosen enemy follower.", kind="spell"),
    card("Tortoise", "Ambush."),
    card("Statue", kind="amulet"),
    card("Page", evolved={"attack": 4, "defense": 4, "text": ""}),
    card("Colossus", "Accelerate 2: deal 2 damage to a chosen enemy follower.", cost=8),
]


def refused(given, action, after="I draw 1 card"):
    made = run(CARDS, {"given": given, "when": [action, after]})
    (n,) = [f.n for f in made.frames if f.kind == "refused"]
    return made, made.frames[n]


@pytest.mark.parametrize(
    ("given", "action", "rule"),
    [
        ({"me": {"hand": ["Giant"], "pp": 8}}, "I play Giant", "sv.play.cost-is-paid"),
        ({"turn": "opponent", "me": {"hand": ["Knight"], "pp": 5}}, "I play Knight", "sv.play.own-turn-only"),
        ({"me": {"hand": ["Knight"], "board": ["5 x Statue"], "pp": 5}}, "I play Knight", "sv.board.five-places"),
        ({"me": {"hand": ["Dart"], "pp": 5}}, "I play Dart", "sv.play.needs-a-target"),
        ({"me": {"hand": ["Dart"], "board": ["Knight"], "pp": 5}}, "I play Dart targeting Knight", "sv.play.needs-a-target"),
        ({"me": {"board": ["Knight"]}, "opponent": {"board": ["Wall"]}}, "Knight attacks the enemy leader", "sv.attack.ward"),
        ({"me": {"board": ["Knight"]}, "opponent": {"board": ["Tortoise"]}}, "Knight attacks Tortoise", "sv.attack.who-may"),
        ({"me": {"board": [{"card": "Knight", "entered_this_turn": "true"}]}}, "Knight attacks the enemy leader", "sv.attack.who-may"),
        ({"me": {"board": [{"card": "Knight", "attacked": "true"}]}}, "Knight attacks the enemy leader", "sv.attack.who-may"),
        ({"me": {"board": ["Statue"]}}, "Statue attacks the enemy leader", "sv.attack.who-may"),
        ({"me": {"board": ["Page"], "ep": 0}}, "I evolve Page", "sv.evolve.points"),
        ({"me": {"board": ["Knight"], "ep": 2}}, "I evolve Knight", "sv.evolve.points"),
        ({"turn": "opponent", "me": {"board": ["Page"], "ep": 2}}, "I evolve Page", "sv.evolve.points"),
        ({"turn": "opponent"}, "I end my turn", "sv.play.own-turn-only"),
        ({"me": {"hand": ["Colossus"], "pp": 3}}, "I play Colossus with Accelerate", "sv.play.needs-a-target"),
    ],
)
def test_a_refused_action_names_its_rule_leaves_the_table_as_it_was_and_the_run_goes_on(given, action, rule):
    made, frame = refused(given, action)
    assert frame.rules[-1] == rule
    before = made.frames[frame.n - 1].state
    assert made.frame_json(frame.n)["state"] == made.frame_json(0)["state"]
    assert frame.state.zones == before.zones
    assert frame.agenda == ()
    assert said(made)[-1] == "I draw a card"
    assert len(made.frames[-1].state.zone("me", "hand")) == len(before.zone("me", "hand")) + 1


def test_a_refusal_that_no_line_expects_makes_the_run_unsound_and_one_that_is_expected_does_not():
    given = {"me": {"hand": ["Giant"], "pp": 8}}
    assert not run(CARDS, {"given": given, "when": ["I play Giant"]}).sound
    expected = {"given": given, "when": ["I play Giant"], "then": ["action 1 was refused by sv.play.cost-is-paid"]}
    assert run(CARDS, expected).sound

"""All outcomes of choices and draws: a tree whose probabilities add up and whose every leaf can be played again."""

from fractions import Fraction

import pytest

from engine.corpus.problems import BadInput
from engine.study.explore import explore
from tests.cast.small import card, library, run

CARDS = [
    card("Bolt", "Deal 2 damage to a random enemy follower.", kind="spell"),
    card("Dart", "Deal 2 damage to a chosen enemy follower.", kind="spell", cost=0),
    card("Pup"),
    card("Hound", "Last Words: deal 2 damage to a random enemy follower."),
]
THREE = {
    "given": {"me": {"hand": ["Bolt"], "board": ["Pup"], "pp": 5}, "opponent": {"board": ["2 x Pup", "Hound"]}},
    "when": ["I play Bolt"],
}
TWO_BOLTS = {
    "given": {"me": {"hand": ["2 x Bolt"], "pp": 5}, "opponent": {"board": ["3 x Pup"]}},
    "when": ["I play the first Bolt", "I play the second Bolt"],
}
DART = {"given": {"me": {"hand": ["Dart"]}, "opponent": {"board": ["2 x Pup"]}}, "when": ["I play Dart"]}


def tree_of(case, **options):
    made = library(CARDS, case)
    _ruling, scenario = made.find("case")
    return made, scenario, explore(made, scenario, None, {}, **options)


@pytest.mark.parametrize(("case", "leaves"), [(THREE, 3), (TWO_BOLTS, 6)])
def test_the_probabilities_of_all_draws_add_up_to_one(case, leaves):
    _, _, tree = tree_of(case)
    assert tree.complete
    assert len(tree.leaves) == leaves
    assert sum(leaf.probability for leaf in tree.leaves) == 1


def test_a_choice_is_no_draw_each_of_its_branches_is_certain_once_it_is_made():
    _, _, tree = tree_of(DART)
    assert [(leaf.choose, leaf.probability) for leaf in tree.leaves] == [((0,), Fraction(1)), ((1,), Fraction(1))]


@pytest.mark.parametrize("case", [THREE, TWO_BOLTS, DART])
def test_every_leaf_is_played_again_by_its_decisions(case):
    made, _scenario, tree = tree_of(case)
    assert len({leaf.choose for leaf in tree.leaves}) == len(tree.leaves)
    for leaf in tree.leaves:
        again = made.run("case", choose=leaf.choose)
        assert tuple(d.picked for d in again.decisions) == leaf.choose
        assert not any(d.defaulted for d in again.decisions)
        assert [f.message.key for f in again.frames] == [f.message.key for f in leaf.played.run.frames]


def test_a_tree_that_is_too_wide_says_what_it_left_out_and_decides_nothing_about_all():
    _, _scenario, tree = tree_of({**TWO_BOLTS, "then": ["in every outcome, Bolt is in my cemetery"]}, branches=2)
    assert (len(tree.leaves), tree.complete) == (2, False)
    assert tree.left_out > 0


@pytest.mark.parametrize(
    ("claim", "holds"),
    [
        ("with probability 1/3, Hound was destroyed", True),
        ("with probability 1/2, Hound was destroyed", False),
        ("with probability 1/3, my Pup was destroyed", True),
        ("in some outcome, my Pup was destroyed", True),
        ("in every outcome, my Pup was destroyed", False),
        ("in no outcome, my Pup is evolved", True),
        ("in every outcome, Bolt is in my cemetery", True),
    ],
)
def test_claims_about_outcomes_are_judged_over_all_of_them(claim, holds):
    assert [e["holds"] for e in run(CARDS, {**THREE, "then": [claim]}).expectations] == [holds]


@pytest.mark.parametrize(
    ("claim", "holds", "undecided"),
    [
        ("in every outcome, Bolt is in my cemetery", False, True),
        ("in every outcome, Hound was destroyed", False, False),
        ("in some outcome, the second Pup was destroyed", True, False),
        ("in some outcome, my Pup was destroyed", False, True),
        ("in no outcome, my Pup is evolved", False, True),
        ("in no outcome, Bolt is in my cemetery", False, False),
        ("with probability 1/3, my Pup was destroyed", False, True),
    ],
)
def test_where_not_all_outcomes_could_be_played_a_claim_may_stay_undecided(claim, holds, undecided):
    (told,) = run(CARDS, {**THREE, "then": [claim]}, branches=1).expectations
    assert (told["holds"], told.get("undecided", False)) == (holds, undecided)


@pytest.mark.parametrize(
    ("choose", "words"),
    [
        ((3,), "Choice 1 must be from 0 to 2; 3 is none of the options."),
        ((0, 0), "There are only 1 decisions"),
        ((9, 9), "must be from 0 to 2"),
    ],
)
def test_decisions_that_the_run_does_not_have_are_refused(choose, words):
    with pytest.raises(BadInput) as error:
        run(CARDS, THREE, choose=choose)
    assert words in error.value.problems[0].message["en"]


def test_a_choice_where_none_is_is_refused():
    with pytest.raises(BadInput) as error:
        run(CARDS, {"given": {}, "when": ["I draw 1 card"]}, choose=(0,))
    assert error.value.problems[0].message["en"] == "There is nothing to choose in this run."


def test_no_choice_is_asked_where_there_is_only_one_option():
    lone = {"given": {"me": {"hand": ["Dart"]}, "opponent": {"board": ["Pup"]}}, "when": ["I play Dart"]}
    assert run(CARDS, lone).decisions == []


def test_a_decision_shows_its_options_with_their_probabilities():
    (d,) = run(CARDS, THREE).json()["decisions"]
    assert (d["kind"], d["picked"], d["defaulted"], d["probability"]) == ("random", 0, True, "1/3")
    assert [o["probability"] for o in d["options"]] == ["1/3"] * 3
    assert all(set(o["text"]) == {"en", "ja"} for o in d["options"])


def test_options_of_one_name_say_where_they_lie():
    (d,) = run(CARDS, THREE).json()["decisions"]
    assert [o["text"]["en"] for o in d["options"]] == ["Pup (1 from the left)", "Pup (2 from the left)", "Hound"]
    both = {"given": {"me": {"hand": ["Bomb"], "board": ["Pup"]}, "opponent": {"board": ["Pup"]}}, "when": ["I play Bomb"]}
    (d,) = run([*CARDS, card("Bomb", "Destroy a random follower.", kind="spell", cost=0)], both).json()["decisions"]
    assert [o["text"]["en"] for o in d["options"]] == ["Pup (1 from the left)", "Pup (opponent’s, 1 from the left)"]
    assert [o["text"]["ja"] for o in d["options"]][1].endswith("（相手の左から1番目）")

"""Continuous effects on one value: which of them count, in whatever order they came, and the calculation in words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.kernel import moves
from engine.kernel.calculation import ValueEffect, json, sentence, worked_out
from engine.kernel.cards import Ability
from engine.kernel.reckoning import LISTENS, ValueChange, now, tell
from engine.kernel.rules import Bound
from engine.kernel.trace import Event
from tests.cast.tables import begin, both, card, find, table

NOTHING_LOST = frozenset()


def part(kind, amount=0, came=1):
    return ValueEffect((came, came, 0, 0), kind, amount, came, came)


def parts(*said):
    """+2 and -1 are changes, "3" a fixed value, "is" and "is-not" what is said of a trait; in the order in which they came."""
    kinds = {"is": "is", "is-not": "is-not"}
    made = []
    for n, s in enumerate(said, 1):
        fixed = isinstance(s, str) and s not in kinds
        made.append(part(kinds.get(s, "becomes" if fixed else "change"), int(s) if s not in kinds else 0, n))
    return tuple(made)


def value(base, *said, **answers):
    return worked_out(Bound({f"reckon.{k}": v for k, v in answers.items()}), base, parts(*said), 0, NOTHING_LOST, None)[0]


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ((2, -1), 6), ((-7,), 0), ((-7, 3), 1), ((3, -7), 1), ((2, -1, "3"), 3), (("3", 2, -1), 3), ((2, -1, "3", "0"), 0), (("0", "3"), 0),
    ],
)  # fmt: skip
def test_numbers_add_up_and_fixed_values_beat_them(said, expected):
    assert value(5, *said).value == expected


@pytest.mark.parametrize(
    ("said", "answers", "expected"),
    [
        ((2, -1), {"sum": "latest"}, 4), ((-7, 3), {"floor": "each-step"}, 3), ((3, -7), {"floor": "each-step"}, 1),
        ((-7,), {"floor": "no-floor"}, -2), ((2, "3", -1), {"fixed": "on-top"}, 4), ((2, "3", -1), {"fixed": "latest"}, 2),
        (("3", "0"), {"smallest": "largest"}, 3), (("0", "3"), {"smallest": "latest"}, 3),
    ],
)  # fmt: skip
def test_every_other_reading_gives_another_number(said, answers, expected):
    assert value(5, *said, **answers).value == expected


@given(st.integers(0, 9), st.lists(st.integers(-9, 9) | st.integers(0, 9).map(str), min_size=1, max_size=6), st.randoms())
def test_the_order_in_which_effects_came_changes_nothing(base, said, chance):
    shuffled = list(said)
    chance.shuffle(shuffled)
    assert value(base, *said).value == value(base, *shuffled).value >= 0


def test_only_rules_that_decided_are_named():
    assert value(5, 2).decided == ()
    assert value(5, 2, -1).decided == ("reckon.sum",)
    assert value(5, 2, "3").decided == ("reckon.fixed",)
    assert value(5, "3", "0").decided == ("reckon.smallest",)
    assert value(5, -7).decided == ("reckon.floor",)


def test_a_calculation_can_be_read_in_both_languages():
    said = sentence(value(5, 2, -1, "3"), False, Bound())
    assert said == {
        "en": "5, +2, -1, becomes 3: 3, because a fixed value beats increases and decreases",
        "ja": "5、+2、-1、3になる：3（指定された数値は増減より優先されるため）",
    }


def test_a_calculation_as_data_says_which_steps_count():
    made = json(value(5, 2, "3"), False, Bound(), {"reckon.fixed": "toy.fixed"})
    assert [(s["kind"], s["amount"], s["counts"]) for s in made["steps"]] == [("change", 2, False), ("becomes", 3, True)]
    assert (made["base"], made["value"], made["rules"]) == (5, 3, ["toy.fixed"])


def test_what_denies_beats_what_gives_in_either_order():
    for said in (("is", "is-not"), ("is-not", "is")):
        assert value(0, *said).value == 0
        assert value(1, *said, negative="positive").value == 1
    assert value(0, "is-not", "is", negative="latest").value == 1


def test_what_gives_comes_back_unless_a_rule_says_that_it_is_lost():
    both_sides = parts("is", "is-not")
    for answers, back in ((Bound(), 1), (Bound({"reckon.kept": "lost"}), 0)):
        was, beaten = worked_out(answers, 0, both_sides, 0, NOTHING_LOST, None)
        later, _ = worked_out(answers, 0, both_sides[:1], 0, beaten, was)
        assert (was.value, later.value) == (0, back)
        assert later.decided == ("reckon.kept",)


def raising(amount, kind="change"):
    """A card that says something of every other card's attack."""
    others = ValueChange("figure", "attack", kind, lambda ctx: [t.id for t in ctx.state.things.values() if t.zone == "board" and t.id != ctx.source],
                    lambda ctx: amount)  # fmt: skip
    ability = Ability("static", both("more attack"), zones=frozenset({"board"}), hears=(LISTENS,), reckons=others)
    return card(f"Banner {amount} {kind}", ability)


def test_a_figure_goes_back_to_what_it_is_without_the_effect_and_keeps_what_else_has_changed_it():
    run = begin(table(me_board=[card("Cat"), raising(3), raising(1, "becomes")]))
    tell(run, now(run))
    cat = find(run, "Cat")
    assert run.state.things[cat].attack == 1
    run.happen(Event("strengthened", cat, "me", stats=(2, 0)))
    assert run.state.things[cat].attack == 1
    for name in ("Banner 1 becomes", "Banner 3 change"):
        run.happen(Event("destroyed", find(run, name), "me"))
    assert run.state.things[cat].attack == 4
    assert "reckoned" in {f.message.key for f in run.frames}


def test_what_has_left_is_what_its_card_says_and_nothing_is_taken_off_it():
    run = begin(table(me_board=[card("Cat"), raising(3)]))
    tell(run, now(run))
    cat = find(run, "Cat")
    assert run.state.things[cat].attack == 5
    run.happen(Event("destroyed", cat, "me"))
    assert (run.state.things[cat].zone, run.state.things[cat].attack) == ("cemetery", 2)


def test_of_two_fixed_values_the_latest_is_that_of_the_card_that_came_last():
    """It counts when they came to where they lie, not which of the cards was there first."""
    first, second = raising(1, "becomes"), raising(3, "becomes")
    run = begin(table(me_board=[card("Cat"), first, second]))
    run.answers["reckon.smallest"] = "latest"
    tell(run, now(run))
    cat = find(run, "Cat")
    assert run.state.things[cat].attack == 3
    moves.put(run, run.state.things[find(run, "Banner 1 becomes")], "me", "hand")
    moves.put(run, run.state.things[find(run, "Banner 1 becomes")], "me", "board")
    tell(run, now(run))
    assert run.state.things[cat].attack == 1

"""What the next card costs that a player plays, and what it is given: of the first that fits alone, and for no longer than is said."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cast.card_words import said, tree
from tests.cast.cases import Fails
from tests.cast.small import card

TEXTS = (
    "The next follower you play this turn costs 2 less.", "Subtract 2 from the cost of the next follower you play this turn.", "Reduce the cost of the next follower you play this turn by 2.",
    "The next time you play a follower this turn, subtract 2 from its cost.", "このターン中、次にプレイするフォロワーのコストを-2する。", "ターン終了時まで、次に自分がプレイするフォロワーのコストを2減らす。",
)  # fmt: skip
BIG, OTHER, WORD = card("Big", cost=5), card("Other", cost=4), card("Word", "Draw a card.", "spell", cost=3)


def given() -> dict[str, Any]:
    return {"turn": "me", "me": {"hand": ["Said", "Big", "Other", "Word"], "pp": 10, "deck_size": 5}, "opponent": {"deck_size": 5}}


@pytest.mark.parametrize("text", TEXTS)
def test_every_follower_in_hand_costs_less_until_one_is_played(fails: Fails, text: str) -> None:
    """5 and 4 are 3 and 2 at first; once one was played for 3, the other costs 4 again. The spell never costs less."""
    own = [card("Said", text, "spell"), BIG, OTHER, WORD]
    assert fails(given(), ["I play Said"], ["Big costs 3", "Other costs 2", "Word costs 3"], cards=own) == []
    assert fails(given(), ["I play Said", "I play Word"], ["Big costs 3", "I have 6 play points"], cards=own) == []
    assert fails(given(), ["I play Said", "I play Big"], ["Other costs 4", "I have 6 play points"], cards=own) == []
    assert fails(given(), ["I play Said", "I end the turn"], ["Big costs 5", "Other costs 4"], cards=own) == []


def test_one_drawn_later_costs_less_too_and_without_an_end_it_waits(fails: Fails) -> None:
    text = "The next Machina follower you play costs 0."
    own = [card("Said", text, "spell"), card("Wheel", cost=7, traits=["machina"]), OTHER]
    given = {"turn": "me", "me": {"hand": ["Said", "Other"], "pp": 10, "deck": ["Wheel"]}, "opponent": {"deck_size": 5}}
    ends = ["I play Said", "I play Other", "I end the turn", "opponent ends the turn"]
    assert fails(given, ends, ["Wheel costs 0"], cards=own) == []


def test_twice_said_both_end_with_the_first_that_is_played(fails: Fails) -> None:
    own = [card("Said", "The next follower you play this turn costs 2 less.", "spell"), BIG, OTHER]
    given = {"turn": "me", "me": {"hand": ["Said", "Said", "Big", "Other"], "pp": 10}, "opponent": {}}
    when = ["I play the first Said", "I play the second Said"]
    assert fails(given, when, ["Big costs 1", "Other costs 0"], cards=own) == []
    assert fails(given, [*when, "I play Other"], ["Big costs 5"], cards=own) == []


@pytest.mark.parametrize("text", ["Your next 2 followers cost 2 less this turn.", "The next 2 followers you play this turn cost 2 less.", "このターン中、次にプレイするフォロワー2枚のコストを-2する。"])
def test_the_next_few_cost_less_until_so_many_were_played(fails: Fails, text: str) -> None:
    """The spell between them is none of the two; after the second the third costs 5 again."""
    own = [card("Said", text, "spell"), BIG, OTHER, WORD]
    given = {"turn": "me", "me": {"hand": ["Said", "Other", "Word", "Other", "Big"], "pp": 20, "max_pp": 20, "deck_size": 5}, "opponent": {"deck_size": 5}}
    when = ["I play Said", "I play the first Other", "I play Word", "I play the second Other"]
    then = ["after action 1, Big costs 3", "after action 2, Big costs 3", "after action 3, Big costs 3", "after action 4, Big costs 5"]
    assert fails(given, when, then, cards=own) == []
    assert fails(given, ["I play Said", "I end the turn"], ["Big costs 5"], cards=own) == []


def test_the_next_few_are_written_as_what_they_mean() -> None:
    """In both languages, and back."""
    meant = tree("Your next 2 followers cost 0 this turn.")
    assert said(meant) == "The next 2 followers you play cost 0 until the end of the turn."
    assert tree(said(meant)) == meant == tree(said(meant, "ja"))


def test_those_of_the_opponent(fails: Fails) -> None:
    own = [card("Said", "The next follower your opponent plays costs 2 more.", "spell"), BIG]
    given = {"turn": "me", "me": {"hand": ["Said", "Big"], "pp": 10}, "opponent": {"hand": ["Big"], "deck_size": 3}}
    assert fails(given, ["I play Said"], ["opponent's Big costs 7", "my Big costs 5"], cards=own) == []


@pytest.mark.parametrize("text", ["The next follower you play this turn gains Storm.", "Give the next follower you play this turn Storm."])
def test_the_next_is_given_something(fails: Fails, text: str) -> None:
    own = [card("Said", text, "spell"), BIG, OTHER, WORD]
    assert fails(given(), ["I play Said", "I play Big", "I play Other"], ["Big has Storm", "Other does not have Storm"], cards=own) == []


def test_it_is_written_as_what_it_means() -> None:
    for text in TEXTS:
        assert said(tree(text)) == "The next follower you play costs 2 less until the end of the turn."
        assert tree(said(tree(text), "ja")) == tree(text)

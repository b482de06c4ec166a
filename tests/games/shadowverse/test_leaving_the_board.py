"""Whatever takes a card off the board is a leaving of the board, and what takes it from elsewhere is none."""

from __future__ import annotations

import pytest

from tests.cast.cases import Fails
from tests.cast.small import card

AWAY = ["Banish {}.", "Return {} to hand.", "Destroy {}.", "Put {} into your deck."]


@pytest.mark.parametrize("away", AWAY)
def test_a_card_hears_that_it_leaves(fails: Fails, away: str) -> None:
    """Its own text, and that of a card that stays: each restores its 2."""
    cards = [
        card("Test Goer", "When this leaves the board: restore 2 defense to your leader."),
        card("Test Watch", "Whenever another card leaves the board: restore 2 defense to your leader.", kind="amulet"),
    ]
    me = {"leader": 10, "board": ["Test Goer", "Test Watch"], "deck_size": 9}
    doing = f'I do "{away.format("all allied followers")}"'
    assert fails({"turn": "me", "me": me}, [doing], ["my leader has 14 defense"], cards=cards) == []


@pytest.mark.parametrize("away", AWAY)
def test_what_left_the_board_this_way_is_counted(fails: Fails, away: str) -> None:
    """The two of the board; of those that go the same way from the hand none."""
    text = "Restore X defense to your leader, where X is the number of followers that left the board this way."
    me = {"leader": 10, "board": ["2 x Fairy"], "deck_size": 9}
    for whose, left in (("all allied followers", 12), ("all followers in your hand", 10)):
        if away.startswith(("Destroy", "Return")) and "hand" in whose:
            continue
        board = {"turn": "me", "me": {**me, "hand": ["3 x Belenus"]}}
        assert fails(board, [f'I do "{away.format(whose)} {text}"'], [f"my leader has {left} defense"]) == []


def test_what_stands_in_for_leaving_stands_in_for_going_to_the_deck(fails: Fails) -> None:
    guarded = {"card": "Fairy", "granted": ["If this would leave the board, banish this instead."]}
    board = {"turn": "me", "me": {"board": [guarded], "deck_size": 9}}
    assert fails(board, ['I do "Put all allied followers into your deck."'], ["Fairy was banished", "my deck has 9 cards"]) == []


@pytest.mark.parametrize("banishing", ["banished", "stopped"])
def test_only_what_cannot_be_destroyed_may_withstand_being_banished(fails: Fails, banishing: str) -> None:
    """By either reading a plain follower goes."""
    rock = card("Test Rock", "Can't be destroyed by effects.")
    given = {"turn": "me", "me": {"board": ["Test Rock", "Fairy"]}}
    then = ["Fairy was banished", "Test Rock was banished" if banishing == "banished" else "Test Rock is on my board"]
    settings = {"sv.banish.not-stopped": banishing}
    assert fails(given, ['I do "Banish all allied followers."'], then, cards=[rock], settings=settings) == []

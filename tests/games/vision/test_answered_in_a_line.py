"""A line of its own says what a player does who is asked while the action above it goes on: to do it, to pay so much, to graze, or not."""

from __future__ import annotations

import pytest

from tests.cast.cases import Fails
from tests.games.vision.test_interference import GAME, plain

CARDS = [
    plain("Test Seer", "character", "Auto gamma, when this attacks: you may pay 1 node. If you do, you draw a card.") | {"attack": 2, "defense": 2, "graze": 2},
    plain("Test Giver", "character", "Auto gamma, when this attacks: you may deal 1 damage to your opponent.") | {"attack": 2, "defense": 2},
    plain("Test Page", "command", ""),
]
ATTACK = "Test Seer attacks opponent"


def board(attacker: str = "Test Seer") -> dict[str, object]:
    return {"turn": "me", "me": {"field": [attacker], "node": ["Test Page"], "deck": ["3 x Test Page"]}, "opponent": {"deck": ["3 x Test Page"]}}


@pytest.mark.parametrize(("said", "drawn"), [
    ("I pay", 1), ("I pay 1 node", 1), ("I do so", 1), ("I don't pay", 0), ("I do not do so", 0),
    ("①支払う", 1), ("自分は支払わない", 0), ("自分はノードを1支払う", 1),
])
def test_whoever_may_pay_is_answered_for(fails: Fails, said: str, drawn: int) -> None:
    assert fails(board(), [ATTACK, said], [f"my hand has {drawn} cards"], GAME, CARDS) == []


def test_another_price_is_none_that_is_asked(fails: Fails) -> None:
    """The line is refused, and the question answered as if nothing had been said."""
    assert fails(board(), [ATTACK, "I pay 2 nodes"], ["action 2 was refused", "my hand has 1 card"], GAME, CARDS, choose=[0]) == []
    assert fails(board(), [ATTACK, "opponent pays 1 node"], ["action 2 was refused", "my hand has 1 card"], GAME, CARDS, choose=[0]) == []


def test_what_is_no_payment_is_not_paid(fails: Fails) -> None:
    attack = "Test Giver attacks opponent"
    assert fails(board("Test Giver"), [attack, "I do not do so"], ["opponent has 25 life"], GAME, CARDS) == []
    assert fails(board("Test Giver"), [attack, "I do so"], ["opponent has 24 life"], GAME, CARDS) == []
    assert fails(board("Test Giver"), [attack, "I do not pay"], ["opponent has 24 life"], GAME, CARDS, choose=[0]) == []


@pytest.mark.parametrize(("said", "nodes"), [
    ("opponent grazes", 2), ("opponent does not graze", 0), ("相手はGRAZEを行う", 2), ("相手はグレイズしない", 0), ("opponent does so", 2),
])
def test_whoever_is_hit_grazes_or_does_not(fails: Fails, said: str, nodes: int) -> None:
    """As the interference resolves: the line stands after the one by which nobody answers."""
    assert fails(board(), [ATTACK, "I do not pay", "nobody answers", said], [f"opponent's node area has {nodes} cards"], GAME, CARDS) == []


def test_before_the_battle_nobody_is_asked_to_graze(fails: Fails) -> None:
    """The line is refused, and what does not hold says that the attack still waits."""
    told = fails(board(), [ATTACK, "I do not pay", "opponent passes", "opponent grazes"], ["opponent has 2 nodes"], GAME, CARDS)
    assert len(told) == 2
    assert fails(board(), [ATTACK, "I do not pay", "opponent passes", "opponent grazes"], ["action 4 was refused by vis.battle.graze"], GAME, CARDS) == []

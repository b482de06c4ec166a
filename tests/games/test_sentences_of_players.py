"""What players say in scenarios, game by game, seen on the board: shields and creatures counted, summoning and casting, attacks at nobody in particular."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cast.cases import Fails

DUEL: dict[str, Any] = {
    "turn": "me",
    "me": {"battle": ["Test Ram"], "hand": ["Test Ram"], "mana": ["3 x Test Ram"], "shields": ["2 x Test Ram"]},
    "opponent": {"shields": ["3 x Test Ram"]},
}
RAM = {"name": {"en": "Test Ram", "ja": "試験の破城槌"}, "kind": "creature", "class": "light", "cost": 2, "power": 2000, "text": ""}


def held(fails: Fails, given: dict[str, Any], when: str, then: str, game: str, *cards: dict[str, Any]) -> bool:
    """Whether it holds; any other complaint is an error."""
    claim = f"どの結果でも、{then}" if "相手" in then or "自分" in then else f"in every outcome, {then}"
    found = fails(given, [when], [claim], game=game, cards=list(cards))
    assert all(f.startswith("does not hold") for f in found), found
    return not found


@pytest.mark.parametrize(
    "when, then, holds",
    [
        ("the first Test Ram attacks", "the opponent has 2 shields", True),
        ("the first Test Ram attacks", "相手のシールドは残り2枚", True),
        ("the first Test Ram attacks the opponent's shields", "a shield was broken", True),
        ("the first Test Ram attacks", "相手のシールドが1枚ブレイクされた", True),
        ("the first Test Ram attacks", "my shield was broken", False),
        ("nothing is done", "I have 2 shields", True),
        ("nothing is done", "I have no shields", False),
        ("nothing is done", "I have 3 mana", True),
        ("nothing is done", "the opponent has no creatures", True),
        ("I summon Test Ram", "I have 2 creatures", True),
        ("試験の破城槌を召喚する", "自分のクリーチャーは2体", True),
        ("I summon Test Ram", "I have 1 creature", False),
        ("I charge Test Ram", "I have 4 mana", True),
        ("試験の破城槌をマナチャージする", "自分のマナは4枚", True),
    ],
)
def test_duel_masters(fails: Fails, when: str, then: str, holds: bool) -> None:
    assert held(fails, DUEL, when, then, "duel-masters", RAM) is holds


@pytest.mark.parametrize(
    "when, then, holds",
    [
        ("Lich attacks", "the opponent is at 16", True),
        ("Lich attacks face", "the opponent has 20 life", False),
        ("リッチで攻撃する", "相手の体力は16", True),
        ("Lich dies", "Lich survived", False),
        ("nothing is done", "Lich is in play", True),
        ("Lich dies", "Lich is in the graveyard", True),
        ("Lich dies", "my board has no followers", True),
        ("nothing is done", "I have more than 0 followers", True),
        ("nothing is done", "I have fewer than 1 followers", False),
        ("I draw a card", "I drew a card", True),
        ("I draw 2 cards", "I drew a card", False),
    ],
)
def test_shadowverse(fails: Fails, when: str, then: str, holds: bool) -> None:
    assert held(fails, {"turn": "me", "me": {"board": ["Lich"], "deck_size": 5}, "opponent": {}}, when, then, "shadowverse") is holds

"""“If you don't” goes on with what was spoken of before: nothing came of what was left out, and nothing else can be meant."""

from __future__ import annotations

import pytest

from tests.cast.cases import Fails
from tests.games.duel_masters.test_events import plain
from tests.games.duel_masters.test_who_chooses import GAME, spell

TEXTS = [
    "Choose one of your opponent's creatures. You may discard a card from your hand. If you don't, destroy that creature.",
    "相手のクリーチャーを1体選ぶ。自分の手札を1枚捨ててもよい。そうしなければ、選んだクリーチャーを破壊する。",
]
THEIRS = "相手のクリーチャーを1体選ぶ。相手は自身の手札を1枚捨ててもよい。そうしなければ、選んだクリーチャーを破壊する。"


@pytest.mark.parametrize("text", [*TEXTS, THEIRS])
@pytest.mark.parametrize("does", [True, False])
def test_what_was_chosen_before_is_meant(fails: Fails, text: str, does: bool) -> None:
    """It is destroyed where nobody discards, and stays where somebody does; no other creature is touched."""
    cards = [spell("Test Order", text), plain("Test Goblin", 1000)]
    mine = {"hand": ["Test Order", {"card": "Test Goblin", "as": "held"}], "mana": ["Test Goblin"]}
    theirs = {"battle": [{"card": "Test Goblin", "as": "chosen"}, {"card": "Test Goblin", "as": "other"}], "hand": [{"card": "Test Goblin", "as": "theirs"}]}
    thrown = "theirs" if text == THEIRS else "held"
    then = ["other is in the battle zone", f"chosen is in {'the battle zone' if does else 'opponent' + chr(39) + 's graveyard'}", f"{thrown} {'was' if does else 'was not'} discarded"]
    answer = "yes" if does else "no"
    assert fails({"turn": "me", "me": mine, "opponent": theirs}, [f"I play Test Order choosing chosen and {answer}"], then, GAME, cards) == []

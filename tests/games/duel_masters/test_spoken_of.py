"""What “it” and “that creature” mean where the card that acts is not the one that is spoken of."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cast.cases import Fails
from tests.games.duel_masters.test_events import plain
from tests.games.duel_masters.test_who_chooses import GAME, spell
from tests.games.duel_masters.test_words import done

ATTACKED = {
    "turn": "opponent", "me": {"battle": ["Test Guard", {"card": "Test Goblin", "as": "mine", "tapped": True}]}, "opponent": {"battle": ["Test Raider"]},
}  # fmt: skip


@pytest.mark.parametrize("it", ["it", "that creature"])
def test_it_is_what_is_attacked(fails: Fails, it: str) -> None:
    """Not what attacks."""
    text = f"Whenever one of your creatures is attacked, {it} gets +2000 power until the end of the turn."
    assert done(text) == "Whenever an allied creature is attacked: give it 2000 more power until the end of the turn."
    cards = [plain("Test Guard", 500, text), plain("Test Goblin", 1000), plain("Test Raider", 2000)]
    assert fails(ATTACKED, ["Test Raider attacks mine"], ["Test Raider was destroyed", "mine is in my battle zone"], GAME, cards) == []


def test_the_attacking_creature_is_the_other_one(fails: Fails) -> None:
    """Said so, the one whose attack it is."""
    text = "自分のクリーチャーが攻撃される時、その攻撃しているクリーチャーを持ち主の手札に戻す。"
    cards = [plain("Test Guard", 500, text), plain("Test Goblin", 1000), plain("Test Raider", 2000)]
    assert fails(ATTACKED, ["Test Raider attacks mine"], ["Test Raider is in opponent's hand", "mine is in my battle zone"], GAME, cards) == []


def test_it_is_what_breaks_a_shield(fails: Fails) -> None:
    """Not the card that was the shield."""
    text = "Whenever another of your creatures breaks a shield, it gets +3000 power until the end of the turn."
    cards = [plain("Test Guard", 500, text), plain("Test Goblin", 1000)]
    board = {"turn": "me", "me": {"battle": ["Test Guard", "Test Goblin"]}, "opponent": {"shields": ["Test Guard"]}}
    assert fails(board, ["Test Goblin attacks opponent"], ["Test Goblin has 4000 power"], GAME, cards) == []


def test_who_broke_a_shield_earlier_is_not_looked_back_at() -> None:
    """Only what was broken is remembered; a text that asks for more is refused."""
    assert done("At the end of your turn, if this broke a shield this turn, draw a card.") == ""


def board(**more: Any) -> dict[str, Any]:
    """Two creatures of mine and two tapped ones to attack, and a spell in hand."""
    mine = [{"card": "Test Goblin", "as": name} for name in ("one", "two")]
    theirs = [{"card": "Test Raider", "as": name, "tapped": True} for name in ("first", "second")]
    return {"turn": "me", "me": {"hand": ["Test Order"], "mana": ["Test Goblin"], "battle": mine, "deck_size": 5}, "opponent": {"battle": theirs}, **more}


@pytest.mark.parametrize(
    ("text", "chosen", "then"),
    [
        ("Choose one of your creatures. Whenever that creature wins a battle this turn, untap it.", "two", ["two is untapped", "one is tapped"]),
        ("自分のクリーチャーを1体選ぶ。このターン、そのクリーチャーが攻撃する時、カードを1枚引く。", "one", ["my hand has 1 card"]),
        ("Choose one of your opponent's creatures. Whenever that creature is destroyed this turn, draw a card.", "first", ["my hand has 1 card"]),
        ("Choose one of your opponent's creatures. Whenever that creature would be destroyed this turn, return it to its owner's hand instead.", "second",
         ["second is in opponent's hand", "first was destroyed"]),
    ],
)  # fmt: skip
def test_what_waits_for_the_rest_of_the_turn_waits_for_that_creature_alone(fails: Fails, text: str, chosen: str, then: list[str]) -> None:
    """Another one's deeds are nothing to it, and the player of the text has the ability, whoever has the creature."""
    cards = [spell("Test Order", text), plain("Test Goblin", 3000), plain("Test Raider", 2000)]
    when = [f"I play Test Order choosing {chosen}", "one attacks first", "two attacks second"]
    assert fails(board(), when, then, GAME, cards) == []


@pytest.mark.parametrize(
    ("line", "kind", "lang", "means"),
    [
        ("Draw a card for each of your creatures.", "spell", "en", "Draw X cards, where X is the number of allied creatures."),
        ("You may draw a card for each Dragon.", "spell", "en", "Do this X times: you may draw a card, where X is the number of Dragons."),
        ("自分のクリーチャー1体につき、カードを1枚引いてもよい。", "呪文", "ja", "Do this X times: you may draw a card, where X is the number of allied creatures."),
        ("You may draw a number of cards equal to the number of your creatures.", "spell", "en", "You may draw X cards, where X is the number of allied creatures."),
        ("相手の手札を見て、その中から1枚選び、捨てさせる。", "呪文", "ja", "Look at all cards in your opponent's hand. Discard 1 of them."),
    ],
)
def test_what_is_done_for_each_can_be_written_back(line: str, kind: str, lang: str, means: str) -> None:
    """With how often as an amount of its own."""
    assert done(line, kind, lang) == means


@pytest.mark.parametrize(("said", "drawn"), [("yes and no", 1), ("yes and yes", 2), ("no and no", 0)])
def test_it_is_asked_anew_each_time(fails: Fails, said: str, drawn: int) -> None:
    """Once for each of two creatures."""
    cards = [spell("Test Order", "You may draw a card for each of your creatures."), plain("Test Goblin", 3000), plain("Test Raider", 2000)]
    assert fails(board(), [f"I play Test Order choosing {said}"], [f"my hand has {drawn} cards"], GAME, cards) == []


def test_who_looks_at_the_hand_chooses_the_card(fails: Fails) -> None:
    """One of the other player's hand, which that player then discards; the own hand may be empty."""
    cards = [spell("Test Order", "相手の手札を見て、その中から1枚選び、捨てさせる。"), plain("Test Goblin", 3000)]
    hands = {"turn": "me", "me": {"hand": ["Test Order"], "mana": ["Test Goblin"]}, "opponent": {"hand": [{"card": "Test Goblin", "as": "that"}, "Test Goblin"]}}
    assert fails(hands, ["I play Test Order choosing that"], ["that was discarded"], GAME, cards) == []

"""Printed lines of Vision about cards of the hand and the top of the deck, what falls asleep, and who fells somebody: read, and played."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.registry import GAMES
from engine.language.names import NO_NAMES
from engine.study.printed_cards import PrintedCard, read_cards
from tests.cast.cases import Fails

LINES = [
    ("character", "（自動γ）〔このキャラクター〕が戦闘によって相手キャラクターを決死状態にした場合、〔あなた〕は1ドローする。",
     "Auto gamma, when this brings a character to dying by battle: you draw a card."),
    ("character", "（自動γ）〔このキャラクター〕がスリープ状態になった場合、〔あなた〕は1ドローする。", "Auto gamma, when this falls asleep: you draw a card."),
    ("spell", "〔全てのプレイヤー〕は手札を全て破棄する。", "Each player discards all cards in each player's hand."),
    ("command", "〔あなた〕は手札を1枚破棄する。", "You discard an affected card in your hand."),
    ("command", "〔あなたのデッキの上のカード3枚〕を見て、1枚を選んで手札に加える。選ばなかったカードは破棄する。",
     "Look at the top 3 cards of your deck and put 1 of them into your hand and put the rest into its owner's netherworld."),
]  # fmt: skip


@pytest.mark.parametrize("kind, line, english", LINES)
def test_a_printed_line_is_read_and_done(kind: str, line: str, english: str) -> None:
    """The line, as the language writes it."""
    found = read_cards([PrintedCard("one", "One", "ja", kind, (), 1, None, None, (line,))], GAMES["vision"], NO_NAMES)
    assert found["problems"] == []
    assert [shown["en"] for shown in found["shown"]] == [english]


def plain(name: str, kind: str, text: str = "", **figures: int) -> dict[str, Any]:
    """A card of a test's own."""
    return {"name": {"en": name, "ja": name}, "kind": kind, "text": text, **figures}


PAGE, FOE = plain("Test Page", "command"), plain("Test Foe", "character", attack=1, defense=1)


def test_what_goes_to_sleep_falls_asleep_and_what_enters_so_does_not(fails: Fails) -> None:
    """An attack puts it to sleep; a card that comes onto the field asleep was never awake there."""
    hero = plain("Test Hero", "character", LINES[1][1], attack=1, defense=2, cost=0)
    board = {"turn": "me", "phase": "main", "me": {"field": ["Test Hero"], "deck": ["Test Page"]}}
    assert fails(board, ["Test Hero attacks opponent"], ["my hand has 1 card"], "vision", [hero, PAGE]) == []
    board = {"turn": "me", "phase": "main", "me": {"hand": ["Test Hero"], "deck": ["Test Page"]}}
    then = ["Test Hero is asleep", "my hand is empty"]
    assert fails(board, ["I play Test Hero", "nobody answers"], then, "vision", [hero, PAGE]) == []


def test_who_fells_the_one_it_fights_draws(fails: Fails) -> None:
    hero = plain("Test Hero", "character", LINES[0][1], attack=2, defense=2)
    board = {"turn": "me", "phase": "main", "me": {"field": ["Test Hero"], "deck": ["Test Page"]}, "opponent": {"field": ["Test Foe"]}}
    fight = ["Test Hero attacks opponent", "Test Foe defends", "nobody answers"]
    assert fails(board, fight, ["Test Foe was destroyed", "my hand has 1 card"], "vision", [hero, PAGE, FOE]) == []


def test_one_of_the_top_cards_is_taken_and_the_rest_goes(fails: Fails) -> None:
    look = plain("Test Look", "command", LINES[4][1], cost=0)
    board = {"turn": "me", "me": {"hand": ["Test Look"], "deck": ["Test Page", "Test Foe", "Test Page", "Test Page"]}}
    then = ["Test Foe is in my hand", "my netherworld has 3 cards", "my deck has 1 card"]
    assert fails(board, ["I play Test Look", "nobody answers choosing Test Foe"], then, "vision", [look, PAGE, FOE]) == []

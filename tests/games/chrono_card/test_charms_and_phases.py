"""Charms are called charms; who dealt a player what; phases that end, in texts and in sentences."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.registry import GAMES
from engine.language.names import NO_NAMES
from engine.study.printed_cards import PrintedCard, read_cards
from tests.cast.cases import Fails
from tests.games.vision.test_courses import plain

GAME = "chrono-card"
RAM, EWE = plain("Test Ram", "character", attack=2, defense=3), plain("Test Ewe", "character", attack=1, defense=3)
PAGE = plain("Test Page", "event", "Draw a card.")
CHARM = ["I charm with Test Ram and Test Ewe", "nobody interrupts", "opponent does not defend", "I end the phase"]


def flock(**mine: Any) -> dict[str, Any]:
    return {"turn": "me", "me": {"field": ["Test Ram", "Test Ewe"], "deck": ["3 x Test Page"], **mine}}


@pytest.mark.parametrize(("then", "holds"), [
    ("opponent took 2 damage from Test Ram", True),
    ("opponent took 1 damage from Test Ram", False),
    ("opponent took 1 damage from Test Ewe", True),
    ("相手はTest Ramから2ダメージを受けた", True),
    ("相手はTest Eweから2ダメージを受けた", False),
    ("I took 2 damage from Test Ram", False),
    ("Test Ewe dealt 1 damage to opponent", True),
    ("in all, opponent took 3 damage", True),
    ("in all, opponent took 2 damage", False),
    ("in all, I took 0 damage", True),
    ("Test Ram charmed", True),
    ("Test Ram and Test Ewe charmed", True),
    ("Test Ramはチャームした", True),
    ("the charm phase ended", True),
    ("my main phase ended", True),
    ("opponent's main phase ended", False),
    ("the draw phase ended", False),
    ("自分のメインフェイズが終了した", True),
    ("相手のチャームフェイズが終了した", False),
    ("first the main phase ends, then opponent takes 2 damage", True),
    ("first the charm phase ends, then opponent takes 2 damage", False),
])
def test_what_came_of_a_charm_by_two(fails: Fails, then: str, holds: bool) -> None:
    assert bool(fails(flock(), CHARM, [then], GAME, [RAM, EWE, PAGE])) != holds


@pytest.mark.parametrize(("text", "english", "japanese"), [
    ("P.Skill: whenever this attacks: draw a card.", "P.Skill: when this charms: draw a card.", "P.Skill：これがチャームした時：カードを1枚引く。"),
    ("P.Skill: whenever another character charms, draw a card.", "P.Skill: whenever another character charms: draw a card.",
     "P.Skill：他のキャラクターがチャームするたび：カードを1枚引く。"),
])
def test_what_is_shown_speaks_of_charms(text: str, english: str, japanese: str) -> None:
    found = read_cards([PrintedCard("one", "One", "en", "character", (), 1, 1, 1, (text,))], GAMES[GAME], NO_NAMES)
    assert [(shown["en"], shown["ja"]) for shown in found["shown"]] == [(english, japanese)]


@pytest.mark.parametrize(("text", "by", "drawn"), [
    ("P.Skill: at the end of your main phase: draw a card.", 1, 1),
    ("P.Skill：自分のチャームフェイズ終了時、カードを1枚引く。", 1, 0),
    ("P.Skill：自分のチャームフェイズ終了時、カードを1枚引く。", 4, 1),
    ("P.Skill: at the end of your opponent's main phase: draw a card.", 4, 0),
    ("P.Skill: at the end of your draw phase: draw a card.", 4, 0),
])
def test_a_phase_that_ends_sets_off_what_waits_for_it(fails: Fails, text: str, by: int, drawn: int) -> None:
    """The charm phase ends after its damage; the main phase as the charm has come through."""
    keeper = plain("Test Keeper", "character", text, attack=1, defense=1)
    board = flock(field=["Test Ram", "Test Ewe", "Test Keeper"])
    said = [CHARM[0], "nobody interrupts", CHARM[2], CHARM[3]]
    then = f"after action {2 if by == 1 else 4}, my hand has {drawn} cards"
    assert fails(board, said, [then], GAME, [RAM, EWE, PAGE, keeper]) == []

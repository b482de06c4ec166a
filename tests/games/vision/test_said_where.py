"""Phantom Magic Vision: what a line says of where its own card lies, of its target and of the strongest; who passes where nothing waits."""

from __future__ import annotations

import pytest

from engine.games.registry import GAMES
from engine.language.text import parse, render
from engine.study.game_language import NAMES
from engine.study.printed_cards import PrintedCard, read_cards
from tests.cast.cases import Fails
from tests.games.vision.test_interference import GAME, plain

WORDS = GAMES[GAME].vocabulary
RETURNS = "（自動β）あなたのメンテナンスフェイズに〔あなた〕は①支払っても良い。支払った場合、〔あなたの冥界にあるこのカード〕をあなたの場にアクティブ状態で出す。"
STRONGEST = "目標の〔相手キャラクター1枚〕にＸダメージを与える。Ｘはあなたの場で最も高い攻撃力の値に等しい。"
DISCARDED = "〔あなたの手札Ｘ枚〕を破棄する。その後、目標の〔キャラクター1枚〕を決死状態にする。Ｘは目標のキャラクターのグレイズの半分（端数切り上げ）に等しい。"


def english(line: str) -> str:
    """A printed line as the language writes it."""
    return render(parse("line", line, WORDS, NAMES), "en", WORDS, NAMES)


@pytest.mark.parametrize(("zone", "then"), [("netherworld", "Test Ghost is on my field"), ("hand", "Test Ghost is in my hand")])
def test_a_line_works_where_it_says_that_its_card_lies(fails: Fails, zone: str, then: str) -> None:
    """Nothing is asked while the card lies elsewhere; from the netherworld it comes onto the field."""
    cards = [plain("Test Ghost", "character", english(RETURNS)) | {"attack": 1, "defense": 1}]
    board = {"turn": "opponent", "me": {zone: ["Test Ghost"], "node": 2, "deck_size": 3}, "opponent": {"deck_size": 3}}
    when = ["opponent ends the turn", "both players pass choosing yes" if zone == "netherworld" else "both players pass"]
    assert fails(board, when, ["it is the maintenance phase", then], GAME, cards) == []


@pytest.mark.parametrize(("others", "damage"), [([], 3), (["Test Giant"], 3), (["Test Dwarf"], 3)])
def test_the_highest_of_a_figure_is_one_number(fails: Fails, others: list[str], damage: int) -> None:
    """However many have it."""
    cards = [
        plain("Test Contest", "spell", english(STRONGEST)), plain("Test Giant", "character", "") | {"attack": 3, "defense": 3},
        plain("Test Dwarf", "character", "") | {"attack": 1, "defense": 1}, plain("Test Rock", "character", "") | {"attack": 0, "defense": 9},
    ]
    board = {"turn": "me", "me": {"hand": ["Test Contest"], "field": ["Test Giant", *others]}, "opponent": {"field": ["Test Rock"]}}
    assert fails(board, ["I play Test Contest targeting Test Rock", "nobody answers"], [f"Test Rock has {damage} damage"], GAME, cards) == []


@pytest.mark.parametrize(("graze", "kept"), [(1, 2), (2, 2), (3, 1)])
def test_a_number_of_the_target_is_known_before_the_target_is_touched(fails: Fails, graze: int, kept: int) -> None:
    """Half of its graze rounded up is discarded first, of three cards in hand."""
    cards = [plain("Test Gamble", "spell", english(DISCARDED)), plain("Test Dodger", "character", "") | {"attack": 1, "defense": 3, "graze": graze}, plain("Test Chip", "command", "")]
    board = {"turn": "me", "me": {"hand": ["Test Gamble", "3 x Test Chip"]}, "opponent": {"field": ["Test Dodger"]}}
    when = ["I play Test Gamble targeting Test Dodger", "nobody answers"]
    assert fails(board, when, [f"my hand has {kept} cards", "Test Dodger was destroyed"], GAME, cards, choose=[0] * (3 - kept)) == []


def test_where_nothing_waits_both_pass_and_the_phase_ends(fails: Fails) -> None:
    board = {"turn": "me", "phase": "maintenance", "me": {"deck_size": 3}}
    assert fails(board, ["both pass"], ["it is the draw phase", "my hand has 1 card"], GAME, []) == []
    assert fails(board, ["nobody answers"], ["it is the maintenance phase"], GAME, []) == []


@pytest.mark.parametrize(("there", "stays"), [(1, True), (0, False)])
def test_a_card_that_its_own_text_does_not_let_stay_goes_once_the_effect_is_applied(fails: Fails, there: int, stays: bool) -> None:
    """While it is applied the card still counts; beside another one that is left it stays."""
    guard = plain("Test Guard", "character", "This is destroyed as soon as there is no allied Test Ward.") | {"attack": 1, "defense": 2}
    rout = plain("Test Rout", "command", "Return an affected enemy Test Ward to hand. Deal X damage to your opponent, where X is the number of enemy Character cards.")
    cards = [guard, plain("Test Ward", "character") | {"attack": 1, "defense": 1}, rout]
    board = {"turn": "me", "me": {"hand": ["Test Rout"]}, "opponent": {"field": ["Test Guard", *["Test Ward"] * (1 + there)]}}
    then = [f"opponent has {24 - there} life", "Test Guard is on the field" if stays else "Test Guard was destroyed"]
    assert fails(board, ["I play Test Rout", "nobody answers"], then, GAME, cards, choose=[0]) == []


@pytest.mark.parametrize(("game", "line"), [
    (GAME, "Deal 2 damage to a character in your hand."), (GAME, "自分の手札のキャラクター1枚に2ダメージを与える。"), (GAME, "Whenever a card in your hand takes damage: draw a card."),
    ("chrono-card", "Select a card in your hand. Deal 2 damage to it."),
])  # fmt: skip
def test_damage_is_dealt_to_cards_in_play_alone(game: str, line: str) -> None:
    """A card in a hand or a deck takes none: the text is refused with what to write."""
    read = read_cards([PrintedCard("one", "One", "en" if line.isascii() else "ja", "event" if game == "chrono-card" else "spell", (), 1, None, None, (line,))], GAMES[game], NAMES)
    assert [("leave out where they lie" in p["message"]["en"]) or ("discard" in p["message"]["en"]) for p in read["problems"]] == [True]

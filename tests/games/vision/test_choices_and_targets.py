"""Phantom Magic Vision: what each player may do is each one's own choice; what is a target."""

from __future__ import annotations

import pytest

from engine.games.registry import GAMES
from engine.language.text import parse, render
from engine.study.game_language import NAMES, can
from tests.cast.cases import Fails
from tests.games.vision.test_interference import GAME, plain

WORDS = GAMES[GAME].vocabulary
SOWING = "〔全てのプレイヤー〕は〔デッキの上のカード1枚〕をスリープ状態でノードに加えても良い。"
BOARD = {"turn": "me", "me": {"hand": ["Test Sowing"], "deck_size": 5}, "opponent": {"deck_size": 5}}


@pytest.mark.parametrize(
    ("choose", "first", "second"),
    [([0, 0], 1, 1), ([1, 0], 0, 1), ([0, 1], 1, 0), ([1, 1], 0, 0)],
)
@pytest.mark.parametrize("turn", ["me", "opponent"])
def test_each_decides_for_himself(fails: Fails, choose: list[int], first: int, second: int, turn: str) -> None:
    text = render(parse("line", SOWING, WORDS, NAMES), "en", WORDS, NAMES)
    cards = [plain("Test Sowing", "command", text)]
    mine, theirs = (first, second) if turn == "me" else (second, first)
    when = ["I play Test Sowing", "nobody answers"]
    then = [f"I have {mine} nodes", f"opponent has {theirs} nodes", f"my deck has {5 - mine} cards", f"opponent's deck has {5 - theirs} cards"]
    assert fails(BOARD | {"turn": turn}, ["opponent passes", *when] if turn == "opponent" else when, then, GAME, cards, choose=choose) == []


@pytest.mark.parametrize("text", ["〔全てのプレイヤー〕はカードを1枚引いても良い。", "Each player may draw a card."])
def test_who_declines_draws_nothing(fails: Fails, text: str) -> None:
    english = render(parse("line", text, WORDS, NAMES), "en", WORDS, NAMES)
    assert english == "Each player may draw a card."
    cards = [plain("Test Sowing", "command", english)]
    when = ["I play Test Sowing", "nobody answers"]
    then = ["my hand has 0 cards", "opponent's hand has 1 card"]
    assert fails(BOARD, when, then, GAME, cards, choose=[1, 0]) == []


@pytest.mark.parametrize(("whose", "done"), [("your", False), ("each player's", False), ("that player's", True)])
def test_what_one_side_has_is_no_choice_of_each(whose: str, done: bool) -> None:
    """Whose hand it would be for the other player is not guessed."""
    tree = parse("line", f"Each player may discard a random card in {whose} hand.", WORDS, NAMES)
    assert can(GAMES[GAME], "line", tree) is done


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Destroy a target character.", "Destroy a chosen character."),
        ("Deal 3 damage to a target character.", "Deal 3 damage to a chosen character."),
        ("Destroy up to 2 target enemy Character cards.", "Destroy up to 2 chosen enemy Character cards."),
        ("Put target enemy Character card to sleep.", "Put a chosen enemy Character card to sleep."),
        ("目標のスペル１枚を無効にする。", "Make void a chosen spell."),
        ("目標の相手のスペル１枚のプレイを無効にする。", "Make void a chosen enemy spell."),
    ],
)
def test_a_target_is_chosen_as_it_is_played(text: str, meant: str) -> None:
    assert parse("line", text, WORDS, NAMES) == parse("line", meant, WORDS, NAMES)


@pytest.mark.parametrize("said", ["目標のスペル１枚を無効にする。", "Make target card being played void and discard it.", "Void target spell that is being played and discard it."])
def test_a_waiting_spell_is_a_target_of_what_makes_it_void(fails: Fails, said: str) -> None:
    text = render(parse("line", said, WORDS, NAMES), "en", WORDS, NAMES)
    cards = [plain("Test Rain", "spell", "Draw a card."), plain("Test Hush", "command", text)]
    board = {"turn": "me", "me": {"hand": ["Test Rain"], "deck_size": 5}, "opponent": {"hand": ["Test Hush"]}}
    when = ["I play Test Rain", "opponent plays Test Hush targeting Test Rain", "nobody answers"]
    assert fails(board, when, ["my hand has 0 cards", "Test Rain was made void", "Test Rain is in my netherworld"], GAME, cards) == []

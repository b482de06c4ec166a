"""Names, races and kinds that a player declares: what is done with them at once, and what the card knows of them afterwards."""

from __future__ import annotations

import pytest

from engine.games.registry import GAMES
from engine.language.names import NO_NAMES
from engine.study.printed_cards import PrintedCard, read_cards
from tests.cast.cases import Fails
from tests.games.vision.test_courses import plain

GAME = "vision"
HUSH, HUM = plain("Test Hush", "command", "Draw a card."), plain("Test Hum", "command", "Draw a card.")
PURGE = plain("Test Purge", "command", "〔あなた〕は種族を1つ宣言する。〔あなたが宣言した種族を持つキャラクター全て〕に2ダメージを与える。")
OX, MAN = (plain(f"Test {name}", "character", attack=1, defense=1) | {"traits": [race]} for name, race in (("Ox", "Beast"), ("Man", "Human")))
NOBODY = plain("Test Golem", "character", attack=1, defense=1)


@pytest.mark.parametrize(("said", "hushed", "hummed"), [("Test Hush", True, False), ("Test Hum", False, True), ("Test Oracle", False, False)])
def test_a_card_knows_the_name_that_was_declared(fails: Fails, said: str, hushed: bool, hummed: bool) -> None:
    """As long as it lies on the field; one that left and came back would have another declared."""
    text = "（自動β）〔このキャラクター〕がプレイされて場に出た場合、〔あなた〕はカードの名称を１つ宣言する。\nYour opponent can't play cards of the declared name."
    board = {"turn": "me", "me": {"hand": ["Test Oracle"]}, "opponent": {"hand": ["Test Hush", "Test Hum"], "deck": ["3 x Test Hum"]}}
    when = ["I play Test Oracle", f"nobody answers choosing {said}", "I pass", "opponent plays Test Hush", "nobody answers", "I pass", "opponent plays Test Hum"]
    cards = [HUSH, HUM, plain("Test Oracle", "character", text, attack=1, defense=1)]
    then = f"action 4 was {'refused' if hushed else 'not refused'}"
    assert fails(board, when[:4], [then], GAME, cards) == []
    assert fails(board, [*when[:3], when[6]], [f"action 4 was {'refused' if hummed else 'not refused'}"], GAME, cards) == []


@pytest.mark.parametrize(("said", "fallen"), [("Beast", "Test Ox"), ("人間", "Test Man"), ("none", "Test Golem"), ("なし", "Test Golem")])
def test_a_race_may_be_none(fails: Fails, said: str, fallen: str) -> None:
    board = {"turn": "me", "me": {"hand": ["Test Purge"]}, "opponent": {"field": ["Test Ox", "Test Man", "Test Golem"]}}
    when = ["I play Test Purge", f'nobody answers choosing "{said}"']
    assert fails(board, when, [f"only {fallen} was destroyed"], GAME, [PURGE, OX, MAN, NOBODY]) == []


def test_a_word_that_is_no_race_is_not_declared(fails: Fails) -> None:
    board = {"turn": "me", "me": {"hand": ["Test Purge"]}, "opponent": {"field": ["Test Ox"]}}
    assert fails(board, ["I play Test Purge", 'nobody answers choosing "World Spell"'], ["Test Ox is on the field"], GAME, [PURGE, OX]) != []


@pytest.mark.parametrize(("said", "left"), [("Command", 1), ("Character card", 0)])
def test_a_kind_of_card(fails: Fails, said: str, left: int) -> None:
    search = plain("Test Search", "command", "Declare a kind of card. Destroy all cards of the declared kind.")
    board = {"turn": "me", "me": {"hand": ["Test Search"]}, "opponent": {"field": ["Test Ox"]}}
    assert fails(board, ["I play Test Search", f'nobody answers choosing "{said}"'], [f"opponent's field has {left} cards"], GAME, [search, OX]) == []


def test_what_was_not_declared_is_asked_for() -> None:
    found = read_cards([PrintedCard("one", "One", "en", "command", (), 1, None, None, ("Destroy all cards of the declared name.",))], GAMES[GAME], NO_NAMES)
    assert found["done"] == 0
    assert "declare a card name" in found["problems"][0]["message"]["en"]


@pytest.mark.parametrize(("who", "mine", "theirs"), [("相手プレイヤー", 1, 2), ("全てのプレイヤー", 2, 2)])
def test_whose_hand_is_given_up_draws_as_well(fails: Fails, who: str, mine: int, theirs: int) -> None:
    """The player who stands in brackets is the subject of the second act, too."""
    reset = plain("Test Reset", "command", f"〔{who}〕は手札を全て破棄し、2ドローする。")
    board = {"turn": "me", "me": {"hand": ["Test Reset", "Test Hum"], "deck": ["4 x Test Hum"]}, "opponent": {"hand": ["Test Hush"], "deck": ["4 x Test Hush"]}}
    then = [f"my hand has {mine} cards", f"opponent's hand has {theirs} cards", "Test Hush is in opponent's netherworld"][:2]
    assert fails(board, ["I play Test Reset", "nobody answers"], then, GAME, [reset, HUM, HUSH]) == []


def test_what_is_given_up_behind_another_players_draw_is_nobodys() -> None:
    """Whose card it is is not said; where the player is the same it is."""
    for who, done in (("全てのプレイヤー", 0), ("相手プレイヤー", 0), ("あなた", 1)):
        line = f"〔{who}〕は1ドローし、手札1枚を破棄する。"
        found = read_cards([PrintedCard("one", "One", "ja", "command", (), 1, None, None, (line,))], GAMES[GAME], NO_NAMES)
        assert found["done"] == done, line

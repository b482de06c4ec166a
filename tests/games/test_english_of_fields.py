"""Cards of Vision and Chrono Card in English as players write it: what somebody controls, what gets what, and who attacks by an effect."""

from __future__ import annotations

import pytest

from engine.games.registry import GAMES
from engine.language.names import NO_NAMES
from engine.study.printed_cards import PrintedCard, read_cards
from tests.cast.cases import Fails
from tests.games.vision.test_courses import plain

READ = [
    ("vision", "command", "Target character you control gets +2/+2 until the end of the battle.", "Give a chosen character in your field +2/+2 until the end of the battle."),
    ("vision", "command", "Destroy target character your opponent controls.", "Destroy a chosen character in your opponent's field."),
    ("vision", "command", "Target character gains First Strike until end of turn.", "Give a chosen character First Strike until the end of the turn."),
    ("vision", "command", "If your opponent controls no characters, draw a card.", "If there is no enemy character, draw a card."),
    ("vision", "command", "If you control two or more characters, draw a card.", "If there are 2 or more allied characters, draw a card."),
    ("vision", "command", "Each character your opponent controls takes 1 damage.", "Deal 1 damage to all characters in your opponent's field."),
    ("vision", "command", "Target character you control attacks your opponent.", "Have a chosen character in your field attack your opponent."),
    ("vision", "character", "While you control another character, this gets +1/+1.", "While there is another allied character, this has +1/+1."),
    ("vision", "character", "All characters get -1/-0.", "All characters have -1/-0."),
    ("chrono-card", "event", "A chosen character gets +3 AP this turn.", "Give a chosen character +3/+0 until the end of the turn."),
    ("chrono-card", "event", "Choose a character you control. It gets +1 DP.", "A chosen character in your field has +0/+1."),
    ("chrono-card", "character", "P.Skill: your other characters get +1 AP.", "P.Skill: all other allied characters have +1/+0."),
]


@pytest.mark.parametrize(("game", "kind", "text", "english"), READ)
def test_a_line_is_read_as_players_write_it(game: str, kind: str, text: str, english: str) -> None:
    found = read_cards([PrintedCard("one", "One", "en", kind, (), 1, None, None, (text,))], GAMES[game], NO_NAMES)
    assert found["problems"] == []
    assert [shown["en"] for shown in found["shown"]] == [english]


MINE, THEIRS = plain("Test Owl", "character", attack=2, defense=3), plain("Test Elk", "character", attack=1, defense=3)


@pytest.mark.parametrize(("text", "mine", "theirs"), [
    ("All characters get +1/+0.", 3, 2),
    ("Characters you control get +1/+0.", 3, 1),
    ("Characters your opponent controls get +1/+0.", 2, 2),
    ("Your other characters get +1/+0.", 3, 1),
    ("While you control another character, all characters get +1/+0.", 3, 2),
    ("While your opponent controls three or more characters, all characters get +1/+0.", 2, 1),
    ("While your opponent controls an Oni, all characters get +1/+0.", 2, 1),
])
def test_whose_cards_get_something(fails: Fails, text: str, mine: int, theirs: int) -> None:
    """Told apart by the side on which they lie."""
    board = {"turn": "me", "me": {"field": ["Test Owl", "Test Banner"]}, "opponent": {"field": ["Test Elk"]}}
    cards = [MINE, THEIRS, plain("Test Banner", "character", text, attack=1, defense=1)]
    assert fails(board, ["I pass"], [f"Test Owl has {mine} attack", f"Test Elk has {theirs} attack"], "vision", cards) == []


def test_one_can_only_choose_what_one_controls(fails: Fails) -> None:
    board = {"turn": "me", "me": {"field": ["Test Owl"], "hand": ["Test Word"]}, "opponent": {"field": ["Test Elk"]}}
    cards = [MINE, THEIRS, plain("Test Word", "command", "Target character you control gets +2/+2 until end of turn.")]
    for whom, then in (("Owl", "Test Owl is 4/5"), ("Elk", "action 1 was refused")):
        assert fails(board, [f"I play Test Word targeting Test {whom}", "nobody answers"][: 2 if whom == "Owl" else 1], [then], "vision", cards) == []


def test_what_opens_while_something_resolves_can_be_answered(fails: Fails) -> None:
    """An attack by an effect opens an interference of its own: nobody has yet declined to answer that."""
    board = {"turn": "me", "me": {"field": ["Test Owl"], "hand": ["Test Word"]}, "opponent": {"field": ["Test Elk"]}}
    cards = [MINE, THEIRS, plain("Test Word", "command", "Target character you control attacks your opponent.")]
    played = ["I play Test Word targeting Test Owl", "nobody answers"]
    assert fails(board, played, ["opponent holds priority", "opponent has 25 life"], "vision", cards) == []
    assert fails(board, [*played, "Test Elk defends", "nobody answers"], ["Test Owl took 1 damage from Test Elk", "opponent has 25 life"], "vision", cards) == []
    assert fails(board, [*played, "nobody answers"], ["opponent has 23 life"], "vision", cards) == []


@pytest.mark.parametrize("said", ["Test Imp ambushes Test Owl", "I play Test Imp from my hand with Ambush and defend with it", "手札のTest Impを奇襲でプレイして防御する", "Test Impで奇襲して防御する"])
def test_a_card_of_the_hand_defends_by_ambush(fails: Fails, said: str) -> None:
    """It stays asleep and the player is not hit; without Ambush it is refused."""
    for text, how in (("Ambush. Haste.", "not refused"), ("", "refused")):
        board = {"turn": "opponent", "me": {"hand": ["Test Imp"]}, "opponent": {"field": ["Test Owl"]}}
        cards = [MINE, plain("Test Imp", "character", text, attack=1, defense=4)]
        then = [f"action 2 was {how}", *(["I have 25 life", "Test Imp is asleep"] if text else [])]
        assert fails(board, ["Test Owl attacks", said, "nobody answers"][: 3 if text else 2], then, "vision", cards) == []


def test_that_a_card_lies_so_is_said_of_the_one_in_play(fails: Fails) -> None:
    """A second one in the hand lies in no way at all."""
    board = {"turn": "me", "me": {"hand": ["Test Owl", "Test Owl"]}}
    assert fails(board, ["I play Test Owl", "nobody answers", "I play Test Owl"], ["Test Owl is asleep", "action 3 was refused"], "vision", [MINE]) == []
    awake = {"turn": "me", "me": {"hand": ["Test Owl"], "field": ["Test Owl"]}}
    assert fails(awake, ["I pass"], ["Test Owl is asleep"], "vision", [MINE]) != []

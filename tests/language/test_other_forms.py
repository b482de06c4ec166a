"""A row of dashes ends the text of another form of a card: what stands above it is of the amulet or the spell, what stands below of the card."""

import pytest

from engine.games.shadowverse.vocabulary import VOCABULARY
from engine.language import parse_card_text
from tests.cast.card_words import NAMES, said

ABOVE = ["Crystallize 2: Countdown 3.", "Crystallize 2: Last Words: draw a card."]


def lines(text):
    trees, wrong = parse_card_text(text, VOCABULARY, NAMES)
    assert not wrong
    return [said(tree) for tree in trees]


@pytest.mark.parametrize("dashes", ["----------", "---", "──────", "ーーーー", "――――"])
def test_what_stands_above_the_dashes_is_of_the_form(dashes):
    english = f"Crystallize (2): Countdown (3)\nLast Words: Draw a card.\n{dashes}\nWard."
    japanese = f"結晶 2； カウントダウン 3\nラストワード カードを1枚引く。\n{dashes}\n守護"
    assert lines(english) == lines(japanese) == [*ABOVE, "Ward."]


def test_without_dashes_a_form_that_only_counts_down_has_the_abilities_below_it():
    """To its Last Words; an amulet that counted down to nothing would do nothing."""
    assert lines("Crystallize (2): Countdown (3)\nLast Words: Draw a card.\nLast Words: Draw 2 cards.") == [*ABOVE, "Last Words: draw 2 cards."]
    turn = "at the end of your turn: draw a card."
    assert lines(f"Crystallize (2): Countdown (3)\n{turn}\nLast Words: Draw a card.\nWard.") == [ABOVE[0], f"Crystallize 2: {turn}", ABOVE[1], "Ward."]
    assert lines(f"Crystallize (2): Countdown (3)\n{turn}\nStrike: Draw a card.") == [ABOVE[0], f"Crystallize 2: {turn}", "Strike: draw a card."]


@pytest.mark.parametrize("below", ["Fanfare: draw a card.", "Strike: draw a card.", "Evolve: draw a card.", "Ward."])
def test_what_only_a_follower_does_is_of_the_card(below):
    assert lines(f"Crystallize (2): Countdown (3)\n{below}") == [ABOVE[0], below]


def test_a_form_that_says_more_is_whole():
    assert lines("\n".join([*ABOVE, "Last Words: Draw 2 cards."])) == [*ABOVE, "Last Words: draw 2 cards."]


def test_dashes_below_anything_else_change_nothing():
    assert lines("Ward.\n----------\nLast Words: Draw a card.") == ["Ward.", "Last Words: draw a card."]


def test_two_forms_above_one_another():
    text = "Accelerate (1): Draw a card.\n----------\nCrystallize (2): Countdown (3)\nLast Words: Draw a card.\n----------\nStorm."
    assert lines(text) == ["Accelerate 1: draw a card.", *ABOVE, "Storm."]


def test_errors_below_the_dashes_keep_their_line():
    _, (wrong,) = parse_card_text("Crystallize (2): Countdown (3)\n----------\nFrobnicate.", VOCABULARY, NAMES)
    assert (wrong.line, wrong.column) == (3, 1)


def test_two_dashes_are_no_row_of_them():
    _, wrong = parse_card_text("Ward.\n--", VOCABULARY, NAMES)
    assert len(wrong) == 1


@pytest.mark.parametrize("written", ['Give an allied follower "Last Words: draw a card." Destroy it.', 'Give an allied follower "Last Words: draw a card". Destroy it.'])
def test_the_full_stop_within_quotes_ends_the_sentence_around_them_too(written):
    """Where the next word begins a sentence; where none does, the sentence goes on."""
    assert lines(written) == ['Give a chosen allied follower "Last Words: draw a card". Destroy it.']
    assert lines('Give an allied follower "Last Words: draw a card." and Ward.') == ['Give a chosen allied follower "Last Words: draw a card" and Ward.']

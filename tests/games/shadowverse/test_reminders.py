"""Brackets in which the cards remind of a rule: they add nothing; what says more is no reminder, and other games have others."""

from __future__ import annotations

import pytest

from engine.games.duel_masters.game import GAME as OTHER_GAME
from engine.language import LanguageError, card_grammar
from engine.language.brackets import reminders_of
from tests.cast.card_words import NAMES, VOCABULARY, said, tree


@pytest.mark.parametrize(("reminding", "bare"), [
    ("Can't be evolved using evolution points. (Can be evolved using card effects.)", "Can't be evolved using evolution points."),
    ("Fanfare: Draw 2 cards. (A hand can hold 9 cards.) Deal 2 damage to an enemy.", "Fanfare: Draw 2 cards. Deal 2 damage to an enemy."),
    ("Fanfare: Summon 3 Fairies.\n(An area can hold 5 cards.)", "Fanfare: Summon 3 Fairies."),
    ("EPで進化できない（能力による進化はできる）。", "EPで進化できない。"),
    ("ラストワード カードを1枚引く。 （手札の上限は 9枚）", "ラストワード カードを1枚引く。"),
])  # fmt: skip
def test_a_reminder_adds_nothing(reminding: str, bare: str) -> None:
    assert said(tree(reminding)) == said(tree(bare))


@pytest.mark.parametrize("text", ["Fanfare: Draw 2 cards. (A hand can hold 9 cards. Discard a card.)", "Fanfare: Draw 2 cards. (A hand can hold no cards.)", "ラストワード カードを1枚引く（手札の上限は9枚になる）。"])
def test_what_says_more_is_no_reminder(text: str) -> None:
    with pytest.raises(LanguageError):
        tree(text)


def test_a_row_that_only_reminds_is_read_as_that() -> None:
    assert said(tree("(Can attack.)")) == "(a reminder)."


def test_another_game_has_reminders_of_its_own() -> None:
    """A game in which hands have no limit says no such thing."""
    assert any(r.fits("", "A hand can hold 9 cards.") for r in reminders_of(VOCABULARY))
    assert not any(r.fits("", "A hand can hold 9 cards.") for r in reminders_of(OTHER_GAME.vocabulary))
    with pytest.raises(LanguageError):
        card_grammar(OTHER_GAME.vocabulary).parse("line", "When this enters the board: draw 2 cards. (A hand can hold 9 cards.)", NAMES)

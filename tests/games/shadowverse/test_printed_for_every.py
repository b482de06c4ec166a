"""Once for every so many, once for each but so often at most; leaders by lot, and what is not done to a leader: read and played as printed."""

from __future__ import annotations

import pytest

from engine.games.registry import GAMES
from engine.language import LanguageError
from tests.cast.card_words import said, tree
from tests.cast.cases import Fails
from tests.games.shadowverse.test_printed_acts import speaker
from tests.language.test_meanings import compiled


@pytest.mark.parametrize(("text", "means"), [
    ("Fanfare: Draw a card for every 2 cards in your hand.", "Fanfare: draw X cards, where X is one for every 2 of the number of cards in your hand."),
    ("Fanfare: For every 2 cards in your hand, draw a card and gain +1/+1.", "Fanfare: do this X times: draw a card and gain +1/+1, where X is one for every 2 of the number of cards in your hand."),
    ("Fanfare: Gain +1/+1 for each card in your hand, up to +2/+2.", "Fanfare: gain +X/+X, where X is the smaller of the number of cards in your hand and 2."),
    ("Fanfare: Gain +2/+1 for each card in your hand (up to 2).", "Fanfare: do this X times: gain +2/+1, where X is the smaller of the number of cards in your hand and 2."),
])  # fmt: skip
def test_for_every_so_many_and_for_each_up_to_so_many(text: str, means: str) -> None:
    read = tree(text)
    assert said(read) == means
    assert tree(said(read, "ja")) == tree(means) == read


@pytest.mark.parametrize("end", ["for every 2 cards in your hand", "for each card in your hand (up to 3)"])
def test_of_which_clause_such_an_end_is_meant_must_be_told(end: str) -> None:
    with pytest.raises(LanguageError, match="It can't be told"):
        tree(f"Fanfare: Summon a Fairy and deal 1 damage to the enemy leader {end}.")


@pytest.mark.parametrize(("cards", "drawn", "grown"), [(1, 0, 1), (2, 1, 2), (5, 2, 3)])
def test_so_often_as_there_are_whole_parts_or_at_most(fails: Fails, cards: int, drawn: int, grown: int) -> None:
    given = {"me": {"hand": [f"{cards} x Fairy", "Test Speaker"], "pp": 10, "deck_size": 9}, "opponent": {}}
    every = speaker("Fanfare: Draw a card for every 2 cards in your hand.")
    assert fails(given, ["I play Test Speaker"], [f"my hand has {cards + drawn} card" + "s" * (cards + drawn > 1)], cards=every) == []
    most = speaker("Fanfare: Gain +1/+1 for each card in your hand, up to +3/+3.")
    assert fails(given, ["I play Test Speaker"], [f"Test Speaker has {2 + grown} attack", f"Test Speaker has {3 + grown} defense"], cards=most) == []


@pytest.mark.parametrize("hit", [0, 1])
def test_a_leader_is_drawn_and_those_with_the_least_are_hurt(fails: Fails, hit: int) -> None:
    """Who was hit by lot has the less defense, and is hit again."""
    text = "Deal 2 damage to a random leader. Deal 1 damage to all leaders with the lowest defense."
    left = [20, 20]
    left[hit] = 17
    given = {"me": {"hand": ["Test Speaker"], "pp": 10}, "opponent": {}}
    assert fails(given, ["I play Test Speaker"], [f"my leader has {left[0]} defense", f"opponent's leader has {left[1]} defense"], cards=speaker(text, "spell"), choose=[hit]) == []


@pytest.mark.parametrize("text", ["Destroy the enemy leader.", "Banish a random leader.", "Evolve your leader."])
def test_what_is_done_to_cards_is_not_done_to_a_leader(text: str) -> None:
    (gap,) = compiled(GAMES["shadowverse"], tree(text), "spell")[1]
    assert "not to a leader" in gap.missing.said[0]


def test_what_was_so_at_its_playing_does_not_hold_on_the_board() -> None:
    text = "If Overflow is already active for you when this card is played, gain Storm."
    (gap,) = compiled(GAMES["shadowverse"], tree(text), "follower")[1]
    assert "Fanfare" in gap.missing.said[0]
    assert compiled(GAMES["shadowverse"], tree("Fanfare: " + text), "follower")[1] == []

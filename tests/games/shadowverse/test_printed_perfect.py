"""“Have been discarded” for “were discarded”, whom “it” and “other” mean beside a leader or one that is fought, limits in brackets: read and played as printed."""

from __future__ import annotations

import pytest

from engine.games.registry import GAMES
from tests.cast.card_words import said, tree
from tests.cast.cases import Fails
from tests.cast.small import card
from tests.language.test_meanings import compiled

WALL = card("Wall", attack=1, defense=9)


@pytest.mark.parametrize(("perfect", "past"), [
    ("at least 3 cards have been discarded this turn", "3 or more cards were discarded this turn"),
    ("an enemy follower has been banished this match", "an enemy follower was banished this match"),
    ("at least 2 allied followers have attacked this turn", "2 or more allied followers attacked this turn"),
    ("your leader has taken damage this turn", "your leader took damage this turn"),
])  # fmt: skip
def test_what_has_happened_is_what_happened(perfect: str, past: str) -> None:
    assert said(tree(f"Fanfare: If {perfect}, draw a card.")) == f"Fanfare: if {past}, draw a card."


@pytest.mark.parametrize(("text", "means"), [
    ("Whenever an allied follower takes damage and isn't destroyed, give it +1/+0.", "Whenever an allied follower takes damage: if it is on the board, give it +1/+0."),
    ("During your turn, when an allied follower is destroyed, summon a Fairy (once per turn).", "Once per turn, during your turn, whenever an allied follower is destroyed: summon a Fairy."),
    ("Up to twice each turn, when you play a spell, draw a card.", "Up to 2 times per turn, whenever you play a spell: draw a card."),
    ("Fanfare: Deal 2 damage to all followers. Summon a Fairy for each follower that was destroyed.",
     "Fanfare: deal 2 damage to all followers. Summon X Fairies, where X is the number of followers destroyed this way."),
    ("Fanfare: Recover 2 play points if Overflow is active for you; otherwise, draw a card.", "Fanfare: if Overflow is active, recover 2 play points. Otherwise, draw a card."),
    ("Fanfare: If the enemy leader has 10 defense or less, deal 2 damage to it.", "Fanfare: if the enemy leader has 10 or less defense, deal 2 damage to the enemy leader."),
    ("At the end of your turn, if this amulet's count is 1, summon a Fairy.", "At the end of your turn: if this has exactly 1 countdown, summon a Fairy."),
])  # fmt: skip
def test_a_text_is_read_as_what_it_means(text: str, means: str) -> None:
    read = tree(text)
    assert said(read) == means
    assert tree(said(read, "ja")) == read


@pytest.mark.parametrize(("text", "why"), [
    ("Fanfare: If the enemy leader has less defense than your leader, deal 2 damage to it.", "nothing before says"),
    ("Fanfare: Add a random Machina card that costs 2 or less to your hand.", "where those cards are taken from"),
    ("Fanfare: Destroy all allied enemy followers.", "yours and your opponent's"),
])  # fmt: skip
def test_what_can_mean_nothing_is_refused(text: str, why: str) -> None:
    (gap,) = compiled(GAMES["shadowverse"], tree(text), "follower")[1]
    assert why in gap.missing.said[0]


@pytest.mark.parametrize(("wall", "damage"), [("first", 2), ("second", 1)])
def test_others_of_the_other_side_are_other_than_the_one_that_is_fought(fails: Fails, wall: str, damage: int) -> None:
    given = {"turn": "me", "me": {"board": ["Axe"]}, "opponent": {"board": [{"card": "Wall", "as": "first"}, {"card": "Wall", "as": "second"}]}}
    axe = card("Axe", "Strike: Deal 1 damage to all other enemy followers.", attack=2, defense=9)
    assert fails(given, ["I attack first with Axe"], [f"{wall} has {damage} damage"], cards=[axe, WALL]) == []

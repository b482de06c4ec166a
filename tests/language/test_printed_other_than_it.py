"""Of what “other”, “it survives” and what cards have are said in printed English."""

from __future__ import annotations

import pytest

from tests.cast.card_words import said, tree

# written | what it means, in canonical words
READ = """
Fanfare: Deal 2 damage to an enemy follower and all other enemy followers. | Fanfare: select a chosen enemy follower. Deal 2 damage to it and all enemy followers other than it.
Fanfare: Destroy an allied follower and all other followers. | Fanfare: destroy a chosen allied follower and all other followers.
Fanfare: Select an enemy follower and destroy it. If at least 2 other cards were played this turn, draw a card. | Fanfare: destroy a chosen enemy follower. If you played 2 or more other cards this turn, draw a card.
Fanfare: Deal 3 damage to an enemy follower. If it survives, draw a card. | Fanfare: deal 3 damage to a chosen enemy follower. If it is on the board, draw a card.
Whenever this follower takes damage, if it survives, draw a card. | When this takes damage: if this is on the board, draw a card.
Clash: If the enemy follower survives, draw a card. | Clash: if the opposing follower is on the board, draw a card.
Whenever you play a follower with Last Words effects, draw a card. | Whenever you play a follower with Last Words: draw a card.
Destroy an enemy follower that doesn't have Ward. | Destroy a chosen enemy follower without Ward.
Give +1/+1 to all allied followers that have Ward. | Give all allied followers with Ward +1/+1.
Fanfare: If your opponent has no followers in play, gain Storm. | Fanfare: if there is no enemy follower, gain Storm.
At the end of your turn, draw a card and perform Earth Rite. | At the end of your turn: draw a card. Earth Rite: do nothing.
Fanfare: Give an allied follower Ward and give an enemy follower -1/-0 until the end of the turn. | Fanfare: give a chosen allied follower Ward until the end of the turn and give a chosen enemy follower -1/-0 until the end of the turn.
Fanfare: Give an allied follower Ward, then give an enemy follower -1/-0 until the end of the turn. | Fanfare: give a chosen allied follower Ward, then give a chosen enemy follower -1/-0 until the end of the turn.
Fanfare: Select an enemy follower. If its attack is 1 or more, draw a card. | Fanfare: select a chosen enemy follower. If it has 1 or more attack, draw a card.
Whenever a card is discarded from your hand, draw a card. | Whenever an allied card is discarded: draw a card.
"""


@pytest.mark.parametrize("text, meant", [tuple(part.strip() for part in row.split(" | ")) for row in READ.strip().splitlines()])
def test_a_text_is_read_as_what_it_means(text: str, meant: str) -> None:
    read = tree(text)
    assert said(read) == meant
    assert tree(meant) == read


@pytest.mark.parametrize("text, meant", [tuple(part.strip() for part in row.split(" | ")) for row in READ.strip().splitlines()])
def test_its_japanese_is_read_back(text: str, meant: str) -> None:
    read = tree(text)
    assert tree(said(read, "ja")) == read

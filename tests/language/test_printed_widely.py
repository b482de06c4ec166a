"""Printed wordings put together in other ways than before: limits behind the text, heads before a dash, whom a word points at; in sentences of our own."""

import pytest

from tests.cast.card_words import check_printed

HEADS = [
    ("Union Burst (8) - Summon 2 Fairies and give them Rush.", "Union Burst 8: summon 2 Fairies and give them Rush."),
    ("Fanfare: Union Burst (10) - Draw a card.", "Union Burst 10: draw a card."),
    ("Super Skybound Art (15) - Draw a card. Evolve this follower.", "Skybound Art 15: draw a card. Evolve this."),
]
OTHERS = [
    ("Fanfare: Select a follower. Destroy all other followers.", "Fanfare: select a chosen follower. Destroy all followers other than it."),
    ("Fanfare: Select 2 enemy followers and destroy all other enemy followers in play.",
     "Fanfare: select 2 chosen enemy followers and destroy all enemy followers other than them."),
    ("Fanfare: Select an enemy follower. Give all other allied followers Rush.", "Fanfare: select a chosen enemy follower. Give all other allied followers Rush."),
    ("Select an allied follower. Give it +1/+1 for each other allied follower in play.",
     "Select a chosen allied follower. Give it +1/+1 for each allied follower other than it."),
]  # fmt: skip


@pytest.mark.parametrize("printed, canonical", [*HEADS, *OTHERS])
def test_a_printed_wording_is_read_as_what_it_means(printed: str, canonical: str) -> None:
    """It is read as what it means, and that is said and read back in both languages."""
    check_printed(printed, canonical)

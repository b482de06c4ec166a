"""What stands at the end of a sentence is said of what it is meant of alone, or the text is refused where that can't be told."""

from __future__ import annotations

import pytest

from engine.language import LanguageError
from tests.cast.card_words import check_printed, rows, tree

# written | what it means, in canonical words
ENDS = """
Draw a card, then summon a Fairy if Overflow is active for you. | Draw a card. If Overflow is active, summon a Fairy.
Draw a card, summon a Fairy, then evolve this follower unless Overflow is active for you. | Draw a card and summon a Fairy. If it is not so that Overflow is active, evolve this.
Deal 2 damage to an enemy follower, then draw a card if it's destroyed. | Deal 2 damage to a chosen enemy follower. If there is a card destroyed this way, draw a card.
Fanfare: Summon a Fairy. Give it Ward and evolve it if Resonance is active for you. | Fanfare: summon a Fairy and give it Ward. If Resonance is active, evolve it.
Deal 2 damage to an enemy follower, then draw a card for each other card in your hand. | Deal 2 damage to a chosen enemy follower. Draw X cards, where X is the number of other cards in your hand.
Draw a card, then summon a Fairy at the start of your next turn. | Draw a card. Give your leader "at the start of your turn: summon a Fairy" until it has happened once.
Deal 2 damage to an enemy follower and 1 damage to the enemy leader if Overflow is active for you. | If Overflow is active, deal 2 damage to a chosen enemy follower and deal 1 damage to the enemy leader.
Give an allied follower +1/+1 and Ward if Overflow is active for you. | If Overflow is active, give a chosen allied follower +1/+1 and Ward.
If Overflow is active for you, draw a card and summon a Fairy. | If Overflow is active, draw a card and summon a Fairy.
Draw a card and summon a Fairy. Do this 2 times. | Do this 2 times: draw a card and summon a Fairy.
"""
# What is asked of what a clause picks itself is asked once it is picked.
PICKED = """
Fanfare: Destroy an enemy follower if it has Ward. | Fanfare: select a chosen enemy follower. If it has Ward, destroy it.
Fanfare: Return an allied follower to your hand if it's evolved. | Fanfare: select a chosen allied follower. If it is evolved, return it to hand.
Fanfare: Select an enemy follower and deal 2 damage if it is already damaged. | Fanfare: select a chosen enemy follower. If it is damaged, deal 2 damage to it.
Clash: Banish the enemy follower if it has Ward. | Clash: if the opposing follower has Ward, banish the opposing follower.
Whenever an enemy follower comes into play, destroy it if it has Ward. | Whenever an enemy follower enters the board: if it has Ward, destroy it.
"""


@pytest.mark.parametrize("text, meant", [*rows(ENDS), *rows(PICKED)])
def test_the_end_of_a_sentence_is_meant_of_its_last_part(text: str, meant: str) -> None:
    check_printed(text, meant)


@pytest.mark.parametrize(
    "text, column",
    [
        ("Draw a card and summon a Fairy if Overflow is active for you.", 1),
        ("Draw a card and summon a Fairy unless Overflow is active for you.", 1),
        ("Draw a card, then summon a Fairy and draw a card if Overflow is active for you.", 19),
        ("Evolve this follower and draw a card for each other card in your hand.", 1),
        ("Draw a card and summon a Fairy at the start of your next turn.", 1),
        ("Necromancy (2): Draw a card if Overflow is active for you.", 1),
    ],
)
def test_what_may_be_meant_of_all_or_of_the_last_part_is_refused(text: str, column: int) -> None:
    with pytest.raises(LanguageError) as caught:
        tree(text)
    assert (caught.value.line, caught.value.column) == (1, column)
    assert "Say it first" in caught.value.message["en"]
    assert "先に書くか" in caught.value.message["ja"]

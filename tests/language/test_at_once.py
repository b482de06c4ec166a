"""Damage that somebody takes, several figures changed in one breath, traits in a list, and which card or time it is: read as what is meant."""

from __future__ import annotations

import pytest

from engine.language import LanguageError
from tests.cast.card_words import check_printed, rows, tree

# written | what it means, in canonical words
READ = """
Each leader takes 3 damage. | Deal 3 damage to both leaders.
Each player takes 2 damage. | Deal 2 damage to each player.
Fanfare: All enemy followers take 2 damage. | Fanfare: deal 2 damage to all enemy followers.
This takes 0 damage. | This takes no damage.
Fanfare: An allied follower takes 1 damage until the end of the turn. | Fanfare: a chosen allied follower takes 1 damage each time until the end of the turn.
Each player discards a card, then draws a card. | Each player discards a chosen card, then each player draws a card.
Evolve: Change an enemy follower's attack and defense to 1. | Evolve: set the attack of a chosen enemy follower to 1 and set the defense of them to 1.
Evolve: Change the attack and defense of an enemy follower to 1/2. | Evolve: set the attack of a chosen enemy follower to 1 and set the defense of them to 2.
Fanfare: Double an allied follower's attack and defense. | Fanfare: double the attack of a chosen allied follower and double the defense of them.
Fanfare: Draw a card and change its attack and defense to 2/1. | Fanfare: draw a card and set the attack of it to 2 and set the defense of it to 1.
Select a follower in your hand and change its cost, attack, and defense to 1. | Set the cost of a chosen follower in your hand to 1 and set the attack of it to 1 and set the defense of it to 1.
Destroy all allied Machina, Natura, and Artifact followers. | Destroy all allied either Machina or Natura or Artifact followers.
Put a random Machina, Natura, or Artifact card from your deck into your hand. | Put a random either Machina or Natura or Artifact card in your deck into your hand.
Destroy all allied Machinas and Naturas. | Destroy all allied Machinas and all allied Naturas.
Whenever you play a spell, if it's the third spell this match, draw a card. | Whenever you play a spell: if the number of times you played a spell this match is exactly 3, draw a card.
Whenever you play a spell, if it's the third card you've played this turn, draw a card. | Whenever you play a spell: if the number of times you played a card this turn is exactly 3, draw a card.
Whenever you play a follower, if it's the third follower or later this turn, draw a card. | Whenever you play a follower: if the number of times you played a follower this turn is 3 or more, draw a card.
Whenever you fuse a card to this card, if it's the third time this match, draw a card. | Fusion: if the number of times cards were fused to this is exactly 3, draw a card.
Whenever you fuse a card to this card, if it's the third card this match, draw a card. If it's the sixth, evolve this follower. | Fusion: if a card fused now is number exactly 3 of those fused to this, draw a card. If a card fused now is number exactly 6 of those fused to this, evolve this.
"""


@pytest.mark.parametrize("text, meant", rows(READ))
def test_a_text_is_read_as_what_it_means(text: str, meant: str) -> None:
    check_printed(text, meant)


@pytest.mark.parametrize(
    "text",
    [
        "Whenever you play a spell, if it's the third card this match, draw a card.",
        "Whenever you play a Machina card, if it's the third card this turn, draw a card.",
        "Whenever an allied follower comes into play, if it's the third card this turn, draw a card.",
        "Whenever you fuse a card to this card, if it's the third spell this match, draw a card.",
    ],
)
def test_of_what_it_is_the_third_must_be_plain(text: str) -> None:
    with pytest.raises(LanguageError) as caught:
        tree(text)
    assert "points at something" in caught.value.message["en"]

"""How long things last, said before them; sources of damage, turns, times and names counted as cards print them; in sentences of our own."""

import pytest

from engine.language.errors import LanguageError
from tests.cast.card_words import check_printed, tree

PRINTED = [
    ("Fanfare: Until the end of the turn, give all allied followers +1/+0 and subtract 1 from the cost of all spells in your hand.",
     "Fanfare: give all allied followers +1/+0 until the end of the turn and reduce the cost of all spells in your hand by 1 until the end of the turn."),
    ("Evolve: Until the end of your opponent's turn, gain Ward and your leader can't take more than 3 damage at a time.",
     "Evolve: gain Ward until the end of your opponent's turn, then your leader can't take more than 3 damage at a time until the end of your opponent's turn."),
    ("Fanfare: Until the end of the turn, give +X/+0 to an allied follower and draw a card. X equals the number of cards in your hand.",
     "Fanfare: give a chosen allied follower +X/+0 until the end of the turn and draw a card, where X is the number of cards in your hand."),
    ("Fanfare: Draw a card and until the end of the turn, gain Storm.", "Fanfare: draw a card and gain Storm until the end of the turn."),
    ("Fanfare: Until the end of your opponent's next turn, increase the cost of spells in your opponent's hand by 2.",
     "Fanfare: increase the cost of all spells in your opponent's hand by 2 until the end of your opponent's next turn."),
    ("Reduce damage from enemy followers to this follower to 1.", "This can't take more than 1 damage at a time from enemy followers."),
    ("Fanfare: Until the start of your next turn, reduce damage from followers with 5 or more attack to your leader to 0.",
     "Fanfare: your leader takes no damage from followers with 5 or more attack until the start of your next turn."),
    ("Whenever you evolve a follower, draw a card.", "Whenever an allied follower evolves: draw a card."),
    ("When your opponent evolves a Machina follower, draw a card.", "Whenever an enemy Machina follower evolves: draw a card."),
    ("Whenever you restore your leader's defense, gain +1/+0.", "When your leader is healed: gain +1/+0."),
    ("Whenever 2 or more cards are fused to this card, gain +2/+2.", "Fusion of 2 or more cards at once: gain +2/+2."),
    ("Whenever a follower is returned to a player's hand, gain +1/+0.", "Whenever a follower is returned to hand: gain +1/+0."),
    ("When this amulet comes into play, and at the start of your turn, draw a card.", "Either when this enters the board or else at the start of your turn: draw a card."),
    ("When your leader takes damage, if it's at least the third time this turn, gain Storm.", "When your leader takes damage: if the number of times your leader took damage this turn is 3 or more, gain Storm."),
    ("Fanfare: If it's your ninth turn or earlier, draw a card.", "Fanfare: if your number of turns is 9 or less, draw a card."),
    ("Fanfare: If you have no followers in play, draw a card.", "Fanfare: if there is no allied follower, draw a card."),
    ("Destroy an allied follower. If the destroyed follower had Last Words, draw a card.",
     "Destroy a chosen allied follower. If the follower destroyed this way had Last Words, draw a card."),
    ("Fanfare: If your leader's defense is still 10 or less, draw a card.", "Fanfare: if your leader has 10 or less defense, draw a card."),
    ("Fanfare: If you've played at least 8 different Forestcraft cards this match, draw a card.",
     "Fanfare: if the number of different allied Forestcraft cards that were played this match is 8 or more, draw a card."),
    ("Fanfare: If at least 3 cards with different names are fused to this card, draw a card.", "Fanfare: if the number of different cards fused to this is 3 or more, draw a card."),
    ("Fanfare: Wrath - Draw a card.", "Fanfare: if Wrath is active, draw a card."),
    ("Fanfare: Deal 4 damage to a random enemy follower, twice.", "Fanfare: do this 2 times: deal 4 damage to a random enemy follower."),
    ("Fanfare: Necromancy (6) - Reanimate (4) twice.", "Fanfare: Necromancy 6: do this 2 times: reanimate 4."),
    ("Fanfare: Banish all spells in your opponent's hand and deck.", "Fanfare: banish all either spells in your opponent's hand or else spells in your opponent's deck."),
    ("Last Words: At the start of your next turn, put a Fairy into your hand. Change its cost to 0 if there are 2 enemy followers or less in play. Draw a card.",
     "Last Words: give your leader \"at the start of your turn: add a Fairy to your hand. If there are 2 or less enemy followers, set the cost of it to 0\" until it has happened once. Draw a card."),
    ("Last Words: If another allied Fairy is in play, evolve a random other allied Fairy.", "Last Words: if there is another allied Fairy, evolve a random other allied Fairy."),
    ("Whenever an allied follower attacks, if an allied amulet is in play, give it +1/+1.", "Whenever an allied follower attacks: if there is an allied amulet, give it +1/+1."),
    ("Draw 2 cards. Discard the card with the lowest cost in your hand.", "Draw 2 cards. Discard a random card with the lowest cost in your hand."),
    ("Deal 1 damage to the enemy leader for each time this card has been Spellboosted.", "Do this X times: deal 1 damage to the enemy leader, where X is the spellboost count of this."),
    ("Evolve: At the start of your next turn, gain +2/+2.", "Evolve: gain \"at the start of your turn: gain +2/+2\" until it has happened once."),
    ("Fanfare: Give your leader the following effect - At the start of your next turn, take 2 damage.",
     "Fanfare: give your leader \"at the start of your turn: deal 2 damage to this\" until it has happened once."),
    ("Draw a follower. Change its cost to half its original cost (rounded up).",
     "Put a random follower in your deck into your hand and set the cost of it to half rounded up of its original cost."),
]


@pytest.mark.parametrize("printed, canonical", PRINTED)
def test_a_printed_wording_is_read_as_what_it_means(printed, canonical):
    check_printed(printed, canonical)


def test_what_does_not_last_is_refused_where_its_time_is_said():
    with pytest.raises(LanguageError) as wrong:
        tree("Fanfare: Until the end of the turn, draw a card.")
    assert (wrong.value.line, wrong.value.column) == (1, 10)
    assert "does not last" in wrong.value.message["en"]

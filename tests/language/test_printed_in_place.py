"""What is done in place of something, how often in a match, damage that something deals or never takes, who is meant; in sentences of our own."""

import pytest

from tests.cast.card_words import check_printed

PRINTED = [
    ("When this follower leaves play, banish it instead.", "If this would leave the board, banish it instead."),
    ("Fanfare: Give an enemy follower the following effect - When this card is banished, destroy it instead.",
     "Fanfare: give a chosen enemy follower \"if this would be banished, destroy it instead\"."),
    ("If this follower would return to your hand, destroy it instead.", "If this would be returned to hand, destroy it instead."),
    ("Whenever you play a spell, draw a card. Activates up to 3 times per match.", "Up to 3 times per match, whenever you play a spell: draw a card."),
    ("Whenever you play a spell, draw a card (up to 3 times per match).", "Up to 3 times per match, whenever you play a spell: draw a card."),
    ("Whenever this follower takes damage, restore X defense to your leader (up to 2 times per turn). X equals the number of allied followers in play.",
     "Up to 2 times per turn, when this takes damage: restore X defense to your leader. In all of that X equals the number of allied followers."),
    ("This follower deals damage equal to its defense.", "This deals as much damage as the defense of this."),
    ("This follower can't be damaged by spells.", "This takes 0 damage from spells."),
    ("Takes no damage from effects.", "This takes 0 damage from effects."),
    ("Damage dealt to this follower by enemy effects is reduced by 2.", "This takes 2 less damage from enemy effects."),
    ("Damage to your leader from enemy followers is reduced to 1.", "Your leader can't take more than 1 damage at a time from enemy followers."),
    ("Fanfare: For the rest of the turn, give all allied followers Bane.", "Fanfare: give all allied followers Bane until the end of the turn."),
    ("Fanfare: Deal 2 damage to up to 3 random enemy followers.", "Fanfare: deal 2 damage to up to 3 random enemy followers."),
    ("Fanfare: Your opponent discards a card at random.", "Fanfare: your opponent discards a random card."),
    ("Fanfare: Destroy all followers other than this one that cost 3 or less.", "Fanfare: destroy all other followers that cost 3 or less."),
    ("Fanfare: Destroy all allied followers except Officer followers.", "Fanfare: destroy all allied non-Officer followers."),
    ("Fanfare: If your opponent's leader has at least 15 defense, deal 3 damage to your opponent's leader.",
     "Fanfare: if the enemy leader has 15 or more defense, deal 3 damage to the enemy leader."),
    ("Fanfare: If you didn't play any spells this turn, draw a card.", "Fanfare: if you played no spell this turn, draw a card."),
    ("Fanfare: If this is the first card you've played this turn, draw a card.", "Fanfare: if the number of times you played a card this turn is exactly 1, draw a card."),
    ("Fanfare: Deal X damage to an enemy follower. X equals 1 plus the number of Fairies in your hand.",
     "Fanfare: deal X damage to a chosen enemy follower, where X is the sum of the number of Fairies in your hand and 1."),
    ("Fanfare: Deal X damage to an enemy. X equals the total cost of cards you've played this turn.",
     "Fanfare: deal X damage to a chosen enemy, where X is the total cost of all allied cards that were played this turn."),
    ("Fanfare: Deal X damage to an enemy. X equals the number of turns you've had.", "Fanfare: deal X damage to a chosen enemy, where X is your number of turns."),
    ("Restore 3 defense to your leader. If Vengeance is active for you, restore 2 more.",
     "Restore 3 defense to your leader. If Vengeance is active, restore 2 defense to your leader."),
    ("Deal 3 damage to an enemy follower. If Vengeance is active for you, deal 2 more damage.",
     "Deal 3 damage to a chosen enemy follower. Further, if Vengeance is active, deal 2 damage."),
    ("Put a Fairy into your hand. Then, if Vengeance is active for you, put 1 more into your hand.", "Add a Fairy to your hand. If Vengeance is active, add a Fairy to your hand."),
    ("Fanfare: Recover all play points.", "Fanfare: recover X play points, where X is your max play points."),
    ("Fanfare: Recover evolution points until you have 2.", "Fanfare: recover X evolution points, where X is 2 minus your evolution points."),
    ("Fanfare: Recover play points equal to the number of spells in your hand, up to 3.", "Fanfare: recover X play points, where X is the smaller of the number of spells in your hand and 3."),
    ("Fanfare: Your opponent loses an empty play point orb.", "Fanfare: your opponent loses 1 max play point."),
    ("Fanfare: Reduce the attack of all enemy followers to 0 until the end of the turn.", "Fanfare: set the attack of all enemy followers to 0 until the end of the turn."),
    ("Fanfare: Set all enemy followers' defense to 1.", "Fanfare: set the defense of all enemy followers to 1."),
    ("Fanfare: Put the top 2 cards of your deck into your hand. Their costs become 1.", "Fanfare: put the top 2 cards of your deck into your hand. Set the cost of them to 1."),
    ("Fanfare: Put a copy of each spell you played this turn into your hand.", "Fanfare: add a copy of all allied spells that were played this turn to your hand."),
    ("Fanfare: Summon exact copies of 2 random allied followers.", "Fanfare: summon an exact copy of 2 random allied followers."),
    ("Fanfare: Summon X Fairies. X equals the number of empty spaces in your area.", "Fanfare: summon X Fairies, where X is as many as there is room for on the board."),
    ("Fanfare: Summon a random follower from your hand.", "Fanfare: put a random follower in your hand onto the board."),
    ("Last Words: If you have any Fairies in play, draw a card.", "Last Words: if you have a Fairy, draw a card."),
    ("Last Words: If this follower was destroyed during your turn, draw a card.", "Last Words: if it is your turn, draw a card."),
    ("While this card is in your hand, whenever an allied follower evolves, subtract 1 from its cost.", "In your hand, whenever an allied follower evolves: reduce the cost of this by 1."),
    ("Subtract 1 from the Countdown of an allied amulet. If it's destroyed, draw a card.", "Reduce the countdown of a chosen allied amulet by 1. If its countdown is 0 or less, draw a card."),
    ("Fanfare: Both players summon a Forest Bat.", "Fanfare: summon a Forest Bat for each player."),
]


@pytest.mark.parametrize("printed, canonical", PRINTED)
def test_a_printed_wording_is_read_as_what_it_means(printed, canonical):
    check_printed(printed, canonical)

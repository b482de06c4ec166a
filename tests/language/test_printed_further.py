"""Printed wordings of two places at once, of cards as they were, of exact numbers, of what is done again; in sentences of our own."""

import pytest

from tests.cast.card_words import check_printed

PRINTED = [
    ("Fanfare: If Resonance is active for you, and you have 3 play points, draw a card.",
     "Fanfare: if Resonance is active and you have exactly 3 play points, draw a card."),
    ("Fanfare: If you have 7 cards in your hand, gain +1/+1.", "Fanfare: if you have exactly 7 cards in your hand, gain +1/+1."),
    ("Invocation: At the end of your turn, if you have at least 6 play points, no allied cards are in play, and at least 1 enemy card is in play, invoke this card.",
     "Invocation, at the end of your turn: if you have 6 or more play points and there is no allied card and there are 1 or more enemy cards, invoke this."),
    ("At the end of your turn, if Resonance is active for you or if an allied Forest Bat is in play, draw a card.",
     "At the end of your turn: if Resonance is active, or if there is an allied Forest Bat, draw a card."),
    ("Fanfare: Subtract 1 from the cost of all Machina cards in your hand and deck.",
     "Fanfare: reduce the cost of all either Machina cards in your hand or else Machina cards in your deck by 1."),
    ("Fanfare: Put a random follower that costs 2 play points or less from your deck into play. Repeat once if Vengeance is active for you.",
     "Fanfare: put a random follower that costs 2 or less in your deck onto the board. If Vengeance is active, repeat this 1 more time."),
    ("Fanfare: Summon a Forest Bat. Repeat until your area is full if Vengeance is active for you.",
     "Fanfare: summon a Forest Bat. If Vengeance is active, repeat this as many as there is room for on the board more times."),
    ("Summon a copy of a random allied follower that costs 5 play points or less and had Last Words when it was destroyed this match.",
     "Summon a copy of a random allied follower that costs 5 or less with Last Words that was destroyed this match."),
    ("Fanfare: If the number of allied followers that had Ward when they were destroyed this match is at least 3, draw a card.",
     "Fanfare: if the number of allied followers with Ward that were destroyed this match is 3 or more, draw a card."),
    ("Fanfare: Double this follower's attack.", "Fanfare: double the attack of this."),
    ("Fanfare: Put the top card of your deck into your hand.", "Fanfare: put the top 1 card of your deck into your hand."),
    ("Fanfare: Summon a Forest Bat and randomly give it Rush, Ward, or Drain.",
     "Fanfare: summon a Forest Bat. Do one at random: give it Rush; give it Ward; give it Drain."),
    ("Evolve: Return an enemy follower or amulet to your opponent's hand.", "Evolve: return a chosen enemy follower or amulet to hand."),
    ("Fanfare: Choose - Put 1 of the following cards into your hand and subtract 1 from its cost.\n-Forest Bat\n-Magitrain",
     "Fanfare: choose different ones 1: add a Forest Bat to your hand and reduce the cost of it by 1; add a Magitrain to your hand and reduce the cost of it by 1."),
    ("Evolve: Destroy all of the enemy followers with the highest attack in play.", "Evolve: destroy all enemy followers with the highest attack."),
    ("Fanfare: Draw cards until your hand is full.", "Fanfare: draw as many as there is room for in hand cards."),
    ("Fanfare: Give the enemy leader the following effect until the end of your opponent's turn - Can't play spells or amulets.",
     "Fanfare: give the enemy leader \"this can't play spells or amulets\" until the end of your opponent's turn."),
    ("Last Words: Give your leader the following effect - Followers can't be played. This effect lasts until the start of your opponent's turn.",
     "Last Words: give your leader \"this can't play followers\" until the start of your opponent's next turn."),
    ("Fanfare: Give your leader the following effects.\n-Followers can't be played.\n-Whenever you play a spell, draw a card.\n(These effects last until this follower leaves play.)",
     "Fanfare: give your leader \"this can't play followers\" and \"whenever you play a spell: draw a card\" until this leaves the board."),
    ("Fanfare: Your opponent can't play amulets this turn.", "Fanfare: your opponent can't play amulets until the end of the turn."),
    ("Whenever you play a spell, activate 1 of the following effects in order (up to 3 effects).\n1. Draw a card.\n2. Gain Ward.\n3. Earth Rite: Gain Rush.",
     "Whenever you play a spell: do the next 1 in order, 3 in all: draw a card; gain Ward; paying Earth Rite, gain Rush."),
    ("Whenever you play a spell, activate 1 of the following effects in order (up to 2 times per turn).\n1. Draw a card.\n2. Gain Ward.",
     "Up to 2 times per turn, whenever you play a spell: do the next 1 in order: draw a card; gain Ward."),
    ("Select a follower in play and then a follower in your hand.", "Select a chosen follower and a chosen follower in your hand."),
    ("Give the first follower Last Words: Draw a card.", "Give the first selected follower \"Last Words: draw a card\"."),
    ("Deal X damage to the second follower. X equals the first follower's attack.",
     "Deal X damage to the second selected follower, where X is the attack of the first selected follower."),
]


@pytest.mark.parametrize("printed, canonical", PRINTED)
def test_a_printed_wording_is_read_as_what_it_means(printed, canonical):
    check_printed(printed, canonical)

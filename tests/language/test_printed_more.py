"""Printed wordings of what held before, of each of several, of turns after the next; in sentences of our own."""

import pytest

from tests.cast.card_words import check_printed

PRINTED = [
    ("Deal 1 damage to X random enemy followers. X equals the number of other different allied spells played this match.",
     "Deal 1 damage to X random enemy followers, where X is the number of different other allied spells that were played this match."),
    ("At the end of your turn, if at least 3 different allied followers are in play, draw a card.",
     "At the end of your turn: if the number of different allied followers is 3 or more, draw a card."),
    ("If any allied cards that cost at least 5 play points or any allied Machina cards are in play, draw a card.",
     "If there is an either allied card that costs 5 or more or else allied Machina cards, draw a card."),
    ("Whenever another allied 1-attack follower attacks, draw a card.", "Whenever another allied follower with exactly 1 attack attacks: draw a card."),
    ("Whenever an allied follower with Storm and Ward attacks, give it +1/+0.", "Whenever an allied follower with Storm with Ward attacks: give it +1/+0."),
    ("Whenever an enemy follower with Storm or Rush attacks, draw a card.",
     "Whenever an either enemy follower with Storm or else enemy follower with Rush attacks: draw a card."),
    ("Fanfare: Spellboost the followers in your hand 2 times.", "Fanfare: spellboost all followers in your hand 2 times."),
    ("Fanfare: For each other card played this turn, gain +1/+0 until the end of the turn.",
     "Fanfare: do this X times: gain +1/+0 until the end of the turn, where X is the number of other cards that were played this turn."),
    ("Fanfare: Put a Forest Bat into your hand. Then, change its cost to 0 if at least 2 enemy followers are in play.",
     "Fanfare: add a Forest Bat to your hand. If there are 2 or more enemy followers, set the cost of it to 0."),
    ("Strike: Randomly activate 1 of the following effects. The same effect will not activate twice.\n-Draw a card.\n-Gain +1/+0.",
     "Strike: do one not done before at random: draw a card; gain +1/+0."),
    ("Invocation: Whenever you play a card, if it's the fourth card you've played this turn, invoke this card, then return it to your hand.",
     "Invocation, whenever you play a card: if the number of times you played a card this turn is exactly 4, invoke this and return this to hand."),
    ("Invocation: During your turn, when your leader takes damage, if it's the third time this turn, invoke this card.",
     "During your turn, Invocation, when your leader takes damage: if the number of times your leader took damage this turn is exactly 3, invoke this."),
    ("Gain an empty play point orb. If Overflow is already active for you when this card is played, draw a card.",
     "Gain 1 max play point. If Overflow was already active, draw a card."),
    ("Fanfare: If Overflow was already active for you when this card is played, draw a card.", "Fanfare: if Overflow was already active, draw a card."),
    ("Fanfare: If you've spent at least 20 shadows to perform Necromancy this match, evolve this follower.",
     "Fanfare: if the number of shadows spent on Necromancy this match is 20 or more, evolve this."),
    ("Whenever 3 damage or less is dealt to this follower, reduce that damage to 0.", "This takes 0 damage in place of 3 or less."),
    ("Last Words: Give your leader the following effect - At the start of your turn after your next turn, summon a Forest Bat, then remove this effect. (This effect is not stackable.)",
     "Last Words: give your leader \"at the start of your turn: give your leader \"at the start of your turn: summon a Forest Bat\" until it has happened once\" (not stackable) until it has happened once."),
]


@pytest.mark.parametrize("printed, canonical", PRINTED)
def test_a_printed_wording_is_read_as_what_it_means(printed, canonical):
    check_printed(printed, canonical)

"""Printed wordings that add to what is said: limits and conditions in brackets, turns, lists; in sentences of our own."""

import pytest

from tests.cast.card_words import check_printed

PRINTED = [
    ("Fanfare: Give your leader the following effects.\n-At the end of your turn, draw a card.\n-Can't take more than 3 damage at a time.\n(These effects are not stackable and last for the rest of the match.)",
     "Fanfare: give your leader \"at the end of your turn: draw a card\" (not stackable) and \"this can't take more than 3 damage at a time\" (not stackable) for the rest of the match."),
    ("Accelerate (1): Draw a card.\n(Can only Accelerate if a follower was played this turn.)",
     "Accelerate 1, if a follower was played this turn: draw a card."),
    ("Fusion: Artifact cards\n(Can only fuse if Wrath is active for you.)", "Fuse: Artifact cards, if Wrath is active."),
    ("Whenever this follower takes damage, if it's not destroyed, draw a card (up to 2 times per turn).",
     "Up to 2 times per turn, when this takes damage: if this is on the board, draw a card."),
    ("Whenever an enemy follower evolves during your opponent's turn, draw a card (up to 3 times per turn).",
     "Up to 3 times per turn, during your opponent's turn, whenever an enemy follower evolves: draw a card."),
    ("Once on each of your opponent's turns, when an enemy follower evolves, give it -1/-0.",
     "Once per turn, during your opponent's turn, whenever an enemy follower evolves: give it -1/-0."),
    ("Gain Bane during the opponent's turn.", "While it is your opponent's turn, this has Bane."),
    ("During the opponent's turn, subtract 2 from damage taken by this follower.", "While it is your opponent's turn, this takes 2 less damage."),
    ("Whenever Resonance becomes active for you, draw a card.", "Whenever Resonance becomes active: draw a card."),
    ("Fanfare: Randomly put 2 different Machina followers from your deck into your hand.",
     "Fanfare: put 2 different random Machina followers in your deck into your hand."),
    ("Summon copies of 2 different random allied Machina followers destroyed this match.",
     "Summon a copy of 2 different random allied Machina followers that were destroyed this match."),
    ("Fanfare: Destroy a random allied follower and random enemy follower.", "Fanfare: destroy a random allied follower and a random enemy follower."),
    ("Fanfare: Enhance (7) - Recover 1 evolution point and 3 play points.", "Enhance 7: recover 1 evolution point and recover 3 play points."),
    ("Draw 2 cards and recover X play points. X equals the number of Machina cards drawn.",
     "Draw 2 cards and recover X play points, where X is the number of Machina cards that were added to your hand from your deck this way."),
    ("Gain +X/+0. X equals the number of cards played this turn, including this card.",
     "Gain +X/+0, where X is the number of times you played a card this turn."),
    ("Last Words: Put a 5/5 Forest Bat into your deck.", "Last Words: add a Forest Bat of the figures 5 and 5 into your deck shuffled."),
    ("Destroy all non-Neutral followers.", "Destroy all non-Neutral followers."),
    ("Deal 3 damage to all undamaged followers.", "Deal 3 damage to all undamaged followers."),
    ("Select an enemy follower or an allied amulet with Countdown.", "Select a chosen either enemy follower or else allied amulet with Countdown."),
    ("When this follower comes into play, if this follower was summoned with an effect, gain Rush.",
     "When this enters the board: if this came by an effect, gain Rush."),
    ("During your turn, whenever you perform Necromancy, draw a card.", "During your turn, whenever you use Necromancy: draw a card."),
    ("Discard your hand. If at least 2 spells were discarded, draw 2 cards.",
     "Discard all cards in your hand. If the number of spells discarded this way is 2 or more, draw 2 cards."),
    ("If an allied amulet is in play, your leader can't take more than 4 damage at a time.",
     "If there is an allied amulet, your leader can't take more than 4 damage at a time."),
    ("Fanfare: Put a Forest Bat into your hand. Then if at least 2 other cards were played this turn, draw a card.",
     "Fanfare: add a Forest Bat to your hand. If you played 2 or more other cards this turn, draw a card."),
    ("At the end of your turn, if the enemy follower has 3 defense or less, draw a card.",
     "At the end of your turn: if the opposing follower has 3 or less defense, draw a card."),
    ("Evolve: If Vengeance, Avarice, and Wrath are active for you, gain Storm.",
     "Evolve: if Vengeance is active and Avarice is active and Wrath is active, gain Storm."),
    ("Then, if at least 3 cards have been added to your hand this match, draw a card.", "If 3 or more cards were added to your hand this match, draw a card."),
    ("Fanfare: Give all allied followers the following effects until this follower leaves play.\n-Ward.\n-Last Words: Draw a card.",
     "Fanfare: give all allied followers \"Ward\" and \"Last Words: draw a card\" until this leaves the board."),
]


@pytest.mark.parametrize("printed, canonical", PRINTED)
def test_a_printed_wording_is_read_as_what_it_means(printed, canonical):
    check_printed(printed, canonical)

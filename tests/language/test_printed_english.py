"""Lines as cards print them, in English of our own: each wording is read as what it means, and written in the words of the language."""

import pytest

from tests.cast.card_words import check_printed

PRINTED = [
    ("Countdown (3)", "Countdown 3."),
    ("Crystallize (2): Countdown (3)", "Crystallize 2: Countdown 3."),
    ("Accelerate (1): Draw a card.", "Accelerate 1: draw a card."),
    ("Put a Magitrain into your hand.", "Add a Magitrain to your hand."),
    ("Put 2 Forest Bats into your deck.", "Add 2 Forest Bats into your deck shuffled."),
    ("Can't be attacked.", "This can't be attacked."),
    ("Can attack 3 times per turn.", "This can attack 3 times each turn."),
    ("Whenever an allied amulet comes into play, give it \"Last Words: draw a card\".",
     "Whenever an allied amulet enters the board: give it \"Last Words: draw a card\"."),
    ("When this amulet leaves play, draw 2 cards.", "When this leaves the board: draw 2 cards."),
    ("Fanfare: Enhance (9) - Gain +3/+3.", "Enhance 9: gain +3/+3."),
    ("Give +1/+2 to a damaged enemy follower until the end of this turn.", "Give a chosen enemy damaged follower +1/+2 until the end of the turn."),
    ("Clash: Subtract 2 from this amulet's Countdown.", "Clash: reduce the countdown of this by 2."),
    ("Spellboost: Subtract 2 from the cost of this card", "Spellboost: reduce the cost of this by 2."),
    ("Gain Bane if Overflow is active for you.", "If Overflow is active, gain Bane."),
    ("Evolve: Give both leaders the following effect: At the end of your turn, draw 3 cards.",
     "Evolve: give both leaders \"at the end of your turn: draw 3 cards\"."),
    ("Once on each of your turns, when you play an amulet, draw a card.", "Once per turn, during your turn, whenever you play an amulet: draw a card."),
    ("Strike: Necromancy (3) - Draw 2 cards.", "Strike: Necromancy 3: draw 2 cards."),
    ("Clash: Reanimate (4)", "Clash: reanimate 4."),
    ("Fanfare and Last Words: Draw 3 cards.", "Fanfare and Last Words: draw 3 cards."),
    ("Gain +0/+X. X equals the number of allied amulets in play.", "Gain +0/+X, where X is the number of allied amulets."),
    ("Clash: Deal X damage to the enemy leader. X equals this follower's defense.",
     "Clash: deal X damage to the enemy leader, where X is the defense of this."),
    ("Strike: Choose - Put a Magitrain or Forest Bat into your hand.",
     "Strike: choose one: add a Magitrain to your hand; add a Forest Bat to your hand."),
    ("Last Words: If no allied amulets are in play, summon a Magitrain.", "Last Words: if there is no allied amulet, summon a Magitrain."),
    ("Clash: If any Artifact cards are in your hand, draw a card.", "Clash: if there is an Artifact card in your hand, draw a card."),
    ("Banish an enemy follower with 7 defense or less.", "Banish a chosen enemy follower with 7 or less defense."),
    ("Strike: If you have 9 cards or less in your deck, draw 2 cards.", "Strike: if there are 9 or less cards in your deck, draw 2 cards."),
    ("Evolve: If this is your sixth turn or later, gain Storm.", "Evolve: if your number of turns is 6 or more, gain Storm."),
    ("Strike: Rally (7) - Draw a card.", "Strike: if you have 7 or more Rally, draw a card."),
    ("Clash: If allied followers have evolved at least 4 times this match, gain Rush.",
     "Clash: if the number of times an allied follower evolved this match is 4 or more, gain Rush."),
    ("Evolve: Gain Last Words: Draw 2 cards.", "Evolve: gain \"Last Words: draw 2 cards\"."),
    ("Clash: Deal 3 damage to your leader and then 2 damage to a random enemy follower.",
     "Clash: deal 3 damage to your leader and deal 2 damage to a random enemy follower."),
    ("Can't be evolved using evolution points. (Can be evolved using card effects.)", "This can't be evolved with evolution points."),
    ("Evolve: Give both leaders the following effect: At the start of your turn, draw a card. (This effect is not stackable.)",
     "Evolve: give both leaders \"at the start of your turn: draw a card\" (not stackable)."),
    ("Strike: Randomly put a Magitrain or Forest Bat into your hand.", "Strike: add a random one of a Magitrain or a Forest Bat to your hand."),
    ("Evolve: Select an enemy amulet. Banish it.", "Evolve: banish a chosen enemy amulet."),
    ("Clash: Select an allied follower on the field and deal it 4 damage.", "Clash: deal 4 damage to a chosen allied follower."),
    ("Strike: Randomly activate 1 of the following effects.\n-Draw 2 cards.\n-Gain Bane.", "Strike: do one at random: draw 2 cards; gain Bane."),
    ("Choose: Put 1 of the following cards into your hand.\n-Magitrain\n-Forest Bat",
     "Choose one: add a Magitrain to your hand; add a Forest Bat to your hand."),
    ("Randomly put 1 of the following cards into your hand: Magitrain, Forest Bat, or Magitrain.",
     "Add a random one of a Magitrain or a Forest Bat or a Magitrain to your hand."),
    ("Reduce damage from effects to 3.", "This can't take more than 3 damage at a time from effects."),
    ("While this amulet is in play, both leaders can't take more than 6 damage at a time.", "Both leaders can't take more than 6 damage at a time."),
    ("If this card is discarded from your hand, draw a card.", "When this is discarded: draw a card."),
    ("Whenever you play a spell, draw a card (up to 2 times per turn).", "Up to 2 times per turn, whenever you play a spell: draw a card."),
    ("When this follower's attack or defense is increased by an effect, draw a card.", "When this gains attack or defense: draw a card."),
]


@pytest.mark.parametrize("printed, canonical", PRINTED)
def test_a_printed_wording_is_read_as_what_it_means(printed, canonical):
    check_printed(printed, canonical)

"""Further wordings of printed English cards: what is done, to what, how much, when and if; in sentences of our own."""

import pytest

from engine.language.brackets import reminders_of
from engine.language.reader.swallowed import swallowed
from tests.cast.card_words import VOCABULARY, check_printed, tree

PRINTED = [
    ("Banish a random 4-play-point Machina follower.", "Banish a random Machina follower that costs exactly 4."),
    ("Destroy all enemy followers with 1 defense.", "Destroy all enemy followers with exactly 1 defense."),
    ("Strike: Randomly discard 2 of the highest-cost cards in your hand.", "Strike: discard 2 random cards with the highest cost in your hand."),
    ("Randomly put an amulet from your deck into your hand.", "Put a random amulet in your deck into your hand."),
    ("Put a random amulet that costs 3 play points from your deck into play.", "Put a random amulet that costs exactly 3 in your deck onto the board."),
    ("Deal 1 damage to another random allied follower.", "Deal 1 damage to a random other allied follower."),
    ("Summon a Magitrain. Give the summoned amulet Ward.", "Summon a Magitrain. Give the amulet summoned this way Ward."),
    ("Clash: If an amulet was discarded, draw a card.", "Clash: if there is an amulet discarded this way, draw a card."),
    ("Evolve: If you've performed Burial Rite at least 3 times this turn, gain Storm.",
     "Evolve: if the number of times you performed Burial Rite this turn is 3 or more, gain Storm."),
    ("If at least 4 allied cards had Last Words when they were destroyed this match, draw 2 cards.",
     "If the number of allied cards with Last Words that were destroyed this match is 4 or more, draw 2 cards."),
    ("Whenever your leader's defense is restored, draw a card.", "When your leader is healed: draw a card."),
    ("Whenever this follower takes damage during your turn, draw a card.", "During your turn, when this takes damage: draw a card."),
    ("Give another allied follower the ability to attack 3 times per turn.", "Give a chosen other allied follower \"this can attack 3 times each turn\"."),
    ("Until the end of your opponent's turn, give all allies \"This takes no damage from effects\".",
     "All allies take no damage from effects until the end of your opponent's turn."),
    ("Increase your leader's maximum defense by 4.", "Increase the max defense of your leader by 4."),
    ("Deal 2 damage to all enemy followers. Do this 3 times.", "Do this 3 times: deal 2 damage to all enemy followers."),
    ("Evolve: If you have at least 3 play points, use 3 play points and draw 2 cards.", "Evolve: if you have 3 or more play points, spend 3 play points: draw 2 cards."),
    ("Restore defense to your leader equal to the number of allied amulets in play.", "Restore X defense to your leader, where X is the number of allied amulets."),
    ("Put 3 different random followers from your deck into your hand.", "Put 3 different random followers in your deck into your hand."),
    ("Draw a Machina follower.", "Put a random Machina follower in your deck into your hand."),
    ("Gain +X/+0. X equals the number of different allied amulets destroyed this match.",
     "Gain +X/+0, where X is the number of different allied amulets that were destroyed this match."),
    ("Summon 2 enemy Forest Bats.", "Summon 2 Forest Bats for your opponent."),
    ("Deal 1 damage to your leader and 2 damage to a random enemy follower.", "Deal 1 damage to your leader and deal 2 damage to a random enemy follower."),
    ("Strike: If your leader has 9 defense or less, draw a card.", "Strike: if your leader has 9 or less defense, draw a card."),
    ("Strike: If Vengeance or Wrath is active for you, draw a card.", "Strike: if Vengeance is active, or if Wrath is active, draw a card."),
    ("Can only attack the enemy leader.", "This can't attack followers."),
    ("Super Skybound Art (15): Draw a card.", "Skybound Art 15: draw a card."),
    ("Last Words: At the start of your next turn, draw a card.",
     "Last Words: give your leader \"at the start of your turn: draw a card\" until it has happened once."),
    ("Choose: Play this card as a Magitrain or Forest Bat.", "Play as Magitrain or Forest Bat."),
    ("Fusion: Artifact cards (up to 2)", "Fuse 2: Artifact cards."),
    ("(Can be played only when 2 targetable cards are in your hand.)", "(a reminder)."),
    ("Strike: If you have more evolution points than your opponent, draw a card. (You have 0 evolution points on turns you are unable to evolve.)",
     "Strike: if you have more evolution points than your opponent, draw a card."),
    ("Deal X damage to the enemy leader. X equals half the number of cards in your hand (rounded up).",
     "Deal X damage to the enemy leader, where X is half rounded up of the number of cards in your hand."),
]


@pytest.mark.parametrize("printed, canonical", PRINTED)
def test_a_printed_wording_is_read_as_what_it_means(printed, canonical):
    check_printed(printed, canonical)


def test_a_word_outside_a_known_reminder_still_asks_for_its_part():
    read = tree("Draw a card.")
    assert swallowed("Draw a card. (Can be played only when 2 targetable cards are in play.)", read, reminders_of(VOCABULARY)) == []
    assert swallowed("Draw a card. (Only when 2 cards are in play.)", read, reminders_of(VOCABULARY)) == ["when"]

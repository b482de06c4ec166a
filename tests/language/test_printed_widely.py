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
BEHIND_AND_JOINED = [
    ("Clash: Draw a card. This effect activates only once per turn.", "Once per turn, Clash: draw a card."),
    ("Whenever an enemy follower is destroyed, draw a card. This effect can activate up to 2 times per turn.",
     "Up to 2 times per turn, whenever an enemy follower is destroyed: draw a card."),
    ("Whenever a follower is destroyed, put a Fairy into your hand. (Only once per turn.)",
     "Once per turn, whenever a follower is destroyed: add a Fairy to your hand."),
    ("Whenever you draw a card on your turn, subtract 1 from its cost.", "During your turn, whenever you draw a card: reduce the cost of it by 1."),
    ("Deal 2 damage to all enemies 2 times, then draw a card.", "Do this 2 times: deal 2 damage to all enemies. Draw a card."),
    ("Draw a card and randomly gain Ward or Rush.", "Draw a card. Do one at random: gain Ward; gain Rush."),
    ("Summon a Fairy for each enemy follower in play, then draw a card.",
     "Do this X times: summon a Fairy, where X is the number of enemy followers. Draw a card."),
    ("Fanfare: Draw a card. Enhance (9): Also summon a Fairy.", "Fanfare: draw a card. If this was played with Enhance 9, summon a Fairy."),
    ("If there are 3 or more enemy followers in play, deal 3 damage to them all. If not, draw 2 cards.",
     "If there are 3 or more enemy followers, deal 3 damage to all enemy followers. Otherwise, draw 2 cards."),
    ("The next time you play a follower this turn, give it Storm.",
     "Give your leader \"whenever you play a follower: give it Storm. Remove this effect\" until the end of the turn."),
    ("While in your hand, this card costs 0 if you've discarded 3 or more cards this turn.",
     "If you discarded 3 or more cards this turn, this costs 0."),
    ("Can't attack the enemy leader on the turn it evolves.", "If this evolved this turn, this can't attack the leader."),
    ("At the end of your sixth, eighth, and tenth turns, draw a card.",
     "At the end of your turn, if your number of turns is exactly 6, or if your number of turns is exactly 8, or if your number of turns is exactly 10: draw a card."),
    ("Whenever your opponent plays a spell, deal 2 damage to their leader.",
     "Whenever your opponent plays a spell: deal 2 damage to the enemy leader."),
    ("Fanfare: Add 1 to the costs of all cards in your opponent's hand until the end of their turn.",
     "Fanfare: increase the cost of all cards in your opponent's hand by 1 until the end of your opponent's turn."),
    ("Shuffle your hand into your deck and draw that many cards.", "Put all cards in your hand into your deck shuffled and draw that many cards."),
    ("Gain control of an enemy follower with 3 or less defense.", "Take control of a chosen enemy follower with 3 or less defense."),
    ("Select up to 2 cards in your hand and return them to your deck.",
     "Select up to 2 chosen cards in your hand and put them into your deck shuffled."),
    ("Fanfare: Put a copy of a random spell you've played this match into your hand.",
     "Fanfare: add a copy of a random allied spell that was played this match to your hand."),
    ("At the end of your opponent's turn, restore this follower's defense to full.", "At the end of your opponent's turn: fully restore this."),
    ("This follower can ignore Ward this turn if you've played at least 3 cards this turn.",
     "If you played 3 or more cards this turn, this can attack ignoring Ward until the end of the turn."),
    ("Can only attack the enemy leader and followers with Ward.", "This can't attack followers without Ward."),
    ("Whenever this follower deals damage, gain +0/+1.", "When this deals damage to a character: gain +0/+1."),
    ("Deal X damage to the enemy leader. X equals your current evolution points.",
     "Deal X damage to the enemy leader, where X is your evolution points."),
    ("Return all followers to their players' hands.", "Return all followers to hand."),
    ("If your deck has no duplicate cards, draw a card.", "If your deck has no duplicates, draw a card."),
    ("Choose 1 of the following effects:\n-Draw a card.\n-Restore 3 defense to your leader.",
     "Choose one: draw a card; restore 3 defense to your leader."),
    ("Choose 2 of the following cards to put into your hand:\n-Fairy\n-Forest Bat\n-Magitrain",
     "Choose different ones 2: add a Fairy to your hand; add a Forest Bat to your hand; add a Magitrain to your hand."),
    ("Then deal 1 more damage to all damaged enemy followers.", "Deal 1 damage to all enemy damaged followers."),
    ("Restore 3 defense to your leader, or 5 if Overflow is active for you.",
     "Restore 3 defense to your leader. If Overflow is active, restore 5 defense instead."),
    ("Deal 2 damage to an enemy follower (or 4 if Vengeance is active for you).",
     "Deal 2 damage to a chosen enemy follower. If Vengeance is active, deal 4 damage instead."),
    ("Draw a card, or 2 if Resonance is active for you.", "Draw a card. If Resonance is active, draw 2 cards instead."),
    ("Fanfare: Recover 1 play point, or 3 if Resonance is active for you. Draw a card.",
     "Fanfare: recover 1 play point. If Resonance is active, recover 3 of them instead. Draw a card."),
    ("Fanfare: If there are 3 or more enemy followers in play, deal 3 damage to them all.", "Fanfare: if there are 3 or more enemy followers, deal 3 damage to all enemy followers."),
]  # fmt: skip


@pytest.mark.parametrize("printed, canonical", [*HEADS, *OTHERS, *BEHIND_AND_JOINED])
def test_a_printed_wording_is_read_as_what_it_means(printed: str, canonical: str) -> None:
    """It is read as what it means, and that is said and read back in both languages."""
    check_printed(printed, canonical)

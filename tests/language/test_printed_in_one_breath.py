"""Several things said in one sentence, and what is said by its head or its name: read as what is meant."""

from __future__ import annotations

import pytest

from tests.cast.card_words import check_printed, rows

# written | what it means, in canonical words
READ = """
Draw a card, deal 2 damage to an enemy follower and 1 damage to the enemy leader, then draw a card. | Draw a card and deal 2 damage to a chosen enemy follower and deal 1 damage to the enemy leader and draw a card.
Draw a card and recover 1 play point and 1 evolution point. | Draw a card and recover 1 play point and recover 1 evolution point.
Fanfare: Draw a card, and if you have 10 play point orbs, evolve this follower. | Fanfare: draw a card. If you have exactly 10 max play points, evolve this.
Fanfare: Draw a card and, if Overflow is active for you, summon a Fairy. Evolve this follower. | Fanfare: draw a card. If Overflow is active, summon a Fairy. Evolve this.
Evolve: If Overflow is active for you, draw a card; otherwise, summon a Fairy. | Evolve: if Overflow is active, draw a card. Otherwise, summon a Fairy.
Evolve: If Overflow is active for you, draw a card; if Resonance is active for you, summon a Fairy. | Evolve: if Overflow is active, draw a card. If Resonance is active, summon a Fairy.
Fanfare: For each card fused to this follower, draw a card. | Fanfare: draw X cards, where X is the number of cards fused to this.
Fanfare: Banish a card in your hand. If you banished a Machina card, draw 2 cards. | Fanfare: banish a chosen card in your hand. If there is a Machina card banished this way, draw 2 cards.
Return an allied follower or amulet to your hand. Restore X defense to your leader. X is the number of returned cards. | Return a chosen allied follower or amulet to hand. Restore X defense to your leader, where X is the number of cards returned to hand this way.
Fanfare: Put a random card with Fusion from your deck into your hand. | Fanfare: put a random card with Fusion in your deck into your hand.
Fanfare: Lose Ward until the end of your opponent's turn. | Fanfare: remove Ward from this until the end of your opponent's turn.
Fanfare: An enemy follower loses Ward until the end of the turn. | Fanfare: remove Ward from a chosen enemy follower until the end of the turn.
Last Words: Summon a Fairy and remove Last Words from it. | Last Words: summon a Fairy and remove all Last Words effects from it.
Fanfare: Remove all Last Words effects on an enemy follower. | Fanfare: remove all Last Words effects from a chosen enemy follower.
Deal X damage to an enemy follower. X starts at 2. On Spellboost: Increase X by 3. | Deal X damage to a chosen enemy follower, where X is the sum of 3 times the spellboost count of this and 2.
Fanfare: If there are 2 enemy followers or less in play, draw a card. | Fanfare: if there are 2 or less enemy followers, draw a card.
Whenever the opponent plays a follower, deal 1 damage to it. | Whenever your opponent plays a follower: deal 1 damage to it.
Fanfare: Halve the cost of all cards in both players' hands (rounding up). | Fanfare: halve the cost of all cards in each player's hand rounding up.
Fanfare: Randomly put different Machina followers from your deck into play until your area is full. | Fanfare: put as many as there is room for on the board different random Machina followers in your deck onto the board.
Fanfare: If you played a Machina card last turn, draw a card. | Fanfare: if you played a Machina card during your previous turn, draw a card.
Fanfare: If an enemy follower attacked your leader last turn, draw a card. | Fanfare: if an enemy follower attacked your leader during your opponent's previous turn, draw a card.
Fanfare: If it's your 8th turn or later, gain Storm. | Fanfare: if your number of turns is 8 or more, gain Storm.
During your opponent's turn, this follower can't be destroyed by effects. | While it is your opponent's turn, this can't be destroyed by effects.
While this amulet is in play, your spells cost 1 less. | All spells in your hand cost 1 less.
Fanfare: If your leader has less defense than the enemy leader, draw a card. | Fanfare: if the defense of your leader is less than the defense of the enemy leader, draw a card.
Fanfare: If you've evolved a follower this turn, draw a card. | Fanfare: if an allied follower evolved this turn, draw a card.
Follower Strike: If the enemy follower has more attack than this follower, gain Bane. | Follower Strike: if the attack of the opposing follower is more than the attack of this, gain Bane.
At the end of your turn, fully restore the defense of all allied followers. | At the end of your turn: fully restore all allied followers.
Activate the Last Words effects of an allied follower. | Activate the Last Words of a chosen allied follower.
Deal 3 damage to an enemy follower. If a follower was destroyed by this effect, draw a card. | Deal 3 damage to a chosen enemy follower. If there is a follower destroyed this way, draw a card.
Deal 3 damage to an enemy follower. If Vengeance is active for you, also deal 2 damage to the enemy leader. | Deal 3 damage to a chosen enemy follower. If Vengeance is active, deal 2 damage to the enemy leader.
Fanfare: All allied followers gain +1/+1 until the end of the turn and can't be destroyed. | Fanfare: give all allied followers +1/+1 until the end of the turn, then all allied followers can't be destroyed.
Fanfare: Give all allied followers +1/+1 and can't be destroyed. | Fanfare: give all allied followers +1/+1, then all allied followers can't be destroyed.
Fanfare: Put a Fairy into each player's hand. | Fanfare: add a Fairy into each player's hand.
Draw a Machina follower and a Machina spell. | Put a random Machina follower in your deck and a random Machina spell in your deck into your hand.
Draw cards until you have 5 cards in your hand. | Draw cards until you have 5 in hand.
Summon 2 different Machina followers destroyed this match. | Summon a copy of 2 different random Machina followers that were destroyed this match.
Give +1/+1 to all Machina followers in your hand and in play. | Give all either Machina followers or else Machina followers in your hand +1/+1.
Reveal the top card of your deck. If it's a follower, summon it. Otherwise, put it into your hand. | Reveal the top 1 card of your deck. If it is a follower, put it onto the board. Otherwise, put it into your hand.
"""


@pytest.mark.parametrize("text, meant", rows(READ))
def test_a_text_is_read_as_what_it_means(text: str, meant: str) -> None:
    check_printed(text, meant)

"""Printed wordings of what something has, is called and costs, of several unknown numbers, of what came to hand and deck; in sentences of our own."""

import pytest

from engine.language.names import plurals
from tests.cast.card_words import check_printed, tree

PRINTED = [
    ("Destroy an enemy follower. If it had Ward, draw a card.", "Destroy a chosen enemy follower. If it had Ward, draw a card."),
    ("Clash: If the enemy follower doesn't have Ward, draw a card.", "Clash: if the opposing follower doesn't have Ward, draw a card."),
    ("Discard a card from your hand. If the discarded card costs 5 or more, draw a card.",
     "Discard a chosen card in your hand. If the card discarded this way has 5 or more cost, draw a card."),
    ("Banish an enemy follower and all enemy followers of the same name.", "Banish a chosen enemy follower and all enemy followers with the same name as it."),
    ("At the end of your turn, if 3 or more followers were destroyed that turn, draw a card.",
     "At the end of your turn: if 3 or more followers were destroyed this turn, draw a card."),
    ("Fanfare: If your opponent has more amulets in play than you, draw a card.",
     "Fanfare: if the number of enemy amulets is more than the number of allied amulets, draw a card."),
    ("Can't attack unless Overflow is active for you.", "While it is not so that Overflow is active, this can't attack."),
    ("Can only attack if Overflow is active for you.", "While it is not so that Overflow is active, this can't attack."),
    ("Remove all effects from an enemy follower.", "Remove all abilities from a chosen enemy follower."),
    ("Deal 4 damage split randomly between all enemies.", "Do this 4 times: deal 1 damage to a random enemy."),
    ("When this follower is dealt damage, draw a card.", "When this takes damage: draw a card."),
    ("When this follower deals damage to the enemy leader, draw a card.", "When this deals damage to the enemy leader: draw a card."),
    ("When 2 or more cards are fused to this card at once, draw a card.", "Fusion of 2 or more cards at once: draw a card."),
    ("Fanfare: Gain +X/+Y. X equals your shadows. Y equals the number of cards in your hand.",
     "Fanfare: gain +X/+Y, where X is your shadows. In all of that Y equals the number of cards in your hand."),
    ("Fanfare: Draw X cards. Deal Y damage to the enemy leader. X and Y equal 5 split randomly.",
     "Fanfare: draw X cards. Deal Y damage to the enemy leader. In all of that X and Y equal 5 split randomly."),
    ("Fanfare: If 2 Machina followers or less have been added to your deck this match, draw a card.",
     "Fanfare: if the number of times a Machina follower was added to your deck this match is 2 or less, draw a card."),
    ("During your turn, whenever cards are added to your hand from your deck, gain +1/+1.",
     "During your turn, whenever one or more cards are added to your hand from your deck: gain +1/+1."),
    ("Fanfare: Gain the following effect until the end of your opponent's turn: Can't be targeted by enemy effects.",
     "Fanfare: gain \"this can't be targeted by enemy effects\" until the end of your opponent's turn."),
    ("Fanfare: Randomly put 1 of the following cards into your deck: Forest Bat, Magitrain.",
     "Fanfare: add a random one of a Forest Bat or a Magitrain into your deck shuffled."),
    ("Put a random 2-play-point and 3-play-point Machina follower from your deck into play.",
     "Put a random Machina follower that costs exactly 2 in your deck and a random Machina follower that costs exactly 3 in your deck onto the board."),
    ("At the end of your turn, if this follower didn't attack, draw a card.",
     "At the end of your turn: if the number of times this attacked this turn is exactly 0, draw a card."),
]


@pytest.mark.parametrize("printed, canonical", PRINTED)
def test_a_printed_wording_is_read_as_what_it_means(printed, canonical):
    check_printed(printed, canonical)


@pytest.mark.parametrize(("english", "japanese"), [
    ("Can't attack unless Overflow is active for you.", "覚醒状態でなければ、攻撃できない。"),
    ("Destroy an enemy follower. If it has Ward, draw a card.", "相手のフォロワー1体を破壊する。それが守護 を持っているなら、カードを1枚引く。"),
])
def test_either_print_is_one_tree(english, japanese):
    assert tree(english) == tree(japanese)


@pytest.mark.parametrize("text", ["Spearmen", "Gentlemice", "Succubi"])
def test_irregular_plurals_are_names(text):
    one = {"Spearmen": "Spearman", "Gentlemice": "Gentlemouse", "Succubi": "Succubus"}[text]
    assert text.lower() in plurals(one.lower())

"""Chrono Card: what cards cost as others lie there, and what is left to pay with."""

from __future__ import annotations

import pytest

from tests.cast.cases import Fails


def test_what_makes_the_own_hand_cheaper_leaves_the_other_hand_alone(fails: Fails) -> None:
    """A place of one player is no place of the other."""
    cards = [
        {"name": {"en": "Test Sale", "ja": "試験の割引"}, "kind": "background", "cost": 0, "text": "Events in your hand cost 1 less."},
        {"name": {"en": "Test Snack", "ja": "試験のおやつ"}, "kind": "event", "cost": 1, "text": "Draw a card."},
    ]
    mine = {"turn": "me", "phase": "main", "me": {"field": ["Test Sale"], "hand": ["Test Snack"], "ep": 0}}
    theirs = {"turn": "opponent", "phase": "main", "me": {"field": ["Test Sale"]}, "opponent": {"hand": ["Test Snack"], "ep": 0}}
    assert fails(mine, ["I play Test Snack"], ["action 1 was not refused"], "chrono-card", cards) == []
    assert fails(theirs, ["opponent plays Test Snack"], ["action 1 was refused"], "chrono-card", cards) == []


@pytest.mark.parametrize(("ep", "refused"), [(0, True), (1, False)])
def test_what_a_card_costs_less_by_its_own_text_is_not_paid(fails: Fails, ep: int, refused: bool) -> None:
    """It counts in hand, where the card is played from."""
    cards = [{"name": {"en": "Test Snack", "ja": "試験のおやつ"}, "kind": "event", "cost": 3, "text": "This costs 2 less.\nDraw a card."}]
    board = {"turn": "me", "phase": "main", "me": {"hand": ["Test Snack"], "ep": ep}}
    assert fails(board, ["I play Test Snack"], [f"action 1 was {'' if refused else 'not '}refused"], "chrono-card", cards) == []


def test_what_is_lost_of_ep_ends_at_none(fails: Fails) -> None:
    """Of two EP three are lost: there are none, and what comes then is all that is there."""
    board = {"turn": "me", "phase": "main", "me": {"ep": 2}}
    assert fails(board, ['I do "Lose 3 EP."'], ["my EP is 0"], "chrono-card") == []
    assert fails(board, ['I do "Lose 3 EP."', 'I do "Gain 1 EP."'], ["my EP is 1"], "chrono-card") == []


def test_a_card_that_has_changed_sides_serves_whoever_has_it_now(fails: Fails) -> None:
    """It is of the field of the player who took it, and of no other."""
    cards = [
        {"name": {"en": "Test Lure", "ja": "試験の誘い"}, "kind": "event", "cost": 0, "text": "Take control of a chosen enemy character."},
        {"name": {"en": "Test Maid", "ja": "試験のメイド"}, "kind": "character", "cost": 0, "attack": 1, "defense": 3, "ep": 2,
         "text": "A.Skill, pay 1 EP: draw a card."},
    ]  # fmt: skip
    board = {"turn": "me", "phase": "main", "me": {"hand": ["Test Lure"], "ep": 5, "deck_size": 5}, "opponent": {"field": ["Test Maid"]}}
    taken = ["I play Test Lure targeting Test Maid", "nobody answers"]
    mine = [*taken, "I produce EP with Test Maid", "nobody answers"]
    assert fails(board, mine, ["I have 7 EP", "Test Maid is checked"], "chrono-card", cards) == []
    skill = [*taken, "I use Test Maid's A.Skill", "nobody answers"]
    assert fails(board, skill, ["I have 4 EP", "my hand has 1 card"], "chrono-card", cards) == []
    theirs = [*taken, "opponent's turn begins", "opponent produces EP with Test Maid"]
    assert fails(board, theirs, ["action 4 was refused by cc.ep.from-a-card"], "chrono-card", cards) == []


@pytest.mark.parametrize(("pages", "then"), [(1, "action 1 was refused"), (2, "my hand has 1 card")])
def test_who_has_just_as_many_cards_as_are_to_be_put_away_pays(fails: Fails, pages: int, then: str) -> None:
    """Two of two are put away and one is drawn; of one card two can't be."""
    cards = [
        {"name": {"en": "Test Maid", "ja": "試験のメイド"}, "kind": "character", "cost": 0, "attack": 1, "defense": 3,
         "text": "A.Skill, putting 2 cards in your hand into your discard pile: draw a card."},
        {"name": {"en": "Test Page", "ja": "試験の紙"}, "kind": "event", "cost": 0, "text": "Draw a card."},
    ]  # fmt: skip
    board = {"turn": "me", "phase": "main", "me": {"field": ["Test Maid"], "hand": [f"{pages} x Test Page"], "deck_size": 5}}
    when = ["I use Test Maid's A.Skill", *(["nobody answers"] if pages == 2 else [])]
    assert fails(board, when, [then], "chrono-card", cards) == []


def test_who_could_charm_charms_the_other_player_and_nobody_else(fails: Fails) -> None:
    cards = [{"name": {"en": "Test Maid", "ja": "試験のメイド"}, "kind": "character", "cost": 0, "attack": 2, "defense": 3}]
    board = {"turn": "me", "me": {"field": ["Test Maid"], "deck_size": 5}, "opponent": {"deck_size": 5}}
    then = ["Test Maid can attack the enemy leader", "Test Maid can't attack my leader"]
    assert fails(board, ["nothing is done"], then, "chrono-card", cards) == []

"""What waits for a creature to leave the battle zone: a card that goes from one other zone to another does not."""

from __future__ import annotations

import pytest

from engine.games.duel_masters.game import GAME as DUEL_MASTERS
from engine.language import NO_NAMES
from engine.study.printed_cards import PrintedCard, read_cards
from tests.cast.cases import Fails
from tests.games.duel_masters.test_events import plain

GAME = "duel-masters"
CARDS = [
    plain("Test Goblin", 1000), plain("Test Crab", 3000, "Whenever another creature leaves the battle zone, draw a card."),
    plain("Test Saint", 3000, "When one of your other creatures would leave the battle zone, you may destroy this creature instead."),
    plain("Test Tally", 3000, "At the end of your turn: draw X cards, where X is the number of creatures that left the board this turn."),
    {**plain("Test Orbit", 4000), "kind": "psychic creature"}, {**plain("Test Gear", 4000), "kind": "GR creature"}, {**plain("Test Cog", 4000), "kind": "GR creature"},
]  # fmt: skip
BOARD = {"turn": "me", "phase": "charge", "me": {"battle": ["Test Crab"], "hand": ["Test Goblin"], "deck": ["2 x Test Goblin", "2 cards"]}}


@pytest.mark.parametrize("when", ["I charge Test Goblin", 'I do "Put the top card of your deck into your graveyard."', 'I do "Discard a card in your hand."'])
def test_a_card_of_another_zone_does_not_leave_the_battle_zone(fails: Fails, when: str) -> None:
    assert fails(BOARD, [when], ["Test Crab's effect did not trigger"], GAME, CARDS) == []


@pytest.mark.parametrize("card", ["Test Orbit", "Test Gear"])
@pytest.mark.parametrize("when", ["{card} is destroyed", 'I do "Return a chosen enemy creature to its owner\'s hand."'])
def test_a_card_that_goes_on_by_the_rules_has_left_once(fails: Fails, card: str, when: str) -> None:
    """It is in the other zone for a moment and goes home from there, which is no leaving."""
    board = {"turn": "me", "me": {"battle": ["Test Crab"], "deck_size": 9, "hand": []}, "opponent": {"battle": [card]}}
    then = ["my hand has 1 card", "it happened 1 time that Test Crab's effect triggers"]
    assert fails(board, [when.format(card=card)], then, GAME, CARDS) == []


def test_nothing_replaces_a_leaving_that_is_none(fails: Fails) -> None:
    """A creature that dies for others stays where another card of its player is discarded, and goes where a creature is bounced."""
    board = {"turn": "me", "me": {"battle": ["Test Saint", "Test Crab"], "hand": ["Test Goblin"]}}
    assert fails(board, ['I do "Discard a card in your hand."'], ["Test Goblin is in my graveyard", "Test Saint is in the battle zone"], GAME, CARDS) == []
    bounced = ['I do "Return a chosen allied Test Crab to its owner\'s hand."', "I use Test Saint's ability"]
    assert fails(board, bounced, ["Test Saint is in my graveyard", "Test Crab is in the battle zone"], GAME, CARDS) == []


def test_what_left_this_turn_is_counted_alike(fails: Fails) -> None:
    board = {"turn": "me", "phase": "charge", "me": {"battle": ["Test Tally", "Test Crab"], "hand": ["Test Goblin"], "deck": ["6 x Test Goblin"]}}
    assert fails(board, ["I charge Test Goblin", "I end my turn"], ["my hand has 0 cards"], GAME, CARDS) == []
    assert fails(board, ["Test Crab is destroyed", "I end my turn"], ["my hand has 2 cards"], GAME, CARDS) == []


def test_a_gr_creature_goes_to_the_bottom_of_the_zone_as_it_is_written_from_the_top(fails: Fails) -> None:
    """The first card that is written is the one that is GR summoned next."""
    board = {"turn": "me", "me": {"battle": ["Test Gear"], "gr": ["Test Goblin", "Test Cog"]}}
    then = ["my GR zone holds Test Goblin, Test Cog and Test Gear", "自分の超GRゾーンの末尾は順に「Test Gear」"]
    assert fails(board, ["Test Gear is destroyed"], then, GAME, CARDS) == []
    assert fails({"turn": "me", "me": {"gr": ["Test Cog", "Test Gear"]}}, ['I do "GR summon."'], ["Test Cog is in the battle zone"], GAME, CARDS) == []


@pytest.mark.parametrize("happens", ["leaves the battle zone", "attacks", "blocks", "battles", "is blocked", "is destroyed", "becomes tapped", "wins a battle", "is attacked"])
@pytest.mark.parametrize(("where", "done"), [("in your hand", False), ("in your graveyard", False), ("in your hand or graveyard", False), ("in the battle zone", True), ("", True)])
def test_what_only_cards_in_play_do_is_not_waited_for_elsewhere(happens: str, where: str, done: bool) -> None:
    """It would never come about, and says so instead."""
    text = f"Whenever a creature {where} {happens}: draw a card."
    reading = read_cards([PrintedCard("1", "Test Card", "en", "creature", (), 1, 1000, None, (text,))], DUEL_MASTERS, NO_NAMES)
    assert bool(reading["shown"]) == done
    assert ["only to cards in play" in problem["message"]["en"] for problem in reading["problems"]] == [True] * (not done)


@pytest.mark.parametrize(("act", "done"), [
    ("Destroy a creature in your hand.", False), ("自分の手札のクリーチャーを1体破壊する。", False), ("Destroy the top card of your deck.", False), ("Destroy a creature in your mana zone.", False),
    ("Destroy a creature.", True), ("Discard a creature in your hand.", True), ("Put a creature in your mana zone into your graveyard.", True),
])  # fmt: skip
def test_what_is_done_to_cards_in_play_alone_is_not_done_elsewhere(act: str, done: bool) -> None:
    """What to say instead stands in the message."""
    reading = read_cards([PrintedCard("1", "Test Card", "en", "spell", (), 1, None, None, (act,))], DUEL_MASTERS, NO_NAMES)
    assert bool(reading["shown"]) == done
    assert ["done only to cards in play" in problem["message"]["en"] for problem in reading["problems"]] == [True] * (not done)

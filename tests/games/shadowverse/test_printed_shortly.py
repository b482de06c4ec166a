"""Printed wordings in fewer words change a run as they read: what is asked, what goes again later, what a new card has, amounts that are equal to something."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cast.cases import Fails
from tests.cast.small import card

SMALL = card("Small", attack=3, defense=2)
HUGE = card("Huge", attack=1, defense=6, cost=4)
GUARD = card("Guard", "Ward.", attack=2, defense=4)
CAST = [SMALL, HUGE, GUARD]


def spell(text: str, name: str = "Said") -> dict[str, Any]:
    """A spell of 1."""
    return card(name, text, "spell")


def given_of(mine: dict[str, Any] | None = None, *theirs: Any) -> dict[str, Any]:
    """My turn, the spell in my hand, cards in both decks."""
    me = {"hand": ["Said"], "pp": 1, "deck_size": 5, **(mine or {})}
    return {"turn": "me", "me": me, "opponent": {"board": list(theirs), "deck_size": 5}}


@pytest.mark.parametrize("board, ward", [([], True), (["Small"], False)])
def test_the_only_follower(fails: Fails, board: list[str], ward: bool) -> None:
    """Alone it has Ward; beside another it has not, and enemies do not count."""
    given = given_of({"hand": ["Who"], "board": board}, "Huge")
    then = ["Who has Ward" if ward else "Who doesn't have Ward"]
    assert fails(given, ["I play Who"], then, cards=[*CAST, card("Who", "Fanfare: If this is the only allied follower in play, gain Ward.")]) == []


@pytest.mark.parametrize("enemy, drawn", [("Guard", 1), ("Huge", 0)])
def test_any_that_has_a_keyword(fails: Fails, enemy: str, drawn: int) -> None:
    """An enemy with Ward, and none without."""
    assert fails(given_of({}, enemy), ["I play Said"], [f"my hand has {drawn} cards"], cards=[*CAST, spell("If an enemy follower has Ward, draw a card.")]) == []


@pytest.mark.parametrize("played, drawn", [(1, 0), (2, 1), (3, 1)])
def test_the_second_card_of_a_turn(fails: Fails, played: int, drawn: int) -> None:
    """The second card draws one, the first and the third draw none."""
    given = given_of({"hand": ["Small"] * 3, "pp": 3, "board": ["Watcher"]})
    own = [*CAST, card("Watcher", "Whenever you play your second card each turn, draw a card.")]
    assert fails(given, ["I play Small"] * played, [f"my hand has {3 - played + drawn} cards"], cards=own) == []


@pytest.mark.parametrize("text, when, gone", [
    ("Summon a Small. It's destroyed at the end of the turn.", [], False),
    ("Summon a Small. It's destroyed at the end of the turn.", ["I end the turn"], True),
    ("Summon a Small. It's destroyed at the end of your opponent's turn.", ["I end the turn"], False),
    ("Summon a Small. It's destroyed at the end of your opponent's turn.", ["I end the turn", "the opponent ends the turn"], True),
])  # fmt: skip
def test_what_goes_again_later(fails: Fails, text: str, when: list[str], gone: bool) -> None:
    """It is there until then, and not after."""
    then = ["Small was destroyed" if gone else "Small is on the board"]
    assert fails(given_of(), ["I play Said", *when], then, cards=[*CAST, spell(text)]) == []


def test_a_new_card_has_what_is_said_of_it(fails: Fails) -> None:
    """Both have Rush; the one that was there has not."""
    own = [*CAST, spell("Summon 2 Guards with Rush.")]
    then = ["the first Guard has Rush", "the second Guard has Rush", "Small doesn't have Rush"]
    assert fails(given_of({"board": ["Small"]}), ["I play Said"], then, cards=own) == []


@pytest.mark.parametrize("when, costs", [([], 3), (["I end the turn"], 4)])
def test_cards_that_were_drawn_cost_less_this_turn(fails: Fails, when: list[str], costs: int) -> None:
    """What was drawn costs one less until the turn ends, and what was in hand costs what it did."""
    given = given_of({"hand": ["Said", "Guard"], "deck": ["Huge"]})
    own = [*CAST, spell("Draw a card. It costs 1 less until the end of the turn.")]
    assert fails(given, ["I play Said", *when], [f"Huge costs {costs}", "Guard costs 1"], cards=own) == []


@pytest.mark.parametrize("text, then", [
    ("Restore defense to your leader equal to the number of enemy followers in play.", "my leader has 12 defense"),
    ("Recover play points equal to the number of enemy followers in play.", "I have 2 PP"),
    ("Draw cards equal to the number of enemy followers in play.", "my hand has 2 cards"),
])  # fmt: skip
def test_amounts_that_are_equal_to_something(fails: Fails, text: str, then: str) -> None:
    """Two enemy followers: 2."""
    given = given_of({"leader": 10, "max_pp": 5}, "Small", "Huge")
    assert fails(given, ["I play Said"], [then], cards=[*CAST, spell(text)]) == []


def test_the_weakest_is_the_one_with_the_least_attack(fails: Fails) -> None:
    """Attack counts, not defense."""
    given = given_of({}, "Small", "Huge")
    assert fails(given, ["I play Said"], ["Huge was destroyed", "Small is on the board"], cards=[*CAST, spell("Destroy the weakest enemy follower.")]) == []


@pytest.mark.parametrize("leader, left", [(10, 7), (11, 11)])
def test_them_is_the_leader_of_whom_it_is_asked(fails: Fails, leader: int, left: int) -> None:
    """The leader at 10 or less, and no one else."""
    given = given_of({}, "Huge")
    given["opponent"]["leader"] = leader
    then = [f"the opponent's leader has {left} defense", "Huge has 0 damage"]
    assert fails(given, ["I play Said"], then, cards=[*CAST, spell("If the enemy leader has 10 or less defense, deal 3 damage to them.")]) == []


@pytest.mark.parametrize("enemies, damage", [(2, 0), (3, 1)])
def test_them_is_all_that_is_asked_for(fails: Fails, enemies: int, damage: int) -> None:
    """Each of three, and none of two."""
    given = given_of({}, *["Huge"] * (enemies - 1), {"card": "Guard"})
    own = [*CAST, spell("If there are 3 or more enemy followers in play, deal 1 damage to them all.")]
    assert fails(given, ["I play Said"], [f"Guard has {damage} damage"], cards=own) == []


def test_a_card_for_each_that_went(fails: Fails) -> None:
    """Of the three that go, the one that was mine counts."""
    given = given_of({"hand": ["Said"], "board": ["Small"]}, "Huge", "Guard")
    own = [*CAST, spell("Destroy all followers and draw a card for each allied follower destroyed.")]
    assert fails(given, ["I play Said"], ["my hand has 1 card", "Huge was destroyed"], cards=own) == []


@pytest.mark.parametrize("text, damage", [
    ("Deal X damage to an enemy follower. X equals the number of cards in your hand minus 1.", 2),
    ("Deal X damage to an enemy follower. X equals the number of cards in your hand minus 4.", 0),
    ("Draw 2 cards. Deal X damage to an enemy follower. X equals the number of cards added to your hand from your deck this turn.", 2),
])  # fmt: skip
def test_amounts_that_are_less_by_a_number_or_counted_of_this_turn(fails: Fails, text: str, damage: int) -> None:
    """Three cards in hand besides the spell; below nothing is nothing; cards that were in hand before were not added this turn."""
    given = given_of({"hand": ["Said", "Small", "Small", "Guard"]}, "Huge")
    assert fails(given, ["I play Said targeting Huge"], [f"Huge has {damage} damage"], cards=[*CAST, spell(text)]) == []


@pytest.mark.parametrize("leader, drawn", [(5, 1), (6, 0)])
def test_a_leader_of_just_so_much_defense(fails: Fails, leader: int, drawn: int) -> None:
    """5 and no other number."""
    own = [*CAST, spell("If your leader's defense is 5, draw a card.")]
    assert fails(given_of({"leader": leader}), ["I play Said"], [f"my hand has {drawn} cards"], cards=own) == []


@pytest.mark.parametrize("target, drawn", [("Small", 0), ("Huge", 1)])
def test_none_was_destroyed(fails: Fails, target: str, drawn: int) -> None:
    """A card only where the damage destroyed nothing."""
    own = [*CAST, spell("Deal 2 damage to an enemy follower. If no follower was destroyed, draw a card.")]
    assert fails(given_of({}, "Small", "Huge"), [f"I play Said targeting {target}"], [f"my hand has {drawn} cards"], cards=own) == []


def test_the_card_itself_is_not_counted(fails: Fails) -> None:
    """One other card was played this turn: 1."""
    own = [*CAST, spell("Deal X damage to an enemy follower. X equals the number of cards you've played this turn (excluding this card).")]
    given = given_of({"hand": ["Said", "Small"], "pp": 2}, "Huge")
    assert fails(given, ["I play Small", "I play Said targeting Huge"], ["Huge has 1 damage"], cards=own) == []


def test_an_area_is_filled(fails: Fails) -> None:
    """Two are there, three come; a card from the deck is added to the hand and no new one made."""
    given = given_of({"board": ["Small", "Small"], "deck": ["Guard", "Huge"]})
    own = [*CAST, spell("Fill your area with Guards.\nAdd a random 4-play-point follower from your deck to your hand.")]
    assert fails(given, ["I play Said"], ["I have 5 followers", "Huge is in my hand", "my hand has 1 card"], cards=own) == []

"""What printed English says of numbers, figures and abilities, seen on the board."""

from __future__ import annotations

import pytest

from tests.cast.cases import Fails


@pytest.mark.parametrize("more, drawn", [(1, 0), (2, 1)])
def test_cards_that_are_only_counted_as_played_count_like_played_ones(fails: Fails, more: int, drawn: int) -> None:
    """Two cards counted as played are two that were played this turn."""
    given = {"me": {"deck_size": 3}, "opponent": {}}
    when = [f'I do "Add {more} to the number of cards played this turn."', 'I do "If at least 2 cards were played this turn, draw a card."']
    assert fails(given, when, [f"my hand has {drawn} cards" if drawn != 1 else "my hand has 1 card"]) == []


def test_a_greater_maximum_leaves_the_defense_as_it_is(fails: Fails) -> None:
    """20 of 20 becomes 20 of 25, and 3 can then be restored."""
    when = ['I do "Increase your leader\'s maximum defense by 5."', 'I do "Restore 3 defense to your leader."']
    assert fails({"me": {}, "opponent": {}}, when, ["my leader has 23 defense"]) == []
    assert fails({"me": {}, "opponent": {}}, when[:1], ["my leader has 20 defense"]) == []


def test_a_lesser_maximum_takes_only_what_is_above_it(fails: Fails) -> None:
    """A leader with 18 of 20 keeps 18 at a maximum of 19, and falls to 16 at one of 16."""
    given = {"me": {}, "opponent": {"defense": 18}}
    assert fails(given, ['I do "Reduce the enemy leader\'s maximum defense by 1."'], ["the enemy leader has 18 defense"]) == []
    assert fails(given, ['I do "Reduce the enemy leader\'s maximum defense by 4."'], ["the enemy leader has 16 defense"]) == []


def test_the_ability_to_attack_more_often_can_be_given(fails: Fails) -> None:
    """Twice, and no third time."""
    given = {"me": {"board": ["Hero of Antiquity"]}, "opponent": {}}
    when = [
        'I do "Give an allied follower the ability to attack 2 times per turn."',
        "Hero of Antiquity attacks opponent", "Hero of Antiquity attacks opponent", "Hero of Antiquity attacks opponent",
    ]
    assert fails(given, when, ["action 3 was not refused", "action 4 was refused"]) == []


def test_different_means_of_different_names(fails: Fails) -> None:
    """Two of three cards in the deck are alike: only one of them is taken."""
    given = {"me": {"deck": ["2 x Forest Bat", "Lich"]}, "opponent": {}}
    when = ['I do "Put 3 different random followers from your deck into your hand."']
    assert fails(given, when, ["in every outcome my hand has 2 cards"]) == []


def test_a_half_is_rounded_as_it_says(fails: Fails) -> None:
    """Half of 3 cards is 2 or 1."""
    given = {"me": {"hand": ["3 x Forest Bat"]}, "opponent": {"board": ["Lich"]}}
    up = ['I do "Deal X damage to all enemy followers. X equals half the number of cards in your hand (rounded up)."']
    down = ['I do "Deal X damage to all enemy followers. X equals half the number of cards in your hand (rounded down)."']
    assert fails(given, up, ["Lich has 2 damage"]) == []
    assert fails(given, down, ["Lich has 1 damage"]) == []


def test_a_random_number_is_one_of_its_range(fails: Fails) -> None:
    """1, 2 or 3, each as likely."""
    given = {"me": {}, "opponent": {"board": ["Lich"]}}
    when = ['I do "Deal X damage to all enemy followers. X equals a random number between 1 and 3."']
    assert fails(given, when, ["with probability 1/3 Lich has 3 damage", "in no outcome Lich has 0 damage"]) == []

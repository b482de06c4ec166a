"""Effects on one value are worked out in the order in which their cards came, not in that in which the cards were once laid down."""

from __future__ import annotations

from tests.cast.cases import Fails

CARDS = [
    {"name": {"en": "Test Wing", "ja": "試験の翼"}, "kind": "bgm", "performance": 3, "text": "Your hand limit is increased by 2."},
    {"name": {"en": "Test Triad", "ja": "試験の三つ組"}, "kind": "bgm", "performance": 3, "text": "Your hand limit becomes 3."},
]


def test_what_has_left_and_come_again_comes_last(fails: Fails) -> None:
    """The wing was there first; returned and put there again it has come after the triad."""
    board = {"turn": "me", "me": {"field": ["Test Wing", "Test Triad"]}}
    when = ["Test Wing is returned", 'I do "Put all cards in your hand onto the field."']
    then = [
        'before action 1, my hand limit is reckoned as "5, +2, becomes 3: 3"',
        'my hand limit is reckoned as "5, becomes 3, +2: 3, because a fixed value beats increases and decreases"',
    ]
    assert fails(board, when, then, "chrono-card", CARDS) == []

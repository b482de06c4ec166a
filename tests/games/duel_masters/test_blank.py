"""What loses all abilities has none as long as anything on the table says so, and has them again afterwards."""

from __future__ import annotations

from tests.cast.cases import fails

CARDS = [
    {"name": {"en": "Test Silence", "ja": "試験の沈黙"}, "kind": "creature", "class": "light", "cost": 3, "power": 3000, "text": "All enemy creatures lose all abilities."},
    {"name": {"en": "Test Wall", "ja": "試験の壁"}, "kind": "creature", "class": "light", "cost": 3, "power": 3000, "text": "Blocker."},
]
SILENT = [{"card": "Test Silence", "as": "one"}, {"card": "Test Silence", "as": "two"}]


def test_of_two_that_say_so_the_one_that_stays_is_enough() -> None:
    board = {"turn": "me", "me": {"battle": SILENT}, "opponent": {"battle": ["Test Wall"]}}
    assert fails(board, [], ["Test Wall does not have Blocker"], "duel-masters", CARDS) == []
    assert fails(board, ["one is destroyed"], ["Test Wall does not have Blocker"], "duel-masters", CARDS) == []
    assert fails(board, ["one is destroyed", "two is destroyed"], ["Test Wall has Blocker"], "duel-masters", CARDS) == []

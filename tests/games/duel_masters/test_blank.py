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


def test_a_spell_takes_what_there_is_and_for_a_while_gives_it_back() -> None:
    """Without an end it stays lost; until the end of the turn it is there again in the next."""
    silence = {"name": {"en": "Test Hush", "ja": "試験の静寂"}, "kind": "spell", "class": "light", "cost": 1}
    board = {"turn": "me", "me": {"hand": ["Test Hush"], "mana": ["Test Hush"]}, "opponent": {"battle": ["Test Wall"]}}
    for text, later in (("All enemy creatures lose all abilities.", "does not have"), ("All enemy creatures lose all abilities until the end of the turn.", "has")):
        cards = [*CARDS, silence | {"text": text}]
        assert fails(board, ["I cast Test Hush"], ["Test Wall does not have Blocker"], "duel-masters", cards) == []
        assert fails(board, ["I cast Test Hush", "I end the turn"], [f"Test Wall {later} Blocker"], "duel-masters", cards) == []

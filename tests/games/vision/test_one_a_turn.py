"""What a turn has room for: one character, and apart from that one world spell; of other spells as many as can be paid."""

from __future__ import annotations

from tests.cast.cases import Fails

GAME = "vision"
CARDS = [
    {"name": {"en": "Test Garden", "ja": "試験の庭"}, "kind": "spell", "traits": ["world-spell"], "text": ""},
    {"name": {"en": "Test Grove", "ja": "試験の森"}, "kind": "spell", "traits": ["world-spell"], "text": ""},
    {"name": {"en": "Test Bolt", "ja": "試験の雷"}, "kind": "spell", "text": "Draw a card."},
]


def test_a_second_world_spell_waits_for_another_turn(fails: Fails) -> None:
    """Other spells do not."""
    board = {"turn": "me", "me": {"hand": ["Test Garden", "Test Grove", "2 x Test Bolt"], "deck_size": 9}}
    when = ["I play Test Garden", "nobody answers", "I play Test Grove", "I play Test Bolt", "nobody answers", "I play Test Bolt"]
    refused = "action 3 was refused by vis.play.one-character-a-turn"
    assert fails(board, when, [refused, "Test Grove is in my hand", "action 4 was not refused", "action 6 was not refused"], GAME, CARDS) == []

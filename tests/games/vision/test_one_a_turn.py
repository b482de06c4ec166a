"""What a turn has room for: one character, and apart from that one world spell; of other spells as many as can be paid."""

from __future__ import annotations

import pytest

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


def test_an_optional_effect_of_once_a_turn_is_used_once_a_turn(fails: Fails) -> None:
    """Used again it is refused; in one's next turn it is not."""
    rune = [{"name": {"en": "Test Rune", "ja": "試験の印"}, "kind": "command", "cost": 1, "text": "Once per turn, optional Auto beta: draw a card."}]
    board = {"turn": "me", "me": {"field": ["Test Rune"], "deck_size": 9}, "opponent": {"deck_size": 9}}
    use = "I use Test Rune's automatic effect"
    refused = ["after action 1, my hand has 1 card", "action 2 was refused by vis.use.as-its-text-allows", "my hand has 1 card"]
    assert fails(board, [use, use], refused, GAME, rune) == []
    assert fails(board, [use, "I end my turn", "opponent ends the turn", use], ["action 4 was not refused"], GAME, rune) == []


@pytest.mark.parametrize("stacks", [False, True])
def test_two_of_what_does_not_stack_count_as_one_on_each_card(fails: Fails, stacks: bool) -> None:
    """Each of the two raises the other one."""
    line = "All other allied Character cards have +1/+0."
    flag = {"name": {"en": "Test Flag", "ja": "試験の旗"}, "kind": "character", "attack": 2, "defense": 3, "text": line if stacks else f"Not stackable: {line[0].lower()}{line[1:]}"}
    page = {"name": {"en": "Test Page", "ja": "試験の小姓"}, "kind": "character", "attack": 1, "defense": 1, "text": ""}
    named = {name: {"en": name, "ja": name} for name in ("red", "blue", "left", "right")}
    field = [*({"card": "Test Flag", "as": named[name]} for name in ("red", "blue")), *({"card": "Test Page", "as": named[name]} for name in ("left", "right"))]
    then = [f"left has {3 if stacks else 2} attack", f"right has {3 if stacks else 2} attack", "red has 3 attack", "blue has 3 attack"]
    assert fails({"turn": "me", "me": {"field": field}}, ["nothing is done"], then, GAME, [flag, page]) == []

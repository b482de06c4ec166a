"""What a board may say of a card: only what the game's rules read of it."""

from __future__ import annotations

import pytest

from tests.cast.cases import Fails

KIND = {"shadowverse": "follower", "duel-masters": "creature", "vision": "character", "chrono-card": "character"}
ZONE = {"shadowverse": "board", "duel-masters": "battle", "vision": "field", "chrono-card": "field"}
NOTHING = [
    ("shadowverse", "asleep"), ("shadowverse", "face_down"), ("duel-masters", "evolved"), ("duel-masters", "attacked"), ("vision", "evolved"),
    ("vision", "attacked"), ("chrono-card", "evolved"), ("chrono-card", "attacked"),
]  # fmt: skip


def faults(fails: Fails, game: str, **special: object) -> list[str]:
    board = {"turn": "me", "me": {ZONE[game]: [{"card": "Test Copy", **special}]}}
    return list(fails(board, [], ["the game goes on"], game, [{"name": {"en": "Test Copy", "ja": "試験の写し"}, "kind": KIND[game], "cost": 0, "attack": 1, "defense": 2}]))


@pytest.mark.parametrize(("game", "key"), NOTHING)
def test_what_no_card_of_the_game_can_be_is_refused_by_its_name(fails: Fails, game: str, key: str) -> None:
    (found,) = faults(fails, game, **{key: True})
    assert f"“{key}” is nothing that a card can be in this game." in found


@pytest.mark.parametrize(("game", "key"), [("vision", "tapped"), ("chrono-card", "checked"), ("duel-masters", "asleep")])
def test_games_understand_each_others_words_for_a_card_that_lies_sideways(fails: Fails, game: str, key: str) -> None:
    assert faults(fails, game, **{key: True}) == []


@pytest.mark.parametrize("game", ["vision", "duel-masters", "chrono-card"])
def test_a_counter_that_no_rule_reads_is_refused(fails: Fails, game: str) -> None:
    (found,) = faults(fails, game, counters={"countdown": 2})
    assert "countdown" in found

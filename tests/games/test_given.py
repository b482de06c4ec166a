"""What a board may say of a card: only what the game's rules read of it."""

from __future__ import annotations

import pytest

from tests.cast.cases import Fails, fails

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


@pytest.mark.parametrize("hand", [3, "3 cards", "3枚", ["3 cards"], ["3 x card"], ["2 cards", "card"]])
def test_cards_of_which_nobody_says_what_they_are(hand: object) -> None:
    """So many cards lie in the hand, and the opponent's one named card besides; none of them can be played by a name."""
    given = {"turn": "me", "me": {"hand": hand, "deck": 7}, "opponent": {"hand": ["2枚", "Fairy"], "deck": "12 cards"}}
    assert not fails(given, ["nothing is done"], ["my hand has 3 cards", "opponent's hand has 3 cards", "my deck has 7 cards", "opponent's deck has 12 cards"])
    assert fails(given, ["nothing is done"], ["my hand has 4 cards"])


def test_where_cards_lie_open_they_are_named() -> None:
    """On a board it is said which cards they are; the message says how."""
    (wrong,) = fails({"me": {"board": "3 cards"}}, ["nothing is done"], ["the game goes on"])
    assert "“3 x …”" in wrong


def test_a_zone_in_the_other_number() -> None:
    """Nodes are the node zone; said in both ways it is refused."""
    card = {"name": "Girl", "kind": "character", "cost": 1, "graze": 1, "attack": 3, "defense": 4, "text": ""}
    assert not fails({"me": {"nodes": ["Girl"]}}, ["nothing is done"], ["my node area has 1 card"], "vision", [card])
    (wrong,) = fails({"me": {"nodes": ["Girl"], "node": []}}, ["nothing is done"], ["the game goes on"], "vision", [card])
    assert "Keep one of them" in wrong


@pytest.mark.parametrize("told, holds", [("Girl is on my field", True), ("my Girl is on my field", True), ("every Girl is on my field", False), ("Girl is in my node area", False)])
def test_the_card_that_an_action_was_about(told: str, holds: bool) -> None:
    """A name means the one that was played, not those that only pay for it; what is said of every one is said of all."""
    card = {"name": "Girl", "kind": "character", "cost": 1, "graze": 1, "attack": 3, "defense": 4, "text": ""}
    given = {"turn": "me", "me": {"hand": ["Girl"], "node": ["3 x Girl"]}}
    assert (fails(given, ["I play Girl", "nobody answers"], [told], "vision", [card]) == []) is holds

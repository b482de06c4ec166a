"""What is said of how an attack went is true of that attack and of no other: who blocked whom, who fought whom, how many shields were broken."""

from __future__ import annotations

import pytest

from tests.cast.cases import Fails
from tests.games.duel_masters.test_events import plain

GAME = "duel-masters"
BOLT = {**{k: v for k, v in plain("Test Bolt", 0, "Shield trigger\nDraw a card.").items() if k != "power"}, "kind": "spell"}
CARDS = [plain("Test Ram", 6000, "Double Breaker."), plain("Test Wall", 7000, "Blocker."), plain("Test Plain", 1000), BOLT]
BOARD = {
    "turn": "me",
    "me": {"battle": [{"card": "Test Ram", "as": "ram"}, {"card": "Test Plain", "as": "other"}]},
    "opponent": {"battle": [{"card": "Test Wall", "as": "wall"}], "shields": 3, "deck": 5},
}


@pytest.mark.parametrize(
    "true, false",
    [
        ("ram was blocked", "other was blocked"),
        ("ram was blocked by wall", "ram was blocked by other"),
        ("wall blocked ram", "wall blocked other"),
        ("wall did not block other", "wall did not block ram"),
        ("ram and wall battled each other", "ram and other battled each other"),
        ("ram and wall battled", "ram and other battled"),
        ("other and wall did not battle", "ram and wall did not battle"),
        ("ram lost the battle against wall", "wall lost the battle against ram"),
        ("ram was destroyed in battle", "wall was destroyed in battle"),
        ("other was not blocked", "ram was not blocked"),
        ("ramはwallにブロックされた", "ramはotherにブロックされた"),
        ("wallはramをブロックした", "wallはotherをブロックした"),
        ("ramはバトルで破壊された", "wallはバトルで破壊された"),
        ("otherはブロックされなかった", "ramはブロックされなかった"),
    ],
)
def test_of_a_blocked_attack(fails: Fails, true: str, false: str) -> None:
    assert fails(BOARD, ["ram attacks opponent", "wall blocks"], [true], GAME, CARDS) == []
    assert fails(BOARD, ["ram attacks opponent", "wall blocks"], [false], GAME, CARDS) == [f"does not hold: {false}"]


def test_what_was_destroyed_by_an_effect_was_not_destroyed_in_battle(fails: Fails) -> None:
    assert fails(BOARD, ["ram is destroyed"], ["ram was destroyed"], GAME, CARDS) == []
    assert fails(BOARD, ["ram is destroyed"], ["ram was destroyed in battle"], GAME, CARDS) != []


@pytest.mark.parametrize("said", ["ram broke {} shields", "ramはシールドを{}枚ブレイクした"])
def test_how_many_shields_it_broke(fails: Fails, said: str) -> None:
    when = ["ram attacks opponent", "nobody blocks"]
    assert fails(BOARD, when, [said.format(2)], GAME, CARDS) == []
    assert fails(BOARD, when, [said.format(1)], GAME, CARDS) == [f"does not hold: {said.format(1)}"]
    assert fails(BOARD, ["ram attacks opponent", "wall blocks"], [said.format(2)], GAME, CARDS) != []


@pytest.mark.parametrize("used", ["opponent used Test Bolt's shield trigger", "Test Bolt was used as a shield trigger", "相手はTest BoltのS・トリガーを使った"])
def test_a_shield_trigger_that_was_used(fails: Fails, used: str) -> None:
    board = {**BOARD, "opponent": {"shields": ["Test Bolt"], "deck": 5}}
    assert fails(board, ["ram attacks opponent", "opponent uses Test Bolt's Shield Trigger"], [used], GAME, CARDS) == []
    assert fails(board, ["ram attacks opponent", "opponent does not use Test Bolt"], [used], GAME, CARDS) == [f"does not hold: {used}"]
    mine = {**BOARD, "turn": "opponent", "opponent": {"hand": ["Test Bolt"], "mana": ["Test Plain"], "deck": 5}}
    assert fails(mine, ["opponent casts Test Bolt"], [used], GAME, CARDS) != []


@pytest.mark.parametrize("draws", [True, False])
@pytest.mark.parametrize("none", ["nobody drew a card", "neither player drew a card", "誰もカードを引かなかった", "相手はカードを引かなかった"])
def test_that_nobody_drew(fails: Fails, none: str, draws: bool) -> None:
    board = {**BOARD, "opponent": {**BOARD["opponent"], "shields": ["Test Bolt" if draws else "Test Plain"]}}
    done = ["other attacks opponent", "opponent does not block", *(["opponent uses S-trigger Test Bolt"] if draws else [])]
    assert (fails(board, done, [none], GAME, CARDS) == []) is not draws


@pytest.mark.parametrize("who, held", [("相手", False), ("自分", True)])
def test_who_discarded_nothing(fails: Fails, who: str, held: bool) -> None:
    board = {"turn": "me", "me": {"hand": ["Test Plain"]}, "opponent": {"hand": ["Test Plain"]}}
    found = fails(board, ['opponent does "Discard a card."'], [f"{who}は手札を捨てなかった"], GAME, CARDS)
    assert (found == []) is held

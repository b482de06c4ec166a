"""What players of Phantom Magic Vision say in scenarios, seen on the board: answers, nodes that sleep, what came to nothing, the end of a turn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cast.cases import Fails

BEAM = {"name": {"en": "Test Beam", "ja": "試験の光条"}, "kind": "spell", "nodes": 3, "cost": 2, "text": "Deal 1 damage to a chosen Character card."}
AWAY = {"name": {"en": "Test Away", "ja": "試験の撤退"}, "kind": "command", "text": "Return a chosen Character card to hand."}
VOID = {"name": {"en": "Test Void", "ja": "試験の打消"}, "kind": "command", "text": "Make void a chosen spell that is waiting."}
IMP = {"name": {"en": "Test Imp", "ja": "試験の小鬼"}, "kind": "character", "attack": 1, "defense": 2, "text": ""}
BOARD: dict[str, Any] = {
    "turn": "me",
    "me": {"hand": ["Test Beam"], "node": ["3 x Test Void"], "deck": ["2 x Test Void"]},
    "opponent": {"field": ["Test Imp"], "hand": ["Test Away", "Test Void"], "deck": ["2 x Test Void"]},
}
PLAY = "I play Test Beam targeting Test Imp"


@pytest.mark.parametrize(
    "when, then, holds",
    [
        ([PLAY, "the opponent answers with Test Away targeting Test Imp", "nobody answers"], "Test Beam fizzled", True),
        ([PLAY, "the opponent answers with Test Away targeting Test Imp", "nobody answers"], "試験の光条は失敗した", True),
        ([PLAY, "nobody answers"], "Test Beam fizzled", False),
        ([PLAY, "nobody answers"], "2 of my nodes are asleep", True),
        ([PLAY, "nobody answers"], "2 of my nodes are awake", False),
        ([PLAY, "nobody answers"], "Test Imp has 1 damage", True),
        ([PLAY, "opponent plays Test Void targeting Test Beam", "nobody answers"], "Test Beam was made void", True),
        ([PLAY, "nobody answers"], "Test Beam was not made void", True),
        ([PLAY, "opponent does not answer", "I pass"], "Test Imp has 1 damage", True),
        (["I end my turn"], "it is opponent's turn", True),
        (["自分のターンを終了する"], "it is opponent's turn", True),
    ],
)
def test_vision(fails: Fails, when: list[str], then: str, holds: bool) -> None:
    found = fails(BOARD, when, [then], game="vision", cards=[BEAM, AWAY, VOID, IMP])
    assert all(f.startswith("does not hold") for f in found), found
    assert (not found) is holds


def test_an_empty_node_area_that_is_said_is_one_without_nodes(fails: Fails) -> None:
    """Where nothing is said of nodes, what is paid with them is left open."""
    for node, then in (({}, "action 1 was not refused"), ({"node": []}, "action 1 was refused by vis.play.required-nodes")):
        board = {**BOARD, "me": {"hand": ["Test Beam"], **node}}
        assert fails(board, [PLAY], [then], game="vision", cards=[BEAM, AWAY, VOID, IMP]) == []


@pytest.mark.parametrize(("when", "then", "holds"), [
    (["Test Imp attacks", "Test Guard defends", "nobody answers"], "Test Guard defended", True),
    (["Test Imp attacks", "Test Guard defends", "nobody answers"], "Test Guard did not defend", False),
    (["Test Imp attacks", "Test Guard defends", "nobody answers"], "試験の番人は防御して場に残った", True),
    (["Test Imp attacks", "nobody answers"], "Test Guard did not defend", True),
    (["Test Imp attacks", "nobody answers"], "Test Guard defended", False),
])  # fmt: skip
def test_who_defended(fails: Fails, when: list[str], then: str, holds: bool) -> None:
    guard = {"name": {"en": "Test Guard", "ja": "試験の番人"}, "kind": "character", "attack": 0, "defense": 5, "text": ""}
    found = fails({"turn": "me", "me": {"field": ["Test Imp"]}, "opponent": {"field": ["Test Guard"]}}, when, [then], game="vision", cards=[IMP, guard])
    assert all(f.startswith("does not hold") for f in found), found
    assert (not found) is holds


@pytest.mark.parametrize("answer", ["相手は自分を目標に試験の矢で干渉する", "相手は自分に試験の矢を使って干渉する", "opponent answers with Test Arrow targeting me"])
def test_a_player_is_the_target_of_an_answer(fails: Fails, answer: str) -> None:
    arrow = {"name": {"en": "Test Arrow", "ja": "試験の矢"}, "kind": "command", "text": "Deal 3 damage to a chosen player."}
    board = {"turn": "me", "me": {"hand": ["Test Leaf"], "life": 3}, "opponent": {"hand": ["Test Arrow"]}}
    leaf = {"name": {"en": "Test Leaf", "ja": "試験の薬草"}, "kind": "spell", "text": "Gain 3 life."}
    assert fails(board, ["I play Test Leaf", answer, "nobody answers"], ["I have 3 life", "the game goes on"], game="vision", cards=[arrow, leaf]) == []

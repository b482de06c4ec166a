"""Swordcraft cards, each tried by its own text."""

from __future__ import annotations

import pytest

from tests.cast.cases import Case, Fails, case, evolved

CASES = {
    "Latham's leader effects": case(
        ["I play Latham", "Lich attacks the enemy leader", "Knight attacks the enemy leader"],
        ["my board has 1 Knight", "Knight has Storm", "the enemy leader has 15 defense"],
        me={"hand": ["Latham"], "board": ["Lich"], "pp": 8},
    ),
    "Latham accelerated": case(
        "I play Latham with Accelerate", ["my board has 2 Knights", "I have 0 play points"], me={"hand": ["Latham"], "pp": 2}
    ),
    "Reinhardt after three evolutions": case(
        "I play Reinhardt", ["Reinhardt is evolved"], me={"hand": ["Reinhardt"], "pp": 5, "history": {"evolved": ["3 x Lich"]}}
    ),
    "Reinhardt after two": case(
        "I play Reinhardt", ["Reinhardt is not evolved"], me={"hand": ["Reinhardt"], "pp": 5, "history": {"evolved": ["2 x Lich"]}}
    ),
    "Reinhardt grows by damage": case(
        "2 damage is dealt to Reinhardt", ["Reinhardt is 6/6", "my leader has 10 defense"], me={"board": ["Reinhardt"], "leader": 10}
    ),
    "Reinhardt evolved heals the leader by as much": case(
        "3 damage is dealt to Reinhardt",
        ["Reinhardt is 6/6", "my leader has 13 defense"],
        me={"board": [evolved("Reinhardt")], "leader": 10},
    ),
    "Reinhardt ten times a turn": case(
        ["1 damage is dealt to Reinhardt"] * 11, ["after action 10, Reinhardt is 15/15", "Reinhardt is 15/14"], me={"board": ["Reinhardt"]}
    ),
    "Reinhardt dies like others": case("5 damage is dealt to Reinhardt", ["Reinhardt was destroyed"], me={"board": ["Reinhardt"]}),
    "Steadfast Samurai with Enhance": case(
        ["I play Steadfast Samurai with Enhance", "Steadfast Samurai attacks the enemy leader"],
        ["Steadfast Samurai is evolved", "the enemy leader has 17 defense"],
        me={"hand": ["Steadfast Samurai"], "pp": 5},
    ),
    "Steadfast Samurai is not hurt in the clash": case(
        "Steadfast Samurai attacks Hero of Antiquity",
        ["Steadfast Samurai is 1/1", "Hero of Antiquity is 6/9"],
        me={"board": ["Steadfast Samurai"]},
        them={"board": ["Hero of Antiquity"]},
    ),
    "Steadfast Samurai evolved guards the leader from effects": case(
        ["3 damage is dealt to my leader", "Lich attacks my leader"],
        ["after action 1, my leader has 20 defense", "my leader has 16 defense"],
        me={"board": [evolved("Steadfast Samurai")]},
        them={"board": ["Lich"]},
        turn="opponent",
    ),
    "Hero of Antiquity": case(
        ["I play Hero of Antiquity", "Hero of Antiquity attacks Lich", 'I do "Destroy all followers."'],
        ["Lich was destroyed", "Hero of Antiquity is 6/6"],
        me={"hand": ["Hero of Antiquity"], "pp": 8},
        them={"board": ["Lich"]},
    ),
    "Hero of Antiquity has no Storm": case(
        ["I play Hero of Antiquity", "Hero of Antiquity attacks the enemy leader"],
        ["action 2 was refused"],
        me={"hand": ["Hero of Antiquity"], "pp": 8},
    ),
    "Knight": case("I evolve Knight", ["Knight is 3/3", "Knight is an Officer"], me={"board": ["Knight"], "ep": 1}),
}


@pytest.mark.parametrize("tried", CASES.values(), ids=CASES)
def test_its_own_text(fails: Fails, tried: Case) -> None:
    """The card does what it says."""
    assert tried.tried(fails) == []

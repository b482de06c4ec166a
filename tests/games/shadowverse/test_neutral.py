"""Neutral cards, each tried by its own text."""

from __future__ import annotations

import pytest

from tests.cast.cases import Case, Fails, case, evolved

CASES = {
    "Zelgenea is not evolved by points": case(
        "I evolve Zelgenea", ["action 1 was refused by sv.evolve.points"], me={"board": ["Zelgenea"], "ep": 1}
    ),
    "Colosseum on High strengthens the first follower of each turn": case(
        ["I play Fairy", "I play Knight", "I end the turn", "opponent plays Lich"],
        ["Fairy is 3/3", "Fairy has Rush", "Knight is 1/1", "Lich is 6/6"],
        me={"hand": ["Fairy", "Knight"], "board": ["Colosseum on High"], "pp": 2},
        them={"hand": ["Lich"], "pp": 4, "max_pp": 4},
    ),
    "Colosseum on High beside another": case(
        "I play Colosseum on High",
        ["my board has 1 Colosseum on High", "my hand has 2 cards"],
        me={"hand": ["Colosseum on High"], "board": ["Colosseum on High"], "pp": 3},
    ),
    "Technolord copies the costliest Machina follower": case(
        "I play Technolord",
        ["Magna Zero is on my board", "my board has 2 cards"],
        me={"hand": ["Technolord"], "pp": 8, "history": {"destroyed": ["Magna Zero", "Technolord", "Lich"]}},
    ),
    "Technolord accelerated": case(
        "I play Technolord with Accelerate",
        ["Hero of Antiquity is 6/8"],
        me={"hand": ["Technolord"], "pp": 3, "history": {"destroyed": ["Magna Zero", "Technolord", "Lich"]}},
        them={"board": ["Hero of Antiquity"]},
    ),
    "Romantic Chanteuse": case(
        ["I play Romantic Chanteuse targeting Hero of Antiquity", "I end the turn", "Hero of Antiquity attacks my leader", "opponent ends the turn"],
        ["my leader has 20 defense"],
        me={"hand": ["Romantic Chanteuse"], "pp": 3},
        them={"board": ["Hero of Antiquity"]},
    ),
    "Romantic Chanteuse's effect ends": case(
        [
            "I play Romantic Chanteuse targeting Hero of Antiquity", "I end the turn", "opponent ends the turn", "I end the turn",
            "Hero of Antiquity attacks my leader",
        ],
        ["my leader has 14 defense"],
        me={"hand": ["Romantic Chanteuse"], "pp": 3},
        them={"board": ["Hero of Antiquity"]},
    ),
    "Combustion Demon": case(
        ["I play Combustion Demon targeting Skullfish", "Skullfish is destroyed"],
        ["Skullfish was banished", "Skullfish was not destroyed", "opponent has 0 shadows"],
        me={"hand": ["Combustion Demon"], "pp": 3},
        them={"board": ["Skullfish"], "shadows": 0},
    ),
    "Combustion Demon with Enhance": case(
        "I play Combustion Demon with Enhance",
        ["my board has 2 Combustion Demons", "the first Combustion Demon is 5/5", "the second Combustion Demon is 5/5"],
        me={"hand": ["Combustion Demon"], "pp": 7},
    ),
    "Combustion Demon evolved": case(
        "I end the turn", ["Hero of Antiquity is 6/5"], me={"board": [evolved("Combustion Demon")]}, them={"board": ["Hero of Antiquity"]}
    ),
    "Urd": case(
        "I play Urd targeting Lich",
        ["Lich was destroyed", "opponent's board has 1 Lich"],
        me={"hand": ["Urd"], "pp": 4},
        them={"board": [evolved("Lich")]},
    ),
    "Urd, Goddess of Restoration and an enemy": case(
        "I play Urd, Goddess of Restoration targeting Lich",
        ["in every outcome, Lich was destroyed", "in every outcome, opponent's board has 1 card", "with probability 1/2, Knight is on opponent's board"],
        me={"hand": ["Urd, Goddess of Restoration"], "pp": 6, "history": {"destroyed": ["Fairy"]}},
        them={"board": ["Lich"], "history": {"destroyed": ["Knight"]}},
    ),
    "Urd, Goddess of Restoration and an ally": case(
        "I play Urd, Goddess of Restoration targeting Fairy",
        ["Fairy was destroyed", "my board has 1 Fairy"],
        me={"hand": ["Urd, Goddess of Restoration"], "board": ["Fairy"], "pp": 6},
        them={"history": {"destroyed": ["Knight"]}},
    ),
    "Mithra": case(
        "I play Mithra",
        ["in every outcome, my hand has 3 cards", "in every outcome, 2 of my cards were discarded"],
        me={"hand": ["Mithra", "Fairy", "Lich"], "pp": 6, "deck": ["3 x Insight"], "deck_size": 10},
    ),
    "Mithra evolves": case(
        "I evolve Mithra targeting Tenko's Shrine",
        ["Tenko's Shrine is in opponent's hand"],
        me={"board": ["Mithra"], "ep": 1},
        them={"board": ["Tenko's Shrine", "Lich"]},
    ),
    "Zodiac Demon against a follower": case(
        "I play Zodiac Demon targeting Lich",
        ["Lich was destroyed", "Hero of Antiquity is 6/6", "the enemy leader has 20 defense"],
        me={"hand": ["Zodiac Demon", "Lich"], "pp": 7},
        them={"board": ["Hero of Antiquity"]},
    ),
    "Zodiac Demon against the leader": case(
        "I play Zodiac Demon targeting Lich", ["the enemy leader has 16 defense"], me={"hand": ["Zodiac Demon", "Lich"], "pp": 7}
    ),
    "Zodiac Demon takes nothing that costs more than 7": case(
        "I play Zodiac Demon", ["Hero of Antiquity is in my hand", "my board has 1 card"], me={"hand": ["Zodiac Demon", "Hero of Antiquity"], "pp": 7}
    ),
    "Viridia Magna attacks twice after one Great Tree": case(
        ["I play Viridia Magna", "Viridia Magna attacks Lich", "Viridia Magna attacks Knight"],
        ["Lich was destroyed", "Knight was destroyed", "action 3 was not refused"],
        me={"hand": ["Viridia Magna"], "pp": 6, "history": {"destroyed": ["Naterran Great Tree"]}},
        them={"board": ["Lich", "Knight"]},
    ),
    "Viridia Magna attacks once without": case(
        ["I play Viridia Magna", "Viridia Magna attacks Lich", "Viridia Magna attacks Knight"],
        ["action 3 was refused by sv.attack.who-may"],
        me={"hand": ["Viridia Magna"], "pp": 6},
        them={"board": ["Lich", "Knight"]},
    ),
    "Viridia Magna comes back after three Great Trees": case(
        ["I play Viridia Magna", "Viridia Magna is destroyed", "I end the turn"],
        ["my board has 1 Viridia Magna", "the second Viridia Magna is 4/6", "the second Viridia Magna has Ward"],
        me={"hand": ["Viridia Magna"], "pp": 6, "history": {"destroyed": ["3 x Naterran Great Tree"]}},
    ),
    "Naterran Great Tree beside another": case(
        "I play Naterran Great Tree",
        ["my board has 1 Naterran Great Tree", "my hand has 1 card"],
        me={"hand": ["Naterran Great Tree"], "board": ["Naterran Great Tree"], "pp": 1},
    ),
    "Reaper": case("I draw 3 cards", ["opponent wins"], me={"deck": ["2 x Fairy"]}),
    "Victory Card": case("I draw 3 cards", ["I win"], me={"deck": ["2 x Fairy"], "victory_card": 1}),
}


@pytest.mark.parametrize("tried", CASES.values(), ids=CASES)
def test_its_own_text(fails: Fails, tried: Case) -> None:
    """The card does what it says."""
    assert tried.tried(fails) == []

"""Bloodcraft cards, each tried by its own text."""

from __future__ import annotations

import pytest

from tests.cast.cases import Case, Fails, case, evolved

CASES = {
    "Bloodsucker of the Night": case(
        "I play Bloodsucker of the Night",
        ["my board has 2 Forest Bats", "the first Forest Bat has Rush", "the second Forest Bat does not have Bane", "my leader has 18 defense", "my hand is empty"],
        me={"hand": ["Bloodsucker of the Night"], "pp": 9},
    ),
    "Bloodsucker of the Night in Wrath": case(
        "I play Bloodsucker of the Night",
        ["the first Forest Bat has Bane", "the second Forest Bat has Drain", "my leader has 20 defense"],
        me={"hand": ["Bloodsucker of the Night"], "pp": 3, "self_damage": 7},
    ),
    "Bloodsucker of the Night with 7 play points left": case(
        "I play Bloodsucker of the Night", ["Darkfeast Bat is in my hand", "I have 7 play points"], me={"hand": ["Bloodsucker of the Night"], "pp": 10}
    ),
    "Forest Bat": case("I evolve Forest Bat", ["Forest Bat is 3/3", "Forest Bat does not have Drain"], me={"board": ["Forest Bat"], "ep": 1}),
    "Darkfeast Bat": case(
        ["1 damage is dealt to my leader", "1 damage is dealt to my leader", "I play Darkfeast Bat targeting the enemy leader"],
        ["the enemy leader has 18 defense"],
        me={"hand": ["Darkfeast Bat"], "pp": 7},
    ),
    "Ruinweb Spider played": case(
        ["I play Ruinweb Spider", "I end the turn", "Lich attacks my leader", "opponent ends the turn"],
        ["action 3 was refused", "Lich can attack"],
        me={"hand": ["Ruinweb Spider"], "pp": 10},
        them={"board": ["Lich"]},
    ),
    "Ruinweb Spider and what the opponent plays": case(
        [
            "opponent plays opponent's first Hero of Antiquity",
            "opponent's first Hero of Antiquity attacks Fairy",
            "opponent plays opponent's second Hero of Antiquity",
            "opponent's second Hero of Antiquity attacks Fairy",
        ],
        ["action 2 was refused", "Fairy was destroyed"],
        me={"board": ["Ruinweb Spider", "Fairy"]},
        them={"hand": ["2 x Hero of Antiquity"], "pp": 16},
        turn="opponent",
    ),
    "Ruinweb Spider crystallized": case(
        ["I play Ruinweb Spider with Crystallize", "I play Earth Essence", "Ruinweb Spider is destroyed"],
        ["after action 2, Ruinweb Spider has 9 countdown", "the second Ruinweb Spider is 5/10"],
        me={"hand": ["Ruinweb Spider", "Earth Essence"], "pp": 3},
    ),
    "Bloodhungry Matriarch": case(
        "I play Bloodhungry Matriarch",
        ["Hero of Antiquity is 6/8", "Fairy was destroyed", "Knight was destroyed", "the enemy leader has 18 defense"],
        me={"hand": ["Bloodhungry Matriarch"], "pp": 7},
        them={"board": ["Fairy", "Hero of Antiquity", "Knight"]},
    ),
    "Bloody Mary in the own turn": case(
        "2 damage is dealt to my leader", ["my leader has 20 defense", "the enemy leader has 18 defense"], me={"board": ["Bloody Mary"]}
    ),
    "Bloody Mary in the opponent's turn": case(
        "Lich attacks my leader", ["my leader has 16 defense"], me={"board": [evolved("Bloody Mary")]}, them={"board": ["Lich"]}, turn="opponent"
    ),
    "Demonic Storm": case(
        "I play Demonic Storm",
        ["my leader has 17 defense", "the enemy leader has 17 defense", "Lich is 4/1", "Knight was destroyed"],
        me={"hand": ["Demonic Storm"], "board": ["Lich"], "pp": 6},
        them={"board": ["Knight"]},
    ),
    "Yurius, Levin Duke": case(
        ["Fairy is summoned for opponent", "Knight is summoned for me"],
        ["the enemy leader has 19 defense"],
        me={"board": ["Yurius, Levin Duke"]},
    ),
    "Yurius, Traitorous Duke": case(
        "Fairy is summoned for opponent",
        ["the enemy leader has 19 defense", "my leader has 11 defense"],
        me={"board": ["Yurius, Traitorous Duke"], "leader": 10},
    ),
    "Yurius, Traitorous Duke evolves for nothing in Vengeance": case(
        ["I play Yurius, Traitorous Duke", "I evolve Yurius, Traitorous Duke"],
        ["Yurius, Traitorous Duke is 5/5"],
        me={"hand": ["Yurius, Traitorous Duke"], "pp": 3, "ep": 0, "leader": 10},
    ),
    "Yurius, Traitorous Duke evolved heals himself after a kill": case(
        "Yurius, Traitorous Duke attacks Knight",
        ["Knight was destroyed", "Yurius, Traitorous Duke is 5/5"],
        me={"board": [evolved("Yurius, Traitorous Duke")]},
        them={"board": ["Knight"]},
    ),
    "Seductress Vampire": case(
        "I play Seductress Vampire targeting Lich",
        ["Lich was destroyed", "my leader has 14 defense"],
        me={"hand": ["Seductress Vampire"], "pp": 8, "leader": 10},
        them={"board": ["Lich"]},
    ),
    "Ice Blade Warfiend": case(
        ["I play Ice Blade Warfiend", "Ice Blade Warfiend attacks Lich"],
        ["Lich was destroyed", "my hand has 1 card"],
        me={"hand": ["Ice Blade Warfiend"], "pp": 7},
        them={"board": ["Lich"]},
    ),
    "Ice Blade Warfiend that kills nothing": case(
        "Ice Blade Warfiend attacks Hero of Antiquity",
        ["my hand is empty"],
        me={"board": ["Ice Blade Warfiend"]},
        them={"board": ["Hero of Antiquity"]},
    ),
    "Nerea": case("I play Nerea", ["Flood Behemoth has Ward", "Nerea is not evolved"], me={"hand": ["Nerea"], "pp": 6}, turn_number=5),
    "Nerea evolved": case(
        "Nerea attacks the enemy leader",
        ["Hero of Antiquity is 4/8", "Knight was destroyed"],
        me={"board": [evolved("Nerea")]},
        them={"board": ["Hero of Antiquity", "Knight"]},
    ),
    "Flood Behemoth": case(
        "Flood Behemoth attacks Lich",
        ["Lich was destroyed", "Fairy was destroyed", "Hero of Antiquity is 6/9"],
        me={"board": ["Flood Behemoth"]},
        them={"board": ["Lich", "Fairy", "Hero of Antiquity"]},
    ),
    "Ravening Corruption with an amulet": case(
        "I play Ravening Corruption targeting Lich",
        ["Lich is 4/2"],
        me={"hand": ["Ravening Corruption"], "board": ["Earth Essence"], "pp": 3},
        them={"board": ["Lich"]},
    ),
    "Ravening Corruption without one": case(
        "I play Ravening Corruption", ["Lich is 4/4"], me={"hand": ["Ravening Corruption"], "pp": 3}, them={"board": ["Lich"]}
    ),
    "Ravening Corruption evolves": case(
        ["I evolve Ravening Corruption", "I draw 3 cards"],
        ["it happened 3 times that the enemy leader takes 1 damage"],
        me={"board": ["Ravening Corruption"], "ep": 1},
    ),
    "Vampiric Bloodbinder": case("I play Vampiric Bloodbinder", ["my leader has 19 defense"], me={"hand": ["Vampiric Bloodbinder"], "pp": 2}),
    "Showdown Demon": case(
        ["I play Showdown Demon targeting Fairy and Lich", "I end the turn", "opponent ends the turn"],
        ["Fairy was discarded", "Lich was discarded", "after action 1, my hand holds Knight", "my hand has 4 cards"],
        me={"hand": ["Showdown Demon", "Fairy", "Knight", "Lich"], "pp": 2},
    ),
    "Showdown Demon evolves": case(
        "I evolve Showdown Demon",
        ["with probability 1/2, Bullet Bike is on my board", "with probability 1/2, Arcane Personnel Carrier is on my board"],
        me={"board": ["Showdown Demon"], "ep": 1},
    ),
    "Bullet Bike": case(
        ["I play Bullet Bike", "Bullet Bike is destroyed"],
        ["after action 1, Bullet Bike has 2 countdown", "my hand has 1 card"],
        me={"hand": ["Bullet Bike"], "pp": 2},
    ),
    "Arcane Personnel Carrier": case(
        ["I play Arcane Personnel Carrier", "Arcane Personnel Carrier is destroyed"],
        ["after action 1, Arcane Personnel Carrier has 2 countdown", "my hand has 1 card"],
        me={"hand": ["Arcane Personnel Carrier"], "pp": 2},
    ),
}


@pytest.mark.parametrize("tried", CASES.values(), ids=CASES)
def test_its_own_text(fails: Fails, tried: Case) -> None:
    """The card does what it says."""
    assert tried.tried(fails) == []

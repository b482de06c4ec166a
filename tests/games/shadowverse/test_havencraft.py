"""Havencraft cards, each tried by its own text."""

from __future__ import annotations

import pytest

from tests.cast.cases import Case, Fails, case, evolved

CASES = {
    "Tenko's Shrine and an enemy follower": case(
        'I do "Restore 2 defense to your leader."',
        ["Lich is 4/2", "the enemy leader has 20 defense"],
        me={"board": ["Tenko's Shrine"], "leader": 10},
        them={"board": ["Lich"]},
    ),
    "Tenko's Shrine without one": case(
        'I do "Restore 2 defense to your leader."', ["the enemy leader has 18 defense"], me={"board": ["Tenko's Shrine"], "leader": 10}
    ),
    "Noa's Fanfare": case(
        "I play Noa targeting Hero of Antiquity",
        ["Hero of Antiquity is 6/5", "Hero of Antiquity has no abilities", "Noa is 4/4", "Noa is not evolved"],
        me={"hand": ["Noa"], "pp": 7, "rally": 3},
        them={"board": ["Hero of Antiquity"]},
    ),
    "Noa with ten others": case("I play Noa", ["Noa is 13/13", "Noa is evolved"], me={"hand": ["Noa"], "pp": 7, "rally": 10}),
    "Noa crystallized": case(
        ["I play Noa with Crystallize", "Noa is destroyed"],
        ["after action 1, Noa has 4 countdown", "the second Noa is on my board", "the second Noa is a follower"],
        me={"hand": ["Noa"], "pp": 1},
    ),
    "Sofina's Fanfare": case(
        "I play Sofina", ["Fairy is 2/2", "Fairy has Ward", "Sofina is 2/6"], me={"hand": ["Sofina"], "board": ["Fairy"], "pp": 5}
    ),
    "Sofina's cap": case(
        ["5 damage is dealt to Sofina", "5 damage is dealt to Lich"],
        ["Sofina is 4/5", "Lich is 4/1"],
        me={"board": [evolved("Sofina"), "Lich"]},
    ),
    "Sofina accelerated": case("I play Sofina with Accelerate", ["Somnolent Strength is on my board"], me={"hand": ["Sofina"], "pp": 2}),
    "Somnolent Strength": case("Somnolent Strength is destroyed", ["Sofina is on my board"], me={"board": ["Somnolent Strength"]}),
    "Hallowed Cave Shrine": case(
        "I play Hallowed Cave Shrine", ["Holy Cavalier is 1/2", "Hallowed Cave Shrine has 2 countdown"], me={"hand": ["Hallowed Cave Shrine"], "pp": 3}
    ),
    "Holy Cavalier": case(
        "Lich attacks my leader", ["action 1 was refused by sv.attack.ward"], me={"board": ["Holy Cavalier"]}, them={"board": ["Lich"]}, turn="opponent"
    ),
    "Major Prayers with two amulets": case(
        "I play Major Prayers",
        ["my hand has 2 cards", "Meowskers is on my board", "Major Prayers is in my cemetery", "I have 0 play points"],
        me={"hand": ["Major Prayers"], "board": ["2 x Earth Essence"], "pp": 3},
    ),
    "Eris's Prayer": case("I play Eris's Prayer", ["my hand has 2 cards"], me={"hand": ["Eris's Prayer"], "pp": 0}),
    "Meowskers's Raid": case(
        ["I play Meowskers's Raid", "Meowskers, Ruff-Tuff Major attacks Fairy"],
        ["Fairy was destroyed", "Meowskers, Ruff-Tuff Major is 3/2"],
        me={"hand": ["Meowskers's Raid"], "pp": 0},
        them={"board": ["Fairy"]},
    ),
    "Meowskers, Ruff-Tuff Major": case(
        "I evolve Meowskers, Ruff-Tuff Major", ["Meowskers, Ruff-Tuff Major is 5/5"], me={"board": ["Meowskers, Ruff-Tuff Major"], "ep": 1}
    ),
    "Tutankhamun comes back": case(
        "Tutankhamun is destroyed",
        ["my board has 1 Tutankhamun", "the second Tutankhamun is 6/1"],
        me={"board": ["Tutankhamun"]},
    ),
    "Tutankhamun with 1 defense does not": case(
        "Tutankhamun is destroyed", ["my board is empty"], me={"board": [{"card": "Tutankhamun", "defense": 1}]}
    ),
    "Shady Priest and an amulet": case(
        "I play Earth Essence",
        ["Lich was banished"],
        me={"hand": ["Earth Essence"], "board": ["Shady Priest"], "pp": 1},
        them={"board": ["Lich"]},
    ),
    "Shady Priest crystallized": case(
        ["I play Shady Priest with Crystallize", "Shady Priest is destroyed"],
        ["after action 1, Shady Priest has 2 countdown", "Lich was banished"],
        me={"hand": ["Shady Priest"], "pp": 1},
        them={"board": ["Lich"]},
    ),
    "Shady Priest evolves": case(
        "I evolve Shady Priest",
        [
            "with probability 1/2, Noa is in my hand",
            "with probability 1/2, Sacred Teachings is in my hand",
            "in no outcome, Earth Essence is in my hand",
        ],
        me={"board": ["Shady Priest"], "deck": ["Noa", "Earth Essence", "Sacred Teachings", "Fairy"], "ep": 1},
    ),
    "Pure Metamorphosis": case(
        "I play Pure Metamorphosis targeting Hero of Antiquity",
        ["Sacred Teachings is on opponent's board", "Sacred Teachings has 1 countdown", "Hero of Antiquity was not destroyed"],
        me={"hand": ["Pure Metamorphosis"], "pp": 2},
        them={"board": ["Hero of Antiquity"]},
    ),
    "Pure Metamorphosis on an amulet": case(
        "I play Pure Metamorphosis targeting Tenko's Shrine",
        ["Sacred Teachings is on my board"],
        me={"hand": ["Pure Metamorphosis"], "board": ["Tenko's Shrine"], "pp": 2},
    ),
    "Sacred Teachings": case(
        ["Sacred Teachings is destroyed", "Holy Falcon attacks the enemy leader"],
        ["Holy Falcon is 2/1", "the enemy leader has 18 defense"],
        me={"board": ["Sacred Teachings"]},
    ),
    "Holy Falcon": case("I evolve Holy Falcon", ["Holy Falcon is 4/3", "Holy Falcon has Storm"], me={"board": ["Holy Falcon"], "ep": 1}),
}


@pytest.mark.parametrize("tried", CASES.values(), ids=CASES)
def test_its_own_text(fails: Fails, tried: Case) -> None:
    """The card does what it says."""
    assert tried.tried(fails) == []

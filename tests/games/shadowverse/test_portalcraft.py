"""Portalcraft cards, each tried by its own text."""

from __future__ import annotations

import pytest

from tests.cast.cases import Case, Fails, case, evolved

CASES = {
    "Iceschillendrig": case(
        "I play Iceschillendrig",
        ["Magitrain is on my board", "Dead to Rights is in my hand", "Iceschillendrig has Ward"],
        me={"hand": ["Iceschillendrig"], "pp": 7},
    ),
    "Magitrain boarded": case(
        "I play Hero of Antiquity",
        ["Magitrain is piloted by Hero of Antiquity", "Lich was banished", "Fairy was banished", "Iceschillendrig is on my board"],
        me={"hand": ["Hero of Antiquity"], "board": ["Magitrain", "Iceschillendrig", "Fairy"], "pp": 8},
        them={"board": ["Lich"]},
    ),
    "Magitrain empty": case(
        "Magitrain attacks the enemy leader", ["action 1 was refused by sv.attack.who-may"], me={"board": ["Magitrain"]}
    ),
    "Magitrain is not boarded by the cheap": case("I play Lich", ["Magitrain has no pilot"], me={"hand": ["Lich"], "board": ["Magitrain"], "pp": 4}),
    "Dead to Rights": case(
        ["I play Dead to Rights", "I end the turn"],
        ["Lich is 0/4", "Tenko's Shrine was banished", "opponent has 4 play points"],
        me={"hand": ["Dead to Rights"], "pp": 1},
        them={"board": ["Lich", "Tenko's Shrine"], "max_pp": 4},
    ),
    "Dead to Rights takes the play point once": case(
        ["I play Dead to Rights", "I end the turn", "opponent ends the turn", "I end the turn"],
        ["opponent has 6 play points"],
        me={"hand": ["Dead to Rights"], "pp": 1},
        them={"max_pp": 4},
    ),
    "Dimension Dominator": case(
        ["I play Dimension Dominator targeting Fairy", "I play Fairy"],
        ["I have 2 play points"],
        me={"hand": ["Dimension Dominator", "Fairy"], "pp": 5, "max_pp": 5},
    ),
    "Dimension Dominator evolves": case(
        ["I evolve Dimension Dominator", "I play Fairy", "I play Knight"],
        ["I have 1 play point"],
        me={"hand": ["Fairy", "Knight"], "board": ["Dimension Dominator"], "pp": 2, "max_pp": 2, "ep": 1},
    ),
    "Slaus in Resonance": case(
        "I play Slaus",
        ["Slaus is nowhere", "Wheel of Misfortune is on opponent's board"],
        me={"hand": ["Slaus"], "pp": 3, "deck_size": 20},
    ),
    "Slaus out of Resonance": case(
        "I play Slaus", ["Slaus is on my board", "opponent's board is empty"], me={"hand": ["Slaus"], "pp": 3, "deck_size": 19}
    ),
    "Slaus at the start of the opponent's turn": case(
        "I end the turn", ["Slaus is 5/6", "Lich was destroyed"], me={"board": [evolved("Slaus")], "deck_size": 20}, them={"board": ["Lich"]}
    ),
    "Wheel of Misfortune": case(
        "opponent ends the turn",
        [
            "with probability 1/3, Fairy costs 2",
            "with probability 1/3, Hero of Antiquity is 4/8",
            "with probability 1/3, Analyzing Artifact is on opponent's board",
            "in every outcome, Wheel of Misfortune has 2 countdown",
        ],
        me={"board": ["Wheel of Misfortune", "Hero of Antiquity"], "hand": ["Fairy"]},
        turn="opponent",
    ),
    "Wheel of Misfortune never does the same twice": case(
        ["opponent ends the turn", "I end the turn", "opponent ends the turn"],
        ["in no outcome, Hero of Antiquity is 2/6", "with probability 2/3, Hero of Antiquity is 4/8"],
        me={"board": ["Wheel of Misfortune", "Hero of Antiquity"]},
        turn="opponent",
    ),
    "Analyzing Artifact": case(
        "Analyzing Artifact is destroyed", ["my hand has 1 card", "Analyzing Artifact is an Artifact"], me={"board": ["Analyzing Artifact"]}
    ),
    "Mugnier": case(
        "I play Mugnier",
        ["Hero of Antiquity has no abilities", "Holy Cavalier has no abilities", "Mugnier is 2/2"],
        me={"hand": ["Mugnier"], "board": ["Holy Cavalier"], "pp": 2},
        them={"board": ["Hero of Antiquity"]},
    ),
    "Mugnier evolves": case(
        "I evolve Mugnier targeting Tenko's Shrine",
        ["Tenko's Shrine was banished"],
        me={"board": ["Mugnier"], "ep": 1},
        them={"board": ["Tenko's Shrine"]},
    ),
    "Shion, Mercurial Aegis": case(
        ["I play Shion, Mercurial Aegis", "5 damage is dealt to my leader", 'I do "Destroy all followers."'],
        ["my leader has 19 defense", "Shion, Mercurial Aegis is on my board"],
        me={"hand": ["Shion, Mercurial Aegis"], "pp": 8},
    ),
    "Shion, Mercurial Aegis gone": case(
        ["I play Shion, Mercurial Aegis", "Shion, Mercurial Aegis is banished", "5 damage is dealt to my leader"],
        ["my leader has 15 defense"],
        me={"hand": ["Shion, Mercurial Aegis"], "pp": 8},
    ),
    "Shion, Mercurial Aegis accelerated": case(
        "I play Shion, Mercurial Aegis with Accelerate",
        ["Lich is 5/5", "Barrier Artifact is 6/8"],
        me={"hand": ["Shion, Mercurial Aegis"], "board": ["Lich", "Barrier Artifact"], "pp": 3},
    ),
    "Shion, Immortal Aegis": case(
        ["I play Shion, Immortal Aegis", 'I do "Destroy all followers."', 'I do "Banish all followers."', 'I do "Deal 5 damage to all followers."'],
        ["Shion, Immortal Aegis is 4/8", "Shion, Immortal Aegis has Ward", "Mercurial Might costs 0"],
        me={"hand": ["Shion, Immortal Aegis"], "pp": 6},
    ),
    "Shion, Immortal Aegis is hurt in combat": case(
        "Lich attacks Shion, Immortal Aegis",
        ["Shion, Immortal Aegis is 6/6"],
        me={"board": [evolved("Shion, Immortal Aegis")]},
        them={"board": ["Lich"]},
        turn="opponent",
    ),
    "Shion, Immortal Aegis accelerated": case(
        "I play Shion, Immortal Aegis with Accelerate", ["Mercurial Might costs 1"], me={"hand": ["Shion, Immortal Aegis"], "pp": 1}
    ),
    "Mercurial Might": case(
        "I play Mercurial Might targeting Lich", ["Lich is 5/5"], me={"hand": ["Mercurial Might"], "board": ["Lich"], "pp": 1}
    ),
    "Toy Mender": case("I play Toy Mender", ["Barrier Artifact is 4/6"], me={"hand": ["Toy Mender"], "pp": 6}),
    "Barrier Artifact": case(
        ["Hero of Antiquity attacks Barrier Artifact"],
        ["Hero of Antiquity was destroyed", "Barrier Artifact has Ward"],
        me={"board": ["Barrier Artifact"]},
        them={"board": ["Hero of Antiquity"]},
        turn="opponent",
    ),
    "Magna Zero": case("I play Magna Zero", ["the enemy leader has 17 defense", "Magna Zero is a Machina"], me={"hand": ["Magna Zero"], "pp": 7}),
    "Illganeau's Last Words": case(
        "Illganeau is destroyed", ["the second Illganeau is in my hand", "the second Illganeau is 1/4"], me={"board": [{"card": "Illganeau", "defense": 3}]}
    ),
    "Illganeau with 4 defense": case(
        "I play Illganeau",
        ["Wretched Tryst is in my hand", "Illganeau is nowhere"],
        me={"hand": [{"card": "Illganeau", "defense": 4}], "pp": 1},
    ),
    "Illganeau evolves": case(
        "I evolve Illganeau",
        ["Lich is 3/3", "Illganeau is 2/2"],
        me={"board": ["Illganeau"], "ep": 1},
        them={"board": ["Lich"]},
    ),
    "Wretched Tryst": case(
        "I play Wretched Tryst", ["my board has 3 Wretches", "the first Wretch does not have Storm"], me={"hand": ["Wretched Tryst"], "pp": 4}
    ),
    "Wretched Tryst after twenty destroyed": case(
        "I play Wretched Tryst",
        ["my board has 3 Wretches", "the third Wretch has Storm"],
        me={"hand": ["Wretched Tryst"], "pp": 4, "history": {"destroyed": ["20 x Fairy"]}},
    ),
    "Wretch": case("I evolve Wretch", ["Wretch is 3/3"], me={"board": ["Wretch"], "ep": 1}),
    "Sylvia, the Condemner": case(
        "I play Sylvia, the Condemner targeting the enemy leader",
        ["the enemy leader has 16 defense", "Sylvia, the Condemner has Ward"],
        me={"hand": ["Sylvia, the Condemner"], "pp": 9},
    ),
    "Sylvia, the Condemner cannot be targeted": case(
        "opponent plays Pure Metamorphosis",
        ["Sacred Teachings is on my board", "Sylvia, the Condemner is 6/6"],
        me={"board": [evolved("Sylvia, the Condemner"), "Fairy"]},
        them={"hand": ["Pure Metamorphosis"], "pp": 2},
        turn="opponent",
    ),
    "Sylvia, the Condemner accelerated": case(
        "I play Sylvia, the Condemner with Accelerate targeting Hero of Antiquity",
        ["Hero of Antiquity is 6/4", "Lich is 4/1", "I have 0 evolution points"],
        me={"hand": ["Sylvia, the Condemner"], "pp": 3, "ep": 1},
        them={"board": ["Hero of Antiquity", "Lich"]},
    ),
    "Sylvia, Grand Arbiter in Resonance": case(
        "I play Sylvia, Grand Arbiter",
        ["Sylvia, Grand Arbiter is evolved", "Sylvia, Grand Arbiter has Ward", "I have 2 play points"],
        me={"hand": ["Sylvia, Grand Arbiter"], "pp": 4, "max_pp": 4, "deck_size": 20},
    ),
    "Sylvia, Grand Arbiter out of Resonance": case(
        "I play Sylvia, Grand Arbiter",
        ["Sylvia, Grand Arbiter is not evolved", "I have 0 play points"],
        me={"hand": ["Sylvia, Grand Arbiter"], "pp": 4, "max_pp": 4, "deck_size": 19},
    ),
}


@pytest.mark.parametrize("tried", CASES.values(), ids=CASES)
def test_its_own_text(fails: Fails, tried: Case) -> None:
    """The card does what it says."""
    assert tried.tried(fails) == []

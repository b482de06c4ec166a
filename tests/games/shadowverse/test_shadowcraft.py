"""Shadowcraft cards, each tried by its own text."""

from __future__ import annotations

import pytest

from tests.cast.cases import Case, Fails, case, evolved

CASES = {
    "Underworld Watchman Khawy": case(
        "Khawy is destroyed",
        ["Hero of Antiquity is 3/10", "Lich was destroyed", "my leader has 14 defense"],
        me={"board": ["Khawy"], "leader": 10},
        them={"board": ["Lich", "Fairy", {"card": "Hero of Antiquity", "attack": 3}]},
    ),
    "Underworld Watchman Khawy has Ward": case(
        "Lich attacks my leader", ["action 1 was refused by sv.attack.ward"], me={"board": ["Khawy"]}, them={"board": ["Lich"]}, turn="opponent"
    ),
    "Bone Maven": case("I play Bone Maven", ["Hinterland Ghoul is on my board", "Bone Maven has Ward"], me={"hand": ["Bone Maven"], "pp": 8}),
    "Bone Maven accelerated": case(
        "I play Bone Maven with Accelerate",
        ["Skullfish was buried", "my leader has 12 defense", "my hand has 1 card"],
        me={"hand": ["Bone Maven", "Skullfish"], "pp": 1, "leader": 10},
    ),
    "Cloistered Sacristan crystallized": case(
        ["I play Cloistered Sacristan with Crystallize", "I play Bone Maven with Accelerate"],
        ["after action 1, Cloistered Sacristan has 4 countdown", "Cloistered Sacristan has 3 countdown"],
        me={"hand": ["Cloistered Sacristan", "Bone Maven", "Fairy"], "pp": 3},
    ),
    "Cloistered Sacristan comes when its countdown is over": case(
        ["I play Cloistered Sacristan with Crystallize", "Cloistered Sacristan is destroyed"],
        ["the second Cloistered Sacristan is 5/5", "the second Cloistered Sacristan has Ward"],
        me={"hand": ["Cloistered Sacristan"], "pp": 2},
    ),
    "Cloistered Sacristan evolves": case(
        "I evolve Cloistered Sacristan",
        ["Fairy was buried", "Lich was destroyed", "Knight is on opponent's board", "my leader has 13 defense"],
        me={"hand": ["Fairy"], "board": ["Cloistered Sacristan"], "ep": 1, "leader": 10},
        them={"board": ["Knight", "Lich"]},
    ),
    "Shadow Reaper": case(
        ["I play Shadow Reaper", "Fairy is destroyed", "I end the turn", "Lich attacks Shadow Reaper"],
        ["Shadow Reaper is 2/2", "action 4 was refused", "Shadow Reaper has Ambush"],
        me={"hand": ["Shadow Reaper"], "board": ["Fairy"], "pp": 2},
        them={"board": ["Lich"]},
    ),
    "Shadow Reaper's Ambush ends": case(
        ["I play Shadow Reaper", "I end the turn", "opponent ends the turn"],
        ["Shadow Reaper does not have Ambush"],
        me={"hand": ["Shadow Reaper"], "pp": 2},
    ),
    "Belenus": case("Belenus is destroyed", ["Lich is 4/3"], me={"board": ["Belenus"]}, them={"board": ["Lich"]}),
    "Skullfish with its own shadow": case(
        "Skullfish is destroyed", ["the enemy leader has 18 defense", "I have 0 shadows"], me={"board": ["Skullfish"], "shadows": 1}
    ),
    "Skullfish without shadows": case(
        "Skullfish is destroyed", ["the enemy leader has 20 defense", "I have 1 shadow"], me={"board": ["Skullfish"], "shadows": 0}
    ),
    "Skullfish has Rush": case(
        ["I play Skullfish", "Skullfish attacks Lich"], ["Lich is 4/1"], me={"hand": ["Skullfish"], "pp": 3}, them={"board": ["Lich"]}
    ),
    "Osiris gives Last Words": case(
        ["I play Osiris targeting Fairy", "Fairy is destroyed"], ["my hand has 1 card"], me={"hand": ["Osiris"], "board": ["Fairy"], "pp": 4}
    ),
    "Osiris attacks": case("Osiris attacks the enemy leader", ["I have 2 shadows"], me={"board": ["Osiris"], "shadows": 0}),
    "Osiris evolved": case(
        "Osiris is destroyed",
        ["Skullfish is on my board", "Skeleton is on my board", "I have 0 shadows"],
        me={"board": [evolved("Osiris")], "shadows": 4, "history": {"destroyed": ["Skullfish", "Skeleton"]}},
    ),
    "Osiris evolved without a cheap follower destroyed": case(
        "Osiris is destroyed",
        ["my board is empty", "I have 5 shadows"],
        me={"board": [evolved("Osiris")], "shadows": 4, "history": {"destroyed": ["Lich"]}},
    ),
    "Path to Perdition": case(
        "I play Path to Perdition",
        ["Fairy was buried", "Belenus is on my board", "Belenus has Storm", "I have 1 shadow", "Path to Perdition has 3 countdown"],
        me={"hand": ["Path to Perdition", "Fairy"], "pp": 7, "shadows": 4, "history": {"destroyed": ["Belenus"]}},
    ),
    "Path to Perdition with too few shadows": case(
        "I play Path to Perdition",
        ["Belenus does not have Storm", "I have 3 shadows"],
        me={"hand": ["Path to Perdition", "Fairy"], "pp": 7, "shadows": 2, "history": {"destroyed": ["Belenus"]}},
    ),
    "Ruinblade Reaper costs nothing with five cards and 15 shadows": case(
        "I end the turn", ["Ruinblade Reaper costs 0"], me={"hand": ["Ruinblade Reaper"], "board": ["5 x Fairy"], "shadows": 15}
    ),
    "Ruinblade Reaper with four cards": case(
        "I end the turn", ["Ruinblade Reaper costs 10"], me={"hand": ["Ruinblade Reaper"], "board": ["4 x Fairy"], "shadows": 15}
    ),
    "Ruinblade Reaper enters with 20 shadows": case(
        ["I play Ruinblade Reaper", "I end the turn"],
        ["Ruinblade Reaper is 7/7", "I have 0 shadows", "opponent's board is empty", "Lich was banished", "Ruinblade Reaper has Bane"],
        me={"hand": ["Ruinblade Reaper"], "pp": 10, "shadows": 20},
        them={"board": ["Lich", "Tenko's Shrine"]},
    ),
    "Ruinblade Reaper is not evolved by points": case(
        ["I evolve Ruinblade Reaper"], ["action 1 was refused by sv.evolve.points", "Ruinblade Reaper is 1/7"], me={"board": ["Ruinblade Reaper"], "ep": 1}
    ),
    "Ghosthound Sexton": case(
        ["I play Ghosthound Sexton", "Knight is summoned for me", "Fairy is banished", "Knight is banished", "Ghosthound Sexton is banished"],
        ["Fairy was destroyed", "Knight was destroyed", "Ghosthound Sexton was not destroyed", "I have 2 shadows"],
        me={"hand": ["Ghosthound Sexton"], "board": ["Fairy"], "pp": 2, "shadows": 0},
    ),
    "Poltergeist": case("I play Poltergeist", ["my board has 2 Ghosts"], me={"hand": ["Poltergeist"], "pp": 3}),
    "Poltergeist with Enhance": case(
        ["I play Poltergeist with Enhance", "Fairy is banished"],
        ["my board has 2 Ghosts", "Fairy was destroyed"],
        me={"hand": ["Poltergeist"], "board": ["Fairy"], "pp": 4},
    ),
    "Conquering Dreadlord at the fifth Burial Rite": case(
        "I play Bone Maven with Accelerate",
        ["Conquering Dreadlord is in my hand", "Lich is on my board", "my leader has 12 defense"],
        me={"hand": ["Bone Maven", "Fairy"], "deck": ["Insight", "Conquering Dreadlord"], "pp": 1, "leader": 10, "history": {"buried": ["4 x Fairy"]}},
    ),
    "Conquering Dreadlord at the fourth": case(
        "I play Bone Maven with Accelerate",
        ["Conquering Dreadlord is in my deck", "my board is empty"],
        me={"hand": ["Bone Maven", "Fairy"], "deck": ["Insight", "Conquering Dreadlord"], "pp": 1, "history": {"buried": ["3 x Fairy"]}},
    ),
    "Conquering Dreadlord at the end of the turn and on leaving": case(
        ["I end the turn", "Conquering Dreadlord is banished"],
        ["after action 1, my board has 1 Lich", "my board has 2 Liches"],
        me={"board": ["Conquering Dreadlord"]},
    ),
    "Lich": case("I evolve Lich", ["Lich is 6/6"], me={"board": ["Lich"], "ep": 1}),
    "Hinterland Ghoul's Skeletons": case(
        "I play Hinterland Ghoul",
        ["my hand has 9 cards", "the first Skeleton is 1/1", "the first Skeleton costs 1"],
        me={"hand": ["Hinterland Ghoul"], "pp": 7},
    ),
    "Hinterland Ghoul with 30 shadows": case(
        "I end the turn",
        ["the enemy leader has 14 defense", "Lich was destroyed"],
        me={"board": ["Hinterland Ghoul"], "shadows": 30},
        them={"board": ["Lich"]},
    ),
    "Hinterland Ghoul with 29": case("I end the turn", ["the enemy leader has 20 defense"], me={"board": ["Hinterland Ghoul"], "shadows": 29}),
    "Ghost": case(
        ["I play Ghost", "Ghost attacks the enemy leader", "I end the turn"],
        ["the enemy leader has 19 defense", "Ghost was banished", "I have 0 shadows"],
        me={"hand": ["Ghost"], "pp": 1, "shadows": 0},
    ),
    "Ghost destroyed is banished": case("Ghost is destroyed", ["Ghost was not destroyed", "Ghost is nowhere"], me={"board": ["Ghost"]}),
    "Skeleton": case("I evolve Skeleton", ["Skeleton is 3/3"], me={"board": ["Skeleton"], "ep": 1}),
}


@pytest.mark.parametrize("tried", CASES.values(), ids=CASES)
def test_its_own_text(fails: Fails, tried: Case) -> None:
    """The card does what it says."""
    assert tried.tried(fails) == []

"""Runecraft cards, each tried by its own text."""

from __future__ import annotations

import pytest

from tests.cast.cases import Case, Fails, case

CASES = {
    "Arcane Item Shop's first effect": case(
        "I play Fairy", ["the enemy leader has 18 defense"], me={"board": ["Arcane Item Shop"], "hand": ["Fairy"], "pp": 1}
    ),
    "Arcane Item Shop without followers in the deck": case(
        "I play Fairy",
        ["I have 1 play point"],
        me={"board": ["Arcane Item Shop"], "hand": ["Fairy"], "deck": ["3 x Insight"], "pp": 1, "max_pp": 1},
    ),
    "Arcane Item Shop with a follower in the deck": case(
        "I play Fairy",
        ["I have 0 play points"],
        me={"board": ["Arcane Item Shop"], "hand": ["Fairy"], "deck": ["Insight", "Fairy"], "pp": 1, "max_pp": 1},
    ),
    "Adamantine Golem drawn": case(
        "I draw 1 card",
        ["my board has 3 Earth Essences", "Adamantine Golem was revealed"],
        me={"board": ["2 x Earth Essence"], "deck": ["Adamantine Golem", "Insight"]},
    ),
    "Adamantine Golem drawn with three sigils": case(
        "I draw 1 card", ["my board has 3 Earth Essences"], me={"board": ["3 x Earth Essence"], "deck": ["Adamantine Golem", "Insight"]}
    ),
    "Adamantine Golem drawn in the opponent's turn": case(
        "I draw 1 card", ["my board is empty"], me={"deck": ["Adamantine Golem", "Insight"]}, turn="opponent"
    ),
    "Adamantine Golem's Fanfare": case(
        "I play Adamantine Golem",
        [
            "with probability 1/3, Guardian Golem is on my board",
            "with probability 1/3, Witch Snap costs 0",
            "with probability 1/3, the enemy leader has 18 defense",
            "with probability 1/3, my leader has 12 defense",
        ],
        me={"hand": ["Adamantine Golem"], "pp": 6, "leader": 10},
    ),
    "Adamantine Golem's Earth Rite": case(
        "I play Adamantine Golem",
        ["with probability 1/9, my board has 2 Guardian Golems", "with probability 1/9, my leader has 14 defense"],
        me={"hand": ["Adamantine Golem"], "board": ["Earth Essence"], "pp": 6, "leader": 10},
    ),
    "Insight": case("I play Insight", ["my hand has 1 card", "Insight is in my cemetery"], me={"hand": ["Insight"], "pp": 1}),
    "Kyoka spellboosts the hand": case(
        "I play Kyoka", ["Dimension Shift costs 17"], me={"hand": ["Kyoka", "Dimension Shift"], "pp": 3}, turn_number=1
    ),
    "Kyoka's Union Burst on the tenth turn": case(
        "I play Kyoka targeting Hero of Antiquity",
        ["Hero of Antiquity is 6/3", "the enemy leader has 18 defense"],
        me={"hand": ["Kyoka"], "pp": 3},
        them={"board": ["Hero of Antiquity"]},
        turn_number=19,
    ),
    "Kyoka's Union Burst on the ninth turn": case(
        "I play Kyoka",
        ["Hero of Antiquity is 6/10", "the enemy leader has 20 defense"],
        me={"hand": ["Kyoka"], "pp": 3},
        them={"board": ["Hero of Antiquity"]},
        turn_number=17,
    ),
    "Kyoka's Union Burst number falls with an evolution": case(
        ["I evolve Lich", "I play Kyoka targeting Hero of Antiquity"],
        ["Hero of Antiquity is 6/3", "the enemy leader has 18 defense"],
        me={"hand": ["Kyoka"], "board": ["Lich"], "pp": 3, "ep": 1},
        them={"board": ["Hero of Antiquity"]},
        turn_number=17,
    ),
    "Kyoka evolves": case(
        "I evolve Kyoka targeting Hero of Antiquity",
        ["Hero of Antiquity is 6/8", "Dimension Shift costs 17"],
        me={"board": ["Kyoka"], "hand": ["Dimension Shift"], "ep": 1},
        them={"board": ["Hero of Antiquity"]},
    ),
    "Dimension Shift": case(
        ["I play Dimension Shift", "I end the turn"], ["it is my turn"], me={"hand": [{"card": "Dimension Shift", "cost": 10}], "pp": 10}
    ),
    "Earth Essence is an Earth Sigil": case(
        "I play Earth Essence",
        ["Earth Essence is on my board", "Earth Essence is an amulet", "Earth Essence is an Earth Sigil"],
        me={"hand": ["Earth Essence"], "pp": 1},
    ),
    "Guardian Golem": case(
        "Lich attacks my leader", ["action 1 was refused by sv.attack.ward"], me={"board": ["Guardian Golem"]}, them={"board": ["Lich"]}, turn="opponent"
    ),
    "Witch Snap": case(
        "I play Witch Snap targeting Lich",
        ["Lich is 4/3", "Earth Essence is on my board"],
        me={"hand": ["Witch Snap"], "pp": 2},
        them={"board": ["Lich"]},
    ),
}


@pytest.mark.parametrize("tried", CASES.values(), ids=CASES)
def test_its_own_text(fails: Fails, tried: Case) -> None:
    """The card does what it says."""
    assert tried.tried(fails) == []

"""Dragoncraft cards, each tried by its own text."""

from __future__ import annotations

import pytest

from tests.cast.cases import Case, Fails, case, evolved
from tests.cast.small import card

CASES = {
    "Heliodragon discarded": case(
        'I do "Discard all cards in your hand."',
        ["Ivory Dragon is on my board", "my hand is empty"],
        me={"hand": ["Heliodragon"], "max_pp": 6, "pp": 6},
    ),
    "Heliodragon discarded in Overflow": case(
        'I do "Discard all cards in your hand."',
        ["Ivory Dragon is on my board", "my hand has 1 card"],
        me={"hand": ["Heliodragon"], "max_pp": 7, "pp": 7},
    ),
    "Heliodragon on the board": case(
        'I do "Discard all cards in your hand."',
        ["my leader has 12 defense"],
        me={"board": ["Heliodragon"], "hand": ["2 x Fairy"], "leader": 10},
    ),
    "Heliodragon in the opponent's turn": case(
        'I do "Discard all cards in your hand."',
        ["my leader has 10 defense"],
        me={"board": [evolved("Heliodragon")], "hand": ["2 x Fairy"], "leader": 10},
        turn="opponent",
    ),
    "Wildfang Dragonewt": case(
        'I do "Discard all cards in your hand."',
        ["it happened 1 time that the enemy leader takes 3 damage"],
        me={"board": ["Wildfang Dragonewt"], "hand": ["3 x Fairy"]},
    ),
    "Conflagration": case(
        "I play Conflagration",
        ["Lich was destroyed", "Hero of Antiquity is 6/6", "my leader has 20 defense"],
        me={"hand": ["Conflagration"], "board": ["Lich"], "pp": 7},
        them={"board": ["Hero of Antiquity"]},
    ),
    "Aiela's Fanfare": case(
        "I play Aiela", ["I have 7 max play points", "I have 3 play points"], me={"hand": ["Aiela"], "pp": 6, "max_pp": 6}
    ),
    "Aiela evolves with 6 play points": case(
        ["I evolve Aiela", "5 damage is dealt to Aiela"],
        ["Devoted Dragon is on my board", "I have 0 play points", "Aiela is 6/6", "Devoted Dragon has Bane", "Devoted Dragon has Ward"],
        me={"board": ["Aiela"], "pp": 6, "max_pp": 6, "ep": 1},
    ),
    "Aiela evolves with 5": case(
        ["I evolve Aiela", "5 damage is dealt to Aiela"],
        ["my board has 1 card", "I have 5 play points", "Aiela is 6/1"],
        me={"board": ["Aiela"], "pp": 5, "max_pp": 6, "ep": 1},
    ),
    "Devoted Dragon without Aiela": case(
        ["Aiela is destroyed"], ["Devoted Dragon does not have Bane", "Devoted Dragon does not have Ward"], me={"board": ["Aiela", "Devoted Dragon"]}
    ),
    "Genesis Dragon of Disaster": case(
        ["I play Genesis Dragon of Disaster", "Genesis Dragon of Disaster attacks the enemy leader"],
        ["the enemy leader has 13 defense"],
        me={"hand": ["Genesis Dragon of Disaster"], "pp": 10},
    ),
    "Genesis Dragon of Disaster accelerated": case(
        "I play Genesis Dragon of Disaster with Accelerate",
        ["I have 5 max play points", "I have 0 evolution points", "Lich is 4/1", "Hero of Antiquity is 6/7"],
        me={"hand": ["Genesis Dragon of Disaster"], "board": ["Lich"], "pp": 4, "max_pp": 4, "ep": 1},
        them={"board": ["Hero of Antiquity"]},
    ),
    "Genesis Dragon of Disaster accelerated without an evolution point": case(
        "I play Genesis Dragon of Disaster with Accelerate",
        ["I have 5 max play points", "Lich is 4/4"],
        me={"hand": ["Genesis Dragon of Disaster"], "board": ["Lich"], "pp": 4, "max_pp": 4, "ep": 0},
    ),
    "Azi Dahaka gets cheaper and has Storm": case(
        ["I evolve Lich", "I play Azi Dahaka", "Azi Dahaka attacks the enemy leader"],
        ["I have 0 play points", "the enemy leader has 14 defense"],
        me={"hand": ["Azi Dahaka"], "board": ["Lich"], "pp": 9, "ep": 1},
    ),
    "Shipsbane Plesiosaurus's effect is not stackable": case(
        ["I play the first Shipsbane Plesiosaurus", "I play the second Shipsbane Plesiosaurus", 'I do "Discard all cards in your hand."'],
        ["the enemy leader has 18 defense", "Hero of Antiquity is 6/8"],
        me={"hand": ["2 x Shipsbane Plesiosaurus", "Fairy"], "pp": 12},
        them={"board": ["Hero of Antiquity"]},
    ),
    "Shipsbane Plesiosaurus evolves for nothing with 10 max play points": case(
        ["I play Shipsbane Plesiosaurus", "I evolve Shipsbane Plesiosaurus targeting Ravening Corruption"],
        ["Shipsbane Plesiosaurus is 7/7", "Ravening Corruption was discarded", "my leader has 12 defense", "my hand has 2 cards"],
        me={"hand": ["Shipsbane Plesiosaurus", "Ravening Corruption"], "pp": 10, "max_pp": 10, "ep": 0, "leader": 10},
    ),
    "Shipsbane Plesiosaurus does not with 9": case(
        ["I play Shipsbane Plesiosaurus", "I evolve Shipsbane Plesiosaurus"],
        ["action 2 was refused by sv.evolve.points"],
        me={"hand": ["Shipsbane Plesiosaurus", "Fairy"], "pp": 9, "max_pp": 9, "ep": 0},
    ),
    "Shipsbane Plesiosaurus discards a card that is no Natura": case(
        "I evolve Shipsbane Plesiosaurus targeting Fairy",
        ["my leader has 10 defense", "my hand has 2 cards"],
        me={"hand": ["Fairy"], "board": ["Shipsbane Plesiosaurus"], "ep": 1, "leader": 10},
    ),
    "Dracomancer's Rites": case(
        'I do "Discard all cards in your hand."', ["my hand has 2 cards"], me={"board": ["Dracomancer's Rites"], "hand": ["2 x Fairy"]}
    ),
    "Golden Dragon's Den": case(
        "I end the turn",
        ["Fairy was discarded", "Lich is in my hand", "my hand has 2 cards"],
        me={"board": ["Golden Dragon's Den"], "hand": ["Fairy", "Lich"]},
    ),
    "Pyroxene Dragon discards the two cheapest": case(
        "I play Pyroxene Dragon",
        ["Fairy was discarded", "Skullfish was discarded", "my hand holds Lich"],
        me={"hand": ["Pyroxene Dragon", "Skullfish", "Lich", "Fairy"], "pp": 4},
    ),
    "Pyroxene Dragon's Last Words": case(
        "Pyroxene Dragon is destroyed", ["my hand has 3 cards"], me={"board": [evolved("Pyroxene Dragon")]}
    ),
    "Dragonrider": case("I play Dragonrider", ["Dragonrider is 2/2"], me={"hand": ["Dragonrider"], "pp": 6, "max_pp": 6}),
    "Dragonrider in Overflow": case("I play Dragonrider", ["Dragonrider is 4/2"], me={"hand": ["Dragonrider"], "pp": 7, "max_pp": 7}),
    "Dragon Sphere": case(
        "I end the turn",
        ["my board has 2 Inferno Dragons", "Guardian Golem is on my board", "the first Inferno Dragon is 8/8"],
        me={"board": ["Dragon Sphere", "Lich", "Guardian Golem", "Fairy"]},
    ),
    "Ivory Dragon in Overflow": case("I play Ivory Dragon", ["my hand has 1 card"], me={"hand": ["Ivory Dragon"], "pp": 7, "max_pp": 7}),
    "Ivory Dragon": case("I play Ivory Dragon", ["my hand is empty", "Ivory Dragon is 1/2"], me={"hand": ["Ivory Dragon"], "pp": 1, "max_pp": 1}),
    "Inferno Dragon": case("I evolve Inferno Dragon", ["Inferno Dragon is 10/10"], me={"board": ["Inferno Dragon"], "ep": 1}),
}


@pytest.mark.parametrize("tried", CASES.values(), ids=CASES)
def test_its_own_text(fails: Fails, tried: Case) -> None:
    """The card does what it says."""
    assert tried.tried(fails) == []


@pytest.mark.parametrize("text", ["Whenever you discard cards from your hand, deal 1 damage to the enemy leader.", "自分が手札を捨てるたび、相手のリーダーに1ダメージ。"])
@pytest.mark.parametrize(("setting", "left"), [("one-bundle", 19), ("each-for-itself", 17)])
def test_discarding_three_cards_sets_off_a_watcher_once_or_for_each(fails: Fails, text: str, setting: str, left: int) -> None:
    """As both prints say it, by either setting of the rule."""
    board = {"turn": "me", "me": {"board": ["Watcher"], "hand": ["Fairy", "Forest Bat", "Lich"]}, "opponent": {}}
    wrong = fails(board, ['I do "Discard all cards in your hand."'], [f"the enemy leader has {left} defense"], cards=[card("Watcher", text)], settings={"sv.discard.several-at-once": setting})
    assert wrong == []

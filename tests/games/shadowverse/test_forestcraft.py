"""Forestcraft cards, each tried by its own text."""

from __future__ import annotations

import pytest

from tests.cast.cases import Case, Fails, case, evolved

CASES = {
    "Lionel destroys a weak follower and evolves": case(
        "I play Lionel targeting Lich",
        ["Lich was destroyed", "Lionel is evolved"],
        me={"hand": ["Lionel"], "pp": 7},
        them={"board": ["Lich", "Hero of Antiquity"]},
    ),
    "Lionel does not evolve against a strong one": case(
        "I play Lionel targeting Hero of Antiquity",
        ["Hero of Antiquity is 6/5", "Lionel is not evolved"],
        me={"hand": ["Lionel"], "pp": 7},
        them={"board": ["Lich", "Hero of Antiquity"]},
    ),
    "Lionel accelerated after an evolution": case(
        ["I evolve Lich", "I play Lionel with Accelerate targeting Hero of Antiquity"],
        ["Hero of Antiquity is 6/5", "Lionel is in my cemetery", "I have 0 play points"],
        me={"hand": ["Lionel"], "board": ["Lich"], "pp": 1, "ep": 1},
        them={"board": ["Hero of Antiquity"]},
    ),
    "Lionel cannot be accelerated without one": case(
        "I play Lionel with Accelerate targeting Hero of Antiquity",
        ["action 1 was refused", "Lionel is in my hand"],
        me={"hand": ["Lionel"], "pp": 1},
        them={"board": ["Hero of Antiquity"]},
    ),
    "Lionel evolved hits the first follower of each turn": case(
        ["opponent plays opponent's first Hero of Antiquity", "opponent plays opponent's second Hero of Antiquity"],
        ["opponent's first Hero of Antiquity was destroyed", "opponent's second Hero of Antiquity is 6/10"],
        me={"board": [evolved("Lionel")]},
        them={"hand": ["2 x Hero of Antiquity"], "pp": 16},
        turn="opponent",
    ),
    "Mana Elk for another follower with 1 attack": case(
        ["Fairy attacks the enemy leader", "Lich attacks the enemy leader", "Mana Elk attacks the enemy leader"],
        ["after action 1, the enemy leader has 18 defense", "the enemy leader has 10 defense"],
        me={"board": ["Mana Elk", "Fairy", "Lich"]},
    ),
    "Wolfraud is not destroyed by effects": case(
        'I do "Destroy all followers."', ["Wolfraud is on my board", "Fairy was destroyed"], me={"board": ["Wolfraud", "Fairy"]}
    ),
    "Wolfraud with Enhance": case(
        "I play Wolfraud with Enhance",
        ["Treacherous Reversal is in my hand", "Wolfraud is nowhere", "I have 0 play points"],
        me={"hand": ["Wolfraud"], "pp": 7},
    ),
    "Wolfraud evolves after three cards": case(
        ["I play Fairy", "I play Knight", "I play Skeleton", "I evolve Wolfraud"],
        ["Wolfraud is 8/8"],
        me={"board": ["Wolfraud"], "hand": ["Fairy", "Knight", "Skeleton"], "pp": 3, "ep": 1},
    ),
    "Wolfraud evolves after two cards": case(
        ["I play Fairy", "I play Knight", "I evolve Wolfraud"],
        ["Wolfraud is 5/5"],
        me={"board": ["Wolfraud"], "hand": ["Fairy", "Knight", "Skeleton"], "pp": 3, "ep": 1},
    ),
    "Treacherous Reversal sweeps everything away": case(
        "I play Treacherous Reversal",
        ["my board is empty", "opponent's board is empty", "my hand is empty", "my deck has 2 cards", "opponent's hand has 1 card"],
        me={"hand": ["Treacherous Reversal", "Fairy"], "board": ["Lich"]},
        them={"board": ["Hero of Antiquity"], "hand": ["Fairy"], "history": {"played": ["Insight", "Lich"]}},
    ),
    "Treacherous Reversal wins at the end of the new deck": case(
        ["I play Treacherous Reversal", "I draw 3 cards"],
        ["in every outcome, I win"],
        me={"hand": ["Treacherous Reversal"]},
        them={"history": {"played": ["Insight", "Lich"]}},
    ),
    "Treacherous Reversal copies the opponent's hand once": case(
        ["I play Treacherous Reversal", "I end the turn", "opponent ends the turn"],
        ["in every outcome, my hand has 3 cards", "in every outcome, my hand has 1 Fairy"],
        me={"hand": ["Treacherous Reversal"]},
        them={"hand": ["Fairy"], "history": {"played": ["Insight", "Lich", "Skeleton"]}},
    ),
    "Piercye with Enhance": case(
        "I play Piercye with Enhance",
        ["I have 1 evolution point", "I have 4 play points"],
        me={"hand": ["Piercye"], "pp": 6, "max_pp": 6, "ep": 0},
    ),
    "Piercye when another evolves": case(
        "I evolve Lich",
        ["Hero of Antiquity is 6/8", "the enemy leader has 19 defense"],
        me={"board": ["Piercye", "Lich"], "ep": 1},
        them={"board": ["Hero of Antiquity"]},
    ),
    "Piercye when she evolves": case(
        "I evolve Piercye",
        ["Piercye is 5/5", "Hero of Antiquity is 6/8", "the enemy leader has 19 defense"],
        me={"board": ["Piercye"], "ep": 1},
        them={"board": ["Hero of Antiquity"]},
    ),
    "Fairy": case(["I play Fairy", "I evolve Fairy"], ["Fairy is 3/3", "I have 0 play points"], me={"hand": ["Fairy"], "pp": 1, "ep": 1}),
}


@pytest.mark.parametrize("tried", CASES.values(), ids=CASES)
def test_its_own_text(fails: Fails, tried: Case) -> None:
    """The card does what it says."""
    assert tried.tried(fails) == []

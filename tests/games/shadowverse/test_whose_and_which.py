"""Whose hand, whose follower, which name: small differences that no ruling turns on."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cast.cases import Fails


def follower(name: str, text: str = "", **more: Any) -> dict[str, Any]:
    """A follower of a test's own, 2/2."""
    return {"name": {"en": name, "ja": f"{name}（訳）"}, "kind": "follower", "cost": 2, "attack": 2, "defense": 2, "text": text, **more}


CARDS = [follower("Test Sprite"), follower("Test Cousin", "This is also called Test Sprite."), follower("Test Stranger")]
KNIGHT = follower("Test Knight", evolved={"attack": 4, "defense": 4})


def test_a_card_that_is_also_called_so_is_meant_by_the_name(fails: Fails) -> None:
    """One that is called otherwise is not."""
    board = {"turn": "me", "me": {"board": ["Test Sprite", "Test Cousin", "Test Stranger"]}}
    then = ["Test Sprite is 3/3", "Test Cousin is 3/3", "Test Stranger is 2/2"]
    assert fails(board, ['I do "Give all allied Test Sprites +1/+1."'], then, "shadowverse", CARDS) == []


@pytest.mark.parametrize(("words", "whose", "other"), [("your opponent's", "opponent's", "my"), ("your", "my", "opponent's")])
def test_a_new_card_comes_into_the_hand_that_the_text_names(fails: Fails, words: str, whose: str, other: str) -> None:
    """Into nobody else's."""
    then = [f"{whose} hand holds Test Sprite", f"{other} hand is empty"]
    assert fails({"turn": "me"}, [f'I do "Add a Test Sprite into {words} hand."'], then, "shadowverse", CARDS) == []


def test_who_has_a_follower_evolves_it_whoever_owns_it(fails: Fails) -> None:
    """Its owner can't, while somebody else has it."""
    mine = {"turn": "me", "turn_number": 9, "me": {"board": [{"card": "Test Knight", "owner": "opponent"}], "ep": 1}}
    assert fails(mine, ["I evolve Test Knight"], ["Test Knight is evolved", "Test Knight is 4/4"], "shadowverse", [KNIGHT]) == []
    theirs = {"turn": "me", "turn_number": 9, "me": {"ep": 1}, "opponent": {"board": [{"card": "Test Knight", "owner": "me"}]}}
    then = ["action 1 was refused by sv.evolve.points", "Test Knight is 2/2"]
    assert fails(theirs, ["I evolve Test Knight"], then, "shadowverse", [KNIGHT]) == []


@pytest.mark.parametrize(("defense", "left", "fate"), [(9, 20, "was not destroyed"), (2, 19, "was destroyed")])
def test_a_super_evolved_follower_s_attack_hurts_the_leader_only_where_it_destroys(fails: Fails, defense: int, left: int, fate: str) -> None:
    """What survives the attack keeps its leader whole."""
    champion = follower("Test Champion", evolved={"attack": 5, "defense": 5})
    wall = follower("Test Wall") | {"attack": 0, "defense": defense}
    mine = {"board": [{"card": "Test Champion", "evolved": True, "counters": {"super_evolved": 1}}]}
    board = {"turn": "me", "turn_number": 12, "me": mine, "opponent": {"board": ["Test Wall"]}}
    then = [f"opponent's leader has {left} defense", f"Test Wall {fate}"]
    assert fails(board, ["Test Champion attacks Test Wall"], then, "shadowverse", [champion, wall]) == []


@pytest.mark.parametrize(("mine", "theirs", "figures"), [("Test Sprite", "Test Tome", "3/3"), ("Test Tome", "Test Sprite", "2/2")])
@pytest.mark.parametrize("text", [
    "Fanfare: Each player discards a random card. If you discarded a follower, gain +1/+1.",
    "ファンファーレ お互いのプレイヤーはランダムなカード1枚を捨てる。フォロワーを捨てたなら、これは+1/+1を得る。",
    "Fanfare: Each player discards a random card. If you discarded a follower this turn, gain +1/+1.",
    "Fanfare: Each player draws a card. If you drew a follower, gain +1/+1.",
    "Fanfare: Each player draws a card. If you drew a follower this turn, gain +1/+1.",
])  # fmt: skip
def test_what_you_did_is_told_from_what_your_opponent_did(fails: Fails, text: str, mine: str, theirs: str, figures: str) -> None:
    """Where both do it at once, each does it to their own card."""
    tome = {"name": {"en": "Test Tome", "ja": "試しの書"}, "kind": "spell", "cost": 1, "text": "Draw a card."}
    cards = [follower("Test Sprite"), tome, follower("Test Caller", text)]
    board = {"turn": "me", "me": {"hand": ["Test Caller", mine], "deck": [mine], "pp": 5}, "opponent": {"hand": [theirs], "deck": [theirs]}}
    assert fails(board, ["I play Test Caller"], [f"Test Caller is {figures}"], "shadowverse", cards) == []

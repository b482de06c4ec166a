"""What waits for damage of so much at one time, or for one keyword to be gained; and figures that no leader has."""

from __future__ import annotations

import pytest

from tests.cast.cases import Fails
from tests.cast.small import card, library

WAITING = card("Waiting", "Whenever this follower takes 2 or more damage, put a Fairy into your hand.", defense=9)
WATCHING = card("Watching", "Whenever an allied follower gains Ward, put a Fairy into your hand.", defense=9)
WALL = card("Wall", "Ward.", defense=2)


@pytest.mark.parametrize(("damage", "hand"), [(1, "is empty"), (2, "has 1 card"), (3, "has 1 card")])
@pytest.mark.parametrize("text", ["Whenever this follower takes 2 or more damage, put a Fairy into your hand.", "Whenever an allied follower is dealt at least 2 damage, put a Fairy into your hand.",
                                  "このフォロワーが2以上のダメージを受けるたび、フェアリーを1枚手札に加える。"])
def test_damage_of_so_much_is_waited_for(fails: Fails, text: str, damage: int, hand: str) -> None:
    given = {"turn": "me", "me": {"board": ["Waiting"]}, "opponent": {}}
    assert fails(given, [f"Waiting takes {damage} damage"], [f"my hand {hand}"], cards=[card("Waiting", text, defense=9)]) == []


def test_damage_that_comes_to_so_much_only_together_is_not_so_much(fails: Fails) -> None:
    """Twice 1 are not 2."""
    given = {"turn": "me", "me": {"board": ["Waiting"], "hand": ["Said"], "pp": 1}, "opponent": {}}
    said = card("Said", "Deal 1 damage to all followers. Deal 1 damage to all followers.", "spell")
    assert fails(given, ["I play Said"], ["Waiting has 2 damage", "my hand is empty"], cards=[WAITING, said]) == []


@pytest.mark.parametrize(("said", "hand"), [
    ("Give an allied follower Ward.", "has 1 card"), ("Give an allied follower Rush.", "is empty"), ("Summon a Wall.", "is empty"),
])  # fmt: skip
def test_a_gained_keyword_is_waited_for(fails: Fails, said: str, hand: str) -> None:
    """Another keyword is not it; and what comes with Ward printed on it does not gain it."""
    given = {"turn": "me", "me": {"board": ["Watching"], "hand": ["Said"], "pp": 1}, "opponent": {}}
    play = "I play Said targeting Watching" if "Give" in said else "I play Said"
    assert fails(given, [play], [f"my hand {hand}"], cards=[WATCHING, WALL, card("Said", said, "spell")]) == []


@pytest.mark.parametrize("text", [
    "Fanfare: Give your leader +1/+1.", "Fanfare: Double the attack of your leader.", "Fanfare: Give all allies +1/+0.", "Fanfare: Your leader gains +1/+1.",
    "Fanfare: Deal X damage to an enemy. X equals the attack of your leader.", "Fanfare: If your leader has 3 or more attack, draw a card.", "All allies have +1/+0.",
    "Fanfare: Reduce the cost of your leader by 1.", "ファンファーレ 自分のリーダーの攻撃力を2倍にする。", "Fanfare: Set the attack of your leader to 3.",
])  # fmt: skip
def test_a_figure_that_no_leader_has_is_refused(text: str) -> None:
    with pytest.raises(AssertionError, match="a leader has neither attack nor cost"):
        library([card("Odd", text)], {"given": {"me": {"board": ["Odd"]}}, "when": ["I end my turn"]})


@pytest.mark.parametrize(("text", "then"), [
    ("Give all allied followers +1/+1.", ["Wall has 2 attack", "Wall has 3 defense"]), ("Give your leader +0/+5.", ["my leader has 25 defense"]),
    ("Deal X damage to an enemy follower. X equals the defense of your leader.", ["Big was destroyed"]),
])  # fmt: skip
def test_figures_that_there_are_stay(fails: Fails, text: str, then: list[str]) -> None:
    given = {"turn": "me", "me": {"board": ["Wall"], "hand": ["Said"], "pp": 1}, "opponent": {"board": ["Big"]}}
    play = "I play Said targeting Big" if "enemy" in text else "I play Said"
    assert fails(given, [play], then, cards=[card("Wall", attack=1, defense=2), card("Big", defense=20), card("Said", text, "spell")]) == []

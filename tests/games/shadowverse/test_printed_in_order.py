"""Lines of a spell one after the other, whom “other” leaves out behind a selection, heads before a dash, a cost that follows a state."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cast.cases import Fails
from tests.cast.small import card

SMALL = card("Small", attack=3, defense=2)
HUGE = card("Huge", attack=1, defense=6)


def spell(text: str, **more: Any) -> dict[str, Any]:
    """A spell of 1."""
    return card("Said", text, "spell", **more)


@pytest.mark.parametrize("mark", ["\n", " "])
@pytest.mark.parametrize("max_pp, drawn", [(5, 0), (6, 1)])
def test_a_line_sees_what_came_of_the_line_before(fails: Fails, mark: str, max_pp: int, drawn: int) -> None:
    """The first line brings Overflow about, and the second asks for it; it makes no difference whether they are two lines."""
    given = {"turn": "me", "me": {"hand": ["Said"], "pp": 1, "max_pp": max_pp, "deck_size": 5}, "opponent": {}}
    own = [spell(f"Gain an empty play point orb.{mark}If Overflow is active for you, draw a card.")]
    assert fails(given, ["I play Said"], [f"my hand has {drawn} cards"], cards=own) == []


def test_a_line_is_done_before_the_next_looks(fails: Fails) -> None:
    """What the first line deals is dealt before the last line looks for damaged followers."""
    given = {"turn": "me", "me": {"hand": ["Said"], "pp": 1}, "opponent": {"board": ["Huge"]}}
    own = [HUGE, spell("Deal 2 damage to an enemy follower.\nDeal 1 damage to all damaged enemy followers.")]
    assert fails(given, ["I play Said targeting Huge"], ["Huge has 3 damage"], cards=own) == []


@pytest.mark.parametrize("text", ["Fanfare: Select a follower. Destroy all other followers.", "Fanfare: Select a follower and destroy all other followers."])
def test_the_one_that_was_selected_is_spared(fails: Fails, text: str) -> None:
    """And nobody else, not even the follower that says so."""
    given = {"turn": "me", "me": {"hand": ["Who"], "pp": 1, "board": ["Small"]}, "opponent": {"board": ["Huge"]}}
    own = [SMALL, HUGE, card("Who", text, attack=1, defense=1)]
    then = ["Small is on the board", "Who was destroyed", "Huge was destroyed"]
    assert fails(given, ["I play Who choosing Small"], then, cards=own) == []


def test_others_of_the_other_side_are_others_than_this(fails: Fails) -> None:
    """An enemy was selected: “other allied followers” leaves out the follower itself."""
    given = {"turn": "me", "me": {"hand": ["Who"], "pp": 1, "board": ["Small"]}, "opponent": {"board": ["Huge"]}}
    own = [SMALL, HUGE, card("Who", "Fanfare: Select an enemy follower. Give all other allied followers Rush.")]
    assert fails(given, ["I play Who choosing Huge"], ["Small has Rush", "Who doesn't have Rush"], cards=own) == []


@pytest.mark.parametrize("head", ["Union Burst (10)", "Fanfare: Union Burst (10)"])
@pytest.mark.parametrize("mark", [":", " -"])
@pytest.mark.parametrize("turns, drawn", [(9, 0), (10, 1)])
def test_a_head_before_a_dash_is_the_same_head(fails: Fails, head: str, mark: str, turns: int, drawn: int) -> None:
    """On the tenth turn, and not before it."""
    given = {"turn": "me", "turn_number": turns * 2 - 1, "me": {"hand": ["Who"], "pp": 10, "deck_size": 5}, "opponent": {}}
    own = [card("Who", f"{head}{mark} Draw a card.")]
    assert fails(given, ["I play Who"], [f"my hand has {drawn} cards"], cards=own) == []


@pytest.mark.parametrize("max_pp, cost", [(5, 3), (6, 1)])
@pytest.mark.parametrize("kind", ["spell", "follower"])
def test_a_cost_follows_a_state_on_any_kind_of_card(fails: Fails, kind: str, max_pp: int, cost: int) -> None:
    """Two less in Overflow, which the orb of the next turn brings."""
    given = {"turn": "opponent", "me": {"hand": ["Said"], "max_pp": max_pp, "deck_size": 5}, "opponent": {}}
    own = [card("Said", "If Overflow is active for you, subtract 2 from the cost of this card.", kind, cost=3)]
    assert fails(given, ["the opponent ends the turn"], [f"Said costs {cost}"], cards=own) == []


GUARD = card("Guard", "Your leader takes no damage from effects.", attack=1, defense=2)


@pytest.mark.parametrize("text", [
    "Deal 2 damage to a random enemy follower and then the enemy leader.", "Deal 2 damage to a random enemy follower and then 2 damage to the enemy leader.",
    "ランダムな相手のフォロワー1体と相手のリーダーに2ダメージ。",
])  # fmt: skip
@pytest.mark.parametrize("defense, leader", [(2, 18), (3, 20)])
def test_a_leader_behind_a_follower_is_hit_once_that_is_destroyed(fails: Fails, text: str, defense: int, leader: int) -> None:
    """What protects the leader is gone by then; where it survives, it protects. The sweep over all spares the leader either way."""
    given = {"turn": "me", "me": {"hand": ["Said"], "pp": 1}, "opponent": {"board": [{"card": "Guard", "defense": defense}]}}
    assert fails(given, ["I play Said"], [f"the enemy leader has {leader} defense"], cards=[GUARD, spell(text)]) == []
    assert fails(given, ["I play Said"], ["the enemy leader has 20 defense"], cards=[GUARD, spell("Deal 2 damage to all enemies.")]) == []


def test_behind_damage_to_a_follower_and_a_leader_it_is_the_follower(fails: Fails) -> None:
    given = {"turn": "me", "me": {"hand": ["Said"], "pp": 1}, "opponent": {"board": ["Huge"]}}
    own = [HUGE, spell("Deal 1 damage to an enemy follower and then 1 damage to the enemy leader. Return it to its owner's hand.")]
    assert fails(given, ["I play Said targeting Huge"], ["Huge is in opponent's hand", "the enemy leader has 19 defense"], cards=own) == []


@pytest.mark.parametrize("more, dealt", [("deal 1 damage instead", 1), ("deal 1 more damage", 4)])
def test_of_two_that_are_dealt_as_much_both_are_dealt_another_amount(fails: Fails, more: str, dealt: int) -> None:
    given = {"turn": "me", "me": {"hand": ["Said"], "pp": 1, "max_pp": 7}, "opponent": {"board": ["Huge"]}}
    own = [HUGE, spell(f"Deal 3 damage to an enemy follower and 3 damage to your leader. If Overflow is active for you, {more}.")]
    assert fails(given, ["I play Said targeting Huge"], [f"Huge has {dealt} damage", f"my leader has {20 - dealt} defense"], cards=own) == []


@pytest.mark.parametrize("max_pp, drawn, attack", [(7, 2, 2), (6, 1, 1)])
def test_a_japanese_condition_reaches_behind_what_is_done_instead(fails: Fails, max_pp: int, drawn: int, attack: int) -> None:
    given = {"turn": "me", "me": {"hand": ["Who"], "pp": 1, "max_pp": max_pp, "deck_size": 5}, "opponent": {}}
    own = [card("Who", "ファンファーレ カードを1枚引く。覚醒 状態なら、1枚ではなく2枚。+1/+0する。", attack=1)]
    assert fails(given, ["I play Who"], [f"my hand has {drawn} cards", f"Who has {attack} attack"], cards=own) == []


@pytest.mark.parametrize("granted, drawn", [(["Ward"], 1), ([], 0)])
@pytest.mark.parametrize("text", [
    "Return an enemy follower to its owner's hand. If it had Ward, draw a card.", "Return an enemy follower to its owner's hand. Gain 1 shadow. If it had Ward, draw a card.",
    "Destroy an enemy follower. If it has Ward, draw a card.", "Remove Ward from an enemy follower. If it had Ward, draw a card.",
    "相手のフォロワー1体を手札に戻す。それが守護を持っていたなら、カードを1枚引く。",
])  # fmt: skip
def test_what_a_card_had_is_asked_of_it_as_it_was(fails: Fails, text: str, granted: list[str], drawn: int) -> None:
    given = {"turn": "me", "me": {"hand": ["Said"], "pp": 1, "deck_size": 5}, "opponent": {"board": [{"card": "Huge", "granted": granted}]}}
    assert fails(given, ["I play Said targeting Huge"], [f"my hand has {drawn} cards"], cards=[HUGE, spell(text)]) == []


def test_what_a_card_has_is_asked_of_it_as_it_is(fails: Fails) -> None:
    """It got that where it came to, and is not asked as what it was before it came."""
    given = {"turn": "me", "me": {"hand": ["Said"], "pp": 1, "deck": ["Huge", "Huge"]}, "opponent": {}}
    own = [HUGE, spell("Put a random follower from your deck into your hand. Give it Ward. If it has Ward, draw a card.")]
    assert fails(given, ["I play Said"], ["my hand has 2 cards"], cards=own) == []

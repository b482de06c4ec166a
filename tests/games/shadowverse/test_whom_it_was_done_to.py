"""What is asked of the past of an attack is asked with whom it was on."""

from __future__ import annotations

import pytest

from tests.cast.cases import Fails
from tests.cast.small import card

ON_LEADER, ON_FOLLOWER, NONE = "Asking attacks opponent's leader", "Asking attacks Target", ""
END = "At the end of your turn: "


@pytest.mark.parametrize(("asked", "true_of"), [
    ("if this attacked a follower this turn", {ON_FOLLOWER}), ("if this attacked the enemy leader this turn", {ON_LEADER}), ("if this attacked this turn", {ON_LEADER, ON_FOLLOWER}),
    ("if this follower did not attack a follower this turn", {ON_LEADER, NONE}), ("if the number of times this attacked the enemy leader this turn is exactly 0", {ON_FOLLOWER, NONE}),
    ("if no allied follower attacked the enemy leader this turn", {ON_FOLLOWER, NONE}), ("if this attacked no follower this turn", {ON_LEADER, NONE}),
    ("if there is an allied follower that attacked a follower this turn", {ON_FOLLOWER}), ("if this follower didn't attack this turn", {NONE}),
])  # fmt: skip
@pytest.mark.parametrize("did", [ON_LEADER, ON_FOLLOWER, NONE])
def test_whom_an_attack_was_on(fails: Fails, asked: str, true_of: set[str], did: str) -> None:
    given = {"turn": "me", "me": {"board": ["Asking"]}, "opponent": {"board": ["Target"], "deck_size": 3}}
    own = [card("Asking", f"{END}{asked}, put a Fairy into your hand.", defense=9), card("Target", defense=9)]
    hand = "has 1 card" if did in true_of else "is empty"
    assert fails(given, [*([did] if did else []), "I end the turn"], [f"my hand {hand}"], cards=own) == []


@pytest.mark.parametrize(("text", "did", "drawn"), [
    ("if your leader didn't take damage this turn", "my leader takes 1 damage", False), ("if your leader didn't take damage this turn", "opponent's leader takes 1 damage", True),
    ("if this follower hasn't attacked this turn", ON_LEADER, False), ("if this follower did not evolve this turn", ON_LEADER, True),
])  # fmt: skip
def test_what_did_not_happen(fails: Fails, text: str, did: str, drawn: bool) -> None:
    given = {"turn": "me", "me": {"board": ["Asking"]}, "opponent": {"board": ["Target"], "deck_size": 3}}
    own = [card("Asking", f"{END}{text}, put a Fairy into your hand.", defense=9), card("Target", defense=9)]
    assert fails(given, [did, "I end the turn"], ["my hand has 1 card" if drawn else "my hand is empty"], cards=own) == []


@pytest.mark.parametrize("text", ["The first time an allied follower attacks each turn, put a Fairy into your hand.", "The first time an allied follower attacks on each of your turns, put a Fairy into your hand."])
def test_the_first_time_is_once_in_a_turn(fails: Fails, text: str) -> None:
    given = {"turn": "me", "me": {"board": ["Asking", "Target"]}, "opponent": {}}
    own = [card("Asking", text), card("Target")]
    assert fails(given, ["Target attacks opponent's leader", ON_LEADER], ["my hand has 1 card"], cards=own) == []


@pytest.mark.parametrize("text", [
    "Follower Strike: Banish it.", "攻撃時 フォロワーへ攻撃したなら、それを消滅させる。", "Clash: If it has Ward, banish it.", "Whenever this follower attacks an enemy follower, banish it.",
    "攻撃時 フォロワーへ攻撃したなら、+2/+0して、ダメージを与え合う前にそれを消滅させる。",
])  # fmt: skip
def test_it_is_the_follower_that_is_fought(fails: Fails, text: str) -> None:
    """It had been the card itself."""
    given = {"turn": "me", "me": {"board": ["Asking"]}, "opponent": {"board": ["Target"], "deck_size": 3}}
    assert fails(given, ["Asking attacks Target"], ["Target was banished", "Asking is on the board"], cards=[card("Asking", text, defense=9), card("Target", "Ward.", defense=9)]) == []


@pytest.mark.parametrize("text", [
    "Whenever a card is added to your hand, deal 1 damage to the enemy leader.", "自分の手札にカードが加わるたび、相手のリーダーに1ダメージ。",
    "Whenever a card is added to your hand from your deck, deal 1 damage to the enemy leader.", "Whenever one or more cards are added to your hand from your deck, deal 1 damage to the enemy leader.",
])  # fmt: skip
@pytest.mark.parametrize("who", ["I draw", "my opponent draws"])
def test_your_hand_is_nobody_elses(fails: Fails, text: str, who: str) -> None:
    given = {"turn": "me", "me": {"board": ["Asking"], "deck_size": 3}, "opponent": {"deck_size": 3}}
    left = 19 if who == "I draw" else 20
    act = 'I do "draw a card"' if who == "I draw" else 'I do "your opponent draws a card"'
    assert fails(given, [act], [f"my opponent's leader has {left} defense"], cards=[card("Asking", text)]) == []

"""What a card lends to leaders while it is on the board works for the leader, and of what befalls the leader alone."""

from __future__ import annotations

import pytest

from tests.cast.cases import Fails
from tests.cast.small import card, library
from tests.games.shadowverse.test_printed_acts import speaker


def test_a_lent_ability_of_what_befalls_its_leader_does_not_hear_what_befalls_others(fails: Fails) -> None:
    giver = {"card": "Lich", "granted": ['While this is on the board, your leader has "whenever this takes damage: draw a card".']}
    given = {"turn": "me", "me": {"board": [giver, "Knight"], "deck": ["3 x Forest Bat"]}}
    for other in ("my Knight takes 1 damage", "opponent's leader takes 1 damage"):
        assert fails(given, [other], ["my hand is empty"]) == []
    assert fails(given, ["my leader takes 1 damage"], ["my hand has 1 card"]) == []
    gone = ["Lich is destroyed", "my leader takes 1 damage"]
    assert fails(given, gone, ["my hand is empty"]) == []


@pytest.mark.parametrize("text", [
    'Fanfare: Give your leader "At the start of your turn, give this +1/+1."', 'Fanfare: Give your leader "At the end of your turn, gain +1/+0."',
    "ファンファーレ 自分のリーダーは「自分のターン開始時、これを+1/+1する」を持つ。",
])  # fmt: skip
def test_a_leader_is_given_nothing_that_strengthens_it(text: str) -> None:
    with pytest.raises(AssertionError, match="has no attack to give"):
        library([card("Odd", text)], {"given": {"me": {"board": ["Odd"]}}, "when": ["I end my turn"]})


def test_a_leader_may_give_others_what_strengthens_them(fails: Fails) -> None:
    """“This” in what is given in turn is the follower that gets it."""
    text = "ファンファーレ 自分のリーダーは「自分のターン終了時、自分のフォロワーすべては『攻撃時 +1/+0する』を持つ」を持つ。"
    given = {"turn": "me", "me": {"hand": ["Test Speaker"], "board": ["Lich"], "pp": 1, "deck_size": 3}, "opponent": {"deck_size": 3}}
    when = ["I play Test Speaker", "I end the turn", "opponent ends the turn", "Lich attacks the enemy leader"]
    assert fails(given, when, ["Lich has 5 attack"], cards=speaker(text)) == []


@pytest.mark.parametrize("text", [
    "Fanfare: Give your leader the following effect: At the end of your turn, deal 2 damage to this follower.",
    "Fanfare: Give your leader the following effect: At the end of your turn, if this follower is evolved, draw a card.",
    "Fanfare: Give your leader the following effect: Reduce damage to this follower to 0.",
    'Fanfare: Give both leaders "at the end of your turn: restore 2 defense to this card".',
    "ファンファーレ 自分のリーダーは「自分のターン終了時、このフォロワーに2ダメージ」を持つ。",
    "ファンファーレ 自分のリーダーは「自分のターン終了時、このフォロワーが進化後なら、カードを1枚引く」を持つ。",
])  # fmt: skip
def test_this_follower_is_nobody_in_what_a_leader_is_given(text: str) -> None:
    with pytest.raises(AssertionError, match="which is no follower"):
        library([card("Odd", text)], {"given": {"me": {"board": ["Odd"]}}, "when": ["I end my turn"]})


@pytest.mark.parametrize("text", [
    "Last Words: At the start of your next turn, deal damage equal to this follower's attack to the enemy leader.",
    'Fanfare: Give your leader "at the end of your turn: deal X damage to the enemy leader, where X is the cost of this".',
    "ラストワード 次の自分のターン開始時、相手のリーダーに「このフォロワーの攻撃力」と同じダメージ。",
])  # fmt: skip
def test_a_leader_has_no_attack_and_no_cost_to_ask_for(text: str) -> None:
    with pytest.raises(AssertionError, match="has no such figure"):
        library([card("Odd", text)], {"given": {"me": {"board": ["Odd"]}}, "when": ["I end my turn"]})


@pytest.mark.parametrize("text", [
    "Fanfare: Give your leader the following effect: Can't take more than 2 damage at a time. (This effect lasts until this follower leaves play.)",
    "Fanfare: Give your leader the following effect - Whenever an allied follower comes into play, give it Last Words: Deal 2 damage to this follower. (This effect lasts for the rest of the match.)",
    'Fanfare: Give your leader "at the end of your turn: if this has 10 or less defense, draw a card". Evolve this follower.',
    "ファンファーレ 自分のリーダーは「自分のターン終了時、カードを1枚引く」を持つ。このフォロワーを進化させる。",
])  # fmt: skip
def test_this_follower_is_told_of_outside_of_it_and_in_what_others_are_given(text: str) -> None:
    library([card("Even", text)], {"given": {"me": {"board": ["Even"]}}, "when": ["I end my turn"]})

"""What Japanese prints say of as much as an amount, of what is raised and of what can attack, seen on the board."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cast.cases import Fails
from tests.cast.small import card, library


def played(fails: Fails, text: str, when: list[str], then: list[str], me: dict[str, Any] | None = None, opponent: dict[str, Any] | None = None) -> list[str]:
    """What fails where a spell of 0 with this text is in hand."""
    words = {"name": {"en": "Test Word", "ja": "試験の言葉"}, "kind": "spell", "class": "neutral", "cost": 0, "text": text}
    return fails({"me": {"hand": ["Test Word"], **(me or {})}, "opponent": opponent or {}}, when, then, cards=[words])


def test_both_numbers_are_those_of_the_one_that_was_destroyed(fails: Fails) -> None:
    """Forest Bat is 1/1: 1 to the enemy leader, 1 restored; the leader that was hit is no “it”, nor the Lich beside it."""
    text = "自分のフォロワー1体を破壊する。その攻撃力と同じ値のダメージを相手のリーダーに与え、その体力と同じ値、自分のリーダーを回復。"
    me = {"board": ["Forest Bat", "Lich"], "leader": 10}
    assert played(fails, text, ["I play Test Word choosing Forest Bat"], ["the enemy leader has 19 defense", "my leader has 11 defense"], me) == []


def test_what_is_counted_behind_an_act_is_counted_after_it(fails: Fails) -> None:
    """One card drawn into an empty hand: 1 restored."""
    text = "相手のリーダーに「自分の場のフォロワーの数」と同じダメージを与え、カードを1枚引き、自分のリーダーを「自分の手札の枚数」と同じだけ回復。"
    me = {"board": ["Forest Bat", "Lich"], "leader": 10, "deck": ["Forest Bat"]}
    assert played(fails, text, ["I play Test Word"], ["the enemy leader has 18 defense", "my leader has 11 defense"], me) == []


SHIELDED = {"name": {"en": "Test Hide", "ja": "試験の皮"}, "kind": "follower", "class": "neutral", "cost": 1, "attack": 1, "defense": 5, "text": "This takes 1 less damage."}


@pytest.mark.parametrize("text", [
    "Deal 3 damage to an enemy follower. Restore that much defense to your leader.", "相手のフォロワー1体に3ダメージ。与えたダメージと同じ値、自分のリーダーを回復。",
])  # fmt: skip
def test_as_much_as_was_dealt_is_what_came_of_it(fails: Fails, text: str) -> None:
    """Of 3 damage 2 came through, to one follower: 2 restored, neither 1 nor 3."""
    words = {"name": {"en": "Test Word", "ja": "試験の言葉"}, "kind": "spell", "class": "neutral", "cost": 0, "text": text}
    given = {"me": {"hand": ["Test Word"], "leader": 10}, "opponent": {"board": ["Test Hide"]}}
    assert fails(given, ["I play Test Word choosing Test Hide"], ["my leader has 12 defense"], cards=[words, SHIELDED]) == []


@pytest.mark.parametrize("text", [
    "Restore 5 defense to your leader. Deal that much damage to the enemy leader.", "自分のリーダーを5回復。相手のリーダーに同じダメージ。",
    "自分のリーダーを5回復。回復した値と同じダメージを相手のリーダーに与える。",
])  # fmt: skip
def test_as_much_as_was_restored_is_what_came_of_it(fails: Fails, text: str) -> None:
    """17 of 20: of 5 only 3 are restored."""
    assert played(fails, text, ["I play Test Word"], ["the enemy leader has 17 defense"], {"leader": 17}) == []


def test_how_many_were_damaged_is_still_a_number_of_cards(fails: Fails) -> None:
    """Two followers were dealt 1 damage each: two cards."""
    text = "Deal 1 damage to all enemy followers. Draw that many cards."
    me = {"deck": ["Forest Bat", "Forest Bat", "Forest Bat"]}
    assert played(fails, text, ["I play Test Word"], ["I have 2 cards in hand"], me, {"board": ["Lich", "Hero of Antiquity"]}) == []


RAISED = "攻撃力か体力が能力で+されている自分のフォロワーすべてを破壊する。"


def test_only_what_is_more_than_is_printed_is_raised(fails: Fails) -> None:
    """Evolved figures are printed; what has only lost something is not raised; what was given counts."""
    me = {"board": [{"card": "Forest Bat", "evolved": True}, {"card": "Lich", "attack": 3}, {"card": "Lich", "defense": 5, "as": "grown"}]}
    assert played(fails, RAISED, ["I play Test Word"], ["grown was destroyed", "Forest Bat is in play", "1 Lich was destroyed"], me) == []


@pytest.mark.parametrize("first, came", [([], "Forest Bat was destroyed"), (["Forest Bat attacks the enemy leader"], "Forest Bat is in play")])
def test_what_has_attacked_cannot(fails: Fails, first: list[str], came: str) -> None:
    assert played(fails, "攻撃可能な自分のフォロワーすべてを破壊する。", [*first, "I play Test Word"], [came], {"board": ["Forest Bat"]}) == []


DRAWN = "フェアリー、フォレストバットの中から、ランダムに1体を出す。覚醒 状態なら、ランダムに1体ではなく、1体ずつ出す。"


@pytest.mark.parametrize("max_pp, then", [(7, ["Fairy is in play", "Forest Bat is in play"]), (6, ["with probability 1/2 Fairy is in play", "with probability 1/2 Forest Bat is in play"])])
def test_one_of_each_in_the_place_of_one_by_lot(fails: Fails, max_pp: int, then: list[str]) -> None:
    assert played(fails, DRAWN, ["I play Test Word"], then, {"max_pp": max_pp, "pp": max_pp}) == []


@pytest.mark.parametrize("asked", ["破壊されなかったなら", "破壊されていないなら", "それが破壊されなかったなら"])
def test_who_gains_what_behind_a_survivor_must_be_said(asked: str) -> None:
    """The one that was damaged or the card itself."""
    before = f"ファンファーレ 自分の他のフォロワー1体に1ダメージ。{asked}、"
    scene = {"given": {"me": {"board": ["Odd"]}}, "when": ["I end my turn"]}
    with pytest.raises(AssertionError, match="whether the card that was spoken of gains it"):
        library([card("Odd", f"{before}+2/+2する。")], scene)
    for clear in ("それを+2/+2する", "これを+2/+2する", "カードを1枚引く"):
        assert not library([card("Odd", f"{before}{clear}。")], scene).problems


@pytest.mark.parametrize("text", ["Strike: If no follower was destroyed this way, draw a card.", "攻撃時 破壊されなかったなら、カードを1枚引く。"])
def test_nothing_is_destroyed_this_way_where_nothing_is_done_before(text: str) -> None:
    with pytest.raises(AssertionError, match="nothing before it does what it speaks of"):
        library([card("Odd", text)], {"given": {"me": {"board": ["Odd"]}}, "when": ["I end my turn"]})

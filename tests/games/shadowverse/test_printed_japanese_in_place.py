"""What Japanese prints say of what comes in another's place and of how long things last, seen on the board."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cast.cases import Fails

THEIRS: dict[str, Any] = {"board": ["Lich", "Hero of Antiquity"]}


def played(fails: Fails, text: str, when: list[str], then: list[str], **me: Any) -> list[str]:
    """What fails where a spell of 0 with this text is in hand."""
    words = {"name": {"en": "Test Word", "ja": "試験の言葉"}, "kind": "spell", "class": "neutral", "cost": 0, "text": text}
    return fails({"me": {"hand": ["Test Word"], **me}, "opponent": THEIRS}, when, then, cards=[words])


@pytest.mark.parametrize("max_pp, targets, other", [(7, "Lich and Hero of Antiquity", 1), (6, "Lich", 0)])
def test_two_are_chosen_in_the_place_of_one(fails: Fails, max_pp: int, targets: str, other: int) -> None:
    """1 damage to each of two with Overflow, to one without."""
    text = "相手のフォロワー1体に1ダメージ。覚醒 状態なら、1体ではなく2体。"
    then = ["Lich has 1 damage", f"Hero of Antiquity has {other} damage"]
    assert played(fails, text, [f"I play Test Word choosing {targets}"], then, max_pp=max_pp, pp=max_pp) == []


@pytest.mark.parametrize("max_pp, expected", [(7, ["Lich was banished"]), (6, ["Lich has 1 damage", "Lich was not banished"])])
def test_the_one_that_is_chosen_is_banished_rather_than_damaged(fails: Fails, max_pp: int, expected: list[str]) -> None:
    text = "相手のフォロワー1体に1ダメージ。覚醒 状態なら、ダメージを与えるのではなく、消滅させる。"
    assert played(fails, text, ["I play Test Word choosing Lich"], expected, max_pp=max_pp, pp=max_pp) == []


def test_what_is_said_to_last_first_is_meant_of_all_that_follows(fails: Fails) -> None:
    """Neither the figures nor Bane are there once the turn is over."""
    text = "ターン終了まで、自分のフォロワーすべてを+2/+0し、自分のフォロワーすべては必殺 を持つ。"
    when = ["I play Test Word"]
    assert played(fails, text, when, ["Forest Bat has 3 attack", "Forest Bat has Bane"], board=["Forest Bat"]) == []
    assert played(fails, text, [*when, "I end the turn"], ["Forest Bat has 1 attack", "Forest Bat does not have Bane"], board=["Forest Bat"]) == []


def test_what_is_said_to_last_of_one_is_meant_of_that_alone(fails: Fails) -> None:
    text = "自分のフォロワーすべてをターン終了まで+2/+0し、自分のフォロワーすべては必殺 を持つ。"
    assert played(fails, text, ["I play Test Word", "I end the turn"], ["Forest Bat has 1 attack", "Forest Bat has Bane"], board=["Forest Bat"]) == []


@pytest.mark.parametrize("max_pp, wrong", [(7, False), (6, True)])
def test_one_of_more_can_be_chosen_where_the_bound_is_wider(fails: Fails, max_pp: int, wrong: bool) -> None:
    """Lich has 4 attack: with Overflow it can be chosen, without it nothing can."""
    text = "攻撃力1以下の相手のフォロワー1体を消滅させる。覚醒 状態なら、攻撃力1以下ではなく7以下。"
    if wrong:
        assert played(fails, text, ["I play Test Word"], ["Lich was not banished"], max_pp=max_pp, pp=max_pp) != []
    else:
        assert played(fails, text, ["I play Test Word choosing Lich"], ["Lich was banished"], max_pp=max_pp, pp=max_pp) == []


def test_nothing_is_asked_for_what_will_not_be_done(fails: Fails) -> None:
    """One enemy and no Overflow: the spell that would choose two can be played."""
    words = {"name": {"en": "Test Word", "ja": "試験の言葉"}, "kind": "spell", "class": "neutral", "cost": 0, "text": "相手のフォロワー1体に1ダメージ。覚醒 状態なら、1体ではなく2体。"}
    given = {"me": {"hand": ["Test Word"], "max_pp": 6, "pp": 6}, "opponent": {"board": ["Lich"]}}
    assert fails(given, ["I play Test Word choosing Lich"], ["Lich has 1 damage"], cards=[words]) == []


def test_a_figure_of_what_it_is_done_to_is_that_of_the_one_chosen(fails: Fails) -> None:
    """Lich has 4 attack, the Hero 10 defense; without an earlier “it” the clause means what it chooses itself."""
    assert played(fails, "相手のフォロワー1体に「それの攻撃力」と同じダメージ。", ["I play Test Word choosing Hero of Antiquity"], ["Hero of Antiquity has 6 damage", "Lich has 0 damage"]) == []
    text = "自分のフォロワー1体の攻撃力を「その体力」と同じにする。"
    assert played(fails, text, ["I play Test Word choosing my Hero of Antiquity"], ["my Hero of Antiquity has 10 attack"], board=["Hero of Antiquity"]) == []


def test_it_is_what_was_spoken_of_before_where_something_was(fails: Fails) -> None:
    """The bat that is destroyed has 1 attack."""
    text = "自分のフォロワー1体を破壊する。相手のフォロワー1体に「それの攻撃力」と同じダメージ。"
    assert played(fails, text, ["I play Test Word choosing my Forest Bat and Hero of Antiquity"], ["Hero of Antiquity has 1 damage"], board=["Forest Bat"]) == []


def test_what_is_drawn_first_counts_in_what_is_worked_out_after_it(fails: Fails) -> None:
    """Two cards are in hand once they are drawn; three of eight are banished from the deck that keeps five."""
    assert played(fails, "カードを2枚引き、相手のリーダーに「自分の手札の枚数」と同じダメージ。", ["I play Test Word"], ["the enemy leader has 2 damage"], deck_size=9) == []
    assert played(fails, "自分のデッキが5枚になるように消滅させる。", ["I play Test Word"], ["my deck has 5 cards"], deck_size=8) == []

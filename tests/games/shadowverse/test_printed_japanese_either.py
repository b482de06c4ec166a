"""Printed Japanese on the board: attacks in Ambush and on those without Ward, forms with a trait, one new card or the other, all of one name."""

from __future__ import annotations

import pytest

from tests.cast.cases import Fails
from tests.games.shadowverse.test_printed_japanese_later import card, said, word


@pytest.mark.parametrize("keywords, there", [("潜伏 ", 1), ("守護 ", 0)])
def test_an_attack_is_made_in_ambush_or_not(fails: Fails, keywords: str, there: int) -> None:
    """Ambush is lost by attacking, and yet it was an attack in Ambush."""
    given = {"me": {"board": ["Test Speaker"]}, "opponent": {}}
    text = f"{keywords}\n攻撃時 潜伏 状態で攻撃したなら、フェアリー1体を出す。"
    then = [f"my board has {1 + there} card" + "s" * there]
    assert fails(given, ["Test Speaker attacks opponent's leader"], then, cards=card(text)) == []


@pytest.mark.parametrize("whom, left", [("Fairy", 1), ("Test Guard", 0)])
def test_only_followers_with_ward_may_be_attacked(fails: Fails, whom: str, left: int) -> None:
    """The one without Ward can't be attacked, the one with it can, and so can the leader."""
    guard = {"name": {"en": "Test Guard", "ja": "試験の番人"}, "kind": "follower", "class": "neutral", "cost": 1, "attack": 0, "defense": 1, "text": "守護"}
    given = {"me": {"board": ["Test Speaker"]}, "opponent": {"board": [whom]}}
    cards = [*card("このフォロワーは守護 を持たないフォロワーを攻撃不能。"), guard]
    then = ["action 1 was refused"] * left + [f"opponent's board has {left} card" + "s" * (left != 1)]
    assert fails(given, [f"Test Speaker attacks {whom}"], then, cards=cards) == []


def test_the_leader_may_be_attacked_all_the_same(fails: Fails) -> None:
    """It is no follower."""
    given = {"me": {"board": ["Test Speaker"]}, "opponent": {}}
    then = ["opponent's leader has 18 defense"]
    assert fails(given, ["Test Speaker attacks opponent's leader"], then, cards=card("守護 を持たないフォロワーを攻撃不能。")) == []


@pytest.mark.parametrize("text, found", [("結晶 1； 機械； カウントダウン 2", 1), ("結晶 1； カウントダウン 2", 0)])
def test_a_form_has_a_trait_of_its_own(fails: Fails, text: str, found: int) -> None:
    """The amulet is a Machina card, which the follower is not."""
    given = {"me": {"hand": ["Test Speaker"], "pp": 1, "deck_size": 3}, "opponent": {}}
    words = [word("自分の場に機械・カードがあるなら、カードを1枚引く。")]
    then = [f"my hand has {found} card" + "s" * (found != 1)]
    made = card(text, cost=5)
    assert said(fails, given, ["I play Test Speaker with Crystallize", "I play Test Word"], then, words, made) == []


@pytest.mark.parametrize("form, drawn", [(" with Crystallize", 1), ("", 0)])
def test_what_stands_above_the_dashes_is_of_the_amulet(fails: Fails, form: str, drawn: int) -> None:
    """Its Last Words are the amulet's; the follower below the dashes has none."""
    made = card("結晶 1； カウントダウン 2\nラストワード カードを1枚引く。\n----------\n守護", cost=5)
    given = {"me": {"hand": ["Test Speaker"], "pp": 5 if not form else 1, "deck_size": 3}, "opponent": {}}
    then = [f"my hand has {drawn} card" + "s" * (drawn != 1)]
    assert fails(given, [f"I play Test Speaker{form}", "Test Speaker is destroyed"], then, cards=made) == []


@pytest.mark.parametrize("option, cards", [("1", 2), ("2", 1)])
def test_one_new_card_or_the_other(fails: Fails, option: str, cards: int) -> None:
    """Two Fairies or one Lich."""
    words = [word("フェアリー2体か、Lich1体を出す。")]
    then = [f"my board has {cards} card" + "s" * (cards != 1)]
    assert said(fails, {"me": {}, "opponent": {}}, [f"I play Test Word choosing {option}"], then, words) == []


def test_all_of_the_same_name_are_meant(fails: Fails) -> None:
    """Two Fairies go, the Lich stays."""
    given = {"me": {}, "opponent": {"board": [{"card": "Fairy", "as": "left"}, "Fairy", "Lich"]}}
    words = [word("相手のフォロワー1体を選択する。そのフォロワーと、同名の相手のフォロワーすべてを消滅させる。")]
    assert said(fails, given, ["I play Test Word choosing left"], ["opponent's board has 1 card", "Lich is on the board"], words) == []


@pytest.mark.parametrize("chosen", ["選択する", "選ぶ"])
def test_what_was_picked_is_spoken_of_in_the_next_sentence(fails: Fails, chosen: str) -> None:
    """それ is the follower that was picked, whichever word it was picked with; the other is spared."""
    given = {"me": {}, "opponent": {"board": [{"card": "Fairy", "as": "left"}, {"card": "Fairy", "as": "right"}]}}
    words = [word(f"相手のフォロワー1体を{chosen}。それに2ダメージ。")]
    assert said(fails, given, ["I play Test Word choosing left"], ["left was destroyed", "right is on the board"], words) == []

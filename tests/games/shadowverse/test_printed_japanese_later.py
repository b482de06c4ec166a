"""What Japanese prints say of later, of the next time, of what is past and of what holds, seen on the board."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cast.cases import Fails

TURN = ["I end the turn", "opponent ends the turn"]
DECKS: dict[str, Any] = {"me": {"deck_size": 9}, "opponent": {"deck_size": 9}}


def card(text: str, kind: str = "follower", **more: Any) -> list[dict[str, Any]]:
    """A card of 1 with this text."""
    figures = {"attack": 2, "defense": 3} if kind == "follower" else {}
    return [{"name": {"en": "Test Speaker", "ja": "試験の話者"}, "kind": kind, "class": "neutral", "cost": 1, **figures, "text": text, **more}]


def word(text: str, name: str = "Test Word") -> dict[str, Any]:
    """A spell of 0 with this text."""
    return {"name": {"en": name, "ja": "試験の言葉" + name[9:]}, "kind": "spell", "class": "neutral", "cost": 0, "text": text}


def said(fails: Fails, given: dict[str, Any], when: list[str], then: list[str], words: list[dict[str, Any]], more: list[dict[str, Any]] | None = None) -> list[str]:
    """What fails, with the words in hand beside what is there."""
    me = {**given["me"], "hand": [*given["me"].get("hand", []), *(w["name"]["en"] for w in words)]}
    return fails({**given, "me": me}, when, then, cards=[*(more or []), *words])


def hand(**more: Any) -> dict[str, Any]:
    """The speaker in hand, and what else there is."""
    return {"hand": ["Test Speaker", *more.pop("hand", [])], "pp": 1, "deck_size": 9, **more}


def test_what_comes_at_the_next_turn_comes_once(fails: Fails) -> None:
    """Two draws in the next turn, one in the turn after it."""
    words = [word("次の自分のターン開始時、カードを1枚引く。")]
    when = ["I play Test Word", *TURN]
    assert said(fails, DECKS, when, ["my hand has 2 cards"], words) == []
    assert said(fails, DECKS, [*when, *TURN], ["my hand has 3 cards"], words) == []


def test_the_turn_after_the_next_is_waited_for(fails: Fails) -> None:
    """Nothing more in the next turn, a Fairy in the one after it, and none after that."""
    words = [word("自分のリーダーは「次の次の自分のターン開始時、フェアリー1体を出し、この能力を失う」を持つ。リーダーはこの能力を重複して持たない。")]
    when = ["I play Test Word", *TURN]
    assert said(fails, DECKS, when, ["my board has 0 cards"], words) == []
    assert said(fails, DECKS, [*when, *TURN], ["my board has 1 card"], words) == []
    assert said(fails, DECKS, [*when, *TURN, *TURN], ["my board has 1 card"], words) == []


def test_the_next_damage_to_a_leader_is_less_once(fails: Fails) -> None:
    """The first damage is none, the second is whole."""
    words = [word("自分のリーダーは「次に受けるダメージを0にする」を持つ。")]
    when = ["I play Test Word", "3 damage is dealt to my leader"]
    assert said(fails, DECKS, when, ["my leader has 20 defense"], words) == []
    assert said(fails, DECKS, [*when, "2 damage is dealt to my leader"], ["my leader has 18 defense"], words) == []


@pytest.mark.parametrize("with_fairy", [True, False])
def test_keywords_work_as_long_as_a_card_is_there(fails: Fails, with_fairy: bool) -> None:
    """With a Fairy it attacks at once, without one it may not."""
    given = {"me": hand(board=["Fairy"] if with_fairy else []), "opponent": {}}
    then = ["opponent's leader has 18 defense" if with_fairy else "opponent's leader has 20 defense"]
    failed = fails(given, ["I play Test Speaker", "Test Speaker attacks opponent's leader"], then, cards=card("自分の場にフェアリーがいる限り、疾走 が働く。"))
    assert bool(failed) is not with_fairy or failed == []


def test_one_text_comes_at_two_moments(fails: Fails) -> None:
    """Once as it is played, once as the turn ends."""
    when = ["I play Test Speaker", "I end the turn"]
    assert fails({"me": hand(), "opponent": {"deck_size": 3}}, when, ["my board has 3 cards"], cards=card("ファンファーレ と自分のターン終了時、フェアリー1体を出す。")) == []


def test_at_most_so_often_a_turn(fails: Fails) -> None:
    """Three Fairies come, two are answered."""
    words = [word("フェアリー3体を出す。")]
    given = {"me": {"board": ["Test Speaker"], "deck_size": 9}, "opponent": {}}
    text = "自分の場にフェアリーが出たとき、カードを1枚引く。上限は1ターンに2回。"
    assert said(fails, given, ["I play Test Word"], ["my hand has 2 cards"], words, card(text)) == []


@pytest.mark.parametrize("board, leader", [(["Lich"], 20), ([], 17)])
def test_damage_goes_to_the_leader_where_there_is_no_follower(fails: Fails, board: list[str], leader: int) -> None:
    """A Lich takes it, or the leader does."""
    words = [word("相手の場にフォロワーがいるならランダムなそれ1体に、いないなら相手のリーダーに、3ダメージ。")]
    given = {"me": {}, "opponent": {"board": board}}
    when = ["I play Test Word"]
    assert said(fails, given, when, [f"opponent's leader has {leader} defense"], words) == []


@pytest.mark.parametrize("board, attack", [(["Fairy"], 5), ([], 2)])
def test_what_there_is_decides_between_two(fails: Fails, board: list[str], attack: int) -> None:
    """With a Fairy it is stronger, without one a Fairy comes."""
    given = {"me": hand(board=board), "opponent": {}}
    text = "ファンファーレ 自分の場にフェアリーがいないなら、フェアリー1体を出す。いるなら、+3/+3する。"
    assert fails(given, ["I play Test Speaker"], ["my board has 2 cards", f"Test Speaker has {attack} attack"], cards=card(text)) == []


def test_a_card_discards_itself_as_the_turn_ends(fails: Fails) -> None:
    """The Fairy it brought is gone from hand."""
    given = {"me": hand(), "opponent": {"deck_size": 3}}
    text = "ファンファーレ フェアリー1枚を手札に加える。それは「自分のターン終了時、自分の手札のこれを捨てる」を持つ。"
    assert fails(given, ["I play Test Speaker"], ["my hand has 1 card"], cards=card(text)) == []
    assert fails(given, ["I play Test Speaker", "I end the turn"], ["my hand has 0 cards"], cards=card(text)) == []


def test_damage_leaves_so_much(fails: Fails) -> None:
    """20 defense becomes 4; 3 stays."""
    words = [word("相手のリーダーの体力が4になるようにダメージを与える。")]
    when = ["I play Test Word"]
    assert said(fails, {"me": {}, "opponent": {}}, when, ["opponent's leader has 4 defense"], words) == []
    assert said(fails, {"me": {}, "opponent": {}}, ["17 damage is dealt to opponent's leader", *when], ["opponent's leader has 3 defense"], words) == []


def test_as_many_as_were_discarded(fails: Fails) -> None:
    """Two cards, two damage."""
    words = [word("手札をすべて捨て、相手のリーダーに「捨てた枚数」と同じダメージ。")]
    given = {"me": {"hand": ["2 x Fairy"]}, "opponent": {}}
    when = ["I play Test Word"]
    assert said(fails, given, when, ["opponent's leader has 18 defense"], words) == []


@pytest.mark.parametrize("target, bane", [("Fairy", False), ("Lich", True)])
def test_it_is_asked_what_is_attacked(fails: Fails, target: str, bane: bool) -> None:
    """A follower of 4 attack is, one of 1 attack is not."""
    given = {"me": {"board": ["Test Speaker"]}, "opponent": {"board": [target]}}
    text = "攻撃時 攻撃力2以上のフォロワーへ攻撃したなら、カードを1枚引く。"
    then = [f"my hand has {int(bane)} card" + "s" * (not bane)]
    assert fails({**given, "me": {**given["me"], "deck_size": 3}}, [f"Test Speaker attacks {target}"], then, cards=card(text)) == []


def test_x_is_the_same_in_all_sentences_before_it(fails: Fails) -> None:
    """Two cards in hand: two damage, two restored."""
    words = [word("相手のリーダーにXダメージ。自分のリーダーをX回復。Xは「自分の手札の枚数」である。")]
    given = {"me": {"hand": ["2 x Fairy"], "leader": {"damage": 5}}, "opponent": {}}
    when = ["I play Test Word"]
    assert said(fails, given, when, ["opponent's leader has 18 defense", "my leader has 17 defense"], words) == []


def test_spellboost_makes_more(fails: Fails) -> None:
    """Boosted twice, by the word and by playing it: three Fairies, and the damage as before."""
    words = [word("スペルブースト する。")]
    given = {"me": hand(), "opponent": {}}
    text = "フェアリー1体を出す。相手のリーダーに1ダメージ。\nスペルブースト +1体"
    when = ["I play Test Word", "I play Test Speaker"]
    assert said(fails, given, when, ["my board has 3 cards", "opponent's leader has 19 defense"], words, card(text, "spell")) == []


def test_different_cards_are_put(fails: Fails) -> None:
    """Never two Fairies."""
    words = [word("名前の異なるフォロワーをランダムに2枚、自分のデッキから手札に加える。")]
    given = {"me": {"deck": ["3 x Fairy", "Lich"]}, "opponent": {}}
    when = ["I play Test Word"]
    assert said(fails, given, when, ["in every outcome, Lich is in my hand"], words) == []


@pytest.mark.parametrize("destroyed, cards", [("フェアリー", 0), ("試験の話者", 1)])
def test_what_it_had_when_it_was_destroyed_counts(fails: Fails, destroyed: str, cards: int) -> None:
    """One with Ward counts, one without does not."""
    words = [word(f"自分の{destroyed}すべてを破壊する。"), word("「このバトル中、破壊されたとき守護 を持っていた自分のフォロワー」が1体以上なら、カードを1枚引く。", "Test Word 2")]
    given = {"me": {"board": ["Test Speaker", "Fairy"], "deck_size": 5}, "opponent": {}}
    when = ["I play Test Word", "I play Test Word 2"]
    assert said(fails, given, when, [f"my hand has {cards} card" + "s" * (cards != 1)], words, card("守護")) == []


def test_healing_several_is_heard_once(fails: Fails) -> None:
    """The leader and a follower are restored: one card."""
    words = [word("自分のリーダーと自分のフォロワーすべてを1回復。")]
    given = {"me": {"board": ["Test Speaker"], "deck_size": 5}, "opponent": {}}
    text = "「自分のリーダーか自分のフォロワー（または両方）を回復させる」能力が働くたび、カードを1枚引く。"
    when = ["1 damage is dealt to my leader", "1 damage is dealt to Test Speaker", "I play Test Word"]
    assert said(fails, given, when, ["my hand has 1 card"], words, card(text)) == []


def test_a_state_that_begins_is_waited_for(fails: Fails) -> None:
    """From four cards in the deck to three nothing begins; from three to two it does."""
    given = {"me": {"board": ["Test Speaker"], "deck_size": 4}, "opponent": {}}
    text = "自分のリーダーが共鳴 でない状態から共鳴 状態になるたび、相手のリーダーに3ダメージ。"
    words = [word("カードを1枚引く。"), word("カードを1枚引く。", "Test Word 2")]
    when = ["I play Test Word", "I play Test Word 2"]
    assert said(fails, given, when[:1], ["opponent's leader has 20 defense"], words, card(text)) == []
    assert said(fails, given, when, ["opponent's leader has 17 defense"], words, card(text)) == []


@pytest.mark.parametrize("extreme, left", [("最大", 16), ("最小", 19)])
def test_the_highest_of_what_was_destroyed_is_meant(fails: Fails, extreme: str, left: int) -> None:
    """A Lich of 4 attack, or a Fairy of 1."""
    given = {"me": {"board": ["Fairy", "Lich"]}, "opponent": {}}
    copied = f"「このバトル中に破壊された、コスト{extreme}の自分のフォロワー」と同名のフォロワー1体を出す。"
    words = [word("自分のフォロワーすべてを破壊する。"), word(copied, "Test Word 2"), word("相手のリーダーに「自分のフォロワーの最大攻撃力の値」と同じダメージ。", "Test Word 3")]
    when = ["I play Test Word", "I play Test Word 2", "I play Test Word 3"]
    assert said(fails, given, when, [f"in every outcome, opponent's leader has {left} defense"], words) == []


def test_several_of_a_list_are_done(fails: Fails) -> None:
    """Two of three, never the same twice."""
    words = [word("「カードを1枚引く」「フェアリー1体を出す」「自分のPPを0回復」の中から、ランダムに2つの能力が働く。")]
    then = ["in no outcome my hand has 2 cards", "with probability 2/3 my hand has 1 card"]
    assert said(fails, {"me": {"deck_size": 3}, "opponent": {}}, ["I play Test Word"], then, words) == []


def test_attacking_the_leader_is_heard(fails: Fails) -> None:
    """The Fairy's attack brings a card, its attack on a follower does not."""
    given = {"me": {"board": ["Test Speaker", "Fairy"], "deck_size": 3}, "opponent": {"board": ["Lich"]}}
    text = "自分のフェアリーが相手のリーダーに攻撃するとき、カードを1枚引く。"
    assert fails(given, ["Fairy attacks opponent's leader"], ["my hand has 1 card"], cards=card(text)) == []
    assert fails(given, ["Fairy attacks Lich"], ["my hand has 0 cards"], cards=card(text)) == []

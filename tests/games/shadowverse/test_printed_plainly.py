"""What writers of cards say plainly, in both languages, seen on the board: a state, keywords lost, extra turns, everything of a side, as many as there are."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cast.cases import Fails
from tests.games.shadowverse.test_printed_japanese_later import card, said, word

BOTH: dict[str, Any] = {"me": {"deck_size": 9}, "opponent": {"deck_size": 9}}
WARD = card("Ward")


@pytest.mark.parametrize("text", ["自分が復讐状態なら、疾走を持つ。", "If Vengeance is active for you, this follower has Storm.", "ファンファーレ 自分が復讐状態なら、疾走を持つ。"])
@pytest.mark.parametrize("defense, storm", [(10, "was not refused"), (11, "was refused")])
def test_a_keyword_is_had_in_a_state(fails: Fails, text: str, defense: int, storm: str) -> None:
    """At 10 defense it attacks the leader at once, at 11 it does not."""
    given = {"me": {"hand": ["Test Speaker"], "pp": 1, "defense": defense}, "opponent": {}}
    assert fails(given, ["I play Test Speaker", "Test Speaker attacks opponent"], [f"action 2 {storm}"], cards=card(text)) == []


@pytest.mark.parametrize("text", ["ファンファーレ 自分が復讐状態なら、+2/+0される。", "自分が復讐状態なら、+2/+0される。", "Fanfare: If Vengeance is active for you, gain +2/+0."])
@pytest.mark.parametrize("defense, attack", [(10, 4), (11, 2)])
def test_figures_are_had_in_a_state(fails: Fails, text: str, defense: int, attack: int) -> None:
    """4 attack at 10 defense of its leader, 2 at 11."""
    given = {"me": {"hand": ["Test Speaker"], "pp": 1, "defense": defense}, "opponent": {}}
    assert fails(given, ["I play Test Speaker"], [f"Test Speaker has {attack} attack"], cards=card(text)) == []


@pytest.mark.parametrize("text", ["相手のフォロワー1体は守護を失う。", "An enemy follower loses Ward.", "相手のフォロワーは守護を失う。", "Your opponent's followers lose Ward."])
def test_a_keyword_is_lost(fails: Fails, text: str) -> None:
    """Without Ward it no longer stands before its leader."""
    given = {"me": {"board": ["Fairy"]}, "opponent": {"board": ["Test Speaker"]}}
    words = [word(text)]
    assert said(fails, given, ["I play Test Word", "Fairy attacks opponent"], ["Test Speaker does not have Ward", "action 2 was not refused"], words, WARD) == []
    assert said(fails, given, ["Fairy attacks opponent"], ["Test Speaker has Ward", "action 1 was refused"], words, WARD) == []


@pytest.mark.parametrize("text", ["相手のフォロワー1体は守護を失い、疾走を持つ。", "Remove Ward from an enemy follower and give it Storm.", "An enemy follower loses Ward and gains Storm.", "All enemy followers lose Ward and gain Storm."])
def test_what_loses_a_keyword_is_what_gets_another(fails: Fails, text: str) -> None:
    """The follower of the other side has Storm then."""
    given = {"me": {}, "opponent": {"board": ["Test Speaker"]}}
    words = [word(text)]
    assert said(fails, given, ["I play Test Word"], ["Test Speaker does not have Ward", "Test Speaker has Storm"], words, WARD) == []


@pytest.mark.parametrize("text", ["追加ターンを得る。", "Take an extra turn."])
def test_an_extra_turn(fails: Fails, text: str) -> None:
    """The turn after this one is mine again: I draw, the other does not."""
    assert said(fails, BOTH, ["I play Test Word", "I end the turn"], ["my hand has 1 card", "opponent's hand has 0 cards"], [word(text)]) == []


@pytest.mark.parametrize("text", ["ファンファーレ 他の自分のフォロワーは+1/+1される。", "Fanfare: Your other followers get +1/+1.", "Fanfare: Give your other followers +1/+1."])
def test_the_others_of_a_side_get_figures(fails: Fails, text: str) -> None:
    """Not the card itself, and not the other side."""
    given = {"me": {"hand": ["Test Speaker"], "pp": 1, "board": ["Fairy"]}, "opponent": {"board": ["Lich"]}}
    then = ["Fairy has 2 attack", "Fairy has 2 defense", "Test Speaker has 2 attack", "Lich has 4 attack"]
    assert fails(given, ["I play Test Speaker"], then, cards=card(text)) == []


@pytest.mark.parametrize("text", ["融合；カード。\nファンファーレ このカードに2枚以上融合しているなら、1枚引く。", "Fusion: Cards\nFanfare: If at least 2 cards are fused to this card, draw a card."])
@pytest.mark.parametrize("fused, cards", [("Fairy and Lich", 1), ("Fairy", 1)])
def test_how_many_are_fused_to_it(fails: Fails, text: str, fused: str, cards: int) -> None:
    """With two a card is drawn; with one none is, and the other is in hand still."""
    given = {"me": {"hand": ["Test Speaker", "Fairy", "Lich"], "pp": 1, "deck_size": 9}, "opponent": {}}
    deck = 8 if fused == "Fairy and Lich" else 9
    assert fails(given, [f"I fuse {fused} to Test Speaker", "I play Test Speaker"], [f"my hand has {cards} card", f"my deck has {deck} cards"], cards=card(text)) == []


@pytest.mark.parametrize("text, number", [("フェアリー1体を出し、疾走を与える。", 1), ("フェアリー2体を出し、疾走を与える。", 2), ("Summon a Fairy and give it Storm.", 1)])
def test_what_is_summoned_is_given_a_keyword(fails: Fails, text: str, number: int) -> None:
    """Those that come have it and are destroyed as such, the one that was there has not and stays."""
    given = {"me": {"board": ["Lich"]}, "opponent": {}}
    words = [word(text), word("Destroy all followers with Storm.", "Test Word 2")]
    assert said(fails, given, ["I play Test Word"], [f"my board has {number + 1} cards"], words) == []
    assert said(fails, given, ["I play Test Word", "I play Test Word 2"], ["my board has 1 card", "Lich is on the board"], words) == []


@pytest.mark.parametrize("text", ["カードを1枚引く。それがスペルなら、コストを-2する。", "Draw a card. If it's a spell, reduce its cost by 2."])
@pytest.mark.parametrize("kind, cost", [("spell", 1), ("follower", 3)])
def test_a_cost_is_less_if_it_is_a_spell(fails: Fails, text: str, kind: str, cost: int) -> None:
    """A spell of 3 costs 1, a follower of 3 costs 3."""
    given = {"me": {"deck": ["Test Speaker"]}, "opponent": {}}
    assert said(fails, given, ["I play Test Word"], [f"Test Speaker costs {cost}"], [word(text)], card("", kind, cost=3)) == []


@pytest.mark.parametrize("text", [
    "自分のリーダーに次の効果を与える。「自分のターン終了時、相手のリーダーに1ダメージ。」",
    'Give your leader the following effect: "At the end of your turn, deal 1 damage to the enemy leader."',
])
def test_an_effect_that_a_leader_is_given_stays(fails: Fails, text: str) -> None:
    """At the end of this turn and of the next."""
    when = ["I play Test Word", "I end the turn", "opponent ends the turn", "I end the turn"]
    assert said(fails, BOTH, when, ["opponent's leader has 18 defense"], [word(text)]) == []
    assert said(fails, BOTH, when[:1], ["opponent's leader has 20 defense"], [word(text)]) == []


@pytest.mark.parametrize("text", ["ファンファーレ 相手のフォロワー1体のコピーに変身する。", "Fanfare: Transform into a copy of an enemy follower."])
def test_it_becomes_a_copy(fails: Fails, text: str) -> None:
    """It is a Lich, and the Lich is still there."""
    given = {"me": {"hand": ["Test Speaker"], "pp": 1}, "opponent": {"board": ["Lich"]}}
    when = ["I play Test Speaker targeting Lich"]
    assert fails(given, when, ["Test Speaker was transformed", "my board has 1 card", "opponent's board has 1 card"], cards=card(text)) == []


@pytest.mark.parametrize("text", ["自分のフォロワーは攻撃できない。", "Your followers can't attack."])
def test_a_side_cannot_attack_as_long_as_it_is_there(fails: Fails, text: str) -> None:
    """Mine cannot, those of the other side can."""
    given = {"me": {"board": ["Test Speaker", "Fairy"]}, "opponent": {"board": ["Lich"]}}
    then = ["action 1 was refused", "action 3 was not refused"]
    assert fails(given, ["Fairy attacks Lich", "I end the turn", "Lich attacks Fairy"], then, cards=card(text)) == []


@pytest.mark.parametrize("text", ["このターン中、自分のフォロワーは攻撃できない。", "This turn, your followers can't attack.", "Your followers can't attack this turn.", "During this turn, your followers can't attack."])
def test_a_side_cannot_attack_for_a_turn(fails: Fails, text: str) -> None:
    """Not in this turn; in the next it can."""
    given = {"me": {"board": ["Fairy"], "deck_size": 9}, "opponent": {"deck_size": 9}}
    when = ["I play Test Word", "Fairy attacks opponent", "I end the turn", "opponent ends the turn", "Fairy attacks opponent"]
    assert said(fails, given, when, ["action 2 was refused", "action 5 was not refused"], [word(text)]) == []


@pytest.mark.parametrize("text", ["相手のフォロワー1体をランダムに選び、3ダメージ。", "相手のフォロワー1体をランダムに選び、それに3ダメージ。", "Select a random enemy follower and deal 3 damage to it."])
def test_one_is_drawn_and_dealt_damage(fails: Fails, text: str) -> None:
    """One of two, and no target is asked for."""
    given = {"me": {}, "opponent": {"board": ["Fairy", "Fairy"]}}
    assert said(fails, given, ["I play Test Word"], ["in every outcome, opponent's board has 1 card"], [word(text)]) == []


@pytest.mark.parametrize("text", ["このターン中、他のカードを2枚以上プレイしていたなら、1枚引く。", "If at least 2 other cards were played this turn, draw a card."])
@pytest.mark.parametrize("more, cards", [(1, 0), (2, 1)])
def test_other_cards_are_those_that_its_player_played(fails: Fails, text: str, more: int, cards: int) -> None:
    """Two others and it: with one other nothing is drawn."""
    words = [word(text), word("自分のリーダーを0回復。", "Test Word 2"), word("自分のリーダーを0回復。", "Test Word 3")][: more + 1]
    when = [*(f"I play {w['name']['en']}" for w in words[1:]), "I play Test Word"]
    assert said(fails, BOTH, when, [f"my deck has {9 - cards} cards"], words) == []


@pytest.mark.parametrize("text, drawn", [
    ("Fanfare: If at least 1 spell was played this match, draw a card.", 1), ("Fanfare: If at least 2 spells were played this match, draw a card.", 0),
    ("ファンファーレ このバトル中にスペルを1枚以上プレイしていたなら、1枚引く。", 1), ("ファンファーレ このバトル中にスペルを2枚以上プレイしていたなら、1枚引く。", 0),
])
def test_what_the_other_player_played_is_not_counted(fails: Fails, text: str, drawn: int) -> None:
    """A spell of theirs and one of mine: one is mine. The turn's own card is drawn too."""
    given = {"turn": "opponent", "me": {"hand": ["Test Speaker", "Test Word 2"], "deck_size": 9, "pp": 1}, "opponent": {"hand": ["Test Word"], "deck_size": 9}}
    when = ["opponent plays Test Word", "opponent ends the turn", "I play Test Word 2", "I play Test Speaker"]
    cards = [*card(text), word("自分のリーダーを0回復。"), word("自分のリーダーを0回復。", "Test Word 2")]
    assert fails(given, when, [f"my deck has {8 - drawn} cards"], cards=cards) == []


@pytest.mark.parametrize("text", ["お互いのリーダーに2ダメージ。", "お互いのリーダーは2ダメージを受ける。", "両リーダーに2ダメージ。", "Deal 2 damage to both leaders.", "Deal 2 damage to each leader."])
def test_both_leaders_are_dealt_damage(fails: Fails, text: str) -> None:
    """2 each."""
    assert said(fails, BOTH, ["I play Test Word"], ["my leader has 18 defense", "opponent's leader has 18 defense"], [word(text)]) == []


@pytest.mark.parametrize("text", ["Both players draw a card.", "お互いのプレイヤーはカードを1枚引く。"])
def test_both_draw(fails: Fails, text: str) -> None:
    """One each."""
    assert said(fails, BOTH, ["I play Test Word"], ["my hand has 1 card", "opponent's hand has 1 card"], [word(text)]) == []


@pytest.mark.parametrize("text", ["相手の場のフォロワーの数だけ、カードを1枚引く。", "相手の場のフォロワーの数だけ、カードを引く。", "For each enemy follower, draw a card."])
def test_as_many_cards_as_there_are_followers(fails: Fails, text: str) -> None:
    """Two on the other side, and my own one is not counted."""
    given = {"me": {"deck_size": 9, "board": ["Fairy"]}, "opponent": {"board": ["Fairy", "Lich"]}}
    assert said(fails, given, ["I play Test Word"], ["my hand has 2 cards"], [word(text)]) == []


@pytest.mark.parametrize("text, mine, theirs", [
    ("相手の場のフォロワーの数だけ、相手のリーダーにダメージ。", 10, 18),
    ("相手の場のフォロワーの数だけ、相手のリーダーに2ダメージ。", 10, 16),
    ("For each enemy follower, deal 2 damage to the enemy leader.", 10, 16),
    ("相手の場のフォロワーの数だけ、自分のリーダーを回復。", 12, 20),
])
def test_as_much_as_there_are_followers(fails: Fails, text: str, mine: int, theirs: int) -> None:
    """Two of them: 2 damage, or twice 2, or 2 defense more."""
    given = {"me": {"defense": 10}, "opponent": {"board": ["Fairy", "Lich"]}}
    assert said(fails, given, ["I play Test Word"], [f"my leader has {mine} defense", f"opponent's leader has {theirs} defense"], [word(text)]) == []

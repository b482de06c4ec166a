"""Lines as people paste them who have a card in their hand: limits in brackets, keywords explained, another number instead, cards out of a deck; seen on the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engine.language import LanguageError
from tests.cast.card_words import card, check_printed, rows, said, tree
from tests.cast.cases import Fails
from tests.games.shadowverse.test_printed_acts import speaker

PLAY = ["I play Test Speaker"]

# written | what it means, in canonical words
READ = """
Whenever another allied follower comes into play, draw a card. (activates up to 3 times per turn) | Up to 3 times per turn, whenever another allied follower enters the board: draw a card.
Strike: Draw a card. (once per turn) | Once per turn, Strike: draw a card.
自分の他のフォロワーが場に出るたび、カードを1枚引く（1ターンに3回まで）。 | Up to 3 times per turn, whenever another allied follower enters the board: draw a card.
自分の他のフォロワーが場に出るたび（1ターンに1回まで）、カード1枚を引く。 | Once per turn, whenever another allied follower enters the board: draw a card.
自分の他のフォロワーが場に出るたび、カードを1枚引く。(1ターンに3回まで) | Up to 3 times per turn, whenever another allied follower enters the board: draw a card.
If this card is discarded, draw a card. | When this is discarded: draw a card.
If you discard this card, draw a card. | When this is discarded: draw a card.
手札からこのカードが捨てられたなら、これを場に出す。 | When this is discarded: put this onto the board.
このカードを捨てたとき、カードを1枚引く。 | When this is discarded: draw a card.
Banish an enemy follower. If Vengeance is active for you, banish 2 instead. | Banish a chosen enemy follower. If Vengeance is active, banish 2 chosen enemy followers instead.
Draw a card. Banish an enemy follower. If Vengeance is active for you, banish 2 instead. | Draw a card. Banish a chosen enemy follower. If Vengeance is active, banish 2 chosen enemy followers instead.
Banish a random enemy follower. Necromancy (4): Banish 2 instead. | Banish a random enemy follower. Necromancy 4: banish 2 random enemy followers instead.
Return an enemy follower to hand. If Vengeance is active for you, return 2 instead. | Return a chosen enemy follower to hand. If Vengeance is active, return 2 chosen enemy followers to hand instead.
相手のフォロワー1体を消滅させる。復讐状態なら、1体ではなく2体消滅させる。 | Banish a chosen enemy follower. If Vengeance is active, banish 2 chosen enemy followers instead.
直接召喚 自分の8ターン目開始時 | Invocation, at the start of your turn, if your number of turns is exactly 8: invoke this.
直接召喚 自分の8ターン目以降の開始時、これを1枚、自分のデッキから場に出す。 | Invocation, at the start of your turn, if your number of turns is 8 or more: invoke this.
自分の5ターン目の終了時、カードを1枚引く。 | At the end of your turn, if your number of turns is exactly 5: draw a card.
Invocation: At the start of your eighth turn. | Invocation, at the start of your turn, if your number of turns is exactly 8: invoke this.
自分のフォロワー1体を+1/+0して、突進を持たせる。 | Give a chosen allied follower +1/+0 and Rush.
自分のフォロワー1体に突進を持たせる。 | Give a chosen allied follower Rush.
自分のフォロワー1体は、ターン終了まで疾走を持つ。ターン終了時、それを破壊する。 | Give a chosen allied follower Storm until the end of the turn. At the end of this turn, destroy it.
デッキからコスト2以下のフォロワー1体を場に出す。 | Put a random follower that costs 2 or less in your deck onto the board.
自分のデッキからフォロワーを1枚手札に加える。 | Put a random follower in your deck into your hand.
自分のターン終了時、このターンにこのフォロワーが攻撃していたなら、カードを1枚引く。 | At the end of your turn: if this attacked this turn, draw a card.
Destroy an enemy follower. If it had at least 5 attack, draw a card. | Destroy a chosen enemy follower. If it had 5 or more attack before, draw a card.
Destroy an enemy follower. If its attack was 5 or more, draw a card. | Destroy a chosen enemy follower. If it had 5 or more attack before, draw a card.
Storm (Can attack followers and the enemy leader on the turn it comes into play.) | Storm.
Storm. (Can attack followers or leaders as soon as it's played.) | Storm.
Rush. (Can attack followers on the turn it comes into play, but not the enemy leader.) | Rush.
Ward. (Enemies must attack this follower before others.) | Ward.
Bane. (Destroys any follower it deals damage to.) | Bane.
疾走（場に出たターンに相手のフォロワーとリーダーを攻撃できる） | Storm.
守護（このフォロワーがいるかぎり、他のフォロワーやリーダーは攻撃されない） | Ward.
ファンファーレ（プレイしたとき働く） カードを1枚引く。 | Fanfare: draw a card.
自分の場にアミュレットがあるなら、1つを手札に戻し、カードを1枚引く。 | If there is an allied amulet, return a chosen allied amulet to hand and draw a card.
進化時 攻撃力最大の相手のフォロワーを破壊する（攻撃力最大のフォロワーが複数いるなら、それらすべてを破壊する）。 | Evolve: destroy all enemy followers with the highest attack.
ファンファーレ 攻撃力最小の自分の他のフォロワーを+1/+1する（攻撃力最小のフォロワーが複数いるなら、それらすべてを+1/+1する）。 | Fanfare: give all other allied followers with the lowest attack +1/+1.
自分のターン終了時、ランダムな相手のフォロワー1体に1ダメージ。これを「このフォロワーの攻撃力の値」と同じだけ行う。上限は5回。 | At the end of your turn: do this X times: deal 1 damage to a random enemy follower, where X is the smaller of the attack of this and 5.
自分のターン開始時、攻撃力か体力が能力で+されていないなら、このフォロワーは破壊される。 | At the start of your turn: if this is not a card with attack or defense raised by an effect, destroy this.
ファンファーレ 自分のリーダーをX回復。Xは「自分の手札のコスト最大のカードのコスト」である。 | Fanfare: restore X defense to your leader, where X is the cost of a random card with the highest cost in your hand.
相手のフォロワー1体を選択して、3ダメージ。選択したフォロワーの体力が（ダメージを与える前に）3以下なら、カードを1枚引く。 | Deal 3 damage to a chosen enemy follower. If it had 3 or less defense before, draw a card.
ファンファーレ このターン中に自分がスペルを3枚以上プレイしていたなら、疾走を持つ。5枚以上なら、+3/+0する。 | Fanfare: if you played 3 or more spells this turn, gain Storm. If you played 5 or more spells this turn, gain +3/+0.
Enemy followers can't attack your leader. | All enemy followers can't attack the leader.
Reduce damage dealt to this follower to 1 during your opponent's turn. | While it is your opponent's turn, this can't take more than 1 damage at a time.
ラストワード このバトル中に自分のリーダーがダメージを5回以上受けていたなら、カードを1枚引く。 | Last Words: if the number of times your leader took damage this match is 5 or more, draw a card.
自分の場にアーティファクト・カードが出るたび、それは突進を持つ。共鳴状態なら、突進ではなく疾走を持つ。 | Whenever an allied Artifact card enters the board: give it Rush. If Resonance is active, give it Storm instead.
ファンファーレ このバトル中に破壊された自分のアーティファクト・カードが6種類以上なら、カードを1枚引く。 | Fanfare: if the number of different allied Artifact cards that were destroyed this match is 6 or more, draw a card.
このカードが5回以上スペルブーストされていたなら、カードを1枚引く。 | If this has 5 or more spellboost count, draw a card.
チョイス 「カードを1枚引く」か「自分のリーダーを4回復」。共鳴状態なら、チョイスではなく両方を行う。 | Choose one: draw a card; restore 4 defense to your leader. If Resonance is active, do all of these instead.
Destroy a random enemy follower. Do this 2 times if you have at least 4 evolved allied followers in play. | Destroy a random enemy follower. If there are 4 or more allied evolved followers, do that 2 times instead.
Reduce the enemy leader's max defense by 2. | Reduce the max defense of the enemy leader by 2.
Increase an allied follower's attack by 2. | Increase the attack of a chosen allied follower by 2.
Whenever this follower takes damage and isn't destroyed, draw a card. | When this takes damage: if this is on the board, draw a card.
ダメージを受けて破壊されなかったとき、カードを1枚引く。 | When this takes damage: if this is on the board, draw a card.
Halve the enemy leader's defense (rounded up). | Halve the defense of the enemy leader rounding up.
自分のPPをX回復。Xは「このターン中に自分がプレイしたカードの枚数」である（上限は3）。 | Recover X play points, where X is the smaller of the number of times you played a card this turn and 3.
Discard a card. | Discard a chosen card in your hand.
手札を1枚捨てる。 | Discard a chosen card in your hand.
Each player discards a card. | Each player discards a chosen card.
自分のターン開始時、このフォロワーの攻撃力と体力を5にする。 | At the start of your turn: set the attack of this to 5 and set the defense of this to 5.
"""


@pytest.mark.parametrize("text, meant", rows(READ))
def test_a_text_is_read_as_what_it_means(text: str, meant: str) -> None:
    check_printed(text, meant)


@pytest.mark.parametrize(("text", "meant"), [
    ("Put a random follower from your deck into your hand. If Resonance is active for you, put 2 into your hand instead.", "Put a random follower in your deck into your hand. If Resonance is active, put 2 random followers in your deck into your hand instead."),
    ("Summon a random follower from your deck. If Resonance is active for you, summon 2 instead.", "Put a random follower in your deck onto the board. If Resonance is active, put 2 random followers in your deck onto the board instead."),
])  # fmt: skip
def test_another_number_of_what_comes_out_of_the_deck(text: str, meant: str) -> None:
    read, wrong = card(text)
    assert [said(line) for line in read] == [meant]
    assert wrong == []


@pytest.mark.parametrize("text", [
    "Rush (Can attack the enemy leader on the turn it comes into play.)", "突進 （場に出たターンからリーダーを攻撃できる）", "Ward. (Draw a card when attacked.)",
    "Deal 2 damage to an enemy follower. If Vengeance is active for you, banish 2 instead.", "相手のフォロワー1体を消滅させる。復讐 状態なら、1体ではなく2体破壊する。",
])  # fmt: skip
def test_what_says_something_else_is_refused(text: str) -> None:
    with pytest.raises(LanguageError):
        tree(text)


BIG = {"name": "Test Giant", "kind": "follower", "cost": 8, "attack": 6, "defense": 6}
SMALL = {"name": "Test Dwarf", "kind": "follower", "cost": 1, "attack": 1, "defense": 1}


def board(opponent: Sequence[object] = (), **more: Any) -> dict[str, Any]:
    return {"turn": "me", "me": {"hand": ["Test Speaker"], "pp": 10, "deck_size": 9, **more}, "opponent": {"board": list(opponent), "deck_size": 9}}


@pytest.mark.parametrize(("leader", "left"), [(20, 2), (10, 1)])
def test_another_number_is_chosen_instead(fails: Fails, leader: int, left: int) -> None:
    text = "Banish an enemy follower. If Vengeance is active for you, banish 2 instead."
    assert fails(board(["Test Giant"] * 3, leader=leader), PLAY, [f"in every outcome my opponent has {left} followers on the board"], cards=[*speaker(text, "spell"), BIG]) == []


@pytest.mark.parametrize(("whom", "drawn"), [("Test Giant", 1), ("Test Dwarf", 0)])
def test_the_attack_that_it_had_is_asked_for(fails: Fails, whom: str, drawn: int) -> None:
    text = "Destroy an enemy follower. If it had at least 5 attack, draw a card."
    assert fails(board([whom]), PLAY, [f"my hand has {drawn} cards"], cards=[*speaker(text, "spell"), BIG, SMALL]) == []


@pytest.mark.parametrize(("said", "drawn"), [("(1ターンに2回まで)", 2), ("", 3)])
def test_a_limit_in_brackets_is_kept(fails: Fails, said: str, drawn: int) -> None:
    watcher = {"name": "Test Watcher", "kind": "follower", "cost": 1, "attack": 1, "defense": 5, "text": f"自分の他のフォロワーが場に出るたび、カード1枚を引く。{said}"}
    assert fails(board(board=["Test Watcher"]), PLAY, [f"my hand has {drawn} cards"], cards=[*speaker("Summon 3 Test Dwarf.", "spell"), watcher, SMALL]) == []


@pytest.mark.parametrize(("text", "there"), [("If this card is discarded, summon it.", 1), ("When this card is discarded, draw a card.", 0)])
def test_what_is_discarded_comes_into_play(fails: Fails, text: str, there: int) -> None:
    thrown = {"name": "Test Thrown", "kind": "follower", "cost": 5, "attack": 1, "defense": 1, "text": text}
    assert fails(board(hand=["Test Speaker", "Test Thrown"]), PLAY, [f"I have {there} followers on the board"], cards=[*speaker("Discard a card.", "spell"), thrown]) == []


def test_what_is_lent_until_the_end_of_the_turn_is_destroyed_then(fails: Fails) -> None:
    text = "自分のフォロワー1体は、ターン終了まで疾走 を持つ。ターン終了時、それを破壊する。"
    assert fails(board(board=["Test Giant"]), [*PLAY, "I end my turn"], ["Test Giant was destroyed"], cards=[*speaker(text, "spell"), BIG]) == []


@pytest.mark.parametrize(("theirs", "drawn"), [(3, 1), (2, 0)])
@pytest.mark.parametrize("text", ["Restore 1 defense to your leader for each enemy follower in play. If there are at least 3, draw a card.", "相手の場のフォロワー1体につき、自分のリーダーを1回復。3体以上なら、カードを1枚引く。"])
def test_what_was_counted_is_asked_for(fails: Fails, text: str, theirs: int, drawn: int) -> None:
    assert fails(board(["Test Giant"] * theirs), PLAY, [f"my hand has {drawn} cards"], cards=[*speaker(text, "spell"), BIG]) == []

"""Printed Japanese further: what waits for a later moment, several parts said otherwise in one sentence; in sentences of our own."""

import pytest

from engine.language.reader.swallowed import swallowed
from tests.cast.card_words import card, said, tree

# Printed Japanese, "／" between lines | canonical English, a line each
LINES = """
ファンファーレ フェアリー2体を出す。それらは疾走 を持ち、進化する。 | Fanfare: summon 2 Fairies and give them Storm and evolve them.
ファンファーレ フェアリー1体を出す。それは+1/+1されて、進化する。 | Fanfare: summon a Fairy and give it +1/+1 and evolve it.
ファンファーレ 自分のフォロワー1体は守護 を持ち、消滅する。 | Fanfare: give a chosen allied follower Ward. Banish it.
ターン終了まで、自分のフォロワー1体は守護 を持ち、進化する。 | Give a chosen allied follower Ward until the end of the turn. Evolve it.
ファンファーレ 自分のフォロワー1体は守護 を持ち、これは進化する。 | Fanfare: give a chosen allied follower Ward. Evolve this.
アクセラレート 2； フェアリー2体を出す。それは疾走 を持つ。 | Accelerate 2: summon 2 Fairies and give them Storm.
ファンファーレ 「ラストワード フェアリー2体を出す。それは疾走 を持つ」を持つ。 | Fanfare: gain "Last Words: summon 2 Fairies and give them Storm".
ファンファーレ 「ラストワード フェアリー1体を出す。それは疾走 を持つ」を持つ。 | Fanfare: gain "Last Words: summon a Fairy and give it Storm".
これが場にいる限り、自分の他のフォロワーすべてと新たに場に出た自分のフォロワーすべては突進 を持つ。 | All other allied followers have Rush.
ファンファーレ 自分のフォロワー1体の攻撃力と体力を5にして、カードを1枚引く。 | Fanfare: set the attack of a chosen allied follower to 5 and set the defense of them to 5. Draw a card.
ファンファーレ 5ターン目以降なら、カードを1枚引く。 | Fanfare: if your number of turns is 5 or more, draw a card.
相手のリーダーに「このターン中に自分がプレイしたカードの枚数」と同じダメージ。 | Deal X damage to the enemy leader, where X is the number of times you played a card this turn.
ファンファーレ 守護 を持ち、進化する。 | Fanfare: gain Ward. Evolve this.
相手のフォロワーすべての攻撃力と体力を1にする。 | Set the attack of all enemy followers to 1 and set the defense of them to 1.
ファンファーレ このターン中にカードを2枚以上引いていたなら、突進 を持つ。 | Fanfare: if you drew 2 or more cards this turn, gain Rush.
このフォロワーがダメージを受けたとき、破壊されなかったなら、カードを1枚引く。 | When this takes damage, if this is on the board: draw a card.
自分のフォロワーがダメージを受けるたび、これが破壊されなかったなら、カードを1枚引く。 | Whenever an allied follower takes damage, if this is on the board: draw a card.
このターン終了時、カードを1枚引く。自分のリーダーを2回復。 | At the end of this turn, draw a card and restore 2 defense to your leader.
ファンファーレ フェアリー1体を出す。このターン終了時、カードを1枚引く。自分のリーダーに1ダメージ。 | Fanfare: summon a Fairy. At the end of this turn, draw a card and deal 1 damage to your leader.
このターン終了時、復讐 状態なら、カードを1枚引く。フェアリー1体を出す。 | Give your leader "at the end of each player's turn: if Vengeance is active, draw a card and summon a Fairy" until it has happened once.
カードを1枚引く。次の自分のターン開始時、カードを1枚引く。自分のリーダーを2回復。 | Draw a card. Give your leader "at the start of your turn: draw a card. Restore 2 defense to your leader" until it has happened once.
相手のフォロワー1体に2ダメージ。復讐 状態なら、2ダメージではなく4ダメージを与え、カードを1枚引く。 | Deal 2 damage to a chosen enemy follower. If Vengeance is active, deal 4 damage and draw a card instead.
相手のフォロワー1体に2ダメージ。カードを1枚引く。／エンハンス 5； 2ダメージではなく4ダメージを与え、1枚ではなく2枚引く。 | Deal 2 damage to a chosen enemy follower. Draw a card.／Enhance 5: deal 4 damage and draw 2 cards instead.
相手のランダムなフォロワー1体を破壊する。 | Destroy a random enemy follower.
相手のランダムな機械・フォロワー2体に3ダメージ。 | Deal 3 damage to 2 random enemy Machina followers.
攻撃力2以下か体力2以下の相手のフォロワーすべてを破壊する。 | Destroy all either enemy followers with 2 or less attack or else enemy followers with 2 or less defense.
自分の手札のフォロワー1枚のコストを半分にする。 | Halve the cost of a chosen follower in your hand.
自分の手札のフォロワー1枚のコストを半分にする（端数切り上げ）。 | Halve the cost of a chosen follower in your hand rounding up.
ファンファーレ 自分のデッキから、コスト2以下のフォロワーをランダムに1体、場に出す。 | Fanfare: put a random follower that costs 2 or less in your deck onto the board.
ファンファーレ 自分のデッキからスペルをランダムに1枚手札に加える。 | Fanfare: put a random spell in your deck into your hand.
自分のフォロワー1体のコピーを2体出す。 | Summon 2 exact copies of a chosen allied follower.
自分のフォロワー1体と同名のカードを2枚手札に加える。 | Add 2 copies of a chosen allied follower to your hand.
融合 フォロワー | Fuse: followers.
ラストワード リアニメイト 2。リアニメイト したフォロワーは守護 を持つ。 | Last Words: reanimate 2 and give it Ward.
ラストワード 相手のターン中なら、フェアリー2体を出す。 | Last Words: if it is your opponent's turn, summon 2 Fairies.
自分の場のカード1つを消滅させる。消滅させたなら、カードを2枚引く。 | Banish a chosen allied card. If there is a card banished this way, draw 2 cards.
自分の手札1枚を捨てる。捨てたなら、カードを2枚引く。 | Discard a chosen card in your hand. If there is an allied card discarded this way, draw 2 cards.
自分の手札すべてを捨てる。同じ枚数のカードを引く。 | Discard all cards in your hand. Draw that many cards.
自分のターン終了時、場に他のアミュレットがあるなら、このアミュレットを破壊する。 | At the end of your turn: if there is another amulet, destroy this.
自分のターン終了時、このフォロワーが攻撃していないなら、潜伏 を持つ。 | At the end of your turn: if the number of times this attacked this turn is exactly 0, gain Ambush.
能力によるダメージを受けない。 | This takes no damage from effects.
自分のターン中、+2/+0される。 | While it is your turn, this has +2/+0.
攻撃時 このフォロワーの攻撃力と同じだけ、自分のリーダーを回復。 | Strike: restore X defense to your leader, where X is the attack of this.
ファンファーレ 自分の残りPPと同じ数のフェアリーを出す。 | Fanfare: summon X Fairies, where X is your play points.
お互いのフォロワーすべてを破壊する。自分のリーダーに、破壊した数だけダメージ。 | Destroy all followers. Deal X damage to your leader, where X is the number of cards destroyed this way.
直接召喚 自分のターン開始時、自分のPP最大値が8以上なら、このカード1枚を自分のデッキから場に出す。 | Invocation, at the start of your turn: if you have 8 or more max play points, invoke this.
自分のフォロワー1体と相手のフォロワー1体を選択する。前者を手札に戻し、後者に3ダメージ。 | Select a chosen allied follower and a chosen enemy follower. Return the first selected card to hand. Deal 3 damage to the second selected card.
自分のフォロワー1体と相手のフォロワー1体を選択する。前者に「後者の攻撃力の値」と同じダメージを与え、後者に「前者の攻撃力の値」と同じダメージを与える。 | Select a chosen allied follower and a chosen enemy follower. Deal X damage to the first selected card and deal Y damage to the second selected card. In all of that X equals the attack of the second selected card. In all of that Y equals the attack of the first selected card.
フェアリー1体を出す。エンハンス 5； 1体ではなく3体。エンハンス 8； さらに、自分のフェアリーすべてを+1/+1する。 | Summon a Fairy. If this was played with Enhance 5, summon 3 instead. If this was played with Enhance 8, give all allied Fairies +1/+1.
ファンファーレ エンハンス 4； +1/+1する。エンハンス 6； さらに+1/+1する。 | Enhance 4: gain +1/+1. If this was played with Enhance 6, gain +1/+1.
守護／（1）相手のリーダーに2ダメージ。／（2）カードを1枚引く。自分のリーダーを1回復。／自分のターン終了時、上記の能力が順に1つ働く。 | Ward.／At the end of your turn: do the next 1 in order: deal 2 damage to the enemy leader; draw a card and restore 1 defense to your leader.
（1）カードを1枚引く。／（2）自分のPPを1回復。／攻撃時、上記の能力が順に1つ働く。上限は2つ。 | Strike: do the next 1 in order, 2 in all: draw a card; recover 1 play point.
このターン中にフォロワーをプレイしていたなら、アクセラレート できる。／アクセラレート 2； カードを1枚引く。／ファンファーレ カードを1枚引く。 | Accelerate 2, if you played a follower this turn: draw a card.／Fanfare: draw a card.
相手のターン開始時、このフォロワーがダメージを受けているなら、このフォロワーは2回復して、守護 を持つ。 | At the start of your opponent's turn: if this is damaged, restore 2 defense to this and gain Ward.
ラストワード 攻撃力3/体力2のフェアリー1体を出す。 | Last Words: summon a Fairy of the figures 3 and 2.
ラストワード コスト2、攻撃力2/体力2のアクセラレート を持たないフェアリー1体を出す。 | Last Words: summon a Fairy of the figures 2 and 2 at the cost of 2 deprived of Accelerate.
土の秘術 2； このターン終了時、相手のリーダーに2ダメージ。フェアリー1枚を手札に加える。 | Earth Rite 2: give your leader "at the end of each player's turn: deal 2 damage to the enemy leader. Add a Fairy to your hand" until it has happened once.
ファンファーレ チョイス した1枚を手札に加える。覚醒 状態なら、そのコストを-1する。／・フェアリー／・フォレストバット | Fanfare: choose one: add a Fairy to your hand; add a Forest Bat to your hand. If Overflow is active, reduce the cost of it by 1.
覚醒 状態である限り、+2/+0する。 | While Overflow is active, this has +2/+0.
覚醒 状態である限り、+2/+0されて、守護 を持つ。 | While Overflow is active, this has +2/+0 and Ward.
ファンファーレ このバトル中に破壊された自分の機械・フォロワーが3体以上なら、疾走 を持つ。 | Fanfare: if 3 or more allied Machina followers were destroyed this match, gain Storm.
このバトル中に破壊された自分の機械・フォロワーが3体以上いるなら、カードを1枚引く。 | If there are 3 or more allied Machina followers that were destroyed this match, draw a card.
このバトル中に破壊された自分のフォロワーが3体以上なら、カードを1枚引く。5体以上なら、さらに、自分のPPを1回復。 | If 3 or more allied followers were destroyed this match, draw a card. If 5 or more allied followers were destroyed this match, recover 1 play point.
このフォロワーが相手のフォロワーを攻撃して破壊したとき、カードを1枚引く。 | When this attacks and destroys an enemy follower: draw a card.
ファンファーレ 相手のフォロワー1体に「自分の場の機械・フォロワーの数」ダメージ。 | Fanfare: deal X damage to a chosen enemy follower, where X is the number of allied Machina followers.
ファンファーレ 自分の場が上限になるまで、フェアリーを出す。 | Fanfare: summon as many as there is room for on the board Fairies.
進化時 このフォロワーのラストワード と同じ能力が働く。 | Evolve: activate the Last Words of this.
フェアリーをX体出す。Xは「このスペルブースト された回数」である。 | Summon X Fairies, where X is the spellboost count of this.
フェアリーを2枚手札に加える。 | Add 2 Fairies to your hand.
自分のフォロワーが攻撃するたび、そのフォロワーをターン終了まで+1/+0する。 | Whenever an allied follower attacks: give it +1/+0 until the end of the turn.
自分のターン中、このフォロワーは破壊されない。 | While it is your turn, this can't be destroyed.
このカードが手札から捨てられたとき、フェアリー1体を出す。 | When this is discarded: summon a Fairy.
自分のフォロワー1体を破壊する。相手のリーダーに、その攻撃力と同じダメージ。 | Destroy a chosen allied follower. Deal X damage to the enemy leader, where X is its attack.
自分の手札2枚をデッキに戻す。カードを2枚引く。 | Put 2 chosen cards in your hand into your deck shuffled. Draw 2 cards.
自分の手札のフォロワー1枚のコストを半分にする。（端数切り上げ） | Halve the cost of a chosen follower in your hand rounding up.
覚醒 状態なら、PP最大値を+1する。 | If Overflow is active, gain 1 max play point.
ファンファーレ カードを1枚引き、コストを-1する。 | Fanfare: draw a card and reduce the cost of it by 1.
自分のターン終了時、自分の手札のランダムなフォロワー1枚を+1/+1し、コストを-1する。 | At the end of your turn: give a random follower in your hand +1/+1. Reduce the cost of it by 1.
ファンファーレ コストを-1する。 | Fanfare: reduce the cost of this by 1.
ファンファーレ 自分の場の他のフォロワーの数と同じだけ自分のPPを回復。 | Fanfare: recover X play points, where X is the number of other allied followers.
ファンファーレ このバトル中に自分がプレイしたスペルが10枚以上なら、進化する。 | Fanfare: if you played 10 or more spells this match, evolve this.
攻撃時 自分の場の他のフォロワーの数と同じだけ+1/+0する。 | Strike: gain +X/+0, where X is the number of other allied followers.
自分のリーダーを「自分の場の機械・フォロワーの数」だけ回復。 | Restore X defense to your leader, where X is the number of allied Machina followers.
"""
WORDINGS = [tuple(part.strip() for part in line.split(" | ")) for line in LINES.strip().splitlines()]


@pytest.mark.parametrize("printed, means", WORDINGS)
def test_a_printed_line_is_read_as_what_it_means(printed, means):
    lines, wrong = card(printed.replace("／", "\n"))
    assert wrong == []
    assert [said(line) for line in lines] == means.split("／")


def test_our_own_wording_puts_off_one_sentence():
    assert said(tree("このターンの終了時、カードを1枚引く。フェアリー1体を自分の場に出す。")) == "At the end of this turn, draw a card. Summon a Fairy."


def test_what_is_done_besides_does_not_take_the_place_of_the_like():
    _, wrong = card("相手のフォロワー1体に2ダメージ。カードを1枚引く。\nエンハンス 5； 2ダメージではなく4ダメージを与え、カードを1枚引く。")
    assert [error.line for error in wrong] == [2]


@pytest.mark.parametrize(
    "printed, means",
    [
        ("ファンファーレ 土の秘術 2； 相手のフォロワー1体に2ダメージ。カードを1枚引く。", "Fanfare: Earth Rite 2: deal 2 damage to a chosen enemy follower and draw a card."),
        ("Fanfare: Earth Rite (2) - Deal 2 damage to an enemy follower. Draw a card.", "Fanfare: Earth Rite 2: deal 2 damage to a chosen enemy follower and draw a card."),
        ("ファンファーレ 土の秘術 フェアリー2体を出す。それらは守護 を持つ。", "Fanfare: Earth Rite: summon 2 Fairies and give them Ward."),
        ("ファンファーレ カードを1枚引く。ネクロマンス 4； フェアリー1体を出す。自分のリーダーを2回復。",
         "Fanfare: draw a card. Necromancy 4: summon a Fairy and restore 2 defense to your leader."),
        ("ファンファーレ 連携 10； フェアリー1体を出す。自分のリーダーを2回復。", "Fanfare: if you have 10 or more Rally, summon a Fairy and restore 2 defense to your leader."),
        ("カードを1枚引く。エンハンス 5； フェアリー1体を出す。自分のリーダーを2回復。",
         "Draw a card. If this was played with Enhance 5, summon a Fairy and restore 2 defense to your leader."),
        ("攻撃時 連携 5； カードを1枚引く。連携 10； 進化する。", "Strike: if you have 5 or more Rally, draw a card. If you have 10 or more Rally, evolve this."),
    ],
)
def test_a_printed_head_is_said_of_all_that_is_behind_it(printed, means):
    assert said(tree(printed)) == means


@pytest.mark.parametrize("own", ["ファンファーレ：ネクロマンス 4：カードを1枚引く。自分のリーダーの体力を2回復する。", "Fanfare: Necromancy 4: draw a card. Restore 2 defense to your leader."])
def test_our_own_cost_is_of_its_sentence(own):
    assert said(tree(own)) == "Fanfare: Necromancy 4: draw a card. Restore 2 defense to your leader."


@pytest.mark.parametrize("text", ["お互いのフォロワー1体を破壊する。", "お互いのランダムなフォロワー2体に1ダメージ。"])
def test_so_many_of_both_sides_may_be_of_each_or_of_either(text):
    _, wrong = card(text)
    assert [(error.line, error.column) for error in wrong] == [(1, 1)]


def test_of_each_is_not_said_by_whose_a_place_is():
    printed = "お互いの場のランダムなフォロワー1体ずつを破壊する。"
    assert swallowed(printed, tree(printed)) == ["体ずつ"]


@pytest.mark.parametrize("trigger", ["自分のフォロワーがダメージを受けるたび", "自分のフォロワーが場を離れるたび"])
def test_which_card_was_not_destroyed_is_asked_where_others_were_spoken_of(trigger):
    _, wrong = card(f"{trigger}、破壊されなかったなら、カードを1枚引く。")
    assert [("これが破壊されなかったなら" in error.message["ja"]) for error in wrong] == [True]


def test_what_is_done_once_is_not_done_to_those_that_come_later():
    _, wrong = card("ファンファーレ 自分のフォロワーすべてと新たに場に出た自分のフォロワーすべては突進 を持つ。")
    assert len(wrong) == 1

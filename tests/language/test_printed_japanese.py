"""Lines as Japanese cards print them, a line a wording, with what each means. The lines are of our own."""

import pytest

from engine.language import LanguageError
from tests.cast.card_words import card, said, tree

# Printed Japanese (／ for a line feed) | canonical English
LINES = """
ファンファーレ チョイス したカード1枚を手札に加える。／・フェアリー／・フォレストバット | Fanfare: choose one: add a Fairy to your hand; add a Forest Bat to your hand.
チョイス したカード1体を出す。／・フェアリー／・フォレストバット | Choose one: summon a Fairy; summon a Forest Bat.
手札にあるとき、自分の残りPPが5以上ならチョイス したカードとしてプレイする。／・フェアリー／・魔導列車 | Play as Fairy or Magitrain, if you have 5 or more play points.
フェアリー、フォレストバットの中から、ランダムに1枚を手札に加える。 | Add a random one of a Fairy or a Forest Bat to your hand.
ファンファーレ 「フェアリー1体を出す」「カードを2枚引く」の中から、ランダムに1つの能力が働く。 | Fanfare: do one at random: summon a Fairy; draw 2 cards.
相手のフォロワー1体に3ダメージ。復讐 状態なら、3ダメージではなく5ダメージ。 | Deal 3 damage to a chosen enemy follower. If Vengeance is active, deal 5 damage instead.
ファンファーレ フェアリー1体を出す。自分のPP最大値が10なら、1体ではなく2体を出す。 | Fanfare: summon a Fairy. If you have exactly 10 max play points, summon 2 instead.
カードを1枚引く。連携 10； 1枚ではなく2枚引く。 | Draw a card. If you have 10 or more Rally, draw 2 cards instead.
自分のリーダーを2回復。自分の場にアミュレットがあるなら、2回復ではなく4回復。 | Restore 2 defense to your leader. If there is an allied amulet, restore 4 defense instead.
進化時 フェアリー1体を出す。覚醒 状態なら、フェアリーではなくフォレストバットを出す。 | Evolve: summon a Fairy. If Overflow is active, summon a Forest Bat instead.
自分のターン終了時、自分の残りPPが2以上なら、+1/+1する。5以上なら、さらに、守護 を持つ。 | At the end of your turn: if you have 2 or more play points, gain +1/+1. If you have 5 or more play points, gain Ward.
ファンファーレ 自分の場に他のフォロワーがいるなら、その中から1体を破壊して、カードを2枚引く。 | Fanfare: if there is another allied follower, destroy a chosen other allied follower and draw 2 cards.
ファンファーレ 自分の手札に機械・カードがあるならランダムに1枚捨て、突進 を持つ。 | Fanfare: if there is a Machina card in your hand, discard a random Machina card in your hand and gain Rush.
自分がスペルをプレイしたとき、それがこのターン中に2枚目なら、カードを1枚引く。 | Whenever you play a spell: if the number of times you played a spell this turn is exactly 2, draw a card.
ファンファーレ 「自分の場のフォロワーの数」と同じだけ+1/+0する。 | Fanfare: gain +X/+0, where X is the number of allied followers.
これが場にいる限り、自分の他のフォロワーすべてと新たに場に出た自分のフォロワーすべては突進 を持つ。 | All other allied followers have Rush.
自分のリーダーが共鳴 でない状態から共鳴 状態になるたび、カードを1枚引く。 | Whenever Resonance becomes active: draw a card.
手札の機械・カード（フェアリーを除く）すべてを捨てる。 | Discard all Machina cards in your hand other than Fairy.
自分の「守護 を持つフォロワー」すべてを+0/+1する。 | Give all allied followers with Ward +0/+1.
自分か相手のフォロワー1体を、+1/+0する。 | Give a chosen follower +1/+0.
これの攻撃力か体力を能力で+したとき、カードを1枚引く。 | When this gains attack or defense: draw a card.
このフォロワーがダメージを受けたとき、このフォロワーが破壊されなかったなら、カードを1枚引く。 | When this takes damage, if this is on the board: draw a card.
自分のターン中、相手のフォロワーへ攻撃して破壊し、これが破壊されなかったなら、カードを1枚引く。 | During your turn, when this attacks and destroys an enemy follower, if this is on the board: draw a card.
能力によって場に出たとき、進化する。 | When this is summoned: evolve this.
ファンファーレ ラストワード フェアリー1枚を手札に加える。 | Fanfare and Last Words: add a Fairy to your hand.
ファンファーレ 次の自分のターン開始時まで、自分のリーダーへの4以上のダメージは3になる。 | Fanfare: your leader can't take more than 3 damage at a time until the start of your next turn.
交戦時 ターン終了まで、このフォロワーへのダメージは0になる。 | Clash: this takes no damage until the end of the turn.
自分のターン終了時、攻撃力/体力を3/4にする。 | At the end of your turn: set the attack of this to 3 and set the defense of this to 4.
相手のリーダーに「自分の他の手札の枚数」と同じダメージ。 | Deal X damage to the enemy leader, where X is the number of other cards in your hand.
復讐 状態か狂乱 状態なら、カードを1枚引く。 | If Vengeance is active, or if Wrath is active, draw a card.
ファンファーレ このターン中に自分のフォロワーが破壊されていたなら、カードを1枚引く。 | Fanfare: if an allied follower was destroyed this turn, draw a card.
自分のターン終了時、手札に戻る。 | At the end of your turn: return this to hand.
ファンファーレ 相手のフォロワー1体を選択する。そのフォロワーに2ダメージ。 | Fanfare: deal 2 damage to a chosen enemy follower.
自分の手札のフォロワー1枚を選択して、それと同名のフォロワー1枚を手札に加える。 | Select a chosen follower in your hand. Add a copy of it to your hand.
これに融合 したとき、カードを1枚引く。 | Fusion: draw a card.
ファンファーレ 「これに融合 した枚数」が3枚以上なら、疾走 を持つ。 | Fanfare: if the number of cards fused to this is 3 or more, gain Storm.
お互いのリーダーとフォロワーすべてに2ダメージ。（これも含める） | Deal 2 damage to all characters.
"""
WORDINGS = [tuple(part.strip().replace("／", "\n") for part in line.split(" | ")) for line in LINES.strip().splitlines()]


@pytest.mark.parametrize("printed, means", WORDINGS)
def test_a_printed_line_is_read_as_what_it_means(printed, means):
    read = tree(printed)
    assert said(read) == means
    assert tree(means) == read


@pytest.mark.parametrize(
    "japanese, english",
    [
        (
            "ファンファーレ 相手のフォロワー1体に3ダメージ。\nエンハンス 6； 3ダメージではなく5ダメージ。",
            "Fanfare: Deal 3 damage to an enemy follower.\nEnhance (6): Deal 5 damage instead.",
        ),
        ("ファンファーレ フェアリー1体を出す。\nエンハンス 6； 1体ではなく3体を出す。", "Fanfare: Summon a Fairy.\nEnhance (6): Summon 3 instead."),
        (
            "相手のフォロワーすべてに3ダメージ。\n復讐 状態なら、3ダメージではなく5ダメージ。",
            "Deal 3 damage to all enemy followers.\nIf Vengeance is active for you, deal 5 damage instead.",
        ),
        ("カードを1枚引く。\nエンハンス 4； 1枚ではなく2枚引く。", "Draw a card.\nEnhance (4): Draw 2 instead."),
    ],
)
def test_a_line_that_only_differs_is_the_line_of_the_english_print(japanese, english):
    trees, problems = card(japanese)
    assert not problems
    assert trees == card(english)[0]


def test_a_bound_alone_is_that_of_the_condition_in_a_line_before():
    trees, problems = card("このスペルブースト が3回以上なら、カードを1枚引く。\n5回以上なら、さらに、フェアリー1体を出す。")
    assert not problems
    assert [said(one) for one in trees] == [
        "If this has 3 or more spellboost count, draw a card.",
        "If this has 5 or more spellboost count, summon a Fairy.",
    ]


def test_dots_and_brackets_belong_to_the_line_before():
    trees, problems = card("ファンファーレ チョイス したカード1体を出す。\n・フェアリー\n・フォレストバット\n攻撃されない。\n（能力による進化はできる）")
    assert not problems
    assert [said(one) for one in trees] == ["Fanfare: choose one: summon a Fairy; summon a Forest Bat.", "This can't be attacked."]


@pytest.mark.parametrize(
    "text, column",
    [
        ("5以上なら、カードを1枚引く。", 1),  # of what?
        ("相手のフォロワー1体に3ダメージ。復讐 状態なら、4ダメージではなく5ダメージ。", 26),  # nothing deals 4
        ("相手のリーダーに1ダメージ。自分のリーダーに1ダメージ。復讐 状態なら、1ダメージではなく2ダメージ。", 37),  # which of them?
        ("体力3以下の相手のフォロワー1体を消滅させる。自分の場にフェアリーがいるなら、コスト3以下ではなく5以下。", 40),  # nothing is asked of a cost
        ("自分のリーダーが共鳴 でない状態から復讐 状態になるたび、カードを1枚引く。", 1),
        ("ファンファーレ 「自分の場のフォロワーの数」と同じだけ+2/+0する。", 9),
        ("これが場にいる限り、自分のフォロワーすべてと新たに場に出た自分の機械・フォロワーすべては突進 を持つ。", 11),
    ],
)
def test_what_points_at_nothing_is_refused_where_it_stands(text, column):
    with pytest.raises(LanguageError) as wrong:
        tree(text)
    assert (wrong.value.line, wrong.value.column) == (1, column)
    assert "全体を文で" in wrong.value.message["ja"]


def test_a_list_of_numbers_is_one_of_them_not_several_conditions():
    read = tree("自分のリーダーの体力が10、8なら、カードを1枚引く。")
    assert said(read) == "If your leader has exactly 10 defense, or if your leader has exactly 8 defense, draw a card."

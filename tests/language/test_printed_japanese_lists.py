"""Printed Japanese in which several things stand together: lists, one of two sorts, two places, what comes in the place of what; and what did not happen."""

import pytest

from engine.language import LanguageError
from tests.cast.card_words import card, check_printed, tree


@pytest.mark.parametrize(
    "printed, canonical",
    [
        ("ファンファーレ 相手のフォロワーとアミュレットすべてを破壊する。", "Fanfare: destroy all enemy followers or amulets."),
        ("ファンファーレ お互いのフォロワーとアミュレットすべてを破壊する。", "Fanfare: destroy all followers or amulets."),
        ("ファンファーレ 自分の他のフォロワーと自分のアミュレットすべてを手札に戻す。", "Fanfare: return all either other allied followers or else allied amulets to hand."),
        ("ファンファーレ 相手のフォロワーか相手のアミュレット1つを破壊する。", "Fanfare: destroy a chosen enemy follower or amulet."),
        ("ファンファーレ 守護 を持つフォロワーか疾走 を持つフォロワー1体を破壊する。", "Fanfare: destroy a chosen either follower with Ward or else follower with Storm."),
        ("ファンファーレ 攻撃力3以上の、相手の進化後フォロワーすべてを破壊する。", "Fanfare: destroy all enemy evolved followers with 3 or more attack."),
        ("ファンファーレ 攻撃力が最も高い相手のフォロワーすべてを破壊する。", "Fanfare: destroy all enemy followers with the highest attack."),
        ("ファンファーレ 最もコストが低い自分の手札のカードすべてのコストを-1する。", "Fanfare: reduce the cost of all cards with the lowest cost in your hand by 1."),
        ("ファンファーレ 機械・フォロワー以外のフォロワーすべてに1ダメージ。", "Fanfare: deal 1 damage to all non-Machina followers."),
        ("ファンファーレ 機械以外の相手のフォロワーすべてに1ダメージ。", "Fanfare: deal 1 damage to all enemy non-Machina followers."),
        ("ファンファーレ 攻撃済み状態の相手のフォロワー1体を破壊する。", "Fanfare: destroy a chosen enemy follower that attacked this turn."),
        ("ファンファーレ 自分の場と手札のフェアリーすべてを+1/+1する。", "Fanfare: give all either allied Fairies or else Fairies in your hand +1/+1."),
        ("ファンファーレ 自分の場と手札にフェアリーがないなら、カードを1枚引く。", "Fanfare: if there is no either allied Fairy or else Fairy in your hand, draw a card."),
        ("ファンファーレ フェアリー1体、魔導列車1体、フォレストバット2体を出す。", "Fanfare: summon a Fairy, a Magitrain and 2 Forest Bats."),
        (
            "ファンファーレ コスト1の機械・フォロワーとコスト2のスペルをランダムに1枚ずつ、自分のデッキから手札に加える。",
            "Fanfare: put a random Machina follower that costs exactly 1 in your deck and a random spell that costs exactly 2 in your deck into your hand.",
        ),
        (
            "ファンファーレ 「守護 を持つフォロワー」か「カウントダウン を持つアミュレット」をランダムに1枚、自分のデッキから手札に加える。",
            "Fanfare: put a random either follower with Ward in your deck or else amulet with Countdown in your deck into your hand.",
        ),
        ("ファンファーレ 名前の異なる「攻撃力2以下の機械・フォロワー」をランダムに2枚、自分のデッキから場に出す。",
         "Fanfare: put 2 different random Machina followers with 2 or less attack in your deck onto the board."),
        ("融合 ； 機械・フォロワーとスペル", "Fuse: either Machina followers or else spells."),
    ],
)
def test_several_sorts_are_one_list(printed, canonical):
    check_printed(printed, canonical)


@pytest.mark.parametrize(
    "printed, canonical",
    [
        ("場を離れるときか自分のターン終了時、カードを1枚引く。", "Either when this leaves the board or else at the end of your turn: draw a card."),
        ("5ターン目かそれ以降の自分のターン終了時、カードを1枚引く。", "At the end of your turn, if your number of turns is 5 or more: draw a card."),
        ("5ターン目の自分のターン終了時、カードを1枚引く。", "At the end of your turn, if your number of turns is exactly 5: draw a card."),
        ("自分がスペルをエンハンス でプレイするたび、カードを1枚引く。", "Whenever you play a spell played as Enhance: draw a card."),
        ("自分の手札にカードが加わるたび、+1/+0する。", "Whenever a card is added to your hand: gain +1/+0."),
        ("自分のターン中、カードを引くたび、+1/+0する。", "During your turn, whenever you draw a card: gain +1/+0."),
        ("手札にあるとき、自分のフォロワーが破壊されるたび、このコストを-1する。", "In your hand, whenever an allied follower is destroyed: reduce the cost of this by 1."),
        ("ラストワード このターンが相手のターンなら、カードを1枚引く。", "Last Words: if it is your opponent's turn, draw a card."),
        ("復讐 状態である限り、疾走 を持つ。", "While Vengeance is active, this has Storm."),
        ("ファンファーレ このバトル中に自分の土の秘術 能力が7回以上働いていたなら、カードを1枚引く。",
         "Fanfare: if the number of times you performed Earth Rite this match is 7 or more, draw a card."),
        ("進化時 ファンファーレ と同じ能力が働く。", "Evolve: activate the Fanfare of this."),
        ("ファンファーレ このターン中、自分のリーダーが受けるダメージを0にする。", "Fanfare: your leader takes no damage until the end of the turn."),
        ("ファンファーレ 次の自分のターン開始まで、自分のリーダーへのダメージは-2される。", "Fanfare: your leader takes 2 less damage until the start of your next turn."),
        ("ファンファーレ 守護 を失い、疾走 を持つ。", "Fanfare: remove Ward from this and gain Storm."),
        ("ファンファーレ カードを2枚引く。その後、復讐 状態でないなら、自分のPPを1回復。", "Fanfare: draw 2 cards. If Vengeance is not active, recover 1 play point."),
        ("ファンファーレ 自分の残りPPを「自分の手札の枚数」と同じだけ消費する。", "Fanfare: lose X play points, where X is the number of cards in your hand."),
        ("ファンファーレ ランダムな相手のフォロワーX体を破壊する。Xは「自分の手札の枚数+1」である。",
         "Fanfare: destroy X random enemy followers, where X is the sum of the number of cards in your hand and 1."),
        ("場に出たとき、+X/+Yする。XとYは、合計が5になるようにランダムに決まる。", "When this enters the board: gain +X/+Y. In all of that X and Y equal 5 split randomly."),
        ("ファンファーレ 自分の場にフェアリーがいるなら、+1/+1する。いないなら、カードを1枚引く。", "Fanfare: if there is an allied Fairy, gain +1/+1. Otherwise, draw a card."),
        ("ファンファーレ 相手のフォロワー1体に2ダメージ。破壊されなかったなら、カードを1枚引く。",
         "Fanfare: deal 2 damage to a chosen enemy follower. If there is no card destroyed this way, draw a card."),
        ("進化前と同じ能力。（ファンファーレ 能力を除く）", "Same as the unevolved form, excluding Fanfare."),
        ("進化前と同じ能力。\n（ファンファーレ能力を除く）", "Same as the unevolved form, excluding Fanfare."),
    ],
)
def test_a_printed_line_says_what_it_means(printed, canonical):
    check_printed(printed, canonical)


@pytest.mark.parametrize(
    "printed, canonical",
    [
        (
            "直接召喚 自分のターン開始時、自分の墓場が10枚以上なら、このカードを1枚、自分のデッキから場に出す。",
            "Invocation, at the start of your turn: if you have 10 or more shadows, invoke this.",
        ),
        (
            "直接召喚 自分のターン開始時、自分の墓場が10枚以上なら、これを1枚、自分のデッキから場に出す。その後、自分の墓場を-5する。",
            "Invocation, at the start of your turn: if you have 10 or more shadows, invoke this and lose 5 shadows.",
        ),
        (
            "直接召喚 6ターン目かそれ以降の自分のターン開始時、自分の場にフォロワーがいないなら、これを1枚、自分のデッキから場に出す。カードを1枚引く。",
            "Invocation, at the start of your turn, if your number of turns is 6 or more and there is no allied follower: invoke this. Draw a card.",
        ),
        ("直接召喚 4ターン目の自分のターン開始時、これを1枚、自分のデッキから場に出す。", "Invocation, at the start of your turn, if your number of turns is exactly 4: invoke this."),
        ("ファンファーレ これを1枚、自分のデッキから場に出す。", "Fanfare: put a random copy of this in your deck onto the board."),
    ],
)
def test_the_card_itself_comes_by_its_invocation(printed, canonical):
    check_printed(printed, canonical)


@pytest.mark.parametrize(
    "printed, canonical",
    [
        ("ファンファーレ フェアリーとフォレストバットを1体ずつ出す。", "Fanfare: summon a Fairy and a Forest Bat."),
        ("ファンファーレ お互いにカードを2枚ずつ引く。", "Fanfare: each player draws 2 cards."),
        ("ファンファーレ 自分の場に機械・フォロワーとフェアリーがいるなら、カードを1枚引く。", "Fanfare: if there is an allied Machina follower and there is an allied Fairy, draw a card."),
        ("ファンファーレ 自分の場のフォロワーが相手より多いなら、カードを1枚引く。", "Fanfare: if the number of allied followers is more than the number of enemy followers, draw a card."),
        ("ファンファーレ 自分のフォロワー2体につき+1/+1する。", "Fanfare: gain +1/+1 for every 2 allied followers."),
        ("ファンファーレ 自分の手札のフォロワー1枚を捨てる。フォロワーを捨てたなら、カードを1枚引く。",
         "Fanfare: discard a chosen follower in your hand. If there is an allied follower discarded this way, draw a card."),
    ],
)
def test_one_of_each_and_how_many_more(printed, canonical):
    check_printed(printed, canonical)


@pytest.mark.parametrize(
    "printed, canonical",
    [
        (
            "ラストワード 次の自分のターン開始時、フェアリー1枚を手札に加える。相手の場のフォロワーが1体以下なら、そのコストを1にする。",
            'Last Words: give your leader "at the start of your turn: add a Fairy to your hand. If there are 1 or less enemy followers, set the cost of it to 1" until it has happened once.',
        ),
        ("ファンファーレ このターン終了時、カードを1枚引く。", "Fanfare: at the end of this turn, draw a card."),
    ],
)
def test_what_is_said_after_a_later_moment_waits_with_it(printed, canonical):
    check_printed(printed, canonical)


@pytest.mark.parametrize(
    "printed, canonical",
    [
        ("ファンファーレ 相手のフォロワーすべてに2ダメージ。相手のリーダーに「破壊したフォロワーの数」と同じダメージ。",
         "Fanfare: deal 2 damage to all enemy followers. Deal X damage to the enemy leader, where X is the number of followers destroyed this way."),
        ("ファンファーレ 相手のフォロワーすべてに2ダメージ。「破壊した数」と同じだけカードを引く。",
         "Fanfare: deal 2 damage to all enemy followers. Draw X cards, where X is the number of cards destroyed this way."),
        ("ファンファーレ 自分の手札のフォロワーをすべて捨て、捨てたフォロワー1枚につき+1/+1する。",
         "Fanfare: discard all followers in your hand and gain +1/+1 for each follower discarded this way."),
        ("ファンファーレ +X/+0する。Xは「このバトル中に消費した自分のスタック の数」である。", "Fanfare: gain +X/+0, where X is the Stack used for Earth Rite this match."),
    ],
)
def test_how_many_were_destroyed_is_no_damage(printed, canonical):
    check_printed(printed, canonical)


def test_of_each_is_not_said_of_one():
    with pytest.raises(LanguageError):
        tree("相手のフォロワー1体ずつに2ダメージ。")


def test_what_is_had_and_what_is_spent_need_not_be_the_same_number():
    check_printed("ファンファーレ 自分の残りPPが3以上なら3消費して、カードを2枚引く。", "Fanfare: spend 3 play points: draw 2 cards.")
    check_printed("ファンファーレ 自分の残りPPが5以上なら3消費して、カードを2枚引く。", "Fanfare: if you have 5 or more play points, spend 3 play points: draw 2 cards.")


def test_two_numbers_that_must_be_the_same_and_are_not_are_no_reading():
    assert tree("ファンファーレ：PPが3以上あるなら3消費し、カードを1枚引く。") == tree("Fanfare: spend 3 play points: draw a card.")
    with pytest.raises(LanguageError):
        tree("ファンファーレ：PPが5以上あるなら3消費し、カードを1枚引く。")


@pytest.mark.parametrize(
    "rather, whole",
    [
        ("エンハンス 6； 相手のフォロワー1体ではなく、相手のフォロワーすべてに3ダメージ。", "エンハンス 6； 相手のフォロワーすべてに3ダメージ。"),
        ("エンハンス 6； 相手のフォロワー1体ではなく相手のリーダーに3ダメージ。", "エンハンス 6； 相手のリーダーに3ダメージ。"),
    ],
)
def test_who_else_is_dealt_the_same_damage_instead(rather, whole):
    first = "ファンファーレ 相手のフォロワー1体に3ダメージ。\n"
    read, wrong = card(first + rather)
    done = next(node for node in read[1].walk() if node.kind == "deal")
    assert wrong == []
    assert done == next(node for node in tree(whole).walk() if node.kind == "deal")


def test_another_number_than_was_said_points_at_nothing():
    _, wrong = card("ファンファーレ 相手のフォロワー1体に3ダメージ。\nエンハンス 6； 相手のフォロワー1体ではなく、相手のフォロワーすべてに4ダメージ。")
    assert [(error.line, error.column) for error in wrong] == [(2, 10)]

"""Japanese that reads like a card's: word order, counting words, forms of verbs."""

import pytest

from engine.language.japanese import conjugated
from tests.cast.card_words import said, tree


@pytest.mark.parametrize(
    "english,japanese",
    [
        ("Fanfare: deal 3 damage to a chosen enemy follower.", "ファンファーレ：相手のフォロワー1体に3ダメージを与える。"),
        ("Last Words: banish a random enemy amulet.", "ラストワード：ランダムな相手のアミュレット1つを消滅させる。"),
        ("Strike: give all other allied followers +1/+0 and Rush.", "攻撃時：自分の他のフォロワーすべてに+1/+0と突進を与える。"),
        ("Whenever another allied follower is destroyed: gain +1/+1.", "自分の他のフォロワーが破壊されるたび：これは+1/+1を得る。"),
        ("When this enters the board: draw 2 cards.", "これが場に出た時：カードを2枚引く。"),
        (
            "Fanfare, if there are 3 or more allied followers: evolve this.",
            "ファンファーレ、自分のフォロワーが3体以上いるなら：これを進化させる。",
        ),
        ("If no other card was played this turn, draw a card.", "このターン中に他のカードがプレイされなかったなら、カードを1枚引く。"),
        ("If you played no spell this turn, draw a card.", "このターン中に自分がスペルをプレイしなかったなら、カードを1枚引く。"),
        ("If this attacked no follower this turn, draw a card.", "このターン中にこれがフォロワーを攻撃しなかったなら、カードを1枚引く。"),
        ("Destroy all followers with more than X attack.", "攻撃力がXより多いフォロワーすべてを破壊する。"),
        ("If there are more than 3 allied followers, draw a card.", "自分のフォロワーが3体より多いなら、カードを1枚引く。"),
        ("Draw as many as there is room for in hand cards.", "カードを手札の空きの数だけ引く。"),
        ("Do nothing and draw a card.", "何もせず、カードを1枚引く。"),
        ("If there is no enemy amulet, draw a card.", "相手のアミュレットがないなら、カードを1枚引く。"),
        ("If there are 3 or more cards in your hand, draw a card.", "自分の手札にカードが3枚以上あるなら、カードを1枚引く。"),
        ("While Overflow is active, this has Ward.", "覚醒状態の間、これは守護を持っている。"),
        ("While there is an allied amulet, this has Ward.", "自分のアミュレットがある間、これは守護を持っている。"),
        ("Evolve this and draw a card.", "これを進化させ、カードを1枚引く。"),
        ("You may discard a chosen card in your hand.", "自分の手札のカード1枚を捨ててもよい。"),
        ("Whenever you discard one or more cards: draw that many cards.", "自分が1枚以上のカードを捨てるたび：カードをその数だけ引く。"),
        ("Destroy a random enemy follower with the highest attack.", "ランダムな攻撃力が最大の相手のフォロワー1体を破壊する。"),
        ("Clash: this takes no damage until the end of the turn.", "交戦時：ターン終了時まで、これはダメージを受けない。"),
        ("Add a Forest Bat to your hand.", "「フォレストバット」1枚を自分の手札に加える。"),
        ("Summon 2 Forest Bats.", "「フォレストバット」2体を自分の場に出す。"),
        ("This can't be destroyed by effects.", "これは効果では破壊されない。"),
        ("If this would leave the board, banish this instead.", "これが場を離れる時、かわりにこれを消滅させる。"),
        (
            "Last Words: Necromancy 2: deal 2 damage to the enemy leader.",
            "ラストワード：ネクロマンス 2：相手のリーダーに2ダメージを与える。",
        ),
        (
            'Give it "Last Words: draw a card" until the end of your opponent\'s turn.',
            "相手のターン終了時まで、それに『ラストワード：カードを1枚引く』を与える。",
        ),
    ],
)
def test_a_line_reads_as_a_player_would_write_it(english, japanese):
    node = tree(english)
    assert said(node) == english
    assert said(node, "ja") == japanese
    assert tree(japanese) == node


@pytest.mark.parametrize(
    "verb,forms",
    [
        ("カードを1枚引く", ("カードを1枚引き", "カードを1枚引いて", "カードを1枚引いた")),
        ("これを破壊する", ("これを破壊し", "これを破壊して", "これを破壊した")),
        ("手札に加える", ("手札に加え", "手札に加えて", "手札に加えた")),
        ("攻撃できない", ("攻撃できず", "攻撃できなくて", "攻撃できなかった")),
        ("場に出す", ("場に出し", "場に出して", "場に出した")),
        ("何もしない", ("何もせず", "何もしなくて", "何もしなかった")),
        ("手札にない", ("手札になく", "手札になくて", "手札になかった")),
        ("復讐状態でない", ("復讐状態でなく", "復讐状態でなくて", "復讐状態でなかった")),
        ("フォロワーが3体いる", ("フォロワーが3体おり", "フォロワーが3体いて", "フォロワーが3体いた")),
        ("相手より多い", ("相手より多く", "相手より多くて", "相手より多かった")),
        ("相手より少ない", ("相手より少なく", "相手より少なくて", "相手より少なかった")),
    ],
)
def test_verbs_change_their_form(verb, forms):
    assert tuple(conjugated(verb, form) for form in ("連", "て", "た")) == forms


@pytest.mark.parametrize("printed, said_so", [
    ("ファンファーレ 自分の手札が5枚以上なら、カードを1枚引く。", "ファンファーレ：自分の手札にカードが5枚以上あるなら、カードを1枚引く。"),
    ("ファンファーレ 自分の手札にスペルがあるなら、カードを1枚引く。", "ファンファーレ：自分の手札にスペルがあるなら、カードを1枚引く。"),
    ("自分の場のフォロワーが3体以上で、覚醒 状態なら、カードを1枚引く。", "自分のフォロワーが3体以上いて、かつ覚醒状態なら、カードを1枚引く。"),
    ("自分のPP最大値が7以上（このカードも含める）で、共鳴 状態なら、カードを1枚引く。", "自分のPP最大値が7以上で、かつ共鳴状態なら、カードを1枚引く。"),
    ("これの攻撃力か体力を能力で+したとき、カードを1枚引く。", "これの攻撃力か体力が上がった時：カードを1枚引く。"),
    ("機械・カードをランダムに1枚、自分のデッキから手札に加える。", "自分のデッキのランダムな機械・カード1枚を自分の手札に加える。"),
])  # fmt: skip
def test_where_parts_meet_it_is_said_as_on_cards(printed, said_so):
    read = tree(printed)
    assert said(read, "ja") == said_so
    assert tree(said_so) == read

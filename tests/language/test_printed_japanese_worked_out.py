"""Numbers that are worked out, what holds as long as a card is there, and lists in brackets, as Japanese cards print them; in lines of our own."""

import pytest

from tests.cast.card_words import card, check_printed, rows, said

LINES = """
ファンファーレ 手札をすべて捨て、「捨てた枚数」と同じだけ+1/+1する。 | Fanfare: discard all cards in your hand and gain +X/+X, where X is that many.
ファンファーレ カードを2枚引き、相手のリーダーに「自分の手札の枚数」と同じダメージ。 | Fanfare: draw 2 cards and deal X damage to the enemy leader, where X is the number of cards in your hand.
ファンファーレ 自分のデッキが10枚になるように消滅させる。 | Fanfare: banish X random cards in your deck, where X is the difference of the number of cards in your deck and 10.
自分のフォロワー1体の攻撃力を「自分の手札の枚数」と同じにする。 | Set the attack of a chosen allied follower to X, where X is the number of cards in your hand.
自分の墓場を2倍にする。 | Gain X shadows, where X is your shadows.
ファンファーレ コスト1、2、3のフォロワーをランダムに1枚ずつ、自分のデッキから手札に加える。 | Fanfare: put a random follower that costs exactly 1 in your deck, a random follower that costs exactly 2 in your deck and a random follower that costs exactly 3 in your deck into your hand.
これが場にいる限り、自分の他のフォロワーすべては+1/+0される。 | All other allied followers have +1/+0.
これが場にいる限り、自分の機械・フォロワーすべては+1/+0されて、突進 を持つ。 | All allied Machina followers have +1/+0 and Rush.
これが場にいる限り、相手のフォロワーすべては攻撃できない。 | All enemy followers can't attack.
相手のデッキにフェアリー3枚を加える。 | Add 3 Fairies into your opponent's deck shuffled.
自分の場に他のフォロワーが1体もいないなら、カードを1枚引く。 | If there is no other allied follower, draw a card.
相手のフォロワーすべてに5ダメージを割りふって与える。 | Deal 5 damage divided between all enemy followers.
自分のフォロワー1体のラストワード 能力が働く。 | Activate the Last Words of a chosen allied follower.
相手のフォロワーすべてはすべての能力を失う。 | Remove all abilities from all enemy followers.
自分の手札のコスト最小のカードを捨てる。 | Discard a random card with the lowest cost in your hand.
このターン中に自分の場に出たフォロワーが3体以上なら、カードを1枚引く。 | If 3 or more allied followers entered the board this turn, draw a card.
自分がこのバトル中にデッキから手札に加えたカードが10枚以上なら、カードを1枚引く。 | If 10 or more cards were added to your hand from your deck this match, draw a card.
自分がこのバトル中に融合 かプレイした機械・カードの合計が5枚以上なら、カードを1枚引く。 | If the sum of the number of times you fused a Machina card this match and the number of times you played a Machina card this match is 5 or more, draw a card.
自分のPPが能力で回復したとき、カードを1枚引く。 | Whenever you recover play points: draw a card.
ファンファーレ 奥義 10； カードを1枚引く。解放奥義 15； フェアリー1体を出す。 | Skybound Art 10: draw a card. If it is late enough for an art of 15, summon a Fairy.
このバトル中に破壊された自分のコスト2以下のフォロワーと同名のフォロワーをランダムに2体、場に出す。 | Summon a copy of 2 random allied followers that cost 2 or less that were destroyed this match.
自分の手札から機械・フォロワー1枚を場に出す。 | Put a chosen Machina follower in your hand onto the board.
守護 を持つフォロワー以外の相手のフォロワーすべてを破壊する。 | Destroy all enemy followers without Ward.
機械・フォロワー以外の相手のフォロワーすべてを破壊する。 | Destroy all enemy non-Machina followers.
進化後フォロワー以外の自分のフォロワーすべてを+1/+1する。 | Give all allied unevolved followers +1/+1.
フォロワー以外の相手のカードすべてを破壊する。 | Destroy all enemy non-follower cards.
自分の他のフォロワー1体につき+1/+0される。 | This has +1/+0 for each other allied follower.
受けるダメージは最大3になる。 | This can't take more than 3 damage at a time.
自分の他のフォロワーへのダメージを-1する。 | All other allied followers take 1 less damage.
攻撃時 相手のリーダーを攻撃したなら、カードを1枚引く。 | Leader Strike: draw a card.
潜伏 状態で攻撃したとき、カードを1枚引く。 | Strike with Ambush: draw a card.
自分がこのターン中に3枚目のカードをプレイしたとき、カードを1枚引く。 | Whenever you play a card: if the number of times you played a card this turn is exactly 3, draw a card.
自分の場に空きがないなら、カードを1枚引く。 | If your board is full, draw a card.
"""


@pytest.mark.parametrize("printed, canonical", rows(LINES))
def test_said_as_printed(printed: str, canonical: str) -> None:
    check_printed(printed, canonical)


def test_a_quoted_list_stands_below_what_draws_of_it():
    read, wrong = card("ファンファーレ 下記の能力の中から、ランダムに2つの能力が働く。\n「カードを1枚引く」「自分のリーダーを2回復」\n「相手のリーダーに2ダメージ」")
    assert wrong == []
    assert [said(one) for one in read] == ["Fanfare: do 2 different ones at random: draw a card; restore 2 defense to your leader; deal 2 damage to the enemy leader."]


def test_two_changes_of_figures_in_one_clause_are_not_mixed_up():
    """Only the second is so many times over."""
    check_printed("ファンファーレ +1/+1して、「自分の手札の枚数」と同じだけ+1/+1する。", "Fanfare: gain +1/+1. Gain +X/+X, where X is the number of cards in your hand.")

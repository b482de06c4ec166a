"""What Japanese cards say in quotation marks, of two picks in one breath, of what comes from the deck. The lines are of our own."""

import pytest

from tests.cast.card_words import said, tree

# Printed Japanese | canonical English
LINES = """
ファンファーレ 「カウントダウン を持つアミュレット」をランダムに1枚、自分のデッキから手札に加える。 | Fanfare: put a random amulet with Countdown in your deck into your hand.
ファンファーレ コスト2以下の「ラストワード を持つフォロワー」をランダムに1枚、自分のデッキから場に出す。 | Fanfare: put a random follower that costs 2 or less with Last Words in your deck onto the board.
「フォロワー以外のカード」をランダムに2枚、自分のデッキから手札に加える。 | Put 2 random non-follower cards in your deck into your hand.
コスト2のフォロワーをランダムに1枚とコスト1のフォロワーをランダムに1枚、自分のデッキから場に出す。 | Put a random follower that costs exactly 2 in your deck and a random follower that costs exactly 1 in your deck onto the board.
フェアリー、フォレストバットの中から、ランダムに2枚を手札に加える。 | Do this 2 times: add a random one of a Fairy or a Forest Bat to your hand.
フェアリー、フォレストバットの中から、ランダムに1枚を手札に加える。 | Add a random one of a Fairy or a Forest Bat to your hand.
自分のターン中、これが自分のデッキから手札に加わるとき、公開して、フェアリー1枚を手札に加える。 | During your turn, when this is added to your hand from your deck: reveal this and add a Fairy to your hand.
自分のターン中、このカードが自分のデッキから手札に加わるとき、復讐 状態なら公開して、カードを1枚引く。 | During your turn, when this is added to your hand from your deck: if Vengeance is active, reveal it and draw a card.
自分のターン終了時、自分の場にフェアリーがいるなら、自分の手札のこのコストを-2する。 | At the end of your turn: if there is an allied Fairy, reduce the cost of this by 2.
自分のターン終了時、復讐 状態なら、自分の手札のこのカードのコストを1にする。 | At the end of your turn: if Vengeance is active, set the cost of this to 1.
「自分のPP最大値」以下のコストのフォロワーをランダムに1枚、自分のデッキから場に出す。 | Put a random follower that costs X or less in your deck onto the board, where X is your max play points.
「自分のPP最大値」より低いコストのフォロワーをランダムに1枚、自分のデッキから場に出す。 | Put a random follower that costs X or less in your deck onto the board, where X is your max play points minus 1.
「自分のPP最大値」以下のコストのフォロワーをランダムに1枚、自分のデッキから場に出し、そのフォロワーを破壊する。 | Put a random follower that costs X or less in your deck onto the board and destroy it, where X is your max play points.
ファンファーレ 「このバトル中、自分がネクロマンス した値の合計」が10以上なら、カードを1枚引く。 | Fanfare: if the number of shadows spent on Necromancy this match is 10 or more, draw a card.
ファンファーレ 解放奥義 15； カードを1枚引く。 | Skybound Art 15: draw a card.
相手のフォロワー1体を、ヴァンパイア・フォロワーにする。 | Change a chosen enemy follower into a Bloodcraft follower.
自分のターン終了時、コスト2以下のランダムな自分のフォロワー1体を破壊する。 | At the end of your turn: destroy a random allied follower that costs 2 or less.
ファンファーレ 他のフォロワーすべてと、アミュレットすべてを消滅させる。 | Fanfare: banish all other followers and all other amulets.
ファンファーレ 自分のフォロワー1体を選択する。それがラストワード 能力を持つなら1回働かせる。 | Fanfare: select a chosen allied follower. If it has Last Words, do this 1 time: activate the Last Words of it.
それが「チョイス と対象選択を含まないファンファーレ 能力」を持つなら2回働かせる。 | If it has Fanfare, do this 2 times: activate the choiceless Fanfare of it.
自分のデッキの「スペルブースト を持つカード」すべてを、2回スペルブースト する。 | Spellboost all cards with Spellboost in your deck 2 times.
ファンファーレ カウントダウン を「自分の場のフォロワーの数」と同じだけ遅らせる。 | Fanfare: increase the countdown of this by X, where X is the number of allied followers.
自分のターン終了時、このフォロワーが攻撃していない状態なら、カードを1枚引く。 | At the end of your turn: if the number of times this attacked this turn is exactly 0, draw a card.
自分の手札1枚を捨てる。機械・カードを捨てたなら、カードを1枚引く。 | Discard a chosen card in your hand. If there is an allied Machina card discarded this way, draw a card.
ファンファーレ 自分の他の手札が相手の手札より多いなら、カードを1枚引く。 | Fanfare: if the number of other cards in your hand is more than the number of cards in your opponent's hand, draw a card.
相手のフォロワー1体にXダメージ。Xは「このスペルブースト の回数」である。 | Deal X damage to a chosen enemy follower, where X is the spellboost count of this.
相手のリーダーに「自分のデッキに残っている機械・カードの枚数」と同じダメージ。 | Deal X damage to the enemy leader, where X is the number of Machina cards in your deck.
このバトル中に破壊された自分の機械・カードのコストの合計が10以上なら、カードを1枚引く。 | If the total cost of all allied Machina cards that were destroyed this match is 10 or more, draw a card.
"""
ROWS = [tuple(part.strip() for part in row.split(" | ")) for row in LINES.strip().splitlines()]


@pytest.mark.parametrize("japanese, canonical", ROWS)
def test_the_line_means_this(japanese, canonical):
    assert said(tree(japanese)) == canonical
    assert tree(canonical) == tree(japanese)

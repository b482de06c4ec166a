"""What printed Japanese names by what was done to it, and what it says before several things: in sentences of our own."""

import pytest

from engine.language.errors import PointsAtNothing
from tests.cast.card_words import card, check_pair, rows, said, tree

# a card, “／” between its lines | in its last line, canonical English
NAMED = """
ファンファーレ カードを1枚引く。加えたカードのコストを1にする。 | Fanfare: draw a card and set the cost of it to 1.
カードを2枚引く。／エンハンス 5； 引いたカードのコストを1にする。 | Enhance 5: set the cost of it to 1.
ファンファーレ 自分の手札1枚を捨てる。捨てたカードと同名のカード1枚を手札に加える。 | Fanfare: discard a chosen card in your hand. Add a copy of the card discarded this way to your hand.
自分のフォロワーが破壊されるたび、破壊されたフォロワーと同名のフォロワー1体を出す。 | Whenever an allied follower is destroyed: summon a copy of it.
ファンファーレ フェアリー2体を出す。出したフォロワーすべては疾走 を持つ。 | Fanfare: summon 2 Fairies and give them Storm.
自分の手札すべてを捨てる。「捨てた枚数」と同じだけカードを引く。 | Discard all cards in your hand. Draw that many cards.
自分が手札を捨てるたび、「捨てた枚数」と同じだけカードを引く。 | Whenever you discard one or more cards: draw that many cards.
ファンファーレ 相手のフォロワー1体に2ダメージ。相手のリーダーに「選択したフォロワーの攻撃力の値」と同じダメージ。 | Fanfare: deal 2 damage to a chosen enemy follower. Deal X damage to the enemy leader, where X is its attack.
"""


@pytest.mark.parametrize(("text", "canonical"), rows(NAMED))
def test_what_was_done_names_the_thing_it_was_done_to(text: str, canonical: str) -> None:
    """Where that was done before, what was spoken of last is meant."""
    lines, wrong = card(text.replace("／", "\n"))
    assert (wrong, said(lines[-1])) == ([], canonical)


@pytest.mark.parametrize("text", [
    "ファンファーレ 加えたカードのコストを1にする。",
    "ファンファーレ 相手のフォロワー1体に3ダメージ。引いたカードのコストを-1する。",
    "ファンファーレ 相手のフォロワー1体に3ダメージ。戻したカードのコストを-1する。",
    "自分のフォロワーが破壊されるたび、出したフォロワーは疾走 を持つ。",
    "自分のフォロワーが破壊されるたび、捨てたカードと同名のカード1枚を手札に加える。",
    "ランダムな相手のフォロワー1体に2ダメージ。相手のリーダーに「選択したフォロワーの攻撃力の値」と同じダメージ。",
    "ファンファーレ 「捨てた枚数」と同じだけカードを引く。",
    "ファンファーレ カードを1枚引く。相手のリーダーに「捨てた枚数」と同じダメージ。",
    "Fanfare: draw that many cards.",
    "ファンファーレ カードを2枚引く。\nラストワード 引いたカードのコストを1にする。",
])
def test_what_was_not_done_names_nothing(text: str) -> None:
    """Anything else that was done is not what the words say, and what another ability did neither: refused where it stands."""
    wrong = card(text)[1]
    assert [type(one) for one in wrong] == [PointsAtNothing]


EACH = """
ファンファーレ コスト3以下の、相手のフォロワー1体か相手のアミュレット1つを消滅させる。 | Fanfare: banish a chosen enemy follower or amulet that costs 3 or less.
ファンファーレ 体力2以下の、自分の他のフォロワー1体か相手のフォロワー1体を手札に戻す。 | Fanfare: return a chosen either other allied follower with 2 or less defense or else enemy followers with 2 or less defense to hand.
ファンファーレ コスト2以下の、相手のフォロワーすべてと相手のアミュレットすべてを破壊する。 | Fanfare: destroy all enemy followers that cost 2 or less and all enemy amulets that cost 2 or less.
ファンファーレ コスト2以下の相手のフォロワーすべてと相手のアミュレットすべてを破壊する。 | Fanfare: destroy all enemy followers that cost 2 or less and all enemy amulets.
ファンファーレ コスト2の、機械・フォロワーと機械・スペルをランダムに1枚ずつ、自分のデッキから手札に加える。 | Fanfare: put a random Machina follower that costs exactly 2 in your deck and a random Machina spell that costs exactly 2 in your deck into your hand.
ファンファーレ ダメージを受けている、相手のフォロワー1体と自分のフォロワー1体を破壊する。 | Fanfare: destroy a chosen enemy damaged follower and a chosen allied damaged follower.
ファンファーレ 進化していない、自分の他の機械・フォロワー1体を進化させる。 | Fanfare: evolve a chosen other allied unevolved Machina follower.
ファンファーレ コスト3以下の、ダメージを受けていない相手のフォロワー1体を破壊する。 | Fanfare: destroy a chosen enemy undamaged follower that costs 3 or less.
"""


@pytest.mark.parametrize(("printed", "canonical"), rows(EACH))
def test_a_comma_says_it_of_each(printed: str, canonical: str) -> None:
    """Behind a comma what stands before is meant of every thing that follows; without one, of the first."""
    read = tree(printed)
    assert said(read) == canonical
    assert tree(said(read, "ja")) == read


def test_either_print_of_it_is_one() -> None:
    """English says it behind, Japanese before."""
    check_pair("Fanfare: Banish an enemy follower or amulet that costs 3 or less.", "ファンファーレ コスト3以下の、相手のフォロワー1体か相手のアミュレット1つを消滅させる。")

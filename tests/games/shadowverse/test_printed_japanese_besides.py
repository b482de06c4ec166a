"""What Japanese prints say of picks, of what comes from the deck and of the deck itself, seen on the board."""

from __future__ import annotations

from tests.cast.cases import Fails
from tests.games.shadowverse.test_printed_japanese_later import card, hand, said, word


def test_what_is_described_in_quotation_marks_is_what_is_drawn(fails: Fails) -> None:
    """Only the amulet of the deck has a countdown, and only the cheap one is cheap enough."""
    amulet = card("カウントダウン 2", "amulet")
    given = {"me": {"deck": ["Fairy", "Test Speaker", "Fairy"]}}
    words = [word("コスト2以下の「カウントダウン を持つアミュレット」をランダムに1枚、自分のデッキから手札に加える。")]
    assert said(fails, given, ["I play Test Word"], ["Test Speaker is in my hand", "my hand has 1 card"], words, amulet) == []
    words = [word("コスト3以上の「カウントダウン を持つアミュレット」をランダムに1枚、自分のデッキから手札に加える。")]
    assert said(fails, given, ["I play Test Word"], ["my hand has 0 cards"], words, amulet) == []


def test_a_card_reveals_itself_as_it_comes_from_the_deck(fails: Fails) -> None:
    """Drawn, it does what it says; put into the hand by an effect that makes a new one, it does not."""
    speaker = card("自分のターン中、これが自分のデッキから手札に加わるとき、公開して、フェアリー1枚を手札に加える。")
    given = {"me": {"deck": ["Test Speaker"]}}
    assert said(fails, given, ["I play Test Word"], ["my hand has 2 cards"], [word("カードを1枚引く。")], speaker) == []
    assert said(fails, given, ["I play Test Word"], ["my hand has 1 card"], [word("試験の話者1枚を手札に加える。")], speaker) == []


def test_a_cost_in_hand_changes_where_it_is_so_at_the_end_of_the_turn(fails: Fails) -> None:
    """With a Fairy there the card costs 0 from then on, without one as before."""
    speaker = card("自分のターン終了時、自分の場にフェアリーがいるなら、自分の手札のこのコストを-1する。")
    for board, cost in ((["Fairy"], 0), ([], 1)):
        assert fails({"me": hand(board=board), "opponent": {"deck_size": 9}}, ["I end the turn"], [f"Test Speaker costs {cost}"], cards=speaker) == []


def test_cards_of_the_deck_are_spellboosted(fails: Fails) -> None:
    """Twice, and the card costs 2 less where it lies."""
    star = card("スペルブースト コスト-1", cost=5)
    words = [word("自分のデッキの「スペルブースト を持つカード」すべてを、2回スペルブースト する。")]
    assert said(fails, {"me": {"deck": ["Test Speaker"]}}, ["I play Test Word"], ["Test Speaker costs 3"], words, star) == []


def test_what_was_not_discarded_is_not_answered(fails: Fails) -> None:
    """Only a Machina card that was discarded this way draws a card."""
    words = [word("自分の手札1枚を捨てる。機械・カードを捨てたなら、カードを1枚引く。")]
    for traits, n in (["machina"], 1), ([], 0):
        given = {"me": {"hand": ["Test Speaker"], "deck_size": 9}}
        assert said(fails, given, ["I play Test Word"], [f"my hand has {n} card{'' if n == 1 else 's'}"], words, card("守護", traits=traits)) == []


def test_abilities_without_choices_are_made_to_happen(fails: Fails) -> None:
    """A Fanfare that chooses nothing happens twice; one that chooses does not."""
    words = [word("ランダムな自分のフォロワー1体は守護 を持つ。それが「チョイス と対象選択を含まないファンファーレ 能力」を持つなら2回働かせる。")]
    for text, defense in (("ファンファーレ 相手のリーダーに2ダメージ。", 16), ("ファンファーレ 相手のリーダーか相手のフォロワー1体に2ダメージ。", 20)):
        given = {"me": {"board": ["Test Speaker"]}}
        assert said(fails, given, ["I play Test Word"], [f"opponent's leader has {defense} defense"], words, card(text)) == []

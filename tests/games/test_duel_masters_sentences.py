"""How people write scenarios of Duel Masters: summoning, casting, charging, shields and blocks in their own words."""

from __future__ import annotations

import pytest

from tests.cast.cases import Fails
from tests.games.test_duel_masters_events import plain
from tests.games.test_duel_masters_words import done

GAME = "duel-masters"
BOLT = {**{k: v for k, v in plain("Test Bolt", 0, "Destroy an enemy creature.").items() if k != "power"}, "kind": "spell"}
CARDS = [plain("Test Ram", 6000, "Double Breaker."), plain("Test Wall", 7000, "Blocker."), plain("Test Plain", 1000), BOLT]


@pytest.mark.parametrize("said", ["I summon it", "自分がitを召喚する"])
def test_what_is_summoned_was_summoned(fails: Fails, said: str) -> None:
    """And what an effect puts out was not."""
    board = {"turn": "me", "me": {"hand": [{"card": "Test Ram", "as": "it"}], "mana": ["Test Plain"]}}
    assert fails(board, [said], ["it was summoned", "itは召喚された"], GAME, CARDS) == []
    put = 'I do "Put a chosen creature in your hand into the battle zone."'
    assert fails(board, [put], ["it was not summoned", "it is in the battle zone"], GAME, CARDS) == []
    assert fails(board, [put], ["it was summoned"], GAME, CARDS) != []


@pytest.mark.parametrize("said", ["I cast spell", "自分がspellを唱える"])
def test_what_is_cast_was_cast(fails: Fails, said: str) -> None:
    """Played, in the words of the game."""
    board = {"turn": "me", "me": {"hand": [{"card": "Test Bolt", "as": "spell"}], "mana": ["Test Plain"]}, "opponent": {"battle": ["Test Ram"]}}
    assert fails(board, [said], ["spell was cast", "spell was used", "Test Ram was destroyed"], GAME, CARDS) == []


@pytest.mark.parametrize("said", ["I charge it", "自分がitをマナチャージする"])
def test_a_charge_is_a_card_put_into_the_mana_zone(fails: Fails, said: str) -> None:
    """Once a turn."""
    board = {"turn": "me", "me": {"hand": [{"card": "Test Ram", "as": "it"}, "Test Plain"]}}
    assert fails(board, [said], ["it is in my mana zone"], GAME, CARDS) == []
    assert fails(board, [said, "I charge Test Plain"], ["action 2 was refused by dm.play.one-mana-a-turn"], GAME, CARDS) == []


def test_shields_are_counted_in_so_many_words(fails: Fails) -> None:
    """Those that were broken, and those that are left; what is not so does not hold."""
    board = {"turn": "me", "me": {"battle": ["Test Ram"]}, "opponent": {"shields": ["2 x Test Plain"]}}
    then = ["2 shields were broken", "2 of opponent's shields were broken", "opponent has no shields", "シールドが2枚ブレイクされた"]
    assert fails(board, ["Test Ram attacks opponent"], then, GAME, CARDS) == []
    for wrong in ("1 shield was broken", "no shield was broken", "opponent has 1 shield", "2 of my shields were broken"):
        assert fails(board, ["Test Ram attacks opponent"], [wrong], GAME, CARDS) != [], wrong


def test_a_block_and_an_untapping_can_be_stated(fails: Fails) -> None:
    """In their order; without a block there is none."""
    board = {"turn": "me", "me": {"battle": ["Test Ram"], "deck_size": 9}, "opponent": {"battle": ["Test Wall"], "shields": ["2 x Test Plain"], "deck_size": 9}}
    acts = ["Test Ram attacks opponent choosing Test Wall", "I end the turn"]
    assert fails(board, acts, ["first Test Wall blocks, then Test Ram is destroyed, then Test Wall untaps", "no shield was broken"], GAME, CARDS) == []
    assert fails(board, ["Test Ram attacks opponent choosing nothing"], ["it never happened that Test Wall blocks"], GAME, CARDS) == []


@pytest.mark.parametrize(("line", "means"), [
    ("Evolution: one of your fire creatures.", "This is put on 1 allied Fire creature."),
    ("Return the top card of one of your creatures to your hand.", "Put only the top card of a chosen allied creature into its owner's hand."),
    ("Put the top card of your deck into your mana zone.", "Put the top 1 card of your deck into your mana zone."),
    ("If you have 3 or more shields, draw a card.", "If there are 3 or more cards in your shield zone, draw a card."),
    ("Return all of your opponent's creatures to their hands.", "Return all enemy creatures to hand."),
    ("Your opponent discards 2 cards at random.", "Your opponent discards 2 random cards in your opponent's hand."),
])  # fmt: skip
def test_texts_as_people_write_them_are_read(line: str, means: str) -> None:
    """On a creature or a spell."""
    assert means in (done(line), done(line, "spell"))


@pytest.mark.parametrize(("line", "means"), [
    ("ウェーブストライカー\nこのクリーチャーはブロックされない。", "Wave Striker: this can't be blocked."),
    ("シールド・フォース(このクリーチャーをバトルゾーンに出す時、自分のシールドを1枚選んでもよい。そのシールドがシールドゾーンにある間、このクリーチャーは次の能力を得る)\n"
     "このクリーチャーが攻撃する時、カードを1枚引く。", "Shield Force: when this attacks: draw a card."),
    ("W・ブレイカー\nこのクリーチャーはブロックされない。", "Double Breaker. / This can't be blocked."),
    ("マナ進化-火のクリーチャーを1体自分のマナゾーンから選び、このクリーチャーをその上に重ねつつバトルゾーンに出す。", "This is put on 1 Fire creature in your mana zone."),
    ("どんな種族の進化クリーチャーを、このクリーチャーの上に置いてもよい。", "This may have any evolution put on it."),
    ("NEO進化-自分の水のクリーチャー1体の上に置いてもよい。", "NEO evolution: allied Water creature."),
])  # fmt: skip
def test_a_head_on_a_line_of_its_own_is_of_the_line_below(line: str, means: str) -> None:
    """Alone, a keyword is what it is."""
    assert done(line, lang="ja") == means

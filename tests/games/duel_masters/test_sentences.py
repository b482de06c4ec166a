"""How people write scenarios of Duel Masters: summoning, casting, charging, shields and blocks in their own words."""

from __future__ import annotations

import pytest

from tests.cast.cases import Fails
from tests.games.duel_masters.test_events import plain
from tests.games.duel_masters.test_words import done

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
    ("Your opponent discards 2 cards at random.", "Your opponent discards 2 random cards."),
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


@pytest.mark.parametrize(("line", "means"), [
    ("At the end of each turn, draw a card.", "At the end of each player's turn: draw a card."),
    ("When this creature attacks, you may summon a creature that costs 5 or less from your hand for no cost.",
     "When this attacks: you may without paying, summon a chosen creature that costs 5 or less in your hand."),
    ("During your opponent's turn, this creature gets +3000 power.", "While it is your opponent's turn, this has 3000 more power."),
    ("Neither player can use shield triggers.", "Each player can't use Shield Trigger."),
    ("When this creature is destroyed, you may choose one of your shields and put it into your hand. You can't use the \"shield trigger\" ability of that shield.",
     "When this is destroyed: you may take a chosen card in your shield zone into hand without using Shield Trigger."),
])  # fmt: skip
def test_more_texts_as_people_write_them_are_read(line: str, means: str) -> None:
    """And done."""
    assert done(line) == means


@pytest.mark.parametrize(("line", "kind", "means"), [
    ("自分のシールドを1枚選び、自分の手札に加えてもよい。ただし、その「S・トリガー」は使えない。", "spell", "You may take a chosen card in your shield zone into hand without using Shield Trigger."),
    ("相手が「S・トリガー」を使った時、カードを1枚引いてもよい。", "creature", "Whenever your opponent uses a shield trigger: you may draw a card."),
    ("バトルゾーンに自分のドラゴンが2体でもあれば、このクリーチャーのパワーは+2000される。", "creature", "While there are 2 or more allied Dragons, this has 2000 more power."),
    ("このクリーチャーは、火のクリーチャーに攻撃またはブロックされない。", "creature", "This can't be attacked by Fire creatures. This can't be blocked by Fire creatures."),
    ("L・ゲート：ドラゴン(このクリーチャーが破壊される時、墓地に置くかわりに、ドラゴンを1体、自分の墓地から手札に戻してもよい。そうした場合、このクリーチャーを山札の一番下に置く)", "creature",
     "If this would be destroyed, you may return a chosen Dragon in your graveyard to hand and put this on the bottom of its owner's deck instead."),
    ("城-自分のシールドをひとつ選び、このカードを付けて要塞化する。その要塞化されたシールドがシールドゾーンから離れた時、このカードを自分の墓地に置く。"
     "(「S・トリガー」能力を使う場合は、このカードを墓地に置く前に使う)", "castle", "This fortifies one of your shields."),
])  # fmt: skip
def test_more_japanese_texts_are_read(line: str, kind: str, means: str) -> None:
    """And done."""
    assert done(line, kind, "ja") == means


@pytest.mark.parametrize(("text", "asked"), [("take a chosen card in your shield zone into hand without using Shield Trigger", False), ("put a chosen card in your shield zone into your hand", True)])
def test_a_shield_taken_without_its_trigger_is_not_asked_for(fails: Fails, text: str, asked: bool) -> None:
    """Put into the hand otherwise, it is."""
    gift = {**{k: v for k, v in plain("Test Gift", 0, "Shield Trigger.\nDraw a card.").items() if k != "power"}, "kind": "spell"}
    taker = plain("Test Taker", 1000, f"When this enters the battle zone, {text}.")
    board = {"turn": "me", "me": {"hand": ["Test Taker"], "mana": ["Test Plain"], "shields": ["Test Gift"], "deck": ["2 x Test Plain"]}}
    act = "I summon Test Taker" + (" choosing yes" if asked else "")
    then = ["Test Gift is in my graveyard", "my hand has 1 card"] if asked else ["Test Gift is in my hand", "my hand has 1 card"]
    assert fails(board, [act], then, GAME, [*CARDS, gift, taker]) == []


def test_the_use_of_a_shield_trigger_is_heard(fails: Fails) -> None:
    """Used it is, declined it is not."""
    gift = {**{k: v for k, v in plain("Test Gift", 0, "Shield Trigger.\nDestroy an enemy creature.").items() if k != "power"}, "kind": "spell"}
    watcher = plain("Test Watcher", 1000, "Whenever your opponent uses a shield trigger, draw a card.")
    board = {"turn": "me", "me": {"battle": ["Test Watcher"], "deck": ["Test Plain"]}, "opponent": {"shields": ["Test Gift"]}}
    for said, hand in (("yes", "my hand has 1 card"), ("no", "my hand is empty")):
        assert fails(board, [f"Test Watcher attacks opponent choosing {said}"], [hand], GAME, [*CARDS, gift, watcher]) == []


def test_a_refusal_names_what_forbids(fails: Fails) -> None:
    """The card on the table, in the message; and it is refused by its rule."""
    cards = [*CARDS, plain("Test Lock", 1000, "Your opponent can't cast spells.")]
    board = {"turn": "me", "me": {"hand": ["Test Bolt"], "mana": ["Test Plain"]}, "opponent": {"battle": ["Test Lock"]}}
    assert fails(board, ["I cast Test Bolt"], ["action 1 was refused by dm.put.may-be-forbidden"], GAME, cards) == []


def test_a_creature_on_the_table_is_meant_and_not_its_copies_in_the_mana_zone(fails: Fails) -> None:
    """Where it blocks, and where it is chosen; a zone of no cards may be said by its number, wherever it is."""
    board = {"turn": "me", "me": {"battle": ["Test Ram"], "mana": 0}, "opponent": {"battle": ["Test Wall"], "mana": ["2 x Test Wall"], "shields": 2, "graveyard": 0}}
    assert fails(board, ["Test Ram attacks opponent", "Test Wall blocks"], ["Test Ram was destroyed", "my mana zone is empty"], GAME, CARDS) == []
    assert fails(board, ["Test Ram attacks opponent choosing Test Wall"], ["Test Ram was destroyed"], GAME, CARDS) == []


def test_what_could_be_summoned_and_what_lies_at_the_bottom(fails: Fails) -> None:
    """In the words of the game."""
    board = {"turn": "me", "me": {"hand": ["Test Ram"], "deck": ["Test Plain", "Test Wall"]}}
    then = ["I can't summon Test Ram", "自分はTest Ramを召喚できない", "my deck ends with Test Wall", "Test Wall is at the bottom of my deck", "Test Plainは自分の山札の一番上にある"]
    assert fails(board, ["nothing is done"], then, GAME, CARDS) == []
    assert fails(board, ["nothing is done"], ["my deck ends with Test Plain"], GAME, CARDS) != []


def test_an_attack_of_a_creature_that_has_just_entered_is_refused_for_that(fails: Fails) -> None:
    """Summoning sickness, in so many words; one that is tapped is refused for another reason."""
    board = {"turn": "me", "me": {"battle": [{"card": "Test Plain", "entered_this_turn": "true"}, {"card": "Test Ram", "tapped": "true"}]}, "opponent": {"shields": ["2 x Test Plain"]}}
    when = ["my Test Plain attacks opponent", "Test Ram attacks opponent"]
    then = ["action 1 was refused because of summoning sickness", "行動1は召喚酔いのため拒否された", "action 2 was refused because it may not attack"]
    assert fails(board, when, then, GAME, CARDS) == []
    assert fails(board, when, [*then[1:], "action 2 was refused because of summoning sickness"], GAME, CARDS) != []

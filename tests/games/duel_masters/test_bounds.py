"""What cards say of who may attack or block what, in the words of either language; and how it comes out."""

from __future__ import annotations

import pytest

from tests.cast.cases import Fails
from tests.games.duel_masters.test_events import plain
from tests.games.duel_masters.test_words import done

GAME = "duel-masters"
CARDS = [plain("Test Small", 1000), plain("Test Large", 6000), plain("Test Wall", 3000, "Blocker.")]


@pytest.mark.parametrize(("line", "means"), [
    ("This creature can't block creatures that have power 6000 or more.", "This can't block creatures with 6000 or more power."),
    ("このクリーチャーは、パワー6000以上のクリーチャーをブロックできない。", "This can't block creatures with 6000 or more power."),
    ("This creature can be blocked only by creatures that have power 6000 or more.", "This can be blocked only by creatures with 6000 or more power."),
    ("このクリーチャーは火のクリーチャーにしかブロックされない。", "This can be blocked only by Fire creatures."),
    ("This creature can attack only creatures that have \"blocker.\"", "This can attack only creatures with Blocker."),
    ("Your opponent can attack with only one creature each turn.", "Your opponent can't attack with more than 1 creature each turn."),
    ("相手は、各ターン、クリーチャーを1体しか攻撃させることができない。", "Your opponent can't attack with more than 1 creature each turn."),
    ("Your opponent's creatures must attack this creature if able.", "This must be attacked if able."),
    ("相手のクリーチャーは、可能であればこのクリーチャーを攻撃する。", "This must be attacked if able."),
    ("Whenever you would draw a card, you may put the top card of your deck into your mana zone instead.",
     "If you would draw a card, you may put the top 1 card of your deck into your mana zone instead."),
    ("Your opponent's spells each cost 1 more to cast.", "All enemy spells cost 1 more."),
    ("マナドライブ2(水)：このクリーチャーが出た時、自分のマナゾーンにカードが2枚以上あり、水文明があれば、カードを1枚引く。",
     "Mana Drive 2 Water: when this enters the board: if there are 2 or more cards in your mana zone and there is a Water card in your mana zone, draw a card."),
    ("このクリーチャーを自分の墓地から召喚してもよい。", "This may be used from your graveyard."),
    ("You may summon this creature from your graveyard.", "This may be used from your graveyard."),
    ("各プレイヤーは、1ターンに1回しか呪文を唱えられない。", "Each player can't use more than 1 spells each turn."),
    ("このクリーチャーが破壊される時、墓地に置くかわりに山札の一番下に置く。", "If this would be destroyed, put it on the bottom of its owner's deck instead."),
    ("このクリーチャーが出た時、自分の山札の上から2枚を裏向きにし、封印としてこのクリーチャーに付ける。", "When this enters the board: set the top 2 cards of your deck face down on this."),
    ("進化：火のコマンド", "This is put on 1 Fire Command."),
    ("ハイパー化(自分の他のクリーチャーを1体タップして、次の自分のターンのはじめまで、このクリーチャーのハイパーモードを解放する)", "Hyper 1."),
])  # fmt: skip
def test_what_it_means(line: str, means: str) -> None:
    """As it is printed, in the language's own words."""
    assert done(line) == means


def bounded(name: str, power: int, text: str) -> dict[str, object]:
    """A creature that says it of itself."""
    return plain(name, power, text)


def test_a_blocker_that_blocks_no_strong_ones(fails: Fails) -> None:
    """By their power at that moment."""
    squire = bounded("Test Squire", 3000, "Blocker.\nThis creature can't block creatures that have power 6000 or more.")
    board = {"turn": "me", "me": {"battle": ["Test Small", "Test Large"]}, "opponent": {"battle": ["Test Squire"], "shields": 3}}
    when = ["Test Large attacks opponent", "Test Squire blocks", "Test Small attacks opponent", "Test Squire blocks"]
    assert fails(board, when, ["action 2 was refused", "Test Small was destroyed", "opponent has 2 shields"], GAME, [*CARDS, squire]) == []


def test_what_is_blocked_by_some_alone(fails: Fails) -> None:
    """All others let it pass."""
    ghost = bounded("Test Ghost", 2000, "This creature can be blocked only by creatures that have power 6000 or more.")
    board = {"turn": "me", "me": {"battle": ["Test Ghost"]}, "opponent": {"battle": ["Test Wall", "Test Fort"], "shields": 3}}
    fort = plain("Test Fort", 7000, "Blocker.")
    assert fails(board, ["Test Ghost attacks opponent", "Test Wall blocks"], ["action 2 was refused", "opponent has 2 shields"], GAME, [*CARDS, ghost, fort]) != []
    assert fails(board, ["Test Ghost attacks opponent", "Test Fort blocks"], ["Test Ghost was destroyed"], GAME, [*CARDS, ghost, fort]) == []


def test_one_that_attacks_some_alone_attacks_no_player(fails: Fails) -> None:
    """Nor any other creature."""
    hunter = bounded("Test Hunter", 5000, 'This creature can attack only creatures that have "blocker."')
    board = {"turn": "me", "me": {"battle": ["Test Hunter"]}, "opponent": {"battle": [{"card": "Test Wall", "tapped": True}, {"card": "Test Small", "tapped": True}], "shields": 3}}
    then = ["Test Hunter can't attack opponent", "Test Hunterは相手を攻撃できない", "Test Hunter can't attack Test Small", "Test Hunter can attack Test Wall"]
    assert fails(board, ["nothing is done"], then, GAME, [*CARDS, hunter]) == []


def test_one_attacker_a_turn(fails: Fails) -> None:
    """The same creature may attack again, another may not; in the next turn it may."""
    warden = bounded("Test Warden", 5000, "Your opponent can attack with only one creature each turn.")
    board = {"turn": "me", "me": {"battle": ["Test Small", "Test Large"], "deck_size": 9}, "opponent": {"battle": ["Test Warden"], "shields": 4, "deck_size": 9}}
    when = ["Test Small attacks opponent", 'I do "untap all allied creatures."', "Test Large attacks opponent", "Test Small attacks opponent", "I end my turn", "opponent ends the turn", "Test Large attacks opponent"]
    assert fails(board, when, ["action 3 was refused", "opponent has 1 shield"], GAME, [*CARDS, warden]) == []


def test_what_must_be_attacked(fails: Fails) -> None:
    """By all that can, and before the turn ends; while it cannot be attacked, nothing holds."""
    idol = bounded("Test Idol", 9000, "相手のクリーチャーは、可能であればこのクリーチャーを攻撃する。")
    board = {"turn": "me", "me": {"battle": ["Test Small"], "deck_size": 9}, "opponent": {"battle": [{"card": "Test Idol", "tapped": True}], "shields": 3, "deck_size": 9}}
    when = ["Test Small attacks opponent", "I end my turn", "Test Small attacks Test Idol", "I end my turn"]
    then = ["action 1 was refused by dm.attack.if-able", "action 2 was refused by dm.attack.if-able", "Test Small was destroyed", "it is opponent's turn"]
    assert fails(board, when, then, GAME, [*CARDS, idol]) == []
    board["opponent"] = {"battle": ["Test Idol"], "shields": 3, "deck_size": 9}
    assert fails(board, ["Test Small attacks opponent", "I end my turn"], ["opponent has 2 shields", "it is opponent's turn"], GAME, [*CARDS, idol]) == []


def test_a_card_is_used_from_where_its_text_says(fails: Fails) -> None:
    """For its cost, in its player's main step; from elsewhere it is not, and no other card is."""
    shade = {**plain("Test Shade", 3000, "このクリーチャーを自分の墓地から召喚してもよい。"), "cost": 1}
    board = {"turn": "me", "me": {"graveyard": ["Test Shade", "Test Small"], "mana": ["Test Large"]}, "opponent": {}}
    assert fails(board, ["I summon Test Shade"], ["Test Shade is in my battle zone", "Test Shade was summoned"], GAME, [*CARDS, shade]) == []
    assert fails(board, ["I summon Test Small"], ["action 1 was refused"], GAME, [*CARDS, shade]) == []
    board["me"] = {"graveyard": ["Test Shade"]}
    assert fails(board, ["I summon Test Shade"], ["action 1 was refused", "Test Shade is in my graveyard"], GAME, [*CARDS, shade]) == []


def test_one_spell_a_turn_leaves_creatures_alone(fails: Fails) -> None:
    """What is counted is what is forbidden, and nothing else."""
    warden = bounded("Test Warden", 3000, "各プレイヤーは、1ターンに1回しか呪文を唱えられない。")
    drop = {"name": {"en": "Test Drop", "ja": "試験の滴"}, "kind": "spell", "class": "water", "cost": 1, "text": "Draw a card."}
    board = {"turn": "me", "me": {"battle": ["Test Warden"], "hand": ["2 x Test Drop", "Test Small"], "mana": ["3 x Test Drop", "3 x Test Small"], "deck_size": 5}, "opponent": {}}
    when = ["I cast Test Drop", "I summon Test Small", "I cast Test Drop"]
    assert fails(board, when, ["action 2 was not refused", "action 3 was refused"], GAME, [*CARDS, warden, drop]) == []


def test_a_card_in_angle_brackets_is_that_card(fails: Fails) -> None:
    """By its name, and by no other."""
    caller = {**plain("Test Caller", 2000, "このクリーチャーが出た時、《Test Small》を1体、自分の手札から出す。"), "cost": 1}
    board = {"turn": "me", "me": {"hand": ["Test Caller", "Test Small", "Test Large"], "mana": ["Test Wall"]}, "opponent": {}}
    then = ["Test Small is in my battle zone", "Test Large is in my hand"]
    assert fails(board, ["I summon Test Caller"], then, GAME, [*CARDS, caller]) == []

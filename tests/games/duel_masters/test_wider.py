"""Forms that go together with any phrase: one act or another, one moment or another, how many there are, what comes of an effect of the other player."""

from __future__ import annotations

import pytest

from tests.cast.cases import Fails
from tests.games.duel_masters.test_events import plain
from tests.games.duel_masters.test_who_chooses import GAME, spell
from tests.games.duel_masters.test_words import done

JAPANESE = [
    ("このクリーチャーが破壊された時、カードを1枚引くか、相手のパワー2000以下のクリーチャーを1体破壊する。",
     "When this is destroyed: choose one: draw a card; destroy a chosen enemy creature with 2000 or less power."),
    ("このクリーチャーが出た時、またはこのクリーチャーがバトルゾーンを離れた時、カードを1枚引く。",
     "Either when this enters the board or else when this leaves the board: draw a card."),
    ("このクリーチャーまたは自分の他のドラゴンが破壊された時、カードを1枚引く。",
     "Either when this is destroyed or else whenever another allied Dragon is destroyed: draw a card."),
    ("自分のシールドが2つ以下であれば、このクリーチャーはブロックされない。", "While there are 2 or less cards in your shield zone, this can't be blocked."),
    ("バトルゾーンに相手のクリーチャーが1体もなければ、このクリーチャーは攻撃できない。", "While there is no enemy creature, this can't attack."),
    ("自分の火、水、または光のクリーチャーはブロックされない。", "All allied creatures of either Fire or Water or Light can't be blocked."),
    ("リンクしている自分のゴッドはブロックされない。", "All linked allied Gods can't be blocked."),
    ("ホーリー・フィールド(自分のシールドの数が相手以上であれば、このクリーチャーは次の能力を得る) このクリーチャーはブロックされない。", "Holy Field: this can't be blocked."),
    ("マナ爆誕7(このクリーチャーを自分のマナゾーンから、コスト7を支払って召喚してもよい)", "This may be used from your mana zone for 7."),
    ("覚醒-自分のターンのはじめに、このクリーチャーをコストの大きいほうに裏返す。(ゲーム開始時、サイキック・クリーチャーは山札には含めず、自分の超次元ゾーンに置き、バトルゾーン以外のゾーンに行った場合、そこに戻す)",
     "Awaken: at the start of your turn: turn this over."),
    ("相手の呪文の効果でこのクリーチャーがバトルゾーンから離れる時、バトルゾーンから離れずにとどまる。", "If this would leave the board by effects of enemy spells, it stays instead."),
    ("このクリーチャーが出た時、文明をひとつ選ぶ。その文明のクリーチャーをすべてタップする。", "When this enters the board: choose a civilization. Tap all creatures of the chosen civilization."),
    ("返霊2 カードを1枚引く。", "When this attacks: if there are 2 or more cards in your graveyard, you may put 2 chosen cards in your graveyard on the bottom of its owner's deck. If you do, draw a card."),
    ("自分の他の(W・ソウル)クリーチャーは、シールドをさらに1枚ブレイクする。", "All other allied W Soul creatures break 1 more shield."),
    ("自分の(K・ソウル)または(W・ソウル)クリーチャーはブロックされない。", "All allied K Souls or W Souls can't be blocked."),
    ("このクリーチャーが出た時、自分のシールドを1枚裏向きのまま選び、自分の手札に加えてもよい。ただし、その「S・トリガー」は使えない。",
     "When this enters the board: you may take a chosen card in your shield zone into hand without using Shield Trigger."),
    ("このクリーチャーが出た時、相手のシールドを1枚選び、持ち主の墓地に置く。(その「S・トリガー」は使えない)",
     "When this enters the board: put a chosen card in your opponent's shield zone into its owner's graveyard."),
    ("このクリーチャーが出た時、自分のシールドを1枚選び、手札に加える。(その「S・トリガー」は使えない)", ""),  # there it is no reminder: it forbids something
    ("自分のターンの終わりに、バトルゾーンにある自分のクリーチャーがこのクリーチャーだけであれば、自分の墓地に置く。",
     "At the end of your turn: if there is no other allied creature, put this into its owner's graveyard."),
    ("このクリーチャーが出た時、次の相手のターンの終わりまで、相手のクリーチャーはすべて攻撃できない。",
     "When this enters the board: all enemy creatures can't attack until the end of your opponent's next turn."),
]  # fmt: skip
ENGLISH = [
    ("When this creature would leave the battle zone because of your opponent's effects, return it to your hand instead.",
     "If this would leave the board by effects of enemy cards, return it to hand instead."),
    ("At the end of each of your turns, if this is your only creature in the battle zone, destroy it.", "At the end of your turn: if there is no other allied creature, destroy this."),
    ("Whenever this creature or another of your Dragons is destroyed, draw a card.", "Either when this is destroyed or else whenever another allied Dragon is destroyed: draw a card."),
    ("This creature gets +2000 power and the Armored Dragon race.", "This has 2000 more power and the trait Armored Dragon."),
]  # fmt: skip


@pytest.mark.parametrize(("line", "means"), JAPANESE)
def test_what_it_means_in_japanese(line: str, means: str) -> None:
    """Whatever the parts are."""
    assert done(line, "クリーチャー", "ja") == means


@pytest.mark.parametrize(("line", "means"), ENGLISH)
def test_what_it_means_in_english(line: str, means: str) -> None:
    """The same forms."""
    assert done(line) == means


def test_what_was_done_this_way_is_counted_in_japanese() -> None:
    """“Destroyed” of the active voice is the wording that has a rule of its own."""
    line = "自分のクリーチャーを好きな数破壊する。このようにして破壊したクリーチャー1体につき、カードを1枚引く。"
    assert done(line, "呪文", "ja") == (
        "Destroy any number of chosen allied creatures. Draw X cards, where X is the number of creatures you destroyed this way."
    )


GUARDED = plain("Test Turtle", 3000, "When this creature would be destroyed because of your opponent's effects, return it to your hand instead.")
BOLT = spell("Test Bolt", "Destroy a chosen creature.")


@pytest.mark.parametrize(("who", "where"), [("me", "my graveyard"), ("opponent", "my hand")])
def test_what_asks_for_an_effect_of_the_other_player(fails: Fails, who: str, where: str) -> None:
    """Whose spell it is decides."""
    mine, theirs = {"battle": ["Test Turtle"]}, {}
    (mine if who == "me" else theirs).update({"hand": ["Test Bolt"], "mana": ["9 x Test Goblin"]})
    board = {"turn": who, "me": mine, "opponent": theirs}
    actor = "I play" if who == "me" else "opponent plays"
    assert fails(board, [f"{actor} Test Bolt choosing Test Turtle"], [f"Test Turtle is in {where}"], GAME, [GUARDED, BOLT, plain("Test Goblin", 1000)]) == []


def test_a_battle_is_no_effect(fails: Fails) -> None:
    """Nor are the rules."""
    board = {"turn": "opponent", "me": {"battle": [{"card": "Test Turtle", "tapped": True}]}, "opponent": {"battle": ["Test Giant"]}}
    assert fails(board, ["Test Giant attacks Test Turtle"], ["Test Turtle is in my graveyard"], GAME, [GUARDED, plain("Test Giant", 9000)]) == []


@pytest.mark.parametrize(("wish", "tapped"), [("Fire", "Test Goblin"), ("Water", "Test Squid")])
def test_a_civilization_is_chosen(fails: Fails, wish: str, tapped: str) -> None:
    """The five are offered; only the cards of the one that is named are meant."""
    cards = [spell("Test Flag", "Choose a civilization. Tap all creatures of the chosen civilization."), plain("Test Goblin", 1000), {**plain("Test Squid", 1000), "class": "water"}]
    board = {"turn": "me", "me": {"hand": ["Test Flag"], "mana": ["9 x Test Goblin"]}, "opponent": {"battle": [{"card": "Test Goblin", "as": "goblin"}, {"card": "Test Squid", "as": "squid"}]}}
    names = {"Test Goblin": "goblin", "Test Squid": "squid"}
    other = next(short for name, short in names.items() if name != tapped)
    then = [f"{names[tapped]} is tapped", f"{other} is not tapped"]
    assert fails(board, [f"I play Test Flag choosing \"{wish}\""], then, GAME, cards) == []


@pytest.mark.parametrize(("mana", "refused"), [(6, True), (7, False)])
def test_from_the_mana_zone_it_costs_what_it_says(fails: Fails, mana: int, refused: bool) -> None:
    """Its own cost counts in hand alone."""
    born = plain("Test Sprout", 2000, "This may be used from your mana zone for 7.")
    board = {"turn": "me", "me": {"mana": ["Test Sprout", f"{mana - 1} x Test Goblin"]}}
    then = ["action 1 was refused"] if refused else ["Test Sprout is in the battle zone"]
    assert fails(board, ["I play Test Sprout"], then, GAME, [born, plain("Test Goblin", 1000)]) == []


@pytest.mark.parametrize(("theirs", "blocked"), [(2, True), (3, False), (4, False)])
def test_holy_field_counts_the_shields_of_both(fails: Fails, theirs: int, blocked: bool) -> None:
    """As many are enough."""
    knight = plain("Test Knight", 2000, "Holy Field: this can't be blocked.")
    board = {"turn": "me", "me": {"battle": ["Test Knight"], "shields": theirs}, "opponent": {"battle": ["Test Wall"], "shields": 3}}
    then = ["Test Knight was destroyed"] if blocked else ["Test Knight is in the battle zone"]
    when = ["Test Knight attacks opponent", *(["Test Wall blocks"] if blocked else [])]
    assert fails(board, when, then, GAME, [knight, plain("Test Wall", 9000, "Blocker.")], choose=[] if blocked else [0]) == []


def test_a_race_that_is_added_is_there_as_long_as_its_card(fails: Fails) -> None:
    """What asks for the race finds it, and finds it no more once the giver is gone."""
    cards = [
        plain("Test Banner", 2000, "All other allied creatures have the trait Dragon."),
        plain("Test Goblin", 1000),
        spell("Test Call", "Draw a card for each allied Dragon."),
        spell("Test Bolt", "Destroy a chosen creature."),
    ]
    board = {"turn": "me", "me": {"battle": ["Test Banner", "2 x Test Goblin"], "hand": ["Test Call", "Test Bolt", {"card": "Test Call", "as": "later"}], "mana": ["9 x Test Goblin"], "deck": ["6 x Test Goblin"]}}
    assert fails(board, ["I play later"], ["I drew 2 cards"], GAME, cards) == []
    assert fails(board, ["I play Test Bolt choosing Test Banner", "I play later"], ["I drew no cards"], GAME, cards) == []


@pytest.mark.parametrize(("line", "lang"), [("When you put this creature into the battle zone, your opponent can't block this turn.", "en"), ("相手はブロックできない。", "ja")])
def test_what_cards_do_is_not_said_of_players(line: str, lang: str) -> None:
    """Nothing would come of it."""
    assert done(line, "creature" if lang == "en" else "クリーチャー", lang) == ""


def test_a_player_who_cannot_attack(fails: Fails) -> None:
    """With no creature, those included that come later; until the turn that was said."""
    truce = spell("Test Truce", "Your opponent can't attack until the start of your next turn.")
    board = {"turn": "me", "me": {"hand": ["Test Truce"], "mana": ["9 x Test Goblin"], "shields": 3, "deck_size": 9}, "opponent": {"battle": ["Test Giant"], "deck_size": 9}}
    when = ["I play Test Truce", "I end the turn", "Test Giant attacks me", "opponent ends the turn", "I end the turn", "Test Giant attacks me"]
    assert fails(board, when, ["action 3 was refused", "I have 2 shields"], GAME, [truce, plain("Test Giant", 9000), plain("Test Goblin", 1000)], choose=[0]) == []


@pytest.mark.parametrize(("cards", "drawn"), [(1, 0), (2, 1)])
def test_what_needs_two_cards_is_not_done_with_one(fails: Fails, cards: int, drawn: int) -> None:
    """Nor anything that follows from it."""
    ghost = plain("Test Ghost", 3000, "If there are 2 or more cards in your graveyard, this has 1000 more power.\nWhen this attacks: if there are 2 or more cards in your graveyard,"
                  " you may put 2 chosen cards in your graveyard on the bottom of your deck. If you do, draw a card.")
    board = {"turn": "me", "me": {"battle": ["Test Ghost"], "graveyard": [f"{cards} x Test Goblin"], "deck_size": 5}, "opponent": {"shields": 2}}
    when = ["Test Ghost attacks opponent choosing yes" if drawn else "Test Ghost attacks opponent"]
    assert fails(board, when, [f"I drew {drawn} card" if drawn else "I drew no cards"], GAME, [ghost, plain("Test Goblin", 1000)], choose=[0]) == []


@pytest.mark.parametrize(("dragon", "wish", "drawn"), [(True, "yes", 2), (True, "no", 1), (False, "", 1)])
def test_magic_carries_a_spell_out_once_more(fails: Fails, dragon: bool, wish: str, drawn: int) -> None:
    """Only where such a creature is there, only if its player likes, and only once; it is cast once."""
    cards = [
        spell("Test Rite", "Magic: allied Dragon.\nDraw a card."),
        {**plain("Test Wyvern", 3000), "traits": ["Armored Dragon"]},
        plain("Test Goblin", 1000),
        plain("Test Listener", 1000, "Whenever you cast a spell: this gains 1000 more power."),
    ]
    board = {"turn": "me", "me": {"hand": ["Test Rite"], "mana": ["9 x Test Goblin"], "battle": ["Test Listener", *(["Test Wyvern"] if dragon else [])], "deck_size": 5}}
    when = [f"I play Test Rite choosing {wish}" if wish else "I play Test Rite"]
    then = [f"my hand has {drawn} card" + "s" * (drawn > 1), "Test Rite is in my graveyard", "Test Listener has 2000 power"]
    assert fails(board, when, then, GAME, cards) == []

"""Vision cards that say what goes on for a while: read as printed, and played with and without what they do."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.registry import GAMES
from engine.language.names import NO_NAMES
from engine.study.printed_cards import PrintedCard, read_cards
from tests.cast.cases import Fails

LINES = [
    ("spell", "「戦闘修正：+2/+1」", "Its bearer has +2/+1."),
    ("spell", "「戦闘修正：+1/+1 先制」", "Its bearer has +1/+1 and First Strike."),
    ("character", "（自動α）あなたのドローフェイズはスキップされる。", "You skip the draw phase."),
    ("character", "（自動α）〔このキャラクター〕は相手ターンの間、「戦闘修正：+1/±0」を得る。", "While it is your opponent's turn, this has +1/+0."),
    ("character", "（自動α）あなたの手札が3枚以上の場合、以下の効果は無効になる。", "While there are 3 or more cards in your hand, the effects below are void."),
    ("character", "（自動α）〔このキャラクター〕の攻撃は防御することが出来ない。", "This can't be blocked."),
    ("command", "この干渉終了時まで、〔全ての場のキャラクター〕が決死状態になった場合、直ちにその決死状態を無効にする。",
     "Meanwhile, during the interference, whenever a Character card is dying: call off the dying of it."),
    ("spell", "目標の〔プレイヤー1人〕は2ドローする。", "The chosen 1 player draws 2 cards."),
    ("spell", "3ダメージを〔あなたの任意のキャラクター〕に割り振る。", "Distribute 3 damage among Character cards."),
    ("command", "（自動β）〔このカード〕のプレイが無効にされた場合、〔あなた〕は2ドローする。", "Auto beta, when the play of this is made void: you draw 2 cards."),
    ("character", "（自動α）〔このキャラクター〕は「戦闘修正：+1/+1」を得る。この効果は重複しない。", "Not stackable: this has +1/+1."),
    ("spell", "目標の〔攻撃力が耐久力より高いキャラクター1枚〕を決死状態にする。", "Make dying a chosen Character card with more attack than toughness."),
    ("character", "（自動α）〔このキャラクター〕は1度に4以上のダメージを受けない。", "This takes 0 damage in place of 4 or more."),
    ("character", "（自動γ）〔このキャラクター〕が決死状態になった場合、破棄される代わりにゲームから除外する。", "If this would be destroyed for dying, banish it instead."),
]  # fmt: skip


@pytest.mark.parametrize("kind, line, english", LINES)
def test_a_printed_line_is_read_and_done(kind: str, line: str, english: str) -> None:
    """The line, as the language writes it."""
    found = read_cards([PrintedCard("one", "One", "ja", kind, (), 1, None, None, (line,))], GAMES["vision"], NO_NAMES)
    assert found["problems"] == []
    assert [shown["en"] for shown in found["shown"]] == [english]


def test_whose_turn_is_not_that_of_each_player() -> None:
    """What each player may not do in their own opponent's turn cannot be said of this card's opponent alone."""
    line = "（自動α）〔全てのプレイヤー〕は相手ターンの間、コマンドカードをプレイできない。"
    found = read_cards([PrintedCard("one", "One", "ja", "character", (), 1, 1, 1, (line,))], GAMES["vision"], NO_NAMES)
    assert found["done"] == 0


def test_a_quotation_may_go_on_over_several_rows() -> None:
    rows = ("「戦闘修正：+1/+1", "（自動γ）〔このキャラクター〕が決死状態になった場合、〔あなた〕は1ドローする。」")
    found = read_cards([PrintedCard("one", "One", "ja", "spell", (), 1, None, None, rows)], GAMES["vision"], NO_NAMES)
    assert (found["lines"], found["done"]) == (2, 2)


def plain(name: str, kind: str, text: str = "", **figures: int) -> dict[str, Any]:
    """A card of a test's own."""
    return {"name": {"en": name, "ja": name}, "kind": kind, "text": text, **figures}


FLAG = plain("Test Flag", "character", attack=1, defense=1)
GUARD = plain("Test Guard", "character", attack=1, defense=3)
PAGE = plain("Test Page", "command")
HELD = [  # a text of a character, what lies beside it, and its attack then
    ("While there is no allied Test Flag, the effects below are void.\nThis has +2/+0.", {"field": ["Test Flag"]}, 3),
    ("While there is no allied Test Flag, the effects below are void.\nThis has +2/+0.", {}, 1),
    ("This has +X/+X, where X is the number of cards in your hand.", {"hand": ["Test Page", "Test Page"]}, 3),
    ("This has +1/+0 for every 2 cards in your hand.", {"hand": ["Test Page", "Test Page", "Test Page"]}, 2),
    ("This has attack equal to the number of cards in your hand.", {"hand": ["Test Page", "Test Page"]}, 2),
]  # fmt: skip


@pytest.mark.parametrize("text, mine, attack", HELD)
def test_figures_follow_what_they_depend_on(fails: Fails, text: str, mine: dict[str, list[str]], attack: int) -> None:
    cards = [plain("Test Hero", "character", text, attack=1, defense=2), FLAG, PAGE]
    board = {"turn": "me", "me": {**mine, "field": ["Test Hero", *mine.get("field", [])]}}
    assert fails(board, ["I pass"], [f"Test Hero has {attack} attack"], "vision", cards) == []


ANSWERED = "nobody answers"
DONE = [  # a text of a command, actions after it, what has come of it; and what of the same board without the text
    ("Later, at the start of your opponent's next turn, draw a card.", ["turn"], "my hand has 1 card", "my hand is empty"),
    ("Meanwhile, until the end of the turn, when a Character card is destroyed: draw a card.", ["I play Test Bolt targeting Test Guard", ANSWERED],
     "my hand has 1 card", "my hand is empty"),
    ("Make the power of a chosen Character card 2 times its original power until the end of the turn.", [], "Test Guard has 2 attack", "Test Guard has 1 attack"),
    ("Distribute 3 damage among Character cards.", [], "Test Guard was destroyed", "Test Guard is on the field"),
    ("Hand over a chosen Character card to your opponent.", [], "opponent's field has 1 card", "opponent's field is empty"),
    ("A chosen Character card can't use activated effects.", ["I use Test Guard's activated effect"], "action 3 was refused", "action 3 was not refused"),
]  # fmt: skip


@pytest.mark.parametrize("text, when, then, without", DONE)
def test_what_an_effect_says_of_later_or_at_once(fails: Fails, text: str, when: list[str], then: str, without: str) -> None:
    """It comes about with the text, and does not with a text that does nothing."""
    guard = plain("Test Guard", "character", "Activated effect: draw a card.", attack=1, defense=3)
    bolt = plain("Test Bolt", "command", "Destroy a chosen Character card.")
    ending = ["I pass", "opponent passes"]
    for said, expected in ((text, then), ("Do nothing.", without)):
        cards = [plain("Test Word", "command", said), guard, bolt, PAGE]
        mine = {"hand": ["Test Word", *(["Test Bolt"] if any("Bolt" in w for w in when) else [])], "field": ["Test Guard"], "deck": ["Test Page"] * 3}
        steps = ending if when == ["turn"] else when
        board = {"turn": "me", "phase": "discard" if when == ["turn"] else "main", "me": mine}
        aimed = "I play Test Word targeting Test Guard" if "chosen" in said else "I play Test Word"
        assert fails(board, [aimed, ANSWERED, *steps], [expected], "vision", cards) == [], said


def test_an_attack_that_cannot_be_blocked(fails: Fails) -> None:
    """The attacked player's character may not defend; without the words it may."""
    for text, then in (("This can't be blocked.", "action 2 was refused"), ("", "action 2 was not refused")):
        cards = [plain("Test Hero", "character", text, attack=1, defense=2), GUARD]
        board = {"turn": "me", "phase": "main", "me": {"field": ["Test Hero"]}, "opponent": {"field": ["Test Guard"]}}
        assert fails(board, ["Test Hero attacks opponent", "opponent's Test Guard defends"], [then], "vision", cards) == []


def test_a_card_that_costs_less_by_its_own_text(fails: Fails) -> None:
    """What it says of its own playing counts in the hand, as long as its condition holds."""
    for field, then in ((["Test Flag"], "action 1 was not refused"), ([], "action 1 was refused")):
        cards = [plain("Test Hero", "character", "While there is an allied Test Flag, this costs 2 less.", cost=3, attack=1, defense=2), FLAG, PAGE]
        board = {"turn": "me", "phase": "main", "me": {"hand": ["Test Hero"], "field": field, "node": ["Test Page"]}}
        assert fails(board, ["I play Test Hero", ANSWERED], [then], "vision", cards) == []


def test_a_cost_that_follows_a_number(fails: Fails) -> None:
    """X is worked out as the card is to be played: the nodes it needs and what it costs are less by it."""
    text = "This needs X nodes less, then this costs X less, where X is the number of commands in your netherworld."
    for there, then in ((2, "action 1 was not refused"), (1, "action 1 was refused")):
        cards = [plain("Test Hero", "character", text, nodes=3, cost=3, attack=1, defense=2), PAGE]
        mine = {"hand": ["Test Hero"], "netherworld": ["Test Page"] * there, "node": ["Test Page"]}
        assert fails({"turn": "me", "phase": "main", "me": mine}, ["I play Test Hero", ANSWERED], [then], "vision", cards) == []


def test_who_comes_later_cannot_defend_either(fails: Fails) -> None:
    """What the players may not do this turn with their characters is not only of those that lie there as it is said."""
    late = plain("Test Late", "character", "Ambush.\nHaste.", attack=1, defense=3)
    for said, then in (("ターン終了時まで〔全てのプレイヤー〕は自分のキャラクターに防御を行わせることが出来ない。", "action 7 was refused"), ("", "action 7 was not refused")):
        cards = [plain("Test Word", "command", said), FLAG, late, PAGE]
        board = {"turn": "me", "phase": "main", "me": {"hand": ["Test Word", "Test Page"], "field": ["Test Flag"]}, "opponent": {"hand": ["Test Late"]}}
        later = ["I play Test Page", "opponent plays Test Late", ANSWERED, "Test Flag attacks opponent", "Test Late defends"]
        steps = ["I play Test Word", ANSWERED, *later]
        assert fails(board, steps, [then], "vision", cards) == [], said


def test_plays_that_cannot_be_made_void(fails: Fails) -> None:
    """A player's spells resolve all the same; commands, and effects that are used, are made void as before."""
    text = "（自動α）〔あなた〕のスペルカードのプレイは無効に出来ない。"
    bell = plain("Test Bell", "character", "Activated effect: deal 2 damage to your opponent.", attack=1, defense=3)
    nay = plain("Test Nay", "command", "Make void a chosen card that is waiting.")
    for hero, kind, then in ((text, "spell", 23), ("", "spell", 25), (text, "command", 25)):
        cards = [plain("Test Hero", "character", hero, attack=1, defense=2), plain("Test Word", kind, "Deal 2 damage to your opponent."), nay]
        board = {"turn": "me", "phase": "main", "me": {"field": ["Test Hero"], "hand": ["Test Word"]}, "opponent": {"hand": ["Test Nay"]}}
        steps = ["I play Test Word", "opponent plays Test Nay targeting Test Word", ANSWERED]
        assert fails(board, steps, [f"opponent has {then} life"], "vision", cards) == [], (hero, kind)
    board = {"turn": "me", "phase": "main", "me": {"field": ["Test Hero", "Test Bell"]}, "opponent": {"hand": ["Test Nay"]}}
    cards = [plain("Test Hero", "character", text, attack=1, defense=2), bell, nay]
    steps = ["I use Test Bell's activated effect", "opponent plays Test Nay targeting Test Bell", ANSWERED]
    assert fails(board, steps, ["opponent has 25 life"], "vision", cards) == []


def test_an_activated_effect_that_is_had_while_something_holds(fails: Fails) -> None:
    """It can be used as long as that is so."""
    text = "（自動α）あなたのノードが1枚以上の場合、〔このキャラクター〕は「マナチャージ（2）」を得る。"
    for nodes, then in ((["Test Page"], "my node area has 3 cards"), ([], "action 1 was refused")):
        cards = [plain("Test Hero", "character", text, attack=1, defense=2), PAGE]
        mine = {"field": ["Test Hero"], "node": nodes, "deck": ["Test Page"] * 3}
        steps = ["I use Test Hero's activated effect", *([ANSWERED] if nodes else [])]
        assert fails({"turn": "me", "phase": "main", "me": mine}, steps, [then], "vision", cards) == []

"""What a player says as they pay (X), figures that are no number, and what a text obliges a player to do in battle."""

from __future__ import annotations

from typing import Any

import pytest

from engine.corpus.files import CorpusFiles
from engine.games.registry import GAMES
from engine.language.names import NO_NAMES
from engine.study.printed_cards import PrintedCard, read_cards
from tests.cast.cases import Fails
from tests.games.vision.test_courses import plain

GAME = "vision"
WALL = plain("Test Wall", "character", cost=3, attack=1, defense=5)
ARCHER = plain("Test Archer", "character", "（自分ターン）XS：目標の〔相手キャラクター1枚〕にXダメージを与える。", attack=1, defense=1)
NOVA = plain("Test Nova", "spell", "This costs X.\n目標の〔キャラクター1枚〕にXダメージを与える。", nodes=1)
PAGE = plain("Test Page", "command")


def shooting(nodes: int) -> dict[str, Any]:
    return {"turn": "me", "me": {"field": ["Test Archer"], "node": nodes, "hand": ["Test Nova"]}, "opponent": {"field": ["Test Wall"]}}


@pytest.mark.parametrize("do", ["I use Test Archer's activated effect", "I play Test Nova"])
@pytest.mark.parametrize(("x", "nodes"), [(3, 1), (1, 3), (0, 4)])
def test_so_many_nodes_are_paid_as_x_is_said_to_be(fails: Fails, do: str, x: int, nodes: int) -> None:
    said = [f"{do} targeting Test Wall choosing {x}", "nobody answers"]
    assert fails(shooting(4), said, [f"Test Wall has {x} damage", f"I have {nodes} active nodes"], GAME, [ARCHER, WALL, NOVA]) == []


@pytest.mark.parametrize("do", ["I use Test Archer's activated effect", "I play Test Nova"])
def test_more_than_can_be_paid_is_not_said(fails: Fails, do: str) -> None:
    assert fails(shooting(2), [f"{do} targeting Test Wall choosing 3"], ["action 1 was refused", "I have 2 active nodes"], GAME, [ARCHER, WALL, NOVA]) == []
    assert fails(shooting(2), [f"{do} targeting Test Wall choosing 2"], ["action 1 was not refused", "I have 0 active nodes"], GAME, [ARCHER, WALL, NOVA]) == []


def test_a_target_may_depend_on_what_is_paid(fails: Fails) -> None:
    """Named as it is used, and looked at again as it begins to resolve, with the same X."""
    picker = plain("Test Picker", "character", "（自分ターン）XS：目標の〔コストがX以下の相手キャラクター1枚〕を破棄する。", attack=1, defense=1)
    board = {"turn": "me", "me": {"field": ["Test Picker"], "node": 4}, "opponent": {"field": ["Test Wall"]}}
    for x, then in ((3, "Test Wall was destroyed"), (2, "action 1 was refused")):
        assert fails(board, [f"I use Test Picker's activated effect targeting Test Wall choosing {x}", "nobody answers"][: x - 1], [then], GAME, [picker, WALL]) == []


def test_ep_are_paid_so_as_well(fails: Fails) -> None:
    """An A.Skill that costs X EP deals as much as was paid."""
    drummer = plain("Test Drummer", "character", "A.Skill, paying X EP: deal X damage to the enemy player.", attack=1, defense=1)
    board = {"turn": "me", "me": {"field": ["Test Drummer"], "ep": 3}}
    said = ["I use Test Drummer's A.Skill choosing 2", "nobody interrupts"]
    assert fails(board, said, ["opponent has 2 damage", "I have 1 EP"], "chrono-card", [drummer]) == []


def test_x_is_not_two_things() -> None:
    line = "（自分ターン）XS：目標の〔場のカード1枚〕を破棄する。Xは目標のコストに等しい。"
    found = read_cards([PrintedCard("one", "One", "ja", "character", (), 1, 1, 1, (line,))], GAMES[GAME], NO_NAMES)
    assert found["done"] == 0
    assert "X is what is paid" in found["problems"][0]["message"]["en"]


@pytest.mark.parametrize(("figure", "line"), [
    ("cost: X", "This costs X."), ("cost: Ｘ", "This costs X."), ("nodes: '-'", "This needs no number of nodes."), ("nodes: －", "This needs no number of nodes."),
])
def test_what_is_no_number_is_said_in_the_text(figure: str, line: str) -> None:
    """The message has the line that says it."""
    text = f"cards:\n  - {{name: {{en: Test One, ja: 試験の一}}, slug: test-one, kind: spell, {figure}}}\n"
    assert [line in p.message["en"] for p in CorpusFiles({"vision/cards/cards.yaml": text}).problems] == [True]


def test_a_card_without_a_number_of_nodes_comes_by_effects_alone(fails: Fails) -> None:
    relic = plain("Test Relic", "character", "This needs no number of nodes.", attack=2, defense=2)
    snare = plain("Test Snare", "command", "目標の〔必要ノードが「-」のキャラクター1枚〕を破棄する。")
    board = {"turn": "me", "me": {"field": ["Test Relic", "Test Wall"], "hand": ["Test Relic", "Test Wall", "Test Snare"], "node": 9}}
    cards = [relic, snare, WALL]
    assert fails(board, ["I play Test Relic"], ["action 1 was refused"], GAME, cards) == []
    assert fails(board, ["I play Test Wall"], ["action 1 was not refused"], GAME, cards) == []
    then = ["the Test Relic on the field was destroyed", "action 3 was refused"]
    assert fails(board, ["I play Test Snare", "nobody answers", "I play Test Snare targeting Test Wall"], then, GAME, cards) == []


IDLER = plain("Test Idler", "character", attack=1, defense=5)


@pytest.mark.parametrize("text", ["（自動α）〔このキャラクター〕は可能な限り攻撃を行わなければならない。", "This must attack if able."])
def test_what_has_to_attack_does_before_the_main_phase_ends(fails: Fails, text: str) -> None:
    """Its player may do other things first; asleep, it lets them pass. Without the text nobody asks."""
    for said, then in ((text, ["action 1 was refused", "action 2 was refused", "action 5 was not refused"]), ("", ["action 1 was not refused"])):
        rusher = plain("Test Rusher", "character", said, attack=1, defense=1)
        board = {"turn": "me", "me": {"field": ["Test Rusher"]}}
        when = ["I pass", "I end the turn", "Test Rusher attacks", "nobody answers", "I end the turn"]
        assert fails(board, when if said else when[:1], then, GAME, [rusher]) == []


def test_what_can_not_attack_need_not(fails: Fails) -> None:
    rusher = plain("Test Rusher", "character", "This must attack. This can't attack.", attack=1, defense=1)
    assert fails({"turn": "me", "me": {"field": ["Test Rusher"]}}, ["I end the turn"], ["action 1 was not refused"], GAME, [rusher]) == []


@pytest.mark.parametrize(("gate", "attacker", "refused"), [
    ("This must defend if able.", "", True),
    ("", "（自動γ）〔このキャラクター〕が攻撃を行う場合、〔相手プレイヤー〕は可能な限り防御を行わなければならない。", True),
    ("", "This must be defended against if able.", True),
    ("", "", False),
    ("This must defend if able.", "This can't be blocked.", False),
])
def test_who_has_to_defend_neither_passes_nor_answers_otherwise(fails: Fails, gate: str, attacker: str, refused: bool) -> None:
    """As long as something could defend; and the defence itself is free."""
    pulse = plain("Test Pulse", "command", "Draw a card.")
    cards = [plain("Test Gate", "character", gate, attack=1, defense=5), plain("Test Ram", "character", attacker, attack=1, defense=1), pulse]
    board = {"turn": "opponent", "me": {"field": ["Test Gate"], "hand": ["Test Pulse"]}, "opponent": {"field": ["Test Ram"]}}
    how = "refused" if refused else "not refused"
    assert fails(board, ["Test Ram attacks", "I pass"], [f"action 2 was {how}"], GAME, cards) == []
    assert fails(board, ["Test Ram attacks", "I play Test Pulse"], [f"action 2 was {how}"], GAME, cards) == []
    if refused:
        assert fails(board, ["Test Ram attacks", "Test Gate defends", "nobody answers"], ["Test Ram was destroyed"], GAME, cards) == []
    asleep = {**board, "me": {"field": [{"card": "Test Gate", "asleep": "true"}], "hand": ["Test Pulse"]}}
    assert fails(asleep, ["Test Ram attacks", "I pass"], ["action 2 was not refused"], GAME, cards) == []


def test_only_the_named_ones_have_to(fails: Fails) -> None:
    line = "（自動γ）〔このキャラクター〕が攻撃を行う場合、〔相手プレイヤー〕は可能な限り自分の場の「呪符」がセットされているキャラクターに防御を行わせなければならない。"
    cards = [plain("Test Ram", "character", line, attack=1, defense=1), plain("Test Seal", "spell", "【呪符】"), IDLER]
    for under, how in ((["Test Seal"], "refused"), (["Test Page"], "not refused")):
        board = {"turn": "opponent", "me": {"field": [{"card": "Test Idler", "under": under}]}, "opponent": {"field": ["Test Ram"]}}
        assert fails(board, ["Test Ram attacks", "I pass"], [f"action 2 was {how}"], GAME, [*cards, PAGE]) == []


def test_a_player_is_not_said_to_defend() -> None:
    found = read_cards([PrintedCard("one", "One", "en", "character", (), 1, 1, 1, ("Your opponent must defend if able.",))], GAMES[GAME], NO_NAMES)
    assert found["done"] == 0


@pytest.mark.parametrize("text", ["Make void a chosen card in your hand.", "Make void all cards in your opponent's hand.", "Make void a chosen spell in your netherworld."])
def test_where_nothing_waits_nothing_is_made_void(text: str) -> None:
    """Such a text is refused, and told what to write."""
    found = read_cards([PrintedCard("one", "One", "en", "command", (), 1, None, None, (text,))], GAMES[GAME], NO_NAMES)
    assert found["done"] == 0
    assert "that is waiting" in found["problems"][0]["message"]["en"]


@pytest.mark.parametrize("text", ["Make void a chosen enemy character.", "Make void a chosen card."])
def test_whatever_waits_of_a_card_is_made_void(fails: Fails, text: str) -> None:
    """A character that is being played, and the effect for which one was used; one of which nothing waits is no target."""
    hush = plain("Test Hush", "command", text)
    archer = plain("Test Archer", "character", "Activated effect, putting this to sleep: deal 2 damage to a chosen enemy character.", attack=1, defense=1)
    board = {"turn": "me", "me": {"hand": ["Test Wall"], "field": ["Test Archer"]}, "opponent": {"hand": ["Test Hush"], "field": ["Test Idler"]}}
    cards = [hush, archer, WALL, IDLER]
    for do, of, then in (("I play Test Wall", "Wall", "Test Wall is in my netherworld"), ("I use Test Archer's activated effect targeting Test Idler", "Archer", "Test Idler has 5 toughness")):
        assert fails(board, [do, f"opponent plays Test Hush targeting Test {of}", "nobody answers"], [then], GAME, cards) == []
    assert fails(board, ["I play Test Wall", "opponent plays Test Hush targeting Test Archer"], ["action 2 was refused"], GAME, cards) == []


@pytest.mark.parametrize(("then", "holds"), [("Test Page resolved", True), ("Test Pageは解決された", True), ("Test Wall resolved", False)])
def test_that_a_card_resolved_is_said_of_the_card(fails: Fails, then: str, holds: bool) -> None:
    board = {"turn": "me", "me": {"hand": ["Test Page"], "field": ["Test Wall"]}}
    page = plain("Test Page", "command", "You gain 1 life.")
    assert bool(fails(board, ["I play Test Page", "nobody answers"], [then], GAME, [page, WALL])) != holds

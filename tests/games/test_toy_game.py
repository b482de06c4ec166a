"""CONTRIBUTING's recipe for adding a game, tried: a small game of its own files, on the kernel as it stands, held to what all games are held to."""

from pathlib import Path

import pytest

from engine.corpus.problems import BadInput
from engine.games.registry import GAMES
from engine.language import NO_NAMES, LanguageError, card_grammar, render
from engine.study.library import Library
from engine.study.verify import verify
from rulings.board.runs import EngineRun
from rulings.board.sides import Half
from rulings.board.tables import TABLES, GameTable
from tests.games.toy.game import GAME

TOY = Path(__file__).parent / "toy"
CORPUS = TOY / "corpus"
KERNEL = Path(__file__).resolve().parents[2] / "engine" / "kernel"
MOST_LINES = 150


def texts():
    """The game's own corpus."""
    return {p.relative_to(CORPUS).as_posix(): p.read_text(encoding="utf-8") for p in CORPUS.rglob("*.yaml")}


@pytest.fixture(scope="module")
def library():
    return Library.from_texts(texts(), {GAME.id: GAME})


def test_a_whole_game_is_said_in_few_lines():
    files = list(TOY.rglob("*.py"))
    assert {p.stem for p in files} >= {"vocabulary", "policies", "game"}
    assert sum(len(p.read_text(encoding="utf-8").splitlines()) for p in files) < MOST_LINES


def test_the_kernel_has_no_part_in_it():
    assert not [p.name for p in KERNEL.glob("*.py") if f'"{GAME.id}' in p.read_text(encoding="utf-8")]


def test_its_files_are_sound_and_its_rules_are_those_that_its_code_asks(library):
    assert [str(p) for p in library.problems] == []
    assert list(library.games) == [GAME.id]


def test_everything_written_by_hand_holds_and_each_rule_is_cited_or_flips(library):
    report = verify(library, library.rulings, frozenset(), whole=True)
    assert report.faults == []
    flipped = {(f.rule, f.setting) for c in report.checked for f in c.flips if f.answered}
    assert flipped == {("toy.order.oldest-first", "newest-first"), ("toy.turn.draw", "no-card")}


def test_its_run_is_told_in_both_languages_with_the_rule_of_each_decision(library):
    run = library.run("toy-bells-in-order")
    frames = [run.frame_json(n) for n in range(len(run.frames))]
    refused = next(f for f in frames if f["kind"] == "refused")
    assert refused["rules"] == ["toy.play.own-turn"]
    ringing = next(f for f in frames if f["kind"] == "resolving")
    assert ringing["rules"] == ["toy.order.oldest-first"]
    assert "Dark Bell" in ringing["text"]["en"]
    assert "暗い鐘" in ringing["text"]["ja"]


def test_its_words_and_cards_are_spoken_in_both_languages(library):
    bell = library.cards["toy"]["dark-bell"]
    assert bell.lines("en") == ["At the end of your turn: deal 2 damage to your opponent."]
    assert bell.lines("ja") == ["自分のターン終了時：相手に2ダメージを与える。"]


def test_a_zone_that_does_not_say_who_sees_into_it_is_hidden_from_the_opponent(library, monkeypatch):
    monkeypatch.setitem(TABLES, GAME.id, GameTable(GAME))
    run = EngineRun(library, library.run("toy-great-bell"))
    state = run.frame(run.last)["state"]
    for view, seen in {"all": True, "me": True, "opponent": False, "spectator": False}.items():
        piles = Half(run, "me", state, state, {}, view).piles.split('<div class="pile"')
        (bag,) = [pile for pile in piles if 'data-zone="bag"' in pile]
        assert "Bag <b>1</b>" in bag
        assert "Dark Bell" in bag if seen else "Dark Bell" not in bag, view


def test_enemies_are_the_kinds_that_the_game_says_are_characters(library):
    run = library.run("toy-great-bell")
    hurt = [f.event for f in run.frames if f.event is not None and f.event.type == "damaged"]
    assert [run.played.run.state.things[e.subject].card.slug for e in hurt] == ["leader", "iron-bell"]


def test_its_keyword_is_a_word_of_its_cards_and_of_no_other_games():
    heavy = card_grammar(GAME.vocabulary).parse("line", "Heavy.", NO_NAMES)
    assert render(heavy, "ja", GAME.vocabulary, NO_NAMES) == "重厚。"
    for game in GAMES.values():
        with pytest.raises(LanguageError):
            card_grammar(game.vocabulary).parse("line", "Heavy.", NO_NAMES)


def test_its_keyword_does_what_its_game_makes_of_it(library):
    path, all_texts = "toy/rulings/toy-great-bell.yaml", texts()
    poor = Library.from_texts(all_texts | {path: all_texts[path].replace("wax: 3", "wax: 1")}, {GAME.id: GAME})
    run = poor.run("toy-great-bell")
    assert [f.rules for f in run.frames if f.kind == "refused"] == [("toy.play.own-turn", "toy.play.wax-is-paid")]


def test_what_is_wrong_is_answered_as_in_any_game(library):
    with pytest.raises(BadInput) as wrong:
        library.run("toy-bells-in-order", settings={"toy.turn.draw": "two-cards"})
    assert set(wrong.value.problems[0].nearest) == {"one-card", "no-card"}


def test_a_library_knows_the_shipped_games_unless_told_otherwise():
    assert GAME.id not in Library.from_texts({}).games


BOARDS = [
    ("board: [{card: Great Bell, pilot: Iron Bell}]", "In this game no card is piloted by another."),
    ("board: [{card: Great Bell, under: [Iron Bell]}]", "In this game no cards lie beneath another."),
    ("history: {evolved: [Great Bell]}", "There is no key “evolved” here. The keys are: entered."),
    ("cemetery: [Great Bell]", "This game has no zone and no points called “cemetery”. Its zones: bag, board, deck, discard, hand."),
]


@pytest.mark.parametrize("said, message", BOARDS)
def test_a_board_says_only_what_the_game_has(library, said, message):
    path = "toy/rulings/toy-great-bell.yaml"
    text = texts()[path].replace("board: [Great Bell]", said)
    _ruling, problems = library.rulings.read(text, path)
    assert [p.message["en"] for p in problems][:1] == [message]


def test_nobody_is_asked_for_an_answer_where_no_action_gives_none(library):
    path = "toy/rulings/toy-great-bell.yaml"
    silent = Library.from_texts(texts() | {path: texts()[path].replace("I end my turn]", "nobody answers]")}, {GAME.id: GAME})
    with pytest.raises(BadInput) as wrong:
        silent.run("toy-great-bell")
    assert wrong.value.problems[0].message["en"].startswith("In this game nobody is asked for an answer.")

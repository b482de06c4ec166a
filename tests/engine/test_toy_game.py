"""CONTRIBUTING's recipe for adding a game, tried: a small game of its own files, on the kernel as it stands, held to what all games are held to."""

from pathlib import Path

import pytest

from engine.library import BadInput, Library
from engine.library.verify import verify
from tests.engine.toy.game import GAME

TOY = Path(__file__).parent / "toy"
CORPUS = TOY / "corpus"
KERNEL = Path(__file__).resolve().parents[2] / "engine" / "kernel"
MOST_LINES = 150


@pytest.fixture(scope="module")
def library():
    texts = {p.relative_to(CORPUS).as_posix(): p.read_text(encoding="utf-8") for p in CORPUS.rglob("*.yaml")}
    return Library.from_texts(texts, {GAME.id: GAME})


def test_a_whole_game_is_said_in_few_lines():
    files = [*TOY.rglob("*.py"), *TOY.rglob("*.yaml")]
    assert {p.stem for p in files} >= {"vocabulary", "policies", "game", "documents"}
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


def test_what_is_wrong_is_answered_as_in_any_game(library):
    with pytest.raises(BadInput) as wrong:
        library.run("toy-bells-in-order", settings={"toy.turn.draw": "two-cards"})
    assert set(wrong.value.problems[0].nearest) == {"one-card", "no-card"}


def test_a_library_knows_the_shipped_games_unless_told_otherwise():
    assert GAME.id not in Library.from_texts({}).games

"""docs/language.md holds exactly the phrases there are, docs/language/<game>.md the words of each game and what its cards can say."""

import sys
from pathlib import Path

import pytest

from engine.games.registry import GAMES

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def reference(monkeypatch):
    monkeypatch.syspath_prepend(str(ROOT / "script"))
    import language_reference

    sys.modules.pop("language_reference", None)
    return language_reference


def test_the_page_of_each_game_is_as_its_tables_are(reference):
    written = {file: file.read_text(encoding="utf-8") for file in (ROOT / "docs" / "language").glob("*.md")}
    assert {file.stem for file in written} == set(GAMES)
    assert reference.of_games() == written, "run .venv/bin/python script/language_reference.py"


def test_the_reference_is_as_the_phrases_are(reference):
    written = (ROOT / "docs" / "language.md").read_text(encoding="utf-8")
    assert reference.document(written) == written, "run .venv/bin/python script/language_reference.py"


def test_every_example_of_the_introduction_is_read():
    from engine.games.shadowverse.vocabulary import VOCABULARY
    from engine.language import NO_NAMES, parse_card_text

    text = (ROOT / "docs" / "language.md").read_text(encoding="utf-8").split("```")[1]
    trees, errors = parse_card_text(text.strip(), VOCABULARY, NO_NAMES)
    assert errors == []
    assert len(trees) == 4


def test_the_words_of_each_game_are_as_its_tables_are(reference):
    written = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
    assert reference.words(written) == written, "run .venv/bin/python script/language_reference.py"
    assert all(f"| `{game}` |" in written for game in GAMES)


def test_what_one_game_alone_says_is_as_its_sentences_are(reference):
    written = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
    assert reference.own_sentences(written) == written, "run .venv/bin/python script/language_reference.py"
    assert "| `shadowverse` | Goblin uses Necromancy | It pays the shadows. | 「ゴブリン」がネクロマンスを行った |" in written

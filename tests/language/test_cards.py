"""Every card of the corpus: its text is read, and said in both languages."""

from functools import cache
from importlib import import_module
from pathlib import Path

import pytest
import yaml

from engine.language import Names, parse, parse_card_text, render

CORPUS = Path(__file__).resolve().parents[2] / "corpus"
GAMES = sorted(path.parent.name for path in CORPUS.glob("*/cards"))


@cache
def vocabulary(game):
    return import_module(f"engine.games.{game.replace('-', '_')}.vocabulary").VOCABULARY


@cache
def cards(game):
    return [card for path in sorted((CORPUS / game / "cards").glob("*.yaml")) for card in yaml.safe_load(path.read_text())["cards"]]


@cache
def names(game):
    titles = {card["name"]["en"]: dict(card["name"]) for card in cards(game)}
    spellings = {name: card["name"]["en"] for card in cards(game) for name in (card["name"]["ja"], *card.get("aliases", ()))}
    return Names(spellings, titles)


def texts(card):
    yield card.get("text", "")
    yield (card.get("evolved") or {}).get("text", "")
    for older in card.get("earlier", ()):
        yield older.get("text", "")
        yield (older.get("evolved") or {}).get("text", "")


def test_there_are_cards_of_every_game():
    assert GAMES == ["chrono-card", "duel-masters", "duel-masters-plays", "shadowverse", "vision"]


@pytest.mark.parametrize("game", GAMES)
def test_the_texts_of_cards_are_read_and_said_in_both_languages(game):
    words, known = vocabulary(game), names(game)
    for card in cards(game):
        for text in texts(card):
            trees, errors = parse_card_text(text, words, known)
            assert errors == [], card["name"]["en"]
            for node, written in zip(trees, [line for line in text.split("\n") if line.strip()], strict=True):
                english = render(node, "en", words, known)
                assert english == written.strip(), f"{card['name']['en']}: cards are written in the canonical wording"
                assert parse("line", english, words, known) == node
                assert render(node, "ja", words, known).endswith("。")


@pytest.mark.parametrize("game", GAMES)
def test_cards_name_words_of_their_game_and_read_in_hiragana(game):
    words = vocabulary(game)
    for card in cards(game):
        name = card["name"]["en"]
        assert words.has("kind", card["kind"]), name
        assert "class" not in card or words.has("class", card["class"]), name
        assert all(words.has("trait", trait) for trait in card.get("traits", ())), name
        assert not any("ァ" <= c <= "ヺ" or "一" <= c <= "鿿" for c in card["reading"]), name
        if card.get("scripted", "full") != "full":
            assert set(card["note"]) == {"en", "ja"}, name


def test_nicknames_and_other_spellings_find_their_card():
    known = names("shadowverse")
    assert known.find("Leonel") == known.find("レオネル") == "Lionel, Woodland Shadow"
    assert known.find("Sophina") == known.find("力") == "VIII. Sofina, Strength"

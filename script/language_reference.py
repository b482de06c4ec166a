"""Writes the tables of docs/language.md, docs/language/<game>.md and the words in docs/scenarios.md anew, from the phrases and each
game's words.

Run it after any change of a phrase, or of a game's words.

    .venv/bin/python script/language_reference.py
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DOCUMENT = ROOT / "docs" / "language.md"
GAMES = ROOT / "docs" / "language"
SCENARIOS = ROOT / "docs" / "scenarios.md"
BEGIN_WORDS, END_WORDS = "<!-- words -->\n", "<!-- end of words -->"
BEGIN_OWN, END_OWN = "<!-- of one game -->\n", "<!-- end of one game -->"
BEGIN, END = "<!-- tables -->\n", "<!-- end of tables -->"
ABOUT = (
    "This page is made from the game's own tables: its words, and an example of every phrase that it can do. Words of the examples "
    "stand for any of their kind. How a text is put together, and what else each phrase takes: "
    "[the reference of the language](../language.md)."
)


def tables() -> str:
    """Every phrase with an example in both languages, then every kind of node with its parts."""
    from engine.games.shadowverse.vocabulary import VOCABULARY
    from engine.language import Grammar, Names
    from engine.language.cards import CARD_TABLE
    from engine.language.reference import kinds_section, phrases_section

    names = Names(
        {},
        {
            "forest-bat": {"en": "Forest Bat", "ja": "フォレストバット", "measure": "体"},
            "magitrain": {"en": "Magitrain", "ja": "魔導列車", "measure": "体"},
        },
    )
    grammar = Grammar([CARD_TABLE], list(CARD_TABLE.by_category), VOCABULARY)
    phrases = phrases_section(grammar, names, CARD_TABLE)
    return f"## Phrases\n\n{phrases}\n## Kinds\n\n{kinds_section(CARD_TABLE)}\n"


def document(text: str) -> str:
    """The document with the tables as they are now."""
    head, _, rest = text.partition(BEGIN)
    _, _, tail = rest.partition(END)
    return f"{head}{BEGIN}\n{tables()}\n{END}{tail}"


def of_games() -> dict[Path, str]:
    """The document of each game, by its file: its words, and every phrase its cards can say, with an example in both languages."""
    from engine.games.registry import GAMES as games
    from engine.study.game_language import language_of_game, sections

    found = {}
    for id, game in games.items():
        parts = [f"# What the cards of {game.name['en']} can say\n", f"{game.name['ja']}. {ABOUT}\n"]
        for title, said in sections(language_of_game(id), "en"):
            rows = [" | ".join(("", cell(one.en), cell(one.ja), cell(", ".join(one.also)), "")).strip() for one in said]
            parts.append("\n".join((f"## {title}\n", "| English | Japanese | also read |", "|---|---|---|", *rows, "")))
        found[GAMES / f"{id}.md"] = "\n".join(parts)
    return found


def words(text: str) -> str:
    """docs/scenarios.md with the words that boards and cards of each game are written in."""
    from engine.games.registry import GAMES as games

    rows = ["| game | zones | points and counters | kinds | classes |", "|---|---|---|---|---|"]
    for id, game in games.items():
        words_of = [game.vocabulary.of(category) for category in ("zone", "counter", "kind", "class")]
        said = [", ".join(f"`{word.id}` {word.ja}" for word in found) or "–" for found in words_of]
        rows.append(cell_row(f"`{id}`", *said))
    head, _, rest = text.partition(BEGIN_WORDS)
    return "\n".join((head + BEGIN_WORDS, *rows, "", END_WORDS)) + rest.partition(END_WORDS)[2]


def own_sentences(text: str) -> str:
    """docs/scenarios.md with the sentences that one game has alone."""
    from engine.games.registry import GAMES as games
    from engine.language.sentences.reference import rows_of_game

    rows = ["| game | write | meaning | shown in Japanese |", "|---|---|---|---|"]
    for id, game in games.items():
        if game.based_on is None:
            rows += [cell_row(f"`{id}`", *row).replace("|  |", "| |") for row in rows_of_game(game.vocabulary)]
    head, _, rest = text.partition(BEGIN_OWN)
    return "\n".join((head + BEGIN_OWN, *rows, "", END_OWN)) + rest.partition(END_OWN)[2]


def cell_row(*cells: str) -> str:
    """A row of a table."""
    return "| " + " | ".join(map(cell, cells)) + " |"


def cell(text: str) -> str:
    """A text as a cell of a table."""
    return text.replace("|", "\\|")


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    DOCUMENT.write_text(document(DOCUMENT.read_text(encoding="utf-8")), encoding="utf-8")
    SCENARIOS.write_text(own_sentences(words(SCENARIOS.read_text(encoding="utf-8"))), encoding="utf-8")
    GAMES.mkdir(exist_ok=True)
    for file, text in of_games().items():
        file.write_text(text, encoding="utf-8")

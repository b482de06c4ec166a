"""The reference of scenario sentences (docs/scenarios.md), made from the phrase tables, so that it cannot go stale."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from engine.kernel.vocabulary import Vocabulary
from engine.language.errors import LanguageError
from engine.language.sentences.examples import NAMES, VOCABULARY, in_sentence, phrases_of, phrases_of_game
from engine.language.sentences.reading import render

_HEADINGS = (
    ("Actions (`when`)", ("core", "action")),
    ("Expectations (`then`, `otherwise`)", ("claim", "joint", "stated", "expectation")),
    ("Happenings", ("happening", "step")),
    ("What somebody could do", ("able",)),
    ("Moments", ("moment",)),
    ("Cards and leaders", ("thing", "those", "ordinal")),
    ("Places", ("place",)),
    ("Figures", ("figure", "attribute")),
    ("Effects", ("effect", "head")),
    ("What is done to a card", ("deed",)),
    ("States of a card", ("state",)),
    ("Targets, choices", ("aim", "pick", "how", "declaration")),
    ("Why an action was refused", ("reason",)),
    ("Players, phases", ("subject", "owner", "object", "phase")),
)
_NOTES = {
    "Actions (`when`)": "One action a line. A player is `I` or `opponent`. What follows an action (`with`, `targeting`, `choosing`, "
    "`ordering … before …`) can be combined.",
    "Expectations (`then`, `otherwise`)": "What is said of several cards (`A and B …`) must hold for each.",
    "What somebody could do": "It stands in `I can …` and `opponent can't …`, and is tried apart: nothing that follows knows of it.",
    "Happenings": "They stand in `first …, then …`, `it happened that …`, `once …, …`, `that … cites …`; alone, also in the past, they say that it happened.",
}


def reference() -> str:
    """The tables of docs/scenarios.md: every phrase with an example, its canonical English and its Japanese."""
    out = []
    for heading, categories in _HEADINGS:
        out += [f"### {heading}", ""]
        if heading in _NOTES:
            out += [_NOTES[heading], ""]
        out += ["| write | meaning | shown in Japanese | kind |", "|---|---|---|---|"]
        for phrase in phrases_of(categories):
            sentence, parse = in_sentence(phrase)
            tree = parse(sentence, NAMES, VOCABULARY)
            ja = render(tree, "ja", NAMES, VOCABULARY)
            out.append(f"| {phrase.example} | {phrase.says} | {ja} | `{phrase.kind}` |".replace("|  |", "| |"))
        out.append("")
    return "\n".join(out)


def rows_of_game(vocabulary: Vocabulary) -> Iterator[tuple[str, str, str]]:
    """What is said of one game alone, as it is written, what it means where that is not plain, and its Japanese."""
    for phrase in phrases_of_game(vocabulary, tuple(category for _, categories in _HEADINGS for category in categories)):
        sentence, parse = in_sentence(phrase)
        try:
            tree = parse(sentence, NAMES, vocabulary)
        except LanguageError:  # an example with words of its own
            continue
        yield phrase.example, phrase.says, render(tree, "ja", NAMES, vocabulary)


_BEGIN, _END = "<!-- phrases -->\n", "<!-- end of phrases -->"


def in_document(text: str, tables: str) -> str:
    """The document with these tables between its two marks."""
    head, _, rest = text.partition(_BEGIN)
    _, _, tail = rest.partition(_END)
    return f"{head}{_BEGIN}\n{tables}\n{_END}{tail}"


if __name__ == "__main__":
    document = Path("docs/scenarios.md")
    document.write_text(in_document(document.read_text(encoding="utf-8"), reference()), encoding="utf-8")

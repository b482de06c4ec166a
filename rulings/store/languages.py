"""What the first who asks about a game waits for: the tables of its language, English and Japanese, and its mechanisms."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from engine.language.errors import LanguageError
from engine.language.names import NO_NAMES
from engine.language.sentences.reading import sentence_grammar
from engine.language.text import card_grammar
from rulings.store import current
from rulings.store.published_outcomes import BRANCHES, BUDGET, WORK

MEANINGLESS = ("?", "あ")  # one in each language: what no wording knows is looked for in all tables that there are


def read() -> Iterator[str]:
    """Make the tables of every game's cards and sentences, run one of its rulings, and say after each piece which it was.

    A piece takes a second of a processor or two. Raises BadInput where a ruling cannot be run.
    """
    library = current.library()
    for game, system in library.systems.items():
        for grammar, start in ((card_grammar, "line"), (sentence_grammar, "action")):
            for text in MEANINGLESS:
                with suppress(LanguageError):
                    grammar(system.vocabulary).parse(start, text, NO_NAMES)
                yield f"{game} {start} {text}"
        if (first := next((id for id, path in library.rulings.paths.items() if path.startswith(f"{game}/")), None)) is not None:
            library.run(first, branches=BRANCHES, work=WORK, budget=BUDGET)
            yield f"{game} {first}"

"""What reading one line of a card costs: ``python -m bench.lines``.

The lines of the shipped Shadowverse cards, each read before by the same process, against python-chess as in the engine's benchmarks: so
it shows from one version to the next where a line becomes dearer with the language. Beside it stand two counts that depend on no
machine: how many nodes are made for each node of the trees, and how many readings the reader of all wordings makes.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from bench.yardstick import compare, push_and_pop
from engine.games.registry import GAMES
from engine.language import LanguageError, Names, Node, card_grammar, render
from engine.language import tree as trees
from engine.language.grammar import Grammar
from engine.study.library import Library

GAME = "shadowverse"
CORPUS = Path(__file__).resolve().parent.parent / "corpus"


def shipped() -> tuple[dict[str, list[str]], Names]:
    """The lines of the shipped cards that say all by themselves, by language, and the names that stand in them."""
    cards = Library.from_folder(CORPUS).files.cards[GAME]
    vocabulary, english = GAMES[GAME].vocabulary, []
    for text in sorted({sentence.text for card in cards.raw.values() for sentence in card.text_lines}):
        try:
            card_grammar(vocabulary).parse("line", text, cards.names)
        except LanguageError:  # it goes on with the line before it
            continue
        english.append(text)
    parsed = [card_grammar(vocabulary).parse("line", text, cards.names) for text in english]
    return {"English": english, "Japanese": [render(tree, "ja", vocabulary, cards.names) for tree in parsed]}, cards.names


def counted(read: Callable[[], list[Node]]) -> tuple[float, int]:
    """How many nodes are made for each that the trees have, and how many lines the reader of all wordings reads."""
    fill, wide = trees._fill, Grammar._wide
    made = [0, 0]

    def one_more(*given: object) -> None:
        made[0] += 1
        fill(*given)  # type: ignore[arg-type]

    def widely(*given: object) -> Node:
        made[1] += 1
        return wide(*given)  # type: ignore[arg-type]

    trees._fill, Grammar._wide = one_more, widely  # type: ignore[method-assign]
    try:
        found = read()
    finally:
        trees._fill, Grammar._wide = fill, wide  # type: ignore[method-assign]
    return made[0] / sum(len(tree.walk()) for tree in found), made[1]


def main() -> None:
    """Print what a line costs in each language."""
    lines, names = shipped()
    grammar = card_grammar(GAMES[GAME].vocabulary)
    print(f"A line of a card, {GAME}, against push and pop of e2e4 from the initial position, timed in turns.")
    for language, texts in lines.items():

        def read(texts: list[str] = texts) -> list[Node]:
            return [grammar.parse("line", text, names) for text in texts]

        found = compare(read, push_and_pop(), (1, 2000))
        nodes, wide = counted(read)
        each = found.subject / len(texts)
        took = f"{found.ratio / len(texts):.0f} x ({each * 1e3:.3f} ms; push+pop {found.yardstick * 1e6:.2f} us)"
        print(f"  {language}, {len(texts)} lines: {took}; {nodes:.2f} nodes made for each of a tree; {wide} readings by all wordings")


if __name__ == "__main__":
    main()

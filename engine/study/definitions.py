"""The definitions of a corpus's cards: what each card does in its game, made from the trees of its text as of a day."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Collection, Mapping
from dataclasses import replace

from engine.corpus.files import CorpusFiles
from engine.corpus.problems import BadInput, Problem
from engine.corpus.shapes import Card, Sentence
from engine.kernel.cards import Definition
from engine.kernel.vocabulary import Vocabulary
from engine.language import Names, Node, render
from engine.language.brackets import reminders_of
from engine.language.meaning.builder import NoMeaning
from engine.language.meaning.define import Gap, Printed, define, only_named
from engine.language.meaning.undone import told
from engine.language.reader.swallowed import swallowed
from engine.play.play import TextWhenRead

Pinned = Mapping[tuple[str, str], dt.date]  # (game, card) -> the day as of which that card is played, whatever day the rules are of


class Definitions:
    """Makes the definition of each card when it is first asked for, and keeps it. Cards in ``pinned`` are as of a day of their own."""

    def __init__(self, files: CorpusFiles, pinned: Pinned | None = None) -> None:
        self.files = files
        self.pinned: Pinned = pinned or {}
        self._made: dict[tuple[str, str, dt.date | None], Definition] = {}

    def get(self, game: str, slug: str, day: dt.date | None) -> Definition:
        """A card's definition as of a day (as it is now for None). Raises BadInput for lines of it that its game cannot do."""
        own = self.pinned.get((game, slug), day)
        cards = self.files.cards[game]
        if slug not in cards.raw:
            return only_named(slug)
        key = (game, slug, own if cards.raw[slug].earlier else None)
        found = self._made.get(key)
        if found is None:
            found = self._made[key] = self.of_card(cards[slug].on(own), cards.names, lambda s: self.get(game, s, day))
        return found

    def of_card(self, card: Card, names: Names, lookup: Callable[[str], Definition]) -> Definition:
        """The definition of a card that need not be in the corpus. Raises BadInput for lines of it that its game cannot do.

        ``names`` are those that its text may use, ``lookup`` gives the definition of another card that its text names.
        """
        made, gaps = self._defined(card, names, lookup)
        if gaps:
            raise BadInput([self._undoable_line(card, gap) for gap in gaps])
        return made

    def in_part(
        self, card: Card, names: Names, lookup: Callable[[str], Definition], vocabulary: Vocabulary | None = None
    ) -> tuple[Definition, list[Problem]]:
        """The definition of a card with those of its lines that its game can do, and what is wrong with the others.

        ``vocabulary`` is that of its game where other cards bring traits to it.
        Lines without a tree are left out too; why they could not be read was said when the card was.
        """
        reminders = reminders_of(self.files.systems[card.game].vocabulary)
        there = [line for line in lines_of(card) if line.node]
        wrong = [_swallowing(card, line, lost) for line in there if (lost := swallowed(line.text, line.tree, reminders))]
        places = {(p.line, p.column) for p in wrong}
        left = {id(line) for line in lines_of(card) if line.node is None or (line.line, line.column) in places}
        while True:
            made, gaps = self._defined(_without(card, left), names, lookup, vocabulary)
            if not gaps:
                break
            rest = _without(card, left)
            wrong += [self._undoable_line(rest, gap) for gap in gaps]
            left |= {id(_line_of(rest, gap)) for gap in gaps}
        return replace(made, left_out=tuple(line.text for line in lines_of(card) if id(line) in left)), wrong

    def _defined(
        self, card: Card, names: Names, lookup: Callable[[str], Definition], vocabulary: Vocabulary | None = None
    ) -> tuple[Definition, list[Gap]]:
        game = self.files.systems[card.game]
        in_use = vocabulary or self.files.cards[card.game].vocabulary

        def say(node: Node, category: str) -> TextWhenRead:
            return TextWhenRead(lambda lang: render(node, lang, in_use, names, category))

        evolved = None
        if card.evolved is not None:
            evolved = (card.evolved.attack, card.evolved.defense, None if card.evolved.same else _trees(card.evolved.text_lines))
        attack = card.figures.get("power", card.attack)
        printed = Printed(
            card.slug, card.name, card.kind, card.klass, frozenset(card.traits), card.cost, attack, card.defense,
            _trees(card.text_lines), evolved, {"figures": card.figures} if card.figures else {},
        )  # fmt: skip
        return define(game, printed, lookup, say)

    def _undoable_line(self, card: Card, gap: Gap) -> Problem:
        line = _line_of(card, gap)
        return undoable(card.path, line, line.text, gap.missing, self.files.cards[card.game].vocabulary)

    def problems(self, game: str, slug: str) -> tuple[Problem, ...]:
        """The lines of a card that can be read but that its game cannot do."""
        try:
            self.get(game, slug, None)
        except BadInput as wrong:
            return tuple(wrong.problems)
        return ()


def undoable(path: str, sentence: Sentence, text: str, missing: NoMeaning, vocabulary: Vocabulary) -> Problem:
    """What is said of a text that can be read but not done in its game: ``text``, which stands in ``sentence``, because of ``missing``."""
    return Problem(path, sentence.line, sentence.column, told(missing, vocabulary), text)


def _swallowing(card: Card, line: Sentence, words: list[str]) -> Problem:
    """What is said of a line whose tree holds no part for some of its words."""
    named = ", ".join(words)
    message = {
        "en": f"This text can be read, but “{named}” has no part in what was understood.",
        "ja": f"この文は読めますが、「{named}」が読み取った内容に含まれていません。",
    }
    return Problem(card.path, line.line, line.column, message, named)


def _line_of(card: Card, gap: Gap) -> Sentence:
    lines = card.evolved.text_lines if gap.evolved and card.evolved is not None else card.text_lines
    return [s for s in lines if s.node is not None][gap.line]


def lines_of(card: Card) -> tuple[Sentence, ...]:
    """The lines of a card's text, those of its evolved side after them."""
    return (*card.text_lines, *(card.evolved.text_lines if card.evolved is not None else ()))


def _without(card: Card, left: Collection[int]) -> Card:
    """The card without some of its lines, which are named by their ids as objects."""

    def kept(lines: tuple[Sentence, ...]) -> tuple[Sentence, ...]:
        return tuple(line for line in lines if id(line) not in left)

    evolved = replace(card.evolved, text_lines=kept(card.evolved.text_lines)) if card.evolved is not None else None
    return replace(card, text_lines=kept(card.text_lines), evolved=evolved)


def _trees(lines: tuple[Sentence, ...]) -> tuple[Node, ...]:
    """The trees of lines that could be read."""
    return tuple(s.node for s in lines if s.node is not None)

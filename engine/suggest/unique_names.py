"""From a thing on the table to the name by which the scenario language finds exactly that thing at that moment."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from engine.corpus.problems import BadInput
from engine.corpus.read_sentences import render_sentence
from engine.corpus.shapes import Sentence
from engine.kernel.game import Game
from engine.kernel.state import Player, State, Thing
from engine.language.errors import LanguageError
from engine.language.names import Names
from engine.language.sentences import parse_action, sentence_grammar
from engine.language.tree import Node
from engine.play.naming import Location, Naming
from engine.play.table import BLANK

COUNTED = 7  # the language counts to "the seventh"
NOWHERE = Location("", Sentence("", 0, 0))
_OUTSIDE = re.compile(r'("[^"]*")')
_THEIR_LEADER = re.compile(r"\b[Oo]pponent's (leader|player)\b")


class UniqueName(NamedTuple):
    """What a thing is called: the tree of the noun phrase, and its words as they stand inside a sentence."""

    node: Node
    text: str


class UniqueNames:
    """Names for the things of one run by which nothing else is meant: a label, the card's name, whose it is, which it is; a leader."""

    def __init__(self, game: Game, naming: Naming, names: Names) -> None:
        self.game = game
        self.naming = naming
        self.names = names
        self.said: dict[Node, str | None] = {}

    def in_action(self, state: State, id: int, zones: tuple[str, ...] = (), player: Player | None = None) -> UniqueName | None:
        """What an action would call a thing that it looks for in these zones of this player: :meth:`Naming.one` finds it by that.

        None where the language cannot tell it from others (then it needs a label), or where nobody has a name for it.
        """
        return self.first(state, id, lambda node: self.found(node, state, zones, player) == id)

    def in_claim(self, states: Iterable[State], id: int) -> UniqueName | None:
        """What a claim would call a thing: a name that means this one and no other in each of these states where it is."""
        there = [s for s in states if id in s.things]
        if not there:
            return None
        return self.first(there[-1], id, lambda node: all(self.naming.all(node, s) == [id] for s in there))

    def first(self, state: State, id: int, fits: Callable[[Node], bool]) -> UniqueName | None:
        """The plainest way of calling a thing that fits and can be written."""
        for node in self.ways(state.things[id], state):
            if fits(node) and (text := self.written(node)) is not None:
                return UniqueName(node, text)
        return None

    def found(self, node: Node, state: State, zones: tuple[str, ...], player: Player | None) -> int:
        """What a name means to an action; 0 where it means nothing, or several things."""
        try:
            return self.naming.one(node, state, NOWHERE, zones, player)
        except BadInput:
            return 0

    def ways(self, t: Thing, state: State) -> Iterator[Node]:
        """The ways of calling a thing, the plainest first."""
        if t.zone == "leader":
            yield Node("leader", who=t.controller)
            return
        if t.card is BLANK:
            return
        if t.label:
            yield Node("named", name=str(t.label))
        ways = (Node("named", name=t.card.slug), Node("named", name=t.card.slug, who=t.controller))
        yield from ways
        for node in ways:
            ids = self.naming.all(node, state)
            if t.id in ids[:COUNTED]:
                yield Node("named", dict(node.parts), which=ids.index(t.id) + 1)

    def written(self, node: Node) -> str | None:
        """The words of a noun phrase; None for one that would be read as something else, or not at all."""
        if node not in self.said:
            sentence = Node("defend", card=node)  # the shortest sentence there is about a thing
            text = self.write(sentence)
            self.said[node] = text.removesuffix(" defends") if text is not None else None
        return self.said[node]

    def write(self, sentence: Node, read: Callable[..., Node] = parse_action) -> str | None:
        """A sentence in English as people write it into a file; None where it is not read back as the same tree."""
        try:
            text = self.as_written(render_sentence(sentence, "en", self.names, self.game.vocabulary))
            return text if read(text, self.names, self.game.vocabulary) == sentence else None
        except (LanguageError, KeyError, ValueError):
            return None

    def write_in_both(self, sentence: Node, written: str, read: Callable[..., Node] = parse_action) -> dict[str, str]:
        """The sentence ``written`` in English, and in Japanese; the English again where the Japanese is not read back as the same tree."""
        try:
            text = render_sentence(sentence, "ja", self.names, self.game.vocabulary)
            same = read(text, self.names, self.game.vocabulary) == sentence
        except (LanguageError, KeyError, ValueError):
            same = False
        return {"en": written, "ja": text if same else written}

    def as_written(self, text: str) -> str:
        """“the enemy leader” (“player”), and at the beginning a small letter, or a name as it is spelled."""
        pieces = _OUTSIDE.split(text)
        pieces[::2] = [_THEIR_LEADER.sub(r"the enemy \1", piece) for piece in pieces[::2]]
        text = "".join(pieces)
        if text.startswith(("I ", '"')):
            return text
        first = sentence_grammar(self.game.vocabulary).tokenizer.tokens(text, self.names)[0]
        title = self.names.title(str(first.value), "en") if first.type == "NAME" else ""
        if title and text.casefold().startswith(title.casefold()):
            return title + text[len(title) :]
        return text if title else text[:1].lower() + text[1:]

"""A card of somebody's own while it is written: each line of its text as it was understood, or what is wrong with it and where."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from engine.corpus.problems import Problem
from engine.corpus.read_cards import slug_of_any
from engine.corpus.read_sentences import card_with_trees
from engine.corpus.shapes import Card, Evolved, Sentence
from engine.study.playable import PlayableCorpus

LONGEST = 20_000  # characters of a card's text
BEHIND = LONGEST  # lines of the evolved side are counted from here on while both sides are read together


@dataclass(frozen=True, slots=True)
class Draft:
    """A card as it stands in a form. ``names`` are by language, one is enough; a figure that is not given is None."""

    names: Mapping[str, str]
    kind: str
    klass: str = ""
    cost: int | None = None
    attack: int | None = None
    defense: int | None = None
    text: str = ""
    evolved: str = ""


@dataclass(frozen=True, slots=True)
class OwnLine:
    """A line of a card's text, with its place in that text. ``said`` is how it was understood, in both languages, if it was."""

    text: str
    line: int
    said: Mapping[str, str]
    evolved: bool = False
    problem: Problem | None = None


def read_back(library: PlayableCorpus, game: str, draft: Draft, others: Iterable[Card] = ()) -> list[OwnLine]:
    """The lines of a card that is being written. ``others`` are cards beside those of the corpus that its text may name."""
    known = library.cards[game]
    card = _card(game, draft)
    called = [one for one in (*others, card) if one.name["en"]]
    titles = {one.slug: {**one.name, "measure": known.measures.get(one.kind, "")} for one in called}
    names = known.names.extended({}, titles)
    read, unread = card_with_trees(card, names, known.vocabulary)
    _made, undone = library.definitions.in_part(read, names, lambda slug: library.definitions.get(game, slug, None))
    problems = {p.line: p for p in reversed([*unread, *undone])}
    found = []
    for s in (*read.text_lines, *(read.evolved.text_lines if read.evolved else ())):
        said = {lang: read.say(s.node, lang) for lang in ("en", "ja")} if s.node is not None and read.say is not None else {}
        evolved = s.line > BEHIND
        line = s.line - BEHIND if evolved else s.line
        problem = problems.get(s.line)
        found.append(OwnLine(s.text, line, said, evolved, replace(problem, line=line) if problem else None))
    return found


def _card(game: str, draft: Draft) -> Card:
    name = draft.names.get("en") or draft.names.get("ja") or ""
    both = {lang: draft.names.get(lang) or name for lang in ("en", "ja")}
    evolved = Evolved(None, None, draft.evolved, _lines(draft.evolved, BEHIND)) if draft.evolved.strip() else None
    return Card(
        game, slug_of_any(name), both, "", (), draft.kind, draft.klass, (), draft.cost, draft.attack, draft.defense,
        draft.text, _lines(draft.text, 0), evolved, "full", None, "", 0,
    )  # fmt: skip


def _lines(text: str, before: int) -> tuple[Sentence, ...]:
    """The lines of a text that hold something; ``before`` is how many lines come before its first."""
    rows = enumerate(text[:LONGEST].replace("\r\n", "\n").split("\n"), before + 1)
    return tuple(Sentence(row.strip(), n, 1 + len(row) - len(row.lstrip())) for n, row in rows if row.strip())

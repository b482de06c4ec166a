"""Two changes of what a file says, put together field by field: key by key, each language by itself, scenarios, cards and rules by name.

A list whose order means nothing takes what both added. Where both changed the same field in different ways somebody has to choose.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from itertools import groupby
from typing import TypeAlias

from engine.corpus.editing.naming import all_named, labels
from engine.corpus.editing.yaml_text import document_text, entry
from engine.corpus.shapes import LANGUAGES
from engine.corpus.spot import language_of
from engine.corpus.strict_yaml import Value, ValuePath
from rulings.editor.parting import parts

MINE, THEIRS = "mine", "theirs"
UNORDERED = ("then", "claims", "sources", "evidence", "see", "aliases", "traits", "other_answers", "looked_at", "cards", "rules")
WORD = re.compile(r"[a-zA-Z0-9'’]+|\s+|.", re.DOTALL)  # what is marked as different: a word, or in Japanese a character
MaybeValue: TypeAlias = "Value | None"  # None where it is not there


@dataclass(frozen=True)
class Overlap:
    """A field that both changed, each in its own way. ``path`` names it, entries of lists by their names where they have any."""

    path: ValuePath
    base: MaybeValue
    mine: MaybeValue
    theirs: MaybeValue

    @property
    def key(self) -> str:
        """What a form calls it by."""
        return json.dumps(self.path, ensure_ascii=False)

    @property
    def name(self) -> str:
        """What a page calls it."""
        return " › ".join(str(part + 1) if isinstance(part, int) else part for part in self.path)

    @property
    def was(self) -> str:
        """What it said before both, as a file says it."""
        return in_words(self.base)

    @property
    def sides(self) -> tuple[tuple[str, str], ...]:
        """What it says on either side; nothing where it is not there."""
        return ((MINE, in_words(self.mine)), (THEIRS, in_words(self.theirs)))

    @property
    def marked(self) -> tuple[tuple[str, list[tuple[str, bool]]], ...]:
        """What it says on either side in pieces, each with whether the other side has it otherwise; none where it is not there."""
        (_mine, mine), (_theirs, theirs) = self.sides
        one, other = (WORD.findall(said) for said in (mine, theirs))
        same = SequenceMatcher(None, one, other, autojunk=False).get_matching_blocks()
        halves = (pieces(one, [(at.a, at.size) for at in same]), pieces(other, [(at.b, at.size) for at in same]))
        return ((MINE, halves[0]), (THEIRS, halves[1]))


def pieces(parts: Sequence[str], same: Iterable[tuple[int, int]]) -> list[tuple[str, bool]]:
    """Words put together again, those that differ and those that are the `same` in turns; `same` says where they begin and how many."""
    alike = {n for at, many in same for n in range(at, at + many)}
    runs = groupby(range(len(parts)), key=lambda n: n not in alike)
    return [("".join(parts[n] for n in run), differs) for differs, run in runs]


@dataclass
class Merging:
    """Puts values together; ``chosen`` says of fields which side is taken, ``overlaps`` collects those of which nothing is said."""

    chosen: Mapping[str, str] = field(default_factory=dict)
    overlaps: list[Overlap] = field(default_factory=list)

    def merged(self, base: MaybeValue, mine: MaybeValue, theirs: MaybeValue, path: ValuePath = ()) -> MaybeValue:
        """A value with both changes."""
        if mine == theirs or base == theirs:
            return mine
        if base == mine:
            return theirs
        if worded(base, mine, theirs):
            base, mine, theirs = (by_language(one) for one in (base, mine, theirs))
        if isinstance(mine, dict) and isinstance(theirs, dict) and isinstance(base or {}, dict):
            was = base if isinstance(base, dict) else {}
            return self.mappings(was, mine, theirs, path)
        if isinstance(mine, list) and isinstance(theirs, list) and isinstance(base or [], list):
            entries = base if isinstance(base, list) else []
            if all_named(entries, mine, theirs):
                return self.by_name(entries, mine, theirs, path)
            return self.in_order(entries, mine, theirs, path)
        return self.decided(base, mine, theirs, path)

    def decided(self, base: MaybeValue, mine: MaybeValue, theirs: MaybeValue, path: ValuePath) -> MaybeValue:
        """One of two values: mine, until somebody chooses."""
        overlap = Overlap(path, base, mine, theirs)
        choice = self.chosen.get(overlap.key)
        if choice not in (MINE, THEIRS):
            self.overlaps.append(overlap)
        return theirs if choice == THEIRS else mine

    def mappings(self, base: dict[str, Value], mine: dict[str, Value], theirs: dict[str, Value], path: ValuePath) -> Value:
        """Key by key."""
        made = {key: self.merged(base.get(key), mine.get(key), theirs.get(key), (*path, key)) for key in (mine | theirs)}
        return {key: value for key, value in made.items() if value is not None}

    def by_name(self, base: list[Value], mine: list[Value], theirs: list[Value], path: ValuePath) -> MaybeValue:
        """Entry by entry, in the order of whoever changed the order."""
        sides = [dict(zip(labels(one, True), one, strict=True)) for one in (base, mine, theirs)]
        was, own, others = sides
        made = {name: self.merged(was.get(name), own.get(name), others.get(name), (*path, name)) for name in own | others}
        common = [[name for name in side if all(name in other for other in sides)] for side in sides]
        leading, other = (sides[2], sides[1]) if common[1] == common[0] else (sides[1], sides[2])
        if common[0] not in (common[1], common[2]) and common[1] != common[2]:
            names: MaybeValue = self.decided(list(common[0]), list(common[1]), list(common[2]), (*path, "…"))
            leading, other = (sides[2], sides[1]) if names == common[2] else (sides[1], sides[2])
        order = list(leading)
        before = ""
        for name in other:
            if name not in order:
                order.insert(order.index(before) + 1 if before else 0, name)
            before = name
        return [value for name in order if (value := made[name]) is not None]

    def in_order(self, base: list[Value], mine: list[Value], theirs: list[Value], path: ValuePath) -> MaybeValue:
        """Part by part of a list of which each entry is known by what it says."""
        made: list[Value] = []
        for part in parts(*(labels(one, False) for one in (base, mine, theirs))):
            was, own, others = ([json.loads(said) for said in side] for side in (part.base, part.mine, part.theirs))
            if not part.both:
                made += [json.loads(said) for said in part.taken]
            elif not was and path[-1:] and path[-1] in UNORDERED:
                made += [*own, *(one for one in others if one not in own)]
            elif len(was) == len(own) == len(others) == 1:
                value = self.merged(was[0], own[0], others[0], (*path, part.first))
                made += [value] if value is not None else []
            else:
                inner = self.decided(was, own, others, (*path, part.first))
                made += inner if isinstance(inner, list) else []
        return made


def in_words(value: MaybeValue) -> str:
    """A value as a file says it; nothing for none."""
    if isinstance(value, list):
        return "\n".join(line for one in value for line in entry((), one, 0))
    return document_text(value) if isinstance(value, dict) else value or ""


def worded(*values: MaybeValue) -> bool:
    """Whether these are one text, in one or both languages, and not all written the same way."""
    kinds = {type(value) for value in values if value is not None}
    return kinds == {str, dict} and all(set(value) <= set(LANGUAGES) for value in values if isinstance(value, dict))


def by_language(value: MaybeValue) -> MaybeValue:
    """A text by its language."""
    return {language_of(value): value} if isinstance(value, str) else value

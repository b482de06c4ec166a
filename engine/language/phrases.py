"""Phrases: the one table from which the grammar, both renderings, the reference and the tests are made.

A phrase says, for one way of putting something: where it fits (category), what it is (kind), how it is said in English and Japanese.

    P("effect", "deal", "deal {amount} damage to {targets:target+}", "{targets}に{amount}ダメージを与える", example="deal 3 damage to this")

The notation of the two is in :mod:`engine.language.templates`.
"""
from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING

from engine.language.templates import JaSlot, Literal, Slot, read_english, read_japanese
from engine.language.tree import Part

if TYPE_CHECKING:
    from engine.language.japanese_wordings import JapaneseWording
    from engine.language.wordings import Wording

_PARTED = re.compile(r"(\{[^}]*\})")


@dataclass(frozen=True)
class Phrase:
    """One way of saying one kind of thing in one category. A phrase without a kind only passes on what is in its slot.

    ``english`` and ``japanese`` are templates, ``also`` and ``also_japanese`` those that are understood besides; each is taken apart when its parts
    are first asked for, since whoever reads one language needs none of the other's. Asking raises ValueError where a template can't be read.
    """

    category: str
    kind: str
    english: str
    japanese: str
    example: str = ""
    fix: Mapping[str, Part] = field(default_factory=dict)
    number: str = ""
    order: int = 0
    says: str = ""
    also: tuple[str, ...] = ()
    also_japanese: tuple[str, ...] = ()
    spread: str = ""
    contested: bool = False
    second: bool = False
    needs: str = ""
    suits: str = ""

    @cached_property
    def en(self) -> tuple[Literal | Slot, ...]:
        """The parts of the English that is written."""
        en = read_english(self.english)
        if not self.kind and (len(en) != 1 or not isinstance(en[0], Slot)):
            raise ValueError(f"a phrase without a kind is one slot and nothing else, not “{self.english}”")
        return en

    @cached_property
    def ja(self) -> tuple[str | JaSlot, ...]:
        """The parts of the Japanese that is written. Raises ValueError where it names one that the English has not."""
        ja = read_japanese(self.japanese)
        unknown = {part.name for part in ja if isinstance(part, JaSlot)} - {slot.name for slot in self.slots()} - set(self.fix)
        if unknown:
            raise ValueError(f"the Japanese of “{self.english}” names {', '.join(sorted(unknown))}, which its English has not")
        return ja

    @cached_property
    def also_en(self) -> tuple[tuple[Literal | Slot, ...], ...]:
        """The parts of each further English wording."""
        return tuple(map(read_english, self.also))

    @cached_property
    def also_ja(self) -> tuple[tuple[str | JaSlot, ...], ...]:
        """The parts of each further Japanese wording."""
        return tuple(map(read_japanese, self.also_japanese))

    def every_slot(self) -> list[Slot]:
        """The slots of every English wording."""
        return [part for template in (self.en, *self.also_en) for part in template if isinstance(part, Slot)]

    def slots(self) -> list[Slot]:
        return [part for part in self.en if isinstance(part, Slot)]


def P(category: str, kind: str, english: str, japanese: str = "", *, example: str = "", fix: Mapping[str, Part] | None = None,
      number: str = "", order: int = 0, says: str = "", also: Sequence[str] = (), also_ja: Sequence[str] = (),
      spread: str = "", contested: bool = False, second: bool = False, needs: str = "", suits: str = "") -> Phrase:
    """A phrase of the table.

    `fix`: parts that the words themselves decide. `order`: where a Japanese filter word stands (small = front). `also`, `also_ja`: wordings that
    are understood and never written. `spread`: a list that says the same as one phrase for each of its items.
    `contested`: printed cards say something else in the same words, too; which is meant is then decided among all wordings.
    `second`: whoever writes its Japanese means another phrase that is written so; this one is not read there.
    `needs`, `suits`: what a game must do for a sentence to say anything, and to be in its players' words (:mod:`engine.language.needs`).
    """
    return Phrase(category, kind, english, japanese, example, dict(fix or {}), number, order, says, tuple(also), tuple(also_ja), spread, contested, second, needs, suits)


def any_event(events: Iterable[str]) -> str:
    """The need of one of several types of events; none where there are none."""
    return "|".join(f"event:{event}" for event in events)


def called_otherwise(phrase: Phrase, called: Mapping[str, str]) -> Phrase:
    """A phrase in other words; the ones before are understood as well, and where its new Japanese says more, that is meant."""
    if not called:
        return phrase
    every = {**called, **{old.replace("か", "と"): new.replace("か", "と") for old, new in called.items() if "か" in old}}  # of all of them と is said
    pattern = re.compile("|".join((*sorted(map(re.escape, every), key=len, reverse=True), r"\{[^}]*\}")))

    def otherwise(text: str) -> str:
        return pattern.sub(lambda m: every.get(m[0], m[0]), text)

    en, ja = otherwise(called.get(f"{phrase.category}: {phrase.english}", phrase.english)), otherwise(phrase.japanese)
    also = tuple("".join(part if part[:1] == "{" else otherwise(part) for part in _PARTED.split(template)) for template in phrase.also_japanese)
    new = tuple(template for template in also if template not in phrase.also_japanese)
    if en != phrase.english:
        phrase = replace(phrase, english=en, also=(*phrase.also, phrase.english))
    if ja != phrase.japanese:
        return replace(phrase, japanese=ja, also_japanese=(*phrase.also_japanese, *new, phrase.japanese), second=True)
    return replace(phrase, also_japanese=(*phrase.also_japanese, *new)) if new else phrase


def inclusion(category: str, *included: str) -> list[Phrase]:
    """Whatever is one of the included categories is also one of this."""
    return [P(category, "", f"{{it:{name}}}", "{it}") for name in included]


class PhraseTable:
    """Phrases with their lookups; tables are added to one another to make the language of a file."""

    def __init__(self, phrases: Iterable[Phrase], wordings: Iterable[Wording] = (), *, japanese: Iterable[JapaneseWording] = ()) -> None:
        self.phrases: tuple[Phrase, ...] = tuple(phrases)
        self.wordings: tuple[Wording, ...] = tuple(wordings)
        self.japanese: tuple[JapaneseWording, ...] = tuple(japanese)
        self.contested = frozenset(phrase.kind for phrase in self.phrases if phrase.contested)
        self.lasting = frozenset(phrase.kind for phrase in self.phrases if phrase.category == "effect" and "{duration" in phrase.english)
        self.by_category: dict[str, list[Phrase]] = {}
        for phrase in self.phrases:
            self.by_category.setdefault(phrase.category, []).append(phrase)
        self._said: dict[tuple[str, str], tuple[Phrase, ...]] = {}
        self._reach: dict[str, frozenset[str]] = {}
        self.zoned = frozenset(phrase.kind for phrase in self.phrases if any("ZONE" in words for words in (phrase.english, *phrase.also)))  # kinds of which a part may be a zone
        self._spread = {phrase.kind: phrase.spread for phrase in self.phrases if phrase.spread}
        self._ranked: dict[str, Mapping[str, int] | None] = {}
        self._zones: dict[str, frozenset[str]] = {}
        for phrase in self.phrases:
            for slot in phrase.slots():
                if not slot.is_value and slot.category not in self.by_category:
                    raise ValueError(f"“{phrase.english}” wants a {slot.category}, and no phrase is one")

    def __add__(self, other: PhraseTable) -> PhraseTable:
        return PhraseTable((*self.phrases, *other.phrases), (*self.wordings, *other.wordings), japanese=(*self.japanese, *other.japanese))

    def reach(self, category: str) -> frozenset[str]:
        """The category and all that it includes, however deep."""
        known = self._reach.get(category)
        if known is None:
            seen: dict[str, None] = {}
            waiting = [category]
            while waiting:
                name = waiting.pop()
                if name in seen:
                    continue
                seen[name] = None
                waiting.extend(p.en[0].category for p in self.by_category.get(name, ()) if not p.kind)  # type: ignore[union-attr]
            known = self._reach[category] = frozenset(seen)
        return known

    def said(self, category: str, kind: str) -> tuple[Phrase, ...]:
        """The phrases of a kind that may stand in a category, the one to be written first; every category where it is ""."""
        known = self._said.get((category, kind))
        if known is None:
            within = self.reach(category) if category else None
            known = tuple(p for p in self.phrases if p.kind == kind and (within is None or p.category in within))
            self._said[category, kind] = known
        return known

    def zones_of(self, kind: str) -> frozenset[str]:
        """Which parts of a kind are zones, in every wording of it."""
        known = self._zones.get(kind)
        if known is None:
            slots = [slot for phrase in self.said("", kind) for slot in phrase.every_slot()]
            others = {slot.name for slot in slots if slot.category != "ZONE"}
            known = self._zones[kind] = frozenset(slot.name for slot in slots) - others
        return known

    def tidied(self, slot: Slot, items: tuple[Part, ...]) -> tuple[Part, ...]:
        """The items of a list as every wording gives them: words whose order says nothing in the order of the table, spread lists apart."""
        if slot.many != "*" or not all(hasattr(item, "kind") for item in items):
            return items
        ranks = self._ranks(slot.category)
        if ranks is not None:
            return tuple(sorted(items, key=lambda item: (ranks.get(item.kind, 0), repr(item)))) if len(items) > 1 else items
        if any(item.kind in self._spread for item in items):
            return tuple(one for item in items for one in self._apart(item))
        return items

    def _apart(self, item: Part) -> Iterable[Part]:
        name = self._spread.get(item.kind)
        return [item] if name is None else [type(item)(item.kind, {**dict(item.parts), name: (one,)}, item.at) for one in item[name]]

    def _ranks(self, category: str) -> Mapping[str, int] | None:
        """Where the kinds of a category stand in the table, if their order in a text says nothing; else None."""
        if category not in self._ranked:
            phrases = self.by_category.get(category, [])
            free = any(phrase.order for phrase in phrases)
            ranks: dict[str, int] = {}
            for place, phrase in enumerate(phrases):
                ranks.setdefault(phrase.kind, place)
            self._ranked[category] = ranks if free else None
        return self._ranked[category]

    def literals(self) -> Iterator[Literal]:
        for phrase in self.phrases:
            for part in phrase.en:
                if isinstance(part, Literal):
                    yield part

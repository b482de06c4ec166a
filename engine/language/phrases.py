"""Phrases: the one table from which the grammar, both renderings, the reference and the tests are made.

A phrase says, for one way of putting something: where it fits (category), what it is (kind), how it is said in English and Japanese.

    P("effect", "deal", "deal {amount} damage to {targets:target+}", "{targets}に{amount}ダメージを与える", example="deal 3 damage to this")

English templates
    {slot}  {slot:category}   a part; without a category its name is the category. An upper-case category is a word of the game or a literal
                              value: NUMBER, STATS, NAME, KEYWORD, KIND, TRAIT, CLASS, ZONE, COUNTER, STATE
    {x:cat?}  {x:cat*}        may be absent; one or several side by side (with ? none as well)
    {x:cat+}  {x:cat;}        "a, b and c"; "a; b; c"; {x:cat|} "a or b"
    {x:cat&}                  "a and b", "a, then b": a comma or "and" counts only where one more of the category begins
    {x~pl}  {x~n}             what is in the slot is spoken of in the plural; in the number of what stands before it
    card(s) enemy(enemies)    singular and plural, by the number of what stands before it
    draw[s] is/are            verb for one and for several, by the number of what stands before it
    a|an  in|on               the first that fits is written, all are understood
    or~more                   words that stand together as one
    and^effect                this word, only where an effect begins after it
"another" is read as "a" and "other", and written for them.
Both numbers and all alternatives are understood everywhere; only the fitting one is ever written.

Japanese templates name the same slots in any order: {slot}, {slot:category} (said in another category's words), {slot!て} (て, た, 連: the form
of a verb), {slot|sep} (what divides a list; {slot|sep|sep}: either), {a&b} (two lists as one, in the order that their phrases ask for), {%slot:体} (the counting word of
what is in the slot, with the one taken where it has none), {%slot:いる} (いる or ある, いない or ない, by that counting word), {#bound:slot} (a bound with that counting word in it: 3体以上).
"""
from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import TYPE_CHECKING

from engine.language.tree import Part

if TYPE_CHECKING:
    from engine.language.japanese_wordings import JapaneseWording
    from engine.language.wordings import Wording

VALUES = ("NUMBER", "STATS", "NAME", "KEYWORD", "KIND", "TRAIT", "CLASS", "ZONE", "COUNTER", "STATE")
REMINDER = "reminder"  # the category of what only reminds of a rule: it is read and has no part in a tree
_KEPT = 8192  # words and parts of templates, of which there are fewer: templates share them
AGREEING = {"is/are", "has/have", "was/were", "doesn't/don't", "does/do", "its/their", "it/them"}


@dataclass(frozen=True)
class Literal:
    """A word of a template. `forms`: how it may be spelled; `how` picks the one that is written."""

    forms: tuple[str, ...]
    how: str = "first"  # first | noun | verb | article
    before: str = ""    # the category that must begin after it


@dataclass(frozen=True)
class Slot:
    """A part of a template. `many`: "" | "+" | "&" | ";" | "|" | "*"; `number`: "" | "pl" | "n"."""

    name: str
    category: str
    many: str = ""
    optional: bool = False
    number: str = ""

    @property
    def is_value(self) -> bool:
        return self.category in VALUES


@dataclass(frozen=True)
class JaSlot:
    """A part of a Japanese template, and what is to be done to its words."""

    name: str
    category: str = ""
    form: str = ""
    separator: str | None = None
    measure: str | None = None
    also: str = ""
    counted: str = ""


@dataclass(frozen=True)
class Phrase:
    """One way of saying one kind of thing in one category. A phrase without a kind only passes on what is in its slot."""

    category: str
    kind: str
    english: str
    japanese: str
    example: str = ""
    fix: Mapping[str, Part] = field(default_factory=dict)
    number: str = ""
    order: int = 0
    says: str = ""
    en: tuple[Literal | Slot, ...] = ()
    ja: tuple[str | JaSlot, ...] = ()
    also_en: tuple[tuple[Literal | Slot, ...], ...] = ()
    also_ja: tuple[tuple[str | JaSlot, ...], ...] = ()
    spread: str = ""
    contested: bool = False
    second: bool = False

    def every_slot(self) -> list[Slot]:
        """The slots of every English wording."""
        return [part for template in (self.en, *self.also_en) for part in template if isinstance(part, Slot)]

    def slots(self) -> list[Slot]:
        return [part for part in self.en if isinstance(part, Slot)]


_EN = re.compile(r"\{(?P<slot>[^}]*)\}|(?P<mark>[,.:;()\"“”])(?![~^])|(?P<word>[^\s{}]+?)(?=[,.:;]?(?:\s|$|\{|\"|”))|(?P<gap>\s+)")
_PART = re.compile(r"\{[^}]*\}")
_SLOT = re.compile(r"(?P<name>[a-z_]+)(?::(?P<category>[A-Za-z_]+))?(?P<many>[+&*;|]?)(?P<optional>\??)(?:~(?P<number>pl|n))?$")
_JA = re.compile(r"\{(?P<measure>[%#]?)(?P<name>[a-z_]+)(?:&(?P<also>[a-z_]+))?(?::(?P<category>[^!|}]+))?(?:!(?P<form>[^|}]+))?(?:\|(?P<separator>[^}]*))?\}")


@lru_cache(maxsize=_KEPT)
def _word(text: str) -> Literal:
    text, _, before = text.partition("^") if "^" in text else (text, "", "")
    text = text.replace("~", " ").replace(" ,", ",")
    head, _, rest = text.partition(" ")
    if head in AGREEING:
        one, several = head.split("/")
        rest = rest and " " + rest
        return Literal((one + rest, several + rest), "verb")
    if noun := re.fullmatch(r"(.+)\(([\w ]+)\)(.*)", text):
        head, tail, rest = noun.groups()
        many = head + tail if len(tail) <= 2 else tail
        return Literal((head + rest, many + rest), "noun")
    if "[" in text:
        return Literal((re.sub(r"\[(\w+)\]", r"\1", text), re.sub(r"\[\w+\]", "", text)), "verb")
    if text == "a|an":
        return Literal(("a", "an"), "article")
    return Literal(tuple(text.split("|")), "first", before)


@lru_cache(maxsize=_KEPT)
def read_slot(text: str) -> Slot:
    """A part as templates write it: its name, category and number."""
    slot = _SLOT.match(text)
    if slot is None:
        raise ValueError(f"cannot read the slot {{{text}}}")
    return Slot(slot["name"], slot["category"] or slot["name"], slot["many"], bool(slot["optional"]), slot["number"] or "")


def read_english(template: str) -> tuple[Literal | Slot, ...]:
    """The parts of an English template."""
    parts: list[Literal | Slot] = []
    at = 0
    while at < len(template):
        found = _EN.match(template, at)
        if found is None:
            raise ValueError(f"cannot read the template “{template}” at {at}")
        at = found.end()
        if found["slot"] is not None:
            parts.append(read_slot(found["slot"]))
        elif found["mark"]:
            parts.append(Literal((found["mark"],)))
        elif found["word"]:
            parts.append(_word(found["word"]))
    return tuple(parts)


def read_japanese(template: str) -> tuple[str | JaSlot, ...]:
    """The parts of a Japanese template."""
    parts: list[str | JaSlot] = []
    at = 0
    for found in _JA.finditer(template):
        begins, ends = found.span()
        if begins > at:
            parts.append(template[at:begins])
        parts.append(_read_japanese_slot(found[0]))
        at = ends
    if at < len(template):
        parts.append(template[at:])
    for part in parts:
        if isinstance(part, str) and ("{" in part or "}" in part):
            raise ValueError(f"cannot read the Japanese template 「{template}」")
    return tuple(parts)


@lru_cache(maxsize=_KEPT)
def _read_japanese_slot(text: str) -> JaSlot:
    found = _JA.match(text)
    assert found is not None
    if found["measure"] == "#":
        return JaSlot(found["name"], counted=found["category"] or "")
    if found["measure"]:
        return JaSlot(found["name"], measure=found["category"] or "枚")
    return JaSlot(found["name"], found["category"] or "", found["form"] or "", found["separator"], None, found["also"] or "")


def P(category: str, kind: str, english: str, japanese: str = "", *, example: str = "", fix: Mapping[str, Part] | None = None,
      number: str = "", order: int = 0, says: str = "", also: Sequence[str] = (), also_ja: Sequence[str] = (),
      spread: str = "", contested: bool = False, second: bool = False) -> Phrase:
    """A phrase of the table.

    `fix`: parts that the words themselves decide. `order`: where a Japanese filter word stands (small = front). `also`, `also_ja`: wordings that
    are understood and never written. `spread`: a list that says the same as one phrase for each of its items.
    `contested`: printed cards say something else in the same words, too; which is meant is then decided among all wordings.
    `second`: whoever writes its Japanese means another phrase that is written so; this one is not read there.
    """
    en, ja = read_english(english), read_japanese(japanese)
    slots = {part.name for part in en if isinstance(part, Slot)}
    unknown = {part.name for part in ja if isinstance(part, JaSlot)} - slots - set(fix or {})
    if unknown:
        raise ValueError(f"the Japanese of “{english}” names {', '.join(sorted(unknown))}, which its English has not")
    if not kind and (len(en) != 1 or not slots):
        raise ValueError(f"a phrase without a kind is one slot and nothing else, not “{english}”")
    return Phrase(category, kind, english, japanese, example, dict(fix or {}), number, order, says, en, ja,
                  tuple(map(read_english, also)), tuple(map(read_japanese, also_ja)), spread, contested, second)


def outlined(template: str) -> str:
    """A template with "…" for each of its parts."""
    return _PART.sub("…", template)


def called_otherwise(phrase: Phrase, called: Mapping[str, str]) -> Phrase:
    """A phrase in other words; the ones before are understood as well, and where its new Japanese says more, that is meant."""
    if not called:
        return phrase
    every = {**called, **{old.replace("か", "と"): new.replace("か", "と") for old, new in called.items()}}  # of all of them と is said
    words = re.compile("|".join((*sorted(map(re.escape, every), key=len, reverse=True), r"\{[^}]*\}")))

    def otherwise(text: str) -> str:
        return words.sub(lambda m: every.get(m[0], m[0]), text)

    en, ja = otherwise(called.get(f"{phrase.category}: {phrase.english}", phrase.english)), otherwise(phrase.japanese)
    also = tuple(tuple(otherwise(part) if isinstance(part, str) else part for part in template) for template in phrase.also_ja)
    new = tuple(template for template in also if template not in phrase.also_ja)
    if en != phrase.english:
        phrase = replace(phrase, english=en, en=read_english(en), also_en=(*phrase.also_en, phrase.en))
    if ja != phrase.japanese:
        return replace(phrase, japanese=ja, ja=read_japanese(ja), also_ja=(*phrase.also_ja, *new, phrase.ja), second=True)
    return replace(phrase, also_ja=(*phrase.also_ja, *new)) if new else phrase


def worded(text: str, called: Mapping[str, str]) -> str:
    """A sentence or an example in a game's own words for things."""
    plain = {said: word for said, word in called.items() if not any(mark in said for mark in "{}:~")}
    return re.sub("|".join(sorted(map(re.escape, plain), key=len, reverse=True)), lambda m: plain[m[0]], text) if plain else text


def inclusion(category: str, *included: str) -> list[Phrase]:
    """Whatever is one of the included categories is also one of this."""
    return [P(category, "", f"{{it:{name}}}", "{it}") for name in included]


class Table:
    """Phrases with their lookups; tables are added to one another to make the language of a file."""

    def __init__(self, phrases: Iterable[Phrase], wordings: Iterable[Wording] = (), *, japanese: Iterable[JapaneseWording] = ()) -> None:
        self.phrases: tuple[Phrase, ...] = tuple(phrases)
        self.wordings: tuple[Wording, ...] = tuple(wordings)
        self.japanese: tuple[JapaneseWording, ...] = tuple(japanese)
        self.contested = frozenset(phrase.kind for phrase in self.phrases if phrase.contested)
        self.by_category: dict[str, list[Phrase]] = {}
        for phrase in self.phrases:
            self.by_category.setdefault(phrase.category, []).append(phrase)
        self._said: dict[tuple[str, str], tuple[Phrase, ...]] = {}
        self._reach: dict[str, frozenset[str]] = {}
        self._spread = {phrase.kind: phrase.spread for phrase in self.phrases if phrase.spread}
        self._ranked: dict[str, Mapping[str, int] | None] = {}
        self._zones: dict[str, frozenset[str]] = {}
        for phrase in self.phrases:
            for slot in phrase.slots():
                if not slot.is_value and slot.category not in self.by_category:
                    raise ValueError(f"“{phrase.english}” wants a {slot.category}, and no phrase is one")

    def __add__(self, other: Table) -> Table:
        return Table((*self.phrases, *other.phrases), (*self.wordings, *other.wordings), japanese=(*self.japanese, *other.japanese))

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

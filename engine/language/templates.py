"""Templates: how a phrase or a wording is said, with places for its parts.

English templates
    {slot}  {slot:category}   a part; without a category its name is the category. An upper-case category is a word of the game or a literal
                              value: NUMBER, STATS, NAME, KEYWORD, KIND, TRAIT, CLASS, ZONE, COUNTER, STATE, PART (of a name, in its brackets)
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
from dataclasses import dataclass
from functools import lru_cache

VALUES = ("NUMBER", "STATS", "NAME", "KEYWORD", "KIND", "TRAIT", "CLASS", "ZONE", "COUNTER", "STATE", "PART")
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


def outlined(template: str) -> str:
    """A template with "…" for each of its parts."""
    return _PART.sub("…", template)

"""The head of a card that was pasted whole: the lines before its abilities that give its name, kind, class and figures; and its two sides.

A line belongs to the head only if every word of it is understood; whatever stands in another one is left to the reader of card texts,
which carries it out or refuses it where it stands.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass

LABELS = {
    "cost": ("cost", "コスト"),
    "power": ("power", "パワー"),
    "attack": ("attack", "atk", "ap", "攻撃力", "攻撃"),
    "defense": ("defense", "defence", "def", "dp", "hp", "health", "toughness", "体力", "防御力", "耐久力"),
    "kind": ("card type", "type", "kind", "カードの種類", "カードタイプ", "種類", "タイプ"),
    "class": ("class", "civilization", "クラス", "文明"),
}
WORDS = ("kind", "class")  # what is said in words of the game, with its label or without; all else is a number
FIGURES = ("attack", "defense")  # of a side
_NO_WORDS: Mapping[str, Mapping[str, str]] = {field: {} for field in WORDS}
LONGEST_NAME = 80
BOTH = re.compile(r"(\d{1,3})\s*/\s*(\d{1,3})")
SIDES = {  # the headings of a card's sides
    "front": ("unevolved", "unevolved form", "進化前"), "evolved": ("evolved", "evolved form", "進化後"),
}  # fmt: skip
AROUND = "[]()<>【】〈〉「」=*-―ー—・: "  # what stands around a heading
BETWEEN = re.compile(r"[\s,、/・|;:()]*")
ENDS = r"(?![A-Za-z])"


@dataclass(frozen=True)
class PastedHead:
    """What the first ``lines`` of a text say of the card: its fields (``name``, ``kind``, ``class``, ``cost``, …), as a form has them."""

    fields: Mapping[str, str]
    lines: int


def head_of(text: str, words: Mapping[str, Mapping[str, str]], figures: Collection[str], named: bool) -> PastedHead:
    """Read the head of a text.

    ``words`` gives for "kind" and "class" each word that the game has for one, in lower case, with its id; ``figures`` are the numbers
    that its cards have. A card that is not ``named`` yet may begin with its name. A text without a head has none of either.
    """
    rows = [unicodedata.normalize("NFKC", row).strip() for row in text.replace("\r\n", "\n").split("\n")]
    fields: dict[str, str] = {}
    place = 0
    may_be_name = not named and len(rows) > 1 and len(rows[0]) <= LONGEST_NAME and _read(rows[0], words, figures) is None
    if may_be_name and _read(rows[1], words, figures):
        fields["name"], place = text.replace("\r\n", "\n").split("\n")[0].strip(), 1
    while place < len(rows):
        found = _read(rows[place], words, figures)
        if found is None or any(fields.get(key, value) != value for key, value in found.items()):
            break
        fields |= found
        place += 1
    return PastedHead(fields, place) if set(fields) - {"name"} else PastedHead({}, 0)


def _read(row: str, words: Mapping[str, Mapping[str, str]], figures: Collection[str]) -> dict[str, str] | None:
    """What a line says of the card if that is all that it says; nothing of an empty one, None for any other line."""
    found: dict[str, str] = {}
    place = BETWEEN.match(row).end()  # type: ignore[union-attr]
    while place < len(row):
        part = next((part for take in (_pair, _labelled, _word) if (part := take(row[place:], words, figures))), None)
        if part is None or part[0].keys() & found.keys():
            return None
        found |= part[0]
        place += part[1]
        place += BETWEEN.match(row[place:]).end()  # type: ignore[union-attr]
    return found


@dataclass(frozen=True)
class PastedSides:
    """Both sides of a card in one text: what stands below the heading of each, where it stood, and the figures of the evolved one."""

    front: str
    evolved: str
    figures: Mapping[str, str]


def sides_of(text: str) -> PastedSides | None:
    """The sides of a card whose text has a row that heads the evolved one; None for any other text.

    A heading is a row of its own, in brackets or not, with the attack and defense of that side behind it or without.
    """
    front = text.replace("\r\n", "\n").split("\n")
    for place, row in enumerate(front):
        side, behind, figures = _heading(row) or ("", row, {})
        if side == "evolved":
            evolved = "\n".join([*[""] * (place + 1), *front[place + 1 :]]).rstrip()
            return PastedSides("\n".join(front[:place]).rstrip(), evolved, {f"evolved_{name}": value for name, value in figures.items()})
        front[place] = behind
    return None


def _heading(row: str) -> tuple[str, str, dict[str, str]] | None:
    """The side that a row heads, and the figures behind it, as they stand there and as fields."""
    plain = unicodedata.normalize("NFKC", row).strip(AROUND)
    for side, words in SIDES.items():
        for word in sorted(words, key=len, reverse=True):
            behind = plain[len(word) :].strip(AROUND)
            figures = _read(behind, _NO_WORDS, FIGURES) if plain.casefold().startswith(word) else None
            if figures is not None:
                return side, behind, figures
    return None


HeadPart = tuple[dict[str, str], int]  # what was said, and in how many characters
TakePart = Callable[[str, Mapping[str, Mapping[str, str]], Collection[str]], HeadPart | None]


def _pair(rest: str, words: Mapping[str, Mapping[str, str]], figures: Collection[str]) -> HeadPart | None:
    """Attack and defense as "2/3"."""
    pair = BOTH.match(rest) if {"attack", "defense"} <= set(figures) else None
    return ({"attack": pair[1], "defense": pair[2]}, pair.end()) if pair else None


def _labelled(rest: str, words: Mapping[str, Mapping[str, str]], figures: Collection[str]) -> HeadPart | None:
    """A figure or word with what it is called before it."""
    for field, labels in LABELS.items():
        for label in labels:
            number = re.match(rf"{label}\s*:?\s*(\d{{1,6}})\+?(?![\d%])", rest, re.IGNORECASE) if field in figures else None
            if number is not None:
                return {field: number[1]}, number.end()
            if field in WORDS and (called := re.match(rf"{label}\s*:\s*", rest, re.IGNORECASE)):
                said = _one_of(rest[called.end() :], words[field])
                return ({field: said[0]}, called.end() + said[1]) if said else None
    return None


def _word(rest: str, words: Mapping[str, Mapping[str, str]], figures: Collection[str]) -> HeadPart | None:
    """A kind or class alone."""
    for field in WORDS:
        if said := _one_of(rest, words[field]):
            return {field: said[0]}, said[1]
    return None


def _one_of(rest: str, known: Mapping[str, str]) -> tuple[str, int] | None:
    """The longest of the words that a text begins with, by its id, and its length."""
    low = rest.casefold()
    for word in sorted(known, key=len, reverse=True):
        if re.match(re.escape(word) + ENDS, low):
            return known[word], len(word)
    return None

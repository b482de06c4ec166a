"""Text for a picture: what its fonts can write, how wide it is, and where its lines break.

An SVG breaks no lines by itself, and whoever draws the picture has no other font than ours; so both are settled here.
"""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

FONTS = Path(__file__).resolve().parent / "fonts"
FAMILY = {"serif": "Rulings Serif", "sans": "Rulings Sans"}
LONGEST = 400  # characters of a text that are looked at: names come from anyone
GETA = "〓"  # what a printer sets for a letter that is not in the case
CUT = "…"
MILLION = 1_000_000
NO_START = frozenset("、。，．・：；？！」』）】〉》〕］｝ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々…%,.!?:;)]}”’〜～ヽヾゝゞ")
NO_END = frozenset("「『（【〈《〔［｛([{<“‘§")
CLOSING = frozenset("、。，．」』）】〉》・：")
JOINTS = frozenset("-/–—")
# How much worse a line that breaks inside a word looks than one that is short by that part of its width, in tenths.
INSIDE = {"kk": 6.0, "cc": 2.5, "ch": 4.0, "hh": 2.0, "kh": 1.5, "hc": 0.3, "hk": 0.3, "hl": 0.3}
BROKEN = 12.0
LONELY = 0.75  # the part of its width that a last line may leave empty


@cache
def _glyphs() -> tuple[frozenset[str], dict[str, dict[str, float]]]:
    """The characters that both fonts have, and the widths in em of those that are not as wide as high."""
    read = json.loads((FONTS / "glyphs.json").read_text(encoding="utf-8"))
    has = frozenset(chr(point) for first, last in read["has"] for point in range(first, last + 1))
    widths = {font: {chr(int(point)): wide / read["em"] for point, wide in of.items()} for font, of in read["widths"].items()}
    return has, widths


def clean(text: str, longest: int = LONGEST) -> str:
    """The text as the fonts can write it, on one line: unknown letters become a geta, what has no shape is gone, the rest is cut."""
    return _clean(text[:longest]) + (CUT if len(text) > longest else "")


@lru_cache(2000)
def _clean(text: str) -> str:
    has, _widths = _glyphs()
    found: list[str] = []
    for char in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(char)
        if char.isspace() or kind in ("Cc", "Zl", "Zp", "Zs"):
            char = " "
        elif char not in has:
            if kind[0] == "M" or kind in ("Cf", "Cs"):
                continue
            char = GETA
        if char in (" ", GETA) and found and found[-1] == char:
            continue
        found.append(char)
    return "".join(found).strip()


def number(value: Any) -> str:
    """A number (or what stands in a number's place) in seven signs at most: strangers write cards, too."""
    if not isinstance(value, int):
        return clean(str(value), 6)
    return str(value) if abs(value) < MILLION else f"{'−' if value < 0 else ''}1M+"


def width(text: str, font: str, size: float) -> float:
    """How wide a cleaned text is, in the unit of ``size``; kerning may make it a little less."""
    wide = _glyphs()[1][font]
    return sum(wide.get(char, 1.0) for char in text) * size


def _script(char: str) -> str:
    """A letter's script: (h)iragana, (k)atakana, (c)haracters of Chinese origin and full width signs, or (l)atin and the like."""
    if "ぁ" <= char <= "ゟ":
        return "h"
    if "゠" <= char <= "ヿ" or "ｦ" <= char <= "ﾟ":
        return "k"
    return "c" if char >= "⺀" else "l"


def _cost(before: str, after: str) -> float | None:
    """What a line break between two letters costs; None where there must be none."""
    if after in NO_START or before in NO_END or after == " ":
        return None
    if before == " " or before in CLOSING:
        return 0.0
    pair = _script(before) + _script(after)
    if pair == "ll":
        return 1.0 if before in JOINTS else None
    return INSIDE.get(pair, 0.7)


def _pieces(text: str, font: str, size: float, room: float) -> Iterator[tuple[str, float, float]]:
    """What stays together on a line: the letters, their width, and what a break after them costs."""
    start = 0
    for n in range(1, len(text) + 1):
        cost = _cost(text[n - 1], text[n]) if n < len(text) else 0.0
        if cost is None:
            continue
        piece = text[start:n]
        wide = width(piece, font, size)
        if wide <= room:
            yield piece, wide, cost
        else:
            yield from ((char, width(char, font, size), BROKEN) for char in piece[:-1])
            yield piece[-1], width(piece[-1], font, size), cost
        start = n


@lru_cache(1000)
def wrap(text: str, font: str, size: float, room: float, most: int, balanced: bool = False) -> tuple[tuple[str, ...], bool]:
    """The lines of a cleaned text in a width, ``most`` at most, and whether a word or the text itself was cut for that.

    ``balanced`` makes all lines about as long, as a title has it.
    """
    pieces = list(_pieces(text, font, size, room))
    ends = _greedy(pieces, room, font, size)
    if len(ends) > most:
        kept = [text for text, _end in _lines(pieces, ends[: most - 1])]
        rest = "".join(piece for piece, _wide, _cost in pieces[(ends[most - 2] if most > 1 else 0) :])
        return (*kept, shortened(rest, font, size, room, always=True)), True
    if len(ends) > 1:
        ends = _best(pieces, len(ends), room, font, size, balanced)
    torn = any(pieces[end - 1][2] == BROKEN for end in ends)
    return tuple(text for text, _end in _lines(pieces, ends)), torn


def _greedy(pieces: Sequence[tuple[str, float, float]], room: float, font: str, size: float) -> list[int]:
    """Where lines end that are each as full as can be."""
    ends, wide, space = [], 0.0, width(" ", font, size)
    for n, (piece, own, _cost) in enumerate(pieces):
        if wide and wide + own - (space if piece.endswith(" ") else 0) > room:
            ends.append(n)
            wide = 0.0
        wide += own
    return [*ends, len(pieces)] if pieces else []


def _best(pieces: Sequence[tuple[str, float, float]], count: int, room: float, font: str, size: float, balanced: bool) -> list[int]:
    """Where that many lines end so that words stay whole and no line is much shorter than the others."""
    sums = [0.0]
    for _piece, own, _cost in pieces:
        sums.append(sums[-1] + own)
    aim = sums[-1] / count if balanced else room
    space = width(" ", font, size)
    best: dict[int, tuple[float, tuple[int, ...]]] = {0: (0.0, ())}
    for line in range(count):
        found: dict[int, tuple[float, tuple[int, ...]]] = {}
        for start, (so_far, ends) in best.items():
            for end in range(start + 1, len(pieces) + 1):
                wide = sums[end] - sums[start] - (space if pieces[end - 1][0].endswith(" ") else 0)
                if wide > room and end > start + 1:
                    break
                if (line == count - 1) != (end == len(pieces)):
                    continue
                slack = ((aim - wide) / room) ** 2
                if line == count - 1 and not balanced:
                    slack = max(0.0, 1 - wide / room - LONELY)
                cost = so_far + slack + (0.0 if end == len(pieces) else pieces[end - 1][2] / 30)
                if end not in found or cost < found[end][0]:
                    found[end] = (cost, (*ends, end))
        best = found
    return list(best[len(pieces)][1]) if len(pieces) in best else _greedy(pieces, room, font, size)


def _lines(pieces: Sequence[tuple[str, float, float]], ends: Sequence[int]) -> Iterator[tuple[str, int]]:
    start = 0
    for end in ends:
        yield "".join(piece for piece, _wide, _cost in pieces[start:end]).rstrip(), end
        start = end


def shortened(text: str, font: str, size: float, room: float, always: bool = False) -> str:
    """The text cut to a width, with an ellipsis where something is missing; ``always`` where more was cut off before."""
    if not always and width(text, font, size) <= room:
        return text
    room -= width(CUT, font, size)
    used, wide = 0, _glyphs()[1][font]
    for char in text:
        room -= wide.get(char, 1.0) * size
        if room < 0:
            break
        used += 1
    return text[:used].rstrip(" 、,・(（「") + CUT


def fit(text: str, font: str, sizes: Sequence[tuple[float, int]], room: float, balanced: bool = False) -> tuple[float, tuple[str, ...]]:
    """The first of the (size, most lines) in which a cleaned text needs no cutting, or the last of them, with its lines."""
    for size, most in sizes:
        lines, cut = wrap(text, font, size, room, most, balanced)
        if not cut:
            break
    return size, lines

"""Where everything that happens by chance comes from, and what chance does to a text."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")
PARTS = re.compile(r"\w+|\s+|[^\w\s]")
NUMBERS = ("0", "1", "-1", "7", "99", "10000000000", "1/2", "０", "五", "x", "1e9", "007")
JUNK = ("\x00", "\ufeff", "\u202e", "\u3000", "é", "e\u0301", "ﬀ", "💥", "\ud800", "\x1b[0m", "\r", "\u2028", "%s", "{0}", "{{1}}")
JUNK += ("&a", "*a", "!!python/x", "<b>", "'", '"', "“", "（", "・", "：", "- ", "? ", "| ", "...", "---")


class Chance(Random):
    """A random generator of one input."""

    def __init__(self, seed: int, kind: str, number: int) -> None:
        super().__init__(f"{seed} {kind} {number}")

    def pick(self, options: Sequence[T]) -> T:
        return options[self.randrange(len(options))]

    def once_in(self, times: int) -> bool:
        return self.randrange(times) == 0

    def changed(self, text: str, others: Sequence[str], most: int = 4) -> str:
        """A text after some changes: parts deleted, doubled, exchanged, put in from elsewhere, numbers and junk."""
        parts = PARTS.findall(text)
        for _ in range(self.randrange(most + 1)):
            at = self.randrange(len(parts) + 1)
            upto = min(len(parts), at + 1 + self.randrange(4))
            match self.randrange(8):
                case 0:
                    del parts[at:upto]
                case 1:
                    parts[at:at] = parts[at:upto]
                case 2 if parts:
                    here, there = self.randrange(len(parts)), self.randrange(len(parts))
                    parts[here], parts[there] = parts[there], parts[here]
                case 3:
                    other = PARTS.findall(self.pick(others))
                    start = self.randrange(len(other) + 1)
                    parts[at:upto] = other[start : start + 1 + self.randrange(8)]
                case 4:
                    parts.insert(at, self.pick(JUNK))
                case 5:
                    numbers = [n for n, part in enumerate(parts) if part.isdigit()]
                    if numbers:
                        parts[self.pick(numbers)] = self.pick(NUMBERS)
                case 6:
                    parts[at:upto] = parts[at:upto] * self.pick((2, 3, 40))
                case _:
                    parts[at:at] = PARTS.findall(self.pick(others))
        return "".join(parts)[:60_000]

    def broken(self, text: str, others: Sequence[str]) -> str:
        """A file after some changes to whole lines: deleted, doubled, moved, indented, taken from another file, or changed within."""
        lines = text.split("\n")
        for _ in range(1 + self.randrange(3)):
            at = self.randrange(len(lines))
            match self.randrange(6):
                case 0:
                    del lines[at : at + 1 + self.randrange(3)]
                    lines = lines or [""]
                case 1:
                    lines.insert(at, lines[self.randrange(len(lines))])
                case 2:
                    lines[at] = self.pick(("  ", "\t", "- ", "")) + lines[at].lstrip() if self.once_in(2) else "  " + lines[at]
                case 3:
                    other = self.pick(others).split("\n")
                    lines.insert(at, other[self.randrange(len(other))])
                case _:
                    lines[at] = self.changed(lines[at], others, 2)
        return "\n".join(lines)

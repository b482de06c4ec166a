"""What is wrong with a file, in words for the person who wrote it.

Everything that reads a corpus collects problems instead of stopping at the first, because somebody who corrects a file wants the whole
list. A problem says where (file, line and column, from 1), what is wrong (in both languages), what was found, and which known words
are closest to it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from typing import TypedDict

from engine.language.likeness import close

MOST_PROBLEMS = 100  # reported for one file: finding the closest words for each takes a millisecond or two


class ProblemJson(TypedDict):
    """An entry of ``errors`` in the command line's JSON."""

    file: str
    line: int
    column: int
    message: str
    found: str
    nearest: list[str]


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong, and where. ``line`` and ``column`` count from 1; 0 means the whole file.

    ``wants`` is the language in which a text is not written yet, where nothing else is wanting.
    """

    file: str
    line: int
    column: int
    message: Mapping[str, str]
    found: str = ""
    nearest: Sequence[str] = field(default_factory=tuple)
    wants: str = ""

    def __str__(self) -> str:
        return self.text()

    def text(self, lang: str = "en") -> str:
        """``file:line:column: message``, with the nearest candidates at the end."""
        where = ":".join([self.file or "-", str(self.line), str(self.column)])
        near = ""
        if self.nearest:
            near = f" (nearest: {', '.join(self.nearest)})" if lang == "en" else f"（近いもの: {'、'.join(self.nearest)}）"
        return f"{where}: {self.message[lang]}{near}"

    def as_json(self, lang: str = "en") -> ProblemJson:
        """The problem in one language, for the command line's JSON."""
        return {
            "file": self.file,
            "line": self.line,
            "column": self.column,
            "message": self.message[lang],
            "found": self.found,
            "nearest": list(self.nearest),
        }


class BadInput(Exception):
    """Input that cannot be used. ``problems`` holds everything that is wrong with it, in the order of the file."""

    def __init__(self, problems: Problem | Iterable[Problem]) -> None:
        self.problems: list[Problem] = [problems] if isinstance(problems, Problem) else list(problems)
        super().__init__("\n".join(str(p) for p in self.problems))

    def as_json(self, lang: str = "en") -> list[ProblemJson]:
        """All problems as the ``errors`` of the command line's JSON."""
        return [p.as_json(lang) for p in self.problems]


def by_place(problems: Iterable[Problem]) -> list[Problem]:
    """Problems of one file in the order of its lines."""
    return sorted(problems, key=lambda p: (p.line, p.column))


def first_problems(problems: list[Problem]) -> list[Problem]:
    """The first problems of a file, at most MOST_PROBLEMS; where there are more, the last one says that reading stops."""
    if len(problems) < MOST_PROBLEMS:
        return problems
    last = problems[MOST_PROBLEMS - 1]
    message = {
        "en": f"Here reading stops: {MOST_PROBLEMS} things are wrong already. Mend those first.",
        "ja": f"間違いが{MOST_PROBLEMS}個になったため、ここで読むのをやめました。まずそれらを直してください。",
    }
    return [*problems[: MOST_PROBLEMS - 1], Problem(last.file, last.line, last.column, message)]


def nearest(word: str, known: Iterable[str], most: int = 3) -> tuple[str, ...]:
    """The known words that come closest to ``word``, best first; none if nothing is close.

    A known word that contains the given one (or is contained) counts as close too: people shorten names.
    """
    by_fold: dict[str, str] = {}
    for k in known:
        by_fold.setdefault(k.casefold(), k)
    folded = word.casefold()
    alike = close(folded, by_fold, most)
    if len(alike) < most and len(folded) >= 3:
        inside = [k for k in by_fold if k not in alike and (folded in k or (len(k) >= 3 and k in folded))]
        inside.sort(key=lambda k: -SequenceMatcher(None, folded, k).ratio())
        alike += inside[: most - len(alike)]
    return tuple(by_fold[k] for k in alike)


def short(found: object, limit: int = 60) -> str:
    """What was found, fit to be quoted in one line."""
    text = " ".join(str(found).split())
    return text if len(text) <= limit else text[: limit - 1] + "…"

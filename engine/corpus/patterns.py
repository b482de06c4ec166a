"""How names and dates are written in the files of a corpus, for everything that reads or edits them."""

from __future__ import annotations

import datetime as dt
import re

NAME = "[a-z0-9]+(-[a-z0-9]+)*"  # a ruling, a scenario, a card's slug, a document, a rule's setting
RULE = rf"[a-z][a-z0-9]*(\.{NAME})+"  # a rule's id: sv.order.hand-then-board
RULE_NUMBER = re.compile(r"[A-Za-z][A-Za-z-]*[0-9]+(\.[0-9a-z]+)*|[0-9]+(\.[0-9a-z]+)+")  # of written rules; a page has a letter: p5
UNKNOWN = "unknown"  # instead of a date

# Characters that may not stand in a file: control characters but tabs and line ends, surrogates, byte order marks.
UNWRITABLE = re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]")

_DATE = re.compile("([0-9]{4})-([0-9]{2})-([0-9]{2})")
_YEAR = re.compile("[12][0-9]{3}")


def topic_of(rule: str) -> str:
    """The topic of a rule, by its name: "order" of sv.order.hand-then-board."""
    parts = rule.split(".")
    return parts[1] if len(parts) > 2 else parts[0]


def cited_by_number(lines: str) -> bool:
    """Whether a place in a document is one of written rules ("8.1.4", "p5"), and no line."""
    return any(c == "." or c.isalpha() for c in lines)


def date_of(word: str) -> dt.date | None:
    """The day that is written 2021-03-30; None for what is no such day."""
    written = _DATE.fullmatch(word)
    if not written:
        return None
    try:
        return dt.date(int(written[1]), int(written[2]), int(written[3]))
    except ValueError:
        return None


def is_since(word: str) -> bool:
    """Whether a word says since when something holds: a day, a year, or ``unknown``."""
    return word == UNKNOWN or bool(_YEAR.fullmatch(word)) or date_of(word) is not None


def first_day(since: str) -> dt.date | None:
    """The first day that such a word means; None for ``unknown``."""
    if since == UNKNOWN:
        return None
    return dt.date(int(since), 1, 1) if _YEAR.fullmatch(since) else date_of(since)

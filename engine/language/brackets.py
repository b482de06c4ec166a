"""Brackets that only remind of a rule, where a game's cards explain each keyword in words that change from printing to printing.

A :class:`Reminder` says after which keyword a bracket stands and of which words it may be made: one more word, and it is no reminder.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple, cast

from engine.kernel.vocabulary import Vocabulary

_BRACKETS = re.compile(r"[(（]([^()（）]*)[)）]")
_MARKS = re.compile(r"[\s、。，．,.:：;；\"“”「」『』!・]+")
_WORD = re.compile(r"[a-z][a-z'’-]*|\d+|[^\s]")


class Reminder(NamedTuple):
    """After which words (a pattern for the end of what stands before, "" for any) a bracket made of these words reminds of a rule."""

    after: re.Pattern[str]
    words: tuple[str, ...]

    def fits(self, before: str, said: str) -> bool:
        """Whether a bracket after that text says nothing but what these words say. Words of the text before it may come again."""
        return self.after.search(before) is not None and made_of(said, (*self.words, *_MARKS.split(before)))


def reminders_of(vocabulary: Vocabulary) -> tuple[Reminder, ...]:
    """What a game's cards say in brackets only to remind of a rule."""
    return cast(tuple[Reminder, ...], vocabulary.reminders)


def reminder(after: str, words: str) -> Reminder:
    """After a keyword, a bracket of these words (longest first, as they are tried)."""
    return Reminder(re.compile(rf"(?:{after})[^()（）]*$", re.IGNORECASE), tuple(sorted(words.casefold().split(), key=len, reverse=True)))


def made_of(said: str, words: Iterable[str]) -> bool:
    """Whether a text is made of these words, numbers and marks alone."""
    allowed = [w.casefold() for w in words if w]
    low = said.casefold().replace("’", "'")
    if said.isascii() or re.search("[a-z]{3}", low):
        known = {*allowed, "+", "-"}
        return all(w in known or w.isdigit() or _MARKS.fullmatch(w) for w in _WORD.findall(low))
    at = 0
    while at < len(low):
        if low[at].isdigit() or low[at] in "+-－＋" or _MARKS.match(low[at]):
            at += 1
            continue
        found = next((w for w in allowed if low.startswith(w, at)), None)
        if found is None:
            return False
        at += len(found)
    return True


@lru_cache(maxsize=4096)
def without_reminders(text: str, reminders: tuple[Reminder, ...]) -> str:
    """A text in which the brackets that only remind of a rule are blank, every other character in its place."""
    if not reminders or not _BRACKETS.search(text):
        return text

    def blank(found: re.Match[str]) -> str:
        before = found.string[: found.start()].rstrip()
        known = any(r.fits(before, found[1]) for r in reminders)
        return " " * len(found.group()) if known else found.group()

    return _BRACKETS.sub(blank, text)

"""Brackets that only remind of a rule: what is in them adds nothing to a text.

Where a game's cards explain each keyword in words that change from printing to printing, a :class:`Reminder` says after which keyword a bracket
stands and of which words it may be made: one more word, and it is no reminder. Where they have set sentences for it, :class:`Sentences` holds them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple, cast

from engine.kernel.vocabulary import Vocabulary

_BRACKETS = re.compile(r"[(（]([^()（）]*)[)）]")
_MARKS = re.compile(r"[\s、。，．,.:：;；\"“”「」『』｢｣!・—―–－]+")
_WORD = re.compile(r"[a-z][a-z'’-]*|\d+|[^\s]")


_NUMBER = re.compile(r"\d+")
_IN_WORDS = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10}


def _numbers(said: str) -> set[int]:
    """The numbers of a text, in digits or in English words."""
    return {int(n) for n in _NUMBER.findall(said)} | {_IN_WORDS[w] for w in _WORD.findall(said.casefold()) if w in _IN_WORDS}


class Reminder(NamedTuple):
    """After which words (a pattern for the end of what stands before, "" for any) a bracket made of these words reminds of a rule.

    ``must`` is what it has to say, whatever its other words. ``number`` is the number that the keyword stands for, and that it has to
    say; with 0 it may say those alone that stand before it (and 1), with None any.
    """

    after: re.Pattern[str]
    words: tuple[str, ...]
    must: re.Pattern[str] | None = None
    number: int | None = None

    def fits(self, before: str, said: str) -> bool:
        """Whether a bracket after that text says nothing but what these words say. Words of the text before it may come again."""
        if self.after.search(before) is None or (self.must is not None and self.must.search(said) is None) or not self.counts(before, said):
            return False
        spoken = [w.removesuffix("s") for w in _MARKS.split(before)]
        return made_of(said, (*self.words, *_MARKS.split(before), *spoken, *(w + "s" for w in spoken if w)))

    def counts(self, before: str, said: str) -> bool:
        """Whether the numbers of a bracket are those that the keyword before it stands for."""
        if self.number is None:
            return True
        numbers = _numbers(said)
        return numbers - _numbers(before) <= {self.number or 1} and (not self.number or self.number in numbers)


_SPACE = re.compile(r"\s+")


def _bare(said: str) -> str:
    """A sentence without what differs from printing to printing: its numbers, its spaces, its full stop."""
    return _NUMBER.sub("1", _SPACE.sub("", said.casefold().replace("’", "'"))).rstrip(".。")


class Sentences(NamedTuple):
    """Set sentences that only remind of a rule, wherever they stand in brackets, and with whatever numbers."""

    bare: frozenset[str]

    def fits(self, before: str, said: str) -> bool:
        """Whether a bracket is one of these sentences; what stands before it says nothing to that."""
        return _bare(said) in self.bare


def sentences(*said: str) -> Sentences:
    """These sentences, without their brackets, with 1 for any number."""
    return Sentences(frozenset(map(_bare, said)))


Reminding = Reminder | Sentences


def reminders_of(vocabulary: Vocabulary) -> tuple[Reminding, ...]:
    """What a game's cards say in brackets only to remind of a rule."""
    return cast(tuple[Reminding, ...], vocabulary.reminders)


def reminder(after: str, words: str, must: str = "", number: int | None = None) -> Reminder:
    """After a keyword, a bracket of these words (longest first, as they are tried); see :class:`Reminder`."""
    said = re.compile(must, re.IGNORECASE) if must else None
    behind = re.compile(rf"(?:{after})[^()（）]*$", re.IGNORECASE)
    return Reminder(behind, tuple(sorted(words.casefold().split(), key=len, reverse=True)), said, number)


def made_of(said: str, words: Iterable[str]) -> bool:
    """Whether a text is made of these words, numbers and marks alone."""
    allowed = [w.casefold() for w in words if w]
    low = said.casefold().replace("’", "'")
    if said.isascii() or re.search("[a-z]{3}", low):
        known = {*allowed, "+", "-"}
        return all(w in known or w.isdigit() or _MARKS.fullmatch(w) for w in _WORD.findall(low))
    free = re.compile(r"[\d+\-－＋]|" + _MARKS.pattern)
    reached = {0}
    for at in range(len(low)):
        if at in reached:
            reached |= {at + len(word) for word in allowed if low.startswith(word, at)}
            if free.match(low, at):
                reached.add(at + 1)
    return len(low) in reached


_EXPLAINED = re.compile(r"\s*([^\s()（）。.,、][^()（）。.,、]*?)\s*[(（](.+)[)）]\s*", re.DOTALL)
_HIRAGANA = re.compile("(?!の)[\u3041-\u3096]")
LONGEST_KEYWORD = 3  # words of a keyword in English


def keyword_explained(text: str) -> tuple[str, str] | None:
    """A keyword (as long as the whole text may be) with all it means in brackets: the keyword, and the text with only its meaning left in place."""
    found = _EXPLAINED.fullmatch(text)
    if found is None:
        return None
    head, meaning = found[1], found[2].rstrip()
    if _HIRAGANA.search(head) if re.search("[\u3041-\u30ff\u4e00-\u9fff]", head + meaning) else len(head.split()) > LONGEST_KEYWORD or not head[0].isupper():
        return None
    end = "" if meaning.endswith((".", "。")) else "。" if _HIRAGANA.search(meaning) else "."
    return head, " " * found.start(2) + meaning + end


@lru_cache(maxsize=4096)
def without_reminders(text: str, reminders: tuple[Reminding, ...]) -> str:
    """A text in which the brackets that only remind of a rule are blank, every other character in its place."""
    if not reminders or not _BRACKETS.search(text):
        return text

    def blank(found: re.Match[str]) -> str:
        before = found.string[: found.start()].rstrip()
        known = any(r.fits(before, found[1]) for r in reminders)
        return " " * len(found.group()) if known else found.group()

    return _BRACKETS.sub(blank, _BRACKETS.sub(blank, text))  # a reminder may have brackets of its own in it

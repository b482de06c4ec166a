"""What an edit asks for: a flat mapping of texts, every one of them checked before anything is changed."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Collection, Mapping

from engine.library.editing.refusing import refused
from engine.library.problems import BadInput, nearest, short
from engine.library.read_boards import PLAYERS, other_spelling

MOST_WORDS = 2_000  # characters of one text
MOST_NAME = 200  # characters of a name
_WHOLE = re.compile(r"[+-]?[0-9]{1,7}\Z")
_NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*\Z")
_WORD = re.compile(r"[a-z][a-z0-9_-]*\Z")
_UNWRITABLE = re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]")
_TRUE, _FALSE = ("true", "yes", "on", "1"), ("", "false", "no", "off", "0")


class Ask:
    """The fields of one edit. Each method gives a field checked, or raises BadInput saying what is wrong with it."""

    def __init__(self, edit: Mapping[str, str | int]) -> None:
        self.fields = {str(k): str(v) for k, v in edit.items()}
        for key, value in self.fields.items():
            bad = _UNWRITABLE.search(value)
            if bad:
                code = f"U+{ord(bad.group()):04X}"
                raise refused(
                    f"“{short(key)}” holds a character that may not stand in a file: {code}.",
                    f"「{short(key)}」にファイルに書けない文字があります: {code}。",
                    code,
                )

    def known(self, names: Collection[str]) -> None:
        """Refuse fields that mean nothing to the operation."""
        for key in self.fields:
            if key not in names:
                raise refused(
                    f"An edit of this kind has no “{short(key)}”.",
                    f"この編集に「{short(key)}」という項目はありません。",
                    key,
                    nearest(key, names),
                )

    def has(self, key: str) -> bool:
        """Whether a field is given, be it empty."""
        return key in self.fields

    def missing(self, key: str) -> BadInput:
        """The exception for a field that is needed."""
        return refused(f"“{key}” is missing.", f"「{key}」がありません。", "", (key,))

    def words(self, key: str, most: int = MOST_WORDS, default: str | None = None) -> str:
        """A text on one line, spaces joined; ``default`` where it is empty or not given (None: it is needed)."""
        words = " ".join(self.fields.get(key, "").split())
        if not words:
            if default is None:
                raise self.missing(key)
            return default
        if len(words) > most:
            raise refused(
                f"“{key}” has {len(words)} characters; at most {most} will do.",
                f"「{key}」が{len(words)}文字あります。{most}文字までです。",
                words,
            )
        return words

    def lines(self, key: str, most: int) -> str:
        """A text of several lines, each without space around it, empty ones left out; "" where there is none."""
        found = "\n".join(line.strip() for line in self.fields.get(key, "").splitlines() if line.strip())
        if len(found) > most:
            raise refused(
                f"“{key}” has {len(found)} characters; at most {most} will do.",
                f"「{key}」が{len(found)}文字あります。{most}文字までです。",
                found,
            )
        return found

    def number(self, key: str, least: int | None, most: int, default: int | None = None) -> int:
        """A whole number within bounds; ``default`` (or for the word "end") where it is empty or not given."""
        word = self.words(key, MOST_NAME, "" if default is not None else None)
        return default if word in ("", "end") and default is not None else whole(word, key, least, most)

    def word(self, key: str, known: Collection[str] = ()) -> str:
        """A word such as a zone's name; one of ``known`` (either spelling, with hyphens or underscores) where there are any."""
        word = self.words(key, MOST_NAME)
        same = word if word in known else other_spelling(word)
        if known and same not in known:
            some = nearest(word, known) or (tuple(sorted(known)) if len(known) <= 12 else ())
            raise refused(f"“{key}” cannot be “{short(word)}”.", f"「{key}」に「{short(word)}」は使えません。", word, some)
        if not known and not _WORD.match(word):
            raise refused(f"“{short(word)}” is no name of that kind.", f"「{short(word)}」は名前として使えません。", word)
        return same if known else word

    def player(self, key: str = "player") -> str:
        """One of the two players."""
        return self.word(key, PLAYERS)

    def name(self, key: str) -> str:
        """A name of small letters, digits and hyphens: a ruling's or a scenario's."""
        word = self.words(key, MOST_NAME)
        if not _NAME.match(word):
            raise refused(
                f"“{short(word)}” is no such name: small letters, digits and hyphens.",
                f"「{short(word)}」は使えません。名前は英小文字・数字・ハイフンで書いてください。",
                word,
            )
        return word

    def value(self, kind: str, words: Collection[str] = ()) -> str:
        """The field ``value`` as a file writes it, "" to take it away. ``kind`` is flag, number, amount, date, since, word or text."""
        word = self.words("value", default="")
        if kind == "flag":
            return flag(word)
        if not word:
            return ""
        if kind in ("number", "amount"):
            return str(whole(word, "value", 0 if kind == "amount" else None, 1_000_000))
        if kind == "word":
            return self.word("value", words)
        if kind == "date" and not _day(word):
            raise refused("This is no date; write it as 2021-03-30.", "日付ではありません。2021-03-30 のように書いてください。", word)
        if kind == "since" and not (word == "unknown" or re.fullmatch("[12][0-9]{3}", word) or _day(word)):
            raise refused(
                "This is no date; write 2021-03-30, a year, or unknown.",
                "日付ではありません。2021-03-30 のような日付か、年か、unknown を書いてください。",
                word,
            )
        return word


def whole(word: str, key: str, least: int | None, most: int) -> int:
    """A whole number within bounds, from its text."""
    if not _WHOLE.match(word):
        raise refused(
            f"“{key}” must be a whole number, not “{short(word)}”.", f"「{key}」は整数でなければなりません（「{short(word)}」）。", word
        )
    n = int(word)
    if n > most or (least is not None and n < least):
        low = "" if least is None else str(least)
        raise refused(f"“{key}” must lie between {low} and {most}.", f"「{key}」は{low}から{most}まででなければなりません。", word)
    return n


def flag(word: str) -> str:
    """What a flag is written as: ``true``, or nothing for what is not so."""
    if word.lower() in _TRUE:
        return "true"
    if word.lower() in _FALSE:
        return ""
    raise refused("This must be true, or empty for “no”.", "true か、「いいえ」なら空にしてください。", word, ("true",))


def listed(words: str, most: int) -> list[str]:
    """Words divided by commas, spaces around them dropped; BadInput for too many."""
    found = [w.strip() for w in words.replace("、", ",").split(",") if w.strip()]
    if len(found) > most:
        raise refused(f"At most {most} will do here.", f"ここに書けるのは{most}個までです。", str(len(found)))
    return found


def _day(word: str) -> bool:
    try:
        return bool(re.fullmatch("[0-9]{4}-[0-9]{2}-[0-9]{2}", word)) and bool(dt.date.fromisoformat(word))
    except ValueError:
        return False

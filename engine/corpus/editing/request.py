"""The fields of an edit: a flat mapping of texts, each of which is checked before anything is changed."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping

from engine.corpus.editing.refusal import refused, too_many
from engine.corpus.patterns import NAME, UNWRITABLE, date_of, is_since
from engine.corpus.problems import BadInput, nearest, short
from engine.corpus.read_placed import PLAYERS, other_spelling

MOST_WORDS = 2_000  # characters of one text
MOST_NAME = 200  # characters of a name
_WHOLE = re.compile(r"[+-]?[0-9]{1,7}\Z")
_WORD = re.compile(r"[a-z][a-z0-9_-]*\Z")
_TRUE, _FALSE = ("true", "yes", "on", "1"), ("", "false", "no", "off", "0")


class EditRequest:
    """The fields of one edit. Each method returns a field once it is checked, or raises BadInput saying what is wrong with it."""

    def __init__(self, edit: Mapping[str, str | int]) -> None:
        self.fields = {str(k): str(v) for k, v in edit.items()}
        for key, value in self.fields.items():
            bad = UNWRITABLE.search(value)
            if bad:
                code = f"U+{ord(bad.group()):04X}"
                raise refused(
                    f"“{short(key)}” holds a character that may not stand in a file: {code}.",
                    f"「{short(key)}」にファイルに書けない文字があります: {code}。",
                    code,
                )

    def known(self, names: Collection[str]) -> None:
        """Raise BadInput for a field that the operation does not know."""
        for key in self.fields:
            if key not in names:
                raise refused(
                    f"An edit of this kind has no “{short(key)}”.",
                    f"この編集に「{short(key)}」という項目はありません。",
                    key,
                    nearest(key, names),
                )

    def has(self, key: str) -> bool:
        """Whether a field is given, even if it is empty."""
        return key in self.fields

    def missing(self, key: str) -> BadInput:
        """The exception for a required field."""
        return refused(f"“{key}” is missing.", f"「{key}」がありません。", "", (key,))

    def line(self, key: str, most: int = MOST_WORDS, default: str | None = None) -> str:
        """A text on one line, with single spaces; ``default`` where it is empty or not given (without one the field is required)."""
        text = " ".join(self.fields.get(key, "").split())
        if not text:
            if default is None:
                raise self.missing(key)
            return default
        if len(text) > most:
            raise refused(
                f"“{key}” has {len(text)} characters; at most {most} will do.",
                f"「{key}」が{len(text)}文字あります。{most}文字までです。",
                text,
            )
        return text

    def lines(self, key: str, most: int) -> str:
        """A text of several lines, without empty lines and spaces around lines; "" where it is not given."""
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
        word = self.line(key, MOST_NAME, "" if default is not None else None)
        return default if word in ("", "end") and default is not None else whole_number(word, key, least, most)

    def word(self, key: str, known: Collection[str] = ()) -> str:
        """A word such as a zone's name; one of ``known`` where there are any. Hyphens and underscores are the same."""
        word = self.line(key, MOST_NAME)
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
        word = self.line(key, MOST_NAME)
        if not re.fullmatch(NAME, word):
            raise refused(
                f"“{short(word)}” is no such name: small letters, digits and hyphens.",
                f"「{short(word)}」は使えません。名前は英小文字・数字・ハイフンで書いてください。",
                word,
            )
        return word

    def value(self, kind: str, words: Collection[str] = ()) -> str:
        """The field ``value`` as it is written in a file; "" means that it is to be removed.

        ``kind`` is "flag", "number", "amount" (from 0), "date", "since", "word" (one of ``words``, if there are any) or "text".
        """
        word = self.line("value", default="")
        if kind == "flag":
            return flag(word)
        if not word:
            return ""
        if kind in ("number", "amount"):
            return str(whole_number(word, "value", 0 if kind == "amount" else None, 1_000_000))
        if kind == "word":
            return self.word("value", words)
        if kind == "date" and date_of(word) is None:
            raise refused("This is no date; write it as 2021-03-30.", "日付ではありません。2021-03-30 のように書いてください。", word)
        if kind == "since" and not is_since(word):
            raise refused(
                "This is no date; write 2021-03-30, a year, or unknown.",
                "日付ではありません。2021-03-30 のような日付か、年か、unknown を書いてください。",
                word,
            )
        return word


def whole_number(word: str, key: str, least: int | None, most: int) -> int:
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
    """How a flag is written in a file: ``true``, or "" for false. Raises BadInput for another word."""
    if word.lower() in _TRUE:
        return "true"
    if word.lower() in _FALSE:
        return ""
    raise refused("This must be true, or empty for “no”.", "true か、「いいえ」なら空にしてください。", word, ("true",))


def comma_separated(text: str, most: int) -> list[str]:
    """The words of a text with commas between them, without spaces around them. Raises BadInput for more than ``most``."""
    found = [w.strip() for w in text.replace("、", ",").split(",") if w.strip()]
    if len(found) > most:
        raise too_many(most, len(found))
    return found

"""What may stand at a place of a Japanese text. Words are not parted, so everything that fits is tried."""

from __future__ import annotations

import re
from collections.abc import Iterator

from engine.kernel.vocabulary import Vocabulary
from engine.language.likeness import close
from engine.language.names import Names, folded
from engine.language.reader.forked import Match, MatchesAt
from engine.language.reader.japanese import MEASURE, STOP, JapaneseProductions
from engine.language.reader.tables import END
from engine.language.tokens import stats

CIRCLED = {c: n for n, c in enumerate("①②③④⑤⑥⑦⑧⑨⑩⑪⑫", 1)}
# Wide letters, digits and marks as narrow ones; each stays in its place.
NARROW = {**{c: c - 0xFEE0 for c in range(0xFF01, 0xFF5F)}, 0x3000: 0x20, 0x2212: 0x2D, 0xFF0C: 0x3001, 0xFF62: 0x300C, 0xFF63: 0x300D}
MOST_VOCABULARIES = 40  # whose words are kept by their first character
COUNTING = ("体", "枚", "つ", "人", "個", "回")
_STATS = re.compile(r"([+\-±])(\d{1,5}|[xy])/([+\-±])(\d{1,5}|[xy])")
_NUMBER = re.compile(r"\d{1,5}")
_IN_BRACKETS = re.compile(r"(?<=[\u30a1-\u30ff\u4e00-\u9fff])( ?)\((\d{1,2})\)(?=\s*(?:[;:。\n]|$))")  # a keyword's number: エンハンス（7）；
_IT = "ja:それ"
_SO_MANY = ("その数", "場の空きの数", "手札の空きの数")  # numbers that need no counting word
_SO_MANY_ENDED = tuple(number + tail for number in _SO_MANY for tail in ("", "だけ"))
_CLAUSES = re.compile("[。「」:;]|なら、?|たび、?|とき、?|時、?")
_APART = re.compile("[と、]|お互い|それぞれ|各|種類|異な|同名|プレイヤー|から|ごと")  # of so many “each” is said only where there are several sorts or sides
_ENDS = "。:"
_BRACKETED = re.compile(r"「(?P<name>[^「」（）():：。、…《》【】/]+)」")
_LISTED = re.compile(r"(?P<name>[^「」（）()+＋、。]{1,10}「[^「」]+」)(?=[+＋）)]|、?または)")  # a spell's name with its sign before it, in a list of names
_PART = re.compile(r"《(?P<one>[^《》\n]{1,40})》|「(?P<other>[^「」《》\n]{1,40})」")  # of a name
_HEADING = re.compile(r"(?P<name>[^《》]+)》\s*(?:\n|$)")
SHORT, ALIKE = 4, 0.8  # from how many characters on, and how much of them, makes two names one name and a slip of it
BARE = 1  # cost of a name without its brackets


def _changes(found: re.Match[str]) -> Iterator[tuple[str, str]]:
    """The signs and numbers of a change of figures; behind ± stands what does not change."""
    for sign, n in (found.group(1, 2), found.group(3, 4)):
        yield ("+", "0") if sign == "±" else (sign, n)


class JapaneseWords:
    """A literal, a word of the game, a name, a number or a counting word."""

    def __init__(self, productions: JapaneseProductions) -> None:
        self._literals: dict[str, list[tuple[str, str]]] = {}
        for spelling, terminal in productions.spelled.items():
            self._literals.setdefault(spelling[0], []).append((spelling, terminal))
        self._uncounted = [(s, t) for first in COUNTING for s, t in self._literals.get(first, ())]  # その数 needs no counting word
        self._games: dict[Vocabulary, dict[str, list[tuple[str, str, str]]]] = {}

    def _game(self, vocabulary: Vocabulary) -> dict[str, list[tuple[str, str, str]]]:
        """A game's words by their first character: (spelling, category, id)."""
        found = self._games.get(vocabulary)
        if found is None:
            while len(self._games) >= MOST_VOCABULARIES:
                self._games.pop(next(iter(self._games)), None)
            found = self._games[vocabulary] = {}
            for word in vocabulary.words:
                for spelling in (word.ja, *word.also):
                    key = folded(spelling.translate(NARROW))
                    found.setdefault(key[:1], []).append((key, word.category.upper(), word.id))
        return found

    def of(self, text: str, vocabulary: Vocabulary, names: Names) -> MatchesAt:
        """What stands at each place of one text. A full stop may be missing at the end, at the end of a row and before a closing bracket."""
        low = _IN_BRACKETS.sub(r"\1 \2 ", folded(text.translate(NARROW)))
        game = self._game(vocabulary)

        def unknown(text: str, at: int) -> list[Match]:
            name = name_that_no_card_has(text, at, names) if vocabulary.names_in_brackets else None
            return [] if name is None else [Match("NAME", *name)]

        def at_place(at: int) -> list[Match]:
            came = at
            while at < len(low) and low[at].isspace():
                at += 1
            stopped = low[:at].rstrip()[-1:] in _ENDS
            if at == len(low):
                return [Match(END, None, at), *([] if stopped else [Match(STOP, "", at)]), *self._uncounted_at(low, at)]
            row = [Match(STOP, "", at)] if "\n" in low[came:at] and not stopped else []
            return [*row, *self._uncounted_at(low, at), *self._at(text, low, at, stopped, game, names), *unknown(text, at)]

        return at_place

    def _at(
        self, text: str, low: str, at: int, stopped: bool, game: dict[str, list[tuple[str, str, str]]], names: Names
    ) -> Iterator[Match]:
        for spelling, terminal in self._literals.get(low[at], ()):
            if low.startswith(spelling, at):
                yield Match(terminal, spelling, at + len(spelling))
        for key, category, ident in game.get(low[at], ()):
            if low.startswith(key, at):
                yield Match(category, ident, at + len(key))
        if found := _STATS.match(low, at):
            yield Match("STATS", stats(*(n for sign, n in _changes(found) for n in (sign, n))), found.end())
        if found := _NUMBER.match(low, at):
            yield Match("NUMBER", int(found.group()), found.end())
        if low[at] in CIRCLED:
            yield Match("NUMBER", CIRCLED[low[at]], at + 1)
        yield from self._counting(low, at)
        if low[at] in "』」" and not stopped:
            yield Match(STOP, "", at)
        if found := _PART.match(text, at):
            yield Match("PART", (found["one"] or found["other"]).strip(), found.end())
        yield from self._names(text, low, at, names)

    def _counting(self, low: str, at: int) -> Iterator[Match]:
        """Counting words, and where they are swallowed: その数 needs none, それの is said その."""
        for word in COUNTING:
            if low.startswith(word, at):
                end = at + len(word)
                yield Match(MEASURE, word, end)
                if low.startswith("ずつ", end) and _APART.search(_CLAUSES.split(low[:at])[-1]):
                    yield Match(MEASURE, word, end + 2)
        if low.startswith("その", at):
            yield Match(_IT, "それ", at + 1)
        for number in _SO_MANY:
            for tail in ("の", "だけ"):
                if low.startswith(number + tail, at):
                    yield Match("ja:" + number, "", at + len(number + tail))

    def _uncounted_at(self, low: str, at: int) -> Iterator[Match]:
        """What follows その数 or 場の空きの数, which take no counting word."""
        if not low.endswith(_SO_MANY_ENDED, 0, at):
            return
        yield Match(MEASURE, "", at)
        for spelling, terminal in self._uncounted:
            if low.startswith(spelling[1:], at):
                yield Match(terminal, spelling, at + len(spelling) - 1)

    @staticmethod
    def _names(text: str, low: str, at: int, names: Names) -> Iterator[Match]:
        if low[at] == "「":
            close = low.find("」", at)
            while close > 0:
                ident = names.find(text[at + 1 : close])
                if ident is not None:
                    yield Match("NAME", ident, close + 1)
                    return
                close = low.find("」", close + 1)
            return
        for end, ident in names.beginning(folded(text), at):
            yield Match("NAME", ident, end, BARE)


def name_that_no_card_has(text: str, at: int, names: Names) -> tuple[str, int] | None:
    """The name that stands at a place of a text in the brackets of names, though no card is known by it, and where it ends.

    A spelling that is all but that of a known card is a slip and no other name.
    """
    before = text[at - 1 : at]
    way = _BRACKETED if text[at] == "「" else _LISTED if before and before in "（(+＋は" else _HEADING if before == "《" else None
    found = way.match(text, at) if way else None
    if found is None or names.find(found["name"]) is not None:
        return None
    name = found["name"].strip()
    return None if len(name) >= SHORT and close(folded(name), map(folded, names.spelled()), 1, ALIKE) else (name, found.end("name") if way is _HEADING else found.end())

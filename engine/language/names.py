"""Names of cards (and of a scenario's labelled copies), recognised before the grammar sees anything.

Names hold commas, colons, brackets and words like "of", so no grammar could find their ends. The longest name that begins at a place and
ends at the end of a word is taken. A new card is one entry in a dictionary; no parser is built anew.
"""
from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from engine.kernel.vocabulary import pluralised
from engine.language.errors import near

_KEY = 3
_IRREGULAR = {"man": "men", "mouse": "mice", "us": "i", "child": "children", "goose": "geese", "tooth": "teeth", "foot": "feet"}


# Spaces of other kinds, and marks that nobody sees, as pages that texts are copied from have them.
UNSEEN = dict.fromkeys((0x09, 0xA0, 0xAD, *range(0x2000, 0x2010), 0x202F, 0x2060, 0xFEFF), " ")


def folded(text: str) -> str:
    """Lower case that keeps every character in its place, so that offsets stay true."""
    lower = text.lower()
    if len(lower) != len(text):
        lower = "".join(c.lower() if len(c.lower()) == 1 else c for c in text)
    return lower.replace("’", "'")


def plurals(name: str) -> Iterator[str]:
    """The ways in which cards may write several of a name: Bats, Wolves, Spearmen, Hands of Dawn."""
    yield pluralised(name)
    if name.endswith("o"):
        yield name + "es"
    for one, several in _IRREGULAR.items():
        if name.endswith(one):
            yield name.removesuffix(one) + several
    if name.endswith(("f", "fe")):
        yield name.removesuffix("e").removesuffix("f") + "ves"
    for mark in (" of ", ", "):
        head, _, rest = name.partition(mark)
        if rest:
            yield pluralised(head) + mark + rest


class Names:
    """What can be named: spelling -> id, and id -> the title in each language.

    `spellings` maps every way to write a name to an id (a card's slug, a label); `titles` maps the id to {"en": …, "ja": …} and, where a
    kind has a Japanese counting word of its own, "measure". `extended` adds a scenario's labels without copying the cards.
    """

    def __init__(self, spellings: Mapping[str, str], titles: Mapping[str, Mapping[str, str]], below: Names | None = None) -> None:
        self._titles = titles
        self._below = below
        self._together: tuple[object, Names] | None = None
        self._ids: dict[str, str] = {}
        self._plural: dict[str, str] = {}
        self._starts: dict[str, list[str]] = {}
        self._written: dict[str, str] = {}
        for spelling, ident in spellings.items():
            key = folded(spelling.strip())
            if key:
                self._ids.setdefault(key, ident)
                self._written.setdefault(key, spelling.strip())
        for ident, title in titles.items():
            for name in (title["en"], title.get("ja", "")):
                if key := folded(name):
                    self._ids.setdefault(key, ident)
                    self._written.setdefault(key, name)
        for key, ident in self._ids.items():
            if key.isascii():
                for plural in plurals(key):
                    if plural not in self._ids:
                        self._plural.setdefault(plural, ident)
        for key in (*self._ids, *self._plural):
            self._starts.setdefault(key[:_KEY], []).append(key)
            if len(key) < _KEY:
                self._starts.setdefault(key, [])
        for keys in self._starts.values():
            keys.sort(key=len, reverse=True)

    def extended(self, spellings: Mapping[str, str], titles: Mapping[str, Mapping[str, str]]) -> Names:
        """These names and some more, which win over equal ones below."""
        return Names(spellings, titles, below=self)

    def once_with(self, others: object, make: Callable[[], Names]) -> Names:
        """The names that these give together with something else, made when it is first asked for."""
        if self._together is None or self._together[0] is not others:
            self._together = (others, make())
        return self._together[1]

    def match(self, lower: str, at: int) -> tuple[int, str] | None:
        """The longest name beginning at an offset of the folded text: (end, id)."""
        found = self._own_match(lower, at)
        if self._below is not None:
            other = self._below.match(lower, at)
            if other is not None and (found is None or other[0] > found[0]):
                return other
        return found

    def _own_match(self, lower: str, at: int) -> tuple[int, str] | None:
        for size in range(_KEY, 0, -1):
            for key in self._starts.get(lower[at:at + size], ()):
                if lower.startswith(key, at):
                    end = at + len(key)
                    if end == len(lower) or not (lower[end].isalnum() and lower[end - 1].isalnum()):
                        return end, self._ids.get(key) or self._plural[key]
        return None

    def beginning(self, lower: str, at: int) -> Iterator[tuple[int, str]]:
        """Every name that begins at an offset of the folded text, wherever it ends: Japanese does not part its words."""
        for size in range(_KEY, 0, -1):
            for key in self._starts.get(lower[at:at + size], ()):
                if len(key) >= size and lower.startswith(key, at):
                    yield at + len(key), self._ids.get(key) or self._plural[key]
        if self._below is not None:
            yield from self._below.beginning(lower, at)

    def find(self, name: str) -> str | None:
        """The id of a name written out in full, for quoted names."""
        key = folded(name.strip())
        found = self._ids.get(key) or self._plural.get(key)
        if found is None and self._below is not None:
            return self._below.find(name)
        return found

    def in_the_plural(self, name: str) -> bool:
        """Whether a name written out in full is the plural of one, and none by itself."""
        key = folded(name.strip())
        return key not in self._ids and (key in self._plural or (self._below is not None and self._below.in_the_plural(name)))

    def title(self, ident: str, lang: str) -> str:
        title = self._titles.get(ident)
        if title is not None:
            return title.get(lang) or title["en"]
        return self._below.title(ident, lang) if self._below is not None else ident

    def measure(self, ident: str) -> str:
        """The Japanese counting word of what is named, where it is known."""
        title = self._titles.get(ident)
        if title is not None:
            return title.get("measure", "")
        return self._below.measure(ident) if self._below is not None else ""

    def spelled(self) -> Iterator[str]:
        yield from self._written.values()
        if self._below is not None:
            yield from self._below.spelled()

    def nearest(self, name: str) -> list[str]:
        return near(name, self.spelled())


NO_NAMES = Names({}, {})

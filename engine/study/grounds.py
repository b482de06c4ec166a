"""What the verification of a ruling rests on, as hashes: while these stay the same, verifying it again would find the same.

- by what is written in its file, found without reading it: the file's text, the cards, rules, claims, documents and rulings that are
  named in it, and whatever these cards name in turn (:meth:`Grounds.written`)
- by what its runs named: the rules that decided in them under any setting (:meth:`Grounds.reached`). A run names every rule that
  decides in it, so another rule may change without anything coming of it.

A name counts wherever its letters stand in a text, also within another word: too much rather than too little is taken for a reason.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property

from engine.corpus.shapes import Rule
from engine.language.names import folded, plurals
from engine.study.playable import PlayableCorpus

FIRST = 3  # letters by which names are looked up
HIDING = re.compile(r"\\[xuU]")  # how YAML writes a letter by its number
PLACES = ("line", "column", "path")


class Grounds:
    """The hashes of one library; ``code`` names the engine that runs it. Cards that are pinned to days of their own count too."""

    def __init__(self, library: PlayableCorpus, code: str) -> None:
        self.library = library
        pinned = sorted((game, slug, str(day)) for (game, slug), day in library.pinned.items())
        self._begin = f"{code} {pinned}"
        self._digests: dict[str, str] = {}
        self._named: dict[str, frozenset[str]] = {}

    def written(self, id: str) -> str:
        """The hash of what is written in a ruling's file and of everything that it names. KeyError for a ruling that there is not."""
        path = self.library.rulings.paths[id]
        text = self.library.files.texts[path]
        return hash_of(self._begin, path, text, *(f"{thing} {self._digest(thing)}" for thing in sorted(self._all_named(text))))

    def reached(self, rules: Iterable[str]) -> str:
        """The hash of some rules as this library has them."""
        return hash_of(*(f"{rule} {self._digest('rule ' + rule)}" for rule in sorted(set(rules))))

    def _all_named(self, text: str) -> set[str]:
        """What a text names, and what the cards that it names do."""
        found: set[str] = set()
        waiting = list(self._names.all if HIDING.search(text) else self._names.within(text))
        while waiting:
            thing = waiting.pop()
            if thing not in found:
                found.add(thing)
                waiting += self._named_by(thing)
        return found

    def _named_by(self, thing: str) -> frozenset[str]:
        if not thing.startswith("card "):
            return frozenset()
        found = self._named.get(thing)
        if found is None:
            _kind, game, slug = thing.split(" ", 2)
            found = self._named[thing] = self._names.within("\n".join(strings(self.library.cards[game].raw[slug])))
        return found

    def _digest(self, thing: str) -> str:
        found = self._digests.get(thing)
        if found is None:
            found = self._digests[thing] = hash_of(repr(self._said(thing)))
        return found

    def _said(self, thing: str) -> object:
        kind, _, name = thing.partition(" ")
        if kind == "card":
            game, _, slug = name.partition(" ")
            return said(self.library.cards[game].raw[slug])
        rule = self.library.rules.get(name)
        if kind == "rule":
            return decided(rule) if rule is not None else None
        return said(rule.title) if kind == "title" and rule is not None else name

    @cached_property
    def _names(self) -> _Spellings:
        made = _Spellings()
        for game, cards in self.library.cards.items():
            for slug, card in cards.raw.items():
                for name in (slug, *card.names()):
                    made.add(name, f"card {game} {slug}")
                    for plural in plurals(folded(name)) if name.isascii() else ():
                        made.add(plural, f"card {game} {slug}")
        for rule in self.library.rules.values():
            made.add(rule.id, f"rule {rule.id}")
            for title in rule.title.values():
                made.add(title, f"title {rule.id}")
        for kind, ids in (("claim", self.library.claims), ("document", self.library.documents), ("ruling", self.library.rulings.paths)):
            for id in ids:
                made.add(id, f"{kind} {id}")
        return made


class _Spellings:
    """Names as they may be written, and what they mean; found in a text by their letters and digits alone."""

    def __init__(self) -> None:
        self._meant: dict[str, set[str]] = {}
        self._short: set[str] = set()
        self._lengths: dict[str, set[int]] = {}
        self.all: set[str] = set()
        self._always: set[str] = set()  # what has a name without a letter

    def add(self, name: str, thing: str) -> None:
        """Add a way to write something's name."""
        key = letters(name)
        self.all.add(thing)
        if not key:
            self._always.add(thing)
            return
        self._meant.setdefault(key, set()).add(thing)
        if len(key) < FIRST:
            self._short.add(key)
        else:
            self._lengths.setdefault(key[:FIRST], set()).add(len(key))

    def within(self, text: str) -> frozenset[str]:
        """Everything of which a name stands in a text."""
        plain, lengths = letters(text), self._lengths
        keys = {key for key in self._short if key in plain}
        for at in [at for at in range(len(plain)) if plain[at : at + FIRST] in lengths]:
            keys.update(plain[at : at + length] for length in lengths[plain[at : at + FIRST]])
        return frozenset(self._always.union(*(things for key in keys if (things := self._meant.get(key)))))


def decided(rule: Rule) -> object:
    """What runs and their verification read of a rule: what its statement, its sources and its claims say decides nothing."""
    return said((rule.id, rule.game, rule.title, rule.settings, rule.history, rule.fixed is not None))


def letters(text: str) -> str:
    """The letters and digits of a text, small: however a file breaks its lines or quotes, a name stays in one piece."""
    return "".join(filter(str.isalnum, text.casefold()))


def hash_of(*parts: str) -> str:
    """One hash of several texts, in their order."""
    return hashlib.sha256("\0".join(parts).encode("utf-8", "surrogateescape")).hexdigest()


def said(value: object) -> object:
    """A value of the corpus without the places where its parts stand."""
    if hasattr(value, "__dataclass_fields__"):
        names = [name for name in value.__dataclass_fields__ if name not in PLACES]
        return (type(value).__name__, *(said(getattr(value, name)) for name in names))
    if isinstance(value, Mapping):
        return tuple((said(key), said(part)) for key, part in value.items())
    if isinstance(value, (list, tuple)):
        return tuple(map(said, value))
    return value


def strings(value: object) -> Iterator[str]:
    """Every text within a value of the corpus."""
    if isinstance(value, str):
        yield value
    elif hasattr(value, "__dataclass_fields__"):
        for name in value.__dataclass_fields__:
            yield from strings(getattr(value, name))
    elif isinstance(value, Mapping):
        for key, part in value.items():
            yield from strings(key)
            yield from strings(part)
    elif isinstance(value, (list, tuple)):
        for part in value:
            yield from strings(part)

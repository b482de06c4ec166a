"""English: the productions made from the templates of the table, and what stands at each place of a text."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from engine.kernel.vocabulary import Vocabulary
from engine.language.names import Names, folded
from engine.language.phrases import Phrase, PhraseTable
from engine.language.reader.forked import ForkedProduction, Match, MatchesAt
from engine.language.reader.making import NODE, WORDING, build_of, first, more, one, standing_for, subsets
from engine.language.reader.tables import END
from engine.language.templates import Literal, Slot
from engine.language.tokens import SPACED, number_at, stats
from engine.language.wordings import Wording

_STATS = re.compile(r"([+-])(\d{1,5}|[xXyY])/([+-])(\d{1,5}|[xXyY])(?![\w/])")
MOST_SPELLINGS = 8192  # of literals, whose patterns are kept for all games; there are a third as many
MOST_VOCABULARIES = 40  # whose words are kept by their first; traits that drafts bring make many
_WORD = re.compile(r"non-(?=\w)|[^\W_]+(?:['-][^\W_]+)*|\S")
_PIECE = re.compile(r"[\w'’-]+|[^\w\s]")
_JOINS = {"&": ((",",), (",", "and"), (",", "and", "then"), (",", "then"), ("and",), ("and", "then"), (", then",), ("then",)), ";": ((";",),), "|": (("or",), (",",), (",", "or"))}
STOP, COMMA, AND = "en:.", "en:,", "en:and"
_QUOTES = '"“”'
_new = tuple.__new__  # of matches, which are made by the dozen at each word
_PART = re.compile(r'["“]([^"“”\n]{1,40})["”]')  # of a name


class EnglishProductions:
    """The productions of some categories of a table; ``spelled`` maps every spelling of a literal to the terminals it can be."""

    def __init__(self, table: PhraseTable, start: Sequence[str]) -> None:
        self._table = table
        self.rules: list[ForkedProduction] = []
        self.spelled: dict[str, set[str]] = {}
        self._lists: set[str] = set()
        self._asked: dict[str, None] = {}
        self._worded: dict[str, list[Wording]] = {}
        for wording in table.wordings:
            self._worded.setdefault(wording.category, []).append(wording)
        waiting = list(start)
        while waiting:
            category = waiting.pop()
            if category not in self._asked:
                self._asked[category] = None
                for phrase in table.by_category.get(category, ()):
                    for template, cost in ((phrase.en, 0), *((also, WORDING) for also in phrase.also_en)):
                        self._add(phrase, template, cost)
                for wording in self._worded.get(category, ()):
                    self._add_wording(wording)
                spoken = [*table.by_category.get(category, ()), *self._worded.get(category, ())]
                waiting += [s.category for said in spoken for s in (said.slots() if isinstance(said, Wording) else said.every_slot()) if not s.is_value]

    @property
    def terminals(self) -> set[str]:
        """Every terminal of a literal."""
        return {name for names in self.spelled.values() for name in names}

    def _literal(self, *forms: str) -> str:
        low = tuple(dict.fromkeys(form.lower() for form in forms))
        name = "en:" + "/".join(low)
        for form in low:
            self.spelled.setdefault(form, set()).add(name)
        return name

    def _add(self, phrase: Phrase, template: Sequence[Literal | Slot], cost: int) -> None:
        """The productions of one template, one for each choice of parts that are left out."""
        for absent in subsets([part.name for part in template if isinstance(part, Slot) and part.optional]):
            symbols: list[str] = []
            taken: list[tuple[int, tuple[str, ...]]] = []
            for part in template:
                if isinstance(part, Literal):
                    symbols.append(self._literal(*part.forms))
                elif part.name not in absent:
                    taken.append((len(symbols), (part.name,)))
                    symbols.append(self._slot(part))
            if not phrase.kind:
                self.rules.append(ForkedProduction(phrase.category, tuple(symbols), first, cost))
            elif symbols:
                self.rules.append(ForkedProduction(phrase.category, tuple(symbols), build_of(self._table, phrase, taken, {}), NODE + cost))

    def _add_wording(self, wording: Wording) -> None:
        """The productions of a template that stands for a tree."""
        cost = (-WORDING * wording.preferred or WORDING) + NODE * wording.holes.weight
        for absent in subsets([slot.name for slot in wording.slots() if slot.optional]):
            parts = [part for part in wording.en if not (isinstance(part, Slot) and part.name in absent)]
            symbols = tuple(self._slot(part) if isinstance(part, Slot) else self._literal(*part.forms) for part in parts)
            taken = [(index, part.name) for index, part in enumerate(parts) if isinstance(part, Slot)]
            self.rules.append(ForkedProduction(wording.category, symbols, standing_for(self._table, wording, taken), cost))

    def _slot(self, slot: Slot) -> str:
        if not slot.many:
            return slot.category
        name = f"{slot.category}[{slot.many}]"
        if name in self._lists:
            return name
        self._lists.add(name)
        item = slot.category
        self.rules.append(ForkedProduction(name, (item,), one))
        if slot.many == "*":
            self.rules.append(ForkedProduction(name, (name, item), more))
        elif slot.many in _JOINS:
            for join in _JOINS[slot.many]:
                self.rules.append(ForkedProduction(name, (name, *(self._literal(word) for word in join), item), more))
        else:
            before = name + "<"
            comma, last = self._literal(","), self._literal("and")
            self.rules.append(ForkedProduction(before, (item,), one))
            self.rules.append(ForkedProduction(before, (before, comma, item), more))
            self.rules.append(ForkedProduction(before, (before, comma, last, item), more, WORDING))
            self.rules.append(ForkedProduction(name, (before, last, item), more))
            self.rules.append(ForkedProduction(name, (before, comma, last, item), more, WORDING))
        return name


@lru_cache(maxsize=MOST_SPELLINGS)
def _pattern(spelling: str) -> re.Pattern[str]:
    """A literal of several words: any white space between words, none needed beside a mark."""
    pieces = _PIECE.findall(spelling)
    out = re.escape(pieces[0])
    for before, piece in pairwise(pieces):
        out += (r"\s+" if before[-1].isalnum() and piece[0].isalnum() else r"\s*") + re.escape(piece)
    return re.compile(out + (r"(?!'?\w)" if spelling[-1].isalnum() else ""))


def _words_ahead(spelling: str) -> str:
    """What a literal begins with, up to a mark, beside which no space is needed."""
    ahead, *pieces = _PIECE.findall(spelling)
    for piece in pieces:
        if not (ahead[-1].isalnum() and piece[0].isalnum()):
            break
        ahead += " " + piece
    return str(ahead)


def _ended_in_quotes(text: str, at: int) -> bool:
    """Whether a new sentence begins at a place, behind a quoted one that has the only full stop: “give it "Ward." Draw a card.”."""
    before = text[:at].rstrip()
    return text[at].isupper() and before[-1:] in ('"', "”") and before[-2:-1] == "."


class EnglishWords:
    """What may stand at a place: a literal, a word of the game, a name, a number."""

    def __init__(self, productions: EnglishProductions) -> None:
        self._spelled: dict[str, list[tuple[str, tuple[str, ...]]]] = {}
        self._literals: dict[str, tuple[tuple[str, str, tuple[str, ...]], ...]] = {}  # made when a text first has the first word of one
        for spelling, names in productions.spelled.items():
            head = _WORD.match(spelling + "x" if spelling.endswith("-") else spelling)
            assert head is not None
            self._spelled.setdefault(head.group(), []).append((spelling, tuple(sorted(names))))
        self._article = tuple(sorted(productions.spelled.get("a", ())))
        self._quotes = tuple(sorted(n for mark in _QUOTES for n in productions.spelled.get(mark, ())))
        self._games: dict[Vocabulary, dict[str, list[tuple[str, str, str]]]] = {}

    def _game(self, vocabulary: Vocabulary) -> dict[str, list[tuple[str, str, str]]]:
        """A game's words by their first: (spelling, category, id)."""
        found = self._games.get(vocabulary)
        if found is None:
            while len(self._games) >= MOST_VOCABULARIES:
                self._games.pop(next(iter(self._games)), None)
            found = self._games[vocabulary] = {}
            for spelling, word in vocabulary.spellings():
                key = folded(spelling)
                head = _WORD.match(key)
                if head is not None:
                    found.setdefault(head.group(), []).append((key, word.category.upper(), word.id))
        return found

    def _beginning(self, word: str) -> tuple[tuple[str, str, tuple[str, ...]], ...]:
        """The literals that begin with a word: how each begins where its words are parted by one space, how it is spelled, its terminals."""
        found = self._literals.get(word)
        if found is None:
            if word not in self._spelled:
                return ()
            found = self._literals[word] = tuple((_words_ahead(spelling), spelling, names) for spelling, names in self._spelled[word])
        return found

    def of(self, text: str, vocabulary: Vocabulary, names: Names) -> MatchesAt:
        """What stands at each place of one text.

        A full stop may be missing at the end and before a closing quote; one that ends a text also ends the line that the text gives away.
        """
        low = folded(text)
        spaced = SPACED.search(low) is not None
        game = self._game(vocabulary)

        def at_place(at: int) -> list[Match]:
            while at < len(low) and low[at].isspace():
                at += 1
            stopped = low[:at].rstrip()[-1:] in ".:"
            if at == len(low):
                return [Match(END, None, at), Match(STOP, "", at)]
            if (low[at] == "(" and stopped) or _ended_in_quotes(text, at):  # its full stop ends the sentence that gives what is quoted, or explained, too
                return [*self._at(text, low, at, stopped, game, names, spaced), Match(STOP, "", at)]
            return self._at(text, low, at, stopped, game, names, spaced)

        return at_place

    def _at(
        self, text: str, low: str, at: int, stopped: bool, game: dict[str, list[tuple[str, str, str]]], names: Names, spaced: bool
    ) -> list[Match]:
        found: list[Match] = []
        head = _WORD.match(low, at)
        word = head.group() if head is not None else low[at]
        beginning = word.partition("-")[0]  # “X-play-point”: a letter for a number before such a word
        for ahead, spelling, terminals in (*self._beginning(word), *(self._beginning(beginning) if len(beginning) == 1 else ())):
            if (spaced or low.startswith(ahead, at)) and (said := _pattern(spelling).match(low, at)):
                written, end = said.group(), said.end()
                found += [_new(Match, (terminal, written, end, 0)) for terminal in terminals]
        stem = word.removesuffix("'s")
        if stem != word:  # “that card's cost”
            found += [Match(t, stem, at + len(stem)) for spelling, terminals in self._spelled.get(stem, ()) if spelling == stem for t in terminals]
        if word == "another":
            found += [Match(t, "a", at + 2) for t in self._article]
        for key, category, ident in game.get(stem, ()):
            end = at + len(key)
            if low.startswith(key, at) and not low[end : end + 1].isalnum():
                found.append(Match(category, ident, end))
        if low[at] in "+-" and (change := _STATS.match(low, at)):
            found.append(Match("STATS", stats(*change.groups()), change.end()))
        if number := number_at(low, at):
            found.append(Match("NUMBER", *number))
        named = names.match(low, at)
        if named is not None:
            found.append(Match("NAME", named[1], named[0]))
        if low[at] in _QUOTES:
            close = min((p for p in (text.find(mark, at + 1) for mark in '"”') if p > 0), default=-1)
            if close > 0 and (quoted := names.find(text[at + 1 : close])) is not None:
                found.append(Match("NAME", quoted, close + 1))
            if part := _PART.match(text, at):
                found.append(Match("PART", part[1].strip(), part.end()))
            found += [Match(t, "", at + 1) for t in self._quotes]
            if not stopped:
                found.append(Match(STOP, "", at))
        return found

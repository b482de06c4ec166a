"""The grammar: an LALR parser (:mod:`engine.language.strict`), its rules made from a table of phrases.

The rules are lark's, as values, not as grammar text. An ambiguity of the table is an error here, when
the parser is built, so that a text has one reading or none.
"""
from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from typing import cast

from lark.exceptions import UnexpectedToken
from lark.grammar import NonTerminal, Rule, RuleOptions, Symbol, Terminal

from engine.kernel.vocabulary import Vocabulary
from engine.language import errors
from engine.language.among_said import AMONG
from engine.language.contests import Contests
from engine.language.errors import LanguageError, near
from engine.language.goes_with import with_what_brings_them
from engine.language.how_many import refuse_one_without_number
from engine.language.in_full import governed
from engine.language.in_one_clause import NotOneClause, in_one_clause
from engine.language.meanwhile import NothingLasts, each_for_a_while, while_there
from engine.language.names import UNSEEN, Names
from engine.language.phrases import Phrase, PhraseTable
from engine.language.reader.making import tidied
from engine.language.reader.reader import PassedOver, Reader, Stopped, languages_of, place_in
from engine.language.reader.tables import Build
from engine.language.said_before import POINTING, SaidBefore, points
from engine.language.saying import said_as
from engine.language.spoken_of_once import spoken_of_once
from engine.language.strict import StrictParser
from engine.language.templates import Slot, outlined
from engine.language.tokens import QUOTE, UNKNOWN, Lexicon, Token, Tokenizer, lexicon_of, missing_card, refuse_words_of_a_game
from engine.language.told_later import done_then
from engine.language.tree import Node, Part
from engine.language.under_its_condition import NoWordsForBoth, under_its_condition

_OF_SCENARIOS = frozenset(("action", "expectation"))
_WORD_HERE = re.compile(r"[A-Za-z]+|[\u30a1-\u30ff]+|[\u4e00-\u9fff]+|[\u3041-\u3096]+|.", re.S)

SAID_ALOUD = frozenset({"pick", "aim"})  # of which "a and b and c" is said as well as "a, b and c"


def _at(child: Part) -> tuple[int, int] | None:
    if child.__class__ is tuple:
        child = child[0]
    if child.__class__ is Token:
        return child.line, child.column
    return child.at if child.__class__ is Node else None


def _builder(table: PhraseTable, phrase: Phrase, taken: Sequence[tuple[int, Slot]]) -> Build:
    """Makes the node of a phrase from what its production matched."""
    kind = phrase.kind
    places = {slot.name: (index, slot if slot.many == "*" else None) for index, slot in taken}
    fixed = {name: value for name, value in phrase.fix.items() if value is not None and name not in places}
    plan = [(name, fixed.get(name), *places.get(name, (-1, None))) for name in sorted({*fixed, *places})]

    def build(children: list[Part]) -> Node:
        pairs = []
        for name, value, index, listed in plan:
            if index >= 0:
                value = children[index]
                if value.__class__ is Token:
                    value = value.value
                elif value.__class__ is tuple and value[0].__class__ is Token:
                    value = tuple([word.value for word in value])
                elif listed is not None:
                    value = table.tidied(listed, value)
            pairs.append((name, value))
        return Node.of_pairs(kind, tuple(pairs), _at(children[0]))

    return build


def _first(children: list[Part]) -> Part:
    child = children[0]
    return child.value if isinstance(child, Token) else child


class Grammar:
    """A parser for one table of phrases and some categories to begin with.

    `tables`: composed into one; `start`: the categories that `parse` may be asked for; `vocabulary`: whose words are read (another game's can be
    had with `of`, which shares the parser).
    """

    def __init__(self, tables: Sequence[PhraseTable], start: Sequence[str], vocabulary: Vocabulary) -> None:
        table = tables[0]
        for other in tables[1:]:
            table = table + other
        self.table = table
        self.start = tuple(start)
        refuse_words_of_a_game(table, vocabulary)
        self.lexicon: Lexicon = lexicon_of(table)
        self.vocabulary = vocabulary
        self.tokenizer = Tokenizer(self.lexicon, vocabulary)
        self._rules: list[Rule] = []
        self._builds: dict[Rule, Build] = {}
        self._lists: set[str] = set()
        for phrase in self._wanted():
            self._add_phrase(phrase)
        self._parser = StrictParser(self._rules, self._builds, [name.lower() for name in start])
        self._reader = Reader(table, self.start)
        self._contests = Contests(table, self.start)

    def of(self, vocabulary: Vocabulary) -> Grammar:
        """The same grammar with another game's words. Raises ValueError where a phrase says one of them in so many letters."""
        refuse_words_of_a_game(self.table, vocabulary)
        other = object.__new__(Grammar)
        other.__dict__.update(self.__dict__)
        other.vocabulary = vocabulary
        other.tokenizer = Tokenizer(self.lexicon, vocabulary)
        return other

    def _wanted(self) -> list[Phrase]:
        """The phrases that the start categories can reach, in table order."""
        seen: set[str] = set()
        waiting = list(self.start)
        while waiting:
            category = waiting.pop()
            if category in seen:
                continue
            seen.add(category)
            if category not in self.table.by_category:
                raise ValueError(f"no phrase is a {category}")
            waiting += [s.category for p in self.table.by_category[category] for s in p.slots() if not s.is_value]
        return [phrase for phrase in self.table.phrases if phrase.category in seen]

    def _add_phrase(self, phrase: Phrase) -> None:
        optional = [slot.name for slot in phrase.slots() if slot.optional]
        for mask in range(1 << len(optional)):
            absent = {name for bit, name in enumerate(optional) if mask >> bit & 1}
            symbols: list[Symbol] = []
            taken: list[tuple[int, Slot]] = []
            for part in phrase.en:
                if isinstance(part, Slot):
                    if part.name in absent:
                        continue
                    taken.append((len(symbols), part))
                    symbols.append(self._symbol(part))
                else:
                    symbols.append(Terminal(self.lexicon.terminal_of(part)))
            self._add(phrase.category, symbols, _builder(self.table, phrase, taken) if phrase.kind else _first)

    def _add(self, origin: str, symbols: list[Symbol], build: Build) -> None:
        rule = Rule(NonTerminal(origin), symbols, len(self._rules), None, RuleOptions())
        self._rules.append(rule)
        self._builds[rule] = build

    def _symbol(self, slot: Slot) -> Symbol:
        if slot.is_value:
            item: Symbol = Terminal(slot.category)
        else:
            item = NonTerminal(slot.category)
        return item if not slot.many else self._list(item, slot.category.lower(), slot.many)

    def _list(self, item: Symbol, category: str, many: str) -> Symbol:
        name = f"{category}{many}"
        listed = NonTerminal(name)
        if name in self._lists:
            return listed
        self._lists.add(name)
        self._add(name, [item], lambda c: (c[0],))
        if many == "*":
            self._add(name, [listed, item], lambda c: (*c[0], c[1]))
        elif many == "&":
            for word in ("and", ", then"):
                terminal = next(t for cat, t in self.lexicon.ahead[word] if cat == category)
                self._add(name, [listed, Terminal(terminal), item], lambda c: (*c[0], c[2]))
        elif many in ";|":
            divider = "M:SEMICOLON" if many == ";" else self.lexicon.terminals["or"]
            self._add(name, [listed, Terminal(divider), item], lambda c: (*c[0], c[2]))
        else:
            commas = NonTerminal(name + ",")
            self._add(name + ",", [item], lambda c: (c[0],))
            self._add(name + ",", [commas, Terminal("M:COMMA"), item], lambda c: (*c[0], c[2]))
            self._add(name, [commas, Terminal(self.lexicon.terminals["and"]), item], lambda c: (*c[0], c[2]))
            if category in SAID_ALOUD:
                self._add(name + ",", [commas, Terminal(self.lexicon.terminals["and"]), item], lambda c: (*c[0], c[2]))
        return listed

    def parse(self, category: str, text: str, names: Names, line: int = 1, column: int = 1, before: SaidBefore | None = None) -> Node:
        """The tree of a text that is one `category`. Raises LanguageError with the place and what is near.

        `before` is what the same card said before, at which a text may point; it is told of this one.
        """
        wrong = errors.check_size(text, line)
        if wrong is not None:
            raise wrong
        text = text.translate(UNSEEN)
        if not text.strip():
            raise errors.nothing_there(line, column)

        def where(node: Node) -> tuple[int, int, str]:
            """The line and the column at which a part begins, and the rest of that line."""
            row, at = node.at or (line, column)
            return row, at, text.split("\n")[row - line][at - (column if row == line else 1) :]

        lang, read, canonical = self._read(category, text, names, line, column)
        try:
            tree = while_there(each_for_a_while(in_one_clause(read), self.table.lasting), self.table.lasting)
        except NotOneClause as several:
            raise errors.reach_unclear(*where(several.node)) from None
        except NothingLasts as nothing:
            raise errors.nothing_lasts(*where(nothing.node)) from None
        tree = done_then(governed(tree, lang, text, line, column, partial(tidied, self.table), self.table.lasting))
        if before is not None or points(tree):
            whole = (before or SaidBefore()).line(tree)
            tree = tidied(self.table, whole) if AMONG in tree.kinds else whole
            lost = next(iter(tree.of(*POINTING)), None)
            if lost is not None:
                raise errors.points_at_nothing(*where(lost))
        try:
            tree = spoken_of_once(with_what_brings_them(under_its_condition(tree, self.vocabulary.conditions_reach) if lang == "ja" else tree))
        except NoWordsForBoth as both:
            raise errors.condition_unclear(*where(both.node)) from None
        if tree.depth > errors.MAX_DEPTH:
            raise errors.too_deep(line, column)
        as_read = canonical and tree is read  # then its own words say it
        if category == "line" and not as_read and said_as(self.table, tree, category) is None:
            raise errors.no_words_for(line, column, text.strip())
        self._refuse_zones_of_others(tree, text, line, column)
        return tree

    def _refuse_zones_of_others(self, tree: Node, text: str, line: int, column: int) -> None:
        """Raise LanguageError where a wording, as the cards of several games print it, means a zone that this game has not."""
        for node in tree.walk() if not tree.kinds.isdisjoint(self.table.zoned) else ():
            for name in self.table.zones_of(node.kind):
                said = node.get(name)
                for zone in said if isinstance(said, tuple) else (said,):
                    if isinstance(zone, str) and not self.vocabulary.has("zone", zone):
                        raise errors.not_of_this_game(line, column, text.strip(), zone)

    def _read(self, category: str, text: str, names: Names, line: int, column: int) -> tuple[str, Node, bool]:
        """The language of a text, its tree, by the canonical wording or else by any other, and whether by the canonical one; what is wrong is said where the furthest reading stopped."""
        refused: tuple[int, LanguageError] | None = None
        for lang in languages_of(text):
            try:
                if lang != "en":
                    return lang, self._japanese(category, text, names, line, column), False
                tree = self._canonical(category, text, names, line, column)
                if self._contests.open(tree, text):
                    return lang, self._wide(lang, category, text, names, line, column), False
                refuse_one_without_number(tree, text, self.vocabulary, names, line, column)
                return lang, tree, True
            except UnexpectedToken as unexpected:
                try:
                    return lang, self._wide(lang, category, text, names, line, column), False
                except Stopped as stopped:
                    tokens = self.tokenizer.tokens(text, names, line, column)
                    at = unexpected.token.start_pos if unexpected.token.type != "$END" else len(text)
                    wrong = self._explain(category, text, unexpected, tokens, names)
                    if stopped.at > (at or 0):
                        wrong, at = self._stopped(lang, category, text, stopped, names, line, column), stopped.at
            except Stopped as stopped:
                wrong, at = self._stopped(lang, category, text, stopped, names, line, column), stopped.at
            if refused is None or (at or 0) > refused[0]:
                refused = at or 0, wrong
        assert refused is not None
        raise refused[1] from None

    def _canonical(self, category: str, text: str, names: Names, line: int, column: int) -> Node:
        tokens = self.tokenizer.tokens(text, names, line, column)
        return cast(Node, self._parser.parse(tokens, category))

    def _japanese(self, category: str, text: str, names: Names, line: int, column: int) -> Node:
        """The tree of a Japanese text; a comma behind what it speaks of (は、) says nothing, and is passed over where it is not read."""
        try:
            return self._wide("ja", category, text, names, line, column)
        except Stopped:
            if "は、" not in text:
                raise
            places = [n for n in range(len(text)) if text[max(n - 1, 0) : n + 1] != "は、"]
            passed = PassedOver(text, "".join(text[n] for n in places), (*places, len(text)))
            try:
                return self._reader.read("ja", category, passed.left, self.vocabulary, names, line, column, passed)
            except Stopped:
                pass
            raise

    def _wide(self, lang: str, category: str, text: str, names: Names, line: int, column: int) -> Node:
        tree = self._reader.read(lang, category, text, self.vocabulary, names, line, column)
        if lang == "en":
            refuse_one_without_number(tree, text, self.vocabulary, names, line, column)
        return tree

    def _stopped(self, lang: str, category: str, text: str, stopped: Stopped, names: Names, line: int, column: int) -> LanguageError:
        """The error for a place where no wording goes on."""
        at = stopped.at + len(text[stopped.at :]) - len(text[stopped.at :].lstrip())
        if text[at - 1 : at] == "「":  # a name that nobody has is wrong from its bracket on
            at -= 1
        place = place_in(text, at, line, column)
        nearest = self.nearest_phrases(category, text, at, lang)
        if at >= len(text):
            return errors.ends_early(*place, nearest)
        if not self._reader.knows(lang, at, text, self.vocabulary, names):
            word = _WORD_HERE.match(text, at)
            return errors.unknown_word(*place, word.group() if word else text[at], nearest, category in _OF_SCENARIOS)
        return errors.unexpected(*place, text[at:], nearest)

    def _explain(self, category: str, text: str, wrong: UnexpectedToken, tokens: list[Token], names: Names) -> LanguageError:
        token = wrong.token
        if token.type == QUOTE and token.value and "NAME" in (wrong.expected or ()):
            return missing_card(token, names)
        if token.type == UNKNOWN:
            near = self.tokenizer.nearest_words(str(token.value), names)
            return errors.unknown_word(token.line, token.column, str(token.value), near, category in _OF_SCENARIOS)
        at = token.start_pos if token.type != "$END" else len(text)
        nearest = self.nearest_phrases(category, text, at)
        if token.type == "$END":
            last = tokens[-1]
            return errors.ends_early(last.line, last.column, nearest)
        return errors.unexpected(token.line, token.column, text[at:], nearest)

    def nearest_phrases(self, category: str, text: str, at: int, lang: str = "en") -> list[str]:
        """The examples of phrases that look most like the sentence in which an error stands, or like its part around the error.

        Those that can stand for the whole of the category go before those that are parts of it.
        """
        start = max(text.rfind(mark, 0, at) for mark in (". ", ": ", ", ", "\n", "。", "：", "、")) + 1
        stop = min((p for p in (text.find(mark, at) for mark in (". ", ": ", "\n", "。", "：")) if p > 0), default=len(text))
        piece = text[start:stop].strip(" .:,。：、")[:120]
        whole = self.table.reach(category)
        for phrases in ([p for p in self.table.phrases if p.category in whole], self.table.phrases):
            examples = {self.vocabulary.worded(p.example): None for p in phrases if p.example}
            written = examples if lang == "en" else {outlined(p.japanese): None for p in phrases if p.kind and p.japanese}
            # what was written is no better wording of itself
            if found := [one for one in near(piece, written) if one.casefold() != piece.casefold()]:
                return found
        return []

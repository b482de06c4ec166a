"""From characters to tokens: names and the game's own words first, longest first; then the words of the phrases, numbers and marks.

Which terminal a word is may depend on what follows ("and" between two effects is another word than "and" between two targets); deciding it
here, by the words alone, is what lets one simple parser read the language.
"""
from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from engine.kernel.vocabulary import Vocabulary, Word, pluralised
from engine.language.errors import LanguageError, near, unknown_card
from engine.language.names import Names, folded
from engine.language.phrases import PhraseTable
from engine.language.templates import Literal
from engine.language.tree import Node

_STATS = re.compile(r"([+-])(\d{1,5}|[xXyY])/([+-])(\d{1,5}|[xXyY])(?![\w/])")
_NUMBER_WORDS = {word: n for n, word in enumerate(("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"), 2)}
_NUMBER = re.compile(r"(?:\d{1,5}|" + "|".join(_NUMBER_WORDS) + r")(?!\w)")
_WORD = re.compile(r"non-(?=\w)|[^\W_]+(?:['-][^\W_]+)*|\S")
_MARKS = {",": "M:COMMA", ".": "M:STOP", ":": "M:COLON", ";": "M:SEMICOLON", "(": "M:OPEN", ")": "M:CLOSE"}
SPACED = re.compile(r"\s\s|[^\S ]")  # words that stand together may be parted by more than a space
_KEPT = 2048  # patterns of words that stand together, of which there are a third as many
QUOTE, UNQUOTE, UNKNOWN = "M:QUOTE", "M:UNQUOTE", "M:UNKNOWN"


def stats(sign_a: str, attack: str, sign_d: str, defense: str) -> Node:
    """A change of both figures. An X (or Y) stays a signed word; a zero has no sign, since +0 and -0 are the same."""
    def figure(sign: str, digits: str) -> int | str:
        return sign + digits.upper() if digits.isalpha() else int(sign + digits)
    return Node("stats", attack=figure(sign_a, attack), defense=figure(sign_d, defense))


def number_at(low: str, at: int) -> tuple[int, int] | None:
    """The number that stands there in a text of small letters, in figures or as a word ("two"; "one" has other meanings), and where it ends."""
    found = _NUMBER.match(low, at)
    return (_NUMBER_WORDS.get(found.group()) or int(found.group()), found.end()) if found else None


@dataclass(frozen=True)
class Lexicon:
    """The terminals of a table's own words: spelling -> terminal, the spellings of several words by their first, the longer before the shorter."""

    terminals: Mapping[str, str]
    glued: Mapping[str, tuple[str, ...]]
    ahead: Mapping[str, tuple[tuple[str, str], ...]]
    starters: Mapping[str, frozenset[str]]
    split: Mapping[str, tuple[str, str]]

    def terminal_of(self, literal: Literal) -> str:
        plain = literal.forms[0].lower()
        if literal.before:
            return f"{self.terminals.get(plain, 'W:' + plain.upper())}^{literal.before.upper()}"
        if plain in ('"', "“"):
            return QUOTE
        if plain == "”":
            return UNQUOTE
        return _MARKS.get(plain) or self.terminals[plain]


@lru_cache(maxsize=_KEPT)
def _pattern(words: str) -> re.Pattern[str]:
    """Words that stand together, made when a text first has the first of them."""
    return re.compile(r"\s+".join(map(re.escape, words.split())) + r"(?!'?\w)")


def lexicon_of(table: PhraseTable) -> Lexicon:
    """Reads the terminals off a table. Two words that share a spelling are one terminal."""
    group: dict[str, str] = {}

    def head(word: str) -> str:
        while group[word] != word:
            word = group[word]
        return word

    ahead: dict[str, dict[str, None]] = {}
    for literal in table.literals():
        forms = [form.lower() for form in literal.forms]
        if literal.before:
            ahead.setdefault(forms[0], {})[literal.before] = None
            continue
        if forms[0] in _MARKS or forms[0] in '"“”':
            continue
        for form in forms:
            group.setdefault(form, form)
        for form in forms[1:]:
            first, second = sorted((head(forms[0]), head(form)))
            group[second] = first
    joined = {slot.category for phrase in table.phrases for slot in phrase.slots() if slot.many == "&"}
    for category in sorted(joined):
        for word in ("and", ", then"):
            ahead.setdefault(word, {})[category] = None
    for word in ("and", "or", *ahead):
        if word not in _MARKS:
            group.setdefault(word, word)
    terminals = {word: "W:" + head(word).upper() for word in group}
    for word in ahead:
        if word in _MARKS:
            terminals[word] = _MARKS[word]
    glued: dict[str, list[str]] = {}
    for word in sorted(terminals, key=len, reverse=True):
        if _first(word) != word:
            glued.setdefault(_first(word), []).append(word)
    split: dict[str, tuple[str, str]] = {}
    if "a" in terminals and "other" in terminals:
        terminals["another"] = "W:ANOTHER"
        split["W:ANOTHER"] = (terminals["a"], terminals["other"])
    return Lexicon(
        split=split,
        terminals=terminals,
        glued={k: tuple(v) for k, v in glued.items()},
        ahead={word: tuple((c, f"{terminals[word]}^{c.upper()}") for c in cats) for word, cats in ahead.items()},
        starters={category: _starters(table, category, category in joined) for cats in ahead.values() for category in cats},
    )


def _starters(table: PhraseTable, category: str, joined: bool) -> frozenset[str]:
    """The words with which a phrase of a category begins; where it is joined with "and", less those that could begin something else so listed."""
    found: set[str] = set()
    for name in table.reach(category):
        for phrase in table.by_category.get(name, ()):
            for part in phrase.en:
                if isinstance(part, Literal):
                    found.update(form.lower().split()[0] for form in part.forms)
                    break
                if not part.optional:
                    break
    if not joined:
        return frozenset(found)
    listed = {slot.category for phrase in table.phrases for slot in phrase.slots() if slot.many == "+"}
    return frozenset(found - {word for name in listed for word in _first_words(table, name, set())})


def _first_words(table: PhraseTable, category: str, seen: set[str]) -> set[str]:
    if category in seen or category.isupper():
        return set()
    seen.add(category)
    found: set[str] = set()
    for phrase in table.by_category.get(category, ()):
        for part in phrase.en:
            if isinstance(part, Literal):
                found.update(form.lower().split()[0] for form in part.forms)
                break
            found |= _first_words(table, part.category, seen)
            if not part.optional:
                break
    return found


def refuse_words_of_a_game(table: PhraseTable, vocabulary: Vocabulary) -> None:
    """Raise ValueError for a phrase that says a word of the game in so many letters: the word would be lost to every other phrase.

    Of two readings of the same length the language's own wins, so the game's word would not be known as a zone or a kind any more.
    """
    words = WordList(vocabulary)
    for phrase in table.phrases:
        for part in phrase.en:
            for form in part.forms if isinstance(part, Literal) and not part.before else ():
                word = words.get(form)
                if word is not None:
                    raise ValueError(
                        f"the phrase “{phrase.english}” ({phrase.category} {phrase.kind}) says “{form}”, but that is a word of the game "
                        f"{vocabulary.game} (the {word.category} “{word.id}”) and would not be known as one any more: "
                        f"write {{{word.category}:{word.category.upper()}}} in its place"
                    )


class WordList:
    """The words of a game as spellings; several words long or short, the longest wins."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._words: dict[str, Word] = {}
        self._starts: dict[str, list[str]] = {}
        for spelling, word in vocabulary.spellings():
            self._words.setdefault(folded(spelling), word)
        for key in self._words:
            self._starts.setdefault(_first(key), []).append(key)
        for keys in self._starts.values():
            keys.sort(key=len, reverse=True)

    def match(self, lower: str, at: int, first: str) -> tuple[int, Word] | None:
        for key in self._starts.get(first, ()):
            end = at + len(key)
            if lower.startswith(key, at) and not (lower[end:end + 1].isalnum() and key[-1].isalnum()):
                return end, self._words[key]
        return None

    def get(self, spelling: str) -> Word | None:
        """The game's word that is spelled just so."""
        return self._words.get(folded(spelling))

    def spellings(self) -> list[str]:
        return list(self._words)


def _first(text: str) -> str:
    found = _WORD.match(text)
    return found.group() if found else text


_NEW_SENTENCE = re.compile(r"\s+[A-Z]")


class Token:
    """A word of a text: its terminal, what it stands for, its offset in the text, its line and column."""

    __slots__ = ("column", "line", "start_pos", "type", "value")

    def __init__(self, type: str, value: object, start_pos: int, line: int, column: int) -> None:
        self.type = type
        self.value = value
        self.start_pos = start_pos
        self.line = line
        self.column = column


class Tokenizer:
    """Makes the tokens of one text for one game's words."""

    def __init__(self, lexicon: Lexicon, vocabulary: Vocabulary) -> None:
        self.lexicon = lexicon
        self.words = WordList(vocabulary)

    def tokens(self, text: str, names: Names, line: int = 1, column: int = 1) -> list[Token]:
        """The tokens of one sentence or line, ending with $END; a word that nothing knows is an UNKNOWN, which no phrase takes.

        A quoted ability need not have the full stop of its last sentence; it is put in here. So is that of the sentence around it, where the
        quoted one has the only full stop (“give it "Ward." Draw a card.”).
        """
        lower = folded(text)
        spaced = SPACED.search(lower) is not None
        out: list[Token] = []
        split = self.lexicon.split
        at, end_of_text, row, start = 0, len(text), line, -(column - 1)
        while at < end_of_text:
            if text[at].isspace():
                if text[at] == "\n":
                    row, start = row + 1, at + 1
                at += 1
                continue
            kind, value, end = self._next(text, lower, at, names, spaced)
            if kind in split:
                one, two = split[kind]
                out.append(Token(one, "a", at, row, at - start + 1))
                kind, value = two, "other"
            if kind == UNQUOTE and out and out[-1].type != "M:STOP":
                out.append(Token("M:STOP", ".", at, row, at - start + 1))
            out.append(Token(kind, value, at, row, at - start + 1))
            if kind == UNQUOTE and text[at - 1:at] == "." and _NEW_SENTENCE.match(text, end):
                out.append(Token("M:STOP", ".", end, row, end - start + 1))
            at = end
        self._look_ahead(out)
        out.append(Token("$END", "", end_of_text, row, end_of_text - start + 1))
        return out

    def _next(self, text: str, lower: str, at: int, names: Names, spaced: bool) -> tuple[str, object, int]:
        if text[at] in '"“”':
            return self._quote(text, at, names)
        if text[at] in "+-" and (found := _STATS.match(text, at)):
            return "STATS", stats(*found.groups()), found.end()
        word = _WORD.match(lower, at)
        first = word.group() if word else lower[at]
        end, kind, value = self._own(lower, at, first, spaced)
        game = self.words.match(lower, at, first)
        if game is not None and game[0] > end:
            end, kind, value = game[0], game[1].category.upper(), game[1].id
        named = names.match(lower, at)
        if named is not None and named[0] > end and not self._all_known(lower[at:named[0]]):
            return "NAME", named[1], named[0]
        if kind:
            return kind, value, end
        if number := number_at(lower, at):
            return "NUMBER", *number
        return UNKNOWN, text[at:at + len(first)], at + len(first)

    def _own(self, lower: str, at: int, first: str, spaced: bool) -> tuple[int, str, object]:
        for spelling in self.lexicon.glued.get(first, ()):
            if (spaced or lower.startswith(spelling, at)) and (found := _pattern(spelling).match(lower, at)):
                return found.end(), self.lexicon.terminals[spelling], spelling
        if first in _MARKS:
            return at + 1, _MARKS[first], first
        terminal = self.lexicon.terminals.get(first)
        if terminal is not None:
            return at + len(first), terminal, first
        return at, "", ""

    def _quote(self, text: str, at: int, names: Names) -> tuple[str, object, int]:
        close = min((p for p in (text.find(mark, at + 1) for mark in '"”') if p > 0), default=-1)
        before, after = text[at - 1:at], text[at + 1:at + 2]
        opens = text[at] == "“" or (text[at] == '"' and bool(after.strip()) and (not before.strip() or before in "(“"))
        if opens and close > 0 and (ident := names.find(text[at + 1:close])) is not None:
            return "NAME", ident, close + 1
        return (QUOTE if opens else UNQUOTE), text[at + 1:close] if opens and close > 0 else "", at + 1

    def _all_known(self, name: str) -> bool:
        """A name made of the language's own words only is not taken for a name; it needs quotes."""
        return all(word.group() in self.lexicon.terminals or word.group() in _MARKS for word in _WORD.finditer(name))

    def _look_ahead(self, out: list[Token]) -> None:
        for index, token in enumerate(out):
            word = token.value if isinstance(token.value, str) else ""
            for category, terminal in self.lexicon.ahead.get(word, ()):
                following = out[index + 1] if index + 1 < len(out) else None
                if word == ", then" or (following is not None and self._begins(following, category)):
                    token.type = terminal
                    break

    def _begins(self, token: Token, category: str) -> bool:
        word = token.value
        return isinstance(word, str) and token.type[:2] == "W:" and word.split()[0] in self.lexicon.starters[category]

    def needs_quotes(self, name: str) -> bool:
        """Whether a name has to be quoted to be recognised: its words are the language's own."""
        lower = folded(name)
        game = self.words.match(lower, 0, _first(lower))
        return self._all_known(lower) or (game is not None and game[0] >= len(lower))

    def plural_of(self, title: str, ident: str, names: Names) -> str:
        """The plural of a name, if it would be read as the same card; else nothing."""
        if not title.isascii():
            return ""
        head, comma, rest = title.partition(",")
        plural = pluralised(head) + comma + rest
        return plural if names.find(plural) == ident and not self.needs_quotes(plural) else ""

    def nearest_words(self, word: str, names: Names) -> list[str]:
        return near(word, [*self.lexicon.terminals, *self.words.spellings(), *names.spelled()])


def missing_card(token: Token, names: Names) -> LanguageError:
    """The error for a quoted name that nobody has."""
    name = str(token.value)
    return unknown_card(token.line, token.column, name, names.nearest(name))

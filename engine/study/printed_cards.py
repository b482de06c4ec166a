"""Cards as they are printed: which of their lines the language reads, which of those a game can carry out, and what stands in the way."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypedDict

from engine.corpus.open_traits import kind_with_trait
from engine.corpus.printed_words import printed_traits, printed_words
from engine.corpus.problems import BadInput, Problem
from engine.corpus.read_cards import folded, slug_of_any
from engine.kernel.cards import Definition, Face
from engine.kernel.game import Game
from engine.language import LanguageError, Names, Node, card_grammar
from engine.language.brackets import reminders_of
from engine.language.given_names import names_given_in
from engine.language.meaning.builder import Bench
from engine.language.meaning.define import Gap, Printed, as_the_front, define, said_traits
from engine.language.meaning.lines import Lines
from engine.language.meaning.undone import reason
from engine.language.meaning.weaving import joined
from engine.language.reader.swallowed import swallowed
from engine.language.render import Renderer
from engine.language.said_before import SaidBefore
from engine.language.said_of_it import where_its_cost_tells
from engine.language.so_while import while_it_lies
from engine.language.together import heads_of, read_together

LARGEST_FILE = 50_000_000  # bytes
LONGEST_CARD = 20_000  # characters of one card's text
CAUSE_WORDS = 2  # words after the place where reading stopped that name its cause


def without_words(node: Node, category: str) -> dict[str, str]:
    """No words for a part of a text: whoever only asks whether it can be done shows it to nobody."""
    return {"en": "", "ja": ""}


class ShownLine(TypedDict):
    """A line that is done, in canonical words."""

    id: str
    line: int
    text: str
    en: str
    ja: str


class LineProblem(TypedDict):
    """A line that is not done: where, what was found, and what to write instead."""

    id: str
    line: int
    column: int
    text: str
    found: str
    message: Mapping[str, str]
    nearest: list[str]


class Cause(TypedDict):
    """What keeps lines from being done. ``lines`` it keeps in all; ``alone``: cards that would be whole without it."""

    cause: str
    lines: int
    alone: int


class Reading(TypedDict):
    """What was read of a file of cards: the contract of ``readcards``."""

    cards: int
    whole: int
    lines: int
    read: int
    done: int
    shown: list[ShownLine]
    problems: list[LineProblem]
    causes: list[Cause]


@dataclass(frozen=True, slots=True)
class PrintedCard:
    """A card as its file gives it. ``lines`` are those of its text, then those of its evolved side."""

    id: str
    name: str
    lang: str
    kind: str
    traits: tuple[str, ...]
    cost: int | None
    attack: int | None
    defense: int | None
    lines: tuple[str, ...]
    evolved: tuple[str, ...] = ()


@dataclass(slots=True)
class ReadLine:
    """One line of a card, or several that belong together (a sentence and its list)."""

    texts: list[str]
    at: int
    tree: Node | None = None
    cause: str = ""
    problem: LineProblem | None = None
    rest: list[str] = field(default_factory=list)


def cards_in(text: str) -> list[PrintedCard]:
    """The cards of a file, one JSON object a line. Raises BadInput with the line of what is wrong."""
    found = []
    for number, row in enumerate(text.splitlines(), 1):
        if row.strip():
            found.append(_card(row, number))
    return found


def _card(row: str, number: int) -> PrintedCard:
    try:
        value = json.loads(row)
    except (ValueError, RecursionError) as error:
        raise _wrong(number, f"This line is no JSON object: {error}.", f"この行はJSONオブジェクトではありません（{error}）。") from None
    if not isinstance(value, dict):
        raise _wrong(number, "This line is no JSON object.", "この行はJSONオブジェクトではありません。")
    for key in ("id", "name", "lang", "kind"):
        if not isinstance(value.get(key), str):
            raise _wrong(number, f"“{key}” must be a text.", f"「{key}」は文字列で書いてください。")
    if value["lang"] not in ("en", "ja"):
        raise _wrong(number, "“lang” is en or ja.", "「lang」は en か ja です。")
    for key in ("text", "evo"):
        if not isinstance(value.get(key, ""), str) or len(value.get(key, "")) > LONGEST_CARD:
            en, ja = f"“{key}” must be a text of at most {LONGEST_CARD} characters.", f"「{key}」は{LONGEST_CARD}文字までの文字列です。"
            raise _wrong(number, en, ja)
    figures = [value.get(key) for key in ("cost", "attack", "defense")]
    if any(n is not None and (not isinstance(n, int) or isinstance(n, bool)) for n in figures):
        raise _wrong(number, "Figures are whole numbers.", "数値は整数で書いてください。")
    traits = value.get("traits", [])
    if not isinstance(traits, list) or not all(isinstance(t, str) for t in traits):
        raise _wrong(number, "“traits” is a list of texts.", "「traits」は文字列の並びです。")
    lines, evolved = (tuple(line.strip() for line in value.get(key, "").split("\n") if line.strip()) for key in ("text", "evo"))
    cost, attack, defense = figures
    return PrintedCard(value["id"], value["name"], value["lang"], value["kind"], tuple(traits), cost, attack, defense, lines, evolved)


def _wrong(line: int, en: str, ja: str) -> BadInput:
    return BadInput(Problem("", line, 1, {"en": en, "ja": ja}))


def names_of(cards: Iterable[PrintedCard], known: Names, game: Game) -> Names:
    """The names of a file of cards, beside those that are known already. What has one id in both languages is one card with two names."""
    cards = tuple(cards)
    spellings: dict[str, str] = {}
    titles: dict[str, dict[str, str]] = {}
    named = {(card.id, card.lang): card.name for card in reversed(cards) if card.name}
    for card in cards:
        if known.find(card.name) is None and card.name:
            other = "ja" if card.lang == "en" else "en"
            twin = named.get((card.id, other)) if named[card.id, card.lang] == card.name else None
            known_as = twin and known.find(twin)
            ident = known_as or slug_of_any((twin if other == "en" else None) or card.name)
            spellings[card.name] = ident
            if not known_as:
                kind = kind_of(card.kind, game)
                measure = next((w.measure for w in game.vocabulary.of("kind") if w.id == kind), "")
                titles.setdefault(ident, {"en": card.name, "ja": card.name, "measure": measure})[card.lang] = card.name
        for name in names_given_in("\n".join((*card.lines, *card.evolved))):
            if known.find(name) is None and name not in spellings:
                titles.setdefault(name, {"en": name, "ja": name})
    return known.extended(spellings, titles)


def kind_of(printed: str, game: Game) -> str:
    """The id of a kind of card as a card prints it in either language; "" for one that the game does not have."""
    kinds = printed_words(game.vocabulary, "kind")
    both = kind_with_trait(printed, kinds, printed_words(game.vocabulary, "trait"))
    return kinds.get(folded(printed), "") or (both[0] if both is not None else "")


class PrintedReader:
    """Reads the lines of printed cards for one game. ``traits``: what the cards print as theirs, of which it takes the new ones."""

    def __init__(self, game: Game, names: Names, traits: Iterable[str] = ()) -> None:
        self.game = game
        self.names = names
        self.grammar = card_grammar(game.vocabulary)
        self.traits = printed_traits(game.vocabulary, traits)
        known = self.grammar.vocabulary.having(self.traits.values())
        if known is not self.grammar.vocabulary:
            self.grammar = self.grammar.of(known)
        self.writes = Renderer(self.grammar.table, self.grammar.tokenizer, self.grammar.vocabulary, names)

    def lines_of(self, card: PrintedCard) -> list[ReadLine]:
        """A card's lines with their trees, or with what is wrong with them."""
        found = [*self._side(card, card.lines, 1), *self._side(card, card.evolved, len(card.lines) + 1)]
        self._do(card, found)
        return found

    def _side(self, card: PrintedCard, texts: Sequence[str], first: int) -> list[ReadLine]:
        """The lines of one side, of which the first has that number."""

        def parse(text: str, number: int, before: SaidBefore) -> Node:
            return self.grammar.parse("line", text, self.names, first + number, before=before)

        found = []
        for numbers, made in read_together(texts, parse, heads_of(self.grammar.vocabulary)):
            line = ReadLine([texts[number] for number in numbers], first + numbers[0])
            if isinstance(made, Node):
                line.tree = made
            else:
                self._unread(card, line, made)
            found.append(line)
        return found

    def _unread(self, card: PrintedCard, line: ReadLine, error: LanguageError) -> None:
        row = min(max(error.line - line.at, 0), len(line.texts) - 1)
        line.problem = {
            "id": card.id, "line": line.at + row, "column": error.column, "text": line.texts[row], "found": error.found,
            "message": error.message, "nearest": list(error.nearest),
        }  # fmt: skip
        line.cause = _cause(line.texts[row], error.column)

    def _do(self, card: PrintedCard, lines: Sequence[ReadLine]) -> None:
        """Ask the game whether it can carry out each line that was read; a word without a part in the tree is one it cannot."""
        read = []
        for line in lines:
            if line.tree is None:
                continue
            missing = ", ".join(swallowed("\n".join(line.texts), line.tree, reminders_of(self.grammar.vocabulary)))
            if missing:
                en, ja = f"“{missing}” has no part in what was understood", f"「{missing}」が読み取った内容に含まれていません"
                self._undone(card, line, f"swallowed: {missing}", en, ja)
                continue
            if line.at <= len(card.lines) or as_the_front(line.tree) is None:
                read.append(line)
        trees = [line.tree for line in read if line.tree is not None]
        traits = said_traits(tuple(trees)) | self._printed_traits(card)
        for n, tree, more in joined(trees, self._lines(card, traits).done):
            of = [read[n], *(next(line for line in read if line.tree is m) for m in more)]
            gaps = self._gaps(card, traits, tree, *more)
            for gap in gaps:
                self._undone(card, of[gap.line], f"no meaning: {gap.missing}", *reason(gap.missing, self.grammar.vocabulary))
            if not gaps and not more:
                of[0].tree = self._plainly(card, traits, tree)

    def _plainly(self, card: PrintedCard, traits: frozenset[str], tree: Node) -> Node:
        """A line that is done as both prints of a card come to the same, by how its game does it."""
        if "hand" in self.game.listening:
            tree = where_its_cost_tells(tree)
        return while_it_lies(tree) if self.game.is_permanent(kind_of(card.kind, self.game), traits) else tree

    def written(self, tree: Node) -> tuple[str, str]:
        """A line in canonical words; "" where the language has no words for all of it."""
        try:
            return self.writes.render(tree, "en", "line"), self.writes.render(tree, "ja", "line")
        except ValueError:
            return "", ""

    def _undone(self, card: PrintedCard, line: ReadLine, cause: str, en: str, ja: str) -> None:
        line.cause = cause
        line.problem = {
            "id": card.id, "line": line.at, "column": 1, "text": line.texts[0], "found": line.texts[0],
            "message": {"en": f"This text can be read, but {en}.", "ja": f"この文は読めますが、{ja}。"}, "nearest": [],
        }  # fmt: skip

    def _printed_traits(self, card: PrintedCard) -> frozenset[str]:
        """The traits that stand on a card beside its text, where its game has a word for them."""
        known = self.grammar.vocabulary.spellings()
        return frozenset(word.id for spelled, word in known if word.category == "trait" and spelled in card.traits)

    def _gaps(self, card: PrintedCard, traits: frozenset[str], *trees: Node) -> list[Gap]:
        """What of these lines cannot be done on a card with those traits, by some of which a card stays where another goes."""
        kind = kind_of(card.kind, self.game)
        printed = Printed("card", {"en": card.name, "ja": card.name}, kind, "", traits, card.cost, card.attack, card.defense, trees)
        return define(self.game, printed, self._other, without_words)[1]

    def _lines(self, card: PrintedCard, traits: frozenset[str]) -> Lines:
        """What says which lines of a card go on with one another, by whether it stays on the table."""
        return Lines(Bench(self.game, self._other, without_words), self.game.is_permanent(kind_of(card.kind, self.game), traits))

    def _other(self, slug: str) -> Definition:
        """Another card that a text names: only that it exists matters for whether the text can be done."""
        kind = next(iter(w.id for w in self.game.vocabulary.of("kind")), "")
        return Definition(slug, {"en": slug, "ja": slug}, kind, "", frozenset(), 0, {"front": Face(0, 0, (), ())})


def _cause(text: str, column: int) -> str:
    """Where a reading stopped, in so few words that lines that stop alike are counted together."""
    before, after = text[: column - 1].split(), text[column - 1 :].split()
    if len(after) <= 1 and not text.isascii():
        return f"{text[max(0, column - 4) : column - 1]} [{text[column - 1 : column + 5]}]"
    return f"{before[-1] if before else '^'} [{' '.join(after[:CAUSE_WORDS])}]"


def read_cards(cards: Sequence[PrintedCard], game: Game, known: Names) -> Reading:
    """What can be read, and done, of these cards in a game."""
    reader = PrintedReader(game, names_of(cards, known, game), [trait for card in cards for trait in card.traits])
    result: Reading = {"cards": 0, "whole": 0, "lines": 0, "read": 0, "done": 0, "shown": [], "problems": [], "causes": []}
    lines_by: Counter[str] = Counter()
    alone: Counter[str] = Counter()
    for card in cards:
        if not (card.lines or card.evolved):
            continue
        result["cards"] += 1
        causes = set()
        for line in reader.lines_of(card):
            count = len(line.texts)
            result["lines"] += count
            result["read"] += count if line.tree is not None else 0
            if line.problem is not None:
                result["problems"].append(line.problem)
                lines_by[line.cause] += count
                causes.add(line.cause)
            elif line.tree is not None:
                result["done"] += count
                en, ja = reader.written(line.tree)
                result["shown"].append({"id": card.id, "line": line.at, "text": "\n".join(line.texts), "en": en, "ja": ja})
        if not causes:
            result["whole"] += 1
        elif len(causes) == 1:
            alone[next(iter(causes))] += 1
    result["causes"] = [{"cause": cause, "lines": n, "alone": alone[cause]} for cause, n in lines_by.most_common()]
    return result

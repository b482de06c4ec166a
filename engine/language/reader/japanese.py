"""Japanese: the productions made from the Japanese templates of the table.

A template's end may be asked for in another form ("…し、", "…てもよい", "…間"), so a category has productions for each form it is wanted in: the
symbol ``effect!連`` is an effect that goes on. Forms are those of :mod:`engine.language.japanese`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from engine.language.japanese import DENYING, SHAPES, conjugated, shaped
from engine.language.japanese_wordings import JapaneseWording
from engine.language.phrases import Phrase, PhraseTable
from engine.language.reader.forked import ForkedProduction
from engine.language.reader.making import NODE, WORDING, build_of, first, more, one, standing_for_japanese, subsets
from engine.language.reader.tables import Build
from engine.language.templates import JaSlot, Slot
from engine.language.tree import Node, Part

OWN = ("hand", "deck")  # of which a player means his own where nobody says whose it is
MEASURE = "MEASURE"  # a counting word: 体, 枚, つ
VERBAL = ("連", "て", "た", *DENYING)
COUNTED = "数"  # a bound with a counting word in it: 3体以上
BEING = {"いる": ("いる", "ある"), "いない": ("いない", "ない")}
SEPARATORS = {"+": "と", "&": "、", ";": "／", "|": "か"}
STOP = "ja:。"
LOOKED_BACK_AT = ("happened", "deed_done")  # 破壊された is also said 破壊されていた
DESCRIBED_PARTS = ("adjectives", "tests", "noun", "but")
_NOUN = [("adjectives", "tests"), ("noun", ""), ("but", "")]
_COPULA = {"連": "で", "て": "で", "た": "だった", "否": "ではない", "否た": "ではなかった"}

# How the renderer smooths what meets awkwardly; the pattern stands in one literal of a template.
_ALSO = (
    (re.compile("に加え(る|た|て|られる|られた|)$"), {"る": "に置く", "た": "に置いた", "て": "に置いて", "られる": "に置かれる", "られた": "に置かれた", "": "に置き"}),
)

_STOP_AT_THE_END = re.compile(r"(?<=.)。$")

Piece = str | JaSlot
Piece_ = tuple[Piece, str]  # a piece and the form its words are in
WordingPieces = tuple[list[Piece_], dict[str, Part]]


class JapaneseProductions:
    """The productions of some categories of a table; ``spelled`` maps every spelling of a literal to its terminal."""

    def __init__(self, table: PhraseTable, start: Sequence[str], narrow: dict[int, int]) -> None:
        self.rules: list[ForkedProduction] = []
        self.spelled: dict[str, str] = {}
        self._narrow = narrow
        self._worded: dict[str, list[JapaneseWording]] = {}
        for wording in table.japanese:
            self._worded.setdefault(wording.category, []).append(wording)
        self._table = table
        self._pieces: dict[str, list[str]] = {}  # by a text its terminals
        self._lists: set[str] = set()
        self._asked: set[str] = set()
        self._waiting: list[tuple[str, str]] = []
        for category in start:
            self.symbol(category, "")
        while self._waiting:
            self._category(*self._waiting.pop(0))

    @property
    def terminals(self) -> set[str]:
        """Every terminal of a literal."""
        return {*self.spelled.values(), STOP}

    def symbol(self, category: str, form: str) -> str:
        """The symbol of a category in a form; its productions are made once it is asked for."""
        name = f"{category}!{form}" if form else category
        if name not in self._asked:
            self._asked.add(name)
            self._waiting.append((category, form))
        return name

    def _literal(self, text: str) -> list[str]:
        """The terminals of a piece of a template; spaces in it may be written or not, and a full stop at its end is one of its own."""
        found = self._pieces.get(text)
        if found is None:
            pieces = _STOP_AT_THE_END.sub(" 。", text.translate(self._narrow).lower()).split()
            self.spelled.update({piece: "ja:" + piece for piece in pieces})
            found = self._pieces[text] = ["ja:" + piece for piece in pieces]
        return found

    def _category(self, category: str, form: str) -> None:
        name = f"{category}!{form}" if form else category
        for phrase in self._table.by_category.get(category, ()):
            if not phrase.kind:
                inner = phrase.en[0]
                assert isinstance(inner, Slot)
                self.rules.append(ForkedProduction(name, (self.symbol(inner.category, form),), first))
                continue
            for template, cost in ((phrase.ja, WORDING if phrase.second else 0), *((also, WORDING) for also in phrase.also_ja)):
                for wording in self._wordings(phrase, template):
                    for pieces, fixed in formed(phrase, wording, form):
                        self._add(name, phrase, pieces, fixed, cost)
        for worded in self._worded.get(category, ()):
            for template in self._wordings(worded, worded.ja):
                for pieces, fixed in formed(worded, template, form):
                    self._add(name, worded, pieces, fixed, -WORDING if worded.preferred else WORDING)

    def _wordings(self, phrase: Phrase | JapaneseWording, template: tuple[Piece, ...]) -> list[tuple[Piece, ...]]:
        """A template, and how the renderer writes it where it meets certain words."""
        if not template:
            return []
        found = [template]
        if phrase.category in LOOKED_BACK_AT and isinstance(template[-1], str) and template[-1].endswith("た"):
            found.append((*template[:-1], template[-1][:-1] + "ていた"))
        if any(slot.category == "ZONE" for slot in phrase.every_slot()):
            for pattern, better in _ALSO:
                made = tuple(_replaced(pattern, better, p) if isinstance(p, str) else p for p in template)
                if made != template:
                    found.append(made)
        for wording in list(found):
            for i, piece in enumerate(wording):
                counted = any(isinstance(p, JaSlot) and p.counted for p in wording[:i])
                if isinstance(piece, JaSlot) and piece.measure in BEING and counted:
                    found.append((*wording[:i], *wording[i + 1 :]))
        return found

    def _add(self, name: str, phrase: Phrase | JapaneseWording, pieces: list[Piece_], fixed: dict[str, Part], cost: int) -> None:
        """The productions of one wording, one for each choice of parts that are left out."""
        slots = {slot.name: slot for slot in phrase.every_slot()}
        described = _described(pieces) if isinstance(phrase, JapaneseWording) else 0
        whole = pieces[described - 1 : described + 2] if described else []
        written = [p for p, _ in pieces if isinstance(p, JaSlot) and p.measure is None and all(p is not part for part, _ in whole)]
        optional = [p.name for p in written if slots[p.name].optional]
        for absent in subsets(optional):
            symbols: list[str] = []
            taken: list[tuple[int, tuple[str, ...]]] = []
            for place, (piece, form) in enumerate(pieces, 1):
                if described and described <= place < described + 3:
                    if place == described:
                        taken.append((len(symbols), DESCRIBED_PARTS))
                        symbols.append(self._described(slots))
                elif isinstance(piece, str):
                    symbols += self._literal(piece)
                elif piece.measure is not None:
                    symbols.append(MEASURE)
                elif piece.name not in absent:
                    names = (piece.name, piece.also) if piece.also else (piece.name,)
                    taken.append((len(symbols), names))
                    symbols.append(self._mixed([slots[n] for n in names]) if piece.also else self._slot(slots[piece.name], piece, form))
            if symbols:
                if isinstance(phrase, JapaneseWording):
                    build, weight = standing_for_japanese(self._table, phrase, taken, fixed), NODE * phrase.holes.weight
                else:
                    build, weight = build_of(self._table, phrase, taken, fixed), NODE
                    if phrase.kind == "in" and "owner" not in slots:
                        build = _own(build)
                self.rules.append(ForkedProduction(name, tuple(symbols), build, weight + cost))

    def _described(self, slots: Mapping[str, Slot]) -> str:
        """A noun with all that describes it, before and behind: pairs of (part, item). Many wordings have one, so it is a symbol of its own."""
        name = "described"
        if name not in self._lists:
            self._lists.add(name)
            noun, but = self.symbol("noun", ""), self.symbol("but", "")
            mixed = self._mixed([slots["adjectives"], slots["tests"]])
            self.rules += [
                ForkedProduction(name, (noun,), lambda values: (("noun", values[0]),)),
                ForkedProduction(name, (noun, but), lambda values: (("noun", values[0]), ("but", values[1]))),
                ForkedProduction(name, (mixed, noun), lambda values: (*values[0], ("noun", values[1]))),
                ForkedProduction(name, (mixed, noun, but), lambda values: (*values[0], ("noun", values[1]), ("but", values[2]))),
            ]
        return name

    def _slot(self, slot: Slot, piece: JaSlot, form: str) -> str:
        category = piece.category or slot.category
        value = slot.is_value and not piece.category
        form = "+".join(f for f in (COUNTED if piece.counted else piece.form, form) if f)
        if not slot.many:
            return category if value else self.symbol(category, form)
        separator = piece.separator if piece.separator is not None else SEPARATORS.get(slot.many, "")
        return self._list(category, value, slot.many, separator, form)

    def _list(self, category: str, value: bool, many: str, separator: str, form: str) -> str:
        name = f"{category}[{many}{separator}]!{form}"
        if name in self._lists:
            return name
        self._lists.add(name)

        def item(form: str) -> str:
            return category if value else self.symbol(category, form)

        before = name + "<"
        self.rules.append(ForkedProduction(name, (item(form),), one))
        self.rules.append(ForkedProduction(name, (before, item(form)), more, 1))
        for inner in [item("連"), item("て")] if many == "&" else [item(form if form in SHAPES else "")]:
            for mark in map(self._literal, separator.split("|")):
                self.rules.append(ForkedProduction(before, (inner, *mark), one))
                self.rules.append(ForkedProduction(before, (before, inner, *mark), _before_mark if mark else more, 1))
        return name

    def _mixed(self, slots: Sequence[Slot]) -> str:
        """Two lists written as one, in any order: pairs of (part, item)."""
        name = "&".join(f"{slot.name}:{slot.category}" for slot in slots)
        if name not in self._lists:
            self._lists.add(name)
            for slot in slots:
                pair = f"{name}/{slot.name}"
                self.rules.append(ForkedProduction(pair, (self.symbol(slot.category, ""),), _pair(slot.name)))
                self.rules.append(ForkedProduction(name, (pair,), one))
                self.rules.append(ForkedProduction(name, (name, pair), more))
        return name


def _replaced(pattern: re.Pattern[str], better: Mapping[str, str], text: str) -> str:
    """A literal with what the pattern finds at its end said otherwise."""
    found = pattern.search(text)
    return text[: found.start()] + better[found[1]] if found else text


def _pair(part: str) -> Build:
    """Makes the pair of a part and one of its items."""
    return lambda values: (part, values[0])


def _described(pieces: Sequence[Piece_]) -> int:
    """At which place of a wording (from 1) a noun begins with all that describes it; 0 where there is none."""
    for place in range(1, len(pieces) - 1):
        three = [piece for piece, _ in pieces[place - 1 : place + 2]]
        if all(isinstance(p, JaSlot) for p in three) and [(p.name, p.also) for p in three if isinstance(p, JaSlot)] == _NOUN:
            return place
    return 0


def _own(build: Build) -> Build:
    """Makes a place that is the player's own where it is a hand or a deck."""

    def made(values: list[Part]) -> Part:
        place: Node = build(values)
        return Node(place.kind, {**dict(place.parts), "owner": Node("player", who="me")}) if place["zone"] in OWN else place

    return made


def _before_mark(values: list[Part]) -> Part:
    """A list with its next item, before a separator."""
    return (*values[0], values[1])


def formed(phrase: Phrase | JapaneseWording, template: Sequence[Piece], form: str) -> list[WordingPieces]:
    """A template with its end in a form; いる may be ある, and a form by name alone leaves out a number of one."""
    slots = {slot.name: slot for slot in phrase.every_slot()}
    counted = COUNTED in form.split("+")
    form = "+".join(one_form for one_form in form.split("+") if one_form != COUNTED)
    ways: list[WordingPieces] = [([], {})]
    for index, piece in enumerate(template):
        asked = form if index == len(template) - 1 else ""
        if isinstance(piece, str):
            text = ended(piece, asked)
            ways = [([*w, *([(text, "")] if text else [])], f) for w, f in ways]
        elif piece.measure in BEING:
            ways = [([*w, (ended(being, asked), "")], f) for w, f in ways for being in BEING[piece.measure or ""]]
        elif piece.measure is not None:
            made: list[WordingPieces] = [([*w, *_measured(piece, asked)], f) for w, f in ways]
            if asked == "名":
                made += [(w[:-1], {**f, _name(w[-1][0]): Node("number", n=1)}) for w, f in ways if w and isinstance(w[-1][0], JaSlot)]
            ways = made
        elif asked and (counted or slots[piece.name].is_value) and not piece.category:  # what a number is counted by stands before the ending
            tail = _COPULA.get(asked) or ("の間" if asked == "間" else "")
            ways = [([*w, (piece, ""), *([(tail, "")] if tail else [])], f) for w, f in ways]
        else:
            ways = [([*w, (piece, asked)], f) for w, f in ways]
    return [way for w in ways for way in _counted(w)] if counted else ways


def _name(piece: Piece) -> str:
    return piece.name if isinstance(piece, JaSlot) else ""


def _measured(piece: JaSlot, form: str) -> list[Piece_]:
    """A counting word at the end of a template, in a form."""
    tail = _COPULA.get(form) or ("の間" if form == "間" else "")
    return [(piece, ""), *([(tail, "")] if tail else [])]


def _counted(wording: WordingPieces) -> list[WordingPieces]:
    """A bound with a counting word after its (last) number, and without one."""
    pieces, fixed = wording
    last = max((place for place, (piece, _) in enumerate(pieces) if isinstance(piece, JaSlot)), default=None)
    if last is None:
        return [wording]
    counting: Piece_ = (JaSlot(_name(pieces[last][0]), measure="枚"), "")
    return [([*pieces[: last + 1], counting, *pieces[last + 1 :]], fixed), wording]


def ended(text: str, form: str) -> str:
    """The last words of a template in a form."""
    for one_form in form.split("+"):
        if one_form in VERBAL and text == BEING["いない"][1]:
            text = conjugated("が" + text, one_form)[1:]
        elif one_form in VERBAL:
            text = conjugated(text, one_form)
        elif one_form in SHAPES:
            text = shaped(text, one_form)
    return text

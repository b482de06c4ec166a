"""A file of cards from cards as they are printed: what is understood in our wording, what is not as notes in its place."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence

from engine.corpus.open_traits import kind_with_trait
from engine.corpus.printed_words import printed_words
from engine.corpus.problems import short
from engine.corpus.read_cards import folded, slug_of_any
from engine.kernel.game import Game
from engine.language import LanguageError, Names, Node, render
from engine.study.printed_cards import PrintedCard, PrintedReader, ReadLine, kind_of, names_of

NOTE = "# "  # begins a line that is a note to whoever reads the file
_NOTES = {
    "kind": {"en": "the game has no such kind of card", "ja": "この種類のカードはありません"},
    "trait": {"en": "the language means something else by this trait", "ja": "別の意味の言葉なので、タイプ名にできません"},
    "trait name": {"en": "the name of this trait in the other language is missing", "ja": "このタイプのもう一方の言語の名前がありません"},
    "name": {"en": "its name in the other language is missing", "ja": "もう一方の言語の名前がありません"},
}
_FIGURES = ("cost", "attack", "defense")


def cards_file(cards: Sequence[PrintedCard], game: Game, known: Names, lang: str = "en") -> str:
    """The text of a file of cards: one entry for each id of the input, its print in either language; notes are in ``lang``.

    Lines that a game cannot do stand as notes where they stand on the card, each under what is wrong with it.
    """
    prints: dict[str, list[PrintedCard]] = {}
    for card in cards:
        if card.lines or card.evolved:
            prints.setdefault(card.id, []).append(card)
    traits = [trait for card in cards for trait in card.traits]
    writer = _Writer(game, PrintedReader(game, names_of(cards, known, game), traits), lang)
    rows = [row for same in prints.values() for row in writer.card(same)]
    return "\n".join(["cards:" if any(row and not row.lstrip().startswith("#") for row in rows) else "cards: []", *rows, ""])


class _Writer:
    """Writes cards, one after the other."""

    def __init__(self, game: Game, reader: PrintedReader, lang: str) -> None:
        self.game = game
        self.reader = reader
        self.lang = lang

    def card(self, prints: Sequence[PrintedCard]) -> list[str]:
        """One card, from its prints: its text is that of which most is understood."""
        names = {card.lang: card.name for card in reversed(prints)}
        read = [(card, self.reader.lines_of(card)) for card in prints]
        card, lines = max(read, key=lambda pair: sum(line.problem is None for line in pair[1]))
        kind = kind_of(card.kind, self.game)
        if not kind:
            return ["", self._note(2, "kind", f"{card.name} ({card.kind})")]
        name = names.get("en") or card.name
        rows = ["", *([] if len(names) == 2 else [self._note(2, "name")])]
        rows.append(f"  - name: {{en: {_quoted(name)}, ja: {_quoted(names.get('ja') or card.name)}}}")
        rows += [f"    slug: {slug_of_any(name)}", f"    kind: {kind}"]
        rows += self._traits(card, prints)
        rows += [f"    {figure}: {n}" for figure in _FIGURES if (n := getattr(card, figure)) is not None]
        if any(line.problem is not None for line in lines):
            rows.append("    scripted: partial")
        front = [line for line in lines if line.at <= len(card.lines)]
        evolved = [line for line in lines if line.at > len(card.lines)]
        if front:
            rows += ["    text: |", *self._text(front, 6)]
        if evolved:
            rows += ["    evolved:", "      text: |", *self._text(evolved, 8)]
        return rows

    def _traits(self, card: PrintedCard, prints: Sequence[PrintedCard]) -> list[str]:
        """The traits, new ones with their names; a note of each that cannot be one, or has its name in one language only."""
        trait_ids = printed_words(self.game.vocabulary, "trait")
        ids = [trait_ids.get(folded(t)) for t in card.traits]
        pairs = [p.traits for p in prints if p.lang != card.lang and [trait_ids.get(folded(t)) for t in p.traits] == ids]
        kinds = printed_words(self.game.vocabulary, "kind")
        both = None if folded(card.kind) in kinds else kind_with_trait(card.kind, kinds, trait_ids)
        found, notes = [both[1]] if both is not None and both[1] not in ids else [], []
        for n, (printed, known) in enumerate(zip(card.traits, ids, strict=True)):
            other = pairs[0][n] if pairs else printed
            if known is not None:
                found.append(known)
            elif {printed, other} <= self.reader.traits.keys():
                en, ja = (printed, other) if card.lang == "en" else (other, printed)
                found.append(f"{{en: {_quoted(en)}, ja: {_quoted(ja)}}}")
                notes += [] if pairs else [self._note(4, "trait name", printed)]
            else:
                notes.append(self._note(4, "trait", printed))
        return [*([f"    traits: [{', '.join(found)}]"] if found else []), *notes]

    def _text(self, lines: Iterable[ReadLine], indent: int) -> list[str]:
        rows = []
        for line in lines:
            if line.problem is None and line.tree is not None:
                rows += self._wording(line.tree, line.texts)
            else:
                rows += [NOTE + text for text in line.texts]
                if line.problem is not None:
                    rows.append(f"{NOTE}  {_on_one_row(line.problem['message'][self.lang])}")
        return [" " * indent + row for row in rows]

    def _wording(self, tree: Node, printed: Sequence[str]) -> list[str]:
        """A line in our wording, or as printed where that wording would not be read as the same."""
        ours = render(tree, "en", self.game.vocabulary, self.reader.names)
        try:
            same = self.reader.grammar.parse("line", ours, self.reader.names) == tree
        except LanguageError:
            same = False
        return [ours] if same else list(printed)

    def _note(self, indent: int, about: str, found: str = "") -> str:
        said = _NOTES[about][self.lang]
        return " " * indent + NOTE + (f"{said}: {_on_one_row(found)}" if found else said)


def _quoted(name: str) -> str:
    return json.dumps(name, ensure_ascii=False)


def _on_one_row(text: str) -> str:
    return short(" ".join(text.split()))

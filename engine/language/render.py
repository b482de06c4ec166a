"""From a tree back to words, in English or Japanese, by the same table that read it.

Rendering writes the one canonical wording: of several phrases for a kind the first that says all its parts. What it writes in English is read
back to an equal tree.
"""
from __future__ import annotations

import re
from itertools import pairwise

from engine.kernel.vocabulary import Vocabulary
from engine.language.governing import TABLE, needs_saying, on_the_table, there
from engine.language.japanese import SHAPES, conjugated, counted, shaped, smoothed
from engine.language.lasting_behind import pairs, shares
from engine.language.meanwhile import WITHOUT_END, to_be_said_endless
from engine.language.names import Names
from engine.language.others import spares_two
from engine.language.phrases import Phrase, PhraseTable
from engine.language.saying import said_as
from engine.language.templates import JaSlot, Literal, Slot
from engine.language.tokens import Tokenizer
from engine.language.tree import Node, Part
from engine.language.under_its_condition import BESIDES, to_be_said_apart

_ARTICLE = "\x01"
_BEFORE_MARK = re.compile(r"\s+([,.:;)”])")
_AFTER_MARK = re.compile(r"([(“]|\bnon-)\s+")
_VOWEL = re.compile(_ARTICLE + r"(?=[\s\"“]*[aeiou])", re.IGNORECASE)
_SENTENCE = re.compile(r"(\.[”\"]?\s+)([a-z])")
_BEING = {"いる": ("いる", "ある"), "いない": ("いない", "ない")}
_PREPOSITIONS = (("on the", "in the"), ("onto the", "into the"))
_THEY = re.compile(r"((?:^|[:.,;] |\b(?:if|whenever|when|while|and|then) ))them(?= (?:are|have|had|can't|can|take|cost|deal|lose|would|were|enter|leave|evolve|attack|gain|don't)\b)")
SG, PL = "sg", "pl"


class Renderer:
    """Renders trees of one table for one game's words and names."""

    def __init__(self, table: PhraseTable, tokenizer: Tokenizer, vocabulary: Vocabulary, names: Names) -> None:
        self.table = table
        self.tokenizer = tokenizer
        self.vocabulary = vocabulary
        self.names = names
        self._table = next((word.id for word in vocabulary.of("zone") if word.common), TABLE)

    def render(self, node: Node, lang: str, category: str = "") -> str:
        """The words of a tree. `category` is what the text was parsed as; needed only where a kind is said in several categories."""
        if lang == "en":
            text, _ = self._english(node, category, SG)
            return self._polish(text)
        if lang == "ja":
            return smoothed(self._japanese(node, category))
        raise ValueError(f"there is no language {lang}; there are en and ja")

    def _polish(self, text: str) -> str:
        text = _BEFORE_MARK.sub(r"\1", text)
        text = text.replace(".”", "”")
        text = _AFTER_MARK.sub(r"\1", text)
        text = text.replace(_ARTICLE + " other ", "another ")
        text = _THEY.sub(r"\1they", text)
        text = _VOWEL.sub("an", text).replace(_ARTICLE, "a")
        text = _SENTENCE.sub(lambda m: m[1] + m[2].upper(), text)
        text = text.replace("“", '"').replace("”", '"')
        return text[:1].upper() + text[1:]

    def phrase_of(self, node: Node, category: str) -> Phrase:
        """The phrase in which a node is written."""
        found = said_as(self.table, node, category)
        if found is None:
            raise ValueError(f"no phrase says {node!r} as {category or 'anything'}")
        return found

    # English

    def _english(self, node: Node, category: str, number: str) -> tuple[str, str]:
        phrase = self.phrase_of(node, category)
        out: list[str] = []
        told = ""
        for part in phrase.en:
            if isinstance(part, Literal):
                out.append(self._place(part, node) or self._literal(part, number))
                continue
            value = node.get(part.name)
            if value is None:
                continue
            asked = PL if part.number == "pl" else number if part.number == "n" else SG
            text, said = self._english_part(part, value, asked)
            out.append(text)
            if said:
                told = told or said
                number = said
        return " ".join(out), phrase.number or told

    def _place(self, literal: Literal, node: Node) -> str:
        """Either of “in the” and “on the” (into, onto), as the zone asks for it; nothing for any other word."""
        if literal.forms not in _PREPOSITIONS or "zone" not in node:
            return ""
        return literal.forms[self.vocabulary.word("zone", node["zone"]).place.startswith("in ")]

    def _literal(self, literal: Literal, number: str) -> str:
        if literal.how == "article":
            return _ARTICLE
        if literal.how in ("noun", "verb"):
            return literal.forms[1 if number == PL else 0]
        return literal.forms[0]

    def _english_part(self, slot: Slot, value: Part, number: str) -> tuple[str, str]:
        if not slot.many:
            return self._english_one(slot, value, number)
        if slot.many == "+":
            away = set(on_the_table(value, self._table))
            value = [there(item, self._table) if place in away else item for place, item in enumerate(value)]
        done = [self._english_one(slot, item, number) for item in value]
        texts = [text for text, _ in done]
        if slot.many == "*":
            return " ".join(texts), done[-1][1]
        if slot.many == "&":
            return self._sequence(slot.category, texts, [shares(*pair) for pair in pairs(value)]), ""
        if slot.many in ";|":
            return {";": "; ", "|": " or "}[slot.many].join(texts), ""
        if len(texts) == 1:
            return done[0]
        marks = [", and " if _spares_two(*pair) else ", " for pair in pairwise(value)]
        marks[-1] = marks[-1] if "and" in marks[-1] else " and "
        return "".join(word for pair in zip(texts, [*marks, ""], strict=True) for word in pair), PL

    def _sequence(self, category: str, texts: list[str], apart: list[bool]) -> str:
        """Joined so that each step is seen to begin, and not to last as long as the next: "and" before a word that begins nothing else, else "then"."""
        out = texts[0]
        for text, then in zip(texts[1:], apart, strict=True):
            first = text.split()[0].rstrip(",.:").lower()
            out += (", then " if then or first not in self.tokenizer.lexicon.starters[category] else " and ") + text
        return out

    def _english_one(self, slot: Slot, value: Part, number: str) -> tuple[str, str]:
        if isinstance(value, Node) and slot.category != "STATS":
            return self._english(value, slot.category, number)
        return self.value(slot.category, value, "en", number == PL), (SG if value == 1 else PL) if slot.category == "NUMBER" else ""

    def value(self, category: str, value: Part, lang: str, plural: bool = False) -> str:
        """A literal value: a number, a change of figures, a name, a word of the game."""
        if category == "NUMBER":
            return str(value)
        if category == "STATS":
            return stats_text(value)
        if category == "NAME":
            return self._name(value, lang, plural)
        if category == "PART":
            return f'"{value}"' if lang == "en" else f"《{value}》"
        word = self.vocabulary.word(category.lower(), value)
        return word.spelled(plural) if lang == "en" else word.ja

    def _name(self, ident: str, lang: str, plural: bool) -> str:
        title = self.names.title(ident, lang)
        if lang == "ja":
            return f"「{title}」"
        if plural and (found := self.tokenizer.plural_of(title, ident, self.names)):
            return found
        return f'"{title}"' if self.tokenizer.needs_quotes(title) else title

    # Japanese

    def _japanese(self, node: Node, category: str) -> str:
        phrase = self.phrase_of(node, category)
        slots = {slot.name: slot for slot in phrase.slots()}
        out = []
        for part in phrase.ja:
            if isinstance(part, str):
                out.append(part)
                continue
            if part.also:
                out.append(self._merged(slots, part, node))
                continue
            value = node.get(part.name)
            if value is None:
                continue
            if part.counted:
                out.append(counted(self._japanese_part(slots[part.name], part, value), self.measure(node[part.counted], "枚")))
                continue
            if part.measure is not None:
                out.append(self.measure(value, part.measure))
                continue
            out.append(self._japanese_part(slots[part.name], part, value))
        return "".join(out)

    def _merged(self, slots: dict[str, Slot], part: JaSlot, node: Node) -> str:
        """Two lists as one, sorted by where their phrases stand in Japanese (whose it is before what it is like)."""
        rows = [(self.phrase_of(item, slots[name].category).order, slots[name].category, item)
                for name in (part.name, part.also) for item in node.get(name, ())]
        rows.sort(key=lambda row: row[0])
        return "".join(self._japanese(item, category) for _, category, item in rows)

    def _japanese_part(self, slot: Slot, part: JaSlot, value: Part) -> str:
        category = part.category or slot.category
        items = list(value) if slot.many else [value]
        if slot.many == "*":
            items.sort(key=lambda item: self.phrase_of(item, category).order if isinstance(item, Node) else 0)
        texts = [self._japanese(i, category) if isinstance(i, Node) and category != "STATS" else self.value(category, i, "ja") for i in items]
        if category == "sentence" and slot.many and self.vocabulary.conditions_reach:
            for place in to_be_said_apart(items):
                texts[place] = BESIDES + texts[place]
        if slot.many == "+":
            for place in needs_saying(items):
                texts[place] = "お互いの" + texts[place].removeprefix("お互いの")
        if slot.many == "&":
            for place in to_be_said_endless(tuple(items), self.table.lasting):
                texts[place] = WITHOUT_END + texts[place]
            texts[:-1] = [conjugated(text, "連") for text in texts[:-1]]
        if part.form:
            texts = [shaped(text, part.form) for text in texts] if part.form in SHAPES else [*texts[:-1], conjugated(texts[-1], part.form)]
        separator = part.separator if part.separator is not None else {"+": "と", "&": "、", ";": "／", "|": "か"}.get(slot.many, "")
        return separator.join(texts)

    def measure(self, value: Part, default: str) -> str:
        """The counting word for what a filter speaks of: cards away from the board are 枚, the rest by their kind. Or the verb of being there."""
        if default in _BEING:
            return _BEING[default][self.measure(value, "体") != "体"]
        if not isinstance(value, Node):
            return self.names.measure(value) or default
        found = ""
        for node in value.walk():
            if node.kind in ("in", "card"):
                return "枚"
            if (kind := node.get("word")) and self.vocabulary.has("kind", str(kind)):
                found = found or self.vocabulary.word("kind", str(kind)).measure
            if node.kind == "named":
                found = found or self.names.measure(str(node["card"]))
        return found or default


def _spares_two(one: Part, behind: Part) -> bool:
    return isinstance(one, Node) and isinstance(behind, Node) and spares_two(one, behind)


def stats_text(node: Node) -> str:
    """+1/+2, -0/-5, +X/+X: a zero takes the sign of the other figure."""
    attack, defense = node["attack"], node["defense"]

    def figure(value: int | str, other: int | str) -> str:
        if isinstance(value, str):
            return value
        if value == 0:
            return "-0" if str(other).startswith("-") else "+0"
        return f"{value:+d}"

    return f"{figure(attack, defense)}/{figure(defense, attack)}"

"""The reference of the language, made from its table: every phrase with an example in both languages, and every kind of node with its parts."""
from __future__ import annotations

from collections.abc import Sequence

from engine.language.grammar import Grammar
from engine.language.names import Names
from engine.language.phrases import Phrase, PhraseTable
from engine.language.render import Renderer

WORDS = {
    "NUMBER": "a number", "STATS": "+1/+2", "NAME": "a card", "KEYWORD": "keyword", "KIND": "kind of card", "TRAIT": "trait", "CLASS": "class",
    "ZONE": "zone", "COUNTER": "points or counter", "STATE": "state", "PART": "part of a name",
}


def kinds(table: PhraseTable) -> list[tuple[str, list[Phrase]]]:
    """Every kind with the phrases that make it, in the order of the table."""
    found: dict[str, list[Phrase]] = {}
    for phrase in table.phrases:
        if phrase.kind:
            found.setdefault(phrase.kind, []).append(phrase)
    return list(found.items())


def example_of(phrase: Phrase) -> tuple[str, str]:
    """A phrase's example, and the category in which it can be read: some words are only known by what follows them ("evolved this turn")."""
    if phrase.category == "happened":
        return f"it {phrase.example} this turn", "condition_one"
    return phrase.example, ""


def parts_of(phrases: Sequence[Phrase]) -> str:
    """The parts that a kind may have, with their categories or values."""
    parts: dict[str, dict[str, None]] = {}
    always: set[str] | None = None
    for phrase in phrases:
        names = set(phrase.fix) | {slot.name for slot in phrase.slots() if not slot.optional}
        always = names if always is None else always & names
        for slot in phrase.slots():
            many = {"": "", "|": " (list)"}.get(slot.many, " (list)")
            parts.setdefault(slot.name, {})[slot.category + many] = None
        for name, value in phrase.fix.items():
            parts.setdefault(name, {})[repr(value) if isinstance(value, (int, str)) else str(value)] = None
    return "; ".join(f"{name}{'' if name in (always or ()) else '?'}: {' | '.join(values)}" for name, values in parts.items())


def kinds_section(table: PhraseTable) -> str:
    """A table of the kinds of nodes, for whoever gives them a meaning."""
    rows = ["| kind | categories | parts (? = may be absent) | meaning |", "|---|---|---|---|"]
    for kind, phrases in kinds(table):
        categories = ", ".join(dict.fromkeys(p.category for p in phrases))
        says = next((p.says for p in phrases if p.says), "")
        parts = parts_of(phrases).replace("|", "\\|")
        rows.append(f"| `{kind}` | {categories} | {parts} | {says} |")
    return "\n".join(rows)


def phrases_section(grammar: Grammar, names: Names, table: PhraseTable) -> str:
    """Every phrase by category: the template, an example as it is written in each language."""
    renderer = Renderer(grammar.table, grammar.tokenizer, grammar.vocabulary, names)
    out = []
    for category, phrases in table.by_category.items():
        shown = [phrase for phrase in phrases if phrase.kind]
        also = ", ".join(dict.fromkeys(slot.category for phrase in phrases if not phrase.kind for slot in phrase.slots()))
        out += [f"### {category}", ""]
        if also:
            out += [f"Also whatever is one of: {also}.", ""]
        out += ["| phrase | kind | example | Japanese |", "|---|---|---|---|"]
        for phrase in shown:
            example, around = example_of(phrase)
            tree = grammar.parse(around or category, example, names)
            said = [renderer.render(tree, lang, around or category) for lang in ("en", "ja")]
            if example[0].islower():
                said[0] = said[0][0].lower() + said[0][1:]
            cells = (f"`{phrase.english}`".replace("~", " "), f"`{phrase.kind}`", *said)
            out.append("| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |")
        out.append("")
    return "\n".join(out)

"""What can be written: every phrase of actions, expectations and card texts with an example in both languages, from the grammars."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from engine.games.shadowverse.vocabulary import VOCABULARY as CARD_WORDS
from engine.language import Grammar, Names
from engine.language.cards import CARD_TABLE
from engine.language.reference import example_of
from engine.language.render import Renderer
from engine.language.sentences import SENTENCE_TABLE, examples, render


class PhraseRow(NamedTuple):
    """A phrase as it is written, and what it says in Japanese; ``says`` where that needs a word."""

    write: str
    ja: str
    says: str = ""


SENTENCES: tuple[tuple[Promise, tuple[str, ...]], ...] = (
    (_("Actions"), ("core", "action")),
    (_("Expectations"), ("claim", "joint", "stated", "expectation")),
    (_("Happenings"), ("happening",)),
    (_("Cards and leaders"), ("thing",)),
    (_("What is done to a card"), ("deed",)),
    (_("Targets and choices"), ("aim", "pick", "how", "declaration")),
)
CARDS: tuple[tuple[Promise, tuple[str, ...]], ...] = (
    (_("Lines of a card"), ("line", "ability_line", "sentence", "clause", "core")),
    (_("When it happens"), ("trigger", "happening", "would")),
    (_("Effects"), ("effect", "grant", "deed")),
    (_("Which cards"), ("target", "pointer", "noun", "adjective", "test", "done_to")),
    (_("Conditions"), ("condition", "condition_and", "condition_one")),
    (_("Amounts and durations"), ("amount", "amount_one", "much", "duration")),
    (_("Rules on a card"), ("quality", "forbidden", "modifier")),
)


def tables() -> dict[str, list[dict[str, Any]]]:
    """Both languages' tables, by heading; headings are put into words by the template."""
    return {"sentences": _named(SENTENCES, _sentences()), "cards": _named(CARDS, _card_phrases())}


def _named(headings: tuple[tuple[Promise, tuple[str, ...]], ...], rows: dict[str, list[PhraseRow]]) -> list[dict[str, Any]]:
    found = []
    for heading, categories in headings:
        listed = [row for category in categories for row in rows.get(category, ())]
        if listed:
            found.append({"heading": heading, "rows": listed})
    named = {category for _heading, categories in headings for category in categories}
    rest = [row for category, listed in rows.items() if category not in named for row in listed]
    return [*found, {"heading": _("Further pieces"), "rows": rest}] if rest else found


@cache
def _sentences() -> dict[str, list[PhraseRow]]:
    rows: dict[str, list[PhraseRow]] = {}
    for phrase in SENTENCE_TABLE.phrases:
        if not phrase.example or not any(phrase.category in categories for _heading, categories in SENTENCES):
            continue
        sentence, parse = examples.in_sentence(phrase)
        tree = parse(sentence, examples.NAMES, examples.VOCABULARY)
        rows.setdefault(phrase.category, []).append(
            PhraseRow(phrase.example, render(tree, "ja", examples.NAMES, examples.VOCABULARY), phrase.says)
        )
    return rows


@cache
def _card_phrases() -> dict[str, list[PhraseRow]]:
    bat, train = {"en": "Forest Bat", "ja": "フォレストバット"}, {"en": "Magitrain", "ja": "魔導列車"}
    names = Names({}, {"forest-bat": {**bat, "measure": "体"}, "magitrain": {**train, "measure": "体"}})
    grammar = Grammar([CARD_TABLE], list(CARD_TABLE.by_category), CARD_WORDS)
    renderer = Renderer(grammar.table, grammar.tokenizer, grammar.vocabulary, names)
    rows: dict[str, list[PhraseRow]] = {}
    for category, phrases in CARD_TABLE.by_category.items():
        for phrase in phrases:
            if not phrase.kind or not phrase.example:
                continue
            example, around = example_of(phrase)
            tree = grammar.parse(around or category, example, names)
            rows.setdefault(category, []).append(PhraseRow(example, renderer.render(tree, "ja", around or category), phrase.says))
    return rows

"""Sentences made at random from the tables: what is rendered is read back as the same tree, in English; Japanese always comes."""

from functools import cache

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.language.sentences import parse_action, parse_expectation, render
from engine.language.sentences.examples import NAMES, VOCABULARY
from engine.language.sentences.one_a_line import joined
from engine.language.sentences.reading import SENTENCE_TABLE, of_nobody
from engine.language.sentences.shape import plain, quoted
from engine.language.tokens import stats
from engine.language.tree import Node

CARDS = st.sampled_from(["goblin", "fighter", "lionel", "magitrain", "tenkos-shrine"])
TEXTS = st.sampled_from(["Draw a card.", "Deal 2 damage to your leader. Draw 2 cards.", "deck-out"]).map(quoted)
RULES = st.sampled_from(["sv.fizzle.source-left", "sv.timing.played"])
FIGURES = st.integers(1, 9)
WORDS = {c: [w.id for w in VOCABULARY.of(c.lower())] for c in ("KEYWORD", "KIND", "TRAIT", "ZONE", "COUNTER", "STATE")}


def value(slot):
    if slot.category == "NAME":
        return {"text": TEXTS, "rule": RULES}.get(slot.name, CARDS)
    if slot.category == "NUMBER":
        return st.integers(0, 300)
    if slot.category == "STATS":
        return st.builds(stats, st.sampled_from("+-"), FIGURES.map(str), st.sampled_from("+-"), FIGURES.map(str))
    return st.sampled_from(WORDS[slot.category])


@cache
def category(name, depth):
    phrases = [p for p in SENTENCE_TABLE.by_category[name] if depth > 0 or all(s.is_value or s.category != name for s in p.slots())]
    return st.one_of([of_phrase(p, depth - 1) for p in phrases])


def of_phrase(phrase, depth):
    parts = {}
    for slot in phrase.slots():
        one = value(slot) if slot.is_value else st.deferred(lambda slot=slot: category(slot.category, depth))
        parts[slot.name] = st.lists(one, min_size=1, max_size=3).map(tuple) if slot.many else one
    if not phrase.kind:
        return parts["it"]
    return st.fixed_dictionaries(parts).map(lambda made: Node(phrase.kind, {**phrase.fix, **made}))


@settings(max_examples=150, deadline=None)
@given(category("action", 3).map(plain))
def test_actions_are_read_back(tree):
    english = render(tree, "en", NAMES, VOCABULARY)
    assert parse_action(english, NAMES, VOCABULARY) == tree
    assert render(tree, "ja", NAMES, VOCABULARY)


@settings(max_examples=250, deadline=None)
@given(category("expectation", 4).map(plain).map(joined).filter(lambda tree: not any(of_nobody(node, VOCABULARY) for node in tree.walk())))
def test_expectations_are_read_back(tree):
    english = render(tree, "en", NAMES, VOCABULARY)
    assert parse_expectation(english, NAMES, VOCABULARY) == joined(tree)  # of what can be done “this turn” says nothing more
    assert render(tree, "ja", NAMES, VOCABULARY)

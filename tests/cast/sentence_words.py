"""A small cast for sentences: a few cards, a label, two rules, the words of a small game. Also the cast of docs/scenarios.md."""

from engine.language.sentences import parse_action, parse_expectation, render, with_labels
from engine.language.sentences.examples import NAMES, VOCABULARY

LABELLED = with_labels(NAMES, {"left": {"en": "Goblin", "ja": "ゴブリン"}, "the old one": {"en": "Goblin", "ja": "ゴブリン"}})


def action(text):
    return parse_action(text, LABELLED, VOCABULARY)


def expectation(text):
    return parse_expectation(text, LABELLED, VOCABULARY)


def said(node, lang="en"):
    return render(node, lang, LABELLED, VOCABULARY)

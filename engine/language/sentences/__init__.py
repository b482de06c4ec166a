"""Sentences of scenarios: what happens (``when``) and what must come of it (``then``, ``otherwise``)."""

from engine.language.sentences.acts import Act, act
from engine.language.sentences.before import Before, Spoken
from engine.language.sentences.nearest import parse_action, parse_expectation
from engine.language.sentences.reading import (
    SENTENCE_TABLE,
    render,
    sentence_grammar,
    with_labels,
    with_rules,
)

__all__ = ["SENTENCE_TABLE", "Act", "Before", "Spoken", "act", "parse_action", "parse_expectation", "render", "sentence_grammar", "with_labels", "with_rules"]

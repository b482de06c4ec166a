"""Rules by topic: the part of their names after the game's, in the words of the corpus (``topics.yaml``)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.corpus.patterns import topic_of
from rulings.board import texts
from rulings.store import current
from rulings.store.models import Rule


def topic_name(topic: str) -> str:
    """What a topic is called in the language of the request; as it is written in a corpus that names no topics."""
    return texts.say(current.library().topics.get(topic)) or topic


def topics(rules: Iterable[Rule]) -> list[tuple[str, list[Rule]]]:
    """Rules under the names of their topics, in the order in which they stand."""
    groups: dict[str, list[Rule]] = {}
    for rule in rules:
        groups.setdefault(topic_of(rule.id), []).append(rule)
    return [(topic_name(topic), found) for topic, found in groups.items()]

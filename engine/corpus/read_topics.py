"""Reading the topics of rules: what the part of their names after the game's is called."""

from __future__ import annotations

import re

from engine.corpus.patterns import NAME
from engine.corpus.spot import top
from engine.corpus.strict_yaml import YamlReading
from engine.kernel.bilingual import Bilingual

TOPICS = "topics.yaml"


def read_topics(reading: YamlReading) -> dict[str, Bilingual]:
    """The names of topics in both languages, by the word that stands in the names of their rules."""
    if reading.value is None:
        return {}
    holder = top(reading).mapping(("topics",), ("topics",)).get("topics")
    found: dict[str, Bilingual] = {}
    for topic, spot in holder.mapping().items() if holder else ():
        if not re.fullmatch(NAME, topic):
            en = f"“{topic}” is no topic's name; use small letters and hyphens."
            ja = f"「{topic}」は話題の名前になりません。英小文字とハイフンで書いてください。"
            spot.problem(en, ja, topic, key=True)
        elif (name := spot.either()) is not None:
            found[topic] = name
    return found

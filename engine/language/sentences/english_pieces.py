"""What the patterns for English sentences of scenarios have in common: what a card and a figure are called, numbers as words."""

from __future__ import annotations

import re
from functools import partial

from engine.language.plainer import ONE, Stage

stage = partial(Stage, flags=re.IGNORECASE)
ORDINALS = {word: n for n, word in enumerate(["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"], 1)}
NTH = rf"(?:(?P<nth>\d+)(?:st|nd|rd|th)|(?P<ordinal>{'|'.join(ORDINALS)}))"
THING = rf"(?:(?:my|the|opponent's|the opponent's|my opponent's|enemy|other|{'|'.join(ORDINALS)}) )*(?:{ONE}|leader)"
FIGURE = "attack|defense|cost|countdown|maximum defense"
STATE = "evolved|unevolved|super-evolved|tapped|untapped|asleep|active|checked|unchecked|face down|face up"


def effect(said: str) -> str:
    """What an effect is called where only its card may be named: “Goblin”, “Goblin's”, “Goblin's Last Words”."""
    return said if re.search(r"'s \w", said) else said.removesuffix("'s") + "'s effect"

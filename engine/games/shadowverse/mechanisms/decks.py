"""What concerns the decks, into which nobody looks to choose."""

from __future__ import annotations

from engine.language.meaning.builder import MEANINGS as SHARED
from engine.language.meaning.builder import Bench, Meanings, NoMeaning
from engine.language.tree import Node

MEANINGS = Meanings()
_UNSEEN = (
    "nobody looks into a deck to choose from it; say “random”: “a random card in your deck”",
    "デッキの中は見えず、選べません。「自分のデッキのランダムなカード1枚」のように書いてください",
)


@MEANINGS.means("target", "chosen")
def chosen(b: Bench, node: Node) -> object:
    """What is chosen lies where its player sees it. Raises NoMeaning for cards in a deck."""
    if any(test.kind == "in" and test.get("zone") == "deck" for test in node["filter"].walk()):
        raise NoMeaning("target", "chosen", _UNSEEN)
    return SHARED["target", "chosen"](b, node)

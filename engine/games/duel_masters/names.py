"""What stands in a card's name: cards of Duel Masters speak of all that have a word in their names."""

from __future__ import annotations

import re
import unicodedata

from engine.kernel.resolve import Context
from engine.kernel.state import Thing
from engine.language.meaning.builder import Bench, Meanings
from engine.language.meaning.filters import Fits
from engine.language.tree import Node

MEANINGS = Meanings()
means = MEANINGS.means


@means("test", "name_with")
def name_with(b: Bench, node: Node) -> Fits:
    """A card with a part in its name, in either language: in English as whole words, in Japanese wherever it stands."""
    part = folded(node["part"])
    in_english = re.compile(rf"(?<!\w){re.escape(part)}(?!\w)")

    def fits(ctx: Context, t: Thing) -> bool:
        return in_english.search(folded(t.card.name["en"])) is not None or part in folded(t.card.name.get("ja", ""))

    return fits


def folded(name: str) -> str:
    """A name with wide letters as narrow ones and none of them large."""
    return unicodedata.normalize("NFKC", name).casefold()

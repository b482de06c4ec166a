"""The names by which a board speaks of its cards: those of the corpus and of the file, and the labels that it gives to copies."""

from __future__ import annotations

import re
from collections.abc import Mapping

from engine.corpus.problems import nearest, short
from engine.corpus.read_cards import card_named, slug_of
from engine.corpus.shapes import Card
from engine.corpus.spot import Spot

_WORDS = ("two", "three", "four", "five", "six", "seven", "eight", "nine")
_COUNTED_FIRST = re.compile(r"(?P<n>[1-9][0-9]?)\s*(?:[x×*]|[枚体つ]の?)?\s*(?P<name>\S.*)")
_DIVIDERS = re.compile("[、，・;；\u3000]|,(?! )| and | & |と")
_COUNTED_LAST = re.compile(r"(?P<name>\S.*?)\s*(?:[x×*]\s*)?(?P<n>[1-9][0-9]?)[枚体つ]?")


def counted(text: str) -> tuple[str, str] | None:
    """The number and the name of copies that are counted otherwise than as “2 x Name”; None for what is no such count."""
    first, _, rest = text.partition(" ")
    if first.lower() in _WORDS:
        return str(_WORDS.index(first.lower()) + 2), rest
    m = _COUNTED_FIRST.fullmatch(text) or _COUNTED_LAST.fullmatch(text)
    return (m["n"], m["name"]) if m is not None else None


def one_of_several(name: str) -> tuple[str, ...]:
    """What one of several may be called whose name stands in the plural; the name itself first."""
    endings = (("ies", "y"), ("ves", "f"), ("es", ""), ("s", ""))
    return (name, *(name.removesuffix(several) + one for several, one in endings if name.endswith(several)))


class BoardNames:
    """The cards that a board may name, and the labels (``as``) that it gives to copies. Without ``cards`` any name will do."""

    def __init__(self, index: Mapping[str, tuple[str, ...]], cards: Mapping[str, Card] | None) -> None:
        self.index = index
        self.cards = cards
        self.labels: dict[str, Spot] = {}

    def slug(self, spot: Spot, name: str) -> str | None:
        """The card of that name; None, and a problem, if there is none or more than one."""
        if self.cards is None:
            return slug_of(name)
        slugs = card_named(name, self.index)
        if len(slugs) == 1:
            return slugs[0]
        if len(slugs) > 1:
            full = tuple(self.cards[s].name["en"] for s in slugs)
            spot.problem(
                f"Several cards are called “{short(name)}”; write the full name.",
                f"「{short(name)}」というカードは複数あります。正式な名前で書いてください。",
                name,
                full,
            )
            return None
        known = [n for c in self.cards.values() for n in c.names()]
        several = counted(name)
        called = next((one for one in one_of_several(several[1]) if card_named(one, self.index)), "") if several is not None else ""
        if several is not None and called:
            right = f"{several[0]} x {called}"
            spot.problem(f"Several copies are written “{right}”.", f"複数枚は「{right}」と書きます。", name, (right,))
            return None
        divided = [part.strip() for part in _DIVIDERS.split(name) if part.strip()]
        if len(divided) > 1 and all(card_named(part, self.index) for part in divided):
            right = f"[{', '.join(divided)}]"
            spot.problem(
                f"Cards of a zone are divided by a comma and a space: “{right}”.",
                f"カードは半角のコンマと空白で区切ります：「{right}」。",
                name,
                (right,),
            )
            return None
        spot.problem(
            f"No card is called “{short(name)}”. A card of your own is written under “cards:”.",
            f"「{short(name)}」という名前のカードはありません。自分で作るカードは cards: に書きます。",
            name,
            nearest(name, known),
        )
        return None

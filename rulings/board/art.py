"""What is drawn on a card: a figure of our own, put together from its kind, its class and its name (static/img/art.svg).

Behind it stands the sign of its class. A card that has a body is a head with what it wears, any other a thing or a sign with
small marks about it: which ones, its name picks, so that a card looks the same everywhere and two are told apart at a glance.
"""

from __future__ import annotations

from functools import cache
from zlib import crc32

from engine.games.registry import GAMES

SIGNS = {
    "forestcraft": "leaf", "nature": "leaf", "swordcraft": "sword", "runecraft": "rune", "water": "wave", "dragoncraft": "bat",
    "fire": "spike", "shadowcraft": "wisp", "darkness": "wisp", "bloodcraft": "bat", "havencraft": "feather", "light": "ray",
    "portalcraft": "gear", "neutral": "shield", "multicolor": "star",
}  # fmt: skip
FREE = ("leaf", "sword", "rune", "bat", "wisp", "spike", "feather", "gear", "shield", "wave", "ray", "star")
EACH = 10  # drawings of each sort: heads, crowns, things, spells
MARKS = 6  # sets of small marks, the first of which is none
BODIES = "体"  # the counting word for what has a body


def art(game: str, kind: str, klass: str, slug: str) -> tuple[str, ...]:
    """The drawings that make a card's figure, the hindmost first, by their names in the file of drawings."""
    number = crc32(slug.encode(errors="replace"))
    number, first = divmod(number, EACH)
    number, second = divmod(number, EACH)
    number, free = divmod(number, len(FREE))
    behind = f"b-{SIGNS.get(klass) or FREE[free]}"
    sort = _sort(game, kind)
    if sort == "head":
        return behind, f"crown-{first}", f"head-{second}"
    mark = second % MARKS
    return (behind, f"{sort}-{first}", f"mark-{mark}") if mark else (behind, f"{sort}-{first}")


@cache
def _sort(game: str, kind: str) -> str:
    """Whether a kind of card has a body, does not stay on the table, or is a thing."""
    known = next((k for k in GAMES[game].kinds if k.id == kind), None) if game in GAMES else None
    if known is None:
        return "thing"
    return "head" if known.character or known.measure == BODIES else "thing" if known.permanent else "spell"

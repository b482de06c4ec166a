"""What a given board of Shadowverse need not say, because it follows from what it says."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.shadowverse.crests import ZONE as CRESTS
from engine.games.shadowverse.notes import COUNTDOWN, STACK
from engine.kernel.state import Thing

MOST_PP = 10


def points(given: Mapping[str, int], cards: Mapping[str, int]) -> dict[str, int]:
    """The play points where only one of the two figures is given, or none; as many shadows as cards are put in the cemetery."""
    most = given.get("max_pp", min(MOST_PP, given.get("pp", MOST_PP)))
    follow = {"max_pp": most, "pp": given.get("pp", most)}
    if "cemetery" in cards:
        follow["shadows"] = cards["cemetery"]
    return follow


def counters(t: Thing) -> dict[str, int]:
    """A card on the board has its whole countdown, and the Stack that is printed on it; a crest has its countdown too."""
    return first_counters(t) if t.zone in ("board", CRESTS) else {}


def first_counters(t: Thing) -> dict[str, int]:
    """What a card that enters the board counts: its countdown, its Stack."""
    counted = {}
    if countdown := COUNTDOWN.of(t.card):
        counted["countdown"] = countdown
    if stack := STACK.of(t.card):
        counted["stack"] = stack
    return counted

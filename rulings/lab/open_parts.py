"""What lies open inside a pane: the card that is being changed, the zone that gets one, the line that is being written.

It stands in the query beside the address of the moment, so that a list can be worked through without opening it again for each line.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.corpus.shapes import Placed, Scenario
from rulings.lab.forms import placed_at

AT, TO, INSTEAD, UNDER, OWN, LINE, INS, NAMED = "at", "to", "instead", "under", "own", "line", "ins", "named"
STAYS: Mapping[str, tuple[str, ...]] = {
    "put": (TO,),
    "change": (AT, TO),
    "change-all": (AT, TO),
    "otherwise": (UNDER,),
    "unotherwise": (UNDER,),
}  # what stays open after an edit, by what it does


def after(query: Mapping[str, str], edit: Mapping[str, str], scenario: Scenario | None) -> list[tuple[str, str]]:
    """What is still open once an edit is done, as pairs of a query; ``scenario`` is the one before it."""
    do = edit.get("do", "")
    if do == "move" and scenario is not None:
        there = moved(scenario, edit)
        return [(AT, there)] if there else []
    if do == "act" and edit.get("at", "").isdigit():
        return [(INS, str(int(edit["at"]) + 1))]
    return [(name, query[name]) for name in STAYS.get(do, ()) if query.get(name)]


def moved(scenario: Scenario, edit: Mapping[str, str]) -> str:
    """Where a card lies once it was moved; nothing where there is no such card."""
    player, zone, index = (edit.get(name, "") for name in ("player", "zone", "index"))
    if placed_at(scenario, player, zone, index) is None:
        return ""
    asked = edit.get("to") or f"{edit.get('to-player') or player}.{edit.get('to-zone') or zone}"
    to_player, _dot, to_zone = asked.partition(".")
    if to_player not in ("me", "opponent"):
        return ""
    size = lying(scenario.given.side(to_player).zones.get(to_zone, ()))
    place = edit.get("to-index") or str(size - ((to_player, to_zone) == (player, zone)))
    return f"{to_player}.{to_zone}.{place}"


def lying(placed: tuple[Placed, ...]) -> int:
    """How many cards lie in a zone, copies counted."""
    return sum(one.copies for one in placed)


def number(query: Mapping[str, str], name: str, most: int) -> int | None:
    """A line that the query names, from 0 to ``most``; None where it names none."""
    said = query.get(name, "")
    return int(said) if said.isascii() and said.isdigit() and len(said) < 5 and int(said) <= most else None

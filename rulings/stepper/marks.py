"""What changed between two frames, so that a step shows what it did."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rulings.stepper.faces import Mark

Where = dict[Any, tuple[str, str, Mapping[str, Any]]]


def lying(state: Mapping[str, Any]) -> Where:
    """Everything on the table: id -> (player, zone, thing)."""
    return {thing["id"]: (player, zone, thing) for player, zone, thing in _things(state)}


def _things(state: Mapping[str, Any]) -> Iterator[tuple[str, str, Mapping[str, Any]]]:
    for player, side in state["players"].items():
        for zone, things in side["zones"].items():
            for thing in things:
                yield player, zone, thing


def marks(before: Mapping[str, Any] | None, frame: Mapping[str, Any]) -> dict[Any, Mark]:
    """Each marked thing's :class:`Mark`: its part in this frame's event, and how its figures differ from the frame before."""
    now = lying(frame["state"])
    then = lying(before["state"]) if before is not None else now
    event = frame["event"] or {}
    subject = event.get("subject")
    targets = set(event.get("targets") or ())
    found = {}
    for thing_id, (_player, zone, thing) in now.items():
        role = "subject" if thing_id == subject else "target" if thing_id in targets else ""
        old_zone, old = (then[thing_id][1], then[thing_id][2]) if thing_id in then else ("", thing)
        same_place = old_zone == zone
        mark = Mark(
            role,
            _more(old, thing, "damage") if same_place else 0,
            _more(old, thing, "attack") if same_place else 0,
            _more(old, thing, "defense") if same_place else 0,
            "" if same_place else old_zone,
        )
        if any(mark):
            found[thing_id] = mark
    return found


def _more(old: Mapping[str, Any], new: Mapping[str, Any], figure: str) -> int:
    return (new.get(figure) or 0) - (old.get(figure) or 0)

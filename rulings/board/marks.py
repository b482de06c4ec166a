"""What changed between two frames, so that a step shows what it did."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rulings.board.faces import StepMark

FATES = frozenset({"queued", "resolving", "fizzled", "burned", "refused", "replaced"})  # kinds of a step that are shown on the card itself
ENDS = frozenset({"destroyed"})  # the same for types of an event
Where = dict[Any, tuple[str, str, Mapping[str, Any]]]


def lying(state: Mapping[str, Any]) -> Where:
    """Everything on the table: id -> (player, zone, thing)."""
    return {thing["id"]: (player, zone, thing) for player, zone, thing in _things(state)}


def _things(state: Mapping[str, Any]) -> Iterator[tuple[str, str, Mapping[str, Any]]]:
    for player, side in state["players"].items():
        if side.get("leader"):
            yield player, "leader", side["leader"]
        for zone, things in side["zones"].items():
            for thing in things:
                yield player, zone, thing


def marks(before: Mapping[str, Any] | None, frame: Mapping[str, Any]) -> dict[Any, StepMark]:
    """Each marked thing's :class:`StepMark`: its part in this frame's event, and how its figures differ from the frame before."""
    now = lying(frame["state"])
    then = lying(before["state"]) if before is not None else now
    event = frame["event"] or {}
    subject, source = event.get("subject"), event.get("source")
    acts = {source} if source and source != subject else {subject} if event else _sources(before, frame)
    suffers = {*(event.get("targets") or ()), *(() if subject in acts else (subject,))}
    befell = frame["kind"] if frame["kind"] in FATES else ""
    ended = event["type"] if event.get("type") in ENDS and event.get("did") else ""
    found = {}
    for thing_id, (_player, zone, thing) in now.items():
        role = "target" if thing_id in suffers else "subject" if thing_id in acts else ""
        old_zone, old = (then[thing_id][1], then[thing_id][2]) if thing_id in then else ("", thing)
        same_place = old_zone == zone
        if old is thing and same_place and not role:
            continue  # the very same as in the frame before, as most cards are
        mark = StepMark(
            role,
            _more(old, thing, "damage") if same_place else 0,
            _more(old, thing, "attack") if same_place else 0,
            _more(old, thing, "max_defense") if same_place else 0,
            "" if same_place else old_zone,
            (befell or ended) if thing_id == subject or (role == "subject" and not event) else "",
        )
        if any(mark):
            found[thing_id] = mark
    return found


def _sources(before: Mapping[str, Any] | None, frame: Mapping[str, Any]) -> set[Any]:
    """Whose waiting effect came or went in a frame that has no event of its own: triggered, resolving, fizzled."""
    then = {one["id"]: one for one in (before["agenda"] if before is not None else ())}
    now = {one["id"]: one for one in frame["agenda"]}
    if then.keys() == now.keys():
        return set()
    changed = [one for one_id, one in (then | now).items() if (one_id in then) != (one_id in now)]
    return {one["source"]["id"] for one in changed if isinstance(one["source"], Mapping)}


def _more(old: Mapping[str, Any], new: Mapping[str, Any], figure: str) -> int:
    return (new.get(figure) or 0) - (old.get(figure) or 0)

"""Both players' halves of the table as rows that a template only has to print."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from django.utils.safestring import SafeString, mark_safe

from rulings.stepper import words
from rulings.stepper.faces import NO_MARK, Mark, face, name_of
from rulings.stepper.runs import RunView
from rulings.stepper.tables import Point, Table, Zone, table

GEMS = 12  # more stones than this are a number
Marks = Mapping[Any, Mark]


def hidden_from(view: str, player: str, zone: Zone, thing: Mapping[str, Any]) -> bool:
    """Whether the viewer sees only the back. The all-seeing view sees every face; nobody else sees the other's hand or any deck."""
    if view == "all":
        return False
    return secret(view, player, zone) or (bool(thing.get("hidden")) and view != player)


def secret(view: str, player: str, zone: Zone) -> bool:
    """Whether the viewer may not look into the zone at all."""
    return view != "all" and (zone.sees == "none" or (zone.sees == "owner" and view != player))


def side(run: RunView, player: str, state: Mapping[str, Any], before: Mapping[str, Any], marked: Marks, view: str) -> dict[str, Any]:
    """One player's half: leader, points, the open rows from the middle outwards, the piles."""
    layout = table(run.game)
    here, old = state["players"][player], before["players"][player]
    zones = {zone.name: zone for zone in layout.zones}
    names = [name for name in zones if name in here["zones"]] + [name for name in here["zones"] if name not in zones]
    rows, piles = [], []
    for name in names:
        zone = layout.zone(name)
        things = here["zones"][name]
        if zone.shape == "pile":
            if things or name in ("deck", "cemetery", "graveyard"):
                piles.append(_pile(run, player, zone, things, marked, view))
        elif things or zone.slots or zone is layout.zones[0] or run.uses(player, name):
            rows.append(_row(run, player, zone, things, marked, view))
    return {
        "player": player,
        "name": words.word(words.PLAYER, player),
        "turn": state["turn"] == player,
        "priority": state.get("priority") == player,
        "leader": _leader(here, old, marked),
        "points": _points(layout, here, old),
        "counters": _counters(layout, here, old),
        "rows": rows,
        "piles": piles,
    }


def _row(run: RunView, player: str, zone: Zone, things: Sequence[Mapping[str, Any]], marked: Marks, view: str) -> dict[str, Any]:
    faces = [face(run.game, run.cards, thing, marked.get(thing["id"], NO_MARK), hidden_from(view, player, zone, thing)) for thing in things]
    empty = '<span class="slot"></span>' * max(0, zone.slots - len(things))
    return {
        "name": zone.name,
        "label": words.say(zone.label),
        "shape": zone.shape,
        "count": len(things),
        "cards": mark_safe("".join(faces) + empty),
    }


def _pile(run: RunView, player: str, zone: Zone, things: Sequence[Mapping[str, Any]], marked: Marks, view: str) -> dict[str, Any]:
    """A pile: its count, the card on top where one may see it, and what lies in it, the top first."""
    deck = zone.sees == "none"
    order = list(things) if deck else list(reversed(things))
    top: SafeString | str = ""
    if order:
        mark = marked.get(order[0]["id"], NO_MARK)
        top = mark_safe(face(run.game, run.cards, order[0], mark, down=deck))
    return {
        "name": zone.name,
        "label": words.say(zone.label),
        "count": len(things),
        "top": top,
        "moved": any(marked.get(thing["id"], NO_MARK).moved for thing in things),
        "list": () if secret(view, player, zone) else [_listed(run, thing) for thing in order],
    }


def _listed(run: RunView, thing: Mapping[str, Any]) -> dict[str, Any]:
    card = run.cards.get(thing["card"])
    return {"name": name_of(card, thing), "href": f"/cards/{run.game}/{thing['card']}/" if card is not None else ""}


def _leader(here: Mapping[str, Any], old: Mapping[str, Any], marked: Marks) -> dict[str, Any]:
    leader = here.get("leader") or {}
    was = old.get("leader") or {}
    left, before = leader.get("defense"), was.get("defense")
    change = left - before if left is not None and before is not None else 0
    return {
        "left": left,
        "hurt": bool(leader.get("damage")),
        "change": f"{change:+d}".replace("-", "−") if change else "",
        "heals": change > 0,
        "role": marked.get(leader.get("id"), NO_MARK).role,
    }


def _points(layout: Table, here: Mapping[str, Any], old: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Points in the layout's order: as stones where they are few, as numbers else."""
    points = dict(here.get("points") or {})
    found = []
    for point in layout.points:
        if point.name not in points:
            continue
        value = points.pop(point.name)
        if point.quiet and not value:
            continue
        most = points.pop(point.most, None) if point.most else None
        found.append(_point(point, value, most, (old.get("points") or {}).get(point.name, value)))
    for name, value in points.items():
        found.append(_point(Point(name, {"en": name.replace("_", " "), "ja": name.replace("_", " ")}), value, None, value))
    return found


def _point(point: Point, value: Any, most: Any, was: Any) -> dict[str, Any]:
    stones = most if isinstance(most, int) else value
    gems = point.gems and isinstance(value, int) and isinstance(stones, int) and 0 <= max(value, stones) <= GEMS
    return {
        "name": point.name,
        "label": words.say(point.label),
        "value": value,
        "most": most,
        "full": "●" * value if gems else "",
        "spent": "●" * max(0, stones - value) if gems else "",
        "changed": value != was,
    }


def _counters(layout: Table, here: Mapping[str, Any], old: Mapping[str, Any]) -> list[dict[str, Any]]:
    before = old.get("counters") or {}
    return [
        {"label": words.say(layout.counters.get(name)) or name.replace("_", " "), "value": value, "changed": before.get(name, 0) != value}
        for name, value in (here.get("counters") or {}).items()
        if value
    ]

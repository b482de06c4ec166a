"""What is attached to a creature: an aura and a weapon as they enter, and what becomes of them when it leaves; and the one D2 field."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.duel_masters import policies as rule
from engine.games.duel_masters.entries import Entry
from engine.kernel import moves
from engine.kernel.shuffling import take_from_top
from engine.kernel.state import PLAYERS, Player, State, Thing
from engine.kernel.targets import none_wished, wished
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.run import Run

BEARER = {"en": "the creature it is crossed with", "ja": "クロスするクリーチャー"}
WEARER = {"en": "the creature it is attached to", "ja": "付けるクリーチャー"}
ATTACHED = frozenset({"aura", "weapon"})
GR_SUMMONED = {"en": "GR summon a creature for it", "ja": "GR召喚して付ける"}


def crossed_with(state: State, gear: Thing) -> Thing | None:
    """The creature that a cross gear is crossed with, if both are still there."""
    t = state.things.get(gear.counters.get("crossed-with", 0))
    there = t is not None and t.zone == gear.zone == "battle" and t.since == gear.counters.get("crossed-since")
    return t if there else None


def bearers(run: Run, who: Player) -> list[int]:
    """The creatures of a player that something can be attached to."""
    things = run.state.things
    return [i for i in run.state.zone(who, run.game.table) if things[i].card.kind == "creature" and not things[i].hidden]


def as_it_enters(run: Run, t: Thing) -> None:
    """An aura or a weapon that enters is attached to a creature of its player; for an aura that may be one that is GR summoned for it.

    A D2 field that enters makes the others go, by rule.
    """
    if t.card.kind == "field":
        one_field(run, t)
    if t.card.kind not in ATTACHED:
        return
    found, gr = bearers(run, t.controller), run.state.zone(t.controller, "gr") if t.card.kind == "aura" else ()
    if not found and not gr:
        return
    run.cite(rule.AURA if t.card.kind == "aura" else rule.WEAPON)
    options = [(i, Message("thing", {"source": run.state.things[i]})) for i in found]
    if gr:
        options.append((0, Message("text", {"text": GR_SUMMONED})))
    wish = none_wished(run) if gr else None
    wish = len(found) if wish == 0 else wished(run, found)
    picked = options[run.decide("choice", t.controller, Message("choose", {"source": t, "text": WEARER}), tuple(options), wish=wish)][0]
    if not picked:
        (top,) = take_from_top(run, t.controller, 1, "gr")
        picked = run.happen(Event("entered", top.id, t.controller, 0, t.id, how="gr-summoned", free=True)).subject
    run.happen(Event("crossed", t.id, t.controller, target=picked))


def one_field(run: Run, t: Thing) -> None:
    """There is one D2 field in all (or one a player, or any number, by rule): those that were there are destroyed."""
    things = run.state.things
    found = [i for p in PLAYERS for i in run.state.zone(p, run.game.table) if i != t.id and things[i].card.kind == "field"]
    if not found:
        return
    run.cite(rule.ONE_FIELD)
    how = run.answer(rule.ONE_FIELD)
    due = [i for i in found if how == "one-in-all" or (how == "one-each" and things[i].controller == t.controller)]
    for i in due:
        run.happen(Event("destroyed", i, things[i].controller, by="rules"))


def goes_along(run: Run, t: Thing, zone: str) -> None:
    """The auras on a creature that leaves go where it goes, by rule."""
    lying = [run.state.things[g] for p in PLAYERS for g in run.state.zone(p, "battle")]
    for o in lying:
        if o.card.kind == "aura" and (o.counters.get("crossed-with"), o.counters.get("crossed-since")) == (t.id, t.since):
            run.cite(rule.AURA_GOES)
            moves.put(run, o, o.owner, zone if run.answer(rule.AURA_GOES) == "goes-with-it" else "graveyard")


def lone(run: Run, kind: str) -> list[int]:
    """What of a kind lies in the battle zone attached to nothing."""
    lying = (run.state.things[i] for p in PLAYERS for i in run.state.zone(p, "battle"))
    return [t.id for t in lying if t.card.kind == kind and crossed_with(run.state, t) is None]


def lone_weapons(run: Run, entry: Entry) -> bool:
    """A weapon that no creature bears goes to the hyperspatial zone, by rule."""
    due = lone(run, "weapon")
    if due:
        entry.cite(run)
    if not due or run.answer(rule.WEAPON) == "stays":
        return False
    entry.happen(run, *(Event("put", i, run.state.things[i].owner, zone="hyperspatial") for i in due))
    return True


def lone_auras(run: Run, entry: Entry) -> bool:
    """An aura that lies on no creature goes to the graveyard."""
    due = lone(run, "aura")
    entry.happen(run, *(Event("put", i, run.state.things[i].owner, zone="graveyard") for i in due))
    return bool(due)

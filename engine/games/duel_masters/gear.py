"""Cross gear: generated into the battle zone, then crossed with a creature for its cost again; it stays when the creature goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.duel_masters import mana, turns
from engine.games.duel_masters import policies as rule
from engine.games.duel_masters.entries import Entry
from engine.kernel import moves
from engine.kernel.cards import Ability
from engine.kernel.requests import Refused, Request
from engine.kernel.resolve import Context
from engine.kernel.shuffling import take_from_top
from engine.kernel.state import PLAYERS, Player, State, Thing
from engine.kernel.targets import choose, none_wished, wished
from engine.kernel.trace import Event, Message
from engine.language.meaning.builder import Bench, Meanings
from engine.language.meaning.targets import Subject, Target
from engine.language.tree import Node

if TYPE_CHECKING:
    from engine.kernel.run import Run

MEANINGS = Meanings()
means = MEANINGS.means
KIND = "cross-gear"
CROSSED = "crossed"  # the counter that players see; those by which it is known with what begin like it
BEARER = {"en": "the creature it is crossed with", "ja": "クロスするクリーチャー"}
ATTACHED = frozenset({"aura", "weapon"})
GR_SUMMONED = {"en": "GR summon a creature for it", "ja": "GR召喚して付ける"}


def crossed_with(state: State, gear: Thing) -> Thing | None:
    """The creature that a cross gear is crossed with, if both are still there."""
    t = state.things.get(gear.counters.get("crossed-with", 0))
    there = t is not None and t.zone == gear.zone == "battle" and t.since == gear.counters.get("crossed-since")
    return t if there else None


def cross(run: Run, r: Request, gear: Thing) -> None:
    """Pay the cost of a cross gear again, to cross it with a creature of the player."""
    run.cite(rule.GEAR)
    things, now = run.state.things, crossed_with(run.state, gear)
    able = [i for i in run.state.zone(r.who, "battle") if things[i].card.kind == "creature" and (now is None or i != now.id)]
    if not able or gear.zone != "battle" or gear.controller != r.who or run.state.turn != r.who:
        raise Refused(rule.GEAR, Message("refused.cannot-cross", {"source": gear}))
    turns.step_to(run, "main", gear)
    (target,) = choose(run, r.who, able, 1, Message("choose", {"source": gear, "text": BEARER}))
    mana.pay(run, r.who, gear)
    run.happen(Event("crossed", gear.id, r.who, target=target))
    turns.entered_step(run, "main")


def crossed(run: Run, e: Event) -> None:
    """A cross gear is crossed with a creature, and with no other any more."""
    gear, target = run.state.things[e.subject], run.state.things[e.target]
    now = {CROSSED: 1, "crossed-with": target.id, "crossed-since": target.since}
    moves.change(run, gear, counters={**gear.counters, **now})
    e.did = 1


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
    picked = options[run.decide("choice", t.controller, Message("choose", {"source": t, "text": BEARER}), tuple(options), wish=wish)][0]
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


def attached(state: State, i: int, kind: str) -> list[Thing]:
    """What of a kind is attached to a creature."""
    things = (state.things[g] for p in PLAYERS for g in state.zone(p, "battle"))
    return [t for t in things if t.card.kind == kind and (b := crossed_with(state, t)) is not None and b.id == i]


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


def parted(run: Run) -> None:
    """A cross gear whose creature is there no more is crossed with nothing, and is seen to be."""
    for player in PLAYERS:
        for i in run.state.zone(player, "battle"):
            gear = run.state.things[i]
            if CROSSED in gear.counters and crossed_with(run.state, gear) is None:
                left = {k: v for k, v in gear.counters.items() if not k.startswith(CROSSED)}
                moves.change(run, gear, counters=left)


@means("printed", "crosses")
def crosses(b: Bench, node: Node) -> list[Ability]:
    """What every cross gear says of itself: nothing of its own."""
    return []


@means("subject", "crossed")
def about_the_crossed(b: Bench, node: Node) -> Subject:
    """What happens to that creature."""
    target = the_crossed(b, node)
    return Subject(lambda ctx, t: t.id in target(ctx), lambda ctx, n: n > 0)


@means("target", "crossed")
def the_crossed(b: Bench, node: Node) -> Target:
    """The creature that this is crossed with."""

    def target(ctx: Context) -> list[int]:
        t = crossed_with(ctx.state, ctx.state.things[ctx.source])
        return [t.id] if t is not None else []

    return target

"""The writers' tools: moving things, changing figures, points, keywords and abilities. Appliers and operations build on these.

Each takes the run, makes a new state and leaves the old one as it was.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict, Unpack

from engine.kernel.cards import CardAbility, Definition, Face, watches
from engine.kernel.state import Expiry, Player, State, Thing, as_printed, make_thing, reset
from engine.kernel.temporary import (
    LostAbilities,
    TemporaryAbility,
    TemporaryControl,
    TemporaryCost,
    TemporaryCounter,
    TemporaryKeyword,
    TemporaryPoints,
    TemporaryStats,
    TemporaryTrait,
)

if TYPE_CHECKING:
    from engine.kernel.run import Run


def put(
    run: Run,
    thing: Thing,
    player: Player,
    zone: str,
    bottom: bool = False,
    keep: bool = False,
    hidden: bool = False,
    stay: bool = False,
) -> Thing:
    """Move a thing to a zone (at its right end, or as its first when ``bottom``), as printed unless ``keep``; returns it anew.

    ``stay`` keeps the number of its stay: it does not count as having left the place where it was.
    """
    old = run.state
    s = old.fork()
    t = thing.fork() if keep else as_printed(thing)
    id = t.id
    zones = s.zones = old.zones.copy()
    key = (thing.controller, thing.zone)
    ids = zones.get(key)
    if ids is None:
        key = (thing.owner, thing.zone)
        ids = zones.get(key, ())
    if id in ids:
        at = ids.index(id)
        zones[key] = ids[:at] + ids[at + 1 :]
    t.zone = zone
    t.controller = player
    if not stay:
        t.since = run.new_stay()
    t.hidden = hidden
    key = (player, zone)
    there = zones.get(key, ())
    zones[key] = (id, *there) if bottom else (*there, id)
    things = s.things = old.things.copy()
    things[id] = t
    if thing.watches or t.watches:
        s.heard = None
    run.state = s
    return t


def create(run: Run, card: Definition, player: Player, zone: str, face: str = "front") -> Thing:
    """A new thing of that card in a zone."""
    t = make_thing(run.new_id(), card, player, zone, face)
    t.since = run.new_stay()
    s = run.state.fork()
    s.things = {**s.things, t.id: t}
    s.zones = {**s.zones, (player, zone): (*s.zones.get((player, zone), ()), t.id)}
    if t.watches:
        s.heard = None
    run.state = s
    return t


class Parts(TypedDict, total=False):
    """The parts of a thing that may be changed in its place."""

    abilities: tuple[CardAbility, ...]
    attack: int | None
    card: Definition
    cost: int | None
    counters: dict[str, int]
    damage: int
    defense: int | None
    face: str
    hidden: bool
    host: int
    keywords: tuple[str, ...]
    traits: frozenset[str]


def change(run: Run, thing: Thing, **parts: Unpack[Parts]) -> Thing:
    """A thing with some of its parts changed, in its place."""
    t = thing.fork()
    for name, value in parts.items():
        setattr(t, name, value)
    s = run.state.fork()
    things = s.things = s.things.copy()
    things[t.id] = t
    if "abilities" in parts:
        t.watches = watches(t.abilities)
        if thing.watches or t.watches:
            s.heard = None
    run.state = s
    return t


def hurt(run: Run, thing: Thing, amount: int) -> Thing:
    """A thing with so much more damage on it."""
    t = thing.fork()
    t.damage = thing.damage + amount
    s = run.state.fork()
    things = s.things = s.things.copy()
    things[t.id] = t
    run.state = s
    return t


def turn_face(run: Run, thing: Thing, face: str) -> Thing:
    """A thing on another face of its card: figures change by the difference between the faces, granted abilities stay."""
    here, there = thing.card.face(thing.face), thing.card.face(face)
    granted = tuple(h for h in thing.abilities if h.granted)
    extra = tuple(k for k in thing.keywords if k not in here.keywords and k not in there.keywords)
    lost = [x for x in run.state.expiries if x.id == thing.id and x.since == thing.since and isinstance(x.what, LostAbilities)]
    if lost:
        run.new_state().expiries = tuple(_given(x, here) if x in lost else x for x in run.state.expiries)
    return change(
        run,
        thing,
        face=face,
        attack=(thing.attack or 0) + (there.attack or 0) - (here.attack or 0),
        defense=(thing.defense or 0) + (there.defense or 0) - (here.defense or 0),
        abilities=there.abilities + granted,
        keywords=there.keywords + extra,
    )


def _given(lost: Expiry, here: Face) -> Expiry:
    """What a card has again later, without what was printed on the face that it has no more."""
    assert isinstance(lost.what, LostAbilities)
    abilities = tuple(h for h in lost.what.abilities if h.granted)
    return lost._replace(what=LostAbilities(abilities, tuple(k for k in lost.what.keywords if k not in here.keywords)))


def become(run: Run, thing: Thing, card: Definition) -> Thing:
    """A thing that has turned into another card in its place, as printed; what was to be taken back from it is no more."""
    t = thing.fork()
    t.card = card
    t.counters = {}
    reset(t, "front")
    s = run.new_state()
    s.things = {**s.things, t.id: t}
    s.expiries = tuple(x for x in s.expiries if x.id != t.id)
    s.heard = None
    return t


def grant(run: Run, thing: Thing, card_ability: CardAbility) -> Thing:
    """A thing with one more ability, the latest granted."""
    return change(run, thing, abilities=(*thing.abilities, card_ability))


def count(run: Run, thing: Thing, name: str, amount: int) -> Thing:
    """A thing with a counter changed by ``amount``."""
    return change(run, thing, counters={**thing.counters, name: thing.counters.get(name, 0) + amount})


def points(run: Run, player: Player, name: str, value: int) -> None:
    """Set a player's points of that name."""
    s = run.state.fork()
    pts = s.points = s.points.copy()
    pts[(player, name)] = value
    run.state = s


def tally(run: Run, player: Player, name: str, by: int = 1) -> None:
    """Add to a player's points or counter of that name."""
    points(run, player, name, run.state.point(player, name) + by)


def expire_later(run: Run, expiry: Expiry) -> None:
    """Note that something ends at a later moment."""
    s = run.new_state()
    s.expiries = (*s.expiries, expiry)


def expire(run: Run, when: str, player: Player, source: int = 0) -> list[Expiry]:
    """End what ends at this moment (or, for "source", with this source): returns what ended, oldest first.

    What was given in a turn to last until the end of that player's next one ("next-…") ends when this moment comes again.
    """
    due = [e for e in run.state.expiries if e.when == when and (e.source == source if source else e.player == player)]
    later = "next-" + when
    if not due and not any(e.when == later for e in run.state.expiries):
        return []
    s = run.new_state()
    lasting = [e for e in s.expiries if e not in due]
    s.expiries = tuple(e._replace(when=when) if e.when == later and e.player == player else e for e in lasting)
    for e in due:
        take_back(run, e)
    return due


def keep_for_good(run: Run, source: int) -> None:
    """What was to end with this source does not end any more."""
    s = run.new_state()
    s.expiries = tuple(e for e in s.expiries if e.when != "source-leaves" or e.source != source)


def take_back(run: Run, e: Expiry) -> None:
    """Take back what an expiry is about, unless the thing has moved on since."""
    what = e.what
    if isinstance(what, TemporaryPoints):
        tally(run, what.player, what.name, what.amount)
        return
    t = run.state.things.get(e.id)
    if t is None or t.since != e.since:
        return
    match what:
        case TemporaryKeyword(word):
            left = list(t.keywords)
            if word in left:
                left.remove(word)
            change(run, t, keywords=tuple(left))
        case TemporaryAbility(granted):
            change(run, t, abilities=tuple(h for h in t.abilities if h.granted != granted))
        case TemporaryStats(attack, defense):
            change(run, t, attack=(t.attack or 0) - attack, defense=(t.defense or 0) - defense)
        case TemporaryCost(amount):
            change(run, t, cost=(t.cost or 0) - amount)
        case TemporaryCounter(name, amount):
            change(run, t, counters={**t.counters, name: t.counters.get(name, 0) - amount})
        case TemporaryTrait(word):
            change(run, t, traits=t.traits - {word})
        case TemporaryControl(player):
            put(run, t, player, t.zone, keep=True, hidden=t.hidden, stay=True)
        case LostAbilities(abilities, keywords):
            change(run, t, abilities=(*abilities, *t.abilities), keywords=(*keywords, *t.keywords))


def top(state: State, player: Player, zone: str = "deck") -> Thing | None:
    """The card on top of a pile (the last of the zone), or None where it is empty."""
    ids = state.zone(player, zone)
    return state.things[ids[-1]] if ids else None

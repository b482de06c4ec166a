"""Cards that lie with another card: the cards under an evolution, seals, castles, linked Gods and cells; and what leaving does to them.

A card of the zone "under" lies with its host. Face down it is a seal; a castle with a shield fortifies it and has a zone of its own, so
that its abilities work; a God with a God and a cell with a cell are linked; anything else is what an evolution stands on.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from engine.games.duel_masters import attached as worn
from engine.games.duel_masters import beneath, gods, leaving_abilities, mana, sides, twinpact
from engine.games.duel_masters import policies as rule
from engine.games.duel_masters.entering import as_it_enters
from engine.games.duel_masters.state import of
from engine.kernel import common, moves
from engine.kernel.against import marked
from engine.kernel.cards import CardAbility
from engine.kernel.notes import Note
from engine.kernel.resolve import Context
from engine.kernel.state import PLAYERS, State, Thing
from engine.kernel.targets import choose
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.run import Run

CELLS = frozenset({"psychic-cell", "dragheart-cell"})
HYPERSPATIAL = frozenset({"psychic", "dragheart"})
GR = "gr"
PROMPT = {"en": "the card of the God that leaves", "ja": "バトルゾーンを離れるゴッドのカード"}
STANDS_ON = Note[list[Callable[[Context, Thing], bool]]]("stands_on")  # on which cards an evolution is put: for each of them, what fits


STANDS_IN = Note[str]("stands_in")  # in which zone those cards lie, where it is another than the battle zone
S_MAX = Note[bool]("s_max")  # whether it is put on nothing, one of a player
NEO = Note[bool]("neo_evolution")  # whether it may enter without any of them
STAR = Note[bool]("star_evolution")  # whether it leaves alone


def attached(state: State, host: int) -> list[Thing]:
    """The cards that lie with a card, in their order."""
    return [state.things[i] for p in PLAYERS for i in state.zone(p, "under") if state.things[i].host == host]


def seals(state: State, host: int) -> list[Thing]:
    """The seals on a card."""
    return [t for t in attached(state, host) if t.hidden]


def sealed(state: State) -> frozenset[int]:
    """The cards in the battle zone on which seals lie: until those are gone everything ignores them."""
    lying = [state.things[i] for p in PLAYERS for i in state.zone(p, "under")]
    return frozenset(t.host for t in lying if t.hidden and t.host and state.things[t.host].zone == "battle") if lying else frozenset()


def below(state: State, host: int) -> list[Thing]:
    """The face-up cards that lie with a card: what it stands on, or what it is linked to."""
    return [t for t in attached(state, host) if not t.hidden]


def goes_home(t: Thing) -> bool:
    """Whether a card belongs into the hyperspatial zone when it is not in the battle zone."""
    return t.card.kind in CELLS or bool(HYPERSPATIAL & t.card.traits)


def is_evolution(t: Thing) -> bool:
    """Whether a card is put onto others: it says so, or is called an evolution."""
    return "evolution" in t.card.traits or STANDS_ON.of(t.card) is not None or S_MAX.of(t.card) is not None


def evolved(state: State, t: Thing) -> bool:
    """Whether a card is an evolution now: one that may enter without a base is none without it."""
    return is_evolution(t) and (NEO.of(t.card) is None or bool(below(state, t.id)))


def linked(state: State, t: Thing) -> list[Thing]:
    """The Gods that a God is linked to."""
    return [o for o in below(state, t.id) if "god" in o.card.traits] if "god" in t.card.traits else []


def begin(run: Run) -> None:
    """Make the given board whole: castles stand by their shields and work, sealed cards are as if they were not there."""
    run.new_state().game = of(run.state)._replace(had_deck=frozenset(p for p in PLAYERS if run.state.zone(p, "deck")))
    for p in PLAYERS:
        for i in run.state.zone(p, run.game.table):
            for o in linked(run.state, run.state.things[i]):
                gods.lends(run, i, o)
        for i in run.state.zone(p, "under"):
            t = run.state.things[i]
            host = run.state.things[t.host]
            if t.card.kind == "castle" and host.zone == "shields":
                moves.put(run, t, p, "castles", keep=True)
                moves.change(run, run.state.things[i], host=host.id, abilities=working(t))
            elif t.hidden and host.zone == run.game.table:
                moves.change(run, host, abilities=(), keywords=())


def working(t: Thing) -> tuple[CardAbility, ...]:
    """The abilities of a castle, as they work beside a shield."""
    return tuple(CardAbility(replace(h.ability, zones=h.ability.zones | {"castles"}), h.line, h.granted) for h in t.abilities)


def moved(run: Run, e: Event) -> None:
    """A card goes to another zone; what lies with it goes too, unless it is linked or the top card alone leaves."""
    t = run.state.things[e.subject]
    if t.zone != run.game.table:
        more = beneath.more_of_the_shield(run, t) if t.zone == "shields" else []
        place(run, e)
        if t.hidden and t.host:
            unseal(run, t.host)
        if run.state.things[t.id].zone != "shields":
            goes_with_it(run, t, more)
        return
    if e.type == "destroyed" and undestroyable(run, t, e):
        e.did = 0
        return
    if others := linked(run.state, t):
        part_god(run, e, t, others)
        return
    if not e.top_alone and below(run.state, t.id) and leaves_alone(run, STAR.of(t.card)):
        alone(run, e, t)
        return
    place(run, e)
    leaving_abilities.ignored_as_it_left(run, e, t)
    if e.top_alone:
        return
    zone = run.state.things[t.id].zone
    worn.goes_along(run, t, zone)
    for o in attached(run.state, t.id):
        along = Event("put", o.id, o.owner, zone="graveyard" if o.hidden else zone, at=e.at, bottom=e.bottom, by="rules")
        if not run.game.behaviour.overrules(run, along):
            place(run, along)


def goes_with_it(run: Run, shield: Thing, more: list[Thing]) -> None:
    """The further cards of a shield go where it goes, by rule; or the next of them is a shield by itself."""
    if not more:
        return
    run.cite(rule.SHIELD_OF_SEVERAL)
    if run.answer(rule.SHIELD_OF_SEVERAL) == "one-card":
        top, *rest = more
        moves.put(run, top, top.owner, "shields")
        free(run, top.id)
        for o in rest:
            moves.change(run, o, host=top.id)
        return
    for o in more:
        place(run, Event("put", o.id, o.owner, zone=run.state.things[shield.id].zone, by="rules"), came="shields")


def leaves_alone(run: Run, star: bool | None) -> bool:
    """Whether only the top card of a stack leaves: of a star evolution it does (by rule), of any other one all its cards go (by rule)."""
    which = rule.STAR if star else rule.STACK
    run.cite(which)
    return run.answer(which) == "top-alone"


def alone(run: Run, e: Event, t: Thing) -> None:
    """The top card leaves by itself: what lay under it stays, and is rebuilt by the rules."""
    e.top_alone = True
    place(run, e)
    run.new_state().game = of(run.state)._replace(tops=(*of(run.state).tops, t))


def undestroyable(run: Run, t: Thing, e: Event) -> bool:
    """Whether a continuous effect keeps a creature from being destroyed: in any way, or by effects (some or all) and not by the rules."""
    return "undestroyable" in t.keywords or (e.by == "effect" and marked(run, t, "indestructible", e.of, e.source))


def place(run: Run, e: Event, came: str = "") -> None:
    """Put the card where the event says; one of the hyperspatial or the GR zone may go there straight away, by rule.

    ``came`` is the zone that it is taken to come from, where it lay with another card.
    """
    t = run.state.things[e.subject]
    zone = e.zone or run.game.destinations[e.type]
    from_shields = (came or t.zone) == "shields"
    if GR in t.card.traits and zone not in (run.game.table, "gr") and run.answer(rule.GR_BACK) == "at-once":
        run.cite(rule.GR_BACK)
        e.zone, e.at, e.bottom = "gr", "bottom", True
    if goes_home(t) and zone not in (run.game.table, "hyperspatial") and run.answer(rule.SBP_PSYCHIC) == "at-once":
        run.cite(rule.SBP_PSYCHIC)
        e.zone = "hyperspatial"
    common.put(run, e)
    twinpact.as_printed(run, t.id)
    sides.as_it_began(run, t.id)
    mana.lies_down(run, run.state.things[t.id])
    now = run.state.things[t.id]
    if from_shields and now.zone == "hand":
        waits = (*of(run.state).from_shields, (now.id, now.since))
        given = (*of(run.state).given_triggers, *([(now.id, now.since)] if given_trigger(run, t) else []))
        run.new_state().game = of(run.state)._replace(from_shields=waits, given_triggers=given)
    if t.host:
        free(run, t.id)


def given_trigger(run: Run, t: Thing) -> bool:
    """Whether a card that leaves the shields had been given S-trigger there, and (by rule) has it on its way to hand."""
    if "shield-trigger" not in t.keywords or "shield-trigger" in t.card.face(t.face).keywords:
        return False
    return run.ask(rule.TRIGGER_GIVEN) == "as-a-shield"


def unseal(run: Run, i: int) -> None:
    """A card on which no seal is left is there again as it is printed."""
    if seals(run.state, i) or run.state.things[i].zone != run.game.table:
        return
    face = run.state.things[i].card.face("front")
    moves.change(run, run.state.things[i], abilities=face.abilities, keywords=face.keywords)


def free(run: Run, i: int) -> None:
    """A card that lies with no other any more."""
    moves.change(run, run.state.things[i], host=0)


def part_god(run: Run, e: Event, t: Thing, others: list[Thing]) -> None:
    """Of a linked God only one card leaves, which its player chooses (or all of them, by rule); the rest stays as it is."""
    run.cite(rule.SBP_GOD)
    run.cite(rule.SBP_OTHER)
    run.emit("state-based", Message("god-parts", {"source": t}), actor=t.controller)
    together = [t, *others]
    if run.answer(rule.SBP_GOD) == "all-cards":
        leaving = [x.id for x in together]
    else:
        leaving = list(choose(run, t.controller, [x.id for x in together], 1, Message("choose", {"source": t, "text": PROMPT})))
    staying = [x.id for x in together if x.id not in leaving]
    e.subject = leaving[0]
    run.cite(rule.SBP_GOD)
    run.cite(rule.SBP_OTHER)
    place(run, e)
    for i in leaving[1:]:
        moves.put(run, run.state.things[i], run.state.things[i].owner, run.state.things[e.subject].zone)
        free(run, i)
    if staying and t.id in leaving:
        stand(run, staying, t)
        for i in staying[1:]:
            gods.lends(run, staying[0], run.state.things[i])
    elif staying:
        gods.parted(run, t.id, next(x for x in together if x.id in leaving))


def stand(run: Run, ids: list[int], before: Thing) -> None:
    """The first of these cards stands in the battle zone with the others under it, turned as the card before it was."""
    first = run.state.things[ids[0]]
    came = {k: n for k, n in first.counters.items() if k == "entered"}
    moves.put(run, first, before.controller, run.game.table)
    tapped = {"tapped": 1} if before.counters.get("tapped") else {}
    moves.change(run, run.state.things[first.id], host=0, hidden=False, counters={**tapped, **came})
    for i in ids[1:]:
        moves.change(run, run.state.things[i], host=first.id)


def rebuilt(run: Run, e: Event) -> None:
    """What lay under an evolution stands in the battle zone again."""
    ids = [e.subject, *e.under]
    assert e.stood_on is not None
    stand(run, ids, e.stood_on)
    e.did = 1


def top_leaves(run: Run, e: Event) -> Event:
    """The top card alone is to leave. Whether anything is rebuilt is settled by the rules afterwards."""
    t = run.state.things[e.subject]
    e.top_alone = True
    run.happen(e)
    if below(run.state, t.id) and not linked(run.state, t):
        if not e.did:
            run.cite(rule.SBP_REBUILD)
            run.emit("event", Message("not-rebuilt" if run.answer(rule.SBP_REBUILD) != "even-if-kept" else "kept", {"source": t}))
        if e.did or run.answer(rule.SBP_REBUILD) == "even-if-kept":
            run.new_state().game = of(run.state)._replace(tops=(*of(run.state).tops, t))
    return e


def entered(run: Run, e: Event) -> None:
    """A card enters the battle zone; that it has only just come, and that it is a Command, is remembered."""
    common.entered(run, e)
    if not e.did:
        return
    t = run.state.things[e.subject]
    moves.change(run, t, host=0, counters={**t.counters, "entered": run.state.turn_number})
    as_it_enters(run, run.state.things[t.id])
    if any("command" in trait for trait in t.card.traits):
        run.new_state().game = of(run.state)._replace(commands=(*of(run.state).commands, t.id))

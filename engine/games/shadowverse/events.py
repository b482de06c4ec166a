"""What each event does to the table: entering, leaving, damage, healing, evolving, boarding, points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.shadowverse import guards, keywords, shields
from engine.games.shadowverse import policies as rule
from engine.games.shadowverse import removal_policies as removal
from engine.games.shadowverse.amulets import pile_to_join
from engine.games.shadowverse.given import first_counters
from engine.games.shadowverse.leaving import end_with_source
from engine.games.shadowverse.table import PLACES
from engine.kernel import moves
from engine.kernel.cards import CardAbility
from engine.kernel.gather import heard
from engine.kernel.history import record
from engine.kernel.modifying import RESTORING, modify
from engine.kernel.notes import ORIGINAL
from engine.kernel.resolve import Context
from engine.kernel.state import Thing
from engine.kernel.temporary import TemporaryAbility
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.run import Run


def played(run: Run, e: Event) -> None:
    """A card is played from hand: followers and amulets to the board, spells aside until they have resolved."""
    t = run.state.things[e.subject]
    to = "resolving" if t.card.kind == "spell" else "board"
    moves.put(run, t, t.owner, to, keep=True)
    if to == "resolving" and run.answer(removal.SPELL_SHADOW) == "on-playing":
        moves.tally(run, t.owner, "shadows")
    moves.tally(run, t.owner, "cards_played")
    moves.tally(run, t.owner, "combo")
    e.did = 1


def entered(run: Run, e: Event) -> None:
    """A card enters the board: it stands there already when it was played; a summoned one is made or moved here."""
    how = e.how
    card = e.card
    room = PLACES - len(run.state.zone(e.player, "board"))
    if how not in ("played", "returned"):
        if room <= 0:
            run.cite(rule.PLAY_ROOM)
            e.no_room = True
            return
        if card is not None:
            t = moves.create(run, card, e.player, "board")
            e.subject = t.id
        else:
            t = moves.put(run, run.state.things[e.subject], e.player, "board")
    t = run.state.things[e.subject]
    t = moves.change(run, t, counters={**t.counters, "entered": run.state.turn_number})
    t = moves.change(run, t, counters={**t.counters, **first_counters(t)})
    if t.card.kind == "follower":
        moves.tally(run, t.controller, "rally")
    elif pile_to_join(run, t) is not None:
        moves.change(run, t, counters={**t.counters, "joins": 1})
    e.new_stay = t.since
    e.did = 1


def damaged(run: Run, e: Event) -> None:
    """Damage to a follower or a leader: what changes damage is read at this instant, then it is dealt."""
    t = run.state.things[e.subject]
    if t.zone not in ("board", "leader"):
        return
    e.tried = e.amount
    t = guards.kept_off(run, e, modify_damage(run, e, t))
    e.did = e.amount
    if e.amount > 0:
        e.before = t
        moves.hurt(run, t, e.amount)
        if t.zone == "leader":
            note_self_damage(run, t)


def note_self_damage(run: Run, t: Thing) -> None:
    """Count how often a leader was damaged in the own turn (Wrath counts to seven)."""
    if run.state.turn == t.controller:
        moves.tally(run, t.controller, "self_damage")


def modify_damage(run: Run, e: Event, t: Thing) -> Thing:
    """Let everything that is read at the instant of damage change its amount or its target; returns the target."""
    found = shields.in_force(run, e)
    if not found:
        return t
    found.sort(key=lambda x: (x[1].ability.stage, x[0].since, x[1].line))
    for holder, h in found:
        if holder.zone == "aboard":
            run.cite(rule.BOARDING_STATICS)
            if run.answer(rule.BOARDING_STATICS) == "comes-off":
                continue
        if h.granted and giver_is_aboard(run, h):
            run.cite(rule.BOARDING_GIVEN)
            continue
        ctx = Context(run, h, holder, holder.controller, e)
        if not shields.holds(run, h, ctx):
            continue
        before = (e.amount, e.subject)
        assert h.ability.modify is not None
        h.ability.modify(ctx, e)
        if (e.amount, e.subject) != before:
            run.cite(rule.REPLACEMENT_APPLIES)
            parts = {"source": holder, "ability": h.ability.text, "event": e, "was": before[0]}
            key = "damage-changed" if e.subject == before[1] else "damage-moved"
            run.emit("replaced", Message(key, parts), e, holder.controller)
    return run.state.things[e.subject]


def giver_is_aboard(run: Run, h: CardAbility) -> bool:
    """Whether a granted ability lasts until a card leaves that is now aboard a vehicle (and the rule has it sleep meanwhile)."""
    if run.answer(rule.BOARDING_STATICS) == "stays":
        return False
    things = run.state.things
    return any(x.what == TemporaryAbility(h.granted) and x.source and things[x.source].zone == "aboard" for x in run.state.expiries)


def healed(run: Run, e: Event) -> None:
    """Restore defense, up to the maximum."""
    t = run.state.things[e.subject]
    if t.zone not in ("board", "leader"):
        return
    modify(run, e, heard(run.state, run.game.listening).get(RESTORING, ()))
    e.tried = e.amount
    e.did = min(e.amount, t.damage)
    if e.tried > 0:
        e.tells = True
    if e.did:
        e.before = t
        moves.hurt(run, t, -e.did)


def evolved(run: Run, e: Event) -> None:
    """A follower evolves: its other face. An evolved one stays as it is, and one that can't be evolved."""
    t = run.state.things[e.subject]
    if t.zone != "board" or t.face == "evolved" or "evolved" not in t.card.faces or "cannot-be-evolved" in t.keywords:
        return
    moves.turn_face(run, t, "evolved")
    moves.tally(run, t.controller, "evolutions")
    e.did = 1
    keywords.wait(run, e, t)


def attacked(run: Run, e: Event) -> None:
    """An attack is declared: the attacker is used up for this turn and loses Ambush; the event knows it as it was."""
    e.was = t = run.state.things[e.subject]
    kept = tuple(k for k in t.keywords if k != "ambush")
    moves.change(run, t, counters={**t.counters, "attacks": t.counters.get("attacks", 0) + 1}, keywords=kept)
    e.did = 1


def spent(run: Run, e: Event) -> None:
    """A spell that has resolved goes to the cemetery, a shadow more."""
    t = run.state.things[e.subject]
    moves.put(run, t, t.owner, "cemetery")
    if run.answer(removal.SPELL_SHADOW) == "after-resolving":
        moves.tally(run, t.owner, "shadows")
    e.did = 1


def nothing(run: Run, e: Event) -> None:
    """An event that only is heard: the table stays as it is."""
    e.did = e.amount or 1


def boarded(run: Run, e: Event) -> None:
    """A follower boards a vehicle: it is off the board without having left it (unless the rule says that it has)."""
    pilot, vehicle = run.state.things[e.subject], run.state.things[e.vehicle]
    leaves = run.ask(rule.BOARDING_LEAVES) == "leaving"
    e.before = None
    t = moves.put(run, pilot, pilot.controller, "aboard", keep=True, stay=not leaves)
    moves.change(run, t, host=vehicle.id)
    if any(x.when == "source-leaves" and x.source == pilot.id for x in run.state.expiries):
        stays, given = run.ask(rule.BOARDING_STATICS) == "stays", run.ask(rule.BOARDING_GIVEN)
        if leaves or (not stays and given == "stays-off"):
            end_with_source(run, pilot.id)
    e.did = 1


def alighted(run: Run, e: Event) -> None:
    """The pilot comes back to the board when its vehicle has left: that is no entering (unless the rule says so)."""
    pilot = run.state.things[e.subject]
    if pilot.zone != "aboard":
        return
    if len(run.state.zone(pilot.controller, "board")) >= PLACES:
        run.cite(rule.PLAY_ROOM)
        moves.put(run, pilot, pilot.owner, "cemetery")
        return
    t = moves.put(run, pilot, pilot.controller, "board", keep=True)
    moves.change(run, t, host=0)
    e.did = 1


def lost_abilities(run: Run, e: Event) -> None:
    """A follower loses all its abilities and keywords; changes of its figures stay."""
    t = run.state.things[e.subject]
    moves.change(run, t, abilities=(), keywords=())
    if any(x.when == "source-leaves" and x.source == t.id for x in run.state.expiries):
        how = run.ask(removal.GIVEN_LASTS)
        if how == "with-the-abilities":
            moves.expire(run, "source-leaves", "", source=t.id)
        elif how == "for-good":
            moves.keep_for_good(run, t.id)
    e.did = 1


def strengthened(run: Run, e: Event) -> None:
    """+x/+y or -x/-y; a follower whose maximum falls keeps its damage."""
    t = run.state.things[e.subject]
    attack, defense = e.stats
    last = t.left
    counters = t.counters
    if defense < 0 and last + defense <= 0 < last:
        counters = {**counters, "last_defense": last}
    moves.change(run, t, attack=max(0, (t.attack or 0) + attack), defense=(t.defense or 0) + defense, counters=counters)
    e.did = 1


def gained(run: Run, e: Event) -> None:
    """Points of a player change: play points, maximum, evolution points, shadows, counters."""
    name = e.point
    had = run.state.point(e.player, name)
    new = max(0, had + e.amount)
    if name == "pp":
        new = min(new, max(run.state.point(e.player, "max_pp"), had))
    if name == "max_pp":
        new = min(new, 10)
    moves.points(run, e.player, name, new)
    e.did = new - had
    if name == "ep" and e.paid and run.ask(rule.EP_SPENT) == "counts":
        count_as_evolving(run, e)


def count_as_evolving(run: Run, e: Event) -> None:
    """An evolution point that an effect spent counts as its card's evolving (where the rule has it so)."""
    t = run.state.things[e.source].fork()
    t.card = ORIGINAL.of(t.card) or t.card
    counted = Event("evolved", t.id, e.player, source=e.source)
    counted.before, counted.did = t, 1
    record(run, counted)
    moves.tally(run, e.player, "evolutions")


APPLIERS = {
    "played": played,
    "entered": entered,
    "damaged": damaged,
    "healed": healed,
    "evolved": evolved,
    "attacked": attacked,
    "boarded": boarded,
    "alighted": alighted,
    "lost-abilities": lost_abilities,
    "strengthened": strengthened,
    "gained": gained,
    "spent": spent,
    "ability-gained": nothing,
    "keyword-gained": nothing,
    "keyword-lost": nothing,
    "revealed": nothing,
    "invoked": nothing,
    "turn-started": nothing,
    "turn-ended": nothing,
}

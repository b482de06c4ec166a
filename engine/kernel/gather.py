"""Finding what an event triggers: the subject's own abilities, then those that listen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.agenda import Pending, join
from engine.kernel.cards import CardAbility, Trigger
from engine.kernel.questions import CONDITION_JUDGED, CONDITION_MIDWAY, LENT_HOLDER, LIMIT_BACK, ORDER_COPIES, ORDER_OCCASION, reads
from engine.kernel.resolve import Context
from engine.kernel.state import BLANK, State, Thing
from engine.kernel.trace import Event

if TYPE_CHECKING:
    from engine.kernel.run import Run


Heard = dict[str, list[tuple[int, CardAbility]]]


def heard(state: State, listening: tuple[str, ...]) -> Heard:
    """Who listens for what on this table: event type -> (thing id, ability). Kept with the state until someone comes or goes."""
    found = state.heard
    if found is None:
        found = {}
        for (_player, zone), ids in state.zones.items():
            if zone not in listening:
                continue
            for i in ids:
                t = state.things[i]
                if not t.watches:
                    continue
                for h in t.abilities:
                    if zone in h.ability.zones:
                        for e in h.ability.hears:
                            found.setdefault(e, []).append((i, h))
        state.heard = found
    return found


def continuous(run: Run) -> bool:
    """Whether anything on the table could have to do with continuous abilities: somebody listens, or some are remembered."""
    state = run.state
    if state.heard or (state.heard is None and heard(state, run.game.listening)):
        return True
    memory = state.memory
    return memory is not BLANK and bool(memory.holding or memory.planned or memory.reckoned or memory.costs)


def listened_for(run: Run, type: str, subject: Thing) -> bool:
    """Whether anything on this table, or the card itself, waits for such an event to happen to that card."""
    triggers = (h.ability.trigger for h in subject.abilities)
    return type in heard(run.state, run.game.listening) or any(tr is not None and tr.own and tr.event == type for tr in triggers)


def heard_as(run: Run, event: Event, subject: Thing | None) -> tuple[str, ...]:
    """As what an event that befalls a card is heard: what befalls one that is not in play is no leaving."""
    types = event.heard_as or run.game.umbrella.get(event.type) or (event.type,)
    if event.type != "left" and "left" in types and subject is not None and subject.zone not in run.game.in_play:
        return tuple(type for type in types if type != "left")
    return types


def gather(run: Run, event: Event) -> bool:
    """Queue everything that ``event`` triggers, in the order of the key; an event may be heard as others, and bring effects of its own.

    Returns whether anything on the table listens for anything.
    """
    state = run.state
    listeners = state.heard
    if listeners is None:
        listeners = heard(state, run.game.listening)
    subject = event.before or state.things.get(event.subject)
    if listeners or (subject is not None and subject.abilities):
        for type in heard_as(run, event, subject) if event.heard_as or event.type in run.game.umbrella else (event.type,):
            if subject is not None:
                for h in subject.abilities:
                    tr = h.ability.trigger
                    if tr is not None and tr.own and tr.event == type and h.ability.role != "replacement":
                        consider(run, event, h, subject, tr)
            for i, h in listeners.get(type, ()) if listeners else ():
                tr = h.ability.trigger
                if tr is not None and not tr.own:
                    consider(run, event, h, state.things[i], tr)
                elif h.ability.role == "static":
                    trigger_lent(run, event, h, state.things[i], type)
    for h in event.brings:
        assert h.ability.trigger is not None
        consider(run, event, h, state.things[event.subject], h.ability.trigger)
    return bool(listeners)


def trigger_lent(run: Run, event: Event, h: CardAbility, giver: Thing, type: str) -> None:
    """Queue what the event triggers of the abilities that a card lends to leaders while it is on the table.

    Their source is the leader; or the card that lends them, where the rule says so.
    """
    assert h.ability.lends is not None
    for to, lent in h.ability.lends(Context(run, h, giver, giver.controller, event)):
        tr = lent.trigger
        if tr is not None and tr.event == type and (not tr.own or event.subject == to):
            holder = run.state.things[to]
            if run.ask(LENT_HOLDER) == "amulet":
                player = holder.controller  # it may be lent to the other side too, and then works for that player
                holder = giver.fork()
                holder.controller = player
            consider(run, event, CardAbility(lent, h.line, h.granted or giver.since), holder, tr)


def consider(run: Run, event: Event, h: CardAbility, holder: Thing, tr: Trigger) -> None:
    """Queue ``h`` if the event is what it waits for and its condition holds."""
    a, ctx, late = h.ability, None, False
    if tr.fits is not None or a.condition is not None or a.reads:
        ctx = Context(run, h, holder, holder.controller, event)
        if tr.fits is not None and not tr.fits(ctx):
            return
        late = a.condition is not None and run.ask(CONDITION_JUDGED) == "at-trigger" and not a.condition(ctx)
        if late and not may_come_true(run):
            return
    if a.limit and not allowed(run, h, holder):
        return
    if run.game.behaviour.taken(run, event, h, holder):
        return
    queue(run, event, h, holder, tr.moment, ctx).late = late


def may_come_true(run: Run) -> bool:
    """Whether an ability whose condition does not hold waits all the same, as what waits before it could make it true."""
    return bool(run.agenda) and CONDITION_MIDWAY in run.owners and run.ask(CONDITION_MIDWAY) == "counts"


def allowed(run: Run, h: CardAbility, holder: Thing) -> bool:
    """Whether an ability with a limit may still trigger in this turn (or match); if so, this time is counted."""
    mark, times = used_so_far(run, h, holder)
    if times >= h.ability.times:
        return False
    run.used[holder.id, id(h.ability)] = (mark, times + 1, holder.since)
    return True


def used_so_far(run: Run, h: CardAbility, holder: Thing) -> tuple[int, int]:
    """The stretch for which an ability's limit holds (the turn's number, 1 for the match), and how often it has been used in it."""
    mark = run.state.turn_number if h.ability.limit == "turn" else 1
    when, times, stay = run.used.get((holder.id, id(h.ability)), (mark, 0, holder.since))
    if not 0 <= mark - when < h.ability.turns:
        return mark, 0
    came_back = h.ability.limit == "turn" and stay != holder.since
    return (mark, 0) if came_back and run.ask(LIMIT_BACK) == "anew" else (when, times)


def queue(run: Run, event: Event | None, h: CardAbility, holder: Thing, moment: str, ctx: Context | None = None) -> Pending:
    """Make the waiting effect and put it in its place; ``ctx`` is needed where it reads something early."""
    run.pendings += 1
    order = run.order
    moment = run.game.zoned.get((moment, holder.zone), moment)
    key = order.key(
        event.occasion if event is not None else run.open_occasion(),
        moment,
        holder.zone,
        holder.controller == run.state.turn,
        position(run, event, h, holder, moment),
        order.line(h),
        h.granted,
        run.pendings,
    )
    now = run.state.things.get(holder.id)
    p = Pending(run.pendings, h, holder, now.since if now is not None else 0, holder.controller, event, key, moment)
    for read in h.ability.reads:
        assert ctx is not None
        if run.answer(reads(read.kind)) == "at-trigger":
            if p.frozen is None:
                p.frozen = {}
            ctx.early = True
            p.frozen[read.key] = read.read(ctx)
            ctx.early = False
    p.chosen = run.declared.get(holder.id)
    if run.resolving:
        run.cite(ORDER_OCCASION)
    alias = run.game.aliases.get(moment)
    if alias is not None:
        run.cite(alias)
    join(run, p)
    return p


def position(run: Run, event: Event | None, h: CardAbility, holder: Thing, moment: str) -> int:
    """The stay by which a waiting effect is placed: that of its source, or (by rule) of the first copy of the card that waits with it."""
    if not run.agenda or event is None or ORDER_COPIES not in run.owners:
        return holder.since
    mine, copies = 0, []
    for p in run.agenda:
        if p.moment != moment or p.event is None or p.event.occasion != event.occasion:
            continue
        if p.zone == holder.zone and p.controller == holder.controller:
            mine += 1
            if p.ability is h.ability and p.source != holder.id:
                copies.append(p)
    if not copies or len(copies) == mine:
        return holder.since
    return min(p.origin.since for p in copies) if run.ask(ORDER_COPIES) == "together" else holder.since


def wait_again(run: Run, waiting: list[Pending]) -> None:
    """Put back what was taken out of the agenda, as if it had triggered only now, of one occasion."""
    occasion = run.open_occasion()
    for p in waiting:
        mine = p.controller == run.state.turn
        p.key = run.order.key(
            occasion, p.moment, p.zone, mine, p.origin.since, run.order.line(p.card_ability), p.card_ability.granted, p.id
        )
        join(run, p)

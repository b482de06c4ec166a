"""Playing cards: paid with mana; a creature goes into the battle zone, a spell is cast and its targets are chosen as it resolves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.duel_masters import again, chargers, fort, mana, onto, paying_more, prices, special_evolutions, turns, twinpact, using
from engine.games.duel_masters import policies as rule
from engine.kernel import moves
from engine.kernel.agenda import Pending
from engine.kernel.forbid import Wanted, forbidden
from engine.kernel.requests import Refused, Request, Wish
from engine.kernel.resolve import Context
from engine.kernel.state import Player, Thing
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.run import Run

G_ZERO = "g-zero"
USED_FROM = ("hand", "deck", "graveyard", "mana", "shields", "hyperspatial")  # where effects find what they have used for nothing


def play(run: Run, r: Request) -> None:
    """Play a card for its cost, from hand or from where its text allows it."""
    t = run.state.things[r.thing]
    if not prices.usable(t) or t.owner != r.who or run.state.turn != r.who:
        raise Refused(rule.PLAY_OWN_TURN, Message("refused.not-in-hand", {"source": t}))
    turns.step_to(run, "main", t)
    by_g_zero = r.how == G_ZERO
    t = twinpact.chosen(run, t, r.who, "" if by_g_zero else r.how)
    if not by_g_zero or using.is_spell(t):
        may(run, Wanted("play", r.who, twinpact.seen_as(t, "creature-side")))
    elif (by := using.stopped(run, t, r.who)) is not None:
        raise Refused(rule.PUT_FORBIDDEN, using.forbidding(run, "refused.forbidden", t, by))
    if not using.is_spell(t):
        may(run, Wanted("put", r.who, t, run.game.table))
        onto.may_be_put(run, t, r.who)
    run.wishes = [Wish("thing", i) for i in r.targets] + run.wishes
    run.as_played[t.id] = being_played(run, t, r.who)
    picked = onto.picked_early(run, t, r.who)
    free = prices.is_free(run, r.who, t)
    if by_g_zero and not free:
        raise Refused(rule.PLAY_COST, Message("refused.not-free", {"source": t}))
    if not free:
        tapped = paying_more.tapped_for(run, r.who, t)
        less = special_evolutions.shifted(run, t, picked) + paying_more.EACH * len(tapped)
        paid = mana.pay(run, r.who, run.state.things[t.id], less, lambda lying: fort.wanted_first(run, t, lying))
        fort.paid_with(run, t, paid)
        for i in tapped:
            mana.tap(run, i)
    paying_more.pay_more(run, r.who, run.state.things[t.id])
    t = run.state.things[t.id]
    if not using.is_spell(t):
        run.happen(Event("played", t.id, r.who))
        if not onto.put_onto(run, t, r.who, picked=picked):
            run.together([Event("entered", t.id, r.who, how="played", free=free)])
        turns.entered_step(run, "main")
        return
    turns.entered_step(run, "main")
    using.cast(run, t, r.who, rule.SPELL_FIRST)


def play_free(run: Run, r: Request) -> None:
    """Use a card as an effect has its player use it, from wherever effects do: nothing is paid, and no step is asked for."""
    t = run.state.things[r.thing]
    if t.zone not in USED_FROM:
        raise Refused(rule.PLAY_OWN_TURN, Message("refused.not-in-hand", {"source": t}))
    t = twinpact.chosen(run, t, r.who, r.how)
    may(run, Wanted("play", r.who, twinpact.seen_as(t, "creature-side")))
    if not using.is_spell(t):
        may(run, Wanted("put", r.who, t, run.game.table))
        onto.may_be_put(run, t, r.who)
    run.wishes = [Wish("thing", i) for i in r.targets] + run.wishes
    using.use(run, t, r.who)


def being_played(run: Run, t: Thing, who: Player) -> list[list[Event]]:
    """What the card does while it is being played, before it is paid; returns what was done and tried, for its other abilities to read."""
    steps: list[list[Event]] = []
    for h in t.abilities:
        if h.ability.trigger is None or h.ability.trigger.event != "playing":
            continue
        ctx = Context(run, h, t, who, None)
        with run.inside(run.emit("resolving", Message("resolving", {"source": t, "ability": h.ability.text}), actor=who)):
            for operation in h.ability.operations:
                operation(ctx)
        steps += ctx.tally
    return steps


def may(run: Run, wanted: Wanted) -> None:
    """Refuse what some ability forbids."""
    by = forbidden(run, wanted)
    if by is not None:
        raise Refused(rule.PUT_FORBIDDEN, using.forbidding(run, "refused.forbidden", wanted.thing, by))


def charge(run: Run, r: Request) -> None:
    """Put a card from hand into the mana zone, once in each of one's own turns."""
    t = run.state.things[r.thing]
    if t.zone != "hand" or t.owner != r.who or run.state.turn != r.who:
        raise Refused(rule.PLAY_OWN_TURN, Message("refused.not-in-hand", {"source": t}))
    turns.step_to(run, "charge", t)
    run.cite(rule.PLAY_CHARGE)
    if run.state.point(r.who, "charged") == run.state.turn_number:
        raise Refused(rule.PLAY_CHARGE, Message("refused.charged", {"source": t}))
    moves.points(run, r.who, "charged", run.state.turn_number)
    run.happen(Event("put", t.id, r.who, zone="mana"))


def resolved(run: Run, p: Pending) -> None:
    """A spell that has resolved goes to the graveyard, a Charger to the mana zone. What the rules put off is looked at anew."""
    run.checked = None
    t = run.state.things.get(p.source)
    if t is not None and t.zone == "resolving" and not again.carried_out_again(run, p, t):
        evo = chargers.EVO_CHARGER in t.keywords
        chargers.once_cast(run, p.controller, t)
        if run.state.things[t.id].zone == "resolving":
            run.happen(Event("put", t.id, t.owner, zone="mana" if chargers.charges(t) else "graveyard"))
        if evo:
            chargers.under_an_evolution(run, p.controller, run.state.things[t.id])

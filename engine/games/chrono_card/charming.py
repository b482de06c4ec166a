"""The charm: who declares it and with whose support, the defense against it, what it does, and cards with nothing left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.chrono_card import policies as rule
from engine.games.chrono_card.blows import blow, defended
from engine.games.chrono_card.interrupts import may_answer, put_forward
from engine.games.chrono_card.state import of, undefended
from engine.games.chrono_card.turns import change_phase, fresh, newcomer, now, player_thing
from engine.kernel import moves, reckoning
from engine.kernel.cards import CardAbility
from engine.kernel.reckoning import ValueChange
from engine.kernel.requests import Refused, Request
from engine.kernel.resolve import Context
from engine.kernel.state import OTHER, PLAYERS, Expiry, Player, Thing
from engine.kernel.targets import number_wished
from engine.kernel.temporary import TemporaryAbility
from engine.kernel.trace import Event, Message
from engine.language.meaning.figures import reckoning as holding

if TYPE_CHECKING:
    from engine.kernel.run import Run

TEXTS = {
    "charm": {"en": "A charm.", "ja": "チャームを行う。"},
    "defense": {"en": "A defense.", "ja": "防御を行う。"},
    "no-defense": {"en": "No defense.", "ja": "防御を行わない。"},
}
SUPPORT = {"en": "Support.", "ja": "支援。"}
FIGURES = (("attack", {"en": "its attack (AP)", "ja": "AP"}), ("defense", {"en": "its defense (DP)", "ja": "DP"}))


def charm(run: Run, r: Request) -> None:
    """Declare a charm by cards of the own field that are not checked; a Heroine may have another character's support."""
    if r.what != "charm":
        raise Refused(rule.TURN_PHASES, Message("refused.not-in-this-phase", {"phase": now(run)}))
    t = run.state.things[r.thing]
    may_answer(run, r, t, "charm")
    again = of(run.state).charmed == run.state.turn_number
    if again and run.ask(rule.CHARM_ONCE) == "once":
        raise Refused(rule.CHARM_ONCE, Message("refused.charmed", {"source": t}))
    if not run.agenda and run.state.phase == "charm" and not again and run.ask(rule.CHARM_PHASE) == "with-a-charm":
        raise Refused(rule.CHARM_PHASE, Message("refused.charm-phase", {"source": t}))
    if not run.agenda and (run.state.phase not in ("main", "charm") or undefended(run.state)):
        raise Refused(rule.TURN_PHASES, Message("refused.charm-when", {"source": t, "phase": now(run)}))
    all_of_them = [run.state.things[i] for i in dict.fromkeys((t.id, *r.along))]
    for one in all_of_them:
        acts(run, r.who, one)
        if "cannot-attack" in one.keywords:
            raise Refused(rule.PUT_FORBIDDEN, Message("refused.cannot-charm", {"source": one}))
    by = run.state.things[r.targets[0]] if r.targets else None
    if by is not None:
        run.cite(rule.CHARM_SUPPORT)
        all_of_them.sort(key=lambda one: one.card.kind != "heroine")
        if all_of_them[0].card.kind != "heroine" or by in all_of_them or by.card.kind != "character":
            raise Refused(rule.CHARM_SUPPORT, Message("refused.no-support", {"source": by}))
        acts(run, r.who, by, supports=True)
        if "cannot-support" in by.keywords:
            raise Refused(rule.PUT_FORBIDDEN, Message("refused.cannot-support", {"source": by}))
    for one in (*all_of_them, by) if by is not None else all_of_them:
        run.happen(Event("marked", one.id, r.who, 1, mark="tapped"))
    figure = which(run, r.who, by) if by is not None else ""
    value = number(run, by, figure) if by is not None else 0
    ids = [one.id for one in all_of_them]
    put_forward(run, "charm", r.who, run.state.things[t.id], TEXTS["charm"], lambda run: charmed(run, ids, by, figure, value))


def acts(run: Run, who: Player, t: Thing, supports: bool = False) -> None:
    """Refuse what cannot take part in a charm: only an unchecked card of the own field, face up, that has an attack and is no newcomer.

    A newcomer that only supports may, by another reading.
    """
    run.cite(rule.CHARM_TAKES_PART)
    if t.zone != "field" or t.controller != who or t.attack is None or t.hidden:
        raise Refused(rule.CHARM_TAKES_PART, Message("refused.cannot-charm", {"source": t}))
    if t.counters.get("tapped"):
        raise Refused(rule.CHARM_TAKES_PART, Message("refused.checked", {"source": t}))
    if supports and newcomer(t):
        if run.ask(rule.CHARM_NEWCOMER) == "allowed":
            return
        raise Refused(rule.CHARM_NEWCOMER, Message("refused.newcomer", {"source": t}))
    fresh(run, t)


def which(run: Run, who: Player, by: Thing) -> str:
    """Which of its figures a supporter adds, as its player chooses."""
    options = tuple((n, Message("text", {"text": said})) for n, (_, said) in enumerate(FIGURES))
    prompt = Message("choose", {"source": by, "text": {"en": "the figure that is added", "ja": "加える数値"}})
    return FIGURES[run.decide("choice", who, prompt, options, wish=number_wished(run, range(1, len(FIGURES) + 1)))][0]


def number(run: Run, t: Thing, figure: str) -> int:
    """A figure of a supporter as it is now."""
    return run.game.behaviour.figure(run, t, figure)


def charmed(run: Run, charming: list[int], by: Thing | None, figure: str, declared: int) -> None:
    """A charm has come through: the supporter adds its figure, and the other player says who defends."""
    if run.state.phase == "main":
        run.cite(rule.CHARM_PHASE)
        change_phase(run, charming=True)
    elif of(run.state).charm:  # one more in the same phase: the one before has its damage first
        blow(run)
    first, *along = charming
    run.new_state().game = of(run.state)._replace(charm=first, along=tuple(along), defender=None, charmed=run.state.turn_number)
    t = run.state.things[first]
    run.cite(rule.CHARM_BLOW)
    if by is not None and supports(run, by):
        run.cite(rule.CHARM_SUPPORT)
        how = run.answer(rule.CHARM_SUPPORT)
        n = declared if how == "as-declared" else number(run, run.state.things[by.id], figure)
        lend(run, t, by, figure, n)
        run.announce(Event("supports", by.id, by.controller, target=first))
    for i in charming:
        run.happen(Event("attacked", i, t.controller, target=run.state.zone(OTHER[t.controller], "leader")[0]))


def supports(run: Run, by: Thing) -> bool:
    """Whether a supporter is still where it was, face up."""
    now = run.state.things[by.id]
    return now.zone == "field" and now.since == by.since and not now.hidden


def lend(run: Run, t: Thing, by: Thing, figure: str, n: int) -> None:
    """So much more of a figure until the end phase; by the rule it is lost if the supporter leaves or is turned face down."""

    def holds(ctx: Context) -> bool:
        return supports(ctx.run, by) or ctx.run.answer(rule.SUPPORT_ENDS) == "stays"

    change = ValueChange("figure", figure, "change", lambda ctx: [ctx.source], lambda ctx: n)
    number = run.new_stay()
    moves.grant(run, t, CardAbility(holding(SUPPORT, change, run.game.table, holds), 0, number))
    until = "end-of-turn" if run.ask(rule.SUPPORT_LASTS) == "until-the-end-phase" else "end-of-charm"
    moves.expire_later(run, Expiry(until, t.controller, t.id, t.since, TemporaryAbility(number), 0))
    run.cite(rule.SUPPORT_ENDS)
    run.happen(Event("ability-gained", t.id, t.controller, 0, by.id, granted=SUPPORT))
    reckoning.update(run)


def defend(run: Run, r: Request) -> None:
    """The other player declares a defender, or that there is none; what the charm does comes of it as the phase ends, or by rule now."""
    if any(waits.moment == "charm" for waits in run.agenda):
        raise Refused(rule.TURN_PHASES, Message("refused.charm-waits", {}))
    if not undefended(run.state) or run.state.things[of(run.state).charm].controller == r.who or run.agenda:
        raise Refused(rule.TURN_PHASES, Message("refused.no-charm", {}))
    d = run.state.things[r.thing] if r.thing else None
    if d is not None and (d.zone != "field" or d.controller != r.who or d.defense is None or d.hidden):
        raise Refused(rule.CHARM_DEFENDS, Message("refused.cannot-defend", {"source": d}))
    if d is not None and "cannot-block" in d.keywords:
        raise Refused(rule.PUT_FORBIDDEN, Message("refused.cannot-defend", {"source": d}))
    if d is not None and d.counters.get("tapped") and run.ask(rule.CHARM_DEFENDS) == "unchecked":
        raise Refused(rule.CHARM_DEFENDS, Message("refused.checked", {"source": d}))
    text = TEXTS["no-defense" if d is None else "defense"]
    put_forward(run, "defense", r.who, d or player_thing(run, r.who), text, lambda run: defended(run, r.thing))


def turned_down(run: Run) -> bool:
    """Cards on the field with nothing left are turned face down; whether there was one."""
    state = run.state
    for p in PLAYERS:
        for i in state.zones.get((p, "field"), ()):
            t = state.things[i]
            if t.defense is not None and t.left <= 0 and not t.hidden:
                run.cite(rule.CHARM_BLOW)
                run.happen(Event("turned-down", i, p))
                return True
    return False


def turn_down(run: Run, e: Event) -> None:
    """A card is turned face down."""
    moves.change(run, run.state.things[e.subject], hidden=True, abilities=())
    e.did = 1

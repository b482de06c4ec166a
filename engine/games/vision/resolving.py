"""Cards that an effect has somebody resolve as if they had played them: at once, without paying, with targets named as it is done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.vision import acting, forms, uniting
from engine.games.vision import policies as rule
from engine.kernel import moves
from engine.kernel.requests import Refused, Request
from engine.kernel.resolve import Context
from engine.kernel.stack import text_of_play
from engine.kernel.state import Player, Thing
from engine.kernel.targets import name_all
from engine.kernel.trace import Event, Message
from engine.language.meaning.builder import Bench, Meanings
from engine.language.meaning.effects import Operation, cards_of, done
from engine.language.tree import Node

if TYPE_CHECKING:
    from engine.kernel.run import Run

RESOLVING = Meanings()
means = RESOLVING.means


@means("effect", "resolve_as_played")
def resolve_as_played(b: Bench, node: Node) -> Operation:
    """One card after the other; one that lacks a target, or that may not be played at this time where the text asks for that, stays."""
    targets, timely = cards_of(b, node), bool(node.get("timely"))

    def operation(ctx: Context) -> None:
        events = []
        for i in targets(ctx):
            e = Event("played", i, ctx.me)
            t = ctx.state.things[i]
            late = timely and t.card.kind != "command" and not in_its_time(ctx.run, ctx.me)
            e.did = int(not late and resolved_as_played(ctx.run, t, ctx.me))
            events.append(e)
        done(ctx, events)

    return operation


def in_its_time(run: Run, who: Player) -> bool:
    """Whether what is no command could be played now: in the own main phase, by one reading even while an effect resolves."""
    return run.ask(rule.AS_PLAYED_TIME) == "turn-and-phase" and run.state.turn == who and run.state.phase == "main"


def resolved_as_played(run: Run, t: Thing, who: Player) -> bool:
    """Do what resolving a card does. Whether it was done: not without a target for each that it asks for."""
    own = text_of_play(t.abilities)
    card_ability = own or acting.without_a_text(t)
    run.cite(rule.AS_PLAYED)
    ctx = Context(run, card_ability, t, who, None)
    try:
        chosen = name_all(run, ctx, card_ability.ability, Request("play", who, t.id), rule.PLAY_TARGET, rule.TARGET_FITS, True)
    except Refused as refused:
        run.cite(rule.PLAY_TARGET)
        run.emit("fizzled", refused.message, actor=who)
        return False
    t = moves.put(run, t, who, "resolving", keep=True)
    run.announce(Event("plays", t.id, who))
    if not forms.stays(t) and not uniting.united(run, t, who):
        return False
    ctx = Context(run, card_ability, t, who, None)
    ctx.chosen = chosen
    with run.inside(run.emit("resolving", Message("applied", {"source": t, "ability": card_ability.ability.text}), actor=who)):
        for operation in card_ability.ability.operations:
            operation(ctx)
    t = run.state.things[t.id]
    if t.zone == "resolving":
        run.happen(Event("put", t.id, t.owner, zone="netherworld"))
    run.announce(Event("resolved", t.id, who))
    return True

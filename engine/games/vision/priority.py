"""Priority: who holds it, what passes it on, and the interference that resolves once everybody has passed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.kernel import moves
from engine.kernel.agenda import Pending
from engine.kernel.cards import Ability, Held, Trigger
from engine.kernel.requests import Refused, Request
from engine.kernel.resolve import Context
from engine.kernel.stack import declare, note, resolve_all, set_priority
from engine.kernel.state import OTHER, PLAYERS, Player, Thing
from engine.kernel.targets import name_all
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.run import Run


def begin(run: Run) -> None:
    """Where nothing else is said, the turn player holds priority."""
    if run.state.priority is None:
        set_priority(run, run.state.turn)


def needs_priority(run: Run, who: Player, source: Thing | None) -> None:
    """Refuse whoever does not hold priority."""
    if run.state.priority != who:
        raise Refused("priority.needed", Message("refused.no-priority", {"player": who, "source": source}))


def give_priority(run: Run, player: Player) -> None:
    """A player gets priority, and the log says so."""
    set_priority(run, player)
    run.emit("event", Message("priority", {"player": player}), Event("priority", player=player), player)


def play(run: Run, r: Request) -> None:
    """Play a card from hand: it joins the interference, or opens one; then priority goes on."""
    t = run.state.things[r.thing]
    if t.zone != "hand" or t.owner != r.who:
        raise Refused("play.have", Message("refused.not-in-hand", {"source": t}))
    needs_priority(run, r.who, t)
    held = next((h for h in t.abilities if h.ability.role == "spell"), ENTERING)
    chosen = name_all(run, Context(run, held, t, r.who, None), held.ability, r, "play.have")
    if not run.agenda:
        run.emit("event", Message("interference-opened", {}), Event("interference-opened", player=r.who), r.who)
    moves.put(run, run.state.things[t.id], r.who, "resolving", keep=True)
    run.cite("priority.needed")
    declare(run, held, run.state.things[t.id], r.who, chosen, "play")
    note(run, passes=0)
    give_priority(run, OTHER[r.who] if run.ask("priority.after-action") == "other" else r.who)


def enter(ctx: Context) -> None:
    """A character that was played enters its controller's field, asleep."""
    run = ctx.run
    data = {"how": "played", "mark": "asleep"} if run.ask("enters.asleep") else {"how": "played"}
    run.happen(Event("entered", ctx.source, ctx.me, data=data))
    run.announce(Event("played", ctx.source, ctx.me))


ENTERING = Held(
    Ability(
        "spell",
        {"en": "Enters the field as a character.", "ja": "キャラクターとして場に出る。"},
        Trigger("played", True, "play"),
        operations=(enter,),
    ),
    0,
)


def pass_priority(run: Run, r: Request) -> None:
    """The holder passes; when all have passed in a row, an open interference resolves, else the phase ends."""
    needs_priority(run, r.who, None)
    passes = run.state.extra.get("passes", 0) + 1
    last = passes >= run.ask("priority.passing")
    note(run, passes=0 if last else passes)
    if last:
        set_priority(run, run.state.turn if run.ask("priority.resolving") else None)
    else:
        set_priority(run, OTHER[r.who])
    run.emit("event", Message("passed", {"player": r.who}), Event("passed", player=r.who), r.who)
    if not last:
        return
    if run.agenda:
        resolve_interference(run)
    else:
        run.emit("event", Message("phase-ended", {"phase": run.state.phase}), Event("phase-ended", player=run.state.turn))
    give_priority(run, run.state.turn if run.ask("priority.after-interference") == "turn" else OTHER[run.state.turn])


def resolve_interference(run: Run) -> None:
    """What was played and used, backwards; then what lasted during the interference ends; then what waits for its end."""
    run.emit("event", Message("interference-resolves", {}), Event("interference-resolves"))
    for step in STEPS:
        step(run)
    run.emit("event", Message("interference-ended", {}), Event("interference-ended"))


def end_durations(run: Run) -> None:
    """Effects that last during the interference end."""
    for player in PLAYERS:
        moves.expire(run, "interference", player)


def at_the_end(run: Run) -> None:
    """Effects at the end of the interference resolve."""
    run.announce(Event("interference-ended"))
    resolve_all(run)


STEPS: tuple[Callable[[Run], None], ...] = (resolve_all, end_durations, at_the_end)


def resolved(run: Run, p: Pending) -> None:
    """A spell that has resolved goes to the netherworld."""
    t = run.state.things.get(p.source)
    if t is not None and t.zone == "resolving":
        run.happen(Event("put", t.id, t.owner, data={"zone": "netherworld"}))

"""Phantom Magic Vision put together: who holds priority, what opens an interference, and its five resolution steps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.vision.vocabulary import VOCABULARY
from engine.kernel import common, moves
from engine.kernel.agenda import Pending
from engine.kernel.cards import Ability, Held, Trigger
from engine.kernel.game import Game, Part
from engine.kernel.requests import Refused, Request
from engine.kernel.resolve import Context
from engine.kernel.rules import Policy as P
from engine.kernel.stack import declare, note, resolve_all, set_priority
from engine.kernel.state import OTHER, Thing
from engine.kernel.targets import name_all
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.run import Run

POLICIES = (
    P("stack.order", "vis.interference.resolves-backwards", {"backwards": "last-in", "forwards": "first-in"}),
    P("priority.needed", "vis.priority.needed", {"fixed": True}),
    P("priority.after-action", "vis.priority.passes-after-a-play", {"passes": "other", "stays": "same"}),
    P("priority.after-interference", "vis.priority.turn-player-after-interference", {"turn-player": "turn", "other-player": "other"}),
    P("priority.passing", "vis.priority.passes-in-a-row", {"fixed": 2}),
    P("enters.asleep", "vis.play.character-enters-asleep", {"asleep": True, "active": False}),
    P("play.have", "vis.play.from-hand", {"fixed": True}),
    P("settle.loop", "vis.loop.stopped", {"fixed": True}),
    P("agenda.loop", "vis.loop.stopped", {"fixed": True}),
)


def needs_priority(run: Run, who: str, source: Thing | None) -> None:
    """Refuse whoever does not hold priority."""
    run.cite("priority.needed")
    if run.state.priority != who:
        raise Refused("priority.needed", Message("refused.no-priority", {"player": who, "source": source}))


def play(run: Run, r: Request) -> None:
    """Play a card from hand: it joins the interference, or opens one; then priority passes on."""
    t = run.state.things[r.thing]
    if t.zone != "hand" or t.owner != r.who:
        raise Refused("play.have", Message("refused.not-in-hand", {"source": t}))
    needs_priority(run, r.who, t)
    held = next((h for h in t.abilities if h.ability.role == "spell"), ENTERING)
    chosen = name_all(run, Context(run, held, t, r.who, None), held.ability, r, "play.have")
    if not run.agenda:
        opened = Event("interference-opened", player=r.who)
        run.emit("event", Message("interference-opened", {}), opened, r.who)
    moves.put(run, t, r.who, "resolving", keep=True)
    declare(run, held, run.state.things[t.id], r.who, chosen, "play")
    note(run, passes=0)
    if run.ask("priority.after-action") == "other":
        set_priority(run, OTHER[r.who])
    said = Event("priority", player=run.state.priority or "")
    run.emit("event", Message("priority", {"player": run.state.priority}), said, run.state.priority)


def enter(ctx: Context) -> None:
    """A character that was played enters its controller's field, asleep."""
    run = ctx.run
    asleep = run.ask("enters.asleep")
    run.happen(Event("entered", ctx.source, ctx.me, data={"how": "played"}))
    if asleep:
        run.happen(Event("marked", ctx.source, ctx.me, 1, data={"mark": "asleep"}))
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
    note(run, passes=passes)
    set_priority(run, OTHER[r.who])
    run.emit("event", Message("passed", {"player": r.who}), Event("passed", player=r.who), r.who)
    if passes < run.ask("priority.passing"):
        return
    note(run, passes=0)
    set_priority(run, None)
    if run.agenda:
        resolve_interference(run)
    else:
        run.emit("event", Message("phase-ended", {"phase": run.state.phase}), Event("phase-ended", player=run.state.turn))
    first = run.state.turn if run.ask("priority.after-interference") == "turn" else OTHER[run.state.turn]
    set_priority(run, first)
    run.emit("event", Message("priority", {"player": first}), Event("priority", player=first), first)


def resolve_interference(run: Run) -> None:
    """The steps of 1.12.8: backwards through what was played, then what lasted during the interference, then its end."""
    run.emit("event", Message("interference-resolves", {}), Event("interference-resolves"))
    resolve_all(run)
    for player in ("me", "opponent"):
        moves.expire(run, "interference", player)
    run.announce(Event("interference-ended"))
    resolve_all(run)
    run.emit("event", Message("interference-ended", {}), Event("interference-ended"))


def resolved(run: Run, p: Pending) -> None:
    """A spell that has resolved goes to the netherworld."""
    t = run.state.things.get(p.source)
    if t is not None and t.zone == "resolving":
        run.happen(Event("put", t.id, t.owner, data={"zone": "netherworld"}))


def begin(run: Run) -> None:
    """Where nothing else is said, the turn player holds priority."""
    if run.state.priority is None:
        set_priority(run, run.state.turn)


MESSAGES = {
    "declared": ("{source} is played and waits: {ability}", "{source}がプレイされ解決待ち:{ability}"),
    "interference-opened": ("An interference opens", "干渉が開始される"),
    "interference-resolves": (
        "All have passed in a row: the interference resolves, nobody holds priority",
        "全員が続けて放棄:干渉の解決を開始、優先権はなし",
    ),
    "interference-ended": ("The interference is over", "干渉が終了する"),
    "priority": ("{player:I hold|The opponent holds} priority", "{player:自分|相手}が優先権を持つ"),
    "passed": ("{player:I pass|The opponent passes} priority", "{player:自分|相手}が優先権を放棄"),
    "phase-ended": ("All have passed in a row: the phase ends", "全員が続けて放棄:フェイズ終了"),
    "marked": ("{subject} falls asleep", "{subject}がスリープ状態になる"),
    "entered": ("{subject} enters the field", "{subject}が場に出る"),
    "refused.no-priority": ("{player:I do|the opponent does} not hold priority", "{player:自分|相手}は優先権を持っていない"),
    "refused.not-in-hand": ("{source} is not in this player's hand", "{source}はこのプレイヤーの手札にない"),
}

GAME = Game(
    id="vision",
    name={"en": "Phantom Magic Vision", "ja": "Phantom Magic Vision"},
    policies=POLICIES,
    appliers=common.APPLIERS,
    parts=(Part("occasion", "stack.order"),),
    discipline="stack",
    actions={"play": play, "pass": pass_priority},
    begin=begin,
    listening=("leader", "field"),
    table="field",
    messages=MESSAGES,
    vocabulary=VOCABULARY,
    hidden_zones={"hand": "owner", "deck": "nobody", "node": "nobody"},
    zones=("leader", "field", "node", "hand", "deck", "netherworld", "resolving"),
    points={"defense": 25},
    hooks={"resolved": resolved},
)

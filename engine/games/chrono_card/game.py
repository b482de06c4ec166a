"""Chrono Card put together: who may interrupt what, both confirmations, and the limit of accumulated damage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.chrono_card.vocabulary import VOCABULARY
from engine.kernel import common, moves
from engine.kernel.agenda import Pending
from engine.kernel.game import Game, Part
from engine.kernel.requests import Refused, Request
from engine.kernel.resolve import Context
from engine.kernel.rules import Policy as P
from engine.kernel.stack import declare, note, resolve_all
from engine.kernel.state import OTHER, PLAYERS, Thing
from engine.kernel.targets import name_all
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.run import Run

POLICIES = (
    P("stack.order", "cc.resolution.from-the-last", {"from-the-last": "last-in", "from-the-first": "first-in"}),
    P("stack.confirm", "cc.interrupt.both-confirm", {"both": 2, "one": 1}),
    P("stack.own", "cc.interrupt.not-own-declaration", {"refused": True, "allowed": False}),
    P("cost.when", "cc.cost.paid-with-the-declaration", {"with-the-declaration": True, "on-resolution": False}),
    P("damage.limit", "cc.damage.limit", {"twenty": 20, "twenty-one": 21}),
    P("use.have", "cc.declaration.needs-the-card", {"fixed": True}),
    P("settle.loop", "cc.loop.stopped", {"fixed": True}),
    P("agenda.loop", "cc.loop.stopped", {"fixed": True}),
)


def state_based(run: Run, where: str) -> bool:
    """A player whose accumulated damage has reached the limit loses."""
    limit = run.answers["damage.limit"]
    for p in PLAYERS:
        (leader,) = run.state.zone(p, "leader")
        if run.state.things[leader].damage >= limit:
            run.cite("damage.limit")
            run.end(OTHER[p], "won", "damage")
    return False


def may_declare(run: Run, r: Request, source: Thing) -> None:
    """Refuse a declaration in answer to one's own."""
    if run.agenda and run.agenda[-1].controller == r.who:
        if run.answers["stack.own"]:
            raise Refused("stack.own", Message("refused.own-declaration", {"source": source}))
        run.cite("stack.own")


def use_card(run: Run, r: Request) -> None:
    """Declare the use of an Event card from hand: its cost is paid and its target named with the declaration."""
    t = run.state.things[r.thing]
    if t.zone != "hand" or t.owner != r.who:
        raise Refused("use.have", Message("refused.not-in-hand", {"source": t}))
    may_declare(run, r, t)
    held = next((h for h in t.abilities if h.ability.role == "spell"), None)
    if held is None:
        raise Refused("use.have", Message("refused.nothing-to-declare", {"source": t}))
    chosen = name_all(run, Context(run, held, t, r.who, None), held.ability, r, "use.have")
    pay(run, r.who, t, t.cost or 0)
    moves.put(run, run.state.things[t.id], r.who, "resolving", keep=True)
    declare(run, held, run.state.things[t.id], r.who, chosen, "use")
    note(run, confirmed=())


def use_skill(run: Run, r: Request) -> None:
    """Declare the use of an A.Skill of a card on the own field, paying its cost."""
    t = run.state.things[r.thing]
    if t.zone != "field" or t.controller != r.who:
        raise Refused("use.have", Message("refused.not-in-play", {"source": t}))
    may_declare(run, r, t)
    skills = [h for h in t.abilities if h.ability.role == "activated"]
    held = skills[0] if skills else None
    if held is None:
        raise Refused("use.have", Message("refused.nothing-to-declare", {"source": t}))
    chosen = name_all(run, Context(run, held, t, r.who, None), held.ability, r, "use.have")
    pay(run, r.who, t, held.ability.cost or 0)
    declare(run, held, t, r.who, chosen, "a-skill")
    note(run, confirmed=())


def pay(run: Run, who: str, source: Thing, cost: int) -> None:
    """Pay EP with the declaration."""
    if cost > run.state.point(who, "ep"):
        raise Refused("cost.when", Message("refused.cannot-pay-ep", {"source": source, "cost": cost, "has": run.state.point(who, "ep")}))
    run.cite("cost.when")
    if cost and run.answers["cost.when"]:
        run.happen(Event("gained", player=who, amount=-cost, data={"point": "ep"}))


def produce(run: Run, r: Request) -> None:
    """Produce EP; it may be declared in a chain and cannot be interrupted."""
    run.happen(Event("gained", player=r.who, amount=r.extra.get("amount", 1), data={"point": "ep"}))


def end_interrupts(run: Run, r: Request) -> None:
    """A player says that there will be no more interrupts; when all who must have said so, the declarations resolve."""
    if not run.agenda:
        raise Refused("use.have", Message("refused.nothing-declared", {}))
    confirmed = tuple(dict.fromkeys((*run.state.extra.get("confirmed", ()), r.who)))
    note(run, confirmed=confirmed)
    run.emit("event", Message("confirmed", {"player": r.who}), Event("confirmed", player=r.who), r.who)
    if len(confirmed) >= run.ask("stack.confirm"):
        note(run, confirmed=())
        resolve_all(run)


def resolved(run: Run, p: Pending) -> None:
    """A card that was used goes to the discard pile."""
    t = run.state.things.get(p.source)
    if t is not None and t.zone == "resolving":
        run.happen(Event("put", t.id, t.owner, data={"zone": "discard"}))


MESSAGES = {
    "confirmed": ("{player:I end interrupts|The opponent ends interrupts}", "{player:自分|相手}が割り込み終了を宣言"),
    "healed": ("The accumulated damage of {subject} goes down by {n}", "{subject}のダメージ累計が{n}減る"),
    "ended.damage": (
        "Too much accumulated damage: {player:I win|the opponent wins}",
        "ダメージ累計が上限に達した:{player:自分|相手}の勝利",
    ),
    "refused.own-declaration": ("nobody interrupts their own declaration", "自分の宣言には割り込めない"),
    "refused.nothing-to-declare": ("{source} has nothing to declare", "{source}に宣言できるものがない"),
    "refused.not-in-play": ("{source} is not on this player's field", "{source}はこのプレイヤーの場にない"),
    "refused.cannot-pay-ep": ("{source} costs {cost} EP, there are {has}", "{source}のコストは{cost}EP、残りは{has}"),
    "refused.nothing-declared": ("nothing has been declared", "何も宣言されていない"),
}

GAME = Game(
    id="chrono-card",
    name={"en": "Chrono Card", "ja": "クロノカード"},
    policies=POLICIES,
    appliers=common.APPLIERS,
    parts=(Part("occasion", "stack.order"),),
    discipline="stack",
    state_based=state_based,
    actions={"play": use_card, "use": use_skill, "produce": produce, "end_interrupts": end_interrupts},
    listening=("leader", "field"),
    table="field",
    messages=MESSAGES,
    vocabulary=VOCABULARY,
    hidden_zones={"hand": "owner", "deck": "nobody"},
    zones=("leader", "field", "hand", "deck", "discard", "resolving"),
    points={"defense": 0, "ep": 0},
    hooks={"resolved": resolved},
)

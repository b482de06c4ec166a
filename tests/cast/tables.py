"""A toy game on the bare kernel, and a few plain cards: no language, no corpus.

Three zones, damage, destruction at 0, drawing. Every question of the order is a rule called after it. The same table can be played
as a queue, a stack or a pool.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from engine.kernel import common, moves
from engine.kernel.budget import Budget, Ended
from engine.kernel.cards import Ability, CardAbility, Definition, Face, Trigger
from engine.kernel.game import Game, OrderPart, TimingLine
from engine.kernel.resolve import Context
from engine.kernel.rules import Policy, compose
from engine.kernel.run import Run
from engine.kernel.state import PLAYERS, State, empty_state, make_thing
from engine.kernel.trace import Event, Message
from engine.kernel.zones import LEADER, Zone

PARTS = ("occasion", "timing", "place", "player", "position", "line", "number")
POLICIES = (
    Policy("order.occasion", "toy.first-in", {"first-in": "first-in-first-out", "last-in": "last-in-first-out"}),
    Policy("order.parts", "toy.sequence", {"plain": PARTS, "place-first": ("place", *(p for p in PARTS if p != "place"))}),
    Policy("order.place", "toy.hand-then-board", {"hand-first": {"hand": 0, "board": 1}, "board-first": {"board": 0, "hand": 1}}),
    Policy("order.player", "toy.turn-player", {"turn-player": "turn-player-first", "other-player": "other-player-first"}),
    Policy("order.position", "toy.leader-last", {"last": (10**6, 1), "first": (-1, 1)}),
    Policy("order.hand", "toy.hand-right-to-left", {"right-to-left": -1, "left-to-right": 1}),
    Policy("order.line", "toy.printed-first", {"printed-first": (1, 10**6), "granted-first": (1, -(10**6))}),
    Policy("timing.early", "toy.early-before-late", {"apart": 1, "together": 0}),
    Policy("stack.order", "toy.stack", {"last-in": "last-in", "first-in": "first-in"}),
    Policy("pool.player", "toy.pool-player", {"fixed": "turn-player-first"}),
    Policy("pool.order", "toy.pool-order", {"fixed": True}),
    Policy("condition.judged", "toy.condition", {"at-trigger": "at-trigger", "at-resolution": "at-resolution"}),
    Policy("settle.loop", "toy.loop", {"fixed": True}),
    Policy("agenda.loop", "toy.loop", {"fixed": True}),
    Policy("destroyed.at-zero", "toy.at-zero", {"fixed": True}),
    Policy("replacement.applies", "toy.instead", {"fixed": True}),
)


ZONES = (
    LEADER,
    Zone("board", sees="all", shape="row", table=True, listens=True),
    Zone("hand", shape="hand", listens=True),
    Zone("deck", sees="nobody"),
    Zone("cemetery", sees="all"),
)


def destroyed(run: Run, e: Event) -> None:
    t = run.state.things[e.subject]
    if t.zone == "board":
        e.before = t
        moves.put(run, t, t.owner, "cemetery")
        e.did = 1


def state_based(run: Run, where: str) -> bool:
    for p in PLAYERS:
        for i in run.state.zone(p, "board"):
            if run.state.things[i].left <= 0:
                run.cite("destroyed.at-zero")
                run.happen(Event("destroyed", i, p))
                return True
    return False


QUEUE = Game(
    id="toy",
    name={"en": "Toy", "ja": "おもちゃ"},
    policies=POLICIES,
    appliers={**common.APPLIERS, "destroyed": destroyed},
    timeline=((TimingLine("early"), TimingLine("late", "timing.early")),),
    parts=tuple(OrderPart(p, "order." + p) for p in ("occasion", "place", "player", "position", "hand", "line", "number")),
    discipline="queue",
    state_based=state_based,
    zones=ZONES,
    points={"defense": 20},
)
STACK = replace(QUEUE, discipline="stack")
POOL = replace(QUEUE, discipline="pool")

Do = Callable[[Context], Any]


def both(text: str) -> dict[str, str]:
    return {"en": text, "ja": text}


def triggered(text: str, event: str, *operations: Do, own: bool = False, moment: str = "early", **more: Any) -> Ability:
    """An ability that waits for an event: its own, or anybody's."""
    hears = () if own else (event,)
    zones = more.pop("zones", frozenset({"board", "leader", "hand"}))
    trigger = Trigger(event, own, moment, more.pop("fits", None))
    return Ability("triggered", both(text), trigger, operations=operations, hears=hears, zones=zones, **more)


def instead(text: str, event: str, *operations: Do, own: bool = True, **more: Any) -> Ability:
    """A replacement: what is done in place of an event."""
    hears = () if own else ("~" + event,)
    trigger, zones = Trigger(event, own, "", more.pop("fits", None)), frozenset({"board", "leader"})
    return Ability("replacement", both(text), trigger, operations=operations, zones=zones, hears=hears, **more)


def card(name: str, *abilities: Ability, attack: int = 2, defense: int = 2) -> Definition:
    held = tuple(CardAbility(a, n) for n, a in enumerate(abilities))
    return Definition(name.lower(), both(name), "follower", "", frozenset(), 1, {"front": Face(attack, defense, held, ())})


def deal(amount: int, whom: str = "opponent") -> Do:
    """Damage to a leader."""

    def do(ctx: Context) -> None:
        leader = ctx.state.zone(whom, "leader")[0]
        ctx.run.happen(Event("damaged", leader, whom, amount, ctx.source))

    return do


def note(word: str) -> Do:
    """Leave a mark in the log."""
    return lambda ctx: ctx.run.emit("event", Message("text", {"text": both(word)}), Event("noted", ctx.source))


def table(**zones: Iterable[Definition]) -> State:
    """A table: ``me_board``, ``opponent_hand`` and so on, each with its cards from the left. Leaders come first."""
    state = empty_state()
    leader = Definition("leader", both("leader"), "leader", "", frozenset(), None, {"front": Face(0, 20, (), ())})
    rows = [("me", "leader", (leader,)), ("opponent", "leader", (leader,))]
    rows += [(*name.split("_"), tuple(cards)) for name, cards in zones.items()]  # type: ignore[misc]
    for player, zone, cards in rows:
        for c in cards:
            t = make_thing(len(state.things) + 1, c, player, zone)
            state.things[t.id] = t
            state.zones[(player, zone)] = (*state.zones.get((player, zone), ()), t.id)
    return state


def begin(
    state: State, game: Game = QUEUE, settings: dict[str, str] | None = None, choose: tuple[int, ...] = (), budget: Budget | None = None
) -> Run:
    """A run of the toy game with its first frame."""
    declared = {}
    for p in game.policies:
        known = declared.setdefault(p.rule, Declared(p.rule))
        known.settings.update(dict.fromkeys(p.answers))
    for rule in declared.values():
        rule.fixed = set(rule.settings) == {"fixed"}
    run = Run(game, compose(game.policies, declared, None, settings or {}), state, choose, budget)
    run.emit("start", Message("start", {}))
    return run


class Declared:
    """A rule as a corpus would declare it."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.settings: dict[str, Any] = {}
        self.history: tuple[Any, ...] = ()
        self.fixed = False


def happen(run: Run, *events: Event) -> Run:
    """Let events happen as one occasion and resolve what waits."""
    try:
        run.together(events)
        run.drain()
    except Ended:
        pass
    return run


def find(run: Run, name: str) -> int:
    """The id of the first thing of that name."""
    return next(t.id for t in run.state.things.values() if t.card.name["en"] == name)


def words(run: Run) -> list[str]:
    """What the cards noted, in its order."""
    return [f.message.parts["text"]["en"] for f in run.frames if f.message.key == "text"]


def kinds(run: Run) -> list[str]:
    return [f.kind for f in run.frames]

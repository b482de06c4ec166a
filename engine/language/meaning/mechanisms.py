"""Mechanisms that cards name by a word of their own: Spellboost, Earth Rite, Necromancy, cheaper evolving, further attacks, forgetting."""

from __future__ import annotations

from collections.abc import Callable

from engine.kernel import moves
from engine.kernel.cards import Frozen
from engine.kernel.history import forget as forget_history
from engine.kernel.resolve import Context
from engine.kernel.trace import Event, Message
from engine.language.meaning.amounts import point
from engine.language.meaning.builder import Bench, means
from engine.language.meaning.effects import Operation, done, in_order, targets_of
from engine.language.meaning.gifts import Gift, Lasting
from engine.language.tree import Node


@means("effect", "spellboost")
def spellboost(b: Bench, node: Node) -> Operation:
    """Spellboost cards in hand, so many times: what they have that waits for it triggers each time."""
    targets = targets_of(b, node)
    times = b.make("amount", node["times"]["n"]) if "times" in node else None

    def operation(ctx: Context) -> None:
        n = times(ctx) if times is not None else 1
        for i in targets(ctx):
            boost(ctx, i, n)

    return operation


def boost(ctx: Context, i: int, times: int) -> None:
    """One card in hand is spellboosted so many times; a card that has nothing to boost is passed over."""
    t = ctx.state.things[i]
    if not any(h.ability.trigger is not None and h.ability.trigger.event == "spellboosted" for h in t.abilities):
        return
    for _ in range(times):
        ctx.run.happen(Event("spellboosted", i, t.controller, 1, ctx.source))


@means("cost", "earth_rite")
def earth_rite(b: Bench, node: Node) -> Callable[[Context], bool]:
    """Use up Stack of Earth Sigils: one where no number is said; for X, all there is, X being how much."""
    whole = "n" in node and node["n"].kind == "x"
    amount = b.make("amount", node["n"]) if "n" in node and not whole else None

    def pay(ctx: Context) -> bool:
        used: int = ctx.run.game.hooks["earth-rite"](ctx, None if whole else amount(ctx) if amount is not None else 1)
        if whole:
            ctx.values["X"] = used
        return used > 0

    return pay


def there(ctx: Context) -> int:
    """How many shadows a Necromancy finds now."""
    hook = ctx.run.game.hooks.get("shadows-for-necromancy")
    return int(hook(ctx)) if hook is not None else point(ctx, ctx.me, "shadows")


@means("cost", "necromancy")
def necromancy(b: Bench, node: Node) -> Callable[[Context], bool]:
    """Pay so many shadows, if there are enough. Last Words may judge that as early as they trigger (and then by either of two counts)."""
    amount = b.make("amount", node["n"])
    key = next(b.keys)
    kind = "necromancy" if b.moment == "last-words" else "count"
    b.reads.append(Frozen(kind, key, there))

    def judged(ctx: Context) -> int:
        run, frozen = ctx.run, ctx.frozen
        run.cite("reads." + kind)
        if frozen is None or key not in frozen:
            return there(ctx)
        n: int = frozen[key]
        later: int = frozen.get(-key, n)
        if later != n:
            run.cite("necromancy.batch")
        return later if run.answers.get("necromancy.batch") == "after-the-batch" else n

    def pay(ctx: Context) -> bool:
        run, n = ctx.run, amount(ctx)
        if judged(ctx) < n or point(ctx, ctx.me, "shadows") < n:
            run.emit("event", Message("not-paid", {"source": ctx.origin}), actor=ctx.me)
            return False
        run.happen(Event("gained", 0, ctx.me, -n, ctx.source, {"point": "shadows"}))
        run.announce(Event("necromancy", ctx.source, ctx.me, n, ctx.source))
        return True

    return pay


@means("effect", "break_shields")
def break_shields(b: Bench, node: Node) -> Operation:
    """Break shields of the opponent, as many as there are up to that number."""
    amount = b.make("amount", node["count"])
    return lambda ctx: ctx.run.game.hooks["break-shields"](ctx, amount(ctx))


@means("effect", "forget")
def forget(b: Bench, node: Node) -> Operation:
    """What was destroyed and discarded on one's side counts no more."""
    return lambda ctx: forget_history(ctx.run, ctx.me)


def counting(name: str, value: int) -> Gift:
    """A counter on a thing, as something that holds of it for a while or for good."""

    def give(ctx: Context, i: int, how_long: Lasting) -> None:
        t = ctx.state.things[i]
        had = t.counters.get(name, 0)
        moves.change(ctx.run, t, counters={**t.counters, name: value})
        how_long.note(ctx, t, ("counter", name, value - had))

    return give


@means("quality", "attacks_per_turn")
def attacks_per_turn(b: Bench, node: Node) -> Gift:
    """May attack so often each turn."""
    return counting(b.mark("more_attacks", "quality", node.kind), node["n"] - 1)


@means("quality", "evolve_cost")
def evolve_cost(b: Bench, node: Node) -> Gift:
    """Evolving it costs so many points less than one (or more)."""
    return counting(b.mark("cheaper_evolution", "quality", node.kind), 1 - node["n"])


@means("effect", "take_control")
def take_control(b: Bench, node: Node) -> Operation:
    """A card changes sides, where there is room; it keeps everything it has."""
    targets = targets_of(b, node)

    def operation(ctx: Context) -> None:
        events = [ctx.run.happen(Event("taken", i, ctx.me, 0, ctx.source)) for i in in_order(ctx, targets(ctx))]
        done(ctx, [e for e in events if e.did])

    return operation

"""What the words mean that pay for an effect or undo a destruction: Earth Rite, Necromancy, Burial Rite, Reanimate."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.shadowverse import amulets, necromancy, rites
from engine.games.shadowverse import removal_policies as removal
from engine.kernel.cards import Choice, Frozen
from engine.kernel.history import forget as forget_history
from engine.kernel.history import past
from engine.kernel.moves import tally
from engine.kernel.resolve import Context
from engine.kernel.trace import Event, Message
from engine.language.meaning.builder import Bench, Meanings, NoMeaning
from engine.language.meaning.effects import Operation, done
from engine.language.tree import Node

MEANINGS = Meanings()
means = MEANINGS.means
Cost = Callable[[Context], bool]


@means("cost", "earth_rite")
def earth_rite(b: Bench, node: Node) -> Cost:
    """Use up Stack of Earth Sigils: one where no number is said; for X, all there is, X being how much."""
    whole = "n" in node and node["n"].kind == "x"
    amount = b.make("amount", node["n"]) if "n" in node and not whole else None

    def pay(ctx: Context) -> bool:
        used = amulets.earth_rite(ctx, None if whole else amount(ctx) if amount is not None else 1)
        if whole:
            ctx.values["X"] = used
        return used > 0

    return pay


@means("effect", "hold_sigils")
def hold_sigils(b: Bench, node: Node) -> Operation:
    """The player holds so many more Earth Sigils, for Earth Rite to use up."""
    if node["trait"] != "earth-sigil":
        raise NoMeaning(
            "effect", "hold_sigils",
            ("of cards with a trait only Earth Sigils can be gained without a card", "カードなしで得られるのは「土の印」だけです"),
        )
    amount = b.make("amount", node["n"])

    def operation(ctx: Context) -> None:
        n = amount(ctx)
        tally(ctx.run, ctx.me, "earth_sigils", n)
        ctx.run.emit("event", Message("sigils-gained", {"player": ctx.me, "amount": n}), actor=ctx.me)

    return operation


@means("cost", "necromancy")
def pay_shadows(b: Bench, node: Node) -> Cost:
    """Pay so many shadows, if there are enough. Last Words may judge that as early as they trigger (and then by either of two counts)."""
    amount = b.make("amount", node["n"])
    key = next(b.keys)
    kind = "necromancy" if b.moment == "last-words" else "count"
    b.reads.append(Frozen(kind, key, necromancy.shadows))

    def judged(ctx: Context) -> int:
        run, frozen = ctx.run, ctx.frozen
        run.cite("reads." + kind)
        if frozen is None or key not in frozen:
            return necromancy.shadows(ctx)
        n, later = frozen[key], frozen.get(-key, frozen[key])
        assert isinstance(n, int)
        assert isinstance(later, int)
        if later != n:
            run.cite(removal.NECROMANCY_BATCH)
        return later if run.answer(removal.NECROMANCY_BATCH) == "after-the-batch" else n

    def pay(ctx: Context) -> bool:
        run, n = ctx.run, amount(ctx)
        if judged(ctx) < n or ctx.state.point(ctx.me, "shadows") < n:
            run.emit("event", Message("not-paid", {"source": ctx.origin}), actor=ctx.me)
            return False
        run.happen(Event("gained", 0, ctx.me, -n, ctx.source, point="shadows", how="necromancy"))
        run.announce(Event("necromancy", ctx.source, ctx.me, n, ctx.source))
        return True

    return pay


@means("amount", "spent_on_necromancy")
def spent_on_necromancy(b: Bench, node: Node) -> Callable[[Context], int]:
    """How many shadows the player has paid for Necromancy."""
    period: str = node["period"]["when"]
    return b.reading("count", lambda ctx: sum(r.amount for r in past(ctx, "necromancy", period) if r.player == ctx.me))


@means("amount", "stack_used")
def stack_used(b: Bench, node: Node) -> Callable[[Context], int]:
    """How much Stack the player has used up for Earth Rite."""
    period: str = node["period"]["when"]
    return b.reading("count", lambda ctx: sum(r.amount for r in past(ctx, "earth-rite", period) if r.player == ctx.me))


@means("cost", "burial_rite")
@means("effect", "burial_rite")
def burial_rite(b: Bench, node: Node) -> Cost:
    """Bury a chosen follower of the hand; where it is named on playing, that may be as early as it is done, by rule."""
    key = next(b.keys)
    if "n" in node and node["n"].kind != "number":
        raise NoMeaning("amount", node["n"].kind, ("how many a Burial Rite buries must be a number", "葬送する数は数で書いてください"))
    n: int = node["n"]["n"] if "n" in node else 1

    def candidates(ctx: Context) -> list[int]:
        things = ctx.state.things
        return [i for i in ctx.state.zone(ctx.me, "hand") if things[i].card.kind == "follower" and i != ctx.source]

    if b.declares:
        b.choices.append(Choice(key, candidates, n, n, rites.BURIED, True, early=True))

    def pay(ctx: Context) -> bool:
        named = ctx.chosen.get(key) if ctx.chosen is not None else None
        early = ctx.run.performed.pop((ctx.source, key), None)
        done(ctx, rites.bury(ctx, named, n) if early is None else early)
        return any(e.did for e in ctx.last)

    return pay


@means("effect", "reanimate")
def reanimate(b: Bench, node: Node) -> Operation:
    """Summon the destroyed follower of the highest cost up to so much."""
    n = b.make("amount", node["n"])
    fits = b.make("filter", node["filter"]).fits if "filter" in node else None
    return lambda ctx: done(ctx, [e for e in rites.reanimate(ctx, n(ctx), fits) if e.did])


@means("effect", "forget")
def forget(b: Bench, node: Node) -> Operation:
    """What was destroyed and discarded on one's side counts no more."""
    return lambda ctx: forget_history(ctx.run, ctx.me)

"""Cards that join an attack from their player's hand: Invasion, Revolution Change, Ninja Strike (which a block is enough for).

All that may be used are declared at once when the attack is, the turn player's first, before anything resolves (by rule); what was declared
waits like any effect, and whether it can still be done is looked at then.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.games.duel_masters import policies as rule
from engine.games.duel_masters import stacks, using
from engine.games.duel_masters.mana import tap
from engine.games.duel_masters.state import of
from engine.kernel import joins, replace
from engine.kernel.cards import Ability, CardAbility, Test, Trigger
from engine.kernel.gather import queue
from engine.kernel.resolve import Context
from engine.kernel.state import OTHER, Player, Thing
from engine.kernel.targets import yes_or_no, yes_wished
from engine.kernel.trace import Event, Message
from engine.language.meaning.builder import Bench, Meanings
from engine.language.meaning.durations import FOR_GOOD
from engine.language.meaning.grants import grant
from engine.language.tree import Node

if TYPE_CHECKING:
    from engine.kernel.run import Run

MEANINGS = Meanings()
means = MEANINGS.means
ROLE = "declared"
SUMMONING = ("ninja-strike", "attack-chance", "revolution-zero")  # by which a card is used; the others only come in
HEADS = ("invasion", "revolution-change", "ninja-strike", "attack-chance", "revolution-zero")


def declare(run: Run, event: Event) -> None:
    """Ask each player, the turn player first, which cards of the hand join the attack; what is declared waits."""
    for player in (run.state.turn, OTHER[run.state.turn]):
        for t, h in in_hand(run, player):
            declare_one(run, event, t, h, player)


def in_hand(run: Run, player: Player) -> list[tuple[Thing, CardAbility]]:
    """The cards of a player's hand that say of themselves when they join an attack, each with what says so."""
    things = (run.state.things[i] for i in run.state.zone(player, "hand"))
    return [(t, h) for t in things for h in t.abilities if h.ability.role == ROLE]


def there_then(run: Run) -> set[tuple[int, int]]:
    """Which of those cards are in a hand, and since when."""
    return {(t.id, t.since) for player in (run.state.turn, OTHER[run.state.turn]) for t, _ in in_hand(run, player)}


def too_late(run: Run, event: Event, asked: set[tuple[int, int]]) -> None:
    """By rule a card that has come to the hand since the attack was declared does not join it, though it could now."""
    for player in (run.state.turn, OTHER[run.state.turn]):
        for t, h in in_hand(run, player):
            if (t.id, t.since) not in asked and may(h, Context(run, h, t, player, event)):
                run.cite(rule.DECLARED, len(run.frames) - 1)
                return


def may(h: CardAbility, ctx: Context) -> bool:
    """Whether the attack that goes on is one that the card may join."""
    condition = h.ability.condition
    return condition is not None and condition(ctx)


def declare_one(run: Run, event: Event, t: Thing, h: CardAbility, player: Player) -> None:
    """Ask about one card, if it may be declared now."""
    ctx = Context(run, h, t, player, event)
    if not may(h, ctx):
        return
    if h.ability.head in SUMMONING and not using.allowed(run, t, player, onto_what=False, asked=False):
        return
    run.cite(rule.DECLARED)
    wish = joins.said(run, t.id, h.ability.head, HEADS)
    wish = yes_wished(run) if wish is None else wish
    if yes_or_no(run, player, Message("choose", {"source": t, "text": h.ability.text}), wish):
        queue(run, event, h, t, h.ability.head, ctx)


def declared(b: Bench, node: Node, head: str, test: Test, does: Callable[[Context, Thing], None]) -> list[Ability]:
    """An ability that is declared from hand when an attack is; it fails if its card has left the hand meanwhile."""

    def operation(ctx: Context) -> None:
        t = ctx.state.things[ctx.source]
        if t.zone != "hand" or t.since != ctx.origin.since:
            run, text = ctx.run, Message("fizzled.not-in-hand", {"source": ctx.origin})
            run.cite(rule.DECLARED)
            run.emit("fizzled", text, ctx.event, ctx.me, ctx.pending)
            return
        does(ctx, t)

    text = b.text(node, "sentence")
    return [Ability(ROLE, text, Trigger("declared", True, head), test, (operation,), zones=frozenset({"hand"}), head=head)]


def attacker(ctx: Context) -> Thing | None:
    """The creature whose attack is going on."""
    i = of(ctx.state).attacker
    return ctx.state.things[i] if i else None


def own_attack(b: Bench, node: Node) -> Test:
    """Whether the attack is by a creature of the player that fits."""
    fits = b.make("filter", node["what"]).fits

    def test(ctx: Context) -> bool:
        t = attacker(ctx)
        return t is not None and not blocks(ctx) and t.controller == ctx.me and bool(fits(ctx, t))

    return test


def blocks(ctx: Context) -> bool:
    """Whether what the card may join is a block, and not the declaration of the attack."""
    return ctx.event is not None and ctx.event.type == "blocked"


def takes_over(run: Run, i: int) -> None:
    """From now on this creature is the one that attacks."""
    run.new_state().game = of(run.state)._replace(attacker=i)


def another(ctx: Context, base: Thing) -> bool:
    """Whether the creature that attacks now is not the one whose attack was declared, and the rule asks for that one.

    One that has been put on it since is the same creature.
    """
    if ctx.event is None or ctx.event.subject in (base.id, *(t.id for t in stacks.below(ctx.state, base.id))):
        return False
    ctx.run.cite(rule.INVASION_WHOM)
    if ctx.run.answer(rule.INVASION_WHOM) == "whoever-attacks":
        return False
    ctx.run.emit("fizzled", Message("fizzled.other-attacker", {"source": ctx.origin}), ctx.event, ctx.me, ctx.pending)
    return True


def would_stay(ctx: Context, back: Event) -> bool:
    """Whether something would happen instead of a creature's going back, so that by rule nothing is swapped at all."""
    if not replace.candidates(ctx.run, back):
        return False
    ctx.run.cite(rule.SWAPS)
    if ctx.run.answer(rule.SWAPS) == "as-far-as-possible":
        return False
    ctx.run.emit("fizzled", Message("fizzled.no-swap", {"source": ctx.origin}), ctx.event, ctx.me, ctx.pending)
    return True


@means("printed", "invasion")
def invasion(b: Bench, node: Node) -> list[Ability]:
    """Put on top of the attacking creature, for nothing; the attack goes on."""

    def does(ctx: Context, t: Thing) -> None:
        base = attacker(ctx)
        if base is None or base.zone != ctx.run.game.table or another(ctx, base):
            return
        takes_over(ctx.run, t.id)
        ctx.run.happen(Event("entered", t.id, ctx.me, how="invaded", onto=base.id, free=True))

    return declared(b, node, "invasion", own_attack(b, node), does)


@means("printed", "revolution_change")
def revolution_change(b: Bench, node: Node) -> list[Ability]:
    """The attacking creature goes back to hand, and the card takes its place in the attack, turned as it was."""
    fits = own_attack(b, node)

    def does(ctx: Context, t: Thing) -> None:
        out = attacker(ctx)
        if out is None or out.zone != ctx.run.game.table or not fits(ctx):
            return
        tapped = bool(out.counters.get("tapped"))
        back = Event("returned", out.id, out.controller, 0, ctx.source, by="effect", of=ctx.me)
        if would_stay(ctx, back):
            return
        ctx.run.happen(back)
        takes_over(ctx.run, t.id)
        ctx.run.happen(Event("entered", t.id, ctx.me, how="changed", free=True))
        if tapped:
            tap(ctx.run, t.id)

    return declared(b, node, "revolution-change", fits, does)


@means("printed", "ninja_strike")
def ninja_strike(b: Bench, node: Node) -> list[Ability]:
    """Summoned for nothing when the other player's creature attacks or blocks; at the end of the turn it goes to the bottom of the deck."""
    n = node["n"]

    def enough(ctx: Context) -> bool:
        return len(ctx.state.zone(ctx.me, "mana")) >= n and not of(ctx.state).struck

    def test(ctx: Context) -> bool:
        t = ctx.state.things[ctx.event.subject] if ctx.event is not None and blocks(ctx) else attacker(ctx)
        if t is None or t.controller == ctx.me:
            return False
        return ctx.run.answer(rule.NINJA_MANA) == "on-resolution" or enough(ctx)

    def does(ctx: Context, t: Thing) -> None:
        run = ctx.run
        run.cite(rule.NINJA_MANA)
        if not enough(ctx):
            run.emit("fizzled", Message("fizzled.no-ninja-strike", {"source": t}), ctx.event, ctx.me, ctx.pending)
            return
        if not using.allowed(run, t, ctx.me):
            return
        run.new_state().game = of(run.state)._replace(struck=True)
        run.happen(Event("played", t.id, ctx.me, free=True))
        run.happen(Event("entered", t.id, ctx.me, how="used", free=True))
        grant(ctx, t.id, going_back(run.game.table), FOR_GOOD)

    return declared(b, node, "ninja-strike", test, does)


BACK = {"en": "at the end of the turn: put this on the bottom of its owner's deck", "ja": "ターンの終わりに、これを山札の一番下に置く"}


def going_back(table: str) -> Ability:
    """What a creature is given that came by Ninja Strike."""

    def operation(ctx: Context) -> None:
        if ctx.state.things[ctx.source].zone == table:
            ctx.run.happen(Event("put", ctx.source, ctx.me, 0, ctx.source, zone="deck", at="bottom", bottom=True, by="effect"))

    trigger = Trigger("turn-ended", False, "turn-end")
    return Ability("triggered", BACK, trigger, None, (operation,), zones=frozenset({table}), hears=("turn-ended",), head="turn-end")



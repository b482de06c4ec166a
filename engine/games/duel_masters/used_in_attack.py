"""Cards that are used from hand for nothing when an attack is declared: Attack Chance, Revolution 0 Trigger."""

from __future__ import annotations

from engine.games.duel_masters import twinpact, using
from engine.games.duel_masters.from_hand import attacker, declared, own_attack
from engine.kernel.cards import Ability
from engine.kernel.resolve import Context
from engine.kernel.state import Thing
from engine.language.meaning.builder import Bench, Meanings
from engine.language.tree import Node

MEANINGS = Meanings()
means = MEANINGS.means


def used(ctx: Context, t: Thing) -> None:
    """The card is used for nothing, if nothing forbids that by then."""
    found = twinpact.fitting(ctx.run, t, ctx.me, "")
    if found is not None and using.allowed(ctx.run, found, ctx.me):
        using.use(ctx.run, found, ctx.me)


@means("printed", "attack_chance")
def attack_chance(b: Bench, node: Node) -> list[Ability]:
    """Used for nothing when such a creature of its player attacks."""
    return declared(b, node, "attack-chance", own_attack(b, node), used)


@means("printed", "revolution_zero")
def revolution_zero(b: Bench, node: Node) -> list[Ability]:
    """Used for nothing when a creature attacks its player, who has no shields."""

    def test(ctx: Context) -> bool:
        t, aim = attacker(ctx), ctx.state.things.get(ctx.event.target) if ctx.event is not None else None
        hit = aim is not None and aim.zone == "leader" and aim.owner == ctx.me
        return hit and t is not None and not ctx.state.zone(ctx.me, "shields")

    return declared(b, node, "revolution-zero", test, used)

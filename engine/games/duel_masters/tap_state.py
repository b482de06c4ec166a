"""Tapping and untapping by effects: what lies that way already is not turned, and nothing is replaced by turning it."""

from __future__ import annotations

from engine.games.duel_masters import policies as rule
from engine.games.duel_masters.mana import was_tapped
from engine.kernel.resolve import Context
from engine.kernel.trace import Event
from engine.language.meaning.builder import Bench, Meanings, NoMeaning
from engine.language.meaning.effects import Operation, done, sweep, targets_of
from engine.language.tree import Node

MEANINGS = Meanings()
means = MEANINGS.means


@means("effect", "turn_card")
def turn_card(b: Bench, node: Node) -> Operation:
    """Cards are tapped or untapped, as far as they do not lie so already (by rule)."""
    if node["how"] not in ("tap", "untap"):
        raise NoMeaning("effect", node["how"])
    targets, taps = targets_of(b, node), node["how"] == "tap"

    def operation(ctx: Context) -> None:
        things, found = ctx.state.things, targets(ctx)
        turned = [i for i in found if bool(things[i].counters.get("tapped")) != taps]
        if len(turned) < len(found):
            ctx.run.cite(rule.TAPPED_ALREADY)
            if ctx.run.answer(rule.TAPPED_ALREADY) == "counts":
                turned = found
        if not turned:
            done(ctx, [])
            ctx.skip = ctx.skip or (replaces(ctx) and not any(e.did for step in ctx.tally for e in step))
            return
        sweep(ctx, [Event("marked" if taps else "untapped", i, things[i].controller, int(taps), ctx.source, mark="tapped") for i in turned])
        if taps:
            for i in turned:
                was_tapped(ctx.run, i)

    return operation


def replaces(ctx: Context) -> bool:
    """Whether this is done in place of something."""
    return ctx.card_ability is not None and ctx.card_ability.ability.role == "replacement"

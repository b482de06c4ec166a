"""Whether there are shadows enough for a Necromancy: which shadows are there at the moment that is judged."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.shadowverse import removal_policies as removal
from engine.kernel.blocks import Uncited
from engine.kernel.resolve import Context

if TYPE_CHECKING:
    from engine.kernel.run import Run


def shadows(ctx: Context) -> int:
    """A player's shadows as a Necromancy counts them now: with the one of its own card's destruction, without a spell still resolving."""
    run, player = ctx.run, ctx.me
    n = run.state.point(player, "shadows")
    e = ctx.event
    if e is not None and e.type == "destroyed" and e.subject == ctx.source and run.ask(removal.NECROMANCY_OWN_SHADOW) == "comes-after":
        n -= 1
    if run.state.zone(player, "resolving"):
        run.cite(removal.SPELL_SHADOW)
    return n


def swept(run: Run, mark: int) -> None:
    """One effect has destroyed several: note what each of them would find now, beside what it found (which of the two counts is open).

    The later count is frozen under the negative of the key.
    """
    for p in run.agenda:
        if p.id <= mark or not p.frozen:
            continue
        for read in p.ability.reads:
            if read.kind == "necromancy" and read.key in p.frozen:
                ctx = Context(run, p.card_ability, p.origin, p.controller, p.event)
                with Uncited(run):
                    p.frozen[-read.key] = read.read(ctx)

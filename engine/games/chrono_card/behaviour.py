"""What Chrono Card does in its own way: paying on resolution, the discard pile, who must answer a charm."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from engine.games.chrono_card import charming, declaring, offers, starting, turns
from engine.games.chrono_card.state import of
from engine.kernel.agenda import Pending
from engine.kernel.behaviour import Behaviour
from engine.kernel.bilingual import Bilingual
from engine.kernel.blocks import Uncited
from engine.kernel.requests import Refused, Request
from engine.kernel.resolve import Context
from engine.kernel.state import Player, State, Thing

if TYPE_CHECKING:
    from engine.kernel.run import Run

ENDED = {"en": "interrupts ended", "ja": "割り込み終了"}


class ChronoCard(Behaviour):
    """Cards and skills are declared, and may be paid for only as they resolve."""

    def first_counters(self, thing: Thing) -> Mapping[str, int]:
        """A BGM lies on the field with its performance tokens."""
        n = starting.tokens(thing) if thing.zone == "field" else 0
        return {starting.TOKENS: n} if n else {}

    def fizzles(self, run: Run, waiting: Pending, now: Thing | None) -> tuple[str, str] | None:
        """It cannot be paid any more, where a rule has it paid on resolution."""
        return declaring.unpaid(run, waiting, now)

    def may_attack(self, run: Run, attacker: Thing, target: Thing | None) -> bool:
        """What could charm: an unchecked card that is no newcomer and that no text keeps from it; the other player, always."""
        with Uncited(run):
            try:
                charming.acts(run, attacker.controller, attacker)
            except Refused:
                return False
        able = "cannot-attack" not in attacker.keywords
        return able and (target is None or (target.zone == "leader" and target.owner != attacker.controller))

    def targetable(self, ctx: Context, thing: int) -> bool:
        """Not what can't be chosen, by the other player's effects."""
        t = ctx.state.things[thing]
        return t.controller == ctx.me or "untargetable" not in t.keywords

    def resolved(self, run: Run, waiting: Pending) -> None:
        """A card that was used goes to the discard pile."""
        declaring.resolved(run, waiting)

    def all_passed(self, run: Run) -> None:
        """A phase in which nothing is left to do is over; the main phase is not, which somebody has to declare."""
        turns.declare_step(run, Request("declare", run.state.turn, what="phase-change"))

    def said(self, state: State, player: Player) -> tuple[Bilingual, ...]:
        """That they have ended interrupts, until somebody interrupts or what was declared resolves."""
        return (ENDED,) if player in of(state).confirmed else ()

    def whose_move(self, run: Run) -> Player | None:
        """The player against whom a charm goes."""
        return offers.whose_move(run)

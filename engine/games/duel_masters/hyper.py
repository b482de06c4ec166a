"""Hyper Mode: other creatures are tapped in the main step, and lines of the card count until its player's next turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.duel_masters import policies as rule
from engine.games.duel_masters import turns
from engine.games.duel_masters.mana import tap
from engine.kernel import moves
from engine.kernel.cards import Ability
from engine.kernel.notes import Note
from engine.kernel.requests import Refused, Request
from engine.kernel.resolve import Context
from engine.kernel.state import Expiry, Thing
from engine.kernel.targets import choose
from engine.kernel.temporary import TemporaryCounter
from engine.kernel.trace import Event, Message
from engine.language.meaning import lent
from engine.language.meaning.builder import Bench, Meanings, NoMeaning
from engine.language.tree import Node

if TYPE_CHECKING:
    from engine.kernel.run import Run

MEANINGS = Meanings()
means = MEANINGS.means
HYPER = Note[int]("hyper")  # how many other creatures are tapped for it
MODE = "hyper-mode"
TAPPED = {"en": "the creatures to tap", "ja": "タップするクリーチャー"}


@means("printed", "hyper")
def hyper(b: Bench, node: Node) -> list[Ability]:
    """For how many tapped creatures the mode is on: noted of the card."""
    HYPER.put(b.notes, node["n"])
    return []


@means("line", "under_hyper")
def under_hyper(b: Bench, node: Node) -> list[Ability]:
    """The line counts while the mode is on."""
    assert b.line_maker is not None
    inner = b.line_maker(node["line"])
    if any(a.role == "spell" for a in inner):
        raise NoMeaning("line", node.kind)
    return lent.while_head(b, inner, is_on)


def is_on(ctx: Context) -> bool:
    """Whether the mode of the card is on."""
    return ctx.state.things[ctx.source].counters.get(MODE, 0) > 0


def use(run: Run, r: Request, t: Thing) -> None:
    """Tap so many other creatures; the mode is on until the start of the player's next turn."""
    n, things = HYPER.of(t.card) or 0, run.state.things
    run.cite(rule.HYPER)
    others = [things[i] for i in run.state.zone(r.who, run.game.table) if i != t.id]
    able = [o.id for o in others if o.attack is not None and not o.counters.get("tapped")]
    if t.zone != run.game.table or t.controller != r.who or run.state.turn != r.who or len(able) < n:
        raise Refused(rule.HYPER, Message("refused.no-hyper", {"source": t}))
    turns.step_to(run, "main", t)
    for i in choose(run, r.who, able, n, Message("choose", {"source": t, "text": TAPPED})):
        tap(run, i)
    run.cite(rule.HYPER)
    run.happen(Event("hyper", t.id, r.who))
    turns.entered_step(run, "main")


def on(run: Run, e: Event) -> None:
    """The mode is on."""
    t = run.state.things[e.subject]
    moves.count(run, t, MODE, 1)
    moves.expire_later(run, Expiry("start-of-turn", e.player, t.id, t.since, TemporaryCounter(MODE, 1), t.id))
    e.did = 1

"""What is so of a creature as it enters: turned sideways, with a shield for its EX Life, safe for a turn (Just Diver)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.duel_masters import attached, fort, paying_more
from engine.games.duel_masters import policies as rule
from engine.games.duel_masters.mana import tap
from engine.games.duel_masters.state import of
from engine.kernel import moves
from engine.kernel.cards import Ability, Trigger
from engine.kernel.forbid import Wanted
from engine.kernel.gather import heard
from engine.kernel.notes import Note
from engine.kernel.resolve import Context
from engine.kernel.shuffling import take_from_top
from engine.kernel.state import Thing
from engine.kernel.targets import choose_some
from engine.kernel.trace import Event, Message
from engine.language.meaning.builder import Bench, Meanings
from engine.language.tree import Node

if TYPE_CHECKING:
    from engine.kernel.run import Run

MEANINGS = Meanings()
means = MEANINGS.means

BONUS = "super-bonus"  # the counter of a card that was used by its S-trigger while its player had no shields
TAPPED = "~enters-tapped"
FORCE = "shield-force"  # the keyword, and the counter that tells which shield was chosen for it
WHICH_SHIELD = {"en": "the shield for its Shield Force", "ja": "シールド・フォースに選ぶシールド"}
LIFE = Note[bool]("ex_life")
SHIELD = "ex-life"  # the counter that tells the shield of a creature, and the one that tells its stay


def as_it_enters(run: Run, t: Thing) -> None:
    """What is so from its first moment in the battle zone."""
    for i, h in heard(run.state, run.game.listening).get(TAPPED, ()):
        holder = run.state.things[i]
        ctx = Context(run, h, holder, holder.controller, None)
        if h.ability.forbids is not None and h.ability.forbids(ctx, Wanted("lie", t.controller, run.state.things[t.id])):
            tap(run, t.id)
    attached.as_it_enters(run, t)
    paying_more.as_it_enters(run, t)
    fort.as_it_enters(run, t)
    if of(run.state).boosted == t.id and BONUS in run.state.things[t.id].keywords:
        now = run.state.things[t.id]
        moves.change(run, now, counters={**now.counters, BONUS: 1})
    if FORCE in run.state.things[t.id].keywords:
        choose_force(run, t.id)
    if LIFE.of(t.card):
        run.cite(rule.EX_LIFE)
        for top in take_from_top(run, t.controller, 1):
            moves.put(run, top, t.controller, "shields")
            shield = run.state.things[top.id]
            now = run.state.things[t.id]
            moves.change(run, now, counters={**now.counters, SHIELD: shield.id, SHIELD + "-since": shield.since})


def choose_force(run: Run, i: int) -> None:
    """The player may choose one of their shields; as long as that is there, what stands under Shield Force counts."""
    run.cite(rule.SHIELD_FORCE)
    t = run.state.things[i]
    shields = list(run.state.zone(t.controller, "shields"))
    for n in choose_some(run, t.controller, shields, 1, Message("choose", {"source": t, "text": WHICH_SHIELD})):
        chosen, now = run.state.things[n], run.state.things[i]
        moves.change(run, now, counters={**now.counters, FORCE: chosen.id, FORCE + "-since": chosen.since})


def forced(ctx: Context) -> bool:
    """Whether the shield chosen for Shield Force is still there."""
    counters = ctx.state.things[ctx.source].counters
    shield = ctx.state.things.get(counters.get(FORCE, 0))
    return shield is not None and shield.zone == "shields" and shield.since == counters.get(FORCE + "-since")


@means("continuous", "enters_tapped")
def enters_tapped(b: Bench, node: Node) -> object:
    """Cards that fit come into the battle zone turned sideways, as long as this is there."""
    text, zones = b.text(node, "quality"), frozenset({b.game.table})
    return lambda fits: Ability("static", text, zones=zones, hears=(TAPPED,), forbids=lambda ctx, wanted: fits(ctx, wanted.thing))


@means("printed", "ex_life")
def ex_life(b: Bench, node: Node) -> list[Ability]:
    """The top card of the deck becomes a shield as it enters; as long as that is there, it goes in place of the creature's leaving."""
    LIFE.put(b.notes, True)
    table = b.game.table

    def fits(ctx: Context) -> bool:
        e, counters = ctx.event, ctx.state.things[ctx.source].counters
        shield = ctx.state.things.get(counters.get(SHIELD, 0))
        there = shield is not None and shield.zone == "shields" and shield.since == counters.get(SHIELD + "-since")
        return there and e is not None and e.zone != table and ctx.state.things[e.subject].zone == table

    def operation(ctx: Context) -> None:
        ctx.run.cite(rule.EX_LIFE)
        shield = ctx.state.things[ctx.state.things[ctx.source].counters[SHIELD]]
        ctx.run.happen(Event("put", shield.id, shield.owner, 0, ctx.source, zone="graveyard"))

    trigger = Trigger("left", True, "replacement", fits)
    return [Ability("replacement", b.text(node, "sentence"), trigger, operations=(operation,), zones=frozenset({table}))]


@means("printed", "just_diver")
def just_diver(b: Bench, node: Node) -> list[Ability]:
    """From its entering until its player's next turn it can be neither chosen by the other player nor attacked."""
    this, until = (Node("this"),), Node("until", edge="start", turn="next_me")
    deeds = [Node("cant_be", deed=Node(deed)) for deed in ("targeted", "attacked_at")]
    said = tuple(Node("say", then=Node("sequence", steps=(Node("be", targets=this, quality=q, duration=until),))) for q in deeds)
    entering = Node("when", subject=this[0], happening=Node("enters"))
    assert b.line_maker is not None
    return b.line_maker(Node("ability", trigger=entering, body=Node("body", sentences=said)))

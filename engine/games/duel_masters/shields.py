"""Shields: how many a creature breaks, and what comes of a player who has none."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.games.duel_masters import breaking
from engine.games.duel_masters import policies as rule
from engine.games.duel_masters.from_shields import triggers
from engine.games.duel_masters.state import of
from engine.kernel.cards import Ability
from engine.kernel.forbid import Wanted, forbidden
from engine.kernel.resolve import Context
from engine.kernel.simultaneous import at_once
from engine.kernel.state import OTHER, Player, Thing
from engine.kernel.targets import as_options, choose, number_wished
from engine.kernel.trace import Event, Message
from engine.language.meaning.builder import Bench, Meanings
from engine.language.meaning.grants import Grant, marking
from engine.language.tree import Node

if TYPE_CHECKING:
    from engine.kernel.run import Run

MEANINGS = Meanings()
means = MEANINGS.means

UNBREAKABLE = "unbreakable"
BREAKERS = {"world-breaker": 99, "quadruple-breaker": 4, "triple-breaker": 3, "double-breaker": 2}
POWER_A_SHIELD = 6000  # Powered Breaker breaks a shield for each so much power; with less it says nothing, and one is broken
WHICH = {"en": "the shields to break", "ja": "ブレイクするシールド"}


def breaks(run: Run, t: Thing) -> int:
    """How many shields a creature breaks at once; of several breakers its player chooses one, and may not do without."""
    more = breaking.more_shields(run, t)
    powered = {(t.attack or 0) // POWER_A_SHIELD} - {0} if "powered-breaker" in t.keywords else set()
    sizes = sorted({n for word, n in BREAKERS.items() if word in t.keywords} | powered, reverse=True)
    if len(sizes) < 2:
        return (sizes[0] if sizes else 1) + more
    run.cite(rule.BREAKERS)
    picked = run.decide("choice", t.controller, Message("which-breaker", {"source": t}), as_options(sizes), wish=number_wished(run, sizes))
    return sizes[picked] + more


def break_by_effect(ctx: Context, amount: int) -> None:
    """An effect breaks shields of the other player."""
    break_shields(ctx.run, ctx.origin, ctx.other, amount)


def break_shields(run: Run, t: Thing, player: Player, amount: int) -> None:
    """Shields are broken at once and come to their owner's hand; then S-triggers among them may be used."""
    shields = breakable(run, t, player)
    if not shields:
        return
    picked = choose(run, OTHER[player], shields, amount, Message("choose", {"source": t, "text": WHICH}))
    run.cite(rule.ATTACK_SHIELDS)
    events = [Event("broken", i, player, source=t.id) for i in picked]
    has_broken(run, t)
    if len(picked) < 2 or run.ask(rule.SHIELDS_AT_ONCE) == "at-once":
        at_once(run, events)
        last_shield(run, player)
        triggers(run)
        return
    for e in events:
        run.cite(rule.SHIELDS_AT_ONCE)
        run.happen(e)
        last_shield(run, player)
        triggers(run)
        run.drain()


def breakable(run: Run, t: Thing, player: Player) -> list[int]:
    """The shields of a player that can be broken; each that can't be is named."""
    found = []
    for i in run.state.zone(player, "shields"):
        shield = run.state.things[i]
        if UNBREAKABLE in shield.keywords or forbidden(run, Wanted("break", OTHER[player], shield, other=t)) is not None:
            run.cite(rule.ATTACK_SHIELDS)
            run.emit("event", Message("unbreakable", {"subject": shield}), actor=player)
        else:
            found.append(i)
    return found


@means("continuous", "unbreakable")
def unbreakable(b: Bench, node: Node) -> Callable[[Callable[[Context, Thing], bool]], Ability]:
    """Shields that fit can't be broken as long as this is there."""
    zones, text = frozenset({b.game.table, "leader"}), b.text(node, "quality")
    return lambda fits: Ability("static", text, zones=zones, hears=("!break",), forbids=lambda ctx, wanted: fits(ctx, wanted.thing))


@means("quality", "unbreakable")
def unbreakable_for_a_while(b: Bench, node: Node) -> Grant:
    """For a while: the shields that are there."""
    return marking(UNBREAKABLE)


def has_broken(run: Run, t: Thing) -> None:
    """Note which creatures have broken shields this turn."""
    game = of(run.state)
    before = game.broke if game.broke_in == run.state.turn_number else ()
    run.new_state().game = game._replace(broke=(*before, t.id), broke_in=run.state.turn_number)


def last_shield(run: Run, player: Player) -> None:
    """That no shield is left decides nothing yet (by rule)."""
    if run.state.zone(player, "shields"):
        return
    run.cite(rule.SBP_DIRECT_ATTACK)
    if run.answer(rule.SBP_DIRECT_ATTACK) == "last-shield":
        hits(run, player)
    else:
        run.emit("event", Message("last-shield", {"player": player}), actor=player)


def hits(run: Run, player: Player) -> None:
    """Note for the rules that the attack on a player decides the game."""
    run.new_state().game = of(run.state)._replace(hits=(*of(run.state).hits, player))

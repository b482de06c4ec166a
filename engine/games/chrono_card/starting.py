"""The start phase: what its player's cards do by themselves, and the performance tokens that a BGM lives on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.chrono_card import policies as rule
from engine.kernel import common, moves, reckoning
from engine.kernel.notes import FIGURES
from engine.kernel.state import Player, Thing
from engine.kernel.trace import Event

if TYPE_CHECKING:
    from engine.kernel.run import Run

TOKENS = "performance"


def start(run: Run, player: Player) -> None:
    """Checked cards are unchecked, the Heroine recovers, newcomers may do everything, each BGM loses a token; what waits for it is due."""
    moves.expire(run, "start-of-turn", player)
    reckoning.update(run)
    for i in run.state.zone(player, "field"):
        if run.state.things[i].counters.get("tapped") and "stays-tapped" not in run.state.things[i].keywords:
            run.happen(Event("marked", i, player, 0, mark="tapped"))
        if run.state.things[i].hidden:
            recover(run, i, player)
        t = run.state.things[i]
        if t.counters.get("entered"):
            moves.change(run, t, counters={name: n for name, n in t.counters.items() if name != "entered"})
    for i in run.state.zone(player, "field"):
        if run.state.things[i].card.kind == "bgm":
            play_on(run, i, player)
    run.happen(Event("turn-started", player=player))


def recover(run: Run, i: int, player: Player) -> None:
    """A Heroine that lies face down is turned face up again, by the rule; of other cards no document says so."""
    if run.state.things[i].card.kind == "heroine" and run.ask(rule.HEROINE_RECOVERS) == "recovers":
        run.happen(Event("turned-up", i, player))


def turn_up(run: Run, e: Event) -> None:
    """A card is turned face up: no damage is left on it, and it has its abilities again."""
    t = run.state.things[e.subject]
    moves.change(run, t, hidden=False, damage=0, abilities=t.card.face(t.face).abilities)
    e.did = 1


def play_on(run: Run, i: int, player: Player) -> None:
    """One token is removed from a BGM; with none to remove (by another reading, with the last one) it goes to the discard pile."""
    left = run.state.things[i].counters.get(TOKENS, 0)
    run.cite(rule.BGM_TOKENS)
    if left:
        run.happen(Event("token-removed", i, player, left - 1))
    if not left or (left == 1 and run.answer(rule.BGM_TOKENS) == "with-the-last"):
        run.happen(Event("put", i, player, zone="discard"))


def remove_token(run: Run, e: Event) -> None:
    """A token is gone; the event says how many are left."""
    t = run.state.things[e.subject]
    moves.change(run, t, counters={**t.counters, TOKENS: e.amount})
    e.did = 1


def entered(run: Run, e: Event) -> None:
    """A card enters the field, with its tokens."""
    common.entered(run, e)
    t = run.state.things.get(e.subject)
    if t is not None and t.zone == run.game.table and (n := tokens(t)):
        moves.change(run, t, counters={**t.counters, TOKENS: n})


def tokens(t: Thing) -> int:
    """How many performance tokens a card comes with."""
    return (FIGURES.of(t.card) or {}).get(TOKENS, 0)

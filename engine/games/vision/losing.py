"""Who has lost: no life left, as it is looked at by the rule; and a draw that is due from an empty deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.vision import policies as rule
from engine.games.vision.state import of
from engine.kernel import common
from engine.kernel.history import frame_since
from engine.kernel.questions import settles
from engine.kernel.state import OTHER, PLAYERS, Player, State
from engine.kernel.trace import Event

if TYPE_CHECKING:
    from engine.kernel.run import Run


def lifeless(state: State) -> list[Player]:
    """The players who have no life left on this table."""
    return [p for p in PLAYERS if state.things[state.zone(p, "leader")[0]].left <= 0]


def look(run: Run) -> None:
    """Whoever has no life left has lost, and whoever could not draw; with both players at once nobody has won."""
    lost = lifeless(run.state)
    reason = "defense"
    if not lost:
        lost, reason = list(of(run.state).decked), "deck"
    if not lost:
        return
    run.cite(rule.LIFE_LOOKED_AT if reason == "defense" else rule.DECK_OUT)
    if reason == "defense":
        run.cite(rule.BATTLE_NO_LIFE)
    if len(lost) == len(PLAYERS):
        if run.ask(rule.LIFE_BOTH) == "draw":
            run.end(None, "draw", "both")
        lost = [run.state.turn]
    run.end(OTHER[lost[0]], "won", reason)


def as_priority_is_given(run: Run) -> None:
    """The moment at which it is looked at since 2011; before, only where no interference was open."""
    how = run.answer(rule.LIFE_LOOKED_AT)
    if how != "end-of-interference" or not of(run.state).interferences:
        look(run)
    elif lifeless(run.state) or of(run.state).decked:
        run.cite(rule.LIFE_LOOKED_AT, at=-1)


def as_an_interference_ends(run: Run) -> None:
    """The moment at which it was looked at before."""
    if run.answer(rule.LIFE_LOOKED_AT) == "end-of-interference":
        look(run)


def at_once(run: Run, where: str) -> None:
    """By a third reading it is looked at whenever it changes; that it is not is said where a player's last life went."""
    looked_at = run.answer(rule.LIFE_LOOKED_AT) == "at-once"
    if lifeless(run.state):
        at = None if looked_at else frame_since(run, lifeless)
        if where == "operation":  # in the middle of an effect, by that rule alone
            run.cite(settles(where), at=at)
        if not looked_at:
            run.cite(rule.LIFE_LOOKED_AT, at=at)
    if looked_at:
        look(run)


def drawn(run: Run, e: Event) -> None:
    """The top card of the deck, unless that is forbidden; where there is none the draw is impossible, and its player has lost."""
    if common.may_not_draw(run, e):
        return
    empty = not run.state.zone(e.player, "deck")
    common.drawn(run, e)
    if not empty:
        return
    if run.answer(rule.DECK_OUT) == "at-once":
        run.cite(rule.DECK_OUT)
        run.end(OTHER[e.player], "won", "deck")
    now = of(run.state)
    run.new_state().game = now._replace(decked=tuple(dict.fromkeys((*now.decked, e.player))))

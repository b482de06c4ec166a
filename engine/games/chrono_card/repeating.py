"""The same turns over and over: three of one course, and at the fourth the first player does nothing else either."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.chrono_card import policies as rule
from engine.games.chrono_card.state import Course, of
from engine.kernel.state import OTHER

if TYPE_CHECKING:
    from engine.kernel.run import Run
    from engine.kernel.state import Player, State
    from engine.kernel.trace import Frame

NOTHING: Course = ("", "", "", "", 0)
ALIKE = 3  # turns of each player before the one in which it is looked at


def look(run: Run) -> None:
    """As a turn ends: note its course; at the end of the first player's fourth in a row, with those of the other alike too, nobody wins."""
    now = of(run.state)
    course = tuple(told(f) for f in run.frames[now.began :] if f.event is not None or (f.kind == "queued" and f.pending is not None))
    courses = (*now.courses[-2 * ALIKE :], (run.state.turn, course))
    run.new_state().game = now._replace(courses=courses)
    again = len(courses) > 2 * ALIKE and run.state.turn == first_player(run.state) and alike(courses)
    if again and run.ask(rule.SAME_TURNS) == "draw":
        run.end(None, "draw", "repetition")


def begin(run: Run) -> None:
    """From here on players act in the turn: its course begins."""
    run.new_state().game = of(run.state)._replace(began=len(run.frames))


def told(f: Frame) -> Course:
    """What a moment is, as far as two turns are compared: what was declared, or what happened; by whom, and to which card."""
    e = f.event
    if e is None:
        return (f.pending.moment, f.pending.controller, "", f.pending.origin.card.slug, 0) if f.pending is not None else NOTHING
    named = f.state.things.get(e.subject)
    return (e.type, e.player, e.mark, "" if named is None or e.type == "drawn" else named.card.slug, e.amount)


def first_player(state: State) -> Player:
    """Who began the game: as the board says, else whose turns have the odd numbers."""
    if state.memory.second:
        return OTHER[state.memory.second]
    return state.turn if state.turn_number % 2 else OTHER[state.turn]


def alike(courses: tuple[tuple[Player, tuple[Course, ...]], ...]) -> bool:
    """Whether each player's turns among these went the same way."""
    return len({course for _, course in courses[::2]}) == 1 and len({course for _, course in courses[1::2]}) == 1

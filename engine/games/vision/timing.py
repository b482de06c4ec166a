"""When a card may be played: commands with priority alone, spells and characters in the own main phase, one character a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.vision import policies as rule
from engine.games.vision.interference import newest
from engine.games.vision.state import of
from engine.kernel.requests import Refused
from engine.kernel.trace import Message

if TYPE_CHECKING:
    from engine.kernel.run import Run
    from engine.kernel.state import Player, Thing

AMBUSH = "ambush"


def own_main_phase(run: Run, who: Player) -> bool:
    """Whether it is this player's own main phase with no interference open."""
    return run.state.turn == who and run.state.phase == "main" and newest(run.state) is None


def in_time(run: Run, who: Player, t: Thing) -> None:
    """Refuse a spell or a character at another time, and one more character than a turn has room for."""
    if t.card.kind == "command" or AMBUSH in t.keywords:
        return
    if not own_main_phase(run, who):
        if run.answer(rule.PLAY_WHEN) == "own-main-phase":
            raise Refused(rule.PLAY_WHEN, Message("refused.not-in-time", {"source": t}))
        run.cite(rule.PLAY_WHEN)
    taken = slot(t)
    if taken and dict(of(run.state).slots).get(taken) == run.state.turn_number:
        if run.answer(rule.PLAY_ONE) == "one":
            raise Refused(rule.PLAY_ONE, Message("refused.one-a-turn." + taken, {"source": t}))
        run.cite(rule.PLAY_ONE)


def slot(t: Thing) -> str:
    """Of what a turn has room for one: a character, apart from that a doll, and a world spell. Empty: any number."""
    if t.card.kind == "character":
        return "" if AMBUSH in t.keywords else "doll" if "doll" in t.traits else "character"
    return "world-spell" if "world-spell" in t.traits else ""


def take_slot(run: Run, t: Thing) -> None:
    """What was played has resolved: the turn's room for it is taken."""
    if taken := slot(t):
        slots = {**dict(of(run.state).slots), taken: run.state.turn_number}
        run.new_state().game = of(run.state)._replace(slots=tuple(slots.items()))

"""What can be read off frames: the state of a card, how a value is worked out, which part of an action was refused."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel import calculation
from engine.kernel.game import Game
from engine.kernel.run import Run
from engine.kernel.state import ReckonKey, Thing
from engine.kernel.trace import Frame
from engine.play.acting import Done

SIDEWAYS, UPRIGHT = ("asleep", "tapped"), ("active", "untapped")


def reckoned(run: Run, frame: Frame, key: ReckonKey, text: str) -> bool:
    """Whether a value is worked out in these words, its reason being said or not."""
    made = frame.state.memory.reckoned.get(key)
    said = calculation.sentence(made, False, run.answers)["en"] if made is not None else ""
    return said == text or said.startswith(text + ", because")


def in_state(game: Game, t: Thing, state: str) -> bool:
    """Whether a card is evolved, face down and so on. That it lies sideways, or upright, sentences say in two words each."""
    if state in SIDEWAYS or state in UPRIGHT:
        return bool(t.counters.get(game.turned)) == (state in SIDEWAYS)
    known = {"evolved": t.face == "evolved", "unevolved": t.face != "evolved", "face-down": t.hidden, "face-up": not t.hidden}
    return known.get(state, bool(t.counters.get(state)))


def refused_parts(frames: list[Frame], actions: Sequence[Done], wished: bool = False) -> list[tuple[int, str]]:
    """What was refused within actions (from 1) while the action went on, each with the rule; with ``wished`` only what somebody wanted."""
    found = []
    for n, done in enumerate(actions, 1):
        refusals = [f for f in frames[done.first : done.last + 1] if f.kind == "refused" and f.message.parts.get("action", n) == n]
        refusals = [f for f in refusals if not (wished and f.message.parts.get("unasked"))]
        found += [(n, f.rules[-1]) for f in (refusals[:-1] if done.refused is not None else refusals) if f.rules]
    return found

"""A second run that goes on from where another one stands, and leaves that one as it is."""

from __future__ import annotations

import copy
from dataclasses import replace
from typing import Any

from engine.kernel.loops import Watch
from engine.kernel.run import Run

SHARED = frozenset({"game", "ruleset", "answers", "owners", "order", "overrules", "choose", "budget"})  # never written by a run


def fork(run: Run, frames: int | None = None) -> Run:
    """A run in the same position: what the one does from here on, the other does not see.

    States, frames, events and what waits are values that both share; a state that no frame shows yet is copied, since its writer may
    still write into it. The fork ends over budget after ``frames`` more frames, if that comes before its own limit.
    """
    other = copy.copy(run)
    for name, value in vars(run).items():
        if name not in SHARED:
            setattr(other, name, unshared(value))
    other.shown = {}
    other.between = None
    other.watch = Watch(run.watch.threshold)
    other.watch.looks, other.watch.past = run.watch.looks, set(run.watch.past)
    if not run.frames or run.state is not run.frames[-1].state:
        other.state = run.state.fork()
        other.checked = other.state if run.checked is run.state else run.checked
    if frames is not None:
        other.budget = replace(run.budget, steps=min(run.budget.steps, len(run.frames) + frames))
    return other


def unshared(value: Any) -> Any:
    """A copy of a list, a mapping or a set, with those inside it copied too; anything else is a value and stays the same."""
    if isinstance(value, list):
        return [unshared(v) if isinstance(v, (list, dict, set)) else v for v in value]
    if isinstance(value, dict):
        return {k: unshared(v) for k, v in value.items()}
    return set(value) if isinstance(value, set) else value

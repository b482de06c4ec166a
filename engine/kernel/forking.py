"""A second run that goes on from where another one stands, and leaves that one as it is."""

from __future__ import annotations

from dataclasses import replace

from engine.kernel.loops import Watch
from engine.kernel.run import Run


def fork(run: Run, frames: int | None = None) -> Run:
    """A run in the same position: what the one does from here on, the other does not see.

    States, frames, events and what waits are values that both share; a state that no frame shows yet is copied, since its writer may
    still write into it. The fork ends over budget after ``frames`` more frames, if that comes before its own limit.
    """
    other = Run.__new__(Run)
    for name in (*Run.SHARED, *Run.VALUES):
        setattr(other, name, getattr(run, name))
    for name in Run.OWN:
        setattr(other, name, unshared(getattr(run, name)))
    other.between = None
    if run.state is not run.shown:
        other.state = run.state.fork()
        other.checked = other.state if run.checked is run.state else run.checked
    if frames is not None:
        other.budget = replace(run.budget, steps=min(run.budget.steps, len(run.frames) + frames))
    return other


def unshared(value: object) -> object:
    """A copy of a list, a mapping or a watch, with the lists and mappings inside it copied too; what else is inside is a value."""
    if isinstance(value, list):
        return [unshared(v) if isinstance(v, (list, dict)) else v for v in value]
    if isinstance(value, dict):
        return {k: unshared(v) if isinstance(v, (list, dict)) else v for k, v in value.items()}
    if isinstance(value, Watch):
        return value.fork()
    raise TypeError(f"nobody has said how a {type(value).__name__} is copied for a second run")

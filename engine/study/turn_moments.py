"""Where runs show what is done in each part of a turn: the moments to which the page on a game's turn leads."""

from __future__ import annotations

from collections.abc import Iterable

from engine.kernel.turn_parts import Doing, TurnPart
from engine.language.sentences import act
from engine.study.scenario_run import ScenarioRun

FrameOfRun = tuple[int, int]  # which run, and its frame


def moments(parts: Iterable[TurnPart], runs: list[ScenarioRun]) -> dict[tuple[str, int], FrameOfRun]:
    """The first moment of these runs that shows each thing that is done, by the part of the turn and its place in it.

    Where the table of a run says the part (its phase), only moments of that phase count.
    """
    told = {frame.state.phase for run in runs for frame in run.frames}
    found: dict[tuple[str, int], FrameOfRun] = {}
    for part in parts:
        phase = part.id if part.id in told else ""
        for place, doing in enumerate(part.doings):
            shown = next(((n, at) for n, run in enumerate(runs) if (at := _shown(run, doing, phase)) is not None), None)
            if shown is not None:
                found[part.id, place] = shown
    return found


def _shown(run: ScenarioRun, doing: Doing, phase: str) -> int | None:
    """The first frame of a run that shows it."""
    if doing.action:
        return next((first for first in _actions(run, doing) if not phase or phase in _phases(run, first)), None)
    if not doing.event:
        return None
    happened = (f for f in run.frames if f.event is not None and f.event.type == doing.event and f.kind == "event")
    return next((f.n for f in happened if not phase or f.state.phase == phase), None)


def _actions(run: ScenarioRun, doing: Doing) -> Iterable[int]:
    """The frames with which the actions of this kind begin that the rules allowed."""
    for done, sentence in zip(run.played.actions, run.scenario.when, strict=False):
        core = act(sentence.tree).core
        by = None if "attacker" in core else core.get("who")  # of an attack it is who is attacked
        turn = run.frames[max(done.first - 1, 0)].state.turn
        right = doing.by == "either" or by is None or (by == turn) == (doing.by == "turn-player")
        if done.refused is None and core.kind == doing.action and core.get("what", "") == doing.what and right:
            yield done.first


def _phases(run: ScenarioRun, first: int) -> set[str]:
    """The phase just before an action, and the one that it begins by being done."""
    later = next((n for n in run.actions if n > first), len(run.frames))
    return {run.frames[n].state.phase for n in (max(first - 1, 0), later - 1)}

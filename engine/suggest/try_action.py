"""One more action at the end of a run, tried on a fork of it: nothing is played again, and the run stays as it was."""

from __future__ import annotations

from typing import NamedTuple

from engine.corpus.shapes import Sentence
from engine.kernel.budget import Ended, OverBudget
from engine.play.play import Played


class Tried(NamedTuple):
    """What came of one more action: the run with it, its first frame, and the rule by which it was refused."""

    played: Played
    first: int
    refused: str | None


def try_action(played: Played, sentence: Sentence, most_frames: int | None = None) -> Tried:
    """The run with one more action, frame for frame as if the scenario had it as its last.

    The run must be open: not ended, not over budget. Raises BadInput where the sentence names what is not there, ChoiceOutOfRange where
    the scenario's choices do not fit it, OverBudget where it needs more than ``most_frames`` frames (its own limits end it as ever).
    """
    other = played.forked(most_frames)
    run = other.run
    first, refused = len(run.frames), None
    try:
        refused = other.act(sentence)
    except Ended:
        pass
    except OverBudget as limit:
        if limit.which == "steps" and run.budget.steps < played.run.budget.steps:
            raise
        other.stop(limit)
    return Tried(other, first, refused)

"""Figures of a card as whoever looks at a finished run reads them: those that its game has texts read, and no rule is named for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.blocks import Uncited
from engine.kernel.figures import FIGURES

if TYPE_CHECKING:
    from engine.kernel.run import Run
    from engine.kernel.state import Thing


def figure_shown(run: Run, t: Thing, name: str) -> int:
    """A figure of a card by its name (:data:`~engine.kernel.figures.FIGURES`); a counter of that name where no figure has it."""
    if name not in FIGURES:
        return t.counters.get(name, 0)
    with Uncited(run):
        return run.game.behaviour.figure(run, t, name)

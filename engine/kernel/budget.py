"""What one run may cost. A scenario comes from anyone; past these limits it ends with a verdict that says which one it met."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Budget:
    """Limits of one run (frames, nesting, waiting effects, things, decisions) and of exploring (branches)."""

    steps: int = 4000
    depth: int = 60
    agenda: int = 400
    objects: int = 300
    decisions: int = 200
    branches: int = 2000


class OverBudget(Exception):
    """Raised where a run passes a limit; ``which`` names the limit."""

    def __init__(self, which: str) -> None:
        super().__init__(which)
        self.which = which


class Ended(Exception):
    """Raised where the game is decided, so that nothing further happens."""

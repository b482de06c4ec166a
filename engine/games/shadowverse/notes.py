"""What is noted of Shadowverse's cards besides what stands on their faces."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engine.kernel.cards import Test
from engine.kernel.notes import Note
from engine.kernel.resolve import Context
from engine.kernel.state import Thing


class Fusion(NamedTuple):
    """Which cards of the hand may be fused to a card, how many at a time (None: any number), and when."""

    fits: Callable[[Context, Thing], bool]
    most: int | None
    only_if: Test | None


COUNTDOWN = Note[int]("countdown")
STACK = Note[int]("stack")
ENHANCE = Note[tuple[int, ...]]("enhance")  # for how much each time it can be enhanced
FUSE = Note[Fusion]("fuse")

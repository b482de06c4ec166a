"""The frames of a run as plain data: what is large in them is made when it is asked for, and not all of it is held."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from engine.kernel import present
from engine.kernel.run import Run

LARGE = ("state", "agenda")
MOST_HELD = 10_000  # rows (a zone, a card's place in one, a waiting effect) of all frames together, about 2 KB each for what waits


class FrameData(dict[str, Any]):
    """A frame in the shape of the run contract, whose table and agenda are made when they are first asked for.

    Only ``frame["state"]`` makes them: for a whole frame, to be written out, ask :func:`engine.kernel.present.frame_json`.
    """

    __slots__ = ("_frames", "_n")

    def __init__(self, made: dict[str, Any], frames: Frames, n: int) -> None:
        super().__init__(made)
        self._frames = frames
        self._n = n

    def __missing__(self, part: str) -> Any:
        if part not in LARGE:
            raise KeyError(part)
        return self._frames.large(self, self._n, part)


class Frames:
    """The frames of one run. A log reads thousands of them, a page the table of a few: only so much of those is held at a time."""

    def __init__(self, run: Run, most: int = MOST_HELD) -> None:
        self.run = run
        self.most = most
        self.held = 0
        self._made: dict[int, FrameData] = {}
        self._large: OrderedDict[tuple[int, str], int] = OrderedDict()  # what is held of the large parts, with its rows

    def __getitem__(self, n: int) -> FrameData:
        found = self._made.get(n)
        if found is None:
            found = self._made[n] = FrameData(present.line_json(self.run, self.run.frames[n]), self, n)
        return found

    def large(self, data: FrameData, n: int, part: str) -> Any:
        """A large part of a frame, made; others are let go of, those that were made longest ago, where too much is held."""
        frame = self.run.frames[n]
        made: Any = (
            present.state_json(frame.state, self.run) if part == "state" else present.agenda_json(frame.agenda, frame.state, self.run)
        )
        rows = 1 + len(frame.agenda) if part == "agenda" else 10 + len(frame.state.things) // 10
        self._large[n, part] = rows
        self.held += rows
        data[part] = made
        while self.held > self.most and len(self._large) > 1:
            (old, what), less = self._large.popitem(last=False)
            self.held -= less
            self._made[old].pop(what, None)
        return made

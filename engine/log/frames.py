"""The frames of a run as plain data: what is large in them is made when it is asked for, and not all of it is held."""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock
from typing import cast

from engine.kernel.run import Run
from engine.log import present
from engine.log.contract import FrameJson, LineJson, StateJson, WaitingJson

LARGE = ("state", "agenda")
MOST_HELD = 10_000  # rows (a zone, a card's place in one, a waiting effect) of all frames together, about 2 KB each for what waits


class FrameData(dict[str, object]):
    """A frame in the shape of the run contract, whose table and agenda are made when they are first asked for.

    Only ``frame["state"]`` makes them: for a whole frame, to be written out, ask :func:`engine.log.present.frame_json`.
    """

    __slots__ = ("_frames", "_n")

    def __init__(self, line: LineJson, frames: Frames, n: int) -> None:
        super().__init__(line)
        self._frames = frames
        self._n = n

    def __missing__(self, part: str) -> StateJson | list[WaitingJson]:
        if part not in LARGE:
            raise KeyError(part)
        return self._frames.large(self, self._n, part)


class Frames:
    """The frames of one run. A log reads thousands of them, a page the table of a few: only so much of those is held at a time."""

    def __init__(self, run: Run, most: int = MOST_HELD) -> None:
        self.run = run
        self.most = most
        self.rows = 0
        self.cards: present.CardsJson = {}
        self._counting = Lock()
        self._made: dict[int, FrameData] = {}
        self._large: OrderedDict[tuple[int, str], int] = OrderedDict()  # what is held of the large parts, with its rows

    def __getitem__(self, n: int) -> FrameJson:
        """Frame ``n``; its table and its agenda are there once they are asked for."""
        found = self._made.get(n)
        if found is None:
            line = present.line_json(self.run, self.run.frames[n])
            found = self._made[n] = FrameData(line, self, n)
        return cast(FrameJson, found)  # it answers as one does, though it holds less

    def large(self, data: FrameData, n: int, part: str) -> StateJson | list[WaitingJson]:
        """The table ("state") or the agenda of frame ``n``, made and put into ``data``. Of too much, the oldest is let go."""
        frame = self.run.frames[n]
        made: StateJson | list[WaitingJson]
        if part == "state":
            made = present.state_json(frame.state, self.run, self.cards)
        else:
            made = present.agenda_json(frame.agenda, frame.state, self.run)
        rows = 1 + len(frame.agenda) if part == "agenda" else 10 + len(frame.state.things) // 10
        with self._counting:
            self.rows += rows - self._large.get((n, part), 0)  # another thread may have made it meanwhile
            self._large[n, part] = rows
            data[part] = made
            while self.rows > self.most and len(self._large) > 1:
                (old, what), less = self._large.popitem(last=False)
                self.rows -= less
                self._made[old].pop(what, None)
        return made

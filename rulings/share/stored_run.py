"""A run as it was stored, shown like a run of today but without an engine."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping, Sequence
from typing import Any

from engine.corpus.shapes import Given, Scenario
from engine.study.library import Library
from engine.study.scenario_run import one_language
from rulings.board.runs import RunView


class StoredRun(RunView):
    """The run of a stored trace. ``library`` gives the words for the cards and rules that it names."""

    def __init__(self, library: Library, trace: Mapping[str, Any], scenario: Scenario | None = None):
        as_of = dt.date.fromisoformat(trace["as_of"]) if trace["as_of"] else None
        depths = [frame["depth"] for frame in trace["frames"]]
        super().__init__(library, scenario or untold(trace), as_of, depths, trace["outcome"]["verdict"])
        self.trace = trace

    def frame(self, n: int) -> Mapping[str, Any]:
        """Frame `n` as it was stored."""
        found: Mapping[str, Any] = self.trace["frames"][n]
        return found

    @property
    def decisions(self) -> Sequence[Mapping[str, Any]]:
        """The choices and draws that were made."""
        found: Sequence[Mapping[str, Any]] = self.trace["decisions"]
        return found

    @property
    def settings(self) -> Mapping[str, str]:
        """The setting of every rule of the game in that run."""
        found: Mapping[str, str] = self.trace["settings"]
        return found

    @property
    def expectations(self) -> Sequence[Mapping[str, Any]]:
        """What was expected of it, as it was judged then."""
        found: Sequence[Mapping[str, Any]] = self.trace["expectations"]
        return found

    def json(self, lang: str | None = None, most: int | None = None) -> Mapping[str, Any]:
        """The whole run as it was stored: never more than is stored of one."""
        found: Mapping[str, Any] = one_language(dict(self.trace), lang) if lang else self.trace
        return found


def untold(trace: Mapping[str, Any]) -> Scenario:
    """What stands for a scenario whose text can no longer be read: its name, and nothing to play."""
    return Scenario(trace["scenario"], trace["game"], None, None, "", Given(), (), (), {}, {}, (), (), (), "", 0)

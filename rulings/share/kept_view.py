"""A stored run with the face of a run of today, so that the stepper shows it without an engine."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping, Sequence
from functools import cached_property
from types import SimpleNamespace
from typing import Any

from engine.library.runs import one_language
from engine.library.shapes import Scenario
from rulings.stepper.runs import RunView


class StoredRun:
    """What pages ask of a run, answered from its stored data."""

    def __init__(self, trace: Mapping[str, Any], scenario: Scenario | None):
        self.trace = trace
        self.scenario = scenario or SimpleNamespace(name=trace["scenario"], game=trace["game"], title=None, settings={})
        self.frames = [SimpleNamespace(depth=frame["depth"], kind=frame["kind"]) for frame in trace["frames"]]
        self.decisions: Sequence[Mapping[str, Any]] = trace["decisions"]
        self.outcome = SimpleNamespace(**trace["outcome"])
        self.expectations: list[dict[str, Any]] = trace["expectations"]
        self.as_of = dt.date.fromisoformat(trace["as_of"]) if trace["as_of"] else None
        self.settings: dict[str, str] = {}

    def frame_json(self, n: int) -> Mapping[str, Any]:
        """Frame `n` as it was stored."""
        found: Mapping[str, Any] = self.trace["frames"][n]
        return found

    def json(self, lang: str | None = None, most: int | None = None) -> Mapping[str, Any]:
        """The whole run as it was stored: never more than is stored of one."""
        found: Mapping[str, Any] = one_language(dict(self.trace), lang) if lang else self.trace
        return found


class StoredView(RunView):
    """The stored run as the pages show it. ``library`` gives the words for the cards and rules that it names."""

    def __init__(self, library: Any, trace: Mapping[str, Any], scenario: Scenario | None = None):
        super().__init__(library, StoredRun(trace, scenario))

    @cached_property
    def decisions(self) -> Sequence[Mapping[str, Any]]:
        """The choices and draws that were made."""
        found: Sequence[Mapping[str, Any]] = self.run.decisions
        return found

    @cached_property
    def settings(self) -> Mapping[str, str]:
        """The setting of every rule of the game in that run."""
        found: Mapping[str, str] = self.run.trace["settings"]
        return found

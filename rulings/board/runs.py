"""A run as the pages see it, and where runs come from: the engine's library, with those asked for last kept in the process.

A run is a pure function of its address and the corpus, so keeping it is safe: the key holds everything it depends on.
"""

from __future__ import annotations

import datetime as dt
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, Protocol, TypeVar

from django.utils.translation import gettext as _

from engine.corpus.problems import BadInput, Problem
from engine.corpus.shapes import Card, Rule, Scenario, Sentence
from engine.kernel.run import Run
from engine.log.present import decision_json
from engine.study.library import Library
from engine.study.scenario_run import ScenarioRun
from rulings.board import texts
from rulings.board.address import FIRST, Address, Asked
from rulings.board.faces import StepMark
from rulings.board.marks import marks
from rulings.http.cache import Cache

LINE = 4_000  # bytes of a line of the log in the languages and views that it is asked for


class RunView(ABC):
    """A run as a page with a table needs it, whether the engine of today made it or it was stored.

    ``library`` has the cards and rules that its frames name, ``scenario`` is what was played, as of the day ``as_of``; ``verdict`` says
    how it ended. ``lines`` holds its log for each language and viewer, once that was asked for.
    """

    def __init__(self, library: Library, scenario: Scenario, as_of: dt.date | None, depths: Sequence[int], verdict: str):
        self.library = library
        self.scenario = scenario
        self.as_of = as_of
        self.depths = depths
        self.verdict = verdict
        self.game = scenario.game
        self.last = len(depths) - 1
        self.cards: Mapping[str, Card] = library.cards.get(self.game, {})
        self.lines: dict[tuple[str, str], list[Any]] = {}
        self._marked: dict[int, Mapping[Any, StepMark]] = {}

    @abstractmethod
    def frame(self, n: int) -> Mapping[str, Any]:
        """Frame `n` in the shape of the run contract."""

    @property
    @abstractmethod
    def decisions(self) -> Sequence[Mapping[str, Any]]:
        """The choices and draws in their order, in the shape of the run contract."""

    @property
    @abstractmethod
    def settings(self) -> Mapping[str, str]:
        """The setting of every rule of the game in this run."""

    @property
    @abstractmethod
    def expectations(self) -> Sequence[Mapping[str, Any]]:
        """What the scenario says must come of it, and whether it does, in the shape of the run contract."""

    @abstractmethod
    def json(self, lang: str | None = None, most: int | None = None) -> Mapping[str, Any]:
        """The whole run in the shape of the run contract. Raises TooLong over ``most`` characters."""

    def most(self, player: str, zone: str) -> int:
        """How many cards a zone holds when it holds the most, so that it keeps its place and its cards their size through the run."""
        return self._most.get((player, zone), 0)

    @cached_property
    def _most(self) -> Mapping[tuple[str, str], int]:
        """That for each player's zones. Whole or not there: another thread may draw the same run."""
        found: dict[tuple[str, str], int] = {}
        for place, size in self.sizes():
            found[place] = max(found.get(place, 0), size)
        return found

    @cached_property
    def most_waiting(self) -> int:
        """How many effects wait when most of them do, so that what lies below them keeps its place through the run."""
        return self.waiting()

    def marked(self, n: int) -> Mapping[Any, StepMark]:
        """What step `n` did to each thing on the table: the same for every viewer, in either language."""
        found = self._marked.get(n)
        if found is None:
            found = self._marked[n] = marks(self.frame(n - 1) if n else None, self.frame(n))
        return found

    def sizes(self) -> Iterator[tuple[tuple[str, str], int]]:
        """How many cards a player's zone holds, for each of them in each frame."""
        for n in range(self.last + 1):
            for player, half in self.frame(n)["state"]["players"].items():
                for name, things in half["zones"].items():
                    yield (player, name), len(things)

    def waiting(self) -> int:
        """How many effects wait when most of them do, looked through anew."""
        return max(len(self.frame(n)["agenda"]) for n in range(self.last + 1))

    def rule(self, rule_id: str) -> Rule | None:
        """The rule of that name, None where the corpus no longer has it."""
        return self.library.rules.get(rule_id)


class EngineRun(RunView):
    """A run that the engine of today made. Who asks why, or what could be done next, looks into it."""

    def __init__(self, library: Library, made: ScenarioRun):
        super().__init__(library, made.scenario, made.as_of, [frame.depth for frame in made.frames], str(made.outcome.verdict))
        self.made = made

    @property
    def kernel(self) -> Run:
        """The kernel's own run: its frames, decisions and order as values."""
        return self.made.played.run

    @property
    def actions(self) -> Sequence[int]:
        """The frame with which each action of the scenario begins."""
        return self.made.actions

    @property
    def refusals(self) -> Sequence[tuple[int, str]]:
        """The actions that were refused, each with the rule that says so."""
        return self.made.played.refusals

    def say(self, sentence: Sentence) -> str:
        """A sentence of the scenario in the language of this request."""
        return texts.say(self.made.played.staging.text(sentence))

    @cached_property
    def decisions(self) -> Sequence[Mapping[str, Any]]:
        """The choices and draws in their order, in the shape of the run contract."""
        return [decision_json(self.kernel, taken) for taken in self.made.decisions]

    @cached_property
    def settings(self) -> Mapping[str, str]:
        """The setting of every rule of the game in this run."""
        return self.library.ruleset(self.game, self.as_of, {**self.scenario.settings, **self.made.settings}).settings

    @property
    def expectations(self) -> Sequence[Mapping[str, Any]]:
        """What the scenario says must come of it, and whether it does."""
        return self.made.expectations

    def frame(self, n: int) -> Mapping[str, Any]:
        """Frame `n` in the shape of the run contract."""
        return self.made.frame_json(n)

    def sizes(self) -> Iterator[tuple[tuple[str, str], int]]:
        """The same without a frame being put into words, or its table into data."""
        return self.made.sizes()

    def waiting(self) -> int:
        """The same without a frame being put into words."""
        return self.made.waiting()

    def json(self, lang: str | None = None, most: int | None = None) -> Mapping[str, Any]:
        """The whole run in the shape of the run contract."""
        return self.made.json(lang, most)

    @property
    def weight(self) -> int:
        """About how many bytes it takes, with everything that pages make of it and it holds on to."""
        return self.made.weight + LINE * (self.last + 1)


cache: Cache[EngineRun] = Cache("runs", lambda run: run.weight)
SomeRun = TypeVar("SomeRun", bound=RunView, covariant=True)


class Runnable(Protocol[SomeRun]):
    """What can be run at an address: a case, or the version of a shared run that is shown."""

    @property
    def names(self) -> list[str]:
        """Its scenarios."""

    def run(self, there: Address = FIRST) -> SomeRun:
        """The run at an address. Raises the engine's ``BadInput`` for what cannot be run."""


def run_as_asked(case: Runnable[SomeRun], asked: Asked) -> SomeRun | None:
    """The run that an address asks for, or None where the address cannot be answered; `asked` then says why."""
    address = asked.address
    names = case.names
    if address.scenario and address.scenario not in names:
        asked.refuse("scenario", _("This ruling has no scenario of that name."), 404, tuple(names[:8]))
    if asked.wrong:
        return None
    try:
        run = case.run(address)
    except BadInput as bad:
        for problem in bad.problems:
            asked.refuse(_field(problem, asked), texts.say(problem.message), nearest=tuple(problem.nearest))
        return None
    if address.step is not None and address.step > run.last:
        message = _("This run has the steps 0 to %(last)s; there is no step %(step)s.")
        asked.refuse("step", message % {"last": run.last, "step": address.step}, 404)
        return None
    return run


def _field(problem: Problem, asked: Asked) -> str:
    """The field of the address that a problem of the engine is about."""
    found = str(problem.found or "")
    if asked.address.choose and found in {*map(str, asked.address.choose), asked.typed.get("choose", "")}:
        return "choose"
    if found in dict(asked.address.cards):
        return "cards"
    if any(found and found in f"{rule}={setting}" for rule, setting in asked.address.settings):
        return "set"
    return "choose" if asked.address.choose else "set" if asked.address.settings else "scenario"

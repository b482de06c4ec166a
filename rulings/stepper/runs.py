"""Where runs come from: the engine's library, with the runs asked for last kept in the process.

A run is a pure function of its address and the corpus, so keeping it is safe: the key holds everything it depends on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from django.utils.translation import gettext as _

from engine.kernel.present import decision_json
from engine.library import BadInput
from rulings.stepper import words
from rulings.stepper.address import Asked
from rulings.stepper.kept import Kept

MOST_RUNS = 64
MOST_BYTES = 150_000_000  # that these may take; nearly all take less than one million
LINE = 4_000  # bytes of a line of the log in the languages and views that it is asked for
kept: Kept[RunView]


class RunView:
    """A run as the pages need it: frames on demand, and the cards and rules that its frames name."""

    def __init__(self, library: Any, run: Any):
        self.library = library
        self.run = run
        self.game: str = run.scenario.game
        self.scenario: str = run.scenario.name
        self.depths: list[int] = [frame.depth for frame in run.frames]
        self.last = len(self.depths) - 1
        self.cards: Mapping[str, Any] = library.cards.get(self.game, {})
        self.lines: dict[tuple[str, str], list[Any]] = {}

    @cached_property
    def decisions(self) -> Sequence[Mapping[str, Any]]:
        """The choices and draws in their order, in the shape of the run contract."""
        return [decision_json(self.run.played.run, taken) for taken in self.run.decisions]

    @cached_property
    def settings(self) -> Mapping[str, str]:
        """The setting of every rule of the game in this run."""
        asked = {**self.run.scenario.settings, **self.run.settings}
        found: Mapping[str, str] = self.library.ruleset(self.game, self.run.as_of, asked).settings
        return found

    def frame(self, n: int) -> dict[str, Any]:
        """Frame `n` in the shape of the run contract."""
        found: dict[str, Any] = self.run.frame_json(n)
        return found

    def uses(self, player: str, zone: str) -> bool:
        """Whether a zone that may be empty now holds something at the start or the end, so that it keeps its place on the table."""
        ends = (self.frame(0), self.frame(self.last))
        return any(frame["state"]["players"][player]["zones"].get(zone) for frame in ends)

    def weight(self) -> int:
        """About how many bytes it takes, with everything that pages make of it and it holds on to."""
        own: int = self.run.weight
        return own + LINE * (self.last + 1)

    def rule(self, rule_id: str) -> Any | None:
        """The rule of that name, None where the corpus no longer has it."""
        return self.library.rules.get(rule_id)


def meaning(rule: Any | None, setting: str) -> str:
    """What a setting says, in words; its name where the corpus no longer has it."""
    return (words.say(rule.settings.get(setting)) if rule is not None and rule.settings else "") or setting


def run_as_asked(case: Any, asked: Asked) -> RunView | None:
    """The run that an address asks for, or None where the address cannot be answered; `asked` then says why."""
    address = asked.address
    names = case.names
    if address.scenario and address.scenario not in names:
        asked.refuse("scenario", _("This ruling has no scenario of that name."), 404, tuple(names[:8]))
    if asked.wrong:
        return None
    try:
        run = case.run(address.scenario, address.as_of, address.settings, address.choose, address.cards)
    except BadInput as bad:
        for problem in bad.problems:
            asked.refuse(_field(problem, asked), words.say(problem.message), nearest=tuple(problem.nearest))
        return None
    if address.step is not None and address.step > run.last:
        message = _("This run has the steps 0 to %(last)s; there is no step %(step)s.")
        asked.refuse("step", message % {"last": run.last, "step": address.step}, 404)
        return None
    return run


def _field(problem: Any, asked: Asked) -> str:
    """The field of the address that a problem of the engine is about."""
    found = str(problem.found or "")
    if asked.address.choose and found in {*map(str, asked.address.choose), asked.typed.get("choose", "")}:
        return "choose"
    if found in dict(asked.address.cards):
        return "cards"
    if any(found and found in f"{rule}={setting}" for rule, setting in asked.address.settings):
        return "set"
    return "choose" if asked.address.choose else "set" if asked.address.settings else "scenario"


kept = Kept(MOST_RUNS, RunView.weight, MOST_BYTES)

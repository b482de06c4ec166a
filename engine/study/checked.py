"""What verifying finds of one ruling, as plain data: it can be kept, sent to another process, and read again."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.kernel.bilingual import Bilingual
from engine.study.contract import CheckedRulingJson, CheckedScenarioJson


@dataclass(frozen=True, slots=True)
class Flip:
    """A line of ``then`` that does not hold under another setting of a rule.

    ``answered`` says that the scenario states what comes instead (``otherwise``), and that this holds.
    """

    rule: str
    setting: str
    expectation: str
    line: int
    answered: bool


@dataclass(slots=True)
class CheckedScenario:
    """One scenario, verified. ``why`` says in words what is wrong with it, ``reached`` are the rules that any of its runs named."""

    ruling: str
    name: str
    game: str
    as_of: dt.date | None = None
    settings: Mapping[str, str] = field(default_factory=dict)
    claims: tuple[str, ...] = ()
    why: list[Bilingual] = field(default_factory=list)
    cited: frozenset[str] = frozenset()
    reached: frozenset[str] = frozenset()
    outcomes: int = 1
    flips: list[Flip] = field(default_factory=list)
    answered: set[tuple[str, str]] = field(default_factory=set)

    @property
    def passes(self) -> bool:
        """Whether everything that was written by hand holds."""
        return not self.why

    @property
    def rests_on(self) -> list[str]:
        """The rules whose switch changes its outcome."""
        return list(dict.fromkeys(f.rule for f in self.flips))


@dataclass(slots=True)
class CheckedRuling:
    """A ruling's scenarios, verified; none where ``problems`` say why it cannot be read.

    ``own`` is False where what is wrong may stand in another file than the ruling's: then nobody may keep it for the ruling's text.
    """

    id: str
    scenarios: list[CheckedScenario] = field(default_factory=list)
    problems: list[Bilingual] = field(default_factory=list)
    own: bool = True

    @property
    def reached(self) -> frozenset[str]:
        """The rules that any run of it named."""
        return frozenset().union(*(scenario.reached for scenario in self.scenarios))


def as_json(checked: CheckedRuling) -> CheckedRulingJson:
    """A verified ruling as data."""
    return {
        "id": checked.id,
        "problems": [dict(p) for p in checked.problems],
        "scenarios": [_scenario(c) for c in checked.scenarios],
        "own": checked.own,
    }


def _scenario(c: CheckedScenario) -> CheckedScenarioJson:
    return {
        "name": c.name,
        "game": c.game,
        "as_of": c.as_of.isoformat() if c.as_of else None,
        "settings": dict(c.settings),
        "claims": list(c.claims),
        "why": [dict(text) for text in c.why],
        "cited": sorted(c.cited),
        "reached": sorted(c.reached),
        "outcomes": c.outcomes,
        "flips": [(f.rule, f.setting, f.expectation, f.line, f.answered) for f in c.flips],
        "answered": sorted(c.answered),
    }


def from_json(said: CheckedRulingJson) -> CheckedRuling:
    """The same again, from data."""
    scenarios = [
        CheckedScenario(
            said["id"], c["name"], c["game"], dt.date.fromisoformat(c["as_of"]) if c["as_of"] else None, c["settings"], tuple(c["claims"]),
            list(c["why"]), frozenset(c["cited"]), frozenset(c["reached"]), c["outcomes"], [Flip(*f) for f in c["flips"]],
            {(rule, setting) for rule, setting in c["answered"]},
        )
        for c in said["scenarios"]
    ]  # fmt: skip
    return CheckedRuling(said["id"], scenarios, list(said["problems"]), said["own"])

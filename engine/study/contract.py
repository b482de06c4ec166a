"""The JSON of the commands ``run``, ``verify`` and ``explore``, for people who read it. Keys are only ever added.

The shapes inside a run (its frames, decisions and outcome) are in :mod:`engine.log.contract`.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict

from engine.kernel.bilingual import Bilingual
from engine.log.contract import DecisionJson, FrameJson, OutcomeJson


class ExpectationJson(TypedDict):
    """A line of ``then`` (or ``otherwise``), and whether it holds; ``undecided`` is True where too few outcomes could be played to say.

    ``note`` says which name means several cards, where that is why it does not hold.
    """

    text: Bilingual
    holds: bool
    line: int
    undecided: NotRequired[bool]
    note: NotRequired[Bilingual]


class RunJson(TypedDict):
    """A whole run: what ``run --format json`` writes. ``fingerprint`` is a hash of what happened, whatever words it is told in."""

    schema: int
    engine: str
    ruling: str
    scenario: str
    fingerprint: str
    game: str
    as_of: str | None
    settings: dict[str, str]
    outcome: OutcomeJson
    expectations: list[ExpectationJson]
    frames: list[FrameJson]
    decisions: list[DecisionJson]


class ClaimJson(TypedDict):
    """A line of ``then`` as it is written, and whether it holds in one outcome."""

    text: str
    holds: bool
    line: int


class ExploredJson(TypedDict):
    """One outcome of a scenario: the decisions that lead to it, how likely it is, how it ends, and what holds in it."""

    choose: list[int]
    probability: str
    outcome: OutcomeJson
    expectations: list[ClaimJson]


class ExploreJson(TypedDict):
    """All outcomes that could be played: what ``explore --format json`` writes. ``left_out`` counts branches beyond the limits."""

    outcomes: list[ExploredJson]
    complete: bool
    left_out: int


class CheckedJson(TypedDict):
    """A verified scenario. ``why`` says what is wrong with it, ``rests_on`` are the rules whose switch changes its outcome."""

    ruling: str
    name: str
    game: str
    claims: list[str]
    passes: bool
    why: list[str]
    outcomes: int
    cites: list[str]
    rests_on: list[str]


class CheckedScenarioJson(TypedDict):
    """A verified scenario as it is kept. A flip is rule, setting, expectation, line, and whether `otherwise` says what comes instead."""

    name: str
    game: str
    as_of: str | None
    settings: dict[str, str]
    claims: list[str]
    why: list[dict[str, str]]
    cited: list[str]
    reached: list[str]
    outcomes: int
    flips: list[tuple[str, str, str, int, bool]]
    answered: list[tuple[str, str]]


class CheckedRulingJson(TypedDict):
    """A verified ruling as it is kept."""

    id: str
    problems: list[dict[str, str]]
    scenarios: list[CheckedScenarioJson]
    own: bool


class FlipJson(TypedDict):
    """An expectation that does not hold under a setting of a rule."""

    setting: str
    ruling: str
    scenario: str
    expectation: str


class RuleJson(TypedDict):
    """A rule with the scenarios (``ruling#scenario``) that cite it and the expectations that flip under it."""

    id: str
    game: str
    fixed: bool
    claims: list[str]
    settings: list[str]
    cited_by: list[str]
    flips: list[FlipJson]


class VerifyJson(TypedDict):
    """A verified corpus: what ``verify --format json`` writes. ``claims`` maps each claim to its state, ``faults`` say what is wrong."""

    scenarios: list[CheckedJson]
    claims: dict[str, str]
    rules: list[RuleJson]
    counts: dict[str, int]
    faults: list[str]

"""Rules as data, and the one place where behaviour is looked up by setting.

The kernel and the games ask *questions* ("when is a condition judged?"). A game's policies bind each question to a rule and give a
behaviour for each of its settings. What a corpus declares and what the code can answer must be the same; :func:`check` says where not.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

FIXED = "fixed"


class RuleLike(Protocol):
    """What the engine needs of a rule: its name, its settings in order, its dates."""

    @property
    def id(self) -> str: ...
    @property
    def settings(self) -> Mapping[str, Any]: ...
    @property
    def history(self) -> Iterable[tuple[dt.date | None, str]]: ...
    @property
    def fixed(self) -> Any: ...


class Policy(NamedTuple):
    """A question, the rule that answers it, and the behaviour for each setting."""

    question: str
    rule: str
    answers: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Ruleset:
    """A game's rules with one setting each. ``answers`` and ``owners`` are by question."""

    as_of: dt.date | None
    settings: dict[str, str]
    overridden: frozenset[str] = frozenset()
    answers: dict[str, Any] = field(default_factory=dict)
    owners: dict[str, str] = field(default_factory=dict)
    made: dict[str, Any] = field(default_factory=dict, compare=False)  # what runs under this ruleset make once, e.g. its order


def setting_on(rule: RuleLike, day: dt.date | None) -> str:
    """The setting in force on ``day`` (the latest one for None). An undated rule has its first setting always."""
    if rule.fixed:
        return FIXED
    dated = list(rule.history)
    if not dated:
        return next(iter(rule.settings))
    if day is None:
        return dated[-1][1]
    return [s for d, s in dated if d is None or d <= day][-1]


def compose(
    policies: Iterable[Policy], rules: Mapping[str, RuleLike], as_of: dt.date | None, overrides: Mapping[str, str]
) -> Ruleset:
    """The ruleset of a day with some rules set otherwise. Overrides must have been checked to exist.

    A rule that nobody declares has its first behaviour; :func:`check` reports it.
    """
    settings = {r.id: overrides.get(r.id) or setting_on(r, as_of) for r in rules.values()}
    ruleset = Ruleset(as_of, settings, frozenset(overrides))
    for p in policies:
        setting = settings.get(p.rule, "")
        ruleset.answers[p.question] = p.answers[setting] if setting in p.answers else next(iter(p.answers.values()))
        ruleset.owners[p.question] = p.rule
    return ruleset


def check(policies: Iterable[Policy], rules: Mapping[str, RuleLike]) -> list[tuple[str, str]]:
    """Where declarations and code part: a list of (rule id, what is wrong). Empty when they agree."""
    wrong: list[tuple[str, str]] = []
    looked_up: set[str] = set()
    for p in policies:
        looked_up.add(p.rule)
        rule = rules.get(p.rule)
        if rule is None:
            wrong.append((p.rule, "is looked up but not declared"))
            continue
        declared = {FIXED} if rule.fixed else set(rule.settings)
        for s in sorted(declared - set(p.answers)):
            wrong.append((p.rule, f"setting {s!r} is declared but has no behaviour"))
        for s in sorted(set(p.answers) - declared):
            wrong.append((p.rule, f"setting {s!r} has a behaviour but is not declared"))
    wrong.extend((r, "is declared but never looked up") for r in rules if r not in looked_up)
    return wrong

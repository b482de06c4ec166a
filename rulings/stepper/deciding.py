"""The deciding moments of a run: the steps at which the rules that its ruling turns on are first cited."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from rulings.board import texts
from rulings.board.address import Address
from rulings.board.cases import Case
from rulings.board.rules import turned_on
from rulings.board.runs import EngineRun
from rulings.board.timeline import rules_of
from rulings.http import addresses

MOST = 3  # rows: who asks for the deciding moment wants one
STOPS = ("refused", "fizzled", "burned", "replaced")  # kinds of steps that decide something whatever a scenario expects


def deciding(case: Case, run: EngineRun, address: Address) -> list[dict[str, Any]]:
    """The first step that cites each rule the run turns on, in their order, with the links to it and to its why.

    Where none is cited, the first step at which something is stopped or replaced; nothing where there is no such step either.
    """
    steps = next(filter(None, (_first_cited(run, rules) for rules in _turned_on(case, run, address))), None) or _stopped(run)
    plain = replace(address, step=None)
    return [
        {
            "n": n,
            "href": plain.link(step=n) + "#stepper",
            "why": addresses.tool("why") + plain.link(step=n),
            "rules": rules_of(run, rules),
            "text": texts.seen(run.frame(n), address.view),
        }
        for n, rules in sorted(steps.items())[:MOST]
    ]


def _turned_on(case: Case, run: EngineRun, address: Address) -> Iterable[Mapping[str, None]]:
    """The rules to look for: those set otherwise in this run, those of its scenario, those of the ruling's other scenarios."""
    yield dict.fromkeys(rule for rule, _setting in address.settings)
    yield turned_on(run) | dict.fromkeys(run.scenario.settings)
    yield dict.fromkeys(rule for scenario in case.ruling.scenarios for under in scenario.otherwise for rule, _setting in under)


def _first_cited(run: EngineRun, rules: Mapping[str, None]) -> dict[int, list[str]]:
    """Steps with the rules among these that they are the first to cite."""
    found: dict[int, list[str]] = {}
    missing = dict(rules)
    for n in range(1, run.last + 1):
        if not missing:
            break
        for rule in run.frame(n)["rules"]:
            if rule in missing:
                del missing[rule]
                found.setdefault(n, []).append(rule)
    return found


def _stopped(run: EngineRun) -> dict[int, list[str]]:
    """The first step at which something was refused, fizzled, burned or was replaced, with its rules."""
    n = next((n for n in range(1, run.last + 1) if run.frame(n)["kind"] in STOPS), None)
    return {} if n is None else {n: list(run.frame(n)["rules"])}

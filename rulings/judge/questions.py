"""What nobody knows: each open question with every reading run, and the moment at which the readings part."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any
from urllib.parse import urlencode

from django.db.models import Q

from engine.library import BadInput
from rulings.judge.align import Row, align, first_difference
from rulings.library import shelf
from rulings.library.models import Claim, Ruling
from rulings.stepper import page, words
from rulings.stepper.cases import Case, of_ruling
from rulings.stepper.kept import Kept
from rulings.stepper.runs import RunView
from rulings.stepper.timeline import rules_of

MOST_CASES = 4  # scenarios of one ruling; the ruling's page has them all
kept: Kept[list[dict[str, Any]]] = Kept(4)


def questions() -> list[dict[str, Any]]:
    """Every ruling that is open or shows an open claim, made once for a corpus and language since it takes many runs."""
    key = (shelf.digest(), words.here())
    found = kept.get(key)
    return found if found is not None else kept.put(key, [_question(row) for row in _open_rulings()])


def unshown() -> Iterable[Claim]:
    """Open claims that no ruling shows yet."""
    return Claim.objects.filter(status=Claim.Status.OPEN, rulings=None).select_related("document")


def _open_rulings() -> Iterable[Ruling]:
    asked = Q(status=Ruling.Status.OPEN) | Q(claims__status=Claim.Status.OPEN)
    return Ruling.objects.filter(asked).distinct().select_related("game").prefetch_related("claims__rules").order_by("game__position", "id")


def _question(row: Ruling) -> dict[str, Any]:
    """One question as its template prints it."""
    case = of_ruling(row.id) if row.id in shelf.library().rulings else None
    found = case.ruling if case else None
    claims = [claim for claim in row.claims.all() if claim.status == Claim.Status.OPEN]
    # A ruling may rest on rules that nobody doubts as well: where claims tell which are open, only those are readings.
    doubted = {rule.id for claim in claims for rule in claim.rules.all()}
    cases = [board for scenario in (found.scenarios if found else ()) if case and (board := _board(case, scenario, doubted))]
    return {
        "row": row,
        "note": words.say(found.note) if found else "",
        "claims": claims,
        "cases": cases[:MOST_CASES],
        "further": max(0, len(cases) - MOST_CASES),
    }


def _board(case: Case, scenario: Any, doubted: set[str]) -> dict[str, Any] | None:
    """A scenario under each of its readings; None where it has only one."""
    others = [dict(under) for under in scenario.otherwise if not doubted or any(rule in doubted for rule, _setting in under)]
    if not others:
        return None
    try:
        usual = case.run(scenario.name)
        readings = [_reading(case, usual, case.run(scenario.name, settings=tuple(sorted(o.items()))), o) for o in others]
    except BadInput:
        return None
    rules = list(dict.fromkeys(rule for other in others for rule in other))
    return {
        "title": words.say(scenario.title) or scenario.name.replace("-", " ").capitalize(),
        "rules": rules_of(usual, rules),
        "usual": {
            "meaning": _meaning(usual, {rule: usual.settings.get(rule, "") for rule in rules}),
            "lines": page.expectations(usual),
            "href": f"{case.base}?{urlencode({'scenario': scenario.name})}#stepper",
        },
        "readings": readings,
    }


def _reading(case: Case, usual: RunView, run: RunView, settings: Mapping[str, str]) -> dict[str, Any]:
    """Another reading: what comes of it, and where its run parts from the usual one."""
    rows = align(usual, run)
    parting = first_difference(usual, run, rows)
    pairs = {"scenario": run.scenario, "with-set": ",".join(f"{rule}={setting}" for rule, setting in sorted(settings.items()))}
    there = {"scenario": run.scenario, "set": pairs["with-set"]}
    return {
        "meaning": _meaning(run, settings),
        "lines": page.expectations(run),
        "parting": _parting(usual, run, rows, parting) if parting is not None else None,
        "compare": f"{case.base}compare/?{urlencode(pairs, safe=',=')}",
        "href": f"{case.base}?{urlencode(there, safe=',=')}#stepper",
    }


def _parting(usual: RunView, run: RunView, rows: list[Row], parting: int) -> dict[str, Any]:
    """What each run does next where they part: the first row from there on in which not the same happens in both."""
    row = next((row for row in rows[parting:] if not row.same), None)
    if row is None:
        return {"step": parting, "first": "", "second": ""}
    first = row.first if row.first_here else min(row.first + 1, usual.last)
    second = row.second if row.second_here else min(row.second + 1, run.last)
    return {"step": parting, "first": words.say(usual.frame(first)["text"]), "second": words.say(run.frame(second)["text"])}


def _meaning(run: RunView, settings: Mapping[str, str]) -> str:
    """What settings say, in words."""
    said = []
    for rule_id, setting in settings.items():
        rule = run.rule(rule_id)
        said.append((words.say(rule.settings.get(setting)) if rule is not None else "") or setting)
    return " · ".join(said)

"""What nobody knows: each open question with every reading run, and the moment at which the readings part.

A question takes some runs, so a page holds a few of them, and what was found of each is kept as long as the corpus is the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any
from urllib.parse import urlencode

from django.core.paginator import Page, Paginator
from django.db.models import QuerySet

from engine.corpus.problems import BadInput
from engine.corpus.shapes import Scenario
from rulings.board import page, texts
from rulings.board.address import Address
from rulings.board.align import AlignedRow, align, first_difference
from rulings.board.cases import Case, of_ruling
from rulings.board.runs import EngineRun
from rulings.board.timeline import rules_of
from rulings.http import addresses
from rulings.http.cache import Cache
from rulings.store import current
from rulings.store.models import Claim, Game, Ruling

MOST_CASES = 4  # scenarios of one ruling; the ruling's page has them all
A_PAGE = 8  # questions
QUESTION = 9_000  # bytes of a question with its readings
cache: Cache[dict[str, Any]] = Cache("open questions", lambda question: QUESTION)


class OpenRulings:
    """The open rulings by game, in the order of their pages: those that are open themselves or show an open claim."""

    def __init__(self) -> None:
        found = set(Ruling.objects.filter(status=Ruling.Status.OPEN).values_list("game", "id"))
        found.update(Ruling.objects.filter(claims__status=Claim.Status.OPEN).values_list("game", "id"))
        self._ids = sorted(found)
        self._counted = Counter(game for game, _id in self._ids)

    def games(self) -> list[Game]:
        """The games of which something is open, each with the number of its open rulings as ``asked``."""
        found = list(Game.objects.filter(id__in=self._counted))
        for game in found:
            game.asked = self._counted[game.id]  # type: ignore[attr-defined]
        return found

    def page(self, game: str, number: str, pointed: str) -> Page[str]:
        """A page of the ids of a game's open rulings: the one that holds what is pointed to, else the one of that number."""
        ids = [id for of, id in self._ids if of == game]
        return Paginator(ids, A_PAGE).get_page(ids.index(pointed) // A_PAGE + 1 if pointed in ids else number)


def questions(ids: Sequence[str]) -> list[dict[str, Any]]:
    """These questions, each with its readings run."""
    key = (current.digest(), texts.here())
    missing = [id for id in ids if cache.get((*key, id)) is None]
    made = {row.id: cache.put((*key, row.id), _question(row)) for row in _rows(missing)}
    return [found for id in ids if (found := made.get(id) or cache.get((*key, id)))]


def unshown() -> Iterable[Claim]:
    """Open claims that no ruling shows yet."""
    return Claim.objects.filter(status=Claim.Status.OPEN, rulings=None).select_related("document")


def _rows(ids: Sequence[str]) -> QuerySet[Ruling]:
    return Ruling.objects.filter(id__in=ids).select_related("game").prefetch_related("claims__rules")


def _question(row: Ruling) -> dict[str, Any]:
    """One question as its template prints it."""
    case = of_ruling(row.id) if row.id in current.library().rulings else None
    found = case.ruling if case else None
    claims = [claim for claim in row.claims.all() if claim.status == Claim.Status.OPEN]
    # A ruling may rest on rules that nobody doubts as well: where claims tell which are open, only those are readings.
    doubted = {rule.id for claim in claims for rule in claim.rules.all()}
    cases = [board for scenario in (found.scenarios if found else ()) if case and (board := _board(case, scenario, doubted))]
    return {
        "row": row,
        "note": texts.say(found.note) if found else "",
        "claims": claims,
        "cases": cases[:MOST_CASES],
        "further": max(0, len(cases) - MOST_CASES),
    }


def _board(case: Case, scenario: Scenario, doubted: set[str]) -> dict[str, Any] | None:
    """A scenario under each of its readings; None where it has only one."""
    others = [dict(under) for under in scenario.otherwise if not doubted or any(rule in doubted for rule, _setting in under)]
    if not others:
        return None
    try:
        usual = case.run(Address(scenario.name))
        readings = [_reading(case, usual, case.run(Address(scenario.name, settings=tuple(sorted(o.items())))), o) for o in others]
    except BadInput:
        return None
    rules = list(dict.fromkeys(rule for other in others for rule in other))
    return {
        "title": texts.scenario(case.ruling, scenario.name),
        "rules": rules_of(usual, rules),
        "usual": {
            "meaning": _meaning(usual, {rule: usual.settings.get(rule, "") for rule in rules}),
            "lines": page.expectations(usual),
            "href": f"{case.base}?{urlencode({'scenario': scenario.name})}#stepper",
        },
        "readings": readings,
    }


def _reading(case: Case, usual: EngineRun, run: EngineRun, settings: Mapping[str, str]) -> dict[str, Any]:
    """Another reading: what comes of it, and where its run parts from the usual one."""
    rows = align(usual, run)
    parting = first_difference(usual, run, rows)
    pairs = {"scenario": run.scenario.name, "with-set": ",".join(f"{rule}={setting}" for rule, setting in sorted(settings.items()))}
    there = {"scenario": run.scenario.name, "set": pairs["with-set"]}
    return {
        "meaning": _meaning(run, settings),
        "lines": page.expectations(run),
        "parting": _parting(usual, run, rows, parting) if parting is not None else None,
        "compare": f"{case.base}{addresses.tool('compare')}?{urlencode(pairs, safe=',=')}",
        "href": f"{case.base}?{urlencode(there, safe=',=')}#stepper",
    }


def _parting(usual: EngineRun, run: EngineRun, rows: list[AlignedRow], parting: int) -> dict[str, Any]:
    """What each run does next where they part: the first row from there on in which not the same happens in both."""
    row = next((row for row in rows[parting:] if not row.same), None)
    if row is None:
        return {"step": parting, "first": "", "second": ""}
    first = row.first if row.first_here else min(row.first + 1, usual.last)
    second = row.second if row.second_here else min(row.second + 1, run.last)
    return {"step": parting, "first": texts.say(usual.frame(first)["text"]), "second": texts.say(run.frame(second)["text"])}


def _meaning(run: EngineRun, settings: Mapping[str, str]) -> str:
    """What settings say, in words."""
    said = []
    for rule_id, setting in settings.items():
        rule = run.rule(rule_id)
        said.append((texts.say(rule.settings.get(setting)) if rule is not None else "") or setting)
    return " · ".join(said)

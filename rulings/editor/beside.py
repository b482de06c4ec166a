"""A scenario as published and as a proposal would make it, step beside step."""

from __future__ import annotations

from typing import Any, NamedTuple

from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.shortcuts import render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from engine.corpus.problems import BadInput
from engine.study.library import Library
from rulings.board import texts
from rulings.board.align import align
from rulings.board.runs import EngineRun
from rulings.editor.checking import as_proposed
from rulings.editor.views import answering, found
from rulings.http.budget import costly
from rulings.http.refusal import Refusal
from rulings.people.private import needs
from rulings.people.roles import Action
from rulings.store import current
from rulings.store.published_outcomes import BRANCHES, BUDGET, WORK


class RunBeside(NamedTuple):
    """One of the two runs: its expectations, each with whether it holds; or what is wrong where it cannot be played."""

    run: EngineRun | None
    lines: list[dict[str, Any]]
    wrong: list[str]


@needs(Action.PROPOSE)
@answering
@require_safe
@costly
def beside(request: HttpRequest, proposal_id: int) -> HttpResponseBase:
    """Both runs of a scenario, aligned by what happened in them."""
    one = found(proposal_id)
    ruling, scenario = request.GET.get("ruling", "")[:120], request.GET.get("scenario", "")[:120]
    halves = (half(current.published(), ruling, scenario), half(as_proposed(one.texts)[0], ruling, scenario))
    if not any(each.run or each.wrong for each in halves):
        raise Refusal(_("There is no such scenario"), _("Neither what is published nor the proposal has it."))
    context = {"proposal": one, "ruling": ruling, "scenario": scenario, "halves": halves, "rows": rows(halves[0].run, halves[1].run)}
    return render(request, "editor/beside.html", context)


def half(library: Library, ruling: str, scenario: str) -> RunBeside:
    """A scenario run with one of the two corpora; neither run nor words where it has none of that name."""
    known = library.rulings.get(ruling) if ruling in library.rulings.paths else None
    if known is None or known.scenario(scenario) is None:
        return RunBeside(None, [], [])
    try:
        made = library.run(ruling, scenario, branches=BRANCHES, work=WORK, budget=BUDGET)
        lines = [{"text": texts.say(line["text"]), "holds": line["holds"]} for line in made.expectations]
        return RunBeside(EngineRun(library, made), lines, [])
    except BadInput as bad:
        return RunBeside(None, [], [texts.say(problem.message) for problem in bad.problems])


def rows(before: EngineRun | None, after: EngineRun | None) -> list[dict[str, Any]]:
    """The steps of both, one with another where the same happened; the first step that is not in both is marked."""
    if before is None or after is None:
        alone = before or after
        said = [texts.seen(alone.frame(n), "all") for n in range(alone.last + 1)] if alone is not None else []
        return [{"first": text if before else "", "second": text if after else "", "same": False, "parting": False} for text in said]
    made: list[dict[str, Any]] = []
    parted = False
    for row in align(before, after):
        same = row.same and before.frame(row.first)["rules"] == after.frame(row.second)["rules"]
        first = texts.seen(before.frame(row.first), "all") if row.first_here else ""
        second = texts.seen(after.frame(row.second), "all") if row.second_here else ""
        made.append({"first": first, "second": second, "same": same, "parting": not same and not parted})
        parted = parted or not same
    return made

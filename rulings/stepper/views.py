"""The ruling page: one address for the whole page and, to HTMX, for the step alone."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.shortcuts import render
from django.views.decorators.http import require_safe

from rulings.board import links, page, standing, texts
from rulings.board.address import Address, Asked
from rulings.board.answering import RULING_PAGE, PageContent, Unanswerable, asked_of, wants_step
from rulings.board.cases import Case, of_case
from rulings.board.moment import moment
from rulings.board.runs import EngineRun, run_as_asked
from rulings.board.support import support
from rulings.board.timeline import lines
from rulings.stepper import as_checked, outcomes
from rulings.stepper.deciding import deciding
from rulings.store import neighbours


@require_safe
@of_case
def ruling(request: HttpRequest, case: Case) -> HttpResponseBase:
    """Show a ruling with its stepper at the step that the address names."""
    if not case.names and not wants_step(request):
        return render(request, "stepper/ruling.html", {"ruling": page.head(case), "cards": as_checked.cards(case)})
    asked = asked_of(request)
    return standing.sent_on(request, asked.wrong, asked.address, case.run) or RULING_PAGE.answer(
        request, case, lambda: found(request, case, asked)
    )


def found(request: HttpRequest, case: Case, asked: Asked) -> PageContent:
    """What the page prints. Raises Unanswerable."""
    run = run_as_asked(case, asked)
    if run is None:
        raise Unanswerable(asked)
    m = moment(run, asked.address, question=texts.say(case.ruling.question))
    return PageContent({"m": m}, lambda: around(request, case, asked, run))


def form_pairs(address: Address) -> list[tuple[str, str]]:
    """What a form for another day or setting says besides. Whoever steps stays on the stage, at the same moment."""
    return [pair for pair in address.pairs() if pair[0] in ("scenario", "cards", "view", "lang")] + standing.stood(address)


def around(request: HttpRequest, case: Case, asked: Asked, run: EngineRun) -> dict[str, Any]:
    """Everything on the page besides the step itself."""
    address = asked.address
    return {
        "social": links.card(case, address, run, request),
        "ways": links.ways(case, address, request),
        "ruling": page.head(case),
        "folded": address.step is not None,
        "dated": outcomes.dated(case, address),
        "days": outcomes.days(case, run, address),
        "hypotheses": outcomes.hypotheses(case, address),
        "deciding": deciding(case, run, address),
        "rests_on": as_checked.rests_on(case),
        "cards": as_checked.cards(case),
        "neighbours": neighbours.of_ruling(case.ruling.id) if case.kind == "ruling" else None,
        "hands": as_checked.hands(case),
        "support": support(case),
        "tabs": page.tabs(case.ruling, address, run.scenario.name),
        "decisions": page.decisions(run, address.view),
        "switches": page.switches(run, address),
        "expectations": page.expectations(run),
        "otherwise": page.otherwise(case.ruling, run, address),
        "run": run,
        "particular": page.particular(run, address),
        "address": address,
        "form_pairs": form_pairs(address),
        "as_usual": standing.link(address, replace(address, as_of=None, settings=(), cards=(), choose=())),
        "case": case,
        "plain": address.link(step=None, view="all"),
        "here_too": address.link(choose=(), step=None, view="all"),
        "lines": lines(run, address.view),
    }

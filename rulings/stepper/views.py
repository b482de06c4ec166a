"""The ruling page: one address for the whole page and, to HTMX, for the step alone."""

from __future__ import annotations

from typing import Any, cast

from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.shortcuts import render
from django.template.loader import render_to_string
from django.views.decorators.http import require_safe

from rulings.stepper import fragments, outcomes, page, words
from rulings.stepper.address import LONGEST, Asked, read, too_long
from rulings.stepper.cases import Case, of_case
from rulings.stepper.deciding import deciding
from rulings.stepper.moment import moment
from rulings.stepper.runs import RunView, run_as_asked
from rulings.stepper.timeline import lines

STEP = "_table_stepper.html#moment"
REFUSED = "_table_stepper.html#refused"


def wants_step(request: HttpRequest) -> bool:
    """Whether only the step is asked for. A browser that goes back gets the whole page."""
    htmx = cast(Any, request).htmx
    return bool(htmx) and not htmx.history_restore_request


@require_safe
@of_case
def ruling(request: HttpRequest, case: Case) -> HttpResponseBase:
    """Show a ruling with its stepper at the step that the address names."""
    if wants_step(request):
        return step(request, case)
    asked = asked_of(request)
    if not case.names:
        return render(request, "ruling.html", {"ruling": page.head(case), "cards": page.cards(case)})
    run = run_as_asked(case, asked)
    if run is None:
        return refused(request, case, asked)
    text = render_to_string("ruling.html", {"m": moment(run, asked.address), **around(case, asked, run)}, request)
    return fragments.answer(request, fragments.Finished(text, words.here()))


def step(request: HttpRequest, case: Case) -> HttpResponseBase:
    """The step alone, for HTMX: of a ruling, a board of the lab, a shared run."""
    language = words.here()
    key = (*case.key, request.META.get("QUERY_STRING", ""), language)
    if kept := fragments.kept.get(key):
        return fragments.answer(request, kept)
    asked = asked_of(request)
    run = run_as_asked(case, asked)
    if run is None:
        return refused(request, case, asked, step_only=True)
    text = render_to_string(STEP, {"m": moment(run, asked.address)})
    return fragments.answer(request, fragments.kept.put(key, fragments.Finished(text, language)))


def asked_of(request: HttpRequest) -> Asked:
    """The address of a run, as asked; one that is too long is not read."""
    query = request.META.get("QUERY_STRING", "")
    return too_long(query) if len(query) > LONGEST else read(request.GET)


def around(case: Case, asked: Asked, run: RunView) -> dict[str, Any]:
    """Everything on the page besides the step itself."""
    address = asked.address
    return {
        "ruling": page.head(case),
        "folded": address.step is not None,
        "dated": outcomes.dated(case, address),
        "hypotheses": outcomes.hypotheses(case, address),
        "deciding": deciding(case, run, address),
        "rests_on": page.rests_on(case),
        "cards": page.cards(case),
        "tabs": page.tabs(case.ruling, address, run.scenario),
        "decisions": page.decisions(run, address.view),
        "switches": page.switches(run, address),
        "expectations": page.expectations(run),
        "otherwise": page.otherwise(case.ruling, run, address),
        "run": run,
        "particular": page.particular(run, address),
        "address": address,
        "form_pairs": [pair for pair in address.pairs() if pair[0] in ("scenario", "cards", "view", "lang")],
        "as_usual": address.link(as_of=None, settings=(), cards=(), choose=(), step=None),
        "case": case,
        "plain": address.link(step=None, view="all"),
        "here_too": address.link(choose=(), step=None, view="all"),
        "lines": lines(run, address.view),
    }


def refused(request: HttpRequest, case: Case, asked: Asked, step_only: bool = False) -> HttpResponseBase:
    """Say what cannot be answered, with everything the visitor typed still in the form."""
    context = {"asked": asked, "ruling": page.head(case), "rows": asked.rows()}
    template = REFUSED if step_only else "ruling.html"
    response = render(request, template, context, status=max(wrong.status for wrong in asked.wrong))
    fragments.vary(response)
    return response

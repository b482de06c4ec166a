"""The ruling page: one address for the whole page and, to HTMX, for the step alone."""

from __future__ import annotations

from typing import Any, cast

from django.http import Http404, HttpRequest
from django.http.response import HttpResponseBase
from django.shortcuts import render
from django.template.loader import render_to_string
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from rulings.library import shelf
from rulings.stepper import fragments, outcomes, page, words
from rulings.stepper.address import LONGEST, Asked, read, too_long
from rulings.stepper.moment import moment
from rulings.stepper.runs import RunView, run_as_asked
from rulings.stepper.timeline import lines


def wants_step(request: HttpRequest) -> bool:
    """Whether only the step is asked for. A browser that goes back gets the whole page."""
    htmx = cast(Any, request).htmx
    return bool(htmx) and not htmx.history_restore_request


@require_safe
def ruling(request: HttpRequest, ruling_id: str) -> HttpResponseBase:
    """Show a ruling with its stepper at the step that the address names."""
    query = request.META.get("QUERY_STRING", "")
    language, step_only = words.here(), wants_step(request)
    key = (shelf.digest(), ruling_id, query, language)
    if step_only and (kept := fragments.kept.get(key)):
        return fragments.answer(request, kept)
    found = shelf.library().rulings.get(ruling_id)
    if found is None:
        raise Http404(_("There is no ruling named “%(name)s”.") % {"name": ruling_id[:80]})
    asked = too_long(query) if len(query) > LONGEST else read(request.GET)
    if not found.scenarios:
        return render(request, "ruling.html", {"ruling": page.head(found), "cards": page.cards(found.id)})
    run = run_as_asked(found, asked)
    if run is None:
        return refused(request, found, asked, step_only)
    here = {"m": moment(run, asked.address)}
    if step_only:
        text = render_to_string("ruling.html#moment", here)
        return fragments.answer(request, fragments.kept.put(key, fragments.Finished(text, language)))
    text = render_to_string("ruling.html", here | around(found, asked, run), request)
    return fragments.answer(request, fragments.Finished(text, language))


def around(found: Any, asked: Asked, run: RunView) -> dict[str, Any]:
    """Everything on the page besides the step itself."""
    address = asked.address
    return {
        "ruling": page.head(found),
        "folded": address.step is not None,
        "dated": outcomes.dated(found, address),
        "hypotheses": outcomes.hypotheses(found, address),
        "rests_on": page.rests_on(found.id),
        "cards": page.cards(found.id),
        "tabs": page.tabs(found, address, run.scenario),
        "decisions": page.decisions(run, address.view),
        "switches": page.switches(run, address),
        "expectations": page.expectations(run),
        "otherwise": page.otherwise(found, run, address),
        "run": run,
        "address": address,
        "form_pairs": [pair for pair in address.pairs() if pair[0] in ("scenario", "view", "lang")],
        "as_usual": address.link(as_of=None, settings=(), choose=(), step=None),
        "here_too": address.link(choose=(), step=None, view="all"),
        "lines": lines(run, address.view),
    }


def refused(request: HttpRequest, found: Any, asked: Asked, step_only: bool) -> HttpResponseBase:
    """Say what cannot be answered, with everything the visitor typed still in the form."""
    context = {"asked": asked, "ruling": page.head(found), "rows": asked.rows()}
    template = "ruling.html#refused" if step_only else "ruling.html"
    response = render(request, template, context, status=max(wrong.status for wrong in asked.wrong))
    fragments.vary(response)
    return response

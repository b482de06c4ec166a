"""Storing a moment, and the page of a stored one."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.http.response import HttpResponseBase
from django.shortcuts import render
from django.template.loader import render_to_string
from django.utils.translation import gettext as _
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_safe

from engine import VERSION
from rulings.guard import guards_itself
from rulings.judge import transcript
from rulings.library import shelf
from rulings.share import limits, shown, storing
from rulings.share.models import Share
from rulings.share.replaying import Replayed, opened
from rulings.share.shown import STORED, TODAY, Shown
from rulings.stepper import fragments, page, words
from rulings.stepper.address import Address, Asked, read
from rulings.stepper.cases import Case, Unopened, closed, of_case
from rulings.stepper.moment import moment
from rulings.stepper.runs import RunView, run_as_asked
from rulings.stepper.timeline import lines
from rulings.stepper.views import REFUSED, STEP, asked_of, wants_step


class SeeOther(HttpResponseRedirect):
    """Go there with a GET, whatever this was."""

    status_code = 303


@guards_itself
@csrf_exempt
@of_case
def share(request: HttpRequest, case: Case) -> HttpResponseBase:
    """Store the moment that a form names, and give the link that lasts.

    No cookie and no account is involved, so there is nothing that another site could borrow from a visitor but their share of the limit;
    docs/decisions/sharing-without-a-token.md says how that is guarded.
    """
    if request.method != "POST":
        return SeeOther(case.base)
    if limits.foreign(request):
        return no(request, case, Address(), 403, _("Only a page of this site can share its moments."))
    if not limits.readable(request):
        return no(request, case, Address(), 413, _("This is more than the form of a moment can hold."))
    asked = read(request.POST)
    if wait := limits.wait_for(request):
        said = _("So much was shared from your network within the hour that nothing more is stored now. Try again in %(n)s minutes.")
        refusal = no(request, case, asked.address, 429, said % {"n": -(-wait // 60)})
        refusal.headers["Retry-After"] = str(wait)
        return refusal
    run = run_to_store(case, asked, request.POST.get("version", ""))
    if run is None:
        return no(request, case, asked.address, 400, " ".join(wrong.message for wrong in asked.wrong))
    try:
        row = run if isinstance(run, Share) else storing.store(run.run, case.base if case.kind == "ruling" else "")
    except storing.TooLarge:
        return no(request, case, asked.address, 413, _("This run is longer than what is kept of one."))
    except storing.Full:
        refusal = no(
            request, case, asked.address, 429, _("So much was shared within a day that nothing more is stored now. Try again tomorrow.")
        )
        refusal.headers["Retry-After"] = str(limits.HOUR)
        return refusal
    return made(request, row, asked.address)


def run_to_store(case: Case, asked: Asked, version: str) -> RunView | Share | None:
    """The run that a form names; the row itself where it names a stored run as it is. None where ``asked`` says what is wrong."""
    if case.kind != "shared":
        return run_as_asked(case, asked)
    found = opened(str(case.key[-1]))
    there = Shown(found, shown.read_version(asked, version))
    run = run_as_asked(there, asked)
    return found.row if run is not None and there.is_itself else run


def made(request: HttpRequest, row: Share, address: Address) -> HttpResponseBase:
    """The link to what was stored: to HTMX as something to copy, else by going there."""
    there = row.get_absolute_url() + Address(step=address.step or 0, view=address.view, lang=address.lang).link()
    if not wants_step(request):
        return SeeOther(there)
    return render(request, "_share.html#made", {"link": request.build_absolute_uri(there), "there": there})


def no(request: HttpRequest, case: Case, address: Address, status: int, sentence: str) -> HttpResponse:
    """Say why nothing was stored, with the plain address of the moment, which needs no storing."""
    plain = case.base + address.link()
    context = {"sentence": sentence, "plain": request.build_absolute_uri(plain), "there": plain}
    return render(request, "_share.html#refused" if wants_step(request) else "shared_refused.html", context, status=status)


@require_safe
def shared_page(request: HttpRequest, shared: str) -> HttpResponseBase:
    """A stored run at the step that the address names, and whether today's engine gives the same."""
    try:
        found = opened(shared)
    except Unopened as error:
        return closed(request, error)
    step_only = wants_step(request)
    key = (*found.case.key, "page", request.META.get("QUERY_STRING", ""), words.here())
    if step_only and (kept := fragments.kept.get(key)):
        return fragments.answer(request, kept)
    asked = asked_of(request)
    there = Shown(found, shown.read_version(asked, request.GET.get("version", "")))
    run = run_as_asked(there, asked)
    if run is None:
        return refused(request, found, asked, step_only)
    here = {"m": moment(run, there.address)}
    if step_only:
        return fragments.answer(request, fragments.kept.put(key, fragments.Finished(render_to_string(STEP, here), words.here())))
    text = render_to_string("shared.html", {**here, **around(there, run)}, request)
    return fragments.answer(request, fragments.Finished(text, words.here()))


def around(there: Shown, run: RunView) -> dict[str, Any]:
    """Everything on the page besides the step itself."""
    found, address, case = there.found, there.address, there.case
    now = found.today
    return {
        "case": case,
        "ruling": page.head(case),
        "folded": True,
        "shared": told(there),
        "decisions": page.decisions(run, address.view) if found.runs else [],
        "switches": page.switches(run, address) if found.runs else [],
        "expectations": page.expectations(run),
        "otherwise": page.otherwise(case.ruling, now, address) if now is not None else [],
        "run": run if found.runs else None,
        "address": address,
        "form_pairs": [pair for pair in address.pairs() if pair[0] in ("view", "lang")],
        "as_usual": Address(view=address.view, lang=address.lang).link(),
        "plain": address.link(step=None, view="all", version=""),
        "here_too": address.link(choose=(), step=None, view="all", version=""),
        "lines": lines(run, address.view),
    }


def told(there: Shown) -> dict[str, Any]:
    """The banner: what became of the run since it was shared."""
    found, address = there.found, there.address
    ends = {STORED: found.stored.last, TODAY: found.today.last if found.today is not None else 0}
    n = found.parting
    plain = Address(view=address.view, lang=address.lang)
    return {
        "verdict": found.verdict,
        "reworded": found.reworded,
        "changed": address.changed,
        "unchanged": plain.link(step=0 if address.step is None else min(address.step, found.stored.last)),
        "version": there.version,
        "itself": there.is_itself,
        "parting": n,
        "to_parting": "" if n is None else there.unchanged.link(step=min(n, ends[there.version or STORED])),
        "partings": shown.partings(there),
        "versions": there.versions(ends),
        "reasons": [words.say(reason) for reason in found.reasons],
        "at": found.row.created_at,
        "engine": found.row.engine,
        "engine_now": VERSION,
        "same_corpus": found.row.corpus == shelf.digest(),
        "origin": origin(found),
        **shown.notes(found),
    }


def origin(found: Replayed) -> str:
    """The page of the ruling that it was first shared from, where the corpus still has it."""
    known = found.row.origin and found.case.ruling.id in shelf.library().rulings
    return found.row.origin if known else ""


@require_safe
def transcript_file(request: HttpRequest, shared: str, form: str) -> HttpResponseBase:
    """The version that is shown, to take away."""
    try:
        found = opened(shared)
    except Unopened as error:
        return closed(request, error)
    asked = asked_of(request)
    there = Shown(found, shown.read_version(asked, request.GET.get("version", "")))
    return transcript.answer(request, form, found.case, there, asked, found.row.name)


def refused(request: HttpRequest, found: Replayed, asked: Asked, step_only: bool) -> HttpResponseBase:
    """Say what of the address cannot be answered, with everything that was typed still in the form."""
    rows = asked.rows()
    if "version" in asked.typed:
        wrong = [wrong for wrong in asked.wrong if wrong.field == "version"]
        rows.append({"name": "version", "typed": asked.typed["version"], "wrong": wrong})
    context = {"asked": asked, "ruling": page.head(found.case), "rows": rows, "folded": True}
    response = render(request, REFUSED if step_only else "ruling.html", context, status=max(wrong.status for wrong in asked.wrong))
    fragments.vary(response)
    return response

"""Storing a moment, and the page of a stored one."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.http.response import HttpResponseBase
from django.shortcuts import render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from engine import VERSION
from rulings.board import links, page, standing, texts, transcript
from rulings.board.address import Address, Asked, read
from rulings.board.answering import NO_STEP, STEP, Page, PageContent, Unanswerable, asked_of, wants_step
from rulings.board.cases import Case, of_case
from rulings.board.moment import moment
from rulings.board.runs import EngineRun, RunView, run_as_asked
from rulings.board.timeline import lines
from rulings.http import limits
from rulings.http.refusal import Refusal, refused
from rulings.share import shown, storing
from rulings.share.models import Share
from rulings.share.replaying import Replayed, shared_run
from rulings.share.shown import STORED, TODAY, SharedCase
from rulings.store import current

SHARED_PAGE = Page("share/shared.html", STEP, NO_STEP, refused_whole="stepper/ruling.html")


class SeeOther(HttpResponseRedirect):
    """Go there with a GET, whatever this was."""

    status_code = 303


@of_case
def share(request: HttpRequest, case: Case) -> HttpResponseBase:
    """Store the moment that a form names, and give the link that lasts."""
    if request.method != "POST":
        return SeeOther(case.base)
    asked = read(request.POST)
    if wait := limits.wait(limits.client(request), "rulings.share", settings.SHARES_AN_HOUR):
        said = _("So much was shared from your network within the hour that nothing more is stored now. Try again in %(n)s minutes.")
        refusal = no(request, case, asked.address, 429, said % {"n": -(-wait // 60)})
        refusal.headers["Retry-After"] = str(wait)
        return refusal
    run = run_to_store(case, asked, request.POST.get("version", ""))
    if run is None:
        return no(request, case, asked.address, 400, " ".join(wrong.message for wrong in asked.wrong))
    try:
        row = run if isinstance(run, Share) else storing.store(run.made, case.base if case.kind == "ruling" else "")
    except storing.TooLarge:
        return no(request, case, asked.address, 413, _("This run is longer than what is kept of one."))
    except storing.Full:
        refusal = no(
            request, case, asked.address, 429, _("So much was shared within a day that nothing more is stored now. Try again tomorrow.")
        )
        refusal.headers["Retry-After"] = str(limits.HOUR)
        return refusal
    return made(request, row, asked.address)


def run_to_store(case: Case, asked: Asked, version: str) -> EngineRun | Share | None:
    """The run that a form names; the row itself where it names a stored run as it is. None where ``asked`` says what is wrong."""
    if case.kind != "shared":
        return run_as_asked(case, asked)
    found = shared_run(str(case.key[-1]))
    there = SharedCase(found, shown.read_version(asked, version))
    run = run_as_asked(there, asked)
    if run is not None and there.is_itself:
        return found.row
    assert run is None or isinstance(run, EngineRun)  # a stored run is always itself
    return run


def made(request: HttpRequest, row: Share, address: Address) -> HttpResponseBase:
    """The link to what was stored: to HTMX as something to copy, else by going there."""
    there = row.get_absolute_url() + Address(step=address.step or 0, view=address.view, lang=address.lang).link()
    if not wants_step(request):
        return SeeOther(there)
    return render(request, "share/made.html", {"link": request.build_absolute_uri(there), "there": there})


def no(request: HttpRequest, case: Case, address: Address, status: int, sentence: str) -> HttpResponse:
    """Say why nothing was stored, with the plain address of the moment, which needs no storing."""
    plain = case.base + address.link()
    context = {"sentence": sentence, "plain": request.build_absolute_uri(plain), "there": plain}
    return render(request, "share/refused.html" if wants_step(request) else "share/refused_page.html", context, status=status)


@require_safe
def shared_page(request: HttpRequest, shared: str) -> HttpResponseBase:
    """A stored run at the step that the address names, and whether today's engine gives the same."""
    try:
        found = shared_run(shared)
    except Refusal as refusal:
        return refused(request, refusal)
    asked = asked_of(request)
    address = shown.read_version(asked, request.GET.get("version", ""))
    elsewhere = standing.sent_on(request, asked.wrong, address, lambda one: SharedCase(found, one).run(one))
    return elsewhere or SHARED_PAGE.answer(request, found.case, lambda: version_found(request, SharedCase(found, address), asked))


def version_found(request: HttpRequest, there: SharedCase, asked: Asked) -> PageContent:
    """What the page prints of a stored run, in the version that is asked for. Raises Unanswerable."""
    run = run_as_asked(there, asked)
    if run is None:
        raise Unanswerable(asked, folded=True)
    m = moment(run, there.address, question=texts.say(there.case.ruling.question))
    return PageContent({"m": m}, lambda: around(request, there, run))


def around(request: HttpRequest, there: SharedCase, run: RunView) -> dict[str, Any]:
    """Everything on the page besides the step itself."""
    found, address, case = there.found, there.address, there.case
    now = found.today
    return {
        "social": links.card(case, address, run if found.runs else None, request),
        "ways": links.ways(case, address, request, lasting=there.is_itself, framed=there.version != STORED),
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
        "form_pairs": [pair for pair in address.pairs() if pair[0] in ("view", "lang")] + standing.stood(address),
        "as_usual": standing.link(address, there.unchanged),
        "plain": address.link(step=None, view="all", version=""),
        "here_too": address.link(choose=(), step=None, view="all", version=""),
        "lines": lines(run, address.view),
    }


def told(there: SharedCase) -> dict[str, Any]:
    """The banner: what became of the run since it was shared."""
    found, address = there.found, there.address
    ends = {STORED: found.stored.last, TODAY: found.today.last if found.today is not None else 0}
    n = found.parting
    return {
        "verdict": found.verdict,
        "reworded": found.reworded,
        "changed": address.changed,
        "unchanged": standing.link(address, there.unchanged),
        "version": there.version,
        "itself": there.is_itself,
        "parting": n,
        "to_parting": "" if n is None else there.unchanged.link(step=min(n, ends[there.version or STORED])),
        "partings": shown.partings(there),
        "versions": there.versions(ends),
        "reasons": [texts.say(reason) for reason in found.reasons],
        "at": found.row.created_at,
        "engine": found.row.engine,
        "engine_now": VERSION,
        "same_corpus": found.row.corpus == current.digest(),
        "origin": origin(found),
        **shown.notes(found),
    }


def origin(found: Replayed) -> str:
    """The page of the ruling that it was first shared from, where the corpus still has it."""
    known = found.row.origin and found.case.ruling.id in current.library().rulings
    return found.row.origin if known else ""


@require_safe
def transcript_file(request: HttpRequest, shared: str, form: str) -> HttpResponseBase:
    """The version that is shown, to take away."""
    try:
        found = shared_run(shared)
    except Refusal as refusal:
        return refused(request, refusal)
    asked = asked_of(request)
    there = SharedCase(found, shown.read_version(asked, request.GET.get("version", "")))
    return transcript.answer(request, form, found.case, there, asked, found.row.name)

"""Sending a report; its receipt, the address at which the answer appears; and the queue of those who answer."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from django.conf import settings
from django.core.paginator import Paginator
from django.db import transaction
from django.http import HttpRequest, HttpResponseRedirect
from django.http.response import HttpResponseBase
from django.shortcuts import get_object_or_404, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from rulings.http import addresses, limits
from rulings.http.language import here
from rulings.people.models import add_to_audit
from rulings.people.private import needs, person_of
from rulings.people.roles import Action
from rulings.reports.forms import AnswerForm, ReportForm, is_page
from rulings.reports.models import Report
from rulings.store.models import SearchEntry

PAGE_OF = re.compile(r"/(rulings|rules|games)/[^/?#]+/|/cards/[^/?#]+/[^/?#]+/")
PAGE = 20  # reports on one page of the queue
FIELDS = ("kind", "about", "said", "seen", "version", "clip", "board")


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def new(request: HttpRequest) -> HttpResponseBase:
    """The form; sent, it is kept and answered with its receipt. What was typed stays where something is wrong with it.

    From the lab comes the ``text`` of a board, which goes along with the report: its address may be long, and kept for a while only.
    """
    if request.method != "POST":
        about = request.GET.get("about", "")
        asked = {"kind": request.GET.get("kind", ""), "about": about if is_page(about) else addresses.of("home")}
        return _form(request, asked, {})
    if "text" in request.POST:
        missing = {"kind": Report.Kind.MISSING.value, "about": addresses.of("lab"), "board": request.POST["text"]}
        return _form(request, missing, {})
    form = ReportForm(request.POST)
    typed = {name: request.POST.get(name, "") for name in FIELDS}
    if not form.is_valid():
        return _form(request, typed, {name: [str(said) for said in wrong] for name, wrong in form.errors.items()}, status=400)
    if form.cleaned_data["website"]:
        return _form(request, typed, {"said": [_("This looks as if a program had sent it. Leave the hidden field empty.")]}, status=400)
    who = limits.client(request)
    tally = "rulings.reports"
    if seconds := limits.wait(who, tally, settings.REPORTS_AN_HOUR) or limits.wait("all", tally, settings.REPORTS_IN_ALL):
        said = _("So many reports came within the hour that no more are taken now. Try again in %(n)s minutes.") % {"n": -(-seconds // 60)}
        response = _form(request, typed, {"": [said]}, status=429)
        response.headers["Retry-After"] = str(seconds)
        return response
    row = Report.objects.create(lang=here(), **{name: form.cleaned_data[name] for name in FIELDS})
    return HttpResponseRedirect(row.get_absolute_url())


def _form(request: HttpRequest, typed: dict[str, str], wrong: dict[str, list[str]], status: int = 200) -> HttpResponseBase:
    context: dict[str, Any] = {"typed": typed, "wrong": wrong, "general": wrong.get("", []), "kinds": Report.Kind.choices}
    return render(request, "reports/new.html", context, status=status)


@never_cache
@require_safe
def receipt(request: HttpRequest, receipt: str) -> HttpResponseBase:
    """What was sent, how long it has been waiting, and what was answered."""
    report = get_object_or_404(Report, receipt=receipt)
    return render(request, "reports/receipt.html", {"report": report, "titles": titles([report])})


def titles(reports: Iterable[Report]) -> dict[str, str]:
    """What the pages are called that reports are about, by their addresses as the reports have them; a step or a tool is its ruling's."""
    pages = {report.about: PAGE_OF.match(report.about) for report in reports}
    found = {entry.url: entry.title for entry in SearchEntry.objects.filter(url__in={page[0] for page in pages.values() if page})}
    return {about: found[page[0]] for about, page in pages.items() if page and page[0] in found}


@needs(Action.ANSWER)
@require_http_methods(["GET", "HEAD", "POST"])
def queue(request: HttpRequest) -> HttpResponseBase:
    """What waits for an answer, the longest wait first, each with its clock; sent, one of them is answered, or several at once."""
    wrong: dict[str, Any] = {}
    if request.method == "POST":
        wrong = _answered(request)
        if not wrong:
            return HttpResponseRedirect(addresses.of("reports"))
    waiting = Paginator(Report.objects.filter(state=Report.State.OPEN), PAGE).get_page(request.GET.get("page"))
    latest = Report.objects.exclude(state=Report.State.OPEN).order_by("-answered_at")[:PAGE]
    states = [choice for choice in Report.State.choices if choice[0] != Report.State.OPEN]
    context = {"ticked": "ticked" in request.GET, "waiting": waiting, "titles": titles(waiting)}
    context |= {"latest": latest, "states": states, "wrong": wrong}
    return render(request, "reports/queue.html", context, status=409 if wrong.get("late") else 400 if wrong else 200)


def _answered(request: HttpRequest) -> dict[str, Any]:
    """Answer the reports that a form names, each as if alone; what is wrong with it and what was typed, nothing where it is done."""
    form = AnswerForm(request.POST)
    receipts = request.POST.getlist("receipt")[:PAGE]
    one = receipts[0] if len(receipts) == 1 else ""
    typed = {"receipt": one, **{name: request.POST.get(name, "") for name in ("state", "answer")}}
    if not receipts:
        return {**typed, "said": _("Tick the reports that it answers.")}
    if not form.is_valid():
        return {**typed, "said": " ".join(str(said) for errors in form.errors.values() for said in errors)}
    with transaction.atomic():
        rows = Report.objects.select_for_update().filter(receipt__in=receipts, state=Report.State.OPEN)
        for row in rows:
            row.state, row.answer = form.cleaned_data["state"], form.cleaned_data["answer"]
            row.answered_at, row.answered_by = timezone.now(), str(person_of(request))
            row.save()
            add_to_audit(row.answered_by, "report answered", row.receipt, state=row.state)
        if not rows:
            late = _("Somebody else has answered this report meanwhile. Yours was not kept: it stands below.")
            return {**typed, "late": True, "said": late}
    return {}

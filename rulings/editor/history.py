"""The history of a file: who, when, why; any two states compared; and taking it down."""

from __future__ import annotations

from pathlib import PurePosixPath
from typing import Any
from urllib.parse import urlencode

from django.http import Http404, HttpRequest, HttpResponse, QueryDict
from django.http.response import HttpResponseBase
from django.shortcuts import redirect, render
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods

from rulings.editor import publishing, writing
from rulings.editor.outcomes import TURN, Compared, outcomes
from rulings.editor.shown import difference
from rulings.editor.states import became, entry_of
from rulings.editor.views import answering, me
from rulings.http import addresses
from rulings.http.budget import costly
from rulings.people.private import needs
from rulings.people.roles import Action
from rulings.store import current
from rulings.store.models import CorpusFile, Revision
from rulings.store.touched import folder_of

MOST = 200
READ = 30  # states of a ruling that are read for what became of its answers


@csrf_exempt
@require_http_methods(["GET", "HEAD", "POST"])
def history(request: HttpRequest, path: str) -> HttpResponseBase:
    """Every state of a file, the latest first, and the difference between two of them. It is the same page for everybody.

    With ``entry`` it is that of one card or rule in the file; with ``outcome`` it says what comes of the two states. The form that runs
    them stores nothing but what can be found again, so it needs no token.
    """
    return ran(request, path=path) if request.method == "POST" else shown(request, path)


@costly
def ran(request: HttpRequest, path: str) -> HttpResponseBase:
    """Go on running what two states touch, and back to the page."""
    two = States(path, request.POST)
    if two.before is not None and two.after is not None:
        outcomes(path, two.before.text, two.after.text, TURN)
    asked = {**two.asked, "outcome": "1"}
    return HttpResponse(status=303, headers={"Location": f"{addresses.history(path)}?{urlencode(asked)}#outcome"})


class States:
    """The states of a file, or of one entry in it, the latest first, and the two that are compared. Raises Http404 where it never was."""

    def __init__(self, path: str, asked: QueryDict) -> None:
        self.path, self.entry = path, asked.get("entry", "")[:120]
        found = list(Revision.objects.filter(path=path).order_by("-id")[:MOST])
        if not found:
            raise Http404
        self.texts = {one.pk: entry_of(path, one.text or "", self.entry) if self.entry else one.text or "" for one in found}
        if self.entry:
            older = [*(self.texts[one.pk] for one in found[1:]), ""]
            found = [one for one, before in zip(found, older, strict=True) if self.texts[one.pk] != before]
        if not found:
            raise Http404
        self.revisions = found
        self.before, self.after = chosen_of(found, asked.get("from", ""), 1), chosen_of(found, asked.get("to", ""), 0)

    @property
    def asked(self) -> dict[str, str]:
        """The part of the address that names them."""
        given = {"entry": self.entry, "from": self.before and self.before.pk, "to": self.after and self.after.pk}
        return {name: str(value) for name, value in given.items() if value}

    def text(self, one: Revision | None) -> str:
        """What is compared of a state."""
        return self.texts[one.pk] if one is not None else ""


@costly
def shown_outcomes(request: HttpRequest, path: str) -> HttpResponseBase:
    """The page with what comes of two states."""
    two = States(path, request.GET)
    found = outcomes(path, two.before.text, two.after.text) if two.before is not None and two.after is not None else None
    return page(request, two, found)


def shown(request: HttpRequest, path: str) -> HttpResponseBase:
    """The page."""
    return shown_outcomes(request, path=path) if "outcome" in request.GET else page(request, States(path, request.GET), None)


def page(request: HttpRequest, two: States, found: Compared | None) -> HttpResponseBase:
    """The page of some states."""
    rulings = folder_of(two.path) == "rulings"
    older = [*(one.text or "" for one in two.revisions[1:]), ""]
    context: dict[str, Any] = {
        "path": two.path,
        "entry": two.entry,
        "revisions": two.revisions,
        "became": {one.pk: became(old, one.text or "") for one, old in zip(two.revisions[:READ], older, strict=False)} if rulings else {},
        "before": two.before,
        "after": two.after,
        "lines": difference(two.text(two.before), two.text(two.after)),
        "found": found,
        "ruling": current.library().rulings.get(PurePosixPath(two.path).stem) if rulings else None,
        "here": CorpusFile.objects.filter(path=two.path).exists(),
    }
    return render(request, "editor/history.html", context)


def chosen_of(revisions: list[Revision], given: str, default: int) -> Revision | None:
    """The revision of that number, else the one at a place from the latest."""
    named = [one for one in revisions if str(one.pk) == given]
    return named[0] if named else revisions[default] if default < len(revisions) else None


@needs(Action.TAKE_DOWN)
@answering
@require_http_methods(["GET", "HEAD", "POST"])
def take_down(request: HttpRequest) -> HttpResponseBase:
    """Take a published file down at once, with a reason that stands in its history."""
    if request.method != "POST":
        return render(request, "editor/take_down.html", {"path": writing.path_of(request.GET.get("path", ""))})
    path = writing.path_of(request.POST.get("path", ""))
    publishing.take_down(me(request), path, request.POST.get("words", ""))
    return redirect(addresses.history(path))

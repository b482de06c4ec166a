"""The history of a file: who, when, why; any two states compared; and taking it down."""

from __future__ import annotations

from typing import Any

from django.http import Http404, HttpRequest
from django.http.response import HttpResponseBase
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_safe

from rulings.editor import publishing, writing
from rulings.editor.shown import difference
from rulings.editor.views import answering, me
from rulings.http import addresses
from rulings.people.private import needs
from rulings.people.roles import Action
from rulings.store.models import CorpusFile, Revision

MOST = 200


@require_safe
def history(request: HttpRequest, path: str) -> HttpResponseBase:
    """Every state of a file, the latest first, and the difference between two of them. It is the same page for everybody."""
    revisions = list(Revision.objects.filter(path=path).order_by("-id")[:MOST])
    if not revisions:
        raise Http404
    before, after = chosen_of(revisions, request.GET.get("from", ""), 1), chosen_of(revisions, request.GET.get("to", ""), 0)
    context: dict[str, Any] = {
        "path": path,
        "revisions": revisions,
        "before": before,
        "after": after,
        "lines": difference((before.text if before else "") or "", (after.text if after else "") or ""),
        "here": CorpusFile.objects.filter(path=path).exists(),
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

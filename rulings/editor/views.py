"""The desk: where editing begins."""

from __future__ import annotations

from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.shortcuts import render
from django.views.decorators.http import require_safe

from rulings.people.private import may, person_of
from rulings.people.roles import Action


@require_safe
def desk(request: HttpRequest) -> HttpResponseBase:
    """How a change comes in, and what waits for whoever asks."""
    allowed = {"appoints": Action.APPOINT, "reads_log": Action.EXPORT_LOG, "answers": Action.ANSWER}
    context = {"person": person_of(request), **{name: may(request, action) for name, action in allowed.items()}}
    return render(request, "editor/desk.html", context)

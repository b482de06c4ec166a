"""The pages about the site itself."""

from __future__ import annotations

from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.utils import timezone
from django.views.decorators.http import require_safe

from rulings.http import answers
from rulings.store import archive
from rulings.store.models import Game, Ruling


@require_safe
def about(request: HttpRequest) -> HttpResponseBase:
    """What this is, for whom, and who has no part in it."""
    return answers.page(request, "handbook/about.html", {"games": Game.objects.all(), "has_archive": archive.path().is_file()})


@require_safe
def verified(request: HttpRequest) -> HttpResponseBase:
    """How a ruling is known to be right, and what the words for it mean."""
    return answers.page(request, "handbook/verified.html", {})


@require_safe
def cite(request: HttpRequest) -> HttpResponseBase:
    """How to point at a ruling so that others find the same."""
    example = Ruling.objects.filter(status=Ruling.Status.DOCUMENTED).first()
    address = request.build_absolute_uri(example.get_absolute_url()) if example else ""
    return answers.page(request, "handbook/cite.html", {"example": example, "example_address": address, "today": timezone.localdate()})

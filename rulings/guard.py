"""What is asked of every request that sends something: that it is a form of this site, of a size that is read at all.

Nothing is borrowed from a visitor by a form that another site's page sends, since there are no accounts; but a large board is kept in
the database, at its sender's expense (:mod:`rulings.lab.keeping`), and that must not be at a visitor's who knows nothing of it.
"""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar
from typing import Any

from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.utils.translation import gettext as _

from rulings.share.limits import FORMS, client, foreign
from rulings.stepper.cases import Unopened, closed

SAFE = ("GET", "HEAD", "OPTIONS", "TRACE")
LARGEST_BODY = 450_000  # bytes: a file of 64 KB as a browser's form sends it, each of its bytes as %XX, with the form's other fields

asking: ContextVar[HttpRequest | None] = ContextVar("asking", default=None)  # the request for which this answer is made


def guards_itself(view: Callable[..., HttpResponseBase]) -> Callable[..., HttpResponseBase]:
    """Mark a view that says in its own words what is wrong with what it was sent."""
    view.guards_itself = True  # type: ignore[attr-defined]
    return view


def sender() -> str:
    """The network address for which this answer is made; "" outside of a request."""
    request = asking.get()
    return client(request) if request is not None else ""


class GuardMiddleware:
    """Answers what no page of this site would send, before any of it is read."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]):
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        """Note who asks."""
        token = asking.set(request)
        try:
            return self.get_response(request)
        finally:
            asking.reset(token)

    def process_view(self, request: HttpRequest, view: Any, args: Any, kwargs: Any) -> HttpResponseBase | None:
        """The page that says why a form is not taken; None for one that is."""
        if request.method in SAFE or getattr(view, "guards_itself", False):
            return None
        wrong = refusal(request)
        return closed(request, wrong) if wrong is not None else None


def refusal(request: HttpRequest) -> Unopened | None:
    """Why a form is not taken."""
    heading = _("This cannot be taken")
    length = request.META.get("CONTENT_LENGTH") or "0"
    if not (length.isascii() and length.isdigit()):
        return Unopened(heading, _("The request does not say how long it is."), 411)
    if int(length[:20]) > LARGEST_BODY:
        return Unopened(heading, _("This is more than any form here can hold. A ruling file has at most 64 KB."), 413)
    if request.content_type not in FORMS:
        return Unopened(heading, _("Only forms are read here: send fields as a web page does."), 415)
    if foreign(request):
        return Unopened(heading, _("Only a page of this site can send this form."), 403)
    return None

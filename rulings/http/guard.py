"""What is asked of every request that sends something: that it is a form of this site, of a size that is read at all.

A form of a page that is the same for everybody does nothing in anybody's name, so another site's page that sends it borrows nothing; but
what is stored is counted by its sender, and that must not be a visitor who knows nothing of it.
docs/decisions/forms-without-a-token.md says why no token is asked for there; the forms of pages for one person carry one
(:mod:`rulings.people.private`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from django.conf import settings
from django.core.exceptions import RequestDataTooBig
from django.db import DataError
from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.utils.translation import gettext as _

from rulings.http.refusal import Refusal, refused

SAFE = ("GET", "HEAD", "OPTIONS", "TRACE")
View = Callable[..., HttpResponseBase]
FORMS = ("", "application/x-www-form-urlencoded", "multipart/form-data")


def takes(most: int) -> Callable[[View], View]:
    """Let a view take more bytes than a form of fields has: files."""

    def marked(view: View) -> View:
        view.most_bytes = most  # type: ignore[attr-defined]
        return view

    return marked


class GuardMiddleware:
    """Answers what no page of this site would send, before any of it is read."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]):
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        """Pass the request on; what it sends is looked at once its view is known."""
        return self.get_response(request)

    def process_view(self, request: HttpRequest, view: Any, args: Any, kwargs: Any) -> HttpResponseBase | None:
        """The page that says why a form is not taken; None for one that is."""
        wrong = None if request.method in SAFE else refusal(request, getattr(view, "most_bytes", settings.DATA_UPLOAD_MAX_MEMORY_SIZE))
        return refused(request, wrong) if wrong is not None else None

    def process_exception(self, request: HttpRequest, error: Exception) -> HttpResponseBase | None:
        """The same page for a form that may bring large files, of which a field is too long, and for letters that no database keeps."""
        if isinstance(error, RequestDataTooBig):
            return refused(request, too_long())
        return refused(request, unwritable()) if isinstance(error, DataError) else None


def unwritable() -> Refusal:
    """The sentence about a character with no meaning in any text (U+0000), which PostgreSQL takes nowhere, not even in a question."""
    return Refusal(_("This cannot be taken"), _("There is a character in it that cannot be kept. Write it again without copying."), 400)


def too_long() -> Refusal:
    """The sentence about more than a form can hold."""
    said = _("This is more than the form can hold. A ruling file has at most 64 KB, a copy of evidence 2 MB.")
    return Refusal(_("This cannot be taken"), said, 413)


def refusal(request: HttpRequest, most: int) -> Refusal | None:
    """Why a form is not taken that may have so many bytes."""
    heading = _("This cannot be taken")
    length = request.META.get("CONTENT_LENGTH") or "0"
    if not (length.isascii() and length.isdigit()):
        return Refusal(heading, _("The request does not say how long it is."), 411)
    if int(length[:20]) > most:
        return too_long()
    if request.content_type not in FORMS:
        return Refusal(heading, _("Only forms are read here: send fields as a web page does."), 415)
    if foreign(request):
        return Refusal(heading, _("Only a page of this site can send this form."), 403)
    return None


def foreign(request: HttpRequest) -> bool:
    """Whether a page of another site sent this. Browsers say so themselves; what says nothing is no browser and acts for nobody."""
    fetched = request.headers.get("Sec-Fetch-Site")
    if fetched is not None:
        return fetched not in ("same-origin", "none")
    origin = request.headers.get("Origin")
    if origin is None:
        return False
    if origin in settings.CSRF_TRUSTED_ORIGINS:
        return False
    try:
        return urlsplit(origin).netloc != request.get_host()
    except ValueError:  # no browser writes such an origin, so it is nobody's of this site
        return True

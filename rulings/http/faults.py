"""When the machine fails under the site: a sentence that says what to do, and when to try again. It gets well by itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import structlog
from django.db import DatabaseError, InterfaceError, InternalError, OperationalError
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.http.response import HttpResponseBase
from django.utils.translation import gettext as _

from rulings.http.refusal import Refusal, refused

log = structlog.stdlib.get_logger("rulings.faults")
SOON, LATER = 10, 300  # seconds
FULL = ("disk is full", "no space left", "disk full", "could not extend file")
READ_ONLY = ("readonly database", "read-only transaction", "read-only file system")


class FaultMiddleware:
    """Answers what a database could not do. A mistake in what it was asked is still a mistake of ours, with status 500."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]):
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        """Pass the request on."""
        return self.get_response(request)

    def process_exception(self, request: HttpRequest, error: Exception) -> HttpResponseBase | None:
        """The sentence for a database that is away, full or not to be written to; None for anything else."""
        found = fault(error)
        if found is None:
            return None
        refusal, seconds = found
        log.error("the database could not do it", error=str(error).strip(), exc_info=error)
        return unavailable(request, refusal, seconds)


def fault(error: Exception) -> tuple[Refusal, int] | None:
    """What is said of an error of the database, and after how many seconds it may be tried again."""
    if not isinstance(error, DatabaseError | InterfaceError):
        return None
    said = str(error).casefold()
    if any(phrase in said for phrase in FULL):
        return Refusal(
            _("Nothing more can be stored just now"),
            _("The disk of this site is full. Nothing was stored by half; what can be read goes on."),
            503,
        ), LATER
    if any(phrase in said for phrase in READ_ONLY):
        return Refusal(
            _("Nothing can be stored just now"),
            _("This site can only be read at the moment. Nothing was stored by half; try again later."),
            503,
        ), LATER
    if isinstance(error, OperationalError | InterfaceError) and not isinstance(error, InternalError):
        return Refusal(
            _("This cannot be looked up just now"),
            _("The site’s database does not answer. Try again in a moment; rulings that were opened lately can be read meanwhile."),
            503,
        ), SOON
    return None


def unavailable(request: HttpRequest, refusal: Refusal, seconds: int) -> HttpResponse:
    """What is answered to something that can be done later: to HTMX the page's content, to who asked for data the sentence as data."""
    name = request.path.rpartition("/")[2]
    if name.endswith(".json"):
        errors = [{"field": "", "found": "", "message": refusal.sentence, "nearest": []}]
        response: HttpResponse = JsonResponse({"errors": errors}, status=refusal.status, json_dumps_params={"ensure_ascii": False})
    elif name.endswith((".txt", ".md", ".yaml")):
        response = HttpResponse(refusal.sentence + "\n", status=refusal.status, content_type="text/plain; charset=utf-8")
    else:
        response = refused(request, refusal)
        if cast(Any, request).htmx:
            # The part that was asked for may be any; what stands in its place must not be lost. The whole page takes the content's place.
            response.headers["HX-Retarget"] = response.headers["HX-Reselect"] = "#content"
            response.headers["HX-Reswap"] = "outerHTML"
            response.headers["HX-Push-Url"] = "false"
    response.headers["Retry-After"] = str(seconds)
    response.headers["Cache-Control"] = "no-store"
    response._has_been_logged = True  # type: ignore[attr-defined]  # so that Django does not log it as an error of a page
    return response

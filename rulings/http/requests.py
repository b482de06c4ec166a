"""One line in the log for each request, and the id by which a line, an error and the page that a visitor saw belong together."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Callable

import structlog
from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.template import loader
from django.utils.encoding import escape_uri_path

from rulings.http.limits import client
from rulings.logs import tell

log = logging.getLogger("rulings.requests")
LONGEST = 200  # characters of a path that are written down: a board of the lab has thousands
PROBES = ("/healthz", "/readyz")  # asked every few seconds by machines


class LogMiddleware:
    """Gives each request an id, and writes down what became of it: method, path, status, milliseconds, client."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]):
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        """The answer, with the id in a header. Whatever is logged on the way carries the id too."""
        began = time.perf_counter()
        request_id = secrets.token_hex(6)
        bound = structlog.contextvars.bind_contextvars(request_id=request_id)
        try:
            response = self.get_response(request)
            response.headers["X-Request-ID"] = request_id
            tell(
                log,
                level(request, response.status_code),
                "request",
                method=request.method,
                path=escape_uri_path(request.path)[:LONGEST],
                status=response.status_code,
                ms=round((time.perf_counter() - began) * 1000, 1),
                client=client(request),
            )
        finally:
            structlog.contextvars.reset_contextvars(**bound)
        return response


def level(request: HttpRequest, status: int) -> int:
    """How loud a request is: an error of ours, something refused for want of means, anything else, a machine that asks how we are."""
    if status in (429, 503):
        return logging.WARNING
    if status >= 500:
        return logging.ERROR
    return logging.DEBUG if request.path in PROBES else logging.INFO


def broken(request: HttpRequest) -> HttpResponse:
    """The page for a mistake of ours, in both languages. It shows the id that its traceback has in the log."""
    found = structlog.contextvars.get_contextvars().get("request_id", "")
    return HttpResponse(loader.get_template("500.html").render({"request_id": found}), status=500)

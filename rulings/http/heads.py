"""A HEAD is answered as its GET would be, by the head alone."""

from __future__ import annotations

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase


class HeadMiddleware:
    """Takes the body off what answers a HEAD. A server drops it anyway, and writes a warning for each into its log."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]):
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        """The answer; to a HEAD without its body, of which the length is still told."""
        response = self.get_response(request)
        if request.method == "HEAD" and isinstance(response, HttpResponse) and response.content:
            response.headers.setdefault("Content-Length", str(len(response.content)))
            response.content = b""
        return response

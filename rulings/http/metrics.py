"""The numbers of this site for Prometheus, at one address, for whoever knows the token. Only where ``METRICS_TOKEN`` is set.

What is counted is django-prometheus's: requests, answers and how long they took, by view and method. Of visitors nothing is in it.
"""

from __future__ import annotations

from collections.abc import Callable
from secrets import compare_digest

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase

ADDRESS = "/metrics"


class MetricsMiddleware:
    """Gives the numbers to who has the token. It asks from beside the site, by a number and without https."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]):
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        """The numbers, or whatever else was asked for."""
        if request.path_info != ADDRESS:
            return self.get_response(request)
        wanted, given = f"Bearer {settings.METRICS_TOKEN}", request.headers.get("Authorization", "")
        if not compare_digest(given.encode(), wanted.encode()):
            return HttpResponse("METRICS_TOKEN is asked for.\n", "text/plain", 401, headers={"WWW-Authenticate": "Bearer"})
        from django_prometheus.exports import ExportToDjangoView

        answer: HttpResponseBase = ExportToDjangoView(request)
        answer.headers["Cache-Control"] = "no-store"
        return answer

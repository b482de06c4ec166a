"""The Content-Security-Policy, put together once: without a nonce it is the same for every answer.

django-csp's own middleware puts it together twice for each answer (once for a report-only policy that we do not have), a fifth of
what a step costs that is asked for again.
"""

from collections.abc import Callable

from csp.constants import HEADER
from csp.utils import build_policy
from django.conf import settings
from django.http import HttpRequest
from django.http.response import HttpResponseBase


class ConstantPolicyMiddleware:
    """Adds the policy of the settings, except to Django's own debugging pages, whose styles are inside them."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]):
        self.get_response = get_response
        self.policy = build_policy()

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        """Answer with the policy, unless the view has set one of its own."""
        response = self.get_response(request)
        if not (settings.DEBUG and response.status_code in (404, 500)):
            response.headers.setdefault(HEADER, self.policy)
        return response

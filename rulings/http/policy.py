"""The Content-Security-Policy: without a nonce it is the same for every answer (docs/decisions/no-nonce.md), and put together once."""

from collections.abc import Callable

from django.conf import settings
from django.http import HttpRequest
from django.http.response import HttpResponseBase

HEADER = "Content-Security-Policy"


def policy(**other: str) -> str:
    """The policy of the settings with some directives otherwise, their hyphens as underscores: ``policy(frame_ancestors="*")``."""
    directives = settings.CONTENT_SECURITY_POLICY | {name.replace("_", "-"): sources for name, sources in other.items()}
    return "; ".join(f"{name} {sources}" for name, sources in directives.items())


class PolicyMiddleware:
    """Adds the policy of the settings, except to Django's own debugging pages, whose styles are inside them."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]):
        self.get_response = get_response
        self.policy = policy()

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        """Answer with the policy, unless the view has set one of its own."""
        response = self.get_response(request)
        if not (settings.DEBUG and response.status_code in (404, 500)):
            response.headers.setdefault(HEADER, self.policy)
        return response

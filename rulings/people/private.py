"""Pages that are for one person: their forms carry Django's token, and nobody keeps them. All other pages are the same for everybody."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, wraps
from typing import Any
from urllib.parse import urlencode, urlsplit

from django.contrib.messages.middleware import MessageMiddleware
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.http.response import HttpResponseBase
from django.middleware.csrf import CsrfViewMiddleware
from django.utils.cache import patch_cache_control
from django.utils.translation import gettext as _

from rulings.http import addresses
from rulings.http.refusal import Refusal, refused
from rulings.people.models import Person
from rulings.people.roles import Action

UNDER = "under"  # the cookie of somebody who looks at the site under a proposal


def is_private(request: HttpRequest) -> bool:
    """Whether an address is for one person."""
    return request.path.startswith(private_addresses())


@cache
def private_addresses() -> tuple[str, str]:
    """How the addresses begin that are for one person."""
    return addresses.of("account"), addresses.of("editor")


def is_for_one(request: HttpRequest) -> bool:
    """Whether a page differs from visitor to visitor: at an address of its own, or because he looks at the site under a proposal."""
    return is_private(request) or UNDER in request.COOKIES


class PrivateMiddleware(CsrfViewMiddleware):
    """Django's token for forms that act for somebody, and there alone."""

    def process_request(self, request: HttpRequest) -> None:
        """Read the token's cookie."""
        if is_for_one(request):
            super().process_request(request)

    def process_view(self, request: HttpRequest, callback: Any, callback_args: Any, callback_kwargs: Any) -> Any:
        """Refuse a form without its token. A form that is small is read whole before its fields: a costly one is handed on as it came."""
        if is_private(request) and request.method == "POST" and not hasattr(callback, "most_bytes"):
            _ = request.body
        return super().process_view(request, callback, callback_args, callback_kwargs) if is_private(request) else None

    def process_response(self, request: HttpRequest, response: HttpResponseBase) -> HttpResponseBase:
        """Let nobody keep the page."""
        if not is_for_one(request):
            return response
        patch_cache_control(response, private=True, no_store=True)
        return super().process_response(request, response)


class PrivateMessagesMiddleware(MessageMiddleware):
    """Django's messages, on the pages that show them: all others need not look for any."""

    def process_request(self, request: HttpRequest) -> None:
        """Make room for messages."""
        if is_private(request):
            super().process_request(request)


def no_token(request: HttpRequest, reason: str = "") -> HttpResponse:
    """The page for a form whose token is missing or another's: Django's ``CSRF_FAILURE_VIEW``."""
    sentence = _("This form was made for another visit. Go back, load the page anew and send it again; what you typed is still there.")
    return refused(request, Refusal(_("This form is too old"), sentence, 403))


def person_of(request: HttpRequest) -> Person | None:
    """Who asks, or None without an account."""
    return request.user if isinstance(request.user, Person) else None


def may(request: HttpRequest, action: Action) -> bool:
    """Whether who asks may do something."""
    person = person_of(request)
    return person is not None and person.may(action)


def needs(action: Action) -> Callable[[Callable[..., HttpResponseBase]], Callable[..., HttpResponseBase]]:
    """Let only those in who may do something: others log in first, or are told who may."""

    def guard(view: Callable[..., HttpResponseBase]) -> Callable[..., HttpResponseBase]:
        @wraps(view)
        def guarded(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
            if person_of(request) is None:
                there = request.get_full_path() if request.method in ("GET", "HEAD") else came_from(request)
                return HttpResponseRedirect(f"{addresses.of('account_login')}?{urlencode({'next': there})}")
            if not may(request, action):
                return refused(request, not_allowed())
            return view(request, *args, **kwargs)

        return guarded

    return guard


def came_from(request: HttpRequest) -> str:
    """The page of the desk on which a form stands that was sent, as far as the browser says it; else the desk."""
    try:
        page = urlsplit(request.headers.get("Referer", ""))
    except ValueError:
        return addresses.of("editor")
    there = f"{page.path}?{page.query}" if page.query else page.path
    return there if page.netloc == request.get_host() and there.startswith(private_addresses()) else addresses.of("editor")


def not_allowed() -> Refusal:
    """What is said to somebody whose role does not allow what he asked for."""
    return Refusal(_("This is not yours to do"), _("Your role does not allow this. A maintainer gives roles."), 403)

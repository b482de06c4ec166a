"""What hangs on a request does not hold it, so that it goes as soon as it is answered, with all that was sent.

As Django and django-htmx have it, who asks and what HTMX says hold the request that holds them: each request stays until the garbage
collector comes, which then has thirty things more to walk for each step that was shown. Of pages for one person Django's messages and
tokens still do so.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast
from weakref import proxy, ref

from django.contrib import auth
from django.contrib.auth.base_user import AbstractBaseUser
from django.contrib.auth.models import AnonymousUser
from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.utils.functional import SimpleLazyObject
from django_htmx.middleware import HtmxDetails

Answer = Callable[[HttpRequest], HttpResponseBase]


class UserMiddleware:
    """Puts who asks on the request, looked up where somebody wants to know it: Django's, for a server without ``async``."""

    def __init__(self, get_response: Answer):
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        """Pass the request on."""
        there = ref(request)

        def who() -> AbstractBaseUser | AnonymousUser:
            asking = there()
            return auth.get_user(asking) if asking is not None else AnonymousUser()  # nobody is left who asks

        request.user = cast("AnonymousUser", SimpleLazyObject(who))
        return self.get_response(request)


class HtmxMiddleware:
    """Puts what HTMX says of a request on it, as ``request.htmx``: django-htmx's."""

    def __init__(self, get_response: Answer):
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        """Pass the request on."""
        request.htmx = HtmxDetails(cast(HttpRequest, proxy(request)))  # type: ignore[attr-defined]
        return self.get_response(request)

"""An answer that this process gave is given again to whoever asks the very same, before anybody looks for a view.

What is asked is the same where all that an answer may depend on is: the address, the name and the way it is asked over, and each header
that ``Vary`` or a conditional request may name. A view says of an answer that it depends on nothing else but the corpus
(:func:`repeatable`); what is for one visitor alone is never given again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from http.cookies import SimpleCookie
from typing import NamedTuple

from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase

from rulings.http.answers import CONDITIONS
from rulings.http.cache import Cache
from rulings.people.private import is_for_one
from rulings.store import current

ASKED = (
    "HTTP_HOST", "HTTP_COOKIE", "HTTP_ACCEPT_LANGUAGE", "HTTP_ACCEPT_ENCODING", "HTTP_HX_REQUEST", "HTTP_HX_HISTORY_RESTORE_REQUEST",
    "HTTP_HX_BOOSTED", *CONDITIONS,
)  # fmt: skip
LONGEST = 2000  # characters of what is asked: what is longer is hardly asked for twice
HEAD = 4000  # bytes that an answer's headers, and what was asked, take at most


class KeptAnswer(NamedTuple):
    """An answer as it was given, with the hash of the corpus that it was made from."""

    digest: str
    status: int
    body: bytes
    headers: Mapping[str, str]
    cookies: SimpleCookie


cache: Cache[KeptAnswer] = Cache("repeated answers", lambda given: HEAD + len(given.body))


def repeatable(response: HttpResponseBase, digest: str) -> HttpResponseBase:
    """Say of an answer that it depends on nothing but what is :data:`ASKED`, and on the corpus of that hash."""
    response.made_from = digest  # type: ignore[attr-defined]
    return response


class RepeatMiddleware:
    """Gives an answer again, or keeps it where it may be given again."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]):
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        """The answer as it was given before, or a new one."""
        if request.method != "GET":
            return self.get_response(request)
        meta = request.META
        asked = (request.path, meta.get("QUERY_STRING", ""), request.scheme, *map(meta.get, ASKED))
        given = cache.get(asked)
        if given is not None and given.digest == current.digest():
            return again(given)
        response = self.get_response(request)
        digest = getattr(response, "made_from", None)
        short = sum([len(part or "") for part in asked]) <= LONGEST
        if digest and short and isinstance(response, HttpResponse) and not is_for_one(request):
            cache.put(asked, KeptAnswer(digest, response.status_code, response.content, dict(response.headers), response.cookies))
        return response


def again(given: KeptAnswer) -> HttpResponse:
    """The same answer once more."""
    response = HttpResponse(given.body, status=given.status, headers=given.headers)
    response.cookies.update(given.cookies)
    return response

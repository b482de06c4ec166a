"""Finished answers: bytes with a tag, kept so that a step asked for again costs next to nothing."""

from __future__ import annotations

from hashlib import blake2b
from typing import NamedTuple

from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.utils.cache import get_conditional_response, patch_vary_headers

from rulings.stepper.kept import Kept

MOST = 1000  # about 20 KB each
kept: Kept[Finished]


class Finished(NamedTuple):
    """The bytes of an answer and its ETag, which names the language too."""

    body: bytes
    etag: str


def finish(text: str, language: str) -> Finished:
    """Encode a text and name it by what it holds."""
    body = text.encode()
    return Finished(body, f'"{language}-{blake2b(body, digest_size=12).hexdigest()}"')


def answer(request: HttpRequest, finished: Finished) -> HttpResponseBase:
    """The response, or a 304 for a browser that holds these very bytes."""
    response = HttpResponse(finished.body)
    response.headers["ETag"] = finished.etag
    response.headers["Cache-Control"] = "no-cache"
    vary(response)
    return get_conditional_response(request, etag=finished.etag, response=response) or response


def vary(response: HttpResponseBase) -> None:
    """One address gives the page or its fragment, so a cache must tell them apart."""
    patch_vary_headers(response, ("HX-Request", "HX-History-Restore-Request"))


kept = Kept(MOST)

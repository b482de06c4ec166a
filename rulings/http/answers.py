"""Finished answers: bytes with a tag, kept so that a step asked for again costs next to nothing."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from functools import cached_property
from hashlib import blake2b
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.template.loader import render_to_string
from django.utils.cache import get_conditional_response, patch_vary_headers

from rulings.http.cache import Cache
from rulings.http.language import here

# One address gives the page or its fragment, so a cache must tell them apart.
VARY = ("HX-Request", "HX-History-Restore-Request", "HX-Boosted")
VARY_PACKED = ", ".join((*VARY, "Accept-Encoding"))


class Finished:
    """The bytes of an answer and its ETag, which names the language too."""

    def __init__(self, text: str, language: str):
        self.body = text.encode()
        self.tag = f"{language}-{blake2b(self.body, digest_size=12).hexdigest()}"

    @cached_property
    def packed(self) -> bytes:
        """The bytes compressed, once for all who ask. Nothing in them is secret, so their length tells nobody anything."""
        return gzip.compress(self.body, 6, mtime=0)


cache: Cache[Finished] = Cache("answers", lambda finished: 2 * len(finished.body))


def answer(request: HttpRequest, finished: Finished, status: int = 200) -> HttpResponseBase:
    """The response, or a 304 for a browser that holds these very bytes."""
    packs = "gzip" in request.headers.get("Accept-Encoding", "")
    response = HttpResponse(finished.packed if packs else finished.body, status=status)
    if packs:
        response.headers["Content-Encoding"] = "gzip"
    response.headers["ETag"] = etag = f'"{finished.tag}-gz"' if packs else f'"{finished.tag}"'
    response.headers["Cache-Control"] = "no-cache"
    response.headers["Vary"] = VARY_PACKED
    return get_conditional_response(request, etag=etag, response=response) or response


def page(request: HttpRequest, template: str, context: Mapping[str, Any], status: int = 200) -> HttpResponseBase:
    """A page, compressed where the browser takes that, with an ETag. No page of this site holds anything secret."""
    return answer(request, Finished(render_to_string(template, dict(context), request), here()), status)


def vary(response: HttpResponseBase) -> None:
    """Say to caches that an address gives the page or its fragment."""
    patch_vary_headers(response, VARY)

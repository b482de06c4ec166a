"""Finished answers: bytes with a tag, kept so that a step asked for again costs next to nothing."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from functools import cached_property
from hashlib import blake2b
from typing import Any

import brotli
from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.template.loader import render_to_string
from django.utils.cache import get_conditional_response, patch_vary_headers

from rulings.http.cache import Cache
from rulings.http.language import here

# One address gives the page or its fragment, so a cache must tell them apart.
VARY = ("HX-Request", "HX-History-Restore-Request", "HX-Boosted")
# What asks for an answer only where something is so.
CONDITIONS = ("HTTP_IF_NONE_MATCH", "HTTP_IF_MATCH", "HTTP_IF_MODIFIED_SINCE", "HTTP_IF_UNMODIFIED_SINCE")
VARY_PACKED = ", ".join((*VARY, "Accept-Encoding"))


class Finished:
    """The bytes of an answer and its ETag, which names the language too."""

    def __init__(self, text: str, language: str):
        self.body = text.encode()
        self.tag = f"{language}-{blake2b(self.body, digest_size=12).hexdigest()}"

    @cached_property
    def gzip(self) -> bytes:
        """The bytes compressed, once for all who ask. Nothing in them is secret, so their length tells nobody anything."""
        return gzip.compress(self.body, 6, mtime=0)

    @cached_property
    def br(self) -> bytes:
        """The same with Brotli: a seventh smaller, and hardly slower at this quality."""
        packed: bytes = brotli.compress(self.body, mode=brotli.MODE_TEXT, quality=5)
        return packed


cache: Cache[Finished] = Cache("answers", lambda finished: 2 * len(finished.body))


def packing(accepted: str) -> str:
    """How a browser that accepts these codings is answered: ``br``, ``gzip`` or not packed at all."""
    refused = ("0", "0.0", "0.00", "0.000")
    codings = [coding.replace(" ", "").partition(";q=") for coding in accepted.split(",")]
    taken = {name for name, _q, share in codings if share not in refused}
    return next((how for how in ("br", "gzip") if how in taken), "")


def answer(request: HttpRequest, finished: Finished, status: int = 200) -> HttpResponseBase:
    """The response, or a 304 for a browser that holds these very bytes."""
    how = packing(request.META.get("HTTP_ACCEPT_ENCODING", ""))
    response = HttpResponse(getattr(finished, how) if how else finished.body, status=status)
    if how:
        response.headers["Content-Encoding"] = how
    response.headers["ETag"] = etag = f'"{finished.tag}-{how}"' if how else f'"{finished.tag}"'
    response.headers["Cache-Control"] = "no-cache"
    response.headers["Vary"] = VARY_PACKED
    if request.META.keys().isdisjoint(CONDITIONS):
        return response
    return get_conditional_response(request, etag=etag, response=response) or response


def page(request: HttpRequest, template: str, context: Mapping[str, Any], status: int = 200) -> HttpResponseBase:
    """A page, compressed where the browser takes that, with an ETag. No page of this site holds anything secret."""
    return answer(request, Finished(render_to_string(template, dict(context), request), here()), status)


def vary(response: HttpResponseBase) -> None:
    """Say to caches that an address gives the page or its fragment."""
    patch_vary_headers(response, VARY)

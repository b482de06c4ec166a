"""The page that says why a request is not answered: a heading, a sentence, a status, and the search."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

LATER = (429, 503)  # what is only for now


class Refusal(Exception):
    """Nothing can be answered at an address, or to what was sent there: the heading, sentence and status of the page that says so."""

    def __init__(self, heading: str, sentence: str, status: int = 404) -> None:
        super().__init__(sentence)
        self.heading = heading
        self.sentence = sentence
        self.status = status


def refused(request: HttpRequest, refusal: Refusal, near: Sequence[Any] = ()) -> HttpResponse:
    """The page that says so. ``near`` are the pages that may have been meant, each with its ``url`` and ``title``."""
    again = request.get_full_path() if refusal.status in LATER and request.method in ("GET", "HEAD") else ""
    said = {"heading": refusal.heading, "sentence": refusal.sentence, "again": again, "near": near}
    return render(request, "http/error.html", said, status=refusal.status)

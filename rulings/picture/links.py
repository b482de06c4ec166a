"""Whole addresses of a moment for the world outside: its page, its picture, its frame, and the snippet that puts the frame on a site."""

from __future__ import annotations

from dataclasses import replace
from html import escape
from typing import Any

from django.http import HttpRequest
from django.utils.translation import gettext as _

from rulings.picture.draw import HEIGHT, WIDTH, sentence, title_of
from rulings.stepper import words
from rulings.stepper.address import Address
from rulings.stepper.cases import Case
from rulings.stepper.runs import RunView

FRAME_HEIGHT = 740  # pixels that a frame of 320 to 960 takes for most boards; what is higher scrolls
DESCRIPTION = 280  # characters of a sentence that any preview shows
LOCALES = {"en": "en_US", "ja": "ja_JP"}


def _here(case: Case, tool: str, address: Address, request: HttpRequest) -> str:
    """A tool of the case at the moment, in the language of the request."""
    return request.build_absolute_uri(f"{case.base}{tool}{replace(address, lang=words.here(), pane='').link()}")


def page_url(case: Case, address: Address, request: HttpRequest) -> str:
    """The page of the moment."""
    return _here(case, "", address, request)


def picture_url(case: Case, address: Address, request: HttpRequest) -> str:
    """The picture of the moment."""
    return _here(case, "picture.png", address, request)


def embed_url(case: Case, address: Address, request: HttpRequest) -> str:
    """The moment as a frame."""
    return _here(case, "embed/", address, request)


def snippet(case: Case, address: Address, request: HttpRequest) -> str:
    """The HTML that shows the moment on another site. A plain text: a template escapes it as any other."""
    title = title_of(case.ruling, case.kind) or _("Rulings that run")
    return (
        f'<iframe src="{escape(embed_url(case, address, request))}" title="{escape(title)}" width="100%" height="{FRAME_HEIGHT}"'
        ' loading="lazy" style="border:0;max-width:60rem"></iframe>'
    )


def card(case: Case, address: Address | None, run: RunView | None, request: HttpRequest) -> dict[str, Any]:
    """What social sites show of a page: title, description, address, picture. Without a run there is no picture."""
    here = words.here()
    told = sentence(run, address, case.ruling) if run is not None and address is not None else words.say(case.ruling.answer)
    told = told if len(told) <= DESCRIPTION else told[: DESCRIPTION - 1].rstrip() + "…"
    title = title_of(case.ruling, case.kind)
    found: dict[str, Any] = {
        "title": title or _("Rulings that run"),
        "description": told,
        "locale": LOCALES[here],
        "others": [locale for language, locale in LOCALES.items() if language != here],
        "url": page_url(case, address or Address(), request),
    }
    if run is not None and address is not None:
        found |= {
            "image": picture_url(case, address, request),
            "width": WIDTH,
            "height": HEIGHT,
            "alt": f"{title}: {told}" if title else told,
        }
    return found

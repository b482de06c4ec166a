"""Whole addresses of a moment for the world outside: its page, its picture, its frame, and the snippet that puts the frame on a site."""

from __future__ import annotations

from dataclasses import replace
from html import escape
from typing import Any

from django.http import HttpRequest
from django.utils.translation import gettext as _

from engine.corpus.shapes import Ruling
from rulings.board import texts
from rulings.board.address import Address
from rulings.board.cases import Case
from rulings.board.moment import verdict
from rulings.board.runs import RunView
from rulings.http import addresses

PICTURE_WIDTH, PICTURE_HEIGHT = 1200, 630  # what social sites ask for
FRAME_HEIGHT = 740  # pixels that a frame of 320 to 960 takes for most boards; what is higher scrolls
DESCRIPTION = 280  # characters of a sentence that any preview shows
LOCALES = {"en": "en_US", "ja": "ja_JP"}


def title_of(ruling: Ruling, kind: str) -> str:
    """What a moment belongs to, in the language of the request; ``kind`` is that of its case."""
    return texts.say(ruling.title) or (_("Lab board") if kind != "ruling" else "")


def sentence(run: RunView, address: Address, ruling: Ruling) -> str:
    """What a moment says in one sentence, in the language of the request: the step's line of the log, or the ruling's answer.

    The answer is said where the address names no step and the ruling has one.
    """
    if address.step is None and (answer := texts.say(ruling.answer)):
        return answer
    n = address.step or 0
    said = texts.seen(run.frame(n), address.view)
    ends = verdict(run) if n == run.last else ""
    return f"{said} {ends}" if ends else said


def _here(case: Case, tool: str, address: Address, request: HttpRequest) -> str:
    """A tool of the case at the moment, in the language of the request."""
    return request.build_absolute_uri(f"{case.base}{tool}{replace(address, lang=texts.here(), pane='').link()}")


def page_url(case: Case, address: Address, request: HttpRequest) -> str:
    """The page of the moment."""
    return _here(case, "", address, request)


def picture_url(case: Case, address: Address, request: HttpRequest) -> str:
    """The picture of the moment."""
    return _here(case, addresses.tool("picture"), address, request)


def embed_url(case: Case, address: Address, request: HttpRequest) -> str:
    """The moment as a frame."""
    return _here(case, addresses.tool("embed"), address, request)


def snippet(case: Case, address: Address, request: HttpRequest) -> str:
    """The HTML that shows the moment on another site. A plain text: a template escapes it as any other."""
    title = title_of(case.ruling, case.kind) or _("Rulings that run")
    return (
        f'<iframe src="{escape(embed_url(case, address, request))}" title="{escape(title)}" width="100%" height="{FRAME_HEIGHT}"'
        ' loading="lazy" style="border:0;max-width:60rem"></iframe>'
    )


def card(case: Case, address: Address | None, run: RunView | None, request: HttpRequest) -> dict[str, Any]:
    """What social sites show of a page: title, description, address, picture. Without a run there is no picture."""
    here = texts.here()
    told = sentence(run, address, case.ruling) if run is not None and address is not None else texts.say(case.ruling.answer)
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
            "width": PICTURE_WIDTH,
            "height": PICTURE_HEIGHT,
            "alt": f"{title}: {told}" if title else told,
        }
    return found


def ways(case: Case, address: Address, request: HttpRequest, lasting: bool = False, framed: bool = True) -> dict[str, Any]:
    """The ways to pass the moment of a page on, for the panel "Share".

    ``fields`` are those of the form that stores it, ``here`` its address with its step. ``lasting`` says that this address is itself the
    one of a stored run; it has no form then. ``framed`` says that it can be shown as a frame, which is always played by today's engine.
    """
    at_step = replace(address, step=address.step or 0)
    whole = address.link(step=None)
    forms = ((_("Text"), "txt"), ("Markdown", "md"), ("JSON", "json"))
    return {
        "lasting": lasting,
        "fields": [*address.pairs(), ("step", str(at_step.step))],
        "here": request.build_absolute_uri(case.base + at_step.link()),
        "files": [{"name": name, "href": f"{case.base}transcript.{form}{whole}"} for name, form in forms],
        "snippet": snippet(case, at_step, request) if framed else "",
    }

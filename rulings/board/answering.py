"""What every page about a run shares: reading its address, answering with the page or with a part of it, refusing an address."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.shortcuts import render

from rulings.board import page, texts
from rulings.board.address import LONGEST, Asked, Wrong, read, too_long
from rulings.board.cases import Case
from rulings.board.moment import moment
from rulings.board.runs import run_as_asked
from rulings.http import answers
from rulings.http.templates import rendered
from rulings.store import current
from rulings.store.repeating import repeatable

STEP, NO_STEP = "board/moment.html", "board/refused.html"


def wants_step(request: HttpRequest) -> bool:
    """Whether only the part of a page that moves is asked for. A browser that goes back gets the whole page."""
    return request.META.get("HTTP_HX_REQUEST") == "true" and request.META.get("HTTP_HX_HISTORY_RESTORE_REQUEST") != "true"


def asked_of(request: HttpRequest) -> Asked:
    """The address of a run, as asked; one that is too long is not read."""
    query = request.META.get("QUERY_STRING", "")
    return too_long(query) if len(query) > LONGEST else read(request.GET)


class ReadAddress(Protocol):
    """An address as read: what of it cannot be answered, and every field as it was typed."""

    wrong: list[Wrong]

    def rows(self) -> list[dict[str, Any]]:
        """Every field as typed, the wrong ones with their sentences."""
        ...


class Unanswerable(Exception):
    """An address that cannot be answered: ``asked`` says what of it, ``more`` is what else the page that says so prints."""

    def __init__(self, asked: ReadAddress, **more: Any) -> None:
        super().__init__()
        self.asked = asked
        self.more = more

    @property
    def status(self) -> int:
        """The status of the answer."""
        return max((wrong.status for wrong in self.asked.wrong), default=404)


@dataclass(frozen=True)
class PageContent:
    """What a page prints: that of the part that moves, and, made only where the whole page is asked for, that of what is around it."""

    part: Mapping[str, Any]
    around: Callable[[], Mapping[str, Any]]


@dataclass(frozen=True)
class Page:
    """A page about a case, as templates: the whole of it, and for HTMX the part that moves and the part that refuses an address.

    A part depends on nothing but the case, the query and the language, so it is kept. A page without parts is always given whole.
    """

    whole: str
    part: str = ""
    refused: str = ""
    refused_whole: str = ""  # where another page refuses than the one that was asked for

    def answer(self, request: HttpRequest, case: Case, find: Callable[[], PageContent]) -> HttpResponseBase:
        """The page, or its part. ``find`` reads the address; it raises :class:`Unanswerable`."""
        language, part_alone = texts.here(), self._is_part_wanted(request)
        key = (self.part, *case.key, request.META.get("QUERY_STRING", ""), language)
        if part_alone and (made := answers.cache.get(key)):
            return self._part(request, case, made)
        try:
            found = find()
        except Unanswerable as no:
            return self.refuse(request, case, no)
        if part_alone:
            made = answers.Finished(rendered(self.part, found.part), language)
            return self._part(request, case, answers.cache.put(key, made))
        return answers.page(request, self.whole, {**found.part, **found.around()})

    def refuse(self, request: HttpRequest, case: Case, no: Unanswerable) -> HttpResponseBase:
        """Say what cannot be answered, with everything that was typed still in the form."""
        context = {"asked": no.asked, "ruling": page.head(case), "rows": no.asked.rows(), **no.more}
        template = self.refused if self._is_part_wanted(request) else self.refused_whole or self.whole
        response = render(request, template, context, status=no.status)
        answers.vary(response)
        return response

    def _part(self, request: HttpRequest, case: Case, made: answers.Finished) -> HttpResponseBase:
        """The part; of a ruling of the corpus it is the same as long as the corpus is."""
        response = answers.answer(request, made)
        return repeatable(response, current.digest()) if case.kind == "ruling" else response

    def _is_part_wanted(self, request: HttpRequest) -> bool:
        return bool(self.part) and wants_step(request)


RULING_PAGE = Page("stepper/ruling.html", STEP, NO_STEP)


def step(request: HttpRequest, case: Case) -> HttpResponseBase:
    """The step of a ruling's page alone, for HTMX: the lab prints the same one of its boards."""

    def found() -> PageContent:
        asked = asked_of(request)
        run = run_as_asked(case, asked)
        if run is None:
            raise Unanswerable(asked)
        return PageContent({"m": moment(run, asked.address, question=texts.say(case.ruling.question))}, dict)

    return RULING_PAGE.answer(request, case, found)

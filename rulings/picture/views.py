"""The picture of a moment, and the moment as a frame for other sites. Neither keeps a cookie; only the frame may be framed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import wraps
from hashlib import blake2b
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.template.loader import render_to_string
from django.utils.cache import get_conditional_response
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from rulings.board import texts
from rulings.board.address import Address, Asked, Wrong
from rulings.board.answering import Page, PageContent, Unanswerable, asked_of, wants_step
from rulings.board.cases import Case, Opener
from rulings.board.links import title_of
from rulings.board.moment import moment
from rulings.board.runs import RunView, run_as_asked
from rulings.http import addresses, answers
from rulings.http.cache import Cache
from rulings.http.policy import HEADER, policy
from rulings.http.refusal import Refusal
from rulings.picture.draw import svg
from rulings.picture.png import png

AN_HOUR = 60 * 60
Refuser = Callable[[HttpRequest, Case | None, list[Wrong]], HttpResponseBase]
cache: Cache[bytes] = Cache("pictures", len)


def of_case_or(refuse: Refuser) -> Callable[[Callable[[HttpRequest, Case], HttpResponseBase]], Callable[..., HttpResponseBase]]:
    """Give a view its case; where none can be opened, answer in the view's own way instead of with a page of the site."""

    def decorated(view: Callable[[HttpRequest, Case], HttpResponseBase]) -> Callable[..., HttpResponseBase]:
        @wraps(view)
        def answered(request: HttpRequest, opener: Opener, **parts: str) -> HttpResponseBase:
            try:
                case = opener.open(parts[opener.part])
            except Refusal as refusal:
                return refuse(request, None, [Wrong("address", "", refusal.sentence, status=refusal.status)])
            except Http404 as error:
                return refuse(request, None, [Wrong("address", "", str(error), status=404)])
            return view(request, case) if isinstance(case, Case) else case

        return answered

    return decorated


def run_or_wrong(case: Case, asked: Asked) -> RunView | None:
    """The run that is asked for; None where there is none, and then ``asked.wrong`` says why."""
    if not case.names:
        asked.refuse("scenario", _("There is no scenario to run."), 404)
    return run_as_asked(case, asked)


# ---- the picture


def in_plain_words(request: HttpRequest, case: Case | None, wrong: list[Wrong]) -> HttpResponseBase:
    """What cannot be drawn, and what would be right: one line for each thing that is wrong."""
    lines = [f"{one.field}: {one.message}{(' ' + ', '.join(one.nearest)) if one.nearest else ''}\n" for one in wrong]
    response = HttpResponse("".join(lines), status=max(one.status for one in wrong), content_type="text/plain; charset=utf-8")
    return without_cookies(response)


@require_safe
@of_case_or(in_plain_words)
def picture(request: HttpRequest, case: Case) -> HttpResponseBase:
    """The moment at an address as a PNG of 1200 × 630."""
    asked, language = asked_of(request), texts.here()
    run = run_or_wrong(case, asked)
    if run is None:
        return in_plain_words(request, case, asked.wrong)
    address = replace(asked.address, lang="", pane="")
    key = (case.kind, *case.key, address, language)
    drawn = cache.get_or_put(key, lambda: png(svg(run, address, case.ruling, language, case.kind)))
    response = HttpResponse(drawn, content_type="image/png")
    response.headers["ETag"] = etag = f'"{language}-{blake2b(drawn, digest_size=12).hexdigest()}"'
    response.headers["Cache-Control"] = f"public, max-age={AN_HOUR}"
    return without_cookies(get_conditional_response(request, etag=etag, response=response) or response)


def without_cookies(response: HttpResponseBase) -> HttpResponseBase:
    """Let the response of an address on another site leave no cookie: what it shows stands in its address."""
    response.cookieless = True  # type: ignore[attr-defined]
    return response


# ---- the frame


def framed(response: HttpResponseBase) -> HttpResponseBase:
    """Let any site show the response in a frame."""
    response.headers[HEADER] = policy(frame_ancestors="*")
    response.xframe_options_exempt = True  # type: ignore[attr-defined]
    return without_cookies(response)


class FramePage(Page):
    """The page of a moment inside a frame of another site. What cannot be shown is said there too, without a form."""

    def refuse(self, request: HttpRequest, case: Case, no: Unanswerable) -> HttpResponseBase:
        """What cannot be shown, said inside the frame."""
        return refused_frame(request, case, no.asked.wrong)


FRAME = FramePage("picture/embed.html", "picture/embed_moment.html", "picture/embed_refused.html")


def refused_frame(request: HttpRequest, case: Case | None, wrong: list[Wrong]) -> HttpResponseBase:
    """What cannot be shown, said inside the frame."""
    there = case.base if case else addresses.of("home")
    context = {"wrong": wrong, "title": title_of(case.ruling, case.kind) if case else "", "there": there}
    template = FRAME.refused if wants_step(request) else FRAME.whole
    response = HttpResponse(render_to_string(template, context, request), status=max(one.status for one in wrong))
    answers.vary(response)
    return framed(response)


@require_safe
@of_case_or(refused_frame)
def embed(request: HttpRequest, case: Case) -> HttpResponseBase:
    """The moment at an address for a frame on another site, or to HTMX its step alone."""
    return framed(FRAME.answer(request, case, lambda: found(request, case)))


def found(request: HttpRequest, case: Case) -> PageContent:
    """What the frame prints. Raises Unanswerable."""
    asked = asked_of(request)
    run = run_or_wrong(case, asked)
    if run is None:
        raise Unanswerable(asked)
    address = asked.address
    m = moment(run, address, question=texts.say(case.ruling.question))
    there = case.base + address.link(step=m.n, lang=texts.here(), pane="") + "#stepper"
    return PageContent({"m": m, "there": there}, lambda: around(request, case, address))


def around(request: HttpRequest, case: Case, address: Address) -> dict[str, Any]:
    """Everything in the frame besides the step itself."""
    ruling = case.ruling
    return {
        "title": title_of(ruling, case.kind),
        "game": texts.say(case.library.games[ruling.game].name) if ruling.game in case.library.games else ruling.game,
        "status": ruling.status if case.kind == "ruling" else "",
        "status_word": texts.word(texts.STATUS, ruling.status),
        "answer": texts.say(ruling.answer) if address.step is None else "",
        "canonical": request.build_absolute_uri(case.base),
    }

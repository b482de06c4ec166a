"""The picture of a moment, and the moment as a frame for other sites. Neither keeps a cookie; only the frame may be framed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache, wraps
from hashlib import blake2b
from typing import Any

from csp.constants import HEADER
from csp.utils import build_policy
from django.http import Http404, HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.template.loader import render_to_string
from django.utils.cache import get_conditional_response
from django.utils.safestring import mark_safe
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from rulings.picture.draw import svg, title_of
from rulings.picture.png import png
from rulings.stepper import fragments, words
from rulings.stepper.address import Asked, Wrong
from rulings.stepper.cases import OPENERS, Case, Unopened
from rulings.stepper.kept import Kept
from rulings.stepper.moment import moment
from rulings.stepper.runs import RunView, run_as_asked
from rulings.stepper.views import asked_of, wants_step

MOST = 80  # pictures of about 130 KB
AN_HOUR = 60 * 60
Refuser = Callable[[HttpRequest, Case | None, list[Wrong]], HttpResponseBase]
kept: Kept[bytes] = Kept(MOST)


def of_case_or(refuse: Refuser) -> Callable[[Callable[[HttpRequest, Case], HttpResponseBase]], Callable[..., HttpResponseBase]]:
    """Give a view its case; where none can be opened, answer in the view's own way instead of with a page of the site."""

    def decorated(view: Callable[[HttpRequest, Case], HttpResponseBase]) -> Callable[..., HttpResponseBase]:
        @wraps(view)
        def opened(request: HttpRequest, **parts: Any) -> HttpResponseBase:
            name = next(name for name in OPENERS if name in parts)
            try:
                case = OPENERS[name](parts[name])
            except Unopened as error:
                return refuse(request, None, [Wrong("address", "", error.sentence, status=error.status)])
            except Http404 as error:
                return refuse(request, None, [Wrong("address", "", str(error), status=404)])
            return view(request, case) if isinstance(case, Case) else case

        return opened

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
    asked, language = asked_of(request), words.here()
    run = run_or_wrong(case, asked)
    if run is None:
        return in_plain_words(request, case, asked.wrong)
    address = replace(asked.address, lang="", pane="")
    key = (case.kind, *case.key, address, language)
    drawn = kept.get(key)
    if drawn is None:
        drawn = kept.put(key, png(svg(run, address, case.ruling, language, case.kind)))
    response = HttpResponse(drawn, content_type="image/png")
    response.headers["ETag"] = etag = f'"{language}-{blake2b(drawn, digest_size=12).hexdigest()}"'
    response.headers["Cache-Control"] = f"public, max-age={AN_HOUR}"
    return without_cookies(get_conditional_response(request, etag=etag, response=response) or response)


def without_cookies(response: HttpResponseBase) -> HttpResponseBase:
    """Let the response of an address on another site leave no cookie: what it shows stands in its address."""
    response.cookieless = True  # type: ignore[attr-defined]
    return response


# ---- the frame


@cache
def framed_policy() -> str:
    """The site's policy, but for who may show it in a frame."""
    return build_policy(replace={"frame-ancestors": ["*"]})


def framed(response: HttpResponseBase) -> HttpResponseBase:
    """Let any site show the response in a frame."""
    response.headers[HEADER] = framed_policy()
    response.xframe_options_exempt = True  # type: ignore[attr-defined]
    return without_cookies(response)


def refused_frame(request: HttpRequest, case: Case | None, wrong: list[Wrong]) -> HttpResponseBase:
    """What cannot be shown, said inside the frame."""
    context = {"wrong": wrong, "title": title_of(case.ruling, case.kind) if case else "", "there": case.base if case else "/"}
    template = "embed.html#refused" if wants_step(request) else "embed.html"
    response = HttpResponse(render_to_string(template, context, request), status=max(one.status for one in wrong))
    fragments.vary(response)
    return framed(response)


@require_safe
@of_case_or(refused_frame)
def embed(request: HttpRequest, case: Case) -> HttpResponseBase:
    """The moment at an address for a frame on another site, or to HTMX its step alone."""
    step_only, language = wants_step(request), words.here()
    key = ("embed", *case.key, request.META.get("QUERY_STRING", ""), language)
    if step_only and (finished := fragments.kept.get(key)):
        return framed(fragments.answer(request, finished))
    asked = asked_of(request)
    run = run_or_wrong(case, asked)
    if run is None:
        return refused_frame(request, case, asked.wrong)
    address = asked.address
    m = moment(run, address)
    m["controls"] = staying(m["controls"])
    here = {"m": m, "there": case.base + address.link(step=m["n"], lang=language, pane="") + "#stepper"}
    if step_only:
        finished = fragments.Finished(render_to_string("embed.html#moment", here), language)
        return framed(fragments.answer(request, fragments.kept.put(key, finished)))
    ruling = case.ruling
    here |= {
        "title": title_of(ruling, case.kind),
        "game": words.say(case.library.games[ruling.game].name) if ruling.game in case.library.games else ruling.game,
        "status": ruling.status if case.kind == "ruling" else "",
        "status_word": words.word(words.STATUS, ruling.status),
        "answer": words.say(ruling.answer) if address.step is None else "",
        "canonical": request.build_absolute_uri(case.base),
    }
    return framed(fragments.answer(request, fragments.Finished(render_to_string("embed.html", here, request), language)))


def staying(controls: str) -> str:
    """The controls of a page whose links open outside the frame: these stay in it."""
    return mark_safe(
        controls.replace(" data-step-link", ' data-step-link target="_self"').replace('class="scrub"', 'class="scrub" target="_self"')
    )

"""The pages of practice: where a series begins, its questions, and the questions of one board."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace
from secrets import token_hex
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from rulings.board import texts
from rulings.board.cases import Case, of_case, of_ruling
from rulings.board.runs import EngineRun, run_as_asked
from rulings.http import answers
from rulings.practice import series
from rulings.practice.asking import PracticeAsked, link, of_run
from rulings.practice.page import LEVEL, Put, again, done, score
from rulings.practice.questions import others_of, questions_of
from rulings.practice.shapes import LEVELS, PracticeQuestion
from rulings.store import current

TEMPLATE = "practice/question.html"


def games() -> dict[str, str]:
    """The games that have scenarios, by their ids, as they are called."""
    library = current.library()
    played = {game for _ruling, _scenario, game in library.rulings.scenarios}
    return {game: texts.say(library.games[game].name) if game in library.games else game for game in library.games if game in played}


@require_safe
def start(request: HttpRequest) -> HttpResponseBase:
    """Choose a game and a level. The series of today is one that everybody has."""
    today: dt.date = timezone.localdate()
    called = games()
    context = {
        "games": called.items(),
        "levels": [(level, LEVEL[level]) for level in LEVELS],
        "today": today.isoformat(),
        "todays": [(name, reverse("series") + link({"game": game, "seed": today.isoformat(), "n": 1})) for game, name in called.items()],
    }
    return answers.page(request, "practice/start.html", context)


@require_safe
def series_page(request: HttpRequest) -> HttpResponseBase:
    """One question of a series; the end of the series behind the last."""
    asked = PracticeAsked(request)
    asked.read_series(games())
    if asked.run.wrong:
        return refused(request, asked, reverse("practice"))
    stem = {"game": asked.game, "level": asked.level or "", "lang": asked.lang}
    if not asked.seed:
        # A name of its own, so that the series can be passed on: no cache may hand the same one to somebody else.
        response = redirect(reverse("series") + link(stem | {"seed": token_hex(3), "n": 1}))
        response.headers["Cache-Control"] = "no-store"
        return response
    n, last = asked.numbers.get("n") or 1, series.length(asked.game)
    stem |= {"seed": asked.seed}
    around: dict[str, Any] = {
        "number": n,
        "last": last,
        "series": asked.seed,
        "places": [{"n": place, "on": place == n, "past": place < n} for place in range(1, last + 1)],
        "again": link(stem | {"n": 1}),
        "fresh": link({**stem, "seed": ""}),
    }
    if n > last:
        return ended(request, asked, around)
    picked = series.nth(asked.game, asked.level, asked.seed, n)
    if picked is None:
        asked.run.refuse("game", _("No question can be made of what is there."), 404)
        return refused(request, asked, reverse("practice"))
    case = of_ruling(picked.ruling)
    address = replace(asked.run.address, scenario=picked.scenario, choose=(), as_of=None, settings=(), cards=())
    return question(request, asked, Put(case, address, case.run(address), picked.question), stem, "n", n, around)


@require_safe
@of_case
def case_page(request: HttpRequest, case: Case) -> HttpResponseBase:
    """The questions of one board: the one whose number the address names, else the first at or after its step."""
    asked = PracticeAsked(request)
    run = run_as_asked(case, asked.run) if case.names or asked.run.wrong else None
    if run is None:
        return refused(request, asked, case.base)
    address = replace(asked.run.address, scenario=run.scenario.name)
    found = questions(case, asked, run)
    number = asked.numbers.get("q") or at_step(found, address.step)
    if number > len(found) + 1:
        message = _("This board has %(last)s questions; there is no question %(n)s.")
        asked.run.refuse("q", message % {"last": len(found), "n": number}, 404)
        return refused(request, asked, case.base)
    stem = of_run(replace(address, step=None, view="all"))
    around = {
        "number": number,
        "last": len(found),
        "back": case.base,
        "places": [{"n": n, "on": n == number, "past": n < number, "href": link(stem | {"q": n})} for n in range(1, len(found) + 1)],
        "boards": [
            {"n": n, "href": link({"scenario": name, "lang": asked.lang}), "on": name == run.scenario.name}
            for n, name in enumerate(case.names, 1)
        ],
        "again": link(stem | {"q": 1}),
        "fresh": reverse("practice"),
    }
    if number > len(found):
        return ended(request, asked, around)
    return question(request, asked, Put(case, address, run, found[number - 1]), stem, "q", number, around)


def questions(case: Case, asked: PracticeAsked, run: EngineRun) -> tuple[PracticeQuestion, ...]:
    """The questions of a board under the date, settings and decisions of its address."""
    address = replace(asked.run.address, scenario=run.scenario.name, step=None, view="all", lang="", pane="")
    return questions_of(run, others_of(run, again(case, address)), (*case.key, address))


def at_step(found: tuple[PracticeQuestion, ...], step: int | None) -> int:
    """The number of the first question at or after a step; the last one where none comes after it."""
    later = (n for n, question in enumerate(found, 1) if step is None or question.step >= step)
    return next(later, max(1, len(found)))


def question(
    request: HttpRequest, asked: PracticeAsked, put: Put, stem: dict[str, Any], counter: str, number: int, around: dict[str, Any]
) -> HttpResponseBase:
    """A question, or what is said to the answer that the address gives. ``counter`` is the field that counts the questions."""
    counted = {"right": asked.right or "", "of": asked.of or ""}
    here = stem | {counter: number}
    context: dict[str, Any] = {
        **around,
        "q": put.asked(lambda no: link(here | counted | {"a": no}, "#result")),
        "score": score(asked, None),
    }
    if asked.answer is not None:
        if asked.answer > len(put.answers):
            message = _("This question has %(n)s answers; the address gives answer %(a)s.")
            asked.run.refuse("a", message % {"n": len(put.answers), "a": asked.answer}, 404)
            return refused(request, asked, link(here | counted))
        context["r"] = result = put.answered(asked.answer)
        context["score"] = counts = score(asked, result["good"])
        context["forward"] = link(stem | {counter: number + 1} | counts)
        for answer in context["q"]["answers"]:
            answer["given"] = answer["no"] == asked.answer
            answer["right"] = put.answers[answer["no"] - 1].key in put.settled.right
    return answers.page(request, TEMPLATE, context)


def ended(request: HttpRequest, asked: PracticeAsked, around: dict[str, Any]) -> HttpResponse:
    """What was right of what, behind the last question."""
    counts = score(asked, None)
    context = {**around, "over": True, "score": counts, "verdict": done(counts)}
    return render(request, TEMPLATE, context)


def refused(request: HttpRequest, asked: PracticeAsked, way_out: str) -> HttpResponse:
    """Say what cannot be answered, with everything that was typed still in the form."""
    context = {"asked": asked.run, "rows": asked.rows(), "way_out": way_out}
    status = max((wrong.status for wrong in asked.run.wrong), default=404)
    return render(request, TEMPLATE, context, status=status)

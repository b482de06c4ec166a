"""The judge's pages: each parses its address, calls, and renders; HTMX gets the part that moves."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from django.http import Http404, HttpRequest
from django.http.response import HttpResponseBase
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from rulings.board import page, transcript
from rulings.board.align import AlignedRow
from rulings.board.answering import Page, PageContent, Unanswerable, asked_of
from rulings.board.cases import Case, of_case
from rulings.board.pair import SHARED, Pair, read_pair, runs_as_asked
from rulings.board.runs import run_as_asked
from rulings.board.standing import STOOD
from rulings.http import answers
from rulings.judge import compare, outcomes, questions, rests_on, suggestions, tree
from rulings.store.models import Game

EXPLORE_PAGE = Page("judge/explore.html")
COMPARE_PAGE = Page("judge/compare.html", "judge/compare_moment.html", "judge/compare_refused.html")


@require_safe
@of_case
def compare_page(request: HttpRequest, case: Case) -> HttpResponseBase:
    """Two runs of one board, side by side at the row that the address names."""
    return COMPARE_PAGE.answer(request, case, lambda: compared(request, case))


def compared(request: HttpRequest, case: Case) -> PageContent:
    """What the page of two runs prints. Raises Unanswerable."""
    asked = read_pair(request.GET, len(request.META.get("QUERY_STRING", "")))
    runs = runs_as_asked(case, asked) if case.names else None
    if runs is None:
        raise Unanswerable(asked)
    found = compare.aligned(case, asked.pair, runs)
    rows, parting = found.rows, found.parting
    if (asked.pair.step or 0) >= len(rows) and STOOD not in request.GET:
        message = _("These two runs have the steps 0 to %(last)s; there is no step %(step)s.")
        asked.halves[0].refuse("step", message % {"last": len(rows) - 1, "step": asked.pair.step}, 404)
        asked.gather()
        raise Unanswerable(asked)
    # Without a step of its own the page opens where the two part, since that is what it was opened for.
    pair = asked.pair if asked.pair.step is not None and STOOD not in request.GET else replace(asked.pair, step=parting or 0)
    part = {"c": compare.row_of(case, pair, runs, found)}
    return PageContent(part, lambda: around(case, pair, runs, rows, parting))


def around(case: Case, pair: Pair, runs: compare.Runs, rows: list[AlignedRow], parting: int | None) -> dict[str, Any]:
    """Everything on the page of two runs besides the row itself."""
    return {
        "ruling": page.head(case),
        "tabs": page.tabs(case.ruling, pair.first, runs[0].scenario.name),
        "log": compare.log(runs, rows, parting, pair.first.view),
        "form": compare.form(pair, runs),
        "shared": [p for p in pair.pairs() if p[0] in SHARED],
        "outcomes": [compare.outcome(runs[0], pair.first), compare.outcome(runs[1], pair.second)],
        "swapped": compare.swapped(pair),
        "suggestions": suggestions.suggestions(runs[0], pair.first) if pair.first == replace(pair.second, lang=pair.first.lang) else (),
    }


@require_safe
@of_case
def explore_page(request: HttpRequest, case: Case) -> HttpResponseBase:
    """All outcomes of a scenario's choices and draws, as a tree and as a list."""
    return EXPLORE_PAGE.answer(request, case, lambda: explored(request, case))


def explored(request: HttpRequest, case: Case) -> PageContent:
    """What the page of outcomes prints. Raises Unanswerable."""
    asked = asked_of(request)
    address = asked.address = replace(asked.address, choose=(), step=None, view="all")
    run = run_as_asked(case, asked) if case.names else None
    if run is None:
        raise Unanswerable(asked)
    found = outcomes.explored(case, run.scenario, address)
    links = {leaf["choose"]: leaf["href"] for group in found.groups for leaf in group.leaves}
    context = {
        "ruling": page.head(case),
        "tabs": page.tabs(case.ruling, address, run.scenario.name),
        "label": " · ".join(page.particular(run, address)),
        "e": found,
        "picture": tree.picture(found.root, links) if found.leaves > 1 else "",
    }
    return PageContent(context, dict)


@require_safe
def open_page(request: HttpRequest) -> HttpResponseBase:
    """What nobody knows, every reading run."""
    asked = questions.OpenRulings()
    games, pointed = asked.games(), request.GET.get("question", "")
    game = _asked_of(request, games)
    shown = asked.page(game.id, request.GET.get("page", ""), pointed) if game else None
    context = {
        "games": games,
        "game": game,
        "shown": shown,
        "questions": questions.questions(list(shown)) if shown else [],
        "unfolded": pointed if shown and pointed in shown.object_list else shown[0] if shown else "",
        "unshown": questions.unshown() if shown is None or shown.number == 1 else [],
    }
    return answers.page(request, "judge/open.html", context)


def _asked_of(request: HttpRequest, games: list[Game]) -> Game | None:
    """The game that the address names, or the first; None where there is none at all. Raises a 404 for one that is not there."""
    asked = request.GET.get("game", "")
    found = next((one for one in games if one.id == asked or not asked), None)
    if asked and found is None:
        raise Http404(_("There is no game named “%(name)s”.") % {"name": asked[:80]})
    return found


@require_safe
def rests_page(request: HttpRequest) -> HttpResponseBase:
    """Which rulings of a game turn on which of its rules."""
    games = list(Game.objects.all())
    game = _asked_of(request, games)
    if game is None:
        raise Http404(_("There is no game named “%(name)s”.") % {"name": ""})
    by = "ruling" if request.GET.get("by") == "ruling" else "rule"
    found = rests_on.rests(game, by, request.GET.get("page", ""), request.GET.get("ruling", ""))
    context = {"games": games, "game": game, "by": by, **found}
    return answers.page(request, "judge/rests.html", context)


@require_safe
@of_case
def transcript_file(request: HttpRequest, case: Case, form: str) -> HttpResponseBase:
    """A run to take away."""
    return transcript.answer(request, form, case, case, asked_of(request), case.ruling.id)

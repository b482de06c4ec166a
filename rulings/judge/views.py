"""The judge's pages: each parses its address, calls, and renders; HTMX gets the part that moves."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from django.http import Http404, HttpRequest
from django.http.response import HttpResponseBase
from django.shortcuts import render
from django.template.loader import render_to_string
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from rulings.judge import compare, outcomes, questions, resting, suggestions, transcript, tree
from rulings.judge.pair import SHARED, Pair, PairAsked, read_pair, runs_as_asked
from rulings.library.models import Game
from rulings.stepper import fragments, page, words
from rulings.stepper.cases import Case, of_case
from rulings.stepper.runs import run_as_asked
from rulings.stepper.views import asked_of, wants_step


@require_safe
@of_case
def compare_page(request: HttpRequest, case: Case) -> HttpResponseBase:
    """Two runs of one board, side by side at the row that the address names."""
    query = request.META.get("QUERY_STRING", "")
    language, step_only = words.here(), wants_step(request)
    key = ("compare", *case.key, query, language)
    if step_only and (kept := fragments.kept.get(key)):
        return fragments.answer(request, kept)
    asked = read_pair(request.GET, len(query))
    runs = runs_as_asked(case, asked) if case.names else None
    if runs is None:
        return refused(request, case, asked, step_only)
    rows, parting = compare.aligned(case, asked.pair, runs)
    if (asked.pair.step or 0) >= len(rows):
        message = _("These two runs have the steps 0 to %(last)s; there is no step %(step)s.")
        asked.halves[0].refuse("step", message % {"last": len(rows) - 1, "step": asked.pair.step}, 404)
        asked.gather()
        return refused(request, case, asked, step_only)
    # Without a step the page opens where the two part, since that is what it was opened for.
    pair = asked.pair if asked.pair.step is not None else replace(asked.pair, step=parting or 0)
    here = {"c": compare.row_of(case, pair, runs, rows, parting)}
    if step_only:
        text = render_to_string("judge_compare.html#moment", here)
        return fragments.answer(request, fragments.kept.put(key, fragments.Finished(text, language)))
    text = render_to_string("judge_compare.html", here | around(case, pair, runs, rows, parting), request)
    return fragments.answer(request, fragments.Finished(text, language))


def around(case: Case, pair: Pair, runs: compare.Runs, rows: list[Any], parting: int | None) -> dict[str, Any]:
    """Everything on the page of two runs besides the row itself."""
    return {
        "ruling": page.head(case),
        "tabs": page.tabs(case.ruling, pair.first, runs[0].scenario),
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
    asked = asked_of(request)
    address = asked.address = replace(asked.address, choose=(), step=None, view="all")
    run = run_as_asked(case, asked) if case.names else None
    if run is None:
        context = {"asked": asked, "ruling": page.head(case), "rows": asked.rows()}
        return render(request, "judge_explore.html", context, status=max((wrong.status for wrong in asked.wrong), default=404))
    explored = outcomes.explored(case, run.run.scenario, address)
    links = {leaf["choose"]: leaf["href"] for group in explored.groups for leaf in group.leaves}
    context = {
        "ruling": page.head(case),
        "tabs": page.tabs(case.ruling, address, run.scenario),
        "label": " · ".join(page.particular(run, address)),
        "e": explored,
        "picture": tree.picture(explored.root, links) if explored.leaves > 1 else "",
    }
    return fragments.answer(request, fragments.Finished(render_to_string("judge_explore.html", context, request), words.here()))


@require_safe
def open_page(request: HttpRequest) -> HttpResponseBase:
    """What nobody knows, every reading run."""
    context = {"questions": questions.questions(), "unshown": questions.unshown()}
    return fragments.answer(request, fragments.Finished(render_to_string("judge_open.html", context, request), words.here()))


@require_safe
def rests_page(request: HttpRequest) -> HttpResponseBase:
    """Which rulings of a game turn on which of its rules."""
    games = list(Game.objects.all())
    asked = request.GET.get("game", "")
    game = next((one for one in games if one.id == asked or not asked), None)
    if game is None:
        raise Http404(_("There is no game named “%(name)s”.") % {"name": asked[:80]})
    context = {"games": games, "game": game, **resting.rests(game)}
    return fragments.answer(request, fragments.Finished(render_to_string("judge_rests.html", context, request), words.here()))


@require_safe
@of_case
def transcript_file(request: HttpRequest, case: Case, form: str) -> HttpResponseBase:
    """A run to take away."""
    return transcript.answer(request, form, case, case, asked_of(request), case.ruling.id)


def refused(request: HttpRequest, case: Case, asked: PairAsked, step_only: bool) -> HttpResponseBase:
    """Say what cannot be answered, with everything that was typed still in the form."""
    context = {"asked": asked, "ruling": page.head(case), "rows": asked.rows()}
    template = "judge_compare.html#refused" if step_only else "judge_compare.html"
    response = render(request, template, context, status=max((wrong.status for wrong in asked.wrong), default=404))
    fragments.vary(response)
    return response

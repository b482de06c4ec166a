"""The page on how a game's turn goes: its parts, what is done in each, the rules that say so, and where to watch it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from django.http import Http404, HttpRequest
from django.http.response import HttpResponseBase
from django.shortcuts import get_object_or_404
from django.utils.translation import gettext_lazy as _
from django.views.decorators.http import require_safe

from engine.games.registry import GAMES
from engine.kernel.turn_parts import Doing, TurnPart
from engine.study.turn_moments import moments
from rulings.board import texts
from rulings.board.address import Address
from rulings.board.cases import of_ruling
from rulings.http import addresses, answers
from rulings.store.models import Citation, Game, Rule, Ruling

ORDINARY = "-an-ordinary-turn"
BY = {
    "itself": _("By itself"),
    "turn-player": _("The turn player"),
    "other-player": _("The other player"),
    "either": _("Either player"),
}


class ShownStep(NamedTuple):
    """One thing that is done: who does it, the sentence, its rules, and the address of a moment that shows it ("" for none)."""

    by: str
    said: str
    rules: list[Rule]
    watch: str


class ShownPart(NamedTuple):
    """A part of the turn with its rows."""

    id: str
    name: str
    rows: list[ShownStep]


@require_safe
def game_turn(request: HttpRequest, game_id: str) -> HttpResponseBase:
    """How a turn of a game goes."""
    row = get_object_or_404(Game, id=game_id)
    if game_id not in GAMES:
        raise Http404
    parts = shown(game_id, GAMES[game_id].turn)
    ordinary = Ruling.objects.filter(game=row, id__endswith=ORDINARY).first()
    return answers.page(request, "handbook/game_turn.html", {"game": row, "parts": parts, "ordinary": ordinary})


def shown(game_id: str, parts: Iterable[TurnPart]) -> list[ShownPart]:
    """The parts of a turn, with everything looked up."""
    parts = list(parts)
    owners = {policy.question: policy.rule for policy in GAMES[game_id].bindings}
    named = {owners[question] for part in parts for doing in part.doings for question in doing.rules if question in owners}
    rules = Rule.objects.in_bulk(list(named))
    seen = in_ordinary_turns(game_id, parts)
    elsewhere = by_rule(game_id, named)

    def of(part: TurnPart, place: int, doing: Doing) -> ShownStep:
        ids = [owners[question] for question in doing.rules if question in owners]
        watch = seen.get((part.id, place)) or next((elsewhere[id] for id in ids if id in elsewhere), "")
        return ShownStep(str(BY[doing.by]), texts.say(doing.said), [rules[id] for id in ids if id in rules], watch)

    return [ShownPart(part.id, texts.say(part.name), [of(part, n, doing) for n, doing in enumerate(part.doings)]) for part in parts]


def in_ordinary_turns(game_id: str, parts: list[TurnPart]) -> dict[tuple[str, int], str]:
    """Addresses of the moments at which the game's rulings on an ordinary turn show what is done."""
    found = Ruling.objects.filter(game=game_id, id__endswith=ORDINARY).values_list("id", flat=True)
    cases = [of_ruling(id) for id in found]
    places = [(case, s.name) for case in cases for s in case.ruling.scenarios if s.game == game_id]
    runs = [case.run(Address(scenario=name)).made for case, name in places]
    addressed = {}
    for key, (n, frame) in moments(parts, runs).items():
        case, name = places[n]
        addressed[key] = case.base + Address(scenario=name, step=frame).link()
    return addressed


def by_rule(game_id: str, rules: Iterable[str]) -> dict[str, str]:
    """Address of a scenario for each of these rules: one that rests on it before one that names it.

    Scenarios of the game come before those of the game that it is based on.
    """
    found: dict[str, str] = {}
    base = GAMES[game_id].based_on
    for game in (game_id, base.id) if base is not None else (game_id,):
        for kind in (Citation.Kind.RESTS, Citation.Kind.CITES):
            rows = Citation.objects.filter(rule__in=list(rules), kind=kind, ruling__game=game).order_by("ruling", "scenario")
            for rule, ruling, scenario in rows.values_list("rule", "ruling", "scenario"):
                found.setdefault(rule, addresses.ruling(ruling) + Address(scenario=scenario).link())
    return found

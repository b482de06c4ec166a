"""The filters of a search as links: each adds its filter to the query, takes another's place, or takes itself away."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlencode

from django.utils.translation import gettext as _

from engine.study.grades import GRADE_NAMES
from rulings.board import texts
from rulings.http import addresses
from rulings.store.asked import without
from rulings.store.models import Game, Ruling
from rulings.store.search import SearchAnswer


@dataclass(frozen=True)
class Facet:
    """A link that narrows the search, or, where it is on, widens it again."""

    label: str
    href: str
    on: bool


def facets(found: SearchAnswer) -> list[tuple[str, list[Facet]]]:
    """Groups of links: games, and how sure a ruling is."""
    games = [(game.name, game.id) for game in Game.objects.all()]
    statuses = [(str(status.label), status.value) for status in Ruling.Status if status != Ruling.Status.SUPERSEDED]
    grades = [(value, texts.say(name)) for value, name in GRADE_NAMES.items()]
    on_games = found.narrowed.games or ()
    return [
        (_("Game"), [_facet(found, "game", label, value, value in on_games) for label, value in games]),
        (_("Support"), [_facet(found, "grade", label, value, value == found.narrowed.given.get("grade")) for value, label in grades]),
        (_("Status"), [_facet(found, "status", label, value, value == found.narrowed.given.get("status")) for label, value in statuses]),
    ]


def _facet(found: SearchAnswer, name: str, label: str, value: str, on: bool) -> Facet:
    plain = without(found.query, name)
    query = plain if on else f"{plain} {name}:{value}".strip()
    return Facet(label, f"{addresses.of('search')}?{urlencode({'q': query})}", on)


def tables(found: SearchAnswer) -> list[tuple[str, str]]:
    """For a name that nothing here has: a table of each game on which a card of that name is begun, as (game, address)."""
    if not found.unknown:
        return []
    games = Game.objects.filter(id__in=found.narrowed.games) if found.narrowed.games else Game.objects.all()
    return [(game.name, f"{addresses.of('lab')}?{urlencode({'game': game.id, 'named': found.unknown})}") for game in games]

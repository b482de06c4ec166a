"""Where an entry of the corpus stands: what comes before and after it in its topic, and when its file last changed."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeVar

from django.db.models import Model, Q, QuerySet

from rulings.store import away
from rulings.store.models import Card, CorpusFile, Rule, Ruling
from rulings.store.touched import ruling_path

T = TypeVar("T")


class Neighbours(NamedTuple):
    """The entries beside this one, None at either end, and the day of the last change, empty where no file is stored."""

    before: Model | None
    after: Model | None
    changed: str


def of_ruling(ruling_id: str) -> Neighbours | None:
    """Among the rulings of its game; None for one that is not stored, and while the database is away."""
    row = _first(Ruling.objects.filter(id=ruling_id))
    if row is None:
        return None
    rows = Ruling.objects.filter(game=row.game_id)
    path = Q(path=ruling_path(row.game_id, row.id))
    return Neighbours(_first(rows.filter(id__lt=row.id).order_by("-id")), _first(rows.filter(id__gt=row.id).order_by("id")), _day(path))


def of_rule(row: Rule) -> Neighbours:
    """Among the rules of its topic, the second part of its name."""
    prefix = row.id.rpartition(".")[0] + "."
    rows = Rule.objects.filter(game=row.game_id, id__startswith=prefix)
    return Neighbours(
        _first(rows.filter(position__lt=row.position).order_by("-position")),
        _first(rows.filter(position__gt=row.position).order_by("position")),
        _day(_written(row.game_id, "rules", f"id: {row.id}\n")),
    )


def of_card(row: Card) -> Neighbours:
    """Among the cards of its class in its game, by name."""
    rows: QuerySet[Card] = Card.objects.filter(game=row.game_id, klass=row.klass)
    return Neighbours(
        _first(rows.filter(name_en__lt=row.name_en).order_by("-name_en")),
        _first(rows.filter(name_en__gt=row.name_en).order_by("name_en")),
        _day(_written(row.game_id, "cards", row.name_en)),
    )


def _written(game: str, folder: str, text: str) -> Q:
    return Q(path__startswith=f"{game}/{folder}/", text__contains=text)


def _day(where: Q) -> str:
    day = _first(CorpusFile.objects.filter(where).order_by("path").values_list("changed_at", flat=True))
    return day.date().isoformat() if day else ""


def _first(rows: QuerySet[Any, T]) -> T | None:
    """The first row; a page does without it while the database is away."""
    return next(iter(away.rows(rows[:1])), None)

"""Where an entry of the corpus stands: what comes before and after it in its topic, and when its file last changed."""

from __future__ import annotations

from typing import NamedTuple

from django.db.models import Model, Q, QuerySet

from rulings.store.models import Card, CorpusFile, Rule, Ruling


class Standing(NamedTuple):
    """The entries beside this one, None at either end, and the day of the last change, empty where no file is stored."""

    before: Model | None
    after: Model | None
    changed: str


def of_ruling(ruling_id: str) -> Standing | None:
    """Among the rulings of its game; None for one that is not stored."""
    row = Ruling.objects.filter(id=ruling_id).first()
    if row is None:
        return None
    rows = Ruling.objects.filter(game=row.game_id)
    path = Q(path=f"{row.game_id}/rulings/{row.id}.yaml")
    return Standing(rows.filter(id__lt=row.id).order_by("-id").first(), rows.filter(id__gt=row.id).order_by("id").first(), _day(path))


def of_rule(row: Rule) -> Standing:
    """Among the rules of its topic, the second part of its name."""
    prefix = row.id.rpartition(".")[0] + "."
    rows = Rule.objects.filter(game=row.game_id, id__startswith=prefix)
    return Standing(
        rows.filter(position__lt=row.position).order_by("-position").first(),
        rows.filter(position__gt=row.position).order_by("position").first(),
        _day(_written(row.game_id, "rules", f"id: {row.id}\n")),
    )


def of_card(row: Card) -> Standing:
    """Among the cards of its class in its game, by name."""
    rows: QuerySet[Card] = Card.objects.filter(game=row.game_id, klass=row.klass)
    return Standing(
        rows.filter(name_en__lt=row.name_en).order_by("-name_en").first(),
        rows.filter(name_en__gt=row.name_en).order_by("name_en").first(),
        _day(_written(row.game_id, "cards", row.name_en)),
    )


def _written(game: str, folder: str, words: str) -> Q:
    return Q(path__startswith=f"{game}/{folder}/", text__contains=words)


def _day(where: Q) -> str:
    day = CorpusFile.objects.filter(where).order_by("path").values_list("changed_at", flat=True).first()
    return day.date().isoformat() if day else ""

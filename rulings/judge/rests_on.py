"""Rules × rulings of a game: which outcome would be another if which rule were set otherwise, from either end and as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple
from urllib.parse import urlencode

from django.core.paginator import Page, Paginator
from django.db.models import Count, F, QuerySet, Window
from django.db.models.functions import RowNumber
from markupsafe import Markup

from rulings.board import texts
from rulings.http import addresses
from rulings.http.templates import printed
from rulings.store import current
from rulings.store.models import Citation, Game, Rule, Ruling

CELL = 12  # pixels; a thousand links fit on a desk and scroll on a phone
A_PAGE = 40  # rulings, and columns of a picture
FEW = 12  # rulings that are named under a rule; its own page has them all


def rests(game: Game, by: str, number: str = "", pointed: str = "") -> dict[str, Any]:
    """What the page of one game prints, by rule or by ruling: what was stored by the last check, else what the rulings say themselves.

    It costs what it shows. `pointed` is the ruling that the page must have, where there is one.
    """
    citations = Citation.objects.filter(kind=Citation.Kind.RESTS, rule__game=game)
    counted = dict(citations.order_by().values("rule").annotate(rulings=Count("ruling", distinct=True)).values_list("rule", "rulings"))
    shown = _page(citations, number, pointed)
    rules = Rule.objects.filter(game=game)
    found: dict[str, Any] = {
        "shown": shown,
        "rules_count": len(counted),
        "picture": "",
        "idle": rules.filter(is_fixed=False).exclude(pk__in=counted) if shown.number == 1 else [],
    }
    if by == "ruling":
        found["by_ruling"] = _by_ruling(citations, shown)
    else:
        found["by_rule"] = _by_rule(citations, rules.in_bulk(list(counted)), counted)
    if by == "ruling" or not shown.has_other_pages():
        found["picture"] = picture(_ordered(citations.filter(ruling__in=shown.object_list)))
    return found


def _page(citations: QuerySet[Citation], number: str, pointed: str) -> Page[str]:
    """A page of the ids of the rulings that turn on something."""
    ids = citations.order_by("ruling_id").values_list("ruling_id", flat=True).distinct()
    if pointed and citations.filter(ruling=pointed).exists():
        number = str(ids.filter(ruling__lt=pointed).count() // A_PAGE + 1)
    page: Page[str] = Paginator(ids, A_PAGE).get_page(number)
    page.object_list = list(page.object_list)
    return page


def _ordered(citations: QuerySet[Citation]) -> list[Citation]:
    return list(citations.select_related("rule", "ruling").order_by("rule__position", "ruling_id", "setting", "scenario"))


def _by_rule(citations: QuerySet[Citation], rules: dict[str, Rule], counted: dict[str, int]) -> list[dict[str, Any]]:
    """Each rule with the first rulings that turn on it, and how many there are."""
    place = Window(RowNumber(), partition_by=F("rule"), order_by=("ruling_id", "setting", "scenario"))
    first = citations.order_by().annotate(place=place).filter(place__lte=3 * FEW).select_related("ruling").order_by("place")
    lines: dict[str, dict[tuple[str, str], Citation]] = {}
    for citation in first:
        lines.setdefault(citation.rule_id, {}).setdefault((citation.ruling_id, citation.setting), citation)
    return [
        {
            "rule": rule,
            "count": counted[rule.pk],
            "lines": [_line(one, one.ruling) for one in list(lines[rule.pk].values())[:FEW]],
            "more": max(0, counted[rule.pk] - len({ruling for ruling, _setting in list(lines[rule.pk])[:FEW]})),
        }
        for rule in sorted(rules.values(), key=lambda rule: rule.position)
    ]


def _by_ruling(citations: QuerySet[Citation], shown: Page[str]) -> list[tuple[Ruling, list[dict[str, str]]]]:
    """The rulings of a page, each with the rules that it turns on."""
    found: dict[Ruling, dict[tuple[str, str], Citation]] = {}
    for citation in _ordered(citations.filter(ruling__in=shown.object_list)):
        found.setdefault(citation.ruling, {}).setdefault((citation.rule_id, citation.setting), citation)
    return [(ruling, [_line(c, c.rule) for c in found[ruling].values()]) for ruling in sorted(found, key=lambda ruling: ruling.id)]


def _line(citation: Citation, other: Rule | Ruling) -> dict[str, str]:
    rule = current.library().rules.get(citation.rule_id)
    meaning = texts.say(rule.settings.get(citation.setting)) if rule is not None and rule.settings else ""
    return {
        "href": other.get_absolute_url(),
        "title": other.title,
        "setting": meaning or citation.setting,
        "compare": compare_link(citation),
    }


def compare_link(citation: Citation) -> str:
    """The two runs side by side: as the ruling says, and with the rule set otherwise."""
    if not citation.setting:
        return citation.get_absolute_url()
    query = {"scenario": citation.scenario, "with-set": f"{citation.rule_id}={citation.setting}"}
    return f"{addresses.ruling(citation.ruling_id)}{addresses.tool('compare')}?{urlencode(query, safe=',=')}"


class Dot(NamedTuple):
    """A rule on which a ruling rests: the middle of its cell in pixels."""

    x: float
    y: float
    href: str
    title: str


class Matrix(NamedTuple):
    """Rules × rulings as templates/judge/matrix.html draws them, in pixels; ``lines`` are the middles of the rules' lines."""

    width: int
    height: int
    lines: tuple[float, ...]
    dots: tuple[Dot, ...]


def picture(citations: Sequence[Citation]) -> Markup:
    """A dot for every rule (a line) and ruling (a column) that hang together; the lists beside it say the same to those who cannot see."""
    rules = list(dict.fromkeys(citation.rule for citation in citations))
    rulings = sorted({citation.ruling for citation in citations}, key=lambda ruling: ruling.id)
    lines = {rule.pk: n for n, rule in enumerate(rules)}
    columns = {ruling.pk: n for n, ruling in enumerate(rulings)}
    dots: dict[tuple[int, int], Dot] = {}
    for citation in citations:
        column, line = columns[citation.ruling_id], lines[citation.rule_id]
        if (column, line) not in dots:
            title = f"{citation.rule.title} × {citation.ruling.title}"
            dots[column, line] = Dot(_middle(column), _middle(line), compare_link(citation), title)
    grid = tuple(_middle(n) for n in range(len(lines)))
    return printed("judge/matrix.html", "matrix", Matrix(len(columns) * CELL + 2, len(lines) * CELL + 2, grid, tuple(dots.values())))


def _middle(n: int) -> float:
    return n * CELL + CELL / 2 + 1

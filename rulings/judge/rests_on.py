"""Rules × rulings of a game: which outcome would be another if which rule were set otherwise, from either end and as a picture."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple
from urllib.parse import urlencode

from markupsafe import Markup

from rulings.board import texts
from rulings.http import addresses
from rulings.http.templates import printed
from rulings.store import current
from rulings.store.models import Citation, Game, Rule, Ruling

CELL = 12  # pixels; a thousand links fit on a desk and scroll on a phone


def rests(game: Game) -> dict[str, Any]:
    """Everything that the page of one game prints: what was stored by the last check, else what the rulings say themselves."""
    citations = list(
        Citation.objects.filter(kind=Citation.Kind.RESTS, rule__game=game)
        .select_related("rule", "ruling")
        .order_by("rule__position", "ruling_id", "setting", "scenario")
    )
    by_rule: dict[Rule, dict[tuple[Ruling, str], Citation]] = {}
    by_ruling: dict[Ruling, dict[tuple[Rule, str], Citation]] = {}
    for citation in citations:
        by_rule.setdefault(citation.rule, {}).setdefault((citation.ruling, citation.setting), citation)
        by_ruling.setdefault(citation.ruling, {}).setdefault((citation.rule, citation.setting), citation)
    rulings = sorted(by_ruling, key=lambda ruling: ruling.id)
    return {
        "by_rule": [(rule, [_line(c, c.ruling) for c in found.values()]) for rule, found in by_rule.items()],
        "by_ruling": [(ruling, [_line(c, c.rule) for c in by_ruling[ruling].values()]) for ruling in rulings],
        "picture": picture(list(by_rule), rulings, citations),
        "idle": list(Rule.objects.filter(game=game, is_fixed=False).exclude(pk__in=[rule.pk for rule in by_rule])),
    }


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


def picture(rules: Sequence[Rule], rulings: Sequence[Ruling], citations: Iterable[Citation]) -> Markup:
    """A dot for every rule (a line) and ruling (a column) that hang together; the lists beside it say the same to those who cannot see."""
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

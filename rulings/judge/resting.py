"""Rules × rulings of a game: which outcome would be another if which rule were set otherwise, from either end and as a picture."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Any
from urllib.parse import urlencode

from django.utils.safestring import SafeString, mark_safe

from rulings.library import shelf
from rulings.library.models import Citation, Game, Rule, Ruling
from rulings.stepper import words

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
    rule = shelf.library().rules.get(citation.rule_id)
    meaning = words.say(rule.settings.get(citation.setting)) if rule is not None and rule.settings else ""
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
    return f"/rulings/{citation.ruling_id}/compare/?{urlencode(query, safe=',=')}"


def picture(rules: Sequence[Rule], rulings: Sequence[Ruling], citations: Iterable[Citation]) -> SafeString:
    """A dot for every rule (a line) and ruling (a column) that hang together; the lists beside it say the same to those who cannot see."""
    lines = {rule.pk: n for n, rule in enumerate(rules)}
    columns = {ruling.pk: n for n, ruling in enumerate(rulings)}
    width, height = len(columns) * CELL + 2, len(lines) * CELL + 2
    dots = {}
    for citation in citations:
        place = columns[citation.ruling_id], lines[citation.rule_id]
        if place not in dots:
            said = f"{citation.rule.title} × {citation.ruling.title}"
            x, y = place[0] * CELL + CELL / 2 + 1, place[1] * CELL + CELL / 2 + 1
            dots[place] = (
                f'<a href="{escape(compare_link(citation))}" tabindex="-1"><title>{escape(said)}</title>'
                f'<circle class="m-dot" cx="{x:g}" cy="{y:g}" r="{CELL / 2 - 1.5:g}"/></a>'
            )
    grid = "".join(f'<path class="m-line" d="M0 {n * CELL + CELL / 2 + 1:g}H{width}"/>' for n in range(len(lines)))
    return mark_safe(
        f'<svg class="matrix" viewBox="0 0 {width} {height}" width="{width}" height="{height}" aria-hidden="true" focusable="false">'
        f"{grid}{''.join(dots.values())}</svg>"
    )

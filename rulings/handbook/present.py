"""Rows for the handbook's templates: everything looked up and labelled, nothing left to decide."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from django.core.paginator import Page, Paginator
from django.urls import reverse
from django.utils.translation import gettext_lazy as _
from markupsafe import Markup

from engine.corpus import shapes
from engine.corpus.patterns import cited_by_number
from rulings.board import texts
from rulings.board.faces import face
from rulings.store.models import Citation, Claim, Rule, Ruling, SourceDocument

CITING = 48  # rulings on a page of those that cite a rule
PART = 15  # claims of a document that are unfolded together


@dataclass(frozen=True)
class RulingWithScenarios:
    """A ruling with those of its scenarios that a rule's page speaks of, as (name, address)."""

    ruling: Ruling
    scenarios: list[tuple[str, str]]


@dataclass(frozen=True)
class Setting:
    """One setting of a rule: what it says, when it held, and which scenarios it would change."""

    name: str
    text: Mapping[str, str]
    is_current: bool
    spans: list[tuple[dt.date | None, dt.date | None]]
    changes: list[RulingWithScenarios]


@dataclass(frozen=True)
class LineReference:
    """A reference to lines of a document; `href` is where the document's page speaks of the first of them."""

    document: SourceDocument
    lines: str
    href: str


@dataclass(frozen=True)
class Version:
    """A card as it was until a day, or as it is now."""

    until: dt.date | None
    card: shapes.Card
    figures: list[tuple[str, str]]
    faces: list[Markup]
    texts: list[tuple[str, list[str], list[str]]]


@dataclass(frozen=True)
class Citing:
    """A page of the rulings that cite a rule in one way: how many there are in all, those of the page, and their citations."""

    page: Page[str]
    rulings: list[RulingWithScenarios]
    citations: list[Citation]


def citing(rule: Rule, kind: str, number: str) -> Citing:
    """Return the rulings of a page that cite a rule in that way: a rule that nearly every run names is named by all of a library."""
    of_kind = rule.citations.filter(kind=kind)
    ids = of_kind.order_by("ruling_id").values_list("ruling_id", flat=True).distinct()
    page: Page[str] = Paginator(ids, CITING).get_page(number)
    found = list(of_kind.filter(ruling__in=list(page.object_list)).select_related("ruling"))
    return Citing(page, by_ruling(found), found)


def settings_of(rule: shapes.Rule, citations: Iterable[Citation]) -> list[Setting]:
    """Return a rule's settings in their order, each with the time in which it held."""
    history = list(rule.history)
    spans: dict[str, list[tuple[dt.date | None, dt.date | None]]] = {}
    ends = [since for since, _name in history[1:]] + [None]
    for (since, name), until in zip(history, ends, strict=False):
        spans.setdefault(name, []).append((since, until))
    current = history[-1][1] if history else next(iter(rule.settings), "")
    changes: dict[str, list[Citation]] = {}
    for citation in citations:
        changes.setdefault(citation.setting, []).append(citation)
    return [
        Setting(
            name,
            text,
            name == current,
            spans.get(name, []) if len(history) > 1 else [],
            by_ruling(changes.get(name, []), f"&set={rule.id}={name}"),
        )
        for name, text in rule.settings.items()
    ]


def by_ruling(citations: Iterable[Citation], more: str = "") -> list[RulingWithScenarios]:
    """Gather citations under their rulings; `more` goes to the end of each scenario's address."""
    rows: dict[str, RulingWithScenarios] = {}
    for citation in citations:
        shown = rows.setdefault(citation.ruling_id, RulingWithScenarios(citation.ruling, []))
        link = (citation.scenario, citation.get_absolute_url() + more)
        if link not in shown.scenarios:
            shown.scenarios.append(link)
    return list(rows.values())


def lines_of(sources: Iterable[shapes.Source]) -> list[LineReference]:
    """Return the references of a rule or ruling, as links."""
    documents = SourceDocument.objects.in_bulk()
    return [
        LineReference(documents[source.document], source.lines, f"{reverse('source', args=[source.document])}#{anchor(source.lines)}")
        for source in sources
        if source.document in documents
    ]


def by_number(document_id: str, rules: Iterable[shapes.Rule]) -> list[tuple[str, str, list[Rule]]]:
    """Return the numbers of written rules that our rules cite, each with its anchor and those rules, in the order of the numbers."""
    found: dict[str, list[str]] = {}
    for rule in rules:
        for source in rule.sources:
            if source.document == document_id:
                for number in source.lines.split(","):
                    found.setdefault(number.strip(), []).append(rule.id)
    rows = Rule.objects.in_bulk([id for ids in found.values() for id in ids])
    return [(number, anchor(number), [rows[id] for id in found[number] if id in rows]) for number in sorted(found, key=_in_order)]


def _in_order(number: str) -> list[tuple[int, str]]:
    return [(int(part), "") if part.isdecimal() else (0, part) for part in re.findall(r"[0-9]+|[A-Za-z]+", number)]


def anchor(lines: str) -> str:
    """Return the anchor of the first of some lines, such as "18, 42-43", or numbers of rules, such as "8.1.4"."""
    first = lines.split(",")[0].strip()
    if cited_by_number(first):
        return f"no-{first}"
    return f"line-{first_line(lines)}"


def first_line(lines: str) -> int:
    """Return the first number in something like "18, 42-43"."""
    digits = lines.replace("-", ",").split(",")[0].strip()
    return int(digits) if digits.isdecimal() else 0


def numbers(lines: str) -> Iterator[int]:
    """Return every line number that something like "18, 42-43" names."""
    for part in lines.split(","):
        first, _dash, last = part.strip().partition("-")
        if first.isdecimal() and (last or first).isdecimal():
            # A document has some hundred lines: a range is never worth more anchors than that.
            yield from range(int(first), min(int(last or first), int(first) + 500) + 1)


def claims_by_line(claims: Iterable[Claim]) -> list[tuple[Claim, list[str]]]:
    """Return a document's claims in the order of its lines, each with the line anchors that no earlier one has."""
    taken: set[int] = set()
    rows = []
    for claim in sorted(claims, key=lambda claim: (first_line(claim.lines), claim.position)):
        fresh = [number for number in numbers(claim.lines) if number not in taken]
        taken.update(fresh)
        rows.append((claim, [f"line-{number}" for number in fresh]))
    return rows


def in_parts(claims: list[tuple[Claim, list[str]]]) -> list[tuple[str, list[tuple[Claim, list[str]]]]]:
    """Return the claims of a long document in parts of a screen or two, each with the lines that it spans; a short one is one part."""
    size = PART if len(claims) > 2 * PART else len(claims) or 1
    parts = [claims[start : start + size] for start in range(0, len(claims), size)]
    spans = [[number for claim, _anchors in part for number in numbers(claim.lines)] for part in parts]
    return [(f"{first_line(part[0][0].lines)}-{max(span, default=0)}", part) for part, span in zip(parts, spans, strict=True)]


def versions_of(card: shapes.Card) -> list[Version]:
    """Return a card as it is now and as it was, newest first."""
    earlier = [_version(until, version) for until, version in reversed(card.earlier)]
    return [_version(None, card), *earlier]


def _version(until: dt.date | None, card: shapes.Card) -> Version:
    here = texts.here()
    order = [here, *(lang for lang in ("en", "ja") if lang != here)]
    printed = [(lang, list(card.lines(lang)), list(card.evolved_lines(lang))) for lang in order]
    return Version(until, card, figures_of(card), [picture(card), *([picture(card, evolved=True)] if card.evolved else [])], printed)


def figures_of(card: shapes.Card) -> list[tuple[str, str]]:
    """Return what is printed in numbers, each with its label; both sides where a card has two."""
    evolved = card.evolved
    named = [
        (_("Cost"), card.cost, None),
        (_("Attack"), card.attack, evolved.attack if evolved else None),
        (_("Defense"), card.defense, evolved.defense if evolved else None),
        *((texts.figure(card.game, name), value, None) for name, value in card.figures.items()),
    ]
    return [(str(label), str(one) if other is None else f"{one} → {other}") for label, one, other in named if one is not None]


def picture(card: shapes.Card, evolved: bool = False) -> Markup:
    """Draw a card as it would lie on the table, untouched."""
    side = card.evolved if evolved and card.evolved else card
    # Where a game has one figure for both, it stands in the place of the attack.
    attack = card.figures.get("power", side.attack)
    thing = {
        "id": 0,
        "card": card.slug,
        "attack": attack,
        "defense": side.defense,
        "damage": 0,
        "keywords": [],
        "counters": {},
        "granted": [],
        "owner": "me",
        "controller": "me",
        "evolved": evolved,
    }
    return face(card.game, {card.slug: card}, thing)


def kind_of(card: shapes.Card) -> str:
    """Return kind, class and traits as one line."""
    traits = (texts.of_game(card.game, "trait", trait) for trait in card.traits)
    parts = [texts.word(texts.CARD_KIND, card.kind), texts.word(texts.CLASS, card.klass) if card.klass else "", *traits]
    return " · ".join(part for part in parts if part)

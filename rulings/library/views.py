"""The handbook pages. Each address serves the whole page, and to htmx the fragment that its template names."""

from __future__ import annotations

from collections.abc import Mapping

from django.db.models import Count, Prefetch, QuerySet
from django.http import Http404, HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.shortcuts import get_object_or_404, render
from django.template.loader import render_to_string
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from engine.library.shapes import Card as EngineCard
from rulings.library import present, shelf
from rulings.library.models import Card, Citation, Claim, Game, Rule, Ruling, SourceDocument
from rulings.library.search import LONGEST, search
from rulings.stepper import fragments, words

NEWEST = 5


def wants_fragment(request: HttpRequest) -> bool:
    """Say whether htmx asks for a part. After the back button it asks for the whole page."""
    return bool(request.htmx) and not request.htmx.history_restore_request and not request.htmx.boosted  # type: ignore[attr-defined]


def finished(request: HttpRequest, template: str, context: Mapping[str, object], status: int = 200) -> HttpResponseBase:
    """Render a page, compressed where the browser takes that, with an ETag. None of these pages holds anything secret."""
    text = render_to_string(template, context, request)
    return fragments.answer(request, fragments.Finished(text, words.here()), status)


def page_or_fragment(
    request: HttpRequest, template: str, fragment: str, context: Mapping[str, object], status: int = 200
) -> HttpResponseBase:
    """Render a page, or the named fragment of it to htmx."""
    return finished(request, f"{template}#{fragment}" if wants_fragment(request) else template, context, status)


@require_safe
def home(request: HttpRequest) -> HttpResponseBase:
    """Search, the games, every ruling with its answer, the newest, and what is open."""
    rulings = Ruling.objects.select_related("game")
    context = {
        "games": _counted_games(),
        "newest": rulings.exclude(since="").order_by("-since", "id")[:NEWEST],
        "open_rulings": rulings.filter(status=Ruling.Status.OPEN).order_by("game__position", "id"),
        "longest": LONGEST,
    }
    return finished(request, "home.html", context)


@require_safe
def search_page(request: HttpRequest) -> HttpResponseBase:
    """Results for ``?q=``; 400 with a sentence where the query cannot be looked for."""
    found = search(request.GET.get("q", ""))
    context = {"found": found, "longest": LONGEST}
    return page_or_fragment(request, "search.html", "search-results", context, status=400 if found.refused else 200)


@require_safe
def games(request: HttpRequest) -> HttpResponseBase:
    """Every game."""
    return finished(request, "games.html", {"games": _counted_games()})


def _counted_games() -> QuerySet[Game]:
    return Game.objects.prefetch_related("rulings").annotate(cards_count=Count("cards", distinct=True)).order_by("position")


def _cards_of(game_id: str) -> Mapping[str, EngineCard]:
    found: Mapping[str, EngineCard] | None = shelf.library().cards.get(game_id)
    return found or {}


@require_safe
def game(request: HttpRequest, game_id: str) -> HttpResponseBase:
    """A game's rulings, rules and cards."""
    row = get_object_or_404(Game, id=game_id)
    cards = _cards_of(game_id)
    context = {
        "game": row,
        "rulings": row.rulings.all(),
        "topics": present.topics(row.rules.all()),
        "pictures": [present.picture(cards[slug]) for slug in row.cards.values_list("slug", flat=True) if slug in cards],
        "documents": row.documents.all(),
    }
    return finished(request, "game.html", context)


@require_safe
def rules(request: HttpRequest) -> HttpResponseBase:
    """Every rule of every game, by topic."""
    games = Game.objects.prefetch_related("rules")
    return finished(request, "rules.html", {"games": [(row, present.topics(row.rules.all())) for row in games]})


@require_safe
def rule(request: HttpRequest, rule_id: str) -> HttpResponseBase:
    """One rule: what it says, its settings with their dates, where it comes from, and what rests on it."""
    row = get_object_or_404(Rule.objects.select_related("game"), id=rule_id)
    found = shelf.library().rules.get(rule_id)
    if found is None:
        raise Http404
    citations = row.citations.select_related("ruling")
    rests = [citation for citation in citations if citation.kind == Citation.Kind.RESTS]
    context = {
        "rule": found,
        "row": row,
        "settings": present.settings_of(found, rests),
        "sources": present.lines_of(found.sources),
        "claims": row.claims.select_related("document"),
        "rests": present.by_ruling(rests),
        "cites": present.by_ruling(citation for citation in citations if citation.kind == Citation.Kind.CITES),
    }
    return finished(request, "rule.html", context)


@require_safe
def card(request: HttpRequest, game_id: str, slug: str) -> HttpResponseBase:
    """One card; to htmx the sheet that a dialog shows."""
    row = get_object_or_404(Card.objects.select_related("game"), game=game_id, slug=slug)
    found = _cards_of(game_id).get(slug)
    if found is None:
        raise Http404
    context = {
        "card": found,
        "row": row,
        "versions": present.versions_of(found),
        "kind": present.kind_of(found),
        "rulings": row.rulings.all(),
    }
    return page_or_fragment(request, "card.html", "card-sheet", context)


@require_safe
def source(request: HttpRequest, document_id: str) -> HttpResponseBase:
    """A source document: our claims by its lines, each with the rulings that show it. Its own text is not ours to print."""
    document = get_object_or_404(SourceDocument.objects.select_related("game"), id=document_id)
    claims = Claim.objects.filter(document=document).prefetch_related("rules", Prefetch("rulings", Ruling.objects.order_by("id")))
    return finished(request, "source.html", {"document": document, "claims": present.claims_by_line(claims)})


def bad_request(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    """Answer a request that Django itself could not read."""
    return _sorry(request, 400, _("This address cannot be read"), _("Part of the request is broken. Go back and try the link again."))


def not_found(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    """Answer an address that nothing has."""
    return _sorry(request, 404, _("There is nothing here"), _("No page has this address. The search finds rulings, cards and rules."))


def _sorry(request: HttpRequest, status: int, title: str, sentence: str) -> HttpResponse:
    return render(request, "error.html", {"heading": title, "sentence": sentence, "longest": LONGEST}, status=status)

"""The handbook pages. Each address serves the whole page, and to htmx the fragment that its template names."""

from __future__ import annotations

import re
from collections.abc import Mapping

from django.core.paginator import Paginator
from django.db.models import Count, OuterRef, Prefetch, QuerySet, Subquery
from django.db.models.functions import Coalesce
from django.http import Http404, HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.shortcuts import get_object_or_404
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from engine.corpus.shapes import Card as EngineCard
from rulings.board import texts
from rulings.handbook import present
from rulings.handbook.facets import facets, tables
from rulings.handbook.topics import topics
from rulings.http import addresses, answers
from rulings.http.policy import HEADER, policy
from rulings.http.refusal import Refusal, refused
from rulings.store import current, neighbours
from rulings.store.models import Card, Citation, Claim, Game, Rule, Ruling, SearchEntry, SourceDocument
from rulings.store.search import LONGEST, search

FEW = 2  # of what is newest and of what is open, on the home page
ORDINARY = "-an-ordinary-turn"
PAGE = 24  # rulings on one page of a game or card
FEW_SHOW = 8  # rulings named under a claim of a document
MEANT = 5  # pages that an address which nothing has may mean
NAMED = re.compile(r"/(?:(?:rulings|rules)/(?:[a-z]+[-.])?|cards/[^/]+/)([^/]+)/.*")  # its last words, without those of its game
QUICK = 7  # results below the search field of the header


def wants_fragment(request: HttpRequest) -> bool:
    """Say whether htmx asks for a part. After the back button it asks for the whole page."""
    return bool(request.htmx) and not request.htmx.history_restore_request and not request.htmx.boosted  # type: ignore[attr-defined]


def page_or_fragment(
    request: HttpRequest, template: str, fragment: str, context: Mapping[str, object], status: int = 200
) -> HttpResponseBase:
    """Render a page, or to htmx the template of its fragment."""
    return answers.page(request, fragment if wants_fragment(request) else template, context, status)


@require_safe
def home(request: HttpRequest) -> HttpResponseBase:
    """What this is, the search, a few rulings to begin with, the games, what is newest, and what is open."""
    rulings = Ruling.objects.select_related("game")
    picked = _picked()
    context = {
        "games": _counted_games(),
        "picked": picked[1:] or picked,
        # One of them plays by itself in a frame: the frame for other sites, on our own.
        "live": f"{picked[0].get_absolute_url()}{addresses.tool('embed')}#play" if picked else "",
        "newest": rulings.exclude(since="").order_by("-since", "id")[:FEW],
        "open_rulings": rulings.filter(status=Ruling.Status.OPEN).order_by("game__position", "id")[:FEW],
    }
    response = answers.page(request, "handbook/home.html", context)
    response.headers[HEADER] = policy(frame_src="'self'")
    return response


def _picked() -> list[Ruling]:
    """Of each game the answered ruling in which most rules have a say: there is most to watch."""
    answered = Ruling.objects.exclude(status__in=(Ruling.Status.OPEN, Ruling.Status.SUPERSEDED)).exclude(id__endswith=ORDINARY)
    told = answered.select_related("game").order_by("-rules_count", "id")
    return [first for game in Game.objects.order_by("position") for first in told.filter(game=game)[:1]]


@require_safe
def search_page(request: HttpRequest) -> HttpResponseBase:
    """Results for ``?q=``; 400 with a sentence where the query cannot be looked for."""
    found = search(request.GET.get("q", ""))
    if "quick" in request.GET and wants_fragment(request):
        first = [entry for _label, entries in found.groups for entry in entries][:QUICK]
        return answers.page(request, "handbook/quick_results.html", {"found": found, "first": first})
    context = {"found": found, "facets": facets(found) if found.query else [], "tables": tables(found)}
    return page_or_fragment(request, "handbook/search.html", "handbook/search_results.html", context, status=400 if found.refused else 200)


@require_safe
def games(request: HttpRequest) -> HttpResponseBase:
    """Every game."""
    return answers.page(request, "handbook/games.html", {"games": _counted_games()})


def _counted_games() -> QuerySet[Game]:
    def of(model: type[Card | Ruling]) -> Subquery:
        return Subquery(model.objects.filter(game=OuterRef("pk")).order_by().values("game").annotate(n=Count("pk")).values("n"))

    return Game.objects.annotate(cards_count=Coalesce(of(Card), 0), rulings_count=Coalesce(of(Ruling), 0)).order_by("position")


def _cards_of(game_id: str) -> Mapping[str, EngineCard]:
    found: Mapping[str, EngineCard] | None = current.library().cards.get(game_id)
    return found or {}


@require_safe
def game(request: HttpRequest, game_id: str) -> HttpResponseBase:
    """A game's rulings, page by page; on the first one its cards and rules too."""
    row = get_object_or_404(Game, id=game_id)
    cards = _cards_of(game_id)
    shown = Paginator(row.rulings.all(), PAGE).get_page(request.GET.get("page"))
    first = shown.number == 1
    slugs = row.cards.values_list("slug", flat=True) if first else []
    context = {
        "game": row,
        "rulings": shown,
        "topics": topics(row.rules.all()) if first else [],
        "pictures": [present.picture(cards[slug]) for slug in slugs if slug in cards],
        "documents": row.documents.all() if first else [],
    }
    return answers.page(request, "handbook/game.html", context)


@require_safe
def rules(request: HttpRequest) -> HttpResponseBase:
    """Every rule of every game, by topic."""
    games = Game.objects.prefetch_related("rules")
    return answers.page(request, "handbook/rules.html", {"games": [(row, topics(row.rules.all())) for row in games]})


@require_safe
def rule(request: HttpRequest, rule_id: str) -> HttpResponseBase:
    """One rule: what it says, its settings with their dates, where it comes from, and what rests on it."""
    row = get_object_or_404(Rule.objects.select_related("game"), id=rule_id)
    found = current.library().rules.get(rule_id)
    if found is None:
        raise Http404
    rests, cites = (present.citing(row, kind, request.GET.get(kind, "")) for kind in (Citation.Kind.RESTS, Citation.Kind.CITES))
    context = {
        "rule": found,
        "row": row,
        "neighbours": neighbours.of_rule(row),
        "settings": present.settings_of(found, rests.citations),
        "sources": present.lines_of(found.sources),
        "claims": row.claims.select_related("document"),
        "rests": rests,
        "cites": cites,
    }
    return answers.page(request, "handbook/rule.html", context)


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
        "neighbours": neighbours.of_card(row),
        "versions": present.versions_of(found),
        "kind": present.kind_of(found),
        "rulings": Paginator(row.rulings.all(), PAGE).get_page(request.GET.get("page")),
    }
    return page_or_fragment(request, "handbook/card.html", "handbook/card_sheet.html", context)


@require_safe
def source(request: HttpRequest, document_id: str) -> HttpResponseBase:
    """A source document: our claims by its lines, each with the rulings that show it. Its own text is not ours to print."""
    document = get_object_or_404(SourceDocument.objects.select_related("game"), id=document_id)
    first = Prefetch("rulings", Ruling.objects.order_by("id")[: FEW_SHOW + 1], to_attr="shown_by")
    claims = Claim.objects.filter(document=document).prefetch_related("rules", first)
    context = {"document": document, "parts": present.in_parts(present.claims_by_line(claims)), "few": FEW_SHOW}
    if not document.lines:
        context["numbers"] = present.by_number(document_id, current.library().rules.values())
        known = current.library().documents[document_id]
        context["note"] = texts.say(known.note) if known.note else ""
    return answers.page(request, "handbook/source.html", context)


def bad_request(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    """Answer a request that Django itself could not read."""
    sentence = _("Part of the request is broken. Go back and try the link again.")
    return refused(request, Refusal(_("This address cannot be read"), sentence, 400))


def not_found(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    """Answer an address that nothing has."""
    sentence = _("No page has this address. The search finds rulings, cards and rules.")
    return refused(request, Refusal(_("There is nothing here"), sentence), meant(request.path))


def meant(path: str) -> list[SearchEntry]:
    """The pages that an address of a ruling, card or rule which nothing has may mean: those that its words find, the best first."""
    named = NAMED.fullmatch(path)
    if named is None:
        return []
    found = search(" ".join(re.split("[-_.]+", named[1]))[:LONGEST])
    return [entry for _label, entries in found.groups for entry in entries][:MEANT] or found.near[:MEANT]

"""What is read by machines: search engines' robots, feed readers, and the system on which the site is installed as an app."""

from __future__ import annotations

from heapq import nlargest

from django.conf import settings
from django.core.exceptions import DisallowedHost
from django.http import FileResponse, Http404, HttpRequest, HttpResponse, HttpResponsePermanentRedirect, JsonResponse
from django.http.response import HttpResponseBase
from django.shortcuts import get_object_or_404
from django.template.loader import render_to_string
from django.templatetags.static import static
from django.utils import translation
from django.utils.cache import get_conditional_response
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from engine.games.registry import GAMES
from rulings.http import addresses
from rulings.store import archive
from rulings.store.models import Card, CorpusFile, Game, LoadedCorpus, Rule, Ruling, SourceDocument

LONGEST_PATH = 2000  # characters of an address that a report names
LATEST = 40  # rulings in a feed
ALL = "all"  # in place of a game
TOOLS = ("why", "compare", "explore", "practice-board", "share", "copy", "change")  # below a ruling, by the names of their addresses
QUERIES = ("/*?*set=", "/*?*choose=")
OF_GAMES = ("game-turn", "game-language")
PAGES = ("home", "games", "rules", "open", "rests", "practice", "about", "verified", "cite")


def site(request: HttpRequest) -> dict[str, str]:
    """Give every template the address by which this page is quoted, and what is needed to tell that something on it is wrong."""
    return {"page_address": whole_address(request), "page_path": path_to_report(request), "contact": contact(request)}


def path_to_report(request: HttpRequest) -> str:
    """What a report about this page names: its path with the step, or as much of it as a report may hold; home where there is no page."""
    if request.resolver_match is None:
        return addresses.of("home")
    return next((path for path in (request.get_full_path(), request.path) if len(path) <= LONGEST_PATH), addresses.of("home"))


def whole_address(request: HttpRequest) -> str:
    """The address of this page; without a host where the request names one that is not ours, since its refusal is a page too."""
    try:
        return request.build_absolute_uri(request.path)
    except DisallowedHost:
        return request.path


def contact(request: HttpRequest) -> str:
    """The address to write to about this page: a mail with the page in its subject, or the issue page of the settings."""
    to = settings.CONTACT
    if not to or "@" not in to or "://" in to:
        return str(to)
    return f"mailto:{to.removeprefix('mailto:')}?subject={addresses.quoted(whole_address(request))}"


@require_safe
def robots(request: HttpRequest) -> HttpResponse:
    """What robots leave alone: pages that are made anew for every visitor."""
    here = request.build_absolute_uri(addresses.of("sitemap"))
    lines = ["User-agent: *", *(f"Disallow: {path}" for path in not_for_robots()), f"Sitemap: {here}"]
    return HttpResponse("\n".join(lines) + "\n", content_type="text/plain; charset=utf-8")


def not_for_robots() -> list[str]:
    """What robots leave alone, as patterns in which ``*`` stands for anything."""
    star = addresses.quoted("*")
    rulings, shared = (addresses.of(name, "*").replace(star, "*") for name in ("ruling", "shared"))
    tools = [rulings + addresses.tool(name) for name in TOOLS]
    return [addresses.of("lab"), addresses.of("report-new"), shared.removesuffix("*/"), addresses.of("search"), *tools, *QUERIES]


@require_safe
def sitemap(request: HttpRequest) -> HttpResponse:
    """Every page that has an address of its own."""
    changed = changes()
    pages = [(addresses.of(name), "") for name in PAGES]
    for rows in (Game.objects.all(), Rule.objects.all(), Card.objects.all(), SourceDocument.objects.all()):
        pages += [(row.get_absolute_url(), "") for row in rows]
    pages += [(addresses.of(name, id), "") for id in Game.objects.values_list("id", flat=True) if id in GAMES for name in OF_GAMES]
    ids = Ruling.objects.values_list("id", flat=True)  # their texts are not read: there are a hundred thousand of them
    pages += [(addresses.ruling(id), changed.get(id, "")[:10]) for id in ids.iterator()]
    site_itself = request.build_absolute_uri("/").removesuffix("/")
    found = [(site_itself + path, day) for path, day in pages]
    return HttpResponse(render_to_string("handbook/sitemap.xml", {"pages": found}), content_type="application/xml; charset=utf-8")


@require_safe
def feed(request: HttpRequest, game_id: str, code: str) -> HttpResponse:
    """The rulings of a game that are new or were changed, the latest first, as an Atom feed in one language."""
    if code not in dict(settings.LANGUAGES):
        raise Http404
    game = None if game_id == ALL else get_object_or_404(Game, id=game_id)
    changed = changes()
    dated = Ruling.objects.filter(**({"game": game} if game else {})).order_by().values_list("since", "id")
    first = [id for _changed, _since, id in nlargest(LATEST, ((changed.get(id, ""), since, id) for since, id in dated.iterator()))]
    rows = Ruling.objects.select_related("game").in_bulk(first)  # of those that it names alone the texts are read
    latest = [rows[id] for id in first if id in rows]
    with translation.override(code):
        context = {
            "lang": code,
            "title": f"{_('Rulings that run')} – {game.name}" if game else _("Rulings that run"),
            "self": request.build_absolute_uri(),
            "page": request.build_absolute_uri(game.get_absolute_url() if game else "/"),
            "updated": changed.get(latest[0].id, "") if latest else str(LoadedCorpus.objects.values_list("loaded_at", flat=True).first()),
            "entries": [(row, request.build_absolute_uri(row.get_absolute_url()), changed.get(row.id, "")) for row in latest],
        }
        return HttpResponse(render_to_string("handbook/feed.xml", context), content_type="application/atom+xml; charset=utf-8")


def changes() -> dict[str, str]:
    """When each ruling came into this site's database as it is now, by the ruling's name."""
    rows = CorpusFile.objects.filter(path__contains="/rulings/").values_list("path", "changed_at")
    return {path.rsplit("/", 1)[1].removesuffix(".yaml"): at.isoformat(timespec="seconds") for path, at in rows}


@require_safe
def corpus(request: HttpRequest) -> HttpResponseBase:
    """The whole corpus as an archive, as whoever runs the site last had it made (``exportcorpus --archive``)."""
    path = archive.path()
    digest = archive.of(path)
    if not digest:
        raise Http404
    etag = f'"{digest}"'
    response: HttpResponseBase | None = get_conditional_response(request, etag=etag)
    if response is None:
        response = FileResponse(path.open("rb"), as_attachment=True, filename=archive.NAME)
        response.headers["ETag"] = etag
    response.headers["Cache-Control"] = "no-cache"
    return response


@require_safe
def manifest(request: HttpRequest) -> JsonResponse:
    """How the site looks when it is installed."""
    icons = [{"src": static(f"img/icon-{size}.png"), "sizes": f"{size}x{size}", "type": "image/png"} for size in (192, 512)]
    said = {
        "name": _("Rulings that run"),
        "short_name": _("Rulings"),
        "lang": translation.get_language(),
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#f3ede0",
        "theme_color": "#b3321c",
        "icons": icons,
    }
    return JsonResponse(said, content_type="application/manifest+json", json_dumps_params={"ensure_ascii": False})


@require_safe
def favicon(request: HttpRequest) -> HttpResponseBase:
    """The sign of the site for those who ask at the root instead of reading the page."""
    return HttpResponsePermanentRedirect(static("img/icon-192.png"))

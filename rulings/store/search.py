"""Searching names and texts in both languages.

Words may come in any order. Pages that have all of them are found; where none has, those that have most of them, with a sentence that
says so. A word counts the more, the fewer pages have it, and the more, the nearer to a page's name it stands.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass, field

from django.http import HttpRequest
from django.utils.translation import gettext as _

from rulings.store.asked import Asked, Word, asked
from rulings.store.filters import Narrowed, narrowed
from rulings.store.folding import fold, fold_romaji, likeness
from rulings.store.models import SearchEntry
from rulings.store.searched import Page, Pages, pages

LONGEST = 100
MOST = 60
ALIKE = 0.5
LEAST = 0.3  # of what was looked for, by weight, for a page that has not all of it
MOST_PARTIAL = 20
UNANSWERED = 0.9
NUMERAL = re.compile("[0-9]+(枚|ツ|体|回|点|人)?|two|three|four|five")
COUNTED = 0.4  # of the weight of another word: an example has one number, the ruling holds for any
GAME = 3.0  # what it says for a page that its game was named


def search_box(request: HttpRequest) -> dict[str, int]:
    """Give every template ``longest_query``: how much may be typed into the search that stands on each page."""
    return {"longest_query": LONGEST}


@dataclass
class Found:
    """The answer to a query: groups of entries by kind, or a sentence that says why there is none.

    ``partial`` says that no page has all that was looked for, ``corrected`` what was taken for a typing error, and ``unknown`` are the
    words that no page has: the name of a card, perhaps, that is not here.
    """

    query: str = ""
    groups: list[tuple[str, list[SearchEntry]]] = field(default_factory=list)
    near: list[SearchEntry] = field(default_factory=list)
    count: int = 0
    more: bool = False
    partial: bool = False
    refused: str = ""
    corrected: list[tuple[str, str]] = field(default_factory=list)
    unknown: str = ""
    narrowed: Narrowed = field(default_factory=Narrowed)


def search(query: str) -> Found:
    """Find rulings, cards and rules. A query that is too long or has nothing to look for is refused with a sentence."""
    query = query.strip()
    if not query:
        return Found()
    if len(query) > LONGEST:
        refused = _("A search may be %(most)s characters long; this one has %(length)s.") % {"most": LONGEST, "length": len(query)}
        return Found(query[:LONGEST], refused=refused)
    known = pages()
    wanted = asked(query, known)
    if not wanted.words and not wanted.filters:
        return Found(query, refused=_("There is no letter or digit to look for in this search."))
    only = narrowed(wanted.filters)
    if only.refused:
        return Found(query, refused=only.refused)
    found = Found(query, narrowed=only)
    ranked, found.partial = _ranked(wanted, known, only)
    found.more = len(ranked) > MOST
    kept = _entries([page.url for page in ranked[:MOST]])
    found.count = len(kept)
    for kind in SearchEntry.Kind:
        of_kind = [entry for entry in kept if entry.kind == kind]
        if of_kind:
            found.groups.append((str(kind.label), of_kind))
    if kept:
        found.corrected = [(word.typed, word.corrected) for word in wanted.words if word.corrected]
    else:
        found.near = _near("".join(fold(word.typed) for word in wanted.words))
    if found.partial or not kept:
        found.unknown = " ".join(word.typed for word in wanted.words if not any(_hits(known.pages, word, known)))
    return found


def cards_found(game: str, query: str) -> list[str]:
    """The cards of one game that have all words of a query, by their names in addresses, the best first."""
    known = pages()
    cards = frozenset(page.url for page in known.pages if page.kind == SearchEntry.Kind.CARD)
    ranked, partial = _ranked(asked(query, known), known, Narrowed(games=frozenset({game}), urls=cards))
    return [] if partial else [page.url.rstrip("/").rpartition("/")[2] for page in ranked]


def _ranked(wanted: Asked, known: Pages, only: Narrowed) -> tuple[list[Page], bool]:
    """The pages that are found, the best first, and whether none of them has all that was looked for."""
    looked = [page for page in known.pages if only.allows(page)]
    if not wanted.words:
        return looked, False
    hits = [_hits(looked, word, known) for word in wanted.words]
    weights = [_weight(row, word, len(looked)) for row, word in zip(hits, wanted.words, strict=True)]
    total = sum(weights)
    scored: list[tuple[bool, float, int]] = []
    for place in range(len(looked)):
        row = [hit[place] for hit in hits]
        had = sum(weight for weight, hit in zip(weights, row, strict=True) if hit)
        share = had / total
        if share:
            points = sum(weight * hit for weight, hit in zip(weights, row, strict=True))
            scored.append((all(row), points * share * _title_share(looked[place], wanted), place))
    whole = [score for score in scored if score[0]]
    if whole:
        best = max(points for _all, points, _place in whole)
        kept = [score for score in scored if score[0] or score[1] > best]
    else:
        kept = [score for score in scored if score[1] > LEAST * max(points for _all, points, _place in scored)]
    kept.sort(key=lambda score: -score[1])
    return [looked[place] for _all, _points, place in (kept if whole else kept[:MOST_PARTIAL])], not whole and bool(kept)


def _title_share(page: Page, wanted: Asked) -> float:
    """A little more for a page whose name has what was typed as a whole, and a little less for a question that nobody has answered."""
    whole = fold(wanted.typed)
    if page.is_open and "status" not in wanted.filters:
        return UNANSWERED
    if f"\n{whole}\n" in page.names:
        return 1.5
    return 1.2 if f"\n{whole}" in page.names or (len(wanted.words) > 1 and whole in page.names) else 1.0


def _hits(looked: list[Page], word: Word, known: Pages) -> list[float]:
    """How well each of these pages has a word: by the best of the ways to write it. All pages of a game have its name."""
    ways = [(way, known.lines.having(way.part)) for way in word.ways]

    def hit(page: Page) -> float:
        game = GAME if word.game == page.game and page.kind != SearchEntry.Kind.GAME else 0.0
        return max(game, *(page.holds(way.part, way.latin, way.known, lines) * way.weight for way, lines in ways))

    return [hit(page) for page in looked]


def _weight(hits: list[float], word: Word, pages: int) -> float:
    """How much a word counts: the more, the fewer pages have it."""
    having = sum(1 for hit in hits if hit)
    weight = math.log(1 + pages / having) if having else math.log(1 + pages)
    return weight * COUNTED if NUMERAL.fullmatch(fold(word.typed)) else weight


def _near(whole: str, most: int = 5) -> list[SearchEntry]:
    """Return the pages whose names are spelled most like the query, for when nothing has it as it stands."""
    latin = fold_romaji(whole)
    scores: dict[str, float] = {}
    for page in pages().pages:
        alike = max((likeness(whole, name) for name in page.names.split()), default=0.0)
        sounds = max((likeness(latin, name) for name in page.romaji.split()), default=0.0) if latin else 0.0
        if max(alike, sounds) >= ALIKE:
            scores[page.url] = max(alike, sounds)
    return _entries(sorted(scores, key=lambda url: (-scores[url], url))[:most])


def _entries(urls: list[str]) -> list[SearchEntry]:
    """What the results of these pages show. They may have been written anew since this process read them, and some may have gone."""
    found = {entry.url: entry for entry in SearchEntry.objects.select_related("game").filter(url__in=urls)}
    return [found[url] for url in urls if url in found]

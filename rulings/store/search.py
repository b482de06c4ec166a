"""Searching names and texts in both languages.

Words may come in any order. Pages that have all of them are found; where none has, those that have most of them, with a sentence that
says so. A word counts the more, the fewer pages have it, and the more, the nearer to a page's name it stands.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from itertools import compress

from django.http import HttpRequest
from django.utils.translation import gettext as _

from rulings.store.asked import Query, QueryWord, asked
from rulings.store.filters import Narrowed, narrowed
from rulings.store.folding import fold, fold_romaji, likeness, words_of
from rulings.store.models import SearchEntry
from rulings.store.searched import NUMERAL, SearchedPage, SearchedPages, pages

LONGEST = 100
MOST = 60
ALIKE = 0.5
LEAST = 0.3  # of what was looked for, by weight, for a page that has not all of it
MOST_PARTIAL = 20
MOST_KEYWORDS = 6
UNANSWERED = 0.9
COUNTED = 0.4  # of the weight of another word: an example has one number, the ruling holds for any
SPOKEN_OF = """
    effect effects ability abilities trigger triggers triggered resolve resolves count counts counted treated considered
    card cards opponent opponents own player players
    効果 能力 誘発 処理 解決 発動 発動する 扱い 扱う 扱われる カード 相手 自分 プレイヤー 出る 出た 同じ
    どっちが先 どちらが先 どっちが先か どちらが先か
"""
GENERAL = frozenset(map(fold, SPOKEN_OF.split()))  # in nearly every question: a page need not have them
ENOUGH = 3  # rulings that have all words, beside which those that have some of them are of no use
NEARLY = 0.6  # of the points of the best page that has all words, for one that has most of them better
TOGETHER = 0.1  # of its points more for a page, for each further word that stands in its name beside the one that it was typed beside
GAME = 3.0  # what it says for a page that its game was named
OTHER_GAME = 0.4  # of its points for a page of another one, where one of the game has all words, or where none has and one of it has some


def search_box(request: HttpRequest) -> dict[str, int]:
    """Give every template ``longest_query``: how much may be typed into the search that stands on each page."""
    return {"longest_query": LONGEST}


@dataclass
class SearchAnswer:
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


def search(query: str) -> SearchAnswer:
    """Find rulings, cards and rules. A query that is too long or has nothing to look for is refused with a sentence."""
    query = query.strip()
    if not query:
        return SearchAnswer()
    if len(query) > LONGEST:
        refused = _("A search may be %(most)s characters long; this one has %(length)s.") % {"most": LONGEST, "length": len(query)}
        return SearchAnswer(query[:LONGEST], refused=refused)
    known = pages()
    wanted = asked(query, known)
    if not wanted.words and not wanted.filters:
        return SearchAnswer(query, refused=_("There is no letter or digit to look for in this search."))
    only = narrowed(wanted.filters)
    if only.refused:
        return SearchAnswer(query, refused=only.refused)
    found = SearchAnswer(query, narrowed=only)
    ranked, partial = _ranked(wanted, known, only)
    keywords, whole = _keywords(wanted, known, only)
    found.partial = bool(partial or (keywords and not ranked)) and not whole
    found.more = len(ranked) > MOST
    good = _entries([page.url for page in (*ranked[:MOST], *keywords[:MOST_KEYWORDS])])
    found.count = len(good)
    names = {name for page in keywords for name in page.names.split()}
    first = partial and not any(name in page.text for page in ranked for name in names)  # nothing else speaks of it
    for kind in sorted(SearchEntry.Kind, key=lambda kind: first and kind != SearchEntry.Kind.KEYWORD):
        of_kind = [entry for entry in good if entry.kind == kind]
        if of_kind:
            found.groups.append((str(kind.label), of_kind))
    if good:
        found.corrected = [(word.typed, word.corrected) for word in wanted.words if word.corrected]
    else:
        found.near = _near("".join(fold(word.typed) for word in wanted.words))
    if found.partial or not good:
        found.unknown = " ".join(word.typed for word in wanted.words if not any(_hits(known.pages, word, known)))
    return found


def cards_found(game: str, query: str) -> list[str]:
    """The cards of one game that have all words of a query, by their names in addresses, the best first."""
    known = pages()
    cards = frozenset(page.url for page in known.pages if page.kind == SearchEntry.Kind.CARD)
    ranked, partial = _ranked(asked(query, known), known, Narrowed(games=frozenset({game}), urls=cards))
    return [] if partial else [page.url.rstrip("/").rpartition("/")[2] for page in ranked]


def _ranked(wanted: Query, known: SearchedPages, only: Narrowed) -> tuple[list[SearchedPage], bool]:
    """The pages that are found, the best first, and whether none of them has all that was looked for."""
    looked = [page for page in known.pages if page.kind != SearchEntry.Kind.KEYWORD and only.allows(page)]
    if not wanted.words:
        return looked, False
    hits = [_hits(looked, word, known) for word in wanted.words]
    weights = [_weight(row, word, len(looked)) for row, word in zip(hits, wanted.words, strict=True)]
    total, typed = sum(weights), fold(wanted.typed)
    games = {word.game for word in wanted.words if word.game}
    needed = [fold(word.typed) not in GENERAL for word in wanted.words]
    if not any(needed):
        needed = [True] * len(weights)
    scored: list[tuple[bool, float, int]] = []
    for place, row in enumerate(zip(*hits, strict=True)):
        if any(row):
            share = sum(weight for weight, hit in zip(weights, row, strict=True) if hit) / total
            points = sum(weight * hit for weight, hit in zip(weights, row, strict=True))
            scored.append((all(compress(row, needed)), points * share * _title_share(looked[place], wanted, typed), place))
    named = {place for _all, _points, place in scored if looked[place].game in games}
    spoken_of = [row for row, word in zip(hits, wanted.words, strict=True) if not word.game]
    some = any(row[place] for row in spoken_of for place in named) and not any(whole for whole, _points, _place in scored)
    if some or any(whole and place in named for whole, _points, place in scored):
        scored = [(whole, points if place in named else points * OTHER_GAME, place) for whole, points, place in scored]
    whole = [score for score in scored if score[0]]
    if whole:
        best = max(points for _all, points, _place in whole)
        # Where hardly a ruling has all words, those that have most of them are shown as well.
        rulings = {score for score in scored if looked[score[2]].kind == SearchEntry.Kind.RULING}
        answered = len(rulings.intersection(whole)) >= ENOUGH
        good = [score for score in scored if score[0] or score[1] > (LEAST if score in rulings and not answered else NEARLY) * best]
    else:
        good = [score for score in scored if score[1] > LEAST * max(points for _all, points, _place in scored)]
    good.sort(key=lambda score: (-score[1], looked[score[2]].is_open, _other_cards(looked[score[2]], wanted)))
    return [looked[place] for _all, _points, place in (good if whole else good[:MOST_PARTIAL])], not whole and bool(good)


def _keywords(wanted: Query, known: SearchedPages, only: Narrowed) -> tuple[list[SearchedPage], bool]:
    """The keywords whose name was typed, then those whose name has all that was; and whether any has. They move no other page."""
    games = {word.game for word in wanted.words if word.game}
    needed = [word for word in wanted.words if not word.game and fold(word.typed) not in GENERAL]
    if not needed:
        return [], False
    typed = words_of(wanted.typed)
    runs = {"".join(typed[first:end]) for first in range(len(typed)) for end in range(first + 1, len(typed) + 1)}
    there = [page for page in known.pages if page.kind == SearchEntry.Kind.KEYWORD and only.allows(page)]
    there = [page for page in there if not games or page.game in games]
    called = [page for page in there if not runs.isdisjoint(page.names.split())]
    whole = [page for page in there if all(any(way.part in page.names for way in word.ways) for word in needed)]
    return [*called, *(page for page in whole if not any(page is one for one in called))], bool(whole)


def _title_share(page: SearchedPage, wanted: Query, whole: str) -> float:
    """A little more for a page whose name has words side by side as they were typed.

    A little less for a question without an answer, unless all words stand in its name.
    """
    if page.is_open and "status" not in wanted.filters and not _stands_in_name(page, wanted):
        return UNANSWERED
    if f"\n{whole}\n" in page.names:
        return 1.5
    beside = next((many for phrase, many in wanted.phrases if phrase in page.names), 1)
    return max(1.2 if f"\n{whole}" in page.names else 1.0, 1.0 + TOGETHER * (beside - 1))


def _hits(looked: list[SearchedPage], word: QueryWord, known: SearchedPages) -> list[float]:
    """How well each of these pages has a word: by the best of the ways to write it. All pages of a game have its name."""
    found = [GAME if word.game and word.game == page.game and page.kind != SearchEntry.Kind.GAME else 0.0 for page in looked]
    for way in word.ways:
        part, latin, lines, number = way.part, way.latin, known.lines.having(way.part), known.words.number(way.part)
        for place, page in enumerate(looked):
            if part in page.text or (lines and not lines.isdisjoint(page.body)) or (latin and latin in page.romaji):
                found[place] = max(found[place], page.holds(part, latin, way.known, lines, number) * way.weight)
    return found


def _weight(hits: list[float], word: QueryWord, pages: int) -> float:
    """How much a word counts: the more, the fewer pages have it."""
    having = len(hits) - hits.count(0.0)
    weight = math.log(1 + pages / having) if having else math.log(1 + pages)
    typed = fold(word.typed)
    return weight * COUNTED if typed in GENERAL or NUMERAL.fullmatch(typed) else weight


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


def _other_cards(page: SearchedPage, wanted: Query) -> int:
    """How many cards a page speaks of, where one of them was named: of two alike the one about fewer others comes first."""
    named = any(way.part in page.called for word in wanted.words for way in word.ways)
    return page.called.count("\n") if named else 0


def _stands_in_name(page: SearchedPage, wanted: Query) -> bool:
    return all(any(way.part in page.names for way in word.ways) for word in wanted.words)

"""Searching names and texts in both languages.

Every word of a query must occur in a page's folded names, texts or readings. The folded texts are plain columns searched by
substring, because words of Japanese have no spaces between them and one or two characters are a sensible query: an index of
words or of three characters would silently find nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from django.db.models import Case, IntegerField, Q, QuerySet, Value, When
from django.utils.translation import gettext as _

from rulings.library.folding import fold, fold_romaji, likeness
from rulings.library.models import SearchEntry

LONGEST = 100
MOST = 60
ALIKE = 0.45


@dataclass
class Found:
    """The answer to a query: groups of entries by kind, or a sentence that says why there is none."""

    query: str = ""
    groups: list[tuple[str, list[SearchEntry]]] = field(default_factory=list)
    near: list[SearchEntry] = field(default_factory=list)
    count: int = 0
    more: bool = False
    refused: str = ""


def search(query: str) -> Found:
    """Find rulings, cards and rules. A query that is too long or has nothing to look for is refused with a sentence."""
    query = query.strip()
    if not query:
        return Found()
    if len(query) > LONGEST:
        refused = _("A search may be %(most)s characters long; this one has %(length)s.") % {"most": LONGEST, "length": len(query)}
        return Found(query[:LONGEST], refused=refused)
    words = [word for word in map(fold, query.split()) if word]
    if not words:
        return Found(query, refused=_("There is no letter or digit to look for in this search."))
    entries = list(matching(words)[: MOST + 1])
    found = Found(query, more=len(entries) > MOST, count=min(len(entries), MOST))
    for kind in SearchEntry.Kind:
        of_kind = [entry for entry in entries[:MOST] if entry.kind == kind]
        if of_kind:
            found.groups.append((str(kind.label), of_kind))
    if not entries:
        found.near = _near("".join(words))
    return found


def matching(words: list[str]) -> QuerySet[SearchEntry]:
    """Return the pages in which every folded word occurs, the best first."""
    every = Q()
    for word in words:
        latin = fold_romaji(word)
        # A romanized syllable or two would be inside nearly every reading.
        reading = Q(romaji__contains=latin) if len(latin) >= 3 else Q()
        every &= Q(names__contains=word) | Q(body__contains=word) | reading
    whole = "".join(words)
    rank = Case(
        When(names__contains=f"\n{whole}\n", then=Value(0)),
        When(names__contains=f"\n{whole}", then=Value(1)),
        When(names__contains=words[0], then=Value(2)),
        default=Value(3),
        output_field=IntegerField(),
    )
    return SearchEntry.objects.filter(every).select_related("game").order_by(rank, "game__position", "title_en", "url")


def _near(whole: str, most: int = 5) -> list[SearchEntry]:
    """Return the pages whose names are spelled most like the query, for when nothing has it as it stands."""
    latin = fold_romaji(whole)
    scores: dict[int, float] = {}
    for pk, names, romaji in SearchEntry.objects.values_list("pk", "names", "romaji"):
        alike = max((likeness(whole, name) for name in names.split()), default=0.0)
        sounds = max((likeness(latin, name) for name in romaji.split()), default=0.0) if latin else 0.0
        if max(alike, sounds) >= ALIKE:
            scores[pk] = max(alike, sounds)
    best = sorted(scores, key=lambda pk: (-scores[pk], pk))[:most]
    entries = SearchEntry.objects.select_related("game").in_bulk(best)
    return [entries[pk] for pk in best]

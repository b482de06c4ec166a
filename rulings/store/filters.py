"""The filters of a search: ``game:``, ``card:``, ``rule:``, ``status:``, ``grade:``, ``since:``. What names nothing is refused."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from django.utils.translation import gettext as _

from engine.study.grades import GRADE_NAMES
from rulings.store.folding import fold, fold_romaji
from rulings.store.models import Citation, Game, Rule, Ruling, SearchEntry
from rulings.store.searched import SearchedPage, pages

DATE = re.compile(r"(?:19|20)[0-9]{2}(?:-[0-9]{2}){0,2}\Z")


@dataclass
class Narrowed:
    """Which pages the filters leave: those of a game, and those of these addresses; None where nothing was said."""

    games: frozenset[str] | None = None
    urls: frozenset[str] | None = None
    refused: str = ""
    given: dict[str, str] = field(default_factory=dict)

    def allows(self, page: SearchedPage) -> bool:
        """Whether the filters leave a page."""
        return (self.games is None or page.game in self.games) and (self.urls is None or page.url in self.urls)

    def to(self, urls: frozenset[str]) -> None:
        """Leave only pages of these addresses, among those that are left."""
        self.urls = urls if self.urls is None else self.urls & urls


def narrowed(filters: Mapping[str, str]) -> Narrowed:
    """What filters leave, or the sentence that refuses one."""
    found = Narrowed(given=dict(filters))
    for name, value in filters.items():
        refused = READERS[name](found, value) if fold(value) else _("After “%(name)s:” there must be something.") % {"name": name}
        if refused:
            found.refused = refused
            break
    return found


def _game(found: Narrowed, value: str) -> str:
    folded = fold(value)
    players = pages().players.get(folded)
    named = {game.id for game in Game.objects.all() if folded in {fold(game.id), fold(game.name_en), fold(game.name_ja)}}
    named |= {players.game} if players and players.game else set()
    found.games = frozenset(named)
    known = ", ".join(Game.objects.values_list("id", flat=True))
    return "" if named else _("There is no game “%(value)s”. There are: %(known)s.") % {"value": value, "known": known}


def _card(found: Narrowed, value: str) -> str:
    folded, latin = fold(value), fold_romaji(value)
    cards = [page for page in pages().pages if page.kind == SearchEntry.Kind.CARD]
    named = [page for page in cards if f"\n{folded}\n" in page.names] or [
        page for page in cards if folded in page.names or (len(latin) >= 3 and latin in page.romaji)
    ]
    whole = {line for page in named for line in page.names.split("\n") if len(line) > 3}
    urls = {page.url for page in named} | {page.url for page in pages().pages if any(f"\n{name}\n" in page.called for name in whole)}
    slugs = [page.url.rstrip("/").rsplit("/", 1)[1] for page in named]
    urls |= {ruling.get_absolute_url() for ruling in Ruling.objects.filter(cards__slug__in=slugs, game__in={page.game for page in named})}
    found.to(frozenset(urls))
    return "" if named else _("There is no card “%(value)s” here.") % {"value": value}


def _rule(found: Narrowed, value: str) -> str:
    folded = fold(value)
    named = [rule for rule in Rule.objects.all() if any(folded in fold(name) for name in (rule.id, rule.title_en, rule.title_ja))]
    rulings = Citation.objects.filter(rule__in=named).values_list("ruling_id", flat=True)
    found.to(frozenset({rule.get_absolute_url() for rule in named} | {Ruling(id=ruling).get_absolute_url() for ruling in rulings}))
    return "" if named else _("There is no rule “%(value)s”.") % {"value": value}


def _status(found: Narrowed, value: str) -> str:
    folded = fold(value)
    named = [status for status in Ruling.Status if folded in (fold(status.value), fold(str(status.label)))]
    found.to(frozenset(ruling.get_absolute_url() for ruling in Ruling.objects.filter(status__in=named)))
    known = ", ".join(Ruling.Status.values)
    return "" if named else _("There is no status “%(value)s”. There are: %(known)s.") % {"value": value, "known": known}


def _grade(found: Narrowed, value: str) -> str:
    folded = fold(value)
    named = [grade for grade, names in GRADE_NAMES.items() if folded in map(fold, (grade, *names.values()))]
    found.to(frozenset(ruling.get_absolute_url() for ruling in Ruling.objects.filter(grade__in=named)))
    return "" if named else _("There is no grade “%(value)s”. There are: %(known)s.") % {"value": value, "known": ", ".join(GRADE_NAMES)}


def _since(found: Narrowed, value: str) -> str:
    date = value.replace("/", "-")
    if not DATE.match(date):
        return _("“%(value)s” is no date. Write a year, a month or a day: since:2021, since:2021-03, since:2021-03-30.") % {"value": value}
    found.to(frozenset(ruling.get_absolute_url() for ruling in Ruling.objects.filter(since__gte=date)))
    return ""


READERS = {"game": _game, "card": _card, "rule": _rule, "status": _status, "grade": _grade, "since": _since}

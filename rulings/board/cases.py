"""What can be run at an address: a ruling of the corpus, a board of the lab, a shared run. Every tool page is about one of them."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import wraps
from typing import Any, NamedTuple

from django.http import Http404, HttpRequest
from django.http.response import HttpResponseBase
from django.utils.translation import gettext as _

from engine.corpus.shapes import Ruling
from engine.study.library import Library
from rulings.board import runs
from rulings.board.address import FIRST, Address, CardDates
from rulings.board.runs import EngineRun
from rulings.http import addresses
from rulings.http.refusal import Refusal, refused
from rulings.store import current
from rulings.store.published_outcomes import BRANCHES, BUDGET, WORK


@dataclass(frozen=True)
class Case:
    """A ruling with the corpus that it is run with.

    ``kind`` is "ruling", "lab" or "shared"; ``base`` its path with a slash at the end, below which all its tools lie; ``key`` holds
    everything that its runs depend on besides the address.
    """

    kind: str
    base: str
    ruling: Ruling
    library: Library
    key: tuple[Hashable, ...]

    @property
    def names(self) -> list[str]:
        """Its scenarios."""
        return [scenario.name for scenario in self.ruling.scenarios]

    def run(self, there: Address = FIRST) -> EngineRun:
        """The run at an address, kept for who asks next. Raises the engine's ``BadInput`` for what cannot be run."""
        key = (*self.key, there.scenario, there.as_of, there.settings, there.choose, there.cards)
        found = runs.cache.get(key)
        if found is None:
            library = self.library_of(there.scenario, there.cards)
            of = self.ruling.id if self.kind == "ruling" else self.ruling
            limits: dict[str, Any] = {"branches": BRANCHES, "work": WORK, "budget": BUDGET}
            settings = dict(there.settings)
            run = library.run(of, there.scenario, as_of=there.as_of, settings=settings, choose=there.choose, **limits)
            found = runs.cache.put(key, EngineRun(library, run))
        return found

    def library_of(self, scenario: str | None, cards: CardDates) -> Library:
        """The corpus that it is run with, some cards being as they were on a day of their own. Raises ``BadInput`` for unknown ones."""
        played = self.ruling.scenario(scenario) if cards else None
        return self.library.with_cards(played.game, dict(cards)) if played is not None else self.library


class Opener(NamedTuple):
    """Who opens what an address names: the part of the address that holds the name, and what opens it.

    It gives the case, or another page to answer with; it raises :class:`rulings.http.refusal.Refusal` or Http404 where there is none.
    """

    part: str
    open: Callable[[str], Case | HttpResponseBase]


def of_ruling(ruling_id: str) -> Case:
    """The case of a ruling of the corpus, or a page that says there is none."""
    library = current.library()
    found = library.rulings.get(ruling_id)
    if found is None:
        raise Http404(_("There is no ruling named “%(name)s”.") % {"name": ruling_id[:80]})
    return Case("ruling", addresses.ruling(ruling_id), found, library, (current.digest(), ruling_id))


RULINGS = Opener("ruling_id", of_ruling)


def of_case(view: Callable[..., HttpResponseBase]) -> Callable[..., HttpResponseBase]:
    """Give a view its case in place of the part of the address that names it; the table of addresses says who opens it."""

    @wraps(view)
    def answered(request: HttpRequest, opener: Opener, **parts: str) -> HttpResponseBase:
        try:
            case = opener.open(parts.pop(opener.part))
        except Refusal as refusal:
            return refused(request, refusal)
        return view(request, case, **parts) if isinstance(case, Case) else case

    return answered

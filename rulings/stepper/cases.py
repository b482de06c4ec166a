"""What can be run at an address: a ruling of the corpus, a board of the lab, a shared run. Every tool page is about one of them."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import wraps
from typing import Any

from django.http import Http404, HttpRequest
from django.http.response import HttpResponseBase
from django.shortcuts import render
from django.utils.translation import gettext as _

from engine.kernel.budget import Budget
from rulings.library import shelf
from rulings.library.search import LONGEST
from rulings.stepper import runs
from rulings.stepper.runs import RunView

Settings = tuple[tuple[str, str], ...]
Cards = tuple[tuple[str, dt.date], ...]
BUDGET = Budget(steps=2000, agenda=120)  # of one run on a page; the longest run of the corpus has not 200 steps
BRANCHES = 120  # outcomes played for a claim about all of them, on a page: strangers write scenarios too
WORK = 12_000  # frames that these may take in all, about a second


@dataclass(frozen=True)
class Case:
    """A ruling with the corpus that it is run with.

    ``kind`` is "ruling", "lab" or "shared"; ``base`` its path with a slash at the end, below which all its tools lie; ``key`` holds
    everything that its runs depend on besides the address.
    """

    kind: str
    base: str
    ruling: Any
    library: Any
    key: tuple[Hashable, ...]

    @property
    def names(self) -> list[str]:
        """Its scenarios."""
        return [scenario.name for scenario in self.ruling.scenarios]

    def run(
        self,
        scenario: str | None = None,
        as_of: dt.date | None = None,
        settings: Settings = (),
        choose: tuple[int, ...] = (),
        cards: Cards = (),
    ) -> RunView:
        """The run at an address, kept for who asks next. Raises the engine's ``BadInput`` for what cannot be run."""
        key = (*self.key, scenario, as_of, settings, choose, cards)
        found = runs.kept.get(key)
        if found is None:
            library = self.library_of(scenario, cards)
            of = self.ruling.id if self.kind == "ruling" else self.ruling
            limits: dict[str, Any] = {"branches": BRANCHES, "work": WORK, "budget": BUDGET}
            run = library.run(of, scenario, as_of=as_of, settings=dict(settings), choose=choose, **limits)
            found = runs.kept.put(key, RunView(library, run))
        return found

    def library_of(self, scenario: str | None, cards: Cards) -> Any:
        """The corpus that it is run with, some cards being as they were on a day of their own. Raises ``BadInput`` for unknown ones."""
        played = self.ruling.scenario(scenario) if cards else None
        return self.library.with_cards(played.game, dict(cards)) if played is not None else self.library


class Unopened(Exception):
    """Nothing can be opened at an address; the page that says so has this heading, sentence and status."""

    def __init__(self, heading: str, sentence: str, status: int = 404) -> None:
        super().__init__(sentence)
        self.heading = heading
        self.sentence = sentence
        self.status = status


Opener = Callable[[str], Case | HttpResponseBase]
OPENERS: dict[str, Opener] = {}


def of_ruling(ruling_id: str) -> Case:
    """The case of a ruling of the corpus, or a page that says there is none."""
    library = shelf.library()
    found = library.rulings.get(ruling_id)
    if found is None:
        raise Http404(_("There is no ruling named “%(name)s”.") % {"name": ruling_id[:80]})
    return Case("ruling", f"/rulings/{ruling_id}/", found, library, (shelf.digest(), ruling_id))


def opens(name: str, opener: Opener) -> None:
    """Let the part ``name`` of an address be opened by ``opener``: it gives a case, or another page to answer with, or raises Unopened."""
    OPENERS[name] = opener


def of_case(view: Callable[..., HttpResponseBase]) -> Callable[..., HttpResponseBase]:
    """Give a view its case in place of the part of the address that names it."""

    @wraps(view)
    def opened(request: HttpRequest, **parts: Any) -> HttpResponseBase:
        name = next(name for name in OPENERS if name in parts)
        try:
            case = OPENERS[name](parts.pop(name))
        except Unopened as error:
            return closed(request, error)
        return view(request, case, **parts) if isinstance(case, Case) else case

    return opened


def closed(request: HttpRequest, error: Unopened) -> HttpResponseBase:
    """The page that says why nothing can be opened."""
    context = {"heading": error.heading, "sentence": error.sentence, "longest": LONGEST}
    return render(request, "error.html", context, status=error.status)


opens("ruling_id", of_ruling)

"""From one run of a board to another: the other one opens at the moment that the reader stands at, whatever its number is there.

Which step that is only the two runs can tell, so a link names the step and the run that it is a step of; the page that it leads to
looks both up and sends the reader on to the address of the step itself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TypeVar

from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect

from engine.corpus.problems import BadInput
from rulings.board.address import LONGEST, OWN, Address, Wrong, encoded, query, read
from rulings.board.align import align
from rulings.board.runs import RunView

STOOD = "stood"  # the field that says of which run the step is
RUN = ("scenario", *OWN)  # what a run depends on, as an address names it
PARTS = ("scenario", "as_of", "settings", "cards", "choose")  # the same as parts of an Address
SomeAddress = TypeVar("SomeAddress", bound=Address)


def stood(here: Address) -> list[tuple[str, str]]:
    """What a link or a form says of the moment that it leaves, as (name, value) pairs; nothing where the address names no step."""
    if here.step is None:
        return []
    run = encoded(tuple(pair for pair in here.pairs() if pair[0] in RUN))
    return [(STOOD, run), ("step", str(here.step))]


def link(here: Address, there: Address) -> str:
    """A relative link from the moment ``here`` to the same moment of the run ``there``; to that run itself where no step is named."""
    if here.step is None:
        return there.link(step=None)
    found = query([*there.pairs(), stood(here)[0]], here.step)
    return found if len(found) < LONGEST else there.link(step=0)


def sent_on(
    request: HttpRequest, wrong: Sequence[Wrong], address: SomeAddress, run: Callable[[SomeAddress], RunView]
) -> HttpResponse | None:
    """The way to the same moment of the run that is asked for, where the address says at which moment of another its reader stood.

    None where it does not say so, and where the run that it asks for cannot be answered (``wrong``): the page says why.
    """
    if STOOD not in request.GET or address.step is None or wrong:
        return None
    there = corresponding(address, request.GET[STOOD], run)
    return redirect(request.path + there.link()) if there is not None else None


def corresponding(asked: SomeAddress, stood_at: str, run: Callable[[SomeAddress], RunView]) -> SomeAddress | None:
    """The address with the step that is to its run what ``asked.step`` is to that of the query ``stood_at``; None if it cannot run."""
    step = asked.step or 0
    try:
        second = run(replace(asked, step=None))
    except BadInput:
        return None
    left = read(QueryDict(stood_at)).address
    try:
        first = run(replace(asked, step=None, **{part: getattr(left, part) for part in PARTS}))
    except BadInput:
        return replace(asked, step=min(step, second.last))
    return replace(asked, step=same_moment(first, second, step))


def same_moment(first: RunView, second: RunView, step: int) -> int:
    """The step of the second run at which as much has happened as at this step of the first; one beyond its end counts as its last."""
    at = min(step, first.last)
    return next(row.second for row in align(first, second) if row.first == at and row.first_here)

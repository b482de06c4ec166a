"""What a run could be put beside: the scenario's own other outcomes first, then other settings, days and cards of another day."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from django.utils.translation import gettext as _

from rulings.board import page
from rulings.board.address import Address
from rulings.board.pair import Pair
from rulings.board.rules import DAY
from rulings.board.runs import EngineRun
from rulings.judge.compare import versions

MOST = 16


def suggestions(run: EngineRun, address: Address) -> list[dict[str, str]]:
    """Links to this run beside others of the same board, those first that somebody wrote down."""
    found: dict[Address, str] = {}
    for there, text in _others(run, replace(address, step=None)):
        if there not in found and len(found) < MOST:
            found[there] = text
    return [{"href": Pair(replace(address, step=None), replace(there, lang="")).link(), "text": text} for there, text in found.items()]


def _others(run: EngineRun, here: Address) -> Iterator[tuple[Address, str]]:
    """Other addresses of this board, each with what is particular about it."""
    asked = dict(here.settings)
    for under in run.scenario.otherwise:
        yield _named(run, replace(here, settings=tuple(sorted((asked | dict(under)).items()))), Address(settings=tuple(under)))
    for day in sorted(_days(run), reverse=True):
        yield _named(run, replace(here, as_of=day), Address(as_of=day))
    for card in versions(run, here):
        for option in card["options"]:
            slug, _at, text = option["value"].partition("@")
            day = dt.date.fromisoformat(text)
            if run.cards[slug].on(day) != run.cards[slug].on(run.as_of):
                cards = tuple(sorted((dict(here.cards) | {slug: day}).items()))
                yield replace(here, cards=cards), _("Card: %(card)s") % {"card": f"{page.card_name(run, slug)} ({option['text']})"}
    for switch in page.switches(run, here):
        for option in switch["options"]:
            if not option["now"]:
                rule, _equals, setting = option["value"].partition("=")
                yield _named(
                    run, replace(here, settings=tuple(sorted((asked | {rule: setting}).items()))), Address(settings=((rule, setting),))
                )


def _named(run: EngineRun, there: Address, particular: Address) -> tuple[Address, str]:
    return there, page.label(run, particular)


def _days(run: EngineRun) -> set[dt.date]:
    """A day of every period of the rules that this run cites, but for the one that it is played in."""
    rules: set[Any] = {rule for n in range(run.last + 1) for rule in run.frame(n)["rules"]}
    found = {day for rule in rules if (known := run.rule(rule)) is not None for day, _setting in known.history if day is not None}
    played = run.as_of
    return {day if played is not None and played < day else day - DAY for day in found}

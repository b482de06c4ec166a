"""The address of a moment: which scenario, which step, as of when, under which settings, with which decisions, in whose view.

Everything that a step depends on stands in its address, so that a link opens the exact moment on any worker.
"""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any
from urllib.parse import urlencode

from django.http import QueryDict
from django.utils.translation import gettext as _

from rulings.http import addresses

Settings = tuple[tuple[str, str], ...]  # (rule, setting) pairs
CardDates = tuple[tuple[str, dt.date], ...]  # (card, day) pairs
VIEWS = ("all", "me", "opponent", "spectator")
FIELDS = ("scenario", "step", "choose", "as-of", "set", "cards", "view", "lang", "pane")
PANES = ("actions", "board", "card", "expect", "ruling", "file", "share")
MOST_CARDS = 20  # that an address may give a day of their own
OWN = ("as-of", "set", "cards", "choose")  # what each of two runs side by side has of its own
SHARED = ("scenario", "view", "lang")  # and what they have in common
LONGEST = 4000  # characters of a query; what browsers and servers carry safely


@dataclass(frozen=True)
class Address:
    """A moment of a ruling. ``step`` is None where the address names none; ``settings`` are (rule, setting) pairs.

    ``cards`` are (card, day) pairs: cards that are as they were on a day of their own.
    ``pane`` is which part of the lab lies open beside the table.
    """

    scenario: str | None = None
    step: int | None = None
    choose: tuple[int, ...] = ()
    as_of: dt.date | None = None
    settings: Settings = ()
    cards: CardDates = ()
    view: str = "all"
    lang: str = ""
    pane: str = ""

    def pairs(self) -> list[tuple[str, str]]:
        """The query as (name, value) pairs, without the step: what is as usual is left out."""
        return self._pairs_in((self.view,))[0]

    def _pairs_in(self, views: Iterable[str]) -> list[list[tuple[str, str]]]:
        """The pairs of this moment in each of these views; what they have in common is written once."""
        found = []
        if self.scenario:
            found.append(("scenario", self.scenario))
        if self.choose:
            found.append(("choose", ",".join(map(str, self.choose))))
        if self.as_of:
            found.append(("as-of", self.as_of.isoformat()))
        if self.settings:
            found.append(("set", ",".join(f"{rule}={setting}" for rule, setting in self.settings)))
        if self.cards:
            found.append(("cards", ",".join(f"{card}@{day.isoformat()}" for card, day in self.cards)))
        rest = [(name, value) for name, value in (("lang", self.lang), ("pane", self.pane)) if value]
        return [[*found, *([("view", view)] if view != "all" else []), *rest] for view in views]

    def link(self, **changes: Any) -> str:
        """A relative link to this moment with some parts changed."""
        there = replace(self, **changes)
        return query(there.pairs(), there.step)

    def link_to(self, scenario: str) -> str:
        """A relative link to the start of a scenario."""
        return self.link(scenario=scenario, step=None)

    def stem(self) -> str:
        """The start of every link to a step of this run: the step's number is all that follows."""
        return open_query(self.pairs())

    def seen_by(self, views: Iterable[str]) -> list[str]:
        """A relative link to this very moment in each of these views."""
        return [query(pairs, self.step) for pairs in self._pairs_in(views)]


FIRST = Address()  # the first scenario, as its ruling has it


def query(pairs: Sequence[tuple[str, str]], step: int | None) -> str:
    """A relative link of a query and, where one is meant, a step."""
    return open_query(pairs) + str(step) if step is not None else "?" + encoded(tuple(pairs))


def open_query(pairs: Sequence[tuple[str, str]]) -> str:
    """The start of a link to a step: the step's number is all that follows."""
    before = encoded(tuple(pairs))
    return f"?{before}&step=" if before else "?step="


@lru_cache(maxsize=256)
def encoded(pairs: tuple[tuple[str, str], ...]) -> str:
    """Pairs as a query. A step prints a dozen links that differ in their number alone, and the next step the same ones."""
    return urlencode(pairs, safe=",=@")


def pairs_of_two(first: Address, second: Address) -> list[tuple[str, str]]:
    """The query of two runs side by side, without a step: what differs in the second is named ``with-…``."""
    found = [pair for pair in first.pairs() if pair[0] in (*SHARED, *OWN)]
    return found + [(f"with-{name}", value) for name, value in second.pairs() if name in OWN]


def beside(first: Address, second: Address) -> str:
    """The link from a stepper to two runs of its board side by side; it opens where they part."""
    return addresses.tool("compare") + query(pairs_of_two(first, second), None)


@dataclass
class Wrong:
    """Something in the address that cannot be answered: the field, what was typed, and a sentence about it."""

    field: str
    typed: str
    message: str
    nearest: tuple[str, ...] = ()
    status: int = 400


@dataclass
class Asked:
    """An address as read: the usable part, what is wrong with the rest, and everything as it was typed."""

    address: Address
    wrong: list[Wrong] = field(default_factory=list)
    typed: dict[str, str] = field(default_factory=dict)

    def refuse(self, name: str, message: str, status: int = 400, nearest: tuple[str, ...] = ()) -> None:
        """Note that a field cannot be answered."""
        self.wrong.append(Wrong(name, self.typed.get(name, ""), message, nearest, status))

    def rows(self) -> list[dict[str, Any]]:
        """Every field as typed, the wrong ones with their sentences: the form that gives all of it back."""
        return rows_of(self.typed, self.wrong, FIELDS)


def rows_of(typed: Mapping[str, str], wrong: Sequence[Wrong], first: Sequence[str] = ()) -> list[dict[str, Any]]:
    """Every field as typed, the wrong ones with their sentences, for the form that gives all of it back; those named ``first`` come so."""
    said: dict[str, list[Wrong]] = {}
    for one in wrong:
        said.setdefault(one.field, []).append(one)
    names = [name for name in dict.fromkeys((*first, *typed, *said)) if name in typed or name in said]
    shown = [name for name in names if name not in ("lang", "pane", "address")]
    return [{"name": name, "typed": typed.get(name, ""), "wrong": said.get(name, ())} for name in shown]


def read(query: QueryDict) -> Asked:
    """Read an address. Whatever is wrong is noted, never raised, so that a page can say everything at once."""
    typed = {name: query.get(name, "") for name in FIELDS if name in query}
    for name in ("set", "cards"):
        if name in typed:
            typed[name] = ",".join(part for part in query.getlist(name) if part)
    asked = Asked(Address(), [], typed)
    asked.address = Address(
        scenario=typed.get("scenario", "").strip() or None,
        step=_step(asked),
        choose=_choose(asked),
        as_of=_date(asked),
        settings=_settings(asked),
        cards=_cards(asked),
        view=_view(asked),
        lang=typed.get("lang", "") if typed.get("lang") in ("en", "ja") else "",
        pane=typed.get("pane", "") if typed.get("pane") in PANES else "",
    )
    return asked


def too_long(query: str) -> Asked:
    """A query that is not even looked at: its length alone says that no page of ours linked to it."""
    asked = Asked(Address())
    message = _("This address is %(n)s characters long; %(most)s are the most that can be answered.")
    asked.refuse("address", message % {"n": len(query), "most": LONGEST}, status=414)
    return asked


def _step(asked: Asked) -> int | None:
    text = asked.typed.get("step", "").strip()
    if not text:
        return None
    if not re.fullmatch(r"[0-9]{1,9}", text, re.ASCII):
        asked.refuse("step", _("A step is a whole number from 0 on."))
        return None
    return int(text)


def _choose(asked: Asked) -> tuple[int, ...]:
    text = asked.typed.get("choose", "").strip()
    if not text:
        return ()
    parts = [part.strip() for part in text.split(",")]
    if len(parts) > 200 or not all(re.fullmatch(r"[0-9]{1,4}", part, re.ASCII) for part in parts):
        asked.refuse("choose", _("Decisions are numbers of options, separated by commas, such as 0,2."))
        return ()
    return tuple(int(part) for part in parts)


def _date(asked: Asked) -> dt.date | None:
    text = asked.typed.get("as-of", "").strip()
    found = _day(text)
    if text and found is None:
        asked.refuse("as-of", _("A date is written as year, month and day, such as 2021-03-30."))
    return found


def _day(text: str) -> dt.date | None:
    """The date that a text says, None where it says none."""
    try:
        return dt.date.fromisoformat(text) if re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", text, re.ASCII) else None
    except ValueError:
        return None


def _settings(asked: Asked) -> Settings:
    found: dict[str, str] = {}
    for part in filter(None, (part.strip() for part in asked.typed.get("set", "").split(","))):
        rule, equals, setting = part.partition("=")
        if not (rule and equals and setting):
            asked.refuse("set", _("A setting is written as rule=setting; several are separated by commas."))
            return ()
        found[rule] = setting
    return tuple(sorted(found.items()))


def _cards(asked: Asked) -> CardDates:
    found: dict[str, dt.date] = {}
    parts = [part for part in (part.strip() for part in asked.typed.get("cards", "").split(",")) if part]
    for part in parts:
        card, _at, text = part.partition("@")
        day = _day(text)
        if not card or day is None or len(parts) > MOST_CARDS:
            asked.refuse("cards", _("A card as it was on a day is written as card@date; several are separated by commas."))
            return ()
        found[card] = day
    return tuple(sorted(found.items()))


def _view(asked: Asked) -> str:
    text = asked.typed.get("view", "").strip()
    if text and text not in VIEWS:
        asked.refuse("view", _("A view is all, me, opponent or spectator."))
        return "all"
    return text or "all"

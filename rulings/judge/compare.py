"""One row of two aligned runs, ready for its template, and what surrounds it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from django.utils.translation import gettext as _

from rulings.board import page, texts
from rulings.board.address import Address
from rulings.board.align import AlignedRow, align, boards_differ, first_difference, waiting
from rulings.board.cases import Case
from rulings.board.differ import differences
from rulings.board.marks import lying as lying_in
from rulings.board.moment import moment
from rulings.board.pair import Pair
from rulings.board.rules import DAY, periods
from rulings.board.runs import EngineRun
from rulings.board.sides import SEAT, Alike
from rulings.board.tables import table
from rulings.board.timeline import lines
from rulings.http import addresses
from rulings.http.cache import Cache

Runs = tuple[EngineRun, EngineRun]
ROW = 120  # bytes of a row


class Aligned(NamedTuple):
    """The rows of two runs, the first in which they differ, and the zones in which they never do."""

    rows: list[AlignedRow]
    parting: int | None
    alike: Alike


cache: Cache[Aligned] = Cache("compared runs", lambda compared: ROW * len(compared.rows))


def aligned(case: Case, pair: Pair, runs: Runs) -> Aligned:
    """Two runs side by side, made once for an address."""
    key = (*case.key, *(replace(address, lang="", view="all") for address in (pair.first, pair.second)))

    def compared() -> Aligned:
        rows = align(*runs)
        parting = first_difference(*runs, rows)
        return Aligned(rows, parting, _alike(runs, rows) if parting is not None else frozenset())

    return cache.get_or_put(key, compared)


def _alike(runs: Runs, rows: Sequence[AlignedRow]) -> Alike:
    """The zones, by player, in which two runs are the same in all of these rows. What is no open row counts as the player's seat."""
    zones: set[tuple[str, str]] = set()
    apart: set[tuple[str, str]] = set()
    open_zones = {zone.id for zone in table(runs[0].game).zones if zone.shape != "pile"}
    for row in rows:
        one, other = (run.frame(n)["state"]["players"] for run, n in zip(runs, (row.first, row.second), strict=True))
        for player in one:
            mine, theirs = one[player], other[player]
            zones |= {(player, name) for name in (*mine["zones"], *theirs["zones"])} | {(player, SEAT)}
            names = {name for name in (*mine["zones"], *theirs["zones"]) if mine["zones"].get(name) != theirs["zones"].get(name)}
            apart |= {(player, name) for name in names}
            seats = any(mine.get(part) != theirs.get(part) for part in ("leader", "points", "counters"))
            if seats or names - open_zones:
                apart.add((player, SEAT))
    return frozenset(zones - apart)


def row_of(case: Case, pair: Pair, runs: Runs, found: Aligned) -> dict[str, Any]:
    """Everything the fragment of a row prints. ``pair.step`` must lie within the rows."""
    rows, parting, alike = found
    n, last = pair.step or 0, len(rows) - 1
    row = rows[n]
    one, other = runs[0].frame(row.first), runs[1].frame(row.second)
    told, more = differences(runs[0].game, one["state"], other["state"], pair.first.view)
    sides = [
        _side(case, pair, runs[0], "first", row.first, row.first_here, alike),
        _side(case, pair, runs[1], "second", row.second, row.second_here, _alike(runs, [row])),
    ]
    next(side for side in sides if side["here"])["asked"] = True  # one key asks why, of the first that has a step here
    return {
        "n": n,
        "last": last,
        "stem": pair.stem(),
        "pairs": pair.pairs(),
        "at_start": n == 0,
        "at_end": n == last,
        "back": max(0, n - 1),
        "forward": min(last, n + 1),
        "parting": parting,
        "folds": parting is not None,
        "standing": _standing(n, parting),
        "same": row.same,
        "same_board": not boards_differ(one, other),
        "same_order": waiting(one) == waiting(other),
        "differences": told,
        "more": more,
        "views": [
            {"name": texts.word(texts.VIEW, view), "href": pair.seen_by(view).link(step=n), "on": view == pair.first.view}
            for view in texts.VIEW
        ],
        "kind": (one if row.first_here else other)["kind"],
        "sides": sides,
    }


def _standing(n: int, parting: int | None) -> str:
    """Where this row stands to the first difference, as a word for the style sheet."""
    if parting is None or n < parting:
        return "before"
    return "parting" if n == parting else "after"


def _side(case: Case, pair: Pair, run: EngineRun, which: str, n: int, here: bool, alike: Alike) -> dict[str, Any]:
    """One of the two runs in a row: its moment, with links that stay on this page."""
    address: Address = getattr(pair, which)
    found = moment(run, replace(address, step=n), alike=alike)
    if found.decision and "options" in found.decision:
        picked = tuple(d["picked"] for d in run.decisions if d["frame"] < n)
        for index, option in enumerate(found.decision["options"]):
            option["href"] = pair.link(**{which: replace(address, choose=(*picked, index))}, step=pair.step)
    name = _("First run") if which == "first" else _("Second run")
    link = replace(address, lang=pair.first.lang).link(step=n)
    href, why = f"{case.base}{link}#stepper", case.base + addresses.tool("why") + link
    return {"which": which, "name": name, "label": page.label(run, address), "here": here, "m": found, "href": href, "why": why}


def versions(run: EngineRun, address: Address) -> list[dict[str, Any]]:
    """The cards on the table of a run that have been printed in several ways, each with its versions, for the form."""
    lying = {thing["card"] for n in (0, run.last) for _player, _zone, thing in lying_in(run.frame(n)["state"]).values()}
    asked = dict(address.cards)
    found = []
    for slug in sorted({*lying, *asked}):
        earlier = run.cards[slug].earlier if slug in run.cards else ()
        if not earlier:
            continue
        ends = [until for until, _version in earlier]
        on = next((place for place, until in enumerate(ends) if asked[slug] <= until), len(ends)) if slug in asked else None
        options = [
            {"value": f"{slug}@{day.isoformat()}", "text": str(period), "on": place == on}
            for place, (day, period) in enumerate(
                zip((*ends, ends[-1] + DAY), reversed(periods(until + DAY for until in ends)), strict=True)
            )
        ]
        found.append({"title": page.card_name(run, slug), "on": slug in asked, "options": options[::-1]})
    return found


def log(runs: Runs, rows: Sequence[AlignedRow], parting: int | None, view: str) -> list[dict[str, Any]]:
    """The two logs as one, as a viewer reads them: a line where both tell the same, two where they do not."""
    mine, theirs = lines(runs[0], view), lines(runs[1], view)
    return [
        {
            "n": n,
            "same": row.same,
            "parting": n == parting,
            "kind": (mine[row.first] if row.first_here else theirs[row.second])["kind"],
            "first": mine[row.first] if row.first_here else None,
            "second": theirs[row.second] if row.second_here else None,
        }
        for n, row in enumerate(rows)
    ]


def outcome(run: EngineRun, address: Address) -> dict[str, Any]:
    """What is expected of a run and whether it holds there."""
    return {"label": page.label(run, address), "lines": page.expectations(run)}


def form(pair: Pair, runs: Runs) -> list[dict[str, Any]]:
    """The fields of both runs: date, settings of every rule that either run cites, decisions."""
    addresses = (pair.first, pair.second)
    cited = [rule_id for run, address in zip(runs, addresses, strict=True) for rule_id in _switchable(run, address)]
    halves = []
    for prefix, run, address, name in (("", runs[0], pair.first, _("First run")), ("with-", runs[1], pair.second, _("Second run"))):
        asked = dict(address.settings)
        switches = []
        for rule_id in dict.fromkeys(cited):
            rule = run.rule(rule_id)
            if rule is None:
                continue
            options = [
                {"value": f"{rule_id}={setting}", "text": texts.say(meaning) or setting, "on": asked.get(rule_id) == setting}
                for setting, meaning in rule.settings.items()
            ]
            switches.append({"title": texts.say(rule.title), "on": rule_id in asked, "options": options})
        halves.append(
            {
                "name": name,
                "prefix": prefix,
                "as_of": address.as_of.isoformat() if address.as_of else "",
                "now": run.as_of.isoformat() if run.as_of else "",
                "choose": ",".join(map(str, address.choose)),
                "decides": bool(run.decisions or address.choose),
                "switches": switches,
                "cards": versions(run, address),
            }
        )
    return halves


def _switchable(run: EngineRun, address: Address) -> list[str]:
    return [switch["id"] for switch in page.switches(run, address)]


def swapped(pair: Pair) -> str:
    """The link under which the two runs stand the other way round."""
    return Pair(replace(pair.second, lang=pair.first.lang), replace(pair.first, lang=""), pair.step).link()

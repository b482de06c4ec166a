"""One row of two aligned runs, ready for its template, and what surrounds it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from django.utils.translation import gettext as _

from rulings.judge.align import Row, align, boards_differ, first_difference, waiting
from rulings.judge.differ import differences
from rulings.judge.pair import Pair
from rulings.stepper import page, words
from rulings.stepper.address import Address
from rulings.stepper.cases import Case
from rulings.stepper.kept import Kept
from rulings.stepper.moment import moment
from rulings.stepper.runs import RunView
from rulings.stepper.timeline import lines, rules_of

Runs = tuple[RunView, RunView]
kept: Kept[tuple[list[Row], int | None]] = Kept(64)


def aligned(case: Case, pair: Pair, runs: Runs) -> tuple[list[Row], int | None]:
    """The rows of two runs and the first in which they differ, made once for an address."""
    key = (*case.key, replace(pair.first, lang=""), replace(pair.second, lang=""))
    found = kept.get(key)
    if found is None:
        rows = align(*runs)
        found = kept.put(key, (rows, first_difference(*runs, rows)))
    return found


def row_of(case: Case, pair: Pair, runs: Runs, rows: Sequence[Row], parting: int | None) -> dict[str, Any]:
    """Everything the fragment of a row prints. ``pair.step`` must lie within the rows."""
    n, last = pair.step or 0, len(rows) - 1
    row = rows[n]
    one, other = runs[0].frame(row.first), runs[1].frame(row.second)
    told, more = differences(runs[0].game, one["state"], other["state"])
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
        "standing": _standing(n, parting),
        "same": row.same,
        "same_board": not boards_differ(one, other),
        "same_order": waiting(one) == waiting(other),
        "differences": told,
        "more": more,
        "kind": (one if row.first_here else other)["kind"],
        "sides": [
            _side(case, pair, runs[0], "first", row.first, row.first_here),
            _side(case, pair, runs[1], "second", row.second, row.second_here),
        ],
    }


def _standing(n: int, parting: int | None) -> str:
    """Where this row stands to the first difference, as a word for the style sheet."""
    if parting is None or n < parting:
        return "before"
    return "parting" if n == parting else "after"


def _side(case: Case, pair: Pair, run: RunView, which: str, n: int, here: bool) -> dict[str, Any]:
    """One of the two runs in a row: its moment, with links that stay on this page."""
    address: Address = getattr(pair, which)
    found = moment(run, replace(address, step=n))
    if found["decision"]:
        picked = tuple(d["picked"] for d in run.decisions if d["frame"] < n)
        for index, option in enumerate(found["decision"]["options"]):
            option["href"] = pair.link(**{which: replace(address, choose=(*picked, index))}, step=pair.step)
    name = _("First run") if which == "first" else _("Second run")
    href = f"{case.base}{replace(address, lang=pair.first.lang).link(step=n)}#stepper"
    return {"which": which, "name": name, "label": label(run, address), "here": here, "m": found, "href": href}


def label(run: RunView, address: Address) -> str:
    """What is particular about a run: its date, the rules set otherwise, the decisions asked for."""
    parts = []
    if address.as_of:
        parts.append(_("as of %(day)s") % {"day": address.as_of.isoformat()})
    for rule_id, setting in address.settings:
        rule = run.rule(rule_id)
        parts.append(f"{rules_of(run, [rule_id])[0]['title']}: {words.say(rule.settings.get(setting)) if rule else setting}")
    if address.choose:
        taken = run.decisions[: len(address.choose)]
        parts += [f"{words.say(d['prompt'])} {words.say(d['options'][d['picked']]['text'])}" for d in taken]
    return (" · ").join(parts) or _("as the ruling says")


def log(runs: Runs, rows: Sequence[Row], parting: int | None) -> list[dict[str, Any]]:
    """The two logs as one: a line where both tell the same, two where they do not."""
    mine, theirs = lines(runs[0]), lines(runs[1])
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


def outcome(run: RunView, address: Address) -> dict[str, Any]:
    """What is expected of a run and whether it holds there."""
    return {"label": label(run, address), "lines": page.expectations(run)}


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
                {"value": f"{rule_id}={setting}", "text": words.say(meaning) or setting, "on": asked.get(rule_id) == setting}
                for setting, meaning in rule.settings.items()
            ]
            switches.append({"title": words.say(rule.title), "on": rule_id in asked, "options": options})
        halves.append(
            {
                "name": name,
                "prefix": prefix,
                "as_of": address.as_of.isoformat() if address.as_of else "",
                "now": run.run.as_of.isoformat() if run.run.as_of else "",
                "choose": ",".join(map(str, address.choose)),
                "decides": bool(run.decisions or address.choose),
                "switches": switches,
            }
        )
    return halves


def _switchable(run: RunView, address: Address) -> list[str]:
    return [switch["id"] for switch in page.switches(run, address)]


def swapped(pair: Pair) -> str:
    """The link under which the two runs stand the other way round."""
    return Pair(replace(pair.second, lang=pair.first.lang), replace(pair.first, lang=""), pair.step).link()

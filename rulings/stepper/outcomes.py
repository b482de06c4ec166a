"""What a ruling answers on other dates, and under each hypothesis where nobody knows: rows that stand beside the answer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engine.corpus.problems import BadInput
from engine.corpus.shapes import Override, Rule, Ruling, Scenario
from rulings.board import standing, texts
from rulings.board.address import Address, beside
from rulings.board.cases import Case
from rulings.board.rules import Period, meaning, periods, told
from rulings.board.runs import EngineRun

FEW = 3  # lines of an outcome; its run shows all of them
MOST_ROWS = 8


def dated(case: Case, address: Address) -> list[dict[str, Any]]:
    """Each board of a ruling with its outcome in every period that is known for it, the newest first."""
    rules = case.library.rules
    found = []
    for board in _boards(case.ruling):
        named = {rule for scenario in board for under in scenario.otherwise for rule, _setting in under}
        changing = [rules[rule] for rule in named if rule in rules and rules[rule].history]
        days = [day for rule in changing for day, _setting in rule.history if day]
        rows = [row for period in periods(days) if (row := _row(case, board, period, changing, address))]
        if len(rows) > 1:
            found.append({"title": texts.scenario(case.ruling, board[0].name), "rows": _apart(rows)})
    return found[:MOST_ROWS]


def days(case: Case, run: EngineRun, address: Address) -> list[dict[str, Any]]:
    """The days from which rules of the game were others, the newest first, each as an address of this run as of then."""
    rules = (rule for rule in case.library.rules.values() if rule.game == case.ruling.game)
    changes = [day for rule in rules for day, _setting in rule.history if day]
    return [
        {
            "when": str(period.first or period),
            "href": standing.link(address, replace(address, as_of=period.day, choose=())) + "#stepper",
            "on": run.as_of in period or (run.as_of is None and period.last is None),
        }
        for period in periods(changes)
    ]


def _apart(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Rows without the lines that all of them have, which say nothing of what differs; as they are where one would have none."""
    same = set.intersection(*(set(row["lines"]) for row in rows))
    own = [[line for line in row["lines"] if line not in same] for row in rows]
    return [{**row, "lines": lines[:FEW]} for row, lines in zip(rows, own if all(own) else [row["lines"] for row in rows], strict=True)]


def _boards(ruling: Ruling) -> list[list[Scenario]]:
    """Scenarios of one board together: one that says what is like another and differs in its day."""
    boards: dict[str, list[Scenario]] = {}
    for scenario in ruling.scenarios:
        root = scenario.like if scenario.like in boards else scenario.name
        if root != scenario.name and any(scenario.as_of == other.as_of for other in boards[root]):
            root = scenario.name
        boards.setdefault(root, []).append(scenario)
    return list(boards.values())


def _row(case: Case, board: list[Scenario], period: Period, changing: list[Rule], address: Address) -> dict[str, Any] | None:
    """What comes of a board in a period: what a scenario of those days expects, or says would come under their settings."""
    here = [scenario for scenario in board if scenario.as_of in period or (scenario.as_of is None and period.last is None)]
    if here:
        lines, there = _expected(case, here[0]), Address(scenario=here[0].name, view=address.view, lang=address.lang)
    else:
        holding = {(rule.id, _setting_on(rule, period)) for rule in changing}
        scenario, under = next(((s, u) for s in board for u in s.otherwise if set(u) <= holding and not s.settings), (None, ()))
        if scenario is None:
            return None
        lines = _otherwise(case, scenario, under)
        there = Address(scenario=scenario.name, as_of=period.day, view=address.view, lang=address.lang)
    current = address.scenario or case.names[0]
    on = (current, address.as_of) == (there.scenario, there.as_of) and not address.settings
    if not lines:
        return None
    # The boards of a group are alike, so any of their scenarios can be put beside itself as of another day.
    shown = next((scenario for scenario in board if scenario.name == current), board[-1])
    usual = Address(scenario=shown.name, view=address.view, lang=address.lang)
    compare = "" if shown in here else beside(usual, replace(usual, as_of=period.day))
    says = [meaning(rule, _setting_on(rule, period)) for rule in changing]
    href = standing.link(address, there) + "#stepper"
    return {"when": str(period), "says": says, "lines": lines, "href": href, "on": on, "compare": compare}


def _setting_on(rule: Rule, period: Period) -> str:
    """The setting of a rule on the days of a period."""
    return str([setting for since, setting in rule.history if since is None or (period.first is not None and since <= period.first)][-1])


def hypotheses(case: Case, address: Address) -> list[dict[str, Any]]:
    """Of an open question each reading with what would come of it, board by board; the first is how it runs here."""
    if case.ruling.status != "open":
        return []
    found = []
    for scenario in case.ruling.scenarios:
        if not scenario.otherwise:
            continue
        run = _run(case, scenario)
        if run is None:
            continue
        plain = Address(scenario=scenario.name, view=address.view, lang=address.lang)
        asked = list(dict.fromkeys(rule for under in scenario.otherwise for rule, _setting in under))
        usual = _reading(run, {rule: run.settings.get(rule, "") for rule in asked}, _expected(case, scenario), address, plain)
        others = [
            _reading(run, dict(under), _otherwise(case, scenario, under), address, replace(plain, settings=tuple(sorted(under))))
            for under in scenario.otherwise
        ]
        on = (address.scenario or case.names[0]) == scenario.name
        for reading in (usual, *others):
            reading["on"] = on and reading.pop("settings") == address.settings
        found.append({"title": texts.scenario(case.ruling, scenario.name), "readings": [usual, *others]})
    return found[:MOST_ROWS]


def _reading(run: EngineRun, settings: Mapping[str, str], lines: list[str], here: Address, there: Address) -> dict[str, Any]:
    says = " · ".join(meaning(run.rule(rule), setting) for rule, setting in settings.items())
    compare = beside(replace(there, settings=()), there) if there.settings else ""
    same_board = here.scenario in (None, there.scenario)
    href = (standing.link(here, there) if same_board else there.link()) + "#stepper"
    return {"meaning": says, "lines": lines, "href": href, "settings": there.settings, "compare": compare}


def _run(case: Case, scenario: Scenario) -> EngineRun | None:
    try:
        return case.run(Address(scenario.name))
    except BadInput:
        return None


def _expected(case: Case, scenario: Scenario) -> list[str]:
    """What a scenario expects, without the lines that only name the rule."""
    run = _run(case, scenario)
    naming = {line.line for line in scenario.then if " cites " in str(line)}
    return [told(run, texts.say(line["text"])) for line in run.expectations if line["line"] not in naming] if run is not None else []


def _otherwise(case: Case, scenario: Scenario, under: Override) -> list[str]:
    run = _run(case, scenario)
    return [told(run, run.say(sentence)) for sentence in scenario.otherwise[under]] if run is not None else []

"""The lab's page: the stepper of a board, and beside it the pane that lies open."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from django.http import QueryDict
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from engine.corpus.problems import BadInput
from engine.corpus.shapes import Scenario
from rulings.board import page, texts
from rulings.board.address import PANES, Address, Asked
from rulings.board.cases import Case
from rulings.board.moment import moment
from rulings.board.runs import EngineRun, run_as_asked
from rulings.board.timeline import lines
from rulings.lab import open_parts
from rulings.lab.boards import Board
from rulings.lab.panes import actions, board, expect, file, finding, head, own
from rulings.lab.table_links import TableLinks

DEFAULT_PANE = "actions"
NAMES: Mapping[str, Promise] = {
    "actions": _("Actions"),
    "board": _("Board"),
    "card": _("Own card"),
    "expect": _("Expect"),
    "ruling": _("Ruling"),
    "file": _("File"),
    "share": _("Share"),
}


PRINTED = {"ruling": "file", "share": "file"}  # panes that print what belongs to the file


@dataclass(frozen=True)
class FailedEdit:
    """What an edit came to that could not be done: what is wrong, and everything that was typed."""

    wrong: list[dict[str, Any]] = field(default_factory=list)
    typed: Mapping[str, str] = field(default_factory=dict)


NOTHING_SAID = FailedEdit()


def context(found: Board, asked: Asked, query: QueryDict, said: FailedEdit = NOTHING_SAID) -> dict[str, Any] | None:
    """Everything the page prints; None where the address cannot be answered (``asked`` then says why). The board must be sound."""
    case, stuck = playable(found, asked.address)
    run = run_as_asked(case, asked)
    if run is None:
        return None
    address = replace(asked.address, pane=asked.address.pane or DEFAULT_PANE)
    shown = address if address.step is not None else replace(address, step=run.last)
    there = Address(view=shown.view, lang=shown.lang, pane=shown.pane)
    return {
        **frame(found, shown, said),
        "run": run,
        "m": moment(run, shown, TableLinks(run, shown) if shown.step == 0 else None),
        "tabs": [tab | {"href": there.link_to(tab["name"]) + "#stepper"} for tab in page.tabs(case.ruling, shown, run.scenario.name)],
        "decisions": page.decisions(run, shown.view),
        "particular": page.particular(run, shown),
        "as_usual": shown.link(as_of=None, settings=(), cards=(), choose=(), step=None),
        "plain": shown.link(step=None, view="all", pane=""),
        "share_pane": shown.link(pane="share"),
        "here_too": shown.link(choose=(), step=None, view="all", pane=""),
        "lines": lines(run, shown.view),
        "stuck": stuck,
        PRINTED.get(shown.pane, shown.pane): _pane(case, found, run, shown, query, stuck, said),
    }


def playable(found: Board, address: Address) -> tuple[Case, dict[str, Any] | None]:
    """The board as far as it can be played, and at which of its actions it is stuck and why.

    A change of the board may leave an action without the card that it names: what comes before it still runs.
    """
    case = found.case
    scenario = case.ruling.scenario(address.scenario)
    if scenario is None:
        return case, None
    try:
        case.run(address)
    except BadInput as error:
        problem = error.problems[0]
        at = next((n for n, sentence in enumerate(scenario.when) if sentence.line == problem.line), None)
        if at is None:
            return case, None
        told = {"index": at, "message": texts.say(problem.message), "nearest": list(problem.nearest)}
        return cut(case, scenario, at, ()), {**told, "rest": scenario.when[at:]}
    return case, None


def cut(case: Case, scenario: Scenario, at: int, choose: tuple[int, ...]) -> Case:
    """The board with the first ``at`` actions of a scenario alone, and these decisions."""
    short = replace(scenario, when=scenario.when[:at], choose=choose)
    ruling = replace(case.ruling, scenarios=tuple(short if one is scenario else one for one in case.ruling.scenarios))
    return replace(case, ruling=ruling, key=(*case.key, at, choose))


def before(case: Case, run: EngineRun, at: int) -> EngineRun:
    """The run up to an action that is not played yet: what can be done there is offered from it."""
    scenario = case.ruling.scenario(run.scenario.name)
    if scenario is None or at >= len(scenario.when):
        return run
    first = run.actions[at] if at < len(run.actions) else run.last + 1
    taken = tuple(decision["picked"] for decision in run.decisions if decision["frame"] < first)
    return cut(case, scenario, at, taken).run(Address(run.scenario.name))


def frame(found: Board, address: Address, said: FailedEdit) -> dict[str, Any]:
    """What is there whether the board can run or not."""
    return {
        "board_text": found.text,
        "case": found.case if found.sound else None,
        "base": found.base,
        "ruling": page.head(found.case) if found.sound else {"base": found.base, "title": ""},
        "address": address,
        "pane": address.pane,
        "panes": [
            {"id": pane, "name": NAMES[pane], "href": address.link(pane=pane), "on": pane == address.pane}
            for pane in PANES
            if found.sound or pane == "file"
        ],
        "hidden": [*address.pairs(), *([("step", str(address.step))] if address.step is not None else [])],
        "said": said,
        "typed": said.typed,
    }


def unsound(found: Board, asked: Asked, said: FailedEdit = NOTHING_SAID) -> dict[str, Any]:
    """The page of a board that cannot run: its text with everything that is wrong in it."""
    address = replace(asked.address, pane="file")
    return {
        **frame(found, address, said),
        "file": {"problems": file.problems(found), "more": max(0, len(found.problems) - file.MOST)},
    }


def _pane(
    case: Case, found: Board, run: EngineRun, address: Address, query: QueryDict, stuck: dict[str, Any] | None, said: FailedEdit
) -> dict[str, Any]:
    """What the open pane prints."""
    if address.pane == "actions":
        size = len(run.scenario.when)
        ins = open_parts.number(query, open_parts.INS, size) if stuck is None else None
        there = before(case, run, ins) if ins is not None else run
        return actions.actions(run, address, stuck, open_parts.number(query, open_parts.LINE, size), ins, there)
    if address.pane == "board":
        made = board.board(run, address, *(query.get(name, "") for name in (open_parts.AT, open_parts.TO, open_parts.INSTEAD)))
        if made["into"]:
            made["q"] = query.get("q", "")
            made["found"] = finding.cards(run, made["q"], made["into"])
        return made
    if address.pane == "card":
        return own.own(run, query.get(open_parts.OWN, ""), query.get("like", ""), query.get(open_parts.NAMED, ""), said.typed)
    if address.pane == "expect":
        return expect.expect(case, run, address, query.get(open_parts.UNDER, ""))
    return {"head": head.head(found, run, said.typed) if address.pane == "ruling" else {}, "problems": file.problems(found)}

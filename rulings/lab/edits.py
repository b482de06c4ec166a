"""A change of a board, as it comes from a form: what is to be done, done to the text, and the address where it is seen."""

from __future__ import annotations

from dataclasses import replace
from typing import Any
from urllib.parse import parse_qsl, urlencode

from django.http import QueryDict
from django.utils.translation import gettext as _

from engine.corpus.editing import GOES_ON, apply
from engine.corpus.problems import BadInput, Problem
from engine.corpus.shapes import Scenario
from rulings.board.address import Address
from rulings.lab import boards, forms, other_settings
from rulings.lab.boards import Board
from rulings.lab.open_parts import lying

MOST_CHARACTERS = 20_000  # of one edit; a card's text is the longest there is
ON_THE_BOARD = {
    "put", "replace", "take", "move", "change", "points", "deck_size", "leader", "class", "turn", "turn_number", "phase", "first",
    "priority",
}  # fmt: skip
WHOLE_FORMS = {"change-all", "figures", "moment", "head-all"}  # forms of several fields, of which few were changed
# After these the board is looked at as it is given.
BEFORE_ALL = ON_THE_BOARD | {"change-all", "figures", "moment", "card", "uncard", "add-scenario"}
AS_PUT = ("evolved", "asleep", "attacked", "entered_this_turn", "face_down")  # what a card may be as it is put
MOST_AS_PUT = 12  # copies that are made so, each being a line of its own then


def as_value(edit: dict[str, Any]) -> str:
    """An edit as the value of a button."""
    return urlencode({name: str(value) for name, value in edit.items()})


def read(query: QueryDict) -> dict[str, str]:
    """The edit that a form asks for: the button's value ``e``, and fields named ``e.…``. Empty where there is none."""
    if sum(len(value) for _name, value in query.items()) > MOST_CHARACTERS:
        raise BadInput(Problem("", 0, 0, too_much(), ""))
    found = dict(parse_qsl(query.get("e", ""), keep_blank_values=True, max_num_fields=60))
    return found | {name.removeprefix("e."): str(value) for name, value in query.items() if name.startswith("e.")}


def too_much() -> dict[str, str]:
    """What is said of an edit that is too long."""
    return {
        "en": f"That is more than {MOST_CHARACTERS} characters at once.",
        "ja": f"一度に送れるのは{MOST_CHARACTERS}文字までです。",
    }


def edited(board: Board, address: Address, edit: dict[str, str]) -> tuple[Board, Address]:
    """The board after an edit, read and not yet kept, and the address at which it is to be seen.

    Raises ``BadInput`` for what cannot be done, with nothing changed.

    What the address said of day, settings and decisions becomes part of the file, so that undoing and sharing hold all of it.
    """
    scenario = address.scenario or (board.ruling.scenarios[0].name if board.ruling and board.ruling.scenarios else "")
    text = with_address(board.text, scenario, address)
    for one in steps(board, scenario, edit):
        text = apply(text, {"scenario": scenario} | one)
    there = Address(scenario=address.scenario, view=address.view, lang=address.lang, pane=address.pane)
    if edit["do"] in BEFORE_ALL:
        there = replace(there, step=0)
    if edit["do"] in ("add-scenario", "copy-scenario"):
        there = replace(there, scenario=edit.get("name") or None)
    elif edit["do"] == "drop-scenario":
        there = replace(there, scenario=None)
    text = without_lost_decisions(text, there.scenario)
    return boards.read(text), there


def steps(board: Board, scenario: str, edit: dict[str, str]) -> list[dict[str, str]]:
    """An edit as the small ones of which it consists: of a form with many fields, one for each that was changed."""
    do = edit["do"]
    found = board.ruling.scenario(scenario) if board.ruling is not None else None
    if do in WHOLE_FORMS:
        now = forms.filled(do, board.ruling, found, edit) if board.ruling is not None and found is not None else {}
        changed = forms.changed(do, edit, now)
        if do == "head-all" and board.ruling is not None:
            changed = forms.named(board, changed)
        return [forms.small(do, key, value, edit) for key, value in changed.items()]
    if found is None:
        return [edit]
    if do == "move" and "to" in edit:
        player, _dot, zone = edit["to"].partition(".")
        return [{**{k: v for k, v in edit.items() if k != "to"}, "to-player": player, "to-zone": zone}]
    if do == "replace":
        return replaced(edit)
    if do == "put":
        return put(found, edit)
    if do == "card" and "into" in edit:
        player, _dot, zone = edit["into"].partition(".")
        made = {key: value for key, value in edit.items() if key != "into"}
        name = edit.get("name_en") or edit.get("name_ja", "")
        return [made, {"do": "put", "player": player, "zone": zone, "card": name}] if zone else [made]
    if do == "end-here":
        first = edit.get("index", "")
        at = int(first) + 1 if first.isascii() and first.isdigit() and len(first) < 5 else len(found.when)
        return [{"do": "unact", "index": str(n)} for n in reversed(range(at, len(found.when)))]
    goes_on = [said.text for said in found.then] in ([sentence] for sentence in GOES_ON.values())
    if do == "expect" and goes_on and edit.get("sentence", "").strip() not in GOES_ON.values():
        return [edit, {"do": "unexpect", "index": "0"}]  # the line that an empty table comes with
    if do == "settle":
        return other_settings.settled(board.case, found.name) if board.sound else []
    return [edit]


def replaced(edit: dict[str, str]) -> list[dict[str, str]]:
    """One card in the place of another."""
    there, place = {key: edit.get(key, "") for key in ("player", "zone")}, edit.get("index", "")
    return [{"do": "take", **there, "index": place}, {"do": "put", **there, "card": edit.get("card", ""), "at": place}]


def put(scenario: Scenario, edit: dict[str, str]) -> list[dict[str, str]]:
    """Putting a card, and what it is to be as it lies there."""
    flags = [flag for flag in AS_PUT if edit.get(flag)]
    plain = {key: value for key, value in edit.items() if key not in AS_PUT}
    player, zone, copies = edit.get("player", ""), edit.get("zone", ""), edit.get("copies", "1")
    if not flags or player not in ("me", "opponent"):
        return [plain]
    first = lying(scenario.given.side(player).zones.get(zone, ()))
    many = min(int(copies), MOST_AS_PUT) if copies.isascii() and copies.isdigit() and len(copies) < 4 else 1
    there = {"do": "change", "player": player, "zone": zone, "value": "true"}
    return [plain, *({**there, "index": str(first + n), "key": flag} for n in range(many) for flag in flags)]


def with_address(text: str, scenario: str, address: Address) -> str:
    """The text with the day, the settings and the decisions of the address written into the scenario."""
    if address.as_of:
        text = apply(text, {"do": "as_of", "scenario": scenario, "value": address.as_of.isoformat()})
    for rule, setting in address.settings:
        text = apply(text, {"do": "set", "scenario": scenario, "rule": rule, "setting": setting})
    if address.choose:
        text = apply(text, {"do": "choose", "scenario": scenario, "value": ",".join(map(str, address.choose))})
    return text


def without_lost_decisions(text: str, scenario: str | None) -> str:
    """The text without decisions that its run no longer has: an edit may have made some of them go away."""
    board = boards.read(text)
    if not board.sound or board.ruling is None:
        return text
    found = board.ruling.scenario(scenario) or board.ruling.scenarios[0]
    given = list(found.choose)
    while given:
        try:
            played = board.library.play(replace(found, choose=tuple(given)))
        except BadInput:
            given.pop()
            continue
        given = given[: len(played.run.decisions)]
        break
    if given == list(found.choose):
        return text
    return apply(text, {"do": "choose", "scenario": found.name, "value": ",".join(map(str, given))})


def told(error: BadInput, language: str) -> list[dict[str, Any]]:
    """What is wrong with an edit, for the page."""
    return [
        {"message": problem.message[language], "found": problem.found, "nearest": list(problem.nearest), "place": place(problem)}
        for problem in error.problems
    ]


def place(problem: Problem) -> str:
    """Where in the file a problem is; nothing where it is about the whole."""
    return _("line %(line)s, column %(column)s") % {"line": problem.line, "column": problem.column} if problem.line else ""

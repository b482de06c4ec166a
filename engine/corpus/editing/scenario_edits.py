"""Edits of a scenario as a whole: its day, settings, decisions, name and title; scenarios added, copied and dropped."""

from __future__ import annotations

import re

from engine.corpus.editing.document import EditableFile
from engine.corpus.editing.empty_ruling import empty_scenario
from engine.corpus.editing.head_edits import worded
from engine.corpus.editing.inheritance import EditedScenario, base_of, detach, edited_scenario, effective, names_of_scenarios
from engine.corpus.editing.refusal import refused
from engine.corpus.editing.request import EditRequest, comma_separated, whole_number
from engine.corpus.patterns import NAME, RULE
from engine.corpus.problems import short
from engine.corpus.read_rulings import MOST_SCENARIOS
from engine.corpus.strict_yaml import Value

MOST_DECISIONS = 200


def as_of(doc: EditableFile, request: EditRequest) -> None:
    """Set the day as of which the rules hold; without a value the latest rules hold."""
    found = edited_scenario(doc, request)
    value = request.value("date")
    if value:
        doc.set((*found.path, "as_of"), value)
        return
    doc.remove((*found.path, "as_of"))
    if effective(doc, found.index, "as_of") is not None:
        doc.set((*found.path, "set"), {})  # with settings of its own, be they none, a scenario takes no day over


def set_rule(doc: EditableFile, request: EditRequest) -> None:
    """Give a rule another setting; without one, it has the setting of its date again."""
    found = edited_scenario(doc, request)
    rule, setting = request.line("rule", 200), request.line("setting", 100, "")
    if not re.fullmatch(RULE, rule):
        raise refused(f"“{short(rule)}” is no rule's name.", f"「{short(rule)}」はルール名ではありません。", rule)
    day = effective(doc, found.index, "as_of")
    path = (*found.path, "set")
    if setting:
        if not re.fullmatch(NAME, setting):
            raise refused(f"“{short(setting)}” is no setting's name.", f"「{short(setting)}」は設定の名前ではありません。", setting)
        doc.set((*path, rule), setting)
    else:
        doc.remove((*path, rule))
        if not doc.mapping(path):
            doc.remove(path)
    _keep_day(found, day)


def _keep_day(found: EditedScenario, day: Value | None) -> None:
    """Keep the day that a scenario had: it takes over another one's day only as long as it has no settings itself."""
    doc = found.doc
    if effective(doc, found.index, "as_of") == day:
        return
    if day is None:
        doc.set((*found.path, "set"), {})
    else:
        doc.set((*found.path, "as_of"), day)


def choose(doc: EditableFile, request: EditRequest) -> None:
    """Say which option each decision takes, in order: ``0,2``."""
    found = edited_scenario(doc, request)
    options = comma_separated(request.line("value", default=""), MOST_DECISIONS)
    picked: list[Value] = [str(whole_number(option, "value", 0, 999)) for option in options]
    doc.set_or_remove((*found.path, "choose"), picked)


def name(doc: EditableFile, request: EditRequest) -> None:
    """Give a scenario another name, also where others are ``like`` it."""
    found, new = edited_scenario(doc, request), request.name("value")
    old = names_of_scenarios(doc)[found.index]
    if new == old:
        return
    _unused(doc, new)
    followers = [i for i in range(len(names_of_scenarios(doc))) if base_of(doc, i) == found.index]
    doc.set((*found.path, "name"), new)
    for i in followers:
        doc.set(("scenarios", i, "like"), new)


def title(doc: EditableFile, request: EditRequest) -> None:
    """Set a scenario's title, in both languages; empty in both, it is removed."""
    worded(doc, (*edited_scenario(doc, request).path, "title"), request, needed=False)


def add(doc: EditableFile, request: EditRequest) -> None:
    """Add a scenario at the end, with an empty board or ``like`` another one."""
    new = request.name("name")
    _unused(doc, new)
    if request.line("like", default=""):
        like = names_of_scenarios(doc)[edited_scenario(doc, request, "like").index]
        made = {"name": new, "like": like, "then": empty_scenario("", new)["then"]}
    else:
        made = empty_scenario(str(doc.get(("game",)) or ""), new)
    _room(doc)
    doc.insert(("scenarios",), len(doc.entries(("scenarios",))), made)


def copy(doc: EditableFile, request: EditRequest) -> None:
    """Add a copy of a scenario behind it, under another name."""
    found, new = edited_scenario(doc, request), request.name("name")
    _unused(doc, new)
    _room(doc)
    doc.repeat(("scenarios",), found.index, found.index + 1)
    doc.set(("scenarios", found.index + 1, "name"), new)


def drop(doc: EditableFile, request: EditRequest) -> None:
    """Take a scenario out. What others that are ``like`` it take over from it is written out in them."""
    found = edited_scenario(doc, request)
    count = len(names_of_scenarios(doc))
    if count == 1:
        raise refused(
            "A ruling has at least one scenario: add another one first.",
            "裁定には少なくとも1つのシナリオが必要です。先に別のシナリオを加えてください。",
        )
    for i in range(count):
        if base_of(doc, i) == found.index:
            detach(doc, i)
    doc.remove(found.path)


def _unused(doc: EditableFile, new: str) -> None:
    if new in names_of_scenarios(doc):
        raise refused(f"There is a scenario “{new}” already.", f"シナリオ「{new}」はすでにあります。", new)


def _room(doc: EditableFile) -> None:
    if len(names_of_scenarios(doc)) >= MOST_SCENARIOS:
        raise refused(f"A ruling has at most {MOST_SCENARIOS} scenarios.", f"1つの裁定のシナリオは{MOST_SCENARIOS}個までです。")


OPERATIONS = {
    "as_of": (as_of, ("value",)),
    "set": (set_rule, ("rule", "setting")),
    "choose": (choose, ("value",)),
    "name": (name, ("value",)),
    "title": (title, ("en", "ja")),
    "add-scenario": (add, ("name", "like")),
    "copy-scenario": (copy, ("name",)),
    "drop-scenario": (drop, ()),
}

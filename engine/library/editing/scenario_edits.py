"""Edits of a scenario as a whole: its day, settings, decisions, name and title; scenarios added, copied and dropped."""

from __future__ import annotations

import re
from typing import Any

from engine.library.editing.asking import Ask, listed, whole
from engine.library.editing.document import Document
from engine.library.editing.fresh import empty_scenario
from engine.library.editing.head_edits import both
from engine.library.editing.inheriting import Scene, below_of, effective, free, names_in, scene
from engine.library.editing.refusing import refused
from engine.library.problems import short
from engine.library.read_rulings import MOST_SCENARIOS

MOST_DECISIONS = 200
_RULE = re.compile(r"[a-z][a-z0-9]*(\.[a-z0-9]+(-[a-z0-9]+)*)+\Z")


def as_of(doc: Document, ask: Ask) -> None:
    """Say as of which day the rules hold; without a value the latest hold."""
    found = scene(doc, ask)
    value = ask.value("date")
    if value:
        doc.set((*found.path, "as_of"), value)
        return
    doc.remove((*found.path, "as_of"))
    if effective(doc, found.index, "as_of") is not None:
        doc.set((*found.path, "set"), {})  # with settings of its own, be they none, a scenario takes no day over


def set_rule(doc: Document, ask: Ask) -> None:
    """Let a rule hold in another setting; without one, as its date says."""
    found = scene(doc, ask)
    rule, setting = ask.words("rule", 200), ask.words("setting", 100, "")
    if not _RULE.match(rule):
        raise refused(f"“{short(rule)}” is no rule's name.", f"「{short(rule)}」はルール名ではありません。", rule)
    day = effective(doc, found.index, "as_of")
    path = (*found.path, "set")
    if setting:
        if not re.fullmatch("[a-z0-9]+(-[a-z0-9]+)*", setting):
            raise refused(f"“{short(setting)}” is no setting's name.", f"「{short(setting)}」は設定の名前ではありません。", setting)
        doc.set((*path, rule), setting)
    else:
        doc.remove((*path, rule))
        if not doc.mapping(path):
            doc.remove(path)
    _keep_day(found, day)


def _keep_day(found: Scene, day: Any) -> None:
    """Having settings of its own, or having them no more, changes whether a scenario takes a day over: it keeps the one it had."""
    doc = found.doc
    if effective(doc, found.index, "as_of") == day:
        return
    if day is None:
        doc.set((*found.path, "set"), {})
    else:
        doc.set((*found.path, "as_of"), day)


def choose(doc: Document, ask: Ask) -> None:
    """Say which option each decision takes, in order: ``0,2``."""
    found = scene(doc, ask)
    picked = [str(whole(w, "value", 0, 999)) for w in listed(ask.words("value", default=""), MOST_DECISIONS)]
    if picked:
        doc.set((*found.path, "choose"), picked)
    else:
        doc.remove((*found.path, "choose"))


def name(doc: Document, ask: Ask) -> None:
    """Give a scenario another name; those that are like it follow."""
    found, new = scene(doc, ask), ask.name("value")
    old = names_in(doc)[found.index]
    if new == old:
        return
    _unused(doc, new)
    followers = [i for i in range(len(names_in(doc))) if below_of(doc, i) == found.index]
    doc.set((*found.path, "name"), new)
    for i in followers:
        doc.set(("scenarios", i, "like"), new)


def title(doc: Document, ask: Ask) -> None:
    """Give a scenario a title, in both languages; none where both are empty."""
    both(doc, (*scene(doc, ask).path, "title"), ask, needed=False)


def add(doc: Document, ask: Ask) -> None:
    """Add a scenario at the end: with an empty board, or like another one."""
    new = ask.name("name")
    _unused(doc, new)
    if ask.words("like", default=""):
        like = names_in(doc)[scene(doc, ask, "like").index]
        made = {"name": new, "like": like, "then": empty_scenario("", new)["then"]}
    else:
        made = empty_scenario(str(doc.get(("game",), "")), new)
    _room(doc)
    doc.insert(("scenarios",), len(doc.entries(("scenarios",))), made)


def copy(doc: Document, ask: Ask) -> None:
    """Add a copy of a scenario behind it, under another name."""
    found, new = scene(doc, ask), ask.name("name")
    _unused(doc, new)
    _room(doc)
    doc.repeat(("scenarios",), found.index, found.index + 1)
    doc.set(("scenarios", found.index + 1, "name"), new)


def drop(doc: Document, ask: Ask) -> None:
    """Take a scenario out; those that were like it stand on their own."""
    found = scene(doc, ask)
    count = len(names_in(doc))
    if count == 1:
        raise refused(
            "A ruling has at least one scenario: add another one first.",
            "裁定には少なくとも1つのシナリオが必要です。先に別のシナリオを加えてください。",
        )
    for i in range(count):
        if below_of(doc, i) == found.index:
            free(doc, i)
    doc.remove(found.path)


def _unused(doc: Document, new: str) -> None:
    if new in names_in(doc):
        raise refused(f"There is a scenario “{new}” already.", f"シナリオ「{new}」はすでにあります。", new)


def _room(doc: Document) -> None:
    if len(names_in(doc)) >= MOST_SCENARIOS:
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

"""Edits of the sentences of a scenario: what is done (``when``), what must come of it (``then``), what comes ``otherwise``."""

from __future__ import annotations

import re

from engine.corpus.editing.document import EditableFile
from engine.corpus.editing.inheritance import EditedScenario, edited_scenario
from engine.corpus.editing.refusal import refused
from engine.corpus.editing.request import EditRequest
from engine.corpus.problems import short
from engine.corpus.read_rulings import MOST_SENTENCES
from engine.corpus.strict_yaml import ValuePath

LISTS = ("when", "then", "otherwise")
_OVERRIDE = re.compile(r"[a-z0-9.-]+=[a-z0-9-]+(,[a-z0-9.-]+=[a-z0-9-]+)*\Z")


def act(doc: EditableFile, request: EditRequest) -> None:
    """Add an action."""
    _add(_list(edited_scenario(doc, request), "when", ""), doc, request)


def unact(doc: EditableFile, request: EditRequest) -> None:
    """Take an action out."""
    path = _list(edited_scenario(doc, request), "when", "")
    doc.remove((*path, _index(doc, path, request)))


def expect(doc: EditableFile, request: EditRequest) -> None:
    """Add an expectation."""
    _add(_list(edited_scenario(doc, request), "then", ""), doc, request)


def unexpect(doc: EditableFile, request: EditRequest) -> None:
    """Take an expectation out; the last one stays."""
    path = _list(edited_scenario(doc, request), "then", "")
    index = _index(doc, path, request)
    if len(doc.entries(path)) == 1:
        raise refused(
            "A scenario says at least one thing that must hold: add another line first, or reword this one.",
            "シナリオには期待する結果が少なくとも1つ必要です。先に別の文を加えるか、この文を書き換えてください。",
        )
    doc.remove((*path, index))


def otherwise(doc: EditableFile, request: EditRequest) -> None:
    """Add a line that holds under another setting."""
    _add(_list(edited_scenario(doc, request), "otherwise", _override(request)), doc, request)


def unotherwise(doc: EditableFile, request: EditRequest) -> None:
    """Take out a line of what holds under another setting; all of them where no ``index`` is given, or it was the last."""
    found = edited_scenario(doc, request)
    path = _list(found, "otherwise", _override(request))
    now = doc.entries(path)
    if not now and doc.get(path) is None:
        raise refused("Nothing is said for that setting.", "その設定については何も書かれていません。", request.line("under"))
    if request.line("index", default="") and len(now) > 1:
        doc.remove((*path, _index(doc, path, request)))
        return
    if request.line("index", default=""):
        _index(doc, path, request)
    doc.remove(path)
    if not doc.mapping((*found.path, "otherwise")):
        doc.remove((*found.path, "otherwise"))


def reword(doc: EditableFile, request: EditRequest) -> None:
    """Change the words of a line, of ``when`` or of the ``list`` that is named."""
    path = _named(doc, request)
    doc.set((*path, _index(doc, path, request)), request.line("sentence"))


def reorder(doc: EditableFile, request: EditRequest) -> None:
    """Move a line of a list to another place in it, ``to``."""
    path = _named(doc, request)
    index = _index(doc, path, request)
    doc.shift(path, index, request.number("to", 0, len(doc.entries(path)) - 1))


def _named(doc: EditableFile, request: EditRequest) -> ValuePath:
    which = request.line("list", default="when")
    if which not in LISTS:
        raise refused(f"“{short(which)}” is no list of sentences.", f"「{short(which)}」は文のリストではありません。", which, LISTS)
    return _list(edited_scenario(doc, request), which, _override(request) if which == "otherwise" else "")


def _list(found: EditedScenario, key: str, under: str) -> ValuePath:
    """The path of a list of sentences. If the scenario takes it over from another one, it is written out first."""
    path = (*found.path, key)
    if key == "when":
        found.write_out_list("when")
    if not under:
        return path
    said = found.doc.mapping(path)
    wanted = sorted(under.split(","))
    return (*path, next((k for k in said if sorted(p.replace(" ", "") for p in k.split(",")) == wanted), under))


def _override(request: EditRequest) -> str:
    """``rule=setting``, several divided by commas, without spaces."""
    override = request.line("under").replace(" ", "")
    if not _OVERRIDE.match(override):
        raise refused("Write “rule=setting” here.", "「ルール=設定」の形で書いてください。", override)
    return override


def _add(path: ValuePath, doc: EditableFile, request: EditRequest) -> None:
    now = doc.entries(path)
    if len(now) >= MOST_SENTENCES:
        raise refused(f"At most {MOST_SENTENCES} sentences.", f"文は{MOST_SENTENCES}個までです。", str(len(now)))
    doc.insert(path, request.number("at", 0, len(now), len(now)), request.line("sentence"))


def _index(doc: EditableFile, path: ValuePath, request: EditRequest) -> int:
    size = len(doc.entries(path))
    if not size:
        raise refused("There is no line there.", "そこには文がありません。")
    return request.number("index", 0, size - 1)


OPERATIONS = {
    "act": (act, ("sentence", "at")),
    "unact": (unact, ("index",)),
    "expect": (expect, ("sentence", "at")),
    "unexpect": (unexpect, ("index",)),
    "otherwise": (otherwise, ("under", "sentence", "at")),
    "unotherwise": (unotherwise, ("under", "index")),
    "reword": (reword, ("list", "under", "index", "sentence")),
    "reorder": (reorder, ("list", "under", "index", "to")),
}

"""Edits of the sentences of a scenario: what is done (``when``), what must come of it (``then``), what comes ``otherwise``."""

from __future__ import annotations

import re

from engine.library.editing.asking import Ask
from engine.library.editing.document import Document
from engine.library.editing.inheriting import Scene, scene
from engine.library.editing.refusing import refused
from engine.library.problems import short
from engine.library.read_rulings import MOST_SENTENCES
from engine.library.strict_yaml import Path

LISTS = ("when", "then", "otherwise")
_OVERRIDE = re.compile(r"[a-z0-9.-]+=[a-z0-9-]+(,[a-z0-9.-]+=[a-z0-9-]+)*\Z")


def act(doc: Document, ask: Ask) -> None:
    """Add an action."""
    _add(_list(scene(doc, ask), "when", ""), doc, ask)


def unact(doc: Document, ask: Ask) -> None:
    """Take an action out."""
    path = _list(scene(doc, ask), "when", "")
    doc.remove((*path, _index(doc, path, ask)))


def expect(doc: Document, ask: Ask) -> None:
    """Add an expectation."""
    _add(_list(scene(doc, ask), "then", ""), doc, ask)


def unexpect(doc: Document, ask: Ask) -> None:
    """Take an expectation out; the last one stays."""
    path = _list(scene(doc, ask), "then", "")
    index = _index(doc, path, ask)
    if len(doc.entries(path)) == 1:
        raise refused(
            "A scenario says at least one thing that must hold: add another line first, or reword this one.",
            "シナリオには期待する結果が少なくとも1つ必要です。先に別の文を加えるか、この文を書き換えてください。",
        )
    doc.remove((*path, index))


def otherwise(doc: Document, ask: Ask) -> None:
    """Add a line that holds under another setting."""
    _add(_list(scene(doc, ask), "otherwise", _override(ask)), doc, ask)


def unotherwise(doc: Document, ask: Ask) -> None:
    """Take out a line of what comes otherwise; the whole of it where none is named, or it was the last."""
    found = scene(doc, ask)
    path = _list(found, "otherwise", _override(ask))
    now = doc.entries(path)
    if not now and doc.get(path) is None:
        raise refused("Nothing is said for that setting.", "その設定については何も書かれていません。", ask.words("under"))
    if ask.words("index", default="") and len(now) > 1:
        doc.remove((*path, _index(doc, path, ask)))
        return
    if ask.words("index", default=""):
        _index(doc, path, ask)
    doc.remove(path)
    if not doc.mapping((*found.path, "otherwise")):
        doc.remove((*found.path, "otherwise"))


def reword(doc: Document, ask: Ask) -> None:
    """Say a line differently: of ``when``, or the ``list`` that is named."""
    path = _named(doc, ask)
    doc.set((*path, _index(doc, path, ask)), ask.words("sentence"))


def reorder(doc: Document, ask: Ask) -> None:
    """Let a line of a list stand elsewhere in it, at ``to``."""
    path = _named(doc, ask)
    index = _index(doc, path, ask)
    doc.shift(path, index, ask.number("to", 0, len(doc.entries(path)) - 1))


def _named(doc: Document, ask: Ask) -> Path:
    which = ask.words("list", default="when")
    if which not in LISTS:
        raise refused(f"“{short(which)}” is no list of sentences.", f"「{short(which)}」は文のリストではありません。", which, LISTS)
    return _list(scene(doc, ask), which, _override(ask) if which == "otherwise" else "")


def _list(found: Scene, key: str, under: str) -> Path:
    """The list of sentences in the scenario itself, taken over from another one first if need be."""
    path = (*found.path, key)
    if key == "when":
        found.own_list("when")
    if not under:
        return path
    said = found.doc.mapping(path)
    wanted = sorted(under.split(","))
    return (*path, next((k for k in said if sorted(p.replace(" ", "") for p in k.split(",")) == wanted), under))


def _override(ask: Ask) -> str:
    """``rule=setting``, several divided by commas, without spaces."""
    words = ask.words("under").replace(" ", "")
    if not _OVERRIDE.match(words):
        raise refused("Write “rule=setting” here.", "「ルール=設定」の形で書いてください。", words)
    return words


def _add(path: Path, doc: Document, ask: Ask) -> None:
    now = doc.entries(path)
    if len(now) >= MOST_SENTENCES:
        raise refused(f"At most {MOST_SENTENCES} sentences.", f"文は{MOST_SENTENCES}個までです。", str(len(now)))
    doc.insert(path, ask.number("at", 0, len(now), len(now)), ask.words("sentence"))


def _index(doc: Document, path: Path, ask: Ask) -> int:
    size = len(doc.entries(path))
    if not size:
        raise refused("There is no line there.", "そこには文がありません。")
    return ask.number("index", 0, size - 1)


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

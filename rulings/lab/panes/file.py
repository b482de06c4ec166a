"""The ruling file itself: its head as fields, its text with what is wrong in it, to be taken away or brought."""

from __future__ import annotations

from typing import Any

from django.utils.translation import gettext as _

from engine.library.shapes import LINKS, STATUSES
from rulings.lab.boards import Board
from rulings.lab.edits import as_value
from rulings.stepper import words

MOST = 40  # problems shown at once


def problems(board: Board) -> list[dict[str, Any]]:
    """What is wrong with the text, in its order, each with its line and column."""
    here = words.here()
    return [
        {"line": p.line, "column": p.column, "message": p.message[here], "found": p.found, "nearest": list(p.nearest)}
        for p in board.problems[:MOST]
    ]


def head(board: Board) -> dict[str, Any]:
    """The fields of the ruling's head. Nothing where the text is no ruling."""
    ruling = board.ruling
    if ruling is None:
        return {}
    return {
        "id": ruling.id,
        "texts": [{"key": key, "name": name, "en": both["en"], "ja": both["ja"]} for key, name, both in _texts(ruling)],
        "statuses": [{"value": s, "name": words.word(words.STATUS, s), "on": s == ruling.status} for s in STATUSES],
        "since": ruling.since,
        "claims": ", ".join(ruling.claims),
        "sources": [
            {"text": f"{_document(board, s.document)} {s.lines}", "drop": as_value({"do": "unsource", "index": n})}
            for n, s in enumerate(ruling.sources)
        ],
        "documents": [{"value": d.id, "name": words.say(d.title)} for d in board.library.documents.values()],
        "links": [
            {"text": f"{words.word(words.SEE, s.kind)}: {s.ruling}", "drop": as_value({"do": "unsee", "index": n})}
            for n, s in enumerate(ruling.see)
        ],
        "kinds": [{"value": kind, "name": words.word(words.SEE, kind)} for kind in LINKS],
        "scenarios": [_scenario(s, [one.name for one in ruling.scenarios]) for s in ruling.scenarios],
        "unused": unused("board", [one.name for one in ruling.scenarios]),
    }


def _document(board: Board, document: str) -> str:
    known = board.library.documents.get(document)
    return words.say(known.title) if known is not None else document


def _scenario(scenario: Any, names: list[str]) -> dict[str, Any]:
    """A scenario of the file, with what can be done with it as a whole."""
    name = scenario.name
    title = scenario.title or {"en": "", "ja": ""}
    return {
        "name": name,
        "title": words.say(scenario.title) or name,
        "en": title["en"],
        "ja": title["ja"],
        "copy": as_value({"do": "copy-scenario", "scenario": name, "name": unused(name, names)}),
        "drop": as_value({"do": "drop-scenario", "scenario": name}) if len(names) > 1 else "",
    }


def unused(name: str, names: list[str]) -> str:
    """A name for another scenario, made from the name of one."""
    stem = name.rstrip("0123456789").rstrip("-") or "board"
    return next(f"{stem}-{n}" for n in range(2, len(names) + 3) if f"{stem}-{n}" not in names)


def _texts(ruling: Any) -> list[tuple[str, str, dict[str, str]]]:
    nothing = {"en": "", "ja": ""}
    named = (("title", _("Title")), ("question", _("Question")), ("answer", _("Answer")), ("note", _("Note")))
    return [(key, name, getattr(ruling, key) or nothing) for key, name in named]

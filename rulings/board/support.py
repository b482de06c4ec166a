"""How well the ruling of a page is supported: its grade with the reasons, the evidence, and what would make it better."""

from __future__ import annotations

from typing import Any

from engine.corpus.evidence import Evidence
from engine.corpus.shapes import Ruling
from engine.study.grades import EVIDENCE_NAMES, GRADE_NAMES
from engine.study.library import Library
from rulings.board import texts
from rulings.board.cases import Case
from rulings.store import copies
from rulings.store.models import KeptCopy
from rulings.store.support import supported


def support(case: Case) -> dict[str, Any] | None:
    """What the page says of the grade of a ruling of the corpus; None for what is no such ruling."""
    return support_of(case.library, case.ruling) if case.kind == "ruling" else None


def support_of(library: Library, ruling: Ruling) -> dict[str, Any]:
    """The same of any ruling of a corpus."""
    grade = supported(library, ruling)
    return {
        "grade": grade.name,
        "name": texts.say(GRADE_NAMES[grade.name]),
        "reasons": [texts.say(reason) for reason in grade.reasons],
        "missing": texts.say(grade.missing),
        "conflict": grade.conflict,
        "not_since": {"day": grade.not_since.day, "title": texts.say(grade.not_since.title)} if grade.not_since else None,
        "looked_at": ruling.looked_at,
        "evidence": shown(ruling),
    }


def shown(ruling: Ruling) -> list[dict[str, Any]]:
    """Its evidence as a page prints it."""
    copies_there = copies.known(e.sha256 for e in ruling.evidence)
    return [_shown(e, copies_there.get(e.sha256)) for e in ruling.evidence]


def _shown(e: Evidence, copy: KeptCopy | None) -> dict[str, Any]:
    return {
        "kind": texts.say(EVIDENCE_NAMES[e.kind]),
        "by": e.by,
        "seen": e.seen,
        "version": e.version,
        "address": e.address,
        "archived": e.archived,
        "sha256": e.sha256,
        "kept": copy,
        "at": e.at,
        "shows": texts.say(e.shows),
        "infers": texts.say(e.infers),
        "against": e.against,
        "provisional": e.provisional,
    }

"""Saying what cannot be done."""

from __future__ import annotations

from engine.library.problems import BadInput, Problem, short


def refused(en: str, ja: str, found: object = "", near: tuple[str, ...] = ()) -> BadInput:
    """The exception for an edit that cannot be made; ``found`` is what was asked for, ``near`` what would do."""
    return BadInput(Problem("", 0, 0, {"en": en, "ja": ja}, short(found), near))

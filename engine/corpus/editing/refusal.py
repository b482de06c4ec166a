"""The exceptions for edits that cannot be made."""

from __future__ import annotations

from engine.corpus.problems import BadInput, Problem, short


def refused(en: str, ja: str, found: object = "", near: tuple[str, ...] = ()) -> BadInput:
    """The exception for an edit that cannot be made; ``found`` is what was asked for, ``near`` are words that could be meant."""
    return BadInput(Problem("", 0, 0, {"en": en, "ja": ja}, short(found), near))


def too_many(most: int, found: object = "") -> BadInput:
    """The exception for a list that would have more than ``most`` entries."""
    return refused(f"At most {most} will do here.", f"ここに書けるのは{most}個までです。", found)

"""The corpus as the engine sees it: games, rules, cards, rulings, claims; and running any of its scenarios."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.library.problems import BadInput, Problem

if TYPE_CHECKING:
    from engine.library.corpus import Library

__all__ = ["BadInput", "Library", "Problem"]


def __getattr__(name: str) -> Any:
    """``Library`` is imported when first asked for: the scenarios it plays import this package's shapes."""
    if name == "Library":
        from engine.library.corpus import Library

        return Library
    raise AttributeError(name)

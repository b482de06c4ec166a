"""The shipped corpus on the shelf of this process, read once for all tests that only look at it."""

from __future__ import annotations

from functools import cache
from math import inf
from pathlib import Path
from typing import Any

from engine.library import Library

CORPUS = Path(__file__).resolve().parent.parent.parent / "corpus"


@cache
def library() -> Any:
    """The shipped corpus."""
    return Library.from_folder(CORPUS)


def put_on_shelf() -> None:
    """Let the pages read the shipped corpus, and forget what they kept of another one."""
    from rulings.library import shelf
    from rulings.stepper import faces, fragments, runs

    for kept in (fragments.kept, runs.kept, faces.kept):
        kept.clear()
    shelf._held = shelf._Held("c" * 64, library(), inf)

"""The shipped corpus: its files, read once in a process, its library, and what verifying it finds."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from engine.study.library import Library
from engine.study.verify import VerifyReport, verify

CORPUS = Path(__file__).resolve().parents[2] / "corpus"
RULINGS = {path.stem: path.read_text(encoding="utf-8") for path in sorted(CORPUS.glob("*/rulings/*.yaml"))}


def texts(*folders: str) -> dict[str, str]:
    """The text of each file in these folders ("shadowverse/cards"), and of those of no game, claims and documents; all without a folder."""
    found = [*CORPUS.glob("*.yaml"), *(path for folder in folders or ["*/*"] for path in CORPUS.glob(f"{folder}/*.yaml"))]
    return {path.relative_to(CORPUS).as_posix(): path.read_text(encoding="utf-8") for path in sorted(found)}


@cache
def library() -> Library:
    """All of it, for tests that change nothing in it."""
    return Library.from_folder(CORPUS)


@cache
def report() -> VerifyReport:
    """Everything verified, every rule switched wherever it is cited."""
    return verify(library(), library().rulings, frozenset(), whole=True)


@cache
def cited(ruling: str, scenario: str) -> frozenset[str]:
    """The rules that decided in a scenario, as verifying it finds them."""
    return next(c.cited for c in report().checked if (c.ruling, c.name) == (ruling, scenario))

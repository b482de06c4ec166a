"""The shipped corpus, read once in a process, and the scenarios in it."""

from functools import cache
from pathlib import Path

from engine.library import Library
from engine.library.strict_yaml import read
from engine.library.verify import Report, verify

CORPUS = Path(__file__).resolve().parents[2] / "corpus"


@cache
def library() -> Library:
    return Library.from_folder(CORPUS)


@cache
def report() -> Report:
    """Everything verified, every rule switched wherever it is cited."""
    return verify(library(), library().rulings, frozenset(), whole=True)


def scenarios() -> list[str]:
    """Every ``ruling#scenario`` by the names in the files; a file that does not say stands there as a whole."""
    found = []
    for path in sorted(CORPUS.glob("*/rulings/*.yaml")):
        value = read(path.read_text(encoding="utf-8"), str(path)).value
        rows = value.get("scenarios") if isinstance(value, dict) else None
        names = [row.get("name", "") for row in rows if isinstance(row, dict)] if isinstance(rows, list) else []
        found += [f"{path.stem}#{name}" for name in names] or [path.stem]
    return found

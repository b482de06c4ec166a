"""Cards of the corpus, each tried by its own text on a small board."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from engine.library import Library
from engine.library.verify import verify
from tests.conftest import ROOT

BOTH = {"en": "anything", "ja": "何か"}
Fails = Callable[..., list[str]]


@pytest.fixture(scope="session")
def texts() -> dict[str, str]:
    """Every file of the corpus that says what cards and rules are."""
    corpus = ROOT / "corpus"
    files = [*corpus.glob("*.yaml"), *corpus.glob("*/rules/*.yaml"), *corpus.glob("*/cards/*.yaml")]
    return {f.relative_to(corpus).as_posix(): f.read_text(encoding="utf-8") for f in files}


@pytest.fixture(scope="session")
def fails(texts: dict[str, str]) -> Fails:
    """Play actions on a board and give back what does not hold of what is expected (as a ruling's scenario would say it)."""

    def check(given: dict[str, Any], when: list[str], then: list[str], game: str = "shadowverse") -> list[str]:
        scenario = {"name": "one", "given": given, "when": when, "then": then}
        ruling = {"ruling": "case", "game": game, "title": BOTH, "question": BOTH, "answer": BOTH, "status": "documented", "scenarios": [scenario]}
        library = Library.from_texts({**texts, f"{game}/rulings/case.yaml": json.dumps(ruling, ensure_ascii=False)})
        return verify(library, ["case"], frozenset({game}), whole=False).faults

    return check

"""Cards of the corpus, each tried by its own text on a small board."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from engine.library import Library
from engine.library.verify import expected_refusals, result
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
def cards_and_rules(texts: dict[str, str]) -> Library:
    """The corpus without its rulings."""
    return Library.from_texts(texts)


@pytest.fixture(scope="session")
def fails(cards_and_rules: Library) -> Fails:
    """Play actions on a board and give back what does not hold of what is expected (as a ruling's scenario would say it)."""
    library = cards_and_rules

    def check(given: dict[str, Any], when: list[str], then: list[str], game: str = "shadowverse") -> list[str]:
        row = {"name": "one", "given": given, "when": when, "then": then}
        case = {"ruling": "case", "game": game, "title": BOTH, "question": BOTH, "answer": BOTH, "status": "documented", "scenarios": [row]}
        ruling, problems = library.rulings.read(json.dumps(case, ensure_ascii=False), f"{game}/rulings/case.yaml")
        if ruling is None or problems:
            return [str(p) for p in problems]
        scenario = ruling.scenarios[0]
        came = result(library, scenario, scenario.then, {}, library.staging(scenario, None))
        wrong = [f"does not hold: {s.text}" for s in came.failed]
        wrong += [f"action {n} was refused by {rule}" for n, rule in came.refused if n not in expected_refusals(scenario.then)]
        return [*wrong, "a decision is left open"] if came.open_decisions else wrong

    return check

"""A card tried by its own text: what lies where, what is done, what must come of it."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from engine.corpus.shapes import Scenario, Sentence
from engine.play.play import Staging
from engine.study.flips import RunResult, ScenarioPlayer
from engine.study.library import Library
from engine.study.refusals import expected_refusals
from engine.study.work import Meter
from tests.cast import shipped
from tests.cast.small import BOTH

Fails = Callable[..., list[str]]
Side = dict[str, Any]


class Case(NamedTuple):
    """A board with the two sides, actions, and what is expected; ``more`` says whose turn it is where it is not mine."""

    me: Side
    them: Side
    when: list[str]
    then: list[str]
    more: dict[str, Any]

    def tried(self, fails: Fails) -> list[str]:
        """What does not hold."""
        return fails({"turn": "me", **self.more, "me": self.me, "opponent": self.them}, self.when, self.then)


def run_result(library: Library, scenario: Scenario, sentences: Sequence[Sentence], settings: Mapping[str, str], staging: Staging) -> RunResult:
    """Play a scenario once and judge sentences, without limits of its own."""
    return ScenarioPlayer(library, scenario, staging, Meter()).result(sentences, settings)


def case(when: str | list[str], then: list[str], me: Side | None = None, them: Side | None = None, **more: Any) -> Case:
    """A case; one action may be given as it is."""
    return Case(me or {}, them or {}, [when] if isinstance(when, str) else when, then, more)


def evolved(name: str, **more: Any) -> dict[str, Any]:
    """An evolved follower on the board."""
    return {"card": name, "evolved": True, **more}


def fails(
    given: dict[str, Any],
    when: list[str],
    then: list[str],
    game: str = "shadowverse",
    cards: Sequence[dict[str, Any]] = (),
    settings: Mapping[str, str] = MappingProxyType({}),
    choose: Sequence[int] = (),
) -> list[str]:
    """Play actions on a board and give back what does not hold of what is expected (as a ruling's scenario would say it).

    ``cards`` are plain cards that only this case needs, ``settings`` rules that hold otherwise than by date,
    ``choose`` the option taken at each decision.
    """
    library = shipped.library()
    row = {"name": "one", "given": given, "when": when, "then": then, "set": dict(settings), "cards": list(cards)}
    if choose:
        row["choose"] = list(choose)
    case = {"ruling": "case", "game": game, "title": BOTH, "question": BOTH, "answer": BOTH, "status": "tentative", "scenarios": [row]}
    ruling, problems = library.rulings.read(json.dumps(case, ensure_ascii=False), f"{game}/rulings/case.yaml")
    if ruling is None or problems:
        return [str(p) for p in problems]
    scenario = ruling.scenarios[0]
    came = run_result(library, scenario, scenario.then, {}, library.staging(scenario, None))
    wrong = [f"does not hold: {s.text}" for s in came.failed]
    wrong += [f"action {n} was refused by {rule}" for n, rule in came.refused if n not in expected_refusals(scenario)]
    return [*wrong, "a decision is left open"] if came.open_decisions else wrong

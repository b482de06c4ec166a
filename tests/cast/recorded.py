"""A recorded run of one ruling, so that the ruling page is tested on frames that no change of the engine or of a card can move.

``library`` holds what the run names; ``run`` is put in the place of the engine's own.
"""

from __future__ import annotations

import datetime as dt
import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from engine.corpus import shapes
from engine.corpus.problems import BadInput, Problem
from tests.cast.factories import CardFactory, DocumentFactory, RuleFactory, RulingFactory, ScenarioFactory, both, sentences

RECORDED = json.loads(Path(__file__).with_name("lionel.json").read_text(encoding="utf-8"))
RULING = RECORDED["run"]["ruling"]
PAGE = f"/rulings/{RULING}/"
LAST = len(RECORDED["run"]["frames"]) - 1
SWITCH = "sv.timing.played-before-enters"


def things() -> list[Any]:
    """Everything that the recorded run names, and a second ruling that links to it."""
    day = dt.date(2021, 4, 1)
    otherwise = {((SWITCH, "together"),): sentences("Magitrain is piloted by Hero of Antiquity")}
    scenarios = (
        ScenarioFactory(name="magitrain", title=both("Magitrain", "魔導列車"), as_of=day, otherwise=otherwise),
        ScenarioFactory(name="unevolved", title=both("Lionel not evolved", "進化前のレオネル"), as_of=day),
    )
    other = "sv-boarding-two-followers"
    found: list[Any] = [
        RulingFactory(
            id=RULING, since="2021-03-30", scenarios=scenarios, see=(shapes.See(other, "contrast"),),
            sources=(shapes.Source("sv", "18, 42-43"),), **RECORDED["ruling"],
        ),
        RulingFactory(id=other, title=both("Two followers board", "二体が乗り込む"), see=(shapes.See(RULING, "follows-from"),)),
        DocumentFactory(),
    ]  # fmt: skip
    for rule_id, rule in RECORDED["rules"].items():
        fixed = None if rule["settings"] else both("A definition.", "定義。")
        found.append(RuleFactory(id=rule_id, title=rule["title"], statement=rule["statement"], settings=rule["settings"], fixed=fixed))
    for slug, card in RECORDED["cards"].items():
        figures = {key: card[key] for key in ("kind", "cost", "attack", "defense")}
        evolved = shapes.Evolved(7, 8, "", ()) if slug.startswith("lionel") else None
        found.append(CardFactory(slug=slug, name=card["name"], klass=card["class"], evolved=evolved, **figures))
    return found


class Played:
    """The recorded run with the face of the engine's own."""

    def __init__(self, document: Mapping[str, Any]):
        self.document = document
        self.weight = 1
        self.scenario = SimpleNamespace(name=document["scenario"], game=document["game"], settings={}, otherwise={})
        self.decisions = document["decisions"]
        self.outcome = SimpleNamespace(verdict=document["outcome"]["verdict"])
        self.played = SimpleNamespace(run=self, staging=SimpleNamespace(text=lambda sentence: both(str(sentence), str(sentence))))
        self.expectations = document["expectations"]
        self.as_of = dt.date.fromisoformat(document["as_of"])
        self.settings: dict[str, str] = {}
        self.frames = [SimpleNamespace(depth=frame["depth"], kind=frame["kind"]) for frame in document["frames"]]

    def json(self, lang: str | None = None) -> Mapping[str, Any]:
        return self.document

    def sizes(self) -> Iterator[tuple[tuple[str, str], int]]:
        for frame in self.document["frames"]:
            for player, half in frame["state"]["players"].items():
                yield from (((player, name), len(things)) for name, things in half["zones"].items())

    def waiting(self) -> int:
        return max(len(frame["agenda"]) for frame in self.document["frames"])

    def frame_json(self, n: int, lang: str | None = None) -> dict[str, Any]:
        return self.document["frames"][n]


def decision(kind: str) -> dict[str, Any]:
    """A decision at the second step: which of two cards, or a toss-up between them."""
    texts = (both("Magitrain", "魔導列車"), both("Colosseum on High", "頂きの闘技場"))
    return {
        "frame": 1, "player": "opponent", "kind": kind, "prompt": both("Which card?", "どのカード？"), "picked": 0, "defaulted": True,
        "options": [{"id": n, "text": text} for n, text in enumerate(texts)], "probability": "1/2" if kind == "random" else "1",
    }  # fmt: skip


def player_of(decisions: Sequence[dict[str, Any]] = ()) -> Any:
    """What stands in for ``Library.run``: it refuses as the engine does, and plays the recorded run."""

    def run(
        ruling: str,
        scenario: str | None = None,
        *,
        as_of: Any = None,
        settings: Mapping[str, str] = {},
        choose: Sequence[int] = (),
        **limits: int,
    ) -> Played:
        known = {rule_id: rule["settings"] for rule_id, rule in RECORDED["rules"].items()}
        problems = []
        for rule_id, setting in settings.items():
            if rule_id not in known:
                problems.append(refusal(f"There is no rule {rule_id}.", f"{rule_id}というルールはありません。", rule_id, (SWITCH,)))
            elif setting not in known[rule_id]:
                text = f"There is no setting {setting}.", f"{setting}という設定はありません。"
                problems.append(refusal(*text, setting, tuple(known[rule_id])))
        if len(choose) > len(decisions):
            problems.append(refusal("There is nothing to choose.", "選ぶところがありません。", str(choose[-1])))
        elif any(pick > 1 for pick in choose):
            problems.append(refusal("There are two options.", "選択肢は二つです。", str(max(choose))))
        if problems:
            raise BadInput(problems)
        taken = [dict(one, picked=pick, defaulted=False) for one, pick in zip(decisions, choose, strict=False)]
        return Played(RECORDED["run"] | {"decisions": [*taken, *decisions[len(taken) :]], "scenario": scenario or "magitrain"})

    return run


def refusal(en: str, ja: str, found: str, nearest: Sequence[str] = ()) -> Problem:
    return Problem("", 0, 0, both(en, ja), found, nearest)

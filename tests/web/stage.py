"""A library of one ruling with a recorded run, so that the page is tested on frames that no engine change can move."""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace as Bag
from typing import Any

from engine.library import BadInput, Problem

RECORDED = json.loads((Path(__file__).parent / "data" / "lionel.json").read_text(encoding="utf-8"))
RULING = RECORDED["run"]["ruling"]


def both(en: str, ja: str) -> dict[str, str]:
    return {"en": en, "ja": ja}


def card(slug: str, known: dict[str, Any]) -> Bag:
    return Bag(
        game="shadowverse", slug=slug, name=known["name"], kind=known["kind"], klass=known["class"], cost=known["cost"],
        attack=known["attack"], defense=known["defense"], evolved=None,
    )  # fmt: skip


class Played:
    """The recorded run with the face of the engine's own."""

    def __init__(self, choose: tuple[int, ...]):
        self.document = RECORDED["run"] | {"decisions": RECORDED.get("decisions", [])}
        self.game = self.document["game"]
        self.frames = [Bag(depth=frame["depth"], kind=frame["kind"]) for frame in self.document["frames"]]

    def json(self) -> dict[str, Any]:
        return self.document

    def frame_json(self, n: int) -> dict[str, Any]:
        return self.document["frames"][n]


class Library:
    """As much of the engine's library as the ruling page reads."""

    def __init__(self) -> None:
        see = [Bag(ruling="sv-boarding-two-followers", kind="contrast")]
        scenario = Bag(name="magitrain", title=both("Magitrain", "魔導列車"), as_of="2021-04-01", otherwise=RECORDED["otherwise"])
        empty = Bag(name="unevolved", title=both("Lionel not evolved", "進化前のレオネル"), as_of="2021-04-01", otherwise={})
        ruling = Bag(
            id=RULING, game="shadowverse", status="documented", since="2021-03-30", see=see, scenarios=(scenario, empty),
            claims=["sv-014", "sv-037"], sources=[Bag(document="sv", lines="18, 42-43")], **RECORDED["ruling"],
        )  # fmt: skip
        other = Bag(
            id="sv-boarding-two-followers", game="shadowverse", see=[Bag(ruling=RULING, kind="follows-from")],
            title=both("Two followers board", "二体が乗り込む"),
        )  # fmt: skip
        self.rulings = {RULING: ruling, other.id: other}
        self.games = {"shadowverse": Bag(id="shadowverse", name=both("Shadowverse", "シャドウバース"))}
        self.documents = {"sv": Bag(id="sv", title=both("Shadowverse: order of processing", "シャドウバース 処理順"))}
        self.cards = {"shadowverse": {slug: card(slug, known) for slug, known in RECORDED["cards"].items()}}
        self.rules = {
            rule_id: Bag(id=rule_id, title=rule["title"], statement=rule["statement"], settings=rule["settings"])
            for rule_id, rule in RECORDED["rules"].items()
        }

    def run(self, ruling_id: str, scenario: str | None, as_of: Any, settings: dict[str, str], choose: tuple[int, ...]) -> Played:
        problems = [
            Problem("", 0, 0, both(f"There is no rule named “{rule}”.", f"「{rule}」という裁定基準はありません。"), rule, list(self.rules)[:1])
            for rule in settings
            if rule not in self.rules
        ]
        if choose:
            text = both("This run has no decision to choose for.", "この進行には選ぶところがありません。")
            problems.append(Problem("", 0, 0, text, str(choose[0]), []))
        if problems:
            raise BadInput(problems)
        return Played(choose)

"""Play every combination of choices and draws of a scenario and list the outcomes with their probabilities."""

from __future__ import annotations

import json
from typing import Any

from django.core.management.base import CommandParser

from engine.kernel import present
from engine.library import BadInput
from engine.scenarios.explore import explore
from engine.scenarios.judging import QUANTIFIED
from rulings.library.desk import DeskCommand, scenario_named


class Command(DeskCommand):
    """``explore FILE_OR_RULING[#SCENARIO]``."""

    help = __doc__

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("target", metavar="FILE_OR_RULING[#SCENARIO]")
        parser.add_argument("--format", choices=("text", "json"), default="text")
        parser.add_argument("--lang", choices=("en", "ja"))

    def handle(self, *args: Any, **options: Any) -> None:
        try:
            library = self.library()
            _, scenario = scenario_named(library, options["target"])
            tree = explore(library, scenario, None, {})
            claims = [s for s in scenario.then if s.node.kind not in QUANTIFIED]
            inner = [s for s in scenario.then if s.node.kind in QUANTIFIED]
            outcomes: list[dict[str, Any]] = []
            for leaf in tree.leaves:
                judge = leaf.played.judge()
                found = [{"text": s.text, "holds": judge.holds(s.node), "line": s.line} for s in claims]
                found += [{"text": s.text, "holds": judge.holds(s.node["claim"]), "line": s.line} for s in inner]
                outcomes.append(
                    {
                        "choose": list(leaf.choose),
                        "probability": str(leaf.probability),
                        "outcome": present.outcome_json(leaf.played.run),
                        "expectations": found,
                    }
                )
        except BadInput as error:
            self.wrong(error, options)
        if options["format"] == "json":
            self.stdout.write(
                json.dumps({"outcomes": outcomes, "complete": tree.complete, "left_out": tree.left_out}, ensure_ascii=False, indent=1)
            )
            return
        for o in outcomes:
            marks = " ".join("✓" if e["holds"] else "✗" for e in o["expectations"])
            self.stdout.write(f"{','.join(map(str, o['choose'])) or '-':<12} p={o['probability']:<8} {o['outcome']['verdict']:<8} {marks}")
        if not tree.complete:
            self.stdout.write(f"… {tree.left_out} branches left out (budget)")

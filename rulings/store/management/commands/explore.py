"""Play every combination of choices and draws of a scenario and list the outcomes with their probabilities."""

from __future__ import annotations

import json
from typing import Any

from django.core.management.base import CommandParser

from engine.corpus.problems import BadInput
from engine.study.explore import explore, explored_json
from rulings.store.desk import DeskCommand, scenario_named


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
            explored = explored_json(tree, scenario.then)
        except BadInput as error:
            self.wrong(error, options)
        if options["format"] == "json":
            self.stdout.write(json.dumps(explored, ensure_ascii=False, indent=1))
            return
        for o in explored["outcomes"]:
            marks = " ".join("✓" if e["holds"] else "✗" for e in o["expectations"])
            self.stdout.write(f"{','.join(map(str, o['choose'])) or '-':<12} p={o['probability']:<8} {o['outcome']['verdict']:<8} {marks}")
        if not tree.complete:
            self.stdout.write(f"… {tree.left_out} branches left out (budget)")

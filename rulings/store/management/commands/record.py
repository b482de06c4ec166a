"""Record the golden traces of rulings, and print what has changed since they were last recorded. Rulings themselves are never touched."""

from __future__ import annotations

import difflib
from pathlib import Path
from typing import Any

from django.core.management.base import CommandParser

from engine.corpus.problems import BadInput
from engine.study.scenario_run import ScenarioRun
from engine.study.traces import trace_of, trace_path
from rulings.store.desk import DeskCommand


class Command(DeskCommand):
    """``record [RULING…] [--check]``: with ``--check`` nothing is written, and the exit status is 1 if a trace differs."""

    help = __doc__

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("rulings", nargs="*", metavar="RULING")
        parser.add_argument("--check", action="store_true")
        parser.add_argument("--folder", help="the corpus whose traces are recorded (default: the project's)")

    def handle(self, *args: Any, **options: Any) -> None:
        library = self.library()
        folder = Path(options["folder"]) if options["folder"] else self.folder()
        changed = 0
        for id in options["rulings"] or sorted(library.rulings):
            try:
                ruling, _ = library.find(id)
                for scenario in ruling.scenarios:
                    new = trace_of(ScenarioRun(library, ruling, scenario, None, {}, ()))
                    changed += self.write(folder / trace_path(ruling, scenario), new, options["check"])
            except BadInput as error:
                self.wrong(error, options)
        self.stdout.write(f"{changed} traces differ" if options["check"] else f"{changed} traces recorded")
        if options["check"] and changed:
            raise SystemExit(1)

    def write(self, path: Path, new: str, check: bool) -> int:
        """Record one trace; 1 if it is new or differs, and then the difference is printed."""
        old = path.read_text(encoding="utf-8") if path.is_file() else ""
        if old == new:
            return 0
        self.stdout.write("".join(difflib.unified_diff(old.splitlines(True), new.splitlines(True), str(path), str(path), n=1)))
        if not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(new, encoding="utf-8")
        return 1

"""Run every scenario, and each again under every other setting of every switchable rule that it cites."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from django.core.management.base import CommandParser
from django.db import DatabaseError

from engine.corpus.problems import BadInput, Problem
from engine.corpus.read_claims import read_claims
from engine.corpus.strict_yaml import read
from engine.study.verify import VerifyReport, verify
from rulings.store.citations import store_verification
from rulings.store.desk import DeskCommand, ruling_of_file

OF_FILES = ("scenarios", "passing", "flips")  # what is counted where some files were verified


class Command(DeskCommand):
    """``verify [PATH…] [--game G] [--claims FILE] [--store]``: exit status 1 if anything does not hold, 2 if a file is wrong.

    Of several files those that are wrong are told, and the others verified all the same.
    ``--store`` keeps in the database which rules each scenario cites and rests on, as found; for the whole corpus, where all of it holds.
    """

    help = __doc__

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("paths", nargs="*", metavar="PATH")
        parser.add_argument("--game")
        parser.add_argument("--claims", metavar="FILE")
        parser.add_argument("--format", choices=("text", "json"), default="text")
        parser.add_argument("--lang", choices=("en", "ja"))
        parser.add_argument("--store", action="store_true")

    def handle(self, *args: Any, **options: Any) -> None:
        if options["store"] and (options["paths"] or options["game"]):
            self.stderr.write("--store keeps what was found of the whole corpus: it takes no PATH and no --game.")
            raise SystemExit(2)
        library = self.library()
        try:
            if options["claims"]:
                reading = read(Path(options["claims"]).read_text(encoding="utf-8"), options["claims"])
                found = read_claims(reading)
                if reading.problems:
                    raise BadInput(reading.problems)
                library.claims = found
            ids, faulty = self.chosen(library, options["paths"])
            if faulty and not ids:
                raise BadInput(faulty)
        except FileNotFoundError as error:
            self.stderr.write(str(error))
            raise SystemExit(2) from error
        except BadInput as error:
            self.wrong(error, options)
        if options["game"] and options["game"] not in library.games:
            self.stderr.write(f"There is no game “{options['game']}”; there are {', '.join(library.games)}.")
            raise SystemExit(2)
        games = frozenset({options["game"]} if options["game"] else ())
        if not options["paths"]:
            ids = library.rulings.of_game(options["game"]) if options["game"] else list(library.rulings)
        report = verify(library, ids, games, whole=not options["paths"])
        if not options["paths"]:
            wanted = library.problems_of(games or library.cards, ids)
            report.faults += [str(p) for p in wanted if str(p) not in report.faults]
        if options["format"] == "json":
            told = {**report.json(), "errors": BadInput(faulty).as_json(options["lang"] or "en")} if faulty else report.json()
            self.stdout.write(json.dumps(told, ensure_ascii=False, indent=1))
        else:
            self.stdout.write(summary(report, whole=not options["paths"]))
        if faulty:
            self.tell(faulty, options)
            raise SystemExit(2)
        if report.faults:
            raise SystemExit(1)
        if options["store"]:
            self.store(report)

    def store(self, report: VerifyReport) -> None:
        """Keep the report in the database, in place of what the load read off the corpus."""
        try:
            store_verification(report.json())
        except DatabaseError as error:
            self.stderr.write(f"Nothing could be stored ({error}); run migrate and loadcorpus first.")
            raise SystemExit(2) from error
        self.stderr.write("Stored which rules each scenario cites and rests on.")

    def chosen(self, library: Any, paths: list[str]) -> tuple[list[str], list[Problem]]:
        """The rulings that paths (files or folders) or names mean, and what is wrong with those that cannot be read.

        Files outside the corpus are added under their own name.
        """
        ids: list[str] = []
        faulty: list[Problem] = []
        for p in paths:
            path = Path(p)
            files = sorted(path.rglob("*.yaml")) if path.is_dir() else [path] if path.suffix in (".yaml", ".yml") or path.is_file() else []
            if not files:
                try:
                    library.find(p)
                    ids.append(p)
                except BadInput as error:
                    faulty += error.problems
            for f in files:
                try:
                    ruling = ruling_of_file(library, f)
                except BadInput as error:
                    faulty += error.problems
                    continue
                library.rulings.paths[ruling.id] = str(f)
                library.rulings.made[ruling.id] = replace(ruling)
                library.rulings.problems[ruling.id] = []
                ids.append(ruling.id)
        return ids, faulty


def summary(report: VerifyReport, whole: bool) -> str:
    """What was verified, in lines; the claims and rules of the corpus are counted only where ``whole`` says that all of it was."""
    lines = []
    for c in report.checked:
        mark = "✓" if c.passes else "✗"
        more = f"  rests on {', '.join(c.rests_on)}" if c.rests_on else ""
        lines.append(f"{mark} {c.ruling}#{c.name}{more}")
    states = report.json()["counts"]
    lines += ["", *(f"! {f}" for f in report.faults)]
    lines += ["", ", ".join(f"{name.replace('_', ' ')}: {n}" for name, n in states.items() if whole or name in OF_FILES)]
    return "\n".join(lines)

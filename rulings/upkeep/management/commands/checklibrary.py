"""``manage.py checklibrary``: verify the stored corpus; what did not change since the last time is not run again."""

from __future__ import annotations

import json
import os
import sys
from argparse import ArgumentParser
from collections.abc import Iterator

from django.core.management.base import BaseCommand
from django.db import DatabaseError, InterfaceError

from engine.study.checked import CheckedRuling
from engine.study.checked_cache import CheckedCache
from engine.study.library import Library
from engine.study.verify import report_of
from rulings.store import chunks, current, results, workers
from rulings.store.management.commands.verify import summary
from rulings.upkeep import library_check


class Command(BaseCommand):
    """Exit status 1 if anything does not hold, 2 if it could not be found out."""

    help = "Verify the corpus that the site serves, in chunks that are kept: stopped in the middle, it goes on where it stopped."

    def add_arguments(self, parser: ArgumentParser) -> None:
        cores = len(os.sched_getaffinity(0))
        parser.add_argument("--processes", type=int, default=cores, metavar="N", help="at once, where no workers do it")
        parser.add_argument("--anew", action="store_true", help="run all of it, whatever is kept")
        parser.add_argument("--format", choices=("text", "json"), default="text")
        parser.add_argument("--lang", choices=("en", "ja"), default="en")

    def handle(self, *args: object, processes: int, lang: str, **options: object) -> None:
        try:
            library = current.published()
            cache = results.checks(library)
            if options["anew"]:
                results.forget(results.CHECK)
            found = self.found(library, cache, processes)
            results.prune(cache.names(found))
        except (DatabaseError, InterfaceError, chunks.ProcessesFailed) as error:
            self.stderr.write(f"It could not be found out: {str(error).strip()}. What was found so far is kept.")
            sys.exit(2)
        report = report_of(library, found.values(), frozenset(), whole=True, lang=lang)
        report.faults += [str(problem) for problem in library.files.problems if str(problem) not in report.faults]
        if options["format"] == "json":
            self.stdout.write(json.dumps(report.json(), ensure_ascii=False, indent=1))
        else:
            self.stdout.write(summary(report, whole=True))
        if report.faults:
            sys.exit(1)

    def found(self, library: Library, cache: CheckedCache, processes: int) -> dict[str, CheckedRuling]:
        """What is found of every ruling."""

        def compute(ids: list[str]) -> Iterator[list[CheckedRuling]]:
            if workers.wanted():
                return library_check.by_workers(library, cache, ids, processes, self.alone)
            return library_check.computed(library, ids, processes)

        return library_check.check_all(library, cache, library.rulings.paths, self.tell, compute)

    def alone(self) -> None:
        """Say that nobody does what was handed out."""
        self.stderr.write("No chunk was done for a minute: is a worker running (manage.py procrastinate worker)?")

    def tell(self, known: int, of: int) -> None:
        """Say how far it is, on one line of a terminal."""
        end = "\n" if known == of else "\r" if sys.stderr.isatty() else ""
        if end or sys.stderr.isatty():
            self.stderr.write(f"{known} of {of} rulings", ending=end)

"""Run every shared run again, and say which still give the same; what did not change since the last time is not run."""

from __future__ import annotations

import json
import os
import sys
from argparse import ArgumentParser
from collections import Counter

from django.core.management.base import BaseCommand
from django.db import DatabaseError, InterfaceError

from rulings.share.models import Share
from rulings.share.rechecking import DAMAGED, Recheck, all_found
from rulings.share.replaying import DIVERGED, EXACT, STOPPED
from rulings.store import chunks, results

MOST_NAMED = 200  # names told of each kind: an operator looks at some, and the counts say the rest


class Command(BaseCommand):
    """``checkshares [--format json]``: exit status 1 if not all are EXACT, 2 if it could not be found out."""

    help = __doc__

    def add_arguments(self, parser: ArgumentParser) -> None:
        cores = len(os.sched_getaffinity(0))
        parser.add_argument("--processes", type=int, default=cores, metavar="N", help="at once, where no workers do it")
        parser.add_argument("--anew", action="store_true", help="run all of them, whatever is kept")
        parser.add_argument("--format", choices=("text", "json"), default="text")

    def handle(self, *args: object, processes: int, **options: object) -> None:
        counts = Counter(dict.fromkeys((EXACT, DIVERGED, STOPPED, DAMAGED), 0))
        named: dict[str, list[Recheck]] = {DIVERGED: [], STOPPED: [], DAMAGED: []}
        reworded = 0
        try:
            if options["anew"]:
                results.forget(results.SHARE)
            for found in all_found(processes, self.alone):
                counts[found.verdict] += 1
                reworded += found.reworded
                if found.verdict in named:
                    first = [*named[found.verdict], found]
                    named[found.verdict] = first if len(first) < 2 * MOST_NAMED else sorted(first)[:MOST_NAMED]
            told = {verdict: self.told(sorted(first)[:MOST_NAMED]) for verdict, first in named.items()}
        except (DatabaseError, InterfaceError, chunks.ProcessesFailed) as error:
            self.stderr.write(f"It could not be found out: {str(error).strip()}. What was found so far is kept.")
            sys.exit(2)
        if options["format"] == "json":
            self.stdout.write(json.dumps({"counts": {**counts, "reworded": reworded}, **told}))
        else:
            for verdict, ones in told.items():
                for one in ones:
                    step = "" if one["step"] is None else f"?step={one['step']}"
                    self.stdout.write(f"{verdict:<9} {Share(name=str(one['name'])).get_absolute_url()}{step}")
            said = ", ".join(f"{verdict}: {count}" for verdict, count in counts.items())
            self.stdout.write(f"{said} (only reworded: {reworded})")
        if counts.total() > counts[EXACT]:
            sys.exit(1)

    def told(self, found: list[Recheck]) -> list[dict[str, object]]:
        """Which these are, with the time when they were shared."""
        times = dict(Share.objects.filter(name__in=[one.name for one in found]).values_list("name", "created_at"))
        return [{"name": one.name, "shared": times[one.name].isoformat(), "step": one.parting} for one in found if one.name in times]

    def alone(self) -> None:
        """Say that nobody does what was handed out."""
        self.stderr.write("No chunk was done for a minute: is a worker running (manage.py procrastinate worker)?")

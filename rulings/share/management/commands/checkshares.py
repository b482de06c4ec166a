"""Run every shared run again, and say which still give the same."""

from __future__ import annotations

import json
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator

from django.core.management.base import BaseCommand

from rulings.share.models import Share
from rulings.share.replaying import DIVERGED, EXACT, STOPPED, replay
from rulings.share.storing import Damaged
from rulings.store import current

DAMAGED = "damaged"
AT_ONCE = 20  # rows read together
MOST_NAMED = 200  # names told of each kind: an operator looks at some, and the counts say the rest


class Command(BaseCommand):
    """``checkshares [--format json]``: exit status 1 if not all are EXACT."""

    help = __doc__

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--format", choices=("text", "json"), default="text")

    def handle(self, *args: object, **options: object) -> None:
        counts = Counter(dict.fromkeys((EXACT, DIVERGED, STOPPED, DAMAGED), 0))
        named: dict[str, list[dict[str, object]]] = {DIVERGED: [], STOPPED: [], DAMAGED: []}
        reworded = 0
        for row, verdict, step, words in replayed():
            counts[verdict] += 1
            reworded += words
            if verdict in named and len(named[verdict]) < MOST_NAMED:
                named[verdict].append({"name": row.name, "shared": row.created_at.isoformat(), "step": step})
                if options["format"] == "text":
                    self.stdout.write(f"{verdict:<9} {row.get_absolute_url()}{'' if step is None else f'?step={step}'}")
        if options["format"] == "json":
            self.stdout.write(json.dumps({"counts": {**counts, "reworded": reworded}, **named}))
        else:
            said = ", ".join(f"{verdict}: {count}" for verdict, count in counts.items())
            self.stdout.write(f"{said} (only reworded: {reworded})")
        if counts.total() > counts[EXACT]:
            raise SystemExit(1)


def replayed() -> Iterator[tuple[Share, str, int | None, bool]]:
    """Every row with what became of its run: verdict, first step that differs, whether only words do. One is held at a time."""
    library, digest, last = current.library(), current.digest(), ""
    while rows := list(Share.objects.filter(name__gt=last).order_by("name")[:AT_ONCE]):
        for row in rows:
            try:
                found = replay(row, library, digest)
            except Damaged:
                yield row, DAMAGED, None, False
            else:
                yield row, found.verdict, found.parting, found.reworded
        last = rows[-1].name

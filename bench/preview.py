"""The preview of a proposal that touches at least a thousand scenarios: ``python -m bench.preview [TIMES]``.

The shipped rulings so many times under other names (:mod:`bench.library`). So many rules are changed that a thousand scenarios
are touched; then the page's turns are taken until all of them ran, and on until all are verified. A first process stops after one turn, as
a reviewer does who closes the page: what it found the second one must not run again.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from itertools import count
from pathlib import Path
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage
from typing import Any

from bench.library import ROOT, django, number_shipped

WANTED = 1000  # scenarios


def processor() -> float:
    """Seconds of the processor that this process took, with its copies that ended."""
    return sum(used.ru_utime + used.ru_stime for used in (getrusage(RUSAGE_SELF), getrusage(RUSAGE_CHILDREN)))


def touching(word: str) -> tuple[dict[str, str], int]:
    """Changed files of rules, with this word more in every rule's settings, that touch enough scenarios; and how many these are."""
    from engine.corpus.editing.document import EditableFile
    from rulings.editor import working
    from rulings.store import current

    library = current.published()
    changes: dict[str, str] = {}
    for path in sorted(path for path in library.files.texts if "/rules/" in path):
        doc = EditableFile(library.files.texts[path])
        for at, rule in enumerate(doc.entries(("rules",))):
            for name in rule["settings"] if isinstance(rule, dict) and "settings" in rule else ():
                doc.set(("rules", at, "settings", name, "en"), f"{doc.get(('rules', at, 'settings', name, 'en'))} {word}.")
        if doc.text == library.files.texts[path]:
            continue
        changes[path] = doc.text
        found = working.known(changes).touched.rulings
        scenarios = sum(len(library.rulings[id].scenarios) for id in found)
        if scenarios >= WANTED:
            return changes, scenarios
    return changes, scenarios


def measure(turns: int) -> dict[str, Any]:
    """Take so many turns, or all that it needs where that is 0."""
    django()
    from rulings.store import current

    current.warm()
    found = taken("So", turns)
    return found if turns else {"a new process": found, "the same once more": taken("Thus", 0)}


def taken(word: str, turns: int) -> dict[str, Any]:
    """The figures of a change with this word."""
    from rulings.editor import working
    from rulings.editor.trying import preview

    changes, scenarios = touching(word)
    found: dict[str, Any] = {"scenarios": scenarios, "rulings": working.known(changes).of}
    found["known before"] = len(working.known(changes).read)
    begun, used = time.monotonic(), processor()
    longest = 0.0
    for n in count(1):
        turn = time.monotonic()
        work = working.turn(changes)
        preview(changes, work)
        longest = max(longest, time.monotonic() - turn)
        found.setdefault("ran after the first turn", len(work.read))
        if len(work.read) == work.of and "all ran, clock" not in found:
            found |= {"all ran, clock": time.monotonic() - begun, "all ran, processor": processor() - used, "all ran, turns": n}
        if work.complete or n == turns:
            break
    found |= {"all of it, clock": time.monotonic() - begun, "all of it, processor": processor() - used, "turns": n, "longest turn": longest}
    return found


def main(times: int) -> None:
    """Fill, and measure in processes of their own: a turn and no more, then all the rest; on a second database all in one process."""
    folder = Path(os.environ.get("BENCH_LIBRARY") or tempfile.mkdtemp())
    for name, asked in (("broken off and gone on", (1, 0)), ("in one go", (0,))):
        url = f"sqlite:///{folder}/preview-{times}-{name[0]}.sqlite3"
        env = {**os.environ, "DATABASE_URL": url, "LOG_LEVEL": "error", "PUBLIC_DIR": str(folder)}
        fill = [sys.executable, "-m", "bench.library", "fill", str(number_shipped() * times)]
        subprocess.run(fill, env=env, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
        for turns in asked:
            command = [sys.executable, "-m", "bench.preview", "measure", str(turns)]
            said = subprocess.run(command, env=env, cwd=ROOT, check=True, capture_output=True).stdout.splitlines()[-1]
            print(f"{name}, {turns or 'all'} turns: {json.loads(said, parse_float=lambda one: round(float(one), 1))}", flush=True)


if __name__ == "__main__":
    if sys.argv[1:2] == ["measure"]:
        print(json.dumps(measure(int(sys.argv[2]))))
    else:
        main(int(sys.argv[1]) if sys.argv[1:] else 2)

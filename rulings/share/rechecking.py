"""Every shared run, run again in chunks: what did not change since the last time is found in the database and not run.

A verdict is kept under the hash of the row itself, of every file of the corpus but the rulings (a shared run brings its own), and of the
code that runs and compares it. So a ruling that is published leaves all of them known, and whoever is stopped goes on where it stopped.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import NamedTuple

from rulings.share.models import Share
from rulings.share.replaying import replay
from rulings.share.storing import Damaged
from rulings.store import chunks, current, hashes, results, workers
from rulings.store.batches import batched

DAMAGED = "damaged"
TASK = "rulings.check_shares"  # what workers do: rulings.share.tasks
CODE = ("rulings/share", "rulings/board")  # beside what every kept result rests on
AT_ONCE = 20  # rows whose contents are in the memory together


class Recheck(NamedTuple):
    """What became of one shared run: the verdict, the first step that differs, and whether only words do."""

    name: str
    verdict: str
    parting: int | None
    reworded: bool


def all_found(processes: int, lonely: Callable[[], None]) -> Iterator[Recheck]:
    """Every shared run, those that are known first, the rest chunk by chunk. Raises chunks.ProcessesFailed."""
    rows = results.KeptRows(results.SHARE)
    left: dict[str, str] = {}
    for some in _keys(Share.objects.order_by("name").values_list("name", flat=True)):
        known = _known(rows, some)
        left |= {name: key for name, key in some.items() if name not in known}
        yield from known.values()
    for found in _by_workers(rows, left, processes, lonely) if workers.wanted() else _computed(left, list(left), processes):
        yield from found


def check_chunk(names: list[str]) -> None:
    """What a worker does: run those of some shared runs again that are not known yet, and keep what becomes of them."""
    rows = results.KeptRows(results.SHARE)
    for some in _keys(names):
        known = _known(rows, some)
        _keep(rows, some, [Recheck(*found) for found in _replayed([name for name in some if name not in known])])


def _computed(keys: Mapping[str, str], names: list[str], processes: int, apart: bool = False) -> Iterator[list[Recheck]]:
    rows = results.KeptRows(results.SHARE)
    for made in chunks.done(_replayed, names, processes, apart):
        found = [Recheck(*one) for one in made]
        _keep(rows, keys, found)
        yield found


def _by_workers(rows: results.KeptRows, keys: Mapping[str, str], processes: int, lonely: Callable[[], None]) -> Iterator[list[Recheck]]:
    """As workers are done with them; what no worker could keep is found here at the end."""
    left: list[str] = []
    for some in workers.handed_out(TASK, list(keys), lonely):
        known = _known(rows, {name: keys[name] for name in some})
        left += [name for name in some if name not in known]
        yield list(known.values())
    yield from _computed(keys, left, processes, apart=True)


def _replayed(names: list[str]) -> list[tuple[str, str, int | None, bool]]:
    """Run shared runs again, as data. One that was deleted meanwhile is passed over."""
    library, digest = current.library(), current.digest()
    made: list[tuple[str, str, int | None, bool]] = []
    for some in batched(names, AT_ONCE):
        for row in Share.objects.filter(name__in=some).order_by("name"):
            try:
                found = replay(row, library, digest)
            except Damaged:
                made.append((row.name, DAMAGED, None, False))
            else:
                made.append((row.name, found.verdict, found.parting, found.reworded))
    return made


def _keys(names: Iterable[str]) -> Iterator[dict[str, str]]:
    """Under which names the verdicts of some shared runs are kept, many at a time."""
    code = hashes.code_in(*CODE)
    texts = current.library().files.texts
    grounds = hashes.digest_of({path: texts[path] for path in texts if path.split("/")[1:2] != ["rulings"]})
    for some in batched(list(names), chunks.CHUNK * AT_ONCE):
        keys: dict[str, str] = {}
        for few in batched(some, AT_ONCE):
            for name, bundle, trace in Share.objects.filter(name__in=few).values_list("name", "bundle", "trace"):
                stored = hashlib.sha256(bytes(bundle)).hexdigest() + hashlib.sha256(bytes(trace)).hexdigest()
                keys[name] = hashes.hash_of(f"{results.SHARE} {name} {stored} {grounds} {code}")
        yield keys


def _known(rows: results.KeptRows, keys: Mapping[str, str]) -> dict[str, Recheck]:
    texts = rows.get(list(keys.values()))
    return {name: Recheck(name, *json.loads(texts[key])) for name, key in keys.items() if key in texts}


def _keep(rows: results.KeptRows, keys: Mapping[str, str], found: list[Recheck]) -> None:
    rows.put({keys[one.name]: json.dumps(one[1:]) for one in found})

"""How each published scenario came out when its ruling was last stored: what a change is compared with, without running it once more."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from typing import NamedTuple

from engine.kernel.budget import Budget
from engine.study.scenario_run import ScenarioRun
from engine.study.traces import trace_of
from rulings.store.batches import AT_ONCE, batched
from rulings.store.models import KeptOutcome

BUDGET = Budget(steps=2000, agenda=120)  # of one run on a page; the longest run of the corpus has not 200 steps
BRANCHES = 120  # outcomes played for a claim about all of them, on a page: strangers write scenarios too
WORK = 12_000  # frames that these may take in all, about a second


class CameOut(NamedTuple):
    """A run in short: whether all that was written of it holds, how it ended, and a hash of its steps with their rules."""

    sound: bool
    outcome: str
    trace: str


OutcomeRow = tuple[str, str, CameOut]  # ruling, scenario


def came_out(run: ScenarioRun) -> CameOut:
    """A run in short. Raises BadInput where what is expected of it cannot be judged."""
    outcome = run.outcome
    said = " ".join([outcome.verdict, outcome.winner or "-", outcome.reason, *outcome.rules]).rstrip()
    return CameOut(run.sound, said, sha256(trace_of(run).encode()).hexdigest())


def add(rows: Iterable[OutcomeRow]) -> None:
    """Keep how scenarios of stored rulings came out."""
    made = (KeptOutcome(ruling_id=ruling, scenario=name, **came._asdict()) for ruling, name, came in rows)
    KeptOutcome.objects.bulk_create(made, batch_size=AT_ONCE)


def of(rulings: Iterable[str]) -> dict[tuple[str, str], CameOut]:
    """How the scenarios of some rulings came out, in the order of their files."""
    found: dict[tuple[str, str], CameOut] = {}
    for some in batched(list(rulings)):
        rows = KeptOutcome.objects.filter(ruling__in=some).order_by("ruling", "id")
        for ruling, scenario, *came in rows.values_list("ruling_id", "scenario", *CameOut._fields):
            found[ruling, scenario] = CameOut(*came)
    return found

"""Flip preview: which scenarios would come out otherwise under a proposal. Only what touches the changed files runs, and runs once."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from hashlib import sha256

from engine.corpus.problems import BadInput
from engine.corpus.shapes import Both
from engine.corpus.spot import LANGUAGES
from engine.study.library import Library
from engine.study.scenario_run import ScenarioRun
from engine.study.traces import trace_of
from rulings.board.cases import BRANCHES, BUDGET, WORK
from rulings.editor.checking import as_proposed
from rulings.editor.models import Tried
from rulings.store import current
from rulings.store.touched import Changes, touched

TURN = 1.5  # seconds of one request; the page asks again until all of them ran
SAME, TRACE, OUTCOME, BROKEN, NEW, GONE = "same", "trace", "outcome", "broken", "new", "gone"
FLIPS = (OUTCOME, BROKEN, TRACE, NEW, GONE)


@dataclass
class Preview:
    """How far it got. ``rows`` are those scenarios that would come out otherwise, the worst first."""

    done: int
    of: int
    rows: list[Tried] = field(default_factory=list)

    @property
    def complete(self) -> bool:
        return self.done >= self.of

    def count(self, result: str) -> int:
        """How many came out so."""
        return sum(row.result == result for row in self.rows)


def preview(changes: Changes, seconds: float = 0) -> Preview:
    """What is known of a change's consequences, after running for so many seconds what has not run yet."""
    library, digest = as_proposed(changes)
    before = current.published()
    key = sha256(f"{current.published_digest()} {digest}".encode()).hexdigest()
    wanted = scenarios(before, library, changes)
    known = set(Tried.objects.filter(key=key).values_list("ruling", "scenario"))
    made = []
    until = time.monotonic() + seconds
    for ruling, scenario in wanted:
        if seconds <= 0 or time.monotonic() >= until:
            break
        if (ruling, scenario) not in known:
            result, detail = tried(before, library, ruling, scenario)
            made.append(Tried(key=key, ruling=ruling, scenario=scenario, result=result, detail=detail))
    Tried.objects.bulk_create(made, ignore_conflicts=True, batch_size=200)
    rows = sorted(Tried.objects.filter(key=key, result__in=FLIPS), key=lambda row: (FLIPS.index(row.result), row.ruling))
    return Preview(len(known) + len(made), len(wanted), rows)


def scenarios(before: Library, after: Library, changes: Changes) -> list[tuple[str, str]]:
    """The scenarios that a change touches, by ruling and name, before and after it."""
    found = touched(before, after, changes)
    named: dict[tuple[str, str], None] = {}
    for id in (*found.rulings, *found.gone_rulings):
        for library in (before, after):
            ruling = library.rulings.get(id)
            for scenario in ruling.scenarios if ruling is not None else ():
                named[id, scenario.name] = None
    return list(named)


def tried(before: Library, after: Library, ruling: str, scenario: str) -> tuple[str, Both]:
    """What becomes of a scenario, and in words what is different; no words where there is nothing to say."""
    old, new = run(before, ruling, scenario), run(after, ruling, scenario)
    if old is None or new is None:
        return (SAME, {}) if new is old else (NEW, {}) if old is None else (GONE, {})
    if not isinstance(new, ScenarioRun):
        return (BROKEN, new) if isinstance(old, ScenarioRun) else (SAME, {})
    if not isinstance(old, ScenarioRun):
        return OUTCOME, old
    if old.sound != new.sound or new.outcome != old.outcome:
        fallen = [line["text"] for line in new.expectations if not line["holds"]]
        return OUTCOME, {lang: "\n".join(text[lang] for text in fallen) for lang in LANGUAGES} if fallen else {}
    return (SAME, {}) if trace_of(old) == trace_of(new) else (TRACE, {})


def run(library: Library, ruling: str, scenario: str) -> ScenarioRun | Both | None:
    """A run of a scenario; why there is none in words; None where there is no such scenario."""
    found = library.rulings.get(ruling)
    if found is None or found.scenario(scenario) is None:
        return None
    try:
        made = library.run(ruling, scenario, branches=BRANCHES, work=WORK, budget=BUDGET)
        made.expectations  # noqa: B018 - judged here, where what cannot be judged is caught
        return made
    except BadInput as bad:
        return {lang: "\n".join(problem.text(lang) for problem in bad.problems) for lang in LANGUAGES}

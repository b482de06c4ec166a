"""Flip preview: which scenarios would come out otherwise. Only what touches the changed files runs, once, beside what is kept."""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import sha256
from typing import NamedTuple

from engine.corpus.problems import BadInput
from engine.corpus.shapes import Both
from engine.corpus.spot import LANGUAGES
from engine.study.library import Library
from engine.study.scenario_run import ScenarioRun
from rulings.editor.checking import as_proposed, warm
from rulings.editor.models import Tried
from rulings.editor.spreading import spread
from rulings.store import current, kept
from rulings.store.kept import BRANCHES, BUDGET, WORK, CameOut, came_out
from rulings.store.touched import Changes, folder_of, touched

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
    left = [pair for pair in wanted if pair not in known] if seconds > 0 else []
    made = []
    if left:
        for game in {wanted[pair].game for pair in left}:
            warm(library, game)
        found = spread(left, lambda pair: tried(before, library, wanted[pair], *pair), seconds)
        made = [Tried(key=key, ruling=ruling, scenario=name, result=result, detail=said) for (ruling, name), (result, said) in found]
    Tried.objects.bulk_create(made, ignore_conflicts=True, batch_size=200)
    rows = sorted(Tried.objects.filter(key=key, result__in=FLIPS), key=lambda row: (FLIPS.index(row.result), row.ruling))
    return Preview(len(known) + len(made), len(wanted), rows)


class Wanted(NamedTuple):
    """A scenario that is to be tried: of which game, and how it comes out as published, where that is kept."""

    game: str
    came: CameOut | None


def scenarios(before: Library, after: Library, changes: Changes) -> dict[tuple[str, str], Wanted]:
    """The scenarios that a change touches, by ruling and name, before and after it. Only files that change themselves are read for it."""
    found = touched(before, after, changes)
    came = kept.of(found.rulings)
    rulings = {ruling for ruling, _name in came}
    changed = {path for path in changes if folder_of(path) == "rulings"}
    named: dict[tuple[str, str], Wanted] = {}
    for id in (*found.rulings, *found.gone_rulings):
        paths = {library.rulings.paths[id] for library in (before, after) if id in library.rulings.paths}
        if id in rulings and not paths & changed:
            continue
        for library in (before, after):
            ruling = library.rulings.get(id)
            if ruling is not None:
                for scenario in ruling.scenarios:
                    named.setdefault((id, scenario.name), Wanted(ruling.game, came.get((id, scenario.name))))
    for pair, one in came.items():
        named.setdefault(pair, Wanted(after.rulings.paths[pair[0]].split("/")[0], one))
    return named


def tried(before: Library, after: Library, wanted: Wanted, ruling: str, scenario: str) -> tuple[str, Both]:
    """What becomes of a scenario, and in words what is different; no words where there is nothing to say."""
    new = run(after, ruling, scenario)
    old = wanted.came if wanted.came is not None else shortly(run(before, ruling, scenario))
    if old is None or new is None:
        return (SAME, {}) if new is old else (NEW, {}) if old is None else (GONE, {})
    if not isinstance(new, ScenarioRun):
        return (BROKEN, new) if isinstance(old, CameOut) else (SAME, {})
    if not isinstance(old, CameOut):
        return OUTCOME, old
    now = came_out(new)
    if (old.sound, old.outcome) != (now.sound, now.outcome):
        fallen = [line["text"] for line in new.expectations if not line["holds"]]
        return OUTCOME, {lang: "\n".join(text[lang] for text in fallen) for lang in LANGUAGES} if fallen else {}
    return (SAME, {}) if old.trace == now.trace else (TRACE, {})


def shortly(found: ScenarioRun | Both | None) -> CameOut | Both | None:
    """A run in short, where there is one."""
    return came_out(found) if isinstance(found, ScenarioRun) else found


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

"""Flip preview: which scenarios would come out otherwise, each beside how it came out when it was last stored."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.kernel.bilingual import Bilingual
from engine.study.library import Library
from rulings.editor import working
from rulings.editor.working import Work
from rulings.http.language import here
from rulings.store import hashes, published_outcomes
from rulings.store.models import LoadedCorpus
from rulings.store.published_outcomes import CameOut
from rulings.store.reading import PlayedRuling, read_off
from rulings.store.touched import Changes

SAME, TRACE, OUTCOME, BROKEN, NEW, GONE = "same", "trace", "outcome", "broken", "new", "gone"
FLIPS = (OUTCOME, BROKEN, TRACE, NEW, GONE)


@dataclass(frozen=True)
class TriedScenario:
    """What became of a scenario under a change of files. ``detail`` is what is different, in words, by language."""

    ruling: str
    scenario: str
    result: str
    detail: Bilingual

    @property
    def said(self) -> str:
        """What is different, in the language of the request."""
        return str(self.detail.get(here(), ""))


@dataclass
class Preview:
    """How far it got: rulings that ran, and that were verified. ``rows`` are scenarios that come out otherwise, the worst first."""

    done: int
    checked: int
    of: int
    scenarios: int = 0
    rows: list[TriedScenario] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    older: bool = False  # what they are compared with was found by another version of the engine

    @property
    def ran(self) -> bool:
        """Whether every touched scenario ran."""
        return self.done >= self.of

    @property
    def complete(self) -> bool:
        """Whether all of it is verified too."""
        return self.ran and self.checked >= self.of

    def count(self, result: str) -> int:
        """How many came out so."""
        return sum(row.result == result for row in self.rows)


def preview(changes: Changes, work: Work | None = None) -> Preview:
    """What is known of a change's consequences."""
    work = work or working.known(changes)
    came: dict[str, dict[str, CameOut]] = {}
    for (ruling, scenario), one in published_outcomes.of([*work.read, *work.touched.gone_rulings]).items():
        came.setdefault(ruling, {})[scenario] = one
    made = Preview(len(work.read), len(work.checked), work.of, faults=work.faults)
    for id in (*work.touched.rulings, *work.touched.gone_rulings):
        after = work.read.get(id, PlayedRuling(id) if id in work.touched.gone_rulings else None)
        if after is not None:
            rows = compared(came.get(id) or as_published(work.before, id), after)
            made.scenarios += len(rows)
            made.rows += [row for row in rows if row.result != SAME]
    made.older = bool(made.rows) and not LoadedCorpus.objects.filter(made_by=hashes.makers()).exists()
    made.rows.sort(key=lambda row: (FLIPS.index(row.result), row.ruling))
    return made


def as_published(library: Library, id: str) -> dict[str, CameOut]:
    """How the scenarios of a ruling come out of which that is not kept; nothing for one that there is not."""
    return read_off(library, id).outcomes if id in library.rulings.paths else {}


def compared(before: dict[str, CameOut], after: PlayedRuling) -> list[TriedScenario]:
    """What becomes of each scenario of a ruling."""
    found = []
    why = {lang: "\n".join(problem.text(lang) for problem in after.problems) for lang in ("en", "ja")}
    unread = bool(after.problems) and not after.broken
    for name in dict.fromkeys((*before, *after.outcomes, *after.broken)):
        old, now, broken = before.get(name), after.outcomes.get(name), after.broken.get(name, why if unread else None)
        result, detail = OUTCOME, after.fallen.get(name, {})
        if broken is not None:
            result, detail = BROKEN, broken
        elif now is None or old is None:
            result, detail = (GONE if now is None else NEW), {}
        elif (old.sound, old.outcome) == (now.sound, now.outcome):
            result, detail = (SAME if old.trace == now.trace else TRACE), {}
        found.append(TriedScenario(after.id, name, result, detail))
    return found

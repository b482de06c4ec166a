"""The library: a corpus that can be asked for anything in it and that runs its scenarios."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping, Sequence
from pathlib import Path

from engine.corpus.files import CorpusFiles
from engine.corpus.problems import BadInput, Problem, nearest
from engine.corpus.shapes import Ruling, Scenario
from engine.games.registry import GAMES
from engine.kernel.budget import Budget
from engine.kernel.game import Game
from engine.study.playable import PlayableCorpus
from engine.study.scenario_run import ScenarioRun
from engine.study.work import MOST_OUTCOMES, MOST_WORK


class Library(PlayableCorpus):
    """A playable corpus with its rulings found by name and run whole: with expectations, and as data."""

    @classmethod
    def from_folder(cls, folder: Path) -> Library:
        """The corpus of a folder; files are keyed by their paths below it. Bytes that are no UTF-8 are left for the reader to refuse."""
        paths = sorted(folder.rglob("*.yaml"))
        return cls.from_texts({p.relative_to(folder).as_posix(): p.read_text(encoding="utf-8", errors="surrogateescape") for p in paths})

    @classmethod
    def from_texts(cls, texts: Mapping[str, str], systems: Mapping[str, Game] = GAMES) -> Library:
        """The corpus of a mapping from path to text, about these games."""
        return cls(CorpusFiles(texts, systems))

    def find(self, ruling_id: str, scenario_name: str | None = None) -> tuple[Ruling, Scenario]:
        """A ruling and one of its scenarios (the first where none is named). Raises BadInput for one that is missing or has problems."""
        if ruling_id not in self.rulings.paths:
            message = {"en": f"There is no ruling “{ruling_id}”.", "ja": f"「{ruling_id}」という裁定はありません。"}
            raise BadInput(Problem("", 0, 0, message, ruling_id, nearest(ruling_id, self.rulings.paths)))
        ruling = self.rulings.get(ruling_id)
        problems = self.rulings.problems[ruling_id]
        if problems or ruling is None:
            raise BadInput(problems)
        return ruling, scenario_of(ruling, scenario_name)

    def run(
        self,
        of: str | Ruling,
        scenario_name: str | None = None,
        as_of: dt.date | None = None,
        settings: Mapping[str, str] | None = None,
        choose: Sequence[int] = (),
        *,
        branches: int = MOST_OUTCOMES,
        work: int = MOST_WORK,
        budget: Budget | None = None,
    ) -> ScenarioRun:
        """Run a scenario of a ruling, given by its name or as a value that need not be in the corpus. Raises BadInput.

        ``branches`` and ``work`` bound exploring, where it expects something of all outcomes; ``budget`` bounds each run.
        """
        if isinstance(of, Ruling):
            ruling, scenario = of, scenario_of(of, scenario_name)
        else:
            ruling, scenario = self.find(of, scenario_name)
        return ScenarioRun(self, ruling, scenario, as_of, settings or {}, tuple(choose), branches, work, budget)


def scenario_of(ruling: Ruling, name: str | None) -> Scenario:
    """A scenario of a ruling by name (the first for None). Raises BadInput where there is none of that name."""
    scenario = ruling.scenario(name)
    if scenario is None:
        names = [s.name for s in ruling.scenarios]
        message = {"en": f"{ruling.id} has no scenario “{name}”.", "ja": f"{ruling.id} に「{name}」というシナリオはありません。"}
        raise BadInput(Problem(ruling.path, 0, 0, message, str(name), nearest(str(name), names) or tuple(names)))
    return scenario

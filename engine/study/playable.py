"""A corpus that can be played: its contents, and a run of any of its scenarios under any of its rulesets."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from typing import Self

from engine.corpus.files import CorpusFiles
from engine.corpus.problems import BadInput, Problem, nearest
from engine.corpus.shapes import Scenario
from engine.kernel.budget import Budget
from engine.kernel.rules import Ruleset
from engine.play.play import Played, Staging, play
from engine.study.definitions import Definitions, Pinned
from engine.study.rulesets import Rulesets
from engine.study.staging import staging


class PlayableCorpus:
    """Games, rules, cards, rulings, claims and documents of one corpus, and playing its scenarios. It never changes once it is made."""

    def __init__(self, files: CorpusFiles, pinned: Pinned | None = None) -> None:
        self.files = files
        self.systems = files.systems
        self.games = files.games
        self.rules = files.rules
        self.cards = files.cards
        self.rulings = files.rulings
        self.claims = files.claims
        self.documents = files.documents
        self.synonyms = files.synonyms
        self.topics = files.topics
        self.updates = files.updates
        self.definitions = Definitions(files, pinned)
        self._rulesets = Rulesets(files.systems, files.rules)

    @property
    def problems(self) -> list[Problem]:
        """Everything that is wrong with the corpus; empty when it is sound. Reads all of it."""
        return self.problems_of(self.cards, self.rulings)

    def problems_of(self, games: Iterable[str], rulings: Iterable[str]) -> list[Problem]:
        """What is wrong with the files that all games share, with the cards and rules of some games, and with some rulings."""
        found = list(self.files.problems)
        for game in games:
            cards = self.cards[game]
            for slug in cards:
                _ = cards[slug]
                found.extend(cards.problems.get(slug) or self.definitions.problems(game, slug))
            found.extend(self.rules_problems(game))
        for id in rulings:
            self.rulings.get(id)
            found.extend(self.rulings.problems.get(id, ()))
        return found

    @property
    def pinned(self) -> Pinned:
        """The cards that are played as of a day of their own, by game and slug."""
        return self.definitions.pinned

    def with_cards(self, game: str, days: Mapping[str, dt.date]) -> Self:
        """The same corpus with some cards as of a day of their own, whatever day is played. Raises BadInput for an unknown card."""
        known = self.cards[game].raw
        for slug in days:
            if slug not in known:
                message = {"en": f"There is no card “{slug}” in this game.", "ja": f"このゲームに「{slug}」というカードはありません。"}
                raise BadInput(Problem("", 0, 0, message, slug, nearest(slug, known)))
        made = copy(self)
        made.definitions = Definitions(self.files, {**self.pinned, **{(game, slug): day for slug, day in days.items()}})
        return made

    def changed(self, changes: Mapping[str, str | None]) -> Self:
        """The same corpus with some files otherwise (:meth:`engine.corpus.files.CorpusFiles.changed`)."""
        files = self.files.changed(changes)
        if files.cards is not self.files.cards:
            return type(self)(files, self.pinned)
        made = copy(self)
        made.files, made.rulings = files, files.rulings
        return made

    def ruleset(self, game: str, as_of: dt.date | None, settings: Mapping[str, str]) -> Ruleset:
        """A game's rules on a day (the latest for None), some set otherwise. Raises BadInput for a rule or setting that does not exist."""
        return self._rulesets.get(game, as_of, settings)

    def rules_problems(self, game: str) -> list[Problem]:
        """What is wrong with a game's rules taken together: settings that nothing looks up, or that none declares."""
        return self._rulesets.problems(game)

    def family(self, game: str) -> tuple[str, ...]:
        """A game and those it is based on: the games whose rules hold in it."""
        return self._rulesets.family(game)

    def staging(self, scenario: Scenario, day: dt.date | None) -> Staging:
        """What a scenario needs in order to be played on a day; several runs of it on that day can share it."""
        return staging(self.files, self.definitions, scenario, day)

    def play(
        self,
        scenario: Scenario,
        as_of: dt.date | None = None,
        settings: Mapping[str, str] | None = None,
        choose: Sequence[int] = (),
        budget: Budget | None = None,
        staging: Staging | None = None,
    ) -> Played:
        """Play a scenario; without ``as_of`` on its own date, without that under the latest rules. Raises BadInput.

        ``settings`` are added to the scenario's own, ``choose`` are the options of the decisions in their order.
        """
        day = as_of or scenario.as_of
        ruleset = self.ruleset(scenario.game, day, {**scenario.settings, **(settings or {})})
        return play(scenario, staging or self.staging(scenario, day), ruleset, choose, budget)

"""One run of a ruling's scenario, with what is expected of it: what the command line, the site and the API show."""

from __future__ import annotations

import datetime as dt
import hashlib
import json
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import overload

from engine import VERSION
from engine.corpus.shapes import Ruling, Scenario
from engine.kernel.bilingual import Bilingual
from engine.kernel.budget import Budget
from engine.kernel.state import Player
from engine.kernel.trace import Decision, Frame, Outcome
from engine.log import present
from engine.log.contract import FrameJson
from engine.log.frames import MOST_HELD, Frames
from engine.log.seeing import LANGUAGES
from engine.play.play import Verdict
from engine.study.contract import ExpectationJson, RunJson
from engine.study.explore import judged
from engine.study.playable import PlayableCorpus
from engine.study.refusals import expected_refusals
from engine.study.unasked import Unasked
from engine.study.work import MOST_OUTCOMES, MOST_WORK


class TooLong(Exception):
    """A run has more characters of JSON than the caller takes."""


FRAME, THING = 2_000, 80  # bytes of memory: of a frame, or of an effect that waits in it; of a thing on its table
HELD = MOST_HELD * FRAME  # bytes of the data of tables and agendas
WORDING = ("text", "name", "prompt", "granted", "views")  # the parts of a run's data that only say what others hold


class ScenarioRun:
    """The run of one scenario under one ruleset, with the decisions that were given (``choose``: the option taken at each).

    ``settings`` are those asked for besides the scenario's own. ``branches`` and ``work`` bound exploring, ``budget`` bounds each run.
    Raises BadInput where the scenario cannot be played.
    """

    def __init__(
        self,
        library: PlayableCorpus,
        ruling: Ruling,
        scenario: Scenario,
        as_of: dt.date | None,
        settings: Mapping[str, str],
        choose: tuple[int, ...],
        branches: int = MOST_OUTCOMES,
        work: int = MOST_WORK,
        budget: Budget | None = None,
    ) -> None:
        self.library = library
        self.ruling = ruling
        self.scenario = scenario
        self.as_of = as_of or scenario.as_of
        self.settings = dict(settings)
        self.choose = choose
        self.branches = branches
        self.work = work
        self.budget = budget
        self.played = library.play(scenario, as_of, settings, choose, budget)
        self._expectations: list[ExpectationJson] | None = None
        self._frames = Frames(self.played.run)

    @property
    def frames(self) -> list[Frame]:
        """The moments of the run, frame 0 being the given board."""
        return self.played.run.frames

    @property
    def decisions(self) -> list[Decision]:
        """The choices and draws in their order."""
        return self.played.run.decisions

    @property
    def weight(self) -> int:
        """About how many bytes of memory it takes, with all data that it keeps."""
        run = self.played.run
        frames, tables = len(run.frames) * FRAME, len(run.frames) * len(run.state.things) * THING
        return 2 * frames + tables + min(HELD, tables + FRAME * sum(len(frame.agenda) for frame in run.frames))

    @property
    def outcome(self) -> Outcome:
        """How it ended."""
        return self.played.run.outcome

    @cached_property
    def verdicts(self) -> list[Verdict]:
        """Whether each line of ``then`` holds, without its words."""
        sentences = self.scenario.then
        for override, others in self.scenario.otherwise.items():
            if dict(override) == self.settings and self.settings:
                sentences = others
        limits = (self.branches, self.work, self.budget)
        return judged(self.library, self.scenario, self.played, sentences, self.as_of, self.settings, *limits)

    @property
    def expectations(self) -> list[ExpectationJson]:
        """Each line of ``then``, and whether it holds; those of ``otherwise`` where the run is under exactly those settings."""
        if self._expectations is None:
            say = self.played.staging.text
            made: list[ExpectationJson] = []
            for v in self.verdicts:
                text = {lang: say(v.sentence)[lang] for lang in LANGUAGES}
                told: ExpectationJson = {"text": text, "holds": bool(v.holds), "line": v.sentence.line}
                if v.holds is None:
                    told["undecided"] = True
                if v.note is not None:
                    told["note"] = {lang: v.note[lang] for lang in LANGUAGES}
                made.append(told)
            self._expectations = made  # whole: another thread may ask meanwhile
        return self._expectations

    @property
    def actions(self) -> list[int]:
        """The frame with which each action begins."""
        return [done.first for done in self.played.actions]

    @property
    def left_out(self) -> list[tuple[Bilingual, str]]:
        """What the cards that lie there at the beginning say and do not do, since it is not understood: the card's name, and the line."""
        cards = {t.card.slug: t.card for t in self.frames[0].state.things.values() if t.card.left_out}
        return [(card.name, line) for card in cards.values() for line in card.left_out]

    @property
    def sound(self) -> bool:
        """Whether every expectation holds, no action was refused unexpectedly, and nothing was chosen in vain."""
        return all(v.holds for v in self.verdicts) and not unexpected_refusals(self) and not self.unasked

    @cached_property
    def unasked(self) -> list[tuple[int, Bilingual]]:
        """What actions choose although nothing asks for it, neither here nor under the settings of ``otherwise``: its line, and the words.

        Nothing where other settings, another day or other decisions are looked at than the scenario's own.
        """
        found = Unasked()
        if self.settings or self.choose or self.as_of != self.scenario.as_of:
            return []
        found.take_in(self.played)
        for settings in self.scenario.otherwise if found.told(self.scenario) else ():
            found.take_in(self.library.play(self.scenario, self.as_of, dict(settings), (), self.budget))
        return found.told(self.scenario)

    def frame_json(self, n: int) -> FrameJson:
        """Frame ``n`` as plain data; its table and agenda are made when they are asked for (:class:`engine.log.frames.FrameData`)."""
        return self._frames[n]

    def sizes(self) -> Iterator[tuple[tuple[Player, str], int]]:
        """How many cards a player's zone holds, for each of them in each frame."""
        for frame in self.frames:
            for place, ids in frame.state.zones.items():
                yield place, len(ids)

    def waiting(self) -> int:
        """How many effects wait when most of them do."""
        return max(len(frame.agenda) for frame in self.frames)

    @overload
    def json(self, lang: None = None, most: int | None = None) -> RunJson: ...

    @overload
    def json(self, lang: str, most: int | None = None) -> dict[str, object]: ...

    def json(self, lang: str | None = None, most: int | None = None) -> RunJson | dict[str, object]:
        """The whole run as plain data. With ``lang``, every text is in that language only.

        With ``most``, raises TooLong as soon as the frames have more characters of JSON than that.
        """
        run = self.played.run
        frames: list[FrameJson] = []
        size = 0
        for frame in self.frames:
            made = present.frame_json(run, frame, self._frames.cards)
            frames.append(made)
            if most is not None:
                size += len(json.dumps(made, ensure_ascii=False, separators=(",", ":")))
                if size > most:
                    raise TooLong(most)
        data: RunJson = {
            "schema": present.SCHEMA,
            "engine": VERSION,
            "ruling": self.ruling.id,
            "scenario": self.scenario.name,
            "fingerprint": "",
            "game": self.scenario.game,
            "as_of": self.as_of.isoformat() if self.as_of else None,
            "settings": dict(run.ruleset.settings),
            "outcome": present.outcome_json(run),
            "expectations": self.expectations,
            "frames": frames,
            "decisions": [present.decision_json(run, d) for d in self.decisions],
        }
        data["fingerprint"] = fingerprint(data)
        return one_language(data, lang) if lang else data


def fingerprint(data: RunJson) -> str:
    """A hash of what happened: game, outcome, frames and decisions without their wording."""
    parts = {"game": data["game"], "outcome": data["outcome"], "frames": data["frames"], "decisions": data["decisions"]}
    return hashlib.sha256(json.dumps(without_wording(parts, {}), sort_keys=True, ensure_ascii=False).encode()).hexdigest()[:16]


def without_wording(value: object, made: dict[int, object]) -> object:
    """The same plain data without its texts. ``made`` holds what was made of each mapping (by identity): frames share most of theirs."""
    if isinstance(value, dict):
        if id(value) not in made:
            made[id(value)] = {k: without_wording(v, made) for k, v in value.items() if k not in WORDING}
        return made[id(value)]
    if isinstance(value, list):
        return [without_wording(v, made) for v in value]
    return value


def one_language(data: Mapping[str, object], lang: str) -> dict[str, object]:
    """The same plain data with every text (``{"en": …, "ja": …}``) in one language; what many frames share stays shared."""
    made: dict[int, object] = {}

    def said(value: object) -> object:
        if isinstance(value, dict):
            if id(value) not in made:
                both = set(value) == set(LANGUAGES)
                made[id(value)] = value[lang] if both else {k: said(v) for k, v in value.items()}
            return made[id(value)]
        return [said(v) for v in value] if isinstance(value, list) else value

    return {key: said(value) for key, value in data.items()}


def unexpected_refusals(run: ScenarioRun) -> list[tuple[int, str]]:
    """Actions (from 1) that were refused although no line of ``then`` says so or that it can't be done, each with the rule."""
    expected = expected_refusals(run.scenario)
    return [(n, rule) for n, rule in run.played.refusals if n not in expected]

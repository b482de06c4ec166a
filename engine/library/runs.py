"""A ruling's scenario, run: what the command line, the site and the API show."""

from __future__ import annotations

import datetime as dt
import hashlib
import json
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from engine import VERSION
from engine.kernel import present
from engine.kernel.budget import Budget
from engine.kernel.trace import Decision, Frame, Outcome
from engine.library.frames import MOST_HELD, Frames
from engine.library.shapes import Ruling, Scenario, Sentence
from engine.scenarios.explore import BRANCHES, WORK, judged

if TYPE_CHECKING:
    from engine.library.corpus import Library

class TooLong(Exception):
    """The data of a run come to more characters than were asked for at the most."""


FRAME, THING = 2_000, 80  # bytes of a frame, or of an effect that waits in it; of a thing on its table
HELD = MOST_HELD * FRAME  # bytes of the data of tables and agendas
WORDING = ("text", "name", "prompt", "granted", "views")  # the parts of a run's data that only say what others hold


class ScenarioRun:
    """The run of one scenario under one ruleset with the decisions that were given."""

    def __init__(
        self,
        library: Library,
        ruling: Ruling,
        scenario: Scenario,
        as_of: dt.date | None,
        settings: Mapping[str, str],
        choose: tuple[int, ...],
        branches: int = BRANCHES,
        work: int = WORK,
        budget: Budget | None = None,
    ) -> None:
        self.library = library
        self.ruling = ruling
        self.scenario = scenario
        self.as_of = as_of or scenario.as_of
        self.settings = dict(settings)
        self.choose = choose
        self.branches = branches  # how many outcomes, and with how many frames in all, may be played for claims about all of them
        self.work = work
        self.budget = budget
        self.played = library.play(scenario, as_of, settings, choose, budget)
        self._expectations: list[dict[str, Any]] | None = None
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
        """About how many bytes it takes, with all data that it holds on to."""
        run = self.played.run
        frames, tables = len(run.frames) * FRAME, len(run.frames) * len(run.state.things) * THING
        return 2 * frames + tables + min(HELD, tables + FRAME * sum(len(frame.agenda) for frame in run.frames))

    @property
    def outcome(self) -> Outcome:
        """How it ended."""
        return self.played.run.outcome

    @property
    def expectations(self) -> list[dict[str, Any]]:
        """Each line of ``then`` (or of ``otherwise``, where the run is under exactly those settings): text, holds, line.

        ``undecided`` stands with a claim about all outcomes that those within the limits do not settle.
        """
        if self._expectations is None:
            sentences = self.scenario.then
            for override, others in self.scenario.otherwise.items():
                if dict(override) == self.settings and self.settings:
                    sentences = others
            limits = (self.branches, self.work, self.budget)
            found = judged(self.library, self.scenario, self.played, sentences, self.as_of, self.settings, *limits)
            say = self.played.staging.text
            self._expectations = [
                {"text": {lang: say(v.sentence)[lang] for lang in present.LANGUAGES}, "holds": bool(v.holds), "line": v.sentence.line}
                | ({"undecided": True} if v.holds is None else {})
                for v in found
            ]
        return self._expectations

    @property
    def actions(self) -> list[int]:
        """The frame with which each action begins."""
        return [first for first, _, _ in self.played.actions]

    @property
    def sound(self) -> bool:
        """Whether everything that was expected holds, and no action was refused that nobody expected to be."""
        return all(e["holds"] for e in self.expectations) and not unexpected_refusals(self)

    def frame_json(self, n: int) -> dict[str, Any]:
        """One frame as plain data; its table and what waits are made when they are asked for (:class:`engine.library.frames.FrameData`)."""
        return self._frames[n]

    def json(self, lang: str | None = None, most: int | None = None) -> dict[str, Any]:
        """The whole run as plain data (DESIGN, the command line). With ``lang``, texts are in that language only.

        With ``most``, TooLong is raised as soon as the frames come to more characters of JSON than that.
        """
        run = self.played.run
        frames, size = [], 0
        for frame in self.frames:
            made = present.frame_json(run, frame)
            frames.append(made)
            if most is not None:
                size += len(json.dumps(made, ensure_ascii=False, separators=(",", ":")))
                if size > most:
                    raise TooLong(most)
        data: dict[str, Any] = {
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


def fingerprint(data: Mapping[str, Any]) -> str:
    """A hash of what happened: frames and decisions without their wording."""
    made: dict[int, Any] = {}
    kept = {k: without_wording(data[k], made) for k in ("game", "outcome", "frames", "decisions")}
    return hashlib.sha256(json.dumps(kept, sort_keys=True, ensure_ascii=False).encode()).hexdigest()[:16]


def without_wording(value: Any, made: dict[int, Any]) -> Any:
    """The same data without its texts; what many frames share is made once (``made``, by identity)."""
    if isinstance(value, dict):
        if id(value) not in made:
            made[id(value)] = {k: without_wording(v, made) for k, v in value.items() if k not in WORDING}
        return made[id(value)]
    if isinstance(value, list):
        return [without_wording(v, made) for v in value]
    return value


def one_language(value: Any, lang: str, made: dict[int, Any] | None = None) -> Any:
    """The same data with every text in one language; what many frames share is made once (``made``, by identity)."""
    made = {} if made is None else made
    if isinstance(value, dict):
        if id(value) not in made:
            both = set(value) == {"en", "ja"}
            made[id(value)] = value[lang] if both else {k: one_language(v, lang, made) for k, v in value.items()}
        return made[id(value)]
    if isinstance(value, list):
        return [one_language(v, lang, made) for v in value]
    return value


def expected_refusals(sentences: Iterable[Sentence]) -> set[int]:
    """The actions that some sentence says are refused."""
    found = set()
    for s in sentences:
        node = s.node
        while "claim" in node:
            node = node["claim"]
        if node.kind == "refused" and not node["negated"]:
            found.add(node["action"])
    return found


def unexpected_refusals(run: ScenarioRun) -> list[tuple[int, str]]:
    """Actions (from 1) that were refused although no line of ``then`` says so, each with the rule."""
    expected = expected_refusals(run.scenario.then)
    return [(n, rule) for n, rule in run.played.refusals if n not in expected]

"""The corpus as a proposal would make it, and what is wrong with that: read, and the scenarios of changed rulings run."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from engine.corpus.problems import BadInput, Problem
from engine.study.library import Library
from rulings.board import texts
from rulings.editor.head import unwritten
from rulings.editor.models import Proposal
from rulings.http.cache import Cache
from rulings.store import current
from rulings.store.hashes import hash_of
from rulings.store.published_outcomes import BRANCHES, BUDGET, WORK
from rulings.store.touched import Changes, cards_in, folder_of, rules_in

MOST = 40  # problems shown at once
cache: Cache[Library] = Cache("proposals", lambda library: 2_000_000)


def as_proposed(changes: Changes) -> tuple[Library, str]:
    """The published corpus with these files instead, and a digest that names it."""
    said = "\n".join(f"{path} {'' if text is None else hash_of(text)}" for path, text in sorted(changes.items()))
    key = sha256(f"{current.published_digest()}\n{said}".encode()).hexdigest()
    return cache.get_or_put(key, lambda: current.published().changed(changes)), key


@dataclass
class Checked:
    """What was found about a file: what is wrong with it, how its scenarios come out. ``notes`` say what is wanting and hinders nothing."""

    path: str
    problems: list[dict[str, Any]] = field(default_factory=list)
    more: int = 0
    scenarios: list[dict[str, Any]] = field(default_factory=list)
    notes: list[dict[str, Any]] = field(default_factory=list)
    empty: bool = False

    @property
    def sound(self) -> bool:
        """Whether nothing is wrong, and every scenario holds."""
        return not self.problems and all(scenario["sound"] for scenario in self.scenarios)


def checked(changes: Changes, path: str, play: bool = True) -> Checked:
    """Check one file among others of a proposal."""
    library, _digest = as_proposed(changes)
    found = Checked(path)
    if changes.get(path) is None:
        return found
    problems = problems_of(library, path)
    found.problems, found.more = [told(problem) for problem in problems[:MOST]], max(0, len(problems) - MOST)
    if not problems:
        found.notes = [told(note) for note in notes_of(library, path)[:MOST]]
    if not problems and play and folder_of(path) == "rulings":
        name = path.rsplit("/", 1)[1].removesuffix(".yaml")
        found.scenarios = [scenario_of(library, name, one.name) for one in library.rulings[name].scenarios]
        found.empty = not found.scenarios
    if not problems and folder_of(path) == "rulings":
        found.problems = [told(problem) for problem in unwritten(path, changes[path] or "")]
    return found


def problems_of(library: Library, path: str) -> list[Problem]:
    """What is wrong with one file of a corpus."""
    if folder_of(path) == "rulings":
        name = path.rsplit("/", 1)[1].removesuffix(".yaml")
        if library.rulings.paths.get(name) != path:
            message = {
                "en": f"There is a ruling “{name}” already, in another game.",
                "ja": f"「{name}」という裁定は、別のゲームに既にあります。",
            }
            return [Problem(path, 1, 1, message, name)]
        library.rulings.get(name)
        return library.rulings.problems[name]
    found = [problem for problem in library.files.problems if problem.file == path]
    for game, slug in cards_in(library, [path]):
        library.cards[game][slug]  # reads its lines
        found += library.cards[game].problems.get(slug) or library.definitions.problems(game, slug)
    if rules_in(library, [path]):
        found += library.rules_problems(path.split("/")[0])
    return found


def notes_of(library: Library, path: str) -> list[Problem]:
    """What is wanting in one file of a corpus: a text in one of the languages."""
    if folder_of(path) == "rulings":
        ruling = library.rulings.get(path.rsplit("/", 1)[1].removesuffix(".yaml"))
        return list(ruling.notes) if ruling is not None else []
    return [note for note in library.files.notes if note.file == path]


def told(problem: Problem) -> dict[str, Any]:
    """A problem as a page prints it."""
    place = {"line": problem.line, "column": problem.column, "message": texts.say(problem.message)}
    return {**place, "nearest": list(problem.nearest), "file": problem.file}


def scenario_of(library: Library, ruling: str, name: str) -> dict[str, Any]:
    """How a scenario comes out: each expectation, and whether all of it holds."""
    try:
        run = library.run(ruling, name, branches=BRANCHES, work=WORK, budget=BUDGET)
        lines = [{"text": texts.say(one["text"]), "holds": one["holds"], "line": one["line"]} for one in run.expectations]
        return {"name": name, "lines": lines, "sound": run.sound, "steps": len(run.frames), "wrong": []}
    except BadInput as bad:
        return {"name": name, "lines": [], "sound": False, "steps": 0, "wrong": [told(problem) for problem in bad.problems]}


def stale(proposal: Proposal) -> list[str]:
    """The files of a proposal of which another text was published since it was begun."""
    now: Mapping[str, str] = current.published().files.texts
    hashes = {path: hash_of(now[path]) for path in proposal.texts if path in now}
    return [change.path for change in proposal.changes.all() if change.base != hashes.get(change.path, "")]

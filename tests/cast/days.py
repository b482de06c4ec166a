"""A site on which moments are shared, and on which the corpus is another one the next day."""

from __future__ import annotations

from functools import cache
from typing import Any

from engine.study.library import Library
from tests.cast import site, stage

PAGE = f"/rulings/{stage.BOARDING}/"


def texts() -> dict[str, str]:
    """The files of the stage's corpus."""
    return dict(stage.library().files.texts)


@cache
def with_words(path_end: str, old: str, new: str) -> Library:
    """The stage's corpus with words exchanged in one file."""
    found = texts()
    path = next(path for path in found if path.endswith(path_end) and old in found[path])
    found[path] = found[path].replace(old, new)
    return Library.from_texts(found)


@cache
def dated_otherwise() -> Library:
    """The stage's corpus in which the rule of the boarding ruling was always set together."""
    history = "    before: together\n    history: [{since: 2000-01-01, setting: together}]\n"
    return with_words("rules/timing.yaml", "    claims: [sv-013, sv-014, sv-038]\n", history + "    claims: [sv-013, sv-014, sv-038]\n")


@cache
def without_the_rule() -> Library:
    """The stage's corpus without that rule."""
    found = texts()
    path = next(path for path in found if path.endswith("rules/timing.yaml"))
    blocks = found[path].split("\n  - id: ")
    found[path] = "\n  - id: ".join(block for block in blocks if not block.startswith(f"{stage.SWITCH}\n"))
    return Library.from_texts(found)


@cache
def without_the_ruling() -> Library:
    """The stage's corpus without the boarding ruling and without any card."""
    return Library.from_texts(
        {path: text for path, text in texts().items() if "/cards/" not in path and not path.endswith("jt-boarding.yaml")}
    )


def next_day(library: Library) -> None:
    """Let the site serve another corpus from now on."""
    site.serve(library, str(id(library)))


def another_engine(monkeypatch: Any, change: dict[str, Any]) -> None:
    """Let an engine run from now on that tells the fourth frame with this change, however it is asked for."""
    from engine.log import frames
    from engine.study import scenario_run

    usual, one = scenario_run.present.frame_json, frames.Frames.__getitem__

    def frame_json(run: Any, frame: Any, cards: Any = None) -> dict[str, Any]:
        made = usual(run, frame, cards)
        return {**made, **change} if frame.n == 4 else made

    def getitem(held: Any, n: int) -> dict[str, Any]:
        made: dict[str, Any] = one(held, n)
        if n == 4:
            made.update(change)
        return made

    monkeypatch.setattr(scenario_run.present, "frame_json", frame_json)
    monkeypatch.setattr(frames.Frames, "__getitem__", getitem)
    next_day(stage.library())

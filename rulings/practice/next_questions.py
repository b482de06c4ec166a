"""What comes next, where people could believe different things: at the step at which another setting parts from the run."""

from __future__ import annotations

from collections.abc import Iterator

from django.utils.translation import gettext as _

from rulings.board import texts
from rulings.board.runs import EngineRun
from rulings.practice.shapes import Answer, Others, PracticeQuestion, Settled, frames, level, rules_in

OVER = "over"  # the key for nothing more
NEAR = 2  # frames behind the one that comes whose rules count as those that decide it


class Comes:
    """What happens next."""

    name = "comes"

    def find(self, run: EngineRun, others: Others) -> Iterator[PracticeQuestion]:
        """The first step after which another setting lets something else happen."""
        asked: set[int] = set()
        for other in others:
            about = other.same
            if not about or about in asked or run.last == other.run.last == about - 1:
                continue
            settled, theirs = self.settle(run, about - 1, about), self.settle(other.run, about - 1, about)
            if settled is None or theirs is None or settled.right == theirs.right or not settled.rules:
                continue
            asked.add(about)
            waiting = len(frames(run)[about - 1].agenda)
            points = (waiting > 0) + (waiting > 1) + (about > 8) + (len(self.answers(run, others, about - 1, about)) > 2)
            yield PracticeQuestion(self.name, about - 1, about, level(points))

    def settle(self, run: EngineRun, step: int, about: int) -> Settled | None:
        """The next line of the log, in English; "over" where there is none. Nothing where a decision comes."""
        found = frames(run)
        if about > len(found) or step + 1 != about:
            return None
        near = [n for n in range(about, about + 1 + NEAR) if n < len(found)]
        if about == len(found):
            return Settled(frozenset({OVER}), step, found[step].rules)
        if found[about].kind in ("decision", "action"):
            return None
        return Settled(frozenset({run.frame(about)["text"]["en"]}), about, rules_in(found, near))

    def asks(self, run: EngineRun, step: int, about: int) -> str:
        """What comes."""
        return _("What happens next?")

    def answers(self, run: EngineRun, others: Others, step: int, about: int) -> list[Answer]:
        """What comes here and what comes under other settings."""
        once: dict[str, str] = {}
        for one in (run, *(other.run for other in others if other.same > step)):
            settled = self.settle(one, step, about)
            if settled is not None:
                (key,) = settled.right
                once.setdefault(key, _("Nothing more happens.") if key == OVER else texts.say(one.frame(about)["text"]))
        return [Answer(key, text) for key, text in once.items()]

    def against(self, run: EngineRun, step: int, about: int, key: str) -> list[str]:
        """The rules cited where it comes."""
        settled = self.settle(run, step, about)
        return list(settled.rules) if settled is not None else []

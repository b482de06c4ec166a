"""What a question is: a moment of a run, and what a kind of question can say about any moment.

A :class:`PracticeQuestion` holds no words, so that one index serves both languages; a :class:`QuestionKind` puts it into words in the
language of the request. Answers are known by keys that mean the same in every run whose frames up to the question are the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from engine.kernel.run import Run
from engine.kernel.trace import Frame
from rulings.board.runs import EngineRun

MOST_ANSWERS = 8  # buttons; a digit picks each
LEVELS = (1, 2, 3)


@dataclass(frozen=True)
class PracticeQuestion:
    """One question: asked at frame ``step`` about ``about`` (a frame's or a waiting effect's number; 0 where the kind needs none)."""

    kind: str
    step: int
    about: int
    level: int


@dataclass(frozen=True)
class Settled:
    """What a run says to a question: the keys of every right answer, the frame that settles it, the rules that decide there.

    ``chances`` are the probabilities of right answers that are drawn, as fractions in strings.
    """

    right: frozenset[str]
    step: int
    rules: tuple[str, ...]
    chances: Mapping[str, str] = field(default_factory=dict)


class Other(NamedTuple):
    """The board run under a setting that somebody could believe. The first ``same`` frames of both runs tell the same."""

    run: EngineRun
    same: int


Others = Sequence[Other]


class Answer(NamedTuple):
    """An answer in words. ``note`` says more about it in small print (whose card it is, where it lies)."""

    key: str
    text: str
    note: str = ""


class QuestionKind(Protocol):
    """One kind of question."""

    name: str

    def find(self, run: EngineRun, others: Others) -> Iterator[PracticeQuestion]:
        """Every question of this kind that a run settles and that has a wrong answer."""

    def settle(self, run: EngineRun, step: int, about: int) -> Settled | None:
        """What a run says to it; None where it does not say."""

    def asks(self, run: EngineRun, step: int, about: int) -> str:
        """The question in one sentence."""

    def answers(self, run: EngineRun, others: Others, step: int, about: int) -> list[Answer]:
        """All answers that are offered, right and wrong, in no order that means anything."""

    def against(self, run: EngineRun, step: int, about: int, key: str) -> list[str]:
        """The rules that speak against a wrong answer, the deciding one first."""


def kernel(run: EngineRun) -> Run:
    """The kernel's run behind a view."""
    found: Run = run.kernel
    return found


def frames(run: EngineRun) -> list[Frame]:
    """The frames of a run as the kernel made them."""
    return kernel(run).frames


def within(all_frames: list[Frame], n: int) -> range:
    """The frames that frame ``n`` caused: those behind it that lie deeper."""
    depth, end = all_frames[n].depth, n + 1
    while end < len(all_frames) and all_frames[end].depth > depth:
        end += 1
    return range(n + 1, end)


def rules_in(all_frames: list[Frame], numbers: range | list[int]) -> tuple[str, ...]:
    """The rules that some frames cite, each once, in their order."""
    return tuple(dict.fromkeys(rule for n in numbers for rule in all_frames[n].rules))


def decided_within(run: EngineRun, numbers: range) -> bool:
    """Whether a choice or a draw lies among some frames, so that what follows is only one of several outcomes."""
    return any(d.frame in numbers for d in kernel(run).decisions)


def level(points: int) -> int:
    """The level of a question by what makes it hard, counted in points."""
    return 1 if points <= 0 else 2 if points <= 2 else 3


def beside(run: EngineRun, other: EngineRun) -> Other:
    """Another run of a board, with how far it tells the same."""
    last = min(run.last, other.last)
    return Other(other, next((n for n in range(last + 1) if not same_frame(run, other, n)), last + 1))


def same_until(one: EngineRun, other: EngineRun, step: int) -> bool:
    """Whether two runs tell the same up to a frame and the same waits there, in whatever order: so that a question fits both."""
    return min(one.last, other.last) >= step and all(same_frame(one, other, n) for n in range(step, -1, -1))


def same_frame(one: EngineRun, other: EngineRun, n: int) -> bool:
    """Whether two runs tell the same in a frame."""
    return _told(frames(one)[n]) == _told(frames(other)[n])


def _told(frame: Frame) -> tuple[Any, ...]:
    event = frame.happening
    happened = (event.type, event.subject, event.player, event.tried, event.did) if event is not None else ()
    # The numbers of what waits are given in the order of triggering, so that one number may be another effect in another run.
    waiting = {(p.id, p.source, p.moment, p.ability.text["en"]) for p in frame.agenda}
    return (frame.kind, frame.depth, frame.actor, frame.message.key, happened, waiting)


def answered_otherwise(kind: QuestionKind, question: PracticeQuestion, run: EngineRun, others: Others) -> bool:
    """Whether one of the other runs, the same until then, gives another answer: the question turns on a rule."""
    mine = kind.settle(run, question.step, question.about)
    for other in others:
        if other.same > question.step:
            theirs = kind.settle(other.run, question.step, question.about)
            if mine is not None and theirs is not None and theirs.right != mine.right:
                return True
    return False

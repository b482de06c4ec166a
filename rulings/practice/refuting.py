"""A wrong answer played out: whether there is a setting of a rule under which it would be right."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from engine.corpus.problems import BadInput
from rulings.board.address import Settings
from rulings.board.align import boards_differ
from rulings.board.runs import EngineRun
from rulings.practice.questions import KINDS, LONG
from rulings.practice.shapes import PracticeQuestion, frames, kernel, same_until

MOST_RUNS = 24  # of a board of a few steps each takes milliseconds
MOST_FRAMES = 8_000  # in all, about a second


@dataclass(frozen=True)
class Refuted:
    """Why an answer is wrong. ``rules`` speak against it, the deciding one first.

    Under ``under`` (rule, setting pairs added to the address) it would be right: ``other`` is that run and ``step`` the frame there that
    says so. All three are empty where no setting makes it right.
    """

    rules: tuple[str, ...]
    under: Settings = ()
    other: EngineRun | None = None
    step: int = 0


def refuted(run: EngineRun, question: PracticeQuestion, key: str, again: Callable[[Settings], EngineRun]) -> Refuted:
    """Play settings of the rules that speak against an answer, and those that the scenario names, until one gives it.

    ``again`` runs the board with some settings added; it may raise ``BadInput``.
    """
    kind = KINDS[question.kind]
    rules = kind.against(run, question.step, question.about, key)
    budget = MOST_FRAMES
    for under in _settings(run, rules) if question.step <= LONG else ():
        try:
            other = again(under)
        except BadInput:
            continue
        if _same_moment(run, other, question.step):
            there = kind.settle(other, question.step, question.about)
            if there is not None and key in there.right:
                changed = [rule for rule, _setting in under]
                return Refuted(tuple(dict.fromkeys([*(r for r in rules if r in changed), *changed, *rules])), under, other, there.step)
        budget -= other.last
        if budget < 0:
            break
    return Refuted(tuple(rules))


def _settings(run: EngineRun, rules: list[str]) -> Iterator[Settings]:
    """What to try, the likeliest first, each once and not too many: other settings of rules, then what the scenario itself names."""
    named = {rule for under in run.scenario.otherwise for rule, _setting in under}
    tried: dict[Settings, None] = {}
    for rule_id in sorted(rules, key=lambda rule_id: (rule_id != rules[0], rule_id not in named)):
        rule = run.rule(rule_id)
        now = kernel(run).ruleset.settings.get(rule_id)
        for setting in rule.settings if rule is not None and rule.settings else ():
            if setting != now:
                tried[((rule_id, setting),)] = None
    tried.update(dict.fromkeys(run.scenario.otherwise))
    yield from list(tried)[:MOST_RUNS]


def _same_moment(run: EngineRun, other: EngineRun, step: int) -> bool:
    """Whether the question can be put to the other run: the same has happened, the same waits, the board is the same."""
    return len(frames(other)) > step and same_until(run, other, step) and not boards_differ(run.frame(step), other.frame(step))

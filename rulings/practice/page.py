"""A question, and what is said once it is answered, ready for the template."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from engine.corpus.shapes import Source
from engine.kernel.agenda import Pending
from rulings.board import texts
from rulings.board.address import Address, Settings
from rulings.board.cases import Case
from rulings.board.moment import MomentShown, moment
from rulings.board.pair import Pair
from rulings.board.rules import meaning, since
from rulings.board.runs import EngineRun
from rulings.board.timeline import rules_of, slips
from rulings.handbook.present import anchor
from rulings.http import addresses
from rulings.practice.asking import PracticeAsked
from rulings.practice.questions import KINDS, again, others_of, settled, shuffled
from rulings.practice.queue_questions import looks, next_take, owner
from rulings.practice.refuting import refuted
from rulings.practice.shapes import PracticeQuestion, Settled, frames, kernel

LINES = 3  # of the log, behind an answer
LEVEL = {1: gettext_lazy("easy"), 2: gettext_lazy("medium"), 3: gettext_lazy("hard")}
KIND = {
    "next": gettext_lazy("Order of effects"),
    "does": gettext_lazy("Something or nothing"),
    "allowed": gettext_lazy("Allowed or not"),
    "forbids": gettext_lazy("Which rule"),
    "dies": gettext_lazy("What is destroyed"),
    "becomes": gettext_lazy("Instead"),
    "ends": gettext_lazy("How it ends"),
    "drawn": gettext_lazy("Draws and choices"),
    "comes": gettext_lazy("What comes next"),
}


class Put:
    """A question put to somebody: the run that it is about, where that run comes from, and its address."""

    def __init__(self, case: Case, address: Address, run: EngineRun, question: PracticeQuestion):
        self.case, self.run, self.question = case, run, question
        self.address = replace(address, scenario=run.scenario.name, step=None, view="all")
        self.kind = KINDS[question.kind]
        self.answers = shuffled(run, others_of(run, self.again), question)
        self.settled: Settled = settled(run, question)

    def again(self, under: Settings) -> EngineRun:
        """The same board with some settings added. Raises the engine's ``BadInput``."""
        return again(self.case, self.address)(under)

    @property
    def name(self) -> str:
        """A name of this question that stays the same: what a browser remembers it by."""
        q = self.question
        return f"{self.case.ruling.id}#{self.run.scenario.name}/{q.kind}/{q.step}/{q.about}"

    def asked(self, href: Callable[[int], str]) -> dict[str, Any]:
        """The question as its template prints it: the board of its moment and the answers; ``href`` gives an answer's address."""
        q = self.question
        board = moment(self.run, replace(self.address, step=q.step))
        waiting = [] if q.kind == "next" else sorted(self._waiting(board), key=lambda slip: (slip["text"], slip["source"]))
        return {
            "board": board,
            "kind": KIND[q.kind],
            "level": q.level,
            "level_word": LEVEL[q.level],
            "asks": self.kind.asks(self.run, q.step, q.about),
            "answers": [
                {"no": no, "text": answer.text, "note": answer.note, "href": href(no)} for no, answer in enumerate(self.answers, 1)
            ],
            "waiting": waiting,
            "several": q.kind in ("drawn", "dies") or (q.kind == "next" and kernel(self.run).game.discipline == "pool"),
        }

    def _waiting(self, board: MomentShown) -> Iterable[dict[str, Any]]:
        """What waits, without its order, its keys and why."""
        return ({"source": slip.source, "text": slip.text, "orders": slip.orders} for slip in board.agenda.slips)

    def answered(self, no: int) -> dict[str, Any]:
        """What is said to the answer ``no`` (from 1): whether it is right, by which rule, what comes really, what would have to hold."""
        given = self.answers[no - 1]
        good = given.key in self.settled.right
        step = self.settled.step
        found = {
            "good": good,
            "said": given.text,
            "chance": self.settled.chances.get(given.key, ""),
            "right": [
                {"text": answer.text, "chance": self.settled.chances.get(answer.key, "")}
                for answer in self.answers
                if answer.key in self.settled.right
            ],
            "lines": self._lines(self.run, step, self.case.base, self.address),
            "board": moment(self.run, replace(self.address, step=min(self.run.last, step + LINES - 1))),
            "stepper": f"{self.case.base}{self.address.link(step=self.question.step)}#stepper",
            "title": texts.say(self.case.ruling.title),
            "name": self.name,
        }
        if good:
            rules: Sequence[str] = self._rules_for()
        else:
            refuting = refuted(self.run, self.question, given.key, self.again)
            rules = refuting.rules
            if refuting.other is not None:
                found["elsewhere"] = self._elsewhere(refuting.under, refuting.other, refuting.step)
        found["why"] = self._why(given.key if not good else "")
        found["rule"] = self._rule(rules[0]) if rules else None
        found["more_rules"] = rules_of(self.run, rules[1:])
        return found

    def _rules_for(self) -> Sequence[str]:
        """The rules behind a right answer: what speaks against the likeliest wrong one, then what is cited."""
        q = self.question
        rival = self._rival()
        if q.kind == "next" and rival:
            return self.kind.against(self.run, q.step, q.about, rival)
        return self.settled.rules

    def _rival(self) -> str:
        """Of effects that wait, the first in order that is not right."""
        shown = {answer.key for answer in self.answers}
        order = looks(frames(self.run)[self.question.step].agenda)
        return next((key for key in order if key in shown and key not in self.settled.right), "")

    def _why(self, wrong: str) -> dict[str, Any] | None:
        """Of effects that wait: the part in which the one that goes and another differ, in words."""
        if self.question.kind != "next":
            return None
        k = kernel(self.run)
        take = next_take(k, self.question.step)
        other = looks(k.frames[self.question.step].agenda).get(wrong or self._rival())
        return self._between(take.pending, other[0]) if take is not None and other else None

    def _between(self, first: Pending, other: Pending) -> dict[str, Any] | None:
        k = kernel(self.run)
        if k.game.discipline == "queue" and not first.key < other.key:
            return None
        frame = self.run.frame(self.question.step)
        both = {one["id"]: one for one in frame["agenda"] if one["id"] in (first.id, other.id)}
        rule = owner(k, first, other, ())
        part = k.order.why(first.key, other.key, other.moment, other.zone).part if k.game.discipline == "queue" else k.game.discipline
        why = {"before": other.id, "part": part, "rule": rule, "setting": k.ruleset.settings.get(rule, "")}
        pair = [both[first.id] | {"why": why}, both[other.id] | {"why": None}]
        slip = slips(self.run, dict(frame) | {"agenda": pair}, "all").slips[0]
        found = slip.why
        return found if found and found["part"] else None

    def _rule(self, rule_id: str) -> dict[str, Any]:
        """A rule in full: what it says, where that stands, its setting in force and since when."""
        rule = self.run.rule(rule_id)
        found: dict[str, Any] = rules_of(self.run, [rule_id])[0]
        if rule is None:
            return found
        setting = self.run.settings.get(rule_id, "")
        return found | {
            "statement": texts.say(rule.statement),
            "sources": [self._source(source) for source in rule.sources],
            "fixed": texts.say(rule.fixed),
            "setting": "" if rule.fixed else meaning(rule, setting),
            "since": "" if rule.fixed else since(self.run, rule, setting, self.address),
        }

    def _source(self, source: Source) -> dict[str, str]:
        document = self.run.library.documents.get(source.document)
        return {
            "href": addresses.source(source.document, anchor(source.lines)),
            "title": texts.say(document.title) if document is not None else source.document,
            "lines": source.lines,
        }

    def _elsewhere(self, under: Settings, other: EngineRun, step: int) -> dict[str, Any]:
        """The setting under which the answer would be right, what comes there, and both runs side by side."""
        there = replace(self.address, settings=tuple(sorted(dict((*self.address.settings, *under)).items())))
        return {
            "rules": [{**rules_of(self.run, [rule])[0], "setting": meaning(self.run.rule(rule), setting)} for rule, setting in under],
            "lines": self._lines(other, step, self.case.base, there),
            "compare": self.case.base + addresses.tool("compare") + Pair(self.address, replace(there, lang="")).link(),
        }

    def _lines(self, run: EngineRun, step: int, base: str, address: Address) -> list[dict[str, Any]]:
        """A few lines of the log from a step on, each with the address of its step."""
        return [
            {
                "n": n,
                "kind": (frame := run.frame(n))["kind"],
                "word": texts.word(texts.KIND, frame["kind"]),
                "text": texts.seen(frame, "all"),
                "href": f"{base}{address.link(step=n)}#stepper",
                "rules": rules_of(run, frame["rules"]),
            }
            for n in range(step, min(run.last, step + LINES - 1) + 1)
        ]


def score(asked: PracticeAsked, good: bool | None) -> dict[str, Any]:
    """How many were right of how many, with this answer counted where one is given."""
    return {"right": asked.right + bool(good), "of": asked.of + (good is not None)}


def done(score: dict[str, Any]) -> str:
    """A sentence at the end of a series."""
    right, of = score["right"], score["of"]
    if not of:
        return _("Nothing was answered.")
    if right == of:
        return _("Every answer was right.")
    return _("Most answers were right.") if 2 * right >= of else _("The rules behind the wrong ones are worth a look.")

"""What players do: whether an action is allowed, which rule forbids it, how the game ends by it."""

from __future__ import annotations

from collections.abc import Iterator

from django.utils.translation import gettext as _

from rulings.board import texts
from rulings.board.runs import EngineRun
from rulings.board.timeline import rules_of
from rulings.practice.shapes import (
    Answer,
    Others,
    PracticeQuestion,
    Settled,
    answered_otherwise,
    decided_within,
    frames,
    kernel,
    level,
    rules_in,
    within,
)

DISTRACTORS = 3
ENDS = ("me", "opponent", "draw", "loop", "on")


def answer_to(run: EngineRun, action: int) -> int:
    """The frame that says an action is refused; 0 where it is not, -1 where it is refused only half way."""
    found = frames(run)
    refused = [n for n in within(found, action) if found[n].kind == "refused" and found[n].cause == action]
    return 0 if not refused else refused[0] if refused[0] == action + 1 else -1


class Allowed:
    """Whether an action is allowed."""

    name = "allowed"

    def find(self, run: EngineRun, others: Others) -> Iterator[PracticeQuestion]:
        """Refused actions, those that another setting would refuse, and a few more, so that both answers occur."""
        found = frames(run)
        more = max(1, 2 * sum(frame.kind == "refused" for frame in found))
        for n, frame in enumerate(found):
            if not n or frame.kind != "action":
                continue
            settled = self.settle(run, n - 1, n)
            if settled is None or not settled.rules:
                continue
            waits = len(found[n - 1].agenda)
            question = PracticeQuestion(self.name, n - 1, n, level((waits > 0) + (waits > 1) + (frame.depth > 0)))
            if "no" in settled.right or answered_otherwise(self, question, run, others):
                yield question
            elif more and frame.actor is not None and (waits or frame.depth or more > 1):
                more -= 1
                yield question

    def settle(self, run: EngineRun, step: int, about: int) -> Settled | None:
        """Yes or no; nothing for what is refused only half way."""
        found = frames(run)
        if about >= len(found) or found[about].kind != "action":
            return None
        refused = answer_to(run, about)
        if refused < 0:
            return None
        if refused:
            return Settled(frozenset({"no"}), refused, found[refused].rules)
        inner = within(found, about)
        first = next((n for n in inner if found[n].rules), 0)
        return Settled(frozenset({"yes"}), first or about, rules_in(found, [first] if first else []))

    def asks(self, run: EngineRun, step: int, about: int) -> str:
        """Whether that is allowed."""
        return _("“%(text)s” Is that allowed now?") % {"text": texts.say(run.frame(about)["text"])}

    def answers(self, run: EngineRun, others: Others, step: int, about: int) -> list[Answer]:
        """Yes and no."""
        return [Answer("yes", _("Yes, it is allowed.")), Answer("no", _("No, a rule forbids it."))]

    def against(self, run: EngineRun, step: int, about: int, key: str) -> list[str]:
        """The rule that refuses, or those by which it goes through."""
        settled = self.settle(run, step, about)
        return list(settled.rules) if settled is not None else []


class Forbids:
    """Which rule forbids an action."""

    name = "forbids"

    def find(self, run: EngineRun, others: Others) -> Iterator[PracticeQuestion]:
        """Every refused action."""
        for n, frame in enumerate(frames(run)):
            if n and frame.kind == "action" and answer_to(run, n) > 0 and len(self._offered(run, n)) > 1:
                yield PracticeQuestion(self.name, n - 1, n, 3)

    def settle(self, run: EngineRun, step: int, about: int) -> Settled | None:
        """The rules that the refusal cites."""
        refused = answer_to(run, about) if about < len(frames(run)) and frames(run)[about].kind == "action" else 0
        rules = frames(run)[refused].rules if refused > 0 else ()
        return Settled(frozenset(rules), refused, rules) if rules else None

    def _offered(self, run: EngineRun, about: int) -> list[str]:
        """The rules that forbid it, and neighbours of theirs that do not: of the same topic, else of the same game."""
        cited = frames(run)[answer_to(run, about)].rules
        topics = {rule.rpartition(".")[0] for rule in cited}
        game = {rule.game for rule_id in cited if (rule := run.rule(rule_id)) is not None}
        rules = [rule.id for rule in run.library.rules.values() if rule.game in game and rule.id not in cited]
        near = sorted(rules, key=lambda rule: (rule.rpartition(".")[0] not in topics, rule))
        return [*cited, *near[: max(0, DISTRACTORS + 1 - len(cited))]]

    def asks(self, run: EngineRun, step: int, about: int) -> str:
        """Which rule forbids it."""
        return _("“%(text)s” is refused. By which rule?") % {"text": texts.say(run.frame(about)["text"])}

    def answers(self, run: EngineRun, others: Others, step: int, about: int) -> list[Answer]:
        """Rules by their titles."""
        return [Answer(rule["id"], rule["title"]) for rule in rules_of(run, self._offered(run, about))]

    def against(self, run: EngineRun, step: int, about: int, key: str) -> list[str]:
        """The rules that do forbid it."""
        settled = self.settle(run, step, about)
        return list(settled.rules) if settled is not None else []


class Ends:
    """How the game ends, if it does."""

    name = "ends"

    def find(self, run: EngineRun, others: Others) -> Iterator[PracticeQuestion]:
        """The action that ends the game; the last one where another setting would end it and this one does not."""
        found = frames(run)
        actions = [n for n, frame in enumerate(found) if frame.kind == "action" and frame.depth == 0]
        if not actions:
            return
        n = actions[-1]
        settled = self.settle(run, n, 0)
        question = PracticeQuestion(self.name, n, 0, level((len(found) - n > 5) + 2 * (len(found) - n > 10)))
        if settled is not None and settled.rules and (settled.right != {"on"} or answered_otherwise(self, question, run, others)):
            yield question

    def settle(self, run: EngineRun, step: int, about: int) -> Settled | None:
        """Who wins, a draw, an endless loop, or that it goes on; nothing where decisions lie between, or nobody knows."""
        found = frames(run)
        inner = within(found, step)
        outcome = kernel(run).outcome
        if not inner or decided_within(run, inner) or any(found[n].kind == "refused" for n in inner):
            return None
        if found[inner[-1]].kind != "ended":
            return Settled(frozenset({"on"}), inner[-1], rules_in(found, inner))
        end = inner[-1]
        key = outcome.winner or (outcome.verdict if outcome.verdict in ENDS else "")
        before = [end - 1] if found[end - 1].kind in ("state-based", "event") and not found[end].rules else []
        return Settled(frozenset({key}), end, rules_in(found, [*before, end])) if key else None

    def asks(self, run: EngineRun, step: int, about: int) -> str:
        """How it ends."""
        return _("“%(text)s” How does the game stand when this is over?") % {"text": texts.say(run.frame(step)["text"])}

    def answers(self, run: EngineRun, others: Others, step: int, about: int) -> list[Answer]:
        """Every ending that there is."""
        said = (_("I win."), _("The opponent wins."), _("It is a draw."), _("It goes round and round for ever."), _("The game goes on."))
        return [Answer(key, text) for key, text in zip(ENDS, said, strict=True)]

    def against(self, run: EngineRun, step: int, about: int, key: str) -> list[str]:
        """The rules of the ending."""
        settled = self.settle(run, step, about)
        return list(settled.rules) if settled is not None else []

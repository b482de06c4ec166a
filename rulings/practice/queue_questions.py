"""What waits: which effect is the next to resolve, and whether it does anything."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from django.utils.translation import gettext as _

from engine.kernel.agenda import Pending
from engine.kernel.run import Run
from engine.kernel.trace import Decision
from engine.log.present import reason
from engine.log.wording import wording
from rulings.board import texts
from rulings.board.runs import EngineRun
from rulings.board.tables import table
from rulings.practice.shapes import Answer, Others, PracticeQuestion, Settled, answered_otherwise, frames, kernel, level, rules_in, within

TAKEN = ("resolving", "fizzled", "burned")  # kinds of frames with which a waiting effect goes
HARD = {"timing": 2, "occasion": 1, "place": 1}  # parts of a key that take more than looking at the table
MOST_RIVALS = 8  # compared with one another to tell how hard a question is
SOMETHING = ("event", "state-based", "burned")


class Take(NamedTuple):
    """A waiting effect that goes: the frame of its going, itself, and the frame of the decision that picked it (None for none)."""

    frame: int
    pending: Pending
    decision: Decision | None


def next_take(run: Run, step: int) -> Take | None:
    """The first of what waits in frame ``step`` to go, if it goes by itself and not all at once."""
    waiting = {p.id: p for p in run.frames[step].agenda}
    drawn = {d.frame: d for d in run.decisions if d.prompt.key == "which-first"}
    decision = None
    for n in range(step + 1, len(run.frames)):
        frame = run.frames[n]
        decision = drawn.get(n, decision)
        gone = waiting.keys() - {p.id for p in frame.agenda}
        if gone:
            if len(gone) > 1 or frame.kind not in TAKEN:
                return None
            taken = waiting[gone.pop()]
            return Take(n, taken, decision if decision and taken.id in {i for i, _m in decision.options} else None)
    return None


def takes(run: Run) -> Iterator[Take]:
    """Every going of a waiting effect, seen from the frame just before it (or before the decision that picked it)."""
    drawn = {d.frame: d for d in run.decisions if d.prompt.key == "which-first"}
    for n, frame in enumerate(run.frames):
        if n and frame.kind in TAKEN:
            left = {p.id for p in frame.agenda}
            gone = [p for p in run.frames[n - 1].agenda if p.id not in left]
            if len(gone) == 1:
                yield Take(n, gone[0], drawn.get(n - 1))


def looks(agenda: Sequence[Pending]) -> dict[str, list[Pending]]:
    """What waits, as answers: effects of one card with one text look the same, and are one answer."""
    found: dict[tuple[int, str, str], list[Pending]] = {}
    for p in agenda:
        found.setdefault((p.source, p.moment, p.ability.text["en"]), []).append(p)
    return {str(min(p.id for p in same)): same for same in found.values()}


class Next:
    """Which of the effects that wait is the next to resolve."""

    name = "next"

    def find(self, run: EngineRun, others: Others) -> Iterator[PracticeQuestion]:
        """Every moment at which two effects or more wait and one of them is next."""
        k = kernel(run)
        for take in takes(k):
            step = take.frame - (1 if take.decision is None else 2)
            if step < 0 or len(looks(k.frames[step].agenda)) < 2:
                continue
            settled = self.settle(run, step, 0)
            if settled is not None and len(settled.right) < len(looks(k.frames[step].agenda)) and self._told_apart(run, others, step):
                yield PracticeQuestion(self.name, step, 0, self._level(run, step, take))

    def _told_apart(self, run: EngineRun, others: Others, step: int) -> bool:
        """Whether no two answers read the same, as those of two copies in one pile do."""
        answers = self.answers(run, others, step, 0)
        return len({(answer.text, answer.note) for answer in answers}) == len(answers)

    def _level(self, run: EngineRun, step: int, take: Take) -> int:
        k = kernel(run)
        rivals = [same[0] for same in looks(k.frames[step].agenda).values()][:MOST_RIVALS]
        parts = {part for p in rivals for q in rivals if p.id < q.id and (part := self._part(k, p, q))}
        points = max((HARD.get(part, 0) for part in parts), default=0) + (len(rivals) > 3) + (len(parts) > 1) + bool(take.decision)
        return level(points - (k.game.discipline == "queue" and len(rivals) < 3))

    def _part(self, k: Run, p: Pending, q: Pending) -> str:
        if k.game.discipline != "queue":
            return k.game.discipline
        first, second = sorted((p, q))
        return k.order.why(first.key, second.key, second.moment, second.zone).part if first.key != second.key else ""

    def settle(self, run: EngineRun, step: int, about: int) -> Settled | None:
        """The one that goes; where a player or chance decides, each that could be taken."""
        k = kernel(run)
        take = next_take(k, step)
        if take is None:
            return None
        allowed, chances = {take.pending.id: ""}, {}
        cited = [take.frame]
        if take.decision is not None:
            odds = take.decision.probabilities
            allowed = {i: str(odds[n]) if odds else "" for n, (i, _m) in enumerate(take.decision.options)}
            cited = [take.decision.frame, take.frame]
        right = set()
        for key, same in looks(k.frames[step].agenda).items():
            found = [allowed[p.id] for p in same if p.id in allowed]
            if found:
                right.add(key)
                chances[key] = found[0]
        return Settled(frozenset(right), take.frame, rules_in(k.frames, cited), {key: p for key, p in chances.items() if p})

    def asks(self, run: EngineRun, step: int, about: int) -> str:
        """Which goes next."""
        return _("Which of these effects is the next to resolve?")

    def answers(self, run: EngineRun, others: Others, step: int, about: int) -> list[Answer]:
        """What waits."""
        k = kernel(run)
        state = k.frames[step].state
        found = []
        for key, same in looks(k.frames[step].agenda).items():
            p = same[0]
            label = f" ({p.origin.label})" if p.origin.label else ""
            note = f"{texts.word(texts.PLAYER, p.controller)} · {place_of(run, p, step)}"
            times = "" if len(same) == 1 else f" ×{len(same)}"
            found.append(Answer(key, texts.told(f"{texts.say(p.origin.card.name)}{label}", f"{texts.say(wording(p, state))}{times}"), note))
        return found

    def against(self, run: EngineRun, step: int, about: int, key: str) -> list[str]:
        """The rule of the part of their keys in which the right one and the wrong one first differ, then what the frame cites."""
        k = kernel(run)
        take, wrong = next_take(k, step), looks(k.frames[step].agenda).get(key)
        if take is None or wrong is None:
            return []
        cited = rules_in(k.frames, [take.frame] if take.decision is None else [take.decision.frame, take.frame])
        found = owner(k, take.pending, wrong[0], cited)
        return list(dict.fromkeys([*([found] if found else []), *cited]))


def owner(k: Run, first: Pending, other: Pending, cited: Sequence[str]) -> str:
    """The rule that puts one waiting effect before another."""
    if k.game.discipline == "queue":
        # What cuts into an effect that is resolving goes first whatever the keys say: the frame then cites the rule for that.
        return reason(k, first, other)["rule"] if first.key < other.key else next(iter(cited), k.owners.get("order.cuts-in", ""))
    if k.game.discipline == "stack":
        return next(iter(cited), "") or reason(k, first, other)["rule"]
    rule = reason(k, first, other)["rule"]
    return rule if rule in cited else next(iter(cited), rule)  # what is cast at once goes before what waits, whosever that is


def place_of(run: EngineRun, p: Pending, step: int) -> str:
    """Where the source of a waiting effect was when it triggered, in words; its place from the left where it still lies there."""
    if p.zone == "leader":
        return texts.word(texts.CARD_KIND, "leader")
    zone = texts.say(table(run.game).zone(p.zone).label)
    there = frames(run)[step].state.zone(p.controller, p.zone)
    shaped = table(run.game).zone(p.zone).shape != "pile"
    return f"{zone}, {texts.from_the_left(1 + list(there).index(p.source))}" if shaped and p.source in there else zone


class Does:
    """Whether the effect that is next does anything."""

    name = "does"

    def find(self, run: EngineRun, others: Others) -> Iterator[PracticeQuestion]:
        """Effects that fizzle, and those that one could think would: their source is gone, or they would under another setting."""
        k = kernel(run)
        for take in takes(k):
            step = take.frame - 1
            settled = self.settle(run, step, take.pending.id)
            if settled is None or not settled.rules:
                continue
            now = k.frames[step].state.things.get(take.pending.source)
            moved = now is None or now.since != take.pending.since
            waiting = len(k.frames[step].agenda)
            question = PracticeQuestion(self.name, step, take.pending.id, level((waiting > 1) + (waiting > 3) + moved))
            if "no" in settled.right or moved or answered_otherwise(self, question, run, others):
                yield question

    def settle(self, run: EngineRun, step: int, about: int) -> Settled | None:
        """Yes or no; nothing where it is a matter of words (somebody takes 0 damage) or of a decision."""
        k = kernel(run)
        take = next_take(k, step)
        if take is None or take.pending.id != about:
            return None
        inner = within(k.frames, take.frame) if k.frames[take.frame].kind == "resolving" else range(0)
        own = [n for n in inner if k.frames[n].cause == take.frame]
        rules = rules_in(k.frames, [take.frame, *own])
        told = [k.frames[n] for n in (take.frame, *inner)]
        did = any(f.kind in SOMETHING and f.event is not None and f.event.did for f in told)
        if did:
            return Settled(frozenset({"yes"}), take.frame, rules)
        fizzled = any(f.kind == "fizzled" for f in told)
        vague = any(f.kind in ("decision", "replaced", "event", "ended") for f in told)
        if vague or not (fizzled or rules):
            return None
        return Settled(frozenset({"no"}), next((f.n for f in told if f.kind == "fizzled"), take.frame), rules)

    def asks(self, run: EngineRun, step: int, about: int) -> str:
        """Whether it does anything."""
        p = next(p for p in frames(run)[step].agenda if p.id == about)
        said = {"name": texts.say(p.origin.card.name), "text": texts.say(wording(p, frames(run)[step].state))}
        return _("The effect of %(name)s is next: “%(text)s” Does it do anything?") % said

    def answers(self, run: EngineRun, others: Others, step: int, about: int) -> list[Answer]:
        """Yes and no."""
        return [Answer("yes", _("Yes, it does something.")), Answer("no", _("No, nothing comes of it."))]

    def against(self, run: EngineRun, step: int, about: int, key: str) -> list[str]:
        """The rules that are cited where it resolves; of one that fizzles, those of that line first."""
        settled = self.settle(run, step, about)
        if settled is None:
            return []
        return list(dict.fromkeys([*frames(run)[settled.step].rules, *settled.rules]))

"""Why something happens, and why now: the steps that led to it, what waited beside it, and what put it first.

Read from the engine's own frames, which know which event an effect waited for; the texts are those that the viewer may read.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from engine.kernel.agenda import Pending
from engine.kernel.questions import STACK_ORDER
from engine.kernel.trace import Frame
from engine.log.present import reason
from rulings.board import texts
from rulings.board.moment import hidden
from rulings.board.runs import EngineRun
from rulings.board.timeline import rules_of

MOST_CAUSES = 12  # steps of a chain that are told; of a longer one its beginning and its end
MOST_MEANWHILE = 4  # of what happened while an effect waited, the last
HAPPENED = ("event", "state-based", "burned")
CAME = texts.Words(
    {
        "queued": gettext_lazy("that is what it waited for"),
        "resolving": gettext_lazy("it has waited since then"),
        "fizzled": gettext_lazy("it has waited since then"),
        "state-based": gettext_lazy("found when the table was checked after that"),
        "replaced": gettext_lazy("in place of what that would do"),
        "refused": gettext_lazy("the answer to that"),
        "decision": gettext_lazy("asked for by that"),
        "action": gettext_lazy("done in answer to that"),
    }
)
SAYS = texts.Words(
    {
        "start": gettext_lazy("The board as the ruling gives it: nothing has happened yet."),
        "action": gettext_lazy("A player does this; nothing made it happen."),
        "refused": gettext_lazy("The rules do not allow this: a condition fails, and the run goes on without it."),
        "queued": gettext_lazy("An ability found what it waits for. It does nothing yet: its turn is still to come."),
        "resolving": gettext_lazy("Its turn has come: it does what it says."),
        "replaced": gettext_lazy("This does not happen: before it could, something else was put in its place."),
        "fizzled": gettext_lazy("Its turn came, but what it needs is missing: it does nothing."),
        "burned": gettext_lazy("There is no room for it where it should go: it is lost."),
        "state-based": gettext_lazy("No effect does this: the game checks the table, and this is what follows from it."),
        "decision": gettext_lazy("The rules leave this open: it is chosen or drawn here."),
        "ended": gettext_lazy("The run ends here."),
    }
)


@dataclass(frozen=True)
class ChainStep:
    """A step of the chain, the first cause first. ``came`` says how it hangs on the step before it in the chain."""

    n: int
    kind: str
    word: str
    text: str
    came: str
    rules: list[dict[str, str]]


class Reason(NamedTuple):
    """Why one waiting effect goes before (``first``) or after another: a sentence, the rule that says so and its setting."""

    other: Pending
    first: bool
    sentence: str
    part: str
    rule: str
    setting: str


def frame_of(run: EngineRun, n: int) -> Frame:
    """Frame ``n`` as the engine keeps it."""
    found: Frame = run.kernel.frames[n]
    return found


def effect_of(run: EngineRun, n: int) -> Pending | None:
    """The effect that step ``n`` says triggers, resolves or fizzles."""
    return frame_of(run, n).pending


def waits_since(run: EngineRun, effect: Pending, before: int) -> int | None:
    """The step in which an effect joined what waits; None where it never waited."""
    steps = range(before, 0, -1)
    return next((k for k in steps if frame_of(run, k).kind == "queued" and effect_of(run, k) is effect), None)


def triggered_by(run: EngineRun, effect: Pending, before: int) -> int | None:
    """The step that an effect waited for, where the log has a line for it."""
    if effect.event is None:
        return None
    told = [(k, frame.event) for k in range(before - 1, 0, -1) if (frame := frame_of(run, k)).kind in HAPPENED and frame.event is not None]
    exact = next((k for k, event in told if event is effect.event), None)
    if exact is not None:
        return exact
    # What is only announced has no line of its own, but what happened to that card right before has: its being played.
    what = effect.event
    return next((k for k, event in told if event.subject == what.subject and event.number < what.number), None) if what.subject else None


def cause_of(run: EngineRun, n: int) -> int | None:
    """The step that step ``n`` came of: what an effect waited for, what happened last to whatever a check finds, else the log's own."""
    frame = frame_of(run, n)
    effect = effect_of(run, n)
    found: int | None = None
    if effect is not None and frame.kind == "queued":
        found = triggered_by(run, effect, n)
    elif effect is not None and frame.kind in ("resolving", "fizzled"):
        found = waits_since(run, effect, n - 1)
    elif frame.kind == "state-based" and frame.event is not None and frame.event.subject:
        found = next((k for k in range(n - 1, frame.cause, -1) if _touches(frame_of(run, k), frame.event.subject)), None)
    if found is None:
        found = frame.cause
    return found if 0 < found < n else None


def _touches(frame: Frame, thing: int) -> bool:
    return frame.kind in HAPPENED and frame.event is not None and frame.event.subject == thing


def meanwhile(run: EngineRun, n: int, view: str) -> list[dict[str, Any]]:
    """For a step in which a waiting effect comes to nothing: what happened while it waited to its source and to what it waited for."""
    effect = effect_of(run, n)
    since = waits_since(run, effect, n - 1) if effect is not None else None
    if effect is None or since is None or frame_of(run, n).kind != "fizzled":
        return []
    things = {effect.source, *((effect.event.subject,) if effect.event is not None and effect.event.subject else ())}
    steps = [k for k in range(since + 1, n) if any(_touches(frame_of(run, k), thing) for thing in things)]
    return [{"n": k, "text": texts.seen(run.frame(k), view)} for k in steps[-MOST_MEANWHILE:]]


def ancestors(run: EngineRun, n: int) -> list[int]:
    """Step ``n`` and the steps it came of, the first cause first."""
    found = [n]
    while (cause := cause_of(run, found[-1])) is not None:
        found.append(cause)
    return found[::-1]


def chain(run: EngineRun, n: int, view: str) -> tuple[list[ChainStep], int]:
    """The causes of step ``n`` with the step itself at the end, and how many in the middle are left out."""
    steps = ancestors(run, n)
    left_out = max(0, len(steps) - MOST_CAUSES)
    told = steps if not left_out else [steps[0], *steps[1 + left_out :]]
    return [_cause(run, k, at > 0 and not (left_out and at == 1), view) for at, k in enumerate(told)], left_out


def _cause(run: EngineRun, n: int, follows: bool, view: str) -> ChainStep:
    frame = run.frame(n)
    kind = frame["kind"]
    return ChainStep(
        n, kind, texts.word(texts.KIND, kind), texts.seen(frame, view), _came(run, n) if follows else "", rules_of(run, frame["rules"])
    )


def _came(run: EngineRun, n: int) -> str:
    """How a step hangs on its cause, in a few words."""
    kind, cause, effect = frame_of(run, n).kind, cause_of(run, n), effect_of(run, n)
    if kind == "queued" and effect is not None and effect.event is None:
        return _("declared with that")
    if kind in ("resolving", "fizzled") and (cause is None or frame_of(run, cause).kind != "queued"):
        return _("done at once, as a part of that")
    return texts.word(CAME, kind) if kind in CAME else _("a part of that")


def decisions(run: EngineRun, steps: list[int], view: str) -> list[dict[str, Any]]:
    """The choices and draws on the way along the steps of a chain: each is a part of one of them, or said which goes first."""
    known, last = set(steps), steps[-1]
    found = []
    for taken in run.decisions:
        n = taken["frame"]
        if n >= last or hidden(taken, view):
            continue
        # A decision about the order comes right before what was picked resolves.
        if frame_of(run, n).cause in known or n + 1 in known:
            found.append({"n": n, "prompt": texts.say(taken["prompt"]), "picked": texts.say(taken["options"][taken["picked"]]["text"])})
    return found


# ---- what waits, and in which order


def in_order(run: EngineRun, n: int) -> list[Pending]:
    """What waits in step ``n``, first to go first."""
    found = list(frame_of(run, n).agenda)
    inner = run.kernel
    if inner.game.discipline == "stack" and inner.answer(STACK_ORDER) == "last-in":
        found.reverse()
    return found


def unseen(run: EngineRun, n: int, view: str) -> set[int]:
    """The waiting effects of step ``n`` that the viewer does not see."""
    return set(run.frame(n)["views"].get(view, {}).get("unseen", ()))


def taken_up(run: EngineRun, n: int) -> Pending | None:
    """The effect that had waited and whose turn has come in step ``n``."""
    effect = effect_of(run, n)
    if effect is None or frame_of(run, n).kind not in ("resolving", "fizzled"):
        return None
    return effect if waits_since(run, effect, n - 1) is not None else None


def between(run: EngineRun, n: int, one: Pending, other: Pending, view: str) -> Reason:
    """Why ``one`` goes before or after ``other``. Either waits in step ``n``; ``one`` may also be taken up in it."""
    inner = run.kernel
    waiting = in_order(run, n)
    first = one not in waiting or (other in waiting and waiting.index(one) < waiting.index(other))
    decided = decided_at(run, n, one, other)
    if decided is not None:
        frame = run.frame(decided)
        told = _("Step %(n)s decided it: %(text)s") % {"n": decided, "text": texts.seen(frame, view)}
        rule = frame["rules"][-1] if frame["rules"] else ""
        return Reason(other, first, told, "", rule, inner.ruleset.settings.get(rule, ""))
    why = reason(inner, one, other) if first else reason(inner, other, one)
    return Reason(other, first, _sentence(run, n, one, other, why["part"]), why["part"], why["rule"], why["setting"])


def decided_at(run: EngineRun, n: int, one: Pending, other: Pending) -> int | None:
    """The decision by which ``one`` is taken up in step ``n`` before ``other``, where the rules leave their order open."""
    taken = next((d for d in run.kernel.decisions if d.frame == n - 1), None)
    if taken is None or taken.prompt.key != "which-first":
        return None
    options = [option for option, _text in taken.options]
    return n - 1 if options[taken.picked] == one.id and other.id in options else None


def open_between(run: EngineRun, one: Pending, other: Pending) -> str:
    """Who says which of two goes first where no key does: "chance", "player", or "" where the key does."""
    inner = run.kernel
    order, discipline = inner.order, inner.game.discipline
    if discipline == "pool":
        return "player" if one.controller == other.controller else ""
    if discipline != "queue" or one.zone != other.zone or one.zone not in order.invoked:
        return ""
    at = order.sequence.index("position")
    return "chance" if one.key[:at] == other.key[:at] else ""


def _sentence(run: EngineRun, n: int, one: Pending, other: Pending, part: str) -> str:
    """Why, where it is not the two values of a part that say it: those stand in the table of the two keys."""
    asked = open_between(run, one, other)
    if asked:
        return _("Chance says which of the two goes first.") if asked == "chance" else _("Their player says which of the two goes first.")
    if part == "pool":
        return _("They belong to different players.")
    if part not in ("stack", "occasion"):
        return ""
    since = [waits_since(run, effect, n) for effect in (one, other)]
    if None in since or since[0] == since[1]:
        return ""
    if part == "stack":
        return _("They were declared in steps %(a)s and %(b)s.") % {"a": since[0], "b": since[1]}
    return _("They came of different occasions, in steps %(a)s and %(b)s.") % {"a": since[0], "b": since[1]}

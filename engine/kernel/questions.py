"""The questions that more than one game may be asked, each with what its answers can be and the answer where a game binds no rule to it.

What only one game asks stands with its policies. A game whose rule has other names for the same settings says in its policies which is
which; everywhere else the answers are the settings' own names.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Literal

from engine.kernel.rules import Question

# ---- the order of what waits (engine.kernel.order)

FAR = 10**6  # further than any line, any stay and any number of a granting
BASE = ("occasion", "timing", "place", "player", "position", "line", "number")  # the parts of the key, in the usual order

ORDER_PARTS = Question[tuple[str, ...]]("order.parts", BASE)
ORDER_OCCASION = Question[Literal["first-in-first-out", "last-in-first-out", "cutting-in"]]("order.occasion", "first-in-first-out")
ORDER_PLACE = Question[Mapping[str, int]]("order.place", {})
ORDER_PLAYER = Question[Literal["turn-player-first", "other-player-first"]]("order.player", "turn-player-first")
ORDER_POSITION = Question[tuple[int, int]]("order.position", (-1, 1))
ORDER_COPIES = Question[Literal["apart", "together"]]("order.copies", "apart")
ORDER_HAND = Question[int]("order.hand", 1)
ORDER_LINE = Question[tuple[int, int]]("order.line", (1, FAR))
ORDER_INVOKED = Question[tuple[str, ...]]("order.invoked", ())
POOL_PLAYER = Question[Literal["turn-player-first", "other-player-first", "turn-player-orders-all"]]("pool.player", "turn-player-first")
POOL_ORDER = Question[str]("pool.order", "")
STACK_ORDER = Question[Literal["last-in", "first-in"]]("stack.order", "last-in")
LineAt = Literal["bottom", "as-printed"]  # where within its card an ability stands whose place is a rule of its own

# ---- when something is judged

When = Literal["at-resolution", "at-trigger"]
CONDITION_JUDGED = Question[Literal["at-trigger", "at-resolution"]]("condition.judged", "at-trigger")
CONDITION_MIDWAY = Question[Literal["missed", "counts"]]("condition.midway", "missed")
READS_OWN = Question[Literal["seen", "as-triggered"]]("reads.own-state", "as-triggered")
USE_CONDITION = Question[Literal["twice", "when-used"]]("use.condition", "twice")
SOURCE_GONE = Question[Literal["resolves", "fails"]]("source.gone", "resolves")
PAID_OBJECT = Question[Literal["no-object", "may-be-chosen"]]("cost.object", "no-object")
NAMES_SPOKEN = Question[Literal["whole", "contained"]]("names.spoken", "whole")
RUNS_ON = Question[Literal["runs-on", "stops"]]("effect.runs-on", "runs-on")
LENT_HOLDER = Question[Literal["leader", "amulet"]]("lent.holder", "leader")
HOLDING_GRANTS = Question[Literal["queued", "at-the-instant"]]("holding.grants", "at-the-instant")
HOLDING_ENDS = Question[Literal["goes-back", "stays"]]("holding.ends", "goes-back")
REPLACEMENT_TURN_PLAYER = Question[Literal["turn-player-first", "their-player"]]("replacement.player", "their-player")
REPLACEMENT_CHAIN = Question[Literal["chain", "once-in-all"]]("replacement.chain", "chain")
CHOOSE_FEWER = Question[Literal["as-many-as-there-are", "all-or-none"]]("choose.fewer", "as-many-as-there-are")
LIMIT_BACK = Question[Literal["anew", "goes-on"]]("limit.back", "anew")
IN_ORDER = Question[Literal["goes-on", "anew-each-turn"]]("effect.in-order", "goes-on")
SELECTED_ENOUGH = Question[Literal["selected", "done"]]("selected.enough", "selected")
LEADER_SET = Question[Literal["most-stays", "most-too"]]("leader.set", "most-stays")
FIGURE_BEFORE = Question[Literal["before-the-debuff", "zero"]]("figure.before", "before-the-debuff")
BURN_OWN = Question[Literal["silent", "triggers"]]("burn.own", "silent")
BURN_WATCHERS = Question[Literal["heard", "silent"]]("burn.watchers", "silent")
Batch = Literal["one-at-a-time", "together", "at-once"]
SWEEP_TARGETS = Question[Batch]("sweep.targets", "one-at-a-time")
SWEEP_HEALING = Question[Batch]("sweep.healing", "one-at-a-time")

# ---- what was done "this way" (engine.kernel.history)

Counts = Literal["must-happen", "trying-is-enough"]
THIS_WAY_NOTHING = Question[Literal["dropped", "counts-as-zero"]]("this-way.nothing", "dropped")
THIS_WAY_IF_DID = Question[Literal["must-happen", "trying-is-enough", "wording"]]("this-way.if-did.content", "wording")
THIS_WAY_DIES_OF_IT = Question[Literal["counted", "not-counted"]]("this-way.dies-of-it", "not-counted")
THIS_WAY_OVER = Question[Literal["not-counted", "counted"]]("this-way.over-the-limit", "not-counted")

# ---- what cannot be done as it says (engine.language.meaning.dropping)

EFFECT_TOO_FEW = Question[Literal["as-many-as-there-are", "not-done"]]("effect.too-few", "as-many-as-there-are")
EFFECT_IF_YOU_DO = Question[Literal["as-many-as-there-are", "neither"]]("effect.if-you-do", "as-many-as-there-are")
EFFECT_UNTIMED = Question[Literal["for-good", "until-the-turn-ends"]]("effect.untimed", "for-good")
EFFECT_WHOSE = Question[Literal["of-its-user", "of-its-owner"]]("effect.whose", "of-its-user")
EFFECT_REST = Question[Literal["goes-on", "stops"]]("effect.rest", "goes-on")

# ---- continuous effects (engine.kernel.calculation)

RECKON_NEGATIVE = Question[Literal["negative", "positive", "latest"]]("reckon.negative", "negative")
RECKON_KEPT = Question[Literal["kept", "lost"]]("reckon.kept", "kept")
RECKON_SUM = Question[Literal["sum", "latest"]]("reckon.sum", "sum")
RECKON_FLOOR = Question[Literal["whole-sum", "each-step", "no-floor"]]("reckon.floor", "whole-sum")
RECKON_FIXED = Question[Literal["fixed", "on-top", "latest"]]("reckon.fixed", "fixed")
RECKON_SMALLEST = Question[Literal["smallest", "largest", "latest"]]("reckon.smallest", "smallest")


@cache
def reads(kind: str) -> Question[When]:
    """When an effect reads a part of this kind: "random", "value", "count", "state" and what a game's words add."""
    return Question[When]("reads." + kind, "at-resolution")


SETTLED_AFTER = ("event", "operation", "repeat", "effect", "item", "combat")


@cache
def settles(where: str) -> Question[bool]:
    """Whether state-based processing is done there: after each "event", "operation", … (:data:`SETTLED_AFTER`)."""
    return Question[bool]("settle." + where, where != "event")


@cache
def counts(question: str) -> Question[Counts]:
    """Whether what was only tried counts as done "this way", by the question that the wording comes under."""
    return Question[Counts](question, "must-happen")

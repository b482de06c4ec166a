"""One calculation: what a value begins with, every effect on it, which of them count, what comes of it, and why."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.kernel.questions import RECKON_FIXED, RECKON_FLOOR, RECKON_KEPT, RECKON_NEGATIVE, RECKON_SMALLEST, RECKON_SUM
from engine.kernel.rules import Answers, Question


class ValueEffect(NamedTuple):
    """One effect: which it is, what it does (change, becomes, is, is-not), when it came, and whose it is."""

    id: tuple[int, int, int, int]
    kind: str
    amount: int
    came: int
    source: int


class Calculation(NamedTuple):
    """``counted`` are the parts that made the value what it is; ``decided`` the questions whose rules said so.

    ``given`` is how much of the base no continuous effect holds and yet is not printed: what was given for good or for a while.
    """

    base: int
    parts: tuple[ValueEffect, ...]
    value: int
    since: int
    counted: tuple[ValueEffect, ...] = ()
    decided: tuple[Question[str], ...] = ()
    given: int = 0


def worked_out(
    answers: Answers,
    base: int,
    parts: tuple[ValueEffect, ...],
    since: int,
    lost: frozenset[tuple[int, ...]],
    was: Calculation | None,
    given: int = 0,
) -> tuple[Calculation, frozenset[tuple[int, ...]]]:
    """The calculation, and which of its effects are lost for good, where a rule has it that what was once overruled does not come back."""
    if parts[0].kind in ("is", "is-not"):
        return granted_or_denied(answers, base, parts, since, lost, was)
    return number(answers, base, parts, since, given), frozenset()


# ---- traits


def granted_or_denied(
    answers: Answers,
    base: int,
    parts: tuple[ValueEffect, ...],
    since: int,
    lost: frozenset[tuple[int, ...]],
    was: Calculation | None,
) -> tuple[Calculation, frozenset[tuple[int, ...]]]:
    """A trait that some effects give and others deny: by the rule the denial wins as long as it lasts."""
    left = tuple(p for p in parts if p.id not in lost)
    gives, denies = [p for p in left if p.kind == "is"], [p for p in left if p.kind == "is-not"]
    decided: list[Question[str]] = []
    beaten: frozenset[tuple[int, ...]] = frozenset()
    if gives and denies:
        decided.append(RECKON_NEGATIVE)
        how = answers[RECKON_NEGATIVE]
        winner = {"negative": denies[-1], "positive": gives[-1]}.get(how, left[-1])
        if winner.kind == "is-not" and answers[RECKON_KEPT] == "lost":
            beaten = frozenset(p.id for p in gives)
    else:
        winner = left[-1] if left else parts[-1]
    returns = was is not None and any(p.kind == "is-not" for p in was.parts) and not any(p.kind == "is-not" for p in parts)
    if returns and was is not None and any(p.kind == "is" for p in was.parts):
        decided.append(RECKON_KEPT)
    value = int(winner.kind == "is") if left else base
    counted = tuple(p for p in left if p.kind == winner.kind)
    return Calculation(base, parts, value, since, counted, tuple(decided)), beaten


# ---- numbers


def number(answers: Answers, base: int, parts: tuple[ValueEffect, ...], since: int, given: int = 0) -> Calculation:
    """A number that some effects raise or lower and others fix; what was given is raised or lowered as well."""
    changes, fixes = [p for p in parts if p.kind == "change"], [p for p in parts if p.kind == "becomes"]
    decided: list[Question[str]] = []
    counted: list[ValueEffect] = []
    total = base
    how = answers[RECKON_FIXED]
    if fixes:
        fix = smallest(answers, fixes, decided)
        counted, total = [fix], fix.amount
        if changes or (given and how == "on-top"):
            decided.append(RECKON_FIXED)
            total += given if how == "on-top" else 0
            if how == "fixed":
                changes = []
            elif how == "latest":
                changes = [p for p in changes if p.came > fix.came]
    if fixes and not changes:
        total = max(0, total)
    if changes:
        if len(changes) > 1:
            decided.append(RECKON_SUM)
            if answers[RECKON_SUM] == "latest":
                changes = changes[-1:]
        counted += changes
        total = added(answers, total, changes, decided)
    return Calculation(base, parts, total, since, tuple(counted), tuple(decided), given if fixes and how == "on-top" else 0)


def smallest(answers: Answers, fixes: list[ValueEffect], decided: list[Question[str]]) -> ValueEffect:
    """The one of several fixed values that holds."""
    if len(fixes) > 1:
        decided.append(RECKON_SMALLEST)
    how = answers[RECKON_SMALLEST]
    if how == "latest":
        return fixes[-1]
    return (min if how == "smallest" else max)(fixes, key=lambda p: p.amount)


def added(answers: Answers, total: int, changes: list[ValueEffect], decided: list[Question[str]]) -> int:
    """Increases and decreases taken together, and what becomes of a sum below 0."""
    how = answers[RECKON_FLOOR]
    running, lowest, stepwise = total, total, total
    for p in changes:
        running += p.amount
        lowest = min(lowest, running)
        stepwise = max(0, stepwise + p.amount)
    if lowest < 0:
        decided.append(RECKON_FLOOR)
    if how == "each-step":
        return stepwise
    return running if how == "no-floor" else max(0, running)


# ---- in words

REASONS: dict[tuple[Question[str], str], tuple[str, str]] = {
    (RECKON_SUM, "sum"): ("increases and decreases are added up", "増減はすべて合計する"),
    (RECKON_SUM, "latest"): ("the latest change alone counts", "最後の増減だけを数える"),
    (RECKON_FLOOR, "whole-sum"): ("the sum is never below 0", "合計は0未満にならない"),
    (RECKON_FLOOR, "each-step"): ("no step goes below 0", "途中でも0未満にならない"),
    (RECKON_FLOOR, "no-floor"): ("a sum may be below 0", "合計は0未満にもなる"),
    (RECKON_FIXED, "fixed"): ("a fixed value beats increases and decreases", "指定された数値は増減より優先される"),
    (RECKON_FIXED, "on-top"): ("increases and decreases are added to the fixed value", "指定された数値に増減を加える"),
    (RECKON_FIXED, "latest"): ("what came after the fixed value is added to it", "指定の後の増減だけを加える"),
    (RECKON_SMALLEST, "smallest"): ("the smallest fixed value holds", "指定された数値は小さいものが優先される"),
    (RECKON_SMALLEST, "largest"): ("the largest fixed value holds", "指定された数値は大きいものが優先される"),
    (RECKON_SMALLEST, "latest"): ("the latest fixed value holds", "最後に指定された数値が優先される"),
    (RECKON_NEGATIVE, "negative"): ("what denies beats what gives", "負の効果が正の効果より優先される"),
    (RECKON_NEGATIVE, "positive"): ("what gives beats what denies", "正の効果が負の効果より優先される"),
    (RECKON_NEGATIVE, "latest"): ("the latest effect counts", "最後の効果が優先される"),
    (RECKON_KEPT, "kept"): ("what denied it is gone", "負の効果がなくなった"),
    (RECKON_KEPT, "lost"): ("what was overruled once is lost", "一度優先された効果は失われる"),
}


def step(p: ValueEffect) -> tuple[str, str]:
    """One effect as it stands in a calculation."""
    if p.kind == "change":
        return f"{p.amount:+d}", f"{p.amount:+d}"
    if p.kind == "becomes":
        return f"becomes {p.amount}", f"{p.amount}になる"
    return ("is", "である") if p.kind == "is" else ("is not", "ではない")


def sentence(c: Calculation, trait: bool, answers: Answers) -> dict[str, str]:
    """A calculation that a player can follow: "5, +2, -1, becomes 3: 3, because a fixed value beats increases and decreases"."""
    steps = [step(p) for p in c.parts]
    begin = (("yes", "はい") if c.base else ("no", "いいえ")) if trait else (str(c.base - c.given), str(c.base - c.given))
    if c.given:
        steps = [(f"{c.given:+d}", f"{c.given:+d}"), *steps]
    end = (("yes", "はい") if c.value else ("no", "いいえ")) if trait else (str(c.value), str(c.value))
    why = [REASONS[q, answers[q]] for q in c.decided]
    en = ", ".join([begin[0], *(s[0] for s in steps)]) + f": {end[0]}"
    ja = "、".join([begin[1], *(s[1] for s in steps)]) + f"：{end[1]}"
    if why:
        en += ", because " + " and ".join(w[0] for w in why)
        ja += "（" + "、".join(w[1] for w in why) + "ため）"
    return {"en": en, "ja": ja}


def json(c: Calculation, trait: bool, answers: Answers, owners: Mapping[str, str]) -> dict[str, object]:
    """A calculation as plain data: what it begins with, each step and whether it counts, the value, the rules, and all of it in words."""
    steps = [{"source": p.source, "kind": p.kind, "amount": p.amount, "counts": p in c.counted} for p in c.parts]
    rules = [owners[q] for q in c.decided if q in owners]
    return {"base": c.base, "steps": steps, "value": c.value, "rules": rules, "text": sentence(c, trait, answers)}

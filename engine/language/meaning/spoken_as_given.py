"""Abilities that are given and speak of what was spoken of as they were given: what they hear of, and what they then do it to."""

from __future__ import annotations

from dataclasses import replace

from engine.kernel.cards import Ability
from engine.kernel.resolve import Context
from engine.language.meaning.builder import Bench
from engine.language.meaning.effects import Operation
from engine.language.meaning.happenings import wording
from engine.language.tree import Node


def of_what_is_spoken_of(b: Bench, line: Node) -> str:
    """Which part of an event an ability that is given asks to be what was spoken of as it was given ("whenever that creature attacks"); "" for none."""
    if line.kind == "text" and len(line["body"]["sentences"]) == 1:
        line = line["body"]["sentences"][0]
    heard = line["trigger"] if line.kind == "ability" else line
    if heard.kind not in ("when", "replace") or heard["subject"].kind not in ("it", "them", "that"):
        return ""
    return wording(b, "trigger", heard["happening"].kind).concerns if heard.kind == "when" else "subject"


def hearing_only(a: Ability, them: tuple[int, ...], part: str) -> Ability:
    """An ability that hears only of what befalls these things."""
    assert a.trigger is not None
    fits = a.trigger.fits

    def befalls_them(ctx: Context) -> bool:
        return getattr(ctx.event, part) in them and (fits is None or fits(ctx))

    return replace(a, trigger=replace(a.trigger, fits=befalls_them))


def speaking_of(a: Ability, them: tuple[int, ...]) -> Ability:
    """An ability of a later moment that speaks of what was spoken of as it was given: “at the end of this turn, destroy them”."""

    def of_them(operation: Operation) -> Operation:
        def later(ctx: Context) -> None:
            ctx.it = ctx.it or them
            operation(ctx)

        return later

    return replace(a, operations=(of_them(a.operations[0]), *a.operations[1:]))

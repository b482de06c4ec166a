"""What stands around the operations of a line: looks before them, whose turn it must be, whether its player wants them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.kernel.bilingual import Bilingual
from engine.kernel.cards import Test
from engine.kernel.resolve import Context, goes_on
from engine.kernel.state import PLAYERS
from engine.language.meaning.builder import Bench, NoMeaning
from engine.language.meaning.effects import Operation
from engine.language.meaning.optional import Candidates, yes
from engine.language.tree import Node

NOT_SEVERAL = ("that speaks of several cards that are chosen, and this line does not choose so many", "選ぶカードが複数ある時の言い方です。この行ではそれほど選びません")


def looking_first(looks: tuple[Operation, ...], then: Operation) -> Operation:
    """What is looked at before anything is done, then the first thing that is."""

    def operation(ctx: Context) -> None:
        for look in looks:
            look(ctx)
        then(ctx)

    return operation


def all_chosen(b: Bench, condition: Test | None) -> Test:
    """The condition of a line that is done only where each card that it has chosen can be: before they are chosen, whether there is one."""
    choices = [choice for choice in b.choices if not choice.optional_group]
    if len(choices) < 2:
        raise NoMeaning("modifier", "if_all_chosen", NOT_SEVERAL)

    def holds(ctx: Context) -> bool:
        if condition is not None and not condition(ctx):
            return False
        asked = [choice for choice in choices if choice.when is None or choice.when(ctx)]
        if ctx.chosen is not None:
            return all(ctx.chosen.get(choice.key) for choice in asked)
        return all(len(choice.candidates(ctx)) >= max(choice.least, 1) for choice in asked)

    return holds


def naming_players(b: Bench, s: Node, then: Operation) -> Operation:
    """A sentence about players that are named as targets: who they are is known from it on."""
    about = next((p for p in s.walk() if p.kind == "player" and p["who"] == "chosen"), None)
    if about is None:
        return then
    anyone = Node("filter", noun=Node("standing_for_a_player"))
    target = b.make("target", Node("chosen", {"count": Node("number", n=about.get("n", 1)), "filter": anyone, "of_players": 1}))

    def operation(ctx: Context) -> None:
        named = {ctx.state.things[i].owner for i in target(ctx)}
        ctx.values["chosen-players"] = sum(1 << n for n, player in enumerate(PLAYERS) if player in named)
        then(ctx)

    return operation


def during_turn(whose: Callable[[Context], tuple[str, ...]]) -> Test:
    """Whether it is one of these players' turn."""
    return lambda ctx: ctx.state.turn in whose(ctx)


def if_wanted(operations: tuple[Operation, ...], text: Bilingual, among: Sequence[Candidates]) -> Operation:
    """What an optional effect does, if its player wants it; ``among`` is what it has the player choose."""

    def operation(ctx: Context) -> None:
        if yes(ctx, text, among):
            for n, do in enumerate(operations):
                if n and not goes_on(ctx):
                    return
                do(ctx)

    return operation


def in_turn(fits: Test | None, during: list[Callable[[Context], tuple[str, ...]]]) -> Test | None:
    """A trigger's test that also asks whose turn it is."""
    if not during:
        return fits

    def both(ctx: Context) -> bool:
        return all(ctx.state.turn in whose(ctx) for whose in during) and (fits is None or fits(ctx))

    return both

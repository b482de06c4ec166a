"""What a player may do, or leave: who is asked, and what answers the question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from engine.kernel import joins
from engine.kernel.resolve import Context
from engine.kernel.state import Player
from engine.kernel.targets import answered, yes_or_no
from engine.kernel.trace import Message
from engine.language.changing import changed
from engine.language.meaning.builder import Bench, NoMeaning, means, players
from engine.language.meaning.clauses import not_done
from engine.language.meaning.dropping import TooFew
from engine.language.meaning.effects import Operation
from engine.language.tree import Node

Candidates = Callable[[Context], list[int]]


@means("clause", "may")
def may(b: Bench, node: Node) -> Operation:
    if "player" in node and node["player"]["who"] == "each":
        return each_may(b, node)
    steps = node["do"] if "player" not in node else done_by(node["do"], node["player"])
    text, whose, asked = b.text(steps, "steps"), players(node.get("player")), WordsForYes.of(steps)
    do, among = make_with_choices(b, steps)
    left_out = not_done(steps)

    def operation(ctx: Context) -> None:
        if all(yes(ctx, text, among, p, asked) for p in whose(ctx)):
            try:
                do(ctx)
                return
            except TooFew as too_few:
                ctx.run.cite(too_few.question)
        left_out(ctx)

    return operation


def decider(who: str, part: Node) -> Node:
    """A part in which "that player" is this one, who decides."""
    return Node("player", who=who) if part == Node("player", who="that") else part


def each_may(b: Bench, node: Node) -> Operation:
    """Each player decides for himself, the turn player first; "that player" is then whoever decides.

    Raises NoMeaning where a side is named, which would be the same for both.
    """
    if any(part.get("who") in ("me", "opponent", "each") for part in node["do"].walk()):
        raise NoMeaning("clause", "each_may", ("each player may do it, but it names a side; say “that player's”", "各プレイヤーが行えますが、片方の側が名指しされています。「そのプレイヤーの」と書いてください"))
    ways, asked = {}, WordsForYes.of(node["do"])
    for who in ("me", "opponent"):
        steps = done_by(changed(node["do"], partial(decider, who)), Node("player", who=who))
        ways[who] = (*make_with_choices(b, steps), b.text(node["do"], "steps"), not_done(steps))

    def operation(ctx: Context) -> None:
        for p in players(node["player"])(ctx):
            do, among, text, left_out = ways["me" if p == ctx.me else "opponent"]
            try:
                (do if yes(ctx, text, among, p, asked) else left_out)(ctx)
            except TooFew as too_few:
                ctx.run.cite(too_few.question)
                left_out(ctx)

    return operation


DONE_BY_A_PLAYER = ("draw", "discard", "points", "pay")


def done_by(steps: Node, player: Node) -> Node:
    """Steps of which each that says no player is this player's, who also chooses what they are done to."""
    chooser = {} if player["who"] == "me" else {"by": player["who"]}

    def of(step: Node) -> Node:
        parts = dict(step.parts)
        if step.kind in DONE_BY_A_PLAYER:
            parts.setdefault("player", player)
        if "targets" in parts:
            parts["targets"] = tuple(Node(t.kind, {**dict(t.parts), **chooser}) if t.kind == "chosen" else t for t in parts["targets"])
        return Node(step.kind, parts, step.at)

    return Node(steps.kind, {**dict(steps.parts), "steps": tuple(of(s) for s in steps["steps"])}, steps.at)


def make_with_choices(b: Bench, steps: Node) -> tuple[Operation, Sequence[Candidates]]:
    """What steps do, and what each thing that they have chosen is chosen among."""
    before = len(b.candidates)
    do: Operation = b.make("clause", steps)
    return do, b.candidates[before:]


class WordsForYes(NamedTuple):
    """How a line after an action may call what a player is asked whether to do, besides doing so; and what is paid for it, if one thing is."""

    way: str = joins.SO
    price: tuple[int, str] | None = None

    @classmethod
    def of(cls, steps: Node) -> WordsForYes:
        """What these steps are called."""
        paid = [step for step in steps.walk() if step.kind == "pay"]
        return cls(joins.PAY, (paid[0]["n"], paid[0]["counter"]) if len(paid) == 1 else None) if paid else cls()


WHETHER = WordsForYes()


def yes(ctx: Context, text: object, among: Sequence[Candidates] = (), player: Player = "", asked: WordsForYes = WHETHER) -> bool:
    """Ask a player (the ability's, if nothing is said) whether to do something; as the scenario says, else yes.

    A scenario that names what is chosen next, and it is ``among`` what would be chosen, has said yes; so has one that says in the line
    after an action that the card's ability is used, or that the player does so (as it is ``asked``; :mod:`engine.kernel.joins`).
    """
    run = ctx.run
    meanwhile = joins.said(run, ctx.source, joins.MAY, ()) if run.joins else None
    wish = answered(run, player or ctx.me, asked.way, price=asked.price) if meanwhile is None else meanwhile
    if wish is None and run.wishes and any(run.wishes[0].among(candidates(ctx)) is not None for candidates in among):
        wish = 0
    return yes_or_no(run, player or ctx.me, Message("choose", {"source": ctx.origin, "text": text}), wish)

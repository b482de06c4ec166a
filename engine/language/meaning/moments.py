"""Moments: the phases of a turn, when a card may be played or an ability used at all, and what is put off to the end of the turn."""

from __future__ import annotations

from copy import copy

from engine.kernel.cards import Ability, Test, Trigger
from engine.kernel.notes import PLAY_ONLY
from engine.kernel.resolve import Context
from engine.kernel.state import Thing
from engine.language.meaning.builder import Bench, NoMeaning, means, players
from engine.language.meaning.durations import FOR_GOOD
from engine.language.meaning.effects import Operation
from engine.language.meaning.grants import grant
from engine.language.meaning.triggers import Made
from engine.language.meaning.used_up import drop_held
from engine.language.tree import Node


def phase_of(b: Bench, role: str, node: Node) -> str:
    """The phase that is spoken of, where the game has it."""
    phase = str(node["phase"]["is"])
    if phase not in b.game.phases:
        raise NoMeaning(role, node.kind)
    return phase


@means("trigger", "phase_start", "phase_end")
def of_a_phase(b: Bench, node: Node) -> Made:
    """A phase of somebody's turn begins or ends."""
    phase, whose = phase_of(b, "trigger", node), players(node["owner"])

    def fits(ctx: Context) -> bool:
        return ctx.event is not None and ctx.event.mark == phase and ctx.event.player in whose(ctx)

    if node.kind == "phase_start":
        return Made("phase-starting", False, "phase-start", fits)
    return Made("phase-ending", False, "phase-end", fits)


@means("condition", "in_phase")
def in_phase(b: Bench, node: Node) -> Test:
    """Which phase it is, whosever turn."""
    phase = phase_of(b, "condition", node)
    return lambda ctx: ctx.state.phase == phase


@means("usable", "only_when")
def only_when(b: Bench, node: Node) -> Test:
    """What must hold as an ability is used."""
    return b.make("condition", node["condition"])


def note_play_only(b: Bench, node: Node) -> None:
    """When its card may be played at all: noted on the card."""
    b.mark("play-only", "sentence", node.kind)
    PLAY_ONLY.put(b.notes, (*(PLAY_ONLY.among(b.notes) or ()), b.make("condition", node["condition"])))


@means("printed", "play_only")
def printed_play_only(b: Bench, node: Node) -> list[Ability]:
    """On a card that stays."""
    note_play_only(b, node)
    return []


@means("sentence", "play_only")
def said_play_only(b: Bench, node: Node) -> Operation:
    """In the text of a card that is used up: it does nothing of its own."""
    note_play_only(b, node)
    return lambda ctx: None


@means("sentence", "later")
def later(b: Bench, node: Node) -> Operation:
    """At the end of this turn: an ability that stays with the player until it has happened."""
    b.hears("turn-ended", "sentence", "later")
    then, text = b.make("clause", node["then"]), b.text(node, "sentence")

    def operation(ctx: Context) -> None:
        origin: Thing = ctx.origin
        known = {"it": ctx.it, "chosen": ctx.chosen, "tally": list(ctx.tally), "last": list(ctx.last), "values": dict(ctx.values)}

        def carry_out(now: Context) -> None:
            as_said = copy(now)
            as_said.origin, as_said.source, as_said.me = origin, origin.id, ctx.me
            for name, value in known.items():
                setattr(as_said, name, value)
            then(as_said)

        put_off = Ability(
            "triggered", text, Trigger("turn-ended", False, "turn-end"), operations=(carry_out, drop_held), zones=frozenset({"leader"}), hears=("turn-ended",)
        )
        grant(ctx, ctx.state.zone(ctx.me, "leader")[0], put_off, FOR_GOOD)

    return operation

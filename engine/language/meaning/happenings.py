"""What happenings are to card texts, looked up in their table: what waits for one, and what looks back at one."""

from __future__ import annotations

from collections.abc import Callable

from engine.kernel.happenings import CardWording
from engine.kernel.history import Record
from engine.kernel.resolve import Context
from engine.kernel.state import Thing
from engine.language.meaning.builder import Bench, NoMeaning, means, players
from engine.language.tree import Node
from engine.log.happenings.table import card_wordings

Whence = Callable[[Context, Thing], bool]
BY_WHAT = ("nobody remembers whether an effect did it; leave that out", "効果によるものかは記録されていません。その部分を除いてください")


def wording(b: Bench, role: str, kind: str) -> CardWording:
    """How card texts speak of a happening; :class:`NoMeaning` where they do not."""
    found = card_wordings(b.game.vocabulary).get(kind)
    if found is None:
        raise NoMeaning(role, kind)
    return found


def remembered(b: Bench, role: str, kind: str) -> str:
    """The type of events by which a happening is looked back at; :class:`NoMeaning` where this game remembers none."""
    said = wording(b, role, kind)
    event = said.remembered if said.concerns == "subject" else ""  # who did it is not remembered, only to what it was done
    if not event:
        raise NoMeaning(role, kind)
    return b.remembers(event, role, kind)


def at_anybodys(subject: Node, said: CardWording) -> bool:
    """Whether what is said may happen to any player's cards: it names no hand or deck as “yours”, or the text names whose cards they are."""
    return not said.yours or any(part.kind == "side" for part in subject.walk()) or subject.kind in ("this", "it", "that")


def aimed(b: Bench, happening: Node) -> Callable[[Context, Record], bool]:
    """Which of what happened is meant: all, or what was aimed at somebody who fits, or came from somewhere, where the text says so."""
    if "by" in happening:
        raise NoMeaning("happened", happening.kind, BY_WHAT)
    if "whence" in happening:
        lay: Whence = b.make("whence", happening["whence"])
        return lambda ctx, r: r.thing is not None and lay(ctx, r.thing)
    if "whom" not in happening:
        return lambda ctx, r: True
    whom = b.make("subject", happening["whom"])
    return lambda ctx, r: r.whom is not None and whom.fits(ctx, r.whom)


@means("whence", "from_play")
def from_play(b: Bench, node: Node) -> Whence:
    in_play = b.game.in_play
    return lambda ctx, t: t.zone in in_play


@means("whence", "from_zone")
def from_zone(b: Bench, node: Node) -> Whence:
    zone, whose = node["zone"], players(node["owner"])
    return lambda ctx, t: t.zone == zone and t.controller in whose(ctx)


@means("whence", "from_either")
def from_either(b: Bench, node: Node) -> Whence:
    first: Whence = b.make("whence", node["first"])
    second: Whence = b.make("whence", node["second"])
    return lambda ctx, t: first(ctx, t) or second(ctx, t)

"""What happenings are to card texts, looked up in their table: what waits for one, and what looks back at one."""

from __future__ import annotations

from collections.abc import Callable

from engine.kernel.happenings import CardWording
from engine.kernel.history import Record
from engine.kernel.resolve import Context
from engine.language.meaning.builder import Bench, NoMeaning
from engine.language.tree import Node
from engine.log.happenings.table import card_wordings


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
    """Which of what happened is meant: all, or what was aimed at somebody who fits, where the text says at whom."""
    if "whom" not in happening:
        return lambda ctx, r: True
    whom = b.make("subject", happening["whom"])
    return lambda ctx, r: r.whom is not None and whom.fits(ctx, r.whom)

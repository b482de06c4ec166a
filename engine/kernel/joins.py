"""What a scenario says of cards while an action goes on: they block, or their player uses them, or does what they let him do."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from engine.kernel.requests import Wish
    from engine.kernel.run import Run

BLOCK = "block"
MAY = "may"  # an optional effect of a card, when its player is asked whether to do it


class Join(NamedTuple):
    """A card that comes in, by the ids of the ``things`` its name can mean (none: whichever), in the way that ``head`` names ("": any).

    ``negated`` says that it does not come in; ``taken`` that it has been asked for, ``picked`` that it decided between several; ``barred``
    is the question of the rule that kept anybody from asking, where one did. ``choices`` are what its player then chooses, where nobody
    chooses it unless this is asked for.
    """

    things: tuple[int, ...]
    head: str
    negated: bool = False
    taken: bool = False
    picked: bool = False
    barred: str = ""
    choices: Callable[[], list[Wish]] | None = None

    def means(self, thing: int, head: str) -> bool:
        """Whether it says of this card what is asked about it."""
        return (not self.things or thing in self.things) and self.head in ("", head)


def said(run: Run, thing: int, head: str, at_once: Collection[str]) -> int | None:
    """0 if the scenario says that a card comes in now, 1 if it says no, or only what others do; None where it says nothing of that.

    The others are those of the same player that are asked about ``at_once``, by their ways. What says so has then been heeded.
    """
    for n, join in enumerate(run.joins):
        if join.means(thing, head) and not join.taken:
            run.joins[n] = join._replace(taken=True)
            if join.choices is not None:
                run.wishes = [*join.choices(), *run.wishes]
            return 1 if join.negated else 0
    things = run.state.things
    others = [join for join in run.joins if join.head in at_once and not join.negated]
    return 1 if any(things[i].owner == things[thing].owner for join in others for i in join.things) else None


def bar(run: Run, thing: int, question: str) -> None:
    """Note for the lines about a card which rule keeps it from being asked about."""
    for n, join in enumerate(run.joins):
        if thing in join.things:
            run.joins[n] = join._replace(barred=question)


def first(run: Run, things: Sequence[int], head: str) -> int | None:
    """The place in ``things`` of the one that comes in next, by the order of the lines that say so; it has then been heeded."""
    for n, join in enumerate(run.joins):
        found = [i for i in things if join.means(i, head)] if join.things and not (join.taken or join.negated) else []
        if len(found) == 1:
            run.joins[n] = join._replace(taken=True)
            return things.index(found[0])
    return None


def one_of(run: Run, things: Sequence[int], head: str) -> int | None:
    """The place in ``things`` of the one of which a line says that it comes in; whether it then does is still to be asked."""
    for n, join in enumerate(run.joins):
        found = [i for i in things if join.means(i, head)] if join.things and not (join.taken or join.negated) else []
        if len(found) == 1:
            run.joins[n] = join._replace(picked=True)
            return things.index(found[0])
    return None


def declined(run: Run, head: str) -> bool:
    """Whether the scenario says that nothing (more) comes in so; that has then been heeded."""
    for n, join in enumerate(run.joins):
        if join.head == head and join.negated and not join.things:
            run.joins[n] = join._replace(taken=True)
            return True
    return any(join.head == head and join.taken for join in run.joins)


def in_order(run: Run, things: Sequence[int]) -> int | None:
    """The one of these that came in by the line that stands first; None where no line, or one line alone, says so."""
    said_of = [i for join in run.joins if join.taken and not join.negated for i in join.things if i in things]
    return said_of[0] if len(set(said_of)) > 1 else None

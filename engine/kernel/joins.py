"""What a scenario says of cards while an action goes on: they block, or their player uses them, or does what they let him do."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from engine.kernel.requests import Wish
    from engine.kernel.run import Run
    from engine.kernel.state import Player

BLOCK = "block"
PLAYED = "played"  # a card that a player uses in the turn of the other, in whatever way it can come in
MAY = "may"  # an optional effect of a card, when its player is asked whether to do it
SO = "so"  # whatever a player is asked whether to do
PAY = "pay"  # the same, where it is a payment

# answers to a line that says what nobody is asked
UNASKED = {
    "refused.join": ("{source} does not come in here: nothing asks for it", "{source}：ここでは求められていない"),
    "refused.unasked": (
        "{player:I am|the opponent is} not asked whether to do that here",
        "ここでは、{player:自分|相手}がそれを行うかどうかは問われない",
    ),
    "refused.unasked-yet": (
        "{player:I am|the opponent is} not asked whether to do that yet: what was declared waits until nobody answers",
        "{player:自分|相手}がそれを行うかどうかはまだ問われない。宣言されたものは、誰も応じなくなってから解決される",
    ),
}


class Join(NamedTuple):
    """A card that comes in, by the ids of the ``things`` its name can mean (none: whichever), in the way that ``head`` names ("": any).

    ``negated`` says that it does not come in; ``taken`` that it has been asked for, ``picked`` that it decided between several; ``barred``
    is the question of the rule that kept anybody from asking, where one did. ``choices`` are what its player then chooses, where nobody
    chooses it unless this is asked for, and ``chosen`` those that were then made. ``by`` is the player of whom it is said, where no card is
    named, and ``price`` how much is paid of what, where that is said.
    """

    things: tuple[int, ...]
    head: str
    negated: bool = False
    taken: bool = False
    picked: bool = False
    barred: str = ""
    choices: Callable[[], list[Wish]] | None = None
    chosen: tuple[Wish, ...] = ()
    by: Player = ""
    price: tuple[int, str] | None = None

    def means(self, thing: int, head: str) -> bool:
        """Whether it says of this card what is asked about it."""
        return (not self.things or thing in self.things) and (self.head in ("", head) or (self.head == PLAYED and head not in (BLOCK, MAY)))


def said(run: Run, thing: int, head: str, at_once: Collection[str]) -> int | None:
    """0 if the scenario says that a card comes in now, 1 if it says no, or only what others do; None where it says nothing of that.

    The others are those of the same player that are asked about ``at_once``, by their ways. What says so has then been heeded.
    """
    for n, join in enumerate(run.joins):
        if join.means(thing, head) and not join.taken:
            run.joins[n] = join._replace(taken=True)
            if join.choices is not None:
                _choose(run, n, join.choices())
            return 1 if join.negated else 0
    things = run.state.things
    others = [join for join in run.joins if at_once and join.head in (PLAYED, *at_once) and not join.negated]
    return 1 if any(things[i].owner == things[thing].owner for join in others for i in join.things if i in things) else None


def _choose(run: Run, n: int, chosen: list[Wish]) -> None:
    """What is chosen where this line comes in: next, or, of cards that are used one after the other, in the order of their lines."""
    join = run.joins[n]
    if join.head != PLAYED:
        run.wishes = [*chosen, *run.wishes]
        return
    left = {id(wish) for wish in (*run.wishes, *chosen)}
    run.joins[n] = join._replace(chosen=tuple(chosen))
    of_cards = [wish for other in run.joins for wish in other.chosen if id(wish) in left]
    known = {id(wish) for wish in of_cards}
    run.wishes = [*(wish for wish in run.wishes if id(wish) not in known), *of_cards]


def agreed(run: Run, who: Player, ways: Collection[str], price: tuple[int, str] | None = None) -> int | None:
    """0 if the scenario says that this player does what they are asked in one of these ways, 1 if it says no; None if it says nothing.

    A line that says how much is paid is about that ``price`` alone.
    """
    for n, join in enumerate(run.joins):
        if join.by == who and join.head in ways and not join.taken and join.price in (None, price):
            run.joins[n] = join._replace(taken=True)
            return 1 if join.negated else 0
    return None


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

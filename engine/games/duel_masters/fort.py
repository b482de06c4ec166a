"""Fort E: a line that counts for a creature that was summoned with a card of a race among the mana that was tapped for it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.games.duel_masters import policies as rule
from engine.games.duel_masters.races import has_race
from engine.games.duel_masters.state import of
from engine.kernel import moves
from engine.kernel.cards import Ability
from engine.kernel.notes import Note
from engine.kernel.resolve import Context
from engine.kernel.state import Thing
from engine.language.meaning import lent
from engine.language.meaning.builder import Bench, Meanings, NoMeaning
from engine.language.tree import Node

if TYPE_CHECKING:
    from engine.kernel.run import Run

MEANINGS = Meanings()
means = MEANINGS.means
RACE = Note[str]("fort_e")
FORTIFIED = "fort-e"  # the counter of a creature that was summoned so


@means("line", "fort_e")
def fort_e(b: Bench, node: Node) -> list[Ability]:
    """The line counts for a creature for which mana of the race was tapped."""
    assert b.line_maker is not None
    inner = b.line_maker(node["line"])
    if any(a.role == "spell" for a in inner):
        raise NoMeaning("line", node.kind)
    RACE.put(b.notes, node["trait"])
    return lent.while_head(b, inner, fortified)


def fortified(ctx: Context) -> bool:
    """Whether mana of the race was tapped as the creature was summoned."""
    return ctx.state.things[ctx.source].counters.get(FORTIFIED) == 1


def wanted_first(run: Run, t: Thing, mana: list[int]) -> list[int]:
    """Cards in the mana zone in the order in which they pay where nobody says which do: those of the race first."""
    race = RACE.of(t.card)
    return mana if race is None else sorted(mana, key=lambda i: not has_race(run.state.things[i], race))


def paid_with(run: Run, t: Thing, tapped: Iterable[int]) -> None:
    """Note of a card that is being used whether one of those that were tapped for it is of its race."""
    race = RACE.of(t.card)
    if race is not None:
        run.cite(rule.FORT_E)
        if any(has_race(run.state.things[i], race) for i in tapped):
            run.new_state().game = of(run.state)._replace(fortified=t.id)


def as_it_enters(run: Run, t: Thing) -> None:
    """A creature for which such mana was tapped has what stands under the word."""
    if of(run.state).fortified == t.id:
        run.new_state().game = of(run.state)._replace(fortified=0)
        now = run.state.things[t.id]
        moves.change(run, now, counters={**now.counters, FORTIFIED: 1})

"""O-Drive: more mana of a civilization tapped as a card is used, for a line that counts only then."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.games.duel_masters import policies as rule
from engine.games.duel_masters.mana import civilizations, tap
from engine.games.duel_masters.state import of
from engine.kernel import moves
from engine.kernel.cards import Ability
from engine.kernel.notes import Note
from engine.kernel.resolve import Context
from engine.kernel.state import Player, Thing
from engine.kernel.targets import yes_wished
from engine.kernel.trace import Message
from engine.language.meaning import lent
from engine.language.meaning.builder import Bench, Meanings, NoMeaning
from engine.language.tree import Node

if TYPE_CHECKING:
    from engine.kernel.run import Run

MEANINGS = Meanings()
means = MEANINGS.means

DRIVEN = "o-drive"  # the counter of a card whose O-Drive was paid
DRIVES = {"en": "pay its O-Drive", "ja": "O・ドライブを使う"}, {"en": "do not pay it", "ja": "使わない"}


class More(NamedTuple):
    """So many cards of a civilization to be tapped besides."""

    civilization: str
    n: int


DRIVE = Note[More]("o_drive")


@means("line", "o_drive")
def o_drive(b: Bench, node: Node) -> list[Ability]:
    """The line counts for a card whose O-Drive was paid as it was used."""
    assert b.line_maker is not None
    inner = b.line_maker(node["line"])
    if any(a.role == "spell" for a in inner):
        raise NoMeaning("line", node.kind)
    DRIVE.put(b.notes, More(node["class"], node["n"]))
    return lent.while_head(b, inner, paid)


def paid(ctx: Context) -> bool:
    """Whether the O-Drive of the card was paid."""
    return ctx.state.things[ctx.source].counters.get(DRIVEN) == 1


def pay_more(run: Run, who: Player, t: Thing) -> None:
    """The player may tap so many more cards of the civilization; nobody is asked who has not as many."""
    more = DRIVE.of(t.card)
    if more is None:
        return
    things = run.state.things
    untapped = [i for i in run.state.zone(who, "mana") if not things[i].counters.get("tapped")]
    able = [i for i in untapped if more.civilization in civilizations(things[i])]
    run.cite(rule.O_DRIVE)
    if len(able) < more.n:
        return
    wish = yes_wished(run)
    options = tuple((n, Message("text", {"text": text})) for n, text in enumerate(DRIVES))
    if run.decide("choice", who, Message("thing", {"source": t}), options, wish=wish) != 0:
        return
    for i in able[: more.n]:
        tap(run, i)
    run.new_state().game = of(run.state)._replace(driven=t.id)


def as_it_enters(run: Run, t: Thing) -> None:
    """A card whose O-Drive was paid has what stands under it."""
    if of(run.state).driven == t.id:
        run.new_state().game = of(run.state)._replace(driven=0)
        now = run.state.things[t.id]
        moves.change(run, now, counters={**now.counters, DRIVEN: 1})

"""What is tapped besides as a card is used: mana for O-Drive, whose line counts only then; creatures for Hyper Energy, in place of mana."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.games.duel_masters import policies as rule
from engine.games.duel_masters.mana import civilizations, matched, tap
from engine.games.duel_masters.state import of
from engine.kernel import moves
from engine.kernel.cards import Ability
from engine.kernel.notes import Note
from engine.kernel.resolve import Context
from engine.kernel.state import Player, Thing
from engine.kernel.targets import choose_some, yes_wished
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


ENERGY = Note[bool]("hyper_energy")
EACH = 2  # mana for which each creature stands that is tapped for Hyper Energy
TAPPED = {"en": "the creatures to tap for its Hyper Energy", "ja": "ハイパーエナジーでタップするクリーチャー"}


class More(NamedTuple):
    """So many cards of a civilization to be tapped besides."""

    civilization: str
    n: int


DRIVE = Note[tuple[More, ...]]("o_drive")
PARTS = (("class", "n"), ("second", "m"), ("third", "k"))  # of such a line: each civilization with its number


@means("line", "o_drive")
def o_drive(b: Bench, node: Node) -> list[Ability]:
    """The line counts for a card whose O-Drive was paid as it was used."""
    assert b.line_maker is not None
    inner = b.line_maker(node["line"])
    if any(a.role == "spell" for a in inner):
        raise NoMeaning("line", node.kind)
    DRIVE.put(b.notes, tuple(More(node[which], node[number]) for which, number in PARTS if which in node))
    return lent.while_head(b, inner, paid)


@means("printed", "hyper_energy")
def hyper_energy(b: Bench, node: Node) -> list[Ability]:
    """Creatures may be tapped in place of mana: noted of the card."""
    ENERGY.put(b.notes, True)
    return []


def tapped_for(run: Run, who: Player, t: Thing) -> tuple[int, ...]:
    """The creatures that the player taps as the card is paid; one that has just come may be."""
    if not ENERGY.of(t.card):
        return ()
    run.cite(rule.HYPER_ENERGY)
    things = run.state.things
    lying = (things[i] for i in run.state.zone(who, run.game.table))
    able = [o.id for o in lying if o.card.kind == "creature" and not o.hidden and not o.counters.get("tapped")]
    picked = choose_some(run, who, able, len(able), Message("choose", {"source": t, "text": TAPPED}))
    run.cite(rule.HYPER_ENERGY)
    return picked


def paid(ctx: Context) -> bool:
    """Whether the O-Drive of the card was paid."""
    return ctx.state.things[ctx.source].counters.get(DRIVEN) == 1


def pay_more(run: Run, who: Player, t: Thing) -> None:
    """The player may tap so many more cards of each civilization; nobody is asked who has not as many."""
    more = DRIVE.of(t.card)
    if more is None:
        return
    things = run.state.things
    untapped = [i for i in run.state.zone(who, "mana") if not things[i].counters.get("tapped")]
    wanted = {f"{part.civilization} {n}": part.civilization for part in more for n in range(part.n)}
    offers = {i: frozenset(name for name, c in wanted.items() if c in civilizations(things[i])) for i in untapped}
    able = matched(list(wanted), offers)
    run.cite(rule.O_DRIVE)
    if len(able) < len(wanted):
        return
    wish = yes_wished(run)
    options = tuple((n, Message("text", {"text": text})) for n, text in enumerate(DRIVES))
    if run.decide("choice", who, Message("thing", {"source": t}), options, wish=wish) != 0:
        return
    for i in able.values():
        tap(run, i)
    run.new_state().game = of(run.state)._replace(driven=t.id)


def as_it_enters(run: Run, t: Thing) -> None:
    """A card whose O-Drive was paid has what stands under it."""
    if of(run.state).driven == t.id:
        run.new_state().game = of(run.state)._replace(driven=0)
        now = run.state.things[t.id]
        moves.change(run, now, counters={**now.counters, DRIVEN: 1})

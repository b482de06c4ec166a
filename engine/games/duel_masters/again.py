"""Magic: a spell that its player may carry out once more, once it has been, as long as a card that it asks for is there."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.games.duel_masters import policies as rule
from engine.kernel import moves
from engine.kernel.agenda import Pending
from engine.kernel.cards import Ability
from engine.kernel.gather import queue
from engine.kernel.notes import Note
from engine.kernel.resolve import Context, resolve
from engine.kernel.state import Thing
from engine.kernel.targets import yes_wished
from engine.kernel.trace import Message
from engine.language.meaning.builder import Bench, Meanings
from engine.language.tree import Node

if TYPE_CHECKING:
    from engine.kernel.run import Run

MEANINGS = Meanings()
means = MEANINGS.means
MAGIC = Note[Callable[[Context], list[int]]]("magic")  # the cards of which one must be there
DONE = "carried-out-again"  # the counter of a spell that is being carried out once more
WHETHER = {"en": "carry it out once more", "ja": "もう一度使う"}, {"en": "do not", "ja": "使わない"}


@means("printed", "magic")
def magic(b: Bench, node: Node) -> list[Ability]:
    """Which card must be there: noted of the spell."""
    MAGIC.put(b.notes, b.make("filter", node["what"]).select)
    return []


def carried_out_again(run: Run, p: Pending, t: Thing) -> bool:
    """Whether a spell that has just been carried out is so once more, as its player likes: all that it says, from the first word."""
    select = MAGIC.of(t.card)
    if select is None or t.counters.get(DONE) or p.ability.role != "spell":
        return False
    if not select(Context(run, p.card_ability, t, p.controller, None)):
        return False
    run.cite(rule.MAGIC)
    options = tuple((n, Message("text", {"text": text})) for n, text in enumerate(WHETHER))
    if run.decide("choice", p.controller, Message("thing", {"source": t}), options, wish=yes_wished(run)) != 0:
        return False
    moves.change(run, t, counters={**t.counters, DONE: 1})
    run.cite(rule.MAGIC)
    more = queue(run, p.event, p.card_ability, run.state.things[t.id], p.moment)
    run.agenda.remove(more)
    resolve(run, more)
    return True

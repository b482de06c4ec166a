"""G-Link: Gods that are linked are one creature, with the power and the abilities of each of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.games.duel_masters import policies as rule
from engine.kernel import moves
from engine.kernel.cards import Ability, CardAbility
from engine.kernel.notes import Note
from engine.kernel.resolve import Context
from engine.kernel.state import PLAYERS, State, Thing
from engine.kernel.targets import choose_some
from engine.kernel.trace import Event, Message
from engine.language.meaning.builder import Bench, Meanings
from engine.language.tree import Node

if TYPE_CHECKING:
    from engine.kernel.run import Run

MEANINGS = Meanings()
means = MEANINGS.means
LINKS = Note[Callable[[Context, Thing], bool]]("g_link")  # with which Gods it may be linked
WHICH = {"en": "the God it is linked with", "ja": "リンクするゴッド"}


@means("printed", "g_link")
def g_link(b: Bench, node: Node) -> list[Ability]:
    """With what the card may be linked: noted of it."""
    LINKS.put(b.notes, b.make("filter", node["what"]).fits)
    return []


def may_link(run: Run, event: Event) -> None:
    """A God that has just entered may be linked with another one of its player: one of the two names the other."""
    t = run.state.things.get(event.subject)
    if t is None or event.type != "entered" or not event.did or t.zone != run.game.table:
        return
    others = [run.state.things[i] for i in run.state.zone(t.controller, run.game.table) if i != t.id and not run.state.things[i].hidden]
    found = [o.id for o in others if names(run, t, o) or names(run, o, t)]
    if not found:
        return
    run.cite(rule.GOD_LINK)
    picked = choose_some(run, t.controller, found, 1, Message("choose", {"source": t, "text": WHICH}))
    run.cite(rule.GOD_LINK)
    for i in picked:
        run.happen(Event("linked", t.id, t.controller, target=i))


@means("condition", "is_linked")
def is_linked(b: Bench, node: Node) -> Callable[[Context], bool]:
    """Whether another God is linked with it."""
    return lambda ctx: lies_linked(ctx.state, ctx.state.things[ctx.source])


@means("adjective", "linked")
def linked_god(b: Bench, node: Node) -> Callable[[Context, Thing], bool]:
    """A God with which another one is linked."""
    return lambda ctx, t: lies_linked(ctx.state, t)


def lies_linked(state: State, t: Thing) -> bool:
    """Whether a card is a God and lies with another one."""
    if "god" not in t.card.traits:
        return False
    with_it = (state.things[i] for p in PLAYERS for i in state.zone(p, "under"))
    return t.host != 0 or any(o.host == t.id and not o.hidden and "god" in o.card.traits for o in with_it)


def names(run: Run, t: Thing, other: Thing) -> bool:
    """Whether a God may by its own text be linked with that card."""
    fits = LINKS.of(t.card)
    return fits is not None and fits(Context(run, None, t, t.controller, None), other)


def linked(run: Run, e: Event) -> None:
    """The God that came lies with the one that was there, which stays as it is: the same creature, turned as it was."""
    host = run.state.things[e.target]
    moves.put(run, run.state.things[e.subject], host.controller, "under")
    moves.change(run, run.state.things[e.subject], host=host.id)
    lends(run, host.id, run.state.things[e.subject])
    e.did = 1


def lends(run: Run, i: int, other: Thing) -> None:
    """A God has besides its own what a God has that is linked to it, unless the rule counts the upper one alone."""
    if run.ask(rule.GOD_POWER) == "upper-card-alone":
        return
    t, face = run.state.things[i], other.card.face("front")
    more = tuple(CardAbility(h.ability, h.line, -other.id) for h in face.abilities)
    power = (t.attack or 0) + (face.attack or 0)
    moves.change(run, t, attack=power, abilities=(*t.abilities, *more), keywords=(*t.keywords, *face.keywords))


def parted(run: Run, i: int, other: Thing) -> None:
    """What a God had of another one that is linked to it no more."""
    if run.ask(rule.GOD_POWER) == "upper-card-alone":
        return
    t, face = run.state.things[i], other.card.face("front")
    words = list(t.keywords)
    for word in face.keywords:
        if word in words:
            words.remove(word)
    kept = tuple(h for h in t.abilities if h.granted != -other.id)
    moves.change(run, t, attack=(t.attack or 0) - (face.attack or 0), abilities=kept, keywords=tuple(words))

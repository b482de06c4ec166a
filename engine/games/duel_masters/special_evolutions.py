"""Evolutions with conditions of their own: put on nothing (S-MAX), on the top card of the deck, cheaper by it (Soul Shift)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.games.duel_masters import policies as rule
from engine.games.duel_masters import stacks
from engine.games.duel_masters.entries import Entry
from engine.kernel.cards import Ability
from engine.kernel.notes import Note
from engine.kernel.resolve import Context
from engine.kernel.state import PLAYERS, Player, Thing
from engine.kernel.targets import choose
from engine.kernel.trace import Event, Message
from engine.language.meaning.builder import Bench, Meanings
from engine.language.tree import Node

if TYPE_CHECKING:
    from engine.kernel.run import Run

MEANINGS = Meanings()
means = MEANINGS.means
DECK = Note[Callable[[Context, Thing], bool]]("deck_evolution")  # which card of the deck it is put on
SOUL = Note[bool]("soul_shift")
KEPT = {"en": "the S-MAX evolution that stays", "ja": "残すS-MAX進化クリーチャー"}


@means("printed", "s_max")
def s_max(b: Bench, node: Node) -> list[Ability]:
    """An evolution that is put on nothing: noted of the card."""
    stacks.S_MAX.put(b.notes, True)
    return []


@means("printed", "deck_evolution")
def deck_evolution(b: Bench, node: Node) -> list[Ability]:
    """Put on the top card of the deck, if that fits: noted of the card."""
    DECK.put(b.notes, b.make("filter", node["what"]).fits)
    stacks.STANDS_ON.put(b.notes, [])
    return []


@means("printed", "soul_shift")
def soul_shift(b: Bench, node: Node) -> list[Ability]:
    """Cheaper by the cost of one creature that it is put on: noted of the card."""
    SOUL.put(b.notes, True)
    return []


def only_one(run: Run, entry: Entry) -> bool:
    """Of several S-MAX evolutions of a player one stays; the others go to the hand (or nothing happens, by rule)."""
    applied = False
    for p in PLAYERS:
        found = [i for i in run.state.zone(p, run.game.table) if stacks.S_MAX.of(run.state.things[i].card)]
        if len(found) < 2:
            continue
        entry.cite(run)
        if run.answer(rule.S_MAX) == "any-number":
            continue
        stays = choose(run, p, found, 1, Message("choose", {"source": run.state.things[found[0]], "text": KEPT}))
        entry.happen(run, *(Event("returned", i, run.state.things[i].owner) for i in found if i not in stays))
        applied = True
    return applied


def top_of_the_deck(run: Run, t: Thing, who: Player) -> int | None:
    """The card on which a deck evolution is put: the top of the deck, revealed, if it fits; else a rule says where that goes."""
    fits = DECK.of(t.card)
    deck = run.state.zone(who, "deck")
    if fits is None or not deck:
        return None
    run.cite(rule.DECK_EVOLUTION)
    run.happen(Event("revealed", deck[-1], who, 0, t.id))
    if fits(Context(run, None, t, who, None), run.state.things[deck[-1]]):
        return deck[-1]
    where = run.ask(rule.DECK_EVOLUTION)
    if where != "stays-on-top":
        below = where == "to-the-bottom"
        to, at = ("deck", "bottom") if below else ("graveyard", "")
        run.happen(Event("put", deck[-1], who, 0, t.id, zone=to, at=at, bottom=below, by="rules"))
    return None


def shifted(run: Run, t: Thing, bases: list[int]) -> int:
    """By how much a card is cheaper for what it is put on: the cost of the dearest of them."""
    if SOUL.of(t.card) is None or not bases:
        return 0
    run.cite(rule.SOUL_SHIFT)
    return max(run.state.things[i].cost or 0 for i in bases)

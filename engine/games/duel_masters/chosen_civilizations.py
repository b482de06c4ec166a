"""Civilizations that are chosen: an effect has its player name one of the five, and speaks of the cards of it from then on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.duel_masters.mana import civilizations
from engine.games.duel_masters.state import ChosenCivilization, of
from engine.kernel import gather, holding
from engine.kernel.requests import Wish
from engine.kernel.resolve import Context
from engine.kernel.trace import Message
from engine.kernel.vocabulary import Word
from engine.language.meaning.builder import Bench, Meanings
from engine.language.meaning.effects import Operation, done
from engine.language.meaning.filters import Fits
from engine.language.tree import Node

if TYPE_CHECKING:
    from engine.kernel.run import Run
    from engine.kernel.state import Thing

MEANINGS = Meanings()
means = MEANINGS.means
NONE = frozenset({"multicolor", "colorless"})  # said of cards as civilizations are, and none
WHICH = {"en": "a civilization", "ja": "文明"}


def all_of_them(run: Run) -> list[Word]:
    """The five civilizations."""
    return [w for w in run.game.vocabulary.of("class") if w.id not in NONE]


@means("effect", "choose_civilization")
def choose_civilization(b: Bench, node: Node) -> Operation:
    """The player names a civilization; what the card says of that civilization is of this one, until it names another."""

    def operation(ctx: Context) -> None:
        run = ctx.run
        found = all_of_them(run)
        options = tuple((n, Message("text", {"text": {"en": w.en, "ja": w.ja}})) for n, w in enumerate(found))
        n = run.decide("choice", ctx.me, Message("choose", {"source": ctx.origin, "text": WHICH}), options, wish=wished(run, found))
        kept = tuple(c for c in of(ctx.state).civilizations if c.source != ctx.source)
        run.new_state().game = of(ctx.state)._replace(civilizations=(*kept, ChosenCivilization(ctx.source, found[n].id)))
        if gather.continuous(run):
            holding.now(run)
        run.emit("event", Message("civilization-chosen", {"source": ctx.origin, "text": options[n][1].parts["text"]}), actor=ctx.me)
        done(ctx, [])

    return operation


def wished(run: Run, found: list[Word]) -> int | None:
    """The civilization that the scenario says is chosen."""
    wish: Wish | None = run.wishes[0] if run.wishes else None
    if wish is None or wish.kind not in ("text", "card"):
        return None
    said = wish.text.casefold()
    for n, word in enumerate(found):
        if said in (word.id, word.en.casefold(), word.ja.casefold()):
            run.wishes.pop(0)
            return n
    return None


@means("test", "of_chosen_civilization")
def of_chosen_civilization(b: Bench, node: Node) -> Fits:
    """Of the civilization that this card had its player choose; nothing is before one was chosen."""

    def fits(ctx: Context, t: Thing) -> bool:
        return any(c.civilization in civilizations(t) for c in of(ctx.state).civilizations if c.source == ctx.source)

    return fits


@means("test", "of_any_class")
def of_any_civilization(b: Bench, node: Node) -> Fits:
    """Of one of several civilizations."""
    wanted = {node[part] for part in ("first", "second", "third", "fourth") if part in node}
    return lambda ctx, t: bool(wanted & set(civilizations(t)))

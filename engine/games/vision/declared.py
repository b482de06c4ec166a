"""What a player declares in words: the name of a card, a race, a kind of card; and cards that are of it.

It is known to the rest of the effect and, where that is of a card on the field, to that card from then on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from engine.kernel import moves
from engine.kernel.notes import Note
from engine.kernel.resolve import Context
from engine.kernel.state import PLAYERS, Thing
from engine.kernel.targets import wished
from engine.kernel.trace import Event, Message
from engine.kernel.vocabulary import Word
from engine.language.meaning.builder import Bench, Meanings, NoMeaning
from engine.language.meaning.effects import Operation
from engine.language.meaning.filters import called
from engine.language.tree import Node

DECLARED = Meanings()
means = DECLARED.means
SAID = Note[frozenset[str]]("declared")  # of what sorts a text before has its player declare something
COUNTERS = {"name": "declared-name", "trait": "declared-race", "kind": "declared-kind"}
PROMPTS = {
    "name": {"en": "the name that is declared", "ja": "宣言する名称"},
    "trait": {"en": "the race that is declared", "ja": "宣言する種族"},
    "kind": {"en": "the kind of card that is declared", "ja": "宣言するカードの種類"},
}
NO_RACES = frozenset((  # words that stand where races do
    "first-sign", "second-sign", "last-word", "last-spell", "sacred-treasure", "legend", "chief", "protection",
    "phantom-creature", "world-spell", "wide-effect", "player-effect", "targeted-effect", "instant",
))  # fmt: skip
NONE = {"en": "none", "ja": "なし"}
SAY_FIRST = ("say first that it is declared (“declare a card name”)", "先に「カードの名称を1つ宣言する」のように書いてください")


class Declarable(NamedTuple):
    """Something that can be declared: a number by which it is known, and how it is called."""

    id: int
    called: Mapping[str, str]


@means("effect", "declare_word")
def declare_word(b: Bench, node: Node) -> Operation:
    """The player says one of the names of cards that are in the game, of the races there are (or none), or of the kinds of card."""
    what: str = node["what"]
    SAID.put(b.notes, frozenset({what, *(SAID.among(b.notes) or ())}))
    words = words_of(b, what)

    def operation(ctx: Context) -> None:
        options = names(ctx) if what == "name" else (*worded(words), *((Declarable(0, NONE),) if what == "trait" else ()))
        said = options[ctx.run.decide("choice", ctx.me, prompt(ctx, what), listed(options), wish=wanted(ctx, what, options))]
        ctx.values[COUNTERS[what]] = said.id
        told = Message("declares-word", {"player": ctx.me, "text": said.called})
        ctx.run.emit("event", told, Event("declared-word", ctx.source, ctx.me), ctx.me)
        t = ctx.state.things.get(ctx.source)
        if t is not None and t.zone == b.game.table:
            moves.change(ctx.run, t, counters={**t.counters, COUNTERS[what]: said.id})

    return operation


def words_of(b: Bench, what: str) -> tuple[Word, ...]:
    """The races, or the kinds of card, that the game has words for."""
    return tuple(word for word in b.game.vocabulary.of(what) if word.id not in NO_RACES) if what != "name" else ()


def prompt(ctx: Context, what: str) -> Message:
    """What is asked."""
    return Message("choose-target", {"source": ctx.origin, "text": PROMPTS[what]})


def listed(options: tuple[Declarable, ...]) -> tuple[tuple[int, Message], ...]:
    """The options as a decision has them."""
    return tuple((o.id, Message("text", {"text": o.called})) for o in options)


def names(ctx: Context) -> tuple[Declarable, ...]:
    """The names of the cards in the game, each by one card that has it."""
    things = ctx.state.things
    first: dict[str, Thing] = {}
    for player in PLAYERS:
        for zone in ctx.run.game.zones:
            for i in ctx.state.zone(player, zone.id):
                if things[i].card.kind and things[i].card.kind != "leader":
                    first.setdefault(things[i].card.slug, things[i])
    return tuple(Declarable(t.id, t.card.name) for t in first.values())


def worded(words: tuple[Word, ...]) -> tuple[Declarable, ...]:
    """Words of the game, counted from 1."""
    return tuple(Declarable(n, {"en": word.en, "ja": word.ja}) for n, word in enumerate(words, 1))


def wanted(ctx: Context, what: str, options: tuple[Declarable, ...]) -> int | None:
    """The place of what the scenario says is declared: a card of that name, or the word in quotes."""
    if what == "name" and ctx.run.wishes and ctx.run.wishes[0].kind == "thing":
        slugs = [ctx.state.things[o.id].card.slug for o in options]
        slug = ctx.state.things[ctx.run.wishes[0].number].card.slug
        return (ctx.run.wishes.pop(0), slugs.index(slug))[1] if slug in slugs else wished(ctx.run, [])
    if ctx.run.wishes and ctx.run.wishes[0].kind == "text":
        said = ctx.run.wishes[0].text.strip(" .。").casefold()
        found = [n for n, o in enumerate(options) if said in (text.casefold() for text in o.called.values())]
        return (ctx.run.wishes.pop(0), found[0])[1] if found else None
    return None


@means("test", "of_the_declared")
def of_the_declared(b: Bench, node: Node) -> Callable[[Context, Thing], bool]:
    """Cards of the name, the race, the kind that was declared; none before that."""
    what: str = node["what"]
    if what not in (SAID.among(b.notes) or ()):
        raise NoMeaning("test", node.kind, SAY_FIRST)
    words = [word.id for word in words_of(b, what)]

    def known(ctx: Context) -> int | None:
        here = ctx.state.things.get(ctx.source)
        return ctx.values.get(COUNTERS[what], here.counters.get(COUNTERS[what]) if here is not None else None)

    def fits(ctx: Context, t: Thing) -> bool:
        said = known(ctx)
        if said is None:
            return False
        if what == "name":
            card = ctx.state.things[said].card
            return called(ctx, t, card.slug, card.name)
        if what == "kind":
            return t.card.kind == words[said - 1]
        return words[said - 1] in t.traits if said else not t.traits

    return fits

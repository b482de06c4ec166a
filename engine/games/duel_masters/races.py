"""Races that are chosen: an effect has its player name one, and speaks of the cards of that race from then on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.duel_masters import policies as rule
from engine.games.duel_masters.state import ChosenRace, of
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
SOULS = frozenset(f"{letter}-soul" for letter in "hkwme")
NO_RACES = SOULS | {"evolution", "psychic", "dragheart", "gr"}  # said of cards as races are, and none
GROUP = "dragon"  # the group of races that is a race itself, since a card has it alone
WHICH = {"en": "a race", "ja": "種族"}
ANOTHER = Message("text", {"text": {"en": "another race", "ja": "その他の種族"}})


@means("effect", "choose_race")
def choose_race(b: Bench, node: Node) -> Operation:
    """The player names a race; what the card says of that race is of this one, until it names another."""

    def operation(ctx: Context) -> None:
        run = ctx.run
        found = races(run)
        options = [(n, named(run, race)) for n, race in enumerate(found)] + [(len(found), ANOTHER)]
        n = run.decide("choice", ctx.me, Message("choose", {"source": ctx.origin, "text": WHICH}), tuple(options), wish=wished(run, found))
        chosen = ChosenRace(ctx.source, found[n] if n < len(found) else "")
        kept = tuple(c for c in of(ctx.state).races if c.source != ctx.source)
        run.new_state().game = of(ctx.state)._replace(races=(*kept, chosen))
        if gather.continuous(run):
            holding.now(run)
        run.emit("event", Message("race-chosen", {"source": ctx.origin, "text": options[n][1].parts["text"]}), actor=ctx.me)
        done(ctx, [])

    return operation


def races(run: Run) -> list[str]:
    """The races of the cards of this game, and (by rule) the group that is one itself; all others are as one, since nothing is of them."""
    found = sorted({race for t in run.state.things.values() for race in (*t.card.traits, *t.traits)} - NO_RACES - {GROUP})
    if any(is_of(race, GROUP) for race in found):
        run.cite(rule.RACE_GROUP)
        if run.answer(rule.RACE_GROUP) == "may-be-chosen":
            found.append(GROUP)
    return found


def is_of(race: str, word: str) -> bool:
    """Whether a race has a word in its name."""
    return f"-{word}-" in f"-{race}-"


def has_race(t: Thing, word: str) -> bool:
    """Whether a card is of a race, or of one with that word in its name."""
    return any(is_of(trait, word) for trait in t.traits)


def word_of(run: Run, race: str) -> Word | None:
    """How the game calls a race."""
    return next((w for w in run.game.vocabulary.of("trait") if w.id == race), None)


def named(run: Run, race: str) -> Message:
    """A race in words."""
    word = word_of(run, race)
    return Message("text", {"text": {"en": word.en if word else race, "ja": word.ja if word else race}})


def wished(run: Run, found: list[str]) -> int | None:
    """The race that the scenario says is chosen."""
    wish: Wish | None = run.wishes[0] if run.wishes else None
    if wish is None or wish.kind not in ("text", "card"):
        return None
    said = wish.text.casefold()
    for n, race in enumerate(found):
        word = word_of(run, race)
        if said in (race, *((word.en.casefold(), word.ja.casefold()) if word else ())):
            run.wishes.pop(0)
            return n
    return None


@means("test", "of_chosen_race")
def of_chosen_race(b: Bench, node: Node) -> Fits:
    """Of the race that this card had its player choose; nothing is before one was chosen."""

    def fits(ctx: Context, t: Thing) -> bool:
        chosen = next((c.race for c in of(ctx.state).races if c.source == ctx.source), "")
        return bool(chosen) and any(is_of(race, chosen) if chosen == GROUP else race == chosen for race in t.traits)

    return fits

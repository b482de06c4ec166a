"""Spells that stay: equipment and enchantments, which are set on a character, and what that character has as long as they lie with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.vision import policies as rule
from engine.kernel import moves
from engine.kernel.notes import Note
from engine.kernel.resolve import Context
from engine.kernel.state import PLAYERS, Player, State, Thing
from engine.kernel.trace import Event
from engine.language.meaning.durations import Lasting

if TYPE_CHECKING:
    from engine.kernel.run import Run

FORM = Note[str]("set_form")  # equipment, enchantment
BEARER = "bearer"  # the role of what a set card gives to the character with which it lies
WHILE_SET = "no-longer-set"
STAY = frozenset({"world-spell", "phantom-creature"})


def stays(t: Thing) -> bool:
    """Whether what is played stays on the field: a character, a world spell, a phantom creature."""
    return t.card.kind == "character" or bool(STAY & t.traits)


def comes_as_character(t: Thing) -> bool:
    """Whether what stays is a character on the field: a world spell is none."""
    return t.card.kind == "character" or "phantom-creature" in t.traits


def while_set(ctx: Context) -> Lasting:
    """As long as the card whose effect it is lies set where it lies."""
    return Lasting(WHILE_SET, "", ctx.source)


def set_with(state: State, host: int) -> list[Thing]:
    """The cards that are set on a card."""
    return [state.things[i] for p in PLAYERS for i in state.zone(p, "under") if state.things[i].host == host]


def bears(run: Run, t: Thing, player: Player) -> None:
    """The character with which a card lies face up has from now on what that card's text gives it."""
    if t.hidden:
        return
    for card_ability in t.abilities:
        if card_ability.ability.role == BEARER:
            run.cite(rule.SET_GIVES)
            for operation in card_ability.ability.operations:
                operation(Context(run, card_ability, t, player, None))


def begin(run: Run) -> None:
    """The same of the cards that a given board has set: it is so from the first moment, and no frame tells of it."""
    first = len(run.frames)
    for p in PLAYERS:
        for i in run.state.zone(p, "under"):
            bears(run, run.state.things[i], p)
    del run.frames[first:]
    run.citing = []


def refused(run: Run, t: Thing, host: Thing, e: Event) -> bool:
    """Whether a character has its one equipment already: by the rule another one goes to its owner's netherworld."""
    if FORM.of(t.card) != "equipment" or e.hidden:
        return False
    others = [c for c in set_with(run.state, host.id) if not c.hidden and c.id != t.id and FORM.of(c.card) == "equipment"]
    if not others or run.ask(rule.SET_EQUIPMENT) == "any-number":
        return False
    run.happen(Event("put", t.id, t.owner, zone="netherworld"))
    return True


def ends(run: Run) -> None:
    """What a card gave ends once it does not lie there any more."""
    things = run.state.things
    for source in dict.fromkeys(x.source for x in run.state.expiries if x.when == WHILE_SET):
        if things[source].zone != "under":
            moves.expire(run, WHILE_SET, "", source=source)

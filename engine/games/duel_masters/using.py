"""Using a card for nothing, as S-triggers and effects do: a spell is cast and resolves to its end, a creature is summoned, others enter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.duel_masters import onto, twinpact
from engine.games.duel_masters import policies as rule
from engine.kernel import joins, moves
from engine.kernel.forbid import Wanted, forbidden
from engine.kernel.resolve import resolve
from engine.kernel.rules import Question
from engine.kernel.state import Player, Thing
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.run import Run


def is_spell(t: Thing) -> bool:
    """Whether a card, as it lies, is one that is cast."""
    return t.card.kind == "spell" or any(h.ability.role == "spell" for h in t.abilities)


def stopped(run: Run, t: Thing, who: Player, *deeds: str) -> Thing | None:
    """What forbids that a card is used for nothing, if anything does."""
    seen = twinpact.seen_as(t, "creature-side")
    found = next((by for deed in ("play", *deeds) if (by := forbidden(run, Wanted(deed, who, seen))) is not None), None)
    if found is not None and not is_spell(t):
        run.cite(rule.SUMMONED)
        return found if run.answer(rule.SUMMONED) != "paid-alone" else None
    return found


def allowed(run: Run, t: Thing, who: Player, *deeds: str, onto_what: bool = True, asked: bool = True) -> bool:
    """Whether a card may be used: what forbids using it stops that, and (``onto_what``) that it has nothing to be put onto.

    ``asked`` says that somebody wants to use it, and not only that it may be offered.
    """
    by = stopped(run, t, who, *deeds)
    if by is not None:
        joins.bar(run, t.id, rule.PUT_FORBIDDEN)
        run.refuse(rule.PUT_FORBIDDEN, forbidding(run, "refused.forbidden-use", t, by), who, asked)
        return False
    return not onto_what or has_base(run, t, who, asked)


def has_base(run: Run, t: Thing, who: Player, asked: bool = True) -> bool:
    """Whether a card that is put onto another has one; it is said where it has none."""
    if onto.places(run, t, who) != []:
        return True
    joins.bar(run, t.id, rule.PLAY_ONTO)
    run.refuse(rule.PLAY_ONTO, Message("refused.no-base", {"source": t}), who, asked)
    return False


def forbidding(run: Run, id: str, t: Thing, by: Thing) -> Message:
    """Why a card is refused: what on the table forbids it is named, an effect that has been and gone is not."""
    return Message(id + "-by", {"source": t, "by": by}) if by.zone == run.game.table else Message(id, {"source": t})


def use(run: Run, card: Thing, who: Player, more: bool = False) -> None:
    """Use a card for nothing. A spell resolves at once, or (by rule) joins what waits; ``more`` says that others are used after it."""
    if not is_spell(card):
        if not has_base(run, card, who):
            return
        run.happen(Event("played", card.id, who, free=True))
        if not onto.put_onto(run, card, who, "used"):
            run.together([Event("entered", card.id, who, how="used", free=True)])
        return
    cast(run, card, who, rule.TRIGGER_FIRST, more, free=True)


def cast(run: Run, card: Thing, who: Player, question: Question[object], more: bool = False, free: bool = False) -> None:
    """A spell is cast and resolves to its end before anything that waits, unless the rule asked says that it joins that."""
    mark = run.pendings
    moves.put(run, card, who, "resolving", keep=True)
    run.happen(Event("played", card.id, who, free=free))
    waiting = [p for p in run.agenda if p.id > mark and p.source == card.id and p.ability.role == "spell"]
    if not waiting and run.state.things[card.id].zone == "resolving":  # it says nothing that could be carried out
        run.happen(Event("put", card.id, card.owner, zone="graveyard"))
    others = more or run.resolving or len(run.agenda) > len(waiting)
    if others and run.ask(question) == "with-the-rest":
        return
    for p in waiting:
        run.checkpoint("item")
        run.agenda.remove(p)
        resolve(run, p)

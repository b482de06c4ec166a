"""Mana: what a card costs is paid by tapping cards of its civilizations; a multicolored card enters the mana zone tapped."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.games.duel_masters import policies as rule
from engine.games.duel_masters import prices, twinpact
from engine.kernel import moves
from engine.kernel.notes import Note
from engine.kernel.requests import Refused
from engine.kernel.state import Player, Thing
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.run import Run

TAPPED_AS_WELL = Note[int]("tapped_as_well")  # so many cards in the mana zone, as a tap ability is used
UNNAMED = frozenset({"", "multicolor", "colorless"})


def civilizations(t: Thing) -> frozenset[str]:
    """The civilizations of a card, as far as they are said: none of a colorless card, those of both sides of a Twinpact."""
    return frozenset(word for side in twinpact.sides(t) for word in side.klass.split("/")) - UNNAMED


def multicolored(t: Thing) -> bool:
    """Whether a card is of several civilizations, named or not."""
    return t.card.klass == "multicolor" or len(civilizations(t)) > 1


def pay(run: Run, who: Player, t: Thing, less: int = 0, ordered: Callable[[list[int]], list[int]] = list) -> list[int]:
    """Tap as many untapped cards in the mana zone as the card costs, among them (by rule) one for each of its civilizations.

    ``less`` is by how much what it is put on makes it cheaper. Where it was said which cards pay, those do, or none; else those that are
    first once they are ``ordered``. Returns the cards that were tapped.
    """
    cost = prices.cost_of(run, who, t)
    cost = max(prices.LEAST, cost - less) if less else cost
    things = run.state.things
    lying = run.state.zone(who, "mana")
    mana = untapped(run, who)
    chosen, run.payment = run.payment, []
    able = chosen or ordered(mana)
    run.cite(rule.PLAY_COST)
    wanted = sorted(frozenset(t.card.klass.split("/")) - UNNAMED)
    how = run.answer(rule.PLAY_CIVILIZATION)
    by = matched(wanted, {i: civilizations(things[i]) for i in able}) if how == "each-tapped" else {}
    missing = [c for c in wanted if c not in by] if how == "each-tapped" else []
    if how == "lies-there":
        missing = [c for c in wanted if not any(c in civilizations(things[i]) for i in lying)]
    if wanted:
        run.cite(rule.PLAY_CIVILIZATION)
    need = max(cost, len(by))
    if missing:
        vocabulary = run.game.vocabulary
        names = [vocabulary.word("class", c) for c in missing]
        civs = {"en": ", ".join(w.en for w in names), "ja": "、".join(w.ja for w in names)}
        raise Refused(rule.PLAY_CIVILIZATION, Message("refused.no-civilization", {"source": t, "text": civs}))
    if chosen and (len(set(chosen)) != need or not set(chosen) <= set(mana)):
        raise Refused(rule.PLAY_COST, Message("refused.not-paid-so", {"source": t, "cost": need, "n": len(set(chosen) & set(mana))}))
    if len(mana) < need:
        raise Refused(rule.PLAY_COST, Message("refused.cannot-pay", {"source": t, "cost": need, "has": len(mana)}))
    first = list(by.values())
    tapped = [*first, *(i for i in able if i not in first)][:need]
    for i in tapped:
        tap(run, i)
    return tapped


def untapped(run: Run, who: Player) -> list[int]:
    """The cards in a player's mana zone that can still be tapped."""
    return [i for i in run.state.zone(who, "mana") if not run.state.things[i].counters.get("tapped")]


def matched(wanted: list[str], offers: dict[int, frozenset[str]]) -> dict[str, int]:
    """A card for each of the civilizations, each card for one of them: as many as can be had, cards of fewest civilizations first."""
    found: dict[int, str] = {}
    order = sorted(offers, key=lambda i: len(offers[i]))

    def give(civilization: str, seen: set[int]) -> bool:
        for i in order:
            if civilization in offers[i] and i not in seen:
                seen.add(i)
                if i not in found or give(found[i], seen):
                    found[i] = civilization
                    return True
        return False

    for civilization in wanted:
        give(civilization, set())
    return {c: i for i, c in found.items()}


def lies_down(run: Run, t: Thing) -> None:
    """What has come into the mana zone is tapped if it is multicolored, or says so itself."""
    if t.zone == "mana" and "put-tapped" in t.card.face("front").keywords:
        tap(run, t.id)
    elif t.zone == "mana" and multicolored(t):
        run.cite(rule.MANA_TAPPED)
        tap(run, t.id)


def was_tapped(run: Run, i: int) -> None:
    """Let abilities hear that a card in the battle zone was turned sideways."""
    t = run.state.things[i]
    if t.zone == run.game.table and t.counters.get("tapped"):
        run.announce(Event("tapped", i, t.controller))


def tap(run: Run, i: int) -> None:
    """Turn a card sideways."""
    t = run.state.things[i]
    moves.change(run, t, counters={**t.counters, "tapped": 1})

"""Piles whose order nobody knows: shuffling only notes that, and chance decides as a card is taken from the top.

So a shuffle that nobody draws from opens no branches, and one that is drawn from opens one for each different card.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from engine.kernel.state import Player, Thing
from engine.kernel.targets import wished
from engine.kernel.trace import Message

if TYPE_CHECKING:
    from engine.kernel.run import Run


def shuffle(run: Run, player: Player, zone: str = "deck") -> None:
    """From now on the order of this pile is unknown."""
    unknown = {**run.state.memory.unknown, (player, zone): frozenset(run.state.zone(player, zone))}
    run.new_state().memory = run.state.memory._replace(unknown=unknown)


def take_from_top(run: Run, player: Player, amount: int, zone: str = "deck") -> list[Thing]:
    """The topmost cards of a pile, the first of them first; where their order is unknown, chance says which they are."""
    for n in range(min(amount, len(run.state.zone(player, zone)))):
        settle(run, player, zone, n)
    ids = run.state.zone(player, zone)
    return [run.state.things[i] for i in reversed(ids[len(ids) - amount if amount < len(ids) else 0 :])] if amount > 0 else []


def settle(run: Run, player: Player, zone: str, depth: int) -> None:
    """Draw by lot which card lies so deep in a pile, if that is unknown. Cards that are alike are one option."""
    ids = run.state.zone(player, zone)
    at = len(ids) - 1 - depth
    unknown = run.state.memory.unknown.get((player, zone), frozenset())
    if ids[at] not in unknown:
        return
    pool = [i for i in reversed(ids[: at + 1]) if i in unknown]
    kinds: dict[tuple[str, str], list[int]] = {}
    for i in pool:
        card_of = run.state.things[i].card
        kinds.setdefault((card_of.slug, card_of.kind), []).append(i)
    alike = list(kinds.values())
    picked = 0
    if len(alike) > 1:
        first = [same[0] for same in alike]
        options = tuple((i, Message("thing", {"source": run.state.things[i]})) for i in first)
        odds = tuple(Fraction(len(same), len(pool)) for same in alike)
        wish = wished(run, pool)
        known = None if wish is None else next(n for n, same in enumerate(alike) if pool[wish] in same)
        picked = run.decide("random", player, Message("random-card-on-top", {"player": player}), options, odds, known)
    card = alike[picked][0]
    order = list(ids)
    other = order.index(card)
    order[at], order[other] = order[other], order[at]
    s = run.new_state()
    s.zones = {**s.zones, (player, zone): tuple(order)}
    s.memory = s.memory._replace(unknown={**s.memory.unknown, (player, zone): unknown - {card}})

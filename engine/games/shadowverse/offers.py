"""What players can be offered to do in Shadowverse: the turn player's actions, and before the first turn the mulligan."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.shadowverse.engaging import engages
from engine.games.shadowverse.fusing import ingredients
from engine.games.shadowverse.notes import ENHANCE
from engine.games.shadowverse.playing import FORMS
from engine.games.shadowverse.state import of
from engine.kernel import notes
from engine.kernel.game import Offering, Way, Ways
from engine.kernel.state import Player, Thing

if TYPE_CHECKING:
    from engine.kernel.run import Run


def on_turn(run: Run, player: Player, t: Thing | None) -> bool:
    """In the own turn, once the game has begun."""
    return run.state.turn == player and run.state.phase != "mulligan"


def may_fight(run: Run, player: Player, t: Thing | None) -> bool:
    """A follower in its player's turn."""
    return on_turn(run, player, t) and t is not None and t.card.kind == "follower"


def may_evolve(run: Run, player: Player, t: Thing | None) -> bool:
    """A follower with an evolved side that it does not show yet."""
    return may_fight(run, player, t) and t is not None and t.face != "evolved" and "evolved" in t.card.faces


def may_super_evolve(run: Run, player: Player, t: Thing | None) -> bool:
    """The same, where there is a super-evolution point."""
    return may_evolve(run, player, t) and run.state.point(player, "sep") > 0


def may_engage(run: Run, player: Player, t: Thing | None) -> bool:
    """A card that has Engage, in its player's turn."""
    return on_turn(run, player, t) and t is not None and bool(engages(t))


def exchanges(run: Run, player: Player, t: Thing | None) -> bool:
    """Before the first turn, until the player has had the mulligan."""
    return run.state.phase == "mulligan" and player not in of(run.state).mulligans


def forms(run: Run, player: Player, t: Thing | None) -> Ways:
    """As it comes, and in each form that the card has."""
    found: list[Way] = [{}]
    if t is None:
        return tuple(found)
    found += [{"how": form} for form in FORMS if form in (notes.FORMS.of(t.card) or {})]
    if ENHANCE.of(t.card):
        found.append({"how": "enhance"})
    return tuple(found)


def returned(run: Run, player: Player, t: Thing | None) -> Ways:
    """Keep everything, return one card, or return all."""
    hand = run.state.zone(player, "hand")
    each = [{"cards": (i,)} for i in hand]
    return ({"cards": ()}, *each, *([{"cards": hand}] if len(hand) > 1 else ()))


def may_fuse(run: Run, player: Player, t: Thing | None) -> bool:
    """A card of the hand that has Fusion, where some other card of the hand may be fused to it."""
    return on_turn(run, player, t) and t is not None and bool(ingredients(run, t))


def fusions(run: Run, player: Player, t: Thing | None) -> Ways:
    """One card that may be fused, or all of them."""
    there = tuple(ingredients(run, t)) if t is not None else ()
    each: list[Way] = [{"cards": (i,)} for i in there]
    return (*each, *([{"cards": there}] if len(there) > 1 else ()))


OFFERS = (
    Offering("fuse", "hand", may_fuse, fusions),
    Offering("attack", "board", may_fight, aims=("leader", "board"), fits=lambda t, d: d.zone == "leader" or d.card.kind == "follower"),
    Offering("evolve", "board", may_evolve),
    Offering("super_evolve", "board", may_super_evolve),
    Offering("engage", "board", may_engage),
    Offering("play", "hand", on_turn, forms),
    Offering("mulligan", "", exchanges, returned),
    Offering("end_turn", "", on_turn),
)

"""What players can be offered to do in Chrono Card: the turn player's declarations, and the other player's answers to them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.games.chrono_card.state import of, undefended
from engine.games.chrono_card.turns import drawn
from engine.kernel.game import Offering, Ways
from engine.kernel.stack import each_by_name
from engine.kernel.state import OTHER, PLAYERS, Player, Thing

if TYPE_CHECKING:
    from engine.kernel.run import Run


def may_speak(run: Run, player: Player, t: Thing | None) -> bool:
    """In the own turn, in the draw phase, or where there is, or has just been, something to answer."""
    past = of(run.state).past
    window = run.state.phase == "draw" or of(run.state).defender is not None
    return run.state.turn == player or window or bool(run.agenda) or (past is not None and past[1] == OTHER[player])


def has_skill(run: Run, player: Player, t: Thing | None) -> bool:
    """A card with an A.Skill."""
    return t is not None and may_speak(run, player, t) and any(h.ability.role == "activated" for h in t.abilities)


def skill(run: Run, player: Player, t: Thing | None) -> Ways:
    """Each A.Skill of the card."""
    return each_by_name([h.ability for h in t.abilities if h.ability.role == "activated"]) if t is not None else ()


def some(run: Run, player: Player, t: Thing | None) -> Ways:
    """One EP, or as many as the dearest card in hand lacks."""
    hand = [run.state.things[i] for i in run.state.zone(player, "hand")]
    lacks = max((t.cost or 0 for t in hand), default=0) - run.state.point(player, "ep")
    return tuple({"point": "ep", "amount": n} for n in sorted({1, lacks}) if n > 0)


def declares(*what: str) -> Callable[[Run, Player, Thing | None], Ways]:
    """That a player declares one of these."""
    return lambda run, player, t: tuple({"what": w} for w in what)


def next_step(run: Run, player: Player, t: Thing | None) -> Ways:
    """The declaration by which the turn goes on."""
    phase = run.state.phase
    what = "end-of-main-phase" if phase == "main" else "draw" if phase == "draw" and not drawn(run) else "phase-change"
    return ({"what": what},)


def free(run: Run, player: Player, t: Thing | None) -> bool:
    """In the own turn, with nothing waiting."""
    return run.state.turn == player and not run.agenda and not undefended(run.state)


def may_charm(run: Run, player: Player, t: Thing | None) -> bool:
    """A card with an attack in its player's main phase."""
    return t is not None and free(run, player, t) and run.state.phase == "main" and t.attack is not None and not t.hidden


def charmed(run: Run, player: Player, t: Thing | None) -> bool:
    """The player against whom a charm goes, while it is to be said who defends."""
    return undefended(run.state) and run.state.things[of(run.state).charm].controller != player and not run.agenda


def may_defend(run: Run, player: Player, t: Thing | None) -> bool:
    """A card that could stand in the way of a charm."""
    return t is not None and charmed(run, player, t) and t.defense is not None and not t.hidden


def may_end(run: Run, player: Player, t: Thing | None) -> bool:
    """A player who has not yet ended the interrupts."""
    return bool(run.agenda) and player not in of(run.state).confirmed


def own_turn(run: Run, player: Player, t: Thing | None) -> bool:
    """In the own turn."""
    return run.state.turn == player


def waits(run: Run, player: Player, t: Thing | None) -> bool:
    """While something declared waits."""
    return bool(run.agenda)


def whose_move(run: Run) -> Player | None:
    """Who has to say something before anything else goes on: the player against whom a charm goes."""
    return next((p for p in PLAYERS if charmed(run, p, None)), None)


OFFERS = (
    Offering("defend", "field", may_defend),
    Offering("declare_by", "field", may_charm, declares("charm")),
    Offering("use", "field", has_skill, skill),
    Offering("play", "hand", may_speak),
    Offering("produce", "", may_speak, some),
    Offering("declare", "", charmed, declares("no-defense")),
    Offering("declare", "", free, next_step),
    Offering("end_interrupts", "", may_end),
    Offering("end_turn", "", own_turn),
    Offering("nobody_answers", "", waits, shared=True),
)

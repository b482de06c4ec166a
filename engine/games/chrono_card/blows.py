"""What comes of a charm once it has been said what defends: its damage, dealt as the charm phase ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.chrono_card import policies as rule
from engine.games.chrono_card.state import of
from engine.kernel.state import OTHER
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.run import Run


def defended(run: Run, defender: int) -> None:
    """It has been said what defends: players may still act before the damage, or (by rule) it is dealt here."""
    run.new_state().game = of(run.state)._replace(defender=defender)
    if run.ask(rule.CHARM_DAMAGE) == "with-the-defense":
        blow(run)


def blow(run: Run) -> None:
    """What a charm does: damage equal to the card's attack, to the defender or, undefended, to the player; none by a card that has gone."""
    charm, defender = of(run.state).charm, of(run.state).defender
    run.new_state().game = of(run.state)._replace(charm=0, defender=None)
    t = run.state.things[charm]
    d = run.state.things[defender] if defender else None
    run.cite(rule.CHARM_BLOW)
    if t.zone != "field" or t.hidden or (d is not None and (d.zone != "field" or d.hidden)):
        run.emit("event", Message("no-blow", {"source": t}), actor=t.controller)
        return
    other = OTHER[t.controller]
    target = defender or run.state.zone(other, "leader")[0]
    run.happen(Event("damaged", target, other, t.attack or 0, charm, by="charm"))

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
    if defender:
        run.announce(Event("defends", defender, run.state.things[defender].controller, target=of(run.state).charm))
    if run.ask(rule.CHARM_DAMAGE) == "with-the-defense":
        blow(run)


def blow(run: Run) -> None:
    """What a charm does: damage equal to each card's attack, to the defender or, undefended, the player; none by what has gone."""
    charming, defender = (of(run.state).charm, *of(run.state).along), of(run.state).defender
    run.new_state().game = of(run.state)._replace(charm=0, along=(), defender=None)
    d = run.state.things[defender] if defender else None
    run.cite(rule.CHARM_BLOW)
    alone = bool(defender) and len(charming) > 1 and run.ask(rule.CHARM_SEVERAL) == "one-of-them"
    blows = []
    for place, i in enumerate(charming):
        t = run.state.things[i]
        other = OTHER[t.controller]
        past = place > 0 and alone
        if t.zone != "field" or t.hidden or (d is not None and not past and (d.zone != "field" or d.hidden)):
            run.emit("event", Message("no-blow", {"source": t}), actor=t.controller)
            continue
        target = run.state.zone(other, "leader")[0] if past or not defender else defender
        blows.append(Event("damaged", target, other, t.attack or 0, i, by="charm"))
    run.together(blows)

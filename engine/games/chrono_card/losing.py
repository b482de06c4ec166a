"""Who has lost: too much accumulated damage, as it is looked at; and having to draw with neither a deck nor discards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.chrono_card import policies as rule
from engine.kernel import common, moves
from engine.kernel.history import frame_since
from engine.kernel.shuffling import shuffle
from engine.kernel.state import OTHER, PLAYERS, Player, State
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.run import Run


def beyond(run: Run, state: State) -> list[Player]:
    """The players whose accumulated damage has reached the limit on this table."""
    limit, things, zones = run.answer(rule.DAMAGE_LIMIT), state.things, state.zones
    if things[zones["me", "leader"][0]].damage < limit and things[zones["opponent", "leader"][0]].damage < limit:
        return []
    return [p for p in PLAYERS if things[zones[p, "leader"][0]].damage >= limit]


def check(run: Run) -> None:
    """Whoever has too much damage has lost; with both at once, a rule says."""
    lost = beyond(run, run.state)
    if not lost:
        return
    run.cite(rule.DAMAGE_LIMIT)
    run.cite(rule.DAMAGE_LOOKED_AT)
    if len(lost) == len(PLAYERS):
        if run.ask(rule.DAMAGE_BOTH) == "draw":
            run.end(None, "draw", "both")
        lost = [run.state.turn]
    run.end(OTHER[lost[0]], "won", "damage")


def at_change_of_phase(run: Run) -> None:
    """The moment at which damage is looked at, by the rule."""
    check(run)


def at_once(run: Run) -> None:
    """By another reading it is looked at whenever it changes; that it is not is said where the limit was reached."""
    if not beyond(run, run.state):
        return
    if run.answer(rule.DAMAGE_LOOKED_AT) == "at-once":
        check(run)
    else:
        run.cite(rule.DAMAGE_LOOKED_AT, at=frame_since(run, lambda state: beyond(run, state)))


def drawn(run: Run, e: Event) -> None:
    """The top card of the deck, unless that is forbidden; an empty deck is made anew from the discard pile, who has neither has lost."""
    if common.may_not_draw(run, e):
        return
    if not run.state.zone(e.player, "deck"):
        if not run.state.zone(e.player, "discard"):
            if run.ask(rule.DECK_NONE) == "lost-at-once":
                run.end(OTHER[e.player], "won", "deck")
            return
        make_anew(run, e.player)
    common.drawn(run, e)
    if not run.state.zone(e.player, "deck") and run.state.zone(e.player, "discard") and run.ask(rule.DECK_ANEW) == "as-it-runs-out":
        make_anew(run, e.player)


def make_anew(run: Run, player: Player) -> None:
    """The discard pile becomes the deck, shuffled."""
    run.cite(rule.DECK_ANEW)
    for i in run.state.zone(player, "discard"):
        moves.put(run, run.state.things[i], player, "deck")
    shuffle(run, player)
    run.emit("event", Message("deck-anew", {"player": player}), Event("shuffled", player=player, zone="deck"), player)

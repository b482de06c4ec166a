"""Victory and defeat: what has decided the game is collected, then settled together by the table of what comes at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.duel_masters import policies as rule
from engine.games.duel_masters.entries import Entry
from engine.games.duel_masters.instead_of_players import spared
from engine.games.duel_masters.state import Due, Result, of
from engine.kernel.cards import CardAbility
from engine.kernel.resolve import Context
from engine.kernel.state import OTHER, PLAYERS, Player, Thing
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.run import Run

DECIDES = {"win": rule.SBP_EXTRA_WIN, "lose": rule.SBP_SPECIAL_LOSS}


def taken(run: Run, event: Event, h: CardAbility, holder: Thing) -> bool:
    """Whether the rules take this triggered ability out of what waits, because it wins or loses the game."""
    how = h.ability.decides
    if how is None:
        return False
    if run.answer(rule.SBP_ABILITIES) == "rules-alone" or run.answer(DECIDES[how]) == "ordinary":
        run.cite(DECIDES[how])
        run.cite(rule.SBP_ABILITIES)
        return False
    run.new_state().game = of(run.state)._replace(due=(*of(run.state).due, Due(h, holder, event)))
    return True


def finish(ctx: Context, winner: Player, how: str) -> None:
    """An effect says that somebody wins or loses: the game is decided when state-based processing comes to it."""
    player = winner if how == "won" else OTHER[winner]
    number = ctx.event.number if ctx.event is not None else ctx.run.events
    decide(ctx.run, Result("wins" if how == "won" else "loses", player, "effect", number), ctx.origin)


def decide(run: Run, result: Result, source: Thing | None = None) -> None:
    """Note that the game is decided in one of the four ways, with a line in the log; unless something else happens instead of a loss."""
    if result.how == "loses" and spared(run, result.player):
        return
    run.new_state().game = of(run.state)._replace(results=(*of(run.state).results, result))
    kind = "state-based" if run.settling else "event"
    parts = {"player": result.player, "source": source}
    run.emit(kind, Message(f"decides.{result.how}.{result.reason}", parts), actor=result.player)


def from_abilities(run: Run, entry: Entry) -> bool:
    """Carry out the abilities that decide the game."""
    due = of(run.state).due
    if not due:
        return False
    run.new_state().game = of(run.state)._replace(due=())
    for d in due:
        entry.cite(run)
        run.cite(DECIDES[d.card_ability.ability.decides or ""])
        ctx = Context(run, d.card_ability, d.holder, d.holder.controller, d.event)
        for operation in d.card_ability.ability.operations:
            operation(ctx)
    return True


def empty_decks(run: Run) -> list[Player]:
    """The players who lose for want of cards: whoever has none, or (by rule) only whoever had some before."""
    had = of(run.state).had_deck
    have = frozenset(p for p in PLAYERS if run.state.zone(p, "deck"))
    if have - had:
        run.new_state().game = of(run.state)._replace(had_deck=had | have)
    lost = {r.player for r in of(run.state).results if r.reason == "deck-out"}
    found = [p for p in PLAYERS if p not in have and p not in lost]
    if found:
        run.cite(rule.SBP_EMPTY_DECK)
    if run.answer(rule.SBP_EMPTY_DECK) == "on-becoming":
        found = [p for p in found if p in had]
    return found


def settle(run: Run) -> None:
    """End the game by what has been noted, unless (by rule) what waits is resolved first."""
    results = of(run.state).results
    if not results:
        return
    if run.agenda:
        run.cite(rule.VICTORY_ENDS)
        if run.answer(rule.VICTORY_ENDS) == "after-pending":
            return
    wins = [r for r in results if r.how == "wins"]
    losses = [r for r in results if r.how == "loses"]
    winners, losers = {r.player for r in wins}, {r.player for r in losses}
    if len(winners) == 2:
        both_win(run, wins)
    if not winners:
        if len(losers) == 2:
            both_lose(run, losses)
        run.end(OTHER[losses[0].player], "lost", losses[0].reason)
    winner = wins[0].player
    if winner in losers:
        run.cite(rule.VICTORY_WIN_AND_LOSE)
        if run.answer(rule.VICTORY_WIN_AND_LOSE) == "losing-first":
            if len(losers) == 2:
                run.end(None, "draw", "draw")
            run.end(OTHER[winner], "lost", next(r.reason for r in losses if r.player == winner))
    elif OTHER[winner] in losers:
        run.cite(rule.VICTORY_AGREE)
    run.end(winner, "won", wins[0].reason)


def both_lose(run: Run, losses: list[Result]) -> None:
    """Both players lose at once."""
    run.cite(rule.VICTORY_BOTH_LOSE)
    if run.answer(rule.VICTORY_BOTH_LOSE) == "draw":
        run.end(None, "draw", "draw")
    first = run.state.turn
    run.end(OTHER[first], "lost", next(r.reason for r in losses if r.player == first))


def both_win(run: Run, wins: list[Result]) -> None:
    """Both players win at once: nobody knows what comes of it; each hypothesis can be looked at."""
    run.cite(rule.VICTORY_BOTH_WIN)
    how = run.answer(rule.VICTORY_BOTH_WIN)
    first = min(wins, key=lambda r: r.number)
    if how == "draw":
        run.end(None, "draw", "draw")
    if how == "turn-player":
        run.end(run.state.turn, "won", "effect")
    if how == "first-come" and any(r.number != first.number for r in wins):
        run.end(first.player, "won", first.reason)
    run.end(None, "unknown", "unknown")

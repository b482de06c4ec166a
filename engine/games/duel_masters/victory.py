"""Victory and defeat: what has decided the game is collected, then settled together by the table of what comes at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.kernel.cards import Held
from engine.kernel.resolve import Context
from engine.kernel.state import OTHER, PLAYERS, Player, Thing
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.games.duel_masters.state_based import Entry
    from engine.kernel.run import Run

DECIDES = {"win": "sbp.extra-win", "lose": "sbp.special-loss"}


class Result(NamedTuple):
    """One of the four ways in which a game is decided: ``player`` "wins" or "loses"; ``number`` tells which came first."""

    how: str
    player: Player
    reason: str
    number: int


class Due(NamedTuple):
    """An ability that decides the game and that the rules carry out: it does not wait its turn."""

    held: Held
    holder: Thing
    event: Event


def note(run: Run, **extra: object) -> None:
    """Keep something for the next state-based processing."""
    s = run.state.fork()
    s.extra = {**s.extra, **extra}
    run.state = s


def taken(run: Run, event: Event, h: Held, holder: Thing) -> bool:
    """Whether the rules take this triggered ability out of what waits, because it wins or loses the game."""
    how = h.ability.data.get("decides")
    if how is None:
        return False
    if not run.answers["sbp.abilities"] or run.answers[DECIDES[how]] == "ordinary":
        run.cite(DECIDES[how])
        run.cite("sbp.abilities")
        return False
    note(run, due=(*run.state.extra.get("due", ()), Due(h, holder, event)))
    return True


def finish(ctx: Context, winner: Player, how: str) -> None:
    """An effect says that somebody wins or loses: the game is decided when state-based processing comes to it."""
    player = winner if how == "won" else OTHER[winner]
    number = ctx.event.number if ctx.event is not None else ctx.run.events
    decide(ctx.run, Result("wins" if how == "won" else "loses", player, "effect", number), ctx.origin)


def decide(run: Run, result: Result, source: Thing | None = None) -> None:
    """Note that the game is decided in one of the four ways, with a line in the log."""
    note(run, results=(*run.state.extra.get("results", ()), result))
    kind = "state-based" if run.settling else "event"
    parts = {"player": result.player, "source": source}
    run.emit(kind, Message(f"decides.{result.how}.{result.reason}", parts), actor=result.player)


def from_abilities(run: Run, entry: Entry) -> bool:
    """Carry out the abilities that decide the game."""
    due: tuple[Due, ...] = run.state.extra.get("due", ())
    if not due:
        return False
    note(run, due=())
    for d in due:
        entry.cite(run)
        run.cite(DECIDES[d.held.ability.data["decides"]])
        ctx = Context(run, d.held, d.holder, d.holder.controller, d.event)
        for operation in d.held.ability.operations:
            operation(ctx)
    return True


def empty_decks(run: Run) -> list[Player]:
    """The players who lose for want of cards: whoever has none, or (by rule) only whoever had some before."""
    had: frozenset[Player] = run.state.extra.get("had-deck", frozenset())
    have = frozenset(p for p in PLAYERS if run.state.zone(p, "deck"))
    if have - had:
        note(run, **{"had-deck": had | have})
    lost = {r.player for r in run.state.extra.get("results", ()) if r.reason == "deck-out"}
    found = [p for p in PLAYERS if p not in have and p not in lost]
    if found:
        run.cite("sbp.empty-deck")
    if run.answers["sbp.empty-deck"] == "on-becoming":
        found = [p for p in found if p in had]
    return found


def settle(run: Run) -> None:
    """End the game by what has been noted, unless (by rule) what waits is resolved first."""
    results: tuple[Result, ...] = run.state.extra.get("results", ())
    if not results:
        return
    if run.agenda:
        run.cite("victory.ends")
        if run.answers["victory.ends"] == "after-pending":
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
        run.cite("victory.win-and-lose")
        if run.answers["victory.win-and-lose"] == "losing-first":
            if len(losers) == 2:
                run.end(None, "draw", "draw")
            run.end(OTHER[winner], "lost", next(r.reason for r in losses if r.player == winner))
    elif OTHER[winner] in losers:
        run.cite("victory.agree")
        if run.answers["victory.agree"] == "draw":
            run.end(None, "draw", "draw")
    run.end(winner, "won", wins[0].reason)


def both_lose(run: Run, losses: list[Result]) -> None:
    """Both players lose at once."""
    run.cite("victory.both-lose")
    if run.answers["victory.both-lose"] == "draw":
        run.end(None, "draw", "draw")
    first = run.state.turn
    run.end(OTHER[first], "lost", next(r.reason for r in losses if r.player == first))


def both_win(run: Run, wins: list[Result]) -> None:
    """Both players win at once: nobody knows what comes of it; each hypothesis can be looked at."""
    run.cite("victory.both-win")
    how = run.answers["victory.both-win"]
    first = min(wins, key=lambda r: r.number)
    if how == "draw":
        run.end(None, "draw", "draw")
    if how == "turn-player":
        run.end(run.state.turn, "won", "effect")
    if how == "first-come" and any(r.number != first.number for r in wins):
        run.end(first.player, "won", first.reason)
    run.end(None, "unknown", "unknown")

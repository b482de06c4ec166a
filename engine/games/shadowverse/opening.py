"""Before the first turn: what the players are shown, the cards dealt, and the mulligan."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from engine.games.shadowverse import policies as rule
from engine.games.shadowverse import turns
from engine.games.shadowverse.state import of
from engine.games.shadowverse.table import UMBRELLA, leader, second_player
from engine.games.shadowverse.vocabulary import VOCABULARY
from engine.kernel import moves
from engine.kernel.requests import Refused, Request
from engine.kernel.shuffling import shuffle
from engine.kernel.state import OTHER, PLAYERS, Thing
from engine.kernel.targets import wished
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.run import Run

DEALT = 3


def begin(run: Run) -> None:
    """Note what only the rules know of the given board: who goes second, and whose first turn is in Avarice by itself."""
    s = run.new_state()
    s.memory = s.memory._replace(second=second_player(s))
    s.game = of(s)._replace(avarice=run.answer(rule.AVARICE_FIRST_TURN))
    if s.phase == "mulligan":
        s.points = {**s.points, **{(p, name): 0 for p in PLAYERS for name in ("pp", "max_pp", "turns")}}
        s.points[(s.turn, "turns")] = 1


def start_game(run: Run, r: Request) -> None:
    """The game begins: opponents and their classes, who goes first, three cards each; then the mulligan."""
    s = run.new_state()
    s.phase, s.turn_number = "mulligan", 1
    s.turn = OTHER[second_player(s)]
    begin(run)
    for p in PLAYERS:
        run.cite(rule.OPENING_SHOWN)
        klass = leader(run.state, p).card.klass
        word = VOCABULARY.word("class", klass) if VOCABULARY.has("class", klass) else None
        named = {"en": word.en, "ja": word.ja} if word is not None else {"en": "a leader", "ja": "リーダー"}
        run.emit("event", Message("opening.opponent", {"player": p, "class": named}), actor=p)
    run.cite(rule.OPENING_SHOWN)
    run.emit("event", Message("opening.first", {"player": run.state.turn}), actor=run.state.turn)
    for p in (run.state.turn, OTHER[run.state.turn]):
        for _ in range(DEALT - len(run.state.zone(p, "hand"))):
            top = moves.top(run.state, p)
            if top is not None:
                run.happen(Event("dealt", top.id, p))


def mulligan(run: Run, r: Request) -> None:
    """A player returns any of the cards dealt and draws as many; when both have, the first turn begins."""
    done = of(run.state).mulligans
    returned = list(dict.fromkeys(r.targets))
    if run.state.phase != "mulligan" or r.who in done:
        raise Refused(rule.MULLIGAN_WHEN, Message("refused.no-mulligan", {"player": r.who}))
    for i in returned:
        if i not in run.state.zone(r.who, "hand"):
            raise Refused(rule.MULLIGAN_WHEN, Message("refused.not-in-hand", {"source": run.state.things[i]}))
    if returned:
        exchange(run, r.who, returned)
    done = {**of(run.state).mulligans, r.who: len(returned)}
    run.new_state().game = of(run.state)._replace(mulligans=done)
    run.cite(rule.MULLIGAN_WHEN)
    run.emit("event", Message("mulligan.done", {"player": r.who}), actor=r.who)
    if len(done) == len(PLAYERS):
        for p in PLAYERS:
            run.cite(rule.OPENING_SHOWN)
            run.emit("event", Message("mulligan.count", {"player": p, "count": done[p]}), actor=p)
        run.drain()
        turns.first_turn(run)


def exchange(run: Run, player: str, returned: list[int]) -> None:
    """Cards go back and as many others come by lot, from the rest of the deck or (by rule) from the whole of it; then it is shuffled."""
    rest = run.state.zone(player, "deck")
    for i in returned:
        run.happen(Event("put-back", i, player))
    pool = list(rest if run.answer(rule.MULLIGAN_POOL) == "rest-of-the-deck" else run.state.zone(player, "deck"))
    for _ in returned[: len(pool)]:
        card = by_lot(run, player, pool)
        pool.remove(card)
        run.cite(rule.MULLIGAN_POOL)
        waits = waits_for_drawing(run.state.things[card])
        if waits:
            run.cite(rule.MULLIGAN_SILENT)
        run.happen(Event("redrawn", card, player))
        if waits and run.answer(rule.MULLIGAN_SILENT) == "triggers":
            run.announce(Event("drawn", card, player, came_from="deck", went_to="hand"))
    shuffle(run, player)


def by_lot(run: Run, player: str, pool: list[int]) -> int:
    """One card of a pool at random; copies that nobody tells apart are one option, the likelier for their number."""
    kinds: dict[tuple[str, str], list[int]] = {}
    for i in reversed(pool):
        t = run.state.things[i]
        kinds.setdefault((t.card.slug, t.label), []).append(i)
    alike = list(kinds.values())
    wish = wished(run, pool)
    picked = 0
    if len(alike) > 1:
        options = tuple((same[0], Message("thing", {"source": run.state.things[same[0]]})) for same in alike)
        odds = tuple(Fraction(len(same), len(pool)) for same in alike)
        known = None if wish is None else next(n for n, same in enumerate(alike) if pool[wish] in same)
        picked = run.decide("random", player, Message("random-card-of-deck", {"player": player}), options, odds, known)
    return alike[picked][0]


def waits_for_drawing(t: Thing) -> bool:
    """Whether a card has a text for the moment when it is drawn."""
    triggers = [h.ability.trigger for h in t.abilities]
    return any(tr is not None and tr.own and tr.event in UMBRELLA["drawn"] for tr in triggers)


def to_hand(run: Run, e: Event) -> None:
    """A card of the deck comes to the hand before the game: dealt, or drawn in the mulligan."""
    moves.put(run, run.state.things[e.subject], e.player, "hand")
    e.did = 1


def put_back(run: Run, e: Event) -> None:
    """A card goes back to the deck in the mulligan."""
    moves.put(run, run.state.things[e.subject], e.player, "deck", bottom=True)
    e.did = 1


APPLIERS = {"dealt": to_hand, "redrawn": to_hand, "put-back": put_back}

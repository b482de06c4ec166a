"""The turn: a list of named steps, from one player's end of turn to the other's draw. Where each step stands is a rule."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.games.shadowverse import drawing
from engine.games.shadowverse import policies as rule
from engine.games.shadowverse.table import is_first_turn_of_second, leader, turns_of
from engine.kernel import moves
from engine.kernel.cards import Ability, CardAbility
from engine.kernel.gather import queue
from engine.kernel.requests import Refused, Request
from engine.kernel.resolve import Context
from engine.kernel.state import OTHER
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.run import Run

EACH_TURN = ("drawn_this_turn", "combo", "discarded_this_turn", "evolved_this_turn", "evolved_by_points")
ENDING = ("end-effects", "until-end", "pass")
STARTING = ("until-start", "play-points", "start-effects", "draw")
MOVABLE = (
    ("until-end", rule.TURN_UNTIL_END),
    ("pass", rule.TURN_PASSES),
    ("until-start", rule.TURN_UNTIL_START),
    ("play-points", rule.TURN_PLAY_POINTS),
    ("draw", rule.TURN_DRAW),
)


@dataclass(slots=True)
class TurnChange:
    """One change of turn: who ends theirs, and whether an extra turn follows, so that the same player goes on."""

    ender: str
    extra: bool = False


def end_turn(run: Run, r: Request) -> None:
    """A player ends the turn; the next one begins: the other player's, or an extra turn."""
    if run.state.turn != r.who:
        raise Refused(rule.PLAY_OWN_TURN, Message("refused.not-your-turn", {"source": None}))
    go_through(run, TurnChange(r.who), (*ENDING, *STARTING))


def first_turn(run: Run) -> None:
    """The very first turn begins: there is none to end before it."""
    go_through(run, TurnChange(run.state.turn), STARTING)


def go_through(run: Run, change: TurnChange, steps: tuple[str, ...]) -> None:
    """Take these steps, each where its rule puts it."""
    sequence = list(steps)
    for step, question in MOVABLE:
        before = run.answer(question)
        if before in sequence and step in sequence:
            sequence.remove(step)
            sequence.insert(sequence.index(before), step)
    for step in sequence:
        if step != "pass":
            set_phase(run, "end" if step in ENDING else "start")
        STEPS[step](run, change)
    set_phase(run, "main")


def end_effects(run: Run, change: TurnChange) -> None:
    """End-of-turn effects trigger and resolve."""
    run.cite(rule.TURN_PASSES)
    run.happen(Event("turn-ended", player=change.ender))
    run.drain()


def until_end(run: Run, change: TurnChange) -> None:
    """What lasted until the end of the turn is lost."""
    expire(run, "end-of-turn", change.ender, (rule.TURN_UNTIL_END,))


def pass_on(run: Run, change: TurnChange) -> None:
    """The turn goes to the other player, or stays for an extra turn; what is counted by the turn begins anew."""
    s = run.new_state()
    points = {k: (0 if k[1] in EACH_TURN else v) for k, v in s.points.items()}
    again = points.get((s.turn, "extra_turns"), 0)
    change.extra = again > 0
    if change.extra:
        points[(s.turn, "extra_turns")] = again - 1
    following = s.turn if change.extra else OTHER[s.turn]
    points[(OTHER[following], "turns")] = turns_of(s, OTHER[following])
    points[(following, "turns")] = turns_of(s, following) + 1
    s.points, s.turn = points, following
    s.turn_number += 1
    for i in s.zone(s.turn, "board"):
        t = run.state.things[i]
        if t.counters.get("attacks"):
            moves.change(run, t, counters={**t.counters, "attacks": 0})


def until_start(run: Run, change: TurnChange) -> None:
    """What lasted until the start of the turn is lost; whether an extra turn is such a turn is a rule."""
    if change.extra and run.answer(rule.TURN_EXTRA_COUNTS) == "passed-over":
        if any(e.when == "start-of-turn" and e.player == run.state.turn for e in run.state.expiries):
            run.cite(rule.TURN_EXTRA_COUNTS)
        return
    also = (rule.TURN_EXTRA_COUNTS,) if change.extra else ()
    expire(run, "start-of-turn", run.state.turn, (rule.TURN_UNTIL_START, *also))


def expire(run: Run, when: str, player: str, questions: tuple[str, ...]) -> None:
    """End what lasts until now, and tell so where there was anything."""
    ended = moves.expire(run, when, player)
    if ended:
        for q in questions:
            run.cite(q)
        things = list({e.id: run.state.things[e.id] for e in ended if e.id in run.state.things}.values())
        run.emit("event", Message("expired." + when, {"things": things}), actor=player)


def play_points(run: Run, change: TurnChange) -> None:
    """The maximum of play points rises by one, and all play points are restored."""
    player = run.state.turn
    if run.state.point(player, "max_pp") < MOST_PP:
        run.cite(rule.TURN_PLAY_POINTS)
        run.happen(Event("gained", player=player, amount=1, point="max_pp"))
    spent = run.state.point(player, "max_pp") - run.state.point(player, "pp")
    if spent > 0:
        run.cite(rule.TURN_PLAY_POINTS)
        run.happen(Event("gained", player=player, amount=spent, point="pp"))


def start_effects(run: Run, change: TurnChange) -> None:
    """Start-of-turn effects, countdowns and direct summons trigger and resolve."""
    e = run.happen(Event("turn-started", player=run.state.turn))
    if run.answer(rule.TURN_DRAW_JOINS):
        run.cite(rule.TURN_DRAW)
        join_draw(run, e)
    run.drain()


def draw(run: Run, change: TurnChange) -> None:
    """The draw by the rules, as a timing of its own (unless the rule has let it join the start-of-turn effects)."""
    if not run.answer(rule.TURN_DRAW_JOINS):
        run.cite(rule.TURN_DRAW)
        normal_draw(run)
        run.drain()


def normal_draw(run: Run) -> None:
    """A card; two for the second player on the first turn, at once or one after the other by rule."""
    player = run.state.turn
    if not is_first_turn_of_second(run.state, player):
        drawing.draw(run, player, 1)
        return
    how = run.ask(rule.DRAW_SECOND_PLAYER)
    if how == "at-once":
        drawing.draw_at_once(run, player, 2)
    elif how == "one-by-one":
        drawing.draw(run, player, 2)
    else:
        drawing.draw(run, player, 1)
        run.drain()
        drawing.draw(run, player, 1)


def join_draw(run: Run, e: Event) -> None:
    """Let the draw by the rules wait among the start-of-turn effects, as the last one of the leader."""
    text = {"en": "The draw at the start of the turn.", "ja": "ターン開始時のドロー。"}
    holder = leader(run.state, run.state.turn)
    ability = Ability("triggered", text, operations=(lambda ctx: normal_draw(ctx.run),))
    card_ability = CardAbility(ability, 0, run.new_stay())
    queue(run, e, card_ability, holder, "turn-start", Context(run, card_ability, holder, holder.controller, e))


def set_phase(run: Run, phase: str) -> None:
    """Name the phase of the turn."""
    if run.state.phase != phase:
        run.new_state().phase = phase


MOST_PP = 10
STEPS: dict[str, Callable[[Run, TurnChange], None]] = {
    "end-effects": end_effects,
    "until-end": until_end,
    "pass": pass_on,
    "until-start": until_start,
    "play-points": play_points,
    "start-effects": start_effects,
    "draw": draw,
}

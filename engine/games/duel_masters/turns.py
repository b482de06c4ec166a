"""The turn: a list of named steps, from one player's end of turn to the other's draw."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.games.duel_masters import attacking
from engine.games.duel_masters import policies as rule
from engine.games.duel_masters.state import of
from engine.kernel import moves
from engine.kernel.gather import heard
from engine.kernel.requests import Refused, Request
from engine.kernel.state import OTHER, Player, Thing
from engine.kernel.targets import yes_or_no, yes_wished
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.run import Run


STEP_ORDER = ("start", "draw", "charge", "main", "attack", "end")


def step_to(run: Run, step: str, t: Thing) -> None:
    """Refuse what belongs to a step that is over: steps never go back."""
    if run.answer(rule.TURN_STEPS) != "never-back":
        return
    now = of(run.state).step if of(run.state).step_of == run.state.turn_number else "charge"
    if run.state.phase == "attack":
        now = "attack"
    if STEP_ORDER.index(now) > STEP_ORDER.index(step):
        raise Refused(rule.TURN_STEPS, Message("refused.step-over", {"source": t, "text": STEP_NAMES[step]}))


def entered_step(run: Run, step: str) -> None:
    """The turn has come to this step."""
    now = of(run.state)
    if now.step_of != run.state.turn_number or STEP_ORDER.index(now.step) < STEP_ORDER.index(step):
        run.new_state().game = now._replace(step=step, step_of=run.state.turn_number)
    run.new_state().phase = step


STEP_NAMES = {"charge": {"en": "charge", "ja": "マナチャージ"}, "main": {"en": "main", "ja": "メイン"}}


def end_turn(run: Run, r: Request) -> None:
    """A player ends the turn; the other player's begins."""
    if run.state.turn != r.who:
        raise Refused(rule.PLAY_OWN_TURN, Message("refused.not-your-turn", {"source": None}))
    attacking.must_attack(run, r.who)
    for step in run.ask(rule.TURN_ORDER):
        STEPS[step](run)


def end(run: Run) -> None:
    """What waits for the end of the turn; then what lasted until then."""
    player = run.state.turn
    run.happen(Event("turn-ended", player=player))
    run.drain()
    moves.expire(run, "end-of-turn", player)


def pass_on(run: Run) -> None:
    """The turn goes to the other player, or to one who has an extra turn."""
    s = run.new_state()
    extra = of(s).extra
    if extra:
        run.cite(rule.TURN_EXTRA)
        rest = extra[1:] if run.answer(rule.TURN_EXTRA) == "one-each" else ()
        s.game = of(s)._replace(extra=rest)
    s.turn = extra[0] if extra else OTHER[s.turn]
    s.turn_number += 1
    s.phase = "main"


def start(run: Run) -> None:
    """What lasted until the start of the turn ends; cards are untapped; what waits for the start; the draw."""
    player = run.state.turn
    moves.expire(run, "start-of-turn", player)
    waits = "turn-started" in heard(run.state, run.game.listening)
    if waits:
        run.cite(rule.TURN_UNTAP)
    steps = (started, untap) if waits and run.answer(rule.TURN_UNTAP) == "abilities-first" else (untap, started)
    for step in steps:
        step(run, player)
    run.happen(Event("drawn", player=player))
    run.drain()


def untap(run: Run, player: Player) -> None:
    """A player's tapped cards untap, but for those that stay as they are."""
    for zone in ("battle", "mana"):
        for i in run.state.zone(player, zone):
            t = run.state.things[i]
            if t.counters.get("tapped") and "stays-tapped" not in t.keywords and not stays_tapped(run, t):
                run.happen(Event("untapped", i, player))


def started(run: Run, player: Player) -> None:
    """What waits for the start of a turn is carried out."""
    run.happen(Event("turn-started", player=player))
    run.drain()


def stays_tapped(run: Run, t: Thing) -> bool:
    """Whether the player leaves a creature tapped to use its Silent Skill."""
    card_ability = next((h for h in t.abilities if h.ability.trigger is not None and h.ability.trigger.event == "silent-skill"), None)
    if card_ability is None or not yes_or_no(
        run, t.controller, Message("choose", {"source": t, "text": card_ability.ability.text}), yes_wished(run)
    ):
        return False
    run.announce(Event("silent-skill", t.id, t.controller))
    return True


STEPS: dict[str, Callable[[Run], None]] = {"end": end, "pass": pass_on, "start": start}

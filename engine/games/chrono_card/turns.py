"""The turn: its phases, the draw, the charm and the defense against it, and what is declared to go on from one to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.chrono_card import losing, repeating, starting
from engine.games.chrono_card import policies as rule
from engine.games.chrono_card.blows import blow
from engine.games.chrono_card.interrupts import may_answer, put_forward, settle
from engine.games.chrono_card.state import of, undefended
from engine.games.chrono_card.turn_parts import TURN
from engine.kernel import moves, reckoning
from engine.kernel.requests import Refused, Request
from engine.kernel.state import OTHER, PLAYERS, Player, Thing
from engine.kernel.targets import choose
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.run import Run

PHASES = ("start", "draw", "main", "charm", "end")
NAMES = {part.id: part.name for part in TURN}
ACTED_IN = ("draw", "main", "charm")  # what waits for the start of these is due as they begin; for the others, with the turn
PASSING = ("start", "end")  # nobody has to say that these are over
TEXTS = {
    "draw": {"en": "Draw a card.", "ja": "カードを1枚引く。"},
    "end-of-main-phase": {"en": "The main phase ends.", "ja": "メインフェイズを終了する。"},
    "phase-change": {"en": "The phase changes.", "ja": "フェイズを移行する。"},
}

OVER_THE_LIMIT = {"en": "what is discarded down to the hand limit", "ja": "手札上限枚数を超える分として捨てるカード"}


def begin(run: Run) -> None:
    """Limits that nothing was said of are as the game has them, and what lies face down has no abilities."""
    for p in PLAYERS:
        if (p, "hand_limit") not in run.state.points:
            moves.points(run, p, "hand_limit", run.game.points["hand_limit"])
        for i in run.state.zone(p, "field"):
            if run.state.things[i].hidden:
                moves.change(run, run.state.things[i], abilities=())


def now(run: Run) -> Message:
    """Which phase it is."""
    return Message("text", {"text": NAMES[run.state.phase]})


def declare(run: Run, r: Request) -> None:
    """What a player declares: in the main phase a change of phase declares its end, where nothing waits to be answered."""
    ends_main = r.what == "phase-change" and run.state.phase == "main" and not run.agenda
    declare_step(run, r._replace(what="end-of-main-phase") if ends_main else r)


def declare_step(run: Run, r: Request) -> None:
    """Declare a draw, the end of the main phase, a change of phase, or that nobody defends."""
    what = r.what
    if what == "no-defense":
        run.game.actions["defend"](run, r)
        return
    if what not in ("draw", "end-of-main-phase", "phase-change"):
        raise Refused(rule.TURN_PHASES, Message("refused.not-in-this-phase", {"phase": now(run)}))
    may_answer(run, r, None, what)
    if not run.agenda:
        fits = {"draw": run.state.phase == "draw" and not drawn(run), "end-of-main-phase": run.state.phase == "main"}
        if undefended(run.state) or not fits.get(what, run.state.phase != "main" and (run.state.phase != "draw" or drawn(run))):
            raise Refused(rule.TURN_PHASES, Message(not_now(run, what), {"phase": now(run)}))
    do = {"draw": lambda run: draw(run, r.who)}.get(what, lambda run: next_phase(run))
    put_forward(run, what, r.who, player_thing(run, r.who), TEXTS[what], do)


def not_now(run: Run, what: str) -> str:
    """Why something cannot be declared: the phase does not end before it has been done what belongs to it, or before that is said."""
    if what == "phase-change" and run.state.phase == "draw":
        return "refused.draw-first"
    return "refused.main-phase-is-ended" if what == "phase-change" and run.state.phase == "main" else "refused.not-in-this-phase"


def end_turn(run: Run, r: Request) -> None:
    """Nobody does anything more than the rules ask for: what is due is drawn, nobody interrupts or defends, until the turn is over."""
    if run.state.turn != r.who:
        raise Refused(rule.TURN_PHASES, Message("refused.not-in-this-phase", {"phase": now(run)}))
    turn = run.state.turn_number
    while run.state.turn_number == turn:
        other = OTHER[r.who]
        if run.agenda:
            ending = run.game.passing
            run.game.actions[ending](run, Request(ending, next(p for p in (other, r.who) if p not in of(run.state).confirmed)))
        elif undefended(run.state):
            declare_step(run, Request("declare", other, what="no-defense"))
        else:
            due = "draw" if run.state.phase == "draw" and not drawn(run) else "phase-change"
            declare_step(run, Request("declare", r.who, what="end-of-main-phase" if run.state.phase == "main" else due))


def player_thing(run: Run, who: Player) -> Thing:
    """What stands for a player on the table."""
    return run.state.things[run.state.zone(who, "leader")[0]]


def drawn(run: Run) -> bool:
    """Whether the draw of this turn has been made."""
    return of(run.state).drawn == run.state.turn_number


def draw(run: Run, who: Player) -> None:
    """The draw of the turn."""
    run.new_state().game = of(run.state)._replace(drawn=run.state.turn_number)
    run.cite(rule.TURN_PHASES)
    run.happen(Event("drawn", player=who))


def next_phase(run: Run) -> None:
    """The phase changes; the end phase and the start phase go on by themselves, so that the next one to act in is the draw phase."""
    change_phase(run)
    while run.state.phase in PASSING and not run.agenda:
        change_phase(run)


def following(run: Run, charming: bool, charmed: bool) -> str:
    """The phase after this one: by the rule the charm phase comes only as a charm has been declared, and the end phase after it."""
    if charmed and run.ask(rule.CHARM_AFTER) == "main-phase":
        return "main"
    phase = PHASES[(PHASES.index(run.state.phase) + 1) % len(PHASES)]
    if phase == "charm" and not charming:
        run.cite(rule.CHARM_PHASE)
        return "end" if run.answer(rule.CHARM_PHASE) == "with-a-charm" else phase
    return phase


def change_phase(run: Run, charming: bool = False) -> None:
    """The next phase begins; after the last one the other player's turn. A charm that has come through brings its own phase."""
    player = run.state.turn
    last = run.state.phase == PHASES[-1]
    charmed = bool(of(run.state).charm)
    if charmed:
        run.cite(rule.CHARM_DAMAGE)
        blow(run)
        run.checkpoint("item")
        settle(run)
    if run.state.phase == "charm":
        moves.expire(run, "end-of-charm", player)
        reckoning.update(run)
    if run.state.phase in ACTED_IN:
        run.announce(Event("phase-ending", player=player, mark=run.state.phase))
        settle(run)
    phase = following(run, charming, charmed)
    losing.at_change_of_phase(run)
    if last:
        repeating.look(run)
    wipe(run, last)
    if last:
        moves.expire(run, "end-of-turn", player)
        reckoning.update(run)
    s = run.new_state()
    s.phase = phase
    if last:
        s.turn = OTHER[s.turn]
        s.turn_number += 1
    run.cite(rule.TURN_PHASES)
    run.emit("event", Message("phase-begun", {"text": NAMES[s.phase]}), Event("phase-begun", player=s.turn))
    if s.phase == "draw":
        repeating.begin(run)
    if s.phase in ACTED_IN:
        run.announce(Event("phase-starting", player=s.turn, mark=s.phase))
        settle(run)
    if phase == PHASES[-1]:
        run.happen(Event("turn-ended", player=player))  # what is due in this phase: the damage has been looked at as it began
        settle(run)
        if run.answer(rule.HAND_LIMIT) == "end-phase":
            keep_to_the_limit(run, player)
    if last:
        starting.start(run, s.turn)
        settle(run)
        run.pause()


def wipe(run: Run, last: bool) -> None:
    """EP that nobody has used are gone, by rule at every change of phase or only as the turn ends."""
    every = run.answer(rule.EP_WIPED) == "every-phase"
    for p in PLAYERS:
        left = run.state.point(p, "ep")
        if left and (every or last):
            run.cite(rule.EP_WIPED)
            run.happen(Event("gained", player=p, amount=-left, point="ep"))


def keep_to_the_limit(run: Run, player: Player) -> None:
    """Whoever holds more cards than the limit discards down to it, as they choose."""
    hand = run.state.zone(player, "hand")
    more = len(hand) - run.state.point(player, "hand_limit")
    if more <= 0:
        return
    run.cite(rule.HAND_LIMIT)
    prompt = Message("choose-target", {"source": player_thing(run, player), "text": OVER_THE_LIMIT})
    run.together([Event("discarded", i, player) for i in choose(run, player, list(hand), more, prompt)])
    settle(run)


def newcomer(t: Thing) -> bool:
    """Whether a character has come onto the field since its player's last start phase."""
    return bool(t.counters.get("entered")) and t.card.kind == "character"


def fresh(run: Run, t: Thing) -> None:
    """Refuse what a character may not do before its player's next start phase."""
    if newcomer(t) and run.ask(rule.FIRST_TURN) == "restricted":
        raise Refused(rule.FIRST_TURN, Message("refused.newcomer", {"source": t}))

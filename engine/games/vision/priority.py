"""Priority: who holds it, who gets it after which action, and passing it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engine.games.vision import forms, losing
from engine.games.vision import policies as rule
from engine.games.vision.state import of
from engine.kernel.requests import Refused
from engine.kernel.rules import Question
from engine.kernel.stack import set_priority
from engine.kernel.state import OTHER, PLAYERS, Player, Thing
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.run import Run


def begin(run: Run) -> None:
    """Where nothing else is said, the turn player holds priority; a board that says nothing of nodes leaves payment for cards open."""
    unsaid = tuple(p for p in PLAYERS if (p, "node") not in run.state.zones)
    if unsaid:
        run.new_state().game = of(run.state)._replace(open_nodes=unsaid)
    if run.state.priority is None:
        set_priority(run, run.state.turn)
    forms.begin(run)


def needs_priority(run: Run, who: Player, source: Thing | None) -> None:
    """Refuse whoever does not hold priority."""
    if run.state.priority != who:
        raise Refused(rule.PRIORITY_NEEDED, Message("refused.no-priority", {"player": who, "source": source}))
    run.cite(rule.PRIORITY_NEEDED)


def kind_needs_priority(run: Run, who: Player, source: Thing | None) -> None:
    """The same for the actions that are no play and no use of an effect: some read the rule so that these need no priority."""
    if run.state.priority != who and run.answer(rule.PRIORITY_KINDS) == "all-six":
        raise Refused(rule.PRIORITY_KINDS, Message("refused.no-priority", {"player": who, "source": source}))
    run.cite(rule.PRIORITY_KINDS)


def give_priority(run: Run, player: Player) -> None:
    """A player gets priority, and the log says so."""
    set_priority(run, player)
    run.emit("event", Message("priority", {"player": player}), Event("priority", player=player), player)
    losing.as_priority_is_given(run)


def after_action(run: Run, who: Player, question: Question[Literal["passes", "stays"]]) -> None:
    """An action and what belongs to it is done: priority goes to the next player, or stays where it was; passes count anew."""
    if of(run.state).passes:
        run.cite(rule.PRIORITY_IN_A_ROW)
        if run.answer(rule.PRIORITY_IN_A_ROW) == "anew":
            run.new_state().game = of(run.state)._replace(passes=0)
    give_priority(run, OTHER[who] if run.ask(question) == "passes" else run.state.priority or who)


def count_pass(run: Run) -> bool:
    """One more pass; whether all have now passed in a row."""
    passes = of(run.state).passes + 1
    last = bool(passes >= run.ask(rule.PRIORITY_PASSING))
    run.new_state().game = of(run.state)._replace(passes=0 if last else passes)
    return last

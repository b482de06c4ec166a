"""An entry of the list of state-based processing, and how the rules do what it says."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from engine.games.duel_masters import policies as rule
from engine.kernel.gather import heard
from engine.kernel.simultaneous import at_once
from engine.kernel.trace import Event

if TYPE_CHECKING:
    from engine.kernel.run import Run

CLASSES = {"present": rule.SBP_PRESENT, "event": rule.SBP_EVENT, "other": rule.SBP_OTHER}


class Entry(NamedTuple):
    """One state-based processing: ``looks_at`` is "present" state, recent "event" or "other"; ``checked`` says where."""

    number: str
    question: str
    looks_at: str
    checked: str
    process: Callable[[Run, Entry], bool] | None

    def cite(self, run: Run) -> None:
        """Name the rule of the entry, of its class, and that it goes before what waits."""
        run.cite(self.question)
        run.cite(CLASSES[self.looks_at])
        if run.agenda:
            run.cite(rule.SBP_COMES_FIRST)

    def happen(self, run: Run, *events: Event) -> list[Event]:
        """Let the rules do this; whether that counts as an effect is a rule."""
        for e in events:
            e.by = "rules" if run.answer(rule.SBP_BY) == "rules" else "effect"
        if len(events) > 1 and run.ask(rule.AT_ONCE) == "at-once":
            for e in events:
                protected(run, e)
            self.cite(run)
            return at_once(run, list(events))
        found = []
        for e in events:
            protected(run, e)
            self.cite(run)
            found.append(run.happen(e))
        return found


def protected(run: Run, e: Event) -> None:
    """Name the rule that this is no effect where something here protects from effects or watches them."""
    kept = any(word.partition(":")[0] == "indestructible" for word in run.state.things[e.subject].keywords)
    if kept or e.type in heard(run.state, run.game.listening):
        run.cite(rule.SBP_BY)

"""What a player asks to do, once a scenario's sentence has been understood: ids instead of names."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from engine.kernel.state import Player
from engine.kernel.trace import Message


@dataclass(frozen=True, slots=True)
class Request:
    """An action: its ``kind`` (play, attack, pass, ...), who asks, the thing it is about, and what was said beside it.

    ``targets`` are things named as targets in their order; ``picks`` further choices (ids, texts, numbers, booleans) in theirs;
    ``how`` a form of play such as "accelerate"; ``extra`` whatever else the sentence holds.
    """

    kind: str
    who: Player
    thing: int = 0
    targets: tuple[int, ...] = ()
    picks: tuple[Any, ...] = ()
    how: str = ""
    extra: dict[str, Any] = field(default_factory=dict)


class Refused(Exception):
    """Raised by an action that the rules do not allow; ``question`` names the rule, ``message`` the reason."""

    def __init__(self, question: str, message: Message) -> None:
        super().__init__(question)
        self.question = question
        self.message = message

"""What a player asks to do, once a scenario's sentence has been understood: ids instead of names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.kernel.state import Player
from engine.kernel.trace import Message


class Wish(NamedTuple):
    """What a scenario says that a player chooses, taken when the choice comes.

    ``kind`` is thing (its id is the ``number``), card (its slug is the ``text``), number, text, yes, no, or none (nothing more).
    A thing's name may fit ``others`` in other places too; that one of them is meant which can be chosen.
    """

    kind: str
    number: int = 0
    text: str = ""
    others: tuple[int, ...] = ()

    def among(self, things: Sequence[int]) -> int | None:
        """The place in ``things`` of the one thing that is meant; None if it is none of them, or if it could be several."""
        found = [i for i in (self.number, *self.others) if i in things] if self.kind == "thing" else []
        return things.index(found[0]) if len(found) == 1 else None


class Request(NamedTuple):
    """An action: its ``kind`` (play, attack, pass, ...), who asks, the thing it is about, and what was said beside it.

    ``targets`` are things named as targets in their order; ``how`` a form of play such as "accelerate"; ``what`` is declared, and what it
    ``answers``; ``amount`` how much is produced; ``head`` which of a card's effects is used, ``lines`` which of
    its abilities (by their places among them) bear the words that were quoted, None where none were. ``along`` are things that do it
    together with the one that it is about.
    """

    kind: str
    who: Player
    thing: int = 0
    targets: tuple[int, ...] = ()
    how: str = ""
    what: str = ""
    answers: str = ""
    amount: int = 1
    head: str = ""
    lines: tuple[int, ...] | None = None
    along: tuple[int, ...] = ()


class Refused(Exception):
    """Raised by an action that the rules do not allow; ``question`` names the rule, ``message`` the reason."""

    def __init__(self, question: str, message: Message) -> None:
        super().__init__(question)
        self.question = question
        self.message = message


class ChoiceOutOfRange(Exception):
    """A decision was given that is none of the options: number ``index`` was ``picked`` among ``options``."""

    def __init__(self, index: int, picked: int, options: int) -> None:
        super().__init__(f"decision {index + 1} has {options} options, {picked} is none of them")
        self.index = index
        self.picked = picked
        self.options = options

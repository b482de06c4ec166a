"""What is noted of a card besides what stands on its faces: each note has a name and a type, and is read and written through it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, NamedTuple, TypeVar

from engine.kernel.cards import Definition, Test

T = TypeVar("T")


class Note(Generic[T]):
    """One kind of note, ``id`` being its name: what is noted of a card is a ``T``."""

    __slots__ = ("id",)

    def __init__(self, id: str) -> None:
        self.id = id

    def of(self, card: Definition) -> T | None:
        """What is noted of a card; None where nothing is."""
        return card.data.get(self.id)  # type: ignore[return-value]

    def among(self, notes: Mapping[str, object]) -> T | None:
        """What is noted so far of a card that is being made."""
        return notes.get(self.id)  # type: ignore[return-value]

    def put(self, notes: dict[str, object], value: T) -> None:
        """Write it among the notes of a card that is being made."""
        notes[self.id] = value


class PlayedAs(NamedTuple):
    """The cards as one of which a card is played: their names, themselves once somebody asks, and when it may be."""

    slugs: tuple[str, ...]
    cards: Callable[[], list[Definition]]
    only_if: Test | None


FIGURES = Note[Mapping[str, int]]("figures")  # printed figures that only some games have
FORMS = Note[Mapping[str, tuple[int, Definition]]]("forms")  # what else it can be played as, by the form: its cost and the card
FORM = Note[str]("form")  # of such a card: which form it is
ORIGINAL = Note[Definition]("original")  # and of which card
ONLY_IF = Note[Test]("only_if")  # and when it may be played so
ALSO_NAMED = Note[tuple[str, ...]]("also_named")  # the cards (slugs) whose names it has as well
PLAY_ONLY = Note[tuple[Test, ...]]("play_only")  # what must hold for the card to be played at all
COSTS_X = Note[bool]("costs_x")  # that its player says as it is played what it costs
PLAYED_AS = Note[PlayedAs]("play_as")

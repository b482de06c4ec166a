"""Counters: what a game counts on a card or for a player, and what its rules only remember so. A game says each of its counters once."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass, field
from typing import Literal

from engine.kernel.bilingual import Bilingual

HowShown = Literal["number", "state", "sideways", "never"]


@dataclass(frozen=True, slots=True)
class Counter:
    """A counter, ``of`` a card or of a player.

    ``en`` and ``ja`` are what the table calls it, where that is not the game's word for it. ``shown`` is how the table shows it: as a
    "number"; as a "state", which a card has or has not; as a card that lies "sideways"; or "never", since the rules remember with it
    what players do not keep count of (in which turn a card came, with which other one it is joined). ``given`` says that a board may
    begin with it.
    """

    id: str
    en: str = ""
    ja: str = ""
    _: KW_ONLY
    of: Literal["card", "player"] = "card"
    shown: HowShown = "number"
    given: bool = False
    label: Bilingual = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "label", {"en": self.en, "ja": self.ja} if self.en else {})


ENTERED = Counter("entered", shown="never")  # the number of the turn in which the card came
ATTACKS = Counter("attacks", shown="never")  # how often it has attacked this turn
TAPPED = Counter("tapped", "tapped", "タップ", shown="sideways")


def never_shown(*ids: str) -> tuple[Counter, ...]:
    """Counters of cards with which only the rules remember something."""
    return tuple(Counter(id, shown="never") for id in ids)

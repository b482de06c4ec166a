"""What is given or taken for a while, as it is written down to be taken back: each says how much of what the effect changed."""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.cards import CardAbility


@dataclass(frozen=True, slots=True)
class TemporaryPoints:
    """So many of a player's points or counters of that name, or fewer (below 0), that come back."""

    name: str
    amount: int
    player: str


@dataclass(frozen=True, slots=True)
class TemporaryKeyword:
    """A keyword or mark that was put on a card."""

    word: str


@dataclass(frozen=True, slots=True)
class TemporaryAbility:
    """An ability that was granted, by the number of the granting."""

    granted: int


@dataclass(frozen=True, slots=True)
class TemporaryStats:
    """By how much attack and defense were raised; below 0 where they were lowered."""

    attack: int
    defense: int


@dataclass(frozen=True, slots=True)
class TemporaryCost:
    """By how much a cost was raised; below 0 where it was lowered."""

    amount: int


@dataclass(frozen=True, slots=True)
class TemporaryCounter:
    """So many counters of that name on a card."""

    name: str
    amount: int


@dataclass(frozen=True, slots=True)
class TemporaryTrait:
    """A trait that a card was given."""

    word: str


@dataclass(frozen=True, slots=True)
class TemporaryControl:
    """Control of a card, which goes back to that player."""

    back_to: str


@dataclass(frozen=True, slots=True)
class LostAbilities:
    """What a card lost and has again afterwards."""

    abilities: tuple[CardAbility, ...]
    keywords: tuple[str, ...]


Temporary = (
    TemporaryPoints | TemporaryKeyword | TemporaryAbility | TemporaryStats | TemporaryCost | TemporaryCounter | TemporaryTrait
    | TemporaryControl | LostAbilities
)  # fmt: skip

"""What Duel Masters' table holds beyond its cards: what has happened that state-based processing has still to see to."""

from __future__ import annotations

from typing import NamedTuple

from engine.kernel.cards import CardAbility, Definition
from engine.kernel.state import Player, State, Thing
from engine.kernel.trace import Event


class Result(NamedTuple):
    """One of the four ways in which a game is decided: ``player`` "wins" or "loses"; ``number`` tells which came first."""

    how: str
    player: Player
    reason: str
    number: int


class Due(NamedTuple):
    """An ability that decides the game and that the rules carry out: it does not wait its turn."""

    card_ability: CardAbility
    holder: Thing
    event: Event


class ChosenRace(NamedTuple):
    """The race that a card had its player choose ("": one that no card has); ``source`` is its id."""

    source: int
    race: str


class ChosenCivilization(NamedTuple):
    """The civilization that a card had its player choose; ``source`` is its id."""

    source: int
    civilization: str


class DuelState(NamedTuple):
    """What was noted for the next state-based processing.

    ``results`` are what has decided the game, ``due`` the abilities that decide it, ``hits`` the players hit without shields,
    ``lost`` the creatures that lost a battle (id and stay), ``tops`` the top cards that left an evolution, ``commands`` the
    Commands that entered. ``had_deck`` are the players who have had a deck. By their stays, ``processed`` are the creatures of
    power 0 that were processed already, and ``stopped`` those for which that was stopped as a loop. ``from_shields`` are the cards
    (id and stay) that came from the shield zone to a hand and whose S-triggers have not been asked for, ``given_triggers`` those
    that had been given S-trigger as shields; ``attacker`` is the creature whose attack is going on (0: none), ``aim`` what that
    attack is on (id and stay), ``blocker`` the one that blocked it, ``battling`` are the two creatures of the battle that is being
    decided, ``struck`` says that Ninja Strike was used in it, ``broke`` are those that have broken a shield in the turn number
    ``broke_in``; ``boosted`` is the card that is used by its S-trigger while its player has no shields (0: none), ``races`` and
    ``civilizations`` are those that cards had chosen, ``driven`` is the card whose O-Drive was paid and that has not entered (0:
    none), ``fortified`` likewise the one for which mana was tapped as its Fort E asks, ``fronts`` are the sides on which cards
    began that have been turned over (by id), ``step`` is the step that turn number ``step_of`` has come to; ``extra`` are the
    players whose turns follow before the others'.
    """

    results: tuple[Result, ...] = ()
    due: tuple[Due, ...] = ()
    hits: tuple[Player, ...] = ()
    lost: tuple[tuple[int, int], ...] = ()
    tops: tuple[Thing, ...] = ()
    commands: tuple[int, ...] = ()
    had_deck: frozenset[Player] = frozenset()
    processed: frozenset[int] = frozenset()
    stopped: frozenset[int] = frozenset()
    from_shields: tuple[tuple[int, int], ...] = ()
    given_triggers: tuple[tuple[int, int], ...] = ()
    step: str = "charge"
    attacker: int = 0
    aim: tuple[int, int] = (0, 0)
    blocker: int = 0
    battling: tuple[int, ...] = ()
    struck: bool = False
    broke: tuple[int, ...] = ()
    broke_in: int = 0
    step_of: int = 0
    extra: tuple[Player, ...] = ()
    driven: int = 0
    fortified: int = 0
    boosted: int = 0
    races: tuple[ChosenRace, ...] = ()
    civilizations: tuple[ChosenCivilization, ...] = ()
    fronts: tuple[tuple[int, Definition], ...] = ()


NEW = DuelState()


def of(state: State) -> DuelState:
    """What the game has to know of this table."""
    return state.game if isinstance(state.game, DuelState) else NEW

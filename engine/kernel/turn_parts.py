"""How a turn of a game goes, said as data: its parts in their order, and what is done in each, by itself or by a player."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

By = Literal["itself", "turn-player", "other-player", "either"]


class Doing(NamedTuple):
    """Something that is done in a part of a turn: a sentence, who does it, and the questions of the rules that say so.

    A run shows what is done by itself by a frame with an ``event`` of this type, what a player does by one of the game's actions
    (``action``); ``what`` is what is declared, where the action is to declare something.
    """

    said: Mapping[str, str]
    by: By
    rules: tuple[str, ...] = ()
    event: str = ""
    action: str = ""
    what: str = ""


class TurnPart(NamedTuple):
    """A part of a turn. ``id`` is the phase that a board is in there, or a name of its own where the part is no phase of a board."""

    id: str
    name: Mapping[str, str]
    doings: tuple[Doing, ...]


def itself(en: str, ja: str, *rules: str, event: str = "") -> Doing:
    """What is done with nobody asked."""
    return Doing({"en": en, "ja": ja}, "itself", rules, event)


def may(action: str, en: str, ja: str, *rules: str, by: By = "turn-player", what: str = "") -> Doing:
    """What a player may do, the turn player where nobody else is named."""
    return Doing({"en": en, "ja": ja}, by, rules, action=action, what=what)

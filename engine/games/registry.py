"""All games there are. A new game is a folder beside this file and a line here."""

from __future__ import annotations

from engine.games.chrono_card.game import GAME as CHRONO_CARD
from engine.games.duel_masters.game import GAME as DUEL_MASTERS
from engine.games.duel_masters_plays.game import GAME as DUEL_MASTERS_PLAYS
from engine.games.shadowverse.game import GAME as SHADOWVERSE
from engine.games.vision.game import GAME as VISION
from engine.kernel.game import Game

GAMES: dict[str, Game] = {g.id: g for g in (SHADOWVERSE, DUEL_MASTERS, DUEL_MASTERS_PLAYS, VISION, CHRONO_CARD)}
PREFIXES = {"shadowverse": "sv", "duel-masters": "dm", "duel-masters-plays": "dmp", "vision": "vis", "chrono-card": "cc"}

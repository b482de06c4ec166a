"""All games there are, by their ids. A new game is a folder beside this file and an entry of :data:`PREFIXES`.

A game's modules, with everything that its cards print, are loaded when somebody first asks for the game: who reads a card of one game does
not wait for the others (docs/decisions/games-loaded-by-name.md). This is the one place where a module is loaded by its name.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module

from engine.kernel.game import Game

PREFIXES = {"shadowverse": "sv", "duel-masters": "dm", "duel-masters-plays": "dmp", "vision": "vis", "chrono-card": "cc"}  # of their rules


class Games(Mapping[str, Game]):
    """Games by their ids, the folder of each being called as the game. Which there are is known without loading them."""

    def __init__(self, ids: tuple[str, ...]) -> None:
        self._ids = ids
        self._loaded: dict[str, Game] = {}

    def __getitem__(self, id: str) -> Game:
        found = self._loaded.get(id)
        if found is None:
            if id not in self._ids:
                raise KeyError(id)
            found = self._loaded[id] = import_module(f"engine.games.{id.replace('-', '_')}.game").GAME
        return found

    def __contains__(self, id: object) -> bool:
        return id in self._ids

    def __iter__(self) -> Iterator[str]:
        return iter(self._ids)

    def __len__(self) -> int:
        return len(self._ids)


GAMES = Games(tuple(PREFIXES))

"""Ruling files that nobody has written yet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.games.registry import GAMES
from engine.library.editing.refusing import refused
from engine.library.editing.writing import scalar, written
from engine.library.problems import nearest

# With these points a player can do something on a table where nothing has happened yet; a game that has no such points gives none.
AT_HAND = {"pp": "10", "ep": "2"}
HEAD: Mapping[str, Any] = {
    "title": {"en": "A board of the lab", "ja": "検証用の盤面"},
    "question": {"en": "What happens on this board?", "ja": "この盤面では何が起こるか。"},
    "answer": {"en": "No answer has been written yet.", "ja": "答えはまだ書かれていない。"},
}
GOES_ON = "the game goes on"


def new(game: str, name: str = "lab-board", scenario: str = "board") -> str:
    """The text of a fresh ruling: an empty table of a game, the head in words that say that nothing has been written yet."""
    if game not in GAMES:
        raise refused(f"There is no game “{game}”.", f"「{game}」というゲームはありません。", game, nearest(game, GAMES) or tuple(GAMES))
    value = {"ruling": name, "game": game, **HEAD, "status": "open", "scenarios": [empty_scenario(game, scenario)]}
    lines = []
    for key, below in value.items():
        head, more = written((key,), below, 0)
        lines += [f"{scalar(key)}:{head}", *more]
    return "\n".join(lines) + "\n"


def empty_scenario(game: str, name: str) -> dict[str, Any]:
    """A scenario with an empty table: nothing is done, and the game goes on."""
    found = GAMES.get(game)
    side: dict[str, str] = {}
    if found and found.points.get("defense"):
        side["leader"] = str(found.points["defense"])
    side |= {p: amount for p, amount in AT_HAND.items() if found and p in found.points}
    given: dict[str, Any] = {"turn": "me"}
    if side:
        given |= {"me": side, "opponent": side}
    return {"name": name, "given": given, "when": [], "then": [GOES_ON]}

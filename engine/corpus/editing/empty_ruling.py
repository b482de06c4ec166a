"""The text of a new ruling: an empty table, and a head that says that nothing has been written yet."""

from __future__ import annotations

from collections.abc import Mapping

from engine.corpus.editing.refusal import refused
from engine.corpus.editing.yaml_text import document_text
from engine.corpus.problems import nearest
from engine.corpus.strict_yaml import Value
from engine.games.registry import GAMES

# With these points a player can do something on a table where nothing has happened yet; a game that has no such points gives none.
AT_HAND = {"pp": "10", "ep": "2"}
HEAD: Mapping[str, Mapping[str, str]] = {
    "title": {"en": "A board of the lab", "ja": "検証用の盤面"},
    "question": {"en": "What happens on this board?", "ja": "この盤面では何が起こるか。"},
    "answer": {"en": "No answer has been written yet.", "ja": "答えはまだ書かれていない。"},
}
GOES_ON: Mapping[str, str] = {"en": "the game goes on", "ja": "ゲームは続く"}


def new_ruling(game: str, name: str = "lab-board", scenario: str = "board") -> str:
    """The text of a new ruling about a game, with one scenario. Raises BadInput for a game that there is not."""
    if game not in GAMES:
        raise refused(f"There is no game “{game}”.", f"「{game}」というゲームはありません。", game, nearest(game, GAMES) or tuple(GAMES))
    head: dict[str, Value] = {key: {**texts} for key, texts in HEAD.items()}
    return document_text({"ruling": name, "game": game, **head, "status": "open", "scenarios": [empty_scenario(game, scenario)]})


def empty_scenario(game: str, name: str) -> dict[str, Value]:
    """A scenario with an empty table, in which nothing is done and the game goes on."""
    found = GAMES.get(game)
    side: dict[str, Value] = {}
    if found and found.points.get("defense"):
        side["leader"] = str(found.points["defense"])
    side |= {p: amount for p, amount in AT_HAND.items() if found and p in found.points}
    given: dict[str, Value] = {"turn": "me"}
    if side:
        given |= {"me": side, "opponent": side}
    return {"name": name, "given": given, "when": [], "then": [GOES_ON["en"]]}

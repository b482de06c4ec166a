"""Scenarios that are ``like`` another: what they take over, and writing that out where one of them is to differ.

Raw values of the file are merged here, the way :mod:`engine.library.read_rulings` merges what it reads from them.
"""

from __future__ import annotations

from typing import Any

from engine.library.editing.asking import Ask
from engine.library.editing.document import Document
from engine.library.editing.refusing import refused
from engine.library.problems import nearest, short
from engine.library.read_boards import PLAYERS, other_spelling
from engine.library.strict_yaml import Path

Raw = dict[str, Any]


class Scene:
    """One scenario of a document; ``path`` is where it stands."""

    def __init__(self, doc: Document, index: int) -> None:
        self.doc = doc
        self.index = index
        self.path: Path = ("scenarios", index)

    @property
    def raw(self) -> Raw:
        """What the file says of it."""
        return self.doc.mapping(self.path)

    @property
    def game(self) -> str:
        """Its game's id."""
        found = effective(self.doc, self.index, "game") or self.doc.get(("game",), "")
        return found if isinstance(found, str) else ""

    def given(self, *below: str) -> Path:
        """The path of a part of its board."""
        return (*self.path, "given", *below)

    def inherits(self, *below: str) -> Any:
        """The part of the board that it has from another scenario only; None where it says so itself, or nobody does."""
        if self.doc.get(self.given(*below)) is not None or below_of(self.doc, self.index) is None:
            return None
        value: Any = board(self.doc, self.index)
        for part in below:
            value = value.get(part) if isinstance(value, dict) else None
        return value

    def own(self, *below: str) -> None:
        """Write a part of the board that it has from another scenario out, so that it can be changed in this one."""
        found = self.inherits(*below)
        if found is not None:
            self.doc.set(self.given(*below), found)

    def own_list(self, key: str) -> None:
        """The same for its actions."""
        if key not in self.raw:
            found = effective(self.doc, self.index, key)
            if found is not None:
                self.doc.set((*self.path, key), found)

    def drop(self, *below: str) -> None:
        """Take a part of the board away. What it has from another scenario can only go if it stands on its own."""
        if below_of(self.doc, self.index) is not None and _within(board_below(self.doc, self.index), below):
            free(self.doc, self.index)
        self.doc.remove(self.given(*below))
        if len(below) > 1 and not self.doc.mapping(self.given(*below[:-1])):
            self.doc.remove(self.given(*below[:-1]))


def scene(doc: Document, ask: Ask, key: str = "scenario") -> Scene:
    """The scenario that an edit names; the first where it names none."""
    name = ask.words(key, default="")
    names = names_in(doc)
    if not names:
        raise refused("There is no scenario yet.", "シナリオがまだありません。")
    if name and name not in names:
        raise refused(
            f"There is no scenario “{short(name)}”.",
            f"「{short(name)}」というシナリオはありません。",
            name,
            nearest(name, names) or tuple(names[:5]),
        )
    found = Scene(doc, names.index(name) if name else 0)
    doc.mapping(found.path)
    return found


def names_in(doc: Document) -> list[str]:
    """The scenarios' names in their order, "" for one that has none."""
    rows = doc.entries(("scenarios",))
    return [str(row.get("name", "")) if isinstance(row, dict) else "" for row in rows]


def below_of(doc: Document, index: int) -> int | None:
    """The scenario that another is like: one above it; None where it stands on its own."""
    like = doc.get(("scenarios", index, "like"))
    above = names_in(doc)[:index]
    return above.index(like) if isinstance(like, str) and like in above else None


def effective(doc: Document, index: int, key: str) -> Any:
    """What holds of a scenario for ``game``, ``as_of`` or ``when``, taken over where it says nothing itself; None where nobody does."""
    raw = doc.mapping(("scenarios", index))
    below = below_of(doc, index)
    if key in raw:
        return raw[key]
    if below is None or (key == "as_of" and "set" in raw):
        return None
    return effective(doc, below, key)


def board(doc: Document, index: int) -> Raw:
    """The whole board of a scenario as it effectively stands."""
    own = doc.mapping(("scenarios", index, "given"))
    if below_of(doc, index) is None:
        return own
    base = board_below(doc, index)
    merged = {**base, **own}
    for player in PLAYERS:
        sides = [s for s in (base.get(player), own.get(player)) if isinstance(s, dict)]
        if sides:
            merged[player] = side_of(sides)
    return merged


def board_below(doc: Document, index: int) -> Raw:
    """The board that a scenario begins from; empty where it stands on its own."""
    below = below_of(doc, index)
    return {} if below is None else board(doc, below)


def side_of(sides: list[Raw]) -> Raw:
    """One player's half, from those below to the one that says what differs."""
    merged: Raw = {}
    for side in sides:
        for key, value in _beside(side).items():
            if other_spelling(key) != key:
                merged.pop(other_spelling(key), None)
            merged[key] = value
    return merged


def _beside(side: Raw) -> Raw:
    """A player's half with its counters written beside the zones."""
    counters = side.get("counters")
    if not isinstance(counters, dict):
        return side
    found: Raw = {}
    for key, value in side.items():
        found.update(counters if key == "counters" else {key: value})
    return found


def free(doc: Document, index: int) -> None:
    """Let a scenario stand on its own: everything that it took over is written out."""
    below = below_of(doc, index)
    path = ("scenarios", index)
    if below is None:
        doc.remove((*path, "like"))
        return
    cards = [*_cards(doc, below), *doc.entries((*path, "cards"))]
    taken = {key: effective(doc, index, key) for key in ("game", "as_of", "when")}
    taken["given"] = board(doc, index)
    if cards:
        taken["cards"] = cards
    doc.remove((*path, "like"))
    for key, value in taken.items():
        if value is not None:
            doc.set((*path, key), value)


def _cards(doc: Document, index: int) -> list[Any]:
    """The cards that a scenario brings along, those it took over included."""
    below = below_of(doc, index)
    own = doc.entries(("scenarios", index, "cards"))
    return own if below is None else [*_cards(doc, below), *own]


def _within(value: Any, path: tuple[str, ...]) -> bool:
    for part in path:
        if not isinstance(value, dict) or part not in value:
            return False
        value = value[part]
    return True

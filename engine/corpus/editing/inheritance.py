"""Scenarios that are ``like`` another one: what they take over from it, and writing that out in them before it is changed.

Raw values of the file are merged here, the way :mod:`engine.corpus.read_rulings` merges what it reads from them.
"""

from __future__ import annotations

from engine.corpus.editing.document import EditableFile, value_at
from engine.corpus.editing.refusal import refused
from engine.corpus.editing.request import EditRequest
from engine.corpus.problems import nearest, short
from engine.corpus.read_placed import PLAYERS, other_spellings
from engine.corpus.strict_yaml import Value, ValuePath

Raw = dict[str, Value]  # a mapping of a file, as the file has it


class EditedScenario:
    """One scenario of a document; ``path`` is where it stands."""

    def __init__(self, doc: EditableFile, index: int) -> None:
        self.doc = doc
        self.index = index
        self.path: ValuePath = ("scenarios", index)

    @property
    def raw(self) -> Raw:
        """What the file says about it, without what it takes over."""
        return self.doc.mapping(self.path)

    @property
    def game(self) -> str:
        """Its game's id."""
        found = effective(self.doc, self.index, "game") or self.doc.get(("game",))
        return found if isinstance(found, str) else ""

    def given(self, *below: str) -> ValuePath:
        """The path of a part of its board."""
        return (*self.path, "given", *below)

    def inherited(self, *below: str) -> Value | None:
        """A part of the board that it takes over from another scenario; None where it says that part itself, or there is none."""
        if self.doc.get(self.given(*below)) is not None or base_of(self.doc, self.index) is None:
            return None
        return value_at(whole_board(self.doc, self.index), below)

    def write_out(self, *below: str) -> None:
        """Write out a part of the board that it takes over, so that it can be changed here."""
        found = self.inherited(*below)
        if found is not None:
            self.doc.set(self.given(*below), found)

    def write_out_list(self, key: str) -> None:
        """Write out a list that it takes over (``when``), so that it can be changed here."""
        if key not in self.raw:
            found = effective(self.doc, self.index, key)
            if found is not None:
                self.doc.set((*self.path, key), found)

    def drop(self, *below: str) -> None:
        """Remove a part of the board. If the scenario takes that part over, all that it takes over is written out first."""
        if base_of(self.doc, self.index) is not None and value_at(base_board(self.doc, self.index), below) is not None:
            detach(self.doc, self.index)
        self.doc.remove(self.given(*below))
        if len(below) > 1 and not self.doc.mapping(self.given(*below[:-1])):
            self.doc.remove(self.given(*below[:-1]))


def edited_scenario(doc: EditableFile, request: EditRequest, key: str = "scenario") -> EditedScenario:
    """The scenario that an edit names; the first where it names none."""
    name = request.line(key, default="")
    names = names_of_scenarios(doc)
    if not names:
        raise refused("There is no scenario yet.", "シナリオがまだありません。")
    if name and name not in names:
        raise refused(
            f"There is no scenario “{short(name)}”.",
            f"「{short(name)}」というシナリオはありません。",
            name,
            nearest(name, names) or tuple(names[:5]),
        )
    found = EditedScenario(doc, names.index(name) if name else 0)
    doc.mapping(found.path)
    return found


def names_of_scenarios(doc: EditableFile) -> list[str]:
    """The scenarios' names in their order, "" for one that has none."""
    rows = doc.entries(("scenarios",))
    return [str(row.get("name", "")) if isinstance(row, dict) else "" for row in rows]


def base_of(doc: EditableFile, index: int) -> int | None:
    """The index of the scenario that another is ``like``, which stands above it; None where it is like none."""
    like = doc.get(("scenarios", index, "like"))
    above = names_of_scenarios(doc)[:index]
    return above.index(like) if isinstance(like, str) and like in above else None


def effective(doc: EditableFile, index: int, key: str) -> Value | None:
    """The ``game``, ``as_of`` or ``when`` of a scenario, its own or taken over; None where there is none."""
    raw = doc.mapping(("scenarios", index))
    below = base_of(doc, index)
    if key in raw:
        return raw[key]
    if below is None or (key == "as_of" and "set" in raw):
        return None
    return effective(doc, below, key)


def whole_board(doc: EditableFile, index: int) -> Raw:
    """The whole board of a scenario: what it takes over, with what it says itself."""
    own = doc.mapping(("scenarios", index, "given"))
    if base_of(doc, index) is None:
        return own
    base = base_board(doc, index)
    merged = {**base, **own}
    for player in PLAYERS:
        sides = [s for s in (base.get(player), own.get(player)) if isinstance(s, dict)]
        if sides:
            merged[player] = merged_side(sides)
    return merged


def base_board(doc: EditableFile, index: int) -> Raw:
    """The board of the scenario that another is ``like``; empty where it is like none."""
    below = base_of(doc, index)
    return {} if below is None else whole_board(doc, below)


def merged_side(sides: list[Raw]) -> Raw:
    """One player's half of a board: each of ``sides`` in turn says what differs from those before it."""
    merged: Raw = {}
    for side in sides:
        for key, value in _beside(side).items():
            for said in other_spellings(key):
                if said != key:
                    merged.pop(said, None)
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


def detach(doc: EditableFile, index: int) -> None:
    """Make a scenario independent: everything that it takes over is written out, and ``like`` is removed."""
    below = base_of(doc, index)
    path = ("scenarios", index)
    if below is None:
        doc.remove((*path, "like"))
        return
    cards = [*_cards(doc, below), *doc.entries((*path, "cards"))]
    taken: dict[str, Value | None] = {key: effective(doc, index, key) for key in ("game", "as_of", "when")}
    taken["given"] = whole_board(doc, index)
    if cards:
        taken["cards"] = cards
    doc.remove((*path, "like"))
    for key, value in taken.items():
        if value is not None:
            doc.set((*path, key), value)


def _cards(doc: EditableFile, index: int) -> list[Value]:
    """The cards that a scenario brings along, those it took over included."""
    below = base_of(doc, index)
    own = doc.entries(("scenarios", index, "cards"))
    return own if below is None else [*_cards(doc, below), *own]

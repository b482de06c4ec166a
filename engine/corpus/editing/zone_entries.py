"""The cards of a zone as a file lists them, counted copy by copy.

An entry is a card's name, ``3 x Name``, or a mapping with what is special about the card.
"""

from __future__ import annotations

from engine.corpus.editing.document import value_at
from engine.corpus.editing.inheritance import EditedScenario
from engine.corpus.editing.refusal import refused
from engine.corpus.problems import BadInput, short
from engine.corpus.read_placed import COPIES, MOST_CARDS, MOST_COPIES, other_spellings, unnamed
from engine.corpus.strict_yaml import Value, ValuePath


class ZoneEntries:
    """The entries of one zone of a scenario's board. If the scenario has them from another one, they are written out before a change.

    Cards are counted from 0, every copy of ``3 x Name`` by itself: the first, second and third card.
    """

    def __init__(self, scenario: EditedScenario, player: str, zone: str) -> None:
        self.scenario = scenario
        self.doc = scenario.doc
        parts = tuple(zone.split("."))
        side = self.doc.mapping(scenario.given(player))
        first = next((said for said in (parts[0], *other_spellings(parts[0])) if said in side), parts[0])
        self.whole = (player, first)
        self.path: ValuePath = scenario.given(player, first, *parts[1:])
        self._as_list()

    def _as_list(self) -> None:
        """One card's name that stands for a list of it alone, or nothing for an empty one, is written as a list before a change."""
        value = self.doc.get(self.path)
        if isinstance(value, str):
            self.doc.set(self.path, [value] if value.strip() else [])

    def _write_out(self) -> None:
        self.scenario.write_out(*self.whole)
        self._as_list()

    @property
    def entries(self) -> list[Value]:
        """What the file lists for the zone, or what the scenario takes over from another one."""
        if self.doc.get(self.path) is None:
            value = self.scenario.inherited(*self.whole)
            below = value_at(value, self.path[len(self.scenario.given(*self.whole)) :]) if value is not None else None
            if isinstance(below, str):
                return [below] if below.strip() else []
            return below if isinstance(below, list) else []
        return self.doc.entries(self.path)

    @property
    def size(self) -> int:
        """How many cards lie there."""
        return sum(parted(e)[1] for e in self.entries)

    def checked(self, index: int) -> int:
        """The index, if there is such a card; else raises BadInput."""
        if not 0 <= index < self.size:
            raise nothing_there(index, self.size)
        return index

    def put(self, value: Value, at: int) -> None:
        """Put an entry before card ``at``. Where that is between copies of one entry, the entry is split."""
        if self.size + parted(value)[1] > MOST_CARDS:
            raise zone_is_full()
        self._write_out()
        if at >= self.size:
            self.doc.insert(self.path, len(self.entries), value)
            return
        n, copy = self._find(at)
        if copy:
            self._split(n, copy)
            n += 1
        self.doc.insert(self.path, n, value)

    def take(self, index: int) -> Value:
        """Take one card out, and return the entry that it had, for one copy."""
        n = self.single(index)
        found = self.entries[n]
        self.doc.remove((*self.path, n))
        return found

    def single(self, index: int) -> int:
        """Split entries so that card ``index`` has one for itself, and return which entry that is."""
        self.checked(index)
        self._write_out()
        n, copy = self._find(index)
        copies = parted(self.entries[n])[1]
        if copy + 1 < copies:
            self._split(n, copy + 1)
        if copy:
            self._split(n, copy)
            n += 1
        return n

    def entry_of(self, index: int) -> int:
        """Which entry card ``index`` belongs to; nothing is split."""
        self.checked(index)
        self._write_out()
        return self._find(index)[0]

    def _find(self, index: int) -> tuple[int, int]:
        """Which entry a card belongs to, and which copy in that entry it is."""
        for n, e in enumerate(self.entries):
            copies = parted(e)[1]
            if index < copies:
                return n, index
            index -= copies
        return len(self.entries), 0

    def _split(self, n: int, copies: int) -> None:
        """Split an entry into one for the first ``copies`` and one for the others."""
        e = self.entries[n]
        all_of_them = parted(e)[1]
        self.doc.set((*self.path, n), counted(e, copies))
        self.doc.insert(self.path, n + 1, counted(e, all_of_them - copies))


def zone_is_full() -> BadInput:
    """The exception for more cards than a zone may hold."""
    return refused(f"At most {MOST_CARDS} cards lie in one zone here.", f"1つの領域に置けるカードは{MOST_CARDS}枚までです。")


def nothing_there(index: int, size: int) -> BadInput:
    """The exception for an index that is out of range."""
    en = f"There is no card {index}: they are counted from 0 to {size - 1}." if size else "There is no card there."
    ja = f"{index}番のカードはありません（0から{size - 1}まで）。" if size else "そこにはカードがありません。"
    return refused(en, ja, str(index))


def parted(entry: Value) -> tuple[str, int]:
    """The name in an entry, and how many copies it stands for."""
    name = entry.get("card", "") if isinstance(entry, dict) else entry
    name = name if isinstance(name, str) else ""
    if (several := unnamed(name)) is not None and not isinstance(entry, dict):
        return "cards", several
    m = COPIES.fullmatch(name)
    name, copies = (m[2], int(m[1])) if m else (name, 1)
    said = entry.get("copies") if isinstance(entry, dict) else None
    if isinstance(said, str) and said.isascii() and said.isdigit():
        copies = max(1, int(said)) if not m else copies
    return name, min(copies, MOST_COPIES)


def counted(entry: Value, copies: int) -> Value:
    """The entry for another number of copies. A mapping that says nothing but the name becomes the name."""
    name = parted(entry)[0]
    special = {k: v for k, v in entry.items() if k not in ("card", "copies")} if isinstance(entry, dict) else {}
    if not special:
        return name if copies == 1 else f"{copies} x {name}"
    return {"card": name, **({"copies": str(copies)} if copies > 1 else {}), **special}


def card_name(name: str) -> str:
    """A card's name as an edit gives it. Raises BadInput for ``3 x Name``: the number is a field of its own."""
    if COPIES.fullmatch(name):
        raise refused(
            "Write the name alone; how many there are is “copies”.", "名前だけを書いてください。枚数は copies で指定します。", short(name)
        )
    return name

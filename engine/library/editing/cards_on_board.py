"""The entries of a zone: a card's name, ``3 x Name``, or a mapping with what is special about it; counted copy by copy."""

from __future__ import annotations

from typing import Any

from engine.library.editing.inheriting import Scene
from engine.library.editing.refusing import refused
from engine.library.problems import short
from engine.library.read_boards import COPIES, MOST_CARDS, MOST_COPIES, other_spelling
from engine.library.strict_yaml import Path


class Zone:
    """A zone of a scenario's board, written out in that scenario as soon as it is changed.

    Cards are counted from 0, every copy of ``3 x Name`` by itself: the first, second and third card.
    """

    def __init__(self, scene: Scene, player: str, zone: str) -> None:
        self.scene = scene
        self.doc = scene.doc
        parts = tuple(zone.split("."))
        side = self.doc.mapping(scene.given(player))
        first = parts[0] if parts[0] in side or other_spelling(parts[0]) not in side else other_spelling(parts[0])
        self.whole = (player, first)
        self.path: Path = scene.given(player, first, *parts[1:])

    @property
    def entries(self) -> list[Any]:
        """What the file lists, or the scenario takes over."""
        if self.doc.get(self.path) is None:
            value = self.scene.inherits(*self.whole)
            for part in self.path[len(self.scene.given(*self.whole)) :]:
                value = value.get(part) if isinstance(value, dict) else None
            return value if isinstance(value, list) else []
        return self.doc.entries(self.path)

    @property
    def size(self) -> int:
        """How many cards lie there."""
        return sum(parted(e)[1] for e in self.entries)

    def checked(self, index: int) -> int:
        """An index of a card that is there."""
        if not 0 <= index < self.size:
            raise nothing_there(index, self.size)
        return index

    def put(self, value: Any, at: int) -> None:
        """Put an entry before card ``at``; between copies of one entry it parts them."""
        if self.size + parted(value)[1] > MOST_CARDS:
            raise refused(f"At most {MOST_CARDS} cards lie in one zone here.", f"1つの領域に置けるカードは{MOST_CARDS}枚までです。")
        self.scene.own(*self.whole)
        if at >= self.size:
            self.doc.insert(self.path, len(self.entries), value)
            return
        n, copy = self._find(at)
        if copy:
            self._split(n, copy)
            n += 1
        self.doc.insert(self.path, n, value)

    def take(self, index: int) -> Any:
        """Take one card out; its entry, as one copy, comes back."""
        n = self.single(index)
        found = self.entries[n]
        self.doc.remove((*self.path, n))
        return found

    def single(self, index: int) -> int:
        """Make card ``index`` an entry of its own; which one it is."""
        self.checked(index)
        self.scene.own(*self.whole)
        n, copy = self._find(index)
        copies = parted(self.entries[n])[1]
        if copy + 1 < copies:
            self._split(n, copy + 1)
        if copy:
            self._split(n, copy)
            n += 1
        return n

    def entry_of(self, index: int) -> int:
        """The entry that card ``index`` belongs to, its copies left together."""
        self.checked(index)
        self.scene.own(*self.whole)
        return self._find(index)[0]

    def _find(self, index: int) -> tuple[int, int]:
        """The entry of a card, and which copy of it the card is."""
        for n, e in enumerate(self.entries):
            copies = parted(e)[1]
            if index < copies:
                return n, index
            index -= copies
        return len(self.entries), 0

    def _split(self, n: int, copies: int) -> None:
        """Part an entry: so many copies, and behind them the others."""
        e = self.entries[n]
        all_of_them = parted(e)[1]
        self.doc.set((*self.path, n), counted(e, copies))
        self.doc.insert(self.path, n + 1, counted(e, all_of_them - copies))


def nothing_there(index: int, size: int) -> Exception:
    """The exception for an index that is out of range."""
    en = f"There is no card {index}: they are counted from 0 to {size - 1}." if size else "There is no card there."
    ja = f"{index}番のカードはありません（0から{size - 1}まで）。" if size else "そこにはカードがありません。"
    return refused(en, ja, str(index))


def parted(entry: Any) -> tuple[str, int]:
    """The name in an entry, and how many copies it stands for."""
    name = entry.get("card", "") if isinstance(entry, dict) else entry
    name = name if isinstance(name, str) else ""
    m = COPIES.fullmatch(name)
    name, copies = (m[2], int(m[1])) if m else (name, 1)
    said = entry.get("copies") if isinstance(entry, dict) else None
    if isinstance(said, str) and said.isascii() and said.isdigit():
        copies = max(1, int(said)) if not m else copies
    return name, min(copies, MOST_COPIES)


def counted(entry: Any, copies: int) -> Any:
    """An entry that stands for so many copies; a mapping that says nothing else becomes the plain name."""
    name = parted(entry)[0]
    special = {k: v for k, v in entry.items() if k not in ("card", "copies")} if isinstance(entry, dict) else {}
    if not special:
        return name if copies == 1 else f"{copies} x {name}"
    return {"card": name, **({"copies": str(copies)} if copies > 1 else {}), **special}


def card_name(words: str) -> str:
    """A card's name as an edit may give it: copies are said apart."""
    if COPIES.fullmatch(words):
        raise refused(
            "Write the name alone; how many there are is “copies”.", "名前だけを書いてください。枚数は copies で指定します。", short(words)
        )
    return words

"""The texts of a corpus, held small: a library of many rulings is mostly texts that nobody asks for."""

from __future__ import annotations

import zlib
from array import array
from collections.abc import Iterable, Iterator, Mapping

TOGETHER = 64 * 1024  # about how many bytes of texts are packed together: one of them is read in a quarter of a millisecond
QUICKLY = 1  # the level of packing: a library is packed whenever a process starts


class Pack:
    """Some texts with their paths, packed together as UTF-8: they take a quarter to a third of the room, since much in them is alike."""

    __slots__ = ("_ends", "_packed", "_paths")

    def __init__(self, texts: list[tuple[str, bytes]]) -> None:
        self._paths = [path for path, _ in texts]
        self._ends = array("I")
        for _, text in texts:
            self._ends.append((self._ends[-1] if self._ends else 0) + len(text))
        self._packed = zlib.compress(b"".join(text for _, text in texts), QUICKLY)

    @property
    def size(self) -> int:
        """How many bytes the packed texts take."""
        return len(self._packed)

    def unpacked(self) -> bytes:
        """All texts, one after the other."""
        return zlib.decompress(self._packed)

    def span(self, path: str) -> tuple[int, int]:
        """Where among all texts the one of a path begins and ends."""
        n = self._paths.index(path)
        return (self._ends[n - 1] if n else 0), self._ends[n]


class Texts(Mapping[str, str]):
    """Texts by path, packed. They are asked for one at a time, or in the order in which they were given."""

    def __init__(self, texts: Iterable[tuple[str, str]]) -> None:
        self._packs = packed(texts)
        self._unpacked: tuple[Pack, bytes] | None = None  # the pack looked into last

    def changed(self, changes: Mapping[str, str | None]) -> Texts:
        """The same with some texts otherwise, None for one that is gone. The others are shared."""
        made = Texts((path, text) for path, text in changes.items() if text is not None)
        made._packs = {path: pack for path, pack in self._packs.items() if path not in changes} | made._packs
        return made

    def naming(self, words: Iterable[str], paths: Iterable[str]) -> Iterator[str]:
        """Those of some paths whose text has one of the words in it."""
        wanted = [word.encode() for word in words]
        for path in paths:
            text = self._encoded(path)
            if any(word in text for word in wanted):
                yield path

    def _encoded(self, path: str) -> bytes:
        pack = self._packs[path]
        last = self._unpacked
        if last is None or last[0] is not pack:
            self._unpacked = last = pack, pack.unpacked()
        begins, ends = pack.span(path)
        return last[1][begins:ends]

    def __contains__(self, path: object) -> bool:
        return path in self._packs

    def __getitem__(self, path: str) -> str:
        return self._encoded(path).decode("utf-8", "surrogateescape")

    def __iter__(self) -> Iterator[str]:
        return iter(self._packs)

    def __len__(self) -> int:
        return len(self._packs)


def packed(texts: Iterable[tuple[str, str]]) -> dict[str, Pack]:
    """Texts in packs, by path."""
    found: dict[str, Pack] = {}
    waiting: dict[str, bytes] = {}
    size = 0

    def pack() -> None:
        found.update(dict.fromkeys(waiting, Pack(list(waiting.items()))))
        waiting.clear()

    for path, text in texts:
        waiting[path] = text.encode("utf-8", "surrogateescape")
        size += len(waiting[path])
        if size >= TOGETHER:
            pack()
            size = 0
    if waiting:
        pack()
    return found

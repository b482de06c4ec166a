"""The texts of a corpus, held small: a library of many rulings is mostly texts that nobody asks for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping


class Texts(Mapping[str, str]):
    """Texts by path, kept as UTF-8, which takes about half of what a string with a Japanese letter takes."""

    def __init__(self, texts: Iterable[tuple[str, str]]) -> None:
        self._bytes = {path: text.encode("utf-8", "surrogateescape") for path, text in texts}

    def changed(self, changes: Mapping[str, str | None]) -> Texts:
        """The same with some texts otherwise, None for one that is gone. The others are shared."""
        made = Texts((path, text) for path, text in changes.items() if text is not None)
        made._bytes = {path: text for path, text in self._bytes.items() if path not in changes} | made._bytes
        return made

    def naming(self, words: Iterable[str], paths: Iterable[str]) -> Iterator[str]:
        """Those of some paths whose text has one of the words in it."""
        wanted = [word.encode() for word in words]
        return (path for path in paths if any(word in self._bytes[path] for word in wanted))

    def __getitem__(self, path: str) -> str:
        return self._bytes[path].decode("utf-8", "surrogateescape")

    def __iter__(self) -> Iterator[str]:
        return iter(self._bytes)

    def __len__(self) -> int:
        return len(self._bytes)

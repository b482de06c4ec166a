"""A ruling's file as a text and the values in it, changed together, place by place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.library.editing.layout import order_of
from engine.library.editing.places import Node, places
from engine.library.editing.refusing import refused
from engine.library.editing.splicing import inserted, kept, removed, repeated, replaced
from engine.library.editing.writing import WIDEST, scalar, written
from engine.library.problems import MOST_PROBLEMS, BadInput, told_enough
from engine.library.strict_yaml import Path, Reading, Value, read

LARGEST = 65_536  # bytes of UTF-8 in one text


class Document:
    """The text of a file; whatever is not touched by a change stays as it was written, comments and quotes included.

    ``value`` is what the text says. BadInput for a text that is too large, cannot be read, or is no mapping.
    """

    def __init__(self, text: str) -> None:
        check_size(text)
        if "\r" in text:
            text = text.replace("\r\n", "\n").replace("\r", "\n")
        reading = read(text, most=MOST_PROBLEMS)
        if reading.problems:
            raise BadInput(told_enough(reading.problems))
        if not isinstance(reading.value, dict):
            raise refused(
                "This is no ruling: a ruling's file begins with “ruling: its-name”.",
                "裁定ではありません。裁定のファイルは「ruling: 名前」で始まります。",
            )
        self._take(text, reading)

    def _take(self, text: str, reading: Reading) -> None:
        self.text = text
        self.value: dict[str, Any] = reading.value
        self._root: Node | None = None

    # ---- looking

    def get(self, path: Path, default: Any = None) -> Any:
        """The value at a path; ``default`` where there is none."""
        value: Any = self.value
        for part in path:
            known = part in value if isinstance(value, dict) else isinstance(value, list) and isinstance(part, int) and part < len(value)
            if not known:
                return default
            value = value[part]
        return value

    def mapping(self, path: Path) -> dict[str, Any]:
        """The mapping at a path, empty where there is none; BadInput where something else stands there."""
        return self._shaped(path, dict, "a mapping", "対応表")

    def entries(self, path: Path) -> list[Any]:
        """The list at a path, empty where there is none; BadInput where something else stands there."""
        return self._shaped(path, list, "a list", "リスト")

    def _shaped(self, path: Path, shape: type, en: str, ja: str) -> Any:
        value = self.get(path)
        if value is None:
            return shape()
        if not isinstance(value, shape):
            name = next((str(p) for p in reversed(path) if isinstance(p, str)), "")
            raise refused(
                f"“{name}” must be {en}; mend that in the file first.",
                f"「{name}」は{ja}でなければなりません。先にファイルを直してください。",
                name,
            )
        return value

    def node(self, path: Path) -> Node:
        """The place of the value at a path that exists."""
        if self._root is None:
            self._root = places(self.text)
        node = self._root
        for part in path:
            at = node.entry(part) if node else None
            if node is None or at is None:
                raise LookupError(path)
            node = node.values[at]
        if node is None:
            raise LookupError(path)
        return node

    # ---- changing

    def set(self, path: Path, value: Value) -> None:
        """Put a value at a path, with the mappings that it stands in where they are missing."""
        if self.get(path) == value:
            return
        parent, last = path[:-1], path[-1]
        if isinstance(last, str) and parent and self.get(parent) is None:
            self.set(parent, {last: value})
            return
        if isinstance(last, str):
            if last not in self.mapping(parent):
                self._add(parent, last, value)
                return
            at = list(self.mapping(parent)).index(last)
        else:
            at = last
        self._become(lambda: replaced(self.text, self.node(parent), at, path, value), changed(self.value, path, lambda _: value), parent)

    def _add(self, parent: Path, key: str, value: Value) -> None:
        now = self.mapping(parent)
        keys = list(now)
        order = order_of(parent)
        rank = order.index(key) if key in order else len(order)
        before = [i for i, k in enumerate(keys) if (order.index(k) if k in order else len(order)) <= rank]
        at = before[-1] + 1 if before else 0
        items = list(now.items())
        new = dict([*items[:at], (key, value), *items[at:]])
        if not now and parent:
            self.set(parent, new)
            return
        self._become(
            lambda: inserted(self.text, self.node(parent), at, parent, key, value), changed(self.value, parent, lambda _: new), parent
        )

    def remove(self, path: Path) -> None:
        """Take what stands at a path out, if anything does."""
        missing = object()
        if self.get(path, missing) is missing:
            return
        parent, last = path[:-1], path[-1]
        holder = self.get(parent)
        if isinstance(holder, dict):
            new: Value = {k: v for k, v in holder.items() if k != last}
            at = list(holder).index(str(last))
        else:
            new = [v for i, v in enumerate(holder) if i != last]
            at = int(last)
        if not new and parent:
            self.set(parent, new)
            return
        self._become(lambda: removed(self.text, self.node(parent), at), changed(self.value, parent, lambda _: new), parent)

    def insert(self, path: Path, at: int, value: Value) -> None:
        """Put a value into the list at a path, before entry ``at``; the list is made where there is none."""
        now = self.entries(path)
        new = [*now[:at], value, *now[at:]]
        if not now:
            self.set(path, new)
            return
        self._become(lambda: inserted(self.text, self.node(path), at, path, None, value), changed(self.value, path, lambda _: new), path)

    def shift(self, path: Path, at: int, to: int) -> None:
        """Move an entry of a list: it stands at ``to`` afterwards, written as it was."""
        if at == to:
            return
        self.repeat(path, at, to + (to > at))
        self.remove((*path, at + (to < at)))

    def repeat(self, path: Path, at: int, to: int) -> None:
        """Put a copy of entry ``at`` of a list before entry ``to``, written as it is there."""
        now = self.entries(path)
        new = [*now[:to], now[at], *now[to:]]
        self._become(
            lambda: repeated(self.text, self.node(path), at, to, path), changed(self.value, path, lambda _: new), path, spreading=False
        )

    def keep(self, path: Path, at: int) -> None:
        """Leave only entry ``at`` in a list."""
        now = self.entries(path)
        if len(now) > 1:
            self._become(lambda: kept(self.text, self.node(path), at), changed(self.value, path, lambda _: [now[at]]), path)

    def _become(self, spliced: Callable[[], str | None], value: Value, path: Path, spreading: bool = True) -> None:
        """Take the spliced text if it says what it should; else the smallest part around ``path`` that can be written anew, is."""
        text = spliced()
        if spreading and text is not None and self._crowded(text):
            text = self._spread(path, value) or text
        while text is None or not self._took(text, value):
            if not path:
                text = "".join(f"{scalar(key)}:{head}\n" + "".join(f"{m}\n" for m in more) for key, head, more in _whole(value))
                if self._took(text, value):
                    return
                raise BadInput(read(text).problems)
            holder, last = self.node(path[:-1]), path[-1]
            at = holder.entry(last)
            below: Any = value
            for part in path:
                below = below[part]
            text = replaced(self.text, holder, at, path, below) if at is not None else None
            path = path[:-1]

    def _crowded(self, text: str) -> bool:
        """Whether a line has become too long to be read."""
        lines = {line for line in text.split("\n") if len(line) > WIDEST}
        return len(text) > len(self.text) and bool(lines) and not lines <= set(self.text.split("\n"))

    def _spread(self, path: Path, value: Value) -> str | None:
        """The text with what stands in brackets around ``path`` laid out anew; None where there is nothing, or a comment would be lost."""
        for n in range(1, len(path) + 1):
            node, part = self.node(path[:n]), path[n - 1]
            if node.kind != "text" and node.flow:
                holder, below = self.node(path[: n - 1]), value
                for p in path[:n]:
                    below = below[p]
                at = holder.entry(part)
                return (
                    replaced(self.text, holder, at, path[:n], below)
                    if at is not None and "#" not in self.text[node.start : node.end]
                    else None
                )
        return None

    def _took(self, text: str, value: Value) -> bool:
        check_size(text)
        reading = read(text)
        if reading.problems or reading.value != value:
            return False
        self._take(text, reading)
        return True


def check_size(text: str) -> None:
    """Refuse a text that is too large to be worked with."""
    size = len(text.encode("utf-8", "surrogatepass"))
    if size > LARGEST:
        raise refused(
            f"The file has {size} bytes; at most {LARGEST} can be edited here.",
            f"ファイルが{size}バイトあります。ここで編集できるのは{LARGEST}バイトまでです。",
            str(size),
        )


def changed(value: Value, path: Path, change: Callable[[Value], Value]) -> Value:
    """A value of which the part at ``path`` is another; nothing is changed in place. A missing last key is added."""
    if not path:
        return change(value)
    first, rest = path[0], path[1:]
    if isinstance(value, dict):
        return {**value, first: changed(value.get(first), rest, change)}
    return [changed(v, rest, change) if i == first else v for i, v in enumerate(value)]


def _whole(value: dict[str, Any]) -> list[tuple[str, str, list[str]]]:
    return [(key, *written((key,), below, 0)) for key, below in value.items()]

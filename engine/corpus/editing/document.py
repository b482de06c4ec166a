"""A ruling's file as a text together with the values in it. Changes are made in both, and checked by reading the text again."""

from __future__ import annotations

from collections.abc import Callable

from engine.corpus.editing.layout import order_of
from engine.corpus.editing.refusal import refused
from engine.corpus.editing.spans import Span, spans_of
from engine.corpus.editing.splicing import inserted, only_entry, removed, repeated, replaced
from engine.corpus.editing.yaml_text import WIDEST, document_text
from engine.corpus.problems import MOST_PROBLEMS, BadInput, first_problems
from engine.corpus.strict_yaml import Value, ValuePath, read

LARGEST = 65_536  # bytes of UTF-8 in one text


class EditableFile:
    """A file that can be changed. Whatever a change does not touch stays as it was written, comments and quotes included.

    ``value`` is what the text says. BadInput for a text that is too large, cannot be read, or is no mapping.
    """

    def __init__(self, text: str) -> None:
        check_size(text)
        if "\r" in text:
            text = text.replace("\r\n", "\n").replace("\r", "\n")
        reading = read(text, most=MOST_PROBLEMS)
        if reading.problems:
            raise BadInput(first_problems(reading.problems))
        if not isinstance(reading.value, dict):
            raise refused(
                "This is no ruling: a ruling's file begins with “ruling: its-name”.",
                "裁定ではありません。裁定のファイルは「ruling: 名前」で始まります。",
            )
        self._take(text, reading.value)

    def _take(self, text: str, value: dict[str, Value]) -> None:
        self.text = text
        self.value = value
        self._root: Span | None = None

    # ---- looking

    def get(self, path: ValuePath) -> Value | None:
        """The value at a path; None where there is none."""
        return value_at(self.value, path)

    def mapping(self, path: ValuePath) -> dict[str, Value]:
        """The mapping at a path, empty where there is none. Raises BadInput where something else stands there."""
        value = self.get(path)
        if value is not None and not isinstance(value, dict):
            raise _misshapen(path, "a mapping", "対応表")
        return value or {}

    def entries(self, path: ValuePath) -> list[Value]:
        """The list at a path, empty where there is none. Raises BadInput where something else stands there."""
        value = self.get(path)
        if value is not None and not isinstance(value, list):
            raise _misshapen(path, "a list", "リスト")
        return value or []

    def span(self, path: ValuePath) -> Span:
        """Where the value at a path stands in the text. Raises LookupError for a path at which nothing is."""
        if self._root is None:
            self._root = spans_of(self.text)
        span = self._root
        for part in path:
            at = span.entry(part) if span else None
            if span is None or at is None:
                raise LookupError(path)
            span = span.values[at]
        if span is None:
            raise LookupError(path)
        return span

    # ---- changing

    def set(self, path: ValuePath, value: Value) -> None:
        """Put a value at a path. Mappings on the way that are missing are made."""
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
        self._become(lambda: replaced(self.text, self.span(parent), at, path, value), changed(self.value, path, value), parent)

    def _add(self, parent: ValuePath, key: str, value: Value) -> None:
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
            lambda: inserted(self.text, self.span(parent), at, parent, key, value), changed(self.value, parent, new), parent
        )

    def set_or_remove(self, path: ValuePath, value: Value) -> None:
        """Put a value at a path, or take out what stands there if the value is empty."""
        if value:
            self.set(path, value)
        else:
            self.remove(path)

    def remove(self, path: ValuePath) -> None:
        """Take out what stands at a path, if anything does."""
        if self.get(path) is None:
            return
        parent, last = path[:-1], path[-1]
        new: Value
        if isinstance(last, str):
            now = self.mapping(parent)
            new = {k: v for k, v in now.items() if k != last}
            at = list(now).index(last)
        else:
            new = [v for i, v in enumerate(self.entries(parent)) if i != last]
            at = last
        if not new and parent:
            self.set(parent, new)
            return
        self._become(lambda: removed(self.text, self.span(parent), at), changed(self.value, parent, new), parent)

    def insert(self, path: ValuePath, at: int, value: Value) -> None:
        """Put a value into the list at a path, before entry ``at``; the list is made where there is none."""
        now = self.entries(path)
        new = [*now[:at], value, *now[at:]]
        if not now:
            self.set(path, new)
            return
        self._become(lambda: inserted(self.text, self.span(path), at, path, None, value), changed(self.value, path, new), path)

    def shift(self, path: ValuePath, at: int, to: int) -> None:
        """Move an entry of a list: it stands at ``to`` afterwards, written as it was."""
        if at == to:
            return
        self.repeat(path, at, to + (to > at))
        self.remove((*path, at + (to < at)))

    def repeat(self, path: ValuePath, at: int, to: int) -> None:
        """Put a copy of entry ``at`` of a list before entry ``to``, written as it is there."""
        now = self.entries(path)
        new = [*now[:to], now[at], *now[to:]]
        self._become(
            lambda: repeated(self.text, self.span(path), at, to, path), changed(self.value, path, new), path, spreading=False
        )

    def keep_only(self, path: ValuePath, at: int) -> None:
        """Take every entry but ``at`` out of a list."""
        now = self.entries(path)
        if len(now) > 1:
            self._become(lambda: only_entry(self.text, self.span(path), at), changed(self.value, path, [now[at]]), path)

    def _become(self, spliced: Callable[[], str | None], value: Value, path: ValuePath, spreading: bool = True) -> None:
        """Take the spliced text if it says exactly ``value``; else write the smallest part around ``path`` anew that makes it so."""
        text = spliced()
        if spreading and text is not None and self._crowded(text):
            text = self._spread(path, value) or text
        while text is None or not self._took(text, value):
            if not path:
                assert isinstance(value, dict), "a file is a mapping at its top"
                text = document_text(value)
                if self._took(text, value):
                    return
                raise BadInput(read(text).problems)
            holder = self.span(path[:-1])
            at, part = holder.entry(path[-1]), value_at(value, path)
            text = replaced(self.text, holder, at, path, part) if at is not None and part is not None else None
            path = path[:-1]

    def _crowded(self, text: str) -> bool:
        """Whether a change has made a line too wide; one that was so before is as somebody wrote it."""
        wide, before = (sum(len(line) > WIDEST for line in t.split("\n")) for t in (text, self.text))
        return wide > before

    def _spread(self, path: ValuePath, value: Value) -> str | None:
        """The text with the list or mapping in brackets around ``path`` written anew, on several lines if it is long.

        None where there are no brackets, or a comment in them would be lost.
        """
        for n in range(1, len(path) + 1):
            span = self.span(path[:n])
            if span.kind != "text" and span.flow:
                holder, part = self.span(path[: n - 1]), value_at(value, path[:n])
                at = holder.entry(path[n - 1])
                if at is None or part is None or "#" in self.text[span.start : span.end]:
                    return None
                return replaced(self.text, holder, at, path[:n], part)
        return None

    def _took(self, text: str, value: Value) -> bool:
        """Whether a text says exactly ``value``; if so, the document has that text from now on."""
        check_size(text)
        reading = read(text)
        if reading.problems or reading.value != value or not isinstance(reading.value, dict):
            return False
        self._take(text, reading.value)
        return True


def check_size(text: str) -> None:
    """Raise BadInput for a text of more than LARGEST bytes."""
    size = len(text.encode("utf-8", "surrogatepass"))
    if size > LARGEST:
        raise refused(
            f"The file has {size} bytes; at most {LARGEST} can be edited here.",
            f"ファイルが{size}バイトあります。ここで編集できるのは{LARGEST}バイトまでです。",
            str(size),
        )


def value_at(value: Value, path: ValuePath) -> Value | None:
    """The part of a value at a path; None where there is none."""
    found: Value | None = value
    for part in path:
        if isinstance(found, dict) and isinstance(part, str):
            found = found.get(part)
        elif isinstance(found, list) and isinstance(part, int) and part < len(found):
            found = found[part]
        else:
            return None
    return found


def changed(value: Value, path: ValuePath, new: Value) -> Value:
    """A value of which the part at ``path`` is ``new``; nothing is changed in place. A missing last key is added."""
    if not path:
        return new
    first, rest = path[0], path[1:]
    if isinstance(value, dict):
        key = str(first)
        return {**value, key: changed(value.get(key, ""), rest, new)}
    return [changed(v, rest, new) if i == first else v for i, v in enumerate(value)]


def _misshapen(path: ValuePath, en: str, ja: str) -> BadInput:
    name = next((str(p) for p in reversed(path) if isinstance(p, str)), "")
    return refused(
        f"“{name}” must be {en}; mend that in the file first.",
        f"「{name}」は{ja}でなければなりません。先にファイルを直してください。",
        name,
    )

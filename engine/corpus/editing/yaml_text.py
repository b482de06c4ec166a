"""Values as YAML text, the way people write it: plain words wherever they mean what they look like, quotes where they are needed."""

from __future__ import annotations

import re

from engine.corpus.editing.layout import spread
from engine.corpus.strict_yaml import Value, ValuePath

WIDEST = 140  # columns; what is longer is spread over several lines
_PLAIN = re.compile(r"(?:[^\s\-?:,\[\]{}#&*!|>'\"%@`.]|-?[0-9]|\.[^\s.])(?:.*[^\s:])?")
_NOT_PLAIN = re.compile(r": | #|\s\s|^(?:<<|=)")
_NOT_IN_FLOW = re.compile(r"[,\[\]{}]")
_LITERAL = re.compile(r"[^\s#](?s:.*)\n?")
_ESCAPES = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\t": "\\t"}


def scalar(text: str, flow: bool = False) -> str:
    """A text, quoted where it must be; ``flow`` says that it stands in brackets or braces."""
    if _PLAIN.fullmatch(text) and _visible(text) and not _NOT_PLAIN.search(text) and not (flow and _NOT_IN_FLOW.search(text)):
        return text
    return quoted(text)


def quoted(text: str) -> str:
    """A text in quotes, whether it needs them or not."""
    return '"' + "".join(_ESCAPES.get(c) or (c if _visible(c) else _escape(c)) for c in text) + '"'


def _visible(text: str) -> bool:
    """Whether every character can be seen, spaces of any width included, so that it may stand as it is."""
    return text.replace("\u3000", "").isprintable()


def _escape(c: str) -> str:
    return f"\\u{ord(c):04x}" if ord(c) < 0x10000 else f"\\U{ord(c):08x}"


def inline(value: Value) -> str:
    """A value on one line, lists in brackets and mappings in braces."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{scalar(k, True)}: {inline(v)}" for k, v in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(inline(v) for v in value) + "]"
    return scalar(value, True)


def written(path: ValuePath, value: Value, column: int) -> tuple[str, list[str]]:
    """A value below a key or dash in ``column`` (from 0): what stands behind the colon or dash, and the lines that follow."""
    inner = " " * (column + 2)
    if isinstance(value, str):
        if "\n" in value and _LITERAL.fullmatch(value) and _visible(value.replace("\n", "")) and not value.endswith("\n\n"):
            head = " |" if value.endswith("\n") else " |-"
            return head, [f"{inner}{line}" if line else "" for line in value.removesuffix("\n").split("\n")]
        return f" {scalar(value)}", []
    if not value or not (spread(path) or _too_long(path, value, column)):
        return f" {inline(value)}", []
    lines: list[str] = []
    if isinstance(value, dict):
        for key, below in value.items():
            head, more = written((*path, key), below, column + 2)
            lines += [f"{inner}{scalar(key)}:{head}", *more]
    else:
        for n, below in enumerate(value):
            lines += entry((*path, n), below, column + 2)
    return "", lines


def document_text(value: dict[str, Value]) -> str:
    """A whole file: the mapping at its top, each key on a line of its own."""
    lines = []
    for key, below in value.items():
        head, more = written((key,), below, 0)
        lines += [f"{scalar(key)}:{head}", *more]
    return "".join(f"{line}\n" for line in lines)


def entry(path: ValuePath, value: Value, column: int) -> list[str]:
    """An entry of a list whose dash stands in ``column``, as lines."""
    head, more = written(path, value, column)
    if head:
        return [f"{' ' * column}-{head}", *more]
    if isinstance(value, list):
        return [f"{' ' * column}- {inline(value)}"]
    return [f"{' ' * column}- {more[0].lstrip(' ')}", *more[1:]]


def _too_long(path: ValuePath, value: Value, column: int) -> bool:
    name = path[-1] if path and isinstance(path[-1], str) else ""
    value_text = inline(value)
    return column + len(name) + len(value_text) + 2 > WIDEST or "\\n" in value_text

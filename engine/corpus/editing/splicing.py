"""Changing one place of a YAML text and nothing else: an entry replaced, taken out or put in.

Each function gets the list or mapping (``holder``) with its place in the text and gives the new text back. They know how files are
written by people; for what nobody writes (a key with a question mark, say) the text may come out wrong, so that their caller reads it
again (:mod:`engine.corpus.editing.document`).
"""

from __future__ import annotations

from engine.corpus.editing.layout import apart
from engine.corpus.editing.spans import Span
from engine.corpus.editing.yaml_text import entry, inline, quoted, scalar, written
from engine.corpus.strict_yaml import Value, ValuePath


def replaced(text: str, holder: Span, i: int, path: ValuePath, value: Value) -> str:
    """The text with another value as entry ``i``; ``path`` is the entry's."""
    old = holder.values[i]
    if isinstance(value, str) and "\n" not in value and _quoted(text, holder, i):
        return text[: old.start] + quoted(value) + text[old.end :]
    if holder.flow:
        return text[: old.start] + (" " if old.start == old.end else "") + inline(value) + text[old.end :]
    column, after, end = column_of(text, holder.start), _after_mark(text, holder, i), old.end
    if holder.kind == "list":
        lines = entry(path, value, column)
        head, more = lines[0][column + 1 :], lines[1:]
    else:
        head, more = written(path, value, column)
    if old.kind == "text" or old.flow:
        if not more and old.end > old.start:
            return text[: old.start] + head.lstrip(" ") + text[old.end :]
        end = max(after, old.end)
        comment = _comment(text, end) if more else ""
        end = line_end(text, end) if comment else end
    else:
        comment = _comment(text, after)
    return text[:after] + head + comment + "".join(f"\n{line}" for line in more) + text[end:]


def removed(text: str, holder: Span, i: int) -> str | None:
    """The text without entry ``i`` of several; None if that cannot be done by splicing."""
    last = len(holder.values) - 1
    if holder.flow:
        if i < last:
            return text[: _begin(text, holder, i)] + text[_begin(text, holder, i + 1) :]
        return text[: _tail(text, holder, i - 1)] + text[_tail(text, holder, i) :]
    begin = _begin(text, holder, i)
    line = line_start(text, begin)
    if text[line:begin].strip():  # it shares its line with what it stands in
        return text[:begin] + text[_begin(text, holder, i + 1) :] if i < last else None
    end = min(line_end(text, _tail(text, holder, i)) + 1, len(text))
    if not text[end:].strip():
        return text[:line].rstrip("\n") + "\n"
    if (i == 0 or _blank_before(text, line)) and not text[end : line_end(text, end)].strip():
        end = line_end(text, end) + 1
    return text[:line] + text[end:]


def inserted(text: str, holder: Span, i: int, path: ValuePath, key: str | None, value: Value) -> str:
    """The text with a new entry before entry ``i`` (or at the end); ``path`` is that of the list or mapping."""
    if holder.flow:
        piece = inline(value) if key is None else f"{scalar(key, True)}: {inline(value)}"
        return _woven(text, holder, i, piece)
    column = column_of(text, holder.start)
    if key is None:
        lines = entry((*path, i), value, column)
    else:
        head, more = written((*path, key), value, column)
        lines = [f"{' ' * column}{scalar(key)}:{head}", *more]
    return _stacked(text, holder, i, lines, path)


def repeated(text: str, holder: Span, i: int, at: int, path: ValuePath) -> str | None:
    """The text with a copy of entry ``i`` of a list, as it is written, before entry ``at``; None if that cannot be done by splicing."""
    span = holder.values[i]
    if holder.flow:
        return _woven(text, holder, at, text[span.start : span.end])
    begin = _begin(text, holder, i)
    line = line_start(text, begin)
    if text[line:begin].strip():
        return None
    return _stacked(text, holder, at, text[line : line_end(text, span.end)].split("\n"), path)


def only_entry(text: str, holder: Span, i: int) -> str | None:
    """The text with entry ``i`` as the only one of a list, and the comment above it; None if that cannot be done by splicing."""
    first, begin = line_start(text, _begin(text, holder, 0)), _begin(text, holder, i)
    start = line_start(text, begin)
    if holder.flow or text[start:begin].strip():
        return None
    first, start = (first, start) if i == 0 else (_above(text, first), _above(text, start))
    last = line_end(text, _tail(text, holder, len(holder.values) - 1))
    return text[:first] + text[start : line_end(text, _tail(text, holder, i))] + text[last:]


def _quoted(text: str, holder: Span, i: int) -> bool:
    """Whether entry ``i`` has quotes and would have them whatever it says: it needs none, or an entry beside it has some without need."""
    said = [text[v.start : v.end] for v in holder.values]
    return said[i][:1] == '"' and any(s[:1] == '"' and scalar(s[1:-1], holder.flow) == s[1:-1] for s in said)


def _above(text: str, line: int) -> int:
    """Where the comment that stands right above a line begins; the line itself where there is none."""
    while line > 0 and text[line_start(text, line - 1) : line].lstrip().startswith("#"):
        line = line_start(text, line - 1)
    return line


def _woven(text: str, holder: Span, i: int, piece: str) -> str:
    """A new entry between brackets or braces."""
    if not holder.values:
        return text[: holder.start + 1] + piece + text[holder.end - 1 :]
    if i < len(holder.values):
        at = _begin(text, holder, i)
        return f"{text[:at]}{piece}, {text[at:]}"
    at = _tail(text, holder, i - 1)
    return f"{text[:at]}, {piece}{text[at:]}"


def _stacked(text: str, holder: Span, i: int, lines: list[str], path: ValuePath) -> str:
    """A new entry on lines of its own."""
    gap = "\n" if _apart(text, holder, path) else ""
    if i == 0:
        at = _begin(text, holder, 0)
        return text[:at] + "\n".join(lines).lstrip(" ") + "\n" + gap + " " * column_of(text, at) + text[at:]
    at = line_end(text, _tail(text, holder, i - 1))
    return text[:at] + "\n" + gap + "\n".join(lines) + text[at:]


def _apart(text: str, holder: Span, path: ValuePath) -> bool:
    """Whether the entries of a block are divided by empty lines."""
    if len(holder.values) < 2:
        return apart(path)
    at = line_end(text, _tail(text, holder, 0))
    return "\n\n" in text[at : _begin(text, holder, 1)].replace(" ", "")


def _begin(text: str, holder: Span, i: int) -> int:
    """Where entry ``i`` begins: with its key, or its dash."""
    if holder.kind == "map":
        return holder.keys[i].start
    if holder.flow:
        return holder.values[i].start
    if i == 0:
        return holder.start
    column = column_of(text, holder.start)
    at = line_start(text, holder.values[i].start)
    while at > holder.start and not (text[at : at + column].strip() == "" and text[at + column : at + column + 1] == "-"):
        at = line_start(text, at - 1)
    return at + column


def _tail(text: str, holder: Span, i: int) -> int:
    """Where the value of entry ``i`` ends."""
    return max(holder.values[i].end, holder.keys[i].end if holder.kind == "map" else 0)


def _after_mark(text: str, holder: Span, i: int) -> int:
    """The place behind an entry's colon or dash."""
    if holder.kind == "list":
        return _begin(text, holder, i) + 1
    at = text.find(":", holder.keys[i].end)
    return len(text) if at < 0 else at + 1


def _blank_before(text: str, at: int) -> bool:
    return at > 0 and not text[line_start(text, at - 1) : at].strip()


def _comment(text: str, at: int) -> str:
    """The comment that follows on the same line, with the space before it."""
    rest = text[at : line_end(text, at)].rstrip()
    return rest if rest.lstrip().startswith("#") else ""


def column_of(text: str, at: int) -> int:
    """The column of a place, from 0."""
    return at - line_start(text, at)


def line_start(text: str, at: int) -> int:
    """Where the line of a place begins."""
    return text.rfind("\n", 0, max(at, 0)) + 1


def line_end(text: str, at: int) -> int:
    """Where the line of a place ends: at its line break, or at the end of the text."""
    end = text.find("\n", at)
    return len(text) if end < 0 else end

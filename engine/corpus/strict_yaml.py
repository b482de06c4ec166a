"""A strict reader of YAML: it allows only the part of YAML that means what it looks like.

Every scalar stays the text that was written (``no`` is the word "no", ``2021-03-30`` a text). A key may occur only once in a mapping.
Anchors, aliases, tags, merge keys and a second document in a file are refused. Each value keeps its line and column (a block of text
those of its first line), so that an error inside a card's text can point at the very word.

PyYAML's parser is used for its events alone, without its composer and constructor: no recursion, nothing to execute or to expand.
Why not another loader: docs/decisions/yaml-by-events.md.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

import yaml

from engine.corpus.patterns import UNWRITABLE
from engine.corpus.problems import Problem, short
from engine.corpus.yaml_errors import explain, said_by

LONGEST_FILE = 1_000_000  # characters
DEEPEST = 100  # levels of lists and mappings
MOST_VALUES = 100_000  # scalars, lists and mappings

ValuePath = tuple[str | int, ...]
Value: TypeAlias = "str | list[Value] | dict[str, Value]"

_LOADER: type[yaml.SafeLoader] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # the one in C where it was built
_BREAK = re.compile("\r\n|[\n\r\x85\u2028\u2029]")


class Position(NamedTuple):
    """Where a value begins, from 1. ``style`` is how a scalar was written: "" plain, a quote mark, "|" or ">"."""

    line: int
    column: int
    style: str = ""


@dataclass(slots=True)
class YamlReading:
    """What a file says. ``value`` is None if it could not be read at all; ``problems`` must be looked at before it is used."""

    file: str
    value: Value | None
    marks: dict[ValuePath, Position] = field(default_factory=dict)
    keys: dict[ValuePath, Position] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)
    most: int | None = None
    notes: list[Problem] = field(default_factory=list)  # what is wanting and hinders nothing

    def add(self, problem: Problem) -> None:
        """Add a problem. Raises TooManyProblems once there are ``most`` of them: the rest of the file is not looked at then."""
        self.problems.append(problem)
        if self.most is not None and len(self.problems) >= self.most:
            raise TooManyProblems

    def mark(self, path: ValuePath) -> Position:
        """Where the value at ``path`` begins; the nearest enclosing one if there is none."""
        while path and path not in self.marks:
            path = path[:-1]
        return self.marks.get(path, Position(1, 1))

    def key_mark(self, path: ValuePath) -> Position:
        """Where the key of ``path`` stands (for list entries: where the entry begins)."""
        return self.keys.get(path) or self.mark(path)

    def position(self, path: ValuePath, line: int, column: int) -> tuple[int, int]:
        """Line and column in the file of a place inside the text at ``path`` (both from 1 within that text)."""
        return place_in(self.mark(path), line, column)

    def problem(self, path: ValuePath, en: str, ja: str, found: object = "", near: tuple[str, ...] = (), key: bool = False) -> None:
        """Add a problem with the value at ``path`` (or with its key): a message in both languages, what was found, what would do."""
        m = self.key_mark(path) if key else self.mark(path)
        self.add(Problem(self.file, m.line, m.column, {"en": en, "ja": ja}, short(found), near))


def place_in(mark: Position, line: int, column: int) -> tuple[int, int]:
    """Line and column in the file of a place inside the scalar that ``mark`` belongs to."""
    if mark.style in ("|", ">") or line == 1:
        quote = 1 if mark.style in ("'", '"') and line == 1 else 0
        return mark.line + line - 1, mark.column + column - 1 + quote
    return mark.line + line - 1, column


def read(text: str, file: str = "", most: int | None = None) -> YamlReading:
    """Read one YAML document into dicts, lists and texts, with all problems that can be found in one pass.

    With ``most``, for files by strangers, it stops after that many problems; reading shapes from the result can then raise
    :class:`TooManyProblems`, too.
    """
    reading = YamlReading(file, None, most=most)
    if len(text) > LONGEST_FILE:
        _add_problem(
            reading,
            1,
            1,
            f"The file has {len(text)} characters; at most {LONGEST_FILE} are read.",
            f"ファイルが{len(text)}文字あります。読めるのは{LONGEST_FILE}文字までです。",
        )
        return reading
    bad = UNWRITABLE.search(text)
    if bad:
        line, column = _line_and_column(text, bad.start())
        code = f"U+{ord(bad.group()):04X}"
        _add_problem(
            reading,
            line,
            column,
            f"A character that may not stand in a text file: {code}.",
            f"テキストファイルに書けない文字があります: {code}。",
            code,
        )
        return reading
    try:
        _Builder(reading, text).build()
    except (_Stop, TooManyProblems):
        reading.value = None
    except yaml.MarkedYAMLError as error:
        line, column = _place_of(error, text)
        there = _line_of(text, line)
        tab = there[:column].strip() == "" and "\t" in there[:column]
        en, ja = explain("found '\\t'" if tab else said_by(error), text.split("\n")[:line])
        reading.problems.append(Problem(file, line, column, {"en": en, "ja": ja}, short(there.strip())))
        reading.value = None
    reading.problems.sort(key=lambda p: (p.line, p.column))
    return reading


class TooManyProblems(Exception):
    """A file has so many problems that the rest of it is not looked at."""


class _Stop(Exception):
    """The rest of the file cannot be read."""


class _Open(NamedTuple):
    """A list or mapping that is being read; ``names`` are the keys of a mapping so far."""

    value: list[Value] | dict[str, Value]
    path: ValuePath
    names: dict[str, Position]

    @property
    def wants_key(self) -> bool:
        """Whether what comes next in it is a key, or a key's value."""
        return isinstance(self.value, dict)


class _Builder:
    """Builds the value from the parser's events, noting what is refused."""

    def __init__(self, reading: YamlReading, text: str) -> None:
        self.reading = reading
        self.text = text
        self.lines: list[str] | None = None
        self.open: list[_Open] = []
        self.key: str | None = None
        self.spare = 0  # numbers values that have no place of their own (a second value of one key)
        self.values = 0

    def build(self) -> None:
        documents = 0
        for event in events(self.text):
            if isinstance(event, yaml.ScalarEvent):
                self.scalar(event)
            elif isinstance(event, yaml.MappingStartEvent):
                self.start(event, {})
            elif isinstance(event, yaml.SequenceStartEvent):
                self.start(event, [])
            elif isinstance(event, (yaml.MappingEndEvent, yaml.SequenceEndEvent)):
                self.open.pop()
            elif isinstance(event, yaml.AliasEvent):
                self.alias(event)
            elif isinstance(event, yaml.DocumentStartEvent):
                documents += 1
                if documents > 1:
                    self.refuse(
                        event,
                        "A second document begins here; a file holds one.",
                        "ここから2つ目の文書が始まっています。1つのファイルに書けるのは1つだけです。",
                        "---",
                    )
                    return
        if not documents:
            self.reading.value = ""

    def at_a_key(self) -> bool:
        """Whether a mapping's next key is expected here."""
        return bool(self.open) and self.open[-1].wants_key and self.key is None

    def alias(self, event: yaml.AliasEvent) -> None:
        word = f"*{event.anchor}"
        self.refuse(
            event,
            f"“{word}” repeats another part of the file; write it out instead.",
            f"「{word}」による繰り返しは使えません。そのまま書いてください。",
            word,
        )
        if self.at_a_key():
            self.key = f"{word}\0"
        else:
            self.put("", mark_of(event))

    def scalar(self, event: yaml.ScalarEvent) -> None:
        self.refuse_extras(event, event.tag)
        if self.at_a_key():
            self.take_key(event)
        else:
            self.put(event.value, self.scalar_mark(event))

    def scalar_mark(self, event: yaml.ScalarEvent) -> Position:
        start, style = mark_of(event), event.style or ""
        if style not in ("|", ">") or event.end_mark is None:
            return start._replace(style=style)
        if self.lines is None:
            self.lines = self.text.split("\n")
        column = start.column
        for line in self.lines[start.line : event.end_mark.line + 1]:
            if line.strip():
                column = len(line) - len(line.lstrip(" ")) + 1
                break
        return Position(start.line + 1, column, style)

    def take_key(self, event: yaml.ScalarEvent) -> None:
        top = self.open[-1]
        key, mark = event.value, mark_of(event)
        if key == "<<" and not event.style:
            self.refuse(
                event,
                "Merge keys (<<) are not used here; write the keys out.",
                "マージキー（<<）は使えません。キーをそのまま書いてください。",
                "<<",
            )
        if key in top.names:
            first = top.names[key]
            self.refuse(
                event,
                f"The key “{short(key)}” stands twice; the first is on line {first.line}.",
                f"キー「{short(key)}」が2回書かれています。1つ目は{first.line}行目です。",
                key,
            )
            self.spare += 1
            key = f"{key}\0{self.spare}"
        top.names[key] = mark
        self.reading.keys[(*top.path, key)] = mark
        self.key = key

    def start(self, event: yaml.MappingStartEvent | yaml.SequenceStartEvent, value: list[Value] | dict[str, Value]) -> None:
        self.refuse_extras(event, event.tag)
        if self.at_a_key():
            self.refuse(
                event, "A key must be a plain word, not a list or mapping.", "キーは単語でなければなりません。リストや対応表は使えません。"
            )
            raise _Stop
        if len(self.open) >= DEEPEST:
            self.refuse(event, f"More than {DEEPEST} levels inside one another.", f"入れ子が{DEEPEST}段を超えています。")
            raise _Stop
        path = self.put(value, mark_of(event))
        self.open.append(_Open(value, path, {}))

    def put(self, value: Value, mark: Position) -> ValuePath:
        """Put a value where it belongs, and return its path."""
        path: ValuePath
        self.values += 1
        if self.values > MOST_VALUES:
            _add_problem(
                self.reading,
                mark.line,
                mark.column,
                f"More than {MOST_VALUES} values in one file.",
                f"1つのファイルの値が{MOST_VALUES}個を超えています。",
            )
            raise _Stop
        if not self.open:
            self.reading.value, path = value, ()
        else:
            top = self.open[-1]
            if isinstance(top.value, list):
                path = (*top.path, len(top.value))
                top.value.append(value)
            else:
                assert self.key is not None
                path = (*top.path, self.key)
                if "\0" not in self.key:
                    top.value[self.key] = value
                self.key = None
        self.reading.marks[path] = mark
        return path

    def refuse_extras(self, event: yaml.NodeEvent, tag: str | None) -> None:
        if event.anchor is not None:
            self.refuse(
                event,
                f"The anchor “&{event.anchor}” is not used here; leave it out.",
                f"アンカー「&{event.anchor}」は使えません。消してください。",
                f"&{event.anchor}",
            )
        if tag is not None:
            self.refuse(
                event,
                f"The tag “{tag}” is not used here; every value is text, a list or a mapping.",
                f"タグ「{tag}」は使えません。値は文字列・リスト・対応表のどれかです。",
                tag,
            )

    def refuse(self, event: yaml.Event, en: str, ja: str, found: str = "") -> None:
        mark = mark_of(event)
        _add_problem(self.reading, mark.line, mark.column, en, ja, found)


def events(text: str) -> Iterator[yaml.Event]:
    """The events of PyYAML's parser, in their order. Raises yaml.MarkedYAMLError for what is not YAML."""
    return yaml.parse(text, Loader=_LOADER)


def mark_of(event: yaml.Event) -> Position:
    """Where an event begins."""
    start = event.start_mark
    assert start is not None, "the parser marks every event"
    return Position(start.line + 1, start.column + 1)


def _add_problem(reading: YamlReading, line: int, column: int, en: str, ja: str, found: str = "") -> None:
    reading.add(Problem(reading.file, line, column, {"en": en, "ja": ja}, short(found)))


def _place_of(error: yaml.MarkedYAMLError, text: str) -> tuple[int, int]:
    """Where the mistake is: where the parser stumbled, or, if that is the end of the file, where the unfinished part begins."""
    mark = error.problem_mark or error.context_mark
    if mark is None:
        return 1, 1
    at_the_end = mark.index >= len(text.rstrip())
    if at_the_end and error.context_mark is not None:
        mark = error.context_mark
    return mark.line + 1, mark.column + 1


def _line_and_column(text: str, at: int) -> tuple[int, int]:
    breaks = [m.end() for m in _BREAK.finditer(text, 0, at)]
    return len(breaks) + 1, at - (breaks[-1] if breaks else 0) + 1


def _line_of(text: str, line: int) -> str:
    lines = text.split("\n")
    return lines[line - 1] if 0 < line <= len(lines) else ""

"""Where every value of a file stands in its text, from its first character to the one after its last."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import yaml

_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


@dataclass(slots=True)
class Node:
    """A value with its place: ``text[start:end]``, offsets in characters.

    ``kind`` is "text", "list" or "map"; ``flow`` says that a list or mapping stands in brackets or braces. ``values`` are its entries,
    ``keys`` (mappings only) their keys in the same order. An empty value has ``start == end``, after its colon or dash.
    """

    kind: str
    start: int
    end: int
    flow: bool = False
    name: str = ""
    keys: list[Node] = field(default_factory=list)
    values: list[Node] = field(default_factory=list)

    def entry(self, part: str | int) -> int | None:
        """Which entry ``part`` (a key or a number) is; None where there is none."""
        if self.kind == "map":
            return next((i for i, k in enumerate(self.keys) if k.name == part), None)
        return part if isinstance(part, int) and 0 <= part < len(self.values) else None


def places(text: str) -> Node | None:
    """The tree of places of a text that :func:`engine.library.strict_yaml.read` found nothing wrong with; None for an empty one."""
    open_: list[Node] = []
    root: Node | None = None
    event: Any
    for event in yaml.parse(text, Loader=_LOADER):
        if isinstance(event, (yaml.MappingEndEvent, yaml.SequenceEndEvent)):
            node = open_.pop()
            # a block ends with its last value: the parser says where the next thing begins, comments in between skipped
            node.end = _at(event.end_mark) if node.flow else max([n.end for n in (*node.values[-1:], *node.keys[-1:])])
            continue
        made = _node(event, text)
        if made is None:
            continue
        if not open_:
            root = made
        else:
            top = open_[-1]
            (top.keys if top.kind == "map" and len(top.keys) == len(top.values) else top.values).append(made)
        if made.kind != "text":
            open_.append(made)
    return root


def _at(mark: Any) -> int:
    return int(mark.index)


def _node(event: Any, text: str) -> Node | None:
    if isinstance(event, yaml.ScalarEvent):
        start, end = _at(event.start_mark), _at(event.end_mark)
        if event.style in ("|", ">"):
            end = start + len(text[start:end].rstrip())
        return Node("text", start, end, name=event.value)
    if isinstance(event, yaml.MappingStartEvent):
        return Node("map", _at(event.start_mark), _at(event.end_mark), bool(event.flow_style))
    if isinstance(event, yaml.SequenceStartEvent):
        return Node("list", _at(event.start_mark), _at(event.end_mark), bool(event.flow_style))
    return None

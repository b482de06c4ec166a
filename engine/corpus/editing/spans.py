"""Where every value of a file stands in its text, from its first character to the one after its last."""

from __future__ import annotations

from dataclasses import dataclass, field

import yaml

from engine.corpus.strict_yaml import events


@dataclass(slots=True)
class Span:
    """Where a value stands: at ``text[start:end]``, offsets in characters.

    ``kind`` is "text", "list" or "map"; ``flow`` says that a list or mapping stands in brackets or braces. ``values`` are its entries,
    ``keys`` (mappings only) their keys in the same order. An empty value has ``start == end``, after its colon or dash.
    """

    kind: str
    start: int
    end: int
    flow: bool = False
    name: str = ""
    keys: list[Span] = field(default_factory=list)
    values: list[Span] = field(default_factory=list)

    def entry(self, part: str | int) -> int | None:
        """Which entry ``part`` (a key or a number) is; None where there is none."""
        if self.kind == "map":
            return next((i for i, k in enumerate(self.keys) if k.name == part), None)
        return part if isinstance(part, int) and 0 <= part < len(self.values) else None


def spans_of(text: str) -> Span | None:
    """The span of a whole text, those of all its values inside it; None for an empty text.

    Its reader (:func:`engine.corpus.strict_yaml.read`) must have found nothing wrong with the text.
    """
    open_: list[Span] = []
    root: Span | None = None
    for event in events(text):
        if isinstance(event, (yaml.MappingEndEvent, yaml.SequenceEndEvent)):
            span = open_.pop()
            # a block ends with its last value: the parser says where the next thing begins, comments in between skipped
            span.end = _place(event)[1] if span.flow else max(last.end for last in (*span.values[-1:], *span.keys[-1:]))
            continue
        made = _span(event, text)
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


def _place(event: yaml.Event) -> tuple[int, int]:
    start, end = event.start_mark, event.end_mark
    assert start is not None, "the parser marks every event"
    assert end is not None, "the parser marks every event"
    return start.index, end.index


def _span(event: yaml.Event, text: str) -> Span | None:
    start, end = _place(event)
    if isinstance(event, yaml.ScalarEvent):
        if event.style in ("|", ">"):
            end = start + len(text[start:end].rstrip())
        return Span("text", start, end, name=event.value)
    if isinstance(event, yaml.MappingStartEvent):
        return Span("map", start, end, bool(event.flow_style))
    if isinstance(event, yaml.SequenceStartEvent):
        return Span("list", start, end, bool(event.flow_style))
    return None

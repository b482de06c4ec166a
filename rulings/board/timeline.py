"""The log as a timeline, and the agenda as slips: rows for the templates."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from django.utils.translation import gettext as _

from rulings.board import texts
from rulings.board.runs import RunView
from rulings.board.tables import GameTable, table
from rulings.http import addresses


def rules_of(run: RunView, ids: Iterable[str]) -> list[dict[str, str]]:
    """Links to rules, by title; a rule that the corpus does not hold is shown by its name."""
    found = []
    for rule_id in ids:
        rule = run.rule(rule_id)
        title = texts.say(rule.title) if rule is not None else rule_id
        found.append({"id": rule_id, "href": addresses.rule(rule_id), "title": title})
    return found


def lines(run: RunView, view: str = "all") -> list[dict[str, Any]]:
    """Every line of the log, made once for a run, language and viewer: the step's link is its number after the address's stem."""
    key = (texts.here(), view)
    lines_made = run.lines.get(key)
    if lines_made is None:
        lines_made = run.lines[key] = [_line(run, n, view) for n in range(run.last + 1)]
    return lines_made


def _line(run: RunView, n: int, view: str) -> dict[str, Any]:
    frame = run.frame(n)
    return {
        "n": n,
        "kind": frame["kind"],
        "word": texts.word(texts.KIND, frame["kind"]),
        "depth": min(frame["depth"], 6),
        "text": texts.seen(frame, view),
        "rules": rules_of(run, frame["rules"]),
    }


class KeyPart(NamedTuple):
    """A part of what a waiting effect is sorted by, in words, with its rule's page; ``decides``: it puts the effect before the next one."""

    name: str
    said: str
    href: str
    decides: bool


class Slip(NamedTuple):
    """What waits at a place: by what it is sorted, and why it goes before the next."""

    id: int
    place: int
    source: str
    orders: str  # who orders it, where players do
    text: str
    key: list[KeyPart]
    why: dict[str, Any] | None


class Agenda(NamedTuple):
    """What waits, in the way of its game: a "queue", "stack" or "pool". ``most`` is how many slips it has when it has most."""

    kind: str
    slips: list[Slip]
    most: int


def slips(run: RunView, frame: Mapping[str, Any], view: str) -> Agenda:
    """What is waiting, first to go first, with the key it is sorted by and why each goes before the next.

    Of an effect whose card the viewer does not see, only that it waits is shown.
    """
    layout, waiting = table(run.game), waiting_in(run, frame, view)
    found = [
        Slip(
            id=one.id,
            place=place,
            source=one.source,
            orders=texts.word(texts.PLAYER, one.controller) if layout.agenda == "pool" and one.controller else "",
            text=one.text,
            key=one.key,
            why=_why(run, one, waiting[place]) if place < len(waiting) else None,
        )
        for place, one in enumerate(waiting, 1)
    ]
    return Agenda(layout.agenda, found, run.most_waiting)


def waiting_in(run: RunView, frame: Mapping[str, Any], view: str) -> list[Waiting]:
    """What is waiting in a frame, first to go first, in words."""
    layout, turn = table(run.game), frame["state"]["turn"]
    unseen = frame.get("views", {}).get(view, {}).get("unseen", ())
    occasions = sorted({part["value"] for one in frame["agenda"] for part in one["key"] if part["part"] == "occasion"})
    return [Waiting(one, layout, turn, one["id"] in unseen, occasions) for one in frame["agenda"]]


class Waiting:
    """A waiting effect in words: the parts of its key as a player names them, in ``values`` as (value, words) by part."""

    def __init__(self, one: Mapping[str, Any], layout: GameTable, turn: str, unseen: bool, occasions: list[Any]):
        self.id: int = one["id"]
        self.unseen = unseen
        source = one["source"] if isinstance(one["source"], Mapping) else {}
        self.why: Mapping[str, str] | None = one.get("why")
        self.text = texts.say(one["text"])
        self.source = texts.say(source.get("name"))
        self.controller = str(source.get("controller") or "")
        parts: list[KeyPart] = []
        self.values: dict[str, tuple[Any, str]] = {}
        for part in one["key"]:
            name, value = part["part"], part["value"]
            if name == "occasion":
                value = 1 + occasions.index(value)
            counted = value if part.get("nth") is None else part["nth"]
            said = self._said(name, counted, str(one["ability"]), str(source.get("zone") or ""), turn, layout)
            self.values[name] = (value, said)
            rule, decides = part["rule"], self.why is not None and self.why["part"] == name
            parts.append(KeyPart(texts.word(texts.PART, name), said, addresses.rule(rule) if rule else "", decides))
        if unseen:
            self.text, self.source = _("An effect of a card that is not seen"), ""
        self.key = parts if layout.agenda == "queue" and not unseen else []

    def _said(self, part: str, value: Any, moment: str, zone: str, turn: str, layout: GameTable) -> str:
        if part == "timing" and moment:
            return texts.moment(layout.game, moment)
        if part == "place" and zone:
            return texts.say(layout.zone(zone).label) if zone != "leader" else texts.word(texts.CARD_KIND, zone)
        if part == "player" and self.controller:
            return texts.word(texts.SEAT, "turn" if self.controller == turn else "other")
        if part == "position":
            return texts.from_the_left(value)
        if part == "line":
            return texts.line_of_text(value)
        return str(value)


def _why(run: RunView, first: Waiting, second: Waiting) -> dict[str, Any] | None:
    """Why `first` goes before `second`: the first part in which their keys differ, and the rule that owns it."""
    if not first.why or first.unseen or second.unseen:
        return None
    part, rule_id, setting = first.why["part"], first.why["rule"], first.why["setting"]
    mine, theirs = first.values.get(part), second.values.get(part)
    rule = run.rule(rule_id)
    meaning = rule.settings.get(setting) if rule is not None and rule.settings else None
    return {
        "part": texts.word(texts.PART, part) if mine and theirs else "",
        "mine": _apart(mine, theirs),
        "theirs": _apart(theirs, mine),
        "rule": rules_of(run, [rule_id])[0] if rule_id else None,
        "statement": texts.say(rule.statement) if rule is not None else "",
        "setting": setting if meaning else "",
        "meaning": texts.say(meaning),
    }


def _apart(one: tuple[Any, str] | None, other: tuple[Any, str] | None) -> str:
    """A value in words, with its rank where the words alone do not tell the two apart."""
    if one is None:
        return ""
    return f"{one[1]} ({one[0]})" if other is not None and one[1] == other[1] else one[1]

"""The shapes of a run as JSON, for people who read it: the contract of ``manage.py run --format json``, the site and the API.

Keys are only ever added. ``Bilingual`` is a text in both languages, ``{"en": …, "ja": …}``; where one language was asked for, the text in
that language stands in its place. Probabilities are fractions in strings ("1/3"). A thing's id is a whole number, the same through a run.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict

from engine.kernel.bilingual import Bilingual

ThingJson = TypedDict(
    "ThingJson",
    {
        "id": int,
        "card": str,
        "name": Bilingual,
        "kind": str,
        "class": str,
        "owner": str,
        "controller": str,
        "face": str,
        "label": str,
        "cost": int | None,
        "attack": int | None,
        "defense": int | None,
        "max_defense": int | None,
        "damage": int,
        "keywords": list[str],
        "counters": dict[str, int],
        "granted": list[Bilingual],
        "host": int | None,
        "hidden": bool,
        "label_ja": NotRequired[str],
        "traits": NotRequired[list[str]],
        "left_out": NotRequired[list[str]],
    },
)  # a card on the table, or a leader; ``defense`` is what is left of it, ``host`` the thing that it lies under or is aboard


class SideJson(TypedDict):
    """One player's half of the table. Zones hold their cards in their order; ``said`` is what the player has said that still stands."""

    leader: ThingJson | None
    points: dict[str, int]
    counters: dict[str, int]
    zones: dict[str, list[ThingJson]]
    said: NotRequired[list[Bilingual]]


class StateJson(TypedDict):
    """The table at one moment. ``players`` has "me" and "opponent".

    ``reckoned`` are the values under continuous effects, each with its calculation.
    """

    turn: str
    turn_number: int
    phase: str
    priority: str | None
    players: dict[str, SideJson]
    reckoned: NotRequired[list[dict[str, object]]]


class KeyPartJson(TypedDict):
    """One part of the key by which a waiting effect is sorted, with the rule that makes it count.

    ``nth`` is the value as people count it, from 1; None where the value says it all.
    """

    part: str
    value: object
    nth: int | None
    rule: str


class WhyJson(TypedDict):
    """Why an effect stands before the one after it (``before``): the first part in which their keys differ, its rule, and its setting."""

    before: int
    part: str
    rule: str
    setting: str


class SourceJson(TypedDict):
    """The card that a waiting effect comes from."""

    id: int
    name: Bilingual
    controller: str
    zone: str


class WaitingJson(TypedDict):
    """An effect that waits; ``ability`` is the line of the timing table at which it stands."""

    id: int
    source: SourceJson
    ability: str
    text: Bilingual
    key: list[KeyPartJson]
    why: WhyJson | None


class EventJson(TypedDict):
    """What happened, what was tried and what was done."""

    type: str
    subject: int | None
    source: int | None
    player: str | None
    targets: list[int]
    amount: int
    tried: int
    did: int


class ViewJson(TypedDict):
    """A line of the log as somebody reads it who does not see everything; ``unseen`` are the waiting effects that they do not see."""

    text: Bilingual
    unseen: list[int]


class LineJson(TypedDict):
    """A frame without its table and agenda: what a log needs of it. ``kind`` is one of :data:`engine.kernel.trace.KINDS`."""

    n: int
    depth: int
    cause: int
    kind: str
    actor: str | None
    event: EventJson | None
    text: Bilingual
    views: dict[str, ViewJson]
    rules: list[str]


class FrameJson(LineJson):
    """One moment: what happened, the table after it, what waits (first to go first), and the rules that decided."""

    state: StateJson
    agenda: list[WaitingJson]


class OptionJson(TypedDict):
    """One option of a decision; only those of a draw have a probability."""

    id: int
    text: Bilingual
    probability: str | None


class DecisionJson(TypedDict):
    """A choice or a random draw. ``picked`` counts ``options`` from 0; ``defaulted`` says that nobody had said which to take."""

    frame: int
    player: str | None
    kind: str
    prompt: Bilingual
    options: list[OptionJson]
    hidden_from: list[str]
    picked: int
    defaulted: bool
    probability: str


class OutcomeJson(TypedDict):
    """How a run ended."""

    winner: str | None
    verdict: str
    reason: str
    rules: list[str]

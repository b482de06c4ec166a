"""How each game's table is laid out: which zones lie where, who may look into them, and what they are called.

Only presentation: a zone that a game has and this table does not know is still shown, as a pile under its own name.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

Text = Mapping[str, str]


def both(en: str, ja: str) -> Text:
    """Write a text in both languages."""
    return {"en": en, "ja": ja}


class Zone(NamedTuple):
    """A place on the table.

    ``shape``: "row" lies open in the middle, "hand" is held at the edge, "pile" shows its top and its count.
    ``sees``: who sees the faces besides the all-seeing view: "all", "owner", "face-down" (the owner what lies face down, all the rest),
    or "none".
    """

    name: str
    label: Text
    shape: str
    sees: str = "all"
    slots: int = 0


class Point(NamedTuple):
    """A figure of a player: ``gems`` draws it as that many stones, out of the figure named ``most``; ``quiet`` leaves a 0 out."""

    name: str
    label: Text
    gems: bool = False
    most: str = ""
    quiet: bool = False


@dataclass(frozen=True)
class Table:
    """A game's layout. Zones are listed from the middle of the table to its edge, then the piles.

    ``life`` is the figure of a leader that decides: what is left of its defense, or the damage it has taken together, or
    nothing in a game whose leaders have none. ``noted`` are counters with which the engine remembers, not the players.
    """

    agenda: str
    zones: tuple[Zone, ...]
    points: tuple[Point, ...] = ()
    counters: Mapping[str, Text] = field(default_factory=dict)
    life: str = "defense"
    noted: frozenset[str] = frozenset()

    def zone(self, name: str) -> Zone:
        """The zone of that name, or a plain pile for one that is not listed."""
        for zone in self.zones:
            if zone.name == name:
                return zone
        plain = name.replace("_", " ").replace("-", " ")
        return Zone(name, both(plain, plain), "pile")


HAND = Zone("hand", both("Hand", "手札"), "hand", "owner")
DECK = Zone("deck", both("Deck", "デッキ"), "pile", "none")

RESOLVING = Zone("resolving", both("Being played", "プレイ中"), "pile")

SHADOWVERSE = Table(
    agenda="queue",
    zones=(
        Zone("board", both("Board", "場"), "row", slots=5),
        HAND,
        Zone("aboard", both("Aboard", "乗り込み中"), "pile"),
        DECK,
        Zone("cemetery", both("Cemetery", "墓場"), "pile"),
        Zone("banished", both("Banished", "消滅"), "pile"),
        RESOLVING,
    ),
    points=(
        Point("pp", both("PP", "PP"), gems=True, most="max_pp"),
        Point("ep", both("EP", "EP"), gems=True),
        Point("shadows", both("shadows", "墓場")),
        Point("rally", both("rally", "連携"), quiet=True),
    ),
    counters={
        "cards_played": both("cards played", "プレイ枚数"),
        "drawn_this_turn": both("drawn this turn", "このターンのドロー"),
        "played_this_turn": both("played this turn", "このターンのプレイ"),
        "discarded_this_turn": both("discarded this turn", "このターンに捨てた枚数"),
        "evolved_this_turn": both("evolved this turn", "このターンの進化"),
        "evolutions": both("evolutions", "進化回数"),
        "resonances": both("times Resonance", "共鳴回数"),
        "turns": both("turns begun", "ターン数"),
        "burials": both("Burial Rites", "葬送回数"),
        "combo": both("Combo", "連続プレイ枚数"),
        "earth_sigils": both("Earth Sigils", "土の印"),
        "extra_turns": both("extra turns", "追加ターン"),
        "self_damage": both("damage to oneself", "自傷回数"),
        "vengeance": both("Vengeance", "復讐"),
        "victory_card": both("Victory Card", "勝利のカード"),
    },
)

DUEL_MASTERS = Table(
    agenda="pool",
    life="",
    zones=(
        Zone("battle", both("Battle zone", "バトルゾーン"), "row"),
        Zone("shields", both("Shields", "シールド"), "hand", "none"),
        Zone("mana", both("Mana zone", "マナゾーン"), "hand"),
        HAND,
        Zone("deck", both("Deck", "山札"), "pile", "none"),
        Zone("graveyard", both("Graveyard", "墓地"), "pile"),
        Zone("hyperspatial", both("Hyperspatial zone", "超次元ゾーン"), "pile"),
        Zone("gr", both("GR zone", "GRゾーン"), "pile", "none"),
        Zone("castles", both("Castles on shields", "要塞化した城"), "pile"),
        Zone("under", both("Beneath other cards", "下に重ねられたカード"), "pile"),
        RESOLVING,
    ),
    noted=frozenset({"charged"}),
)

VISION = Table(
    agenda="stack",
    zones=(
        Zone("field", both("Field", "場"), "row"),
        Zone("node", both("Nodes", "ノード"), "hand", "face-down"),
        HAND,
        DECK,
        Zone("netherworld", both("Netherworld", "冥界"), "pile"),
        RESOLVING,
    ),
)

CHRONO_CARD = Table(
    agenda="stack",
    zones=(
        Zone("field", both("Field", "場"), "row"),
        HAND,
        DECK,
        Zone("discard", both("Discard", "捨て札"), "pile"),
        RESOLVING,
    ),
    points=(Point("ep", both("EP", "EP"), gems=True), Point("hand_limit", both("hand limit", "手札上限"))),
    life="damage",
)

TABLES: Mapping[str, Table] = {
    "shadowverse": SHADOWVERSE,
    "duel-masters": DUEL_MASTERS,
    "duel-masters-plays": DUEL_MASTERS,
    "vision": VISION,
    "chrono-card": CHRONO_CARD,
}
PLAIN = Table(agenda="queue", zones=(HAND, DECK))


def table(game: str) -> Table:
    """The layout of a game; a game without one gets piles only."""
    return TABLES.get(game, PLAIN)

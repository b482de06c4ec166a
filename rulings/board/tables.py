"""How each game's table looks: how many places a row shows, which figures are stones, what points and counters are called.

Which zones there are, who sees into them and what they are called is the game's (engine/kernel/zones.py).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from engine.games.registry import GAMES
from engine.kernel.bilingual import Bilingual
from engine.kernel.game import Game
from engine.kernel.zones import Zone


def both(en: str, ja: str) -> Bilingual:
    """Write a text in both languages."""
    return {"en": en, "ja": ja}


class Point(NamedTuple):
    """A figure of a player: ``gems`` draws it as that many stones, out of the figure named ``most``; ``quiet`` leaves a 0 out."""

    name: str
    label: Bilingual
    gems: bool = False
    most: str = ""
    quiet: bool = False


class Tally(NamedTuple):
    """A zone whose cards are counted at its player's seat; ``ready`` counts those that do not lie on their side, out of all."""

    zone: str
    ready: bool = False


@dataclass(frozen=True, kw_only=True)
class Look:
    """What of a game's table is looks alone. ``slots`` are places that a row always shows, by zone.

    ``life`` is the figure of a leader that decides: what is left of its defense, or the damage it has taken together, or nothing in a
    game whose leaders have none; ``life_said`` is what it is called, ``bearer`` whose it is. ``counters`` is what counters of players
    and cards are called here. ``noted`` are counters with which the engine remembers, not the players.
    ``tallies`` are zones that are counted as well as shown.
    """

    slots: Mapping[str, int] = field(default_factory=dict)
    points: tuple[Point, ...] = ()
    counters: Mapping[str, Bilingual] = field(default_factory=dict)
    life: str = "defense"
    life_said: Bilingual = field(default_factory=lambda: both("leader’s defense", "リーダーの体力"))
    bearer: Bilingual = field(default_factory=lambda: both("leader", "リーダー"))
    noted: frozenset[str] = frozenset()
    tallies: tuple[Tally, ...] = ()


SHADOWVERSE = Look(
    slots={"board": 5},
    points=(
        Point("pp", both("PP", "PP"), gems=True, most="max_pp"),
        Point("ep", both("EP", "EP"), gems=True),
        Point("sep", both("SEP", "SEP"), quiet=True),
        Point("shadows", both("shadows", "墓場")),
        Point("rally", both("rally", "連携"), quiet=True),
    ),
    counters={
        "cards_played": both("cards played", "プレイ枚数"),
        "drawn_this_turn": both("drawn this turn", "このターンのドロー"),
        "played_this_turn": both("played this turn", "このターンのプレイ"),
        "discarded_this_turn": both("discarded this turn", "このターンに捨てた枚数"),
        "evolved_this_turn": both("evolved this turn", "このターンの進化"),
        "evolved_by_points": both("evolved by points this turn", "このターンのEPによる進化"),
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

CHRONO_CARD = Look(
    points=(Point("ep", both("EP", "EP"), gems=True), Point("hand_limit", both("hand limit", "手札上限"))),
    counters={"tapped": both("checked", "Check状態")},
    life="damage",
    life_said=both("damage taken", "受けたダメージ"),
    bearer=both("player", "プレイヤー"),
)
VISION = Look(life_said=both("life", "ライフ"), bearer=both("life", "ライフ"), tallies=(Tally("node", ready=True),))
DUEL_MASTERS = Look(life="", noted=frozenset({"charged"}), tallies=(Tally("shields"), Tally("mana", ready=True)))
LOOKS = {
    "shadowverse": SHADOWVERSE,
    "duel-masters": DUEL_MASTERS,
    "duel-masters-plays": DUEL_MASTERS,
    "chrono-card": CHRONO_CARD,
    "vision": VISION,
}


class Table:
    """A game's table: its zones from the middle of the table to its edge, then the piles; what waits in a "queue", "stack" or "pool"."""

    def __init__(self, game: Game, look: Look = Look()) -> None:
        self.game = game
        self.slots, self.points, self.counters, self.life, self.noted = look.slots, look.points, look.counters, look.life, look.noted
        self.tallies, self.life_said, self.bearer = look.tallies, look.life_said, look.bearer
        self.zones = tuple(sorted((z for z in game.zones if z.shape != "seat"), key=lambda z: z.place))
        self.agenda = game.discipline

    def zone(self, id: str) -> Zone:
        """The zone of that name; one that the game does not have is a hidden pile."""
        return self.game.zone(id)


NO_GAME = Game(id="", name={}, policies=(), appliers={})
TABLES: dict[str, Table] = {id: Table(game, LOOKS.get(id, Look())) for id, game in GAMES.items()}


def table(game: str) -> Table:
    """The table of a game, by its id. What lies on that of a game which is not known is drawn as hidden piles."""
    return TABLES.get(game) or Table(NO_GAME)

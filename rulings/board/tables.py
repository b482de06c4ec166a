"""How each game's table looks: how many places a row shows, which figures are stones, what points are called.

Which zones there are, who sees into them, what they are called, and which counters are shown how, is the game's
(engine/kernel/zones.py, engine/kernel/counters.py).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from engine.games.registry import GAMES
from engine.kernel.bilingual import Bilingual
from engine.kernel.counters import Counter
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


class CountedZone(NamedTuple):
    """A zone whose cards are counted at its player's seat; ``ready`` counts those that do not lie on their side, out of all."""

    zone: str
    ready: bool = False


@dataclass(frozen=True, kw_only=True)
class Look:
    """What of a game's table is looks alone. ``slots`` are places that a row always shows, by zone.

    ``life`` is the figure of a leader that decides: what is left of its defense, or the damage it has taken together, or nothing in a
    game whose leaders have none; ``life_said`` is what it is called, ``bearer`` whose it is. ``tallies`` are
    zones that are counted as well as shown. ``class_said`` is what the class of a card is called.
    """

    slots: Mapping[str, int] = field(default_factory=dict)
    points: tuple[Point, ...] = ()
    life: str = "defense"
    life_said: Bilingual = field(default_factory=lambda: both("leader’s defense", "リーダーの体力"))
    bearer: Bilingual = field(default_factory=lambda: both("leader", "リーダー"))
    tallies: tuple[CountedZone, ...] = ()
    class_said: Bilingual = field(default_factory=lambda: both("Class", "クラス"))


SHADOWVERSE = Look(
    slots={"board": 5},
    points=(
        Point("pp", both("PP", "PP"), gems=True, most="max_pp"),
        Point("ep", both("EP", "EP"), gems=True),
        Point("sep", both("SEP", "SEP"), quiet=True),
        Point("shadows", both("shadows", "墓場")),
        Point("rally", both("rally", "連携"), quiet=True),
    ),
)

CHRONO_CARD = Look(
    points=(Point("ep", both("EP", "EP"), gems=True), Point("hand_limit", both("hand limit", "手札上限"))),
    life="damage",
    life_said=both("damage taken", "受けたダメージ"),
    bearer=both("player", "プレイヤー"),
)
VISION = Look(life_said=both("life", "ライフ"), bearer=both("life", "ライフ"), tallies=(CountedZone("node", ready=True),))
DUEL_MASTERS = Look(life="", tallies=(CountedZone("shields"), CountedZone("mana", ready=True)), class_said=both("Civilization", "文明"))
LOOKS = {
    "shadowverse": SHADOWVERSE,
    "duel-masters": DUEL_MASTERS,
    "duel-masters-plays": DUEL_MASTERS,
    "chrono-card": CHRONO_CARD,
    "vision": VISION,
}


class GameTable:
    """A game's table: its zones from the middle of the table to its edge, then the piles; what waits in a "queue", "stack" or "pool"."""

    def __init__(self, game: Game, look: Look = Look()) -> None:
        self.game = game
        self.slots, self.points, self.life = look.slots, look.points, look.life
        self.tallies, self.life_said, self.bearer, self.class_said = look.tallies, look.life_said, look.bearer, look.class_said
        self.zones = tuple(sorted((z for z in game.zones if z.shape != "seat"), key=lambda z: z.place))
        self.agenda, self.turned = game.discipline, game.turned

    def zone(self, id: str) -> Zone:
        """The zone of that name; one that the game does not have is a hidden pile."""
        return self.game.zone(id)

    def counter(self, id: str) -> Counter:
        """The counter of that name, on cards or of players."""
        return self.game.counter(id)


NO_GAME = Game(id="", name={}, policies=(), appliers={})
TABLES: dict[str, GameTable] = {id: GameTable(game, LOOKS.get(id, Look())) for id, game in GAMES.items()}


def table(game: str) -> GameTable:
    """The table of a game, by its id. What lies on that of a game which is not known is drawn as hidden piles."""
    return TABLES.get(game) or GameTable(NO_GAME)

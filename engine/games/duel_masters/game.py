"""Duel Masters put together: its zones, what moves a card where, and what a player may do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.duel_masters import playing, turns
from engine.games.duel_masters.policies import POLICIES
from engine.games.duel_masters.state_based import state_based
from engine.games.duel_masters.vocabulary import VOCABULARY
from engine.kernel import common, moves
from engine.kernel.game import Game, Part
from engine.kernel.resolve import Context
from engine.kernel.state import Player
from engine.kernel.trace import Event

if TYPE_CHECKING:
    from engine.kernel.run import Run

ZONES = ("leader", "battle", "mana", "shields", "hand", "deck", "graveyard", "hyperspatial", "resolving")
# Destroying is trying to put into the graveyard, and so on: such an event is one move under two names.
DESTINATIONS = {"destroyed": "graveyard", "discarded": "graveyard", "returned": "hand"}
UMBRELLA = {
    "put": ("put", "left"),
    "destroyed": ("destroyed", "put", "left"),
    "returned": ("returned", "put", "left"),
    "discarded": ("discarded", "put"),
}


def untapped(run: Run, e: Event) -> None:
    """A card is set upright."""
    t = run.state.things[e.subject]
    moves.change(run, t, counters={k: v for k, v in t.counters.items() if k != "tapped"})
    e.did = 1


def discard(run: Run, ctx: Context, player: Player, ids: list[int], at_random: bool = False) -> list[Event]:
    """Discard these cards, in the order in which they were named."""
    return run.together([Event("discarded", i, player, source=ctx.source) for i in ids])


MESSAGES = {
    "shuffled": ("{player:My|The opponent's} deck is shuffled", "{player:自分|相手}の山札をシャッフルする"),
    "entered": ("{subject} enters the battle zone", "{subject}がバトルゾーンに出る"),
    "untapped": ("{subject} untaps", "{subject}がアンタップする"),
    "ended.deck-out": ("No cards in the deck: {player:I win|the opponent wins}", "山札が0枚:{player:自分|相手}の勝利"),
    "refused.cannot-pay": (
        "{source} costs {cost}, there are {has} untapped cards in the mana zone",
        "{source}のコストは{cost}、アンタップしているマナは{has}枚",
    ),
    "refused.not-in-hand": ("{source} cannot be played now", "{source}は今使えない"),
    "refused.forbidden": ("{source} may not be put out: an effect forbids it", "効果により{source}は出せない"),
}

GAME = Game(
    id="duel-masters",
    name={"en": "Duel Masters", "ja": "デュエル・マスターズ"},
    policies=POLICIES,
    appliers={
        **common.APPLIERS,
        "played": common.nothing,
        "untapped": untapped,
        "destroyed": common.put,
        "returned": common.put,
        "discarded": common.put,
    },
    umbrella=UMBRELLA,
    destinations=DESTINATIONS,
    parts=(Part("occasion", "pool.order"),),
    discipline="pool",
    state_based=state_based,
    actions={"play": playing.play, "end_turn": turns.end_turn},
    listening=("leader", "battle"),
    table="battle",
    messages=MESSAGES,
    vocabulary=VOCABULARY,
    hidden_zones={"hand": "owner", "deck": "nobody", "shields": "nobody"},
    zones=ZONES,
    points={},
    figures=("power",),
    hooks={"resolved": playing.resolved, "discard": discard},
)

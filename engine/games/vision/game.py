"""Phantom Magic Vision put together: its zones, its words, and what a player may do."""

from __future__ import annotations

from engine.games.vision import priority
from engine.games.vision.policies import POLICIES
from engine.games.vision.vocabulary import VOCABULARY
from engine.kernel import common
from engine.kernel.game import Game, Part

MESSAGES = {
    "declared": ("{source} is played and waits: {ability}", "{source}がプレイされ解決待ち:{ability}"),
    "interference-opened": ("An interference opens", "干渉が開始される"),
    "interference-resolves": (
        "All have passed in a row: the interference resolves",
        "全員が続けて放棄:干渉の解決を開始",
    ),
    "interference-ended": ("The interference is over", "干渉が終了する"),
    "priority": ("{player:I hold|The opponent holds} priority", "{player:自分|相手}が優先権を持つ"),
    "passed": ("{player:I pass|The opponent passes} priority", "{player:自分|相手}が優先権を放棄"),
    "phase-ended": ("All have passed in a row: the phase ends", "全員が続けて放棄:フェイズ終了"),
    "entered": ("{subject} enters the field", "{subject}が場に出る"),
    "entered.asleep": ("{subject} enters the field asleep", "{subject}がスリープ状態で場に出る"),
    "refused.no-priority": ("{player:I do|the opponent does} not hold priority", "{player:自分|相手}は優先権を持っていない"),
    "refused.not-in-hand": ("{source} is not in this player's hand", "{source}はこのプレイヤーの手札にない"),
}

GAME = Game(
    id="vision",
    name={"en": "Phantom Magic Vision", "ja": "Phantom Magic Vision"},
    policies=POLICIES,
    appliers=common.APPLIERS,
    parts=(Part("occasion", "stack.order"),),
    discipline="stack",
    actions={"play": priority.play, "pass": priority.pass_priority},
    begin=priority.begin,
    listening=("leader", "field"),
    table="field",
    messages=MESSAGES,
    vocabulary=VOCABULARY,
    hidden_zones={"hand": "owner", "deck": "nobody", "node": "nobody"},
    zones=("leader", "field", "node", "hand", "deck", "netherworld", "resolving"),
    points={"defense": 25},
    hooks={"resolved": priority.resolved},
)

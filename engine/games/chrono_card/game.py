"""Chrono Card put together: declarations and interrupts, and the limit of accumulated damage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.chrono_card import declaring
from engine.games.chrono_card.policies import POLICIES
from engine.games.chrono_card.vocabulary import VOCABULARY
from engine.kernel import common
from engine.kernel.game import Game, Part
from engine.kernel.state import OTHER, PLAYERS

if TYPE_CHECKING:
    from engine.kernel.run import Run


def state_based(run: Run, where: str) -> bool:
    """A player whose accumulated damage has reached the limit loses."""
    limit = run.answers["damage.limit"]
    for p in PLAYERS:
        (leader,) = run.state.zone(p, "leader")
        if run.state.things[leader].damage >= limit:
            run.cite("damage.limit")
            run.end(OTHER[p], "won", "damage")
    return False


MESSAGES = {
    "confirmed": ("{player:I end|The opponent ends} interrupts", "{player:自分|相手}が割り込み終了を宣言"),
    "declared": ("{source} is declared and waits: {ability}", "{source}の使用を宣言、解決待ち:{ability}"),
    "healed": ("The accumulated damage of {subject} goes down by {n}", "{subject}のダメージ累計が{n}減る"),
    "ended.damage": (
        "Too much accumulated damage: {player:I win|the opponent wins}",
        "ダメージ累計が上限に達した:{player:自分|相手}の勝利",
    ),
    "fizzled.unpaid": ("The cost of {source} cannot be paid: it does nothing", "{source}のコストを支払えないため何も起きない"),
    "refused.own-declaration": ("nobody interrupts their own declaration", "自分の宣言には割り込めない"),
    "refused.of-an-interrupt": ("an interrupt cannot be interrupted", "割り込み宣言には割り込めない"),
    "refused.nothing-to-declare": ("{source} has nothing to declare", "{source}に宣言できるものがない"),
    "refused.not-in-play": ("{source} is not on this player's field", "{source}はこのプレイヤーの場にない"),
    "refused.cannot-pay-ep": ("{source} costs {cost} EP, there are {has}", "{source}のコストは{cost}EP、残りは{has}"),
    "refused.nothing-declared": ("nothing has been declared", "何も宣言されていない"),
}

GAME = Game(
    id="chrono-card",
    name={"en": "Chrono Card", "ja": "クロノカード"},
    policies=POLICIES,
    appliers=common.APPLIERS,
    parts=(Part("occasion", "stack.order"),),
    discipline="stack",
    state_based=state_based,
    actions={
        "play": declaring.use_card,
        "use": declaring.use_skill,
        "produce": declaring.produce,
        "end_interrupts": declaring.end_interrupts,
    },
    listening=("leader", "field"),
    table="field",
    messages=MESSAGES,
    vocabulary=VOCABULARY,
    hidden_zones={"hand": "owner", "deck": "nobody"},
    zones=("leader", "field", "hand", "deck", "discard", "resolving"),
    points={"defense": 0, "ep": 0},
    hooks={"resolved": declaring.resolved, "fizzles": declaring.unpaid},
)

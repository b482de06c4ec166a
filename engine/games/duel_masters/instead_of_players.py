"""What happens instead of what a player would do or undergo: drawing a card, losing the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel import replace
from engine.kernel.cards import Ability, Trigger
from engine.kernel.resolve import Context
from engine.kernel.state import Player
from engine.kernel.trace import Event
from engine.language.meaning.builder import Bench, Meanings, players
from engine.language.meaning.replacing import wanted
from engine.language.tree import Node

if TYPE_CHECKING:
    from engine.kernel.run import Run

MEANINGS = Meanings()
means = MEANINGS.means

EVENTS = {"would_draw": "drawn", "would_lose": "loses"}


@means("printed", "player_would")
def player_would(b: Bench, node: Node) -> list[Ability]:
    """A clause is carried out in place of what would befall a player; where the player may, and does not, it befalls them after all."""
    event, whose, then = EVENTS[node["deed"].kind], players(node["player"]), node["then"]
    operation = wanted(b, then) if then.kind == "may" else b.make("clause", then)

    def fits(ctx: Context) -> bool:
        return ctx.event is not None and ctx.event.player in whose(ctx)

    trigger = Trigger(event, False, "replacement", fits)
    zones = frozenset({b.game.table})
    return [Ability("replacement", b.text(node, "sentence"), trigger, operations=(operation,), zones=zones, hears=("~" + event,))]


def spared(run: Run, player: Player) -> bool:
    """Whether something else happens instead of a player's losing the game."""
    event = Event("loses", 0, player)
    return replace.concerned(run, event) and replace.rewritten(run, event)

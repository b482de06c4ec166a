"""What players may not do: play cards, put them somewhere, play more than so many, draw; and the use of abilities, also of some cards alone.

For a while, or as long as something is there.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.kernel.bilingual import Bilingual
from engine.kernel.cards import Ability, Test
from engine.kernel.forbid import Wanted
from engine.kernel.history import records
from engine.kernel.resolve import Context
from engine.kernel.state import Player, Thing
from engine.kernel.trace import Event
from engine.language.meaning.builder import Bench, NoMeaning, means, players
from engine.language.meaning.dropping import Dropped, spoken
from engine.language.meaning.durations import Lasting
from engine.language.meaning.grants import Grant, grant
from engine.language.meaning.targets import done_to
from engine.language.tree import Node

Forbids = Callable[[Context, Wanted], bool]
DEEDS = {"cant_draw": "draw", "cant_activate": "use"}  # those that a game names among what can be forbidden in it
KINDS = ("cant_play", "cant_put", "play_limit", *DEEDS)


def forbids(b: Bench, node: Node) -> tuple[str, Forbids]:
    """The deed that a quality forbids, and which of them."""
    if not b.game.asks("put.forbidden"):
        raise NoMeaning("quality", node.kind)
    if node.kind in DEEDS:
        if DEEDS[node.kind] not in b.game.forbids:
            raise NoMeaning("quality", node.kind)
        return DEEDS[node.kind], lambda ctx, wanted: True
    if node.kind == "play_limit":
        n: int = node["n"]
        these = b.make("filter", node["what"]).fits if "what" in node else None
        return "play", lambda ctx, wanted: (these is None or these(ctx, wanted.thing)) and played(ctx, wanted.player, these) >= n
    if node.kind == "cant_put" and "put" not in b.game.appliers:
        raise NoMeaning("quality", node.kind)
    fits = b.make("filter", node["what"]).fits
    if node.kind == "cant_play":
        return "play", lambda ctx, wanted: fits(ctx, wanted.thing)
    zone = node["zone"]
    return "put", lambda ctx, wanted: wanted.zone == zone and fits(ctx, wanted.thing)


def played(ctx: Context, player: Player, these: Callable[[Context, Thing], bool] | None) -> int:
    """How many cards (of ``these``) a player has played this turn."""
    now = ctx.state.turn_number
    found = [r for r in records(ctx.state, ("played",)) if r.player == player and r.turn_number == now]
    return sum(1 for r in found if these is None or (r.thing is not None and these(ctx, r.thing)))


def forbidding(text: Bilingual, deed: str, test: Forbids, table: str, tally: tuple[list[Event], ...] = (), by: Player = "") -> Ability:
    """An ability that forbids; given by an effect of a player, who then forbids, with what that effect had done by then."""
    zones = frozenset({table, "leader"})
    return Ability("static", text, zones=zones, hears=("!" + deed,), forbids=test, forbidden_by=by, tally=tally)


def static(b: Bench, e: Node, condition: Test | None, fits: Callable[[Context, Thing], bool], given: bool = False) -> Ability:
    """Some players may not do it as long as this is on the table; a line that is ``given`` to a leader may say so of "this".

    The use of abilities may be forbidden of some cards, too: those that fit.
    """
    if e["quality"].kind == "cant_activate" and not any(t.kind in ("player", "leader") for t in e["targets"]):
        deed, _ = forbids(b, e["quality"])
        return forbidding(
            b.text(e, "effect"), deed, lambda ctx, wanted: (condition is None or condition(ctx)) and fits(ctx, wanted.thing), b.game.table
        )
    if any(t.kind not in ("player", "leader") and not (given and t.kind == "this") for t in e["targets"]):
        raise NoMeaning("static", e["quality"].kind)
    whose = [players(t if t.kind != "this" else None) for t in e["targets"]]
    deed, test = forbids(b, e["quality"])

    def judged(ctx: Context, wanted: Wanted) -> bool:
        concerned = condition is None or condition(ctx)
        return concerned and any(wanted.player in who(ctx) for who in whose) and test(ctx, wanted)

    return forbidding(b.text(e, "effect"), deed, judged, b.game.table)


@means("quality", *KINDS)
def given(b: Bench, node: Node) -> Grant:
    """A player may not do it for a while. What is said of "this way" is settled as it is said."""
    deed, test = forbids(b, node)
    text, table = b.text(node, "quality"), b.game.table
    looked_up = [done_to(b, p) for p in spoken(node, "this_way")]

    def give(ctx: Context, i: int, how_long: Lasting) -> None:
        if any(not look(ctx) for look in looked_up):
            raise Dropped
        t = ctx.state.things[i]
        player = t.owner
        card = node.kind == "cant_activate" and t.card.kind != "leader"

        def judged(now: Context, wanted: Wanted) -> bool:
            return (wanted.thing.id == i if card else wanted.player == player) and test(now, wanted)

        grant(ctx, i, forbidding(text, deed, judged, table, tally=tuple(ctx.tally), by=ctx.me), how_long)

    return give


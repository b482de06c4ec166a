"""Chargers: spells that go to the mana zone once they have been cast. An Evo Charger then puts a creature from there under an evolution."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.duel_masters import policies as rule
from engine.games.duel_masters import stacks
from engine.kernel.state import Player, Thing
from engine.kernel.targets import choose, choose_some
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.run import Run

CHARGER, EVO_CHARGER = "charger", "evo-charger"
WHICH = {"en": "the creature in the mana zone to go under an evolution", "ja": "進化クリーチャーの下に置くマナゾーンのクリーチャー"}
UNDER = {"en": "the evolution creature under which it is put", "ja": "下に重ねる進化クリーチャー"}


def charges(t: Thing) -> bool:
    """Whether a spell goes to the mana zone instead of the graveyard."""
    return CHARGER in t.keywords or EVO_CHARGER in t.keywords


def under_an_evolution(run: Run, who: Player, spell: Thing) -> None:
    """An Evo Charger has been cast and put away: its player may put a creature from the mana zone under one of their evolutions."""
    things = run.state.things
    evolutions = [i for i in run.state.zone(who, run.game.table) if not things[i].hidden and stacks.evolved(run.state, things[i])]
    able = [i for i in run.state.zone(who, "mana") if things[i].card.kind == "creature"]
    run.cite(rule.EVO_CHARGER)
    if not evolutions or not able:
        return
    for i in choose_some(run, who, able, 1, Message("choose", {"source": spell, "text": WHICH})):
        for host in choose(run, who, evolutions, 1, Message("choose", {"source": spell, "text": UNDER})):
            run.happen(Event("set-on", i, who, 0, spell.id, target=host))

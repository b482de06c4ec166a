"""Where a spell goes once it has been cast: a Charger to the mana zone, another where its own text says.

An Evo Charger then puts a creature from the mana zone under an evolution.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.duel_masters import policies as rule
from engine.games.duel_masters import stacks
from engine.kernel.cards import Ability
from engine.kernel.resolve import Context
from engine.kernel.state import Player, Thing
from engine.kernel.targets import choose, choose_some
from engine.kernel.trace import Event, Message
from engine.language.meaning.builder import Bench, Meanings
from engine.language.meaning.replacing import wanted
from engine.language.tree import Node

if TYPE_CHECKING:
    from engine.kernel.run import Run

MEANINGS = Meanings()
means = MEANINGS.means

AFTER_CAST = "after-cast"  # the head of what a spell does with itself once all of it has been carried out
CHARGER, EVO_CHARGER = "charger", "evo-charger"
WHICH = {"en": "the creature in the mana zone to go under an evolution", "ja": "進化クリーチャーの下に置くマナゾーンのクリーチャー"}
UNDER = {"en": "the evolution creature under which it is put", "ja": "下に重ねる進化クリーチャー"}


def charges(t: Thing) -> bool:
    """Whether a spell goes to the mana zone instead of the graveyard."""
    return CHARGER in t.keywords or EVO_CHARGER in t.keywords


@means("printed", "after_cast")
def after_cast(b: Bench, node: Node) -> list[Ability]:
    """What is done with the spell in place of its going to the graveyard, wherever in its text that stands."""
    then = node["then"]
    operation = wanted(b, then) if then.kind == "may" else b.make("clause", then)
    condition = b.make("condition", node["condition"]) if "condition" in node else None
    return [Ability("static", b.text(node, "sentence"), None, condition, (operation,), zones=frozenset({"resolving"}), head=AFTER_CAST)]


def once_cast(run: Run, who: Player, spell: Thing) -> None:
    """Carry out what a spell says of itself for when it has been cast."""
    for h in spell.abilities:
        if h.ability.head != AFTER_CAST or run.state.things[spell.id].zone != "resolving":
            continue
        ctx = Context(run, h, spell, who, None)
        if h.ability.condition is not None and not h.ability.condition(ctx):
            continue
        with run.inside(run.emit("resolving", Message("resolving", {"source": spell, "ability": h.ability.text}), actor=who)):
            for operation in h.ability.operations:
                operation(ctx)


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

"""What texts oblige a player to do in battle: to attack, to defend, to have an attack defended against."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.games.vision import battle, battle_effects
from engine.games.vision import policies as rule
from engine.games.vision.timing import own_main_phase
from engine.kernel.requests import Refused
from engine.kernel.trace import Message
from engine.language.meaning.builder import Bench, Meanings
from engine.language.meaning.grants import Grant, marking

if TYPE_CHECKING:
    from engine.kernel.run import Run
    from engine.kernel.state import Player, Thing
    from engine.language.tree import Node

OBLIGED = Meanings()
means = OBLIGED.means
MARKED = {"must_defend": "must-defend", "must_be_met": "must-be-met"}


@means("mark", *MARKED)
def mark(b: Bench, node: Node) -> str:
    """The marks of a character that has to defend, and of one whose attack has to be defended against."""
    return b.mark(MARKED[node.kind], "quality", node.kind)


@means("quality", *MARKED)
def given(b: Bench, node: Node) -> Grant:
    """The same for a while."""
    return marking(b.make("mark", node))


def to_attack(run: Run, who: Player) -> None:
    """Refuse to pass where the main phase could end by it, while a character that has to attack is able to."""
    if own_main_phase(run, who):
        first(run, who, lambda t: "must-attack" in t.keywords and is_able(run, who, t, battle.may_attack), "refused.must-attack")


def to_defend(run: Run, who: Player) -> None:
    """Refuse to pass, or to answer otherwise, while a character that has to defend is able to, or one is against whom one has to."""
    attack = battle_effects.attack_just_declared(run.state)
    if attack is None or attack.attacked != who or not battle_effects.unanswered(run, 0):
        return
    attacker = run.state.things[attack.attacker]
    met = "must-be-met" in attacker.keywords

    def could(run: Run, t: Thing) -> None:
        battle.may_defend(run, t, attacker)

    first(run, who, lambda t: (met or "must-defend" in t.keywords) and is_able(run, who, t, could), "refused.must-defend")


def first(run: Run, who: Player, has_to: Callable[[Thing], bool], said: str) -> None:
    """Refuse because of the first card of a player's field that has to do something and has not."""
    for i in run.state.zone(who, run.game.table):
        if has_to(run.state.things[i]):
            raise Refused(rule.BATTLE_OBLIGED, Message(said, {"source": run.state.things[i]}))


def is_able(run: Run, who: Player, t: Thing, may: Callable[[Run, Thing], None]) -> bool:
    """Whether nothing keeps a card from attacking, or defending."""
    try:
        battle.able(run, who, t)
        may(run, t)
    except Refused:
        return False
    return True

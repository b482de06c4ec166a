"""Attack and battle: who may attack and defend, the blows in their order, and what battle damage to a player brings."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.games.vision import policies as rule
from engine.games.vision import words
from engine.games.vision.state import DeclaredAttack, of
from engine.kernel import moves
from engine.kernel.figures import FIGURES
from engine.kernel.requests import Refused
from engine.kernel.shuffling import take_from_top
from engine.kernel.state import Player, Thing
from engine.kernel.targets import answered, yes_or_no
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.run import Run

DOLL = "doll"


def able(run: Run, who: Player, t: Thing) -> None:
    """Refuse what can neither attack nor defend: only an active character on its own player's field can."""
    if t.zone != run.game.table or t.controller != who or t.card.kind != "character":
        raise Refused(rule.BATTLE_ABLE, Message("refused.no-character", {"source": t}))
    if t.counters.get("asleep"):
        raise Refused(rule.BATTLE_ABLE, Message("refused.asleep", {"source": t}))
    run.cite(rule.BATTLE_ABLE)


def may_attack(run: Run, t: Thing) -> None:
    """Refuse what a text keeps from attacking, and a Doll, by the rule."""
    if DOLL in t.traits and run.ask(rule.BATTLE_DOLL) == "do-not-attack":
        raise Refused(rule.BATTLE_DOLL, Message("refused.doll", {"source": t}))
    if "cannot-attack" in t.keywords:
        raise Refused(rule.PUT_FORBIDDEN, Message("refused.cannot-attack", {"source": t}))


def may_defend(run: Run, t: Thing, attacker: Thing) -> None:
    """Refuse what a text keeps from defending, and a defence against what can't be defended against."""
    if "cannot-block" in t.keywords or "cannot-be-blocked" in attacker.keywords:
        raise Refused(rule.PUT_FORBIDDEN, Message("refused.cannot-defend", {"source": t}))


def starts(run: Run, attack: DeclaredAttack) -> None:
    """A battle starts: abilities hear of it, each character's own with the other one."""
    defender = run.state.things.get(attack.defender)
    leader = run.state.zone(attack.attacked, "leader")[0]
    run.announce(Event("battle-starting", attack.attacker, attack.player, target=attack.defender or leader))
    if defender is not None and attack.defender:
        run.announce(Event("battle-starting", defender.id, defender.controller, target=attack.attacker))


def fight(run: Run, attack: DeclaredAttack, apply: Callable[[Run], None]) -> None:
    """The blows, and what ends with the battle: by the rule the damage of its blows is gone from whoever is left.

    ``apply`` has the automatic effects that are due applied.
    """
    sides = [i for i in (attack.attacker, attack.defender) if i]
    before = {i: run.state.things[i].damage for i in sides}
    fought = blows(run, attack)
    if fought and run.answer(rule.BATTLE_ENDING) == "before":
        ends(run, attack)
        apply(run)
    for i in sides:
        t = run.state.things[i]
        if t.zone == run.game.table and t.damage > before[i] and run.ask(rule.BATTLE_RESET) == "resets":
            moves.change(run, t, damage=before[i])
    moves.expire(run, "battle", "")
    if fought and run.answer(rule.BATTLE_ENDING) == "after":
        ends(run, attack)
        apply(run)
    run.checkpoint("item")


def ends(run: Run, attack: DeclaredAttack) -> None:
    """A battle ends: abilities hear of it of each character that is on the field still, the attacker's first."""
    leader, waiting = run.state.zone(attack.attacked, "leader")[0], len(run.agenda)
    for i, other, how in ((attack.attacker, attack.defender or leader, "attack"), (attack.defender, attack.attacker, "defense")):
        if i and run.state.things[i].zone == run.game.table:
            run.announce(Event("battle-ending", i, run.state.things[i].controller, target=other, how=how))
    if len(run.agenda) > waiting:
        run.cite(rule.BATTLE_ENDING)


def blows(run: Run, attack: DeclaredAttack) -> bool:
    """The blows at the defender and back, or at the attacked player; whoever strikes first does so before the others strike.

    Returns whether there was anybody to strike.
    """
    run.cite(rule.BATTLE_BLOWS)
    attacked = run.state.zone(attack.attacked, "leader")[0]
    a = run.state.things[attack.attacker]
    defender = 0 if slips_past(run, attack) else attack.defender
    d = run.state.things[defender or attacked]
    if a.zone != run.game.table or d.zone not in (run.game.table, "leader"):
        run.emit("event", Message("no-battle", {"source": a}))
        return False
    pairs = [(a.id, d.id)] + ([(d.id, a.id)] if d.zone != "leader" else [])
    first = [b for b in pairs if "first-strike" in run.state.things[b[0]].keywords]
    if first and len(pairs) > 1 and run.ask(rule.BATTLE_FIRST_STRIKE) == "before-the-others":
        strike(run, attack, first)
        strike(run, attack, [b for b in pairs if b not in first])
    elif strike(run, attack, pairs) and "piercing" not in a.keywords:
        graze(run, attack)
    return True


def strike(run: Run, attack: DeclaredAttack, blows: list[tuple[int, int]]) -> bool:
    """Blows that fall at one moment, each by whoever is still on the field; a piercing attacker's excess hits the player with them.

    Returns whether the player took damage.
    """
    events = []
    things = run.state.things
    for by, at in blows:
        striker, struck = things[by], things[at]
        if striker.zone != run.game.table or struck.zone not in (run.game.table, "leader"):
            continue
        if struck.zone != "leader" and words.unhurt(run, striker, struck):
            continue
        n = striker.attack or 0
        events.append(hit(struck, n, by))
        if by == attack.attacker and struck.zone != "leader" and "piercing" in striker.keywords:
            run.cite(rule.BATTLE_PIERCING)
            stands = struck.left if run.answer(rule.BATTLE_PIERCING) == "toughness-left" else struck.defense or 0
            if n > stands:
                events.append(hit(things[run.state.zone(attack.attacked, "leader")[0]], n - max(0, stands), by))
    with run.deferring():
        run.together(events)
    run.new_state().game = of(run.state)._replace(blows=tuple((e.subject, e.source) for e in events if e.did > 0))
    run.checkpoint("combat")
    run.new_state().game = of(run.state)._replace(blows=())
    return any(e.aim == "player" and e.did > 0 for e in events)


def hit(struck: Thing, n: int, by: int) -> Event:
    """Battle damage; ``aim`` says whether it is a player's."""
    return Event("damaged", struck.id, struck.controller, n, by, by="battle", aim="player" if struck.zone == "leader" else "")


def slips_past(run: Run, attack: DeclaredAttack) -> bool:
    """Whether stealth cancels the defence: the player is hit then. By the rule a race that both have prevents it."""
    a, d = run.state.things[attack.attacker], run.state.things.get(attack.defender)
    if d is None or not attack.defender or "stealth" not in a.keywords:
        return False
    return run.ask(rule.BATTLE_STEALTH) == "always" or not (a.traits & d.traits)


def graze(run: Run, attack: DeclaredAttack) -> None:
    """A player who took battle damage may put as many cards of the deck as the attacker's graze says into the node area, asleep."""
    a = run.state.things[attack.attacker]
    n = FIGURES["graze"](a)
    if not n or len(run.state.zone(attack.attacked, "deck")) <= n:
        return
    run.cite(rule.BATTLE_GRAZE)
    cards = "1 card of the deck becomes a sleeping node" if n == 1 else f"{n} cards of the deck become sleeping nodes"
    text = {"en": f"graze: {cards}", "ja": f"GRAZE：デッキの上の{n}枚をスリープ状態のノードにする"}
    if not yes_or_no(run, attack.attacked, Message("choose", {"source": a, "text": text}), answered(run, attack.attacked, "graze")):
        return
    for t in take_from_top(run, attack.attacked, n if run.answer(rule.BATTLE_GRAZE) == "exactly" else 1):
        run.happen(Event("put", t.id, attack.attacked, zone="node", mark="asleep"))

"""Attacks: who may attack what, who must, a changed target, and what comes of an attack that hits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.duel_masters import aiming, battle, bounds, breaking, from_hand, shields, stacks
from engine.games.duel_masters import policies as rule
from engine.games.duel_masters.mana import tap, was_tapped
from engine.games.duel_masters.state import of
from engine.kernel import gather, holding, joins
from engine.kernel.blocks import Uncited
from engine.kernel.forbid import Wanted, forbidden
from engine.kernel.requests import Refused, Request
from engine.kernel.state import OTHER, Player, Thing
from engine.kernel.targets import none_wished, wished
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.run import Run

PLAYER = {"me": {"en": "me", "ja": "自分"}, "opponent": {"en": "the opponent", "ja": "相手"}}
TAKING = (joins.BLOCK, "blocker", "guardman")  # how a line says that a creature makes itself the target
NO_BLOCK = {"en": "no block", "ja": "ブロックしない"}


def attack(run: Run, r: Request) -> None:
    """A creature attacks a player or a tapped creature: declared, its target perhaps changed, then it hits."""
    t, target = run.state.things[r.thing], run.state.things[r.targets[0]]
    may_attack(run, r.who, t, target)
    run.cite(rule.ATTACK_MAY)
    begin_step(run)
    attacks(run, t.id)
    aiming.takes(run, target.id)
    if target.zone == "leader":
        declared(run, OTHER[r.who])
    aim = PLAYER[target.owner] if target.zone == "leader" else target
    event = run.happen(Event("attacked", t.id, r.who, target=target.id, aim=aim))
    was_tapped(run, t.id)
    stronger(run, t)
    aim, early = target, run.answer(rule.BLOCK_WHEN) == "before-what-waits"
    waiting, able = bool(run.agenda), able_to_take(run, t, target)
    late = waiting and run.answer(rule.DECLARED) == "after-its-triggers"
    if late:
        aim = changed_target(run, t, target) if early else target
        run.drain()
    asked = from_hand.there_then(run)
    from_hand.declare(run, event)
    if not late:
        waiting, able = bool(run.agenda), able_to_take(run, t, target)
        aim = changed_target(run, t, target) if early and waiting else target
    run.drain()
    from_hand.too_late(run, event, asked)
    if of(run.state).attacker != t.id:
        t = run.state.things[of(run.state).attacker]
    moved = aiming.now_on(run, aim)
    if waiting and (able_to_take(run, t, target) != able or (able and moved.id != aim.id)):
        run.cite(rule.BLOCK_WHEN)
    aim = moved
    if not (early and waiting):
        aim = changed_target(run, t, aim)
    if aim.zone == "leader" and there(run, t):
        run.announce(Event("unblocked", t.id, t.controller, target=aim.id))
    goes_on(run, t, aim)
    run.drain()
    weaker(run, t)
    run.announce(Event("attack-ended", t.id, t.controller))
    run.drain()
    attacks(run, 0)


def attacks(run: Run, attacker: int) -> None:
    """Note whose attack is going on (0: nobody's)."""
    run.new_state().game = of(run.state)._replace(attacker=attacker, aim=(0, 0), blocker=0, struck=False)
    hold(run, not attacker)


def hold(run: Run, over: bool = False) -> None:
    """Let what holds during an attack hold or end."""
    before = run.state.memory.holding
    if gather.continuous(run):
        holding.now(run)
    if over and run.state.memory.holding is not before:
        run.emit("event", Message("attack-over", {}))


def begin_step(run: Run) -> None:
    """The attack step has begun."""
    run.new_state().game = of(run.state)._replace(step="attack", step_of=run.state.turn_number)
    run.new_state().phase = "attack"


def goes_on(run: Run, t: Thing, target: Thing) -> None:
    """The attack reaches what it is on now, if both are still there."""
    run.drain()
    target = aiming.now_on(run, target)
    if not there(run, t) or (target.zone != "leader" and not there(run, target)):
        return
    if target.zone != "leader":
        battle.battle(run, t.id, target.id)
    elif run.state.zone(target.owner, "shields"):
        attacker = run.state.things[t.id]
        shields.break_shields(run, attacker, target.owner, shields.breaks(run, attacker))
    else:
        run.happen(Event("hit", target.id, target.owner, attacker=t.id))
        if run.answer(rule.SBP_DIRECT_ATTACK) != "when-declared":
            shields.hits(run, target.owner)


# ---- who may attack, and who must


def may_attack(run: Run, who: Player, t: Thing, target: Thing) -> None:
    """Refuse an attack that the rules do not allow, and one on anything but what must be attacked."""
    could_attack(run, who, t, target)
    for lure in bounds.lures(run, who):
        if bounds.LURES not in target.keywords and allowed(run, who, t, lure):
            raise Refused(rule.ATTACK_MUST, Message("refused.must-attack-that", {"source": t, "target": lure}))


def could_attack(run: Run, who: Player, t: Thing, target: Thing) -> None:
    """Refuse an attack that the rules do not allow, whatever else must be attacked."""
    able = run.state.turn == who and t.zone == "battle" and not t.counters.get("tapped")
    able = able and "cannot-attack" not in t.keywords and not t.hidden and not stacks.seals(run.state, t.id) and t.attack is not None
    if not able:
        raise Refused(rule.ATTACK_MAY, Message("refused.cannot-attack", {"source": t}))
    fresh = sick(run, t)
    if fresh and not ("mach-fighter" in t.keywords and target.zone == "battle"):
        raise Refused(rule.ATTACK_MAY, Message("refused.just-entered", {"source": t}))
    if target.zone == "leader":
        fine = target.owner != who and "cannot-attack-player" not in t.keywords
        fine = fine and forbidden(run, Wanted("attack", who, t, other=target)) is None
    else:
        upright = not target.counters.get("tapped")
        entered = t.counters.get("entered") == run.state.turn_number
        reaches = not upright or "attacks-untapped" in t.keywords or ("mach-fighter" in t.keywords and entered)
        reaches = reaches or (target.zone == "battle" and breaking.reaches(run, t, target))
        fine = target.zone == "battle" and target.controller != who and reaches and not stacks.seals(run.state, target.id)
        fine = fine and "cannot-be-attacked_at" not in target.keywords and "cannot-attack-creature" not in t.keywords
        fine = fine and forbidden(run, Wanted("attack", who, t, other=target)) is None
    if not fine:
        raise Refused(rule.ATTACK_MAY, Message("refused.not-a-target-of-attack", {"target": target}))


def sick(run: Run, t: Thing) -> bool:
    """Whether a creature has only just entered; evolutions need not wait (by rule)."""
    if t.counters.get("entered") != run.state.turn_number or "speed-attacker" in t.keywords:
        return False
    if stacks.evolved(run.state, t):
        run.cite(rule.EVOLUTION_SICK)
        return run.answer(rule.EVOLUTION_SICK) == "as-others"
    return True


def must_attack(run: Run, who: Player) -> None:
    """Refuse to end the turn while a creature that must attack is able to."""
    for i in run.state.zone(who, "battle"):
        t = run.state.things[i]
        if "must-attack" in t.keywords and can_attack(run, who, t):
            raise Refused(rule.ATTACK_MUST, Message("refused.must-attack", {"source": t}))
        for lure in bounds.lures(run, who):
            if allowed(run, who, t, lure):
                raise Refused(rule.ATTACK_MUST, Message("refused.must-attack-that", {"source": t, "target": lure}))


def can_attack(run: Run, who: Player, t: Thing) -> bool:
    """Whether there is anything that a creature may attack."""
    aims = (*run.state.zone(OTHER[who], "leader"), *run.state.zone(OTHER[who], "battle"))
    return any(allowed(run, who, t, run.state.things[i]) for i in aims)


def allowed(run: Run, who: Player, t: Thing, target: Thing) -> bool:
    """Whether an attack would not be refused."""
    with Uncited(run):
        try:
            could_attack(run, who, t, target)
        except Refused:
            return False
        return True


def there(run: Run, t: Thing) -> bool:
    """Whether a creature is still in its stay in the battle zone."""
    now = run.state.things[t.id]
    return now.since == t.since and now.zone == run.game.table


def attacked(run: Run, e: Event) -> None:
    """The attacking creature is tapped."""
    tap(run, e.subject)
    e.did = 1


# ---- power while it attacks


def bonus(t: Thing) -> int:
    """How much power a creature gains while it attacks."""
    return sum(int(word.partition(":")[2]) for word in t.keywords if word.startswith("power-attacker:"))


def stronger(run: Run, t: Thing) -> None:
    """Power Attacker adds its power for as long as the attack lasts."""
    n, now = bonus(t), run.state.things[t.id]
    if n and there(run, t) and now.attack is not None:
        run.cite(rule.POWER_ATTACKER)
        run.happen(Event("strengthened", t.id, t.controller, 0, t.id, stats=(n, 0), by="rules"))


def weaker(run: Run, t: Thing) -> None:
    """The attack is over, and so is that power."""
    n, now = bonus(t), run.state.things[t.id]
    if n and there(run, t) and now.attack is not None:
        run.happen(Event("strengthened", t.id, t.controller, 0, t.id, stats=(-n, 0), by="rules"))


# ---- a changed target


def able_to_take(run: Run, t: Thing, target: Thing) -> list[int]:
    """The untapped creatures that can make themselves the target: Blockers, unless it can't be blocked; Guardmen of another one."""
    found = []
    for i in run.state.zone(OTHER[t.controller], "battle"):
        o = run.state.things[i]
        if i == target.id or o.counters.get("tapped") or o.hidden or stacks.seals(run.state, i):
            continue
        blocks = "blocker" in o.keywords and "cannot-block" not in o.keywords and "cannot-be-blocked" not in t.keywords
        blocks = blocks and forbidden(run, Wanted("block", o.controller, o, other=t)) is None
        if blocks or ("guardman" in o.keywords and target.zone == "battle"):
            found.append(i)
    return found


def changed_target(run: Run, t: Thing, target: Thing) -> Thing:
    """The attacked player may tap a creature with Blocker (or Guardman) to make it the target instead."""
    player, state = OTHER[t.controller], run.state
    if not there(run, t) or (target.zone != "leader" and not there(run, target)):
        return target
    t = state.things[t.id]
    able = able_to_take(run, t, target)
    if not able:
        return target
    *before, taker = who_take_it(run, t, player, able) or (0,)
    if not taker:
        return target
    for i in before:
        run.cite(rule.SEVERAL_BLOCKERS)
        run.happen(Event("took-aim", i, player, attacker=t.id))
        was_tapped(run, i)
    run.cite(rule.ATTACK_BLOCK)
    if "blocker" in state.things[taker].keywords and "cannot-be-blocked" not in t.keywords:
        block = run.happen(Event("blocked", taker, player, attacker=t.id))
        was_tapped(run, taker)
        run.announce(Event("became-blocked", t.id, t.controller, target=taker))
        from_hand.declare(run, block)
    else:
        run.happen(Event("guarded", taker, player, attacker=t.id))
        was_tapped(run, taker)
    return run.state.things[taker]


def who_take_it(run: Run, t: Thing, player: Player, able: list[int]) -> list[int]:
    """The creatures that make themselves the target, one after the other: all are picked before any does, and the last is the target.

    Where the scenario says which, no further one is asked for.
    """
    picked: list[int] = []
    prompt, said = Message("which-blocker", {"source": t}), False
    while able:
        options = ((0, Message("text", {"text": NO_BLOCK})), *((i, Message("thing", {"source": run.state.things[i]})) for i in able))
        wish = blocking(run, able)
        if said and not wish:
            break
        said = wish is not None
        run.cite(rule.SEVERAL_BLOCKERS if picked else rule.ATTACK_BLOCK)
        n = run.decide("choice", player, prompt, options, wish=wish)
        if not n:
            break
        picked.append(able[n - 1])
        if run.answer(rule.SEVERAL_BLOCKERS) == "only-one":
            break
        able = [i for i in able if i not in picked]
    return picked


def blocking(run: Run, able: list[int]) -> int | None:
    """Which option the scenario says is taken as it is asked who blocks: 0 for none, else the place after that of the creature."""
    for way in TAKING:
        n = joins.first(run, able, way)
        if n is not None:
            return n + 1
    if any(joins.declined(run, way) for way in TAKING):
        return 0
    none = none_wished(run)
    if none is None and (n := wished(run, able)) is not None:
        return n + 1
    return none


def blocked(run: Run, e: Event) -> None:
    """The blocking creature is tapped: it is attacked now."""
    tap(run, e.subject)
    aiming.takes(run, e.subject)
    if e.type == "blocked":
        run.new_state().game = of(run.state)._replace(blocker=e.subject)
        hold(run)
    e.did = 1


def declared(run: Run, player: Player) -> None:
    """An attack on a player is declared; that it is not decided yet is the rule, whatever becomes of the attack."""
    if run.state.zone(player, "shields"):
        return
    run.cite(rule.SBP_DIRECT_ATTACK)
    if run.answer(rule.SBP_DIRECT_ATTACK) == "when-declared":
        shields.hits(run, player)

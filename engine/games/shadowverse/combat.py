"""Attacking: who may, then Strike and Clash and those who watch; the fight itself is in :mod:`engine.games.shadowverse.fighting`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.shadowverse import beyond_policies as beyond
from engine.games.shadowverse import policies as rule
from engine.games.shadowverse import super_evolving
from engine.games.shadowverse.fighting import Attack, fight
from engine.games.shadowverse.table import followers
from engine.kernel import moves
from engine.kernel.requests import Refused, Request
from engine.kernel.resolve import Context, resolve
from engine.kernel.state import OTHER, Thing
from engine.kernel.targets import name_targets
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.run import Run


def attack(run: Run, r: Request) -> None:
    """A follower attacks a follower or the other leader."""
    a, d = run.state.things[r.thing], run.state.things[r.targets[0]]
    allowed(run, r, a, d)
    mark = run.state.history
    occasion = run.open_occasion()
    run.together([Event("attacked", a.id, r.who, target=d.id)], occasion)
    with run.occasion_of(occasion):
        run.announce(Event("attacks", a.id, r.who, target=d.id))
        if d.zone == "board":
            run.announce(Event("clashed", a.id, r.who, target=d.id))
            run.announce(Event("clashed", d.id, d.controller, target=a.id))
    process(run, occasion)
    fight(run, Attack(a, d, mark))
    run.drain()


def process(run: Run, occasion: int) -> None:
    """What the attack has set off, before damage is dealt: all that comes of it, or only its own effects, or nothing yet, by the rule."""
    if not run.agenda:
        return
    when = run.ask(rule.COMBAT_EFFECTS)
    if when == "all-first":
        run.drain()
        return
    run.checkpoint("item")
    while when == "own-first" and run.agenda and run.agenda[0].event is not None and run.agenda[0].event.occasion == occasion:
        resolve(run, run.agenda.pop(0))
        run.checkpoint("item")


def allowed(run: Run, r: Request, a: Thing, d: Thing) -> None:
    """Refuse what may not attack, or may not be attacked."""
    if run.state.turn != r.who or a.controller != r.who:
        raise Refused(rule.ATTACK_ALLOWED, Message("refused.cannot-attack", {"source": a, "target": d}))
    found = hindrance(run, a, d)
    if found is not None:
        raise Refused(*found)


def hindrance(run: Run, a: Thing, d: Thing) -> tuple[str, Message] | None:
    """Why ``a`` may not attack ``d``, whoever's turn it is: the question of the rule, and the reason in words."""
    named = {"source": a, "target": d}
    whom = "follower" if d.zone == "board" else "leader"
    if a.zone != "board" or a.card.kind != "follower":
        return (rule.ATTACK_ALLOWED, Message("refused.cannot-attack", named))
    if d.controller == a.controller or d.zone not in ("board", "leader") or (d.zone == "board" and d.card.kind != "follower"):
        return (rule.ATTACK_ALLOWED, Message("refused.not-a-target-of-attack", named))
    spent = not attacks_left(a)
    barred = d.zone == "board" and any(word not in d.keywords for word in words_of(a, "cannot-attack-without"))
    if spent or barred or {"cannot-attack", "cannot-attack-" + whom} & set(a.keywords):
        return (rule.ATTACK_ALLOWED, Message("refused.cannot-attack", named))
    fresh = a.counters.get("entered") == run.state.turn_number and "storm" not in a.keywords
    if fresh and (whom == "leader" or ("rush" not in a.keywords and a.face != "evolved")):
        return (rule.ATTACK_ALLOWED, Message("refused.just-entered", named))
    if {"ambush", "intimidate", "cannot-be-attacked_at"} & set(d.keywords):
        return (rule.ATTACK_ALLOWED, Message("refused.not-a-target-of-attack", named))
    wards = [t for t in followers(run.state, d.controller) if guards(run, t)]
    if wards and "ward" not in d.keywords and not {"ignore-ward", "ignore-ward-" + whom} & set(a.keywords):
        return (rule.ATTACK_WARD, Message("refused.ward", {**named, "ward": wards[0]}))
    return None


def guards(run: Run, t: Thing) -> bool:
    """Whether a follower's Ward binds attackers: not in Ambush, nor (by the rule) with Intimidate, which nobody may attack."""
    if "ward" not in t.keywords or "ambush" in t.keywords:
        return False
    return "intimidate" not in t.keywords or run.ask(beyond.INTIMIDATE_WARD) == "ward"


def attacks_each_turn(t: Thing) -> int:
    """How often a follower may attack each turn: as often as the most generous of what is said of it."""
    return max(1 + t.counters.get("more_attacks", 0), *marked(t, "attacks"), 1)


def attacks_left(t: Thing) -> int:
    """How many of its attacks of this turn a follower has left."""
    return max(0, attacks_each_turn(t) - t.counters.get("attacks", 0))


def evolution_cost(t: Thing) -> int:
    """How many evolution points it costs to evolve a follower: the fewest of what is said of it."""
    return min(max(0, 1 - t.counters.get("cheaper_evolution", 0)), *marked(t, "evolves-for"), 1)


def marked(t: Thing, mark: str) -> list[int]:
    """The numbers of a mark that says a number, as often as the card has it."""
    return [int(n) for n in words_of(t, mark)]


def words_of(t: Thing, mark: str) -> list[str]:
    """What stands behind the colon of a mark, as often as the card has it."""
    return [behind for word, colon, behind in (k.partition(":") for k in t.keywords) if word == mark and colon]


def can_attack(run: Run, a: Thing, d: Thing | None) -> bool:
    """Whether a card could attack ``d`` (or anything at all) if it were its player's turn."""
    state = run.state
    them = OTHER[a.controller]
    targets = [d] if d is not None else [state.things[i] for zone in ("leader", "board") for i in state.zone(them, zone)]
    return any(hindrance(run, a, t) is None for t in targets)


def evolve(run: Run, r: Request) -> None:
    """A player evolves a follower by an evolution point, or super-evolves it by a super-evolution point."""
    t = run.state.things[r.thing]
    if "evolved" not in t.card.faces:
        raise Refused(rule.EVOLVE_POINTS, Message("refused.no-evolved-side", {"source": t}))
    if run.state.turn != r.who or t.zone != "board" or t.controller != r.who or t.face == "evolved" or "cannot-be-evolved" in t.keywords:
        raise Refused(rule.EVOLVE_POINTS, Message("refused.cannot-evolve", {"source": t}))
    higher = r.kind == "super_evolve"
    (super_evolving.pay if higher else pay)(run, r)
    if run.state.point(r.who, "evolved_by_points") and run.ask(beyond.EVOLVE_OFTEN) == "once-a-turn":
        raise Refused(beyond.EVOLVE_OFTEN, Message("refused.evolved-already", {"source": t}))
    moves.tally(run, r.who, "evolved_by_points")
    occasion = run.open_occasion()
    run.declared[t.id] = name_evolve_targets(run, t, r, ("evolved", "super-evolved") if higher else ("evolved",))
    came = [Event("evolved", t.id, r.who, by="super" if higher else "player")]
    run.together([*came, Event("super-evolved", t.id, r.who, by="player")] if higher else came, occasion)
    bundle = Event("evolves", player=r.who, amount=1)
    bundle.about = (t.id,)
    with run.occasion_of(occasion):
        run.announce(bundle)


def pay(run: Run, r: Request) -> None:
    """Take what evolving a follower costs in evolution points; refuse where there is not enough."""
    t = run.state.things[r.thing]
    cost = evolution_cost(t)
    if run.state.point(r.who, "ep") < cost or "cannot-evolve" in t.keywords:
        raise Refused(rule.EVOLVE_POINTS, Message("refused.cannot-pay-evolution", {"source": t}))
    if r.how and not cost:
        raise Refused(rule.EVOLVE_POINTS, Message("refused.free-evolution", {"source": t}))
    run.cite(rule.EVOLVE_POINTS)
    if cost:
        moves.tally(run, r.who, "ep", -cost)


def name_evolve_targets(run: Run, t: Thing, r: Request, events: tuple[str, ...]) -> dict[int, tuple[int, ...]]:
    """The targets named for what the evolved side does when it evolves."""
    wanted = list(r.targets)
    chosen: dict[int, tuple[int, ...]] = {}
    for h in t.card.face("evolved").abilities:
        a = h.ability
        if a.trigger is not None and a.trigger.own and a.trigger.event in events:
            ctx = Context(run, h, t, r.who, None)
            for c in a.choices:
                chosen[c.key] = name_targets(run, ctx, c, wanted, rule.PLAY_TARGET, False)
    if wanted:
        raise Refused(rule.PLAY_TARGET, Message("refused.no-such-target", {"source": t, "target": run.state.things[wanted[0]]}))
    return chosen

"""Attacks: who may attack what, a changed target, broken shields and their triggers, the direct attack, the battle of two creatures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.duel_masters import stacks
from engine.games.duel_masters.victory import note
from engine.kernel import moves
from engine.kernel.requests import Refused, Request
from engine.kernel.state import OTHER, Player, Thing
from engine.kernel.targets import choose, wished
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.resolve import Context
    from engine.kernel.run import Run

BREAKERS = {"triple-breaker": 3, "double-breaker": 2}
WHICH = {"en": "the shields to break", "ja": "ブレイクするシールド"}
PLAYER = {"me": {"en": "me", "ja": "自分"}, "opponent": {"en": "the opponent", "ja": "相手"}}
NO_BLOCK = {"en": "no block", "ja": "ブロックしない"}
USE = ({"en": "use the S-trigger", "ja": "S・トリガーを使う"}, {"en": "do not use it", "ja": "使わない"})


def attack(run: Run, r: Request) -> None:
    """A creature attacks a player or a tapped creature: declared, its target perhaps changed, then it hits."""
    t, target = run.state.things[r.thing], run.state.things[r.targets[0]]
    may_attack(run, r.who, t, target)
    run.cite("attack.may")
    if target.zone == "leader":
        declared(run, OTHER[r.who])
    aim = PLAYER[target.owner] if target.zone == "leader" else target
    run.happen(Event("attacked", t.id, r.who, data={"target": target.id, "aim": aim}))
    run.drain()
    target = changed_target(run, t, target)
    run.drain()
    if not there(run, t) or (target.zone != "leader" and not there(run, target)):
        return
    if target.zone != "leader":
        battle(run, t.id, target.id)
    elif run.state.zone(target.owner, "shields"):
        attacker = run.state.things[t.id]
        break_shields(run, attacker, target.owner, breaks(attacker))
    else:
        run.happen(Event("hit", target.id, target.owner, data={"attacker": t.id}))
        hit(run, target.owner)
    run.drain()


def may_attack(run: Run, who: Player, t: Thing, target: Thing) -> None:
    """Refuse an attack that the rules do not allow."""
    fresh = t.counters.get("entered") == run.state.turn_number and "speed-attacker" not in t.keywords and "evolution" not in t.card.traits
    able = run.state.turn == who and t.zone == "battle" and not t.counters.get("tapped") and not fresh
    able = able and "cannot-attack" not in t.keywords and not t.hidden and not stacks.seals(run.state, t.id) and t.attack is not None
    if not able:
        raise Refused("attack.may", Message("refused.cannot-attack", {"source": t}))
    if target.zone == "battle" and (target.controller == who or not target.counters.get("tapped")):
        raise Refused("attack.may", Message("refused.not-a-target-of-attack", {"target": target}))


def there(run: Run, t: Thing) -> bool:
    """Whether a creature is still in its stay in the battle zone."""
    return run.state.things[t.id].since == t.since


def attacked(run: Run, e: Event) -> None:
    """The attacking creature is tapped."""
    tap(run, e.subject)
    e.did = 1


def tap(run: Run, i: int) -> None:
    """Turn a card sideways."""
    t = run.state.things[i]
    moves.change(run, t, counters={**t.counters, "tapped": 1})


def changed_target(run: Run, t: Thing, target: Thing) -> Thing:
    """The attacked player may tap a creature with Blocker to make it the target instead."""
    player, state = target.controller, run.state
    able = [
        i for i in state.zone(player, "battle")
        if "blocker" in state.things[i].keywords and not state.things[i].counters.get("tapped") and i != target.id
    ]  # fmt: skip
    if not able or not there(run, t):
        return target
    options = ((0, Message("text", {"text": NO_BLOCK})), *((i, Message("thing", {"source": state.things[i]})) for i in able))
    wish = None
    if run.wishes and run.wishes[0][0] == "none":
        run.wishes.pop(0)
        wish = 0
    elif (n := wished(run, able)) is not None:
        wish = n + 1
    run.cite("attack.block")
    picked = run.decide("choice", player, Message("which-blocker", {"source": t}), options, wish=wish)
    if not picked:
        return target
    run.cite("attack.block")
    if target.zone == "leader" and not state.zone(player, "shields"):
        run.cite("sbp.direct-attack")
    run.happen(Event("blocked", able[picked - 1], player, data={"attacker": t.id}))
    return run.state.things[able[picked - 1]]


def blocked(run: Run, e: Event) -> None:
    """The blocking creature is tapped: it is attacked now."""
    tap(run, e.subject)
    e.did = 1


# ---- shields


def breaks(t: Thing) -> int:
    """How many shields a creature breaks at once."""
    return next((n for word, n in BREAKERS.items() if word in t.keywords), 1)


def break_by_effect(ctx: Context, amount: int) -> None:
    """An effect breaks shields of the other player."""
    break_shields(ctx.run, ctx.origin, ctx.other, amount)


def break_shields(run: Run, t: Thing, player: Player, amount: int) -> None:
    """Shields go to their owner's hand; then S-triggers among them may be used."""
    shields = list(run.state.zone(player, "shields"))
    if not shields:
        return
    picked = choose(run, t.controller, shields, amount, Message("choose", {"source": t, "text": WHICH}))
    run.cite("attack.shields")
    run.together([Event("broken", i, player, source=t.id) for i in picked])
    if not run.state.zone(player, "shields"):
        run.cite("sbp.direct-attack")
        if run.answers["sbp.direct-attack"] == "last-shield":
            hits(run, player)
        else:
            run.emit("event", Message("last-shield", {"player": player}), actor=player)
    for i in picked:
        card = run.state.things[i]
        if card.zone == "hand" and "shield-trigger" in card.keywords and uses(run, card):
            use(run, card)


def uses(run: Run, card: Thing) -> bool:
    """Ask whether an S-trigger is used."""
    wish = None
    if run.wishes and run.wishes[0][0] in ("yes", "no"):
        wish = 0 if run.wishes.pop(0)[0] == "yes" else 1
    run.cite("attack.trigger")
    options = tuple((n, Message("text", {"text": text})) for n, text in enumerate(USE))
    return run.decide("choice", card.owner, Message("thing", {"source": card}), options, wish=wish) == 0


def use(run: Run, card: Thing) -> None:
    """Use a card for nothing: a spell is cast and waits, anything else enters."""
    run.cite("attack.trigger")
    if any(h.ability.role == "spell" for h in card.abilities):
        moves.put(run, card, card.owner, "resolving", keep=True)
        run.happen(Event("played", card.id, card.owner, data={"free": True}))
    else:
        run.together([Event("entered", card.id, card.owner, data={"how": "summoned", "free": True})])


def declared(run: Run, player: Player) -> None:
    """An attack on a player is declared; that it is not decided yet is the rule."""
    if run.state.zone(player, "shields") or run.answers["sbp.direct-attack"] != "when-declared":
        return
    hits(run, player)


def hit(run: Run, player: Player) -> None:
    """A player without shields is hit."""
    if run.answers["sbp.direct-attack"] != "when-declared":
        hits(run, player)


def hits(run: Run, player: Player) -> None:
    """Note for the rules that the attack on a player decides the game."""
    note(run, hits=(*run.state.extra.get("hits", ()), player))


# ---- battles


def battle(run: Run, a: int, b: int) -> None:
    """Two creatures battle: the one with less power loses, at equal power both (by rule); what lost is left to the rules."""
    first, second = run.state.things[a], run.state.things[b]
    run.cite("battle.power")
    run.emit("event", Message("battle", {"source": first, "target": second, "n": first.attack, "m": second.attack}))
    left, right = first.attack or 0, second.attack or 0
    losers = [t for t, mine, theirs in ((first, left, right), (second, right, left)) if mine < theirs]
    if left == right:
        run.cite("battle.equal")
        losers = [first, second] if run.answers["battle.equal"] == "both" else []
    note(run, lost=(*run.state.extra.get("lost", ()), *((t.id, t.since) for t in losers)))
    for winner, loser in ((first, second), (second, first)):
        if losers == [loser]:
            run.happen(Event("won-battle", winner.id, winner.controller, data={"target": loser.id}))
    for t, other in ((first, second), (second, first)):
        if "slayer" in t.keywords and other not in losers and there(run, other):
            run.happen(Event("destroyed", other.id, other.controller, source=t.id, data={"by": "effect", "of": t.controller}))

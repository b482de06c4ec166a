"""Battles of two creatures: what they trigger comes first, then power decides, and Slayer acts once it is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.duel_masters import policies as rule
from engine.games.duel_masters.state import of
from engine.kernel import gather, holding
from engine.kernel.cards import Ability, CardAbility
from engine.kernel.gather import queue
from engine.kernel.resolve import Context
from engine.kernel.state import Thing
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.run import Run


def battle(run: Run, a: int, b: int) -> None:
    """Two creatures battle: what that triggers comes first (by rule), then their power is compared, and what lost is left to the rules."""
    fighting(run, (a, b))
    first, second = run.state.things[a], run.state.things[b]
    run.cite(rule.BATTLE_POWER)
    fought = Event("battles", a, first.controller, target=b)
    fought.did = 1
    run.emit("event", Message("battle", {"source": first, "target": second, "n": first.attack, "m": second.attack}), fought)
    early = run.answer(rule.BATTLE_ABILITIES) == "before-power"
    goes_on = not early or abilities(run, first, second)
    if goes_on:
        losers = compared(run, a, b)
    first, second = run.state.things[a], run.state.things[b]
    fighting(run, ())
    both = ((first, second), (second, first))
    if not early and announced(run, "battles", both):
        run.cite(rule.BATTLE_ABILITIES)
    announced(run, "battle-ended", both)
    if not goes_on:
        return
    for winner, loser in both:
        if losers == [loser.id]:
            run.happen(Event("won-battle", winner.id, winner.controller, target=loser.id))
    for t, other in both:
        if "slayer" in t.keywords:
            slayer(run, t, other)


def compared(run: Run, a: int, b: int) -> list[int]:
    """Who loses: the one with less power, at equal power both (by rule); the rules do with them what they do with losers."""
    first, second = run.state.things[a], run.state.things[b]
    left, right = first.attack or 0, second.attack or 0
    losers = [t for t, mine, theirs in ((first, left, right), (second, right, left)) if mine < theirs]
    sure = [t for t in (first, second) if "wins-battles" in t.keywords]
    if len(sure) == 1 or (sure and run.ask(rule.BATTLE_SURE) == "neither-is-destroyed"):
        run.cite(rule.BATTLE_SURE)
        losers = [t for t in (first, second) if t not in sure]
    elif left == right:
        run.cite(rule.BATTLE_EQUAL)
        losers = [first, second] if run.answer(rule.BATTLE_EQUAL) == "both" else []
    run.new_state().game = of(run.state)._replace(lost=(*of(run.state).lost, *((t.id, t.since) for t in losers)))
    return [t.id for t in losers]


def abilities(run: Run, first: Thing, second: Thing) -> bool:
    """What triggers as two creatures battle is resolved within the battle; whether both are still there to be compared."""
    mark = run.pendings
    if not announced(run, "battles", ((first, second), (second, first))):
        return True
    run.cite(rule.BATTLE_ABILITIES)
    others = [p for p in run.agenda if p.id <= mark]
    run.agenda[:] = [p for p in run.agenda if p.id > mark]
    run.drain()
    run.agenda[:0] = others
    now = [run.state.things[t.id] for t in (first, second)]
    if any(t.since != then.since for t, then in zip(now, (first, second), strict=True)):
        run.emit("event", Message("no-battle-left", {}))
        return False
    run.emit("event", Message("power-compared", {"source": now[0], "target": now[1], "n": now[0].attack, "m": now[1].attack}))
    return True


def announced(run: Run, type: str, pairs: tuple[tuple[Thing, Thing], ...]) -> bool:
    """Such a thing has happened to each first creature of the pairs by the second; whether anything triggers on it."""
    mark = run.pendings
    for t, other in pairs:
        run.announce(Event(type, t.id, t.controller, target=other.id))
    return run.pendings > mark


def fighting(run: Run, creatures: tuple[int, ...]) -> None:
    """Note which creatures are in battle (nobody: it is decided), and let what holds meanwhile hold or end."""
    run.new_state().game = of(run.state)._replace(battling=creatures)
    if gather.continuous(run):
        holding.now(run)


def slayer(run: Run, t: Thing, other: Thing) -> None:
    """What a creature with Slayer has battled is destroyed: after the battle, as an effect that waits; or with the battle, by rule."""
    about = Event("battles", t.id, t.controller, target=other.id)
    about.occasion = run.occasion or run.open_occasion()
    run.cite(rule.BATTLE_SLAYER)
    if run.answer(rule.BATTLE_SLAYER) == "with-the-battle":
        run.happen(Event("destroyed", other.id, other.controller, source=t.id, by="effect", of=t.controller))
        return
    since = other.since

    def slay(ctx: Context) -> None:
        if ctx.state.things[other.id].since == since:
            ctx.run.happen(Event("destroyed", other.id, other.controller, source=t.id, by="effect", of=t.controller))

    card_ability = CardAbility(Ability("triggered", SLAYER, None, None, (slay,), head="slayer"), 0)
    queue(run, about, card_ability, t, "slayer", Context(run, card_ability, t, t.controller, about))


SLAYER = {"en": "Slayer: destroy what this has battled", "ja": "スレイヤー：バトルした相手を破壊する"}

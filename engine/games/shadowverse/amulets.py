"""Amulets and what belongs to them: countdown, Earth Sigils and their Stack. And Spellboost, which spells give to the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.shadowverse import policies as rule
from engine.games.shadowverse.table import PLACES, board
from engine.kernel import moves
from engine.kernel.cards import Ability, CardAbility, Trigger
from engine.kernel.gather import queue
from engine.kernel.resolve import Context
from engine.kernel.state import PLAYERS, Thing
from engine.kernel.trace import Event

if TYPE_CHECKING:
    from engine.kernel.run import Run


def countdown() -> Ability:
    """What the word Countdown stands for: at the start of its player's turn it goes down by 1, like any start-of-turn effect."""

    def own_turn(ctx: Context) -> bool:
        return ctx.event is not None and ctx.event.player == ctx.me

    def tick(ctx: Context) -> None:
        t = ctx.state.things[ctx.source]
        ctx.run.happen(Event("counted-down", t.id, t.controller, 1, t.id))

    # "line" names the rule on where it stands within its card: at the very bottom, although it is printed at the top
    text = {"en": "At the start of your turn, the countdown goes down by 1.", "ja": "自分のターン開始時、カウントダウンを1進める。"}
    trigger = Trigger("turn-started", False, "countdown", own_turn)
    return Ability(
        "triggered",
        text,
        trigger,
        operations=(tick,),
        zones=frozenset({"board"}),
        hears=("turn-started",),
        head="countdown",
        line=rule.COUNTDOWN_LINE,
    )


def counted_down(run: Run, e: Event) -> None:
    """A countdown goes down by so much; at 0 the amulet is destroyed at once, as part of the same happening's consequences."""
    t = run.state.things[e.subject]
    left = max(0, t.counters.get("countdown", 0) - e.amount)
    e.did = t.counters.get("countdown", 0) - left
    moves.change(run, t, counters={**t.counters, "countdown": left})


def end_of_countdown(run: Run, t: Thing) -> None:
    """Where the rule lets an amulet with a countdown of 0 wait for its turn: its destruction queues like an effect, once."""

    def destroy(ctx: Context) -> None:
        ctx.run.cite(rule.COUNTDOWN_ZERO)
        ctx.run.happen(Event("destroyed", t.id, t.controller, by="zero"))

    moves.change(run, t, counters={**t.counters, "spent": 1})
    text = {"en": "The countdown is 0: this is destroyed.", "ja": "カウントダウンが0になり、これは破壊される。"}
    card_ability = CardAbility(Ability("triggered", text, operations=(destroy,)), 0, run.new_stay())
    t = moves.grant(run, run.state.things[t.id], card_ability)
    queue(run, None, card_ability, t, "countdown", Context(run, card_ability, t, t.controller, None))


def sigils(run: Run, player: str) -> list[Thing]:
    """A player's Earth Sigils on the board, from the left."""
    return [t for t in board(run.state, player) if "earth-sigil" in t.card.traits]


def stack_of(t: Thing) -> int:
    """How much Stack an Earth Sigil holds; one that has no Stack counts as 1."""
    return t.counters.get("stack", 1)


def pile_to_join(run: Run, t: Thing) -> Thing | None:
    """The amulet with Stack, the first from the left, that an Earth Sigil which has just entered joins; None where there is no other."""
    if t.card.kind != "amulet" or "earth-sigil" not in t.card.traits:
        return None
    return next((pile for pile in board(run.state, t.controller) if pile.id != t.id and "stack" in pile.counters), None)


def join_piles(run: Run) -> bool:
    """Earth Sigils that are to join a Stack do so, by rule, with all the Stack they hold; whether any did."""
    joined = False
    for t in (t for p in PLAYERS for t in board(run.state, p) if t.counters.get("joins")):
        t = moves.change(run, t, counters={name: n for name, n in t.counters.items() if name != "joins"})
        pile = pile_to_join(run, t)
        if pile is not None and run.ask(rule.STACK_JOINS) == "joins":
            run.happen(Event("stacked", pile.id, t.controller, stack_of(t), t.id))
            run.happen(Event("banished", t.id, t.controller, source=pile.id, by="stacking"))
            joined = True
    return joined


def stacked(run: Run, e: Event) -> None:
    """The Stack of an amulet on the board rises."""
    t = run.state.things[e.subject]
    moves.change(run, t, counters={**t.counters, "stack": stack_of(t) + e.amount})
    e.did = e.amount


def earth_rite(ctx: Context, wanted: int | None) -> int:
    """Use up sigils that are held, then Stack from the left: so much, or all; returns how much (0 where there is not enough)."""
    run = ctx.run
    stored = run.state.point(ctx.me, "earth_sigils")
    there = stored + sum(stack_of(t) for t in sigils(run, ctx.me))
    need = there if wanted is None else wanted
    if not need or there < need:
        return 0
    left = need - min(need, stored)
    if stored:
        moves.tally(run, ctx.me, "earth_sigils", left - need)
    for t in sigils(run, ctx.me):
        if not left:
            break
        used = min(left, stack_of(t))
        left -= used
        if used == stack_of(t):
            run.happen(Event("destroyed", t.id, t.controller, 0, ctx.source, by="rite"))
        else:
            moves.change(run, t, counters={**t.counters, "stack": stack_of(t) - used})
    run.announce(Event("earth-rite", ctx.source, ctx.me, need, ctx.source))
    return need


def spellboosted(run: Run, e: Event) -> None:
    """A card in hand, or in the deck where an effect says so, is spellboosted once more."""
    t = run.state.things[e.subject]
    if t.zone in ("hand", "deck"):
        moves.change(run, t, counters={**t.counters, "spellboost": t.counters.get("spellboost", 0) + 1})
        e.did = 1


def boost_hand(run: Run, player: str, source: int, occasion: int) -> None:
    """A spell was played: the cards in hand that have something to boost are spellboosted with it, before a card that it draws is there."""
    things = run.state.things
    boosted = [i for i in run.state.zone(player, "hand") if any(waits_for_boost(h) for h in things[i].abilities)]
    run.together([Event("spellboosted", i, player, 1, source) for i in boosted], occasion)


def waits_for_boost(h: CardAbility) -> bool:
    """Whether an ability is one that Spellboost sets off."""
    return h.ability.trigger is not None and h.ability.trigger.event == "spellboosted"


def taken(run: Run, e: Event) -> None:
    """A card changes sides, where there is room: it neither leaves nor enters, and keeps everything it has."""
    t = run.state.things[e.subject]
    if t.zone != "board" or len(run.state.zone(e.player, "board")) >= PLACES:
        run.cite(rule.PLAY_ROOM)
        return
    moves.put(run, t, e.player, "board", keep=True)
    e.did = 1


APPLIERS = {"counted-down": counted_down, "stacked": stacked, "spellboosted": spellboosted, "taken": taken}

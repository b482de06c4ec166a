"""Shields: how many a creature breaks, and the S-triggers among cards that come from the shield zone to the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.duel_masters import onto, strikes
from engine.games.duel_masters import policies as rule
from engine.games.duel_masters.state import of
from engine.kernel import moves
from engine.kernel.forbid import Wanted, forbidden
from engine.kernel.resolve import resolve
from engine.kernel.simultaneous import at_once
from engine.kernel.state import OTHER, Player, Thing
from engine.kernel.targets import choose, yes_wished
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.resolve import Context
    from engine.kernel.run import Run

BREAKERS = {"world-breaker": 99, "quadruple-breaker": 4, "triple-breaker": 3, "double-breaker": 2}
WHICH = {"en": "the shields to break", "ja": "ブレイクするシールド"}
NEXT = {"en": "the S-trigger to use next", "ja": "次に使うS・トリガー"}
SHOW = ({"en": "show it for its G-Strike", "ja": "G・ストライクを使う"}, {"en": "do not show it", "ja": "使わない"})
USE = ({"en": "use the S-trigger", "ja": "S・トリガーを使う"}, {"en": "do not use it", "ja": "使わない"})


def breaks(run: Run, t: Thing) -> int:
    """How many shields a creature breaks at once; of several breakers its player chooses one, and may not do without."""
    sizes = sorted({n for word, n in BREAKERS.items() if word in t.keywords}, reverse=True)
    if len(sizes) < 2:
        return sizes[0] if sizes else 1
    run.cite(rule.BREAKERS)
    wish = None
    if run.wishes and run.wishes[0].kind == "number" and run.wishes[0].number in sizes:
        wish = sizes.index(run.wishes.pop(0).number)
    options = tuple((n, Message("text", {"text": {"en": str(n), "ja": str(n)}})) for n in sizes)
    return sizes[run.decide("choice", t.controller, Message("which-breaker", {"source": t}), options, wish=wish)]


def break_by_effect(ctx: Context, amount: int) -> None:
    """An effect breaks shields of the other player."""
    break_shields(ctx.run, ctx.origin, ctx.other, amount)


def break_shields(run: Run, t: Thing, player: Player, amount: int) -> None:
    """Shields are broken at once and come to their owner's hand; then S-triggers among them may be used."""
    shields = list(run.state.zone(player, "shields"))
    if not shields:
        return
    picked = choose(run, OTHER[player], shields, amount, Message("choose", {"source": t, "text": WHICH}))
    run.cite(rule.ATTACK_SHIELDS)
    events = [Event("broken", i, player, source=t.id) for i in picked]
    has_broken(run, t)
    if run.answer(rule.SHIELDS_AT_ONCE) == "at-once":
        if len(picked) > 1:
            run.cite(rule.SHIELDS_AT_ONCE)
        at_once(run, events)
        last_shield(run, player)
        triggers(run)
        return
    for e in events:
        run.cite(rule.SHIELDS_AT_ONCE)
        run.happen(e)
        last_shield(run, player)
        triggers(run)
        run.drain()


def has_broken(run: Run, t: Thing) -> None:
    """Note which creatures have broken shields this turn."""
    game = of(run.state)
    before = game.broke if game.broke_in == run.state.turn_number else ()
    run.new_state().game = game._replace(broke=(*before, t.id), broke_in=run.state.turn_number)


def last_shield(run: Run, player: Player) -> None:
    """That no shield is left decides nothing yet (by rule)."""
    if run.state.zone(player, "shields"):
        return
    run.cite(rule.SBP_DIRECT_ATTACK)
    if run.answer(rule.SBP_DIRECT_ATTACK) == "last-shield":
        hits(run, player)
    else:
        run.emit("event", Message("last-shield", {"player": player}), actor=player)


def hits(run: Run, player: Player) -> None:
    """Note for the rules that the attack on a player decides the game."""
    run.new_state().game = of(run.state)._replace(hits=(*of(run.state).hits, player))


# ---- S-triggers


def triggers(run: Run) -> None:
    """Of the cards that came from the shields, all S-triggers to be used are declared, then used one by one, the turn player's first."""
    came = of(run.state).from_shields
    if not came:
        return
    run.new_state().game = of(run.state)._replace(from_shields=())
    for player in (run.state.turn, OTHER[run.state.turn]):
        cards = [run.state.things[i] for i, since in came if run.state.things[i].since == since and run.state.things[i].owner == player]
        able = [t for t in cards if strikes.able(run, t) or usable(run, t)]
        if run.answer(rule.TRIGGER_DECLARED) == "each-in-turn":
            for t in able:
                if of_hand(run, t) and (strikes.able(run, t) or usable(run, t)) and declares(run, t):
                    use(run, t, more=t is not able[-1])
            continue
        declared = [t for t in able if declares(run, t)]
        while declared:
            if len(declared) > 1:
                run.cite(rule.TRIGGER_DECLARED)
            (i,) = choose(run, player, [t.id for t in declared], 1, Message("choose", {"source": declared[0], "text": NEXT}))
            t = next(t for t in declared if t.id == i)
            declared.remove(t)
            if of_hand(run, t):
                use(run, t, more=bool(declared))


def of_hand(run: Run, t: Thing) -> bool:
    """Whether a card is still where it came to from the shields."""
    return run.state.things[t.id].since == t.since


def usable(run: Run, t: Thing) -> bool:
    """Whether a card is an S-trigger that may be declared: what forbids using it, or that it has nothing to be put onto, stops that."""
    if "shield-trigger" not in t.keywords:
        return False
    if any(forbidden(run, Wanted(deed, t.owner, t)) is not None for deed in ("play", "trigger")):
        run.refuse(rule.PUT_FORBIDDEN, Message("refused.forbidden-use", {"source": t}), t.owner)
        return False
    if onto.places(run, t, t.owner) == []:
        run.refuse(rule.PLAY_ONTO, Message("refused.no-base", {"source": t}), t.owner)
        return False
    return True


def declares(run: Run, card: Thing) -> bool:
    """Ask whether an S-trigger is used."""
    wish = yes_wished(run)
    run.cite(rule.ATTACK_TRIGGER)
    said = SHOW if strikes.able(run, card) else USE
    options = tuple((n, Message("text", {"text": text})) for n, text in enumerate(said))
    return run.decide("choice", card.owner, Message("thing", {"source": card}), options, wish=wish) == 0


def use(run: Run, card: Thing, more: bool = False) -> None:
    """Use a card for nothing: a spell is cast and resolves to its end (or joins what waits, by rule), anything else enters.

    ``more`` says that others are to be used after it.
    """
    if strikes.able(run, card):
        strikes.strike(run, card)
        return
    run.cite(rule.ATTACK_TRIGGER)
    if not any(h.ability.role == "spell" for h in card.abilities):
        run.happen(Event("played", card.id, card.owner, free=True))
        if onto.places(run, card, card.owner) == []:
            run.refuse(rule.PLAY_ONTO, Message("refused.no-base", {"source": card}), card.owner)
        elif not onto.put_onto(run, card, card.owner, "used"):
            run.together([Event("entered", card.id, card.owner, how="used", free=True)])
        return
    mark = run.pendings
    moves.put(run, card, card.owner, "resolving", keep=True)
    run.happen(Event("played", card.id, card.owner, free=True))
    waiting = [p for p in run.agenda if p.id > mark and p.source == card.id and p.ability.role == "spell"]
    others = more or run.resolving or len(run.agenda) > len(waiting)
    if run.answer(rule.TRIGGER_FIRST) == "with-the-rest":
        run.cite(rule.TRIGGER_FIRST)
        return
    for p in waiting:
        if others:
            run.cite(rule.TRIGGER_FIRST)
        run.checkpoint("item")
        run.agenda.remove(p)
        resolve(run, p)

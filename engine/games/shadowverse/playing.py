"""Playing a card: what must hold, what is paid, what is named, and then the card with its Fanfare and its watchers.

The procedure is a list of named steps; which of the two last comes first for a spell is a rule (sv.play.spell-as-fanfare).
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from engine.games.shadowverse import amulets, rites
from engine.games.shadowverse import policies as rule
from engine.games.shadowverse.notes import ENHANCE
from engine.games.shadowverse.table import PLACES
from engine.kernel import continuous_costs, moves, notes
from engine.kernel.cards import Definition, Test
from engine.kernel.forbid import not_forbidden
from engine.kernel.requests import Refused, Request
from engine.kernel.resolve import Context
from engine.kernel.state import Player, Thing
from engine.kernel.targets import name_targets
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.run import Run

FORMS = ("accelerate", "crystallize")
ENHANCING = ("enhance", "no-enhance")


def play(run: Run, r: Request) -> None:
    """A player plays a card from hand."""
    continuous_costs.now(run)
    t = run.state.things[r.thing]
    named = {"source": t}
    if run.state.turn != r.who:
        raise Refused(rule.PLAY_OWN_TURN, Message("refused.not-your-turn", named))
    if t.zone != "hand" or t.owner != r.who:
        raise Refused(rule.PLAY_OWN_TURN, Message("refused.not-in-hand", named))
    printed = t
    t = as_form(run, t, r)
    for test in notes.PLAY_ONLY.of(t.card) or ():
        run.cite(rule.PLAY_ONLY)
        if not is_open(run, t, r.who, test):
            raise Refused(rule.PLAY_ONLY, Message("refused.play-only", named))
    not_forbidden(run, "play", r.who, t, rule.PUT_FORBIDDEN)
    cost = price(run, t, r)
    if cost > run.state.point(r.who, "pp"):
        raise cannot_pay(run, t, r, cost)
    t = as_chosen(run, t, r)
    if t.card.kind != "spell" and len(run.state.zone(r.who, "board")) >= PLACES:
        raise Refused(rule.PLAY_ROOM, Message("refused.no-room", named))
    t = run.state.things[t.id]
    declared = declare(run, t, r)
    if cost:
        run.cite(rule.PLAY_COST)
        moves.tally(run, r.who, "pp", -cost)
    run.declared[t.id] = declared
    details: dict[str, Any] = {"how": notes.FORM.of(t.card) or ("enhance" if t.counters.get("enhance") else "")}
    occasion = run.open_occasion()
    watchers = Event("plays", t.id, r.who, how="played")
    if t.card is not printed.card and run.ask(rule.FORM_COUNTS_AS) == "printed-card":
        details["counted_as"] = watchers.before = in_form(printed, notes.FORM.of(t.card) or "")
    if t.card.kind == "spell":
        played_first = run.ask(rule.PLAY_SPELL_WATCHERS) == "as-fanfare"
        run.together([Event("played", t.id, r.who, **details)], occasion)
        amulets.boost_hand(run, r.who, t.id, occasion)
        rites.perform_early(run, t, r.who, declared)
        if played_first:
            watched(run, watchers, occasion)
        else:
            run.drain()
            watched(run, watchers, run.open_occasion())
        if run.state.things[t.id].zone == "resolving" and not any(p.source == t.id for p in run.agenda):
            run.happen(Event("spent", t.id, r.who))
    else:
        run.together([Event("played", t.id, r.who, **details, halfway=True)], occasion)
        rites.perform_early(run, t, r.who, declared)
        watched(run, watchers, occasion)
        run.together([Event("entered", t.id, r.who, how="played")], occasion)


def in_form(printed: Thing, form: str) -> Thing:
    """The card as it is printed, as the past has it, with the form in which it was played."""
    if not form:
        return printed
    as_played = printed.fork()
    as_played.counters = {**printed.counters, form: 1}
    return as_played


def watched(run: Run, e: Event, occasion: int) -> None:
    """Let those who watch for a card being played hear of it."""
    with run.occasion_of(occasion):
        run.announce(e)


def as_form(run: Run, t: Thing, r: Request) -> Thing:
    """The card in the form in which it is played: Accelerate and Crystallize make it another card from the start."""
    forms = notes.FORMS.of(t.card) or {}
    pp = run.state.point(r.who, "pp")
    form = r.how if r.how in FORMS else ""
    if form and not (form in forms and is_open(run, t, r.who, notes.ONLY_IF.of(forms[form][1]))):
        raise Refused(rule.PLAY_FORM, Message("refused.no-form", {"source": t}))
    if form and t.cost is not None and t.cost <= pp and run.ask(rule.FORM_WHEN) == "below-its-cost":
        raise Refused(rule.FORM_WHEN, Message("refused.form-not-needed", {"source": t}))
    if not form and not r.how and t.cost is not None and t.cost > pp:
        form = next((f for f in FORMS if f in forms and forms[f][0] <= pp and is_open(run, t, r.who, notes.ONLY_IF.of(forms[f][1]))), "")
    if not form:
        return t
    cost, card = forms[form]
    if card.traits and run.ask(rule.FORM_TRAITS) == "none":
        card = replace(card, traits=frozenset())
    return moves.change(run, moves.become(run, t, card), cost=cost)


def as_chosen(run: Run, t: Thing, r: Request) -> Thing:
    """The card as which a card is played whose text says that it is played as one of several, its player's choice; its cost is paid."""
    others = notes.PLAYED_AS.of(t.card)
    if others is None or not is_open(run, t, r.who, others.only_if):
        return t
    cards = others.cards()
    wish = wished_card(run, [c.slug for c in cards])
    options = tuple((n, Message("text", {"text": c.name})) for n, c in enumerate(cards))
    picked = run.decide("choice", r.who, Message("play-as", {"source": t}), options, wish=wish)
    return moves.become(run, t, cards[picked])


def wished_card(run: Run, slugs: list[str]) -> int | None:
    """Which of these cards the player is said to choose."""
    if not run.wishes or run.wishes[0].kind not in ("card", "thing"):
        return None
    wish = run.wishes[0]
    slug = wish.text if wish.kind == "card" else run.state.things[wish.number].card.slug
    if slug not in slugs:
        return None
    run.wishes.pop(0)
    return slugs.index(slug)


def is_open(run: Run, t: Thing, player: str, only_if: Test | None) -> bool:
    """Whether a card may be played in a form that has a condition."""
    return only_if is None or bool(only_if(Context(run, None, t, player, None)))


def copied(run: Run, card: Definition) -> Definition:
    """What a copy of this card is: of one that was played as a spell or an amulet, with its type or (by rule) without."""
    if notes.FORM.of(card) and card.traits and run.ask(rule.FORM_COPIED_TRAITS) == "none":
        return replace(card, traits=frozenset())
    return card


def price(run: Run, t: Thing, r: Request) -> int:
    """What playing costs: the cost now, or that of the highest Enhance that can be paid (it is then noted on the card).

    Nobody chooses between them: to ask for Enhance without the points for it, or for none with them, is refused.
    """
    cost, every, highest = t.cost or 0, ENHANCE.of(t.card), highest_enhance(run, t.card, r.who)
    enhanced = highest > 0 and highest >= cost
    if r.how == "enhance" and every and not highest:
        raise cannot_pay(run, t, r, min(every))
    if r.how in ENHANCING and enhanced != (r.how == "enhance"):
        raise Refused(rule.PLAY_FORM, Message("refused.no-form", {"source": t}))
    if enhanced:
        moves.change(run, t, counters={**t.counters, "enhance": highest})
        return highest
    return cost


def cannot_pay(run: Run, t: Thing, r: Request, cost: int) -> Refused:
    """What is answered to who plays a card without the points for it."""
    return Refused(rule.PLAY_COST, Message("refused.cannot-pay", {"source": t, "cost": cost, "has": run.state.point(r.who, "pp")}))


def highest_enhance(run: Run, card: Definition, who: Player) -> int:
    """The highest Enhance of a card that its player can pay; 0 where there is none."""
    return max((n for n in ENHANCE.of(card) or () if n <= run.state.point(who, "pp")), default=0)


def level(run: Run, r: Request, wanted: int) -> int:
    """For which number a card would be played with the keyword that was said: of several Enhances the highest that can be paid.

    Raises Refused where the card has the number that is wanted behind Enhance, and its player too few points for it.
    """
    t = run.state.things[r.thing]
    if r.how in FORMS:
        return (notes.FORMS.of(t.card) or {}).get(r.how, (0,))[0]
    if r.how != "enhance":
        return 0
    if wanted > run.state.point(r.who, "pp") and wanted in (ENHANCE.of(t.card) or ()):
        raise cannot_pay(run, t, r, wanted)
    return highest_enhance(run, t.card, r.who)


def declare(run: Run, t: Thing, r: Request) -> dict[int, tuple[int, ...]]:
    """The targets named on playing: as asked, else the only ones there are, else by decision."""
    wanted = list(r.targets)
    chosen: dict[int, tuple[int, ...]] = {}
    for h in t.abilities:
        a = h.ability
        if a.trigger is None or not a.trigger.own or a.trigger.event not in ("played", "entered") or not a.choices:
            continue
        ctx = Context(run, h, t, r.who, None)
        ctx.values["declaring"] = 1
        if a.condition is not None and not a.condition(ctx):
            continue
        for c in a.choices:
            if c.early and run.ask(rule.RITE_TARGET) != "on-playing":
                chosen[c.key] = ()
                continue
            chosen[c.key] = name_targets(run, ctx, c, wanted, rule.PLAY_TARGET, t.card.kind == "spell")
    if wanted:
        raise Refused(rule.PLAY_TARGET, Message("refused.no-such-target", {"source": t, "target": run.state.things[wanted[0]]}))
    return chosen

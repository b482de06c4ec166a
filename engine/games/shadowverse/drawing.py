"""Drawing, burning, adding to hand, discarding: whatever concerns hand and deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.shadowverse import policies as rule
from engine.games.shadowverse.table import UMBRELLA
from engine.kernel import moves
from engine.kernel.cards import Ability, CardAbility
from engine.kernel.gather import heard, queue
from engine.kernel.history import record
from engine.kernel.resolve import Context, resolve
from engine.kernel.shuffling import take_from_top
from engine.kernel.state import OTHER, Thing
from engine.kernel.trace import Event

if TYPE_CHECKING:
    from engine.kernel.run import Run


def draw(run: Run, player: str, amount: int, source: int = 0) -> list[Event]:
    """A player draws so many cards: one at a time, or all at once (sv.draw.one-at-a-time); then the bundle is announced."""
    if amount > 1 and run.ask(rule.DRAW_SEVERAL) != "one-at-a-time":
        return draw_at_once(run, player, amount, source)
    mark = run.pendings
    events: list[Event] = []
    with run.one_occasion():
        for n in range(amount):
            events.append(run.happen(Event("drawn", player=player, source=source)))
            if n < amount - 1:
                between_cards(run, mark)
        announce(run, player, [e for e in events if e.did])
    return events


def draw_at_once(run: Run, player: str, amount: int, source: int = 0) -> list[Event]:
    """So many cards in a single step, and nothing between them; what the deck does not have is drawn from the empty deck after them."""
    together = tuple(c.id for c in take_from_top(run, player, amount))
    with run.one_occasion():
        events = [run.happen(Event("drawn", i, player, source=source, together=together)) for i in together]
        events += [run.happen(Event("drawn", player=player, source=source)) for _ in range(amount - len(together))]
        announce(run, player, [e for e in events if e.did])
    return events


def between_cards(run: Run, mark: int) -> None:
    """What the cards drawn so far have triggered waits for the rest of the draw (or, by rule, resolves before the next card)."""
    fresh = [p for p in run.agenda if p.id > mark]
    if not fresh or run.ask(rule.DRAW_BETWEEN) == "whole-draw-first":
        return
    with run.occasion_of(0):
        for p in fresh:
            run.agenda.remove(p)
            resolve(run, p)


def announce(run: Run, player: str, came: list[Event]) -> None:
    """Tell those who watch what a draw brought: the cards added to hand as one bundle, and what burned cards count as by rule."""
    burned = [e for e in came if e.burned]
    for e in burned:
        for other in e.counts_as:
            counted = Event(other, e.subject, player)
            counted.before = e.before
            counted.did = 1
            record(run, counted)
            run.announce(counted)
    if any("discarded" in e.counts_as for e in burned):
        bundled(run, "discards", player, burned)
    counted_in = came if run.answer(rule.BURN_WATCHERS) == "heard" else [e for e in came if e not in burned]
    bundled(run, "added-to-hand", player, counted_in)


def bundled(run: Run, type: str, player: str, events: list[Event]) -> None:
    """Announce several events as one with their count, if there are any."""
    if events:
        bundle = Event(type, player=player, amount=len(events), came_from="deck")
        bundle.about = tuple(e.subject for e in events)
        run.announce(bundle)


def drawn(run: Run, e: Event) -> None:
    """The top card of the deck to the hand; burned over the limit; from an empty deck the Reaper or the Victory Card."""
    if e.together:
        drawn_together(run, e)
        return
    cards = take_from_top(run, e.player, 1)
    if not cards:
        empty_deck(run, e)
        return
    reach_hand(run, e, cards[0])


def drawn_together(run: Run, e: Event) -> None:
    """With the first of several cards drawn at once, all of them come; the others only have their own line in the log."""
    together = e.together
    if e.subject == together[0]:
        for i in together:
            other = e if i == e.subject else Event("drawn", i, e.player)
            reach_hand(run, other, run.state.things[i])
    else:
        e.did = 1
        to = run.state.things[e.subject].zone
        e.came_from, e.went_to = "deck", to
        if to != "hand":
            e.burned, e.counts_as = True, run.answer(rule.BURN_IS)


def reach_hand(run: Run, e: Event, top: Thing) -> None:
    """One card from the deck to the hand, or, where the hand is full, burned."""
    e.subject = top.id
    moves.tally(run, e.player, "drawn_this_turn")
    room = run.answer(rule.HAND_LIMIT) - len(run.state.zone(e.player, "hand"))
    if room < 2:
        run.cite(rule.HAND_LIMIT)
    if room < 1:
        burn(run, e)
        return
    moves.put(run, top, e.player, "hand")
    e.did = 1
    e.came_from = "deck"
    e.went_to = "hand"


def burn(run: Run, e: Event) -> None:
    """A drawn card that finds no room: into the cemetery with a shadow, neither destroyed nor discarded."""
    card = run.state.things[e.subject]
    if run.ask(rule.DRAW_OVERFLOW) == "stays-in-deck":
        e.stays_in_deck = True
        return
    cite_who_hears(run, card)
    moves.put(run, card, e.player, "cemetery")
    moves.tally(run, e.player, "shadows")
    e.did = 1
    e.came_from = "deck"
    e.went_to = "cemetery"
    e.burned = True
    e.counts_as = run.ask(rule.BURN_IS)


def cite_who_hears(run: Run, card: Thing) -> None:
    """Name the rules on whether a burned card's own text, and those who watch the hand, hear of it, where there are such texts."""
    types = UMBRELLA["drawn"]
    triggers = [h.ability.trigger for h in card.abilities]
    if any(t is not None and t.own and t.event in types for t in triggers):
        run.cite(rule.BURN_OWN)
    listeners = heard(run.state, run.game.listening)
    if any(t in listeners for t in (*types, "added-to-hand")):
        run.cite(rule.BURN_WATCHERS)


def empty_deck(run: Run, e: Event) -> None:
    """The end of the deck: won with the Victory Card, lost with the Reaper, at once or as an effect that waits, by rule."""
    wins = run.state.point(e.player, "victory_card") > 0
    how = run.ask(rule.DRAW_EMPTY_DECK)
    winner, reason = (e.player, "victory-card") if wins else (OTHER[e.player], "reaper")
    e.did = 0
    if how == "at-once":
        run.end(winner, "won", reason)
    name = {"en": "Victory Card", "ja": "勝利のカード"} if wins else {"en": "Reaper", "ja": "死神のカード"}
    ability = Ability("triggered", name, operations=(lambda c: c.run.end(winner, "won", reason),))
    own = run.state.things[run.state.zone(e.player, "leader")[0]]
    queue(run, e, CardAbility(ability, 0), own, "drawn", Context(run, None, own, e.player, e))


def added(run: Run, e: Event) -> None:
    """A new card (a token, a copy) to a hand; over the limit it goes to the cemetery with a shadow."""
    card = e.card
    assert card is not None
    full = len(run.state.zone(e.player, "hand")) >= run.answer(rule.HAND_LIMIT)
    if full:
        run.cite(rule.HAND_LIMIT)
    t = moves.create(run, card, e.player, "cemetery" if full else "hand")
    if full:
        moves.tally(run, e.player, "shadows")
    e.subject = t.id
    e.did = 1
    question = {"chosen": rule.SEEING_CHOSEN, "random": rule.SEEING_RANDOM}.get(e.picked)
    e.burned = full
    e.shown = run.ask(question) == "shown" if question else True


def moved_to_hand(run: Run, e: Event) -> None:
    """A card from the deck (or the cemetery) to the hand, not drawn; over the limit it goes to the cemetery with a shadow."""
    t = run.state.things[e.subject]
    e.before = None
    full = len(run.state.zone(e.player, "hand")) >= run.answer(rule.HAND_LIMIT)
    if full:
        run.cite(rule.HAND_LIMIT)
        moves.tally(run, e.player, "shadows")
    moves.put(run, t, e.player, "cemetery" if full else "hand")
    e.did = 1
    shown = run.ask(rule.SEEING_FROM_DECK) == "shown" if t.zone == "deck" else True
    e.came_from = t.zone
    if t.zone != "deck":
        e.heard_as = ("moved-to-hand", "to-hand")
    e.burned = full
    e.shown = shown


def discard(ctx: Context, player: str, ids: list[int], at_random: bool) -> list[Event]:
    """Discard these cards: as one occasion from the left, or each for itself in the order of the picking, by rule; then the bundle.

    What one effect discards at random in several steps is one occasion too, where it is processed from the left.
    """
    if not ids:
        return []
    run = ctx.run
    things = run.state.things
    question = rule.DISCARD_RANDOM if at_random else rule.DISCARD_ORDER
    how: str = run.answer(rule.DISCARD_RANDOM) if at_random else run.answer(rule.DISCARD_ORDER)
    from_left = how == "from-the-left"
    before = ctx.values.get("discards", 0) if from_left else 0
    if len(ids) > 1 or before:
        run.cite(question)
    if from_left:
        ids = sorted(ids, key=lambda i: things[i].since)
    alone = not run.occasion
    events: list[Event] = []
    with run.occasion_of(run.occasion or before or run.open_occasion()) as occasion:
        ctx.values["discards"] = occasion if at_random else 0
        one = occasion
        for n, i in enumerate(ids):
            one = run.open_occasion() if n and not from_left and alone else one
            with run.occasion_of(one):
                events.append(run.happen(Event("discarded", i, player, source=ctx.source)))
        done = [e for e in events if e.did]
        with run.occasion_of(one):
            tell_discarded(ctx, player, done)
    return events


def tell_discarded(ctx: Context, player: str, done: list[Event]) -> None:
    """Tell those who watch that cards were discarded: as one bundle with its count, or each for itself, by rule."""
    run = ctx.run
    if len(done) > 1 and "discards" in heard(run.state, run.game.listening):
        run.cite(rule.DISCARD_BUNDLED)
    for group in [done] if run.answer(rule.DISCARD_BUNDLED) == "one-bundle" else [[e] for e in done]:
        if group:
            bundle = Event("discards", player=player, amount=len(group), source=ctx.source)
            bundle.about = tuple(e.subject for e in group)
            run.announce(bundle)


def discarded(run: Run, e: Event) -> None:
    """A card from hand to the cemetery; a shadow more."""
    t = run.state.things[e.subject]
    if t.zone != "hand":
        return
    e.before = t
    moves.put(run, t, t.owner, "cemetery")
    moves.tally(run, t.owner, "shadows")
    e.did = 1


APPLIERS = {"drawn": drawn, "added": added, "moved-to-hand": moved_to_hand, "discarded": discarded}

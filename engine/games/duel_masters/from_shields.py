"""Cards that come from the shield zone to a hand: S-triggers, G-Strike, and cards of the hand with S-Back for which they are discarded.

All that is to be used is declared first, the turn player's before the other's; then each player uses their own in the order they like.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.games.duel_masters import policies as rule
from engine.games.duel_masters import strikes, twinpact, using
from engine.games.duel_masters.state import of
from engine.kernel import joins, ordering
from engine.kernel.agenda import Pending
from engine.kernel.cards import Ability, CardAbility
from engine.kernel.notes import Note
from engine.kernel.requests import Wish
from engine.kernel.resolve import Context
from engine.kernel.state import OTHER, Player, Thing
from engine.kernel.targets import choose, yes_wished
from engine.kernel.trace import Event, Message
from engine.language.meaning.builder import Bench, Meanings, NoMeaning
from engine.language.meaning.effects import Operation, cards_of, done
from engine.language.meaning.filters import Fits
from engine.language.meaning.moving import move_event
from engine.language.tree import Node

if TYPE_CHECKING:
    from engine.kernel.run import Run

MEANINGS = Meanings()
means = MEANINGS.means

NEXT = {"en": "the S-trigger to use next", "ja": "次に使うS・トリガー"}
PAID = {"en": "the card from the shields to discard", "ja": "捨てるシールドのカード"}
SAID = {
    "s-trigger": ({"en": "use the S-trigger", "ja": "S・トリガーを使う"}, {"en": "do not use it", "ja": "使わない"}),
    "g-strike": ({"en": "show it for its G-Strike", "ja": "G・ストライクを使う"}, {"en": "do not show it", "ja": "使わない"}),
    "s-back": ({"en": "use its S-Back", "ja": "S・バックを使う"}, {"en": "do not use it", "ja": "使わない"}),
}
HEADS = {"s-trigger": "shield-trigger", "g-strike": "g-strike", "s-back": "s-back"}  # what each is called where it is said
BACK = Note[Fits]("s_back")  # which card from the shields is discarded for it


class Use(NamedTuple):
    """A card that may be used, or was declared, and by what."""

    card: Thing
    by: str


@means("printed", "s_back")
def s_back(b: Bench, node: Node) -> list[Ability]:
    """For what card from the shields the card is used: noted of it."""
    BACK.put(b.notes, b.make("filter", node["what"]).fits)
    return []


def triggers(run: Run) -> None:
    """What may be used of the cards that came from the shields is declared and used."""
    came = of(run.state).from_shields
    if not came:
        return
    run.new_state().game = of(run.state)._replace(from_shields=())
    for player in (run.state.turn, OTHER[run.state.turn]):
        cards = [run.state.things[i] for i, since in came if run.state.things[i].since == since and run.state.things[i].owner == player]
        found = [u for t in cards for u in usable(run, t, any(able_sides(run, o) for o in cards if o.id != t.id))]
        if run.answer(rule.TRIGGER_DECLARED) == "each-in-turn":
            for u in found:
                if of_hand(run, u.card) and u.by in (now.by for now in usable(run, u.card)) and declares(run, u):
                    carry_out(run, u, u is not found[-1])
            in_order(run, player, backs(run, player, cards, []))
            continue
        declared = [u for u in found if declares(run, u)]
        in_order(run, player, declared + backs(run, player, cards, declared))


@means("effect", "take_unused")
def take_unused(b: Bench, node: Node) -> Operation:
    """Shields go to their owner's hand, and their S-triggers are not asked for."""
    if node["keyword"] != "shield-trigger":
        raise NoMeaning("effect", node.kind)
    targets = cards_of(b, node)

    def operation(ctx: Context) -> None:
        things = ctx.state.things
        taken = targets(ctx)
        done(ctx, ctx.run.together([move_event(ctx, i, things[i].owner, "hand", "") for i in taken]))
        ctx.run.cite(rule.ATTACK_TRIGGER)
        left = tuple((i, since) for i, since in of(ctx.state).from_shields if i not in taken)
        ctx.run.new_state().game = of(ctx.state)._replace(from_shields=left)

    return operation


def in_order(run: Run, player: Player, declared: list[Use]) -> None:
    """What was declared is used one by one, as its player orders it."""
    while declared:
        if len(declared) > 1:
            run.cite(rule.TRIGGER_DECLARED)
        ids = [u.card.id for u in declared]
        run.wishes = said_first(run, declared) + run.wishes
        (i,) = choose(run, player, ids, 1, Message("choose", {"source": declared[0].card, "text": NEXT}))
        u = declared.pop(ids.index(i))
        if of_hand(run, u.card):
            carry_out(run, u, bool(declared))


def said_first(run: Run, declared: list[Use]) -> list[Wish]:
    """Which of these the scenario orders before all others of them, where it says so."""
    if len(declared) < 2:
        return []
    said = joins.in_order(run, [u.card.id for u in declared])
    if said is not None:
        return [Wish("thing", said)]
    if not run.orders:
        return []
    text = {"en": "", "ja": ""}
    abilities = [CardAbility(Ability("triggered", text, head=u.by), 0) for u in declared]
    pairs = enumerate(zip(declared, abilities, strict=True))
    waiting = [Pending(-1 - n, h, u.card, u.card.since, u.card.owner, None, (n,), u.by) for n, (u, h) in pairs]
    n, _ = ordering.wished(run, waiting)
    return [] if n is None else [Wish("thing", declared[n].card.id)]


def of_hand(run: Run, t: Thing) -> bool:
    """Whether a card is still where it came to."""
    return run.state.things[t.id].since == t.since


def able_sides(run: Run, t: Thing) -> tuple[str, ...]:
    """Which sides of a card are S-triggers: of one that had been given S-trigger as a shield both."""
    side, given = twinpact.spell_side(t), (t.id, t.since) in of(run.state).given_triggers
    found = ["creature-side"] if given or "shield-trigger" in t.keywords else []
    if side is not None and (given or "shield-trigger" in side.face("front").keywords):
        found.append("spell-side")
    return tuple(found)


def open_sides(run: Run, t: Thing) -> tuple[str, ...]:
    """Which of those sides nothing forbids to be used; what forbids is named where it forbids all of them."""
    found = able_sides(run, t)
    if twinpact.spell_side(t) is None:
        return found
    left = tuple(way for way in found if not using.stopped(run, twinpact.seen_as(t, way), t.owner, "trigger"))
    return left or found


def usable(run: Run, t: Thing, more: bool = False) -> list[Use]:
    """How a card from the shields may be used, if at all; ``more`` says that another S-trigger may bring what it needs to be put onto."""
    found = [Use(t, "g-strike")] if strikes.able(run, t) else []
    if found and able_sides(run, t):
        run.cite(rule.G_STRIKE_BESIDES)
        if run.answer(rule.G_STRIKE_BESIDES) == "s-trigger-alone":
            found = []
    sides = open_sides(run, t)
    if sides and using.allowed(run, twinpact.seen_as(t, sides[0]), t.owner, "trigger", onto_what=not more, asked=False):
        found.append(Use(t, "s-trigger"))
    return found


def declares(run: Run, u: Use) -> bool:
    """Ask whether a card is used."""
    wish = joins.said(run, u.card.id, HEADS[u.by], HEADS.values())
    wish = yes_wished(run) if wish is None else wish
    run.cite(rule.ATTACK_TRIGGER)
    options = tuple((n, Message("text", {"text": text})) for n, text in enumerate(SAID[u.by]))
    return run.decide("choice", u.card.owner, Message("thing", {"source": u.card}), options, wish=wish) == 0


def carry_out(run: Run, u: Use, more: bool) -> None:
    """Use a card as it was declared; ``more`` says that others are used after it."""
    if u.by == "g-strike":
        strikes.strike(run, u.card)
        return
    run.cite(rule.ATTACK_TRIGGER if u.by == "s-trigger" else rule.S_BACK)
    card = u.card
    if u.by == "s-trigger":
        card = twinpact.chosen(run, card, card.owner, able=open_sides(run, card))
    deeds = ("trigger",) if u.by == "s-trigger" else ()
    if not using.allowed(run, card, card.owner, *deeds, onto_what=False, asked=False):  # by what came in between
        return
    if u.by == "s-trigger":
        if not run.state.zone(card.owner, "shields"):
            run.new_state().game = of(run.state)._replace(boosted=card.id)
        run.announce(Event("trigger-used", card.id, card.owner))
    using.use(run, card, card.owner, more)
    run.new_state().game = of(run.state)._replace(boosted=0)


def backs(run: Run, player: Player, cards: list[Thing], declared: list[Use]) -> list[Use]:
    """The cards of the hand whose S-Back is declared: for each a card from the shields is discarded, one that is not used itself."""
    used, found = {u.card.id for u in declared}, []
    for i in run.state.zone(player, "hand"):
        t = run.state.things[i]
        fits = BACK.of(t.card)
        if fits is None:
            continue
        ctx = Context(run, None, t, player, None)
        left = [c.id for c in cards if c.id not in (i, *used) and of_hand(run, c) and fits(ctx, c)]
        if not left:
            continue
        if any(c.id == i for c in cards):
            run.cite(rule.S_BACK)
            if run.answer(rule.S_BACK) == "already-in-hand":
                run.refuse(rule.S_BACK, Message("refused.came-with-it", {"source": t}), player, asked=False)
                continue
        if not using.allowed(run, t, player) or not declares(run, Use(t, "s-back")):
            continue
        (paid,) = choose(run, player, left, 1, Message("choose", {"source": t, "text": PAID}))
        run.cite(rule.S_BACK)
        run.happen(Event("discarded", paid, player, source=t.id))
        found.append(Use(t, "s-back"))
    return found

"""Declaring and answering: what is declared waits until nobody answers any more, then all of it resolves."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from engine.kernel import ordering
from engine.kernel.agenda import Pending, next_of_stack
from engine.kernel.cards import Ability, CardAbility, Choice
from engine.kernel.gather import allowed, used_so_far
from engine.kernel.questions import PAID_OBJECT, SOURCE_GONE, USE_CONDITION
from engine.kernel.requests import Refused, Request
from engine.kernel.resolve import Context, gone, resolve
from engine.kernel.state import Player, Thing
from engine.kernel.trace import Event, Message, new

if TYPE_CHECKING:
    from engine.kernel.game import Ways
    from engine.kernel.order import Order
    from engine.kernel.run import Run


class Declared(Pending):
    """What was declared. The last declaration resolves first, so the key is worked out only where it is asked for.

    ``standing`` is what it is worked out from: the order of the run, the occasion, whether it is that of the player whose turn it is.
    """

    __slots__ = ("_key", "standing")
    standing: tuple[Order, int, bool]
    _key: tuple[int, ...]

    @property
    def key(self) -> tuple[int, ...]:
        """Where it stands among others."""
        try:
            return self._key
        except AttributeError:
            (order, occasion, mine), card_ability, source = self.standing, self.card_ability, self.origin
            self._key = order.key(occasion, self.moment, source.zone, mine, source.since, card_ability.line, card_ability.granted, self.id)
            return self._key

    @key.setter
    def key(self, key: tuple[int, ...]) -> None:
        self._key = key


def declare(
    run: Run,
    card_ability: CardAbility,
    source: Thing,
    who: Player,
    chosen: dict[int, tuple[int, ...]],
    moment: str,
    told: str = "declared",
    ability: Ability | None = None,
) -> Pending:
    """Put a declaration on the stack with its targets; nothing resolves yet. ``told`` is the message that the log has for it.

    ``ability`` is what resolves, where what was paid for it has made it another one.
    """
    if len(run.agenda) >= run.budget.agenda:
        run.over("agenda")
    run.pendings += 1
    mine = who == run.state.turn
    p = Declared(run.pendings, card_ability, source, run.state.things[source.id].since, who, None, None, moment)
    p.standing = (run.order, run.open_occasion(), mine)
    p.chosen = chosen
    if ability is not None:
        p.ability = ability
    run.agenda.append(p)
    if card_ability.ability.role == "activated" and card_ability.ability.limit:
        allowed(run, card_ability, source)
    message = new(Message, (told, {"source": source, "ability": card_ability.ability.text, "player": who}))
    run.emit("queued", message, None, who, p)
    if run.orders:
        ordering.check(run, p)
    return p


def text_of_play(abilities: Iterable[CardAbility]) -> CardAbility | None:
    """What waits of a card that is played: all lines that say what it does then, as one effect in their order; None where no line does."""
    lines = [h for h in abilities if h.ability.role == "spell"]
    if len(lines) < 2:
        return lines[0] if lines else None
    said = [h.ability for h in lines]
    text = {"en": " ".join(a.text["en"] for a in said), "ja": "".join(a.text["ja"] for a in said)}
    return replace(lines[0], ability=replace(
        said[0], text=text, operations=tuple(o for a in said for o in a.operations), choices=tuple(c for a in said for c in a.choices),
        modes=tuple(m for a in said for m in a.modes), reads=tuple(r for a in said for r in a.reads)))  # fmt: skip


def meant_by(r: Request, t: Thing, fits: Callable[[CardAbility], bool]) -> CardAbility | None:
    """The first ability of a card that can be used so and that a request speaks of: by its head, or by words of its text."""
    found = (h for n, h in enumerate(t.abilities) if r.head in ("", h.ability.head) and (r.lines is None or n in r.lines))
    return next((h for h in found if fits(h)), None)


def each_by_name(abilities: Sequence[Ability]) -> Ways:
    """A way of using each of these: by its head, where there are several of that by its text besides."""
    heads = [a.head for a in abilities]
    return tuple({"head": a.head, "text": a.text["en"]} if heads.count(a.head) > 1 else {"head": a.head} for a in abilities)


def condition_now(run: Run, card_ability: CardAbility, source: Thing, who: Player) -> None:
    """Refuse the use of an ability whose condition does not hold as it is declared."""
    condition = card_ability.ability.condition
    if condition is None:
        return
    if not condition(Context(run, card_ability, source, who, None)):
        raise Refused(USE_CONDITION, Message("refused.condition", {"source": source}))
    run.cite(USE_CONDITION)


def usable_now(run: Run, card_ability: CardAbility, source: Thing, who: Player, question: str) -> None:
    """Refuse the use of an ability at a moment at which, or more often than, its own text allows."""
    a = card_ability.ability
    if a.usable is not None and not a.usable(Context(run, card_ability, source, who, None)):
        raise Refused(question, Message("refused.moment", {"source": source}))
    if a.limit and used_so_far(run, card_ability, source)[1] >= a.times:
        raise Refused(question, Message("refused.once", {"source": source}))


def payable(run: Run, card_ability: CardAbility, source: Thing, who: Player, question: str) -> None:
    """Refuse a use whose price (a card to discard, the card itself to be turned) could not be paid."""
    price = card_ability.ability.price
    if price is not None and not price.can(Context(run, card_ability, source, who, None)):
        raise Refused(question, Message("refused.cannot-pay-price", {"source": source}))


def paid(run: Run, card_ability: CardAbility, source: Thing, who: Player, question: str) -> Ability:
    """Pay the price; the ability as then declared: it knows what X was paid and, by the rule, no card that was paid is an object of it."""
    a = card_ability.ability
    if a.price is None:
        return a
    run.cite(question)
    ctx = Context(run, card_ability, source, who, None)
    cards = a.price.pay(ctx)
    if ctx.values:
        a = knowing(a, ctx.values)
    if not cards or not a.choices or run.ask(PAID_OBJECT) == "may-be-chosen":
        return a
    return replace(a, choices=tuple(replace(c, candidates=beside(c, cards)) for c in a.choices))


def knowing(a: Ability, values: dict[str, int]) -> Ability:
    """An ability that knows these numbers, from the naming of its targets on."""

    def told(ctx: Context) -> None:
        ctx.values.update(values)

    def among(c: Choice) -> Callable[[Context], list[int]]:
        def candidates(ctx: Context) -> list[int]:
            told(ctx)
            return c.candidates(ctx)

        return candidates

    first, *rest = a.operations or (told,)

    def operation(ctx: Context) -> None:
        told(ctx)
        first(ctx)

    return replace(a, operations=(operation, *rest), choices=tuple(replace(c, candidates=among(c)) for c in a.choices))


def beside(c: Choice, cards: list[int]) -> Callable[[Context], list[int]]:
    """What can be chosen, without these."""
    return lambda ctx: [i for i in c.candidates(ctx) if i not in cards]


def out_of_date(run: Run, p: Pending) -> tuple[str, str] | None:
    """Why an ability that was used comes to nothing as it resolves: its source has gone, or its condition holds no more, by rule."""
    if p.ability.role != "activated":
        return None
    if gone(run, p):
        if run.ask(SOURCE_GONE) == "fails":
            return (SOURCE_GONE, "source-gone")
    elif p.ability.condition is not None and run.answer(USE_CONDITION) == "twice":
        run.cite(USE_CONDITION)
        if not p.ability.condition(Context(run, p.card_ability, run.state.things[p.source], p.controller, None)):
            return (USE_CONDITION, "condition")
    return None


def resolve_next(run: Run, base: int = 0) -> None:
    """Resolve one declaration; the first ``base`` of them belong to something older and wait on."""
    if run.watch.seen(run):
        run.loop("agenda.loop")
    resolve(run, next_of_stack(run, base))
    run.checkpoint("item")


def negated(run: Run, e: Event) -> None:
    """What waits of a card, the latest of it, will do nothing when its turn comes; whether it is passed over is the game's to say."""
    waiting = [p.id for p in run.agenda if p.source == e.subject]
    if waiting:
        run.new_state().memory = run.state.memory._replace(void=(*run.state.memory.void, waiting[-1]))
        e.did = 1


def set_priority(run: Run, player: Player | None) -> None:
    """Give the right to act to a player, or to nobody."""
    run.new_state().priority = player

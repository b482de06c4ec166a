"""What Shadowverse does in its own way: when an effect fizzles, how its effects draw, discard and choose, which states there are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from engine.games.shadowverse import combat, drawing, given, necromancy, playing, replacing, shields, states, table
from engine.games.shadowverse import policies as rule
from engine.games.shadowverse import removal_policies as removal
from engine.games.shadowverse.crests import ZONE as CRESTS
from engine.games.shadowverse.crests import crest_of
from engine.games.shadowverse.withstanding import NOT_AFFECTED, affected
from engine.kernel.against import marked
from engine.kernel.agenda import Pending
from engine.kernel.behaviour import Behaviour
from engine.kernel.cards import CardAbility, Definition
from engine.kernel.state import Player, State, Thing
from engine.kernel.trace import Event

if TYPE_CHECKING:
    from engine.kernel.resolve import Context
    from engine.kernel.run import Run

LEAVING = frozenset({"destroyed", "left", "banished", "discarded", "returned", "transformed"})


class Shadowverse(Behaviour):
    """Effects that wait are checked against their source; several targets, cards and replacements have an order of their own."""

    def implied_points(self, points: Mapping[str, int], cards: Mapping[str, int]) -> Mapping[str, int]:
        """The other figure of the play points, and as many shadows as cards are put in the cemetery."""
        return given.points(points, cards)

    def lies_as(self, card: Definition, zone: str) -> Definition:
        """Among crests lies what a card gives as one."""
        return crest_of(card) if zone == CRESTS else card

    def first_counters(self, thing: Thing) -> Mapping[str, int]:
        """The countdown of an amulet on the board, and of a crest."""
        return given.counters(thing)

    def fizzles(self, run: Run, waiting: Pending, now: Thing | None) -> tuple[str, str] | None:
        """Its source has left, its abilities are gone, or what it needs is not there."""
        p = waiting
        precondition = p.ability.precondition
        trigger = p.ability.trigger
        if trigger is not None and trigger.own and trigger.event in LEAVING:
            if p.zone == "board":
                if run.answer(rule.FIZZLE_LAST_WORDS) == "fizzle":
                    return (rule.FIZZLE_LAST_WORDS, "source-left")
                run.cite(rule.FIZZLE_LAST_WORDS)
        elif now is None or now.since != p.since or (now.card.faces is not p.origin.card.faces and p.zone == "board"):
            if run.answer(rule.FIZZLE_SOURCE_LEFT) == "fizzles":
                return (rule.FIZZLE_SOURCE_LEFT, "transformed" if now is not None and now.since == p.since else "source-left")
            run.cite(rule.FIZZLE_SOURCE_LEFT)
        elif p.card_ability not in now.abilities and p.zone != "leader" and p.ability.role != "keyword":
            if run.answer(rule.FIZZLE_LOST_ABILITIES) == "fizzles":
                return (rule.FIZZLE_LOST_ABILITIES, "lost-abilities")
            run.cite(rule.FIZZLE_LOST_ABILITIES)
        if p.moment == "clash" and opponent_left(run, p):
            if run.answer(rule.CLASH_OPPONENT) == "fizzles":
                return (rule.CLASH_OPPONENT, "no-opponent")
            run.cite(rule.CLASH_OPPONENT)
        if precondition is not None:
            return precondition(run, p)
        return None

    def resolved(self, run: Run, waiting: Pending) -> None:
        """A spell that has nothing more to resolve goes to the cemetery."""
        t = run.state.things.get(waiting.source)
        if t is not None and t.zone == "resolving" and not any(q.source == waiting.source for q in run.agenda):
            run.happen(Event("spent", t.id, t.owner))

    def changed(self, run: Run, event: Event) -> None:
        """What the shields of leaders rest on may have come or gone; a state may have begun."""
        shields.later(run, event)
        states.later(run, event)

    def which_replacement(self, run: Run, event: Event, found: list[tuple[Thing, CardAbility]]) -> int:
        """Nobody chooses: a rule says."""
        return replacing.which(run, event, found)

    def targetable(self, ctx: Context, thing: int) -> bool:
        """Not one of the other side that can't be targeted, has Aura, or is in Ambush."""
        t = ctx.state.things[thing]
        if t.controller != ctx.me and {"untargetable", "aura", "ambush"} & set(t.keywords):
            return False
        if ctx.source == thing or not marked(ctx.run, t, NOT_AFFECTED, ctx.me, ctx.source):
            return True
        return ctx.run.ask(removal.UNAFFECTED_CHOSEN) == "may-be-chosen"

    def reaches(self, ctx: Context, thing: int, deed: str) -> bool:
        """Not one that can't be affected by it."""
        t = ctx.run.state.things[thing]
        return not t.keywords or affected(ctx.run, t, deed, ctx.me, ctx.source)

    def lured(self, ctx: Context, ids: list[int]) -> list[int]:
        """Of the other side only those that let nothing else of it be targeted, where one of them can be."""
        things = ctx.state.things
        theirs = [t for p in ("me", "opponent") if p != ctx.me for i in ctx.state.zone(p, "board") if "lures" in (t := things[i]).keywords]
        only = {t.id for t in theirs if self.targetable(ctx, t.id)}
        return [i for i in ids if i in only or things[i].controller == ctx.me or things[i].zone != "board"] if only else ids

    def order_targets(self, run: Run, ids: list[int]) -> list[int]:
        """As simultaneous effects are sorted, or the other side first, by rule."""
        return table.in_order(run, ids)

    def swept(self, run: Run, since: int) -> None:
        """A Necromancy that waits may count the shadows of all that were destroyed together."""
        necromancy.swept(run, since)

    def draw(self, run: Run, player: Player, amount: int, source: int = 0) -> list[Event]:
        """One at a time or all at once, by rule; then the bundle is announced."""
        return drawing.draw(run, player, amount, source)

    def discard(self, ctx: Context, player: Player, ids: list[int], at_random: bool) -> list[Event]:
        """As one occasion or each card for itself, by rule; then the bundle is announced."""
        return drawing.discard(ctx, player, ids, at_random)

    def copied(self, run: Run, card: Definition) -> Definition:
        """Of a card that was played as a spell or an amulet: that one, with its trait or (by rule) without."""
        return playing.copied(run, card)

    def may_attack(self, run: Run, attacker: Thing, target: Thing | None) -> bool:
        """What Ward, Storm and Rush, marks and the number of attacks allow."""
        return combat.can_attack(run, attacker, target)

    def attacks_left(self, run: Run, attacker: Thing) -> int:
        """What is left of the number of attacks that a follower has each turn."""
        return combat.attacks_left(attacker)

    def is_active(self, state: State, player: Player, name: str) -> bool:
        """Vengeance, Overflow, Resonance, Wrath, Avarice."""
        return states.is_active(state, player, name)

    def most_in(self, run: Run, zone: str) -> int | None:
        """Five places on the board, and so many cards in hand as the rules of the day say."""
        return {"board": table.PLACES, "hand": run.answer(rule.HAND_LIMIT)}.get(zone)

    def turns_of(self, state: State, player: Player) -> int:
        """Counted where a scenario counts them, else worked out from the number of the turn."""
        return table.turns_of(state, player)


def opponent_left(run: Run, p: Pending) -> bool:
    """Whether the one that a Clash is fought with is no longer on the board."""
    return p.event is not None and run.state.things[p.event.target].zone != "board"

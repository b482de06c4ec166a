"""What a game does in its own way: the questions that the kernel, the language and a scenario put to it, each with the usual answer.

A game overrides only what differs, in a class of its own (``Game.behaviour``). All else that it brings is a table in ``Game``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from engine.kernel.bilingual import Bilingual
from engine.kernel.figures import FIGURES
from engine.kernel.removal import end_with_sources
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.agenda import Pending
    from engine.kernel.cards import CardAbility, Definition
    from engine.kernel.resolve import Context
    from engine.kernel.run import Run
    from engine.kernel.state import Player, State, Thing


class Behaviour:
    """The usual behaviour: nothing fizzles, nothing is overruled, any card may be chosen, what is won by an effect is won at once."""

    # ---- a given board

    def implied_points(self, points: Mapping[str, int], cards: Mapping[str, int]) -> Mapping[str, int]:
        """Further points of a player: they follow from those that are given, and from how many cards are given in each zone."""
        return {}

    def lies_as(self, card: Definition, zone: str) -> Definition:
        """A card as it lies in a zone of a given board, where that is a part of it only."""
        return card

    def first_counters(self, thing: Thing) -> Mapping[str, int]:
        """The counters that a card bears of which a given board says nothing."""
        return {}

    def given_as(self, name: str) -> str:
        """As which point it counts when a board gives a player so many of that name."""
        return name

    def points(self, state: State, player: Player, name: str) -> int:
        """A player's points of that name: as they are counted, or as they follow from the table."""
        return state.point(player, name)

    def figure(self, run: Run, thing: Thing, name: str) -> int:
        """A figure of a card by its name (:data:`~engine.kernel.figures.FIGURES`), as texts speak of it: damage lowers defense."""
        return FIGURES[name](thing)

    def payable(self, run: Run, player: Player, name: str, n: int) -> bool:
        """Whether a player could pay so many points of that name."""
        return self.points(run.state, player, name) >= n

    def pay(self, run: Run, player: Player, name: str, n: int) -> None:
        """Pay so many points of that name, which the player has."""
        run.happen(Event("gained", 0, player, -n, point=name, paid=True))

    def replaces_in_vain(self, run: Run, replacement: Context) -> bool:
        """Whether a replacement applies although what it would do instead cannot be done."""
        return True

    # ---- what waits

    def taken(self, run: Run, event: Event, ability: CardAbility, holder: Thing) -> bool:
        """Whether the game sees itself to an ability that has just triggered, so that it does not wait among the others."""
        return False

    def fizzles(self, run: Run, waiting: Pending, now: Thing | None) -> tuple[str, str] | None:
        """Why something that waited does not resolve: (question of the rule, name of the reason), or None where it does.

        ``now`` is its source as it is at present, None where it is no more. The log tells it as "fizzled." and the reason.
        """
        return None

    def resolved(self, run: Run, waiting: Pending) -> None:
        """What follows a resolution, also of what fizzled: a spell goes to its pile."""

    def all_passed(self, run: Run) -> None:
        """What follows where both players have passed although nothing waits and nobody holds priority."""

    def done_so(self, run: Run) -> None:
        """What follows something that a scenario says is done, by no card and no player's action."""

    # ---- events

    def overrules(self, run: Run, event: Event) -> bool:
        """Whether the rules make something else of an event that no replacement has rewritten; it then happens here and now."""
        return False

    def changed(self, run: Run, event: Event) -> None:
        """What is to be brought up to date after an event that did something: what lasts until a card leaves ends as it does."""
        if run.state.expiries:
            end_with_sources(run)

    def which_replacement(self, run: Run, event: Event, found: list[tuple[Thing, CardAbility]]) -> int:
        """Which of several replacements of one event applies, counted from 0: its player chooses."""
        options = tuple((t.id, Message("waiting", {"source": t, "ability": h.ability.text})) for t, h in found)
        return run.decide("choice", run.state.things[event.subject].controller, Message("which-replacement", {}), options)

    def finish(self, ctx: Context, winner: Player, how: str) -> None:
        """Decide the game by an effect that lets a player win ("won") or the other one lose ("lost"): at once."""
        ctx.run.end(winner, "won", "effect")

    # ---- effects

    def targetable(self, ctx: Context, thing: int) -> bool:
        """Whether an effect may choose a thing (by its id) as its target."""
        return True

    def choosable(self, ctx: Context, thing: int) -> bool:
        """Whether the player who is not the effect's may choose a thing (by its id) where the effect has them choose: as its own may."""
        return self.targetable(ctx, thing)

    def lured(self, ctx: Context, ids: list[int]) -> list[int]:
        """Of what can be targeted, what an effect leaves: all of it, unless a game says otherwise."""
        return ids

    def affectable(self, ctx: Context, thing: int) -> bool:
        """Whether an effect may choose a thing (by its id) as it is carried out, where the game tells that from a target: as a target."""
        return self.targetable(ctx, thing)

    def included(self, ctx: Context, thing: int) -> bool:
        """Whether what an effect does to all that fit is done to a thing (by its id) as well."""
        return True

    def reaches(self, ctx: Context, thing: int, deed: str) -> bool:
        """Whether an effect is done to a thing (by its id) that it has come upon.

        ``deed`` is what it does: it changes attack or defense ("figures"), damages or heals ("damage"), or does anything else ("").
        """
        return True

    def order_targets(self, run: Run, ids: list[int]) -> list[int]:
        """Several targets of one effect in the order in which they are handled: as they were named."""
        return ids

    def swept(self, run: Run, since: int) -> None:
        """An effect has been done to several targets; what waits with a number above ``since`` has triggered meanwhile."""

    def draw(self, run: Run, player: Player, amount: int, source: int = 0) -> list[Event]:
        """A player draws so many cards by an effect of ``source`` (0: by none)."""
        return [run.happen(Event("drawn", player=player, source=source)) for _ in range(amount)]

    def discard(self, ctx: Context, player: Player, ids: list[int], at_random: bool) -> list[Event]:
        """A player discards these cards by an effect, as one occasion; ``at_random`` says that the cards were drawn by lot."""
        return ctx.run.together([Event("discarded", i, player, source=ctx.source) for i in ids])

    def copied(self, run: Run, card: Definition) -> Definition:
        """The card that a copy of this card is."""
        return card

    # ---- players and turns

    def may_attack(self, run: Run, attacker: Thing, target: Thing | None) -> bool:
        """Whether a card could attack ``target`` (None: anything at all) if it were its player's turn."""
        return "cannot-attack" not in attacker.keywords and not attacker.counters.get("attacks") and attacker.zone == run.game.table

    def attacks_left(self, run: Run, attacker: Thing) -> int:
        """How often a card that may attack could still do so in this turn: once, as it is tapped for it or has spent its one attack."""
        return 1

    def is_active(self, state: State, player: Player, name: str) -> bool:
        """Whether a named state of a player holds (a STATE of the vocabulary). Raises KeyError for one that the game does not know."""
        raise KeyError(name)

    def most_in(self, run: Run, zone: str) -> int | None:
        """How many cards may lie in a player's zone; None where there may be any number."""
        return None

    def turns_of(self, state: State, player: Player) -> int:
        """How many turns a player has had, the present one included."""
        return (state.turn_number + 1) // 2

    def said(self, state: State, player: Player) -> tuple[Bilingual, ...]:
        """What a player has said that still stands, in both languages: those who look at the table see it there."""
        return ()

    def whose_move(self, run: Run) -> Player | None:
        """Who has to say something before anything else goes on; None where that follows from the turn and from what waits."""
        return None

"""What Duel Masters does in its own way: how the game is decided, and what follows a resolution."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.duel_masters import attacking, from_shields, gear, gods, leaving_abilities, onto, playing, victory
from engine.games.duel_masters import policies as rule
from engine.games.duel_masters.vocabulary import SUMMONED
from engine.kernel import joins
from engine.kernel.against import kept_from
from engine.kernel.agenda import Pending
from engine.kernel.behaviour import Behaviour
from engine.kernel.blocks import LookingAt
from engine.kernel.cards import CardAbility
from engine.kernel.gather import listened_for
from engine.kernel.state import OTHER, Player, Thing
from engine.kernel.targets import wished
from engine.kernel.trace import Event, Message

if TYPE_CHECKING:
    from engine.kernel.resolve import Context
    from engine.kernel.run import Run



class DuelMasters(Behaviour):
    """The rules themselves see to whatever wins or loses the game."""

    def taken(self, run: Run, event: Event, ability: CardAbility, holder: Thing) -> bool:
        """What wins or loses the game is processed by the rules, not as an effect that waits (by rule)."""
        return victory.taken(run, event, ability, holder) or leaving_abilities.counted_already(run, event, ability, holder)

    def resolved(self, run: Run, waiting: Pending) -> None:
        """A spell goes to the graveyard; what the rules put off is looked at anew."""
        playing.resolved(run, waiting)
        from_shields.triggers(run)

    def overrules(self, run: Run, event: Event) -> bool:
        """An evolution that an effect puts out stays where it is if there is nothing to put it onto."""
        return onto.finds_no_base(run, event)

    def done_so(self, run: Run) -> None:
        """Shields that came to a hand are asked for their S-triggers."""
        from_shields.triggers(run)

    def changed(self, run: Run, event: Event) -> None:
        """What is summoned is heard of as that, too: what is played or used, not (by rule) what an effect puts out."""
        super().changed(run, event)
        if event.before is not None and event.before.zone == run.game.table:
            gear.parted(run)
        gods.may_link(run, event)
        t = run.state.things.get(event.subject)
        if event.type != "entered" or not event.did or t is None or t.card.kind != "creature":
            return
        summoned = Event("summoned", t.id, event.player, free=event.free)
        if event.how in SUMMONED:
            if event.free and listened_for(run, "summoned", t):
                run.cite(rule.SUMMONED)
            if not event.free or run.answer(rule.SUMMONED) != "paid-alone":
                run.announce(summoned)
            return
        if listened_for(run, "summoned", t):
            run.cite(rule.SUMMONED)
        if run.answer(rule.SUMMONED) == "every-entry":
            run.announce(summoned)

    def may_attack(self, run: Run, thing: Thing, target: Thing | None) -> bool:
        """Whether a creature could attack that, without a target anything, if it were its player's turn."""
        who = thing.controller
        with LookingAt(run, run.state.fork()):
            run.state.turn = who
            return attacking.can_attack(run, who, thing) if target is None else attacking.allowed(run, who, thing, target)

    def targetable(self, ctx: Context, thing: int) -> bool:
        """The other player's effects cannot choose what can't be targeted."""
        t = ctx.state.things[thing]
        kind, theirs = ctx.origin.card.kind, t.controller != ctx.me
        return not kept_from(t, "untargetable-by", kind, theirs) and ("untargetable" not in t.keywords or not theirs)

    def choosable(self, ctx: Context, thing: int) -> bool:
        """What can't be chosen by the other player can be by its own, whose effect soever it is."""
        t = ctx.state.things[thing]
        return "untargetable" not in t.keywords or t.controller != ctx.me

    def replaces_in_vain(self, run: Run, replacement: Context) -> bool:
        """What cannot be done instead is not done instead (by rule)."""
        run.cite(rule.REPLACEMENT_VAIN)
        return run.answer(rule.REPLACEMENT_VAIN) == "in-vain"

    def which_replacement(self, run: Run, event: Event, found: list[tuple[Thing, CardAbility]]) -> int:
        """The turn player's apply first, in the order of their choice; or any, as the player of the card says (by rule)."""
        theirs = run.state.things[event.subject].controller if event.subject in run.state.things else run.state.turn
        mine = [n for n, (t, _) in enumerate(found) if t.controller == run.state.turn]
        if 0 < len(mine) < len(found):
            run.cite(rule.REPLACEMENT_PLAYER)
        among, chooser = list(range(len(found))), theirs
        if run.answer(rule.REPLACEMENT_PLAYER) == "turn-player-first":
            among, chooser = (mine, run.state.turn) if mine else (among, OTHER[run.state.turn])
        if len(among) == 1:
            return among[0]
        ids = [found[n][0].id for n in among]
        options = tuple((found[n][0].id, Message("waiting", {"source": found[n][0], "ability": found[n][1].ability.text})) for n in among)
        said = wished(run, ids)
        wish = joins.one_of(run, ids, joins.MAY) if said is None else said
        return among[run.decide("choice", chooser, Message("which-replacement", {}), options, wish=wish)]

    def finish(self, ctx: Context, winner: Player, how: str) -> None:
        """It is noted, and decided when state-based processing comes to it."""
        victory.finish(ctx, winner, how)

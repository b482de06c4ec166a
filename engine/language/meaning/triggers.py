"""Triggers: which event an ability waits for, about whom, and at which moment of the timing table it stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engine.kernel.cards import Test
from engine.kernel.happenings import CardWording
from engine.kernel.questions import BURN_OWN, BURN_WATCHERS
from engine.kernel.resolve import Context
from engine.language.meaning.builder import Bench, NoMeaning, means, players
from engine.language.meaning.happenings import Whence, at_anybodys, wording
from engine.language.meaning.of_cards import happens_to_them
from engine.language.meaning.targets import Subject
from engine.language.tree import Node


class Made(NamedTuple):
    """A trigger's parts; ``declares`` when targets are named as the card is played or evolved; ``zone`` where it waits if not in play; ``cost`` what its player pays for setting it off; ``head`` the word that its line begins with, where that is not what its moment is called."""

    event: str
    own: bool
    moment: str
    fits: Test | None = None
    declares: bool = False
    zone: str = ""
    cost: int | None = None
    head: str = ""


def of_itself(b: Bench, kind: str) -> Made:
    """The trigger of an ability that waits for what happens to its own card."""
    own = wording(b, "trigger", kind).own
    if own is None:
        raise NoMeaning("trigger", kind)
    return Made(own.event, True, own.moment)


@means("trigger", "fanfare")
def fanfare(b: Bench, node: Node) -> Made:
    """Its card is played; targets are named with that."""
    return of_itself(b, "played")._replace(declares=True)


@means("trigger", "last_words")
def last_words(b: Bench, node: Node) -> Made:
    """Its card is destroyed."""
    return of_itself(b, "destroyed")


@means("trigger", "strike")
def strike(b: Bench, node: Node) -> Made:
    """Its card attacks: anything, or only a leader or only a card (``whom``), or with a keyword that it had by then (``held``)."""
    whom, held, made = node.get("whom"), node.get("held"), of_itself(b, "attacks")
    if held is not None:
        b.mark("attacked-as", "trigger", node.kind)
        return made._replace(fits=lambda ctx: ctx.event is not None and ctx.event.was is not None and held in ctx.event.was.keywords)
    if whom is None:
        return made

    def fits(ctx: Context) -> bool:
        target = ctx.state.things[ctx.event.target] if ctx.event is not None else None
        return target is not None and (target.card.kind == "leader") == (whom == "leader")

    return made._replace(fits=fits)


@means("trigger", "turn_start")
def turn_start(b: Bench, node: Node) -> Made:
    """A turn of somebody begins."""
    return Made("turn-started", False, "turn-start", of_player(players(node["owner"])))


@means("trigger", "turn_end")
def turn_end(b: Bench, node: Node) -> Made:
    """A turn of somebody ends."""
    return Made("turn-ended", False, "turn-end", of_player(players(node["owner"])))


def of_player(whose: Callable[[Context], tuple[str, ...]]) -> Test:
    """Whether an event is that player's."""
    return lambda ctx: ctx.event is not None and ctx.event.player in whose(ctx)


@means("trigger", "when")
def when_it_happens(b: Bench, node: Node) -> Made:
    """Something happens to a card: to this one, to others that fit, or to several at once."""
    happening: Node = node["happening"]
    said = wording(b, "trigger", happening.kind)
    happens_to_them("trigger", node["subject"], happening, said, b.game)
    about: Subject = b.make("subject", node["subject"])
    anybodys = at_anybodys(node["subject"], said)
    if about.bundled and said.together is not None:
        together = bundled(about)
        return Made(said.together.event, False, said.together.moment, together if anybodys else lambda ctx: of_ones_own(ctx) and together(ctx))
    if said.others is None:
        raise NoMeaning("trigger", happening.kind)
    counts = counting(b, happening, said)
    if about.own and said.concerns == "subject":
        return of_itself(b, happening.kind)._replace(fits=counts)

    if said.concerns != "subject" and "whom" not in happening:
        b.first.append(noting(said.concerns))

    def fits(ctx: Context) -> bool:
        e = ctx.event
        assert e is not None
        if not (anybodys or of_ones_own(ctx)):
            return False
        if said.concerns == "subject":
            t = e.before or ctx.state.things.get(e.subject)
        else:
            t = ctx.state.things.get(getattr(e, said.concerns))
        return t is not None and about.fits(ctx, t) and (counts is None or counts(ctx))

    return Made(said.others.event, False, said.others.moment, fits)


def of_ones_own(ctx: Context) -> bool:
    """Whether it happens to cards of the ability's own player."""
    return ctx.event is not None and ctx.event.player == ctx.me


def noting(concerns: str) -> Callable[[Context], None]:
    """Keep what a happening concerns that is said of another than the event's subject: “it” is that one."""

    def remember(ctx: Context) -> None:
        ctx.values["concerned"] = getattr(ctx.event, concerns)

    return remember


def bundled(about: Subject) -> Test:
    """Whether any member of a bundle fits; the bundle then carries their number."""

    def fits(ctx: Context) -> bool:
        e = ctx.event
        assert e is not None
        things = ctx.state.things
        members = [i for i in e.about if about.fits(ctx, things[i])]
        return bool(members)

    return fits


def counting(b: Bench, happening: Node, said: CardWording) -> Test | None:
    """Which of the events are meant: those that count by the table, that reached the hand, of so much, of one keyword, that were directed at somebody."""
    if happening.kind in ("drawn", "added"):
        return reached_hand
    counts = said.counts
    if "bound" in happening:
        within = b.make("bound", happening["bound"])
        return lambda ctx: ctx.event is not None and (counts is None or counts(ctx.event)) and within(ctx, ctx.event.did)
    if "keyword" in happening:
        return lambda ctx: ctx.event is not None and ctx.event.word == happening["keyword"]
    if "whence" in happening:
        return coming(b, happening)
    if "whose" in happening:
        who = players(Node("player", who=happening["whose"]))
        return lambda ctx: ctx.event is not None and (counts is None or counts(ctx.event)) and ctx.event.of in who(ctx)
    if "whom" not in happening:
        return None if counts is None else lambda ctx: ctx.event is not None and counts(ctx.event)
    whom: Subject = b.make("subject", happening["whom"])

    def against(ctx: Context) -> bool:
        if ctx.event is None or not (counts is None or counts(ctx.event)):
            return False
        target = getattr(ctx.event, said.towards)
        return bool(target) and whom.fits(ctx, ctx.state.things[target])

    return against


def coming(b: Bench, happening: Node) -> Test:
    """Whether a card came from where the text says, and by an effect where it says that."""
    lay: Whence = b.make("whence", happening["whence"])
    by = happening.get("by")

    def came(ctx: Context) -> bool:
        e = ctx.event
        assert e is not None
        t = e.before or ctx.state.things.get(e.subject)
        return t is not None and (by is None or e.by == by) and lay(ctx, t)

    return came


def reached_hand(ctx: Context) -> bool:
    """Whether a card that was drawn or added reached the hand; of a burned one its own text is silent, by rule."""
    e = ctx.event
    assert e is not None
    if not e.did:
        return False
    if e.burned:
        own = e.subject == ctx.source
        return ctx.run.answer(BURN_OWN) == "triggers" if own else ctx.run.answer(BURN_WATCHERS) == "heard"
    return True


OF_THE_CARD = {"plays": "played", "draws": "drawn", "adds": "drawn", "discards": "discarded"}  # what a player does to this card is what happens to it
FROM_DECK = "from-deck"  # a card that comes to the hand from a deck, which a full hand may burn
ONE_BY_ONE = {"discards": "discarded", "draws": "drawn"}  # what a player does to “a card” comes about for each of those that one effect does it to


@means("trigger", "when_player")
def when_done(b: Bench, node: Node) -> Made:
    """A player does something: to cards that fit, to so many of them, to points of a kind."""
    done: Node = node["deed"]
    said = wording(b, "trigger", done.kind)
    if said.others is None:
        raise NoMeaning("trigger", done.kind)
    whose, counts = players(node["player"]), said.counts
    what: Subject | None = b.make("subject", done["what"]) if "what" in done else None
    counter = done.get("counter")
    if what is not None and what.own and done.kind in OF_THE_CARD:
        return of_itself(b, OF_THE_CARD[done.kind])._replace(fits=lambda ctx: ctx.event is not None and ctx.event.player in whose(ctx))
    each = wording(b, "trigger", ONE_BY_ONE[done.kind]).others if done.kind in ONE_BY_ONE and done["what"].kind == "any_of" else None
    if each is None or not b.game.hears(each.event):
        each = said.others
    reaches = each.event == FROM_DECK

    def fits(ctx: Context) -> bool:
        e = ctx.event
        assert e is not None
        if e.player not in whose(ctx) or (counts is not None and not counts(e)) or (reaches and not reached_hand(ctx)):
            return False
        if counter is not None:
            return bool(e.point == counter)
        if what is None:
            return True
        things = ctx.state.things
        if e.about:
            return what.enough(ctx, sum(1 for i in e.about if what.fits(ctx, things[i])))
        t = e.before or things.get(e.subject)
        return t is not None and what.fits(ctx, t)

    return Made(each.event, False, each.moment, fits)

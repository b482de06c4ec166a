"""What goes on for a while, or is put off: phases that are left out, figures that follow a number, what happens whenever something does."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy

from engine.games.vision.guises import FACE_DOWN
from engine.kernel.cards import Ability, Trigger
from engine.kernel.resolve import Context
from engine.kernel.state import Thing
from engine.kernel.trace import Event
from engine.language.meaning.builder import Bench, Meanings, NoMeaning, players
from engine.language.meaning.durations import FOR_GOOD, Lasting, lasting
from engine.language.meaning.effects import Operation, sweep, targets_of
from engine.language.meaning.figures import figure_is
from engine.language.meaning.grants import Grant, grant, marking
from engine.language.meaning.triggers import Made
from engine.language.meaning.used_up import drop_held
from engine.language.tree import Node

COURSES = Meanings()
means = COURSES.means
LEADER = frozenset({"leader"})


def by_leader(ctx: Context, made: Made, then: Operation, text: dict[str, str], how_long: Lasting, once: bool) -> None:
    """Give this effect's player what happens as something does, in words of the card that gave it; ``once`` it is used up."""
    origin, me = ctx.origin, ctx.me
    chosen, tally, values = ctx.chosen, list(ctx.tally), dict(ctx.values)
    it, last = ctx.it, list(ctx.last)

    def as_said(now: Context) -> Context:
        """What is asked and done later, of the card and by the player of then."""
        said = copy(now)
        said.origin, said.source, said.me = origin, origin.id, me
        said.chosen, said.tally, said.values = chosen, tally, values
        if once:
            said.it, said.last = it, last
        return said

    def fits(now: Context) -> bool:
        if made.own and (now.event is None or now.event.subject != origin.id):
            return False
        return made.fits is None or made.fits(as_said(now))

    operations = (lambda now: then(as_said(now)), *((drop_held,) if once else ()))
    trigger = Trigger(made.event, False, made.moment, fits)
    ability = Ability("triggered", text, trigger, operations=operations, zones=LEADER, hears=(made.event,))
    grant(ctx, ctx.state.zone(me, "leader")[0], ability, how_long)


@means("sentence", "put_off")
def put_off(b: Bench, node: Node) -> Operation:
    """At a later moment, once."""
    made: Made = b.make("trigger", node["moment"])
    b.hears(made.event, "sentence", node.kind)
    then, text = b.make("clause", node["then"]), dict(b.text(node, "sentence"))
    return lambda ctx: by_leader(ctx, made, then, text, FOR_GOOD, True)


@means("sentence", "meanwhile")
def meanwhile(b: Bench, node: Node) -> Operation:
    """As often as something happens, as long as it is said to last."""
    made: Made = b.make("trigger", node["trigger"])
    b.hears(made.event, "sentence", node.kind)
    duration, text = lasting(b, node["duration"]), dict(b.text(node, "sentence"))
    inner = b.fresh()
    inner.early = False
    then = inner.make("clause", node["then"])
    if inner.choices:
        raise NoMeaning("sentence", "meanwhile", ("what is done meanwhile cannot choose a target", "その間に行う処理では対象を選べません"))
    return lambda ctx: by_leader(ctx, made, then, text, duration(ctx), False)


@means("mark", "skips")
def skips(b: Bench, node: Node) -> str:
    """The mark of a player whose phase is left out."""
    return b.mark("skips-phase:" + node["phase"]["is"], "quality", node.kind)


@means("quality", "skips")
def given_to_skip(b: Bench, node: Node) -> Grant:
    """The same for a while."""
    return marking(b.make("mark", node))


means("continuous", "figure_is")(figure_is)


@means("effect", "hand_over", needs="taken")
def hand_over(b: Bench, node: Node) -> Operation:
    """Cards come under a player's control; whose they were by right stays as it is."""
    targets, whose = targets_of(b, node), players(node["player"])
    to_owner = node["player"]["who"] == "owner"

    def operation(ctx: Context) -> None:
        things = ctx.state.things
        sweep(ctx, [Event("taken", i, things[i].owner if to_owner else whose(ctx)[0], 0, ctx.source) for i in targets(ctx)])

    return operation


@means("adjective", "face_down")
def face_down(b: Bench, node: Node) -> Callable[[Context, Thing], bool]:
    """How a card lies."""
    down = bool(node["yes"])
    return lambda ctx, t: (t.hidden or bool(FACE_DOWN.of(t.card))) == down


@means("clause", "seen_first")
def seen_first(b: Bench, node: Node) -> Operation:
    """Cards are looked at for certain, and then the player decides; the cards seen are those of which "the rest" is left."""
    seen = b.make("clause", Node("sequence", steps=(Node(node["how"], targets=(node["seen"],)),)))
    then = b.make("clause", Node("may", do=node["do"]))

    def operation(ctx: Context) -> None:
        seen(ctx)
        ctx.group = {i: ctx.state.things[i].since for i in ctx.it}
        then(ctx)

    return operation

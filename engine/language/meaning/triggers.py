"""Triggers: which event an ability waits for, about whom, and at which moment of the timing table it stands."""

from __future__ import annotations

from typing import NamedTuple

from engine.kernel.cards import Test
from engine.kernel.resolve import Context
from engine.language.meaning.amounts import turns_of
from engine.language.meaning.builder import Bench, NoMeaning, players
from engine.language.meaning.targets import Subject
from engine.language.tree import Node


class Made(NamedTuple):
    """A trigger's parts; ``declares`` when targets are named as the card is played or evolved; ``level`` of an Enhance."""

    event: str
    own: bool
    moment: str
    fits: Test | None = None
    declares: bool = False
    level: int = 0


# kind of happening -> (event about this card, moment), (event that others hear, moment)
HAPPENINGS: dict[str, tuple[tuple[str, str], tuple[str, str]]] = {
    "enters": (("entered", "own-enter"), ("entered", "enters")),
    "leaves": (("left", "own-leaves"), ("left", "leaving")),
    "destroyed": (("destroyed", "last-words"), ("destroyed", "destroyed")),
    "banished": (("banished", "banished"), ("banished", "banished")),
    "discarded": (("discarded", "discarded"), ("discarded", "discards")),
    "returned": (("returned", "returned"), ("returned", "returned")),
    "transformed": (("transformed", "transformed"), ("transformed", "transformed")),
    "evolves": (("evolved", "evolve"), ("evolved", "evolved")),
    "attacks": (("attacked", "strike"), ("attacks", "attacked")),
    "fights": (("clashed", "clash"), ("clashed", "attacked")),
    "kills": (("survived-clash", "survived"), ("survived-clash", "survived")),
    "survives": (("survived-clash", "survived"), ("survived-clash", "survived")),
    "damaged": (("damaged", "damaged"), ("damaged", "damaged")),
    "healed": (("healed", "healed"), ("healed", "healed")),
    "played": (("played", "fanfare"), ("plays", "played")),
    "summoned": (("entered", "own-enter"), ("entered", "enters")),
    "drawn": (("from-deck", "drawn"), ("from-deck", "drawn")),
    "added": (("to-hand", "drawn"), ("to-hand", "drawn")),
    "reanimated": (("reanimated", "reanimated"), ("reanimated", "reanimated")),
    "buried": (("buried", "buried"), ("buried", "buried")),
    "invoked": (("invoked", "invoked"), ("invoked", "invoked")),
    "boarded": (("boarded", "when-boarded"), ("boarded", "when-boarded")),
    "boards": (("boarded", "boards"), ("boarded", "boards")),
    "raised": (("strengthened", "raised"), ("strengthened", "raised")),
    "destroyed_by_effect": (("destroyed", "last-words"), ("destroyed", "destroyed")),
    "wins_battle": (("won-battle", "won-battle"), ("won-battle", "won-battle")),
    "untaps": (("untapped", "untaps"), ("untapped", "untaps")),
    "summoned_free": (("entered", "own-enter"), ("entered", "enters")),
}
BUNDLES = {"evolves": ("evolves", "evolved"), "discarded": ("discards", "discards"), "drawn": ("added-to-hand", "added")}
DEEDS = {
    "plays": ("plays", "played"), "discards": ("discards", "discards"), "draws": ("added-to-hand", "added"), "adds": ("added-to-hand", "added"),
    "buries": ("buried", "buried"), "rites": ("earth-rite", "rite"), "necromances": ("necromancy", "necromancy"), "recovers": ("gained", "gained"),
}  # fmt: skip
HEADS = {"fanfare": ("played", "fanfare"), "last_words": ("destroyed", "last-words"), "evolve": ("evolved", "evolve")}


def make(b: Bench, node: Node) -> Made:
    """The trigger of a line."""
    maker = globals().get("make_" + node.kind)
    if maker is None:
        raise NoMeaning("trigger", node.kind)
    made: Made = maker(b, node)
    return made


def make_fanfare(b: Bench, node: Node) -> Made:
    return Made("played", True, "fanfare", declares=True)


def make_last_words(b: Bench, node: Node) -> Made:
    return Made("destroyed", True, "last-words")


def make_evolve(b: Bench, node: Node) -> Made:
    return Made("evolved", True, "evolve", lambda ctx: ctx.event is not None and ctx.event.get("by") == "player", declares=True)


def make_enhance(b: Bench, node: Node) -> Made:
    n = node["n"]
    if "enhance" not in b.game.ways.get("play", ()):
        raise NoMeaning("trigger", node.kind)
    return Made("played", True, "fanfare", lambda ctx: ctx.origin.counters.get("enhance", 0) >= n or enhanced(ctx) >= n, True, n)


def enhanced(ctx: Context) -> int:
    """For how much a card was played, if it was for more than its cost."""
    return ctx.state.things[ctx.source].counters.get("enhance", 0)


def make_spellboost(b: Bench, node: Node) -> Made:
    return Made("spellboosted", True, "spellboost")


def make_state_on(b: Bench, node: Node) -> Made:
    name = node["state"]
    return Made("state-on", False, "state-on", lambda ctx: ctx.event is not None and ctx.event.get("state") == name and ctx.event.player == ctx.me)


def make_union_burst(b: Bench, node: Node) -> Made:
    n = node["n"]

    def fits(ctx: Context) -> bool:
        return turns_of(ctx, ctx.me) >= n + ctx.origin.counters.get("union_burst", 0)

    return Made("played", True, "fanfare", fits, True)


make_skybound_art = make_union_burst


def make_strike(b: Bench, node: Node) -> Made:
    whom = node.get("whom")
    if whom is None:
        return Made("attacked", True, "strike")

    def fits(ctx: Context) -> bool:
        target = ctx.state.things[ctx.event.get("target")] if ctx.event is not None else None
        return target is not None and (target.card.kind == "leader") == (whom == "leader")

    return Made("attacked", True, "strike", fits)


def make_clash(b: Bench, node: Node) -> Made:
    return Made("clashed", True, "clash")


def make_invocation(b: Bench, node: Node) -> Made:
    """In the deck; of several copies of a card only one is invoked at a time."""
    inner = make(b, node["when"])

    def fits(ctx: Context) -> bool:
        mine = ctx.origin.card.slug
        if any(p.moment == "invocation" and p.controller == ctx.me and p.origin.card.slug == mine for p in ctx.run.agenda):
            return False
        return inner.fits is None or inner.fits(ctx)

    return inner._replace(moment="invocation", fits=fits)


def make_turn_start(b: Bench, node: Node) -> Made:
    return Made("turn-started", False, "turn-start", of_player(players(node["owner"])))


def make_turn_end(b: Bench, node: Node) -> Made:
    return Made("turn-ended", False, "turn-end", of_player(players(node["owner"])))


def of_player(whose: object) -> Test:
    """Whether an event is that player's."""
    return lambda ctx: ctx.event is not None and ctx.event.player in whose(ctx)  # type: ignore[operator]


def make_interference_end(b: Bench, node: Node) -> Made:
    if not b.able("interference"):
        raise NoMeaning("trigger", node.kind)
    return Made("interference-ending", False, "interference-end")


def make_as_played(b: Bench, node: Node) -> Made:
    if not b.able("as-played"):
        raise NoMeaning("trigger", node.kind)
    return Made("playing", True, "as-played")


def make_automatic(b: Bench, node: Node) -> Made:
    return Made("played", True, "automatic")


def make_when(b: Bench, node: Node) -> Made:
    happening = node["happening"]
    kind = happening.kind
    if kind not in HAPPENINGS:
        raise NoMeaning("trigger", kind)
    about: Subject = b.make("subject", node["subject"])
    if about.bundled and kind in BUNDLES:
        event, moment = BUNDLES[kind]
        return Made(event, False, moment, bundled(about))
    (own_event, own_moment), (event, moment) = HAPPENINGS[kind]
    extra = extra_test(b, happening)
    if about.own and kind != "boarded":
        return Made(own_event, True, own_moment, extra)
    if kind == "boarded":
        return Made("boarded", False, "when-boarded", lambda ctx: ctx.event is not None and ctx.event.get("vehicle") == ctx.source)

    def fits(ctx: Context) -> bool:
        e = ctx.event
        assert e is not None
        t = e.before or ctx.state.things.get(e.subject)
        return t is not None and about.fits(ctx, t) and (extra is None or extra(ctx))

    return Made(event, False, moment, fits)


def bundled(about: Subject) -> Test:
    """Whether any member of a bundle fits; the bundle then carries their number."""

    def fits(ctx: Context) -> bool:
        e = ctx.event
        assert e is not None
        things = ctx.state.things
        members = [i for i in e.about if about.fits(ctx, things[i])]
        return bool(members)

    return fits


def extra_test(b: Bench, happening: Node) -> Test | None:
    """What a happening asks besides: really damaged, really healed by an effect, not burned, raised and not lowered, against whom."""
    kind = happening.kind
    if kind == "damaged":
        return lambda ctx: ctx.event is not None and ctx.event.did > 0
    if kind == "healed":
        return lambda ctx: ctx.event is not None and ctx.event.get("by") in ("effect", "drain")
    if kind == "raised":
        return lambda ctx: ctx.event is not None and max(ctx.event.get("stats", (0, 0))) > 0
    if kind == "summoned":
        return lambda ctx: ctx.event is not None and ctx.event.get("how") != "played"
    if kind == "summoned_free":
        return lambda ctx: ctx.event is not None and ctx.event.get("free") is True
    if kind == "evolves":
        return lambda ctx: ctx.event is not None and ctx.event.did > 0
    if kind == "destroyed_by_effect":
        return lambda ctx: ctx.event is not None and ctx.event.did > 0 and ctx.event.get("by") == "effect"
    if kind == "destroyed":
        return lambda ctx: ctx.event is not None and ctx.event.did > 0
    if kind in ("drawn", "added"):
        return reached_hand
    if kind in ("attacks", "kills", "survives") and "whom" in happening:
        whom: Subject = b.make("subject", happening["whom"])

        def against(ctx: Context) -> bool:
            target = ctx.event.get("target") if ctx.event is not None else None
            if kind == "kills" and ctx.event is not None and not ctx.event.get("killed"):
                return False
            return isinstance(target, int) and whom.fits(ctx, ctx.state.things[target])

        return against
    return None


def reached_hand(ctx: Context) -> bool:
    """Whether a card that was drawn or added reached the hand; of a burned one its own text is silent, by rule."""
    e = ctx.event
    assert e is not None
    if not e.did:
        return False
    if e.get("burned"):
        return bool(ctx.run.answers.get("burn.own" if e.subject == ctx.source else "burn.watchers"))
    return True


def make_when_player(b: Bench, node: Node) -> Made:
    deed = node["deed"]
    if deed.kind not in DEEDS:
        raise NoMeaning("trigger", deed.kind)
    event, moment = DEEDS[deed.kind]
    whose = players(node["player"])
    what: Subject | None = b.make("subject", deed["what"]) if "what" in deed else None
    counter = deed.get("counter")

    def fits(ctx: Context) -> bool:
        e = ctx.event
        assert e is not None
        if e.player not in whose(ctx):
            return False
        if counter is not None:
            return bool(e.get("point") == counter and e.did > 0 and e.get("how") == "recover")
        if what is None:
            return True
        things = ctx.state.things
        if e.about:
            return what.enough(ctx, sum(1 for i in e.about if what.fits(ctx, things[i])))
        t = e.before or things.get(e.subject)
        return t is not None and what.fits(ctx, t)

    return Made(event, False, moment, fits)

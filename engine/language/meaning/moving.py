"""Effects that move cards between zones: putting, shuffling, drawing, discarding."""

from __future__ import annotations

from collections.abc import Mapping

from engine.kernel.questions import EFFECT_TOO_FEW, SWEEP_TARGETS
from engine.kernel.resolve import Context
from engine.kernel.state import Thing
from engine.kernel.targets import choose, yes_or_no, yes_wished
from engine.kernel.trace import Event, Message
from engine.language.changing import changed
from engine.language.meaning.builder import Bench, NoMeaning, means, players
from engine.language.meaning.effects import Operation, cards_of, done, sweep
from engine.language.meaning.figureless import on_the_table
from engine.language.meaning.of_cards import discarded_from_a_hand, moved_from_elsewhere
from engine.language.tree import Node

UPPERMOST = {"en": "what lies next, from the top", "ja": "上から順に次に置くカード"}
ON_TOP = {"en": "putting {name} on top, not on the bottom", "ja": "{name}を下ではなく上に置く"}


FROM_WHERE = ("where those cards are taken from isn't said; say it (“from your deck”), or whose they are (“an allied follower”)",
              "どこのカードを手札に加えるのかが書かれていません。「自分のデッキの」のように、どこのカードか、または「自分の」のように誰のカードかを書いてください")  # fmt: skip


def from_nowhere(target: Node) -> bool:
    """Whether cards in play would be meant of which it is not said whose they are: nobody means those, who brings cards to a hand."""
    return on_the_table(target) and target["filter"].kind == "filter" and not {"side", "controlled", "named"} & target["filter"].kinds and target["filter"]["noun"].kind != "character"


@means("effect", "put")
def put(b: Bench, node: Node) -> Operation:
    targets, into = cards_of(b, node), node["into"]
    if into["zone"] == "hand" and any(map(from_nowhere, node["targets"])):
        raise NoMeaning("effect", "put", FROM_WHERE)
    if "at" not in into and "turned" not in into:
        moved_from_elsewhere("put", node["targets"], into, b.game)
    b.drew = b.drew or into["zone"] == "hand"
    zone, at, turned = into["zone"], into.get("at", ""), into.get("turned", "")
    if turned and b.game.turned != "asleep":
        raise NoMeaning("into", turned)
    whose = players(into["owner"]) if "owner" in into else None

    def operation(ctx: Context) -> None:
        events = []
        ids = targets(ctx)
        if into.get("order"):
            ids = in_order(ctx, ids)[:: -1 if at == "top" else 1]
        for i in ids:
            t = ctx.state.things[i]
            player = whose(ctx)[0] if whose is not None and into["owner"]["who"] != "owner" else t.owner
            e = move_event(ctx, t.id, player, zone, one_end(ctx, t) if at == "either" else at)
            if turned == "asleep":
                e.mark = turned
            events.append(e)
        if ctx.run.answer(SWEEP_TARGETS) == "at-once":
            sweep(ctx, events)
        else:
            done(ctx, [ctx.run.happen(e) for e in events])
        if at == "anywhere":
            for player in dict.fromkeys(e.player for e in events):
                ctx.run.happen(Event("shuffled", player=player, zone=zone))

    return operation


def in_order(ctx: Context, ids: list[int]) -> list[int]:
    """Cards in the order in which this effect's player wants them to lie, the uppermost first."""
    if len(ids) < 2:
        return ids
    first = choose(ctx.run, ctx.me, ids, len(ids) - 1, Message("choose-target", {"source": ctx.origin, "text": UPPERMOST}))
    return [*first, *(i for i in ids if i not in first)]


def one_end(ctx: Context, t: Thing) -> str:
    """The end of a pile to which this effect's player wants a card to go."""
    said = Message("choose", {"source": ctx.origin, "text": {lang: text.format(name=t.card.name[lang]) for lang, text in ON_TOP.items()}})
    return "top" if yes_or_no(ctx.run, ctx.me, said, yes_wished(ctx.run)) else "bottom"


def move_event(ctx: Context, i: int, player: str, zone: str, at: str) -> Event:
    """The event by which a card goes to a zone: entering, coming to hand, or being put there."""
    if zone == ctx.run.game.table:
        return Event("entered", i, player, 0, ctx.source, how="summoned", free=True)
    if zone == "hand" and "moved-to-hand" in ctx.run.game.appliers:
        return Event("moved-to-hand", i, player, 0, ctx.source)
    came = ctx.state.things[i].zone
    return Event("put", i, player, 0, ctx.source, zone=zone, came_from=came, at=at, bottom=at == "bottom", by="effect")


@means("effect", "set_on", needs="set-on")
def set_on(b: Bench, node: Node) -> Operation:
    """Cards come to lie with another card."""
    targets, host, down = cards_of(b, node), b.make("target", node["host"]), bool(node.get("down"))

    def operation(ctx: Context) -> None:
        on = host(ctx)[:1]
        done(ctx, [ctx.run.happen(Event("set-on", i, ctx.me, 0, ctx.source, target=h, hidden=down)) for h in on for i in targets(ctx)])

    return operation


@means("effect", "shuffle")
def shuffle(b: Bench, node: Node) -> Operation:
    whose = players(node["owner"])

    def operation(ctx: Context) -> None:
        for p in whose(ctx):
            ctx.run.happen(Event("shuffled", player=p, zone=node["zone"]))

    return operation


@means("effect", "draw")
def draw(b: Bench, node: Node) -> Operation:
    whose, amount = players(node.get("player")), b.make("amount", node["count"])
    b.drew = True

    def operation(ctx: Context) -> None:
        done(ctx, [e for p in whose(ctx) for e in ctx.run.game.behaviour.draw(ctx.run, p, amount(ctx), ctx.source)])

    return operation


@means("effect", "draw_until")
def draw_until(b: Bench, node: Node) -> Operation:
    """As many cards as the hand lacks to a number."""
    amount = b.make("amount", node["n"])
    b.drew = True

    def operation(ctx: Context) -> None:
        missing = amount(ctx) - len(ctx.state.zone(ctx.me, "hand"))
        done(ctx, list(ctx.run.game.behaviour.draw(ctx.run, ctx.me, missing, ctx.source)) if missing > 0 else [])

    return operation


def discarder(node: Node) -> Node:
    """Who discards: the player who is named, or else whose hand it is that the cards are chosen in."""
    hands = [part["owner"] for t in node["targets"] for part in t.walk() if part.kind == "in" and part["zone"] == "hand"]
    owner: Node = node.get("player") or (hands[0] if hands else Node("player", who="me"))
    return owner


def from_hand(node: Node, player: Node) -> Node:
    """A discard with this player's hand as the place of every card for which it names none; who is said to discard also chooses."""
    place, by = Node("in", owner=player, zone="hand"), {"by": player["who"]} if "player" in node and player["who"] != "me" else {}

    def of_one(part: Node) -> Node:
        return place if part.kind == "in" and part["zone"] == "hand" and part["owner"]["who"] == "each" else part

    return Node(node.kind, {**dict(node.parts), "targets": tuple(placed(chosen_by(changed(t, of_one), by), place) for t in node["targets"])}, node.at)


def chosen_by(target: Node, by: Mapping[str, str]) -> Node:
    """A target that is chosen, chosen by this player."""
    return Node(target.kind, {**dict(target.parts), **by}, target.at) if target.kind == "chosen" else target


def placed(target: Node, place: Node) -> Node:
    """A target whose filter, if it says neither where its cards lie nor what happened to them, has them in a place."""
    spoken = target.get("filter")
    if not isinstance(spoken, Node) or any(t.kind in ("in", "past", "done", "set_on", "waiting") for t in spoken.walk()):
        return target
    return Node(target.kind, {**dict(target.parts), "filter": _in_place(spoken, place)}, target.at)


def _in_place(spoken: Node, place: Node) -> Node:
    parts = dict(spoken.parts)
    if spoken.kind == "filter":
        parts["tests"] = (*spoken.get("tests", ()), place)
    else:
        parts |= {name: _in_place(part, place) for name, part in spoken.parts if isinstance(part, Node) and part.kind.endswith("filter")}
    return Node(spoken.kind, parts, spoken.at)


@means("effect", "discard", needs="discarded")
def discard(b: Bench, node: Node) -> Operation:
    """Cards leave a hand, by the choice of the player who discards or at random; without a place they are cards of that hand.

    Behind a step that brings cards to a hand they are picked once those are there, not as the ability is declared; so they are
    where it is not known before who discards. Where nobody is said to discard, the ability's player chooses, and whose card it is discards.
    """
    discarded_from_a_hand(node["targets"])
    player = discarder(node)
    if player["who"] == "each" and any(p.kind == "in" and p["zone"] == "hand" and p["owner"]["who"] in ("me", "opponent") for t in node["targets"] for p in t.walk()):
        raise NoMeaning("effect", "discard", ("each player discards, but one side's hand is named; leave it out", "各プレイヤーが捨てますが、片方の手札が名指しされています。手札を書かないでください"))
    whose, known = players(player), player["who"] in ("me", "opponent")
    said, both_players = "player" in node, players(Node("player", who="each"))
    declares, b.declares = b.declares, b.declares and known and not b.drew
    targets = {who: cards_of(b, from_hand(node, Node("player", who=who))) for who in ((player["who"],) if known else ("me", "opponent"))}
    b.declares = declares
    at_random = all(t.kind == "random" for t in node["targets"])

    def holds_cards(ctx: Context) -> bool:
        return any(ctx.state.zone(p, "hand") for p in (whose if said else both_players)(ctx))

    possible = b.reading("discard", holds_cards, quiet=True) if at_random else holds_cards

    def operation(ctx: Context) -> None:
        events: list[Event] = []
        if not possible(ctx):
            if holds_cards(ctx):
                ctx.run.cite("reads.discard")
                ctx.run.emit("fizzled", Message("fizzled.nothing-to-discard", {"source": ctx.origin}), actor=ctx.me)
            elif ctx.run.answer(EFFECT_TOO_FEW) == "not-done":
                for asked in targets.values():
                    asked(ctx)  # raises where it asks for cards
            done(ctx, events)
            return
        picked = [(p, targets["me" if p == ctx.me else "opponent"](ctx)) for p in whose(ctx)]
        if not said:
            ids = [i for _, some in picked for i in some]
            picked = [(p, ids) for p in both_players(ctx)]
        for p, ids in picked:
            mine = [i for i in ids if ctx.state.things[i].owner == p]
            events += ctx.run.game.behaviour.discard(ctx, p, mine, at_random)
        done(ctx, events)

    return operation

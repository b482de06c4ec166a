"""What the words mean that only Duel Masters' cards say: breaking shields, GR, the top card of several, what is done while playing."""

from __future__ import annotations

from engine.games.duel_masters import battle, mana, shields, stacks, twinpact, using
from engine.games.duel_masters.races import has_race
from engine.games.duel_masters.state import of
from engine.kernel.cards import Ability
from engine.kernel.resolve import Context
from engine.kernel.shuffling import take_from_top
from engine.kernel.targets import as_options, number_wished
from engine.kernel.trace import Event, Message
from engine.language.meaning.builder import Bench, Meanings, NoMeaning
from engine.language.meaning.effects import Operation, cards_of, done
from engine.language.meaning.filters import Fits
from engine.language.meaning.moving import move_event
from engine.language.meaning.triggers import Made
from engine.language.tree import Node

MECHANISMS = Meanings()
means = MECHANISMS.means


@means("effect", "break_shields")
def break_shields(b: Bench, node: Node) -> Operation:
    """Break shields of the opponent, as many as there are up to that number."""
    amount = b.make("amount", node["count"])
    return lambda ctx: shields.break_by_effect(ctx, amount(ctx))


@means("effect", "make_battle")
def make_battle(b: Bench, node: Node) -> Operation:
    """Two creatures battle as part of an effect: nothing is tapped, and there is nothing to block."""
    attacker, whom = b.make("target", node["attacker"]), b.make("target", node["whom"])

    def operation(ctx: Context) -> None:
        things = ctx.state.things
        pairs = [(i, j) for i in attacker(ctx) for j in whom(ctx) if i != j]
        for i, j in pairs:
            if all(things[k].zone == ctx.run.game.table and things[k].attack is not None for k in (i, j)):
                battle.battle(ctx.run, i, j)
        done(ctx, [])

    return operation


@means("effect", "turn_over")
def turn_over(b: Bench, node: Node) -> Operation:
    """Cards of a deck, a hand or the shields that are turned face up are shown to both players."""
    if node["how"] != "up":
        raise NoMeaning("effect", node.kind)
    return b.make("effect", Node("reveal", targets=node["targets"]))


@means("effect", "gr_summon")
def gr_summon(b: Bench, node: Node) -> Operation:
    """The top card of the GR zone is put into the battle zone."""

    def operation(ctx: Context) -> None:
        top = take_from_top(ctx.run, ctx.me, 1, "gr")
        done(ctx, [ctx.run.happen(Event("entered", t.id, ctx.me, 0, ctx.source, how="gr-summoned", free=True)) for t in top])

    return operation


@means("effect", "put_top")
def put_top(b: Bench, node: Node) -> Operation:
    """Only the top card leaves; what becomes of those under it is for the rules."""
    targets, zone, at = cards_of(b, node), node["into"]["zone"], node["into"].get("at", "")

    def operation(ctx: Context) -> None:
        things = ctx.state.things
        events = [move_event(ctx, i, things[i].owner, zone, at) for i in targets(ctx)]
        done(ctx, [stacks.top_leaves(ctx.run, e) for e in events])

    return operation


@means("effect", "extra_turn")
def extra_turn(b: Bench, node: Node) -> Operation:
    """A turn of the player's own follows this one."""

    def operation(ctx: Context) -> None:
        ctx.run.new_state().game = of(ctx.state)._replace(extra=(*of(ctx.state).extra, ctx.me))
        ctx.run.emit("event", Message("extra-turn", {"player": ctx.me}), actor=ctx.me)
        done(ctx, [])

    return operation


@means("effect", "use_free")
def use_free(b: Bench, node: Node) -> Operation:
    """Cards are used for nothing, one after the other: a spell does all it says before the next."""
    targets = cards_of(b, node)

    def operation(ctx: Context) -> None:
        found, events = targets(ctx), []
        for n, i in enumerate(found):
            since, t = ctx.state.things[i].since, twinpact.fitting(ctx.run, ctx.state.things[i], ctx.me, node["how"])
            if t is not None and using.allowed(ctx.run, t, ctx.me):
                using.use(ctx.run, t, ctx.me, n + 1 < len(found))
            e = Event("played", i, ctx.me)
            e.did = int(ctx.state.things[i].since != since)
            events.append(e)
        done(ctx, events)

    return operation


@means("printed", "stands_on")
def stands_on(b: Bench, node: Node) -> list[Ability]:
    """On what an evolution is put: noted of the card. How many there must be is printed, nothing else could say it before it is played."""
    count = node["count"]
    if count.kind != "number":
        raise NoMeaning("amount", count.kind)
    stacks.STANDS_ON.put(b.notes, [b.make("filter", node["what"]).fits] * count["n"])
    zones = [test["zone"] for test in node["what"].get("tests") or () if test.kind == "in" and test["zone"] != b.game.table]
    if zones:
        stacks.STANDS_IN.put(b.notes, zones[0])
    return []


@means("printed", "neo_evolution")
def neo_evolution(b: Bench, node: Node) -> list[Ability]:
    """Put onto one such card, or onto none."""
    stacks.NEO.put(b.notes, True)
    return stands_on(b, Node("stands_on", count=Node("number", n=1), what=node["what"]))


@means("printed", "stands_on_several")
def stands_on_several(b: Bench, node: Node) -> list[Ability]:
    """On what an evolution is put that needs one of each of several kinds: noted of the card."""
    stacks.STANDS_ON.put(b.notes, [b.make("filter", node[part]).fits for part in ("first", "second", "third") if part in node])
    return []


@means("test", "set_on")
def beneath(b: Bench, node: Node) -> Fits:
    """What lies under a card, face up."""
    host = b.make("target", node["host"])
    return lambda ctx, t: t.host != 0 and not t.hidden and t.host in host(ctx)


@means("printed", "star_evolution")
def star_evolution(b: Bench, node: Node) -> list[Ability]:
    """Put onto one such card, and leaving alone."""
    stacks.STAR.put(b.notes, True)
    return stands_on(b, Node("stands_on", count=Node("number", n=1), what=node["what"]))


@means("printed", "power_attacker")
def power_attacker(b: Bench, node: Node) -> list[Ability]:
    """More power while it attacks."""
    return [Ability("keyword", b.text(node, "sentence"), keywords=(f"power-attacker:{node['n']}",))]


@means("noun", "of_trait")
@means("adjective", "trait")
def of_race(b: Bench, node: Node) -> Fits:
    """A race, or a group of them: every race whose name holds the word."""
    trait = node["trait"]
    return lambda ctx, t: has_race(t, trait)


@means("adjective", "no_trait")
def of_no_race(b: Bench, node: Node) -> Fits:
    """Of no such race, and of none of its group."""
    trait = node["trait"]
    return lambda ctx, t: not has_race(t, trait)


@means("adjective", "of_class")
def of_civilization(b: Bench, node: Node) -> Fits:
    """Of a civilization, among others perhaps; "Multicolor" is whatever has several."""
    word = node["class"]
    if word == "multicolor":
        return lambda ctx, t: mana.multicolored(t)
    return lambda ctx, t: word in t.card.klass.split("/") or word in mana.civilizations(t)


@means("noun", "element")
def element(b: Bench, node: Node) -> Fits:
    """What can lie face up in the battle zone by itself."""
    return lambda ctx, t: t.card.kind not in ("spell", "castle", "leader")


@means("noun", "of_either_trait")
def of_either_race(b: Bench, node: Node) -> Fits:
    """Of one race or the other."""
    first, second = node["first"], node["second"]
    return lambda ctx, t: has_race(t, first) or has_race(t, second)


@means("adjective", "of_either_class")
def of_either_civilization(b: Bench, node: Node) -> Fits:
    """Of one civilization or the other."""
    wanted = {node["first"], node["second"]}
    return lambda ctx, t: bool(wanted & mana.civilizations(t))


@means("test", "not_of_class")
def not_of_civilization(b: Bench, node: Node) -> Fits:
    """Not of a civilization."""
    word = node["class"]
    return lambda ctx, t: word not in mana.civilizations(t)


@means("effect", "draw_up_to")
def draw_up_to(b: Bench, node: Node) -> Operation:
    """The player says how many."""
    amount = b.make("amount", node["count"])

    def operation(ctx: Context) -> None:
        most = min(amount(ctx), len(ctx.state.zone(ctx.me, "deck")))
        numbers = list(range(most, -1, -1))
        text = {"en": "how many cards are drawn", "ja": "引く枚数"}
        prompt = Message("choose", {"source": ctx.origin, "text": text})
        n = numbers[ctx.run.decide("choice", ctx.me, prompt, as_options(numbers), wish=number_wished(ctx.run, numbers))] if most else 0
        done(ctx, ctx.run.game.behaviour.draw(ctx.run, ctx.me, n, ctx.source))

    return operation


@means("trigger", "as_played")
def as_played(b: Bench, node: Node) -> Made:
    """While it is being played, before its cost is paid."""
    return Made("playing", True, "as-played")

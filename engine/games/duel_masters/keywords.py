"""What the words mean that cards of Duel Masters print as keywords, beside those that are marks alone."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.duel_masters import crossing, entering, prices
from engine.games.duel_masters.mana import TAPPED_AS_WELL
from engine.games.duel_masters.state import of
from engine.kernel.cards import Ability, Test
from engine.kernel.holding import LISTENS, Holds, settle
from engine.kernel.modifying import changing_costs
from engine.kernel.resolve import Context
from engine.kernel.state import Player, Thing
from engine.language.meaning import replacing
from engine.language.meaning.builder import Bench, Meanings, NoMeaning
from engine.language.meaning.durations import Lasting
from engine.language.meaning.grants import Grant, given, itself, marking, strengthen
from engine.language.meaning.prices import other_cost
from engine.language.meaning.statics import named
from engine.language.meaning.targets import Target, concerned
from engine.language.meaning.triggers import Made
from engine.language.tree import Node

MEANINGS = Meanings()
means = MEANINGS.means

STRIKERS, METAMORPH = 2, 7  # other creatures with Wave Striker; cards in the mana zone


def marked(word: str) -> Callable[[Bench, Node], list[Ability]]:
    """A printed sentence that is a mark the rules read."""

    def make(b: Bench, node: Node) -> list[Ability]:
        return [Ability("keyword", b.text(node, "sentence"), keywords=(b.mark(word, "sentence", node.kind),))]

    return make


means("printed", "mana_tapped")(marked("put-tapped"))
means("printed", "shincarize")(marked("shincarize"))
means("printed", "super_trigger")(marked("shield-trigger"))


@means("printed", "uses_tap", "fortifies")
def uses_tap(b: Bench, node: Node) -> list[Ability]:
    """How the tap ability of the card is used, or that a castle fortifies: nothing of its own, but for the mana that is tapped as well."""
    if "n" in node:
        TAPPED_AS_WELL.put(b.notes, node["n"])
    return []


@means("printed", "stealth")
def stealth(b: Bench, node: Node) -> list[Ability]:
    """Can't be blocked while a card of a civilization lies in the other player's mana zone."""
    word = node["class"]

    def there(ctx: Context) -> bool:
        things = ctx.state.things
        return any(word in things[i].card.klass.split("/") for i in ctx.state.zone(ctx.other, "mana"))

    holds = Holds(itself, (named(b, "cannot-be-blocked"),), mark=True)
    zones = frozenset({b.game.table})
    return [Ability("static", b.text(node, "sentence"), None, there, (settle,), zones=zones, hears=(LISTENS,), holds=holds)]


def its_players(filter: Node, *more: Node) -> Node:
    """Cards of the player who has the keyword, where the text does not say whose; and whatever else is to hold of them."""
    if filter.kind != "filter":
        return Node(filter.kind, {name: its_players(part, *more) if isinstance(part, Node) else part for name, part in filter.parts})
    whose = () if filter.of("side") else (Node("side", who="me"),)
    return Node("filter", {**dict(filter.parts), "adjectives": (*whose, *more, *(filter.get("adjectives") or ()))}, filter.at)


@means("printed", "sympathy")
def sympathy(b: Bench, node: Node) -> list[Ability]:
    """Costs 1 less for each that fits, counted as it is paid, and never less than 1."""
    select = b.make("filter", its_players(node["what"])).select
    text, hand = b.text(node, "sentence"), frozenset({"hand"})
    return [changing_costs(text, itself, lambda ctx: -len(select(ctx)), hand)]


@means("printed", "saver")
def saver(b: Bench, node: Node) -> list[Ability]:
    """The card may be destroyed in place of one of those, of its player."""
    then = Node("may", do=Node("sequence", steps=(Node("destroy", targets=(Node("this"),)),)))
    s = Node("replace", subject=Node("any_of", filter=its_players(node["what"], Node("other"))), would=Node("destroyed"), then=then)
    return [replacing.instead(b, s, b.text(node, "sentence"))]


means("continuous", "cost_less", "cost_more")(other_cost)


@means("printed", "g_zero")
def g_zero(b: Bench, node: Node) -> list[Ability]:
    """While the condition holds, nothing is paid."""
    return [prices.free(b.text(node, "sentence"), b.make("condition", node["condition"]))]


# ---- lines that count only under a condition


@means("gate", "under")
def under(b: Bench, node: Node) -> Test:
    """The condition of a head under which a line counts."""
    test = GATES.get(node["head"])
    if test is None:
        raise NoMeaning("line", node["head"])
    return test


def wave(ctx: Context) -> bool:
    """Whether enough other creatures in the battle zone have Wave Striker."""
    things, table = ctx.state.things, ctx.run.game.table
    strikers = [i for p in ("me", "opponent") for i in ctx.state.zone(p, table) if "wave-striker" in things[i].keywords]
    return sum(i != ctx.source for i in strikers) >= STRIKERS


def transformed(ctx: Context) -> bool:
    """Whether enough cards are in the mana zone."""
    return len(ctx.state.zone(ctx.me, "mana")) >= METAMORPH


def rushed(ctx: Context) -> bool:
    """Whether another creature of the player has broken a shield this turn."""
    game, things = of(ctx.state), ctx.state.things
    return game.broke_in == ctx.state.turn_number and any(i != ctx.source and things[i].controller == ctx.me for i in game.broke)


def equipped(ctx: Context) -> bool:
    """Whether a cross gear is crossed with it."""
    return crossing.bears_gear(ctx.state, ctx.state.things[ctx.source])


def boosted(ctx: Context) -> bool:
    """Whether the card was used by its S-trigger while its player had no shields."""
    return of(ctx.state).boosted == ctx.source or ctx.state.things[ctx.source].counters.get(entering.BONUS) == 1


def behind_no_more_shields(ctx: Context) -> bool:
    """Whether the player has as many shields as the other, or more."""
    return len(ctx.state.zone(ctx.me, "shields")) >= len(ctx.state.zone(ctx.other, "shields"))


GATES: dict[str, Test] = {
    "wave-striker": wave,
    "metamorph": transformed,
    "turbo-rush": rushed,
    "accelerator": equipped,
    "shield-force": entering.forced,
    "super-bonus": boosted,
    "holy-field": behind_no_more_shields,
}


@means("trigger", "silent_skill")
def silent_skill(b: Bench, node: Node) -> Made:
    """Left tapped at the start of its player's turn, to be used."""
    b.hears("silent-skill", "trigger", node.kind)
    return Made("silent-skill", True, "silent-skill")


@means("trigger", "tap_ability")
def tap_ability(b: Bench, node: Node) -> Made:
    """Tapped instead of attacking, to be used."""
    b.hears("tap-ability", "trigger", node.kind)
    if "n" in node:
        TAPPED_AS_WELL.put(b.notes, node["n"])
    return Made("tap-ability", True, "tap-ability")


# ---- power


@means("worked_out", "power")
def power_worked_out(b: Bench, node: Node) -> Callable[[Context], int]:
    """How much more power it is, at each moment."""
    sign, amount = -1 if node["how"] == "less" else 1, b.make("amount", node["amount"])
    if "each" not in node:
        return lambda ctx: sign * amount(ctx)
    select, every = b.make("filter", node["each"]).select, node.get("every", 1)
    if every < 1:
        raise NoMeaning("grant", node.kind)
    return lambda ctx: sign * amount(ctx) * (len(select(ctx)) // every)


@means("grant", "power")
def power(b: Bench, node: Node) -> Grant:
    """So much more power, as it is when it is given."""
    amount = power_worked_out(b, node)

    def give(ctx: Context, i: int, how_long: Lasting) -> None:
        strengthen(ctx, i, (amount(ctx), 0), how_long)

    return give


@means("printed", "usable_from")
def usable_from(b: Bench, node: Node) -> list[Ability]:
    """Used from that zone as from hand, for its cost or for another."""
    return [Ability("static", b.text(node, "sentence"), zones=frozenset({node["zone"]}), cost=node.get("n", 0), head=prices.USABLE)]


# ---- marks


@means("mark", "bears_any")
def bears_any(b: Bench, node: Node) -> str:
    """Any evolution may be put on it."""
    return b.mark("bears-any-evolution", "quality", node.kind)


@means("mark", "wins_battles")
def wins_battles(b: Bench, node: Node) -> str:
    """Whatever the powers are, it wins."""
    return b.mark("wins-battles", "quality", node.kind)


@means("quality", "wins_battles")
def wins_battles_for_a_while(b: Bench, node: Node) -> Grant:
    """The same for a while."""
    return marking(b.make("mark", node))


@means("continuous", "loses_all")
def loses_all(b: Bench, node: Node) -> Callable[[Callable[[Context, Thing], bool]], Ability]:
    """What is printed on cards that fit is as if it were not there, as long as this is."""
    zones, text = frozenset({b.game.table}), b.text(node, "quality")

    def make(fits: Callable[[Context, Thing], bool]) -> Ability:
        return Ability("static", text, None, None, (settle,), zones=zones, hears=(LISTENS,), holds=Holds(fits, mark=True, blank=True))

    return make


@means("target", "that")
def that(b: Bench, node: Node) -> Target:
    """What the effect has just spoken of, all of it, if it lies in the battle zone; else what the trigger is about."""
    noun, table = b.make("noun", node["noun"]), b.game.table

    def target(ctx: Context) -> list[int]:
        things = ctx.state.things
        spoken = [i for i in ctx.it if noun(ctx, things[i])]
        there = [i for i in spoken if things[i].zone == table]
        e = ctx.event
        event = [i for i in (concerned(ctx), e.subject, e.target) if i and noun(ctx, things[i])] if e is not None else []
        return there or event[:1] or spoken

    return target


@means("target", "rest")
def rest(b: Bench, node: Node) -> Target:
    """The cards of a group that nobody has taken: all of it where nothing was to be taken after all."""

    def target(ctx: Context) -> list[int]:
        group = ctx.group or {i: ctx.state.things[i].since for i in ctx.it}
        return [i for i, since in group.items() if ctx.state.things[i].since == since]

    return target


def no_triggers(b: Bench, node: Node, whose: Callable[[Context, Player], bool]) -> Ability:
    """Some players may not use their S-triggers."""
    if node["keyword"] != "shield-trigger":
        raise NoMeaning("quality", node.kind)
    zones = frozenset({b.game.table, "leader"})
    text = b.text(node, "quality")
    return Ability("static", text, zones=zones, hears=("!trigger",), forbids=lambda ctx, wanted: whose(ctx, wanted.player))


@means("continuous", "cant_use")
def cant_use(b: Bench, node: Node) -> Callable[[Callable[[Context, Thing], bool]], Ability]:
    """As long as this is there."""

    def make(fits: Callable[[Context, Thing], bool]) -> Ability:
        return no_triggers(b, node, lambda ctx, player: fits(ctx, ctx.state.things[ctx.state.zone(player, "leader")[0]]))

    return make


@means("quality", "cant_use")
def cant_use_for_a_while(b: Bench, node: Node) -> Grant:
    """For a while."""
    a = no_triggers(b, node, lambda ctx, player: player == ctx.origin.owner)
    return given(a)


@means("adjective", "attacking")
def attacking(b: Bench, node: Node) -> Callable[[Context, Thing], bool]:
    """Whose attack is going on."""
    return lambda ctx, t: of(ctx.state).attacker == t.id



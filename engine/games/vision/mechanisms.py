"""What the words mean that only Phantom Magic Vision's cards say: interferences, automatic effects, attacks that come from an effect."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.vision import (
    acting,
    battle_effects,
    causes,
    declared,
    forms,
    guises,
    interference,
    no_number,
    obliged,
    resolving,
    sides,
    timing,
    uniting,
    voiding,
)
from engine.games.vision.courses import COURSES
from engine.games.vision.figures import FIGURES_AND_COSTS
from engine.games.vision.words import WORDS
from engine.kernel.cards import Ability, Test, Trigger
from engine.kernel.notes import ALSO_NAMED
from engine.kernel.resolve import Context
from engine.kernel.state import Thing
from engine.kernel.trace import Event
from engine.language.meaning.builder import Bench, Meanings, NoMeaning
from engine.language.meaning.durations import Lasting
from engine.language.meaning.effects import Operation, sweep, targets_of
from engine.language.meaning.grants import Grant, marking
from engine.language.meaning.prices import other_cost
from engine.language.meaning.triggers import Made
from engine.language.tree import Node

MECHANISMS = Meanings({
    **COURSES, **FIGURES_AND_COSTS, **WORDS, **guises.GUISES, **uniting.UNITING, **sides.SIDES, **causes.CAUSES, **resolving.RESOLVING,
    **voiding.VOIDING, **no_number.NO_NUMBER, **declared.DECLARED, **obliged.OBLIGED,
})  # fmt: skip
means = MECHANISMS.means


@means("duration", "interference")
def during_the_interference(b: Bench, node: Node) -> Callable[[Context], Lasting]:
    """As long as the interference that is open, or resolving, is not over."""
    return lambda ctx: Lasting("interference", "", interference.number(ctx.run))


@means("trigger", "interference_end")
def interference_end(b: Bench, node: Node) -> Made:
    """An interference is about to be over."""
    return Made("interference-ending", False, "interference-end")


@means("trigger", "automatic")
def automatic(b: Bench, node: Node) -> Made:
    """An automatic effect that stands by itself: of a card that is played, or (where it is optional) one that its player may apply.

    One of class gamma waits for something, which its line must say.
    """
    if node["letter"] == "gamma" and "may" not in node:
        raise NoMeaning("trigger", node.kind, SAY_WHEN)
    return Made("played", True, "automatic")


@means("modifier", "automatic")
def automatic_modifier(b: Bench, node: Node) -> None:
    """An automatic effect that something else sets off; an optional one waits for its player's priority."""


@means("target", "rest")
def rest(b: Bench, node: Node) -> Callable[[Context], list[int]]:
    """The cards of that group that lie where they lay."""
    return lambda ctx: [i for i, since in (ctx.group or {}).items() if ctx.state.things[i].since == since]


@means("test", "bears")
def bears(b: Bench, node: Node) -> Callable[[Context, Thing], bool]:
    """On which such a card is set."""
    fits = b.make("filter", node["what"]).fits
    return lambda ctx, t: any(fits(ctx, card) for card in forms.set_with(ctx.state, t.id))


@means("amount", "that_damage")
def that_damage(b: Bench, node: Node) -> Callable[[Context], int]:
    """How much the damage was, or would have been, that set this off or is replaced."""
    return lambda ctx: 0 if ctx.event is None else ctx.event.did or ctx.event.amount


SAY_WHEN = ("say what it waits for: “Auto gamma, when this attacks: …”", "何を待つ効果か書いてください（「自動γ・これが攻撃した時：…」）")
MORE_THAN_A_WORD = ("protection", "phantom-creature", "world-spell", "sacred-treasure", "legend", "chief", "last-word", "last-spell")


@means("grant", "trait")
def given_a_word(b: Bench, node: Node) -> Grant:
    """A race; a word with rules of its own, which a card has or has not, is given by nothing."""
    if node["trait"] in MORE_THAN_A_WORD:
        raise NoMeaning("grant", node["trait"])
    made: Grant = b.make("quality", Node("of_trait", trait=node["trait"], yes=1))
    return made


@means("printed", "treated_as")
def also_called(b: Bench, node: Node) -> list[Ability]:
    """On the field it is of that name as well."""
    ALSO_NAMED.put(b.notes, (*(ALSO_NAMED.among(b.notes) or ()), node["card"]))
    return []


@means("mark", "no_node")
def no_node(b: Bench, node: Node) -> str:
    """The mark of a player who may not set nodes."""
    return b.mark("no-node", "quality", node.kind)


@means("quality", "no_node")
def given_no_node(b: Bench, node: Node) -> Grant:
    """The same for a while."""
    return marking(b.make("mark", node))


@means("effect", "bring_back", needs="taken")
def bring_back(b: Bench, node: Node) -> Operation:
    """What lies on the field comes under its owner's control; what is elsewhere enters its owner's field. Either lies then as is said."""
    targets, asleep = targets_of(b, node), node["turned"] == "asleep"

    def operation(ctx: Context) -> None:
        things, table = ctx.state.things, b.game.table
        for i in targets(ctx):
            owner = things[i].owner
            if ctx.state.things[i].zone != table:
                ctx.run.happen(Event("entered", i, owner, 0, ctx.source, how="summoned", free=True, mark="asleep" if asleep else ""))
                continue
            ctx.run.happen(Event("taken", i, owner, 0, ctx.source))
            if bool(ctx.state.things[i].counters.get("asleep")) != asleep:
                ctx.run.happen(Event("marked", i, owner, int(asleep), ctx.source, mark="asleep"))

    return operation


@means("test", "more_than_its")
def more_than_its(b: Bench, node: Node) -> Callable[[Context, Thing], bool]:
    """Two figures of one card compared."""
    first, second = node["first"]["name"], node["second"]["name"]
    return lambda ctx, t: ctx.figure(t, first) > ctx.figure(t, second)


@means("printed", "below_void")
def below_void(b: Bench, node: Node) -> list[Ability]:
    """It does nothing of its own: the lines below it ask whether it holds."""
    b.make("condition", node["condition"])
    return []


@means("printed", "bearer")
def bearer(b: Bench, node: Node) -> list[Ability]:
    """What the character has with which this card is set."""
    quality = node["quality"]
    grants = [b.make("grant", g) for g in quality["grants"]] if quality.kind == "has" else [b.make("quality", quality)]
    return [guises.bearing(grants, b.text(node, "sentence"))]


@means("printed", "by_number")
def by_number(b: Bench, node: Node) -> list[Ability]:
    """Each row holds as long as the number is one of its own."""
    assert b.line_maker is not None
    found: list[Ability] = []
    for row in node["rows"]:
        has = Node("be", targets=node["targets"], quality=Node("has", grants=row["grants"]))
        holds = Node("while", condition=Node("compare", left=node["amount"], limit=row["bound"]), then=Node("sequence", steps=(has,)))
        found += b.line_maker(Node("text", body=Node("body", sentences=(holds,))))
    return found


WHERE_SET = {"equipment": (Node("side", who="me"),), "enchantment": None}


@means("printed", "set_form")
def set_form(b: Bench, node: Node) -> list[Ability]:
    """What resolves of such a spell: it is set on the character that was its target as it was played."""
    forms.FORM.put(b.notes, node["form"])
    b.declares = True
    host = Node("filter", adjectives=WHERE_SET[node["form"]], noun=Node("kind", word="character"))
    one = Node("chosen", count=Node("number", n=1), filter=host)
    setting = b.make("effect", Node("set_on", targets=(Node("this"),), host=one))
    trigger = Trigger("played", True, "fanfare")
    return [Ability("spell", b.text(node, "sentence"), trigger, None, (setting,), tuple(b.choices), tuple(b.reads))]


@means("set_card", "of_form")
def lies_with_another(b: Bench, node: Node) -> None:
    """A noun for cards that lie with others: spoken of without a place, they are those, too."""


@means("noun", "of_form")
def of_form(b: Bench, node: Node) -> Callable[[Context, Thing], bool]:
    """A card of that form."""
    form = node["form"]
    return lambda ctx, t: forms.FORM.of(t.card) == form


@means("effect", "make_dying")
def make_dying(b: Bench, node: Node) -> Operation:
    """Characters are dying by an effect, all at once; what is looked at next destroys them."""
    targets = targets_of(b, node)

    def operation(ctx: Context) -> None:
        things = ctx.state.things
        sweep(ctx, [Event("dying", i, things[i].controller, 0, ctx.source, by="effect", of=ctx.me) for i in targets(ctx)])

    return operation


@means("usable", "timing")
def as_a_spell(b: Bench, node: Node) -> Test:
    """When a spell could be played: in the own main phase, with no interference open."""
    return lambda ctx: timing.own_main_phase(ctx.run, ctx.me)


@means("effect", "make_attack")
def make_attack(b: Bench, node: Node) -> Operation:
    """Each of the attackers attacks; an interference may open, by rule."""
    attackers, whom = b.make("target", node["attacker"]), b.make("target", node["whom"])

    def operation(ctx: Context) -> None:
        for i in attackers(ctx):
            for target in whom(ctx)[:1]:
                acting.attack_by_effect(ctx.run, i, target)

    return operation


@means("duration", "battle")
def during_the_battle(b: Bench, node: Node) -> Callable[[Context], Lasting]:
    """As long as the battle that begins, or goes on, is not over."""
    return lambda ctx: Lasting("battle", "")


@means("adjective", "in_battle")
def in_battle(b: Bench, node: Node) -> Callable[[Context, Thing], bool]:
    """The attacker, or the defender, of the attack that goes on."""
    sides = ("attacker", "defender") if node["as"] == "either" else (node["as"],)
    return lambda ctx, t: any(t.id == battle_effects.side(ctx.state, which) for which in sides)


@means("effect", "cancel", "undying")
def called_off(b: Bench, node: Node) -> Operation:
    """An attack, a defense, the dying of a character is called off; "if you do" asks whether there was one."""
    targets, what = targets_of(b, node), node.get("what")

    def operation(ctx: Context) -> None:
        ids = targets(ctx)
        done = [i for i in ids if (battle_effects.call_off(ctx.run, i, what) if what else battle_effects.call_off_dying(ctx.run, i))]
        ctx.it = tuple(done)

    return operation


@means("condition", "answers_attack")
def answers_attack(b: Bench, node: Node) -> Test:
    """An attack on this player is what was declared last, and nothing has been declared after it."""

    def test(ctx: Context) -> bool:
        attack = battle_effects.attack_just_declared(ctx.state)
        return attack is not None and attack.attacked == ctx.me and battle_effects.unanswered(ctx.run, 0)

    return test


@means("condition", "answers_play")
def answers_play(b: Bench, node: Node) -> Test:
    """What was declared last is the play of such a card."""
    what = b.make("subject", node["what"])

    def test(ctx: Context) -> bool:
        waiting = ctx.run.agenda[-1] if ctx.run.agenda else None
        return waiting is not None and what.fits(ctx, ctx.state.things[waiting.source])

    return test


means("continuous", "cost_less", "cost_more")(other_cost)


@means("test", "of_traits")
def of_traits(b: Bench, node: Node) -> Callable[[Context, Thing], bool]:
    """Of one of several traits."""
    traits = frozenset(node["traits"])
    return lambda ctx, t: bool(traits & t.traits)


@means("test", "of_kinds")
def of_kinds(b: Bench, node: Node) -> Callable[[Context, Thing], bool]:
    """A card of one of several kinds."""
    words = frozenset(node["words"])
    return lambda ctx, t: t.card.kind in words


@means("mark", "stays_asleep")
def stays_asleep(b: Bench, node: Node) -> str:
    """The mark of what the active phase does not wake."""
    return b.mark("stays-asleep", "quality", node.kind)


@means("quality", "stays_asleep")
def given_to_stay_asleep(b: Bench, node: Node) -> Grant:
    """The same for a while."""
    return marking(b.make("mark", node))


@means("noun", "player_or_character")
def player_or_character(b: Bench, node: Node) -> Callable[[Context, Thing], bool]:
    """A player, or a card that is a character."""
    kinds = b.game.characters
    return lambda ctx, t: t.card.kind in kinds

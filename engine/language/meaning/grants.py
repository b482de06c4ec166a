"""What cards are given for a while or for good, and what they lose of it: figures, keywords, abilities, qualities."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from engine.kernel import moves
from engine.kernel.cards import Ability, CardAbility
from engine.kernel.gather import queue
from engine.kernel.resolve import Context
from engine.kernel.state import Thing
from engine.kernel.temporary import LostAbilities, TemporaryAbility, TemporaryKeyword, TemporaryStats, TemporaryTrait
from engine.kernel.trace import Event
from engine.kernel.vocabulary import Vocabulary
from engine.language.meaning.builder import Bench, NoMeaning, means
from engine.language.meaning.durations import FOR_GOOD, Lasting, UsedUp, lasting
from engine.language.meaning.effects import Operation, done, in_order, lose_all, targets_of
from engine.language.meaning.figureless import FOLLOWED_IN_HAND, on_the_table
from engine.language.meaning.lasting_costs import COSTS
from engine.language.meaning.of_cards import of_cards_only, refuse_moving_leaders
from engine.language.meaning.pointing import put_off
from engine.language.meaning.spoken_as_given import hearing_only, of_what_is_spoken_of, speaking_of
from engine.language.meaning.used_up import becoming, drop_held, unless_used_up
from engine.language.tree import Node
from engine.log.marks import MARKS

Grant = Callable[[Context, int, "Lasting"], None]


# ---- grants: (context, thing id, how long) -> granted


@means("grant", "figures")
def figures(b: Bench, node: Node) -> Grant:
    attack, defense = signed(node["stats"]["attack"]), signed(node["stats"]["defense"])
    return lambda ctx, i, how_long: strengthen(ctx, i, (attack(ctx), defense(ctx)), how_long)


def signed(figure: int | str) -> Callable[[Context], int]:
    """One figure of "+1/-X"."""
    if isinstance(figure, int):
        return lambda ctx: figure
    sign, name = -1 if figure.startswith("-") else 1, figure[-1]
    return lambda ctx: sign * ctx.values.get(name, 0)


def strengthen(ctx: Context, i: int, stats: tuple[int, int], how_long: Lasting) -> None:
    """+x/+y or -x/-y to one thing."""
    t = ctx.state.things[i]
    e = ctx.run.happen(Event("strengthened", i, t.controller, 0, ctx.source, stats=stats, by="effect"))
    if e.did:
        how_long.expire_later(ctx, ctx.state.things[i], TemporaryStats(*stats))


@means("grant", "figures_each")
def figures_each(b: Bench, node: Node) -> Grant:
    """So much for each card that fits, in one change."""
    attack, defense = signed(node["stats"]["attack"]), signed(node["stats"]["defense"])
    select = b.make("filter", node["filter"]).select

    def give(ctx: Context, i: int, how_long: Lasting) -> None:
        n = len(select(ctx)) // node.get("per", 1)
        if n:
            strengthen(ctx, i, (attack(ctx) * n, defense(ctx) * n), how_long)

    return give


@means("grant", "keyword")
def keyword(b: Bench, node: Node) -> Grant:
    return marking(node["keyword"])


def marking(word: str) -> Grant:
    """A keyword (or a mark that works like one) for one thing."""

    def give(ctx: Context, i: int, how_long: Lasting) -> None:
        run = ctx.run
        t = run.state.things[i]
        moves.change(run, t, keywords=(*t.keywords, word))
        how_long.expire_later(ctx, t, TemporaryKeyword(word))
        run.happen(Event("keyword-gained", i, t.controller, 0, ctx.source, keyword=keyword_text(word, run.game.vocabulary), word=word))

    return give


def keyword_text(word: str, vocabulary: Vocabulary) -> dict[str, str]:
    """A keyword or mark as people read it; against whose effects it holds, where it is not against all."""
    if vocabulary.has("keyword", word):
        called = vocabulary.word("keyword", word)
        return {"en": called.en, "ja": called.ja}
    mark, _, against = word.partition(":")
    en, ja = MARKS[mark].said if mark in MARKS else (mark, mark)
    if not against:
        return {"en": en, "ja": ja}
    whose, found, named = against.partition("kind-")
    if found:
        kinds = [vocabulary.word("kind", one) for one in named.split("+")]
        enemy_en, enemy_ja = ("enemy ", "相手の") if whose else ("", "")
        return {"en": f"{en} ({enemy_en}{', '.join(k.en for k in kinds)})", "ja": f"{ja}（{enemy_ja}{'、'.join(k.ja for k in kinds)}）"}
    if vocabulary.has("keyword", against):
        said = vocabulary.word("keyword", against)
        return {"en": f"{en} ({said.en})", "ja": f"{ja}（{said.ja}）"}
    against_en, against_ja = AGAINST.get(against, (against, against))
    return {"en": f"{en} ({against_en})", "ja": f"{ja}（{against_ja}）"}


AGAINST = {
    "enemy_effects": ("enemy effects", "相手の効果"),
    "enemy_spells": ("enemy spells", "相手のスペル"),
    "enemy_followers": ("enemy followers", "相手のフォロワー"),
}


@means("grant", "trait")
def trait(b: Bench, node: Node) -> Grant:
    """A trait beside its own: the same as that it is of that trait, in games that have rules for such effects that meet."""
    if b.game.asks("reckon.sum"):
        made: Grant = b.make("quality", Node("of_trait", trait=node["trait"], yes=1))
        return made
    word = node["trait"]

    def give_trait(ctx: Context, i: int, how_long: Lasting) -> None:
        t = ctx.state.things[i]
        if word not in t.traits:
            how_long.expire_later(ctx, moves.change(ctx.run, t, traits=t.traits | {word}), TemporaryTrait(word))

    return give_trait


@means("grant", "ability")
def ability(b: Bench, node: Node) -> Grant:
    if b.line_maker is None:
        raise LookupError("no maker of lines")
    made: list[Ability] = b.line_maker(node["line"])
    if "lose_this" in node["line"].kinds:
        made = [replace(a, operations=tuple(map(unless_used_up, a.operations))) for a in made]
    used: dict[tuple[Ability, int], Ability] = {}
    once = bool(node.get("once"))
    line = node["line"]
    spoken_of = of_what_is_spoken_of(b, line)
    later = put_off(line)

    def used_up(a: Ability, times: int) -> Ability:
        """An ability that, resolved so often, is gone."""
        if (a, times) not in used:
            left = used_up(a, times - 1) if times > 1 else None
            done_now = tuple(map(unless_used_up, a.operations)) if left is None else a.operations
            used[a, times] = replace(a, operations=(*done_now, drop_held if left is None else becoming(left)))
        return used[a, times]

    def give(ctx: Context, i: int, how_long: Lasting) -> None:
        for a in made:
            if a.role == "keyword":
                for word in a.keywords:
                    marking(word)(ctx, i, how_long)
            else:
                left = [card_ability for (of, _), card_ability in used.items() if of is a] if isinstance(how_long, UsedUp) else []
                given = used_up(a, how_long.times) if isinstance(how_long, UsedUp) else a
                if spoken_of:
                    given = hearing_only(given, ctx.it or (i,), spoken_of)
                grant(ctx, i, speaking_of(given, ctx.it) if later else given, how_long, once, left)

    return give


def grant(ctx: Context, i: int, a: Ability, how_long: Lasting, once: bool = False, same: Sequence[Ability] = ()) -> None:
    """An ability for one thing; not a second one of the same (or of the ``same`` used in part) where it does not stack."""
    run = ctx.run
    t = run.state.things[i]
    if once and any(h.ability is other for h in t.abilities for other in (a, *same)):
        return
    number = run.new_stay()
    moves.grant(run, t, CardAbility(a, 0, number))
    how_long.expire_later(ctx, t, TemporaryAbility(number))
    run.happen(Event("ability-gained", i, t.controller, 0, ctx.source, granted=a.text))


def given(ability: Ability) -> Grant:
    """What is given where that is one ability of its own."""
    return lambda ctx, i, how_long: grant(ctx, i, ability, how_long)


def itself(ctx: Context, t: Thing) -> bool:
    """Whether a card is the one whose ability it is."""
    return t.id == ctx.source


def giving(b: Bench, node: Node, targets: Callable[[Context], list[int]]) -> Operation:
    """What an effect grants comes to each target."""
    return handing(b, node, targets, [b.make("grant", g) for g in node["grants"]])


def handing(b: Bench, node: Node, targets: Callable[[Context], list[int]], grants: list[Grant]) -> Operation:
    """Each target is granted all of it, for as long as the effect says."""
    duration = lasting(b, node.get("duration"))

    def operation(ctx: Context) -> None:
        ids = in_order(ctx, targets(ctx))
        how_long = duration(ctx)
        for i in ids:
            for add in grants:
                add(ctx, i, how_long)
        ctx.it = tuple(ids)

    return operation


@means("effect", "give")
def give(b: Bench, node: Node) -> Operation:
    refuse_moving_leaders(node["targets"], node["grants"], b.game)
    return giving(b, node, targets_of(b, node))


@means("effect", "gain")
def gain(b: Bench, node: Node) -> Operation:
    return giving(b, node, lambda ctx: [ctx.source])


def holding_for(b: Bench, node: Node) -> Operation:
    """What holds for a while of cards wherever they are paid for, also of those that come later: the player's leader has it."""
    bestowed = Node("sequence", steps=(Node("be", targets=node["targets"], quality=node["quality"]),))
    line = Node("text", body=Node("body", sentences=(Node("say", then=bestowed),)))
    duration = {"duration": node["duration"]} if "duration" in node else {}
    return b.make("effect", Node("give", {"targets": (Node("leader", who="me"),), "grants": (Node("ability", line=line),), **duration}, node.at))


@means("effect", "be")
def be(b: Bench, node: Node) -> Operation:
    of_cards_only(node["targets"], node["quality"], b.game)
    if node["quality"].kind == "loses_all":
        return lose_all(b, node)
    if node["quality"].kind in COSTS and b.meaning("continuous", FOLLOWED_IN_HAND) is not None and all(map(on_the_table, node["targets"])):
        return holding_for(b, node)
    return handing(b, node, targets_of(b, node), [b.make("quality", node["quality"])])


@means("effect", "double")
def double(b: Bench, node: Node) -> Operation:
    """A figure of each target becomes twice what it is."""
    targets, name, duration = targets_of(b, node), node["attribute"]["name"], lasting(b, node.get("duration"))
    if name not in ("attack", "defense"):
        raise NoMeaning("attribute", name)

    def operation(ctx: Context) -> None:
        ids = in_order(ctx, targets(ctx))
        for i in ids:
            t = ctx.state.things[i]
            strengthen(ctx, i, (t.attack or 0, 0) if name == "attack" else (0, ctx.figure(t, "defense")), duration(ctx))
        ctx.it = tuple(ids)

    return operation


@means("effect", "swap")
def swap(b: Bench, node: Node) -> Operation:
    """Attack becomes what defense is left, and that what attack was; damage is gone with it."""
    targets = targets_of(b, node)

    def operation(ctx: Context) -> None:
        ids = in_order(ctx, targets(ctx))
        for i in ids:
            t = ctx.state.things[i]
            attack, left = t.attack or 0, t.left
            moves.change(ctx.run, t, damage=0)
            strengthen(ctx, i, (left - attack, attack - (t.defense or 0)), FOR_GOOD)
        ctx.it = tuple(ids)

    return operation


@means("effect", "activate")
def activate(b: Bench, node: Node) -> Operation:
    """The abilities of the targets with that head wait at once, as if their moment had come; those of the front where a card has turned."""
    targets, head, untargeted = targets_of(b, node), node["head"]["name"].replace("_", "-"), bool(node.get("untargeted"))

    def operation(ctx: Context) -> None:
        for i in in_order(ctx, targets(ctx)):
            t = ctx.state.things[i]
            for h in dict.fromkeys((*t.abilities, *t.card.face("front").abilities)):
                trigger = h.ability.trigger
                if untargeted and h.ability.picks:
                    continue
                if trigger is not None and trigger.own and head in (h.ability.head, trigger.moment):
                    queue(ctx.run, None, h, t, trigger.moment, Context(ctx.run, h, t, t.controller, None))

    return operation


@means("effect", "lose_keywords")
def lose_keywords(b: Bench, node: Node) -> Operation:
    """Keywords are gone; after a while they are back."""
    targets, words, duration = targets_of(b, node), tuple(node["keywords"]), lasting(b, node.get("duration"))

    def operation(ctx: Context) -> None:
        ids = targets(ctx)
        lost = []
        for i in ids:
            t = had_before = ctx.state.things[i]
            if had := tuple(word for word in words if word in t.keywords):
                duration(ctx).expire_later(ctx, t, LostAbilities((), had))
            for word in words:
                if word in t.keywords:
                    t = moves.change(ctx.run, t, keywords=tuple(k for k in t.keywords if k != word))
                    data = {"keyword": keyword_text(word, ctx.run.game.vocabulary), "word": word}
                    e = Event("keyword-lost", i, t.controller, 0, ctx.source, **data)
                    e.before = had_before
                    lost.append(ctx.run.happen(e))
        if lost:
            done(ctx, lost)
        ctx.it = tuple(ids)

    return operation


@means("effect", "lose_head")
def lose_head(b: Bench, node: Node) -> Operation:
    """Abilities of one head are gone."""
    targets, head = targets_of(b, node), node["head"]["name"].replace("_", "-")
    name = b.text(node["head"], "head")

    def operation(ctx: Context) -> None:
        ids = targets(ctx)
        ctx.it = tuple(ids)
        for i in ids:
            t = ctx.state.things[i]
            left = tuple(h for h in t.abilities if h.ability.trigger is None or h.ability.trigger.moment != head)
            if left != t.abilities:
                moves.change(ctx.run, t, abilities=left)
                ctx.run.happen(Event("keyword-lost", i, t.controller, 0, ctx.source, keyword=name, word=head))

    return operation

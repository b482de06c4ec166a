"""Words with rules of their own: resistance, upkeep, defiance of what targets a card while it is played, casters, what does not stay."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.games.vision import nodes
from engine.games.vision import policies as rule
from engine.kernel.cards import Ability, Test
from engine.kernel.joins import PAY
from engine.kernel.notes import Note
from engine.kernel.resolve import Context
from engine.kernel.state import PLAYERS
from engine.kernel.targets import answered, yes_or_no
from engine.kernel.trace import Event, Message
from engine.language.meaning.builder import Bench, Meanings
from engine.language.meaning.filters import places
from engine.language.meaning.grants import Grant, marking
from engine.language.tree import Node

if TYPE_CHECKING:
    from engine.kernel.rules import Question
    from engine.kernel.run import Run
    from engine.kernel.state import Player, Thing

WORDS = Meanings()
means = WORDS.means

RESISTS, UPKEEP, FALLING = "resists", "upkeep", "falls"
FALLS = Note[tuple[Test, ...]]("falls")  # what must not hold while the card lies on the field
DEFIES = Note[int]("defies")  # how many nodes the other player pays for targeting the card while it is being played
CASTER = Note[Test]("caster")  # which characters are the caster of a spell, asked of a context whose ``it`` is one
CAST_BY = Note[str]("cast_by")  # and its name
RACES = Note[tuple[str, ...]]("races_instead")  # the races of which a character each is wanted for playing the card for nothing
PAID = {"en": "paying {n} for what targets {name}", "ja": "{name}を目標にするために{n}支払う"}
KEPT = {"en": "paying the upkeep of {n}", "ja": "維持コスト{n}を支払う"}
THROUGH = {"en": "playing it without nodes and cost", "ja": "必要ノードとコストを無視してプレイする"}


@means("mark", "resists")
def resists(b: Bench, node: Node) -> str:
    """The mark of what takes no battle damage from characters of these races."""
    return b.mark(f"{RESISTS}:{'+'.join(node['traits'])}", "quality", node.kind)


@means("mark", "asks_upkeep")
def asks_upkeep(b: Bench, node: Node) -> str:
    """The mark of what asks for so many nodes in each of its player's maintenance phases."""
    return b.mark(f"{UPKEEP}:{node['n']}", "quality", node.kind)


@means("quality", "resists", "asks_upkeep")
def given(b: Bench, node: Node) -> Grant:
    """The same for a while."""
    return marking(b.make("mark", node))


@means("printed", "defies")
def defies(b: Bench, node: Node) -> list[Ability]:
    """Noted on the card, which has it while it is being played."""
    DEFIES.put(b.notes, node["n"])
    return []


@means("printed", "caster")
def caster(b: Bench, node: Node) -> list[Ability]:
    """Noted on the card: who may cast it for nothing."""
    fits = b.make("noun", Node("named", card=node["card"]))
    CAST_BY.put(b.notes, node["card"])
    CASTER.put(b.notes, lambda ctx: fits(ctx, ctx.state.things[ctx.it[0]]))
    return []


@means("test", "cast_by")
def cast_by(b: Bench, node: Node) -> Callable[[Context, Thing], bool]:
    """A card with that caster."""
    slug = node["card"]
    return lambda ctx, t: CAST_BY.of(t.card) == slug


@means("printed", "races_instead")
def races_instead(b: Bench, node: Node) -> list[Ability]:
    """Noted on the card: of which races so many characters are in place of its nodes and cost."""
    RACES.put(b.notes, tuple(race["trait"] for race in node["races"] for _ in range(race["n"])))
    return []


@means("printed", "falls")
def falls(b: Bench, node: Node) -> list[Ability]:
    """Noted on the card: when it does not stay on the field. Without its text it stays."""
    FALLS.put(b.notes, (*(FALLS.among(b.notes) or ()), b.make("condition", node["condition"])))
    return [Ability("keyword", b.text(node, "sentence"), keywords=(b.mark(FALLING, "sentence", node.kind),))]


def fall(run: Run) -> bool:
    """Cards on the field that their own texts do not let stay there are destroyed, all at once; whether there was one."""
    there = [run.state.things[i] for p in PLAYERS for i in run.state.zone(p, run.game.table)]
    asked = [(t, Context(run, None, t, t.controller, None)) for t in there if FALLING in t.keywords]
    gone = [t for t, ctx in asked if any(test(ctx) for test in FALLS.of(t.card) or ())]
    if not gone:
        return False
    run.cite(rule.AUTOMATIC_COMPULSORY)
    done = run.together([Event("destroyed", t.id, t.controller, by="text") for t in gone])
    return any(e.did for e in done)


@means("target", "this_in")
def this_in(b: Bench, node: Node) -> Callable[[Context], list[int]]:
    """The card of the text where it lies in one of those zones."""
    zones = places(node["place"])
    return lambda ctx: [ctx.source] if ctx.state.things[ctx.source].zone in zones else []


@means("target", "aimed")
def aimed(b: Bench, node: Node) -> Callable[[Context], list[int]]:
    """What was declared as the first target; of an automatic effect, whose targets are named as it is applied, what was spoken of last."""
    choices = b.choices

    def target(ctx: Context) -> list[int]:
        named = ctx.chosen.get(choices[0].key) if ctx.chosen is not None and choices else None
        return list(ctx.it if named is None else named)

    return target


def marked(t: Thing, word: str) -> list[str]:
    """What stands behind the colon of a card's marks of one kind."""
    return [w.partition(":")[2] for w in t.keywords if w.partition(":")[0] == word]


def unhurt(run: Run, striker: Thing, struck: Thing) -> bool:
    """Whether what is struck resists a race of the striker."""
    against = {trait for words in marked(struck, RESISTS) for trait in words.split("+")}
    if not against & striker.traits:
        return False
    run.cite(rule.RESISTANCE)
    return True


def keep_up(run: Run, player: Player) -> None:
    """In the maintenance phase a player pays for each card that asks for it, or it is destroyed."""
    for i in run.state.zone(player, run.game.table):
        for n in sorted(map(int, marked(run.state.things[i], UPKEEP))):
            t = run.state.things[i]
            if t.zone != run.game.table:
                break
            run.cite(rule.UPKEEP)
            able = nodes.payable(run, player, n)
            text = {lang: said.format(n=n) for lang, said in KEPT.items()}
            asks = able and run.answer(rule.UPKEEP) == "may-decline"
            asked = Message("choose", {"source": t, "text": text})
            if able and (not asks or yes_or_no(run, player, asked, answered(run, player, PAY, price=(n, "node")))):
                nodes.pay(run, player, n)
            else:
                run.happen(Event("destroyed", i, player, by="upkeep"))


def defied(run: Run, who: Player, source: int, targets: list[int]) -> None:
    """What has just been declared targets a card that is being played: its player pays what that card asks, or it is made void."""
    for i in targets:
        t = run.state.things[i]
        n = DEFIES.of(t.card) if t.zone == "resolving" else None
        if n is None or t.controller == who:
            continue
        run.cite(rule.DEFIANCE)
        text = {lang: said.format(n=n, name=t.card.name[lang]) for lang, said in PAID.items()}
        by = run.state.things[source]
        asked = Message("choose", {"source": by, "text": text})
        if nodes.payable(run, who, n) and yes_or_no(run, who, asked, answered(run, who, PAY, price=(n, "node"))):
            nodes.pay(run, who, n)
        else:
            run.happen(Event("negated", source, who, source=i))


def through_others(run: Run, who: Player, t: Thing) -> Question[str] | None:
    """The rule by which a player's characters let a card be played for nothing: its caster is among them, or those of its races."""
    there = [c for i in run.state.zone(who, run.game.table) if (c := run.state.things[i]).card.kind == "character" and not c.hidden]
    test = CASTER.of(t.card)
    ctx = Context(run, None, t, who, None)
    for c in there if test is not None else ():
        ctx.it = (c.id,)
        if test is not None and test(ctx):
            return rule.CASTER
    races = RACES.of(t.card)
    return rule.RACES_INSTEAD if races and each_of(races, [c.traits for c in there]) else None


def each_of(wanted: tuple[str, ...], there: list[frozenset[str]]) -> bool:
    """Whether every race that is wanted can be that of a character of its own."""
    if not wanted:
        return True
    first, *rest = wanted
    return any(first in traits and each_of(tuple(rest), there[:n] + there[n + 1 :]) for n, traits in enumerate(there))


def plays_freely(run: Run, t: Thing, who: Player, by: Question[str], payable: bool) -> bool:
    """Whether a card is played so, for nothing: said, where it could be paid for as well."""
    run.cite(by)
    return not payable or yes_or_no(run, who, Message("choose", {"source": t, "text": THROUGH}), answered(run, who))

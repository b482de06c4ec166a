"""Lines of card text: what triggers, what holds, what replaces; and all lines of a card made into its definition's abilities."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import cast

from engine.kernel.bilingual import Bilingual
from engine.kernel.cards import Ability, Test, Trigger
from engine.kernel.resolve import Context
from engine.kernel.state import Thing
from engine.language.meaning import continuous, forbidding, lent, replacing, statics
from engine.language.meaning.amounts import Amount
from engine.language.meaning.around import all_chosen, during_turn, if_wanted, in_turn
from engine.language.meaning.bodies import body_of
from engine.language.meaning.builder import GAINS_NOTHING, NEVER_THERE, NOTHING_BEFORE, Bench, NoMeaning, about_something, players
from engine.language.meaning.earlier_steps import refuse_without_act
from engine.language.meaning.lasting_costs import continuous_cost, continuous_grant, needing_more, own_cost, so_often
from engine.language.meaning.of_cards import of_cards_only
from engine.language.meaning.pointing import gains_itself, given_points_at_nothing, points_at_nothing, points_back
from engine.language.meaning.prices import price_of
from engine.language.meaning.qualities import CHANGES_DAMAGE, damage_ability, dealing_more, redirect
from engine.language.meaning.selected_where import refuse_discarding_itself, refuse_done_elsewhere
from engine.language.meaning.weaving import added, whole
from engine.language.meaning.whereabouts import OF_FIGHTERS, WHILE_THERE, as_it_waits, works_in
from engine.language.tree import Node
from engine.language.unknown_x import letters_given, own_parts

NOTHING = Node("body", sentences=(Node("remark"),))
TOLD_TWICE = ("X is what is paid, so the text cannot say that it is something else", "Xは支払った値なので、別の値だと書くことはできません")
GIVEN_OR_HELD = (
    "whether this is given once, and when, or holds as long as the card is there can't be told; begin the line with the moment (“Fanfare: give …”), or write “all … have …”",
    "いつ一度与えるのか、場にある限り続くのか決まりません。行のはじめに時を書く（「ファンファーレ …」）か、「これが場にある限り、…」と書いてください",
)
AT_ITS_PLAYING = ("what is so as the card is played is no part of what holds while it is there; begin the line with that moment (“Fanfare: …”)",
                  "プレイした時のことは、場にある間続く効果の条件になりません。「ファンファーレ：」のように、いつのことかを行のはじめに書いてください")  # fmt: skip
COMES_IN = frozenset(("enter_as", "count_as"))  # by which a card that is only played comes to lie there as something else
TURNS = ("turn_start", "turn_end")  # moments at which nothing has been spoken of
BESIDE_MOMENTS = ("automatic", "limit", "during", "p_skill", "works_in", "if_all_chosen")  # what may stand before a line that is no moment of its use

class Lines:
    """Makes abilities of lines: the bare text of a ``permanent`` card is what holds, that of a spell is what it does."""

    def __init__(self, bench: Bench, permanent: bool) -> None:
        self.bench = bench
        self.permanent = permanent
        self.given = False
        self.said: Bilingual | None = None
        bench.line_maker = self.granted

    def abilities(self, node: Node, more: Sequence[Node] = ()) -> list[Ability]:
        """The abilities of one line with those that go on with it, in their order."""
        if more:
            self.said = together([self.bench.text(line, "line") for line in (node, *more)])
            parts = [added(self.bench, m) for m in more]
            try:
                found = self.abilities(whole(node, parts))
            finally:
                self.said = None
            waiting = [m for m, how in zip(more, parts, strict=True) if how.waits]
            return [*found, *(self.triggered(Node("ability", trigger=m["trigger"], body=NOTHING)) for m in waiting)]
        if node.kind in ("ability", "text") and not self.given:
            refuse_without_act(node)
            refuse_done_elsewhere(node, self.bench.game)
        if node.kind == "ability":
            if node["trigger"].kind == "each_of":
                return [self.triggered(Node("ability", {**dict(node.parts), "trigger": node["trigger"][which]})) for which in ("first", "second")]
            return [self.triggered(node)]
        if node.kind == "text":
            return self.text(node)
        if node.kind == "unstacked":
            return lent.once(self.abilities(node["line"]))
        if self.bench.meaning("gate", node.kind) is not None:
            return lent.gated(self.bench, node, self.abilities(node["line"]))
        if self.bench.meaning("heading", node.kind) is not None:
            return self.abilities(self.bench.make("heading", node))
        if node.kind == "passive":
            return passive(self.abilities(node["line"]))
        if node.kind == "shared":
            return lent.shared(self.bench, node, self.granted(node["line"]))
        if self.bench.meaning("form", node.kind) is not None or (node.kind == "play_as" and node.kind in self.bench.game.marks):
            return []
        return self.bench.make("line", node)

    def granted(self, node: Node) -> list[Ability]:
        """The abilities of a line that is given to something on the table: a bare one says what holds, whatever card gives it."""
        before, self.permanent, self.given = (self.permanent, self.given), True, True
        try:
            return self.abilities(node)
        finally:
            self.permanent, self.given = before

    def triggered(self, node: Node) -> Ability:
        """A line with a trigger."""
        b = self.bench.fresh()
        modifiers = node.get("modifiers", ())
        if node["trigger"].kind == "activated":
            return self.activated(b, node)
        automatic = [m for m in (*modifiers, node["trigger"]) if m.kind == "automatic"]
        optional = any(m.get("may") for m in automatic)
        for m in modifiers:
            if m.kind == "automatic":
                b.make("modifier", m)
        used = optional and node["trigger"].kind == "automatic"
        t = as_it_waits(b, node["body"], b.make("trigger", node["trigger"]))
        if not used and t.moment != "as-played":
            b.hears(t.event, "trigger", heard_of(node["trigger"]))
        first = node["body"]["sentences"][0]
        if not self.given and "condition" not in node and (points_at_nothing(node["trigger"], first) or (node["trigger"].kind in TURNS and points_back(first))):
            raise NoMeaning("target", "it", NOTHING_BEFORE)
        if "condition" not in node and not about_something(node["trigger"]) and given_points_at_nothing(node["body"]["sentences"]):
            raise NoMeaning("target", "it", NOTHING_BEFORE)
        b.early = False
        condition: Test | None = b.make("condition", node["condition"]) if "condition" in node else None
        limits = [m for m in modifiers if m.kind == "limit"]
        during = [players(m["owner"]) for m in modifiers if m.kind == "during"]
        fits = in_turn(t.fits, during)
        b.early = True
        b.brings_it, b.declares, b.moment = about_something(node["trigger"]), t.declares, t.moment
        operations = body_of(b, node["body"])
        if any(m.kind == "if_all_chosen" for m in modifiers):
            condition = all_chosen(b, condition)
        zones = works_in(b, node, t)
        if t.own:
            refuse_discarding_itself(t.event, node["body"])
        if not self.permanent and b.game.table in zones and (t.own and t.event in OF_FIGHTERS if automatic else not t.own or t.event in WHILE_THERE):
            raise NoMeaning("trigger", node["trigger"].kind, NEVER_THERE)
        if not t.own and not used and not zones & frozenset(b.game.listening):
            raise NoMeaning("place", ", ".join(sorted(zones)))
        if optional and not used:
            operations = (if_wanted(operations, b.text(node["body"], "body"), b.candidates),)
        passive = any(m.kind == "p_skill" for m in modifiers)
        moments = tuple(m for m in modifiers if m.kind not in BESIDE_MOMENTS)
        if moments and not used:
            raise NoMeaning("modifier", moments[0].kind)
        return Ability(
            "optional" if used else "triggered",
            self.said or b.text(node, "line"),
            None if used else Trigger(t.event, t.own, t.moment, fits),
            condition,
            operations,
            tuple(b.choices),
            tuple(b.reads),
            modes=tuple(b.modes),
            zones=zones,
            hears=() if t.own or used else (t.event,),
            limit=limits[0]["per"] if limits else "",
            usable=when_usable(b, moments),
            optional=optional,
            cost=t.cost,
            head="p-skill" if passive else "automatic" if automatic else t.head or t.moment,
            times=limits[0]["n"] if limits else 1,
            turns=limits[0].get("turns", 1) if limits else 1,
            picks=any(part.kind == "chosen" or (part.kind == "choose" and not part.get("random")) for part in own_parts(node["body"])),
            decides=deciding(node["body"]),
        )

    def activated(self, b: Bench, node: Node) -> Ability:
        """A line that its player may use by declaring it and paying."""
        b.early = False
        condition: Test | None = b.make("condition", node["condition"]) if "condition" in node else None
        b.declares = True
        prices = node["trigger"].get("prices", ())
        if any(letters_given(price) & letters_given(part) for price in prices for part in own_parts(node["body"])):
            raise NoMeaning("price", "pay_x", TOLD_TWICE)
        operations = body_of(b, node["body"], prices)
        paid = bool(node["trigger"].get("declared")) or "n" in node["trigger"]
        moment = "a-skill" if paid else "activated"
        trigger = Trigger("used", True, moment)
        cost = node["trigger"].get("n", 0)
        price = price_of(b, node["trigger"].get("prices", ()))
        limit = next((m for m in node.get("modifiers", ()) if m.kind == "limit"), None)
        return Ability(
            "activated",
            b.text(node, "line"),
            trigger,
            condition,
            operations,
            tuple(b.choices),
            modes=tuple(b.modes),
            limit=limit["per"] if limit is not None else "",
            times=limit["n"] if limit is not None else 1,
            turns=limit.get("turns", 1) if limit is not None else 1,
            cost=cost,
            price=price,
            usable=when_usable(b, node.get("modifiers", ())),
            head=moment,
        )

    def of_the_card(self, s: Node) -> bool:
        """Whether a sentence of a bare line says what its card is like, whatever kind of card it is."""
        return s.kind == "keywords" or self.bench.meaning("printed", s.kind) is not None or own_cost(s)

    def done(self, line: Node) -> bool:
        """Whether a line is what a spell does, all of it."""
        return not self.permanent and line.kind == "text" and not any(map(self.of_the_card, line["body"]["sentences"]))

    def text(self, node: Node) -> list[Ability]:
        """A bare line: a spell's effect, or keywords and what holds."""
        sentences = node["body"]["sentences"]
        of_itself = [s for s in sentences if self.of_the_card(s)]
        spoken = [s for s in sentences if s not in of_itself]
        if not self.permanent and spoken:
            if points_back(spoken[0]) or given_points_at_nothing(spoken):
                raise NoMeaning("target", "it", NOTHING_BEFORE)
            if any(map(gains_itself, spoken)) and not any(COMES_IN & s.kinds for s in spoken):
                raise NoMeaning("effect", "gain", GAINS_NOTHING)
            held = [a for s in of_itself for a in self.holding(s)]  # first, since it may say what X is in the others
            b = self.bench.fresh()
            b.declares = True
            operations = body_of(b, Node("body", {"sentences": tuple(spoken)}))
            trigger = Trigger("played", True, "fanfare")
            return [*held, Ability("spell", self.said or b.text(node, "line"), trigger, None, operations, tuple(b.choices), tuple(b.reads), tuple(b.modes))]
        found: list[Ability] = []
        for s in sentences:
            found.extend(self.holding(s))
        return found

    def holding(self, s: Node, condition: Test | None = None, x: Amount | None = None) -> list[Ability]:
        """What one sentence of a bare line means on a card that stays on the table. ``x`` is what X is in it, worked out at each moment."""
        b = self.bench.fresh()
        b.early, b.x = False, x
        if s.kind == "keywords":
            return [Ability("keyword", b.text(s, "sentence"), keywords=tuple(s["keywords"]))]
        if b.meaning("printed", s.kind) is not None:
            return b.make("printed", s)
        if b.meaning("static", s.kind) is not None:
            return b.make("static", s)
        if s.kind == "redirect":
            return [redirect(b, s)]
        if s.kind == "replace":
            return [replacing.instead(b, s)]
        if s.kind == "stays":
            return [replacing.stays(b, s)]
        if s.kind == "while" or (s.kind == "if" and "otherwise" not in s):  # of what holds, “if” says the same
            if not self.given and condition is None and points_back(s):
                raise NoMeaning("target", "it", NOTHING_BEFORE)
            test, inner = b.make("condition", s["condition"]), Node("say", {"then": s["then"]})
            if b.first:
                raise NoMeaning("condition", "already", AT_ITS_PLAYING)
            if s["condition"].kind == "has_points" and s.kind == "if" and any(part.kind == "give" for part in own_parts(s["then"])):
                raise NoMeaning("static", "give")  # “Rally (10): Give …” is done, once so much has been reached
            return self.holding(inner, test if condition is None else (lambda ctx: condition(ctx) and test(ctx)))
        if s.kind == "say" and s["then"].kind == "where" and x is None:
            return self.holding(Node("say", then=so_often(s["then"]["then"])), condition, b.make("amount", s["then"]["x"]))
        if x is not None and needing_more(s):
            raise NoMeaning("static", "where", ("with X, all that can hold for as long as the card is there is a change of figures", "カードがある間、Xを使って続けられるのは数値の変更だけです"))
        if s.kind == "say" and s["then"].kind == "sequence":
            found = []
            for e in s["then"]["steps"]:
                if e.kind == "worth":
                    found.append(continuous.limit(b, e, condition))
                    continue
                if e.kind == "gain" and "duration" not in e and (condition is not None or all(grant.kind == "figures_each" for grant in e["grants"])):
                    e = Node("be", targets=(Node("this"),), quality=Node("has", grants=e["grants"]))
                if e.kind == "give" and condition is None and x is None and self.bench.game.vocabulary.giving_is_done:
                    raise NoMeaning("static", "give", GIVEN_OR_HELD)
                e = continuous_grant(continuous_cost(e))
                if e.kind != "be":
                    raise NoMeaning("static", e.kind)
                found.extend(self.static(b, e, condition))
            return found
        raise NoMeaning("static", "give" if s.kind == "say" else s.kind)  # what is paid for or done later is done at a moment, too

    def static(self, b: Bench, e: Node, condition: Test | None) -> list[Ability]:
        """Something that holds of some cards as long as this is on the table; what lasts for a while is done, at a moment that has to be said."""
        if "duration" in e:
            raise NoMeaning("static", "give")
        quality = e["quality"]
        of_cards_only(e["targets"], quality, b.game)
        fits = lent.whom(b, e)
        if quality.kind == "has" and any(g.kind == "trait" for g in quality["grants"]):
            traits = [Node("be", targets=e["targets"], quality=Node("of_trait", trait=g["trait"], yes=1)) for g in quality["grants"] if g.kind == "trait"]
            rest = tuple(g for g in quality["grants"] if g.kind != "trait")
            each = [*traits, *([Node("be", targets=e["targets"], quality=Node("has", grants=rest))] if rest else [])]
            return [a for one in each for a in self.static(b, one, condition)]
        if quality.kind == "of_trait":
            return [continuous.trait(b, e, fits, condition)]
        if quality.kind in forbidding.KINDS:
            return [forbidding.static(b, e, condition, fits, self.given)]
        if quality.kind in CHANGES_DAMAGE:
            return [damage_ability(b, quality, fits, condition)]
        if quality.kind == "deals_more":
            return [dealing_more(b, quality, condition)]
        only_this = b.itself = all(t.kind == "this" for t in e["targets"])
        if (continuous_of := b.meaning("continuous", quality.kind)) is not None:
            made = cast(Callable[[Callable[[Context, Thing], bool]], Ability], continuous_of(b, quality))(fits)
            return [replace(made, condition=lent.both(condition, made.condition))]
        leaders = all(t.kind == "leader" for t in e["targets"])
        if quality.kind == "has" and leaders and all(g.kind == "ability" for g in quality["grants"]):
            return [self.lending(b, e, quality, condition)]
        if quality.kind == "has" and not all(statics.is_continuous(b, g) for g in quality["grants"]):
            return lent.mixed(b, e, fits, condition, self.granted)
        if only_this and condition is None and (words := statics.marks(b, quality)) is not None:
            return [Ability("keyword", b.text(e, "effect"), keywords=words)]
        return [statics.holding(b, e, fits, condition)]

    def lending(self, b: Bench, e: Node, quality: Node, condition: Test | None) -> Ability:
        """Leaders have abilities as long as this is on the table."""
        targets = [b.make("target", t) for t in e["targets"]]
        lent = [a for g in quality["grants"] for a in self.granted(g["line"])]

        def lends(ctx: Context) -> list[tuple[int, Ability]]:
            if condition is not None and not condition(ctx):
                return []
            return [(i, a) for t in targets for i in t(ctx) for a in lent]

        hears = tuple(dict.fromkeys(a.trigger.event for a in lent if a.trigger is not None))
        zones = frozenset({b.game.table, "leader"})
        return Ability("static", b.text(e, "effect"), zones=zones, hears=hears, lends=lends)


def when_usable(b: Bench, modifiers: tuple[Node, ...]) -> Test | None:
    """When an ability that is used may be: in whose turn, and at what other moment, by what stands before it."""
    tests: list[Test] = []
    for m in modifiers:
        if m.kind == "during":
            tests.append(during_turn(players(m["owner"])))
        elif m.kind != "limit":
            tests.append(b.make("usable", m))
    return (lambda ctx: all(test(ctx) for test in tests)) if tests else None


def together(texts: Sequence[Bilingual]) -> Bilingual:
    """Several lines as one text."""
    return {"en": " ".join(t["en"] for t in texts), "ja": "".join(t["ja"] for t in texts)}


def heard_of(trigger: Node) -> str:
    """What a trigger waits for, by the name of its kind."""
    return next((str(part.kind) for name in ("happening", "deed") if (part := trigger.get(name)) is not None), trigger.kind)


def deciding(node: Node) -> str | None:
    """Whether a text wins or loses the game ("win", "lose"), whatever it depends on."""
    if node.kind in ("win", "lose_game"):
        return "win" if node.kind == "win" else "lose"
    parts = [p for _, value in node.parts for p in (value if isinstance(value, tuple) else (value,)) if isinstance(p, Node)]
    return next((how for p in parts if p.kind != "ability" and (how := deciding(p)) is not None), None)


def passive(found: list[Ability]) -> list[Ability]:
    """The abilities of a passive skill; what somebody uses or plays is none."""
    if any(a.role in ("activated", "optional", "spell") for a in found):
        raise NoMeaning("line", "passive", ("what somebody uses or plays is no passive skill", "使用する効果やプレイする効果は、常時のスキルにはなりません"))
    return [replace(a, head="p-skill") if a.role == "triggered" else a for a in found]

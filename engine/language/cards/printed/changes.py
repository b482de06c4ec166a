"""How printed English cards say what a card gets, loses or becomes: figures, abilities, qualities, and for how long."""

from __future__ import annotations

from engine.language.cards.printed.pieces import (
    A_STACK,
    AMOUNT,
    DRAWN,
    DURATION,
    EVERY,
    IT,
    LEADER,
    ME,
    NEXT_TURN,
    OPPONENT,
    TARGETS,
    THEM,
    THIS,
    TWICE,
    become,
    body_of,
    sequence,
)
from engine.language.cards.shared import COST
from engine.language.said_before import TAKES
from engine.language.tree import Node
from engine.language.wordings import Each, Hole, W, Wording


def _change_figure(targets: object, how: str) -> Node:
    """A figure of some cards changes by a number."""
    return Node("change", how=how, targets=targets, attribute=Hole("attribute"), amount=AMOUNT, duration=Hole("duration"))


def _given(end: str) -> tuple[str, ...]:
    return tuple(f"give {{targets:target+}} the~following~effect {mark} {{line:ability_line}} {end}" for mark in (":", "-"))


def _give(ability: Node, duration: object = None) -> Node:
    return Node("give", targets=Hole("targets"), grants=(ability,), duration=duration)


_LINE = Node("ability", line=Hole("line"))
_ATTACKS = Node("attacks_per_turn", n=Hole("n"))
_THIS_TURN = Node("until", edge="end", turn="this")


def _change(how: str, attribute: object = Hole("attribute")) -> Node:
    return Node("change", how=how, targets=Hole("targets"), attribute=attribute, amount=AMOUNT, duration=Hole("duration"))


_NOT_STACKABLE = "(this~effect~is~not~stackable.)"


def _give_for(grant: object, duration: object = DURATION) -> Node:
    return Node("give", targets=TARGETS, grants=(grant,) if isinstance(grant, Node) else grant, duration=duration)


_NOT_STACKING = Node("ability", line=Hole("line"), once=1)
_SET_TO = Node("set_figure", targets=TARGETS, attribute=Hole("attribute"), amount=Hole("amount"), duration=Hole("duration"))
CHANGES = [
    *W("effect", "{quality~n} {duration?}", tree=Node("be", targets=THIS, quality=Hole("quality"), duration=Hole("duration"))),
    *W("effect", "subtract {amount:quantity} from its {attribute} {duration?}", tree=_change_figure(IT, "less")),
    *W("effect", "subtract {amount:quantity} from their {attribute} {duration?}", tree=_change_figure(THEM, "less")),
    *W("effect", "subtract {amount:quantity} from this~amulet's|this~follower's|this~card's {attribute} {duration?}", tree=_change_figure(THIS, "less")),
    *W("effect", "add {amount:quantity} to this~amulet's|this~follower's|this~card's {attribute} {duration?}", tree=_change_figure(THIS, "more")),
    *W("effect", "add {amount:quantity} to its {attribute} {duration?}", tree=_change_figure(IT, "more")),
    *W("effect", "gain~the~ability~to~evolve~for {n:NUMBER} {counter:COUNTER~n}", tree=Node("be", targets=THIS, quality=Node("evolve_cost", n=Hole("n"), counter=Hole("counter")))),
    *W("effect", "reduce damage {source} to {amount:much}", tree=Node("be", targets=THIS, quality=Node("damage_cap", amount=AMOUNT, source=Hole("source")))),
    *W("effect", "reduce damage to this~follower to {amount:much}", tree=Node("be", targets=THIS, quality=Node("damage_cap", amount=AMOUNT))),
    *W("effect", "change their~costs to {amount:quantity}", tree=Node("set_figure", targets=THEM, attribute=COST, amount=AMOUNT)),
    *W("effect", "subtract {amount:quantity} from their~costs", tree=Node("change", how="less", targets=THEM, attribute=COST, amount=AMOUNT)),
    *W("effect", *_given("(this~effect~lasts~until~this~follower~leaves~play.)"), tree=_give(_LINE, Node("until_leaves", what="this"))),
    *W("effect", "gain~the~ability~to~attack~twice~this~turn", tree=Node("be", targets=THIS, quality=TWICE, duration=_THIS_TURN)),
    *W("effect", "give {targets:target+} the~ability~to~attack~twice~this~turn", tree=Node("be", targets=TARGETS, quality=TWICE, duration=_THIS_TURN)),
    *W("effect", "gain~the~ability~to~attack {n:NUMBER} times~this~turn", tree=Node("be", targets=THIS, quality=_ATTACKS, duration=_THIS_TURN)),
    *W("effect", "give {targets:target+} the~ability~to~attack {n:NUMBER} times~this~turn", tree=Node("be", targets=TARGETS, quality=_ATTACKS, duration=_THIS_TURN)),
    *W("grant", "the~inability~to~attack~the~enemy~leader", tree=Node("ability", line=Node("text", body=Node("body", sentences=(
        Node("say", then=sequence(Node("be", targets=THIS, quality=Node("cant_attack", whom="leader")))),))))),
    *W("effect", "add {amount:quantity} to its {attribute}", tree=Node("change", how="more", targets=IT, attribute=Hole("attribute"), amount=AMOUNT)),
    *W("effect", "reduce damage {source?} by {amount:much}", tree=Node("be", targets=THIS, quality=Node("damage_less", amount=AMOUNT, source=Hole("source")))),
    *W("effect", "subtract {amount:quantity} from the~costs~of {targets:target+} {duration?}", tree=_change("less", COST)),
    *W("effect", "add {amount:quantity} to the~costs~of {targets:target+} {duration?}", tree=_change("more", COST)),
    *W("effect", "change the~costs~of {targets:target+} to {amount:quantity} {duration?}", tree=Node(
        "set_figure", targets=Hole("targets"), attribute=COST, amount=AMOUNT, duration=Hole("duration"))),
    *W("effect", "set its {attribute} to {amount:quantity} {duration?}", tree=Node(
        "set_figure", targets=(Node("it"),), attribute=Hole("attribute"), amount=AMOUNT, duration=Hole("duration"))),
    *W("effect", "reduce its {attribute} by {amount:quantity} {duration?}", tree=Node(
        "change", how="less", targets=(Node("it"),), attribute=Hole("attribute"), amount=AMOUNT, duration=Hole("duration"))),
    *W("effect", "reduce this~amulet's|this~follower's|this~card's {attribute} by {amount:quantity} {duration?}", tree=_change_figure(THIS, "less")),
    *W("effect", "increase this~amulet's|this~follower's|this~card's {attribute} by {amount:quantity} {duration?}", tree=_change_figure(THIS, "more")),
    *W("effect", "increase its {attribute} by {amount:quantity} {duration?}", tree=Node("change", how="more", targets=IT, attribute=Hole("attribute"), amount=AMOUNT, duration=Hole("duration"))),
    *W("effect", "subtract {amount:much} from damage~taken~by|damage~dealt~to {targets:target+} {duration?}", "reduce damage~taken~by|damage~dealt~to {targets:target+} by {amount:much} {duration?}", tree=Node(
        "be", targets=TARGETS, quality=Node("damage_less", amount=AMOUNT), duration=Hole("duration"))),
    *W("effect", "reduce damage~taken~by|damage~dealt~to {targets:target+} to {amount:much} {duration?}", tree=Node("be", targets=TARGETS, quality=Node("damage_cap", amount=AMOUNT), duration=Hole("duration"))),
    *W("effect", "reduce their costs by {amount:quantity} {duration?}", tree=Node(
        "change", how="less", targets=(Node("them"),), attribute=COST, amount=AMOUNT, duration=Hole("duration"))),
    *W("effect", "add X to this~follower's attack", tree=Node("gain", grants=(Node("figures", stats=Node("stats", attack="+X", defense=0)),))),
    *W("effect", "reduce damage to {amount:much}", tree=Node("be", targets=THIS, quality=Node("damage_cap", amount=AMOUNT))),
    *W("effect", "gain~the~ability~to~attack~twice each~turn|per~turn|a~turn", tree=Node("be", targets=THIS, quality=TWICE)),
    *W("effect", "reduce the {attribute} of {targets:target+} to {amount:amount} {duration?}", "reduce {targets:target+} 's|' {attribute} to {amount:amount} {duration?}", tree=_SET_TO),
    *W("effect", "reduce its {attribute} to {amount:amount} {duration?}", "its|their {attribute} becomes|become {amount:amount} {duration?}", tree=become(IT, Hole("attribute"), AMOUNT)),
    *W("effect", "their~costs become {amount:amount} {duration?}", tree=become(THEM, COST, AMOUNT)),
    *W("effect", "set {targets:target+} 's|' {attribute} to {amount:amount} {duration?}", tree=Node(
        "set_figure", targets=Hole("targets"), attribute=Hole("attribute"), amount=Hole("amount"), duration=Hole("duration"))),
    *(w for words, who in (("the~enemy~leader's|your~opponent's~leader's", "opponent"), ("your~leader's", "me"), ("each~leader's|both~leaders'", "each")) for w in W(
        "effect", f"set|change|reduce {words} {{attribute}} to {{amount:amount}} {{duration?}}", preferred=True, tree=Node(
            "set_figure", targets=(Node("leader", who=who),), attribute=Hole("attribute"), amount=Hole("amount"), duration=Hole("duration")))),
    *W("effect", "set this~follower's {attribute} to {amount:amount} {duration?}", tree=Node(
        "set_figure", targets=THIS, attribute=Hole("attribute"), amount=Hole("amount"), duration=Hole("duration"))),
    *W("effect", "double this~follower's {attribute}", tree=Node("double", targets=THIS, attribute=Hole("attribute"))),
    *W("effect", "double its {attribute}", tree=Node("double", targets=IT, attribute=Hole("attribute"))),
    *W("effect", "double {targets:target+} 's|' {attribute}", tree=Node("double", targets=TARGETS, attribute=Hole("attribute"))),
    *W("effect", "{what:filter~pl} can't~be~played {duration?}", tree=Node("be", targets=THIS, quality=Node("cant_play", what=Hole("what")), duration=Hole("duration"))),
    *W("effect", "halve the~cost|the~costs of {targets:target+} (rounding~up)", "halve the~cost|the~costs of {targets:target+} (rounded~up)", tree=Node("halve", targets=TARGETS, attribute=COST, up=1)),
    *(w for words, who in (("the~enemy~leader's", "opponent"), ("your~leader's", "me"), ("both~leaders'", "each")) for of in ((Node("leader", who=who),),) for w in (
        *W("effect", f"halve {words} {{attribute}}", preferred=True, tree=Node("halve", targets=of, attribute=Hole("attribute"))),
        *W("effect", f"halve {words} {{attribute}} (rounding~up)", f"halve {words} {{attribute}} (rounded~up)", preferred=True, tree=Node("halve", targets=of, attribute=Hole("attribute"), up=1)))),
    *W("effect", "halve {targets:target+} 's|' {attribute}", tree=Node("halve", targets=TARGETS, attribute=Hole("attribute"))),
    *W("effect", "halve {targets:target+} 's|' {attribute} (rounding~up)", "halve {targets:target+} 's|' {attribute} (rounded~up)", tree=Node("halve", targets=TARGETS, attribute=Hole("attribute"), up=1)),
    *W("effect", "halve its cost (rounding~up)", "halve its cost (rounded~up)", tree=Node("halve", targets=IT, attribute=COST, up=1)),
    *W("effect", "halve the~cost|the~costs of {targets:target+}", tree=Node("halve", targets=TARGETS, attribute=COST)),
    *W("effect", "gain the~following~effect {duration}: {line:ability_line}", "gain the~following~effect {duration} - {line:ability_line}", tree=Node(
        "gain", grants=(_LINE,), duration=Hole("duration"))),
    *W("effect", "add {amount:quantity} to an~allied~stack~in~play", tree=Node("change", how="more", targets=(A_STACK,), attribute=Node("attribute", name="stack"), amount=AMOUNT)),
    *W("effect", "randomly give {drawn} {grants:grant+} {duration?}", "randomly give {grants:grant+} to {drawn} {duration?}", tree=Node("give", targets=DRAWN, grants=Hole("grants"), duration=DURATION)),
    *W("effect", "randomly subtract {amount:quantity} from the~cost~of {drawn} {duration?}", tree=Node("change", how="less", targets=DRAWN, attribute=COST, amount=AMOUNT, duration=DURATION)),
    *W("effect", "subtract {amount:quantity} from the~copy's {attribute} {duration?}", tree=Node("change", how="less", targets=IT, attribute=Hole("attribute"), amount=AMOUNT, duration=DURATION)),
    *(w for mark in ":-" for w in (
        *W("effect", f"give {{targets:target+}} the~following~effect {{duration}} {mark} {{line:ability_line}} {_NOT_STACKABLE}", tree=_give_for(_NOT_STACKING)),
        *W("effect", f"give your~leader the~following~effect {mark} {{line:ability_line}} (this~leader~effect~lasts~for~the~rest~of~the~match.)", tree=Node(
            "give", targets=(Node("leader", who="me"),), grants=(_LINE,), duration=Node("for_match"))),
        *W("effect", f"give {{targets:target+}} {{grants:grant+}} and the~following~effect {mark} {{line:ability_line}}", tree=Node(
            "give", targets=TARGETS, grants=(Hole("grants"), _LINE))),
        *W("effect", f"gain {{grants:grant+}} and the~following~effect {mark} {{line:ability_line}}", tree=Node("gain", grants=(Hole("grants"), _LINE))),
        *W("effect", f"give {{grants:grant+}} and|,~and the~following~effect to {{targets:target+}} {mark} {{line:ability_line}}", tree=Node(
            "give", targets=TARGETS, grants=(Hole("grants"), _LINE))),
        *W("effect", f"give {{a:grant}} , {{b:grant}} ,~and the~following~effect to {{targets:target+}} {mark} {{line:ability_line}}",
           f"give {{targets:target+}} {{a:grant}} , {{b:grant}} ,~and the~following~effect {mark} {{line:ability_line}}", tree=Node("give", targets=TARGETS, grants=(Hole("a"), Hole("b"), _LINE))),
        *W("effect", f"gain {{a:grant}} , {{b:grant}} ,~and the~following~effect {mark} {{line:ability_line}}", tree=Node("gain", grants=(Hole("a"), Hole("b"), _LINE))),
        *W("effect", f"give the~following~effect to {{targets:target+}} {mark} {{line:ability_line}}", tree=_give_for(_LINE, None)),
        *W("steps", f"give {{targets:target+}} the~following~effect and {{more:effect&}} {mark} {{line:ability_line}}", tree=sequence(_give_for(_LINE, None), Hole("more"))),
        *W("steps", f"gain the~following~effect and {{more:effect&}} {mark} {{line:ability_line}}", tree=sequence(Node("gain", grants=(_LINE,)), Hole("more"))))),
]

_IN_HAND = Node("all", filter=Node("filter", adjectives=Hole("adjectives"), noun=Hole("noun"), tests=(Node("in", owner=Node("player", who="me"), zone="hand"),)))
YOURS = [
    *(w for how in ("less", "more") for w in W("effect", f"your {{adjectives:adjective*?}} {{noun~pl}} cost {{amount:quantity}} {how} {{duration?}}", tree=Node(
        "be", targets=(_IN_HAND,), quality=Node(f"cost_{how}", amount=AMOUNT), duration=DURATION))),
]
_TO_THE_END = "(this~effect~lasts~for~the~rest~of~the~match.)"
_ONCE_TO_THE_END = "(this~effect~is~not~stackable~and~lasts~for~the~rest~of~the~match.)"
GIVEN = [
    *W("effect", "give {targets:target+} the~following~effect {duration}: {line:ability_line}", "give {targets:target+} the~following~effect {duration} - {line:ability_line}",
       tree=_give(_LINE, Hole("duration"))),
    *W("effect", *_given(_NOT_STACKABLE), tree=_give(_NOT_STACKING)),
    *W("effect", *_given(_TO_THE_END), tree=_give(_LINE, Node("for_match"))),
    *W("effect", *_given(_ONCE_TO_THE_END), tree=_give(_NOT_STACKING, Node("for_match"))),
]

FIGURES = [
    *W("effect", "change {targets:target+} 's {attribute} to {amount:amount} {duration?}", "change {targets:target+} ' {attribute} to {amount:amount} {duration?}",
       tree=become(TARGETS, Hole("attribute"), AMOUNT)),
    *W("effect", "change this~follower's {attribute} to {amount:amount} {duration?}", tree=become(THIS, Hole("attribute"), AMOUNT)),
    *W("effect", "change this~follower's {attribute} to its {other:attribute} {duration?}", tree=become(
        THIS, Hole("attribute"), Node("figure_of", attribute=Hole("other"), target=Node("this")))),
    *W("effect", "change this~card's~cost to {amount:quantity} {duration?}", tree=become(THIS, COST, AMOUNT)),
    *W("effect", "change their~costs to {amount:quantity} {duration}", tree=become(THEM, COST, AMOUNT)),
    *W("effect", "change your~leader's~maximum~defense to {amount:quantity}", tree=become((LEADER,), Node("attribute", name="max_defense"), AMOUNT)),
    *W("effect", "change both~leaders'~maximum~defense to {amount:quantity}", tree=become((Node("leader", who="each"),), Node("attribute", name="max_defense"), AMOUNT)),
]

DAMAGE = [
    *W("quality", "take[s] {amount:much} damage", tree=Node(TAKES, amount=AMOUNT)),
    *W("effect", "reduce damage to {amount:much} {duration}", tree=Node("be", targets=THIS, quality=Node("damage_cap", amount=AMOUNT), duration=DURATION)),
    *W("effect", "reduce damage {source} to {amount:much} {duration}", tree=Node(
        "be", targets=THIS, quality=Node("damage_cap", amount=AMOUNT, source=Hole("source")), duration=DURATION)),
    *W("effect", "reduce damage taken by {amount:much}", "subtract {amount:much} from damage~taken~by this~follower", tree=Node(
        "be", targets=THIS, quality=Node("damage_less", amount=AMOUNT))),
    *W("effect", "subtract {amount:much} from damage~your~leader~takes", tree=Node("be", targets=(LEADER,), quality=Node("damage_less", amount=AMOUNT))),
]


def _lists(end: str, tree: Node) -> list[Wording]:
    """Several effects that are given, and what is said of all of them behind."""
    marks = (".", ":")
    plain = Node("say", then=sequence(*tree["then"]["steps"][1:]))
    return [w for mark in marks for w in (
        *W("sentence", f"give {{targets:target+}} the~following~effects{mark} {{lines:listed*}} {end}", tree=plain),
        *W("sentence", f"{{before:effect&}} and give {{targets:target+}} the~following~effects{mark} {{lines:listed*}} {end}", tree=tree),
    )]


def _and_give(grants: object, duration: object = None) -> Node:
    return Node("say", then=sequence(Hole("before"), Node("give", targets=TARGETS, grants=grants, duration=duration)))


_EVERY_ONCE = Each("lines", Node("ability", line=Hole("item"), once=1))
_MATCH = Node("for_match")
_UNTIL_THIS_LEAVES = Node("until_leaves", what="this")
GIVEN_LISTS = [
    *_lists("(these~effects~are~not~stackable~and~last~for~the~rest~of~the~match.)", _and_give(_EVERY_ONCE, _MATCH)),
    *_lists("(these~effects~are~not~stackable.)", _and_give(_EVERY_ONCE)),
    *_lists("(these~effects~last~for~the~rest~of~the~match.)", _and_give(EVERY, _MATCH)),
    *_lists("(these~effects~last~until~this~follower~leaves~play.|these~effects~last~until~this~amulet~leaves~play.)", _and_give(EVERY, _UNTIL_THIS_LEAVES)),
    *(w for mark in (".", ":") for w in W("sentence", f"give {{targets:target+}} the~following~effects {{duration}}{mark} {{lines:listed*}}", tree=Node(
        "say", then=sequence(Node("give", targets=TARGETS, grants=EVERY, duration=Hole("duration")))))),
]

_GIVEN = "give {targets:target+} the~following~effect"
LASTING = [
    *W("duration", "for~the~rest~of~the~turn|for~the~rest~of~this~turn|for~this~turn|for~this~turn~only|this~turn~only", tree=Node("until", edge="end", turn="this")),
    *W("duration", "until~the~start~of~your~opponent's~turn|until~the~start~of~the~opponent's~turn", tree=Node("until", edge="start", turn="next_opponent")),
    *W("effect", "{targets:target+} {quality~n} this~turn", "this~turn|during~this~turn, {targets:target+} {quality~n}", tree=Node("be", targets=TARGETS, quality=Hole("quality"), duration=Node("until", edge="end", turn="this"))),
    *(w for mark in "-:" for w in W(
        "effect", f"{_GIVEN} {mark} {{line:ability_line}} this~effect~lasts {{duration}}", f"{_GIVEN} {mark} {{line:ability_line}} (this~effect~lasts {{duration}}.)",
        tree=Node("give", targets=TARGETS, grants=(_LINE,), duration=DURATION))),
    *(w for mark in ".:" for w in W(
        "sentence", f"{_GIVEN}s{mark} {{lines:listed*}} (these~effects~last {{duration}}.)", tree=Node(
            "say", then=sequence(Node("give", targets=TARGETS, grants=EVERY, duration=DURATION))))),
]

LISTED = [
    *W("listed", "- {line:ability_line}", tree=Hole("line")),
    *W("sentence", "give {targets:target+} the~following~effects. {lines:listed*}", "give {targets:target+} the~following~effects: {lines:listed*}", tree=Node(
        "say", then=Node("sequence", steps=(Node("give", targets=Hole("targets"), grants=EVERY),)))),
    *W("sentence", "{steps:effect&} and give {targets:target+} the~following~effects. {lines:listed*}", tree=Node(
        "say", then=Node("sequence", steps=(Hole("steps"), Node("give", targets=Hole("targets"), grants=EVERY))))),
    *W("sentence", "gain the~following~effects. {lines:listed*}", tree=Node("say", then=Node("sequence", steps=(Node("gain", grants=EVERY),)))),
    *W("sentence", "if {condition}, gain the~following~effects. {lines:listed*}", tree=Node(
        "if", condition=Hole("condition"), then=Node("sequence", steps=(Node("gain", grants=EVERY),)))),
    *W("sentence", "while this~follower|this~amulet is~in~play, your~leader has the~following~effects. {lines:listed*}", tree=Node(
        "say", then=Node("sequence", steps=(Node("be", targets=(LEADER,), quality=Node("has", grants=EVERY)),)))),
]

COUNTED = [
    *W("effect", "subtract {amount:quantity} from the {attribute} of this~card|this~follower|this~amulet {duration}", tree=Node(
        "change", how="less", targets=THIS, attribute=Hole("attribute"), amount=AMOUNT, duration=DURATION)),
]

_ANYBODY = Node("any_of", filter=Node("filter", noun=Node("character", who="any")))
_UNDONE = {"destroyed": "destroy", "banished": "banish"}
_WHENS = {"at~the~end~of~the~turn|at~the~end~of~this~turn": Node("turn_end", owner=Node("player", who="each")), "at~the~end~of~your~turn": Node("turn_end", owner=ME),
          "at~the~start~of~your~next~turn": NEXT_TURN, "at~the~end~of~your~opponent's~turn|at~the~end~of~your~opponent's~next~turn": Node("turn_end", owner=OPPONENT)}  # fmt: skip


def _goes_later(words: str, targets: tuple[Node, ...]) -> list[Wording]:
    """What was just put out goes again later: “it's destroyed at the end of the turn”."""
    return [w for done, kind in _UNDONE.items() for when, trigger in _WHENS.items() for w in W("effect", *(f"{word}~{done} {when}" for word in words.split("|")), tree=Node(
        "give", targets=targets, grants=(Node("ability", line=Node("ability", trigger=trigger, body=body_of(sequence(Node(kind, targets=THIS))))),)))]


GOES_LATER = [*_goes_later("it~is|it's|it~will~be|that~follower~is", IT), *_goes_later("they~are|they're|they~will~be|those~followers~are", THEM)]
RESTORED = [
    *W("effect", "restore {targets:target+} 's|' defense to~full", "restore the~defense~of {targets:target+} to~full", tree=Node("heal", targets=TARGETS)),
    *W("effect", "restore this~follower's defense to~full", tree=Node("heal", targets=THIS)),
    *W("effect", "restore its defense to~full", tree=Node("heal", targets=IT)),
    *W("effect", "restore your~leader's defense to~full", tree=Node("heal", targets=(LEADER,))),
    *W("effect", "deal {amount:much} more~damage to {targets:target+}", "deal another {amount:much} damage to {targets:target+}", tree=Node("deal", amount=AMOUNT, targets=TARGETS)),
]
_NOUGHT = Node("number", n=0)
ABLE = [
    *W("source", "from~spells~and~effects|from~effects~and~spells", tree=Node("from_what", what="effects")),
    *W("source", "from~enemy~spells~and~effects|from~enemy~effects~and~spells", tree=Node("from_what", what="enemy_effects")),
    *W("quality", "can~ignore~ward", tree=Node("ignores_ward")),
    *(w for how, verbs in (("less", "reduce|lower|decrease"), ("more", "increase|raise")) for w in W("effect", f"{verbs} {{targets:target+}} 's|' {{attribute}} by {{amount:quantity}} {{duration?}}", tree=Node(
        "change", how=how, targets=(Hole("targets"),), attribute=Hole("attribute"), amount=Hole("amount"), duration=Hole("duration")))),
    *(w for how, verbs in (("less", "reduce|lower|decrease"), ("more", "increase|raise")) for words, who in (("the~enemy~leader's", "opponent"), ("your~leader's", "me"), ("both~leaders'", "each")) for w in W(
        "effect", f"{verbs} {words} {{attribute}} by {{amount:quantity}} {{duration?}}", preferred=True, tree=Node(
            "change", how=how, targets=(Node("leader", who=who),), attribute=Hole("attribute"), amount=Hole("amount"), duration=Hole("duration")))),
    *W("effect", "enemy {noun~pl} {tests:test*?} can't attack your~leader {duration?}", preferred=True, tree=Node(
        "be", targets=(Node("all", filter=Node("filter", adjectives=(Node("side", who="opponent"),), noun=Hole("noun"), tests=Hole("tests"))),), quality=Node("cant_attack", whom="leader"), duration=Hole("duration"))),
    *W("quality", "can't attack~enemy~followers|attack~an~enemy~follower", tree=Node("cant_attack", whom="follower")),
    *W("quality", "can't be~damaged~by {what:filter~pl}", tree=Node("damage_taken", amount=_NOUGHT, source=Node("from_cards", what=Hole("what")))),
    *W("quality", "can't be~damaged~by~effects", tree=Node("damage_taken", amount=_NOUGHT, source=Node("from_what", what="effects"))),
    *W("effect", "this~follower deals~damage~equal~to~its {attribute}", preferred=True, tree=Node("be", targets=THIS, quality=Node("damage_dealt_is", amount=Node("figure_of", attribute=Hole("attribute"), target=Node("this"))))),
    *W("sentence", "damage~dealt~to|damage~to {targets:target+} {source?} is~reduced|is~decreased by {amount:much}.", tree=Node("say", then=sequence(Node(
        "be", targets=TARGETS, quality=Node("damage_less", amount=AMOUNT, source=Hole("source")))))),
    *W("sentence", "damage~dealt~to|damage~to {targets:target+} {source?} is~reduced to {amount:much}.", tree=Node("say", then=sequence(Node(
        "be", targets=TARGETS, quality=Node("damage_cap", amount=AMOUNT, source=Hole("source")))))),
    *W("source", "by~effects", tree=Node("from_what", what="effects")),
    *W("source", "by~enemy~effects", tree=Node("from_what", what="enemy_effects")),
    *W("source", "by {what:filter~pl}", tree=Node("from_cards", what=Hole("what"))),
    *W("quality", "can~only~attack~the~enemy~leader~and~followers~with {without:KEYWORD}", "can~only~attack~followers~with {without:KEYWORD} and~the~enemy~leader", tree=Node(
        "cant_attack", whom="follower", without=Hole("without"))),
    *W("happening", "deal[s]~damage", tree=Node("deals_damage", whom=_ANYBODY)),
]

PRINTED_CHANGES = [*GOES_LATER, *RESTORED, *ABLE, *CHANGES, *YOURS, *GIVEN, *FIGURES, *DAMAGE, *GIVEN_LISTS, *LASTING, *LISTED, *COUNTED]

"""How printed English cards put effects together to sentences: conditions, costs, what one effect has to do with another."""

from __future__ import annotations

from engine.language.among_said import AMONG
from engine.language.cards.printed.pieces import (
    AMOUNT,
    AT_LEAST,
    AT_MOST,
    ATTACK,
    CONDITION,
    DEFENSE,
    LEADER,
    ME,
    MODES,
    OPTIONS,
    TARGETS,
    THEM,
    THEN,
    THIS,
    X,
    become,
    sequence,
    those_with,
)
from engine.language.meanwhile import WHILE_THERE
from engine.language.said_before import GROWS
from engine.language.tree import Node
from engine.language.wordings import Hole, W, Wording

_RITE = Node("paying", cost=Node("earth_rite"), then=sequence(Node("nothing")))


def _few(kind: str, **parts: object) -> Node:
    return Node("more", then=Node("sequence", steps=(Node(kind, **parts),)))


_PAST = Node("where", then=Hole("then"), x=Hole("x"))


def _around() -> list[Wording]:
    """What stands before a list: a condition, a cost, other effects."""
    first = sequence(Hole("before"))
    return [
        *W("sentence", "{then:listing}", "then, {then:listing}", tree=Node("say", then=THEN)),
        *W("sentence", "if {condition}, {then:listing}", "then, if {condition}, {then:listing}", tree=Node("if", condition=Hole("condition"), then=THEN)),
        *W("sentence", "{cost}: {then:listing}", "{cost} - {then:listing}", tree=Node("say", then=Node("paying", cost=Hole("cost"), then=THEN))),
        *W("sentence", "for~each {filter}, {then:listing}", tree=Node("say", then=Node("where", x=Node("count", filter=Hole("filter")), then=Node("repeat", n=Node("x"), then=THEN)))),
        *W("sentence", "for~each {noun} fused~to~this~card|fused~to~this~follower|fused~to~this~amulet, {then:listing}", tree=Node("say", then=Node(
            "where", x=Node("fused_to_this", filter=Node("filter", noun=Hole("noun"))), then=Node("repeat", n=Node("x"), then=THEN)))),
        *W("body", "{before:effect&} and {then:listing}", "{before:effect&}, then {then:listing}", "{before:effect&} and~then {then:listing}", tree=Node(
            "body", sentences=(Node("say", then=first), Node("say", then=THEN)))),
        *W("body", f"{MODES}. {{after:sentence*}} {{options:choice*}}", tree=Node("body", sentences=(Node("say", then=Node("choose", options=OPTIONS)), Hole("after")))),
        *W("body", f"{{before:sentence*}} {MODES}. {{after:sentence*}} {{options:choice*}}", tree=Node(
            "body", sentences=(Hole("before"), Node("say", then=Node("choose", options=OPTIONS)), Hole("after")))),
    ]


_EACH_OF_THEM = Node("each_in_turn", filter=Hole("filter"), then=Hole("then"))
_UNUSED = Node("say", then=Node("choose", options=Hole("options"), random=1, unused=1))
_RANDOMLY = "randomly activate 1 of~the~following~effects"
SENTENCES = [
    *W("effect", "deal {amount:much} damage to {targets:target+} and~then {more:much} damage to {others:target+}", tree=Node("sequence", steps=(
        Node("deal", amount=AMOUNT, targets=Hole("targets")), Node("deal", amount=Hole("more"), targets=Hole("others"))))),
    *W("sentence", "{then:core}. X~equals {x:amount}.", tree=Node("say", then=Node("where", then=Hole("then"), x=Hole("x")))),
    *W("sentence", "if {condition}, {then:core}. X~equals {x:amount}.", tree=Node("if", condition=Hole("condition"), then=Node("where", then=Hole("then"), x=Hole("x")))),
    *W("sentence", "{counter:COUNTER} ({n:quantity}) - {then:clause}.", "{counter:COUNTER} ({n:quantity}): {then:clause}.", tree=Node(
        "if", condition=Node("has_points", player=ME, bound=AT_LEAST, counter=Hole("counter")), then=Hole("then"))),
    *W("sentence", "while this~amulet|this~follower is~in~play, {then:clause}.", tree=Node("say", then=Node(WHILE_THERE, then=Hole("then")))),
    *W("effect", "{targets:target+} can't be {a:forbidden} or {b:forbidden} {by:agent?}", tree=sequence(
        *(Node("be", targets=TARGETS, quality=Node("cant_be", deed=Hole(deed), by=Hole("by"))) for deed in "ab"))),
    *W("effect", "can't~attack~or~be~attacked", tree=sequence(Node("be", targets=THIS, quality=Node("cant_attack")), Node("be", targets=THIS, quality=Node("cant_be", deed=Node("attacked_at"))))),
    *W("effect", "{targets:target+} can't~attack~or~be~attacked {duration?}", tree=sequence(
        Node("be", targets=TARGETS, quality=Node("cant_attack"), duration=Hole("duration")), Node("be", targets=TARGETS, quality=Node("cant_be", deed=Node("attacked_at")), duration=Hole("duration")))),
    *W("effect", "can't be {a:forbidden} or {b:forbidden} {by:agent?}", tree=sequence(
        *(Node("be", targets=THIS, quality=Node("cant_be", deed=Hole(deed), by=Hole("by"))) for deed in "ab"))),
    *W("effect", "put a~copy~of {target} into~your~hand~and~deck", tree=sequence(*(Node(
        "add", made=(Node("copies", count=Node("number", n=1), target=Hole("target")),), into=Node("into", owner=ME, **where))
        for where in ({"zone": "hand"}, {"zone": "deck", "at": "anywhere"})))),
    *W("effect", "recover {a:quantity} {c:COUNTER~n} and {b:quantity} {d:COUNTER~n}", tree=sequence(
        Node("points", how="recover", amount=Hole("a"), counter=Hole("c")), Node("points", how="recover", amount=Hole("b"), counter=Hole("d")))),
    *W("sentence", "then if {condition}, {then:clause}.", tree=Node("if", condition=Hole("condition"), then=Hole("then"))),
    *W("sentence", "if {condition}, then {then:clause}.", tree=Node("if", condition=Hole("condition"), then=Hole("then"))),
    *W("core", "perform~Earth~Rite", tree=_RITE),
    *W("effect", "deal {amount:much} damage to {targets:target+} and {more:much} damage to {others:target+}", tree=Node("sequence", steps=(
        Node("deal", amount=AMOUNT, targets=Hole("targets")), Node("deal", amount=Hole("more"), targets=Hole("others"))))),
    *W("clause", "restore defense to {targets:target+} equal~to {x:amount}", tree=Node(
        "where", x=Hole("x"), then=Node("sequence", steps=(Node("heal", amount=X, targets=Hole("targets")),)))),
    *W("clause", "deal damage to {targets:target+} equal~to {x:amount}", "deal damage equal~to {x:amount} to {targets:target+}", tree=Node(
        "where", x=Hole("x"), then=Node("sequence", steps=(Node("deal", amount=X, targets=Hole("targets")),)))),
    *W("clause", "perform {cost}: {then:clause}", "perform {cost} - {then:clause}", tree=Node("paying", cost=Hole("cost"), then=Hole("then"))),
    *W("clause", "use {n:NUMBER} {counter:COUNTER~n} and|to {then:clause}", tree=Node("paying", cost=Node("spend", n=Hole("n"), counter=Hole("counter")), then=Hole("then"))),
    *W("short", "draw {count:quantity}", tree=Node("draw", count=Hole("count"))),
    *W("short", "put {count:quantity} into~your~hand", tree=Node("add", count=Hole("count"))),
    *W("other", "{it:effect}", "{it:short}", tree=Hole("it")),
    *W("sentence", "if {condition}, also {then:clause}.", "then, if {condition}, also {then:clause}.", tree=Node("if", condition=Hole("condition"), then=THEN)),
    *W("sentence", "if {condition}, {then:clause} as~well.", tree=Node("if", condition=Hole("condition"), then=THEN)),
    *W("short", "restore {amount:much}", tree=Node("heal", amount=AMOUNT)),
    *W("sentence", "deal {amount:much} more.", "deal {amount:much} more~damage.", tree=_few("deal", amount=AMOUNT)),
    *W("sentence", "restore {amount:much} more.", "restore {amount:much} more~defense.", tree=_few("heal", amount=AMOUNT)),
    *W("sentence", "put {count:quantity} more into~your~hand.", tree=_few("add", count=Hole("count"))),
    *W("sentence", "draw {count:quantity} more~card(s).", "draw {count:quantity} more.", preferred=True, tree=_few("draw", count=Hole("count"))),
    *W("sentence", "{then:core}. X~is {x:amount}.", tree=Node("say", then=_PAST)),
    *W("sentence", "if {condition}, {then:core}. X~is {x:amount}.", tree=Node("if", condition=Hole("condition"), then=_PAST)),
    *W("sentence", "{cost}: {then:core}. X~equals|X~is {x:amount}.", "{cost} - {then:core}. X~equals|X~is {x:amount}.", tree=Node(
        "say", then=Node("paying", cost=Hole("cost"), then=_PAST))),
    *W("sentence", "(this~card~will~be~treated~as a|an {card:NAME}.)", tree=Node("treated_as", card=Hole("card"))),
    *_around(),
    *W("sentence", "for~each {filter}, {then:steps}.", tree=Node("say", then=_EACH_OF_THEM)),
    *W("sentence", "if {condition}, for~each {filter}, {then:steps}.", tree=Node("if", condition=Hole("condition"), then=_EACH_OF_THEM)),
    *W("sentence", "then, {then:clause} if {condition}.", tree=Node("if", condition=Hole("condition"), then=Hole("then"))),
    *W("sentence", "then, {counter:COUNTER} ({n:quantity}): {then:clause}.", "then, {counter:COUNTER} ({n:quantity}) - {then:clause}.", tree=Node(
        "if", condition=Node("has_points", player=ME, bound=AT_LEAST, counter=Hole("counter")), then=Hole("then"))),
    *W("sentence", f"{_RANDOMLY}. the~same~effect~will~not~activate~twice. {{options:choice*}}", f"{_RANDOMLY}. {{options:choice*}} (the~same~effect~will~not~activate~twice.)", tree=_UNUSED),
    *W("sentence", f"if {{condition}}, {_RANDOMLY}. the~same~effect~will~not~activate~twice. {{options:choice*}}", tree=Node("if", condition=Hole("condition"), then=_UNUSED["then"])),
    *W("sentence", "{then:clause} if {condition}. {otherwise:else_part}", tree=Node("if", condition=Hole("condition"), then=Hole("then"), otherwise=Hole("otherwise"))),
    *W("sentence", "(can~only~be~played|can~be~played~only if {condition}.)", tree=Node("play_only", condition=CONDITION)),
    *W("sentence", "can~be~played~only if {condition}.", "can~only~be~played if {condition}.", "this~card can~be~played~only|can~only~be~played if {condition}.", "can~only~be~played|can~be~played~only when|while {condition}.", tree=Node("play_only", condition=CONDITION)),
]


FIGURES = [
    *W("effect", "this~follower's~attack~and~defense become {n:quantity}", tree=sequence(become(THIS, ATTACK, Hole("n")), become(THIS, DEFENSE, Hole("n")))),
    *W("clause", "recover all~play~points|all~your~play~points|all~of~your~play~points", "fully~recover your~play~points|all~your~play~points", tree=Node("where", then=sequence(
        Node("points", how="recover", counter="pp", amount=X)), x=Node("points_of", owner=ME, counter="max_pp"))),
    *W("clause", "recover {counter:COUNTER~pl} until~you~have {n:quantity}", tree=Node("where", then=sequence(Node("points", how="recover", counter=Hole("counter"), amount=X)), x=Node(
        "difference", a=Hole("n"), b=Node("points_of", owner=ME, counter=Hole("counter"))))),
    *W("clause", "increase your {counter:COUNTER~pl} to {n:quantity}", tree=Node(
        "where", then=sequence(Node("points", how="gain", counter=Hole("counter"), amount=X)), x=Node(
            "difference", a=Hole("n"), b=Node("points_of", owner=ME, counter=Hole("counter"))))),
]


def _down_to(words: str, target: Node) -> list[Wording]:
    """As much damage as leaves so much defense."""
    left = Node("figure_of", attribute=DEFENSE, target=target)
    return W("clause", f"deal damage to {words} until their~defense~drops~to {{n:quantity}}", tree=Node(
        "where", x=Node("difference", a=left, b=Hole("n")), then=sequence(Node("deal", targets=(target,), amount=X))))


_ENEMY_LEADER = Node("leader", who="opponent")


def _changed_damage(words: str, bound: Node) -> list[Wording]:
    """Damage of so much that becomes another amount."""
    return W("sentence", f"whenever {{n:quantity}} {words} this~follower, reduce that~damage to {{amount:much}}.", tree=_damage_within(bound))


def _damage_within(bound: Node | Hole) -> Node:
    """That the damage to this card, where it is within a bound, becomes another amount."""
    return Node("say", then=sequence(Node("be", targets=THIS, quality=Node("damage_taken", bound=bound, amount=Hole("amount")))))


DAMAGE = [
    *_down_to("your~leader", LEADER),
    *_down_to("the~enemy~leader|them", _ENEMY_LEADER),
    *W("sentence", *(f"if|whenever|when this~follower {takes}, {instead}." for takes in ("would~take {bound} damage", "takes {bound} damage") for instead in (
        "it~takes {amount:much} damage instead", "it~takes {amount:much} instead", "it~takes only {amount:much} damage instead", "reduce that~damage|it to {amount:much}", "that~damage becomes|is~reduced~to {amount:much}")), tree=_damage_within(Hole("bound"))),
    *_changed_damage("damage~or~less~is~dealt~to", AT_MOST),
    *_changed_damage("damage~or~more~is~dealt~to|or~more~damage~is~dealt~to", AT_LEAST),
]


def _while_turn(words: str, who: str) -> list[Wording]:
    """What holds in somebody's turns alone."""
    test = Node("turn_of", who=who)
    has = Node("be", targets=THIS, quality=Node("has", grants=Hole("grants")))
    less = Node("be", targets=THIS, quality=Node("damage_less", amount=AMOUNT))
    return [
        *W("sentence", f"has|gains {{grants:grant+}} during {words}.", f"during {words}, has {{grants:grant+}}.", f"gain {{grants:grant+}} during {words}.", f"during {words}, gain {{grants:grant+}}.", tree=Node("while", condition=test, then=sequence(has))),
        *W("sentence", f"during {words}, {{targets:target+}} {{quality~n}}.", f"{{targets:target+}} {{quality~n}} during {words}.", tree=Node("while", condition=test, then=sequence(Node("be", targets=TARGETS, quality=Hole("quality"))))),
        *W("sentence", f"during {words}, subtract {{amount:much}} from damage~taken~by~this~follower.", tree=Node("while", condition=test, then=sequence(less))),
        *W("sentence", f"during {words}, reduce damage~dealt to {{targets:target+}} by {{amount:much}}.", *(f"reduce {damage} to {{targets:target+}} by {{amount:much}} during {words}." for damage in ("damage", "damage~dealt")), tree=Node("while", condition=test, then=sequence(
            Node("be", targets=TARGETS, quality=Node("damage_less", amount=AMOUNT))))),
        *W("sentence", f"during {words}, reduce damage to {{targets:target+}} to {{amount:much}}.", *(f"reduce {damage} to {{targets:target+}} to {{amount:much}} during {words}." for damage in ("damage", "damage~dealt")), tree=Node(
            "while", condition=test, then=sequence(Node("be", targets=TARGETS, quality=Node("damage_cap", amount=AMOUNT))))),
        *W("sentence", f"during {words}, reduce damage to this~follower to {{amount:much}}.", tree=Node(
            "while", condition=test, then=sequence(Node("be", targets=THIS, quality=Node("damage_cap", amount=AMOUNT))))),
    ]


IN_TURNS = [
    *_while_turn("your~turn", "me"),
    *_while_turn("your~opponent's~turn|the~opponent's~turn", "opponent"),
]

_NOT_SO = Node("not_so", condition=Hole("condition"))
_CANT = sequence(Node("be", targets=THIS, quality=Node("cant_attack")))
UNLESS = [
    *W("sentence", "{then:clause} unless {condition}.", "unless {condition}, {then:clause}.", tree=Node("if", condition=_NOT_SO, then=Hole("then"))),
    *W("sentence", "has {grants:grant+} if {condition}.", tree=Node("while", condition=CONDITION, then=sequence(Node("be", targets=THIS, quality=Node("has", grants=Hole("grants")))))),
    *W("sentence", "can~only~attack|this~follower~can~only~attack if {condition}.", tree=Node("if", condition=_NOT_SO, then=_CANT)),
]

_Y_TOO = Node("x_is", x=Hole("y"), names="Y")
LETTERS = [
    *W("sentence", "X~equals {x:amount} and Y~equals {y:amount}.", "X~equals {x:amount} , and Y~equals {y:amount}.", tree=Node("x_is", x=Hole("x"), more=_Y_TOO)),
    *W("sentence", "X~and~Y~equal|X~and~Y~are~equal~to {x:amount}.", tree=Node("x_is", x=Hole("x"), more=Node("x_is", x=Hole("x"), names="Y"))),
]

SO_MANY = (Node(AMONG, count=Hole("count")),)
SHORT = [
    *W("short", "return {targets:target+}", tree=Node("return", targets=TARGETS)),
    *W("sentence", "do~this|do~it|repeat~this {n:quantity} time(s) if {condition}.", tree=Node("instead", condition=CONDITION, then=sequence(Node("so_often", n=Hole("n"))))),
    *W("short", "banish {count:quantity}", tree=Node("banish", targets=SO_MANY)),
    *W("short", "return {count:quantity}", "return {count:quantity} to~hand|to~your~hand|to~their~hand|to~your~opponent's~hand", tree=Node("return", targets=SO_MANY)),
    *W("short", "put {count:quantity} into~play", tree=Node("put", targets=SO_MANY, into=Node("into", zone="board"))),
    *W("short", "evolve {count:quantity}", tree=Node("evolve", targets=SO_MANY)),
    *W("short", "recover {amount:quantity}", tree=Node("points", how="recover", amount=AMOUNT)),
    *W("short", "do~it {n:quantity} time(s)", tree=Node("so_often", n=Hole("n"))),
    *W("short", "deal~a~pool~of {amount:much} damage", tree=Node("deal_pool", amount=AMOUNT)),
    *W("short", "put~both~into~your~hand|summon~both|do~both|do~all~of~them|activate~both|activate~both~effects|activate~all|activate~all~effects|activate~all~of~them|gain~all|gain~both|gain~both~effects", tree=Node("do_all")),
    *W("short", "deal damage to {targets:target+}", tree=Node("deal", targets=TARGETS)),
]

_LURE = Node("be", targets=THIS, quality=Node("lures"))
HELD = [
    *W("sentence", "if~this~follower~can~be~targeted~by~enemy~effects, your~opponent~can~only~target~this~follower.", tree=Node("say", then=sequence(_LURE))),
    *W("sentence", "if~that~follower~can~be~targeted~by~enemy~effects, your~opponent~can~only~target~that~follower.", tree=Node("say", then=sequence(
        Node("be", targets=(Node("that", noun=Node("kind", word="follower")),), quality=Node("lures"))))),
    *W("sentence", "while this~follower|this~amulet is~in~play, all {filter~pl} in~play~and~that~come~into~play {quality~n}.", tree=Node("say", then=sequence(
        Node("be", targets=(Node("all", filter=Hole("filter")),), quality=Hole("quality"))))),
]


def late(head: str, condition: Node) -> list[Wording]:
    """A head that stands within a line: what follows is done, or done in place of it, once the match has gone on for long enough."""
    made = []
    for mark in (":", " -"):
        made += [
            *W("sentence", f"{head}{mark} {{then:clause}}.", tree=Node("if", condition=condition, then=THEN)),
            *W("sentence", f"{head}{mark} {{then:clause}} instead.", f"{head}{mark} instead, {{then:clause}}.", tree=Node("instead", condition=condition, then=THEN)),
            *W("sentence", f"{head}{mark} {{a:short}} instead.", tree=Node("instead", condition=condition, then=Node("sequence", steps=(Hole("a"),)))),
            *W("sentence", f"{head}{mark} {{a:other}} instead and {{b:effect&}}.", tree=Node("instead", condition=condition, then=Node("sequence", steps=(Hole("a"), Hole("b"))))),
        ]
    return made


LATE_HEADS = [
    *late("{state:STATE}", Node("state", state=Hole("state"), yes=1)),
]

GIVEN = [
    *W("effect", "give {grants:grant+} to {targets:target+} and {more:grant+} to {others:target+}", "give {targets:target+} {grants:grant+} and {others:target+} {more:grant+}", tree=sequence(
        Node("give", targets=TARGETS, grants=Hole("grants")), Node("give", targets=Hole("others"), grants=Hole("more")))),
    *W("effect", *(f"{{targets:target+}} lose[s] {{keywords:KEYWORD+}} and {verb}[s] {{grants:grant+}} {{duration?}}" for verb in ("gain", "get")), preferred=4, tree=sequence(
        Node("lose_keywords", targets=TARGETS, keywords=Hole("keywords"), duration=Hole("duration")), Node("give", targets=THEM, grants=Hole("grants"), duration=Hole("duration")))),
    *W("effect", *(f"{{targets:target+}} {verb}[s] {{grants:grant+}} and lose[s] {{keywords:KEYWORD+}} {{duration?}}" for verb in ("gain", "get")), preferred=4, tree=sequence(
        Node("give", targets=TARGETS, grants=Hole("grants"), duration=Hole("duration")), Node("lose_keywords", targets=THEM, keywords=Hole("keywords"), duration=Hole("duration")))),
    *W("effect", *(f"{{targets:target+}} lose[s] {every} and {verb}[s] {{grants:grant+}} {{duration?}}" for every in ("all~effects", "all~abilities") for verb in ("gain", "get")), preferred=4, tree=sequence(
        Node("lose_all", targets=TARGETS, duration=Hole("duration")), Node("give", targets=THEM, grants=Hole("grants"), duration=Hole("duration")))),
    *W("clause", "{then:effect&} , then~remove~this~effect|and~remove~this~effect", tree=sequence(THEN, Node("lose_this"))),
]


def _for_each_done(words: str, test: Node) -> list[Wording]:
    """As often as there are cards to which an earlier step did something."""
    found = those_with(test)
    return [
        *W("clause", f"{{then:steps}} for~each {{adjectives:adjective*?}} {{noun}} {{tests:test*?}} {words}", tree=Node("where", x=Node("count", filter=found), then=Node("repeat", n=X, then=THEN))),
        *W("sentence", f"for~each {{adjectives:adjective*?}} {{noun}} {{tests:test*?}} {words}, {{then:clause}}.", tree=Node(
            "say", then=Node("where", x=Node("count", filter=found), then=Node("repeat", n=X, then=THEN)))),
        *W("amount", f"the~number~of {{adjectives:adjective*?}} {{noun~pl}} {{tests:test*?}} {words}", tree=Node("count", filter=found)),
    ]


def _past(deed: str) -> Node:
    return Node("past", happening=Node(deed), period=Node("period", when="way"))


COUNTED = [
    *(w for deed in ("destroyed", "discarded", "banished") for w in W("done_to", f"{deed}~by~this~effect|{deed}~by~this~ability", tree=Node(deed))),
    *_for_each_done("drawn", _past("drawn")),
    *_for_each_done("returned~to~your~hand|returned~to~hand|returned", Node("done", deed=Node("returned"))),
    *_for_each_done("destroyed~by~this~effect|destroyed~by~this~ability|destroyed~this~way|that~was~destroyed|that~were~destroyed", Node("done", deed=Node("destroyed"))),
    *_for_each_done("discarded~by~this~effect|discarded~by~this~ability|discarded~this~way", Node("done", deed=Node("discarded"))),
    *W("sentence", "for~each {adjectives:adjective*?} {noun} {deed:done_to}, {then:clause}.", tree=Node("say", then=Node("where", x=Node("count", filter=those_with(Node("done", deed=Hole("deed")))), then=Node("repeat", n=X, then=THEN)))),
    *_for_each_done("banished~by~this~effect|banished~by~this~ability|banished~this~way|you~banished", Node("done", deed=Node("banished"))),
    *W("clause", "use X {counter:COUNTER~pl} to|and {then:effect&}", tree=sequence(Node("points", how="lose", amount=X, counter=Hole("counter")), Hole("then"))),
]

_ALSO_IF = Node("body", sentences=(Hole("first"), Node("say", then=sequence(Hole("before"))), Node("if", condition=Hole("condition"), then=THEN), Hole("after")))
_IF_OR_IF = Node("body", sentences=(Hole("first"), Node("if", condition=Hole("a"), then=Hole("x")), Node("if", condition=Hole("b"), then=Hole("y")), Hole("after")))
_IF_OR_NOT = Node("body", sentences=(Hole("first"), Node("if", condition=Hole("a"), then=Hole("x"), otherwise=Node("say", then=Hole("y"))), Hole("after")))
MIDDLE = [
    *(w for first in ("", "{first:sentence*} ") for after in ("", " {after:sentence*}") for w in (
        *W("body", *(f"{first}{{before:effect&}} {joined} if {{condition}}, {{then:clause}}.{after}" for joined in ("and", "and ,", ", and", ", and ,", ", then", ", and~then")), tree=_ALSO_IF),
        *W("body", f"{first}if {{a:condition}}, {{x:clause}} ; if {{b:condition}}, {{y:clause}}.{after}", tree=_IF_OR_IF),
        *W("body", f"{first}if {{a:condition}}, {{x:clause}} ; otherwise, {{y:clause}}.{after}", f"{first}{{x:clause}} if {{a:condition}} ; otherwise, {{y:clause}}.{after}", tree=_IF_OR_NOT))),
]

GROWING = [
    *W("sentence", "X~starts~at {n:NUMBER}.", tree=Node(GROWS, n=Hole("n"))),
    *W("sentence", "increase~X~by {n:NUMBER}.", tree=Node(GROWS, n=Hole("n"))),
]

_EQUAL = Node("where", x=Hole("x"), then=Node("sequence", steps=(Node("deal", amount=X, targets=TARGETS),)))
_THEN_EQUAL = Node("body", sentences=(Node("say", then=sequence(Hole("before"))), Node("say", then=_EQUAL), Hole("after")))
_ELSE = Node("if", condition=Node("succeeded", yes=0), then=Hole("other"))
EQUALLY = [
    *(w for after in ("", " {after:sentence*}") for w in W(
        "body", f"{{before:effect&}} and deal damage equal~to {{x:amount}} to {{targets:target+}}.{after}", f"{{before:effect&}} and deal damage to {{targets:target+}} equal~to {{x:amount}}.{after}", tree=_THEN_EQUAL)),
    *(w for mark in (":", " -") for w in W("body", f"{{cost}}{mark} {{then:clause}}. otherwise, {{other:clause}}.", tree=Node(
        "body", sentences=(Node("say", then=Node("paying", cost=Hole("cost"), then=THEN)), _ELSE)))),
]

PRINTED_SENTENCES = [*SENTENCES, *FIGURES, *DAMAGE, *IN_TURNS, *UNLESS, *LETTERS, *SHORT, *HELD, *LATE_HEADS, *GIVEN, *COUNTED, *MIDDLE, *GROWING, *EQUALLY]

"""How printed English cards say what is done: abilities in words, possessives, costs inside a sentence, durations that stand in front."""
from engine.language.cards.shared import COST
from engine.language.tree import Node
from engine.language.wordings import Hole, W

ME, OPPONENT = Node("player", who="me"), Node("player", who="opponent")
THIS = (Node("this"),)
_AMOUNT = Hole("amount")


def _able(quality: Node) -> Node:
    """An ability to be given: this card has a quality."""
    be = Node("be", targets=THIS, quality=quality)
    return Node("ability", line=Node("text", body=Node("body", sentences=(Node("say", then=Node("sequence", steps=(be,))),))))


ABLE = [
    *W("gift", "the~ability~to~attack {n:NUMBER} times~per~turn|times~each~turn", tree=_able(Node("attacks_per_turn", n=Hole("n")))),
    *W("gift", "the~ability~to~evolve~for {n:NUMBER} {counter:COUNTER~n}", tree=_able(Node("evolve_cost", n=Hole("n"), counter=Hole("counter")))),
    *W("gift", "the~ability~to~ignore~ward", tree=_able(Node("ignores_ward"))),
]


def _change(how: str, attribute: object = Hole("attribute")) -> Node:
    return Node("change", how=how, targets=Hole("targets"), attribute=attribute, amount=_AMOUNT, duration=Hole("duration"))


_HOLDS = Node("give", targets=Hole("targets"), gifts=Hole("gifts"), duration=Hole("duration"))
_CAP = Node("damage_cap", amount=_AMOUNT, source=Hole("source"))
_BE_CAP = Node("be", targets=Hole("targets"), quality=_CAP, duration=Hole("duration"))
_LEADER = (Node("leader", who="me"),)
_ENEMY_LEADER = (Node("leader", who="opponent"),)
_MAX = Node("attribute", name="max_defense")


def _of_leader(how: str, targets: tuple[Node, ...]) -> Node:
    return Node("change", how=how, targets=targets, attribute=_MAX, amount=_AMOUNT)


EFFECTS = [
    *W("effect", "{targets:target+} gain[s] {gifts:gift+} {duration?}", tree=_HOLDS),
    *W("effect", "{duration}, give {targets:target+} {gifts:gift+}", "{duration}, give {gifts:gift+} to {targets:target+}", tree=_HOLDS),
    *W("effect", "{duration}, {targets:target+} {quality~n}", tree=Node("be", targets=Hole("targets"), quality=Hole("quality"), duration=Hole("duration"))),
    *W("effect", "reduce damage {source?} to {targets:target+} to {amount:much} {duration?}", "{duration}, reduce damage {source?} to {targets:target+} to {amount:much}", tree=_BE_CAP),
    *W("effect", "reduce damage {source?} by {amount:much}", tree=Node("be", targets=THIS, quality=Node("damage_less", amount=_AMOUNT, source=Hole("source")))),
    *W("effect", "subtract {amount:quantity} from the~costs~of {targets:target+} {duration?}", tree=_change("less", COST)),
    *W("effect", "add {amount:quantity} to the~costs~of {targets:target+} {duration?}", tree=_change("more", COST)),
    *W("effect", "change the~costs~of {targets:target+} to {amount:quantity} {duration?}", tree=Node(
        "set_figure", targets=Hole("targets"), attribute=COST, amount=_AMOUNT, duration=Hole("duration"))),
    *W("effect", "set its {attribute} to {amount:quantity} {duration?}", tree=Node(
        "set_figure", targets=(Node("it"),), attribute=Hole("attribute"), amount=_AMOUNT, duration=Hole("duration"))),
    *W("effect", "reduce its {attribute} by {amount:quantity} {duration?}", tree=Node(
        "change", how="less", targets=(Node("it"),), attribute=Hole("attribute"), amount=_AMOUNT, duration=Hole("duration"))),
    *W("effect", "reduce their costs by {amount:quantity} {duration?}", tree=Node(
        "change", how="less", targets=(Node("them"),), attribute=COST, amount=_AMOUNT, duration=Hole("duration"))),
    *W("effect", "add X to this~follower's attack", tree=Node("gain", gifts=(Node("figures", stats=Node("stats", attack="+X", defense=0)),))),
    *W("effect", "increase your~leader's~maximum~defense by {amount:quantity}", tree=_of_leader("more", _LEADER)),
    *W("effect", "reduce the~enemy~leader's~maximum~defense by {amount:quantity}", tree=_of_leader("less", _ENEMY_LEADER)),
    *W("effect", "reduce your~leader's~maximum~defense by {amount:quantity}", tree=_of_leader("less", _LEADER)),
    *W("effect", "increase both~leaders'~maximum~defense by {amount:quantity}", tree=_of_leader("more", (Node("leader", who="each"),))),
    *W("effect", "fully~restore its~defense", tree=Node("heal", targets=(Node("it"),))),
    *W("effect", "fully~restore this~follower's~defense", tree=Node("heal", targets=THIS)),
    *W("effect", "put {made:made+} into~your~opponent's~deck", tree=Node("add", made=Hole("made"), into=Node("into", owner=OPPONENT, zone="deck", at="anywhere"))),
    *W("effect", "add {made:made+} to~your~deck", tree=Node("add", made=Hole("made"), into=Node("into", owner=ME, zone="deck", at="anywhere"))),
    *W("effect", "put {made:made+} into~your~opponent's~hand", tree=Node("add", made=Hole("made"), into=Node("into", owner=OPPONENT, zone="hand"))),
    *W("effect", "summon {count} enemy {card:NAME~n}", "summon {count} enemy copies~of {card:NAME}", tree=Node("summon", made=(Node("new", count=Hole("count"), card=Hole("card")),), player=OPPONENT)),
    *W("new_card", "{count} copy(copies)~of {card:NAME}", tree=Node("new", count=Hole("count"), card=Hole("card"))),
    *W("made", "{count} allied copy(copies)~of {target}", tree=Node("copies", count=Hole("count"), target=Hole("target"))),
    *W("made", "copies~of {target}", tree=Node("copies", count=Node("number", n=1), target=Hole("target"))),
    *W("effect", "put {targets:target+} into~play", tree=Node("put", targets=Hole("targets"), into=Node("into", zone="board"))),
    *W("into", "into~play", tree=Node("into", zone="board")),
    *W("effect", "spellboost all~the~cards~in~your~hand|your~hand {times?}", tree=Node("spellboost", times=Hole("times"), targets=(
        Node("all", filter=Node("filter", noun=Node("card"), tests=(Node("in", owner=ME, zone="hand"),))),))),
    *W("effect", "draw {count} {adjectives:adjective*?} {noun~n} {tests:test*?}", tree=Node("put", into=Node("into", owner=ME, zone="hand"), targets=(Node(
        "random", count=Hole("count"), filter=Node("filter", adjectives=Hole("adjectives"), noun=Hole("noun"), tests=(Node("in", owner=ME, zone="deck"), Hole("tests")))),))),
    *W("effect", "give your~opponent a|an {counter:COUNTER}", tree=Node("points", how="gain", player=OPPONENT, amount=Node("number", n=1), counter=Hole("counter"))),
    *W("effect", "add {amount:quantity} to the~number~of~cards~played~this~turn", tree=Node("points", how="gain", amount=_AMOUNT, counter="combo")),
    *W("effect", "deal {amount:much} damage to {targets:target+} and~then~to {others:target+}", "deal {amount:much} damage to {targets:target+} and~then {others:target+}",
       tree=Node("deal", amount=_AMOUNT, targets=(Hole("targets"), Hole("others")))),
]

_TWICE = tuple(Node("double", targets=(Hole("target"),), attribute=Node("attribute", name=name)) for name in ("attack", "defense"))
FURTHER = [
    *W("steps", "deal {amount:much} damage to {targets:target+} and {more:much} damage to {others:target+}", tree=Node("sequence", steps=(
        Node("deal", amount=_AMOUNT, targets=Hole("targets")), Node("deal", amount=Hole("more"), targets=Hole("others"))))),
    *W("effect", "reduce damage to {amount:much}", tree=Node("be", targets=THIS, quality=Node("damage_cap", amount=_AMOUNT))),
    *W("steps", "double {target} ' attack~and~defense", "double {target} 's attack~and~defense", tree=Node("sequence", steps=_TWICE)),
    *W("steps", "double this~follower's attack~and~defense", tree=Node("sequence", steps=tuple(
        Node("double", targets=THIS, attribute=Node("attribute", name=name)) for name in ("attack", "defense")))),
    *W("quality", "can~only~attack~the~enemy~leader", tree=Node("cant_attack", whom="follower")),
]

_X = Node("x")
CLAUSES = [
    *W("clause", "restore defense to {targets:target+} equal~to {x:amount}", tree=Node(
        "where", x=Hole("x"), then=Node("sequence", steps=(Node("heal", amount=_X, targets=Hole("targets")),)))),
    *W("clause", "deal damage to {targets:target+} equal~to {x:amount}", "deal damage equal~to {x:amount} to {targets:target+}", tree=Node(
        "where", x=Hole("x"), then=Node("sequence", steps=(Node("deal", amount=_X, targets=Hole("targets")),)))),
    *W("clause", "perform {cost}: {then:clause}", "perform {cost} - {then:clause}", tree=Node("paying", cost=Hole("cost"), then=Hole("then"))),
    *W("clause", "use {n:NUMBER} {counter:COUNTER~n} and|to {then:clause}", tree=Node("paying", cost=Node("spend", n=Hole("n"), counter=Hole("counter")), then=Hole("then"))),
]

_FEW = Node("sequence", steps=(Hole("a"), Hole("b")))
_ALONE = Node("sequence", steps=(Hole("a"),))
_ENOUGH = Node("has_points", player=ME, bound=Node("at_least", n=Hole("n")), counter=Hole("counter"))


def _few(kind: str, **parts: object) -> Node:
    return Node("more", then=Node("sequence", steps=(Node(kind, **parts),)))


# “draw 3 instead”: cards need no naming where only their number is other. Without “instead” such a sentence is not complete.
OTHERWISE = [
    *W("short", "draw {count:quantity}", tree=Node("draw", count=Hole("count"))),
    *W("short", "put {count:quantity} into~your~hand", tree=Node("add", count=Hole("count"))),
    *W("other", "{it:effect}", "{it:short}", tree=Hole("it")),
    *W("sentence", "{a:short} instead.", "instead, {a:short}.", tree=Node("in_place", then=_ALONE)),
    *W("sentence", "further, {a:short}.", tree=Node("more", then=_ALONE)),
    *W("sentence", "if {condition}, {a:short} instead.", "then, if {condition}, {a:short} instead.", "{a:short} instead if {condition}.", "if {condition}, instead {a:short}.",
       tree=Node("instead", condition=Hole("condition"), then=_ALONE)),
    *W("sentence", "{counter:COUNTER} ({n:quantity}) - {a:short} instead.", "{counter:COUNTER} ({n:quantity}): {a:short} instead.", tree=Node("instead", condition=_ENOUGH, then=_ALONE)),
    *W("sentence", "if {condition}, {a:other} instead and {b:effect&}.", "if {condition}, {a:other} instead, {b:effect&}.", "if {condition}, {a:other} instead, and {b:effect&}.",
       "then, if {condition}, {a:other} instead and {b:effect&}.", tree=Node("instead", condition=Hole("condition"), then=_FEW)),
    *W("sentence", "{a:other} instead and {b:effect&}.", "{a:other} instead, and {b:effect&}.", "{a:other} instead, {b:effect&}.", tree=Node("in_place", then=_FEW)),
    *W("sentence", "instead, {then:clause}.", tree=Node("in_place", then=Hole("then"))),
    *W("sentence", "if {condition}, instead {then:clause}.", tree=Node("instead", condition=Hole("condition"), then=Hole("then"))),
    *W("sentence", "{counter:COUNTER} ({n:quantity}) - {then:clause} instead.", "{counter:COUNTER} ({n:quantity}): {then:clause} instead.", tree=Node("instead", condition=_ENOUGH, then=Hole("then"))),
    *W("sentence", "deal {amount:much} more.", "deal {amount:much} more~damage.", tree=_few("deal", amount=_AMOUNT)),
    *W("sentence", "restore {amount:much} more.", "restore {amount:much} more~defense.", tree=_few("heal", amount=_AMOUNT)),
    *W("sentence", "draw {count:quantity} more~card(s).", tree=_few("draw", count=Hole("count"))),
    *W("gift", "{stats:STATS} more", tree=Node("figures", stats=Hole("stats"))),
]
_PAST = Node("where", then=Hole("then"), x=Hole("x"))
SENTENCES = [
    *W("sentence", "{then:core}. X~is {x:amount}.", tree=Node("say", then=_PAST)),
    *W("sentence", "if {condition}, {then:core}. X~is {x:amount}.", tree=Node("if", condition=Hole("condition"), then=_PAST)),
    *W("sentence", "{cost}: {then:core}. X~equals|X~is {x:amount}.", "{cost} - {then:core}. X~equals|X~is {x:amount}.", tree=Node(
        "say", then=Node("paying", cost=Hole("cost"), then=_PAST))),
    *W("sentence", "{then:core}. do~this {n:quantity} time(s).", tree=Node("say", then=Node("repeat", n=Hole("n"), then=Hole("then")))),
    *W("sentence", "{then:core}. do~this {n:quantity} time(s). X~equals|X~is {x:amount}.", tree=Node(
        "say", then=Node("where", then=Node("repeat", n=Hole("n"), then=Hole("then")), x=Hole("x")))),
    *W("sentence", "do~this {n:quantity} time(s): “{then:core}.”", tree=Node("say", then=Node("repeat", n=Hole("n"), then=Hole("then")))),
]

SAID = [*ABLE, *EFFECTS, *FURTHER, *CLAUSES, *OTHERWISE, *SENTENCES]

"""How printed English cards ask what something has, is called and costs, which side has more, and say when not to do a thing."""
from engine.language.cards.shared import COST, ORIGINAL_COST
from engine.language.tree import Node
from engine.language.wordings import Hole, W, Wording

THIS = (Node("this"),)
_TARGET, _BOUND = Hole("target"), Hole("bound")
_SPOKEN = "{adjectives:adjective*?} {noun~pl}"
_KEYED = Node("filter", noun=Node("card"), tests=(Node("with_keyword", keyword=Hole("keyword")),))


def _steps(*steps: object) -> Node:
    return Node("sequence", steps=steps)


HAVING = [
    *W("condition_one", "{target:pointer} has|have|had {keyword:KEYWORD}", tree=Node("is", yes=1, target=_TARGET, filter=_KEYED)),
    *W("condition_one", "{target:pointer} doesn't~have|don't~have|didn't~have {keyword:KEYWORD}", tree=Node("is", yes=0, target=_TARGET, filter=_KEYED)),
    *W("condition_one", "{target:pointer} cost[s] {bound}", tree=Node("has_figure", target=_TARGET, attribute=COST, bound=_BOUND)),
    *W("condition_one", "{target:pointer} originally~cost[s] {bound}", "{target:pointer} originally~cost[s] {bound} play~points", tree=Node(
        "has_figure", target=_TARGET, attribute=ORIGINAL_COST, bound=_BOUND)),
    *W("test", "with~the~same~name|of~the~same~name", tree=Node("same_name", target=Node("it"))),
    *W("period", "that~turn", tree=Node("period", when="turn")),
    *W("period", "that~match", tree=Node("period", when="match")),
]


def _side(who: str) -> Node:
    """How many such cards a player has in play."""
    return Node("count", filter=Node("filter", adjectives=(Node("side", who=who), Hole("adjectives")), noun=Hole("noun")))


def _sides(words: str, first: str, second: str) -> list[Wording]:
    """One side against the other."""
    made = []
    for more, kind in (("more", "more_than"), ("fewer", "less_than")):
        said = words.replace("MORE", more)
        made += W("condition_one", *said.split(" / "), tree=Node("compare", left=_side(first), limit=Node(kind, n=_side(second))))
    return made


COMPARED = [
    *_sides(f"you~have MORE {_SPOKEN} in~play|on~the~field than~your~opponent|than~the~opponent / you~have MORE {_SPOKEN} than~your~opponent|than~the~opponent", "me", "opponent"),
    *_sides(f"your~opponent~has|the~opponent~has MORE {_SPOKEN} in~play|on~the~field than~you / your~opponent~has|the~opponent~has MORE {_SPOKEN} than~you", "opponent", "me"),
]

_CANT = _steps(Node("be", targets=THIS, quality=Node("cant_attack")))
_NOT_SO = Node("not_so", condition=Hole("condition"))
UNLESS = [
    *W("sentence", "{then:clause} unless {condition}.", "unless {condition}, {then:clause}.", tree=Node("if", condition=_NOT_SO, then=Hole("then"))),
    *W("sentence", "can~only~attack|this~follower~can~only~attack if {condition}.", tree=Node("if", condition=_NOT_SO, then=_CANT)),
]

_ONE_OF_THEM = Node("random", count=Node("number", n=1), filter=Hole("filter"))
_ONE_EACH = _steps(Node("deal", amount=Node("number", n=1), targets=(_ONE_OF_THEM,)))
_AMONG = "split~randomly~between|split~randomly~among|divided~randomly~between|divided~randomly~among|randomly~split~between|randomly~split~among"
_TRIED = Node("period", when="turn")
ATTACKED = [
    *W("condition_one", "this~follower|it didn't~attack", tree=Node("compare", limit=Node("exactly", n=Node("number", n=0)), left=Node(
        "times", subject=Node("this"), happening=Node("attacks"), period=_TRIED))),
    *W("condition_one", "this~follower|it attacked|attacked~this~turn", tree=Node("happened", subject=Node("this"), happening=Node("attacks"), period=_TRIED)),
]
DONE = [
    *W("effect", "remove~all~effects from|on {targets:target+} {duration?}", tree=Node("lose_all", targets=Hole("targets"), duration=Hole("duration"))),
    *W("core", f"deal {{n:quantity}} damage {_AMONG} all {{filter~pl}}", tree=Node("repeat", n=Hole("n"), then=_ONE_EACH)),
]

_Y_TOO = Node("x_is", x=Hole("y"), names="Y")
_LINE = Node("ability", line=Hole("line"))
GAINED = [
    *W("effect", "gain the~following~effect {duration}: {line:ability_line}", "gain the~following~effect {duration} - {line:ability_line}", tree=Node(
        "gain", gifts=(_LINE,), duration=Hole("duration"))),
]


def _of_cost(n: str) -> Node:
    """One drawn card of so much cost."""
    return Node("random", count=Node("number", n=1), filter=Node("filter", adjectives=Hole("adjectives"), noun=Hole("noun"), tests=(
        Node("figure", attribute=COST, bound=Node("exactly", n=Hole(n))), Hole("tests"))))


_AFTER = "{adjectives:adjective*?} {noun} {tests:test*?} {into}"
BOTH_COSTS = [
    *W("effect", "put a~random {a:quantity} -play-point and {b:quantity} -play-point " + _AFTER, tree=Node("put", targets=(_of_cost("a"), _of_cost("b")), into=Hole("into"))),
    *W("effect", "put a~random {a:quantity} -play-point , {b:quantity} -play-point ,~and {c:quantity} -play-point " + _AFTER, tree=Node(
        "put", targets=tuple(_of_cost(n) for n in "abc"), into=Hole("into"))),
]
LETTERS = [
    *W("sentence", "X~equals {x:amount} and Y~equals {y:amount}.", "X~equals {x:amount} , and Y~equals {y:amount}.", tree=Node("x_is", x=Hole("x"), more=_Y_TOO)),
    *W("sentence", "X~and~Y~equal|X~and~Y~are~equal~to {x:amount}.", tree=Node("x_is", x=Hole("x"), more=Node("x_is", x=Hole("x"), names="Y"))),
]

HAVING_SAID = [*GAINED, *BOTH_COSTS, *ATTACKED, *LETTERS, *HAVING, *COMPARED, *UNLESS, *DONE]

"""How printed English cards say what is otherwise: other targets for the same damage, the same with another number, more than one at once."""
from engine.language.tree import Node
from engine.language.wordings import Hole, W

_AMOUNT, _TARGETS, _CONDITION = Hole("amount"), Hole("targets"), Hole("condition")
_FEW = Node("sequence", steps=(Hole("a"), Hole("b")))

# What only stands where “instead” does: it says less than a whole sentence.
SHORT = [
    *W("short", "return {targets:target+}", tree=Node("return", targets=_TARGETS)),
    *W("short", "recover {amount:quantity}", tree=Node("points", how="recover", amount=_AMOUNT)),
    *W("short", "do~it {n:quantity} time(s)", tree=Node("so_often", n=Hole("n"))),
    *W("short", "deal~a~pool~of {amount:much} damage", tree=Node("deal_pool", amount=_AMOUNT)),
    *W("short", "put~both~into~your~hand|summon~both|activate~both|activate~both~effects|activate~all|activate~all~effects|activate~all~of~them|gain~all|gain~both|gain~both~effects", tree=Node("do_all")),
    *W("short", "deal damage to {targets:target+}", tree=Node("deal", targets=_TARGETS)),
]

_JOINS = ("{a:other} instead , then {b:effect&}.", "{a:other} instead and then {b:effect&}.", "{a:other} instead , and then {b:effect&}.")
THEN = [
    *W("sentence", *_JOINS, tree=Node("in_place", then=_FEW)),
    *W("sentence", *("if {condition}, " + join for join in _JOINS), tree=Node("instead", condition=_CONDITION, then=_FEW)),
    *W("sentence", "instead, {a:short} and|,~and {b:effect&}.", "instead {a:short} and|,~and {b:effect&}.", tree=Node("in_place", then=_FEW)),
    *W("sentence", "if {condition}, instead {a:other} and|,~and {b:effect&}.", tree=Node("instead", condition=_CONDITION, then=_FEW)),
    *W("sentence", "{cost}: {a:short} instead.", "{cost} - {a:short} instead.", tree=Node("in_place", then=Node("paying", cost=Hole("cost"), then=Node("sequence", steps=(Hole("a"),))))),
    *W("sentence", "{cost}: {a:other} instead and {b:effect&}.", "{cost} - {a:other} instead and {b:effect&}.", tree=Node("in_place", then=Node("paying", cost=Hole("cost"), then=_FEW))),
]

INSTEAD_SAID = [*SHORT, *THEN]

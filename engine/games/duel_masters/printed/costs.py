"""How cards print what costs more, less, or nothing."""

from engine.games.duel_masters.printed.pieces import TARGETS, cards, holds, of_side, saying, steps
from engine.language.tree import Node
from engine.language.wordings import Hole, W

LESS = Node("cost_less", amount=Hole("amount"), least=Hole("least"))
PARTS_PLURAL = "{adjectives:adjective*?} {noun~pl} {tests:test*?}"
FREE = ("for~no~cost", "without~paying~its~cost", "without~paying~their~costs")


EACH = Node("count", filter=Hole("each"))
TO_USE = ("", " to~summon", " to~cast", " to~use", " to~play")


def less_for_each(targets: object, so_many: Node, least: Hole | int | None = None) -> Node:
    """Cards cost less by a number of some cards."""
    return Node("where", x=so_many, then=steps(holds(targets, Node("cost_less", amount=Node("x"), least=least))))


def times_each(n: Hole) -> Node:
    """So many for each of some cards."""
    return Node("multiple", n=EACH, by=n)


def free(how: str) -> Node:
    """Cards are used for nothing."""
    return Node("use_free", how=how, targets=TARGETS)


PRINTED_COSTS = [
    *W("effect", *(f"cast {{targets:target+}} {how}" for how in FREE[1:]), tree=free("cast")),
    *W("quality", "cost[s] {amount:quantity} less to~summon|to~cast|to~use", tree=Node("cost_less", amount=Hole("amount"))),
    *W("quality", "cost[s] {amount:quantity} more to~summon|to~cast|to~use", tree=Node("cost_more", amount=Hole("amount"))),
    *W("sentence", *(f"{{targets:target+}}{each} cost[s] {{amount:quantity}} less to~summon|to~cast|to~use . they~can't|it~can't cost~less~than {{least:NUMBER}} ." for each in ("", " each")),
       tree=saying(holds(TARGETS, LESS))),
    *W("quality", "each~cost {amount:quantity} more to~summon|to~cast|to~use", tree=Node("cost_more", amount=Hole("amount"))),
    *W("quality", "each~cost {amount:quantity} less to~summon|to~cast|to~use", tree=Node("cost_less", amount=Hole("amount"))),
    *(w for who, sides in (("you", "me"), ("your~opponent", "opponent")) for more, kind in (("less", "cost_less"), ("more", "cost_more")) for w in W(
        "effect", f"{PARTS_PLURAL} {who} summon[s]|cast[s]|use[s] cost {{amount:quantity}} {more}".replace("[s]", "s" if sides == "opponent" else ""),
        tree=holds(Node("all", filter=cards(of_side(sides))), Node(kind, amount=Hole("amount"))))),
    *(w for n, so_many in (("1", EACH), ("{n:NUMBER}", times_each(Hole("n")))) for w in (
        *W("clause", *(f"{{targets:target+}} cost[s] {n} less{use} for~each {{each:filter}}" for use in TO_USE), tree=less_for_each(TARGETS, so_many), preferred=n == "1"),
        *W("sentence", *(f"{{targets:target+}} cost[s] {n} less{use} for~each {{each:filter}} . they~can't|it~can't cost~less~than {{least:NUMBER}} ." for use in TO_USE),
           tree=Node("say", then=less_for_each(TARGETS, so_many, Hole("least"))), preferred=n == "1"),
    )),
    *W("effect", "cross {targets:target+} with {host:target} for~no~cost|without~paying~its~cost", tree=Node("cross_free", targets=TARGETS, host=Hole("host"))),
    *W("effect", "summon {targets:target+} for~no~cost|without~paying~its~cost", tree=free("summon")),
    *(w for less in (
        "but~not~less~than {least:NUMBER}", "to~a~minimum~of {least:NUMBER}") for w in W(
        "quality", f"cost[s] {{amount:quantity}} less to~summon|to~cast|to~use , {less}", f"cost[s] {{amount:quantity}} less , {less}",
        tree=Node("cost_less", amount=Hole("amount"), least=Hole("least")))),
]  # fmt: skip

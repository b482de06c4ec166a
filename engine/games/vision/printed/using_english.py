"""How players write in English what a use costs, in the manner of the cards: a number in a circle for nodes, S for putting the card to sleep."""

from __future__ import annotations

from engine.games.vision.printed.pieces import ME, OPPONENT
from engine.language.tree import Node
from engine.language.wordings import Hole, W, Wording

_SLEEP = Node("turn_this", how="sleep")
_TURNS: tuple[tuple[str, dict[str, tuple[Node, ...]]], ...] = (
    ("any~time", {}), ("always", {}), ("your~turn", {"modifiers": (Node("during", owner=ME),)}),
    ("your~opponent's~turn|opponent's~turn|the~opponent's~turn", {"modifiers": (Node("during", owner=OPPONENT),)}),
)


def _costs() -> list[tuple[str, tuple[Node, ...]]]:
    """What stands for each cost, with its prices: S, ②, ②S, 2S, X and XS."""
    found: list[tuple[str, tuple[Node, ...]]] = [("s", (_SLEEP,))]
    for n, circled in enumerate("⓪①②③④⑤⑥⑦⑧⑨"):
        nodes = Node("pay_points", counter="node", n=n)
        found += [(circled, (nodes,)), (f"{circled}s", (nodes, _SLEEP)), (f"{n}s", (nodes, _SLEEP))]
    some = Node("pay_x", counter="node")
    return [*found, ("{n:NUMBER}", (Node("pay_points", counter="node", n=Hole("n")),)), ("x", (some,)), ("xs", (some, _SLEEP))]


ENGLISH_OF_USES: list[Wording] = [
    wording
    for turn, modifiers in _TURNS
    for said, prices in _costs()
    for wording in W("ability_line", f"( {turn} ) {said}: {{body:body}}", tree=Node("ability", {**modifiers, "trigger": Node("activated", prices=prices), "body": Hole("body")}))
] + [
    *W("trigger", "activated~effect, pay {n:NUMBER} node(s)", tree=Node("activated", prices=(Node("pay_points", counter="node", n=Hole("n")),))),
    *W("trigger", "activated~effect, pay {n:NUMBER} node(s) and put~this~to~sleep|putting~this~to~sleep", tree=Node(
        "activated", prices=(Node("pay_points", counter="node", n=Hole("n")), _SLEEP))),
]

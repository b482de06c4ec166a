"""How the cards of Phantom Magic Vision print the words that have rules of their own, with a number or races behind them."""

from __future__ import annotations

from engine.games.vision.printed_parts import say
from engine.language.japanese_wordings import J
from engine.language.tree import Node
from engine.language.wordings import Hole


def of_itself(quality: Node) -> Node:
    """A line by which a card has that."""
    return Node("text", body=Node("body", sentences=(say(Node("be", targets=(Node("this"),), quality=quality)),)))


UPKEEP = of_itself(Node("asks_upkeep", n=Hole("n")))
RESISTS = of_itself(Node("resists", traits=(Hole("traits"),)))
DEFIES = Node("text", body=Node("body", sentences=(Node("defies", n=Hole("n")),)))
AGAINST = "耐性:{traits|/}", "耐性:{traits|、}", "耐性:種族:{traits|、}"

WORDS = [
    *J("ability_line", "抵抗（{n}）", "抵抗({n})", "抵抗{n}", slots="n:NUMBER", tree=DEFIES),
    *J("ability_line", "維持コスト（{n}）", "維持コスト({n})", "維持コスト{n}", slots="n:NUMBER", tree=UPKEEP),
    *J("gift", "「維持コスト（{n}）」", "「維持コスト({n})」", slots="n:NUMBER", tree=Node("ability", line=UPKEEP)),
    *J("ability_line", *AGAINST, slots="traits:TRAIT|", tree=RESISTS),
    *J("gift", *(f"「{said}」" for said in AGAINST), slots="traits:TRAIT|", tree=Node("ability", line=RESISTS)),
]

"""How the cards of Phantom Magic Vision print the words that have rules of their own, with a number or races behind them, and targets of two sorts."""

from __future__ import annotations

from engine.games.vision.printed_parts import BOTH, ME, OPPONENT, into, put, say, text_of
from engine.language.japanese_wordings import J
from engine.language.tree import Node
from engine.language.wordings import Hole


def of_itself(quality: Node) -> Node:
    """A line by which a card has that."""
    return text_of(say(Node("be", targets=(Node("this"),), quality=quality)))


UPKEEP = of_itself(Node("asks_upkeep", n=Hole("n")))
RESISTS = of_itself(Node("resists", traits=(Hole("traits"),)))
DEFIES = text_of(Node("defies", n=Hole("n")))
AGAINST = "耐性:{traits|/}", "耐性:{traits|、}", "耐性:種族:{traits|、}"

OF_WORDS = [
    *J("ability_line", "抵抗（{n}）", "抵抗({n})", "抵抗{n}", slots="n:NUMBER", tree=DEFIES),
    *J("ability_line", "維持コスト（{n}）", "維持コスト({n})", "維持コスト{n}", slots="n:NUMBER", tree=UPKEEP),
    *J("gift", "「維持コスト（{n}）」", "「維持コスト({n})」", slots="n:NUMBER", tree=Node("ability", line=UPKEEP)),
    *J("ability_line", *AGAINST, slots="traits:TRAIT|", tree=RESISTS),
    *J("gift", *(f"「{said}」" for said in AGAINST), slots="traits:TRAIT|", tree=Node("ability", line=RESISTS)),
]

EITHER = Node("chosen", count=Hole("count"), filter=Node("filter", noun=Node("player_or_character")))
TWO_SORTS = [
    *J("target", *(
        f"目標の〔{said}〕" for join in ("、または", "または", "か") for said in (f"プレイヤー{{count}}人{join}キャラクター{{_more}}枚", f"キャラクター{{count}}枚{join}プレイヤー{{_more}}人")
    ), slots="count:count _more:NUMBER", tree=EITHER),
]


def onto_nodes(owner: Node, turned: str) -> Node:
    """Cards of the top of a deck become nodes."""
    top = Node("top", owner=owner, zone="deck", count=Hole("n"))
    return put(top, into("node", Node("player", who="owner"), turned=turned))


DECK_TO_NODES = [
    wording
    for ja, owner in (("〔あなた〕", ME), ("〔相手プレイヤー〕", OPPONENT), ("〔全てのプレイヤー〕", BOTH))
    for how, turned in (("スリープ", "asleep"), ("アクティブ", "active"))
    for top in ("〔デッキの上のカード{n}枚〕", "デッキの上のカード{n}枚", "〔自分のデッキの上のカード{n}枚〕")
    for wording in J("effect", f"{ja}は{top}を{how}状態でノードに加える", slots="n:quantity", preferred=True, tree=onto_nodes(owner, turned))
]

WORDS = (*OF_WORDS, *TWO_SORTS, *DECK_TO_NODES)

"""How printed Japanese cards say that a figure becomes an amount that is worked out, or that of another, and how several costs are listed."""

from __future__ import annotations

from engine.language.cards.printed_japanese.pieces import FILTER_PARTS, ME, PLACE, TARGETS, THIS, X, cards, number, sequence
from engine.language.japanese_wordings import J, JapaneseWording
from engine.language.tree import Node
from engine.language.wordings import Hole

_ATTRIBUTE = Hole("attribute")


def _becomes(targets: tuple[Node | Hole, ...]) -> Node:
    return Node("where", x=Hole("x"), then=sequence(Node("set_figure", attribute=_ATTRIBUTE, targets=targets, amount=X)))


_SAME = ("「{x}」と同じにする", "{x}と同じにする", "「{x}」にする")
BECOMES = [
    *J("core", *(f"{{targets}}の{{attribute}}を{end}" for end in _SAME), slots="targets:target+ attribute:attribute x:amount", tree=_becomes(TARGETS)),
    *J("core", *(f"{this}{{attribute}}を{end}" for this in ("", "この") for end in _SAME), slots="attribute:attribute x:amount", tree=_becomes(THIS)),
    *J("core", *(f"{this}攻撃力/体力をそれぞれ{end}" for this in ("", "この", "これの") for end in _SAME), slots="x:amount", tree=Node("where", x=Hole("x"), then=sequence(*(
        Node("set_figure", attribute=Node("attribute", name=name), targets=THIS, amount=X) for name in ("attack", "defense"))))),
    *J("core", "自分の{counter}を2倍にする", slots="counter:COUNTER", tree=Node("where", x=Node("points_of", owner=ME, counter=Hole("counter")), then=sequence(
        Node("points", how="gain", counter=Hole("counter"), amount=X)))),
]


def _of_costs(names: str) -> list[JapaneseWording]:
    """One card of each of several costs, drawn from a place."""
    picked = tuple(Node("random", count=number(1), filter=cards(tests=(Node("figure", attribute=Node("attribute", name="cost"), bound=Node("exactly", n=Hole(name))), PLACE))) for name in names)
    lists = ("コスト" + "、".join(f"{{{name}}}" for name in names), "と".join(f"コスト{{{name}}}" for name in names), "、".join(f"コスト{{{name}}}" for name in names))
    slots = f"{FILTER_PARTS} owner:owner zone:ZONE " + " ".join(f"{name}:quantity" for name in names)
    words = [f"{costs}の{{adjectives&tests}}{{noun}}{{but}}をランダムに1枚ずつ、{{owner}}の{{zone}}から" for costs in lists]
    return [w for end, into in (("手札に加える", Node("into", owner=ME, zone="hand")), ("場に出す", Node("into", zone="board"))) for w in J("effect", *(f"{text}{end}" for text in words), slots=slots, tree=Node("put", targets=picked, into=into))]


OF_COSTS = [w for names in ("ab", "abc", "abcd") for w in _of_costs(names)]

JAPANESE_FIGURES = [*BECOMES, *OF_COSTS]

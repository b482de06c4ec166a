"""How cards print that several of them combine (合体) and become one, in both languages."""

from engine.language.cards.printed_japanese.pieces import side
from engine.language.japanese_wordings import J
from engine.language.tree import Node
from engine.language.wordings import Hole, W

THIS = Node("this")
_NAMES = "abc"


def _others(count: str, card: str, *adjectives: Node) -> Node:
    """So many of a side's cards with a name."""
    found = Node("filter", adjectives=(side("me"), *adjectives), noun=Node("named", card=Hole(card)))
    return Node("random", count=Hole(count), filter=found)


def _with(names: str) -> Node:
    """The card itself and so many others of each name become one."""
    others = tuple(_others(f"{name}_count", name, Node("other")) for name in names)
    return Node("combine", targets=(THIS, *others), card=Hole("card"))


def _slots(names: str) -> str:
    return " ".join(f"{name}:NAME {name}_count:count" for name in names) + " card:NAME"


_TOGETHER = Node("combine", targets=(_others("a_count", "a"),), card=Hole("card"))
_ONE = Node("combine", card=Hole("card"), targets=(THIS, Node("random", count=Node("number", n=1), filter=Node(
    "filter", adjectives=(side("me"), Node("other")), noun=Node("named", card=Hole("a"))))))

COMBINED = (
    *W("effect", "combine with an~allied {a:NAME} to~become a|an {card:NAME}", tree=_ONE),
    *W("effect", "{a_count:count} {a:NAME~n} combine to~become a|an {card:NAME}", tree=_TOGETHER),
    *(w for n in (1, 2, 3) for names in (_NAMES[:n],) for w in (
        *W("effect", "combine with " + " and ".join(f"{{{name}_count:count}} allied {{{name}:NAME~n}}" for name in names) + " to~become a|an {card:NAME}", tree=_with(names)),
        *J("effect", *("自分の場の" + "と".join(f"{{{name}}}{{{name}_count}}{{%{name}:体}}" for name in names) + f"と合体して{{card}}に{end}" for end in ("なる", "変身する")),
           slots=_slots(names), tree=_with(names)),
    )),
    *J("effect", *(f"{whose}{{a}}{{a_count}}{{%a:体}}は{mark}合体して{{card}}になる" for whose in ("", "自分の", "自分の場の") for mark in ("", "、")), slots=_slots("a"), tree=_TOGETHER),
)

"""How printed English cards speak of what was fused to them, and of rites."""

from __future__ import annotations

from engine.language.cards.printed.pieces import ME, ONE, PERIOD, THEN, THOSE, X
from engine.language.tree import Node
from engine.language.wordings import Hole, W

_TO_THIS = "fused~to~this~card|fused~to~this~follower|fused~to~this~amulet|fused~to~this|fused~to~it"
_THIS = "this~card|this~follower|this~amulet|it"
_SOME, _NONE = Node("at_least", n=ONE), Node("exactly", n=Node("number", n=0))
_ONE = "{adjectives:adjective*?} {noun} {tests:test*?}"
_MANY = "{adjectives:adjective*?} {noun~pl} {tests:test*?}"
_SO_MANY = Node("fused_to_this", filter=THOSE)

FUSED = [
    *W("condition_one", f"a|an {_ONE} was|is|has~been {_TO_THIS}", f"{_THIS} is|was|has~been fused~with a|an {_ONE}", f"you've~fused|you~fused a|an {_ONE} to~this~card|to~this~follower|to~this",
       tree=Node("compare", left=_SO_MANY, limit=_SOME)),
    *W("condition_one", f"no {_MANY} are|were|have~been {_TO_THIS}", f"{_THIS} isn't|is~not|wasn't|was~not fused~with any|with {_MANY}", f"you~haven't~fused any {_MANY} to~this~card|to~this~follower|to~this",
       tree=Node("compare", left=_SO_MANY, limit=_NONE)),
    *W("condition_one", f"you've~fused|you~fused|you~have~fused {{bound:limit}} {_MANY} to~this~card|to~this~follower|to~this", f"{{bound:limit}} {_MANY} were {_TO_THIS}",
       tree=Node("compare", left=_SO_MANY, limit=Hole("bound"))),
    *W("clause", f"{{then:steps}} for~each {_ONE} {_TO_THIS}", tree=Node("where", x=_SO_MANY, then=Node("repeat", n=X, then=THEN))),
    *W("amount", f"the~number~of different {_MANY} {_TO_THIS}", f"the~number~of differently~named {_MANY} {_TO_THIS}", tree=Node("fused_to_this", filter=THOSE, different=1)),
]

_RITES = (("an~Earth~Rite|Earth~Rites", "rites"), ("a~Burial~Rite|Burial~Rites", "buries"))
RITES = [
    *(w for words, deed in _RITES for w in (
        *W("deed", f"perform[s] {words}", tree=Node(deed)),
        *W("deed_done", f"performed {words}", tree=Node(deed)),
        *W("condition_one", f"you've~performed|you~performed {words} at~least {{n:quantity}} times {{period}}", tree=Node(
            "compare", left=Node("times_done", player=ME, deed=Node(deed), period=PERIOD), limit=Node("at_least", n=Hole("n")))))),
    *W("condition_one", "Rally ({n:quantity}) is~active|is~active~for~you", tree=Node("has_points", player=ME, counter="rally", bound=Node("at_least", n=Hole("n")))),
]

PRINTED_FUSED = [*FUSED, *RITES]

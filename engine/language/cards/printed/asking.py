"""How printed English cards ask for what is in play or was so, in fewer words: “this is the only allied follower in play”, “an enemy follower has Ward”."""

from __future__ import annotations

from engine.language.cards.printed.pieces import EXACTLY, ME, OPPONENT, TARGET, THEN, TOUCHED, X, those_alone, those_with
from engine.language.tree import Node
from engine.language.wordings import Hole, W, Wording

_KEYED = Node("with_keyword", keyword=Hole("keyword"))


def _held(name: str) -> Node:
    """A card that has a keyword."""
    return Node("filter", noun=Node("card"), tests=(Node("with_keyword", keyword=Hole(name)),))


_NONE_ELSE = Node("exists", yes=0, filter=those_with(adjectives=(Node("other"),)))
_ONE = "{adjectives:adjective*?} {noun} {tests:test*?}"
_MANY = "{adjectives:adjective*?} {noun~pl} {tests:test*?}"


def _in_hand(who: Node) -> Node:
    return Node("count", filter=Node("filter", noun=Node("card"), tests=(Node("in", owner=who, zone="hand"),)))


def _hands(words: str, kind: str, first: Node, second: Node) -> list[Wording]:
    return W("condition_one", words, tree=Node("compare", left=_in_hand(first), limit=Node(kind, n=_in_hand(second))))


def _done_to(filter: Node, some: str = "{adjectives:adjective*?} {noun~pl} ") -> list[Wording]:
    """Whether an earlier step did it to any, or to so many; and what is done for each to which it did."""
    each = Node("where", x=Node("count", filter=filter), then=Node("repeat", n=X, then=THEN))
    some_are = Node("exists", yes=1, filter=filter)
    return [
        *W("condition_one", f"any {some}are|were {{deed:done_to}}", tree=some_are),
        *W("sentence", f"if any {some}are|were {{deed:done_to}}, {{then:steps}} for~each|for~each~one|for~each~of~them.", tree=Node("if", condition=some_are, then=each)),
        *W("condition_one", f"at~least {{n:quantity}} {some}are {{deed:done_to}}", f"{{n:quantity}} or~more {some}are|were {{deed:done_to}}", tree=Node(
            "compare", left=Node("count", filter=filter), limit=Node("at_least", n=Hole("n")))),
    ]


PRINTED_ASKING = [
    *_done_to(TOUCHED),
    *_done_to(Node("filter", noun=Node("card"), tests=(Node("done", deed=Hole("deed")),)), ""),
    *W("condition_one", "you~discarded at~least {n:quantity} {adjectives:adjective*?} {noun~n}", "you~discarded {n:quantity} or~more {adjectives:adjective*?} {noun~n}", tree=Node(
        "compare", limit=Node("at_least", n=Hole("n")), left=Node("count", filter=those_with(Node("done", deed=Node("discarded")), adjectives=(Node("side", who="me"),))))),
    *W("condition_one", "no {adjectives:adjective*?} {noun} was {deed:done_to}", "no {adjectives:adjective*?} {noun~pl} were {deed:done_to}", tree=Node("exists", yes=0, filter=TOUCHED)),
    *W("test", "with a|an {attribute} of {bound}", tree=Node("figure", attribute=Hole("attribute"), bound=Hole("bound"))),
    *W("condition_one", f"this~is|it's|it~is|this~follower~is|this~amulet~is|this~card~is the~only {_ONE} in~play|on~the~field", f"there~are~no~other {_MANY} in~play|on~the~field", tree=_NONE_ELSE),
    *W("condition_one", f"a|an {_ONE} has {{keyword:KEYWORD}}", f"any {_MANY} have {{keyword:KEYWORD}}", f"any {_MANY} in~play have {{keyword:KEYWORD}}", tree=Node("exists", yes=1, filter=those_with(_KEYED))),
    *(w for yes, has in ((1, "has|have"), (0, "doesn't~have|does~not~have")) for w in W("condition_one", f"{{target:pointer}} {has} {{a:KEYWORD}} or {{b:KEYWORD}}", tree=Node(
        "is", yes=yes, target=TARGET, filter=Node("either_filter", first=_held("a"), second=_held("b"))))),
    *W("condition_one", "{target:pointer} was {adjective}", tree=Node("is_like", yes=1, target=TARGET, adjective=Hole("adjective"))),
    *W("condition_one", "{target:pointer} wasn't|was~not {adjective}", tree=Node("is_like", yes=0, target=TARGET, adjective=Hole("adjective"))),
    *W("condition_one", "your~opponent~has~no|the~opponent~has~no {adjectives:adjective*?} {noun~pl} in~play|on~the~field", tree=Node(
        "exists", yes=0, filter=those_alone(Node("side", who="opponent")))),
    *W("condition_one", "your~opponent~has~no|the~opponent~has~no {adjectives:adjective*?} {noun~pl} in~hand|in~his~hand", tree=Node("exists", yes=0, filter=Node(
        "filter", adjectives=Hole("adjectives"), noun=Hole("noun"), tests=(Node("in", owner=OPPONENT, zone="hand"),)))),
    *W("condition_one", "you~have~no {counter:COUNTER~pl}", "you~have~no {counter:COUNTER~pl} left|remaining", "you~have~no~remaining {counter:COUNTER~pl}", tree=Node("has_points", player=ME, bound=Node("exactly", n=Node("number", n=0)), counter=Hole("counter"))),
    *W("condition_one", "{player} have|has~only {n:quantity} {counter:COUNTER~n}", "{player} have|has~exactly {n:quantity} {counter:COUNTER~n}", tree=Node(
        "has_points", player=Hole("player"), bound=EXACTLY, counter=Hole("counter"))),
    *_hands("you~have~fewer~cards~in~hand~than~your~opponent|you~have~fewer~cards~in~your~hand~than~your~opponent", "less_than", ME, OPPONENT),
    *_hands("your~opponent~has~fewer~cards~in~hand~than~you|your~opponent~has~fewer~cards~in~their~hand~than~you", "less_than", OPPONENT, ME),
    *_hands("you~have~as~many~cards~in~hand~as~your~opponent|you~have~the~same~number~of~cards~in~hand~as~your~opponent", "exactly", ME, OPPONENT),
    *(w for words, who in (("your~leader's", "me"), ("the~enemy~leader's", "opponent")) for bound, said in ((EXACTLY, "{n:quantity}"), (Hole("bound"), "{bound}")) for w in W(
        "condition_one", f"{words} {{attribute}} is {said}", tree=Node("has_figure", target=Node("leader", who=who), attribute=Hole("attribute"), bound=bound))),
    *(w for words, which in (("or~less|or~fewer", "at_most"), ("or~more", "at_least")) for w in W(
        "condition_one", f"this~card|this~follower|this~amulet|it is fused~with {{n:quantity}} different {{adjectives:adjective*?}} {{noun~pl}} {words}", tree=Node(
            "compare", left=Node("fused_to_this", filter=those_alone(), different=1), limit=Node(which, n=Hole("n"))))),
    *W("test", "that has~been|have~been|was|were damaged {period}", tree=Node("past", happening=Node("damaged"), period=Hole("period"))),
]

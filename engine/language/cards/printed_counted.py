"""How printed English cards count what was done: cards added to hand or deck, effects that discarded, figures before and after, room for conditions."""
from engine.language.said_before import AGAIN
from engine.language.tree import Node
from engine.language.wordings import Hole, W, Wording

ME = Node("player", who="me")
THIS, IT, THEM = (Node("this"),), (Node("it"),), (Node("them"),)
_N, _PERIOD, _BOUND = Hole("n"), Hole("period"), Hole("bound")
_AT_LEAST, _AT_MOST, _LESS = Node("at_least", n=_N), Node("at_most", n=_N), Node("less_than", n=_N)
_SPOKEN = "{adjectives:adjective*?} {noun~n} {tests:test*?}"
_THOSE = Node("filter", adjectives=Hole("adjectives"), noun=Hole("noun"), tests=Hole("tests"))
_CARD = Node("filter", noun=Node("card"))
_SPELLBOOST = Node("attribute", name="spellboost")
_DEFENSE = Node("attribute", name="defense")


def _often(happening: object) -> Node:
    return Node("times", subject=Node("any_of", filter=_THOSE), happening=happening, period=_PERIOD)


_FROM_DECK = Node("when", subject=Node("groups", filter=_CARD), happening=Node("drawn"))
ADDED = [
    *W("condition_one", "{n:quantity} " + _SPOKEN + " or~less|or~fewer {happening:happened~n} {period}", tree=Node("compare", limit=_AT_MOST, left=_often(Hole("happening")))),
    *W("condition_one", "{n:quantity} " + _SPOKEN + " or~more {happening:happened~n} {period}", tree=Node("compare", limit=_AT_LEAST, left=_often(Hole("happening")))),
    *W("trigger", "whenever|when cards~are~added~to~your~hand~from~your~deck", tree=_FROM_DECK),
    *W("amount", "the~number~of~cards~added|the~number~of~cards~added~to~your~hand", tree=Node("that_many")),
    *W("period", "{it:period} (your~starting~hand~doesn't~count)", tree=Hole("it")),
]


def _fewer_boosts(target: Node) -> Node:
    return Node("has_figure", target=target, attribute=_SPELLBOOST, bound=_LESS)


_BOOSTED = Node("figure", attribute=_SPELLBOOST, bound=_LESS)
SPELLBOOSTED = [
    *W("test", "that has~been|have~been|had~been Spellboosted fewer~than|less~than {n:quantity} time(s)", tree=_BOOSTED),
    *W("test", "that has~been|have~been|had~been Spellboosted at~least {n:quantity} time(s)", tree=Node("figure", attribute=_SPELLBOOST, bound=_AT_LEAST)),
    *W("condition_one", "it's~been|it~has~been Spellboosted fewer~than|less~than {n:quantity} time(s)", tree=_fewer_boosts(Node("it"))),
    *W("condition_one", "this~card~has~been Spellboosted fewer~than|less~than {n:quantity} time(s)", tree=_fewer_boosts(Node("this"))),
    *W("amount", "the~number~of~times~the~selected~card~has~been~Spellboosted|the~number~of~times~the~selected~card~had~been~Spellboosted", tree=Node(
        "figure_of", attribute=_SPELLBOOST, target=Node("it"))),
    *W("amount", "the~number~of~times~the~discarded~card~had~been~Spellboosted|the~number~of~times~the~discarded~card~has~been~Spellboosted", tree=Node(
        "figure_of", attribute=_SPELLBOOST, target=Node("this_way", noun=Node("card"), deed=Node("discarded")))),
    *W("effect", "spellboost that~card|the~copy {times?}", tree=Node("spellboost", targets=IT, times=Hole("times"))),
    *W("effect", "spellboost those~cards {times?}", tree=Node("spellboost", targets=THEM, times=Hole("times"))),
    *W("effect", "spellboost it X~times", tree=Node("spellboost", targets=IT, times=Node("times_of", n=Node("x")))),
    *W("effect", "spellboost all~the~cards~in~your~deck {times?}", tree=Node("spellboost", times=Hole("times"), targets=(Node("all", filter=Node(
        "filter", noun=Node("card"), tests=(Node("in", owner=ME, zone="deck"),))),))),
]


def _leader_had(words: str, who: str) -> list[Wording]:
    """A leader's defense as it was before."""
    target = Node("leader", who=who)
    tail = "before defense~was~restored|damage~was~dealt"
    return W("condition_one", f"{words} had {{n:quantity}} defense or~less {tail}", tree=Node("has_figure", before=1, target=target, attribute=_DEFENSE, bound=_AT_MOST))


BEFORE = [
    *_leader_had("your~leader", "me"),
    *_leader_had("the~enemy~leader", "opponent"),
    *W("condition_one", "the~selected~follower|that~follower|it had {n:quantity} defense or~less before damage~was~dealt", tree=Node(
        "has_figure", before=1, target=Node("it"), attribute=_DEFENSE, bound=_AT_MOST)),
    *W("amount_one", "this~follower's defense before being~destroyed", tree=Node("figure_of", before=1, attribute=_DEFENSE, target=Node("this"))),
]

AGAIN_BOUND = [
    *W("condition_one", "X~equals {bound:limit}", tree=Node("compare", left=Node("x"), limit=_BOUND)),
    *W("condition_one", "X~plus~Y~is {bound:limit}", tree=Node("compare", left=Node("sum", a=Node("x"), b=Node("x", name="Y")), limit=_BOUND)),
    *W("condition_one", "you've~spent {bound:limit}", tree=Node(AGAIN, bound=_BOUND)),
    *W("condition_one", "there~are {bound:limit} in~play", "there~are {bound:limit}", tree=Node(AGAIN, bound=_BOUND)),
    *W("condition_one", "you~have {bound:limit}", tree=Node(AGAIN, bound=_BOUND)),
    *W("condition_one", "{bound:limit} times", tree=Node(AGAIN, bound=_BOUND)),
    *W("condition_one", "{bound:limit} have~been~consumed", tree=Node(AGAIN, bound=_BOUND)),
]

COUNTED_SAID = [*ADDED, *SPELLBOOSTED, *BEFORE, *AGAIN_BOUND]

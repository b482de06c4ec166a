"""How the English cards of Shadowverse are printed that speak of Spellboost, Skybound Art and Union Burst otherwise than the phrases that mean them."""

from engine.language.cards.printed.pieces import AT_LEAST, DRAWN, IT, LESS, ME, THEM, THEN, X
from engine.language.cards.printed.sentences import late
from engine.language.tree import Node
from engine.language.wordings import Hole, W, Wording

_SPELLBOOST = Node("attribute", name="spellboost")
_ONCE = Node("at_least", n=Node("number", n=1))
_BOOSTED = Node("figure", attribute=_SPELLBOOST, bound=LESS)


def _boosts(whose: str) -> Node:
    """How often a card has been Spellboosted."""
    return Node("figure_of", attribute=_SPELLBOOST, target=Node(whose))


_FROM = Node("x_is", x=Node("sum", a=Node("multiple", n=_boosts("this"), by=Hole("more")), b=Node("number", n=Hole("n"))))


def _yours(zone: str) -> Node:
    return Node("filter", noun=Node("card"), tests=(Node("in", owner=ME, zone=zone),))


def _boosted(whose: str, bound: Node) -> Node:
    """Whether a card has been Spellboosted so often."""
    return Node("has_figure", target=Node(whose), attribute=_SPELLBOOST, bound=bound)


def _all(cards: Node | Hole) -> tuple[Node, ...]:
    return (Node("all", filter=cards),)


def _spellboost(targets: tuple[Node | Hole, ...]) -> Node:
    return Node("spellboost", targets=targets, times=Hole("times"))


def _with_a_dash(head: str, trigger: Node) -> list[Wording]:
    """A line's head that stands before a dash as it does before a colon; within a line it is what is asked."""
    return W("ability_line", f"{head} - {{body}}", f"fanfare: {head} - {{body}}", tree=Node("ability", trigger=trigger, body=Hole("body")), preferred=True)


SPELLBOOSTED = [
    *W("amount", "the~number~of~times~this~card~has~been~Spellboosted", tree=_boosts("this")),
    *W("amount", "the~number~of~times~the~selected~card~has~been~Spellboosted|the~number~of~times~the~selected~card~had~been~Spellboosted", tree=_boosts("it")),
    *W("amount", "the~number~of~times~the~discarded~card~had~been~Spellboosted|the~number~of~times~the~discarded~card~has~been~Spellboosted", tree=Node(
        "figure_of", attribute=_SPELLBOOST, target=Node("this_way", noun=Node("card"), deed=Node("discarded")))),
    *W("condition_one", "this~card was|has~been Spellboosted", tree=_boosted("this", _ONCE)),
    *W("condition_one", "this~card has~been~Spellboosted at~least {n:quantity} time(s)", tree=_boosted("this", AT_LEAST)),
    *W("condition_one", "it's|it~has been~Spellboosted at~least {n:quantity} time(s)", tree=_boosted("this", AT_LEAST)),
    *W("condition_one", "this~card has~been~Spellboosted at~least~once", tree=_boosted("this", _ONCE)),
    *W("condition_one", "it's~been|it~has~been Spellboosted fewer~than|less~than {n:quantity} time(s)", tree=_boosted("it", LESS)),
    *W("condition_one", "this~card~has~been Spellboosted fewer~than|less~than {n:quantity} time(s)", tree=_boosted("this", LESS)),
    *W("effect", "spellboost the cards~in~your~hand {times?}", "spellboost all~the~cards~in~your~hand|your~hand {times?}", tree=_spellboost(_all(_yours("hand")))),
    *W("effect", "spellboost the {filter~pl} {times?}", tree=_spellboost(_all(Hole("filter")))),
    *W("effect", "randomly spellboost {drawn} {times?}", tree=_spellboost(DRAWN)),
    *W("effect", "spellboost that~card|the~copy {times?}", tree=_spellboost(IT)),
    *W("effect", "spellboost those~cards {times?}", tree=_spellboost(THEM)),
    *W("effect", "spellboost it X~times", tree=Node("spellboost", targets=IT, times=Node("times_of", n=Node("x")))),
    *W("effect", "spellboost all~the~cards~in~your~deck {times?}", tree=_spellboost(_all(_yours("deck")))),
    *W("test", "that has~been|have~been|had~been Spellboosted fewer~than|less~than {n:quantity} time(s)", tree=_BOOSTED),
    *W("test", "that has~been|have~been|had~been Spellboosted at~least {n:quantity} time(s)", tree=Node("figure", attribute=_SPELLBOOST, bound=AT_LEAST)),
    *W("clause", "{then:steps} for~each~time this~card~has~been~Spellboosted|it~has~been~Spellboosted|this~card~was~Spellboosted", tree=Node("where", then=Node("repeat", n=X, then=THEN), x=_boosts("this"))),
    *(w for head in ("on~spellboost", "spellboost") for mark in (":", " -") for w in W(
        "body", f"{{sentences:sentence*}} X~starts~at {{n:NUMBER}}. {head}{mark} increase~X~by {{more:NUMBER}}.", tree=Node("body", sentences=(Hole("sentences"), _FROM)))),
    *W("trigger", "on~spellboost", tree=Node("spellboost")),
]

_NUMBERED = Node("late_enough", n=Hole("n"))
LATE = [
    *(w for head in ("skybound~art", "super~skybound~art", "union~burst") for w in late(f"{head} ({{n:NUMBER}})", _NUMBERED)),
    *late("skybound~art", Node("late_enough", n=10)),
    *late("super~skybound~art", Node("late_enough", n=15)),
]

LATE_HEADS = [
    *_with_a_dash("union~burst ({n:NUMBER})", Node("union_burst", n=Hole("n"))),
    *_with_a_dash("skybound~art|super~skybound~art ({n:NUMBER})", Node("skybound_art", n=Hole("n"))),
    *_with_a_dash("skybound~art", Node("skybound_art", n=10)),
    *_with_a_dash("super~skybound~art", Node("skybound_art", n=15)),
    *W("trigger", "super~skybound~art ({n:NUMBER})", tree=Node("skybound_art", n=Hole("n"))),
    *W("trigger", "skybound~art", "fanfare: skybound~art", tree=Node("skybound_art", n=10)),
    *W("trigger", "super~skybound~art", "fanfare: super~skybound~art", tree=Node("skybound_art", n=15)),
    *W("trigger", "fanfare: super~skybound~art ({n:NUMBER})", tree=Node("skybound_art", n=Hole("n"))),
]

"""How cards print conditions."""

from engine.games.duel_masters.printed.pieces import AT_LEAST, CARD, CROSSED, EACH, OPPONENT, POWER, THEIR_HAND, cards, only, within
from engine.language.tree import Node
from engine.language.wordings import Hole, W

SHIELDS = only(CARD, Node("in", owner=Hole("player"), zone="shields"))

PRINTED_CONDITIONS = [
    *W("condition_one", "this~creature~is~battling|it~is~battling {what:filter}", tree=Node("is_battling", what=Hole("what"))),
    *W("condition_one", *(f"{{target:pointer}} is|'s crossed~with {gears}" for gears in ("a~cross~gear", "any~cross~gear", "any~cross~gears")), tree=Node(
        "is_like", yes=1, target=Hole("target"), adjective=CROSSED)),
    *W("condition_one", *(f"{{target:pointer}} is~not|isn't crossed~with {gears}" for gears in ("a~cross~gear", "any~cross~gear", "any~cross~gears")), tree=Node(
        "is_like", yes=0, target=Hole("target"), adjective=CROSSED)),
    *W("condition_one", "{player} has|have no shields", tree=Node("exists", yes=0, filter=only(CARD, Node("in", owner=Hole("player"), zone="shields")))),
    *W("condition_one", "{player} has|have any|a|an {adjectives:adjective*?} {noun~n} {tests:test*?}", tree=Node("has_cards", player=Hole("player"), filter=cards())),
    *W("condition_one", "{player} has|have no {adjectives:adjective*?} {noun~n} {tests:test*?}", tree=Node("has_cards", player=Hole("player"), filter=cards(), bound=Node("at_most", n=Node("number", n=0)))),
    *W("condition_one", "{target:pointer} has|have power {n:quantity} or~more", tree=Node("has_figure", target=Hole("target"), attribute=POWER, bound=AT_LEAST)),
    *W("condition_one", "{target:pointer} is|'s a|an {filter}", tree=Node("is", yes=1, target=Hole("target"), filter=Hole("filter"))),
    *W("condition_one", "{target:pointer} has {trait:TRAIT} in~its~race", tree=Node("is_like", yes=1, target=Hole("target"), adjective=Node("trait", trait=Hole("trait")))),
    *W("condition_one", "your~opponent has {bound} {adjectives:adjective*?} {noun~pl} in~hand|in~his~hand|in~their~hand", preferred=True, tree=Node(
        "has_cards", player=OPPONENT, bound=Hole("bound"), filter=only(Hole("noun"), THEIR_HAND, adjectives=(Hole("adjectives"),)))),
    *W("condition_one", "{player} has|have {n:quantity} or~more shields", tree=Node("exists", yes=1, bound=Node("at_least", n=Hole("n")), filter=SHIELDS)),
    *W("condition_one", "{player} has|have {n:quantity} or~less|or~fewer shields", tree=Node("exists", yes=1, bound=Node("at_most", n=Hole("n")), filter=SHIELDS)),
    *(w for less, bound in (("or~less|or~fewer", "at_most"), ("or~more", "at_least")) for w in W(
        "condition_one", f"you~and~your~opponent have {{n:quantity}} {less} shields in~total|combined", f"you~and~your~opponent have a~total~of {{n:quantity}} {less} shields",
        f"both~players~have|players~have {{n:quantity}} {less} shields in~total|combined", tree=Node("exists", yes=1, of_both=1, bound=Node(bound, n=Hole("n")), filter=only(CARD, within(EACH, "shields"))))),
    *W("condition_one", "{player} has|have any~shields|a~shield", tree=Node("exists", yes=1, filter=SHIELDS)),
    *W("condition_one", "you~win", "you~won", tree=Node("won_judge")),
]  # fmt: skip

"""How printed English cards say what comes instead, or more of it: Enhance, other conditions, numbers that take a number's place."""

from __future__ import annotations

from engine.language.cards.printed.pieces import AMOUNT, CONDITION, ME, sequence
from engine.language.said_before import STILL_MORE
from engine.language.tree import Node
from engine.language.wordings import Hole, W, Wording

_ALONE = sequence(Hole("a"))
_ENOUGH = Node("has_points", player=ME, bound=Node("at_least", n=Hole("n")), counter=Hole("counter"))
_FEW = sequence(Hole("a"), Hole("b"))
_JOINS = ("{a:other} instead , then {b:effect&}.", "{a:other} instead and then {b:effect&}.", "{a:other} instead , and then {b:effect&}.")
INSTEAD = [
    *W("sentence", "then if {condition}, {then:clause} instead.", tree=Node("instead", condition=Hole("condition"), then=Hole("then"))),
    *W("sentence", "{a:short} instead.", "instead, {a:short}.", tree=Node("in_place", then=_ALONE)),
    *W("sentence", "further, {a:short}.", tree=Node("more", then=_ALONE)),
    *W("sentence", "further,~if {condition}, {a:short}.", tree=Node("more", condition=CONDITION, then=_ALONE)),
    *W("sentence", "if {condition}, {a:short} instead.", "then, if {condition}, {a:short} instead.", "{a:short} instead if {condition}.", "if {condition}, instead {a:short}.",
       tree=Node("instead", condition=Hole("condition"), then=_ALONE)),
    *W("sentence", "{counter:COUNTER} ({n:quantity}) - {a:short} instead.", "{counter:COUNTER} ({n:quantity}): {a:short} instead.", tree=Node("instead", condition=_ENOUGH, then=_ALONE)),
    *W("sentence", "if {condition}, {a:other} instead and {b:effect&}.", "if {condition}, {a:other} instead, {b:effect&}.", "if {condition}, {a:other} instead, and {b:effect&}.",
       "then, if {condition}, {a:other} instead and {b:effect&}.", tree=Node("instead", condition=Hole("condition"), then=_FEW)),
    *W("sentence", "{a:other} instead and {b:effect&}.", "{a:other} instead, and {b:effect&}.", "{a:other} instead, {b:effect&}.", tree=Node("in_place", then=_FEW)),
    *W("sentence", "instead, {then:clause}.", tree=Node("in_place", then=Hole("then"))),
    *W("sentence", "if {condition}, instead {then:clause}.", tree=Node("instead", condition=Hole("condition"), then=Hole("then"))),
    *W("sentence", "{counter:COUNTER} ({n:quantity}) - {then:clause} instead.", "{counter:COUNTER} ({n:quantity}): {then:clause} instead.", tree=Node("instead", condition=_ENOUGH, then=Hole("then"))),
    *W("sentence", *_JOINS, tree=Node("in_place", then=_FEW)),
    *W("sentence", *("if {condition}, " + join for join in _JOINS), tree=Node("instead", condition=CONDITION, then=_FEW)),
    *W("sentence", "instead, {a:short} and|,~and {b:effect&}.", "instead {a:short} and|,~and {b:effect&}.", tree=Node("in_place", then=_FEW)),
    *W("sentence", "if {condition}, instead {a:other} and|,~and {b:effect&}.", tree=Node("instead", condition=CONDITION, then=_FEW)),
    *W("sentence", "{cost}: {a:short} instead.", "{cost} - {a:short} instead.", tree=Node("in_place", then=Node("paying", cost=Hole("cost"), then=Node("sequence", steps=(Hole("a"),))))),
    *W("sentence", "{cost}: {a:other} instead and {b:effect&}.", "{cost} - {a:other} instead and {b:effect&}.", tree=Node("in_place", then=Node("paying", cost=Hole("cost"), then=_FEW))),
]

_PAID = Node("enhanced", n=Hole("n"))


def _enhanced() -> list[Wording]:
    """Sentences behind "Enhance (7)" within a line."""
    made = []
    for head in ("enhance ({n:NUMBER}):", "enhance ({n:NUMBER}) -"):
        made += W("enhanced", f"{head} {{then:clause}}.", tree=Node("if", condition=_PAID, then=Hole("then")))
        made += W("enhanced", f"{head} {{then:clause}} instead.", f"{head} instead, {{then:clause}}.", tree=Node("instead", condition=_PAID, then=Hole("then")))
        made += W("enhanced", f"{head} {{a:short}} instead.", tree=Node("instead", condition=_PAID, then=_ALONE))
        made += W("enhanced", f"{head} {{a:other}} instead and|,~and {{b:effect&}}.", tree=Node("instead", condition=_PAID, then=_FEW))
    return made


ENHANCED = [
    *_enhanced(),
    *W("body", "{sentences:sentence*} {more:enhanced*}", tree=Node("body", sentences=(Hole("sentences"), Hole("more")))),
]

def _in_place_of(words: str, kind: str) -> list[Wording]:
    """What is done when something happens “instead” is done in its place."""
    return W("sentence", f"whenever|when|if {{subject}} {words}, {{then:clause}} instead.", preferred=True, tree=Node(
        "replace", subject=Hole("subject"), would=Node(kind), then=Hole("then")))


IN_PLACE = [
    *W("would", "leave~play|leave~the~field", tree=Node("leaves")),
    *W("would", "be~returned~to~your~hand|be~returned~to~its~owner's~hand|return~to~hand|return~to~your~hand", tree=Node("returned")),
    *W("sentence", "whenever|when {subject} would {would}, {then:clause} instead.", "whenever|when|if {subject} would {would}, instead {then:clause}.", tree=Node(
        "replace", subject=Hole("subject"), would=Hole("would"), then=Hole("then"))),
    *_in_place_of("leaves~play|leaves~the~field", "leaves"),
    *_in_place_of("is~destroyed", "destroyed"),
    *_in_place_of("is~banished", "banished"),
    *_in_place_of("is~returned~to~hand|is~returned~to~your~hand|returns~to~hand|returns~to~your~hand", "returned"),
    *_in_place_of("is~discarded|is~discarded~from~your~hand", "discarded"),
]



def _still(*words: str, step: Node) -> list[Wording]:
    """So much besides what an earlier sentence did, where more is said of when."""
    return W("clause", *words, tree=sequence(Node(STILL_MORE, then=step)))


_MORE_DAMAGE = Node("more", condition=CONDITION, then=sequence(Node("deal", amount=AMOUNT)))
STILL_MORE_OF = [
    *_still("restore {amount:much} more", "restore {amount:much} more~defense", step=Node("heal", amount=AMOUNT)),
    *(w for damage in ("more", "more~damage") for w in (
        *W("sentence", f"if {{condition}}, deal {{amount:much}} {damage}.", f"then, if {{condition}}, deal {{amount:much}} {damage}.", f"deal {{amount:much}} {damage} if {{condition}}.", tree=_MORE_DAMAGE),
        *W("sentence", *(f"{{counter:COUNTER}} ({{n:quantity}}){mark} deal {{amount:much}} {damage}." for mark in (":", " -")), tree=Node("more", condition=_ENOUGH, then=sequence(Node("deal", amount=AMOUNT)))))),
    *W("effect", "summon another", tree=Node(STILL_MORE, then=Node("summon", count=Node("number", n=1)))),
    *W("effect", "put another into~your~hand", tree=Node(STILL_MORE, then=Node("add", count=Node("number", n=1)))),
    *_still("summon {count:quantity} more", step=Node("summon", count=Hole("count"))),
    *_still("put {count:quantity} more into~your~hand", step=Node("add", count=Hole("count"))),
    *W("clause", "draw {count:quantity} more", "draw {count:quantity} more~card(s)", tree=sequence(Node("draw", count=Hole("count")))),
]

PRINTED_INSTEAD = [*STILL_MORE_OF, *IN_PLACE, *INSTEAD, *ENHANCED]

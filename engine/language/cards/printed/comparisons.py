"""How printed English cards compare numbers: so many or more, more than the other side, the same as."""

from __future__ import annotations

from engine.language.cards.printed.pieces import (
    AT_LEAST,
    AT_MOST,
    CARD,
    DEFENSE,
    EXACTLY,
    HIMSELF,
    ME,
    ONE,
    PERIOD,
    SPOKEN,
    SPOKEN_MANY,
    TARGET,
    THIS_TURN,
    THOSE,
    USED,
    those,
)
from engine.language.cards.shared import COST, ORIGINAL_COST
from engine.language.said_before import AGAIN
from engine.language.tree import Node
from engine.language.wordings import Hole, W, Wording

_ORDINALS = ["second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth"]
_FIGURE = {"attribute": Hole("attribute"), "target": Hole("target")}
_LEADERS = {"your~leader": "me", "the~enemy~leader": "opponent", "your~opponent's~leader": "opponent", "the~opponent's~leader": "opponent"}
_PLAYED = Node("times_done", player=ME, deed=Node("plays", what=Node("any_of", filter=Hole("filter"))), period=PERIOD)
COMPARISONS = [
    *W("condition_one", "{subject:pointer} {happening:happened~n} at~least {n:quantity} time(s) {period}", tree=Node("compare", limit=AT_LEAST, left=Node(
        "times", subject=Hole("subject"), happening=Hole("happening"), period=Hole("period")))),
    *W("happened", "has/have~taken~damage", tree=Node("damaged")),
    *W("condition_one", "{filter~pl} {happening:happened~n} at~least {n:quantity} time(s) {period}", tree=Node("compare", limit=AT_LEAST, left=Node(
        "times", subject=Node("any_of", filter=Hole("filter")), happening=Hole("happening"), period=Hole("period")))),
    *(w for n, word in enumerate(_ORDINALS, 2) for w in W("condition_one", f"this~is|it's|it~is your~{word}~turn~or~later", tree=Node(
        "compare", left=Node("turn_number", owner=ME), limit=Node("at_least", n=Node("number", n=n))))),
    *W("condition_one", "{target:pointer} has {n:quantity} {attribute} or~less|or~fewer", tree=Node("has_figure", bound=AT_MOST, **_FIGURE)),
    *W("condition_one", "{target:pointer} has {n:quantity} {attribute} or~more", tree=Node("has_figure", bound=AT_LEAST, **_FIGURE)),
    *(w for said, bound in (("{bound} {attribute}", Hole("bound")), ("at~least {n:quantity} {attribute}", AT_LEAST)) for w in W(
        "condition_one", f"{{target:pointer}} had {said}", tree=Node("has_figure", before=1, bound=bound, **_FIGURE))),
    *(w for said, bound in (("{bound}", Hole("bound")), ("at~least {n:quantity}", AT_LEAST)) for w in (
        *W("condition_one", f"its {{attribute}} was {said}", tree=Node("has_figure", before=1, target=Node("it"), attribute=Hole("attribute"), bound=bound)),
        *W("condition_one", f"{{target:pointer}} 's {{attribute}} was {said}", tree=Node("has_figure", before=1, bound=bound, **_FIGURE)))),
    *W("condition_one", "this~follower~didn't~attack~this~turn", tree=Node("compare", limit=Node("exactly", n=Node("number", n=0)), left=Node(
        "times", subject=HIMSELF, happening=Node("attacks"), period=THIS_TURN))),
    *W("condition_one", "this~amulet's {attribute} is at {n:quantity}", tree=Node("has_figure", target=HIMSELF, attribute=Hole("attribute"), bound=EXACTLY)),
    *W("condition_one", "this~amulet's {attribute} is at {n:quantity} or~less", tree=Node("has_figure", target=HIMSELF, attribute=Hole("attribute"), bound=Node("at_most", n=Hole("n")))),
    *W("condition_one", "the~selected~follower|that~follower|it had {n:quantity} defense or~less before damage~was~dealt", tree=Node(
        "has_figure", before=1, target=Node("it"), attribute=DEFENSE, bound=AT_MOST)),
    *W("condition_one", "{bound:limit} allied~Stacked~card(s) have|has been~consumed {period}", tree=Node("compare", left=USED, limit=Hole("bound"))),
    *W("condition_one", "this~follower|it didn't~attack", tree=Node("compare", limit=Node("exactly", n=Node("number", n=0)), left=Node(
        "times", subject=Node("this"), happening=Node("attacks"), period=THIS_TURN))),
    *W("condition_one", "{bound:limit} different " + SPOKEN_MANY + " are|is in~play", tree=Node("compare", limit=Hole("bound"), left=Node("count", different=1, filter=those()))),
    *W("condition_one", "you've~spent at~least {n:quantity} shadows~to~perform~Necromancy {period}", tree=Node(
        "compare", left=Node("spent_on_necromancy", period=Hole("period")), limit=AT_LEAST)),
    *W("condition_one", "{bound:limit} different {adjectives:adjective*?} {noun~pl} {happening:happened~n} {period}", tree=Node("compare", limit=Hole("bound"), left=Node(
        "count", different=1, filter=Node("filter", adjectives=Hole("adjectives"), noun=Hole("noun"), tests=(Node("past", happening=Hole("happening"), period=Hole("period")),))))),
    *W("condition_one", "you've~played|you~have~played|you~played {bound:limit} different|differently~named {adjectives:adjective*?} {noun~pl} {tests:test*?} {period}", tree=Node("compare", limit=Hole("bound"), left=Node(
        "count", different=1, filter=those(Node("side", who="me"), tests=(Node("past", happening=Node("played"), period=PERIOD),))))),
    *W("condition_one", "this~is|it's|it~is the~first|your~first {filter} you've~played|you~played|you~have~played {period}", tree=Node("compare", limit=Node("exactly", n=ONE), left=_PLAYED)),
    *W("condition_one", "you~didn't~play|you~haven't~played|you~did~not~play|you~have~not~played any|a|an {filter~n} {period}", tree=Node(
        "did", player=ME, deed=Node("plays", what=Node("no_one", filter=Hole("filter"))), period=PERIOD)),
    *W("condition_one", "you have|has at~least {n:quantity} different {adjectives:adjective*?} {noun~pl} {place}", tree=Node("compare", limit=AT_LEAST, left=Node(
        "count", different=1, filter=Node("filter", adjectives=Hole("adjectives"), noun=Hole("noun"), tests=(Hole("place"),))))),
    *W("condition_one", "{bound:limit} {adjectives:adjective*?} {noun~pl} had {head} when~they~were~destroyed {period}", tree=Node("compare", limit=Hole("bound"), left=Node(
        "count", filter=Node("filter", adjectives=Hole("adjectives"), noun=Hole("noun"), tests=(
            Node("with_ability", head=Hole("head")), Node("past", happening=Node("destroyed"), period=Hole("period"))))))),
    *W("condition_one", "{bound:limit} {adjectives:adjective*?} {noun~pl} had {keyword:KEYWORD} when~they~were~destroyed {period}", tree=Node("compare", limit=Hole("bound"), left=Node(
        "count", filter=Node("filter", adjectives=Hole("adjectives"), noun=Hole("noun"), tests=(
            Node("with_keyword", keyword=Hole("keyword")), Node("past", happening=Node("destroyed"), period=Hole("period"))))))),
    *W("condition_one", "{player} {deed:deed_done} at~least {n:quantity} time(s) {period}", tree=Node("compare", limit=AT_LEAST, left=Node(
        "times_done", player=Hole("player"), deed=Hole("deed"), period=Hole("period")))),
    *W("condition_one", "{target:pointer} cost[s] {n:quantity} play~point(s) or~less", tree=Node(
        "has_figure", target=Hole("target"), attribute=COST, bound=Node("at_most", n=Hole("n")))),
    *W("condition_one", "{target:pointer} cost[s] at~least {n:quantity} play~point(s)", tree=Node("has_figure", target=Hole("target"), attribute=COST, bound=AT_LEAST)),
    *W("condition_one", "this~follower's|this~card's {attribute} is {bound}", tree=Node("has_figure", target=Node("this"), attribute=Hole("attribute"), bound=Hole("bound"))),
    *(w for words, who in _LEADERS.items() for which, kind in (("or~less|or~fewer", "at_most"), ("or~more", "at_least")) for w in W(
        "condition_one", f"{words} has {{n:quantity}} {{attribute}} {which}", tree=Node(
            "has_figure", target=Node("leader", who=who), attribute=Hole("attribute"), bound=Node(kind, n=Hole("n"))))),
    *(w for words, who in _LEADERS.items() for w in W("condition_one", f"{words}'s {{attribute}} is~still {{bound}}", tree=Node(
        "has_figure", target=Node("leader", who=who), attribute=Hole("attribute"), bound=Hole("bound")))),
    *W("condition_one", "{bound:limit} {adjectives:adjective*?} {a:noun_one~pl} and {b:noun_one~pl} are in~play", tree=Node("exists", yes=1, bound=Hole("bound"), filter=Node(
        "filter", adjectives=Hole("adjectives"), noun=Node("either", first=Hole("a"), second=Hole("b"))))),
]

SAME_AGAIN = [
    *W("condition_one", "{bound:limit} {happening:happened~n}", "{bound:limit} {of:filter~pl} {happening:happened~n}", tree=Node(
        AGAIN, bound=Hole("bound"), happening=Hole("happening"), of=Hole("of"))),
    *W("condition_one", "{bound:limit} have|has evolved", tree=Node(AGAIN, bound=Hole("bound"), happening=Node("evolves"))),
    *W("condition_one", "you've~played {bound:limit}", tree=Node(AGAIN, bound=Hole("bound"), happening=Node("plays"))),
]


def _often(happening: object) -> Node:
    return Node("times", subject=Node("any_of", filter=THOSE), happening=happening, period=PERIOD)


ADDED = [
    *W("condition_one", "{n:quantity} " + SPOKEN + " or~less|or~fewer {happening:happened~n} {period}", tree=Node("compare", limit=AT_MOST, left=_often(Hole("happening")))),
    *W("condition_one", "{n:quantity} " + SPOKEN + " or~more {happening:happened~n} {period}", tree=Node("compare", limit=AT_LEAST, left=_often(Hole("happening")))),
]

_BOUND = Hole("bound")
_OTHERS = Node("filter", adjectives=(Node("other"), Hole("adjectives")), noun=Hole("noun"), tests=Hole("tests"))
APART_FROM_THIS = [
    *W("condition_one", *(f"you've~played|you~played|you~have~played {{bound:limit}} {{adjectives:adjective*?}} {{noun~pl}} {{tests:test*?}} {{period}} {apart}" for apart in (
        "(excluding~this~card)", "(not~including~this~card)", "(not~counting~this~card)", ", excluding~this~card|not~including~this~card|not~counting~this~card")), tree=Node(
        "did", player=ME, deed=Node("plays", what=Node("several", bound=Hole("bound"), filter=_OTHERS)), period=PERIOD)),
    *(w for zone in ("deck", "hand") for w in W("condition_one", f"your~{zone} has|contains|holds {{bound:limit}} card(s)", f"your~{zone} has|contains|holds {{bound}} card(s)", tree=Node("compare", limit=Hole("bound"), left=Node(
        "count", filter=Node("filter", noun=Node("card"), tests=(Node("in", owner=ME, zone=zone),)))))),
    *W("condition_one", "you have|has {bound:limit} {counter:COUNTER~n} left|remaining", "you have|has {bound} {counter:COUNTER~n} left|remaining", tree=Node("has_points", player=ME, bound=Hole("bound"), counter=Hole("counter"))),
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

HAVING = [
    *W("condition_one", "{target:pointer} cost[s] {bound}", tree=Node("has_figure", target=TARGET, attribute=COST, bound=_BOUND)),
    *W("condition_one", "{target:pointer} originally~cost[s] {bound}", "{target:pointer} originally~cost[s] {bound} play~points", tree=Node(
        "has_figure", target=TARGET, attribute=ORIGINAL_COST, bound=_BOUND)),
]


def _fused(of: object, **more: object) -> Node:
    return Node("compare", left=Node("fused_to_this", filter=of, **more), limit=Hole("bound"))


FUSED = [
    *W("condition_one", "this~card|this~follower|this~amulet|it is fused~with {bound:limit} " + SPOKEN_MANY, "fused~with {bound:limit} " + SPOKEN_MANY, "this~card has~fused~with {bound:limit} " + SPOKEN_MANY,
       tree=_fused(THOSE)),
    *W("condition_one", "{bound:limit} " + SPOKEN_MANY + " have|has been~fused~to~this~card|been~fused~to~this~follower|been~fused~to~this~amulet", "{bound:limit} " + SPOKEN_MANY + " is|are fused~to~this~card|fused~to~this~follower|fused~to~this~amulet", tree=_fused(THOSE)),
    *W("condition_one", "this~card|this~follower|this~amulet|it is fused~with {bound:limit}", "it's fused~with {bound:limit}", tree=_fused(CARD)),
    *W("condition_one", "this~card|this~follower|this~amulet|it is fused~with {bound:limit} different {adjectives:adjective*?} {noun~pl} {tests:test*?}", tree=_fused(THOSE, different=1)),
    *W("condition_one", "{bound:limit} {adjectives:adjective*?} {noun~pl} with~different~names|of~different~names are|have~been fused~to~this~card|fused~to~this~follower|fused~to~this~amulet",
       "this~card|this~follower|this~amulet|it is fused~with {bound:limit} {adjectives:adjective*?} {noun~pl} with~different~names|of~different~names", tree=_fused(Node("filter", adjectives=Hole("adjectives"), noun=Hole("noun")), different=1)),
    *W("condition_one", "you've~fused~to~this~card", tree=Node("compare", left=Node("fused_to_this", filter=CARD), limit=Node("at_least", n=Node("number", n=1)))),
]

ASKED = [
    *W("condition_one", "{target:pointer} had {n:quantity} {attribute} or~more", tree=Node(
        "has_figure", before=1, target=Hole("target"), attribute=Hole("attribute"), bound=Node("at_least", n=Hole("n")))),
    *W("condition_one", "{target:pointer} had {n:quantity} {attribute} or~less", tree=Node(
        "has_figure", before=1, target=Hole("target"), attribute=Hole("attribute"), bound=Node("at_most", n=Hole("n")))),
    *W("condition_one", "{target:pointer} cost[s] {n:quantity} play~point(s) or~more", tree=Node("has_figure", target=Hole("target"), attribute=COST, bound=Node("at_least", n=Hole("n")))),
    *W("condition_one", "its {attribute} is {n:quantity}", tree=Node("has_figure", target=Node("it"), attribute=Hole("attribute"), bound=EXACTLY)),
    *W("condition_one", "this~card's|this~follower's|this~amulet's {attribute} is {n:quantity}", tree=Node("has_figure", target=Node("this"), attribute=Hole("attribute"), bound=EXACTLY)),
    *W("condition_one", "this~card's|this~follower's|this~amulet's {attribute} isn't|is~not {n:quantity}", tree=Node(
        "not_so", condition=Node("has_figure", target=Node("this"), attribute=Hole("attribute"), bound=EXACTLY))),
    *W("condition_one", "this~card|it costs {n:quantity} play~point(s)", tree=Node("has_figure", target=Node("this"), attribute=COST, bound=EXACTLY)),
    *W("condition_one", "it's~at|it~is~at {n:quantity}", tree=Node("has_figure", target=Node("this"), attribute=Node("attribute", name="countdown"), bound=EXACTLY)),
]

_THIS_WAY = Node("period", when="way")


def _so_many(noun: Node, happening: str, *words: str) -> list[Wording]:
    """So many to which the effect has done that."""
    return [w for said, bound in (("at~least {n:quantity}", AT_LEAST), ("{n:quantity} or~more", AT_LEAST)) for w in W("condition_one", *(f"{said} {done}" for done in words), tree=Node(
        "happened", subject=Node("several", bound=bound, filter=Node("filter", noun=noun)), happening=Node(happening), period=_THIS_WAY))]


SO_MANY_THIS_WAY = [
    *_so_many(Node("kind", word="follower"), "evolves", "have~evolved|has~evolved|evolved|were~evolved|are~evolved this~way"),
    *(w for deed in ("destroyed", "banished", "returned", "discarded") for w in _so_many(Node("card"), deed, f"are~{deed}|were~{deed}|is~{deed}|was~{deed} this~way|by~this~effect", f"{deed}~this~way")),
    *(w for deed in ("destroyed", "banished", "returned", "discarded") for w in W("condition_one", f"you~{deed} at~least {{n:quantity}} card(s)~this~way|this~way", f"you~{deed} {{n:quantity}} or~more card(s)~this~way|this~way", tree=Node(
        "happened", subject=Node("several", bound=AT_LEAST, filter=CARD), happening=Node(deed), period=_THIS_WAY))),
]

PRINTED_COMPARISONS = [*SO_MANY_THIS_WAY, *COMPARISONS, *SAME_AGAIN, *ADDED, *AGAIN_BOUND, *APART_FROM_THIS, *HAVING, *FUSED, *ASKED]

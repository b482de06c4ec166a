"""How printed English cards say how many and how much."""

from __future__ import annotations

from engine.language.cards.printed.pieces import (
    ALL_STACK,
    AT_LEAST,
    ATTACK,
    DEFENSE,
    ME,
    ONE,
    SPOKEN_MANY,
    THAT,
    TURN,
    USED,
    those,
)
from engine.language.cards.shared import COST
from engine.language.tree import Node
from engine.language.wordings import Hole, W

NUMBERS = [
    *W("amount_one", "this~follower's|this~card's|this~amulet's {attribute}", tree=Node("figure_of", attribute=Hole("attribute"), target=Node("this"))),
    *W("amount_one", "your~leader's {attribute}", tree=Node("figure_of", attribute=Hole("attribute"), target=Node("leader", who="me"))),
    *W("amount_one", "the~enemy~leader's {attribute}", tree=Node("figure_of", attribute=Hole("attribute"), target=Node("leader", who="opponent"))),
    *W("amount_one", "that {noun} 's {attribute}", tree=Node("figure_of", attribute=Hole("attribute"), target=Node("that", noun=Hole("noun")))),
]

_STRONGEST = {"the~strongest": "highest", "the~weakest": "lowest"}


def _extreme(which: str, adjectives: tuple[object, ...], *tests: object) -> Node:
    return Node("first", count=Node("number", n=1), filter=Node("filter", adjectives=adjectives, noun=Hole("noun"), tests=(*tests, Node(which, attribute=ATTACK))))


_WORDS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth", "thirteenth")
_SUFFIXES = {1: "st", 2: "nd", 3: "rd"}


def _times(deed: str) -> Node:
    return Node("count", filter=Node("filter", noun=Hole("noun"), tests=(Node("done", deed=Node(deed)),)))


_STRONGEST_ALLY = Node("filter", adjectives=(Node("side", who="me"),), noun=Node("kind", word="follower"), tests=(Node("highest", attribute=Node("attribute", name="attack")),))
AMOUNTS = [
    *W("amount_one", "the~selected {noun} 's {attribute}", "that {noun} 's {attribute}", tree=Node("figure_of", attribute=Hole("attribute"), target=Node("that", noun=Hole("noun")))),
    *W("amount_one", "the~enemy {noun} 's {attribute}", tree=Node("figure_of", attribute=Hole("attribute"), target=Node("opposing", noun=Hole("noun")))),
    *(w for words, which in _STRONGEST.items() for w in W("amount_one", f"the~attack~of {words} {{adjectives:adjective*?}} {{noun}} in~play", tree=Node(
        "figure_of", attribute=ATTACK, target=_extreme(which, (Hole("adjectives"),))), preferred=True)),
    *W("amount_one", "the~attack~of~the {adjectives:adjective*?} {noun} with~the~highest~attack in~play", tree=Node(
        "figure_of", attribute=ATTACK, target=_extreme("highest", (Hole("adjectives"),)))),
    *(w for figure in ("attack", "defense", "cost") for which in ("highest", "lowest") for w in W("amount_one", f"the {{attribute}} of~the~{which}-{figure} {{adjectives:adjective*?}} {{noun}} in~play|on~the~field", tree=Node(
        "figure_of", attribute=Hole("attribute"), target=Node("first", count=ONE, filter=those(tests=(Node(which, attribute=Node("attribute", name=figure)),)))))),
    *W("amount_one", "the~attack~of~the~highest-attack {adjectives:adjective*?} {noun} in~your~hand", tree=Node(
        "figure_of", attribute=ATTACK, target=_extreme("highest", (Hole("adjectives"),), Node("in", owner=ME, zone="hand")))),
    *W("amount_one", "the~number~of {counter:COUNTER~pl} you~have|you~have~left|you~have~remaining|you've~got", tree=Node("points_of", owner=ME, counter=Hole("counter"))),
    *(w for which in ("highest", "lowest") for w in W("amount_one", f"the~{which} {{attribute}} among|of|out~of {{adjectives:adjective*?}} {{noun~pl}} {{tests:test*?}}", f"the~{which} {{attribute}} among|of|out~of {{adjectives:adjective*?}} {{noun~pl}} in~play", tree=Node(
        "figure_of", attribute=Hole("attribute"), target=Node("first", count=ONE, filter=those(tests=(Node(which, attribute=Hole("attribute")),)))))),
    *W("amount", "half~of {n:amount} (rounded~up)", "half {n:amount} ,~rounded~up", tree=Node("half", n=Hole("n"), up=1)),
    *W("amount", "half~of {n:amount} (rounded~down)", "half~of {n:amount}", "half {n:amount} ,~rounded~down", tree=Node("half", n=Hole("n"))),
    *W("amount_one", "your remaining {counter:COUNTER~pl}", tree=Node("points_of", owner=ME, counter=Hole("counter"))),
    *W("amount_one", "your {counter:COUNTER} count", tree=Node("points_of", owner=ME, counter=Hole("counter"))),
    *W("amount", "the~number~of remaining {filter~pl}", tree=Node("count", filter=Hole("filter"))),
    *W("amount", "the~number~of {a:filter~pl} minus the~number~of {b:filter~pl}", tree=Node("difference", a=Node("count", filter=Hole("a")), b=Node("count", filter=Hole("b")))),
    *W("amount", "{a:amount_one} minus {b:amount_one}", tree=Node("difference", a=Hole("a"), b=Hole("b"))),
    *W("amount", "{n:NUMBER} plus {a:amount}", tree=Node("sum", a=Hole("a"), b=Node("number", n=Hole("n")))),
    *W("amount", "the~total {attribute} of|of~all|of~the {adjectives:adjective*?} {noun~pl} {tests:test*?} you've~played|you~played|you~have~played {period}", tree=Node(
        "figure_of", attribute=Hole("attribute"), total=1, target=Node("all", filter=those(Node("side", who="me"), tests=(Node("past", happening=Node("played"), period=Hole("period")),))))),
    *W("amount", "the~number~of~turns~you've~had|the~number~of~turns~you've~taken|the~number~of~your~turns", tree=TURN),
    *W("amount", "{a:amount} plus {n:NUMBER}", tree=Node("sum", a=Hole("a"), b=Node("number", n=Hole("n")))),
    *W("amount", "the~number~of {filter~pl} you've~played {period}", tree=Node(
        "times_done", player=ME, deed=Node("plays", what=Node("any_of", filter=Hole("filter"))), period=Hole("period"))),
    *W("amount", "the~number~of~times~you've~played {what:subject} {period}", tree=Node(
        "times_done", player=ME, deed=Node("plays", what=Hole("what")), period=Hole("period"))),
    *(w for n, word in enumerate(_WORDS, 1) for w in W("ordinal", word, f"{n}{_SUFFIXES.get(n, 'th')}", tree=Node("number", n=n))),
    *W("figured", "cost[s] at~least {n:quantity} play~point(s)", tree=Node("has_figure", target=Node("it"), attribute=COST, bound=AT_LEAST)),
    *W("figured", "cost[s] {n:quantity} play~point(s) or~less", tree=Node("has_figure", target=Node("it"), attribute=COST, bound=Node("at_most", n=Hole("n")))),
    *W("amount", "the~number~of~cards~added|the~number~of~cards~added~to~your~hand", tree=Node("that_many")),
    *(w for deed in ("returned", "destroyed", "discarded", "banished") for w in W("amount", f"the~number~of {deed} {{noun~pl}}", tree=_times(deed))),
    *W("amount_one", "this~follower's defense before being~destroyed", tree=Node("figure_of", before=1, attribute=DEFENSE, target=Node("this"))),
    *W("amount", "the~number~of {filter~pl} you~played {period}", tree=Node(
        "times_done", player=ME, deed=Node("plays", what=Node("any_of", filter=Hole("filter"))), period=Hole("period"))),
    *W("amount", "the~number~of~allied~Stacked~cards~consumed {period}", tree=USED),
    *W("amount", "the~total~allied~stack~count~in~play", tree=ALL_STACK),
    *W("amount", "the~number~of other~different|different~other " + SPOKEN_MANY, tree=Node("count", different=1, filter=those(Node("other")))),
    *W("amount", "the~number~of~times|the~number~of~times~that {filter~pl} {happening:happened~n} {period}", tree=Node(
        "times", subject=Node("any_of", filter=Hole("filter")), happening=Hole("happening"), period=Hole("period"))),
    *W("amount", "the~number~of~times defense~has~been~restored~to|defense~was~restored~to your~leader {period}", "the~number~of~times your~leader's~defense~has~been~restored|your~leader's~defense~was~restored {period}", tree=Node(
        "times", subject=Node("leader", who="me"), happening=Node("healed"), period=Hole("period"))),
    *W("amount", "the~number~of~times|the~number~of~times~that your~leader took~damage|was~damaged|has~been~damaged {period}", tree=Node(
        "times", subject=Node("leader", who="me"), happening=Node("damaged"), period=Hole("period"))),
    *(w for deed in ("returned", "destroyed", "discarded", "banished") for w in W("amount", f"the~number~of {{noun~pl}} {deed}", tree=_times(deed))),
    *W("amount", "the~number~of {adjectives:adjective*} {noun~pl} {deed:done_to}", tree=Node("count", filter=Node("filter", adjectives=(Hole("adjectives"),), noun=Hole("noun"), tests=(Node("done", deed=Hole("deed")),)))),
    *(w for deed in ("destroyed", "discarded", "banished", "returned") for w in W("amount_one", f"the~{deed} {{noun}} 's {{attribute}}", tree=Node(
        "figure_of", attribute=Hole("attribute"), target=Node("this_way", noun=Hole("noun"), deed=Node(deed))))),
    *W("amount", "the~total {attribute} of {filter~pl}", "the~combined {attribute} of {filter~pl}", tree=Node(
        "figure_of", attribute=Hole("attribute"), target=Node("all", filter=Hole("filter")), total=1)),
    *W("amount_one", "the~attack~of~the~strongest~allied~follower|the~attack~of~the~strongest~allied~follower~in~play", tree=Node(
        "figure_of", attribute=Node("attribute", name="attack"), target=Node("first", count=Node("number", n=1), filter=_STRONGEST_ALLY)), preferred=True),
    *W("amount", "the~number~of {filter~pl} fused~to~this~card|fused~to~this~follower|fused~to~this~amulet", tree=Node("fused_to_this", filter=Hole("filter"))),
    *W("amount_one", "that {trait:TRAIT} card|follower|amulet|spell 's {attribute}", tree=Node("figure_of", attribute=Hole("attribute"), target=THAT)),
]


def _past(kind: str, period: str) -> Node:
    return Node("past", happening=Node(kind), period=Node("period", when=period))


SEVERAL = [
    *W("amount", "the~number~of {adjectives:adjective*?} {noun~pl} drawn", tree=Node("count", filter=Node(
        "filter", adjectives=Hole("adjectives"), noun=Hole("noun"), tests=(_past("drawn", "way"),)))),
    *W("amount", "{it:amount} , including~this~card|including~this~follower", "{it:amount} (including~this~card)|including~this~follower)|including~this~one)", tree=Hole("it")),
]

COUNTED = [
    *W("amount", "the~number~of {adjectives:adjective*?} {a:noun_one~pl} and {b:noun_one~pl} {tests:test*?}", tree=Node("count", filter=Node(
        "filter", adjectives=Hole("adjectives"), noun=Node("either", first=Hole("a"), second=Hole("b")), tests=Hole("tests")))),
    *W("amount", "your {counter:COUNTER~pl} (excluding~this~card)|excluding~this~follower)", "your {counter:COUNTER} count (excluding~this~card)|excluding~this~follower)", tree=Node(
        "difference", a=Node("points_of", owner=ME, counter=Hole("counter")), b=ONE)),
    *W("quantity", "the~number~of~empty~spaces|the~number~of~open~spaces in~your~area|on~your~field|on~your~board", tree=Node("room", zone="board")),
    *W("amount", "{n:amount} (up~to {most:NUMBER})", "{n:amount} , up~to {most:NUMBER}", "{n:amount} , up~to~a~maximum~of {most:NUMBER}", "{n:amount} (maximum {most:NUMBER})", tree=Node("no_more", n=Hole("n"), most=Hole("most"))),
]

CURRENT = [
    *(w for deed in ("banished", "discarded") for w in W(
        "amount", f"the~number~of {{adjectives:adjective*?}} {{noun~pl}} {deed} {{period}}", f"the~number~of {{adjectives:adjective*?}} {{noun~pl}} that~were|that~have~been {deed} {{period}}", tree=Node(
            "times", subject=Node("any_of", filter=those()), happening=Node(deed), period=Hole("period")))),
    *W("amount", *("the~number~of {adjectives:adjective*?} {noun~pl} you've~played|you~played {period} " + end for end in ("(excluding~this~card)", "(excluding~this~one)", "(not~including~this~card)")), tree=Node(
        "times_done", player=ME, period=Hole("period"), deed=Node("plays", what=Node("any_of", filter=those(Node("other")))))),
    *(w for words, which in (("", {}), ("other~", {"adjectives": (Node("other"),)})) for w in W("amount", f"the~number~of~{words}cards~played {{period}}", preferred=True, tree=Node(
        "times_done", player=ME, period=Hole("period"), deed=Node("plays", what=Node("any_of", filter=Node("filter", noun=Node("card"), **which)))))),
    *W("amount", "the~number~of {a:filter~pl} minus {n:NUMBER}", tree=Node("difference", a=Node("count", filter=Hole("a")), b=Node("number", n=Hole("n")))),
    *W("amount", "the~number~of {adjectives:adjective*?} {noun~pl} you've~played|you~played using {head} {period}", tree=Node("times_done", player=ME, period=Hole("period"), deed=Node(
        "plays", what=Node("any_of", filter=those(tests=(Node("using", head=Hole("head")),)))))),
    *W("amount", "the~number~of {adjectives:adjective*?} {noun~pl} added~to~your~hand~from~your~deck|drawn {period}", tree=Node(
        "times", subject=Node("any_of", filter=those()), happening=Node("drawn"), period=Hole("period"))),
    *W("amount_one", "your current {counter:COUNTER~pl}", tree=Node("points_of", owner=ME, counter=Hole("counter"))),
    *W("amount_one", "your~leader's current {attribute}", tree=Node("figure_of", attribute=Hole("attribute"), target=Node("leader", who="me"))),
]

PRINTED_AMOUNTS = [*CURRENT, *NUMBERS, *AMOUNTS, *SEVERAL, *COUNTED]

"""How printed English cards say if."""

from __future__ import annotations

from engine.language.cards.printed.pieces import (
    AT_LEAST,
    AT_MOST,
    CARDS_IN_HAND,
    DEFENSE,
    DESTROYED_THIS_WAY,
    EXACTLY,
    HIMSELF,
    ME,
    OPPONENT,
    PERIOD,
    SPOKEN,
    TARGET,
    THIS_TURN,
    TURN,
    those_also_with,
    those_with,
)
from engine.language.said_before import AGAIN, NTH
from engine.language.tree import Node
from engine.language.wordings import Hole, W, Wording

_FILTER = Node("filter", adjectives=Hole("adjectives"), noun=Hole("noun"), tests=(Hole("place"), Hole("tests")))


def _either(*tests: Node) -> Node:
    """One of several conditions."""
    first, *rest = tests
    return Node("either_condition", first=first, second=_either(*rest)) if rest else first


def _listed(names: str) -> str:
    """So many ordinals as one list: “second or fourth”, “fifth, seventh, or ninth”."""
    slots = [f"{{{name}:ordinal}}" for name in names]
    return f"{slots[0]} or {slots[1]}" if len(slots) == 2 else ", ".join(slots[:-1]) + ", or " + slots[-1]


def _bounded(kind: str, n: str) -> Node:
    return Node(kind, n=Hole(n))


def _turns(words: str) -> list[Wording]:
    """Conditions on which of its player's turns it is."""
    made = W("condition_one", f"{words} your {{n:ordinal}} turn", tree=Node("compare", left=TURN, limit=EXACTLY))
    made += W("condition_one", f"{words} your {{n:ordinal}} turn or~later", tree=Node("compare", left=TURN, limit=AT_LEAST))
    made += W("condition_one", f"{words} your {{n:ordinal}} turn or~earlier", tree=Node("compare", left=TURN, limit=AT_MOST))
    for names in ("ab", "abc", "abcd"):
        made += W("condition", f"{words} your {_listed(names)} turn", tree=_either(*(Node("compare", left=TURN, limit=_bounded("exactly", n)) for n in names)))
    return made


_EITHER = Node("either_filter", first=Hole("a"), second=Hole("b"))
_ALREADY = Node("already_active", state=Hole("state"))
CONDITIONS = [
    *(w for words, bound in (("or~less|or~fewer", AT_MOST), ("or~more", AT_LEAST)) for has in (f"{{player}} have|has {{n:quantity}} {{adjectives:adjective*?}} {{noun~n}} {words}",) for w in (
        *W("condition_one", f"{has} {{place?}}", tree=Node("has_cards", player=Hole("player"), bound=bound, filter=_FILTER)),
        *W("condition_one", f"{has} in~play|on~the~field", tree=Node("has_cards", player=Hole("player"), bound=bound, filter=those_with())))),
    *W("condition_one", "any {adjectives:adjective*?} {noun~pl} {tests:test*?} are|is {place}", "a|an {adjectives:adjective*?} {noun} {tests:test*?} is {place}", tree=Node("exists", yes=1, filter=_FILTER)),
    *W("condition_one", "no {adjectives:adjective*?} {noun~pl} {tests:test*?} are|is {place}", tree=Node("exists", yes=0, filter=_FILTER)),
    *W("condition_one", "{bound} {adjectives:adjective*?} {noun~pl} {tests:test*?} are|is {place}", tree=Node("exists", yes=1, bound=Hole("bound"), filter=_FILTER)),
    *W("condition_one", "it's a|an {filter}", tree=Node("is", yes=1, target=Node("it"), filter=Hole("filter"))),
    *W("condition_one", "the~enemy~follower has {keyword:KEYWORD}", tree=Node("has_keyword", yes=1, target=Node("opposing", noun=Node("kind", word="follower")), keyword=Hole("keyword"))),
    *(w for has, when in (("has|have", {}), ("had", {"before": 1})) for w in (
        *W("condition_one", f"{{target:pointer}} {has} any|a|an {{head:any_head}} effect(s)", tree=Node("has_ability", yes=1, target=TARGET, head=Hole("head"), **when)),
        *W("condition_one", f"{{target:pointer}} {has} no {{head:any_head}} effects", tree=Node("has_ability", yes=0, target=TARGET, head=Hole("head"), **when)))),
    *W("condition_one", "this~follower|it was~summoned~with~an~effect", tree=Node("came", target=Node("this"), how="effect")),
    *W("condition_one", "it|this~follower was~summoned~using~Reanimate", tree=Node("came", target=Node("this"), how="reanimate")),
    *W("condition", "{a:STATE}, {b:STATE}, and {c:STATE} are~active~for~you", tree=Node("both", first=Node("state", state=Hole("a"), yes=1), second=Node(
        "both", first=Node("state", state=Hole("b"), yes=1), second=Node("state", state=Hole("c"), yes=1)))),
    *_turns("it's|it~is|this~is"),
    *W("condition_one", "it~has~been~activated|it~has~been~activated~for~you at~least {n:quantity} time(s)", tree=Node(AGAIN, bound=AT_LEAST)),
    *W("condition_one", "only {n:quantity} {filter~n} is|are in~play", tree=Node("exists", yes=1, bound=EXACTLY, filter=Hole("filter"))),
    *W("condition_one", "{keyword:KEYWORD} is~active~for {target:pointer}", tree=Node("is", yes=1, target=Hole("target"), filter=Node(
        "filter", noun=Node("card"), tests=(Node("with_keyword", keyword=Hole("keyword")),)))),
    *W("condition_one", "{keyword:KEYWORD} is~active~for any|an {adjectives:adjective*?} {noun} in~play", tree=Node("exists", yes=1, filter=Node(
        "filter", adjectives=Hole("adjectives"), noun=Hole("noun"), tests=(Node("with_keyword", keyword=Hole("keyword")),)))),
    *W("condition_one", "this~follower~has~been~damaged", tree=Node("is_like", yes=1, target=HIMSELF, adjective=Node("damaged"))),
    *W("condition_one", "you~and~your~opponent|both~players have {n:quantity} {counter:COUNTER~pl}", tree=Node(
        "both", first=Node("has_points", player=ME, bound=EXACTLY, counter=Hole("counter")), second=Node("has_points", player=OPPONENT, bound=EXACTLY, counter=Hole("counter")))),
    *W("condition_one", "you've~played any {filter~pl} {period}", "you've~played {filter~pl} {period}", "you~played a|an {filter} {period}", tree=Node(
        "did", player=ME, deed=Node("plays", what=Node("any_of", filter=Hole("filter"))), period=PERIOD)),
    *W("condition_one", "at~least {n:quantity} {filter~n} was|were|has~been|have~been played {period}", tree=Node(
        "did", player=ME, deed=Node("plays", what=Node("several", bound=AT_LEAST, filter=Hole("filter"))), period=PERIOD), preferred=True),
    *W("condition_one", "you~discarded any {filter~pl} {period}", tree=Node("did", player=ME, deed=Node("discards", what=Node("any_of", filter=Hole("filter"))), period=PERIOD)),
    *W("condition_one", "you~selected a|an {filter}", tree=Node("is", yes=1, target=Node("it", by="selected"), filter=Hole("filter"))),
    *W("condition_one", "the~selected~follower|the~selected~card|the~selected~amulet {a:figured}", tree=Hole("a")),
    *W("condition_one", "there~are~no~duplicate~cards~in~your~deck|there~are~no~duplicates~in~your~deck", "your~deck has|contains no~duplicate~cards|no~duplicates", tree=Node("no_duplicates")),
    *W("condition_and", "{first:condition_one} , and {second:condition_and}", tree=Node("both", first=Hole("first"), second=Hole("second"))),
    *W("condition_and", "{first:condition_one} , {second:condition_one} , and {third:condition_one}", tree=Node(
        "both", first=Hole("first"), second=Node("both", first=Hole("second"), second=Hole("third")))),
    *W("condition", "{first:condition_and} or~if|,~or~if {second:condition}", tree=Node("either_condition", first=Hole("first"), second=Hole("second"))),
    *W("condition_one", "{player} have|has|had {n:quantity} " + SPOKEN, tree=Node("has_cards", player=Hole("player"), bound=EXACTLY, filter=those_also_with())),
    *W("condition_one", "there~are {n:quantity} " + SPOKEN, "there~are {n:quantity} " + SPOKEN + " in~play", tree=Node("exists", yes=1, bound=EXACTLY, filter=those_also_with())),
    *W("condition_one", "you've~fused {what:filter~pl} {period}", tree=Node(
        "did", player=ME, deed=Node("fuses", what=Node("any_of", filter=Hole("what"))), period=Hole("period"))),
    *W("condition_one", "it's|it~is {adjective}", tree=Node("is_like", yes=1, target=Node("it"), adjective=Hole("adjective"))),
    *W("condition_one", "it's|it~is not {adjective}", "it~isn't {adjective}", tree=Node("is_like", yes=0, target=Node("it"), adjective=Hole("adjective"))),
    *W("condition_one", "this~follower|it attacked|attacked~this~turn", tree=Node("happened", subject=Node("this"), happening=Node("attacks"), period=THIS_TURN)),
    *W("condition_one", "{player} have|has any {filter~pl}", tree=Node("has_cards", player=Hole("player"), filter=Hole("filter"))),
    *W("condition_one", "its {attribute} becomes|reaches|reached {n:quantity}", "its {attribute} is~reduced~to {n:quantity}", tree=Node(
        "has_figure", target=Node("it"), attribute=Hole("attribute"), bound=EXACTLY)),
    *(w for words, who in (("your~turn", "me"), ("your~opponent's~turn|the~opponent's~turn", "opponent")) for w in W(
        "condition_one", f"it|this~follower|this~card|this~amulet was~destroyed during|on {words}", tree=Node("turn_of", who=who))),
    *W("condition_one", "any {filter~pl} are|is in~play", tree=Node("exists", yes=1, filter=Hole("filter"))),
    *W("condition_one", "any {a:filter~pl} or any {b:filter~pl} are|is in~play", tree=Node("exists", yes=1, filter=_EITHER)),
    *W("condition_one", "{state:STATE} is~already~active~for~you when~this~card~is~played", tree=_ALREADY),
    *W("condition_one", "{it:condition_one} when~this~card~is~played", tree=Node("already", condition=Hole("it"))),
    *W("condition_one", "{player} have|has {n:quantity} {counter:COUNTER~pl}", tree=Node("has_points", player=Hole("player"), bound=EXACTLY, counter=Hole("counter"))),
    *W("condition_one", "this~follower~is~not~destroyed|this~follower~isn't~destroyed|this~follower~survives", tree=Node("is_in", yes=1, target=Node("this"), place=Node("in", zone="board"))),
    *W("condition_one", "{target:pointer} survives|survived|isn't~destroyed|is~not~destroyed", tree=Node("is_in", yes=1, target=Hole("target"), place=Node("in", zone="board"))),
    *W("condition_one", "it's~not~destroyed|it~is~not~destroyed|it~isn't~destroyed|it~survives|that~follower~survives", tree=Node("is_in", yes=1, target=Node("it"), place=Node("in", zone="board"))),
    *W("condition_one", "{target:pointer} was/were a|an {filter}", tree=Node("is", yes=1, target=Hole("target"), filter=Hole("filter"))),
    *W("condition_one", "a|an {adjectives:adjective*?} {noun} was {deed:done_to}", tree=Node("exists", yes=1, filter=Node(
        "filter", adjectives=Hole("adjectives"), noun=Hole("noun"), tests=(Node("done", deed=Hole("deed")),)))),
    *W("condition_one", "there~aren't~any {filter~pl}", "there~isn't a|an {filter}", "there~are~no {filter~pl} in~play", tree=Node("exists", yes=0, filter=Hole("filter"))),
    *W("condition_one", "you're~in {state:STATE}", tree=Node("state", state=Hole("state"), yes=1)),
]

_IT_IS = "it's|it~is"


def _times(tail: str, **parts: object) -> list[Wording]:
    """Which time it is that what the trigger waits for has come about."""
    made = [
        *W("condition_one", f"{_IT_IS} the|your {{n:ordinal}} {tail}", tree=Node(NTH, bound=EXACTLY, **parts)),
        *W("condition_one", f"{_IT_IS} at~least~the|at~least~your {{n:ordinal}} {tail}", tree=Node(NTH, bound=AT_LEAST, **parts)),
        *W("condition_one", f"{_IT_IS} the|your {{n:ordinal}} {tail.partition(' ')[0]} or~later {tail.partition(' ')[2]}", tree=Node(NTH, bound=AT_LEAST, **parts)),
    ]
    for names in ("ab", "abc", "abcd", "abcde", "abcdef"):
        tests = [Node(NTH, bound=_bounded("exactly", name), **parts) for name in names]
        made += W("condition", f"{_IT_IS} the|your {_listed(names)} {tail}", tree=_either(*tests))
    return made


_COUNTED = "time|card|follower|spell|amulet"
_KINDS = {"card": Node("card"), **{kind: Node("kind", word=kind) for kind in ("follower", "spell", "amulet")}}


def _times_of(tail: str, **parts: object) -> list[Wording]:
    """The same, of times, or of cards of a kind."""
    return [*_times(f"time {tail}", **parts), *(w for word, noun in _KINDS.items() for w in _times(f"{word} {tail}", of=noun, **parts))]


NTH_TIMES = [
    *_times_of("{period}", period=PERIOD),
    *_times_of("you've~played {period}", period=PERIOD, deed="plays"),
    *_times_of("played {period}", period=PERIOD, deed="plays"),
    *W("condition_one", f"{_IT_IS} the|your {{n:ordinal}} {{period}}", tree=Node(NTH, bound=EXACTLY, period=PERIOD)),
    *W("condition_one", f"{_IT_IS} the|your {{n:ordinal}}", f"{_IT_IS} the|your {{n:ordinal}} {_COUNTED}", tree=Node(AGAIN, bound=EXACTLY)),
    *W("condition", f"{_IT_IS} the|your {_listed('ab')}", f"{_IT_IS} the|your {_listed('ab')} {_COUNTED}", tree=_either(
        Node(AGAIN, bound=_bounded("exactly", "a")), Node(AGAIN, bound=_bounded("exactly", "b")))),
]


def _more(left: object, right: object, kind: str = "more_than") -> Node:
    return Node("compare", left=left, limit=Node(kind, n=right))


def _cards(*tests: object, adjectives: tuple[object, ...] = ()) -> Node:
    return Node("filter", adjectives=adjectives, noun=Node("card"), tests=tests)


def _in_hand(who: Node) -> Node:
    return Node("count", filter=_cards(Node("in", owner=who, zone="hand")))


def _in_play(who: str) -> Node:
    return Node("count", filter=_cards(adjectives=(Node("side", who=who),)))


_A = Node("count", filter=Hole("a"))
_B = Node("count", filter=Hole("b"))
_THEIRS = Node("figure_of", attribute=Node("attribute", name="defense"), target=Node("leader", who="opponent"))
_MINE = Node("figure_of", attribute=Node("attribute", name="defense"), target=Node("leader", who="me"))
SIDES = [
    *W("condition_one", "you~have~more~cards~in~hand~than~your~opponent|you~have~more~cards~in~your~hand~than~your~opponent", tree=_more(_in_hand(ME), _in_hand(OPPONENT))),
    *W("condition_one", "your~opponent~has~more~cards~in~hand~than~you|your~opponent~has~more~cards~in~their~hand~than~you", tree=_more(_in_hand(OPPONENT), _in_hand(ME))),
    *W("condition_one", "your~opponent~has~more~cards~in~play~than~you|the~opponent~has~more~cards~in~play~than~you", tree=_more(_in_play("opponent"), _in_play("me"))),
    *W("condition_one", "there~are~fewer {a:filter~pl} than {b:filter~pl}", tree=_more(_A, _B, "less_than")),
    *W("condition_one", "there~are~more {a:filter~pl} than {b:filter~pl}", tree=_more(_A, _B)),
    *W("condition_one", "the~enemy~leader~has~less~defense~than~your~leader|the~enemy~leader~has~less~defense~than~yours|your~leader~has~more~defense~than~the~enemy~leader|your~leader's~defense~is~greater~than~the~enemy~leader's", tree=_more(_MINE, _THEIRS)),
    *W("condition_one", "the~enemy~leader~has~more~defense~than~your~leader|the~enemy~leader~has~more~defense~than~yours|the~enemy~leader's~defense~is~greater~than~your~leader's", tree=_more(_THEIRS, _MINE)),
    *W("condition_one", "the~leader's~defense~is~higher~than~yours|the~enemy~leader's~defense~is~higher~than~yours|their~defense~is~higher~than~yours|"
       "the~enemy~leader's~defense~is~higher~than~your~leader's~defense", tree=_more(_THEIRS, _MINE)),
    *W("condition_one", "your~leader's~defense~is~higher~than~the~enemy~leader's~defense|your~leader's~defense~is~higher~than~the~enemy~leader's", tree=_more(_MINE, _THEIRS)),
]


def _leader_had(words: str, who: str) -> list[Wording]:
    """A leader's defense as it was before."""
    target = Node("leader", who=who)
    tail = "before defense~was~restored|damage~was~dealt"
    return W("condition_one", f"{words} had {{n:quantity}} defense or~less {tail}", tree=Node("has_figure", before=1, target=target, attribute=DEFENSE, bound=AT_MOST))


BEFORE = [
    *_leader_had("your~leader", "me"),
    *_leader_had("the~enemy~leader", "opponent"),
]

COUNTED = [
    *W("condition_one", *(f"{it}~{done}" for it in ("it", "that~follower", "that~amulet", "that~card") for done in ("is~destroyed", "was~destroyed", "is~destroyed~this~way", "was~destroyed~this~way")),
       "it's~destroyed", "it~dies", "it~died", "they~are~destroyed", "they~were~destroyed", tree=DESTROYED_THIS_WAY),
    *W("condition_one", "your~hand~is~empty", tree=Node("exists", yes=0, filter=CARDS_IN_HAND)),
]


def _side(who: str) -> Node:
    """How many such cards a player has in play."""
    return Node("count", filter=Node("filter", adjectives=(Node("side", who=who), Hole("adjectives")), noun=Hole("noun")))


def _sides(words: str, first: str, second: str) -> list[Wording]:
    """One side against the other."""
    made = []
    for more, kind in (("more", "more_than"), ("fewer", "less_than")):
        said = words.replace("MORE", more)
        tree = Node("compare", left=_side(first), limit=Node(kind, n=_side(second)))
        made += W("condition_one", *said.split(" / "), tree=tree)
        own = "allied" if first == "me" else "enemy"  # whose they are is said twice, and is no word for those of the other
        made += W("condition_one", *said.replace(more, f"{more} {own}").split(" / "), tree=tree, preferred=3)
    return made


_DESCRIBED_MANY = "{adjectives:adjective*?} {noun~pl}"
COMPARED = [
    *_sides(f"you~have MORE {_DESCRIBED_MANY} in~play|on~the~field than~your~opponent|than~the~opponent / you~have MORE {_DESCRIBED_MANY} than~your~opponent|than~the~opponent", "me", "opponent"),
    *_sides(f"your~opponent~has|the~opponent~has MORE {_DESCRIBED_MANY} in~play|on~the~field than~you / your~opponent~has|the~opponent~has MORE {_DESCRIBED_MANY} than~you", "opponent", "me"),
]

FIGURES = [
    *W("condition", "{a:STATE} or {b:STATE} is~active~for~you|is~active", tree=Node(
        "either_condition", first=Node("state", state=Hole("a"), yes=1), second=Node("state", state=Hole("b"), yes=1))),
    *W("condition_one", "{a:STATE} and {b:STATE} are~active~for~you", tree=Node(
        "both", first=Node("state", state=Hole("a"), yes=1), second=Node("state", state=Hole("b"), yes=1))),
]

_SORTS = tuple(f"{{{n}_is:adjective*?}} {{{n}_noun:noun}}" for n in "ab")
_THERE = (
    (("", " in~play|on~the~field"), {"adjectives": (Node("side", who="me"),)}),
    ((" in~your~hand",), {"tests": (Node("in", owner=Node("player", who="me"), zone="hand"),)}),
)


def _some(name: str, adjectives: tuple[Node, ...] = (), tests: tuple[Node, ...] = ()) -> Node:
    """Some card of the one sort, of two that are named."""
    return Node("exists", yes=1, filter=Node("filter", adjectives=(*adjectives, Hole(f"{name}_is")), noun=Hole(f"{name}_noun"), tests=tests))


_NONE = "you~have~no|you~don't~have~any"
ASKED = [
    *W("condition_one", f"{_NONE} {{adjectives:adjective*?}} {{noun~pl}} {{tests:test*?}}", f"{_NONE} {{adjectives:adjective*?}} {{noun~pl}} {{tests:test*?}} in~play|on~the~field", tree=Node(
        "has_cards", player=ME, bound=Node("exactly", n=Node("number", n=0)), filter=those_with())),
    *W("condition_one", f"{_NONE} {{adjectives:adjective*?}} {{noun~pl}} {{tests:test*?}} {{place}}", tree=Node("exists", yes=0, filter=_FILTER), preferred=True),
    *(w for deed, hand in (("banished", ()), ("destroyed", ()), ("returned", ()), ("discarded", (Node("side", who="me"),))) for w in W(
        "condition_one", f"you~{deed} a|an {{adjectives:adjective*?}} {{noun}} {{tests:test*?}}", tree=Node("exists", yes=1, filter=those_with(Node("done", deed=Node(deed)), adjectives=hand)))),
    *(w for words, bound in (("or~less|or~fewer", AT_MOST), ("or~more", AT_LEAST)) for w in W(
        "condition_one", f"there~are {{n:quantity}} {{adjectives:adjective*?}} {{noun~n}} {words} {{tests:test*?}}",
        f"there~are {{n:quantity}} {{adjectives:adjective*?}} {{noun~n}} {words} in~play", tree=Node("exists", yes=1, bound=bound, filter=those_with()))),
    *W("condition_one", "your~leader~has~less~defense~than~the~enemy~leader", tree=_more(_MINE, _THEIRS, "less_than")),
    *W("condition_one", "your~leader~has~more~defense~than~the~enemy~leader", tree=_more(_MINE, _THEIRS)),
    *W("condition_one", "you~have {counter:COUNTER~pl}", "you~have~any {counter:COUNTER~pl}", tree=Node("has_points", player=ME, bound=Node("at_least", n=Node("number", n=1)), counter=Hole("counter"))),
    *W("condition_one", "you've~evolved a|an {adjectives:adjective*?} {noun} {period}", "you~evolved a|an {adjectives:adjective*?} {noun} {period}", tree=Node(
        "happened", subject=Node("any_of", filter=Node("filter", adjectives=(Node("side", who="me"), Hole("adjectives")), noun=Hole("noun"))), happening=Node("evolves"), period=PERIOD)),
    *W("condition_one", "your~deck~has~no {adjectives:adjective*?} {noun~pl}", tree=Node("exists", yes=0, filter=those_with(Node("in", owner=ME, zone="deck")))),
    *(w for words, side in (("the~enemy~follower", Node("opposing", noun=Node("kind", word="follower"))), ("it|that~follower", Node("it"))) for w in W(
        "condition_one", f"{words} has~more {{attribute}} than~this~follower", tree=Node("compare", left=Node("figure_of", attribute=Hole("attribute"), target=side), limit=Node(
            "more_than", n=Node("figure_of", attribute=Hole("attribute"), target=HIMSELF))))),
    *W("condition_one", "there's~already|there~is~already a|an {filter}", tree=Node("exists", yes=1, filter=Hole("filter"))),
    *(w for words, bound in (("at~least {n:quantity} card(s)", AT_LEAST), ("{n:quantity} or~more cards", AT_LEAST)) for w in W("condition_one", f"you've~drawn {words} {{period}}", tree=Node(
        "did", player=ME, period=PERIOD, deed=Node("draws", what=Node("several", bound=bound, filter=Node("filter", noun=Node("card"))))))),
    *W("condition_one", "you~drew a|an {adjectives:adjective*?} {noun} {tests:test*?}", tree=Node("exists", yes=1, filter=those_with(Node(
        "past", happening=Node("drawn"), period=Node("period", when="way")), adjectives=(Node("side", who="me"),)))),
    *W("condition_one", "this~follower|this~amulet|this~card is in~play|on~the~field", tree=Node("is_in", yes=1, target=Node("this"), place=Node("in", zone="board"))),
    *W("condition_one", "{target:pointer} is already {adjective}", tree=Node("is_like", yes=1, target=Hole("target"), adjective=Hole("adjective"))),
    *W("condition_one", "it~has~not~been~damaged|it~hasn't~been~damaged", tree=Node("is_like", yes=0, target=Node("it"), adjective=Node("damaged"))),
    *W("condition_one", *(f"there~is|there's{both} a|an {{a:filter}} and a|an {{b:filter}}{there}" for both in ("", " both") for there in ("", " in~play|on~the~field")), tree=Node(
        "both", first=Node("exists", yes=1, filter=Hole("a")), second=Node("exists", yes=1, filter=Hole("b")))),
    *W("condition_one", "{a:filter~pl} and {b:filter~pl} are in~play", tree=Node(
        "both", first=Node("exists", yes=1, filter=Hole("a")), second=Node("exists", yes=1, filter=Hole("b")))),
    *W("condition_one", "your~area|your~field|your~side~of~the~field is~full", tree=Node("full", zone="board", yes=1)),
    *W("condition_one", "your~area|your~field|your~side~of~the~field is~not~full|isn't~full", tree=Node("full", zone="board", yes=0)),
    *(w for where, mine in _THERE for w in W("condition_one", *(f"you~have~both a|an {_SORTS[0]} and a|an {_SORTS[1]}{there}" for there in where), tree=Node("both", first=_some("a", **mine), second=_some("b", **mine)))),
]

PRINTED_CONDITIONS = [*CONDITIONS, *NTH_TIMES, *SIDES, *BEFORE, *COUNTED, *COMPARED, *FIGURES, *ASKED]

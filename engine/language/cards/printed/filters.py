"""How printed English cards describe cards: kinds, adjectives, what is asked of them."""

from __future__ import annotations

from engine.language.cards.printed.pieces import (
    AT_LEAST,
    AT_MOST,
    EXACTLY,
    IN_MY_HAND,
    ME,
    OF_EITHER_COST,
    SPOKEN,
    either,
    either_noun,
    those,
    those_also_with,
    those_with,
)
from engine.language.cards.shared import COST, ORIGINAL_COST
from engine.language.tree import Node
from engine.language.wordings import Hole, W, Wording

_HEADED = Node("with_ability", head=Hole("head"))
NUMBERS = [
    *W("test", "with {head} effects|effect|abilities|ability", "with a|an {head} effect|ability", "that has|have {head}", tree=_HEADED),
    *W("test", "that has|have {keyword:KEYWORD}", "that has|have the {keyword:KEYWORD} ability", tree=Node("with_keyword", keyword=Hole("keyword"))),
    *W("test", "that doesn't|don't have {keyword:KEYWORD}", tree=Node("without_keyword", keyword=Hole("keyword"))),
    *W("test", "that doesn't|don't have {head}", tree=Node("without_ability", head=Hole("head"))),
    *W("test", "with {n:quantity} {attribute} or~less|or~fewer", tree=Node("figure", attribute=Hole("attribute"), bound=AT_MOST)),
    *W("test", "with {n:quantity} {attribute} or~more", tree=Node("figure", attribute=Hole("attribute"), bound=AT_LEAST)),
    *W("test", "that~cost[s] {n:quantity} play~point(s) or~less", tree=Node("figure", attribute=COST, bound=AT_MOST)),
    *W("test", "that~cost[s] {n:quantity} play~point(s) or~more", tree=Node("figure", attribute=COST, bound=AT_LEAST)),
    *W("test", "that~cost[s] {n:quantity} play~point(s)", "that~cost[s] {n:quantity}", tree=Node("figure", attribute=COST, bound=Node("exactly", n=Hole("n")))),
    *W("test", "that~originally~cost[s] {n:quantity} play~point(s) or~less", tree=Node("figure", attribute=ORIGINAL_COST, bound=AT_MOST)),
    *W("test", "that~originally~cost[s] {n:quantity} play~point(s) or~more", tree=Node("figure", attribute=ORIGINAL_COST, bound=AT_LEAST)),
    *W("test", "that~originally~cost[s] {n:quantity} play~point(s)", tree=Node("figure", attribute=ORIGINAL_COST, bound=Node("exactly", n=Hole("n")))),
]

_DECK = Node("in", owner=ME, zone="deck")


def _as_they_were(words: str, test: Node) -> list[Wording]:
    """Cards that had something when they were destroyed."""
    gone = Node("past", happening=Node("destroyed"), period=Hole("period"))
    return W("filter", f"{SPOKEN} that|and had {words} when~it~was~destroyed|when~they~were~destroyed {{period}}", tree=those_also_with(test, gone))


_FUSED = Node("past", happening=Node("fused_to_any"), period=Hole("period"))
_COUNTDOWN = Node("with_ability", head=Node("head", name="countdown"))


def _one_of_nouns(names: str) -> list[Wording]:
    """One of several kinds or names: “an allied Fairy, Knight, or Ghost”."""
    slots = [f"{{{name}:noun_one~n}}" for name in names]
    return W("noun", ", ".join(slots[:-1]) + f" or {slots[-1]}", ", ".join(slots[:-1]) + f" ,~or {slots[-1]}", tree=either_noun(*names))


FILTERS = [
    *W("agent", "by~spells~or~effects|by~spells~and~effects|by~effects~or~spells", tree=Node("from_what", what="effects")),
    *W("agent", "by~enemy~spells~or~effects|by~enemy~effects~or~spells|by~enemy~spells~and~effects|by~enemy~cards", tree=Node("from_what", what="enemy_effects")),
    *W("test", "in|from both~players'~hands", tree=Node("in", owner=Node("player", who="each"), zone="hand")),
    *W("noun_one", "{card:NAME} follower(s)|amulet(s)", tree=Node("named", card=Hole("card"))),
    *W("filter", SPOKEN + " , including~this~follower|including~this~card|including~this~one|including~itself", SPOKEN + " in~play , including~this~follower|including~this~card|including~this~one|including~itself", tree=those_also_with()),
    *W("test", "in~hand", tree=IN_MY_HAND),
    *W("filter", "{adjectives:adjective*?~n} {noun~n} {tests:test*?~n} that~is|that~are|that~has|that~have {more:adjective}", tree=Node(
        "filter", adjectives=(Hole("adjectives"), Hole("more")), noun=Hole("noun"), tests=Hole("tests"))),
    *W("filter", "{adjectives:adjective*?} {noun~n} other~than~this~one|other~than~this~follower|other~than~this~card|other~than~this~amulet|besides~this~one {tests:test*?}", tree=those(Node("other"))),
    *W("filter", SPOKEN + " in your hand and~deck|and~in~your~deck|and~your~deck", tree=either(those_also_with(IN_MY_HAND), those_also_with(_DECK))),
    *W("filter", SPOKEN + " in|from {owner} hand~and~deck|deck~and~hand", tree=either(*(those_also_with(Node("in", owner=Hole("owner"), zone=zone)) for zone in ("hand", "deck")))),
    *W("filter", SPOKEN + " in~your~hand~and~in~play|in~your~hand~or~in~play", tree=either(those_also_with(), those_also_with(IN_MY_HAND))),
    *W("filter", SPOKEN + " in~play and|or in~your~hand|your~hand", tree=either(those_also_with(), those_also_with(IN_MY_HAND))),
    *_as_they_were("{keyword:KEYWORD}", Node("with_keyword", keyword=Hole("keyword"))),
    *_as_they_were("{head}", Node("with_ability", head=Hole("head"))),
    *W("filter", "{adjectives:adjective*?} {a:quantity} -play-point or {b:quantity} -play-point {noun~n} {tests:test*?}", tree=OF_EITHER_COST),
    *W("noun_one", "copy(copies)~of {card:NAME~n}", tree=Node("named", card=Hole("card"))),
    *W("filter", "{adjectives:adjective*?} {noun~n} discarded~from~your~hand {period}", tree=those(Node("side", who="me"), tests=(Node("past", happening=Node("discarded"), period=Hole("period")),))),
    *W("test", "fused {period}", "that was|were|have~been|has~been fused {period}", tree=_FUSED),
    *W("test", "with~the~same~name|of~the~same~name", tree=Node("same_name", target=Node("it"))),
    *W("filter", "{first:plain_filter~n} or {second:filter~n}", tree=Node("either_filter", first=Hole("first"), second=Hole("second"))),
    *W("filter", "{adjectives:adjective*?~n} Countdown {noun~n} {tests:test*?~n}", "{adjectives:adjective*?~n} Countdown {noun~n} {tests:test*?~n} in~play", tree=Node(
        "filter", adjectives=Hole("adjectives"), noun=Hole("noun"), tests=(_COUNTDOWN, Hole("tests")))),
    *W("adjective", "{first:TRAIT} , {second:TRAIT} ,~or|,~and {third:TRAIT}", tree=Node("either_trait", first=Hole("first"), second=Hole("second"), third=Hole("third"))),
    *W("adjective", "{first:TRAIT} or {second:TRAIT}", tree=Node("either_trait", first=Hole("first"), second=Hole("second"))),
    *W("test", "remaining in~your~deck", tree=Node("in", owner=ME, zone="deck")),
    *W("filter", "{adjectives:adjective*?} {n:quantity} -attack {noun~n} {tests:test*?}", tree=those(tests=(
        Node("figure", attribute=Node("attribute", name="attack"), bound=Node("exactly", n=Hole("n"))),))),
    *W("filter", "{adjectives:adjective*?} {noun~n} with {a:KEYWORD} and {b:KEYWORD} {tests:test*?}", tree=those(tests=(
        Node("with_keyword", keyword=Hole("a")), Node("with_keyword", keyword=Hole("b"))))),
    *W("filter", "{adjectives:adjective*?} {noun~n} with {a:KEYWORD} or {b:KEYWORD} {tests:test*?}", preferred=True, tree=Node(
        "either_filter", first=those(tests=(Node("with_keyword", keyword=Hole("a")),)), second=those(tests=(Node("with_keyword", keyword=Hole("b")),)))),
    *W("filter", "{adjectives:adjective*?} {n:quantity} -play-point|-cost {more:adjective*?} {noun~n} {tests:test*?}", tree=Node(
        "filter", adjectives=(Hole("adjectives"), Hole("more")), noun=Hole("noun"), tests=(Node("figure", attribute=COST, bound=EXACTLY), Hole("tests")))),
    *W("filter", "{adjectives:adjective*?} {n:quantity} -base-cost {more:adjective*?} {noun~n} {tests:test*?}", tree=Node(
        "filter", adjectives=(Hole("adjectives"), Hole("more")), noun=Hole("noun"), tests=(Node("figure", attribute=ORIGINAL_COST, bound=EXACTLY), Hole("tests")))),
    *W("test", "with {n:quantity} {attribute}", tree=Node("figure", attribute=Hole("attribute"), bound=EXACTLY)),
    *W("test", "with a|an original~cost|base~cost of {bound}", tree=Node("figure", attribute=ORIGINAL_COST, bound=Hole("bound"))),
    *(w for names in ("abc", "abcd") for w in _one_of_nouns(names)),
]

_MINE = "|".join(f"on~your~{place}" for place in ("side", "field", "board", "side~of~the~field", "side~of~the~board"))
_THEIRS = "|".join(f"on~{whose}~opponent's~{place}" for whose in ("your", "the") for place in ("side", "field", "board", "side~of~the~field", "side~of~the~board"))
_PLACED = "{adjectives:adjective*?~n} {noun~n} on~the~field|in~play"
PLACED = [
    *(w for how, words in (("more_than", "higher|greater|more"), ("less_than", "lower|less")) for w in (
        *W("test", *(f"that cost[s] {how.removesuffix('_than')} than {{target:pointer}}{does}" for does in ("", " does")), tree=Node("compared", attribute=COST, how=how, target=Hole("target"))),
        *W("test", f"with {words} {{attribute}} than {{target:pointer}}", f"with a|an {words} {{attribute}} than {{target:pointer}}", f"with {words} {{attribute}} than {{target:pointer}} 's", tree=Node(
            "compared", attribute=Hole("attribute"), how=how, target=Hole("target"))))),
    *W("test", "that has|have {n:quantity} {attribute} or~less|or~fewer", tree=Node("figure", attribute=Hole("attribute"), bound=Node("at_most", n=Hole("n")))),
    *W("test", "that has|have {n:quantity} {attribute} or~more", tree=Node("figure", attribute=Hole("attribute"), bound=Node("at_least", n=Hole("n")))),
    *W("test", "that has|have {bound} {attribute}", tree=Node("figure", attribute=Hole("attribute"), bound=Hole("bound"))),
    *W("filter", _PLACED + " {tests:test*~n}", tree=those_with()),
    *(w for where, who in ((_MINE, "me"), (_THEIRS, "opponent")) for w in W(
        "filter", f"{{adjectives:adjective*?~n}} {{noun~n}} {{tests:test*?}} {where}", tree=those_with(adjectives=(Node("side", who=who),)))),
    *W("filter", "{adjectives:adjective*?~n} {noun~n} {tests:test*~n} and {more:test~n}", tree=those_with(Hole("more"))),
    *W("test", "a base~cost|original~cost of {bound}", tree=Node("figure", attribute=ORIGINAL_COST, bound=Hole("bound"))),
    *W("test", "with~the~highest base~cost|original~cost", tree=Node("highest", attribute=ORIGINAL_COST)),
    *W("test", "with~the~lowest base~cost|original~cost", tree=Node("lowest", attribute=ORIGINAL_COST)),
    *W("noun", "allied~follower~or~your~leader|allied~follower~in~play~or~your~leader|allied~follower~on~the~field~or~your~leader", tree=Node("character", who="me")),
    *W("noun", "enemy~follower~or~the~enemy~leader|enemy~follower~in~play~or~the~enemy~leader|enemy~follower~on~the~field~or~the~enemy~leader", tree=Node("character", who="opponent")),
]

NAMED = [
    *W("filter", "{adjectives:adjective*?} {noun~n} {tests:test*?} using~its|using~their {a:head} or {b:head} effect(s)", tree=Node(
        "either_filter", first=those_with(Node("using", head=Hole("a"))), second=those_with(Node("using", head=Hole("b"))))),
    *W("filter", "{adjectives:adjective*?} {noun~n} with {a:head} or {b:head} {tests:test*?}", tree=Node(
        "either_filter", first=those_with(Node("with_ability", head=Hole("a"))), second=those_with(Node("with_ability", head=Hole("b"))))),
]


def _of(whose: str, who: str) -> list[Wording]:
    """Whose they are, before cards that are nowhere but in play."""
    return W("filter", f"{whose} {{adjectives:adjective*?}} {{noun:noun_in_play}} {{tests:test*?}}", preferred=True, tree=those(Node("side", who=who)))


OF_A_SIDE = [
    *(w for kind in ("follower", "amulet") for w in W("noun_in_play", f"{kind}(s)", tree=Node("kind", word=kind))),
    *_of("your", "me"),
    *_of("your~opponent's|the~opponent's", "opponent"),
]

PRINTED_FILTERS = [*NUMBERS, *FILTERS, *PLACED, *NAMED, *OF_A_SIDE]

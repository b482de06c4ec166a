"""How printed English cards put together what effects are done to, how much, when and if: filters, targets, amounts, conditions, triggers."""
from engine.language.cards.shared import COST, ORIGINAL_COST
from engine.language.tree import Node
from engine.language.wordings import Hole, W, Wording

ME = Node("player", who="me")
_AT_LEAST, _EXACTLY = Node("at_least", n=Hole("n")), Node("exactly", n=Hole("n"))
_ANYBODY = Node("any_of", filter=Node("filter", noun=Node("character", who="any")))


def _those(*tests: object, adjectives: tuple[object, ...] = ()) -> Node:
    """The cards that are spoken of, with some tests more."""
    return Node("filter", adjectives=(*adjectives, Hole("adjectives")), noun=Hole("noun"), tests=(*tests, Hole("tests")))


_SPOKEN = "{adjectives:adjective*?} {noun~n} {tests:test*?}"
_MANY = "{adjectives:adjective*?} {noun~pl} {tests:test*?}"

FILTERS = [
    *W("filter", "{adjectives:adjective*?} {n:quantity} -play-point|-cost {more:adjective*?} {noun~n} {tests:test*?}", tree=Node(
        "filter", adjectives=(Hole("adjectives"), Hole("more")), noun=Hole("noun"), tests=(Node("figure", attribute=COST, bound=_EXACTLY), Hole("tests")))),
    *W("filter", "{adjectives:adjective*?} {n:quantity} -base-cost {more:adjective*?} {noun~n} {tests:test*?}", tree=Node(
        "filter", adjectives=(Hole("adjectives"), Hole("more")), noun=Hole("noun"), tests=(Node("figure", attribute=ORIGINAL_COST, bound=_EXACTLY), Hole("tests")))),
    *W("test", "with {n:quantity} {attribute}", tree=Node("figure", attribute=Hole("attribute"), bound=_EXACTLY)),
    *W("test", "with a|an original~cost|base~cost of {bound}", tree=Node("figure", attribute=ORIGINAL_COST, bound=Hole("bound"))),
]


def _of_the(which: str, words: str) -> list[Wording]:
    """So many of those with the most (or least) of a figure, drawn where there are more."""
    made = []
    for name in ("cost", "attack", "defense"):
        extreme = Node(which, attribute=Node("attribute", name=name))
        made += W("drawn", f"{{count:quantity}} of~the~{words}-{name} {_MANY}", tree=Node("random", count=Hole("count"), filter=_those(extreme)))
    return made


# What is drawn although the word for it stands before the verb: "randomly put 2 of the highest-cost followers …".
DRAWN = [
    *W("drawn", "{count} " + _SPOKEN, tree=Node("random", count=Hole("count"), filter=_those())),
    *_of_the("highest", "highest"),
    *_of_the("lowest", "lowest"),
]
_DRAWN = (Hole("drawn"),)
DONE_AT_RANDOM = [
    *W("effect", "randomly put {drawn} {into}", tree=Node("put", targets=_DRAWN, into=Hole("into"))),
    *W("effect", "randomly discard {drawn}", tree=Node("discard", targets=_DRAWN)),
    *W("effect", "randomly banish {drawn}", tree=Node("banish", targets=_DRAWN)),
    *W("effect", "randomly destroy {drawn}", tree=Node("destroy", targets=_DRAWN)),
    *W("effect", "randomly return {drawn} to~your~hand|to~hand", tree=Node("return", targets=_DRAWN)),
    *W("effect", "randomly summon a~copy~of {drawn}", tree=Node("summon", made=(Node("copies", count=Node("number", n=1), target=Hole("drawn")),))),
    *W("effect", "randomly put a~copy~of {drawn} into~your~hand", tree=Node(
        "add", made=(Node("copies", count=Node("number", n=1), target=Hole("drawn")),), into=Node("into", owner=ME, zone="hand"))),
    *W("effect", "randomly summon {count} {a:NAME} or {b:NAME}", tree=Node("summon", made=(
        Node("one_of", cards=(Node("new", count=Hole("count"), card=Hole("a")), Node("new", count=Hole("count"), card=Hole("b")))),))),
]

TARGETS = [
    *W("target", "{count} other random " + _SPOKEN, tree=Node("random", count=Hole("count"), filter=_those(adjectives=(Node("other"),)))),
    *W("target", "{count} random other " + _SPOKEN, tree=Node("random", count=Hole("count"), filter=_those(adjectives=(Node("other"),)))),
    *W("target", "all|any of~the {filter~pl}", "each {filter}", tree=Node("all", filter=Hole("filter"))),
    *W("pointer", "the destroyed {noun}", tree=Node("this_way", noun=Hole("noun"), deed=Node("destroyed"))),
    *W("pointer", "the discarded {noun}", tree=Node("this_way", noun=Hole("noun"), deed=Node("discarded"))),
    *W("pointer", "the banished {noun}", tree=Node("this_way", noun=Hole("noun"), deed=Node("banished"))),
    *W("pointer", "the returned {noun}", tree=Node("this_way", noun=Hole("noun"), deed=Node("returned"))),
    *W("pointer", "the summoned {noun}", tree=Node("this_way", noun=Hole("noun"), deed=Node("summoned"))),
]


def _times(deed: str) -> Node:
    return Node("count", filter=Node("filter", noun=Hole("noun"), tests=(Node("done", deed=Node(deed)),)))


AMOUNTS = [
    *W("amount", "the~number~of~times|the~number~of~times~that {filter~pl} {happening:happened~n} {period}", tree=Node(
        "times", subject=Node("any_of", filter=Hole("filter")), happening=Hole("happening"), period=Hole("period"))),
    *W("amount", "the~number~of~times|the~number~of~times~that your~leader took~damage|was~damaged|has~been~damaged {period}", tree=Node(
        "times", subject=Node("leader", who="me"), happening=Node("damaged"), period=Hole("period"))),
    *(w for deed in ("returned", "destroyed", "discarded", "banished") for w in W("amount", f"the~number~of {{noun~pl}} {deed}", tree=_times(deed))),
    *(w for deed in ("destroyed", "discarded", "banished", "returned") for w in W("amount_one", f"the~{deed} {{noun}} 's {{attribute}}", tree=Node(
        "figure_of", attribute=Hole("attribute"), target=Node("this_way", noun=Hole("noun"), deed=Node(deed))))),
    *W("amount", "the~total {attribute} of {filter~pl}", "the~combined {attribute} of {filter~pl}", tree=Node(
        "figure_of", attribute=Hole("attribute"), target=Node("all", filter=Hole("filter")), total=1)),
]

CONDITIONS = [
    *W("condition_one", "{bound:limit} different {adjectives:adjective*?} {noun~pl} {happening:happened~n} {period}", tree=Node("compare", limit=Hole("bound"), left=Node(
        "count", different=1, filter=Node("filter", adjectives=Hole("adjectives"), noun=Hole("noun"), tests=(Node("past", happening=Hole("happening"), period=Hole("period")),))))),
    *W("condition_one", "you have|has at~least {n:quantity} different {adjectives:adjective*?} {noun~pl} {place}", tree=Node("compare", limit=_AT_LEAST, left=Node(
        "count", different=1, filter=Node("filter", adjectives=Hole("adjectives"), noun=Hole("noun"), tests=(Hole("place"),))))),
    *W("condition_one", "{player} have|has {n:quantity} {counter:COUNTER~pl}", tree=Node("has_points", player=Hole("player"), bound=_EXACTLY, counter=Hole("counter"))),
    *W("condition_one", "{bound:limit} {adjectives:adjective*?} {noun~pl} had {head} when~they~were~destroyed {period}", tree=Node("compare", limit=Hole("bound"), left=Node(
        "count", filter=Node("filter", adjectives=Hole("adjectives"), noun=Hole("noun"), tests=(
            Node("with_ability", head=Hole("head")), Node("past", happening=Node("destroyed"), period=Hole("period"))))))),
    *W("condition_one", "{bound:limit} {adjectives:adjective*?} {noun~pl} had {keyword:KEYWORD} when~they~were~destroyed {period}", tree=Node("compare", limit=Hole("bound"), left=Node(
        "count", filter=Node("filter", adjectives=Hole("adjectives"), noun=Hole("noun"), tests=(
            Node("with_keyword", keyword=Hole("keyword")), Node("past", happening=Node("destroyed"), period=Hole("period"))))))),
    *W("condition_one", "{player} {deed:deed_done} at~least {n:quantity} time(s) {period}", tree=Node("compare", limit=_AT_LEAST, left=Node(
        "times_done", player=Hole("player"), deed=Hole("deed"), period=Hole("period")))),
    *W("condition_one", "it's~not~destroyed|this~follower~is~not~destroyed|it~is~not~destroyed", tree=Node("is_in", yes=1, target=Node("this"), place=Node("in", zone="board"))),
    *W("condition_one", "{target:pointer} was/were a|an {filter}", tree=Node("is", yes=1, target=Hole("target"), filter=Hole("filter"))),
    *W("condition_one", "a|an {adjectives:adjective*?} {noun} was {deed:done_to}", tree=Node("exists", yes=1, filter=Node(
        "filter", adjectives=Hole("adjectives"), noun=Hole("noun"), tests=(Node("done", deed=Hole("deed")),)))),
    *W("condition_one", "there~aren't~any {filter~pl}", "there~isn't a|an {filter}", "there~are~no {filter~pl} in~play", tree=Node("exists", yes=0, filter=Hole("filter"))),
    *W("condition_one", "you're~in {state:STATE}", tree=Node("state", state=Hole("state"), yes=1)),
    *W("condition_one", "{target:pointer} cost[s] {n:quantity} play~point(s) or~less", tree=Node(
        "has_figure", target=Hole("target"), attribute=COST, bound=Node("at_most", n=Hole("n")))),
    *W("condition_one", "{target:pointer} cost[s] at~least {n:quantity} play~point(s)", tree=Node("has_figure", target=Hole("target"), attribute=COST, bound=_AT_LEAST)),
    *W("condition_one", "this~follower's|this~card's {attribute} is {bound}", tree=Node("has_figure", target=Node("this"), attribute=Hole("attribute"), bound=Hole("bound"))),
]

_STRONGEST = Node("filter", adjectives=(Node("side", who="me"),), noun=Node("kind", word="follower"), tests=(Node("highest", attribute=Node("attribute", name="attack")),))
LEADERS = {"your~leader": "me", "the~enemy~leader": "opponent"}
FIGURES = [
    *(w for words, who in LEADERS.items() for which, kind in (("or~less|or~fewer", "at_most"), ("or~more", "at_least")) for w in W(
        "condition_one", f"{words} has {{n:quantity}} {{attribute}} {which}", tree=Node(
            "has_figure", target=Node("leader", who=who), attribute=Hole("attribute"), bound=Node(kind, n=Hole("n"))))),
    *W("condition", "{a:STATE} or {b:STATE} is~active~for~you|is~active", tree=Node(
        "either_condition", first=Node("state", state=Hole("a"), yes=1), second=Node("state", state=Hole("b"), yes=1))),
    *W("condition_one", "{a:STATE} and {b:STATE} are~active~for~you", tree=Node(
        "both", first=Node("state", state=Hole("a"), yes=1), second=Node("state", state=Hole("b"), yes=1))),
    *W("amount_one", "the~attack~of~the~strongest~allied~follower|the~attack~of~the~strongest~allied~follower~in~play", tree=Node(
        "figure_of", attribute=Node("attribute", name="attack"), target=Node("first", count=Node("number", n=1), filter=_STRONGEST))),
]

TRIGGERS = [
    *W("trigger", "super~skybound~art ({n:NUMBER})", tree=Node("skybound_art", n=Hole("n"))),
    *W("trigger", "on~spellboost", tree=Node("spellboost")),
    *W("trigger", "whenever|when {whom:subject} is~attacked", tree=Node("when", subject=_ANYBODY, happening=Node("attacks", whom=Hole("whom")))),
    *W("trigger", "whenever|when your~leader's~defense~is~restored|defense~is~restored~to~your~leader", tree=Node(
        "when", subject=Node("leader", who="me"), happening=Node("healed"))),
    *W("trigger", "whenever|when this~follower's~defense~is~restored", tree=Node("when", subject=Node("this"), happening=Node("healed"))),
    *W("trigger", "whenever|when an~effect~restores~defense~to {subject}", tree=Node("when", subject=Hole("subject"), happening=Node("healed"))),
    *W("trigger", "at~the~start~of|at~the~beginning~of the~opponent's turn", tree=Node("turn_start", owner=Node("player", who="opponent"))),
    *W("trigger", "at~the~end~of the~opponent's turn", tree=Node("turn_end", owner=Node("player", who="opponent"))),
    *W("trigger", "at~the~beginning~of {owner} turn", tree=Node("turn_start", owner=Hole("owner"))),
    *W("modifier", "once~each~turn,", tree=Node("limit", n=1, per="turn")),
    *W("ability_line", "{modifiers:modifier*?} whenever|when {subject} {happening~n} during {owner} turn, {body}", tree=Node(
        "ability", modifiers=(Node("during", owner=Hole("owner")), Hole("modifiers")), trigger=Node("when", subject=Hole("subject"), happening=Hole("happening")), body=Hole("body"))),
]

def _fused(of: object, **more: object) -> Node:
    return Node("compare", left=Node("fused_to_this", filter=of, **more), limit=Hole("bound"))


_CARDS, _SPOKEN_OF = Node("filter", noun=Node("card")), Node("filter", adjectives=Hole("adjectives"), noun=Hole("noun"), tests=Hole("tests"))
FUSED = [
    *W("trigger", "whenever|when cards~are~fused~to~this~card|a~card~is~fused~to~this~card|you~fuse~to~this~card", tree=Node("fusion")),
    *W("condition_one", "this~card|this~follower|this~amulet|it is fused~with {bound:limit} " + _MANY, "fused~with {bound:limit} " + _MANY, "this~card has~fused~with {bound:limit} " + _MANY,
       tree=_fused(_SPOKEN_OF)),
    *W("condition_one", "{bound:limit} " + _MANY + " have|has been~fused~to~this~card|this~follower", tree=_fused(_SPOKEN_OF)),
    *W("condition_one", "this~card|this~follower|this~amulet|it is fused~with {bound:limit}", "it's fused~with {bound:limit}", tree=_fused(_CARDS)),
    *W("condition_one", "this~card|this~follower|this~amulet|it is fused~with {bound:limit} different {adjectives:adjective*?} {noun~pl} {tests:test*?}", tree=_fused(_SPOKEN_OF, different=1)),
    *W("condition_one", "you've~fused~to~this~card", tree=Node("compare", left=Node("fused_to_this", filter=_CARDS), limit=Node("at_least", n=Node("number", n=1)))),
    *W("amount", "the~number~of {filter~pl} fused~to~this~card|this~follower", tree=Node("fused_to_this", filter=Hole("filter"))),
    *W("sentence", "for~each {noun} fused~to~this~card|this~follower, {then:steps}.", tree=Node("say", then=Node(
        "where", x=Node("fused_to_this", filter=Node("filter", noun=Hole("noun"))), then=Node("repeat", n=Node("x"), then=Hole("then"))))),
    *W("effect", "transmute {targets:target+} into {made}", tree=Node("transform", targets=Hole("targets"), made=Hole("made"))),
]

PARTS = [*FILTERS, *DRAWN, *DONE_AT_RANDOM, *TARGETS, *AMOUNTS, *CONDITIONS, *FIGURES, *TRIGGERS, *FUSED]

"""How the cards of Worlds Beyond put things in English, where that is not how the older cards do."""

from engine.language.cards.printed.triggers import done_by
from engine.language.cards.shared import COST
from engine.language.tree import Node
from engine.language.wordings import Hole, W

ME = Node("player", who="me")
THIS = Node("this")
_AMOUNT, _TARGETS, _THEN = Hole("amount"), Hole("targets"), Hole("then")
_DECK = Node("in", owner=ME, zone="deck")
_MAX = Node("attribute", name="max_defense")
_SPOKEN = "{adjectives:adjective*?} {noun~n} {tests:test*?}"


def _those(*tests: object) -> Node:
    return Node("filter", adjectives=Hole("adjectives"), noun=Hole("noun"), tests=(*tests, Hole("tests")))


EFFECTS = (
    *W("effect", "return {targets:target+} to~deck|to~your~deck", tree=Node("put", targets=_TARGETS, into=Node("into", owner=ME, zone="deck", at="anywhere"))),
    *W("effect", "increase your {counter:COUNTER~n} by {amount:quantity}", tree=Node("points", how="gain", counter=Hole("counter"), amount=_AMOUNT)),
    *W("effect", "draw {count} {n:quantity} -cost|-play-point " + _SPOKEN, tree=Node("put", into=Node("into", owner=ME, zone="hand"), targets=(Node("random", count=Hole("count"), filter=_those(
        Node("figure", attribute=COST, bound=Node("exactly", n=Hole("n"))), _DECK)),))),
    *(w for words, who in (("the~enemy~leader's", "opponent"), ("your~leader's", "me")) for w in W(
        "effect", f"set|change|reduce {words} max~defense|maximum~defense to {{amount:quantity}}", tree=Node("set_figure", targets=(Node("leader", who=who),), attribute=_MAX, amount=_AMOUNT))),
    *W("effect", "summon {count} exact~copy~of~each|exact~copies~of~each", tree=Node("summon", made=(Node("exact_copies", count=Hole("count"), target=Node("them")),))),
    *W("effect", "summon {count} copy~of~each|copies~of~each", tree=Node("summon", made=(Node("copies", count=Hole("count"), target=Node("them")),))),
)

_NAMED = Node("count", different=1, filter=Node("filter", adjectives=Hole("adjectives"), noun=Hole("noun"), tests=(Node("past", happening=Hole("happening"), period=Hole("period")),)))
CONDITIONS = (
    *W("condition_one", "you~selected~one", tree=Node("is", yes=1, target=Node("it", by="selected"), filter=Node("filter", noun=Node("card")))),
    *W("condition_one", "{bound:limit} differently~named {adjectives:adjective*?} {noun~pl} {happening:happened~n} {period}", tree=Node("compare", limit=Hole("bound"), left=_NAMED)),
)

_SURVIVES = "takes~damage~but~isn't~destroyed|takes~damage~and~isn't~destroyed|takes~damage~but~is~not~destroyed|takes~damage~and~is~not~destroyed|takes~damage~and~survives"
_STILL_THERE = Node("is_in", yes=1, target=THIS, place=Node("in", zone="board"))
LINES = (
    *W("ability_line", "activates~in~deck. {modifiers:modifier*?} {when:trigger}, {body}", tree=Node(
        "ability", modifiers=Hole("modifiers"), trigger=Node("invocation", when=Hole("when")), body=Hole("body"))),
    *W("ability_line", f"{{modifiers:modifier*?}} whenever|when {{subject}} {_SURVIVES}, {{then:clause}}.", tree=Node(
        "ability", modifiers=Hole("modifiers"), trigger=Node("when", subject=Hole("subject"), happening=Node("damaged")),
        body=Node("body", sentences=(Node("if", condition=Node("is_in", yes=1, target=Node("it"), place=Node("in", zone="board")), then=_THEN),)))),
    *W("ability_line", f"{{modifiers:modifier*?}} whenever|when this~follower {_SURVIVES}, {{then:clause}}.", preferred=2, tree=Node(
        "ability", modifiers=Hole("modifiers"), trigger=Node("when", subject=THIS, happening=Node("damaged")),
        body=Node("body", sentences=(Node("if", condition=_STILL_THERE, then=_THEN),)))),
)

SUPER_EVOLVED = (*done_by("you~super-evolve", "me", "super_evolves"), *done_by("your~opponent~super-evolves", "opponent", "super_evolves"))

BEYOND = (*SUPER_EVOLVED, *EFFECTS, *CONDITIONS, *LINES)

"""Pieces of trees and of templates that the printed wordings of English cards share."""

from __future__ import annotations

from engine.language.cards.shared import COST
from engine.language.tree import Node
from engine.language.wordings import Each, Hole

ME = Node("player", who="me")
OPPONENT = Node("player", who="opponent")
AMOUNT = Hole("amount")
IT = (Node("it"),)
THEM = (Node("them"),)
NEXT_TURN = Node("turn_start", owner=ME)
EACH = Node("player", who="each")
TURN_ENDS = Node("turn_end", owner=EACH)


def sequence(*steps: object) -> Node:
    return Node("sequence", steps=steps)


THIS = (Node("this"),)
TARGETS = Hole("targets")
TO_LEADER = (Node("leader", who="me"),)


def those_alone(*adjectives: object, tests: tuple[object, ...] = ()) -> Node:
    return Node("filter", adjectives=(*adjectives, Hole("adjectives")), noun=Hole("noun"), tests=tests)


TOUCHED = those_alone(tests=(Node("done", deed=Hole("deed")),))
RETURNED = those_alone(tests=(Node("done", deed=Node("returned")),))
TWICE = Node("attacks_per_turn", n=2)
CARDS_IN_HAND = Node("filter", noun=Node("card"), tests=(Node("in", owner=ME, zone="hand"),))
LEADER = Node("leader", who="me")
ONCE = Node("once_only")


def granted(trigger: Node, body: object, once: int | None = None) -> Node:
    return Node("ability", line=Node("ability", trigger=trigger, body=body), once=once)


def body_of(*steps: object) -> Node:
    return Node("body", sentences=tuple(Node("say", then=step) for step in steps))


def later(trigger: Node, targets: tuple[object, ...] = (LEADER,), once: int | None = None) -> Node:
    """What happens once at a later moment: an ability that a leader has until then. ``once``: not stackable."""
    return Node("give", targets=targets, grants=(granted(trigger, body_of(Hole("then")), once),), duration=ONCE)


def at_next(targets: object, *steps: object, once: int | None = None) -> Node:
    line = Node("ability", trigger=NEXT_TURN, body=Node("body", sentences=(Node("say", then=sequence(*steps)),)))
    return Node("give", targets=targets, grants=(Node("ability", line=line, once=once),), duration=ONCE)


NESTED = at_next(TO_LEADER, Hole("then"))
AFTER_NEXT = "at~the~start~of~your~turn~after~your~next~turn"
DRAWN = (Hole("drawn"),)
DURATION = Hole("duration")


def become(targets: object, attribute: object, n: object) -> Node:
    return Node("set_figure", targets=targets, attribute=attribute, amount=n, duration=DURATION)


EVERY = Each("lines", Node("ability", line=Hole("item")))
A_STACK = Node("chosen", count=Node("number", n=1), filter=Node("filter", adjectives=(Node("side", who="me"),), noun=Node("card"), tests=(
    Node("figure", attribute=Node("attribute", name="stack"), bound=Node("at_least", n=Node("number", n=1))),)))
TO_HAND = Node("into", owner=ME, zone="hand")


def those_with(*tests: object, adjectives: tuple[object, ...] = ()) -> Node:
    return Node("filter", adjectives=(*adjectives, Hole("adjectives")), noun=Hole("noun"), tests=(*tests, Hole("tests")))


N = Hole("n")
ONE = Node("number", n=1)
OPTIONS = Hole("options")
MODES = "select a mode~to~activate"
SPOKEN = "{adjectives:adjective*?} {noun~n} {tests:test*?}"
THOSE = Node("filter", adjectives=Hole("adjectives"), noun=Hole("noun"), tests=Hole("tests"))


def either(first: Node, second: Node) -> Node:
    return Node("either_filter", first=first, second=second)


def those_also_with(*tests: object, adjectives: tuple[object, ...] = ()) -> Node:
    return Node("filter", adjectives=(*adjectives, Hole("adjectives")), noun=Hole("noun"), tests=(Hole("tests"), *tests))


OF_EITHER_COST = either(*(those_also_with(Node("figure", attribute=COST, bound=Node("exactly", n=Hole(n)))) for n in "ab"))
SPOKEN_MANY = "{adjectives:adjective*?} {noun~pl} {tests:test*?}"


def either_noun(*names: str) -> Node | Hole:
    """One noun or another."""
    first, *rest = (Hole(name) for name in names)
    return first if not rest else Node("either", first=first, second=either_noun(*names[1:]))


THAT = Node("that", noun=Node("of_trait", trait=Hole("trait")))
AT_LEAST = Node("at_least", n=Hole("n"))
ATTACK = Node("attribute", name="attack")
DEFENSE = Node("attribute", name="defense")
X = Node("x")
THEN = Hole("then")
AT_MOST = Node("at_most", n=Hole("n"))
CONDITION = Hole("condition")
USED = Node("stack_used", period=Hole("period"))
ALL_STACK = Node("figure_of", attribute=Node("attribute", name="stack"), total=1, target=Node("all", filter=Node(
    "filter", adjectives=(Node("side", who="me"),), noun=Node("card"))))


def those(*adjectives: object, tests: tuple[object, ...] = ()) -> Node:
    return Node("filter", adjectives=(*adjectives, Hole("adjectives")), noun=Hole("noun"), tests=(*tests, Hole("tests")))


LESS = Node("less_than", n=N)
IN_MY_HAND = Node("in", owner=ME, zone="hand")
EXACTLY = Node("exactly", n=Hole("n"))
PERIOD = Hole("period")
TURN = Node("turn_number", owner=ME)
HIMSELF = Node("this")
DESTROYED_THIS_WAY = Node("exists", yes=1, filter=Node("filter", noun=Node("card"), tests=(Node("done", deed=Node("destroyed")),)))
TARGET = Hole("target")
THIS_TURN = Node("period", when="turn")
CARD = Node("filter", noun=Node("card"))
NEXT_OF_OPPONENT = Node("turn_start", owner=Node("player", who="opponent"))

"""What the printed wordings of Japanese cards are put together from."""

from engine.language.tree import Node
from engine.language.wordings import Hole

THIS = (Node("this"),)
ME = Node("player", who="me")
OPPONENT = Node("player", who="opponent")
COST = Node("attribute", name="cost")
COUNTDOWN = Node("attribute", name="countdown")
HAND = Node("in", owner=ME, zone="hand")
INTO_HAND = Node("into", owner=ME, zone="hand")
SIDES = (("自分", "me", ME), ("相手", "opponent", OPPONENT))
FILTER_PARTS = "adjectives:adjective*? noun:noun tests:test*? but:but?"


def number(n: int) -> Node:
    """A fixed number."""
    return Node("number", n=n)


def steps(*done: Node | Hole) -> Node:
    """One act after the other."""
    return Node("sequence", steps=done)


def cards(*, adjectives: tuple[Node, ...] = (), tests: tuple[Node, ...] = ()) -> Node:
    """A filter, with the parts of a template among its own."""
    return Node("filter", adjectives=(*adjectives, Hole("adjectives")), noun=Hole("noun"), tests=(Hole("tests"), Hole("but"), *tests))


def only(noun: Node | Hole, *, adjectives: tuple[Node, ...] = (), tests: tuple[Node | Hole, ...] = ()) -> Node:
    """A filter that the words alone decide."""
    return Node("filter", adjectives=adjectives or None, noun=noun, tests=tests or None)


def side(who: str) -> Node:
    """Whose a card is."""
    return Node("side", who=who)

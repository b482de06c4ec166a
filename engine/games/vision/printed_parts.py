"""Pieces of trees that the printed wordings of Phantom Magic Vision share."""

from __future__ import annotations

from engine.language.tree import Node, Part
from engine.language.wordings import Hole

ME = Node("player", who="me")
OPPONENT = Node("player", who="opponent")
BOTH = Node("player", who="each")
OWNER = Node("player", who="owner")
SIDES = (("あなた", ME), ("相手プレイヤー", OPPONENT))
CARD = Node("card")
PARTS = "adjectives:adjective*? noun:noun tests:test*?"
WORDS = "{adjectives&tests}{noun}"


def in_zone(zone: str, owner: Node) -> Node:
    """Where a card is: somebody's zone."""
    return Node("in", owner=owner, zone=zone)


HAND = in_zone("hand", ME)
DECK = in_zone("deck", ME)
NETHERWORLD = in_zone("netherworld", ME)
EXILE = in_zone("exile", ME)


def filtered(*adjectives: Node, tests: tuple[Node, ...] = ()) -> Node:
    """A filter, with the parts of a template among its own."""
    return Node("filter", adjectives=(*adjectives, Hole("adjectives")), noun=Hole("noun"), tests=(Hole("tests"), *tests))


def only(noun: Node, *tests: Node) -> Node:
    """A filter that the words alone decide."""
    return Node("filter", noun=noun, tests=tests or None)


def chosen(**how: Part) -> Node:
    """So many of some cards, which a player chooses."""
    return Node("chosen", {"count": Hole("count"), "filter": Hole("filter"), **how})


def into(zone: str, owner: Node, *, at: str = "", turned: str = "", order: bool = False) -> Node:
    """Where something is put, how it lies there, and whether in the order that its player wants."""
    return Node("into", owner=owner, zone=zone, at=at or None, turned=turned or None, order=1 if order else None)


def steps(*done: Node | Hole) -> Node:
    """One act after the other."""
    return Node("sequence", steps=done)


def be(targets: tuple[Node | Hole, ...], quality: Node | Hole, **more: Node | Hole) -> Node:
    """Something holds of these."""
    return Node("be", targets=targets, quality=quality, **more)


def text_of(*sentences: Node) -> Node:
    """A line that says what holds: one of sentences alone, which waits for nothing."""
    return Node("text", body=Node("body", sentences=sentences))


def say(*done: Node | Hole) -> Node:
    """A sentence of such acts."""
    return Node("say", then=steps(*done))


def put(targets: Node | Hole, place: Node | Hole) -> Node:
    """These cards go into a zone."""
    return Node("put", targets=(targets,), into=place)

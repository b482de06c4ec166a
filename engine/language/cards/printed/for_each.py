"""How printed English cards say for how many something is done: for every so many, for each but at most so many."""

from __future__ import annotations

from engine.language.cards.printed.pieces import ME, THEN, THOSE
from engine.language.said_before import AS_MANY
from engine.language.tree import Node
from engine.language.wordings import Hole, W, Wording

_COUNT = Node("count", filter=Hole("filter"))
_POINTS = Node("points_of", owner=ME, counter=Hole("counter"))
_POINTS_SAID = "{counter:COUNTER~pl} you~have|you've~got"
_PLAYED = Node("times_done", player=ME, deed=Node("plays", what=Node("any_of", filter=THOSE)), period=Hole("period"))
_PLAYED_SAID = "{adjectives:adjective*?} {noun~n} {tests:test*?} you've~played|you~played {period}"
_CAPS = ("(up~to {most:NUMBER})", "(up~to {most:NUMBER} times)", "(up~to~a~maximum~of {most:NUMBER})", "(maximum {most:NUMBER})", ", up~to {most:NUMBER}", ", up~to {most:NUMBER} times", ", up~to~a~maximum~of {most:NUMBER}")


def _so_often(x: object) -> Node:
    return Node(AS_MANY, x=x, then=THEN, often=1)


def _share(of: object) -> Node:
    return Node("share", n=of, by=Hole("n"))


def _every(said: str, of: Node) -> list[Wording]:
    """Once for every so many."""
    return [
        *W("clause", f"{{then:steps}} for~every {{n:NUMBER}} {said}", tree=_so_often(_share(of))),
        *W("sentence", f"for~every {{n:NUMBER}} {said}, {{then:steps}}.", tree=Node("say", then=_so_often(_share(of)))),
        *W("amount", f"the~number~of~times~you~have {{n:NUMBER}} {said}", tree=_share(of)),
    ]


def _at_most(said: str, of: Node) -> list[Wording]:
    """Once for each, but so often at most."""
    most = Node("no_more", n=of, most=Hole("most"))
    return [w for cap in _CAPS for w in (
        *W("clause", f"{{then:steps}} for~each {said} {cap}", tree=_so_often(most)),
        *W("sentence", f"for~each {said} {cap}, {{then:steps}}.", tree=Node("say", then=_so_often(most))))]


_FIGURES = Node(AS_MANY, then=THEN, x=Node("no_more", n=_COUNT, most=Hole("most")))
PRINTED_FOR_EACH = [
    *_every("{filter~pl}", _COUNT),
    *_every(_POINTS_SAID, _POINTS),
    *_every(_PLAYED_SAID, _PLAYED),
    *_at_most("{filter}", _COUNT),
    *_at_most("{counter:COUNTER~n} you~have|you've~got", _POINTS),
    *_at_most(_PLAYED_SAID, _PLAYED),
    *W("clause", "{then:steps} for~each {counter:COUNTER~n} you~have|you've~got", tree=_so_often(_POINTS)),
    *W("clause", *(f"{{then:steps}} for~each {{filter}} {cap}" for cap in ("(up~to {most:STATS})", ", up~to {most:STATS}", ", up~to~a~maximum~of {most:STATS}", "(maximum {most:STATS})")), tree=_FIGURES),
]

"""How printed English cards say that something did not happen, or happened for the first time."""

from __future__ import annotations

from engine.language.cards.printed.pieces import ME, PERIOD, THIS_TURN
from engine.language.said_before import NTH
from engine.language.tree import Node
from engine.language.wordings import Hole, W, Wording

_NEVER = Node("exactly", n=Node("number", n=0))
DENIED = [
    *W("condition_one", "{subject:pointer} didn't|did~not {happening~pl} {period}", tree=Node("compare", limit=_NEVER, left=Node(
        "times", subject=Hole("subject"), happening=Hole("happening"), period=PERIOD))),
    *W("condition_one", "{subject:pointer} hasn't|has~not {happening:happened~n} {period}", tree=Node("compare", limit=_NEVER, left=Node(
        "times", subject=Hole("subject"), happening=Hole("happening"), period=PERIOD))),
]

_FIRST = Node(NTH, bound=Node("exactly", n=Node("number", n=1)), period=THIS_TURN)
_EVERY_TURN = "each~turn|every~turn|during~each~turn|in~a~turn|on~a~turn|per~turn"
_EVERY_OWN = "on~each~of~your~turns|during~each~of~your~turns|each~of~your~turns"


def _first(said: str, trigger: Node) -> list[Wording]:
    """What happens for the first time in a turn."""
    return [w for when, more in ((_EVERY_TURN, {}), (_EVERY_OWN, {"modifiers": (Node("during", owner=ME),)})) for w in W(
        "ability_line", f"the~first~time {said} {when}, {{body}}", tree=Node("ability", trigger=trigger, condition=_FIRST, body=Hole("body"), **more))]


FIRST = [
    *_first("{subject} {happening~n}", Node("when", subject=Hole("subject"), happening=Hole("happening"))),
    *_first("{player} {deed~n}", Node("when_player", player=Hole("player"), deed=Hole("deed"))),
]

PRINTED_DENIED = [*DENIED, *FIRST]

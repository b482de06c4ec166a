"""How printed Japanese cards say that a state of a player begins, and how often it has begun."""

from __future__ import annotations

from engine.language.cards.printed_japanese.pieces import OPPONENT
from engine.language.japanese_wordings import J
from engine.language.said_before import STATE_FROM
from engine.language.tree import Node
from engine.language.wordings import Hole

_WHEN = ("なるたび", "なったとき", "なった時")
_AT_LEAST_ONE = Node("at_least", n=Node("number", n=1))
_TIMES = Node("times_state", state=Hole("state"), period=Hole("period"))
_TIMES_FROM = Node(STATE_FROM, was=Hole("was"), state=Hole("state"), period=Hole("period"))
_WHO = ("{period}", "{period}自分が", "自分が{period}", "{period}自分のリーダーが", "自分のリーダーが{period}")
_FROM = "{was}でない状態から{state}状態に"
_BOTH = "was:STATE state:STATE period:period"

JAPANESE_BEGINNING = [
    *J("trigger", "{state}状態になったとき", "自分が{state}状態になるたび", "自分が{state}状態になったとき", slots="state:STATE", tree=Node("state_on", state=Hole("state"))),
    *(w for whose, more in (("自分", {}), ("相手", {"player": OPPONENT})) for w in (
        *J("trigger", *(f"{who}が{_FROM}{when}" for who in (whose, f"{whose}のリーダー") for when in _WHEN), slots="was:STATE state:STATE", tree=Node(
            STATE_FROM, was=Hole("was"), state=Hole("state"), **more)),
        *J("trigger", *(f"{whose}のリーダーが{{state}}状態に{when}" for when in _WHEN), slots="state:STATE", tree=Node("state_on", state=Hole("state"), **more)))),
    *J("condition_one", *(f"相手のリーダーが{{state}}状態{end}" for end in ("", "である")), "相手が{state}状態である", slots="state:STATE", tree=Node("state", state=Hole("state"), yes=1, player=OPPONENT)),
    *J("condition_one", "相手のリーダーが{state}状態でない", slots="state:STATE", tree=Node("state", state=Hole("state"), yes=0, player=OPPONENT)),
    *J("amount", *(f"{who}{{state}}状態になった回数" for who in _WHO[1:]), slots="state:STATE period:period", tree=_TIMES),
    *J("amount", *(f"{who}{_FROM}なった回数" for who in _WHO), slots=_BOTH, tree=_TIMES_FROM),
    *J("condition_one", *(f"{who}{{state}}状態になった回数が{{bound!数}}" for who in _WHO), slots="state:STATE period:period bound:bound", tree=Node("compare", left=_TIMES, limit=Hole("bound"))),
    *J("condition_one", *(f"{who}{_FROM}なった回数が{{bound!数}}" for who in _WHO), slots=f"{_BOTH} bound:bound", tree=Node("compare", left=_TIMES_FROM, limit=Hole("bound"))),
    *J("condition_one", *(f"{who}{{state}}状態にな{had}" for who in _WHO for had in ("った", "っていた", "っている")), slots="state:STATE period:period", tree=Node("compare", left=_TIMES, limit=_AT_LEAST_ONE)),
]

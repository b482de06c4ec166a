"""How printed English cards say that a state of a player begins, and how often it has begun."""

from __future__ import annotations

from engine.language.cards.printed.pieces import AT_LEAST, OPPONENT
from engine.language.tree import Node
from engine.language.wordings import Hole, W

_TIMES = Node("times_state", state=Hole("state"), period=Hole("period"))
_EVER = Node("compare", left=_TIMES, limit=Node("at_least", n=Node("number", n=1)))
_ONCE = "has~been~activated|has~been~activated~for~you|was~activated|was~activated~for~you|became~active|became~active~for~you"

PRINTED_BEGINNING = [
    *W("trigger", "whenever|when {state:STATE} activates|activates~for~you|is~activated|is~activated~for~you", "whenever|when you~enter {state:STATE}", tree=Node("state_on", state=Hole("state"))),
    *W("trigger", "whenever|when {state:STATE} activates|is~activated|becomes~active for~your~opponent|for~the~opponent", "whenever|when your~opponent~enters|the~opponent~enters {state:STATE}", tree=Node(
        "state_on", state=Hole("state"), player=OPPONENT)),
    *W("condition_one", f"{{state:STATE}} {_ONCE} at~least {{n:quantity}} time(s) {{period}}", tree=Node("compare", left=_TIMES, limit=AT_LEAST)),
    *W("condition_one", f"{{state:STATE}} {_ONCE} {{n:quantity}} or~more~times {{period}}", tree=Node("compare", left=_TIMES, limit=AT_LEAST)),
    *W("condition_one", f"{{state:STATE}} {_ONCE} {{period}}", tree=_EVER),
    *W("amount", "the~number~of~times {state:STATE} has~been~activated|has~been~activated~for~you|was~activated|was~activated~for~you|became~active~for~you|has~become~active|has~become~active~for~you {period}", tree=_TIMES),
]

"""How else writers of scenarios say in English at which moment something holds."""

from __future__ import annotations

from engine.language.tree import Node
from engine.language.wordings import Hole, W

_MOMENT = Hole("moment")
_CLAIM = Hole("claim")
ALSO_MOMENTS = [
    *W("stated", *(f"{turn}{mark} {{claim:claim}}" for turn in ("this~turn", "during~this~turn", "in~this~turn", "on~this~turn", "within~this~turn") for mark in (" ,", "") if (turn, mark) != ("this~turn", " ,")), "{claim:claim} this~turn|during~this~turn|in~this~turn|on~this~turn", tree=Node("in_turn", claim=_CLAIM)),
    *W("stated", *(f"{during} action {{n:NUMBER}}{mark} {{claim:joint}}" for during in ("in", "during", "with", "by") for mark in (" ,", "") if (during, mark) != ("in", " ,")), "{claim:claim} in|during|with action {n:NUMBER}", tree=Node("in_action", n=Hole("n"), claim=_CLAIM)),
    *W("moment", "once {x:thing} or {y:thing} is|was {deed:deed}", tree=Node("once_either", a=Node("undergoes", card=Hole("x"), deed=Hole("deed")), b=Node("undergoes", card=Hole("y"), deed=Hole("deed")))),
    *W("stated", "{moment:moment} {claim:claim}", "{claim:claim} {moment:moment}", tree=Node("at_moment", moment=_MOMENT, claim=_CLAIM)),
    *W("stated", *(f"{end}{mark} {{claim:claim}}" for end in ("in~the~end", "at~the~end", "finally", "afterwards", "as~a~result") for mark in ("", " ,")), "{claim:claim} in~the~end|at~the~end", tree=_CLAIM),
]

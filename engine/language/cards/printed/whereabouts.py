"""How printed English cards pick by where a card lies, and speak of what was drawn."""

from __future__ import annotations

from engine.language.cards.printed.pieces import AMOUNT, ONE, PERIOD, TARGETS, N, those
from engine.language.tree import Node
from engine.language.wordings import Hole, W

_ONE = "{adjectives:adjective*?} {noun} {tests:test*?}"
_MANY = "{adjectives:adjective*?} {noun~pl} {tests:test*?}"
_DRAWN = Node("all", filter=Node("filter", noun=Hole("noun"), tests=(Node("past", happening=Node("drawn"), period=Node("period", when="way")),)))

LYING = [
    *W("target", f"the~leftmost|the~left-most|the~furthest~left {_ONE}", "the~leftmost|the~left-most {adjectives:adjective*?} {noun} in~play|on~the~field", tree=Node("first", count=ONE, filter=those(tests=()))),
    *W("target", f"the {{n:quantity}} leftmost|left-most {_MANY}", f"the~leftmost|the~left-most {{n:quantity}} {_MANY}", tree=Node("first", count=N, filter=those(tests=()))),
    *W("target", "the {adjectives:adjective*?} {noun} that~has~been~in~play~the~longest|that~has~been~on~the~field~the~longest", tree=Node("first", count=ONE, filter=Node(
        "filter", adjectives=Hole("adjectives"), noun=Hole("noun")))),
]

DRAWN = [
    *W("target", "the~drawn {noun~n}", "the {noun~n} drawn", "the {noun~n} you~drew", "the {noun~n} drawn~this~way|drawn~by~this~effect", tree=_DRAWN),
]

_HEALED = {"subject": Node("leader", who="me"), "happening": Node("healed"), "period": PERIOD}
ASKED = [
    *W("condition_one", "you've~restored|you~restored|you~have~restored your~leader's~defense|defense~to~your~leader {period}", "your~leader's~defense was|has~been restored {period}",
       "defense was|has~been restored~to~your~leader {period}", tree=Node("happened", **_HEALED)),
]

AMOUNTS = [
    *W("amount", "the~difference~between {a:amount_one} and {b:amount_one}", tree=Node(
        "sum", a=Node("difference", a=Hole("a"), b=Hole("b")), b=Node("difference", a=Hole("b"), b=Hole("a")))),
    *W("amount", "{n:NUMBER} minus {a:amount}", tree=Node("difference", a=Node("number", n=Hole("n")), b=Hole("a"))),
    *W("amount", f"the~number~of {_MANY} you've~evolved|you~evolved {{period}}", tree=Node(
        "times", subject=Node("any_of", filter=those(Node("side", who="me"))), happening=Node("evolves"), period=PERIOD)),
]

EFFECTS = [
    *W("effect", "advance the~count|the~Countdown of {targets:target+} by {amount:quantity}", tree=Node("change", how="less", targets=TARGETS, attribute=Node("attribute", name="countdown"), amount=AMOUNT)),
]

PRINTED_WHEREABOUTS = [*LYING, *DRAWN, *ASKED, *AMOUNTS, *EFFECTS]

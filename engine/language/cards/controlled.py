"""How players write cards in English where cards lie on a field: what somebody controls, what gets what, and for how long.

Games that lay their cards on a ``field`` and have no printed English of their own put these among their printed wordings.
"""

from __future__ import annotations

from engine.language.tree import Node
from engine.language.wordings import Hole, W

FIELD = "field"
_ME, _THEM = (Node("player", who=who) for who in ("me", "opponent"))
_TARGETS, _GRANTS = (Hole("targets"),), (Hole("grants"),)
_HAS = Node("has", grants=_GRANTS)
_ONE = Node("number", n=1)
_OPPONENT = "your~opponent|the~opponent|an~opponent|your~opponents"
_PARTS = "{adjectives:adjective*?} {noun} {tests:test*?}"
_SEVERAL = "{adjectives:adjective*?} {noun~pl} {tests:test*?}"


def _cards(who: str, other: bool = False) -> Node:
    """Cards of a player's side, with the parts of a template; ``other`` than this one."""
    more = (Node("other"),) if other else ()
    return Node("filter", adjectives=(*more, Node("side", who=who), Hole("adjectives")), noun=Hole("noun"), tests=Hole("tests"))


def _all(who: str) -> Node:
    return Node("all", filter=_cards(who))


def _there(who: str, yes: int = 1, **more: Node | Hole) -> Node:
    """That there are such cards on somebody's side."""
    return Node("exists", {"yes": yes, "filter": _cards(who), **more})


CONTROLLED = (
    *(w for said in ("this", "it") for w in W("duration", f"until~{said}~leaves~the~field", tree=Node("until_leaves", what=said))),
    *(w for said, owner in (("you", _ME), (_OPPONENT, _THEM)) for w in W("test", f"{said} control[s]", f"that {said} control[s]", tree=Node("in", owner=owner, zone=FIELD))),
    *(w for said, who in (("you", "me"), (_OPPONENT, "opponent")) for w in (
        *W("condition_one", f"{said} control[s] {{bound}} {_SEVERAL}", tree=_there(who, bound=Hole("bound"))),
        *W("condition_one", f"{said} control[s] a|an {_PARTS}", tree=_there(who)),
        *W("condition_one", f"{said} control[s] another {_PARTS}", f"{said} control[s] other {_SEVERAL}", tree=Node("exists", yes=1, filter=_cards(who, other=True))),
        *W("condition_one", *(f"{said} {no} {_SEVERAL}" for no in ("control[s] no", "does|do not~control any", "don't|doesn't control any")), f"{said} control[s] no {_PARTS}", tree=_there(who, 0)),
    )),
    *(w for said, who in (("your", "me"), ("your~opponent's|the~opponent's", "opponent")) for w in W(
        "target", f"{said} {_PARTS}", f"all~of {said} {_SEVERAL}", f"all {said} {_SEVERAL}", f"each~of {said} {_SEVERAL}", tree=_all(who))),
    *(w for said, who in (("your", "me"), ("your~opponent's|the~opponent's", "opponent")) for w in W("subject", f"{said} {_PARTS}", f"one~of {said} {_SEVERAL}", tree=Node("any_of", filter=_cards(who)))),
    *W("target", "each {filter}", "every {filter}", tree=Node("all", filter=Hole("filter"))),
    *(w for said, who in (("your", "me"), ("your~opponent's|the~opponent's", "opponent")) for w in W(
        "target", f"target {said} {_PARTS}", f"one~of {said} {_SEVERAL}", f"target~one~of {said} {_SEVERAL}", tree=Node("chosen", count=_ONE, filter=_cards(who)))),
    *W("target", "chosen {filter}", "one {filter~n}", tree=Node("chosen", count=_ONE, filter=Hole("filter"))),
)

GETTING = (
    *W("effect", "{targets:target+} get[s] {grants:grant+} {duration}", "{targets:target+} gain[s] {grants:grant+} {duration}", "{duration} , {targets:target+} get[s] {grants:grant+}",
       "{duration} , {targets:target+} gain[s] {grants:grant+}", tree=Node("give", targets=_TARGETS, grants=_GRANTS, duration=Hole("duration"))),
    *W("effect", "{targets:target+} get[s] {grants:grant+}", tree=Node("be", targets=_TARGETS, quality=_HAS)),
    *W("duration", "this~turn", "until~end~of~turn", "until~the~turn~ends", "until~this~turn~ends", tree=Node("until", edge="end", turn="this")),
)

ENGLISH_OF_FIELDS = (*CONTROLLED, *GETTING)

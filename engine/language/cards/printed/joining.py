"""How printed English cards join clauses of which one is more than a plain effect: a list that is drawn of, something done so often, for each of several."""

from __future__ import annotations

from engine.language.cards.printed.pieces import AMOUNT, CONDITION, ME, ONCE, TARGETS, THEN, TO_HAND, X, sequence
from engine.language.tree import Node
from engine.language.wordings import Hole, W, Wording

_BEFORE, _AFTER = ("", "{first:sentence*} "), ("", " {after:sentence*}")
_TWO = Node("body", sentences=(Node("say", then=Hole("first")), Node("say", then=THEN), Hole("after")))


def _joined(first: str, then: str, joins: tuple[str, ...]) -> list[Wording]:
    """One clause and another as two sentences."""
    return [w for after in _AFTER for w in W("body", *(f"{{first:{first}}}{join} {{then:{then}}}.{after}" for join in joins), tree=_TWO)]


def _or_else(words: str, kind: str, other: str = "amount", **parts: object) -> list[Wording]:
    """So much, or another amount where something is so, done to the same: “restore 3 defense to your leader, or 5 if …”."""
    rather = Node("instead", condition=CONDITION, then=sequence(Node(kind, {other: Hole("b")} | ({"how": parts["how"]} if "how" in parts else {}))))
    tree = Node("body", sentences=(Hole("first"), Node("say", then=sequence(Node(kind, **parts))), rather, Hole("after")))
    ends = ("{words} , or {{b:quantity}} if {{condition}}.", "{words} (or {{b:quantity}} if {{condition}}).")
    return [w for first in _BEFORE for after in _AFTER for w in W("body", *(first + end.format(words=words) + after for end in ends), tree=tree)]


_ONCE_MORE = Node("sequence", steps=(Node("lose_this"),))
_NEXT_BODY = Node("body", sentences=(Node("say", then=THEN), Node("say", then=_ONCE_MORE)))
_TURN_ENDS = Node("until", edge="end", turn="this")
_NEXT = (("you {deed~n}", Node("when_player", player=ME, deed=Hole("deed"))), ("{subject} {happening~n}", Node("when", subject=Hole("subject"), happening=Hole("happening"))))


def _next_time(said: str, trigger: Node) -> list[Wording]:
    """What comes the next time that something happens, or that it does this turn."""
    once = Node("body", sentences=(Node("say", then=THEN),))
    return [w for when, body, lasts in (("", once, ONCE), (" this~match", once, ONCE), (" this~turn", _NEXT_BODY, _TURN_ENDS)) for w in W("effect", f"the~next~time {said}{when}, {{then:steps}}", tree=Node(
        "give", targets=(Node("leader", who="me"),), grants=(Node("ability", line=Node("ability", trigger=trigger, body=body)),), duration=lasts))]


_BY_AN_AMOUNT = (
    ("restore defense to {targets:target+}", "heal", {"amount": X, "targets": TARGETS}),
    ("recover {counter:COUNTER~pl}", "points", {"how": "recover", "amount": X, "counter": Hole("counter")}),
    ("gain {counter:COUNTER~pl}", "points", {"how": "gain", "amount": X, "counter": Hole("counter")}),
    ("gain a~number~of {counter:COUNTER~pl}", "points", {"how": "gain", "amount": X, "counter": Hole("counter")}),
    ("draw~cards|draw~a~number~of~cards", "draw", {"count": X}),
    ("summon a~number~of {card:NAME~pl}", "summon", {"made": (Node("new", count=X, card=Hole("card")),)}),
    ("put a~number~of {card:NAME~pl} into~your~hand", "add", {"made": (Node("new", count=X, card=Hole("card")),), "into": TO_HAND}),
)
_THEN = (" , then", " ,~and~then", " and~then")
_AND = (" and", " ,~and")
PRINTED_JOINING = [
    *_joined("clause", "clause", _THEN),
    *_joined("core", "steps", _AND),
    *_joined("steps", "core", _AND),
    *W("clause", "also {then:clause}", tree=THEN),
    *W("else_part", "otherwise, {a:short}.", tree=Node("say", then=sequence(Hole("a")))),
    *(w for mark in ("-", ":") for joined in (" ;~or", ",~or", " ,~or~else") for w in W("core", f"choose {mark} {{a:steps}}{joined} {{b:steps}}", tree=Node("choose", options=(Hole("a"), Hole("b"))))),
    *(w for words, kind, more in _BY_AN_AMOUNT for w in W("clause", f"{words} equal~to {{x:amount}}", tree=Node("where", x=Hole("x"), then=sequence(Node(kind, **more))))),
    *W("clause", "{then:steps} for~each~time {subject} {happening:happened~n} {period}", tree=Node("where", then=Node("repeat", n=X, then=THEN), x=Node(
        "times", subject=Hole("subject"), happening=Hole("happening"), period=Hole("period")))),
    *W("clause", "{then:steps} for~each~time {player} {deed:deed_done} {period}", tree=Node("where", then=Node("repeat", n=X, then=THEN), x=Node(
        "times_done", player=Hole("player"), deed=Hole("deed"), period=Hole("period")))),
    *W("else_part", "if~not, {then:clause}.", tree=Node("say", then=THEN)),
    *_or_else("restore {amount:much} defense to {targets:target+}", "heal", amount=AMOUNT, targets=TARGETS),
    *_or_else("deal {amount:much} damage to {targets:target+}", "deal", amount=AMOUNT, targets=TARGETS),
    *_or_else("recover {amount:quantity} {counter:COUNTER~n}", "points", how="recover", amount=AMOUNT, counter=Hole("counter")),
    *_or_else("draw {count} card(s)", "draw", "count", count=Hole("count")),
    *(w for said, trigger in _NEXT for w in _next_time(said, trigger)),
    *(w for first in _BEFORE for after in _AFTER for w in W(
        "body", f"{first}give {{targets:target+}} {{grants:grant+}} , or {{b:grant+}} if {{condition}}.{after}", f"{first}give {{grants:grant+}} to {{targets:target+}} , or {{b:grant+}} if {{condition}}.{after}", tree=Node("body", sentences=(
            Hole("first"), Node("say", then=sequence(Node("give", targets=TARGETS, grants=Hole("grants")))),
            Node("instead", condition=CONDITION, then=sequence(Node("give", grants=Hole("b")))), Hole("after"))))),
    *W("clause", "deal {amount:much} damage to {targets:target+} twice", tree=Node("repeat", n=Node("number", n=2), then=sequence(Node("deal", amount=AMOUNT, targets=TARGETS)))),
    *(w for said, yes in (("has~evolved", 1), ("hasn't~evolved|has~not~evolved", 0)) for w in W("condition_one", f"{{target:pointer}} {said}", tree=Node(
        "is_like", yes=1, target=Hole("target"), adjective=Node("evolved", yes=yes)))),
    *W("sentence", "while~in~your~hand|while~this~card~is~in~your~hand|while~it's~in~your~hand, {then:clause}.", tree=Node("say", then=THEN)),
    *W("sentence", "while~in~your~hand|while~this~card~is~in~your~hand, {then:clause} if|while {condition}.", tree=Node("if", condition=CONDITION, then=THEN)),
    *W("sentence", "{then:clause} on~the~turn it|this~follower evolves.", tree=Node("if", then=THEN, condition=Node(
        "happened", subject=Node("this"), happening=Node("evolves"), period=Node("period", when="turn")))),
]

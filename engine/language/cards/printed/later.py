"""How printed English cards say what comes later, once more, or as long as something is so."""

from __future__ import annotations

from engine.language.cards.printed.pieces import (
    AFTER_NEXT,
    AMOUNT,
    LEADER,
    ME,
    NESTED,
    NEXT_OF_OPPONENT,
    NEXT_TURN,
    ONCE,
    ONE,
    OPPONENT,
    RETURNED,
    TARGETS,
    THEN,
    TO_LEADER,
    TOUCHED,
    TURN_ENDS,
    N,
    X,
    at_next,
    body_of,
    granted,
    later,
    sequence,
)
from engine.language.tree import Node
from engine.language.wordings import Hole, W, Wording


def _later_if(when: str, trigger: Node) -> list[Wording]:
    """What comes later only if something holds then."""
    def given(sentence: Node) -> Node:
        line = Node("ability", trigger=trigger, body=Node("body", sentences=(sentence,)))
        return Node("say", then=sequence(Node("give", targets=(LEADER,), grants=(Node("ability", line=line),), duration=ONCE)))

    return [
        *W("sentence", f"{when}, if {{condition}}, {{then:clause}}.", tree=given(Node("if", condition=Hole("condition"), then=Hole("then")))),
        *W("sentence", f"{when}, if {{condition}}, {{then:clause}}. {{otherwise:else_part}}", tree=given(
            Node("if", condition=Hole("condition"), then=Hole("then"), otherwise=Hole("otherwise")))),
        *W("clause", f"{when}, {{then:steps}}", tree=sequence(Node("give", targets=(LEADER,), grants=(Node("ability", line=Node(
            "ability", trigger=trigger, body=Node("body", sentences=(Node("say", then=Hole("then")),)))),), duration=ONCE))),
    ]


_AT_END = {"at~the~end~of~this~turn": TURN_ENDS, "at~the~start~of~your~next~turn": NEXT_TURN}
_MOST = Node("no_more", n=Hole("x"), most=Hole("most"))
_AMONG = "split~randomly~between|split~randomly~among|divided~randomly~between|divided~randomly~among|randomly~split~between|randomly~split~among"
_ONE_OF_THEM = Node("random", count=Node("number", n=1), filter=Hole("filter"))
_ONE_EACH = sequence(Node("deal", amount=Node("number", n=1), targets=(_ONE_OF_THEM,)))
LATER = [
    *W("clause", "deal {amount:much} damage to {targets:target+} {n:quantity} time(s)", tree=Node("repeat", n=Hole("n"), then=sequence(
        Node("deal", amount=AMOUNT, targets=TARGETS)))),
    *W("clause", "{then:steps} , twice|two~times", tree=Node("repeat", n=Node("number", n=2), then=THEN)),
    *W("clause", "{then:steps} , {n:quantity} times", tree=Node("repeat", n=N, then=THEN)),
    *W("clause", "reanimate ({x:quantity}) twice", tree=Node("repeat", n=Node("number", n=2), then=sequence(Node("reanimate", n=Hole("x"))))),
    *W("clause", "reanimate ({x:quantity}) {n:quantity} times", tree=Node("repeat", n=N, then=sequence(Node("reanimate", n=Hole("x"))))),
    *(w for when, trigger in _AT_END.items() for w in _later_if(when, trigger)),
    *W("sentence", "{then:core}. do~this {n:quantity} time(s).", tree=Node("say", then=Node("repeat", n=Hole("n"), then=Hole("then")))),
    *W("sentence", "{then:core}. do~this {n:quantity} time(s). X~equals|X~is {x:amount}.", tree=Node(
        "say", then=Node("where", then=Node("repeat", n=Hole("n"), then=Hole("then")), x=Hole("x")))),
    *W("sentence", "if {condition}, {then:clause}. do~this {n:quantity} time(s). {otherwise:else_part}", tree=Node(
        "if", condition=Hole("condition"), then=Node("repeat", n=N, then=THEN), otherwise=Hole("otherwise"))),
    *W("sentence", "do~this {n:quantity} time(s): “{then:core}.”", tree=Node("say", then=Node("repeat", n=Hole("n"), then=Hole("then")))),
    *W("sentence", "{then:core}. do~this X times (up~to {most:NUMBER} times). X~equals|X~is {x:amount}.", tree=Node(
        "say", then=Node("where", then=Node("repeat", n=X, then=Hole("then")), x=_MOST))),
    *W("core", f"deal {{n:quantity}} damage {_AMONG} all {{filter~pl}}", tree=Node("repeat", n=Hole("n"), then=_ONE_EACH)),
    *W("sentence", "at~the~start~of~your~next~turn, {then:clause}.", tree=Node("say", then=Node("sequence", steps=(later(NEXT_TURN),)))),
    *W("sentence", "at~the~end~of~the~turn, {then:clause}.", tree=Node("later", then=THEN)),
    *(w for deed in ("destroy", "banish", "return") for w in W("sentence", *(f"at~the~end~of~your~turn, {deed} {{targets:pointer+}}{where}." for where in (("", " to~your~hand|to~hand") if deed == "return" else ("",))), tree=Node(
        "say", then=sequence(Node("give", targets=TO_LEADER, grants=(granted(Node("turn_end", owner=ME), body_of(Node("sequence", steps=(Node(deed, targets=TARGETS),)))),), duration=ONCE))))),
    *W("sentence", "at~the~start~of~your~opponent's~next~turn, {then:clause}.", tree=Node("say", then=Node("sequence", steps=(later(NEXT_OF_OPPONENT),)))),
    *W("clause", "{then:steps} for~each empty~space|open~space in~your~area|on~your~field", tree=Node("repeat", n=Node("room", zone="board"), then=THEN)),
    *W("clause", "{then:steps} for~each {filter}", tree=Node("where", x=Node("count", filter=Hole("filter")), then=Node("repeat", n=Node("x"), then=Hole("then")))),
    *W("sentence", f"{AFTER_NEXT}, {{then:effect&}}.", tree=Node("say", then=sequence(at_next(TO_LEADER, NESTED)))),
    *W("sentence", "for~each {noun} fused~to~this~card|fused~to~this~follower|fused~to~this~amulet, {then:steps}.", tree=Node("say", then=Node(
        "where", x=Node("fused_to_this", filter=Node("filter", noun=Hole("noun"))), then=Node("repeat", n=Node("x"), then=Hole("then"))))),
    *W("clause", "{then:steps} for~each {filter} you've~played|you~played {period}", tree=Node("where", then=Node("repeat", n=X, then=THEN), x=Node(
        "times_done", player=Node("player", who="me"), deed=Node("plays", what=Node("any_of", filter=Hole("filter"))), period=Hole("period")))),
]

_MY_DECK = Node("filter", noun=Node("card"), tests=(Node("in", owner=Node("player", who="me"), zone="deck"),))
_LEFT_TO_GO = Node("difference", a=Node("count", filter=_MY_DECK), b=N)
TO_SO_MANY = [
    *W("core", *(f"{randomly}banish {words}~from~your~deck until {left}" for randomly in ("", "randomly ") for words in ("cards", "random~cards") for left in (
        "there~are {n:quantity} card(s) left", "there~are {n:quantity} card(s) left in~your~deck", "you~have {n:quantity} card(s) left", "you~have {n:quantity} card(s) left in~your~deck")), tree=Node(
            "where", x=_LEFT_TO_GO, then=sequence(Node("banish", targets=(Node("random", count=X, filter=_MY_DECK),))))),
]

COUNTED = [
    *W("clause", "{then:steps} for~each {adjectives:adjective*?} {noun} {deed:done_to}", tree=Node(
        "where", x=Node("count", filter=TOUCHED), then=Node("repeat", n=Node("x"), then=Hole("then")))),
    *W("clause", "{then:steps} for~each {adjectives:adjective*?} {noun} returned", tree=Node(
        "where", x=Node("count", filter=RETURNED), then=Node("repeat", n=Node("x"), then=Hole("then")))),
]

AGAIN = [
    *W("core", "repeat|repeat~this once", tree=Node("again", n=ONE)),
    *W("core", "repeat|repeat~this {n:quantity} time(s)", tree=Node("again", n=N)),
    *W("core", "repeat until~your~area~is~full", tree=Node("again", n=Node("room", zone="board"))),
]


def _body(step: object) -> Node:
    return Node("body", sentences=(Node("say", then=step),))


def _turns_on(trigger: Node, words: str) -> list[Wording]:
    """What comes in so many turns from the next on."""
    tree = Node("say", then=Node("sequence", steps=(Node("give", targets=(LEADER,), grants=(granted(trigger, _body(THEN)),), duration=Node("n_times", n=Hole("n"))),)))
    return W("sentence", f"{words}, {{then:clause}}.", f"{{then:clause}} {words}.", tree=tree)


def _end_of_next(words: str, begins: Node) -> list[Wording]:
    """What comes at the end of a turn that has yet to begin: that is waited for, and then for its end."""
    tree = Node("say", then=sequence(Node("give", targets=(LEADER,), duration=ONCE, grants=(granted(begins, _body(sequence(later(TURN_ENDS)))),))))
    return W("sentence", f"{words}, {{then:clause}}.", f"{{then:clause}} {words}.", tree=tree)


NEXT_TURNS = [
    *_end_of_next("at~the~end~of~your~next~turn", NEXT_TURN),
    *_end_of_next("at~the~end~of~your~opponent's~next~turn|at~the~end~of~the~opponent's~next~turn", NEXT_OF_OPPONENT),
    *W("sentence", "at~the~end~of~your~opponent's~turn|at~the~end~of~the~opponent's~turn, {then:clause}.", tree=Node("say", then=sequence(later(Node("turn_end", owner=OPPONENT))))),
    *W("sentence", "{then:clause} at~the~start~of~your~next~turn.", tree=Node("say", then=Node("sequence", steps=(later(NEXT_TURN),)))),
    *W("sentence", "{then:clause} at~the~end~of~this~turn|at~the~end~of~the~turn.", tree=Node("later", then=THEN)),
    *_turns_on(NEXT_TURN, "at~the~start~of your|each~of~your next {n:NUMBER} turns"),
]

PRINTED_LATER = [*LATER, *TO_SO_MANY, *COUNTED, *AGAIN, *NEXT_TURNS]

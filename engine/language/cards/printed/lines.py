"""How printed English cards lay out a line: heads, limits in brackets, rows of a list."""

from __future__ import annotations

from engine.language.cards.printed.pieces import AT_LEAST, EXACTLY, IN_MY_HAND, ME, OPPONENT, TURN, body_of, sequence
from engine.language.said_before import NTH
from engine.language.tree import Node
from engine.language.wordings import Hole, W, Wording

_PER_TURN = Node("limit", n=Hole("n"), per="turn")


def _own_turn(bound: Node, later: str, invoked: bool) -> list[Wording]:
    """What comes at one of its player's turns and no other."""
    trigger = Node("turn_start", owner=ME)
    whole = Node("invocation", when=trigger) if invoked else trigger
    test = Node("compare", left=TURN, limit=bound)
    head = "invocation: " if invoked else ""
    comes = W("ability_line", f"{head}at~the~start~of your {{n:ordinal}} turn{later}.", tree=Node("ability", trigger=whole, condition=test, body=body_of(sequence(Node("invoke")))))
    return [
        *(comes if invoked else ()),
        *W("ability_line", f"{head}at~the~start~of your {{n:ordinal}} turn{later}, {{body}}", tree=Node("ability", trigger=whole, condition=test, body=Hole("body"))),
        *W("ability_line", f"{head}at~the~start~of your {{n:ordinal}} turn{later}, if {{condition}}, {{then:clause}}.", tree=Node(
            "ability", trigger=whole, condition=Node("both", first=test, second=Hole("condition")), body=Node("body", sentences=(Node("say", then=Hole("then")),)))),
    ]


_WORKS_IN_HAND = Node("works_in", place=IN_MY_HAND)
_HELD = "while~this~card~is~in~your~hand|while~this~is~in~your~hand|while~this~follower~is~in~your~hand"
LINES = [
    *W("ability_line", "invocation: {when:trigger}.", "invocation - {when:trigger}.", tree=Node("ability", trigger=Node("invocation", when=Hole("when")), body=body_of(sequence(Node("invoke"))))),
    *W("ability_line", "once~on~each~of~your~turns, {trigger}, {body}", tree=Node("ability", modifiers=(
        Node("limit", n=1, per="turn"), Node("during", owner=ME)), trigger=Hole("trigger"), body=Hole("body"))),
    *W("ability_line", "{then:clause} at~the~end~of {owner} turn.", tree=Node(
        "ability", trigger=Node("turn_end", owner=Hole("owner")), body=Node("body", sentences=(Node("say", then=Hole("then")),)))),
    *W("ability_line", "{then:clause} at~the~start~of {owner} turn.", tree=Node(
        "ability", trigger=Node("turn_start", owner=Hole("owner")), body=Node("body", sentences=(Node("say", then=Hole("then")),)))),
    *(w for invoked in (False, True) for bound, later in ((EXACTLY, ""), (AT_LEAST, " or~later")) for w in _own_turn(bound, later, invoked)),
    *W("ability_line", "{then:clause} whenever|when {subject} {happening~n}.", tree=Node(
        "ability", trigger=Node("when", subject=Hole("subject"), happening=Hole("happening")), body=Node("body", sentences=(Node("say", then=Hole("then")),)))),
    *W("ability_line", "{then:clause} whenever|when it {happening~n}.", preferred=True, tree=Node(
        "ability", trigger=Node("when", subject=Node("this"), happening=Hole("happening")), body=Node("body", sentences=(Node("say", then=Hole("then")),)))),
    *W("ability_line", "{then:clause} whenever|when {player} {deed~n}.", tree=Node(
        "ability", trigger=Node("when_player", player=Hole("player"), deed=Hole("deed")), body=Node("body", sentences=(Node("say", then=Hole("then")),)))),
    *W("ability_line", *(f"{{counter:COUNTER}} ({{n:quantity}}){mark} {{modifiers:modifier*?}} {{trigger}}, {{body}}" for mark in (":", " -")), tree=Node(
        "ability", modifiers=Hole("modifiers"), trigger=Hole("trigger"), condition=Node("has_points", player=ME, bound=AT_LEAST, counter=Hole("counter")), body=Hole("body"))),
    *W("ability_line", *(f"{{counter:COUNTER}} ({{n:quantity}}){mark} {{trigger:headed}}: {{body}}" for mark in (":", " -")), tree=Node(
        "ability", trigger=Hole("trigger"), body=Hole("body"), condition=Node("has_points", player=ME, bound=AT_LEAST, counter=Hole("counter")))),
    *W("ability_line", "activates~in~hand. {modifiers:modifier*?} {trigger}, {body}", "{modifiers:modifier*?} {trigger}, {body} (this~follower|this~card must~be~in~your~hand~for~this~effect~to~activate.)",
       f"{{modifiers:modifier*?}} {{trigger}} {_HELD}, {{body}}", f"{_HELD}, {{modifiers:modifier*?}} {{trigger}}, {{body}}", f"{{modifiers:modifier*}} {_HELD}, {{trigger}}, {{body}}", tree=Node(
        "ability", modifiers=(Hole("modifiers"), _WORKS_IN_HAND), trigger=Hole("trigger"), body=Hole("body"))),
    *(w for when, trigger in (("{player} {deed~n}", Node("when_player", player=Hole("player"), deed=Hole("deed"))), ("{subject} {happening~n}", Node("when", subject=Hole("subject"), happening=Hole("happening")))) for w in W(
        "ability_line", f"{_HELD}, {{then:clause}} whenever|when {when}.", tree=Node("ability", modifiers=(_WORKS_IN_HAND,), trigger=trigger, body=Node("body", sentences=(Node("say", then=Hole("then")),))))),
    *W("ability_line", "the~next~time {player} {deed~n}, {then:steps}.", tree=Node(
        "ability", trigger=Node("when_player", player=Hole("player"), deed=Hole("deed")), body=body_of(Hole("then"), Node("sequence", steps=(Node("lose_this"),))))),
    *W("listed", "- {keywords:KEYWORD+}", tree=Node("text", body=Node("body", sentences=(Node("keywords", keywords=Hole("keywords")),)))),
    *W("choice", "- {grants:grant+}.", "- {grants:grant+}", tree=sequence(Node("gain", grants=Hole("grants")))),
    *W("ability_line", "invocation: {modifiers:modifier*} {when:trigger}, {body}", tree=Node(
        "ability", modifiers=Hole("modifiers"), trigger=Node("invocation", when=Hole("when")), body=Hole("body"))),
    *W("ability_line", "{modifiers:modifier*?} whenever|when {subject} {happening~n} during|on {owner} turn, {body}", tree=Node(
        "ability", modifiers=(Node("during", owner=Hole("owner")), Hole("modifiers")), trigger=Node("when", subject=Hole("subject"), happening=Hole("happening")), body=Hole("body"))),
]

_ONLY = "can~only~accelerate"
ONLY_IF = [
    *W("line", f"Accelerate ({{n:NUMBER}}): {{line:ability_line}} ({_ONLY} if {{condition}}.)", tree=Node(
        "accelerate", n=Hole("n"), condition=Hole("condition"), line=Hole("line"))),
    *W("line", "Fusion: {filter~pl} (can~only~fuse if {condition}.)", "Fusion: {filter~pl}. (can~only~fuse if {condition}.)", tree=Node(
        "fuse", filter=Hole("filter"), condition=Hole("condition"))),
]

_UP_TO_SO_OFTEN = "(up~to {n:NUMBER} times~per~turn)|time~per~turn)"
_PER_MATCH = Node("limit", n=Hole("n"), per="match")


def _limited(more: str, sentence: Node, *modifiers: object) -> list[Wording]:
    return [w for limit, often in ((_PER_TURN, _UP_TO_SO_OFTEN), (_PER_MATCH, _UP_TO_SO_OFTEN.replace("per~turn", "per~match"))) for w in W(
        "ability_line", f"{{modifiers:modifier*?}} {{trigger}}, {more}{{then:clause}} {often}.", f"{{modifiers:modifier*?}} {{trigger}}, {more}{{then:clause}} {often}. {{after:sentence*}}", tree=Node(
            "ability", modifiers=(limit, *modifiers, Hole("modifiers")), trigger=Hole("trigger"), body=Node("body", sentences=(sentence, Hole("after")))))]


def _limited_in_the_end(last: str, sentence: Node) -> list[Wording]:
    """The same behind the last of several sentences, of all of them."""
    return [w for limit, often in ((_PER_TURN, _UP_TO_SO_OFTEN), (_PER_MATCH, _UP_TO_SO_OFTEN.replace("per~turn", "per~match"))) for w in W(
        "ability_line", f"{{modifiers:modifier*?}} {{trigger}}, {{first:sentence}} {{more:sentence*?}} {last}{{then:clause}} {often}.", tree=Node(
            "ability", modifiers=(limit, Hole("modifiers")), trigger=Hole("trigger"), body=Node("body", sentences=(Hole("first"), Hole("more"), sentence))))]


_ONCE_IN = "(once~per~turn)|only~once~per~turn)|once~each~turn)"
LIMITS = [
    *(w for more, sentence in (("", Node("say", then=Hole("then"))), ("if {condition}, ", Node("if", condition=Hole("condition"), then=Hole("then")))) for w in W(
        "ability_line", f"{{modifiers:modifier*?}} {{trigger}}, {more}{{then:clause}} {_ONCE_IN}.", tree=Node(
            "ability", modifiers=(Node("limit", n=1, per="turn"), Hole("modifiers")), trigger=Hole("trigger"), body=Node("body", sentences=(sentence,))))),
    *_limited("", Node("say", then=Hole("then"))),
    *_limited("if {condition}, ", Node("if", condition=Hole("condition"), then=Hole("then"))),
    *_limited_in_the_end("", Node("say", then=Hole("then"))),
    *_limited_in_the_end("then ", Node("say", then=Hole("then"))),
    *W("ability_line", f"whenever|when {{subject}} {{happening~n}} during {{owner}} turn, {{then:clause}} {_UP_TO_SO_OFTEN}.", tree=Node(
        "ability", modifiers=(_PER_TURN, Node("during", owner=Hole("owner"))), trigger=Node("when", subject=Hole("subject"), happening=Hole("happening")),
        body=Node("body", sentences=(Node("say", then=Hole("then")),)))),
    *W("ability_line", "once~on~each~of~your~opponent's~turns|once~on~each~of~the~opponent's~turns, {trigger}, {body}", tree=Node(
        "ability", modifiers=(Node("limit", n=1, per="turn"), Node("during", owner=OPPONENT)), trigger=Hole("trigger"), body=Hole("body"))),
]

_WHEN = Node("when", subject=Hole("subject"), happening=Hole("happening"))


_DONE = Node("when_player", player=Hole("player"), deed=Hole("deed"))


def _nth_time(bound: str, later_too: str) -> list[Wording]:
    """What comes about for the third time, or the third and each later one."""
    test = Node(NTH, bound=Node(bound, n=Hole("n")), period=Hole("period"))
    said = f"whenever|when {{subject}} {{happening~n}} for~the {{n:ordinal}} time {later_too}{{period}}"
    done = f"whenever|when {{player}} {{deed~n}} for~the {{n:ordinal}} time {later_too}{{period}}"
    return [
        *W("ability_line", f"{{modifiers:modifier*?}} {done}, {{body}}", tree=Node("ability", modifiers=Hole("modifiers"), trigger=_DONE, condition=test, body=Hole("body"))),
        *W("ability_line", f"{{modifiers:modifier*?}} {said}, {{body}}", tree=Node("ability", modifiers=Hole("modifiers"), trigger=_WHEN, condition=test, body=Hole("body"))),
        *W("ability_line", f"invocation: {{modifiers:modifier*?}} {said}, {{body}}", tree=Node(
            "ability", modifiers=Hole("modifiers"), trigger=Node("invocation", when=_WHEN), condition=test, body=Hole("body"))),
    ]


NTH_TIMES = [
    *_nth_time("exactly", ""),
    *_nth_time("at_least", "or~later "),
]

NOTHING = Node("text", body=Node("body", sentences=(Node("remark"),)))
FORMS = [
    *W("line", "Crystallize ({n:NUMBER}): {trait:TRAIT}", "Crystallize ({n:NUMBER}) - {trait:TRAIT}", tree=Node("crystallize", n=Hole("n"), trait=Hole("trait"), line=NOTHING)),
    *W("line", "Crystallize ({n:NUMBER})", "Crystallize ({n:NUMBER}):", tree=Node("crystallize", n=Hole("n"), line=NOTHING)),
]

_EITHER = Node("each_of", first=Hole("first"), second=Hole("second"))
EITHER = [
    *W("ability_line", "{modifiers:modifier*?} whenever|when {subject} or {other:subject} {happening~n}, {body}", tree=Node(
        "ability", modifiers=Hole("modifiers"), body=Hole("body"), trigger=Node("each_of", first=_WHEN, second=Node("when", subject=Hole("other"), happening=Hole("happening"))))),
    *W("ability_line", "{modifiers:modifier*?} {first:trigger} or {subject} {happening~n}, {body}", tree=Node(
        "ability", modifiers=Hole("modifiers"), trigger=Node("each_of", first=Hole("first"), second=_WHEN), body=Hole("body"))),
    *W("ability_line", "{modifiers:modifier*?} {first:trigger} or|,~or {second:trigger}, {body}", "{modifiers:modifier*?} {first:trigger} and|,~and {second:trigger}, {body}", tree=Node(
        "ability", modifiers=Hole("modifiers"), trigger=_EITHER, body=Hole("body"))),
    *W("ability_line", "{modifiers:modifier*?} whenever|when {subject} {happening~n} or {second:happening~n}, {body}", tree=Node(
        "ability", modifiers=Hole("modifiers"), body=Hole("body"), trigger=Node("each_of", first=Node(
            "when", subject=Hole("subject"), happening=Hole("happening")), second=Node("when", subject=Hole("subject"), happening=Hole("second"))))),
]



def _turns(names: str) -> list[Wording]:
    """What comes at several of its player's turns: “at the end of your sixth, eighth, and tenth turns”."""
    slots = [f"{{{name}:ordinal}}" for name in names]
    listed = f"{slots[0]} and {slots[1]}" if len(names) == 2 else ", ".join(slots[:-1]) + f" ,~and {slots[-1]}"
    test: Node | None = None
    for name in reversed(names):
        one = Node("compare", left=TURN, limit=Node("exactly", n=Hole(name)))
        test = one if test is None else Node("either_condition", first=one, second=test)
    return [w for edge in ("start", "end") for w in W("ability_line", f"at~the~{edge}~of your {listed} turns, {{body}}", tree=Node(
        "ability", trigger=Node(f"turn_{edge}", owner=ME), condition=test, body=Hole("body")))]


AT_TURNS = [w for names in ("ab", "abc", "abcd") for w in _turns(names)]

PRINTED_LINES = [*AT_TURNS, *LINES, *ONLY_IF, *LIMITS, *NTH_TIMES, *FORMS, *EITHER]

"""How printed English cards say when: which time it is, the turns after this one, turns that are late enough, lines that another form goes on with."""
from engine.language.cards.printed_later import LEADER, NEXT_TURN, TURN_ENDS, granted, later
from engine.language.cards.shared import COST
from engine.language.said_before import NTH
from engine.language.tree import Node
from engine.language.wordings import Hole, W, Wording

ME = Node("player", who="me")
THIS, IT, THEM = (Node("this"),), (Node("it"),), (Node("them"),)
_AMOUNT, _DURATION, _CONDITION, _THEN = Hole("amount"), Hole("duration"), Hole("condition"), Hole("then")
_WHEN = Node("when", subject=Hole("subject"), happening=Hole("happening"))


def _nth_time(bound: str, later_too: str) -> list[Wording]:
    """What comes about for the third time, or the third and each later one."""
    test = Node(NTH, bound=Node(bound, n=Hole("n")), period=Hole("period"))
    said = f"whenever|when {{subject}} {{happening~n}} for~the {{n:ordinal}} time {later_too}{{period}}"
    return [
        *W("ability_line", f"{{modifiers:modifier*?}} {said}, {{body}}", tree=Node("ability", modifiers=Hole("modifiers"), trigger=_WHEN, condition=test, body=Hole("body"))),
        *W("ability_line", f"invocation: {{modifiers:modifier*?}} {said}, {{body}}", tree=Node(
            "ability", modifiers=Hole("modifiers"), trigger=Node("invocation", when=_WHEN), condition=test, body=Hole("body"))),
    ]


NTH_TIMES = [*_nth_time("exactly", ""), *_nth_time("at_least", "or~later ")]


def _body(step: object) -> Node:
    return Node("body", sentences=(Node("say", then=step),))


def _turns_on(trigger: Node, words: str) -> list[Wording]:
    """What comes in so many turns from the next on."""
    tree = Node("say", then=Node("sequence", steps=(Node("give", targets=(LEADER,), gifts=(granted(trigger, _body(_THEN)),), duration=Node("n_times", n=Hole("n"))),)))
    return W("sentence", f"{words}, {{then:clause}}.", f"{{then:clause}} {words}.", tree=tree)


_TURN_OVER = Node("turn_end", owner=ME)
NEXT_TURNS = [
    *W("sentence", "{then:clause} at~the~start~of~your~next~turn.", tree=Node("say", then=Node("sequence", steps=(later(NEXT_TURN),)))),
    *W("sentence", "{then:clause} at~the~end~of~this~turn.", tree=Node("say", then=Node("sequence", steps=(later(TURN_ENDS),)))),
    *_turns_on(NEXT_TURN, "at~the~start~of your|each~of~your next {n:NUMBER} turns"),
]


def _costs(words: str, targets: object) -> list[Wording]:
    """A cost that becomes a number for a while."""
    return W("effect", f"{words} {{amount:quantity}} {{duration}}", tree=Node("set_figure", targets=targets, attribute=COST, amount=_AMOUNT, duration=_DURATION))


COSTS = [
    *_costs("it costs", IT),
    *_costs("they cost", THEM),
    *W("quality", "cost[s] {amount:quantity} play~point(s)", tree=Node("cost_is", amount=_AMOUNT)),
    *W("quality", "cost[s] {amount:quantity} fewer|less play~point(s)|play~point(s)~to~play", tree=Node("cost_less", amount=_AMOUNT)),
    *W("sentence", "can~be~played~only if {condition}.", "can~only~be~played if {condition}.", "this~card can~be~played~only|can~only~be~played if {condition}.", tree=Node("play_only", condition=_CONDITION)),
]


def _late(head: str, condition: Node) -> list[Wording]:
    """A head that stands within a line: what follows is done, or done in place of it, once the match has gone on for long enough."""
    made = []
    for mark in (":", " -"):
        made += [
            *W("sentence", f"{head}{mark} {{then:clause}}.", tree=Node("if", condition=condition, then=_THEN)),
            *W("sentence", f"{head}{mark} {{then:clause}} instead.", f"{head}{mark} instead, {{then:clause}}.", tree=Node("instead", condition=condition, then=_THEN)),
            *W("sentence", f"{head}{mark} {{a:short}} instead.", tree=Node("instead", condition=condition, then=Node("sequence", steps=(Hole("a"),)))),
            *W("sentence", f"{head}{mark} {{a:other}} instead and {{b:effect&}}.", tree=Node("instead", condition=condition, then=Node("sequence", steps=(Hole("a"), Hole("b"))))),
        ]
    return made


_NUMBERED = Node("late_enough", n=Hole("n"))
LATE_HEADS = [
    *(w for words in ("skybound~art", "super~skybound~art", "union~burst") for w in _late(f"{words} ({{n:NUMBER}})", _NUMBERED)),
    *_late("skybound~art", Node("late_enough", n=10)),
    *_late("super~skybound~art", Node("late_enough", n=15)),
    *W("trigger", "skybound~art", "fanfare: skybound~art", tree=Node("skybound_art", n=10)),
    *W("trigger", "super~skybound~art", "fanfare: super~skybound~art", tree=Node("skybound_art", n=15)),
    *W("trigger", "fanfare: super~skybound~art ({n:NUMBER})", tree=Node("skybound_art", n=Hole("n"))),
]

_NOTHING = Node("text", body=Node("body", sentences=(Node("remark"),)))
FORMS = [
    *W("line", "Crystallize ({n:NUMBER}): {trait:TRAIT}", "Crystallize ({n:NUMBER}) - {trait:TRAIT}", tree=Node("crystallize", n=Hole("n"), trait=Hole("trait"), line=_NOTHING)),
    *W("line", "Crystallize ({n:NUMBER})", "Crystallize ({n:NUMBER}):", tree=Node("crystallize", n=Hole("n"), line=_NOTHING)),
]

TURNED_SAID = [*NTH_TIMES, *NEXT_TURNS, *COSTS, *LATE_HEADS, *FORMS]

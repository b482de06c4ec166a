"""What players write on cards of Chrono Card of the use of an A.Skill: its costs in brackets, and when it may be used at all."""

from engine.games.chrono_card.printed.japanese import ME, OPPONENT, say
from engine.language.japanese_wordings import J
from engine.language.tree import Node
from engine.language.wordings import Hole, W

IN_PHASE = Node("only_when", condition=Node("in_phase", phase=Hole("phase")))
IF = Node("only_when", condition=Hole("condition"))
OFTEN = Node("limit", n=Hole("n"), per="turn")
ONCE = Node("limit", n=1, per="turn")


def limited(*limits: Node) -> Node:
    """An ability that is used, under such limits."""
    return Node("ability", modifiers=(*limits, Hole("modifiers")), trigger=Hole("trigger"), body=Hole("body"))


_USE = "modifiers:modifier*? trigger:trigger body:body"
_THIS = tuple(f"この{what}は{comma}" for what in ("能力", "A.Skill", "効果") for comma in ("", "、"))
_ONLY = ("のみ使用できる", "のみ使える", "のみ使用可能", "しか使用できない", "しか使えない")


def _said(when: str, ends: tuple[str, ...] = _ONLY) -> list[str]:
    """The limit behind what the ability does, or before it."""
    return [line for mark in ("：", ":") for this in _THIS for end in ends for limit in (f"{this}{when}{end}。",)
            for line in (f"{{modifiers}}{{trigger}}{mark}{{body}}{limit}", f"{{modifiers}}{{trigger}}{mark}{limit}{{body}}")]  # fmt: skip


IN_JAPANESE = (
    *J("ability_line", *_said("{phase}に"), slots=f"{_USE} phase:phase_name", preferred=True, tree=limited(IN_PHASE)),
    *(
        w
        for words, who in (("自分", ME), ("相手", OPPONENT))
        for w in (
            *J("ability_line", *(line for of in ("", "中") for line in _said(f"{words}のターン{of}に")), slots=_USE, preferred=True, tree=limited(Node("during", owner=who))),
            *J("ability_line", *_said(f"{words}の{{phase}}に"), slots=f"{_USE} phase:phase_name", preferred=True, tree=limited(Node("during", owner=who), IN_PHASE)),
        )
    ),
    *J("ability_line", *(line for when in ("場合", "場合に", "時", "時に", "とき") for line in _said(f"{{condition}}{when}", _ONLY[:3])), slots=f"{_USE} condition:condition", preferred=True, tree=limited(IF)),
    *J("ability_line", *(line for time in ("回", "度") for line in _said(f"1ターンに1{time}")), slots=_USE, preferred=True, tree=limited(ONCE)),
    *J("ability_line", *(line for upto in ("", "まで") for line in _said(f"1ターンに{{n}}回{upto}", (_ONLY[0], _ONLY[3]))), slots=f"{_USE} n:NUMBER", preferred=True, tree=limited(OFTEN)),
)

_CAN = "can~only~be~used|can~be~used~only|may~only~be~used|may~be~used~only"
_AFTER = (*(f"this~{what} {_CAN}" for what in ("ability", "skill", "A.Skill")), "use~only", "use~this~ability~only|use~this~skill~only")


def _told(when: str) -> list[str]:
    """The same in English."""
    return [f"{{modifiers:modifier*?}} {{trigger}}: {{body:body}} {this} {when}." for this in _AFTER]


IN_ENGLISH = (
    *W("ability_line", *_told("if {condition}"), tree=limited(IF)),
    *W("ability_line", *_told("in|during the|your {phase:phase_name}"), tree=limited(IN_PHASE)),
    *W("ability_line", *_told("once~per~turn|once~each~turn"), tree=limited(ONCE)),
    *W("ability_line", *_told("during|on your~turn"), tree=limited(Node("during", owner=ME))),
    *W("ability_line", *_told("during|on your~opponent's~turn"), tree=limited(Node("during", owner=OPPONENT))),
)


def _skill(inside: str) -> list[str]:
    """An A.Skill with its costs behind it, in brackets or after a comma."""
    return [f"A.Skill {before} {inside} {after}" for before, after in (("[", "]"), ("(", ")"), (",", ""), ("", ""))]


_TWO = Node("activated", declared=1, prices=(Hole("prices"), Hole("more")))
_PAID = Node("activated", n=Hole("n"), counter="ep")
_PRICED = Node("activated", declared=1, prices=(Hole("prices"),))
_BOTH = Node("activated", n=Hole("n"), counter="ep", prices=(Hole("prices"),))
_EP = ("cost {n:NUMBER}", "cost : {n:NUMBER}", "cost {n:NUMBER} EP", "cost : {n:NUMBER} EP", "{n:NUMBER} EP")
COSTS_IN_ENGLISH = (
    *W("trigger", *(t for n in _EP for t in _skill(n)), tree=_PAID),
    *W("trigger", *(t for p in ("cost : {prices:price+}", "cost {prices:price+}") for t in _skill(p)),
       *(f"A.Skill {a} {{prices:price+}} {z}" for a, z in (("[", "]"), ("(", ")"))), tree=_PRICED),
    *W("trigger", *(t for c in ("cost : ", "cost ") for t in _skill(f"{c}{{prices:price}} , {{more:price}}")),
       *(f"A.Skill {a} {{prices:price}} , {{more:price}} {z}" for a, z in (("[", "]"), ("(", ")"))), tree=_TWO),
    *W("trigger", *(t for n in _EP for join in (",", "and", "+", ", and")
                    for t in _skill(f"{n} {join} {{prices:price+}}")), tree=_BOTH),
    *W("price", "check", "check~this~Character", tree=Node("turn_this", how="check")),
)


_SKILL = ("【P.Skill】", "P.Skill ", "P.Skill：")
_BECOMES = ("は{amount}になる", "は{amount}となる", "を{amount}とする", "を{amount}にする", "は{amount}に固定される")


def _held(figure: str, targets: Node | Hole) -> Node:
    """Attack or defense of these is that number as long as the card is there."""
    holds = Node("be", targets=(targets,), quality=Node("figure_is", attribute=Node("attribute", name=figure), amount=Hole("amount")))
    return Node("passive", line=Node("text", body=Node("body", sentences=(say(holds),))))


HELD = (
    *(
        w
        for said, figure in (("AP", "attack"), ("DP", "defense"))
        for w in (
            *W("line", *(f"P.Skill : the {said} of {{targets:target+}} {is_} {{amount:quantity}}." for is_ in ("is", "becomes", "is~always")), tree=_held(figure, Hole("targets"))),
            *J("line", *(f"{skill}{{targets}}の{said}{is_}。" for skill in _SKILL for is_ in _BECOMES), slots="targets:target+ amount:quantity", preferred=True, tree=_held(figure, Hole("targets"))),
            *J("line", *(f"{skill}{{filter}}{every}の{said}{is_}。" for skill in _SKILL for every in ("", "すべて", "全て") for is_ in _BECOMES),
               slots="filter:filter amount:quantity", preferred=True, tree=_held(figure, Node("all", filter=Hole("filter")))),
        )
    ),
)

USING = (*IN_JAPANESE, *IN_ENGLISH, *COSTS_IN_ENGLISH, *HELD)

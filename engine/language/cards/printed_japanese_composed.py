"""Parts of Japanese prints that go together freely: for each of several, all but this one, either of two keywords, sums, who has more."""

from engine.language.cards.printed_japanese_parts import FILTER_PARTS, HAND, SIDES, cards, only, side, steps
from engine.language.japanese_wordings import J
from engine.language.tree import Node
from engine.language.wordings import Hole

_X = Node("x")
_OTHERS_IN_HAND = only(Node("card"), adjectives=(Node("other"),), tests=(HAND,))
_EACH = (("{filter}1{%filter:体}につき", "filter:filter ", Hole("filter")), ("自分の他の手札1枚につき", "", _OTHERS_IN_HAND), ("自分の手札1枚につき", "", only(Node("card"), tests=(HAND,))))


def _so_often(filter_: Node | Hole, then: Node | Hole) -> Node:
    return Node("where", x=Node("count", filter=filter_), then=Node("repeat", n=_X, then=then))


FOR_EACH = [
    w
    for words, slots, found in _EACH
    for each in (Node("figures_each", filter=found, stats=Hole("stats")),)
    for w in (
        *J("core", *(f"{words}{mark}{{then}}" for mark in ("", "、")), slots=slots + "then:steps", tree=_so_often(found, Hole("then"))),
        *J("effect", *(f"{words}{mark}{{stats}}する" for mark in ("", "、")), slots=slots + "stats:STATS", preferred=True, tree=Node("gain", gifts=(each,))),
        *J("effect", *(f"{{targets}}を{mark}{words}{{stats}}する" for mark in ("", "、")), slots=slots + "stats:STATS targets:target+", tree=Node("give", targets=(Hole("targets"),), gifts=(each,))),
    )
]

_PAST = Node("past", happening=Hole("happening"), period=Hole("period"))
BUT_THIS = [
    *(w for which in ("（これを含めず）", "（このカードを含めず）") for mine in ((side("me"), Node("other")),) for w in J(
        "condition_one", f"{{period}}{{happening}}自分の{{adjectives&tests}}{{noun}}{{but}}が{which}{{bound!数}}", f"{{period}}{{happening}}自分の{{adjectives&tests}}{{noun}}{{but}}が{which}{{bound!数}}いる",
        slots=f"period:period happening:happened {FILTER_PARTS} bound:bound", tree=Node("exists", yes=1, bound=Hole("bound"), filter=cards(adjectives=mine, tests=(_PAST,))))),
]


def _with(name: str) -> Node:
    return cards(tests=(Node("with_keyword", keyword=Hole(name)),))


EITHER = [
    *J("filter", *(f"{quote}{{a}}か{{b}}を持つ{{adjectives&tests}}{{noun}}{{but}}{end}" for quote, end in (("", ""), ("「", "」"))), slots=f"a:KEYWORD b:KEYWORD {FILTER_PARTS}", tree=Node(
        "either_filter", first=_with("a"), second=_with("b"))),
    *J("condition_one", *(f"{{target}}が{{a}}か{{b}}を{has}" for has in ("持つ", "持っている")), slots="target:pointer a:KEYWORD b:KEYWORD", tree=Node(
        "is", yes=1, target=Hole("target"), filter=Node("either_filter", first=only(Node("card"), tests=(Node("with_keyword", keyword=Hole("a")),)), second=only(
            Node("card"), tests=(Node("with_keyword", keyword=Hole("b")),))))),
]

SUMS = [
    *(w for end, up in (("切り上げ", {"up": 1}), ("切り捨て", {})) for w in J("effect", f"{{filter}}の{{attribute}}は半分（端数{end}）になる", slots="filter:filter attribute:attribute", tree=Node(
        "halve", targets=(Node("all", filter=Hole("filter")),), attribute=Hole("attribute"), **up))),
    *J("effect", "手札{count}枚を捨てる", "手札を{count}枚選んで捨てる", slots="count:count", tree=Node("discard", targets=(Node("chosen", count=Hole("count"), filter=only(Node("card"), tests=(HAND,))),))),
    *J("amount_one", "自分の場の空き", "自分の場の空きの数", tree=Node("room", zone="board")),
    *J("core", *(f"「{{x}}」と同じだけ{{targets}}を回復{end}" for end in ("", "する")), slots="x:amount targets:target+", tree=Node(
        "where", x=Hole("x"), then=steps(Node("heal", amount=_X, targets=(Hole("targets"),))))),
    *J("effect", *(f"{{targets}}を選択して、{{amount}}ダメージ{end}" for end in ("", "を与える")), slots="targets:target+ amount:much", tree=Node(
        "deal", targets=(Hole("targets"),), amount=Hole("amount"))),
]


def _in(zone: str, player: Node) -> Node:
    return Node("count", filter=only(Node("card"), tests=(Node("in", owner=player, zone=zone),)))


MORE_THAN = [
    w
    for zone, ja in (("hand", "手札"), ("deck", "デッキ"))
    for words, limit in (("多い", "more_than"), ("少ない", "less_than"))
    for w in J("condition_one", *(f"自分の{ja}{many}が相手{their}より{words}" for many in ("", "の枚数") for their in ("", "の" + ja)), tree=Node(
        "compare", left=_in(zone, SIDES[0][2]), limit=Node(limit, n=_in(zone, SIDES[1][2]))))
]

_ANY = Node("any_of", filter=cards())
ENTERING = [
    *J("trigger", *(f"お互いの場に{{adjectives&tests}}{{noun}}{{but}}が{when}" for when in ("出るたび", "出たとき")), slots=FILTER_PARTS, tree=Node("when", subject=_ANY, happening=Node("enters"))),
    *(w for ja, who, _ in SIDES for of in (Node("any_of", filter=cards(adjectives=(side(who),))),) for w in (
        *J("trigger", *(f"{ja}の場に、{{adjectives&tests}}{{noun}}{{but}}が{when}" for when in ("出るたび", "出たとき")), slots=FILTER_PARTS, tree=Node("when", subject=of, happening=Node("enters"))),
        *J("trigger", *(f"リアニメイト によって{ja}の場に{{adjectives&tests}}{{noun}}{{but}}が{when}" for when in ("出るたび", "出たとき")), slots=FILTER_PARTS, tree=Node(
            "when", subject=of, happening=Node("reanimated"))),
    )),
]

_OPTIONS = Node("choose", options=(Hole("first"), Hole("second")))
SAME = [
    *J("effect", "{targets}に同じダメージ", "{targets}に同じダメージを与える", slots="targets:target+", tree=Node("deal", amount=Node("that_many"), targets=(Hole("targets"),))),
    *J("condition_one", "進化後", "進化している", "このフォロワーが進化後", "このフォロワーが進化している", tree=Node(
        "is_like", target=Node("this"), adjective=Node("evolved", yes=1), yes=1)),
    *J("core", "チョイス {first}か、{second}", "チョイス {first}か{second}", slots="first:steps second:steps", tree=_OPTIONS),
    *J("sentence", "{condition}限り、{gifts}を持つ。", slots="condition:condition gifts:gift+", preferred=True, tree=Node("while", condition=Hole("condition"), then=steps(
        Node("be", targets=(Node("this"),), quality=Node("has", gifts=(Hole("gifts"),)))))),
    *J("steps", "{targets}は進化して、{gifts}を持つ", "{targets}は進化し、{gifts}を持つ", slots="targets:target+ gifts:gift+", preferred=True, tree=steps(
        Node("evolve", targets=(Hole("targets"),)), Node("give", targets=(Node("them"),), gifts=(Hole("gifts"),)))),
]

JAPANESE_COMPOSED = [*SAME, *FOR_EACH, *BUT_THIS, *EITHER, *SUMS, *MORE_THAN, *ENTERING]

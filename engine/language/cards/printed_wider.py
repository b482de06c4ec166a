"""How printed English cards put things together: what is given to several, whose several names, effects that end, numbers for what is left."""
from engine.language.tree import Node
from engine.language.wordings import Hole, W, Wording

ME = Node("player", who="me")
THIS, IT, THEM = (Node("this"),), (Node("it"),), (Node("them"),)
_ONE, _X = Node("number", n=1), Node("x")
_AMOUNT, _TARGETS, _DURATION, _THEN = Hole("amount"), Hole("targets"), Hole("duration"), Hole("then")


def _steps(*steps: object) -> Node:
    return Node("sequence", steps=steps)


def _those(*tests: object, adjectives: tuple[object, ...] = ()) -> Node:
    return Node("filter", adjectives=(*adjectives, Hole("adjectives")), noun=Hole("noun"), tests=(*tests, Hole("tests")))


_LINE, _LINE_ONCE = Node("ability", line=Hole("line")), Node("ability", line=Hole("line"), once=1)


def _give(gift: object, duration: object = _DURATION) -> Node:
    return Node("give", targets=_TARGETS, gifts=(gift,) if isinstance(gift, Node) else gift, duration=duration)


_ONCE_SAID = "(this~effect~is~not~stackable.)"
GIVEN = [
    *(w for mark in ":-" for w in (
        *W("effect", f"give {{targets:target+}} the~following~effect {{duration}} {mark} {{line:ability_line}} {_ONCE_SAID}", tree=_give(_LINE_ONCE)),
        *W("effect", f"give your~leader the~following~effect {mark} {{line:ability_line}} (this~leader~effect~lasts~for~the~rest~of~the~match.)", tree=Node(
            "give", targets=(Node("leader", who="me"),), gifts=(_LINE,), duration=Node("for_match"))),
        *W("effect", f"give {{targets:target+}} {{gifts:gift+}} and the~following~effect {mark} {{line:ability_line}}", tree=Node(
            "give", targets=_TARGETS, gifts=(Hole("gifts"), _LINE))),
        *W("effect", f"gain {{gifts:gift+}} and the~following~effect {mark} {{line:ability_line}}", tree=Node("gain", gifts=(Hole("gifts"), _LINE))),
        *W("effect", f"give {{gifts:gift+}} and|,~and the~following~effect to {{targets:target+}} {mark} {{line:ability_line}}", tree=Node(
            "give", targets=_TARGETS, gifts=(Hole("gifts"), _LINE))),
        *W("effect", f"give {{a:gift}} , {{b:gift}} ,~and the~following~effect to {{targets:target+}} {mark} {{line:ability_line}}",
           f"give {{targets:target+}} {{a:gift}} , {{b:gift}} ,~and the~following~effect {mark} {{line:ability_line}}", tree=Node("give", targets=_TARGETS, gifts=(Hole("a"), Hole("b"), _LINE))),
        *W("effect", f"gain {{a:gift}} , {{b:gift}} ,~and the~following~effect {mark} {{line:ability_line}}", tree=Node("gain", gifts=(Hole("a"), Hole("b"), _LINE))),
        *W("effect", f"give the~following~effect to {{targets:target+}} {mark} {{line:ability_line}}", tree=_give(_LINE, None)),
        *W("steps", f"give {{targets:target+}} the~following~effect and {{more:effect&}} {mark} {{line:ability_line}}", tree=_steps(_give(_LINE, None), Hole("more"))),
        *W("steps", f"gain the~following~effect and {{more:effect&}} {mark} {{line:ability_line}}", tree=_steps(Node("gain", gifts=(_LINE,)), Hole("more"))))),
    *W("steps", "give {gifts:gift+} to {targets:target+} and {more:gift+} to {others:target+}", "give {targets:target+} {gifts:gift+} and {others:target+} {more:gift+}", tree=_steps(
        Node("give", targets=_TARGETS, gifts=Hole("gifts")), Node("give", targets=Hole("others"), gifts=Hole("more")))),
    *W("clause", "{then:effect&} , then~remove~this~effect|and~remove~this~effect", tree=_steps(_THEN, Node("lose_this"))),
]

_THAT = Node("that", noun=Node("of_trait", trait=Hole("trait")))
NAMED = [
    *W("pointer", "that {trait:TRAIT} card|follower|amulet|spell", tree=_THAT),
    *W("pointer", "those~followers|those~cards|those~amulets|those~spells", tree=Node("them")),
    *W("amount_one", "that {trait:TRAIT} card|follower|amulet|spell 's {attribute}", tree=Node("figure_of", attribute=Hole("attribute"), target=_THAT)),
    *W("effect", "evolve the {card:NAME}", tree=Node("evolve", targets=(Node("this_way", noun=Node("named", card=Hole("card")), deed=Node("summoned")),))),
    *W("effect", "evolve the {card:NAME} and this~follower", tree=Node("evolve", targets=(Node("this_way", noun=Node("named", card=Hole("card")), deed=Node("summoned")), Node("this")))),
    *W("filter", "{adjectives:adjective*?} {noun~n} {tests:test*?} using~its|using~their {a:head} or {b:head} effect(s)", tree=Node(
        "either_filter", first=_those(Node("using", head=Hole("a"))), second=_those(Node("using", head=Hole("b"))))),
    *W("filter", "{adjectives:adjective*?} {noun~n} with {a:head} or {b:head} {tests:test*?}", tree=Node(
        "either_filter", first=_those(Node("with_ability", head=Hole("a"))), second=_those(Node("with_ability", head=Hole("b"))))),
    *W("new_card", "{count} {cost:NUMBER} -play-point , {attack:NUMBER} / {defense:NUMBER} {card:NAME~n} without {without:head}", tree=Node(
        "new", count=Hole("count"), card=Hole("card"), cost=Hole("cost"), attack=Hole("attack"), defense=Hole("defense"), without=Hole("without"))),
    *W("new_card", "{count} copy(copies)~of a|an {attack:NUMBER} / {defense:NUMBER} {card:NAME}", tree=Node(
        "new", count=Hole("count"), card=Hole("card"), attack=Hole("attack"), defense=Hole("defense"))),
]


def _past(deed: str) -> Node:
    return Node("past", happening=Node(deed), period=Node("period", when="way"))


def _for_each_done(words: str, test: Node) -> list[Wording]:
    """As often as there are cards to which an earlier step did something."""
    found = _those(test)
    return [
        *W("clause", f"{{then:steps}} for~each {{adjectives:adjective*?}} {{noun}} {{tests:test*?}} {words}", tree=Node("where", x=Node("count", filter=found), then=Node("repeat", n=_X, then=_THEN))),
        *W("sentence", f"for~each {{adjectives:adjective*?}} {{noun}} {{tests:test*?}} {words}, {{then:clause}}.", tree=Node(
            "say", then=Node("where", x=Node("count", filter=found), then=Node("repeat", n=_X, then=_THEN)))),
        *W("amount", f"the~number~of {{adjectives:adjective*?}} {{noun~pl}} {{tests:test*?}} {words}", tree=Node("count", filter=found)),
    ]


COUNTED = [
    *_for_each_done("drawn", _past("drawn")),
    *_for_each_done("returned~to~your~hand|returned~to~hand|returned", Node("done", deed=Node("returned"))),
    *_for_each_done("destroyed~by~this~effect|destroyed~by~this~ability|destroyed~this~way", Node("done", deed=Node("destroyed"))),
    *_for_each_done("discarded~by~this~effect|discarded~by~this~ability|discarded~this~way", Node("done", deed=Node("discarded"))),
    *_for_each_done("banished~by~this~effect|banished~by~this~ability|banished~this~way|you~banished", Node("done", deed=Node("banished"))),
    *W("amount", "the~number~of {adjectives:adjective*?} {a:noun_one~pl} and {b:noun_one~pl} {tests:test*?}", tree=Node("count", filter=Node(
        "filter", adjectives=Hole("adjectives"), noun=Node("either", first=Hole("a"), second=Hole("b")), tests=Hole("tests")))),
    *W("condition_one", "{bound:limit} {adjectives:adjective*?} {a:noun_one~pl} and {b:noun_one~pl} are in~play", tree=Node("exists", yes=1, bound=Hole("bound"), filter=Node(
        "filter", adjectives=Hole("adjectives"), noun=Node("either", first=Hole("a"), second=Hole("b"))))),
    *W("amount", "your {counter:COUNTER~pl} (excluding~this~card)|excluding~this~follower)", "your {counter:COUNTER} count (excluding~this~card)|excluding~this~follower)", tree=Node(
        "difference", a=Node("points_of", owner=ME, counter=Hole("counter")), b=_ONE)),
    *W("amount", "{n:amount} (up~to {most:NUMBER})", tree=Node("no_more", n=Hole("n"), most=Hole("most"))),
    *W("clause", "use X {counter:COUNTER~pl} to|and {then:effect&}", tree=_steps(Node("points", how="lose", amount=_X, counter=Hole("counter")), Hole("then"))),
    *W("effect", "draw the~same~number~of~cards|that~many~cards", tree=Node("draw", count=Node("that_many"))),
    *W("effect", "subtract {amount:quantity} from the {attribute} of this~card|this~follower|this~amulet {duration}", tree=Node(
        "change", how="less", targets=THIS, attribute=Hole("attribute"), amount=_AMOUNT, duration=_DURATION)),
    *W("effect", "{duration}, subtract {amount:quantity} from the {attribute} of {targets:target+}", tree=Node(
        "change", how="less", targets=_TARGETS, attribute=Hole("attribute"), amount=_AMOUNT, duration=_DURATION)),
    *W("effect", "{duration}, add {amount:quantity} to the {attribute} of {targets:target+}", tree=Node(
        "change", how="more", targets=_TARGETS, attribute=Hole("attribute"), amount=_AMOUNT, duration=_DURATION)),
    *W("effect", "{duration}, change the {attribute} of {targets:target+} to {amount:amount}", tree=Node(
        "set_figure", targets=_TARGETS, attribute=Hole("attribute"), amount=_AMOUNT, duration=_DURATION)),
]

_EITHER = Node("each_of", first=Hole("first"), second=Hole("second"))
_SECOND = Node("when", subject=Hole("subject"), happening=Hole("happening"))
_EQUAL = Node("where", x=Hole("x"), then=Node("sequence", steps=(Node("deal", amount=_X, targets=_TARGETS),)))
_THEN_EQUAL = Node("body", sentences=(Node("say", then=_steps(Hole("before"))), Node("say", then=_EQUAL), Hole("after")))
_ELSE = Node("if", condition=Node("succeeded", yes=0), then=Hole("other"))
EQUALLY = [
    *(w for after in ("", " {after:sentence*}") for w in W(
        "body", f"{{before:effect&}} and deal damage equal~to {{x:amount}} to {{targets:target+}}.{after}", f"{{before:effect&}} and deal damage to {{targets:target+}} equal~to {{x:amount}}.{after}", tree=_THEN_EQUAL)),
    *(w for mark in (":", " -") for w in W("body", f"{{cost}}{mark} {{then:clause}}. otherwise, {{other:clause}}.", tree=Node(
        "body", sentences=(Node("say", then=Node("paying", cost=Hole("cost"), then=_THEN)), _ELSE)))),
    *W("clause", "{then:steps} for~each {filter} you've~played|you~played {period}", tree=Node("where", then=Node("repeat", n=_X, then=_THEN), x=Node(
        "times_done", player=Node("player", who="me"), deed=Node("plays", what=Node("any_of", filter=Hole("filter"))), period=Hole("period")))),
    *W("pointer", "the buried {noun}", tree=Node("this_way", noun=Hole("noun"), deed=Node("buried"))),
]
EITHER = [
    *W("ability_line", "{modifiers:modifier*?} {first:trigger} or {subject} {happening~n}, {body}", tree=Node(
        "ability", modifiers=Hole("modifiers"), trigger=Node("each_of", first=Hole("first"), second=_SECOND), body=Hole("body"))),
    *W("ability_line", "{modifiers:modifier*?} {first:trigger} or|,~or {second:trigger}, {body}", "{modifiers:modifier*?} {first:trigger} and {second:trigger}, {body}", tree=Node(
        "ability", modifiers=Hole("modifiers"), trigger=_EITHER, body=Hole("body"))),
    *W("ability_line", "{modifiers:modifier*?} whenever|when {subject} {happening~n} or {second:happening~n}, {body}", tree=Node(
        "ability", modifiers=Hole("modifiers"), body=Hole("body"), trigger=Node("each_of", first=Node(
            "when", subject=Hole("subject"), happening=Hole("happening")), second=Node("when", subject=Hole("subject"), happening=Hole("second"))))),
]

WIDER_SAID = [*GIVEN, *NAMED, *COUNTED, *EITHER, *EQUALLY]

"""How printed English cards add to what they say: limits in brackets, what holds in somebody's turn, several things in one breath."""
from engine.language.tree import Node
from engine.language.wordings import Each, Hole, W, Wording

OPPONENT = Node("player", who="opponent")
THIS = (Node("this"),)
_AT_LEAST, _AT_MOST = Node("at_least", n=Hole("n")), Node("at_most", n=Hole("n"))
_AMOUNT, _TARGETS = Hole("amount"), Hole("targets")
_EVERY = Each("lines", Node("ability", line=Hole("item")))
_EVERY_ONCE = Each("lines", Node("ability", line=Hole("item"), once=1))
_MATCH, _UNTIL_THIS_LEAVES = Node("for_match"), Node("until_leaves", what="this")


def _steps(*steps: object) -> Node:
    return Node("sequence", steps=steps)


def _give(gifts: object, duration: object = None) -> Node:
    return Node("say", then=_steps(Hole("before"), Node("give", targets=_TARGETS, gifts=gifts, duration=duration)))


def _lists(end: str, tree: Node) -> list[Wording]:
    """Several effects that are given, and what is said of all of them behind."""
    marks = (".", ":")
    plain = Node("say", then=_steps(*tree["then"]["steps"][1:]))
    return [w for mark in marks for w in (
        *W("sentence", f"give {{targets:target+}} the~following~effects{mark} {{lines:listed*}} {end}", tree=plain),
        *W("sentence", f"{{before:effect&}} and give {{targets:target+}} the~following~effects{mark} {{lines:listed*}} {end}", tree=tree),
    )]


GIVEN_LISTS = [
    *_lists("(these~effects~are~not~stackable~and~last~for~the~rest~of~the~match.)", _give(_EVERY_ONCE, _MATCH)),
    *_lists("(these~effects~are~not~stackable.)", _give(_EVERY_ONCE)),
    *_lists("(these~effects~last~for~the~rest~of~the~match.)", _give(_EVERY, _MATCH)),
    *_lists("(these~effects~last~until~this~follower~leaves~play.|these~effects~last~until~this~amulet~leaves~play.)", _give(_EVERY, _UNTIL_THIS_LEAVES)),
    *(w for mark in (".", ":") for w in W("sentence", f"give {{targets:target+}} the~following~effects {{duration}}{mark} {{lines:listed*}}", tree=Node(
        "say", then=_steps(Node("give", targets=_TARGETS, gifts=_EVERY, duration=Hole("duration")))))),
]

_ONLY = "can~only~accelerate"
ONLY_IF = [
    *W("line", f"Accelerate ({{n:NUMBER}}): {{line:ability_line}} ({_ONLY} if {{condition}}.)", tree=Node(
        "accelerate", n=Hole("n"), condition=Hole("condition"), line=Hole("line"))),
    *W("line", "Fusion: {filter~pl} (can~only~fuse if {condition}.)", "Fusion: {filter~pl}. (can~only~fuse if {condition}.)", tree=Node(
        "fuse", filter=Hole("filter"), condition=Hole("condition"))),
]

_UP_TO = "(up~to {n:NUMBER} times~per~turn)|time~per~turn)"
_LIMIT = Node("limit", n=Hole("n"), per="turn")


def _limited(more: str, sentence: Node, *modifiers: object) -> list[Wording]:
    return W("ability_line", f"{{modifiers:modifier*?}} {{trigger}}, {more}{{then:clause}} {_UP_TO}.", tree=Node(
        "ability", modifiers=(_LIMIT, *modifiers, Hole("modifiers")), trigger=Hole("trigger"), body=Node("body", sentences=(sentence,))))


LIMITS = [
    *_limited("if {condition}, ", Node("if", condition=Hole("condition"), then=Hole("then"))),
    *W("ability_line", f"whenever|when {{subject}} {{happening~n}} during {{owner}} turn, {{then:clause}} {_UP_TO}.", tree=Node(
        "ability", modifiers=(_LIMIT, Node("during", owner=Hole("owner"))), trigger=Node("when", subject=Hole("subject"), happening=Hole("happening")),
        body=Node("body", sentences=(Node("say", then=Hole("then")),)))),
    *W("ability_line", "once~on~each~of~your~opponent's~turns|once~on~each~of~the~opponent's~turns, {trigger}, {body}", tree=Node(
        "ability", modifiers=(Node("limit", n=1, per="turn"), Node("during", owner=OPPONENT)), trigger=Hole("trigger"), body=Hole("body"))),
]


def _while_turn(words: str, who: str) -> list[Wording]:
    """What holds in somebody's turns alone."""
    test = Node("turn_of", who=who)
    has = Node("be", targets=THIS, quality=Node("has", gifts=Hole("gifts")))
    less = Node("be", targets=THIS, quality=Node("damage_less", amount=_AMOUNT))
    return [
        *W("sentence", f"gain {{gifts:gift+}} during {words}.", f"during {words}, gain {{gifts:gift+}}.", tree=Node("while", condition=test, then=_steps(has))),
        *W("sentence", f"during {words}, subtract {{amount:much}} from damage~taken~by~this~follower.", tree=Node("while", condition=test, then=_steps(less))),
        *W("sentence", f"during {words}, reduce damage to {{targets:target+}} to {{amount:much}}.", tree=Node(
            "while", condition=test, then=_steps(Node("be", targets=_TARGETS, quality=Node("damage_cap", amount=_AMOUNT))))),
        *W("sentence", f"during {words}, reduce damage to this~follower to {{amount:much}}.", tree=Node(
            "while", condition=test, then=_steps(Node("be", targets=THIS, quality=Node("damage_cap", amount=_AMOUNT))))),
    ]


IN_TURNS = [*_while_turn("your~turn", "me"), *_while_turn("your~opponent's~turn|the~opponent's~turn", "opponent")]


def _past(kind: str, period: str) -> Node:
    return Node("past", happening=Node(kind), period=Node("period", when=period))


_SPOKEN = "{adjectives:adjective*?} {noun~n} {tests:test*?}"
_THOSE = Node("filter", adjectives=Hole("adjectives"), noun=Hole("noun"), tests=Hole("tests"))
_DIFFERENT = Node("random", count=Hole("count"), filter=_THOSE, different=1)
SEVERAL = [
    *W("drawn", "{count} different " + _SPOKEN, tree=_DIFFERENT),
    *W("made", "copies~of {count:quantity} different " + _SPOKEN, "copies~of {count:quantity} different~random|random~different " + _SPOKEN, tree=Node(
        "copies", count=Node("number", n=1), target=_DIFFERENT)),
    *W("target", "random {filter}", tree=Node("random", count=Node("number", n=1), filter=Hole("filter"))),
    *W("target", "any {filter}", tree=Node("chosen", count=Node("number", n=1), filter=Hole("filter"))),
    *W("target", "a|an {first:filter} or a|an {second:filter}", tree=Node("chosen", count=Node("number", n=1), filter=Node(
        "either_filter", first=Hole("first"), second=Hole("second")))),
    *W("steps", "recover {a:quantity} {c:COUNTER~n} and {b:quantity} {d:COUNTER~n}", tree=_steps(
        Node("points", how="recover", amount=Hole("a"), counter=Hole("c")), Node("points", how="recover", amount=Hole("b"), counter=Hole("d")))),
    *W("amount", "the~number~of {adjectives:adjective*?} {noun~pl} drawn", tree=Node("count", filter=Node(
        "filter", adjectives=Hole("adjectives"), noun=Hole("noun"), tests=(_past("drawn", "way"),)))),
    *W("amount", "{it:amount} , including~this~card|including~this~follower", "{it:amount} (including~this~card)|including~this~follower)|including~this~one)", tree=Hole("it")),
    *W("new_card", "{count} {attack:NUMBER} / {defense:NUMBER} {card:NAME~n}", tree=Node(
        "new", count=Hole("count"), card=Hole("card"), attack=Hole("attack"), defense=Hole("defense"))),
]

_FIGURE = {"attribute": Hole("attribute"), "target": Hole("target")}
_HEADED = Node("filter", noun=Node("card"), tests=(Node("with_ability", head=Hole("head")),))
CONDITIONS = [
    *W("condition_one", "{target:pointer} has {n:quantity} {attribute} or~less|or~fewer", tree=Node("has_figure", bound=_AT_MOST, **_FIGURE)),
    *W("condition_one", "{target:pointer} has {n:quantity} {attribute} or~more", tree=Node("has_figure", bound=_AT_LEAST, **_FIGURE)),
    *W("condition_one", "the~enemy~follower has {keyword:KEYWORD}", tree=Node("is", yes=1, target=Node("opposing", noun=Node("kind", word="follower")), filter=Node(
        "filter", noun=Node("card"), tests=(Node("with_keyword", keyword=Hole("keyword")),)))),
    *W("condition_one", "it has {head}", "it has any {head} effects", tree=Node("is", yes=1, target=Node("it"), filter=_HEADED)),
    *W("condition_one", "this~follower|it was~summoned~with~an~effect", tree=Node("came", target=Node("this"), how="effect")),
    *W("condition_one", "it|this~follower was~summoned~using~Reanimate", tree=Node("came", target=Node("this"), how="reanimate")),
    *W("condition", "{a:STATE}, {b:STATE}, and {c:STATE} are~active~for~you", tree=Node("both", first=Node("state", state=Hole("a"), yes=1), second=Node(
        "both", first=Node("state", state=Hole("b"), yes=1), second=Node("state", state=Hole("c"), yes=1)))),
    *W("sentence", "then if {condition}, {then:clause}.", tree=Node("if", condition=Hole("condition"), then=Hole("then"))),
    *W("sentence", "then if {condition}, {then:clause} instead.", tree=Node("instead", condition=Hole("condition"), then=Hole("then"))),
    *W("sentence", "if {condition}, then {then:clause}.", tree=Node("if", condition=Hole("condition"), then=Hole("then"))),
]

_RITE = Node("paying", cost=Node("earth_rite"), then=_steps(Node("nothing")))
EFFECTS = [
    *W("clause", "perform~Earth~Rite", tree=_RITE),
]

BESIDES = [*GIVEN_LISTS, *ONLY_IF, *LIMITS, *IN_TURNS, *SEVERAL, *CONDITIONS, *EFFECTS]

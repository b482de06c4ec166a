"""What Japanese cards say besides: cards described in quotation marks, several picks at once, what comes from the deck, costs that follow a state."""

from engine.language.cards.printed_japanese_parts import COST, FILTER_PARTS, INTO_HAND, ME, THIS, cards, steps
from engine.language.japanese_wordings import J, JapaneseWording
from engine.language.tree import Node
from engine.language.wordings import Each, Hole

_PLACE = Node("in", owner=Hole("owner"), zone=Hole("zone"))
_BOARD = Node("into", zone="board")


def _into(words: str, slots: str, found: tuple[Node, ...]) -> list[JapaneseWording]:
    """Cards drawn from a place, and where they go."""
    slots = f"{slots} owner:owner zone:ZONE"
    return [
        *J("effect", f"{words}、{{owner}}の{{zone}}から{{into}}", slots=slots + " into:into", tree=Node("put", targets=found, into=Hole("into"))),
        *J("effect", f"{words}、{{owner}}の{{zone}}から手札に加える", slots=slots, tree=Node("put", targets=found, into=INTO_HAND)),
        *J("effect", f"{words}、{{owner}}の{{zone}}から場に出す", slots=slots, tree=Node("put", targets=found, into=_BOARD)),
    ]


def _picked(count: str, found: Node) -> Node:
    return Node("random", count=Hole(count), filter=found)


_NAMED = "{adjectives&tests}{noun}{but}"
_FOUND = cards(tests=(_PLACE,))
_OUTER = Node("filter", adjectives=(Hole("adjectives"),), noun=Hole("noun"), tests=(Hole("outer"), Hole("tests"), Hole("but"), _PLACE))
_FIRST, _SECOND = (
    Node("filter", adjectives=(Hole(f"{n}_is"),), noun=Hole(f"{n}_noun"), tests=(Hole(f"{n}_tests"), Hole(f"{n}_but"), _PLACE)) for n in ("a", "b")
)
_BOTH = "{a_is&a_tests}{a_noun}{a_but}をランダムに{a}枚と、{b_is&b_tests}{b_noun}{b_but}をランダムに{b}枚"
_BOTH_PARTS = " ".join(f"{n}_is:adjective*? {n}_noun:noun {n}_tests:test*? {n}_but:but? {n}:count" for n in ("a", "b"))
QUOTED = [
    *_into(f"「{_NAMED}」をランダムに{{count}}枚", f"{FILTER_PARTS} count:count", (_picked("count", _FOUND),)),
    *_into(f"{{outer}}「{_NAMED}」をランダムに{{count}}枚", f"outer:test {FILTER_PARTS} count:count", (_picked("count", _OUTER),)),
    *_into(_BOTH, _BOTH_PARTS, (_picked("a", _FIRST), _picked("b", _SECOND))),
    *_into(_BOTH.replace("枚と、", "枚と"), _BOTH_PARTS, (_picked("a", _FIRST), _picked("b", _SECOND))),
]

_ITEM = Node("new", card=Hole("item"), count=Node("number", n=1))


def _several(done: str, kind: str, **more: Node) -> list[JapaneseWording]:
    """New cards that are drawn of several, each by itself: one may be drawn again."""
    made = steps(Node(kind, made=(Node("one_of", cards=Each("cards", _ITEM)),), **more))
    words = (f"{{cards|、}}の中から、ランダムに{{n}}{measure}を{done}" for measure in ("枚", "体", "つ"))
    return J("core", *words, slots="cards:NAME+ n:quantity", tree=Node("repeat", n=Hole("n"), then=made))


SEVERAL = [
    *_several("手札に加える", "add", into=INTO_HAND),
    *_several("デッキに加える", "add", into=Node("into", owner=ME, zone="deck", at="anywhere")),
    *_several("出す", "summon"),
]

_REVEAL = Node("reveal", targets=(Node("it"),))
FROM_DECK = [
    *J("sentence", "{condition}なら公開して、{then}。", slots="condition:condition then:effect&", tree=Node(
        "if", condition=Hole("condition"), then=steps(_REVEAL, Hole("then")))),
    *J("effect", "公開する", tree=_REVEAL),
    *J("happening", "自分のデッキから手札に加わる", tree=Node("drawn")),
]


def _in_hand(how: str, change: Node) -> list[JapaneseWording]:
    """What an ability does, while in hand and where something is so, to the cost of its own card."""
    body = Node("body", sentences=(Node("if", condition=Hole("condition"), then=steps(change)),))
    held = Node("ability", modifiers=Hole("modifiers"), trigger=Hole("trigger"), body=body)
    return J(
        "ability_line", *(f"{{modifiers}}{{trigger}}、{{condition}}なら、自分の手札の{this}コストを{how}。" for this in ("この", "このカードの")),
        slots="modifiers:modifier*? trigger:trigger condition:condition amount:quantity", tree=held)


def _follows(how: str, quality: Node) -> list[JapaneseWording]:
    """A cost in hand that follows what is so, as long as it is so."""
    words = (f"{{condition}}限り、自分の手札の{this}コスト{end}。" for this in ("この", "このカードの") for end in how.split("|"))
    return J("sentence", *words, slots="condition:condition amount:quantity", tree=Node(
        "while", condition=Hole("condition"), then=steps(Node("be", targets=THIS, quality=quality))))


_AMOUNT = Hole("amount")
COSTS_IN_HAND = [
    *_in_hand("-{amount}する", Node("change", attribute=COST, how="less", amount=_AMOUNT, targets=THIS)),
    *_in_hand("{amount}にする", Node("set_figure", attribute=COST, amount=_AMOUNT, targets=THIS)),
    *_follows("を-{amount}する", Node("cost_less", amount=_AMOUNT)),
    *_follows("を{amount}にする|は{amount}になる", Node("cost_is", amount=_AMOUNT)),
]


def _up_to(words: str, x: Node | Hole) -> list[JapaneseWording]:
    """Cards drawn from a place that cost at most an amount."""
    cost = Node("figure", attribute=COST, bound=Node("at_most", n=Node("x")))
    found = Node("filter", adjectives=(Hole("adjectives"),), noun=Hole("noun"), tests=(cost, Hole("tests"), Hole("but"), _PLACE))
    ends = (("{into}", " into:into", Hole("into")), ("手札に加える", "", INTO_HAND), ("場に出す", "", _BOARD))
    parts, before = f"x:amount {FILTER_PARTS} count:count owner:owner zone:ZONE", f"「{{x}}」{words}{_NAMED}をランダムに{{count}}枚、{{owner}}の{{zone}}から"

    def put(into: Node | Hole) -> Node:
        return Node("put", targets=(_picked("count", found),), into=into)

    return [
        *(w for end, slots, into in ends for w in J("core", before + end, slots=parts + slots, tree=Node("where", x=x, then=steps(put(into))))),
        *J("core", before + "場に出し、{then}", slots=parts + " then:effect&", tree=Node("where", x=x, then=steps(put(_BOARD), Hole("then")))),
    ]


COMPARED = [
    *_up_to("以下のコストの", Hole("x")),
    *(w for words in ("より低いコストの", "未満のコストの") for w in _up_to(words, Node("difference", a=Hole("x"), b=Node("number", n=1)))),
    *J("amount", "{period}自分がネクロマンス した値の合計", "{period}自分がネクロマンスした値の合計", slots="period:period", tree=Node(
        "spent_on_necromancy", period=Hole("period"))),
]

_OF_CLASS = Node("of_class", targets=(Hole("targets"),), word=Hole("word"), **{"class": Hole("class")})
TURNED = [
    *J("effect", "{targets}は{class}・{word}になる", "{targets}は、{class}・{word}になる", "{targets}を{class}・{word}にする", "{targets}を、{class}・{word}にする",
       slots="targets:target+ class:CLASS word:KIND", tree=_OF_CLASS),
    *J("effect", "{class}・{word}になる", slots="class:CLASS word:KIND", tree=Node("of_class", targets=THIS, word=Hole("word"), **{"class": Hole("class")})),
]

JAPANESE_BESIDES = [*QUOTED, *SEVERAL, *FROM_DECK, *COSTS_IN_HAND, *COMPARED, *TURNED]

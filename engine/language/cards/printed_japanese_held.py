"""What Japanese cards say holds, as long as they are there or for a while, and what they change of what they said before."""

from engine.language.cards.printed_japanese_parts import FILTER_PARTS, SIDES, THIS, cards, number, side, steps
from engine.language.cards.printed_later import A_STACK, ALL_STACK
from engine.language.japanese_wordings import J
from engine.language.tree import Node
from engine.language.wordings import Hole

_HERE = tuple(f"{this}が場に{there}限り、" for this, there in (("これ", "いる"), ("これ", "ある"), ("このフォロワー", "いる"), ("このアミュレット", "ある")))
_TARGETS = (Hole("targets"),)
_BE = Node("be", targets=THIS, quality=Hole("quality"))
HELD = [
    *J("sentence", *(f"{here}{{targets}}への{{bound}}のダメージは{{amount}}になる。" for here in _HERE), slots="targets:target+ bound:bound amount:much", tree=Node(
        "say", then=steps(Node("be", targets=_TARGETS, quality=Node("damage_taken", amount=Hole("amount"), bound=Hole("bound")))))),
    *J("sentence", *(f"{here}{{targets}}へのダメージを-{{amount}}する。" for here in _HERE), slots="targets:target+ amount:much", tree=Node(
        "say", then=steps(Node("be", targets=_TARGETS, quality=Node("damage_less", amount=Hole("amount")))))),
    *J("sentence", "{first!連}、{second}。", slots="first:quality second:quality", tree=Node("say", then=steps(
        Node("be", targets=THIS, quality=Hole("first")), Node("be", targets=THIS, quality=Hole("second"))))),
    *(w for ja, who, _ in SIDES for w in (
        *J("sentence", f"{ja}のターン中、{{quality}}。", slots="quality:quality", tree=Node("while", condition=Node("turn_of", who=who), then=steps(_BE))),
        *J("sentence", f"{ja}のターン中、{{targets}}へのダメージを-{{amount}}する。", slots="targets:target+ amount:much", tree=Node(
            "while", condition=Node("turn_of", who=who), then=steps(Node("be", targets=_TARGETS, quality=Node("damage_less", amount=Hole("amount")))))),
        *J("sentence", f"{ja}のターン中、{{targets}}へのダメージは{{amount}}になる。", slots="targets:target+ amount:much", tree=Node(
            "while", condition=Node("turn_of", who=who), then=steps(Node("be", targets=_TARGETS, quality=Node("damage_taken", amount=Hole("amount")))))),
    )),
    *J("effect", "{duration}自分のリーダーは{state}状態になる", "{duration}自分のリーダーは（体力が{_n}以上でも）{state}状態になる", slots="duration:duration state:STATE _n:NUMBER",
       tree=Node("force_state", state=Hole("state"), duration=Hole("duration"))),
    *J("effect", "{targets}は能力すべて（攻撃力/体力はそのまま）を失う", "{targets}は、能力すべてを失う", slots="targets:target+", tree=Node("lose_all", targets=_TARGETS)),
    *J("sentence", "※このカードは{card}として扱う。", "※{card}として扱う。", slots="card:NAME", tree=Node("treated_as", card=Hole("card"))),
]


def _more(kind: str, **parts: object) -> Node:
    return Node("more", then=steps(Node(kind, **parts)))


MORE = [
    *J("sentence", "+{amount}ダメージ", slots="amount:much", tree=_more("deal", amount=Hole("amount"))),
    *J("sentence", "+{amount}回復", slots="amount:much", tree=_more("heal", amount=Hole("amount"))),
    *J("sentence", "+{count}体", "+{count}つ", slots="count:quantity", tree=_more("summon", count=Hole("count"))),
    *J("sentence", "引くカード+{count}枚", "引く枚数+{count}枚", slots="count:quantity", tree=_more("draw", count=Hole("count"))),
    *J("sentence", "さらに{count}体出す。", "さらに{count}つ出す。", slots="count:quantity", tree=_more("summon", count=Hole("count"))),
    *J("sentence", "さらに{count}枚引く。", slots="count:quantity", tree=_more("draw", count=Hole("count"))),
    *J("sentence", "さらに{count}枚手札に加える。", "さらに{count}枚を手札に加える。", slots="count:quantity", tree=_more("add", count=Hole("count"))),
]

_DOUBLE = tuple(Node("double", targets=_TARGETS if name == "attack" else (Node("them"),), attribute=Node("attribute", name=name)) for name in ("attack", "defense"))
DONE = [
    *J("effect", "{targets}にそれぞれ{amount}ダメージ", "{targets}にそれぞれ{amount}ダメージを与える", slots="targets:target+ amount:much", tree=Node(
        "deal", targets=_TARGETS, amount=Hole("amount"))),
    *J("effect", "{made!名}に変身させる", slots="made:made", tree=Node("transform", targets=(Node("it"),), made=Hole("made"))),
    *J("sentence", "「{do}」これを{n}回行う。", slots="do:steps n:quantity", tree=Node("say", then=Node("repeat", n=Hole("n"), then=Hole("do")))),
    *J("sentence", "「{do}。{more}」これを{n}回行う。", slots="do:effect& more:effect& n:quantity", tree=Node("say", then=Node(
        "repeat", n=Hole("n"), then=steps(Hole("do"), Hole("more"))))),
    *J("steps", "{targets}の攻撃力/体力を2倍にする", slots="targets:target+", tree=Node("sequence", steps=_DOUBLE)),
    *J("steps", "{targets}の攻撃力/体力を2倍にして、{then}", slots="targets:target+ then:effect&", tree=Node("sequence", steps=(*_DOUBLE, Hole("then")))),
    *J("sentence", "Xは「{x}」である。", "Xは{x}である。", slots="x:amount", tree=Node("x_is", x=Hole("x"))),
]

_STRONGEST = Node("first", count=number(1), filter=Node(
    "filter", adjectives=(Hole("adjectives"),), noun=Hole("noun"), tests=(Node("highest", attribute=Hole("attribute")), Hole("tests"), Hole("but"))))
AMOUNTS = [
    *J("amount_one", "{adjectives&tests}{noun}{but}の最大{attribute}", "{adjectives&tests}{noun}{but}の最大{attribute}の値", slots=f"{FILTER_PARTS} attribute:attribute",
       tree=Node("figure_of", attribute=Hole("attribute"), target=_STRONGEST)),
    *J("effect", "自分の場のスタック を+{amount}する", slots="amount:quantity", tree=Node(
        "change", how="more", targets=(A_STACK,), attribute=Node("attribute", name="stack"), amount=Hole("amount"))),
    *J("amount", "自分の場のスタック の数", tree=ALL_STACK),
    *J("test", "{attribute}{bound}で", slots="attribute:attribute bound:bound", tree=Node("figure", attribute=Hole("attribute"), bound=Hole("bound"))),
]

_REANIMATED = tuple(Node("reanimate", n=Hole(n)) for n in "abc")
REANIMATED = [
    *J("steps", "リアニメイト {a}、リアニメイト {b}", slots="a:quantity b:quantity", tree=Node("sequence", steps=_REANIMATED[:2])),
    *J("steps", "リアニメイト {a}、リアニメイト {b}、リアニメイト {c}", slots="a:quantity b:quantity c:quantity", tree=Node("sequence", steps=_REANIMATED)),
]


def _lines(once: int | None) -> tuple[Node, ...]:
    return tuple(Node("ability", line=Hole(line), once=once) for line in "ab")


_GIVEN = ("{duration}{targets}は「{a}」と「{b}」を持つ", "{duration}{targets}は、「{a}」と、「{b}」を持つ")
_NEVER_TWICE = ("。リーダーはこの能力を重複して持たない", "。リーダーはこれらの能力を重複して持たない")
GIVEN = [
    *J("effect", *(words + end for words in _GIVEN for end in _NEVER_TWICE), slots="duration:duration? targets:target+ a:ability_line b:ability_line", tree=Node(
        "give", targets=_TARGETS, gifts=_lines(1), duration=Hole("duration"))),
    *J("effect", _GIVEN[1], slots="duration:duration? targets:target+ a:ability_line b:ability_line", tree=Node(
        "give", targets=_TARGETS, gifts=_lines(None), duration=Hole("duration"))),
]

ATTACKING = [
    *J("happening", "{whom}に攻撃する", "{whom}へ攻撃する", slots="whom:subject", tree=Node("attacks", whom=Hole("whom"))),
]

_CAME = Node("times", subject=Node("any_of", filter=cards(adjectives=(side("me"),))), happening=Node("enters"), period=Hole("period"))
CAME = [
    *J("condition_one", "これを含めて、自分の場に出た{adjectives&tests}{noun}{but}が{period}{limit!数}", slots=f"{FILTER_PARTS} period:period limit:limit", tree=Node(
        "compare", left=_CAME, limit=Hole("limit"))),
]

JAPANESE_HELD = [*AMOUNTS, *REANIMATED, *GIVEN, *ATTACKING, *CAME, *HELD, *MORE, *DONE]

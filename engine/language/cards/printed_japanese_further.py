"""Further things that Japanese cards say: who of two, picks behind what is asked of them, what is made to happen, what has not been done."""

from engine.language.cards.printed_japanese_parts import FILTER_PARTS, ME, SIDES, THIS, cards, only, steps
from engine.language.japanese_wordings import J
from engine.language.tree import Node
from engine.language.wordings import Hole

POINTERS = [
    *J("pointer", "その{_trait}・{noun}", slots="_trait:TRAIT noun:noun", tree=Node("that", noun=Hole("noun"))),
]

_OUTER = Node("filter", adjectives=(Hole("adjectives"),), noun=Hole("noun"), tests=(Hole("outer"), Hole("tests"), Hole("but")))
_OUTER_PARTS = f"outer:test {FILTER_PARTS} count:count"
PICKS = [
    *J("target", "{outer}ランダムな{adjectives&tests}{noun}{but}{count}{%noun:体}", slots=_OUTER_PARTS, tree=Node("random", count=Hole("count"), filter=_OUTER)),
    *(w for verb, kind in (("を破壊する", "destroy"), ("を消滅させる", "banish"), ("を手札に戻す", "return")) for w in J(
        "effect", f"{{a}}と、{{b}}{verb}", slots="a:target b:target", tree=Node(kind, targets=(Hole("a"), Hole("b"))))),
]

_IT = (Node("it"),)


_HAS_IT = Node("is", yes=1, target=Node("it"), filter=only(Node("card"), tests=(Node("with_ability", head=Hole("head")),)))


def _made_to_happen(**more: object) -> Node:
    """Those abilities of the thing spoken of happen so often, if it has any."""
    return Node("if", condition=_HAS_IT, then=Node("repeat", n=Hole("n"), then=steps(Node("activate", head=Hole("head"), targets=_IT, **more))))


HAPPENS = [
    *J("sentence", *(f"それが「{words}を含まない{{head}}能力」を持つなら{{n}}回働かせる。" for words in ("チョイス と対象選択", "チョイスと対象選択")), slots="head:head n:quantity",
       tree=_made_to_happen(untargeted=1)),
    *J("sentence", "それが{head}能力を持つなら{n}回働かせる。", slots="head:head n:quantity", tree=_made_to_happen()),
    *J("test", "{head}能力を持つ", slots="head:head", tree=Node("with_ability", head=Hole("head"))),
    *J("effect", "{targets}を、{times}スペルブースト する", "{targets}を{times}スペルブースト する", slots="targets:target+ times:times", tree=Node(
        "spellboost", targets=(Hole("targets"),), times=Hole("times"))),
    *J("core", "{attribute}を「{x}」と同じだけ遅らせる", "この{attribute}を「{x}」と同じだけ遅らせる", slots="attribute:attribute x:amount", tree=Node(
        "where", x=Hole("x"), then=steps(Node("change", how="more", targets=THIS, attribute=Hole("attribute"), amount=Node("x"))))),
]

_NOT_ATTACKED = Node("compare", limit=Node("exactly", n=Node("number", n=0)), left=Node(
    "times", subject=Node("this"), happening=Node("attacks"), period=Node("period", when="turn")))
_HANDS = {who: Node("in", owner=player, zone="hand") for _, who, player in SIDES}
CONDITIONS = [
    *J("condition_one", "このフォロワーが攻撃していない状態", "これが攻撃していない状態", tree=_NOT_ATTACKED),
    *J("condition_one", "{filter}を捨てた", slots="filter:filter", tree=Node("did", player=ME, period=Node("period", when="way"), deed=Node(
        "discards", what=Node("any_of", filter=Hole("filter"))))),
    *(w for words, others in (("自分の手札", ()), ("自分の他の手札", (Node("other"),))) for w in J("condition_one", f"{words}が相手の手札より多い", tree=Node(
        "compare", left=Node("count", filter=only(Node("card"), adjectives=others, tests=(_HANDS["me"],))),
        limit=Node("more_than", n=Node("count", filter=only(Node("card"), tests=(_HANDS["opponent"],))))))),
    *J("condition_one", "自分と相手の{counter}が{n}", slots="counter:COUNTER n:quantity", tree=Node("both", **{name: Node(
        "has_points", player=player, counter=Hole("counter"), bound=Node("exactly", n=Hole("n"))) for name, (_, _, player) in zip(("first", "second"), SIDES, strict=True)})),
    *J("amount", "このスペルブースト の回数", "このカードのスペルブースト の回数", "このカードの「スペルブースト された回数」", tree=Node(
        "figure_of", attribute=Node("attribute", name="spellboost"), target=Node("this"))),
    *J("amount", "自分のデッキに残っている{adjectives&tests}{noun}{but}の枚数", slots=FILTER_PARTS, tree=Node("count", filter=cards(tests=(
        Node("in", owner=ME, zone="deck"),)))),
    *J("amount", "{filter}の{attribute}の合計", slots="filter:filter attribute:attribute", tree=Node(
        "figure_of", attribute=Hole("attribute"), target=Node("all", filter=Hole("filter")), total=1)),
]

JAPANESE_FURTHER = [*POINTERS, *PICKS, *HAPPENS, *CONDITIONS]

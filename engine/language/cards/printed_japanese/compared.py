"""How printed Japanese cards compare: one number of cards with another, the whole table, what a card is at this moment."""

from __future__ import annotations

from engine.language.cards.printed_japanese.pieces import FILTER_PARTS, SIDES, cards, filler, only, side
from engine.language.japanese_wordings import J
from engine.language.tree import Node
from engine.language.wordings import Hole

_THERE = only(Node("card"), tests=(Node("in", owner=Hole("owner"), zone=Hole("zone")),))

MORE_OR_FEWER = [
    *filler("more_words", "多い", "高い", "大きい"),
    *filler("fewer_words", "少ない", "低い", "小さい"),
    *(w for which, kind in (("more", "more_than"), ("fewer", "less_than")) for w in (
        *J("condition_one", "{a}が{b}より{_many}", "{a}の数が{b}の数より{_many}", slots=f"a:filter b:filter _many:{which}_words", tree=Node(
            "compare", left=Node("count", filter=Hole("a")), limit=Node(kind, n=Node("count", filter=Hole("b"))))),
        *J("condition_one", "{a}が{b}より{_many}", "「{a}」が「{b}」より{_many}", slots=f"a:amount b:amount _many:{which}_words", tree=Node(
            "compare", left=Hole("a"), limit=Node(kind, n=Hole("b")))))),
]

HERE = [
    *(w for ja, who, _ in SIDES for w in (
        *J("condition_one", f"{ja}の場が{{bound!数}}", f"{ja}の場のカードが{{bound!数}}", f"{ja}の場にカードが{{bound!数}}ある", slots="bound:bound", tree=Node(
            "exists", yes=1, bound=Hole("bound"), filter=only(Node("card"), adjectives=(side(who),)))),
        *J("condition_one", f"{ja}の場に{{n}}種類以上の{{adjectives&tests}}{{noun}}{{but}}が{{%noun:いる}}", f"{ja}の場に名前の異なる{{adjectives&tests}}{{noun}}{{but}}が{{n}}{{%noun:体}}以上{{%noun:いる}}",
           slots=f"n:quantity {FILTER_PARTS}", tree=Node("compare", limit=Node("at_least", n=Hole("n")), left=Node("count", different=1, filter=cards(adjectives=(side(who),))))),
        *J("condition_one", f"{ja}の場の名前の異なる{{adjectives&tests}}{{noun}}{{but}}が{{bound!数}}", slots=f"bound:bound {FILTER_PARTS}", preferred=True, tree=Node(
            "compare", limit=Hole("bound"), left=Node("count", different=1, filter=cards(adjectives=(side(who),))))))),
    *(w for ja, who, _ in SIDES for w in J("condition_one", f"{ja}の場に{{adjectives&tests}}{{noun}}{{but}}が1{{%noun:体}}も{{%noun:いない}}", slots=FILTER_PARTS, tree=Node(
        "exists", yes=0, filter=cards(adjectives=(side(who),))))),
    *J("condition_one", "{target}が{keyword} 状態", "{target}が{keyword} 状態である", slots="target:pointer keyword:KEYWORD", tree=Node("has_keyword", yes=1, target=Hole("target"), keyword=Hole("keyword"))),
    *J("condition_one", "{target}が{keyword} 状態でない", slots="target:pointer keyword:KEYWORD", tree=Node("has_keyword", yes=0, target=Hole("target"), keyword=Hole("keyword"))),
    *J("condition_one", "自分の場に空きがない", "場に空きがない", "自分の場に1つも空きがない", tree=Node("full", zone="board", yes=1)),
    *J("condition_one", "場に空きがある", tree=Node("full", zone="board", yes=0)),
    *J("condition_one", "自分の場の空きが{bound!数}", "自分の場に空きが{bound!数}ある", slots="bound:bound", tree=Node("compare", left=Node("room", zone="board"), limit=Hole("bound"))),
    *J("amount", "{owner}の{zone}の枚数", "{owner}の{zone}のカードの枚数", slots="owner:owner zone:ZONE", tree=Node("count", filter=_THERE)),
    *J("amount_one", "{owner}の{counter}の枚数", "{owner}の{counter}の値", slots="owner:owner counter:COUNTER", tree=Node("points_of", owner=Hole("owner"), counter=Hole("counter"))),
]

_THIS_WAY = Node("period", when="way")
SO_MANY_THIS_WAY = [
    *(w for deed, noun, words in (
        ("destroyed", Node("card"), ("破壊した", "破壊された")), ("banished", Node("card"), ("消滅させた", "消滅した")), ("returned", Node("card"), ("手札に戻した", "手札に戻った")),
        ("discarded", Node("card"), ("捨てた",)), ("evolves", Node("kind", word="follower"), ("進化した", "進化させた")))
      for w in J("condition_one", *(f"{which}{{bound!数}}{done}" for which in ("", "この能力で", "これによって") for done in words), slots="bound:bound", tree=Node(
          "happened", subject=Node("several", bound=Hole("bound"), filter=Node("filter", noun=noun)), happening=Node(deed), period=_THIS_WAY))),
    *J("amount", *(f"引いた{{adjectives&tests}}{{noun}}{{but}}{number}" for number in ("の枚数", "の数")), slots=FILTER_PARTS, tree=Node(
        "count", filter=cards(tests=(Node("past", happening=Node("drawn"), period=_THIS_WAY),)))),
]

JAPANESE_COMPARED = [*SO_MANY_THIS_WAY, *MORE_OR_FEWER, *HERE]

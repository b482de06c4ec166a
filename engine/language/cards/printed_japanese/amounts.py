"""How printed Japanese cards say how many and how much."""

from __future__ import annotations

from engine.language.cards.printed.pieces import ALL_STACK
from engine.language.cards.printed_japanese.pieces import (
    FILTER_PARTS,
    FUSED,
    ITSELF,
    ME,
    SEVERAL_NAMES,
    SIDES,
    SO_MANY_DONE,
    cards,
    number,
    only,
)
from engine.language.japanese_wordings import J
from engine.language.tree import Node
from engine.language.wordings import Hole

_STRONGEST = Node("first", count=number(1), filter=Node(
    "filter", adjectives=(Hole("adjectives"),), noun=Hole("noun"), tests=(Node("highest", attribute=Hole("attribute")), Hole("tests"), Hole("but"))))
_TIMES = Node("times_done", player=Hole("player"), deed=Hole("deed"), period=Hole("period"))
AMOUNTS = [
    *J("amount", "{a}+{b}", slots="a:amount b:quantity", tree=Node("sum", a=Hole("a"), b=Hole("b"))),
    *J("amount", "{n}+{a}", slots="n:NUMBER a:amount", tree=Node("sum", a=Hole("a"), b=Node("number", n=Hole("n")))),
    *J("amount", "{amount}の値", slots="amount:amount", tree=Hole("amount")),
    *J("amount", "{period}自分がネクロマンス した値の合計", "{period}自分がネクロマンスした値の合計", slots="period:period", tree=Node(
        "spent_on_necromancy", period=Hole("period"))),
    *J("amount_one", "自分の場の空き", "自分の場の空きの数", tree=Node("room", zone="board")),
    *J("amount", "{filter}の枚数", slots="filter:filter", tree=Node("count", filter=Hole("filter"))),
    *(wording for ja, _, player in SIDES for wording in (
        *J("amount", f"{ja}の手札の枚数", f"{ja}の手札の数", tree=Node("count", filter=only(Node("card"), tests=(Node("in", owner=player, zone="hand"),)))),
        *J("amount", f"{ja}の他の手札の枚数",
           tree=Node("count", filter=only(Node("card"), adjectives=(Node("other"),), tests=(Node("in", owner=player, zone="hand"),)))),
    )),
    *J("amount_one", "{owner}の残り{counter}", "{owner}の残り{counter}の値", "{owner}の残り{counter}の数", slots="owner:owner counter:COUNTER", tree=Node(
        "points_of", owner=Hole("owner"), counter=Hole("counter"))),
    *J("amount", "その{attribute}の値", slots="attribute:attribute", tree=Node("figure_of", attribute=Hole("attribute"), target=Node("it"))),
    *J("amount", "選択したフォロワーの{attribute}の値", "選択したフォロワーの{attribute}", "選択したカードの{attribute}の値", "選択したカードの{attribute}",
       slots="attribute:attribute", tree=Node("figure_of", attribute=Hole("attribute"), target=Node("it", by="selected"))),
    *J("amount", "この{attribute}", "この{attribute}の値", slots="attribute:attribute", tree=Node("figure_of", attribute=Hole("attribute"), target=ITSELF)),
    *J("amount", "この自分のターン数", tree=Node("turn_number", owner=ME)),
    *J("amount_one", "破壊される直前の{attribute}", "消滅する直前の{attribute}", slots="attribute:attribute",
       tree=Node("figure_of", attribute=Hole("attribute"), target=ITSELF, before=1)),
    *J("amount", "このスペルブースト の回数", "このカードのスペルブースト の回数", "このカードの「スペルブースト された回数」", "このカードのスペルブースト された回数", "このスペルブースト された回数", "これのスペルブースト された回数", *(f"{this}スペルブースト した回数" for this in ("この", "これが", "これの", "このカードの", "このカードが")), "これがスペルブースト された回数", "スペルブースト された回数", "スペルブースト した回数", tree=Node(
        "figure_of", attribute=Node("attribute", name="spellboost"), target=Node("this"))),
    *J("amount", "自分のデッキに残っている{adjectives&tests}{noun}{but}の枚数", slots=FILTER_PARTS, tree=Node("count", filter=cards(tests=(
        Node("in", owner=ME, zone="deck"),)))),
    *(w for most, kind in (("最大", "highest"), ("最小", "lowest")) for w in J("amount", *(f"{{owner}}の手札の{{attribute}}{most}の{{adjectives&tests}}{{noun}}{{but}}の{{of}}{value}" for value in ("", "の値")), slots=f"owner:owner attribute:attribute of:attribute {FILTER_PARTS}", tree=Node(
        "figure_of", attribute=Hole("of"), target=Node("random", count=Node("number", n=1), filter=cards(tests=(Node(kind, attribute=Hole("attribute")), Node("in", owner=Hole("owner"), zone="hand"))))))),
    *J("amount", "{filter}の{attribute}の合計", slots="filter:filter attribute:attribute", tree=Node(
        "figure_of", attribute=Hole("attribute"), target=Node("all", filter=Hole("filter")), total=1)),
    *J("amount_one", "{adjectives&tests}{noun}{but}の最大{attribute}", "{adjectives&tests}{noun}{but}の最大{attribute}の値", slots=f"{FILTER_PARTS} attribute:attribute",
       tree=Node("figure_of", attribute=Hole("attribute"), target=_STRONGEST)),
    *J("amount", "{period}消費した自分のスタック の数", "{period}自分が消費したスタック の数", "{period}消費した自分のスタック ", slots="period:period", tree=Node("stack_used", period=Hole("period"))),
    *J("amount", "自分の場のスタック の数", tree=ALL_STACK),
    *J("amount", "{filter}の名前の種類", "{filter}の名前の種類の数", slots="filter:filter", tree=SEVERAL_NAMES),
    *J("amount", "{player}が{period}{deed}回数", slots="player:player period:period deed:deed_done", tree=_TIMES),
    *J("amount_one", "破壊した数", tree=Node("count", filter=only(Node("card"), tests=(Node("done", deed=Node("destroyed")),)))),
    *(w for deed, words in SO_MANY_DONE.items() for w in J("so_many_done", *words, tree=Node("that_many", by=deed))),
    *J("amount_one", "{many}", slots="many:so_many_done", tree=Hole("many")),
    *J("amount", "これに融合 した枚数", "これに融合 したカードの枚数", "これに融合されたカードの枚数", tree=FUSED),
    *J("amount", "これに融合 した{filter}の枚数", slots="filter:filter", tree=Node("fused_to_this", filter=Hole("filter"))),
]

TOGETHER = [
    *J("bound", "{n}", "{n}だけ", "{n}のみ", slots="n:quantity", tree=Node("exactly", n=Hole("n"))),
    *J("limit", "{n}", slots="n:quantity", tree=Node("exactly", n=Hole("n"))),
]

BEFORE = [
    *J("amount", "{a}から{b}を引いた数", "{a}から、{b}を引いた数", slots="a:amount_one b:amount_one", tree=Node("difference", a=Hole("a"), b=Hole("b"))),
    *(w for m in ("枚", "体", "つ", "回") for w in J("bound", f"{{low}}{m}以上{{high}}{m}以下", slots="low:NUMBER high:NUMBER", tree=Node(
        "between", low=Hole("low"), high=Hole("high")))),
]

JAPANESE_AMOUNTS = [*AMOUNTS, *TOGETHER, *BEFORE]

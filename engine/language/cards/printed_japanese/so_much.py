"""How printed Japanese cards say as much as an amount: damage and defense that follow a number, and several such numbers in one sentence."""

from __future__ import annotations

from engine.language.cards.printed_japanese.pieces import ME, TARGETS, X, filler, sequence
from engine.language.in_one_clause import NUMBERS
from engine.language.japanese_wordings import J
from engine.language.tree import Node
from engine.language.wordings import Hole


def _where(step: Node) -> Node:
    return Node("where", x=Hole("x"), then=sequence(step))


_DEAL, _HEAL = _where(Node("deal", amount=X, targets=TARGETS)), _where(Node("heal", amount=X, targets=TARGETS))
_MULTIPLE_SLOTS = "n:amount by:NUMBER"
_MULTIPLE = Node("where", x=Node("multiple", n=Hole("n"), by=Hole("by")), then=_DEAL["then"])
_SLOTS = "targets:target+ x:amount"
JAPANESE_SO_MUCH = [
    *filler("equal_damage", "と同じ", "と同じ値の", "と同じ値", "と同じ数の"),
    *filler("equally_much", "と同じだけ", "と同じ値", "と同じ値だけ", "と同じ値を", "と同じ数", "と同じ", "だけ"),
    *J("much_done", *(f"{{targets}}に{mark}{x}{{_same}}ダメージを与える" for mark in ("", "、") for x in ("「{x}」", "{x}")), *(f"{x}{{_same}}ダメージを{mark}{{targets}}に与える" for mark in ("", "、") for x in ("「{x}」", "{x}")),
       slots=f"{_SLOTS} _same:equal_damage", tree=_DEAL),
    *J("much_done", *(f"{{targets}}を{mark}{x}{{_same}}回復する" for mark in ("", "、") for x in ("「{x}」", "{x}")), *(f"{x}{{_same}}{mark}{{targets}}を回復する" for mark in ("", "、") for x in ("「{x}」", "{x}")),
       slots=f"{_SLOTS} _same:equally_much", tree=_HEAL),
    *J("core", *(f"{{targets}}に{mark}{x}{{_same}}ダメージ" for mark in ("", "、") for x in ("「{x}」", "{x}")), slots=f"{_SLOTS} _same:equal_damage", tree=_DEAL),
    *J("core", *(f"{{targets}}を{mark}{x}{{_same}}回復" for mark in ("", "、") for x in ("「{x}」", "{x}")), *(f"{x}{{_same}}{mark}{{targets}}を回復" for mark in ("", "、") for x in ("「{x}」", "{x}")),
       slots=f"{_SLOTS} _same:equally_much", tree=_HEAL),
    *J("core", *(f"{{targets}}に{mark}「{{x}}」ダメージ{end}" for mark in ("", "、") for end in ("", "を与える")), slots=_SLOTS, tree=_DEAL),
    *J("much_done", *(f"{{targets}}に{mark}{x}の{{by}}倍のダメージを与える" for mark in ("", "、") for x in ("「{n}」", "{n}")), slots=f"{_MULTIPLE_SLOTS} targets:target+", tree=_MULTIPLE),
    *J("core", *(f"{{targets}}に{mark}{x}の{{by}}倍のダメージ" for mark in ("", "、") for x in ("「{n}」", "{n}")), slots=f"{_MULTIPLE_SLOTS} targets:target+", tree=_MULTIPLE),
    *J("amount", "「{n}」の{by}倍", "{n}×{by}", "「{n}」×{by}", slots=_MULTIPLE_SLOTS, tree=Node("multiple", n=Hole("n"), by=Hole("by"))),
    *filler("up_to_the_limit", "最大まで", "上限まで", "すべて", "全"),
    *J("core", *(f"{whose}PPを{{_all}}回復{end}" for whose in ("", "自分の") for end in ("", "する")), slots="_all:up_to_the_limit", preferred=True, tree=Node("where", x=Node("points_of", owner=ME, counter="max_pp"), then=sequence(
        Node("points", how="recover", counter="pp", amount=X)))),
    *J("core", "{it}", slots="it:much_done", tree=Hole("it")),
    *J("core", "{first!連}、{then}", "{first!て}、{then}", slots="first:much_done then:core", tree=Node(NUMBERS, first=Hole("first"), then=Hole("then"))),
]

"""How the cards of Phantom Magic Vision print numbers."""

from __future__ import annotations

from engine.games.vision.printed.pieces import BOTH, CARD, HAND, OPPONENT, PARTS, SIDES, WORDS, filtered, in_zone, only
from engine.language.japanese_wordings import J
from engine.language.tree import Node
from engine.language.wordings import Hole

_DONE = (
    ("破棄した", "discarded"), ("破棄された", "discarded"), ("ゲームから除外した", "banished"), ("除外した", "banished"), ("手札に戻した", "returned"),
)
_OF_IT = Node("figure_of", attribute=Hole("attribute"), target=Node("it"))
AMOUNTS = [
    *[
        wording
        for category in ("amount", "amount_one")
        for wording in J(category, *(
            f"{said}{comma}{{amount}}" for comma in ("", "、") for said in (
                "この効果の解決時の", "この効果の解決時に", "この効果の解決時点の", "この効果の解決時点での", "この効果の解決時点で", "この効果でダメージを与える時点での", "この効果でドローする時点での",
                "この効果でドローする時点で", "この効果でノードに加える時点で", "この効果でノードに加える時点での",
            )
        ), slots=f"amount:{category}", tree=Hole("amount"))
    ],
    *J("amount_one", "{a}から{b}を引いた値", "{a}から{b}を引いた数", slots="a:amount_one b:amount_one", tree=Node("difference", a=Hole("a"), b=Hole("b"))),
    *J("amount_one", "{filter}の枚数", slots="filter:filter", tree=Node("count", filter=Hole("filter"))),
    *J("amount_one", "{owner}の{counter}の値", "{owner}の{counter}", "{owner}の{counter}の枚数", slots="owner:owner counter:COUNTER",
       tree=Node("points_of", owner=Hole("owner"), counter=Hole("counter"))),
    *J("amount", "{amount}の半分（端数切り上げ）", slots="amount:amount", tree=Node("half", n=Hole("amount"), up=1)),
    *J("amount_one", "{amount}の半分（端数切り上げ）", slots="amount:amount_one", tree=Node("half", n=Hole("amount"), up=1)),
    *J("amount_one", "{amount}の半分（端数切り下げ）", "{amount}の半分（端数切り捨て）", slots="amount:amount_one", tree=Node("half", n=Hole("amount"))),
    *J("amount_one", "{amount}の{n}倍", slots="amount:amount_one n:NUMBER", tree=Node("multiple", n=Hole("amount"), by=Hole("n"))),
    *[
        wording
        for ja, owner in SIDES
        for category in ("amount", "amount_one")
        for wording in J(category, f"{ja}の手札の枚数", f"{ja}の手札のカードの枚数", tree=Node("count", filter=only(CARD, in_zone("hand", owner))))
    ],
    *[
        wording
        for ja, deed in _DONE
        for category in ("amount", "amount_one")
        for wording in (
            *J(category, f"この効果で{ja}{WORDS}の枚数", slots=PARTS, tree=Node("count", filter=filtered(tests=(Node("done", deed=Node(deed)),)))),
            *J(category, f"この効果で{ja}{WORDS}の{{n}}倍の枚数", f"この効果で{ja}{WORDS}の枚数の{{n}}倍", slots=f"{PARTS} n:NUMBER",
               tree=Node("multiple", n=Node("count", filter=filtered(tests=(Node("done", deed=Node(deed)),))), by=Hole("n"))),
        )
    ],
    *J("amount_one", "目標の{attribute}", "目標の{attribute}の値", "目標のキャラクターの{attribute}", "目標のキャラクターの{attribute}の値", slots="attribute:attribute", preferred=True,
       tree=Node("figure_of", attribute=Hole("attribute"), target=Node("aimed"))),
    *J("amount_one", "{target:pointer}の{attribute}の値", slots="target:pointer attribute:attribute", tree=Node("figure_of", attribute=Hole("attribute"), target=Hole("target"))),
    *J("attribute", "グレイズ", tree=Node("attribute", name="graze")),
    *J("attribute", "本来の必要ノード", tree=Node("attribute", name="nodes")),
    *J("attribute", "本来のコスト", tree=Node("attribute", name="original_cost")),
    *[
        wording
        for category in ("amount", "amount_one")
        for wording in (
            *J(category, "この効果で無効にしたダメージの値", "この効果で無効になったダメージの値", "この効果で無効にした戦闘ダメージの値", "この効果で無効になったダメージ", tree=Node("that_damage")),
            *J(category, "{_whose}が受けたダメージの値", "{_whose}が受けた戦闘ダメージの値", "{_whose}が受けたダメージ", slots="_whose:subject", tree=Node("that_damage")),
        )
    ],
    *[
        wording
        for category in ("amount", "amount_one")
        for deed in ("攻撃を取り消した", "スリープ状態にした", "デッキに戻した", "公開した", "アクティブ状態にした")
        for wording in (
            *J(category, f"この効果で{deed}{{_noun}}の{{attribute}}", f"この効果で{deed}{{_noun}}の{{attribute}}の値", f"この効果で{deed}相手{{_noun}}の{{attribute}}", f"この効果で{deed}{{_noun}}の{{attribute}}値",
               slots="_noun:noun attribute:attribute", tree=_OF_IT),
            *J(category, f"この効果で{deed}{{_noun}}の枚数", slots="_noun:noun", tree=Node("that_many")),
        )
    ],
    *[
        wording
        for category in ("amount", "amount_one")
        for wording in (
            *J(category, *(f"{whose}場{where}最も{{attribute}}{ga}高い{WORDS}の{{attr}}{end}" for whose in ("あなたの",) for where in ("で", "の中で") for ga in ("が", "の") for end in ("", "の値")),
               slots=f"{PARTS} attribute:attribute attr:attribute", tree=Node("figure_of", attribute=Hole("attr"), target=Node("all", filter=filtered(
                   Node("side", who="me"), tests=(Node("highest", attribute=Hole("attribute")),))))),
            *[
                w
                for said, pick in (("最も高い", "highest"), ("最も大きい", "highest"), ("最も低い", "lowest"))
                for w in J(category, *(f"あなたの場{where}{said}{{attribute}}{end}" for where in ("で", "のキャラクターの中で") for end in ("", "の値")), slots="attribute:attribute",
                           tree=Node("figure_of", attribute=Hole("attribute"), target=Node("all", filter=Node(
                               "filter", adjectives=(Node("side", who="me"),), noun=Node("kind", word="character"), tests=(Node(pick, attribute=Hole("attribute")),)))))
            ],
            *J(category, "全てのアクティブ状態のノードの枚数", tree=Node("count", filter=Node("filter", adjectives=(Node("tapped", yes=0),), noun=CARD, tests=(in_zone("node", BOTH),)))),
            *J(category, "全てのスリープ状態のノードの枚数", tree=Node("count", filter=Node("filter", adjectives=(Node("tapped", yes=1),), noun=CARD, tests=(in_zone("node", BOTH),)))),
        )
    ],
    *J("counted", "として扱う。", "として扱われる。", tree=Node("remark")),
    *J("attribute", "耐久力", tree=Node("attribute", name="defense")),
    *J("attribute", "本来の攻撃力", tree=Node("attribute", name="original_attack")),
    *J("attribute", "本来の耐久力", tree=Node("attribute", name="original_defense")),
]

WITH_X = [
    *J("amount_one", "{filter}の{attribute}の合計値", slots="filter:filter attribute:attribute",
       tree=Node("figure_of", total=1, attribute=Hole("attribute"), target=Node("all", filter=Hole("filter")))),
    *J("amount", "{filter}の{attribute}の合計値", slots="filter:filter attribute:attribute",
       tree=Node("figure_of", total=1, attribute=Hole("attribute"), target=Node("all", filter=Hole("filter")))),
    *J("amount_one", "{target}の{attribute}", slots="target:pointer attribute:attribute", tree=Node("figure_of", attribute=Hole("attribute"), target=Hole("target"))),
]

EQUAL = [
    *J("amount", "{filter}の枚数", slots="filter:filter", tree=Node("count", filter=Hole("filter"))),
    *J("amount", "あなたの手札の枚数", tree=Node("count", filter=only(CARD, HAND))),
    *J("amount", "相手プレイヤーの手札の枚数", tree=Node("count", filter=only(CARD, in_zone("hand", OPPONENT)))),
    *J("amount", "{amount}の値", slots="amount:amount", tree=Hole("amount")),
    *J("amount", "{amount}の半分（端数切り下げ）", "{amount}の半分（端数切り捨て）", slots="amount:amount", tree=Node("half", n=Hole("amount"))),
    *J("amount", "{owner}の{counter}の枚数", slots="owner:owner counter:COUNTER", tree=Node("points_of", owner=Hole("owner"), counter=Hole("counter"))),
    *J("amount", "{amount}の{n}倍", slots="amount:amount n:NUMBER", tree=Node("multiple", n=Hole("amount"), by=Hole("n"))),
]

PRINTED_AMOUNTS = [*AMOUNTS, *WITH_X, *EQUAL]

"""How the cards of Phantom Magic Vision say if."""

from __future__ import annotations

from engine.games.vision.printed.pieces import BEHIND, BEHIND_IN, CARD, ME, PARTS, SIDES, THIS, WORDS, filtered, in_zone, only
from engine.language.japanese_wordings import J
from engine.language.tree import Node
from engine.language.wordings import Hole

_DEEDS = (
    ("破棄した", "破棄された", "discarded"), ("除外した", "除外された", "banished"), ("ゲームから除外した", "ゲームから除外された", "banished"),
    ("手札に戻した", "手札に戻された", "returned"), ("決死状態にした", "決死状態になった", "dying"),
)
PRINTED_CONDITIONS = [
    *[
        wording
        for word, a, b in (("多い", "a", "b"), ("少ない", "b", "a"))
        for wording in J("condition_one", *(f"{{a}}が{comma}{{b}}より{word}" for comma in ("", "、")), slots="a:amount_one b:amount_one", tree=Node(
            "compare", left=Node("difference", a=Hole(a), b=Hole(b)), limit=Node("at_least", n=Node("number", n=1))))
    ],
    *J("condition_one", f"{WORDS}がセットされている", slots=PARTS, tree=Node("exists", yes=1, filter=filtered(tests=(Node("set_on", host=Node("this")),)))),
    *J("condition_one", f"{WORDS}が{{bound!数}}セットされている", slots=f"{PARTS} bound:bound", tree=Node("exists", yes=1, bound=Hole("bound"), filter=filtered(tests=(Node("set_on", host=Node("this")),)))),
    *J("condition_one", *(f"{did}{no}" for did in ("セット", "除外", "破棄", "公開") for no in ("しない", "しなかった", "できない", "出来ない")), "取り消さない", "取り消さなかった", "戻さない", "戻さなかった",
       "手札に加えない", "支払えない", "支払えなかった", "支払うことが出来ない", "支払うことができない", tree=Node("succeeded", yes=0)),
    *J("condition_one", "セットした", "取り消した", "手札に加えた", "手札に戻した", "場に出た", "ダメージを受けた", "ゲームから除外した", "破棄された", "シャッフルした", "スリープ状態にした", tree=Node("succeeded", yes=1)),
    *[
        wording
        for ja, who in (("あなた", "me"), ("相手プレイヤー", "opponent"))
        for wording in J("condition_one", f"{ja}の場に{WORDS}が{{n}}枚もいない", f"{ja}の場に{WORDS}が{{n}}枚もない", slots=f"{PARTS} n:NUMBER",
                         tree=Node("exists", yes=1, bound=Node("less_than", n=Node("number", n=Hole("n"))), filter=filtered(Node("side", who=who))))
    ],
    *J("condition_one", f"あなたの場に{WORDS}がおらず、{{second}}", slots=f"{PARTS} second:condition_one",
       tree=Node("both", first=Node("exists", yes=0, filter=filtered(Node("side", who="me"))), second=Hole("second"))),
    *J("condition_one", f"あなたの場に{WORDS}が{{n}}枚もおらず、{{second}}", slots=f"{PARTS} n:NUMBER second:condition_one",
       tree=Node("both", second=Hole("second"), first=Node("exists", yes=1, bound=Node("less_than", n=Node("number", n=Hole("n"))), filter=filtered(Node("side", who="me"))))),
    *J("condition_one", f"あなたの場に{WORDS}がいて、{{second}}", slots=f"{PARTS} second:condition_one",
       tree=Node("both", first=Node("exists", yes=1, filter=filtered(Node("side", who="me"))), second=Hole("second"))),
    *[
        wording
        for host in ("〔このキャラクター〕", "〔このカード〕", "このキャラクター", "このカード")
        for there in (filtered(tests=(Node("set_on", host=THIS),)),)
        for wording in (
            *J("condition_one", f"{host}に{WORDS}が{{bound!数}}セットされている", slots=f"{PARTS} bound:bound", tree=Node("exists", yes=1, bound=Hole("bound"), filter=there)),
            *J("condition_one", f"{host}に{WORDS}が{{n}}枚もセットされていない", slots=f"{PARTS} n:NUMBER",
               tree=Node("exists", yes=1, bound=Node("less_than", n=Node("number", n=Hole("n"))), filter=there)),
        )
    ],
    *J("condition_one", "この効果の解決時、{condition}", "この効果の解決時に{condition}", "この効果の解決時に、{condition}", slots="condition:condition_one", tree=Hole("condition")),
    *J("condition_one", "{target}が{filter}だった", "{target}が{filter}である", slots="target:pointer filter:filter", tree=Node("is", yes=1, target=Hole("target"), filter=Hole("filter"))),
    *J("condition_one", *(f"{did}{{_noun}}が{{filter}}だった" for did in ("破棄した", "公開した", "除外した")), slots="_noun:noun filter:filter",
       tree=Node("is", yes=1, target=Node("it"), filter=Hole("filter"))),
    *J("condition_one", "{a}の{counter}が{b}の{of}より{n}枚以上少ない", "{a}の{counter}が{b}の{of}より{n}以上少ない", slots=BEHIND_IN, tree=BEHIND),
    *J("condition_one", f"あなたの冥界に{WORDS}がある", slots=PARTS, tree=Node("exists", yes=1, filter=filtered(tests=(in_zone("netherworld", ME),)))),
    *J("condition_one", f"あなたの冥界に{WORDS}がない", slots=PARTS, tree=Node("exists", yes=0, filter=filtered(tests=(in_zone("netherworld", ME),)))),
    *J("condition_one", f"{{host:pointer}}に{WORDS}がセットされている", slots=f"host:pointer {PARTS}", tree=Node("exists", yes=1, filter=filtered(tests=(Node("set_on", host=Hole("host")),)))),
    *J("condition_one", f"{{host:pointer}}に{WORDS}がセットされていない", slots=f"host:pointer {PARTS}", tree=Node("exists", yes=0, filter=filtered(tests=(Node("set_on", host=Hole("host")),)))),
    *[
        wording
        for ja, owner in SIDES
        for who in ("me" if owner is ME else "opponent",)
        for there in ("いる", "ある", "")
        for wording in (
            *J("condition_one", f"{ja}の場に{WORDS}が{{bound!数}}{there}", f"{ja}の場の{WORDS}が{{bound!数}}{there}", slots=f"{PARTS} bound:bound",
               tree=Node("exists", yes=1, bound=Hole("bound"), filter=filtered(Node("side", who=who)))),
            *J("condition_one", f"{ja}の冥界に{WORDS}が{{bound!数}}{there}", slots=f"{PARTS} bound:bound",
               tree=Node("exists", yes=1, bound=Hole("bound"), filter=filtered(tests=(in_zone("netherworld", owner),)))),
            *J("condition_one", f"{ja}の手札が{{bound!数}}{there}", f"{ja}の手札が{{bound!数}}の", slots="bound:bound",
               tree=Node("exists", yes=1, bound=Hole("bound"), filter=only(CARD, in_zone("hand", owner)))),
        )
    ],
    *J("condition_one", f"相手プレイヤーの場に{WORDS}がいる", f"相手プレイヤーの場に{WORDS}がある", slots=PARTS, tree=Node("exists", yes=1, filter=filtered(Node("side", who="opponent")))),
    *J("condition_one", f"相手プレイヤーの場に{WORDS}がいない", slots=PARTS, tree=Node("exists", yes=0, filter=filtered(Node("side", who="opponent")))),
    *J("condition_one", f"あなたの場に{WORDS}がある", slots=PARTS, tree=Node("exists", yes=1, filter=filtered(Node("side", who="me")))),
    *J("condition_one", f"あなたの場に{WORDS}が{{%noun:いる}}", slots=PARTS, tree=Node("exists", yes=1, filter=filtered(Node("side", who="me")))),
    *J("condition_one", f"あなたの場に{WORDS}が{{%noun:いない}}", slots=PARTS, tree=Node("exists", yes=0, filter=filtered(Node("side", who="me")))),
    *J("condition_one", "{player:owner}の{counter}が{bound!数}の", "{player:owner}の{counter}が{bound!数}", slots="player:owner counter:COUNTER bound:bound",
       tree=Node("has_points", player=Hole("player"), counter=Hole("counter"), bound=Hole("bound"))),
    *J("condition_one", "{target}が{adjective!断}の", "{target}が{adjective!断}だった", slots="target:pointer adjective:adjective",
       tree=Node("is_like", yes=1, target=Hole("target"), adjective=Hole("adjective"))),
    *J("condition_one", "そうした", "支払った", "破棄した", "除外した", "戻した", "公開した", "場に出した", "無効にした", "加えた", tree=Node("succeeded", yes=1)),
    *J("condition_one", "支払わない", "破棄しない", "除外しない", "破棄できない", "支払わなかった", tree=Node("succeeded", yes=0)),
    *[
        wording
        for did, suffered, deed in _DEEDS
        for there in (filtered(tests=(Node("done", deed=Node(deed)),)),)
        for wording in (
            *J("condition_one", f"この効果で{WORDS}を{did}", f"この効果で{WORDS}が{suffered}", f"この効果によって{WORDS}が{suffered}", slots=PARTS, tree=Node("exists", yes=1, filter=there)),
            *J("condition_one", f"この効果で{WORDS}を{{bound!数}}{did}", slots=f"{PARTS} bound:bound", tree=Node("exists", yes=1, bound=Hole("bound"), filter=there)),
            *J("bare_pointer", f"この効果で{did}{{noun}}", f"この効果によって{suffered}{{noun}}", slots="noun:noun", tree=Node("this_way", noun=Hole("noun"), deed=Node(deed))),
            *[w for category in ("amount", "amount_one") for w in J(
                category, f"この効果で{did}{WORDS}の枚数", f"この効果によって{suffered}{WORDS}の枚数", slots=PARTS, tree=Node("count", filter=there))],
            *[w for category in ("amount", "amount_one") for w in J(
                category, f"この効果で{did}{WORDS}の枚数の{{n}}倍", f"この効果で{did}{WORDS}の{{n}}倍の枚数", slots=f"{PARTS} n:NUMBER",
                tree=Node("multiple", n=Node("count", filter=there), by=Hole("n")))],
        )
    ],
    *J("condition_one", *(f"この効果で{that}{ga}{did}" for that in ("そのキャラクター", "目標のキャラクター") for ga, did in (("が", "決死状態になった"), ("を", "決死状態にした"))),
       tree=Node("exists", yes=1, filter=only(Node("kind", word="character"), Node("done", deed=Node("dying"))))),
    *J("bare_pointer", *(f"この効果で{lies}状態に{did}{{_noun}}" for lies in ("スリープ", "アクティブ") for did in ("した", "なった")), slots="_noun:noun", tree=Node("them")),
    *J("bare_pointer", "この効果で場に出たキャラクター", "この効果で場に出たカード", "この効果で場に出した{_noun}", "この効果で場に出た{_noun}", slots="_noun:noun", tree=Node("them")),
]

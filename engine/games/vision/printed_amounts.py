"""How the cards of Phantom Magic Vision print numbers, and more of what their effects do."""

from __future__ import annotations

from engine.games.vision.printed_parts import CARD, ME, OPPONENT, OWNER, PARTS, SIDES, WORDS, filtered, in_zone, into, only, put, say, steps
from engine.language.japanese_wordings import J
from engine.language.tree import Node
from engine.language.wordings import Hole

LEAST = Node("no_less", n=Hole("x"), least=Hole("least"))
DONE = (
    ("破棄した", "discarded"), ("破棄された", "discarded"), ("ゲームから除外した", "banished"), ("除外した", "banished"), ("手札に戻した", "returned"),
)  # fmt: skip
AMOUNTS = [
    *J("sentence", *(
        f"{{then}}。Xは{{x}}に等しい。{but}Xの最低値は{{least}}とする。" for but in ("但し、", "ただし、", "")
    ), slots="then:core x:amount_one least:NUMBER", tree=Node("say", then=Node("where", then=Hole("then"), x=LEAST))),
    *J("sentence", "{then}。Xは、{x}に等しい。", slots="then:core x:amount", tree=Node("say", then=Node("where", then=Hole("then"), x=Hole("x")))),
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
        for ja, deed in DONE
        for category in ("amount", "amount_one")
        for wording in (
            *J(category, f"この効果で{ja}{WORDS}の枚数", slots=PARTS, tree=Node("count", filter=filtered(tests=(Node("done", deed=Node(deed)),)))),
            *J(category, f"この効果で{ja}{WORDS}の{{n}}倍の枚数", f"この効果で{ja}{WORDS}の枚数の{{n}}倍", slots=f"{PARTS} n:NUMBER",
               tree=Node("multiple", n=Node("count", filter=filtered(tests=(Node("done", deed=Node(deed)),))), by=Hole("n"))),
        )
    ],
    *J("amount_one", "目標の{attribute}", "目標の{attribute}の値", "目標のキャラクターの{attribute}", "目標のキャラクターの{attribute}の値", slots="attribute:attribute",
       tree=Node("figure_of", attribute=Hole("attribute"), target=Node("it"))),
    *J("amount_one", "{target:pointer}の{attribute}の値", slots="target:pointer attribute:attribute", tree=Node("figure_of", attribute=Hole("attribute"), target=Hole("target"))),
    *J("attribute", "グレイズ", tree=Node("attribute", name="graze")),
    *J("attribute", "本来の必要ノード", tree=Node("attribute", name="nodes")),
    *J("attribute", "本来のコスト", tree=Node("attribute", name="original_cost")),
]

TARGETS = (Hole("targets"),)
COSTS = [
    wording
    for ja, who in (("あなた", "me"), ("相手プレイヤー", "opponent"))
    for sign, kind in (("-", "cost_less"), ("+", "cost_more"))
    for said in (f"（自動α）〔{ja}がプレイする{WORDS}〕のコストは{sign}{{n}}される。", f"（自動α）〔{ja}〕がプレイする{WORDS}のコストは{sign}{{n}}される。",
                 f"（自動α）〔{ja}がプレイする{WORDS}全て〕のコストは{sign}{{n}}される。")
    for wording in J("ability_line", said, slots=f"{PARTS} n:quantity", preferred=True, tree=Node("text", body=Node("body", sentences=(say(
        Node("be", targets=(Node("all", filter=filtered(Node("side", who=who))),), quality=Node(kind, amount=Hole("n")))),))))
] + [
    wording
    for sign, kind in (("-", "cost_less"), ("+", "cost_more"))
    for wording in J("ability_line", f"（自動α）〔全てのプレイヤーがプレイする{WORDS}〕のコストは{sign}{{n}}される。", slots=f"{PARTS} n:quantity", preferred=True,
                     tree=Node("text", body=Node("body", sentences=(say(Node("be", targets=(Node("all", filter=filtered()),), quality=Node(kind, amount=Hole("n")))),))))
]  # fmt: skip


def becomes(name: str, amount: Node | Hole) -> Node:
    """A figure becomes that number."""
    return Node("set_figure", attribute=Node("attribute", name=name), targets=TARGETS, amount=amount, duration=Hole("duration"))


LOSES = Node("lose_all", targets=TARGETS, duration=Hole("duration"))
EFFECTS = [
    *J("effect", "{duration}{targets}をあなたの場に移す", slots="duration:duration? targets:target+", tree=Node("take_control", targets=TARGETS, duration=Hole("duration"))),
    *J("effect", "その決死状態を無効にする", "その決死状態を無効とする", tree=Node("undying", targets=(Node("it"),))),
    *J("effect", "{targets}の攻撃力と耐久力を入れ替える", "{targets}の戦闘力を入れ替える", slots="targets:target+", tree=Node("swap", targets=TARGETS)),
    *J("effect", "{duration}{targets}の攻撃力は{n}に変更される", "{targets}の攻撃力は{duration}{n}に変更される", slots="duration:duration? targets:target+ n:quantity",
       tree=becomes("attack", Hole("n"))),
    *J("effect", "{duration}{targets}の耐久力は{n}に変更される", slots="duration:duration? targets:target+ n:quantity", tree=becomes("defense", Hole("n"))),
    *J("steps", "{duration}{targets}の戦闘力は「{a}/{b}」に変更される", slots="duration:duration? targets:target+ a:quantity b:quantity",
       tree=steps(becomes("attack", Hole("a")), becomes("defense", Hole("b")))),
    *J("effect", "{duration}{targets}のテキストを無効にする", "{duration}{targets}のテキストは無効になる", "{duration}{targets}のテキストを無効とする", slots="duration:duration? targets:target+", tree=LOSES),
    *J("effect", "手札を{count}枚破棄する", "手札{count}枚を選んで破棄する", "〔あなたの手札{count}枚〕を選んで破棄する", slots="count:count",
       tree=Node("discard", player=ME, targets=(Node("chosen", count=Hole("count"), filter=only(CARD, in_zone("hand", ME)), late=1),))),
    *J("effect", "〔相手プレイヤー〕は手札{count}枚を選んで破棄する", "〔相手プレイヤー〕は手札を{count}枚破棄する", "〔相手プレイヤー〕は手札を{count}枚選んで破棄する",
       "〔相手プレイヤー〕は〔自分の手札{count}枚〕を選んで破棄する", "〔相手プレイヤー〕は手札{count}枚を破棄する", "相手プレイヤーは手札を{count}枚破棄する", slots="count:count", preferred=True,
       tree=Node("discard", player=OPPONENT, targets=(Node("chosen", count=Hole("count"), filter=only(CARD, in_zone("hand", OPPONENT)), late=1, by="opponent"),))),
    *J("effect", "{targets}を選んで{place:laid}", "{targets}を選び、{place:laid}", slots="targets:target+ place:laid", tree=put(Hole("targets"), Hole("place"))),
    *J("effect", "{targets}を選んで破棄する", "{targets}を選び、破棄する", slots="targets:target+", tree=Node("destroy", targets=TARGETS)),
    *J("effect", "{targets}を選んでゲームから除外する", "{targets}を選び、ゲームから除外する", slots="targets:target+", tree=Node("banish", targets=TARGETS)),
    *J("effect", "ゲームから除外する", tree=Node("banish", targets=(Node("it"),))),
    *J("effect", "手札に戻る", "手札に戻す", tree=Node("return", targets=(Node("this"),))),
    *J("effect", "{targets}は手札に戻る", slots="targets:target+", tree=Node("return", targets=TARGETS)),
    *J("laid", "手札に戻す", "あなたの手札に戻す", "あなたの手札に加える", tree=into("hand", OWNER)),
    *J("laid", "スリープ状態であなたのノードに加える", "あなたのノードにスリープ状態で加える", "ノードにスリープ状態で加える", tree=into("node", OWNER, turned="asleep")),
    *J("laid", "アクティブ状態であなたのノードに加える", tree=into("node", OWNER, turned="active")),
    *J("laid", "あなたの場にスリープ状態で場に出す", "スリープ状態で場に出す", tree=into("field", ME, turned="asleep")),
    *J("laid", "あなたの場にアクティブ状態で場に出す", "アクティブ状態で場に出す", tree=into("field", ME, turned="active")),
    *[
        wording
        for ja, owner in SIDES
        for wording in (
            *J("target", f"〔{ja}のノード{{count}}枚〕", f"〔{ja}のノードエリアにあるカード{{count}}枚〕", slots="count:count",
               tree=Node("chosen", count=Hole("count"), filter=only(CARD, in_zone("node", owner)), late=1)),
            *J("target", f"目標の〔{ja}のノード{{count}}枚〕", slots="count:count", tree=Node("chosen", count=Hole("count"), filter=only(CARD, in_zone("node", owner)))),
            *J("affected", f"{ja}のノード全て", tree=Node("all", filter=only(CARD, in_zone("node", owner)))),
            *J("affected", f"{ja}のスリープ状態のノード{{count}}枚", f"スリープ状態の{ja}のノード{{count}}枚", slots="count:count", tree=Node(
                "chosen", count=Hole("count"), late=1, filter=Node("filter", adjectives=(Node("tapped", yes=1),), noun=CARD, tests=(in_zone("node", owner),)))),
        )
    ],
]

MORE_EFFECTS = (*AMOUNTS, *COSTS, *EFFECTS)

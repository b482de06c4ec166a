"""More of what the cards of Phantom Magic Vision print: what its tests leave out, players at their own cards, ends of sentences."""

from __future__ import annotations

from engine.games.vision.printed_parts import BOTH, CARD, OPPONENT, PARTS, WORDS, be, filtered, in_zone, only, steps
from engine.language.japanese_wordings import J
from engine.language.tree import Node
from engine.language.wordings import Hole

TARGETS = (Hole("targets"),)
ALL_FIELD = Node("all", filter=only(CARD))

FILTERS = [
    *J("effect", "〔全てのプレイヤーの手札全て〕を破棄する", "〔全てのプレイヤーの手札〕を全て破棄する", preferred=True,
       tree=Node("discard", player=BOTH, targets=(Node("all", filter=only(CARD, in_zone("hand", BOTH))),))),
    *J("affected", "場のカード全て", "全ての場のカード", tree=ALL_FIELD),
]

DEEDS = (("決死状態にする", "make_dying"), ("破棄する", "destroy"), ("ゲームから除外する", "banish"), ("手札に戻す", "return"))
OWN = [
    wording
    for who, side in (("〔相手プレイヤー〕は", "opponent"), ("相手プレイヤーは", "opponent"))
    for said, kind in DEEDS
    for wording in J("effect", *(f"{who}{whose}{WORDS}{{count}}枚{how}{said}" for whose in ("自分の場の", "〔自分の場の") for how in ("を選び、", "を選んで", "〕を選び、", "〕を選んで") if ("〔" in whose) == ("〕" in how)),
                     slots=f"{PARTS} count:count", preferred=True, tree=Node(kind, targets=(Node("chosen", count=Hole("count"), late=1, by="opponent", filter=filtered(Node("side", who=side))),)))
]

MEASURES = [
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
]

BECOMES = [
    wording
    for name, ja in (("graze", "グレイズ"), ("nodes", "必要ノード"), ("cost", "コスト"))
    for wording in J("effect", f"{{duration}}{{targets}}の{ja}は{{n}}に変更される", f"{{targets}}の{ja}は{{duration}}{{n}}に変更される", slots="duration:duration? targets:target+ n:quantity", preferred=True,
                     tree=Node("set_figure", attribute=Node("attribute", name=name), targets=TARGETS, amount=Hole("n"), duration=Hole("duration")))
]
THEIRS = ("〔相手プレイヤー〕は", "相手プレイヤーは", "目標の〔相手プレイヤー1人〕は")
THEIR_HAND = Node("chosen", count=Hole("count"), late=1, filter=only(CARD, in_zone("hand", OPPONENT)))
THEIR_DEEDS = [
    *J("their_deed", *(f"{own}{how}破棄する" for own in ("手札", "自分の手札") for how in ("を{count}枚", "{count}枚を", "を{count}枚選んで", "{count}枚を選んで", "{count}枚を選び、")), slots="count:count",
       preferred=True, tree=Node("discard", targets=(THEIR_HAND,))),
    *J("their_deed", "{n}支払う", "（{n}）支払う", slots="n:NUMBER", preferred=True, tree=Node("pay", n=Hole("n"), counter="node")),
    *J("their_deed", "ライフポイントを{n}支払う", slots="n:NUMBER", preferred=True, tree=Node("pay", n=Hole("n"), counter="life")),
    *J("their_deed", "{count}ドローする", slots="count:count", preferred=True, tree=Node("draw", count=Hole("count"))),
    *J("core", *(f"{who}{{do!て}}も{good}" for who in THEIRS for good in ("良い", "よい")), slots="do:their_deed", preferred=True, tree=Node("may", player=OPPONENT, do=steps(Hole("do")))),
]
OUT_OF_HAND = [
    *J("effect", *(f"{whose}を無作為に{picked}破棄する" for whose in ("目標の{owner}の手札{count}枚",) for picked in ("選び、", "選んで", "選び")), slots="owner:owner count:count", preferred=True,
       tree=Node("discard", player=Hole("owner"), targets=(Node("random", count=Hole("count"), filter=Node("filter", noun=CARD, tests=(Node("in", owner=Hole("owner"), zone="hand"),))),))),
]

CANNOT = ("出来ない", "できない")
MOMENTS = [
    *J("happened", "攻撃または防御を行った", "攻撃、または防御を行った", tree=Node("engages")),
    *J("ability_line", *(f"（自動γ）{{subject}}は{comma}{{happening:happened}}場合{end}{{then}}。" for comma in ("", "、") for end in ("、", "、直ちに")), slots="subject:subject happening:happened then:clause",
       tree=Node("ability", modifiers=(Node("automatic", letter="gamma"),), trigger=Node("when", subject=Hole("subject"), happening=Hole("happening")), body=Node("body", sentences=(Node("say", then=Hole("then")),)))),
    *J("sentence", *(f"（自動β）〔このカード〕はあなたの{{phase}}にしかプレイ{cannot}。" for cannot in CANNOT), slots="phase:phase_name", tree=Node(
        "play_only", condition=Node("both", first=Node("in_phase", phase=Hole("phase")), second=Node("turn_of", who="me")))),
    *J("steps", "次のターンの{phase}をスキップする", slots="phase:phase_name", tree=steps(be((OPPONENT,), Node("skips", phase=Hole("phase")), duration=Node("until", edge="end", turn="next_opponent")))),
]

FURTHER = (*FILTERS, *OWN, *MEASURES, *BECOMES, *THEIR_DEEDS, *OUT_OF_HAND, *MOMENTS)

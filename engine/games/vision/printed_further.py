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
POWER = [
    *[
        wording
        for ja, name in (("攻撃力", "attack"), ("耐久力", "defense"))
        for wording in J("effect", f"{{duration}}{{targets}}の{ja}は常に{{n}}になる", slots="duration:duration? targets:target+ n:quantity", tree=Node(
            "set_figure", attribute=Node("attribute", name=name), targets=TARGETS, amount=Hole("n"), duration=Hole("duration")))
    ],
    *J("steps", "{duration}{targets}の戦闘力は常に「{a}/{b}」に変更される", slots="duration:duration? targets:target+ a:quantity b:quantity", tree=Node("sequence", steps=tuple(
        Node("set_figure", attribute=Node("attribute", name=name), targets=TARGETS, amount=Hole(letter), duration=Hole("duration")) for name, letter in (("attack", "a"), ("defense", "b"))))),
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

FURTHER = (*FILTERS, *OWN, *MEASURES, *BECOMES, *POWER, *MOMENTS)

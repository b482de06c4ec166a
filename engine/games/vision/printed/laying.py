"""How the cards of Phantom Magic Vision say where a card goes, how it lies there, and what it counts as from then on."""

from __future__ import annotations

from engine.games.vision.printed.pieces import ME, OWNER, into
from engine.language.japanese_wordings import J
from engine.language.tree import Node
from engine.language.wordings import Hole, W

LAYING = [
    *J("laid", "手札に戻す", "あなたの手札に戻す", "あなたの手札に加える", tree=into("hand", OWNER)),
    *J("laid", "スリープ状態であなたのノードに加える", "あなたのノードにスリープ状態で加える", "ノードにスリープ状態で加える", tree=into("node", OWNER, turned="asleep")),
    *J("laid", "アクティブ状態であなたのノードに加える", tree=into("node", OWNER, turned="active")),
    *J("laid", "あなたの場にスリープ状態で場に出す", "スリープ状態で場に出す", tree=into("field", ME, turned="asleep")),
    *J("laid", "あなたの場にアクティブ状態で場に出す", "アクティブ状態で場に出す", tree=into("field", ME, turned="active")),
    *J("laid", "〔手札〕に加える", "〔あなたの手札〕に加える", tree=Node("into", owner=ME, zone="hand")),
    *[
        wording
        for ja, turned in (("アクティブ状態で", "active"), ("スリープ状態で", "asleep"))
        for wording in J("laid", *(f"{whose}ノードに{ja}{end}" for whose in ("そのプレイヤーの", "本来のプレイヤーの", "あなたの", "相手プレイヤーの") for end in ("セットする", "加える")),
                         *(f"{ja}{whose}ノードに{end}" for whose in ("そのプレイヤーの", "本来のプレイヤーの") for end in ("セットする", "加える")),
                         tree=Node("into", owner=Node("player", who="owner"), zone="node", turned=turned))
    ],
]

_LIES = (("アクティブ状態で", "active"), ("スリープ状態で", "asleep"))
PLACES = [
    *J("laid", "手札に加える", tree=into("hand", ME)),
    *J("laid", "冥界に置く", "あなたの冥界に置く", tree=into("netherworld", OWNER)),
    *J("laid", "デッキの上に戻す", "本来のプレイヤーのデッキの上に戻す", "あなたのデッキの上に戻す", "デッキの上に置く", tree=into("deck", OWNER, at="top")),
    *J("laid", "デッキの下に戻す", "本来のプレイヤーのデッキの下に戻す", "あなたのデッキの下に戻す", tree=into("deck", OWNER, at="bottom")),
    *[
        wording
        for ja, turned in _LIES
        for wording in (
            *J("laid", f"あなたの場に{ja}出す", f"場に{ja}出す", f"{ja}あなたの場に出す", f"{ja}場に出す", f"あなたの場に、{ja}出す", f"自分の場に{ja}出す", tree=into("field", ME, turned=turned)),
            *J("laid", f"{ja}ノードに加える", f"{ja}ノードにセットする", tree=into("node", OWNER, turned=turned)),
        )
    ],
]

_CHARACTER = "キャラクター「{card}（GRAZE{graze}、{attack}/{defense}、"
_RACES = ("種族:{traits|/}）」", "「種族:{traits|/}」）」", "種族:{traits|/}」")
_CALLED = "card:NAME graze:NUMBER attack:NUMBER defense:NUMBER"
_WITH = {"card": Hole("card"), "graze": Hole("graze"), "attack": Hole("attack"), "defense": Hole("defense")}
_NO_RACE = ("種族:なし）」", "種族:なし」", "「種族:なし」）」")
_THAT = ("そのカードは", "このカードは", "そのキャラクターは")
GUISES = [
    *J("guise", *(_CHARACTER + end for end in _RACES), slots=f"{_CALLED} traits:TRAIT|", tree=Node("as_character", traits=(Hole("traits"),), **_WITH)),
    *J("guise", *(_CHARACTER + end for end in _NO_RACE), slots=_CALLED, tree=Node("as_character", **_WITH)),
    *[
        wording
        for ja, form in (("装備カード", "equipment"), ("呪符カード", "enchantment"))
        for wording in (*J("guise", ja, tree=Node("as_set_card", form=form)), *J("guise", f"{ja}{{card}}", f"{ja}、{{card}}", slots="card:NAME", tree=Node("as_set_card", form=form, card=Hole("card"))))
    ],
    *J("from_then", *(f"{when}、{that}" for when in ("以後", "以降") for that in _THAT), *(f"{that}{when}" for when in ("以後、", "以降、", "以後") for that in _THAT), tree=Node("remark")),
]

BACK = [
    *J("laid", "デッキの下に置く", tree=into("deck", OWNER, at="bottom")),
    *[
        wording
        for ja, at in (("上", "top"), ("下", "bottom"))
        for wording in J("laid", *(
            f"{order}{comma}{whose}デッキの{ja}に{end}" for order in ("任意の順番で", "あなたの任意の順番で", "好きな順番で") for comma in ("", "、") for whose in ("", "本来のプレイヤーの", "そのプレイヤーの", "本来の持ち主の")
            for end in ("戻す", "置く")
        ), f"本来のプレイヤーの任意の順番でデッキの{ja}に戻す", tree=into("deck", OWNER, at=at, order=True))
    ],
    *J("laid", "デッキの上か下に戻す", "デッキの上か下に置く", "デッキの上または下に戻す", tree=into("deck", OWNER, at="either")),
    *J("laid", "本来の持ち主のデッキの上に戻す", tree=into("deck", OWNER, at="top")),
    *J("laid", "本来のプレイヤーの手札に戻す", "本来の持ち主の手札に戻す", tree=into("hand", OWNER)),
    *J("laid", "冥界の上に置く", "冥界の上に戻す", "冥界に戻す", tree=into("netherworld", OWNER)),
]

BEARS = W("sentence", *(f"{who} {gets} {{grants:grant+}}." for who in ("its~bearer", "the~equipped~character", "the~character~this~is~set~on") for gets in ("gets", "gains", "has")),
          tree=Node("bearer", quality=Node("has", grants=Hole("grants"))))

PRINTED_LAYING = [*BEARS, *LAYING, *PLACES, *GUISES, *BACK]

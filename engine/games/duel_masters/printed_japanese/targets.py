"""How Japanese cards print how many of some cards, and what they call what was spoken of."""

from engine.games.duel_masters.printed.pieces import ATTACKING, BLOCKING, CARD, COUNT, ME, ONE, THEM, THIS, cards, of_side, only
from engine.games.duel_masters.printed_japanese.pieces import CARDS, PARTS, PICK, PLAYERS
from engine.language.cards.printed_japanese.pieces import filler
from engine.language.japanese_wordings import J, JapaneseWording
from engine.language.tree import Node
from engine.language.wordings import Hole

ENDS = {
    "": "を{count}{%*:体}{_pick}",
    "up_to": "を{count}{%*:体}まで{_pick}",
    "every": "をすべて{_comma}",
    "each": "すべてを{_comma}",
    "any": "を好きな数{_pick}",
    "any_sheets": "を好きな枚数{_pick}",
}
PLACE = Node("in", owner=Hole("owner"), zone=Hole("zone"))


def objects(of: str, slots: str, filter: Node | Hole, before: str = "", after: str = "", preferred: bool = False) -> list[JapaneseWording]:
    """So many, up to so many, all, any number of some cards; ``after`` says from where they come."""
    name = "noun" if "{noun}" in of else "filter"

    def said(*ends: str) -> list[str]:
        return [before + of + end.replace("*", name) + after for end in ends]

    return [
        *J(
            "object",
            *said(ENDS[""], "{count}{%*:体}を{_pick}"),
            slots=f"{slots} count:count {PICK}",
            tree=Node("chosen", count=COUNT, filter=filter),
            preferred=preferred,
        ),
        *J("object", *said(ENDS["up_to"]), slots=f"{slots} count:count {PICK}", tree=Node("chosen", count=COUNT, filter=filter, up_to=1), preferred=preferred),
        *J("object", *said(ENDS["every"], ENDS["each"]), slots=f"{slots} _comma:comma?", tree=Node("all", filter=filter), preferred=preferred),
        *J(
            "object",
            *said(ENDS["any"], ENDS["any_sheets"], "から好きな枚数を{_pick}", "から好きな数を{_pick}"),
            slots=f"{slots} {PICK}",
            tree=Node("chosen", filter=filter, any=1),
            preferred=preferred,
        ),
    ]


_FROM = cards(tests=(PLACE,))
_FROM_EITHER = cards(tests=(Node("in", owner=Hole("owner"), zone=Hole("zone"), other=Hole("other")),))
_FROM_EITHER_OWN = cards(tests=(Node("in", owner=ME, zone=Hole("zone"), other=Hole("other")),))
_TOP = Node("top", owner=Hole("owner"), zone="deck", count=COUNT)

PRINTED_TARGETS = [
    *J("pointer", "このクリーチャー", "このクロスギア", "この呪文", tree=THIS),
    *J("pointer", "選んだクリーチャー", "選んだカード", "その選んだクリーチャー", tree=THEM),
    *J("pointer", "それら", "それらのクリーチャー", "選んだクリーチャーすべて", tree=THEM),
    *filler("pick", "、", "選び、", "選んで", "選び", "選んで、"),
    *filler("whose", "自分の", "持ち主の", "相手の", "それぞれの"),
    *filler("comma", "、"),
    *objects("{filter}", "filter:filter", Hole("filter")),
    *J("object", *(f"{{filter}}を{every}{comma}バトルゾーンから" for every in ("すべて", "全て") for comma in ("", "、")), slots="filter:filter", tree=Node("all", filter=Hole("filter"))),
    *J("object", "すべての{filter}を", slots="filter:filter", tree=Node("all", filter=Hole("filter"))),
    *objects(CARDS, f"{PARTS} owner:owner zone:ZONE", _FROM, before="{owner}の{zone}から"),
    *objects(CARDS, f"{PARTS} owner:owner zone:ZONE", _FROM, before="{owner}の{zone}から、"),
    *objects(CARDS, f"{PARTS} zone:ZONE", cards(tests=(Node("in", owner=ME, zone=Hole("zone")),)), before="自分の", after="{zone}から"),
    *J("object", *(f"{{attribute}}の合計が{{bound}}{within}{CARDS}を好きな{many}{{_pick}}" for within in ("になるように", "になるように、", "になるよう") for many in ("数", "枚数")),
       slots=f"attribute:attribute bound:bound {PARTS} {PICK}", tree=Node("chosen", any=1, filter=cards(tests=(Node("in_total", attribute=Hole("attribute"), bound=Hole("bound")),)))),
    *objects(CARDS, f"{PARTS} owner:owner zone:ZONE", _FROM, after="{owner}の{zone}から"),
    *filler("or", "または", "か", "、または"),
    *objects(CARDS, f"{PARTS} owner:owner zone:ZONE other:ZONE _or:or", _FROM_EITHER, before="{owner}の{zone}{_or}{other}から"),
    *objects(CARDS, f"{PARTS} owner:owner zone:ZONE other:ZONE _or:or", _FROM_EITHER, after="{owner}の{zone}{_or}{other}から"),
    *objects(CARDS, f"{PARTS} zone:ZONE other:ZONE _or:or", _FROM_EITHER_OWN, before="{zone}{_or}{other}から"),
    *(w for ja, who, player in PLAYERS for w in objects(CARDS, PARTS, cards(of_side(who), tests=(Node("in", zone="battle"),)), before="バトルゾーンから" + ja + "の")),
    *J("object", "{pointer}を", "{pointer}をバトルゾーンから", slots="pointer:pointer", tree=Hole("pointer")),
    *J("object", "{owner}の山札の一番上のカードを{_comma}", "{owner}の山札の一番上を", slots="owner:owner _comma:comma?", tree=Node("top", owner=Hole("owner"), zone="deck", count=ONE)),
    *J("object", "{owner}の山札の上から{count}枚を{_comma}", slots="owner:owner count:count _comma:comma?", tree=_TOP),
    *J("object", "山札の上から{count}枚を{_comma}", slots="count:count _comma:comma?", tree=Node("top", owner=ME, zone="deck", count=COUNT)),
    *J("object", "山札の上から1枚目を{_comma}", "山札の一番上のカードを{_comma}", slots="_comma:comma?", tree=Node("top", owner=ME, zone="deck", count=ONE), preferred=True),
    *J("object", "{owner}の山札の上から1枚目を{_comma}", slots="owner:owner _comma:comma?", tree=Node("top", owner=Hole("owner"), zone="deck", count=ONE), preferred=True),
    *J("object", "{owner}の山札の上から{n}枚目を{_comma}", slots="owner:owner n:NUMBER _comma:comma?", tree=Node("nth_from_top", owner=Hole("owner"), zone="deck", n=Hole("n"))),
    *J("object", f"その中から{{_comma}}{CARDS}を{{count}}{{%noun:体}}{{_pick}}", f"その中の{CARDS}を{{count}}{{%noun:体}}{{_pick}}", slots=f"{PARTS} count:quantity _pick:pick? _comma:comma?",
       tree=Node("among", count=Hole("count"), filter=cards())),
    *J("object", f"その中の{CARDS}をすべて{{_comma}}", f"その中から{CARDS}をすべて{{_comma}}", f"その中から、{CARDS}をすべて{{_comma}}", f"その中にある{CARDS}をすべて{{_comma}}", slots=f"{PARTS} _comma:comma?",
       tree=Node("among", all=1, filter=cards())),
    *objects(CARDS, f"{PARTS} zone:ZONE", cards(tests=(Node("in", owner=ME, zone=Hole("zone")),)), before="{zone}から"),
    *objects(CARDS, PARTS, cards(tests=(Node("in", zone="battle"),)), before="バトルゾーンから", preferred=True),  # whoever's
    *J("target", "その攻撃するクリーチャー", "その攻撃しているクリーチャー", "その攻撃クリーチャー", "攻撃しているそのクリーチャー", tree=ATTACKING),
    *J("object", "その攻撃するクリーチャーを{_comma}", "その攻撃しているクリーチャーを{_comma}", "その攻撃クリーチャーを{_comma}", slots="_comma:comma?", tree=ATTACKING, preferred=True),
    *J("target", *(f"{that}ブロック{doing}クリーチャー" for that in ("", "その") for doing in ("した", "している", "中の")), tree=BLOCKING),
    *J("object", *(f"{that}ブロック{doing}クリーチャーを{{_comma}}" for that in ("", "その") for doing in ("した", "している", "中の")), slots="_comma:comma?", tree=BLOCKING, preferred=True),
    *J("pointer", "クロスしたクリーチャー", "このクロスギアをクロスしたクリーチャー", tree=Node("crossed")),
    *J("pointer", "これを装備したクリーチャー", "これを付けたクリーチャー", "これを付けられたクリーチャー", tree=Node("crossed")),
    *(w for m in ("枚", "体", "つ") for w in (
        *J("object", f"そのうちの{{count}}{m}を", f"そのうち{{count}}{m}を", f"その中の{{count}}{m}を", slots="count:count", tree=Node("of_them", count=COUNT)),
        *J("object", f"その中から{{count}}{m}{{_pick}}", slots=f"count:count {PICK}", tree=Node("of_them", count=COUNT)),
        *J("object", f"その中から{{count}}{m}まで{{_pick}}", f"その中から{{count}}{m}までを{{_pick}}", slots=f"count:count {PICK}", preferred=True,
           tree=Node("among", count=COUNT, up_to=1, filter=only(CARD))),
    )),
    *J("object", f"その中から{{_comma}}{CARDS}を{{count}}{{%noun:体}}まで{{_pick}}", f"その中の{CARDS}を{{count}}{{%noun:体}}まで{{_pick}}", slots=f"{PARTS} count:quantity {PICK} _comma:comma?",
       tree=Node("among", count=COUNT, up_to=1, filter=cards())),
    *filler("whose", "自身の"),
    *J("pointer", *(f"この{kind}" for kind in ("タマシード", "フィールド", "オーラ", "ウエポン", "デュエリスト", "城", "フォートレス", "D2フィールド", "エレメント", "アーティファクト")), tree=THIS),
]  # fmt: skip

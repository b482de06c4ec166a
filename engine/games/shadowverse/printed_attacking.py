"""How cards print what comes after an attack or a clash, that a follower may attack once more, or can't evolve, in both languages."""

from engine.language.cards.printed_japanese.pieces import filler
from engine.language.japanese_wordings import J
from engine.language.tree import Node
from engine.language.wordings import Hole, W

THIS = (Node("this"),)
_TARGETS = (Hole("targets"),)
_THIS_TURN = Node("until", edge="end", turn="this")
_CANNOT_EVOLVE = Node("cant_be", deed=Node("evolves"))


def _again(targets: tuple[Node | Hole, ...]) -> Node:
    """Once more this turn: nothing says that it is so each turn."""
    return Node("be", targets=targets, quality=Node("attacks_more", n=1), duration=_THIS_TURN)


_NOT_DESTROYED = ("破壊されなかったなら", "これが破壊されなかったなら", "このフォロワーが破壊されなかったなら")
_SURVIVED = "if this~follower~is~not~destroyed|it~is~not~destroyed|this~follower~isn't~destroyed|it's~not~destroyed|this~follower~survives|it~survives"


_THROUGH = Node("outlasts_attack")


def _when(kind: str) -> Node:
    return Node("when", subject=Node("this"), happening=Node(kind, whom=Hole("whom")))


AFTER_COMBAT = (
    *W("subject", "an~enemy~leader~or~enemy~follower|the~enemy~leader~or~an~enemy~follower|an~enemy~follower~or~the~enemy~leader|an~enemy~leader~or~an~enemy~follower", tree=Node(
        "any_of", filter=Node("filter", noun=Node("character", who="opponent")))),
    *W("happening", "attack[s] {whom:subject} and~deal[s]~damage", "attack[s] {whom:subject} and~deal[s]~damage~to~it", tree=Node("hits", whom=Hole("whom"))),
    *J("trigger", *(f"{{whom}}{attack}てダメージを与えた{after}" for attack in ("へ攻撃し", "を攻撃し", "に攻撃し") for after in ("あと", "後", "とき", "時")), slots="whom:subject", tree=_when("hits")),
    *W("trigger", f"after clashing~with {{whom:subject}} , {_SURVIVED}", f"when|whenever this~follower clashes~with {{whom:subject}} , {_SURVIVED}", tree=_when("outlasts")),
    *J("trigger", *(f"{{whom}}と交戦した{after}、{said}" for after in ("あと", "後") for said in _NOT_DESTROYED), slots="whom:subject", tree=_when("outlasts")),
    *W("trigger", f"when|whenever this~follower attacks , {_SURVIVED}", f"after this~follower attacks , {_SURVIVED}", preferred=2, tree=Node("when", subject=THIS[0], happening=_THROUGH)),
    *W("trigger", f"when|whenever this~follower attacks {{whom:subject}} , {_SURVIVED}", preferred=2, tree=_when("survives")),
    *W("trigger", f"when|whenever {{subject}} attacks , {_SURVIVED}", preferred=True, tree=Node("when", subject=Hole("subject"), happening=_THROUGH)),
    *J("trigger", *(f"{this}{attack}、{said}" for this in ("", "これが", "このフォロワーが") for attack in ("攻撃したあと", "攻撃した後", "攻撃するたび") for said in _NOT_DESTROYED), tree=Node("when", subject=THIS[0], happening=_THROUGH)),
    *J("trigger", *(f"{{subject}}が攻撃{said}、{it}破壊されなかったなら" for said in ("したあと", "した後", "したとき", "した時", "するたび", "するとき") for it in ("それが", "そのフォロワーが")), slots="subject:subject", preferred=True, tree=Node(
        "when", subject=Hole("subject"), happening=_THROUGH)),
)

_ONCE_MORE = "1~more~time|one~more~time"
_ABOVE, _HEADED_ABOVE = (Node("gain", grants=(above,)) for above in (Node("above"), Node("above", head=Hole("head"))))
GAINED_AGAIN = (
    *W("effect", f"gain the~above~effect|the~above~ability|the~effect~above|the~ability~above {_ONCE_MORE}", tree=_ABOVE),
    *W("effect", f"gain the~above {{head:any_head}} effect|ability {_ONCE_MORE}", tree=_HEADED_ABOVE),
    *J("effect", *(f"上記の能力を{more}1つ{end}" for more in ("もう", "さらに") for end in ("持つ", "得る")), tree=_ABOVE),
    *J("effect", *(f"上記の{{head}}{of}能力を{more}1つ{end}" for of in ("", "の") for more in ("もう", "さらに") for end in ("持つ", "得る")), slots="head:any_head", tree=_HEADED_ABOVE),
)

ATTACKING = (
    *AFTER_COMBAT,
    *GAINED_AGAIN,
    *J("target", "ランダムなリーダー", "ランダムなリーダー1人", tree=Node("random", count=Node("number", n=1), filter=Node("filter", noun=Node("standing_for_a_player")))),
    *filler("once_more", *(f"{turn}{more}" for turn in ("", "このターン", "このターン、", "このターン中", "このターン中、") for more in ("もう一度", "もう1度", "もう1回", "さらに1回", "再度", "再び"))),
    *filler("may_attack", "攻撃できる", "攻撃可能になる", "攻撃できるようになる"),
    *J("effect", *(f"{this}{{_more}}{{_attack}}" for this in ("", "これは", "これは、", "このフォロワーは", "このフォロワーは、")), slots="_more:once_more _attack:may_attack", preferred=True, tree=_again(THIS)),
    *J("effect", *(f"{{targets}}は{mark}{{_more}}{{_attack}}" for mark in ("", "、")), slots="targets:target+ _more:once_more _attack:may_attack", preferred=True, tree=_again(_TARGETS)),
    *W("effect", "can|may attack~again|attack~one~more~time|attack~an~additional~time|attack~once~more this~turn", "can|may attack~again|attack~one~more~time|attack~an~additional~time|attack~once~more", tree=_again(THIS)),
    *W("effect", "{targets:target+} can|may attack~again|attack~one~more~time|attack~an~additional~time|attack~once~more this~turn",
       "{targets:target+} can|may attack~again|attack~one~more~time|attack~an~additional~time|attack~once~more", tree=_again(_TARGETS)),
    *W("quality", "can't~evolve", "cannot~evolve", tree=_CANNOT_EVOLVE),
    *J("quality", "進化させられない", "進化しない", tree=_CANNOT_EVOLVE),
)

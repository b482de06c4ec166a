"""How printed Japanese cards say what a player did and how often, and what waits for it: discarding, fusing, reanimating, being Spellboosted."""

from __future__ import annotations

from engine.language.cards.printed_japanese.pieces import FILTER_PARTS, ME, SIDES, cards, filler, only, side
from engine.language.japanese_wordings import J
from engine.language.tree import Node
from engine.language.wordings import Hole

_CARD = only(Node("card"))
_PERIOD = Hole("period")


def _did(deed: Node) -> Node:
    return Node("did", player=ME, period=_PERIOD, deed=deed)


def _done(kind: str, many: str = "groups") -> Node:
    """That a player did something with cards: with one or more, or with so many (several)."""
    bound = {"bound": Hole("bound")} if many == "several" else {}
    return Node(kind, what=Node(many, filter=_CARD, **bound))


DISCARDED = [
    *filler("own_hand", "手札", "自分の手札", "カード", "自分のカード"),
    *filler("had_discarded", "捨てていた", "捨てた"),
    *J("condition_one", "{period}{_hand}を{_had}", "自分が{period}{_hand}を{_had}", slots="period:period _hand:own_hand _had:had_discarded", tree=_did(_done("discards"))),
    *J("condition_one", "{period}{_hand}を{bound!数}{_had}", "自分が{period}{_hand}を{bound!数}{_had}", slots="period:period _hand:own_hand bound:bound _had:had_discarded",
       tree=_did(_done("discards", "several"))),
    *J("condition_one", *(f"{words}が{{bound!数}}" for words in ("{period}捨てた{_hand}", "自分が{period}捨てた{_hand}")), slots="period:period _hand:own_hand bound:bound", tree=_did(_done("discards", "several"))),
    *J("trigger", *(f"{place}捨てられた{when}" for place in ("", "手札から", "自分の手札から") for when in ("とき", "なら")), tree=Node("when", subject=Node("this"), happening=Node("discarded"))),
]

DRAWN = [
    *filler("had_drawn", "引いていた", "引いた"),
    *J("condition_one", *(f"{words}カードを{{bound!数}}{{_had}}" for words in ("{period}", "{period}自分が", "自分が{period}")), slots="period:period bound:bound _had:had_drawn", tree=_did(_done("draws", "several"))),
]

FUSED = [
    *J("condition_one", "{period}融合 していた", "{period}自分が融合 していた", "自分が{period}融合 していた", slots="period:period", tree=_did(_done("fuses"))),
    *J("condition_one", *(f"{this}に融合 した{{filter}}が{{bound!数}}" for this in ("これ", "このカード", "このフォロワー")), slots="filter:filter bound:bound", tree=Node(
        "compare", left=Node("fused_to_this", filter=Hole("filter")), limit=Hole("bound"))),
    *J("trigger", *(f"{this}に融合 {when}" for this in ("これ", "このカード", "このフォロワー") for when in ("するたび", "したとき", "するとき")), tree=Node("fusion")),
]

OFTEN = [
    *filler("had_done", "行っていた", "行った"),
    *(w for words, kind in (("土の秘術", "rites"), ("葬送", "buries"), ("ネクロマンス", "necromances")) for w in J(
        "condition_one", *(f"{{period}}{who}{words} を{{bound!数}}{{_had}}" for who in ("", "自分が")), slots="period:period bound:bound _had:had_done", tree=Node(
            "compare", left=Node("times_done", player=ME, deed=Node(kind), period=_PERIOD), limit=Hole("bound")))),
    *J("amount", "{period}{deed}回数", "自分が{period}{deed}回数", "{period}自分が{deed}回数", slots="period:period deed:deed_done", tree=Node(
        "times_done", player=ME, deed=Hole("deed"), period=_PERIOD)),
    *J("amount", *(f"{{period}}{i}プレイした{mine}{{adjectives&tests}}{{noun}}{{but}}の{many}" for i, mine in (("", ""), ("", "自分の"), ("自分が", "")) for many in ("枚数", "数")), slots=f"period:period {FILTER_PARTS}", tree=Node(
        "times_done", player=ME, deed=Node("plays", what=Node("any_of", filter=cards())), period=_PERIOD)),
    *J("amount", "{period}捨てた自分の手札の枚数", "{period}捨てた手札の枚数", "{period}自分が捨てたカードの枚数", "{period}捨てたカードの枚数", slots="period:period", tree=Node(
        "times_done", player=ME, deed=Node("discards", what=Node("any_of", filter=_CARD)), period=_PERIOD)),
]

_FROM_DECK = Node("drawn")
_ADDED = Node("several", bound=Hole("bound"), filter=cards())
_FUSED_OR_PLAYED = tuple(Node("times_done", player=ME, deed=Node(kind, what=Node("any_of", filter=cards())), period=_PERIOD) for kind in ("fuses", "plays"))
_OTHERS = tuple(Node("times_done", player=ME, deed=Node(kind, what=Node("any_of", filter=cards(adjectives=(Node("other"),)))), period=_PERIOD) for kind in ("fuses", "plays"))
TOGETHER = [
    *J("condition_one", "自分が{period}デッキから手札に加えた{adjectives&tests}{noun}{but}が{bound!数}", "{period}自分のデッキから手札に加えた{adjectives&tests}{noun}{but}が{bound!数}", slots=f"period:period {FILTER_PARTS} bound:bound", tree=Node(
        "happened", subject=_ADDED, happening=_FROM_DECK, period=_PERIOD)),
    *J("amount", "自分が{period}デッキから手札に加えた{adjectives&tests}{noun}{but}の枚数", "{period}自分のデッキから手札に加えた{adjectives&tests}{noun}{but}の枚数", slots=f"period:period {FILTER_PARTS}", preferred=True, tree=Node(
        "times", subject=Node("any_of", filter=cards()), happening=_FROM_DECK, period=_PERIOD)),
    *(w for which, (a, b) in (("", _FUSED_OR_PLAYED), ("（これを含めず）", _OTHERS), ("（このカードを含めず）", _OTHERS)) for w in J(
        "condition_one", f"自分が{{period}}融合 かプレイした{{adjectives&tests}}{{noun}}{{but}}の合計が{which}{{bound!数}}", slots=f"period:period {FILTER_PARTS} bound:bound", tree=Node(
            "compare", left=Node("sum", a=a, b=b), limit=Hole("bound")))),
    *J("condition_one", "このターンが自分のターンで、{filter}をプレイしていた", slots="filter:filter", preferred=True, tree=Node("both", first=Node("turn_of", who="me"), second=Node(
        "did", player=ME, period=Node("period", when="turn"), deed=Node("plays", what=Node("any_of", filter=Hole("filter")))))),
]

CAME = [
    *(w for ja, who, _ in SIDES for w in (
        *J("condition_one", f"{{period}}{ja}の場に出た{{adjectives&tests}}{{noun}}{{but}}が{{bound!数}}", slots=f"period:period {FILTER_PARTS} bound:bound", tree=Node(
            "happened", subject=Node("several", bound=Hole("bound"), filter=cards(adjectives=(side(who),))), happening=Node("enters"), period=_PERIOD)),
        *J("amount", f"{{period}}{ja}の場に出た{{adjectives&tests}}{{noun}}{{but}}の数", slots=f"period:period {FILTER_PARTS}", tree=Node(
            "count", filter=cards(adjectives=(side(who),), tests=(Node("past", happening=Node("enters"), period=_PERIOD),)))))),
]

WAITED_FOR = [
    *J("trigger", *(f"自分の{{counter}}が{by}回復{when}" for by in ("", "能力で", "能力によって", "カードの能力で", "カードの能力によって") for when in ("したとき", "するたび")), slots="counter:COUNTER", tree=Node(
        "when_player", player=ME, deed=Node("recovers", counter=Hole("counter")))),
    *J("trigger", *(f"自分がリアニメイト {when}" for when in ("するたび", "したとき")), tree=Node("when", subject=Node("any_of", filter=only(Node("kind", word="follower"), adjectives=(side("me"),))), happening=Node("reanimated"))),
    *J("trigger", *(f"{this}スペルブースト {when}" for this in ("", "これが", "このカードが") for when in ("されるたび", "されたとき", "されるとき")), tree=Node("spellboost")),
    *J("happened", "{whom}へ攻撃した", "{whom}に攻撃した", slots="whom:subject", tree=Node("attacks", whom=Hole("whom"))),
]

JAPANESE_DEEDS = [*DISCARDED, *DRAWN, *FUSED, *OFTEN, *TOGETHER, *CAME, *WAITED_FOR]

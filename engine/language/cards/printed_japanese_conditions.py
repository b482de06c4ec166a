"""Conditions and amounts as Japanese cards print them."""

from engine.language.cards.printed_everyday import DESTROYED_THIS_WAY
from engine.language.cards.printed_japanese_parts import FILTER_PARTS, ME, SIDES, cards, only, side
from engine.language.japanese_wordings import J, JapaneseWording
from engine.language.tree import Node
from engine.language.wordings import Hole

_THIS = Node("this")
_CARD = only(Node("card"))
_OTHER_CARD = only(Node("card"), adjectives=(Node("other"),))
_NOT_THIS = ("（このカードを含めず）", "（これを含めず）")
_THIS_TOO = ("（このカードも含める）", "（これも含める）")
_MATCH, _TURN = Node("period", when="match"), Node("period", when="turn")
_PERIODS = (("このバトル中", _MATCH), ("このターン中", _TURN))


def _plays(found: Node) -> Node:
    return Node("plays", what=Node("any_of", filter=found))


def _times(found: Node, period: Node) -> Node:
    """How often the player has played such a card."""
    return Node("times_done", player=ME, deed=_plays(found), period=period)


def _at_least(left: Node) -> Node:
    return Node("compare", left=left, limit=Hole("bound"))


TOGETHER = [
    *J("condition_one", *(f"{it}{done}" for it in ("それ", "そのフォロワー", "そのアミュレット", "そのカード") for done in ("が破壊された", "を破壊した")), "（この効果で）破壊した", tree=DESTROYED_THIS_WAY),
    *J("condition_and", "{first!て}、{second}", "{first!連}、{second}", slots="first:condition_one second:condition_and",
       tree=Node("both", first=Hole("first"), second=Hole("second"))),
    *J("condition", "{first}か、{second}", "{first}か{second}", slots="first:condition_and second:condition",
       tree=Node("either_condition", first=Hole("first"), second=Hole("second"))),
    *J("clause", "さらに、{then}", "さらに{then}", "その後、{then}", slots="then:clause", tree=Hole("then")),
    *J("bound", "{n}", slots="n:quantity", tree=Node("exactly", n=Hole("n"))),
    *J("limit", "{n}", slots="n:quantity", tree=Node("exactly", n=Hole("n"))),
]

WHETHER = [
    *J("condition_one", "このスペルブースト が{bound!数}", slots="bound:bound",
       tree=Node("has_figure", target=_THIS, attribute=Node("attribute", name="spellboost"), bound=Hole("bound"))),
    *J("condition_one", "{attribute}が{bound}", "この{attribute}が{bound}", "このカードの{attribute}が{bound}", slots="attribute:attribute bound:bound",
       tree=Node("has_figure", target=_THIS, attribute=Hole("attribute"), bound=Hole("bound"))),
    *J("condition_one", "{player}が{period}{deed}", slots="player:player period:period deed:deed_done",
       tree=Node("did", player=Hole("player"), period=Hole("period"), deed=Hole("deed"))),
    *J("condition_one", "{period}{deed}", slots="period:period deed:deed_done", tree=Node("did", player=ME, period=Hole("period"), deed=Hole("deed"))),
    *J("condition_one", "{subject}が{period}{happening}", slots="subject:subject period:period happening:happened",
       tree=Node("happened", subject=Hole("subject"), period=Hole("period"), happening=Hole("happening"))),
    *J("condition_one", "{filter}を選択した", slots="filter:filter", tree=Node("is", yes=1, target=Node("it"), filter=Hole("filter"))),
    *J("condition_one", "自分の残り{counter}が相手と同じ", slots="counter:COUNTER", tree=Node(
        "compare", left=Node("points_of", owner=ME, counter=Hole("counter")),
        limit=Node("exactly", n=Node("points_of", owner=Node("player", who="opponent"), counter=Hole("counter"))))),
    *J("condition_one", "自分のリーダーの{attribute}が相手より少ない", slots="attribute:attribute", tree=Node(
        "compare", left=Node("figure_of", attribute=Hole("attribute"), target=Node("leader", who="me")),
        limit=Node("less_than", n=Node("figure_of", attribute=Hole("attribute"), target=Node("leader", who="opponent"))))),
    *J("condition_one", "「相手の場の{adjectives&tests}{noun}の数」が自分より多い", slots=FILTER_PARTS, tree=Node(
        "compare", left=Node("count", filter=cards(adjectives=(side("opponent"),))), limit=Node("more_than", n=Node("count", filter=cards(adjectives=(side("me"),)))))),
]


def _in_hand(player: Node, ja: str) -> list[JapaneseWording]:
    """How many cards a player has in hand."""
    there = Node("in", owner=player, zone="hand")
    others = [f"{which}{ja}の手札が{{bound!数}}" for which in _NOT_THIS] + [f"{ja}の他の手札が{{bound!数}}"]
    return [
        *J("condition_one", f"{ja}の手札が{{bound!数}}", slots="bound:bound", tree=Node("has_cards", player=player, bound=Hole("bound"), filter=only(Node("card"), tests=(there,)))),
        *J("condition_one", *others, slots="bound:bound",
           tree=Node("exists", yes=1, bound=Hole("bound"), filter=only(Node("card"), adjectives=(Node("other"),), tests=(there,)))),
        *J("condition_one", f"{ja}の他の手札に{{adjectives&tests}}{{noun}}{{but}}が{{#bound:noun}}{{%noun:いる}}", slots=f"{FILTER_PARTS} bound:bound",
           tree=Node("exists", yes=1, bound=Hole("bound"), filter=cards(adjectives=(Node("other"),), tests=(there,)))),
        *J("condition_one", *(f"{which}{ja}の手札に{{adjectives&tests}}{{noun}}{{but}}が{{%noun:いる}}" for which in _NOT_THIS), slots=FILTER_PARTS,
           tree=Node("exists", yes=1, filter=cards(adjectives=(Node("other"),), tests=(there,)))),
    ]


PLAYED = [
    wording
    for ja, period in _PERIODS
    for wording in (
        *J("condition_one", *(f"自分が{ja}にプレイした{{adjectives&tests}}{{noun}}{{but}}が{which}{{bound!数}}" for which in _NOT_THIS), slots=f"{FILTER_PARTS} bound:bound",
           tree=_at_least(_times(cards(adjectives=(Node("other"),)), period))),
        *J("amount", *(f"{ja}に{which}カードをプレイした枚数" for which in _NOT_THIS), *(f"{which[1:-1]}、{ja}にカードをプレイした枚数" for which in _NOT_THIS),
           tree=_times(_OTHER_CARD, period)),
        *J("amount", f"{ja}にカードをプレイした枚数", *(f"{ja}にカードをプレイした枚数{which}" for which in _THIS_TOO), tree=_times(_CARD, period)),
        *J("amount", f"自分が{ja}にプレイした{{adjectives&tests}}{{noun}}{{but}}の枚数", slots=FILTER_PARTS, tree=_times(cards(), period)),
        *J("amount", *(f"自分が{ja}に{which}プレイした{{adjectives&tests}}{{noun}}{{but}}の枚数" for which in _NOT_THIS), slots=FILTER_PARTS,
           tree=_times(cards(adjectives=(Node("other"),)), period)),
    )
]

AMOUNTS = [
    *J("amount", "{filter}の枚数", slots="filter:filter", tree=Node("count", filter=Hole("filter"))),
    *(wording for ja, _, player in SIDES for wording in (
        *J("amount", f"{ja}の手札の枚数", tree=Node("count", filter=only(Node("card"), tests=(Node("in", owner=player, zone="hand"),)))),
        *J("amount", f"{ja}の他の手札の枚数",
           tree=Node("count", filter=only(Node("card"), adjectives=(Node("other"),), tests=(Node("in", owner=player, zone="hand"),)))),
    )),
    *J("amount_one", "{owner}の残り{counter}", "{owner}の残り{counter}の値", slots="owner:owner counter:COUNTER", tree=Node(
        "points_of", owner=Hole("owner"), counter=Hole("counter"))),
    *J("amount", "その{attribute}の値", "選択したフォロワーの{attribute}の値", "選択したフォロワーの{attribute}", "選択したカードの{attribute}の値", "選択したカードの{attribute}",
       slots="attribute:attribute", tree=Node("figure_of", attribute=Hole("attribute"), target=Node("it"))),
    *J("amount", "この自分のターン数", tree=Node("turn_number", owner=ME)),
    *J("amount_one", "破壊される直前の{attribute}", "消滅する直前の{attribute}", slots="attribute:attribute",
       tree=Node("figure_of", attribute=Hole("attribute"), target=_THIS, before=1)),
]

AS_MANY = [
    *J("core", "{targets}を「{x}」と同じだけ回復", "{targets}を「{x}」と同じだけ回復する", slots="targets:target+ x:amount", tree=Node(
        "where", x=Hole("x"), then=Node("sequence", steps=(Node("heal", amount=Node("x"), targets=(Hole("targets"),)),)))),
    *J("sentence", "{do}。これを「{x}」と同じだけ行う。", "{do}。これをX回行う。Xは「{x}」である。", slots="do:steps x:amount", tree=Node(
        "say", then=Node("where", x=Hole("x"), then=Node("repeat", n=Node("x"), then=Hole("do"))))),
    *J("core", "{card}を「{x}」と同じだけ出す", slots="card:NAME x:amount", tree=Node(
        "where", x=Hole("x"), then=Node("sequence", steps=(Node("summon", made=(Node("new", card=Hole("card"), count=Node("x")),)),)))),
    *J("core", "「{x}」と同じだけカードを引く", "カードを「{x}」と同じだけ引く", slots="x:amount", tree=Node(
        "where", x=Hole("x"), then=Node("sequence", steps=(Node("draw", count=Node("x")),)))),
]

JAPANESE_CONDITIONS = [*TOGETHER, *WHETHER, *(w for ja, _, player in SIDES for w in _in_hand(player, ja)), *PLAYED, *AMOUNTS, *AS_MANY]

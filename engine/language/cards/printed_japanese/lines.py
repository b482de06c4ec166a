"""How printed Japanese cards lay out a line: heads, limits in brackets, rows of a list."""

from __future__ import annotations

from engine.language.cards.printed.lines import NOTHING
from engine.language.cards.printed_japanese.pieces import AMOUNT, ATTACKED, COST, HAND, ITSELF, ME, THIS, filler, sequence
from engine.language.japanese_wordings import J, JapaneseWording
from engine.language.said_before import NTH
from engine.language.tree import Node
from engine.language.wordings import Hole


def _in_hand(how: str, change: Node) -> list[JapaneseWording]:
    """What an ability does, while in hand, to the cost of its own card."""
    does = Node("body", sentences=(Node("say", then=sequence(change)),))
    ability = Node("ability", modifiers=Hole("modifiers"), trigger=Hole("trigger"), body=does)
    words = [f"{{modifiers}}{{trigger}}、{hand}手札の{this}コストを{how}。" for hand in ("自分の", "") for this in ("この", "このカードの")]
    of_x = Node("ability", {**dict(ability.parts), "body": Node("body", sentences=(Node("say", then=Node("where", then=sequence(change), x=Hole("x"))),))})
    return [
        *J("ability_line", *words, slots="modifiers:modifier*? trigger:trigger amount:quantity", tree=ability),
        *J("ability_line", *(f"{text}Xは「{{x}}」である。" for text in words), slots="modifiers:modifier*? trigger:trigger amount:quantity x:amount", tree=of_x),
    ]


_IN_HAND = Node("works_in", place=HAND)
_REVEALED = Node("reveal", targets=THIS)
IN_HAND = [
    *_in_hand("-{amount}する", Node("change", attribute=COST, how="less", amount=Hole("amount"), targets=THIS)),
    *_in_hand("{amount}にする", Node("set_figure", attribute=COST, amount=Hole("amount"), targets=THIS)),
    *J("ability_line", "{modifiers}{trigger}、自分の手札のこれを捨てる。", slots="modifiers:modifier*? trigger:trigger", tree=Node(
        "ability", modifiers=Hole("modifiers"), trigger=Hole("trigger"), body=Node("body", sentences=(Node("say", then=sequence(Node("discard", targets=THIS))),)))),
    *J("ability_line", "{modifiers}{trigger}、自分の手札のこれを公開して、{then}。", slots="modifiers:modifier*? trigger:trigger then:effect&", tree=Node(
        "ability", modifiers=(Hole("modifiers"), _IN_HAND), trigger=Hole("trigger"), body=Node("body", sentences=(Node("say", then=sequence(_REVEALED, Hole("then"))),)))),
    *J("ability_line", "{modifiers}{trigger}、{condition}なら、自分の手札のこれを公開して、{then}。", slots="modifiers:modifier*? trigger:trigger condition:condition then:effect&", tree=Node(
        "ability", modifiers=(Hole("modifiers"), _IN_HAND), trigger=Hole("trigger"), body=Node("body", sentences=(
            Node("if", condition=Hole("condition"), then=sequence(_REVEALED, Hole("then"))),)))),
]


def _on_turn(kind: str) -> Node:
    """The player's turns have come to so many."""
    return Node("compare", left=Node("turn_number", owner=ME), limit=Node(kind, n=Hole("n")))


_ORDINAL_TURNS = tuple((f"自分の{{n}}ターン目{later}{of}{edge}", "n:quantity ", _on_turn(bound), Node(kind, owner=ME)) for later, bound in (("", "exactly"), ("かそれ以降", "at_least"), ("以降", "at_least"))
                       for of in ("", "の") for edge, kind in (("開始時", "turn_start"), ("終了時", "turn_end")))  # fmt: skip
LINES = [
    *J("ability_line", "自分のターンごとに{n}回、{trigger}、{body}", slots="n:NUMBER trigger:trigger body:body",
       tree=Node("ability", modifiers=(Node("limit", n=Hole("n"), per="turn"), Node("during", owner=ME)), trigger=Hole("trigger"), body=Hole("body"))),
    *J("line", "このコストと同じだけ自分のPPを消費して、チョイス したカードとしてプレイする。{cards}", slots="cards:bullet*", tree=Node("play_as", cards=Hole("cards"))),
    *J("ability_line", *(f"{{modifiers}}{{whom}}へ攻撃して破壊し、{this}が破壊されなかったなら、{{body}}" for this in ("これ", "このフォロワー")),
       slots="modifiers:modifier*? whom:filter body:body", tree=Node(
           "ability", modifiers=Hole("modifiers"), trigger=Node("when", subject=ITSELF, happening=Node("kills", whom=Node("any_of", filter=Hole("whom")))),
           condition=Node("is_in", target=ITSELF, place=Node("in", zone="board"), yes=1), body=Hole("body"))),
    *J("ability_line", *(f"{{modifiers}}{{trigger}}、{this}破壊されなかったなら、{{body}}" for this in ("", "これが", "このフォロワーが")),
       slots="modifiers:modifier*? trigger:trigger body:body", tree=Node(
           "ability", modifiers=Hole("modifiers"), trigger=Hole("trigger"), body=Hole("body"), condition=Node(
               "is_in", target=ITSELF, place=Node("in", zone="board"), yes=1))),
    *(w for words, kind in (("ターン目かそれ以降", "at_least"), ("ターン目", "exactly")) for w in J(
        "ability_line", f"{{n}}{words}の{{trigger}}、{{body}}", slots="n:quantity trigger:trigger body:body", tree=Node(
            "ability", trigger=Hole("trigger"), body=Hole("body"), condition=_on_turn(kind)))),
    *J("ability_line", *(f"{{modifiers}}{this}ダメージを受けて{mark}破壊されなかった{when}、{{then}}。{{more}}" for this in ("", "これが", "このフォロワーが") for mark in ("、", "") for when in ("とき", "なら")), slots="modifiers:modifier*? then:clause more:sentence*?", tree=Node(
        "ability", modifiers=Hole("modifiers"), trigger=Node("when", subject=ITSELF, happening=Node("damaged")), body=Node("body", sentences=(
            Node("if", condition=Node("is_in", target=ITSELF, place=Node("in", zone="board"), yes=1), then=Hole("then")), Hole("more"))))),
    *(w for words, slots, test, trigger in _ORDINAL_TURNS for w in J(
        "ability_line", f"{words}、{{body}}", slots=f"{slots} body:body", tree=Node("ability", trigger=trigger, body=Hole("body"), condition=test))),
    *J("ability_line", "相手のターンごとに{n}回、{trigger}、{body}", slots="n:NUMBER trigger:trigger body:body", tree=Node(
    "ability", modifiers=(Node("limit", n=Hole("n"), per="turn"), Node("during", owner=Node("player", who="opponent"))), trigger=Hole("trigger"), body=Hole("body"))),
]


def _in_hand_if(how: str, change: Node) -> list[JapaneseWording]:
    """What an ability does, while in hand and where something is so, to the cost of its own card."""
    body = Node("body", sentences=(Node("if", condition=Hole("condition"), then=sequence(change)),))
    held = Node("ability", modifiers=Hole("modifiers"), trigger=Hole("trigger"), body=body)
    return J(
        "ability_line", *(f"{{modifiers}}{{trigger}}、{{condition}}なら、自分の手札の{this}コストを{how}。" for this in ("この", "このカードの")),
        slots="modifiers:modifier*? trigger:trigger condition:condition amount:quantity", tree=held)


COSTS_IN_HAND = [
    *_in_hand_if("-{amount}する", Node("change", attribute=COST, how="less", amount=AMOUNT, targets=THIS)),
    *_in_hand_if("{amount}にする", Node("set_figure", attribute=COST, amount=AMOUNT, targets=THIS)),
]

_FROM_DECK = tuple(f"{this}{one}自分のデッキから場に" for this in ("これ", "このカード") for one in ("を1枚、", "1枚を", "1枚を、", "を"))
_INVOKE = Node("invoke")
_INVOKED_WHEN = (
    ("{when}", "when:trigger", None, Hole("when")), ("{n}ターン目かそれ以降の{when}", "n:quantity when:trigger", _on_turn("at_least"), Hole("when")),
    ("{n}ターン目の{when}", "n:quantity when:trigger", _on_turn("exactly"), Hole("when")), *_ORDINAL_TURNS,
)  # fmt: skip
INVOKED = [  # the card itself comes, by its Invocation; anywhere else a copy would be meant
    *J("invoked_steps", *(f"{words}出す" for words in _FROM_DECK), tree=sequence(_INVOKE)),
    *J("invoked_steps", *(f"{words}出し、{{then}}" for words in _FROM_DECK), *(f"{words}出して、{{then}}" for words in _FROM_DECK), slots="then:effect&", tree=sequence(_INVOKE, Hole("then"))),
    *J("invoked_steps", *(f"{words}出す。その後、{{then}}" for words in _FROM_DECK), slots="then:effect&", tree=sequence(_INVOKE, Hole("then"))),
    *(w for body, slots, does in (
        ("{it}。", "it:invoked_steps", Node("body", sentences=(Node("say", then=Hole("it")),))),
        ("{condition}なら、{it}。", "condition:condition it:invoked_steps", Node("body", sentences=(Node("if", condition=Hole("condition"), then=Hole("it")),))),
        ("{it}。{more}", "it:invoked_steps more:sentence*", Node("body", sentences=(Node("say", then=Hole("it")), Hole("more")))),
        ("{body}", "body:body", Hole("body")))
      for when, parts, on, trigger in _INVOKED_WHEN
      for w in J("ability_line", f"直接召喚 {when}、{body}", slots=f"{parts} {slots}", preferred=body != "{body}", tree=Node(
          "ability", trigger=Node("invocation", when=trigger), body=does, condition=on))),
    *(w for when, parts, on, trigger in _INVOKED_WHEN for ends, slots, does in (  # the word itself says that it comes
        (("", "。", "、直接召喚する。", "に直接召喚する。"), "", Node("body", sentences=(Node("say", then=sequence(_INVOKE)),))),
        (("、{condition}なら。", "、{condition}なら", "、{condition}なら、直接召喚する。", "、{condition}なら直接召喚する。"), "condition:condition", Node("body", sentences=(Node("if", condition=Hole("condition"), then=sequence(_INVOKE)),))))
      for w in J("ability_line", *(f"直接召喚{mark}{when}{end}" for mark in (" ", ";") for end in ends), slots=f"{parts} {slots}", tree=Node(
          "ability", trigger=Node("invocation", when=trigger), body=does, condition=on))),
    *(w for when, parts, on, trigger in _INVOKED_WHEN for w in J(  # what comes after it is under the condition, too
        "ability_line", f"直接召喚 {when}、{{condition}}なら、{{it}}。{{more}}", slots=f"{parts} condition:condition it:invoked_steps more:sentence*", preferred=True, tree=Node(
            "ability", trigger=Node("invocation", when=trigger), body=Node("body", sentences=(Node("say", then=Hole("it")), Hole("more"))),
            condition=Hole("condition") if on is None else Node("both", first=on, second=Hole("condition"))))),
]

FORMS = [
    *J("line", "{condition}なら、アクセラレート できる。 アクセラレート {n};{line}", slots="condition:condition n:NUMBER line:ability_line", tree=Node(
        "accelerate", n=Hole("n"), condition=Hole("condition"), line=Hole("line"))),
]

FUSED = [
    *J("line", "結晶 {n};{trait}", "結晶 {n};{trait}。", slots="n:NUMBER trait:TRAIT", tree=Node("crystallize", n=Hole("n"), trait=Hole("trait"), line=NOTHING)),
    *J("line", "結晶 {n}", "結晶 {n}。", slots="n:NUMBER", tree=Node("crystallize", n=Hole("n"), line=NOTHING)),
    *J("line", "融合 {filter}。", slots="filter:filter", tree=Node("fuse", filter=Hole("filter"))),
    *J("line", *(f"融合{colon}{{first}}{mark}{{second}}。" for mark in ("と", "や", "、", "か") for colon in (";", " ;")), slots="first:plain_filter second:filter", tree=Node(
        "fuse", filter=Node("either_filter", first=Hole("first"), second=Hole("second")))),
]

_ABILITY = {"trigger": Hole("trigger"), "body": Hole("body")}
_NTH = Node(NTH, bound=Node("exactly", n=Hole("n")), unit="card", period=Node("period", when="turn"), mine=None)
_BRACKETS = (("（", "）"), ("(", ")"))
LIMITS = [
    *J("ability_line", "{modifiers}自分がこのターン中に{n}枚目の{filter}をプレイしたとき、{then}。", "{modifiers}自分がこのターンに{n}枚目の{filter}をプレイしたとき、{then}。", "{modifiers}自分が1ターンに{n}枚目の{filter}をプレイしたとき、{then}。", "{modifiers}自分がターン中{n}枚目の{filter}をプレイしたとき、{then}。", slots="modifiers:modifier*? n:quantity filter:filter then:clause", tree=Node(
        "ability", modifiers=Hole("modifiers"), trigger=Node("when_player", player=ME, deed=Node("plays", what=Node("any_of", filter=Hole("filter")))), body=Node("body", sentences=(
            Node("if", condition=_NTH, then=Hole("then")),)))),
    *filler("each_turn", *(f"{said}1ターンに" for said in ("", "上限は", "ただし、", "この能力は", "この能力は、", "この効果は", "この効果は、", "この能力が働くのは", "この能力の上限は"))),
    *filler("at_most", "回", "回のみ", "回のみ働く", "回まで", "回まで働く", "回しか働かない", "回までしか働かない", "回だけ", "回だけ働く"),
    *J("ability_line", "{modifiers}{trigger}、{body}{_each}{n}{_most}。", *(f"{{modifiers}}{{trigger}}、{{body}}{a}{{_each}}{{n}}{{_most}}{b}{end}" for a, b in _BRACKETS for end in ("", "。")),
       *(f"{{modifiers}}{{trigger}}{a}{{_each}}{{n}}{{_most}}{b}、{{body}}" for a, b in _BRACKETS), slots="modifiers:modifier*? trigger:trigger body:body n:NUMBER _each:each_turn _most:at_most", tree=Node(
           "ability", modifiers=(Node("limit", n=Hole("n"), per="turn"), Hole("modifiers")), **_ABILITY)),
    *J("ability_line", *(f"{{modifiers}}{{trigger}}、{{then}}{a}{{_each}}{{n}}{{_most}}{b}。" for a, b in _BRACKETS), slots="modifiers:modifier*? trigger:trigger then:clause n:NUMBER _each:each_turn _most:at_most", tree=Node(
        "ability", modifiers=(Node("limit", n=Hole("n"), per="turn"), Hole("modifiers")), trigger=Hole("trigger"), body=Node("body", sentences=(Node("say", then=Hole("then")),)))),
    *J("ability_line", "{condition}なら、{modifiers}{trigger}、{body}", slots="condition:condition modifiers:modifier*? trigger:trigger body:body", tree=Node(
        "ability", modifiers=Hole("modifiers"), condition=Hole("condition"), **_ABILITY)),
]

_STRIKE = Node("strike", whom="follower")
OPPOSING = [
    *J("ability_line", "{modifiers}攻撃時 {filter}へ攻撃したなら、{body}", slots="modifiers:modifier*? filter:filter body:body", tree=Node(
        "ability", modifiers=Hole("modifiers"), trigger=_STRIKE, condition=Node("is", yes=1, target=ATTACKED, filter=Hole("filter")), body=Hole("body"))),
    *J("ability_line", "{modifiers}攻撃時 フォロワーへ攻撃したなら、{first!て}、ダメージを与え合う前に{then}。{more}", slots="modifiers:modifier*? first:effect& then:effect& more:sentence*?", preferred=True, tree=Node(
        "ability", modifiers=Hole("modifiers"), trigger=_STRIKE, body=Node("body", sentences=(Node("say", then=sequence(Hole("first"), Hole("then"))), Hole("more"))))),
    *J("ability_line", "{modifiers}攻撃時 フォロワーへ攻撃したなら、ダメージを与え合う前に{body}", slots="modifiers:modifier*? body:body", tree=Node(
        "ability", modifiers=Hole("modifiers"), trigger=_STRIKE, body=Hole("body"))),
]

JAPANESE_LINES = [*IN_HAND, *LINES, *COSTS_IN_HAND, *INVOKED, *FORMS, *FUSED, *LIMITS, *OPPOSING]

"""How the cards of Phantom Magic Vision print abilities that are used, with what they cost, when and how often; and when a card does not stay."""

from __future__ import annotations

from engine.games.vision.printed.pieces import CAN, CANNOT, CANNOT_IN_KANJI, COST_AND_NODES, ME, THIS, be, say, steps, text_of
from engine.language.japanese_wordings import J, JapaneseWording
from engine.language.tree import Node
from engine.language.wordings import Hole

_VOID = text_of(Node("below_void", condition=Hole("condition")))
USING = [
    *J("ability_line", "マナチャージ({n})", "マナチャージ（{n}）", "マナチャージ{n}", slots="n:NUMBER", tree=Node(
        "ability", modifiers=(Node("during", owner=ME),), trigger=Node("activated", prices=(Node("turn_this", how="sleep"),)), body=Node("body", sentences=(say(Node(
            "put", targets=(Node("top", owner=ME, zone="deck", count=Node("number", n=Hole("n"))),), into=Node("into", owner=Node("player", who="owner"), zone="node", turned="asleep"))),)))),
    *(
        wording
        for mark in ("（自動α）", "（自動β）", "（自動γ）")
        for end in ("以下の効果は無効になる。", "以下の効果は無効となる。", *(f"以下の効果を使用する{how}は{cannot}。" for how in ("こと", "事") for cannot in CANNOT_IN_KANJI))
        for wording in J("ability_line", f"{mark}{{condition}}場合、{end}", slots="condition:condition", preferred=True, tree=_VOID)
    ),
]

_LIMITED = (
    (Node("limit", n=1, per="turn"), ("この効果は1ターンに1度しか使用できない。", "この効果は1ターンに1度しか使用出来ない。")),
    (Node("timing", as_a="spell"), ("この効果はスペルカードのタイミングでしか使用できない。", "この効果はスペルカードのタイミングでしか使用出来ない。")),
)


def _used(*limits: Node) -> Node:
    """An ability that is used, under such limits."""
    return Node("ability", modifiers=(*limits, Hole("modifiers")), trigger=Hole("trigger"), body=Hole("body"))


def _limited(said: str, slots: str, *limits: Node) -> list[JapaneseWording]:
    """The limit said after what the ability does, or before it."""
    templates = [
        line
        for cannot in CANNOT
        for limit in (f"この効果は{said.replace('CANNOT', cannot).replace('ABLE', cannot.removesuffix('ない') + 'る')}。",)
        for line in (f"{{modifiers}}{{trigger:printed_cost}}:{{body}}{limit}", f"{{modifiers}}{{trigger:printed_cost}}:{limit}{{body}}", f"{{modifiers}}{{trigger:printed_cost}}{{body}}{limit}")
    ]
    return J("ability_line", *templates, slots=f"modifiers:modifier*? trigger:printed_cost body:body {slots}", preferred=True, tree=_used(*limits))


_SO_OFTEN = Node("limit", n=Hole("n"), per="turn", turns=Hole("turns"))
_IN_PHASE = Node("only_when", condition=Node("in_phase", phase=Hole("phase")))
USED = [
    *J("printed_cost", "（常時）{prices|}", "{prices|}", "常時{prices|}", "常時:{prices|}", "起動{prices|}", slots="prices:price;", tree=Node("activated", prices=Hole("prices"))),
    *[
        wording
        for limit, sentences in _LIMITED
        for said in sentences
        for wording in J(
            "ability_line", f"{{modifiers}}{{trigger:printed_cost}}:{{body}}{said}", f"{{modifiers}}{{trigger:printed_cost}}:{said}{{body}}",
            slots="modifiers:modifier*? trigger:printed_cost body:body", preferred=True,
            tree=Node("ability", modifiers=(limit, Hole("modifiers")), trigger=Hole("trigger"), body=Hole("body")),
        )
    ],
    *_limited("{turns}ターンに{n}度しか使用CANNOT", "turns:NUMBER n:NUMBER", _SO_OFTEN),
    *_limited("{phase}にしか使用CANNOT", "phase:phase_name", _IN_PHASE),
    *_limited("{turns}ターンに{n}度、{phase}にしか使用CANNOT", "turns:NUMBER n:NUMBER phase:phase_name", _SO_OFTEN, _IN_PHASE),
    *_limited("{condition}場合のみ使用ABLE", "condition:condition", Node("only_when", condition=Hole("condition"))),
    *_limited("相手キャラクターの攻撃に対する直接の干渉でのみ使用ABLE", "", Node("only_when", condition=Node("answers_attack"))),
]

OWN_COST = [
    *[
        wording
        for what, names in COST_AND_NODES.items()
        for own in ("このカード", "このキャラクターカード")
        for can in CAN
        for mark in ("（自動β）", "（自動α）")
        for wording in J("ability_line", *(
            f"{mark}〔{own}〕をプレイする{time}、{this}{what}{wo}-Xしてプレイする{how}が{can}。X{is_}{{x}}に等しい。"
            for time in ("時", "場合") for this in (own, f"〔{own}〕") for wo in ("を", "") for how in ("こと", "事") for is_ in ("は", "は、")
        ), slots="x:amount", preferred=True, tree=text_of(Node("say", then=Node("where", then=steps(*(be((THIS,), Node(f"{name}_less", amount=Node("x"))) for name in names)), x=Hole("x")))))
    ],
]

_THIS = ("〔このキャラクター〕", "〔このカード〕", "このキャラクター", "このカード")
FALLING = [
    *J("ability_line", *(
        f"（自動{letter}）{{condition}}場合、{this}{fate}。"
        for letter in "αγ" for this in _THIS for fate in ("は直ちに破棄される", "は破棄される", "を直ちに破棄する", "を破棄する")
    ), slots="condition:condition", preferred=True, tree=text_of(Node("falls", condition=Hole("condition")))),
    *J("ability_line", *(
        f"（自動{letter}）{{filter_in}}{{n}}枚以上になった場合、{this}を破棄する。" for letter in "αγ" for this in _THIS
    ), slots="filter_in:many_of n:NUMBER", preferred=True, tree=text_of(Node("falls", condition=Node(
        "exists", yes=1, bound=Node("at_least", n=Node("number", n=Hole("n"))), filter=Hole("filter_in"))))),
    *J("many_of", "〔{filter}〕が", "{filter}が", slots="filter:filter", tree=Hole("filter")),
]

PRINTED_USING = [*USING, *USED, *OWN_COST, *FALLING]

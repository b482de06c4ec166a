"""How the cards of Phantom Magic Vision lay out a line: classes of effects, words with rules of their own, rows of a table."""

from __future__ import annotations

from engine.games.vision.printed.pieces import (
    AGAINST,
    AT_TURN_END,
    CAN,
    COST_AND_NODES,
    EVERY,
    ME,
    NETHERWORLD,
    PARTS,
    RESISTS,
    SKIPS,
    TARGETS,
    THIS,
    UPKEEP,
    WORDS,
    be,
    filtered,
    in_zone,
    say,
    steps,
    text_of,
)
from engine.language.japanese_wordings import J
from engine.language.tree import Node
from engine.language.wordings import Hole

_HAS = Node("has", grants=(EVERY,))
_TWO_PLACES = Node("works_in", place=Node("in", owner=ME, zone="hand", other="netherworld"))
_MAY_PUT = Node("body", sentences=(Node("say", then=Node("may", do=Node("sequence", steps=(Node("put", targets=(Node("this"),), into=Hole("place")),)))), Hole("rest")))
_MISSING = Node("exists", yes=0, filter=filtered(Node("side", who="me")))
_BETA = Node("automatic", letter="beta")
_GAMMA = (Node("automatic", letter="gamma"),)
_SIGNS = (("-", "less"), ("+", "more"))
_USED_UP = say(Node("lose_this"))
_ONCE = Node("ability", modifiers=(Node("automatic", letter="gamma"),), trigger=AT_TURN_END, body=Node("body", sentences=(Node("say", then=Hole("then")), _USED_UP)))
_GIVES = Node("text", body=Node("body", sentences=(Node("bearer", quality=Node("has", grants=(Hole("grants"),))),)))
_ELSEWHERE = [
    ("手札にあるこのカード", "hand"), ("手札にあるこのキャラクターカード", "hand"),
    *((f"{whose}冥界にあるこの{card}", "netherworld") for whose in ("あなたの", "") for card in ("カード", "キャラクターカード")),
]
_FIGURES_ROW = "GRAZE（{graze}）/攻撃力（{attack}）/耐久力（{defense}）"
_NUMBERS = "graze:NUMBER attack:NUMBER defense:NUMBER"
_FIGURES = {"graze": Hole("graze"), "attack": Hole("attack"), "defense": Hole("defense")}
LINES = [
    *[
        wording
        for ja, who in (("あなた", "me"), ("相手プレイヤー", "opponent"))
        for sign, kind in (("-", "cost_less"), ("+", "cost_more"))
        for said in (f"（自動α）〔{ja}がプレイする{WORDS}〕のコストは{sign}{{n}}される。", f"（自動α）〔{ja}〕がプレイする{WORDS}のコストは{sign}{{n}}される。", f"（自動α）〔{ja}〕の{WORDS}のコストは{sign}{{n}}される。",
                     f"（自動α）〔{ja}がプレイする{WORDS}全て〕のコストは{sign}{{n}}される。")
        for wording in J("ability_line", said, slots=f"{PARTS} n:quantity", preferred=True, tree=Node("text", body=Node("body", sentences=(say(
            Node("be", targets=(Node("all", filter=filtered(Node("side", who=who))),), quality=Node(kind, amount=Hole("n")))),))))
    ],
    *[
        wording
        for sign, kind in (("-", "cost_less"), ("+", "cost_more"))
        for wording in J("ability_line", f"（自動α）〔全てのプレイヤーがプレイする{WORDS}〕のコストは{sign}{{n}}される。", slots=f"{PARTS} n:quantity", preferred=True,
                         tree=Node("text", body=Node("body", sentences=(say(Node("be", targets=(Node("all", filter=filtered()),), quality=Node(kind, amount=Hole("n")))),))))
    ],
    *J("ability_line", *(
        f"（自動α）{template}" for comma in ("", "、") for template in (
            f"{{targets}}は{comma}{{each}}{{per}}枚につき{comma}「戦闘修正:{{stats}}」を得る。", f"{{each}}{{per}}枚につき{comma}{{targets}}は「戦闘修正:{{stats}}」を得る。",
            f"{{targets}}は、{{each}}{{per}}枚につき{comma}「戦闘修正:{{stats}}」を得る。",
        )
    ), slots="targets:target+ each:filter stats:STATS per:NUMBER", preferred=True, tree=text_of(Node("say", then=steps(Node("be", targets=TARGETS, quality=_HAS))))),
    *(
        wording
        for words, place in (
            ("手札、または冥界にあるこのカード", _TWO_PLACES), ("手札または冥界にあるこのカード", _TWO_PLACES), ("手札にあるこのカード", Node("works_in", place=in_zone("hand", ME))),
            ("手札にあるこのキャラクターカード", Node("works_in", place=in_zone("hand", ME))), ("冥界にあるこのカード", Node("works_in", place=NETHERWORLD)),
            ("あなたの冥界にあるこのカード", Node("works_in", place=NETHERWORLD)), ("あなたの冥界にあるこのキャラクターカード", Node("works_in", place=NETHERWORLD)),
        )
        for wording in (
            *J("ability_line", f"（自動β）{{trigger}}〔{words}〕を{{place:laid!て}}も良い。{{rest}}", f"（自動β）{{trigger}}〔{words}〕を{{place:laid!て}}もよい。{{rest}}", slots="trigger:trigger place:laid rest:sentence*?",
               preferred=True, tree=Node("ability", modifiers=(_BETA, place), trigger=Hole("trigger"), body=_MAY_PUT)),
            *J("ability_line", f"（自動β）あなたの場に{WORDS}がおらず、{{trigger}}〔{words}〕を{{place:laid!て}}も良い。{{rest}}",
               slots=f"{PARTS} trigger:trigger place:laid rest:sentence*?", preferred=True,
               tree=Node("ability", modifiers=(_BETA, place), condition=_MISSING, trigger=Hole("trigger"), body=_MAY_PUT)),
            *J("ability_line", f"（自動β）あなたの場に{WORDS}が{{n}}枚もおらず、{{trigger}}〔{words}〕を{{place:laid!て}}も良い。{{rest}}",
               slots=f"{PARTS} n:NUMBER trigger:trigger place:laid rest:sentence*?", preferred=True,
               tree=Node("ability", modifiers=(_BETA, place), trigger=Hole("trigger"), body=_MAY_PUT,
                         condition=Node("exists", yes=1, bound=Node("less_than", n=Node("number", n=Hole("n"))), filter=filtered(Node("side", who="me"))))),
        )
    ),
    *[
        wording
        for turn, owner in (("あなたのターン", ME), ("自分のターン", ME), ("相手プレイヤーのターン", Node("player", who="opponent")), ("相手ターン", Node("player", who="opponent")))
        for wording in J("ability_line", f"（自動γ）{turn}中に{{trigger}}{{body}}", f"（自動γ）{turn}に{{trigger}}{{body}}", slots="trigger:trigger body:body", preferred=True,
                         tree=Node("ability", modifiers=(*_GAMMA, Node("during", owner=owner)), trigger=Hole("trigger"), body=Hole("body")))
    ],
    *J("ability_line", "{modifiers}{player}が{what}をプレイしたターンの終了時、{then}。", slots="modifiers:modifier* player:player what:filter then:clause", tree=Node(
    "ability", modifiers=(Hole("modifiers"),), trigger=Node("when_player", player=Hole("player"), deed=Node("plays", what=Node("any_of", filter=Hole("what")))),
    body=Node("body", sentences=(Node("later", then=Hole("then")),)))),
    *[
        wording
        for this in ("〔このキャラクター〕", "〔このカード〕")
        for wording in J("ability_line", f"（自動α）{this}の名称は{{card}}としても扱われる。", f"（自動α）{this}の名称は{{card}}としても扱う。", slots="card:NAME", preferred=True,
                         tree=text_of(Node("treated_as", card=Hole("card"))))
    ],
    *[
        wording
        for what, names in COST_AND_NODES.items()
        for sign, way in _SIGNS
        for this in ("〔このカード〕", "〔このキャラクターカード〕", "このカード")
        for qualities in (tuple(Node(f"{name}_{way}", amount=Hole("n")) for name in names),)
        for holds in (Node("while", condition=Hole("condition"), then=steps(*(be((THIS,), q) for q in qualities))),)
        for end in ("される。", *(f"してプレイする{how}が{can}。" for how in ("こと", "事") for can in CAN))
        for wording in (
            *J("ability_line", f"（自動β）{{condition}}場合、{this}{what}{'を' if end[0] == 'し' else 'は'}{sign}{{n}}{end}", slots="condition:condition n:quantity", preferred=True, tree=text_of(holds)),
        )
    ],
    *[
        wording
        for what, names in COST_AND_NODES.items()
        if "needs" in names
        for sign, way in _SIGNS
        for ja, side in (("あなた", (Node("side", who="me"),)), ("相手プレイヤー", (Node("side", who="opponent"),)), ("全てのプレイヤー", ()))
        for all_ in ((Node("all", filter=filtered(*side)),),)
        for wording in J(
            "ability_line",
            *(f"（自動α）{played}{what}は{sign}{{n}}される。" for played in (f"〔{ja}がプレイする{WORDS}〕", f"〔{ja}〕がプレイする{WORDS}", f"〔{ja}がプレイする{WORDS}全て〕", f"〔{ja}〕のプレイする{WORDS}")),
            slots=f"{PARTS} n:quantity", preferred=True,
            tree=text_of(say(*(be(all_, Node(f"{name}_{way}", amount=Hole("n"))) for name in names))),
        )
    ],
    *[
        wording
        for alpha, modifiers in (("（自動α）", (Node("automatic", letter="alpha"),)), ("（自動γ）", (Node("automatic", letter="gamma"),)))
        for this in ("〔このキャラクター〕が", "〔このキャラクター〕は", "〔このキャラクター〕は、")
        for comma in ("、", "")
        for wording in J("ability_line", f"{alpha}{this}{{happening:happened}}場合{comma}{{duration}}{{grants}}を得る。", slots="happening:happening duration:duration grants:grant+", preferred=True, tree=Node(
            "ability", modifiers=modifiers, trigger=Node("when", subject=THIS, happening=Hole("happening")),
            body=Node("body", sentences=(say(Node("give", targets=(THIS,), grants=(Hole("grants"),), duration=Hole("duration"))),))))
    ],
    *J("ability_line", "（自動α）{owner}の{phase}はスキップされる。", slots="owner:owner phase:phase_name", preferred=True, tree=text_of(say(be((Hole("owner"),), SKIPS)))),
    *J("ability_line", *(f"（自動γ）このターン{end}、{{then}}。" for end in ("の終了時", "終了時", "の終了時に", "終了時に")), slots="then:clause", preferred=True, tree=_ONCE),
    *[w for n in range(1, 6) for w in J("numbered", f"{n}.{{do}}。", slots="do:steps", tree=Hole("do"))],
    *J("ability_line", "{grants}", slots="grants:quoted*", tree=_GIVES),
    *J("quoted", "「{line}」", slots="line:ability_line", tree=Node("ability", line=Hole("line"))),
    *J("quoted", "「戦闘修正:{stats}」", slots="stats:STATS", tree=Node("figures", stats=Hole("stats"))),
    *J("quoted", "「{keyword}」", slots="keyword:KEYWORD", tree=Node("keyword", keyword=Hole("keyword"))),
    *J("quoted", "「{trait}」", "「種族:{trait}」", slots="trait:TRAIT", tree=Node("trait", trait=Hole("trait"))),
    *J("ability_line", "【{line}】", slots="line:ability_line", tree=Hole("line")),
    *J("ability_line", *(f"（自動γ）{{subject}}は{comma}{{happening:happened}}場合{end}{{then}}。" for comma in ("", "、") for end in ("、", "、直ちに")), slots="subject:subject happening:happened then:clause",
       tree=Node("ability", modifiers=(Node("automatic", letter="gamma"),), trigger=Node("when", subject=Hole("subject"), happening=Hole("happening")), body=Node("body", sentences=(Node("say", then=Hole("then")),)))),
    *J("ability_line", "（自動α）{targets}は、{quality}。", slots="targets:target+ quality:quality", preferred=True,
       tree=text_of(say(be((Hole("targets"),), Hole("quality"))))),
    *J("ability_line", "{modifiers}{condition}場合、{trigger}{body}", slots="modifiers:modifier* condition:condition trigger:trigger body:body",
       tree=Node("ability", modifiers=(Hole("modifiers"),), condition=Hole("condition"), trigger=Hole("trigger"), body=Hole("body"))),
    *J("ability_line", "{modifiers}〔このキャラクター〕は{trigger}{do}。", "{modifiers}〔このカード〕は{trigger}{do}。", slots="modifiers:modifier* trigger:trigger do:effect",
       tree=Node("ability", modifiers=(Hole("modifiers"),), trigger=Hole("trigger"), body=Node("body", sentences=(say(Hole("do")),)))),
    *J("ability_line", "{modifiers}{subject}がプレイされて場に出たターンの終了時、{then}。", "{modifiers}{subject}が場に出たターンの終了時、{then}。",
       slots="modifiers:modifier* subject:subject then:clause", tree=Node(
           "ability", modifiers=(Hole("modifiers"),), trigger=Node("when", subject=Hole("subject"), happening=Node("played")),
           body=Node("body", sentences=(Node("later", then=Hole("then")),)))),
    *[
        wording
        for mark in ("（自動γ）", "（自動α）")
        for kind, hurt in (("damaged", "ダメージを受ける"), ("battle_damaged", "戦闘ダメージを受ける"))
        for wording in J("ability_line", f"{mark}{{subject}}が{hurt}場合、そのダメージを無効とし、{{then}}。", f"{mark}{{subject}}が{hurt}場合、そのダメージを無効にし、{{then}}。",
                         slots="subject:subject then:clause", tree=Node("text", body=Node("body", sentences=(
                             Node("replace", subject=Hole("subject"), would=Node(kind), then=Hole("then")),))))
    ],
    *[
        wording
        for sign, kind in (("+", "damage_more"), ("-", "damage_less"))
        for wording in J("ability_line", f"（自動γ）{{targets}}がダメージを受ける場合、そのダメージを{sign}{{n}}する。", f"（自動α）{{targets}}がダメージを受ける場合、そのダメージを{sign}{{n}}する。",
                         slots="targets:target+ n:much", preferred=True, tree=Node("text", body=Node("body", sentences=(say(
                             Node("be", targets=(Hole("targets"),), quality=Node(kind, amount=Hole("n")))),))))
    ],
    *J("ability_line", "（{line}）", slots="line:ability_line", tree=Hole("line")),
    *(
        wording
        for words, zone in _ELSEWHERE
        for place in (Node("works_in", place=in_zone(zone, ME)),)
        for body in (Node("body", sentences=(Node("say", then=Node("may", do=Node("sequence", steps=(Node("put", targets=(Node("this"),), into=Hole("place")),)))), Hole("rest"))),)
        for banish in (Node("body", sentences=(say(Node("banish", targets=(Node("this"),))), Hole("rest"))),)
        for phase in (Node("only_when", condition=Node("in_phase", phase=Hole("phase"))),)
        for wording in (
            *J("ability_line", f"（自動β）{{trigger}}〔{words}〕を{{place:laid!て}}も良い。{{rest}}", slots="trigger:trigger place:laid rest:sentence*?", preferred=True,
               tree=Node("ability", modifiers=(_BETA, place), trigger=Hole("trigger"), body=body)),
            *J("ability_line", f"（自動β）{{phase}}に〔{words}〕をゲームから除外しても良い。{{rest}}", f"（自動β）{{phase}}に、〔{words}〕をゲームから除外しても良い。{{rest}}",
               f"（自動β）{{phase}}に〔{words}〕をゲームから除外してもよい。{{rest}}",
               slots="phase:phase_name rest:sentence*?", preferred=True,
               tree=Node("ability", modifiers=(place, phase), trigger=Node("automatic", letter="beta", may=1), body=banish)),
            *J("ability_line", f"（自動β）{{condition}}場合、{{phase}}に〔{words}〕をゲームから除外しても良い。{{rest}}", slots="condition:condition phase:phase_name rest:sentence*?", preferred=True,
               tree=Node("ability", modifiers=(place, phase), trigger=Node("automatic", letter="beta", may=1), condition=Hole("condition"), body=banish)),
        )
    ),
    *J("ability_line", "（変身後）", preferred=True, tree=text_of(Node("side_below"))),
    *J("ability_line", "《{card}》", slots="card:NAME", preferred=True, tree=text_of(Node("side_called", card=Hole("card")))),
    *J("ability_line", f"{_FIGURES_ROW} 種族:{{traits|/}}", slots=f"{_NUMBERS} traits:TRAIT|", preferred=True, tree=text_of(Node("side_figures", traits=(Hole("traits"),), **_FIGURES))),
    *J("ability_line", f"{_FIGURES_ROW} 種族:なし", _FIGURES_ROW, slots=_NUMBERS, preferred=True, tree=text_of(Node("side_figures", **_FIGURES))),
    *J("ability_line", "《代替レース》{races|、}", "代替レース:{races|、}", slots="races:alternative+", preferred=True, tree=text_of(Node("races_instead", races=(Hole("races"),)))),
]


def _replaced(would: str, **more: Node) -> Node:
    """A line by which something else is done in place of what would happen."""
    return text_of(Node("replace", subject=Hole("subject"), would=Node(would, **more), then=Hole("then")))


INSTEAD = [
    *J("ability_line", *(
        f"（自動γ）{{subject}}{ga}決死状態になった場合、{fate}代わりに{comma}{{then}}。" for ga in ("が", "は") for fate in ("破棄される", "冥界に置かれる") for comma in ("", "、")
    ), slots="subject:subject then:clause", preferred=True, tree=_replaced("destroyed_dying")),
    *J("ability_line", *(
        f"（自動{letter}）{{subject}}が破棄{past}場合、{fate}代わりに{{then}}。" for letter in "αγ" for past in ("された", "される") for fate in ("冥界に置かれる", "破棄される")
    ), slots="subject:subject then:clause", preferred=True, tree=_replaced("destroyed")),
    *[
        wording
        for hurt, kind in (("ダメージを受ける", "damaged"), ("戦闘ダメージを受ける", "battle_damaged"))
        for void in ("無効とし", "無効にし")
        for wording in J("ability_line", f"（自動γ）{{subject}}が{hurt}場合、そのダメージを{void}、{{then}}。Xは{{x}}に等しい。", slots="subject:subject then:core x:amount", preferred=True,
                         tree=text_of(Node("replace", subject=Hole("subject"), would=Node(kind), then=Node("where", then=Hole("then"), x=Hole("x")))))
    ],
]

_INSIDE = text_of(Node("bearer", quality=Node("has", grants=(Hole("inside"),))))
GRANTS = [
    *J("ability_line", "「{inside}」", slots="inside:inner*", tree=_INSIDE),
    *J("inner", "戦闘修正:{stats}", "戦闘修正{stats}", slots="stats:STATS", tree=Node("figures", stats=Hole("stats"))),
    *J("inner", "{keyword}", slots="keyword:KEYWORD", tree=Node("keyword", keyword=Hole("keyword"))),
    *J("inner", "{line}", slots="line:ability_line", tree=Node("ability", line=Hole("line"))),
]

_UNION = text_of(Node("union", materials=(Hole("materials"),)))
UNITED = [
    *J("ability_line", "【連結（{materials|+}）】", "連結（{materials|+}）", slots="materials:material+", preferred=True, tree=_UNION),
    *J("ability_line", "【{trait}】", slots="trait:TRAIT", preferred=True, tree=text_of(Node("says_trait", trait=Hole("trait")))),
]

_DEFIES = text_of(Node("defies", n=Hole("n")))
OF_WORDS = [
    *J("ability_line", "抵抗（{n}）", "抵抗({n})", "抵抗{n}", slots="n:NUMBER", tree=_DEFIES),
    *J("ability_line", "維持コスト（{n}）", "維持コスト({n})", "維持コスト{n}", slots="n:NUMBER", tree=UPKEEP),
    *J("ability_line", *AGAINST, slots="traits:TRAIT|", tree=RESISTS),
]

PRINTED_LINES = [*LINES, *INSTEAD, *GRANTS, *UNITED, *OF_WORDS]

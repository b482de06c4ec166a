"""How the cards of Phantom Magic Vision print what they wait for, when they may be played or used, and how long something lasts."""

from __future__ import annotations

from engine.games.vision.printed_parts import BOTH, ME, PARTS, WORDS, filtered, in_zone, say
from engine.language.japanese_wordings import J, JapaneseWording
from engine.language.tree import Node
from engine.language.wordings import Hole

HAPPENED = (
    ("dying_in_battle", ("戦闘によって決死状態になった", "戦闘で決死状態になった", "戦闘により決死状態になった")),
    ("fells", (
        "戦闘によって相手キャラクターを決死状態にした", "戦闘で相手キャラクターを決死状態にした", "相手キャラクターを戦闘で決死状態にした",
        "相手キャラクターを戦闘により決死状態にした", "戦闘により相手キャラクターを決死状態にした",
    )),
    ("fights", ("戦闘を行う", "相手キャラクターと戦闘を行う", "戦闘を行った")),
    ("defends", ("防御を行う", "防御を行った", "防御した")),
    ("engages", ("攻撃、または防御を行う", "攻撃または防御を行う", "攻撃、または防御する", "攻撃、または防御を行った", "攻撃または防御を行った")),
    ("met", ("相手キャラクターに防御された", "相手プレイヤーに防御された", "防御された")),
    ("damaged", ("ダメージを受けた",)),
    ("battle_damaged", ("戦闘ダメージを受けた",)),
    ("enters", ("場に出た", "場に出る", "あなたの場に出た")),
    ("wakes", ("アクティブ状態になった",)),
    ("hits", ("相手プレイヤーに戦闘ダメージを与えた", "プレイヤーに戦闘ダメージを与えた")),
)  # fmt: skip
TRIGGERS = [
    *[w for kind, said in HAPPENED for w in J("happened", *said, tree=Node(kind))],
    *J("subject", "〔あなた〕", "あなた", tree=Node("leader", who="me")),
    *J("subject", "〔相手プレイヤー〕", "相手プレイヤー", tree=Node("leader", who="opponent")),
    *J("trigger", "{subject}の攻撃が防御された場合、", slots="subject:subject", tree=Node("when", subject=Hole("subject"), happening=Node("met"))),
    *J("trigger", "{player}が{what}をプレイした場合、", "{player}が{what}をプレイするたび、", "{player}は{what}をプレイした場合、", slots="player:player what:filter",
       tree=Node("when_player", player=Hole("player"), deed=Node("plays", what=Node("any_of", filter=Hole("what"))))),
    *J("trigger", f"相手プレイヤーの場に{WORDS}が出た場合、", slots=PARTS,
       tree=Node("when", happening=Node("enters"), subject=Node("any_of", filter=filtered(Node("side", who="opponent"))))),
    *J("trigger", "{phase}開始時に、", "{phase}開始時に", "{phase}開始時、", slots="phase:phase_name", tree=Node("phase_start", owner=BOTH, phase=Hole("phase"))),
    *J("trigger", "{phase}終了時に、", "{phase}終了時に", "{phase}終了時、", "{phase}の終了時に", "{phase}の終了時、", slots="phase:phase_name",
       tree=Node("phase_end", owner=BOTH, phase=Hole("phase"))),
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
    *J("pointer", "〔戦闘を行う相手キャラクター〕", "〔戦闘を行っている相手キャラクター〕", "〔戦闘を行った相手キャラクター〕", "〔戦闘を行っている相手キャラクター1枚〕",
       tree=Node("opposing", noun=Node("kind", word="character"))),
    *J("pointer", "〔防御を行った相手キャラクター〕", "〔その相手キャラクター〕", tree=Node("it")),
    *J("duration", "戦闘終了時まで", "戦闘終了時まで、", tree=Node("battle")),
    *J("duration", "次のあなたのターン開始時まで、", "次のあなたのターン開始時まで", tree=Node("until", edge="start", turn="next_me")),
    *J("duration", "次の相手ターン終了時まで、", tree=Node("until", edge="end", turn="opponent")),
]

CANNOT = ("できない", "出来ない")
ANSWERS = Node("play_only", condition=Node("answers_attack"))
ONLY = [
    wording
    for cannot in CANNOT
    for able in (cannot.removesuffix("ない") + "る",)
    for this in ("〔このカード〕は", "このカードは", "〔このキャラクターカード〕は")
    for wording in (
        *J("sentence", f"{this}{{phase}}にしかプレイ{cannot}。", f"{this}{{phase}}にしかプレイすることが{cannot}。", slots="phase:phase_name",
           tree=Node("play_only", condition=Node("in_phase", phase=Hole("phase")))),
        *J("sentence", f"{this}あなたの{{phase}}にしかプレイ{cannot}。", slots="phase:phase_name",
           tree=Node("play_only", condition=Node("both", first=Node("in_phase", phase=Hole("phase")), second=Node("turn_of", who="me")))),
        *J("sentence", f"{this}{{condition}}場合のみプレイ{able}。", f"{this}、{{condition}}場合のみプレイ{able}。", f"{this}{{condition}}場合のみプレイすることが{able}。",
           slots="condition:condition", tree=Node("play_only", condition=Hole("condition"))),
        *J("sentence", f"{this}相手キャラクターの攻撃に対する直接の干渉でのみプレイ{able}。", f"{this}相手キャラクターの攻撃対する直接の干渉でのみプレイ{able}。", tree=ANSWERS),
        *J("sentence", f"{this}{{what}}のプレイに対する直接の干渉でのみプレイ{able}。", slots="what:filter",
           tree=Node("play_only", condition=Node("answers_play", what=Node("any_of", filter=Hole("what"))))),
    )
]


def used(*limits: Node) -> Node:
    """An ability that is used, under such limits."""
    return Node("ability", modifiers=(*limits, Hole("modifiers")), trigger=Hole("trigger"), body=Hole("body"))


def limited(said: str, slots: str, *limits: Node) -> list[JapaneseWording]:
    """The limit said after what the ability does, or before it."""
    templates = [
        line
        for cannot in CANNOT
        for limit in (f"この効果は{said.replace('CANNOT', cannot).replace('ABLE', cannot.removesuffix('ない') + 'る')}。",)
        for line in (f"{{modifiers}}{{trigger:printed_cost}}:{{body}}{limit}", f"{{modifiers}}{{trigger:printed_cost}}:{limit}{{body}}", f"{{modifiers}}{{trigger:printed_cost}}{{body}}{limit}")
    ]
    return J("ability_line", *templates, slots=f"modifiers:modifier*? trigger:printed_cost body:body {slots}", preferred=True, tree=used(*limits))


IN_PHASE = Node("only_when", condition=Node("in_phase", phase=Hole("phase")))
SO_OFTEN = Node("limit", n=Hole("n"), per="turn", turns=Hole("turns"))
USED = [
    *limited("{turns}ターンに{n}度しか使用CANNOT", "turns:NUMBER n:NUMBER", SO_OFTEN),
    *limited("{phase}にしか使用CANNOT", "phase:phase_name", IN_PHASE),
    *limited("{turns}ターンに{n}度、{phase}にしか使用CANNOT", "turns:NUMBER n:NUMBER phase:phase_name", SO_OFTEN, IN_PHASE),
    *limited("{condition}場合のみ使用ABLE", "condition:condition", Node("only_when", condition=Hole("condition"))),
    *limited("相手キャラクターの攻撃に対する直接の干渉でのみ使用ABLE", "", Node("only_when", condition=Node("answers_attack"))),
]

ELSEWHERE = [
    ("手札にあるこのカード", "hand"), ("手札にあるこのキャラクターカード", "hand"),
    *((f"{whose}冥界にあるこの{card}", "netherworld") for whose in ("あなたの", "") for card in ("カード", "キャラクターカード")),
]  # fmt: skip
BETA = Node("automatic", letter="beta")
FROM = [
    wording
    for words, zone in ELSEWHERE
    for place in (Node("works_in", place=in_zone(zone, ME)),)
    for body in (Node("body", sentences=(Node("say", then=Node("may", do=Node("sequence", steps=(Node("put", targets=(Node("this"),), into=Hole("place")),)))), Hole("rest"))),)
    for banish in (Node("body", sentences=(say(Node("banish", targets=(Node("this"),))), Hole("rest"))),)
    for phase in (Node("only_when", condition=Node("in_phase", phase=Hole("phase"))),)
    for wording in (
        *J("ability_line", f"（自動β）{{trigger}}〔{words}〕を{{place:laid!て}}も良い。{{rest}}", slots="trigger:trigger place:laid rest:sentence*?", preferred=True,
           tree=Node("ability", modifiers=(BETA, place), trigger=Hole("trigger"), body=body)),
        *J("ability_line", f"（自動β）{{phase}}に〔{words}〕をゲームから除外しても良い。{{rest}}", f"（自動β）{{phase}}に、〔{words}〕をゲームから除外しても良い。{{rest}}",
           f"（自動β）{{phase}}に〔{words}〕をゲームから除外してもよい。{{rest}}",
           slots="phase:phase_name rest:sentence*?", preferred=True,
           tree=Node("ability", modifiers=(place, phase), trigger=Node("automatic", letter="beta", may=1), body=banish)),
        *J("ability_line", f"（自動β）{{condition}}場合、{{phase}}に〔{words}〕をゲームから除外しても良い。{{rest}}", slots="condition:condition phase:phase_name rest:sentence*?", preferred=True,
           tree=Node("ability", modifiers=(place, phase), trigger=Node("automatic", letter="beta", may=1), condition=Hole("condition"), body=banish)),
    )
]

GETS = ("{targets}は{duration}以下の効果を得る。{more}", "{duration}{targets}は以下の効果を得る。{more}")
ALSO = ("{targets}は{duration}{gifts}と以下の効果を得る。{more}", "{duration}{targets}は{gifts}と以下の効果を得る。{more}", "{duration}{targets}は{gifts}、及び以下の効果を得る。{more}")
WRITTEN = "targets:target+ more:gift* duration:duration?"
BELOW = [
    *J("sentence", *GETS, slots=WRITTEN, tree=say(Node("give", targets=(Hole("targets"),), gifts=(Hole("more"),), duration=Hole("duration")))),
    *J("sentence", *ALSO, slots=f"{WRITTEN} gifts:gift+", tree=say(Node("give", targets=(Hole("targets"),), gifts=(Hole("gifts"), Hole("more")), duration=Hole("duration")))),
    *J("ability_line", "（自動α）{targets}は以下の効果を得る。{more}", slots="targets:target+ more:gift*", preferred=True, tree=Node("text", body=Node("body", sentences=(
        say(Node("be", targets=(Hole("targets"),), quality=Node("has", gifts=(Hole("more"),)))),)))),
    *J("ability_line", "（自動α）{targets}は{gifts}と以下の効果を得る。{more}", slots="targets:target+ more:gift* gifts:gift+", preferred=True, tree=Node("text", body=Node("body", sentences=(
        say(Node("be", targets=(Hole("targets"),), quality=Node("has", gifts=(Hole("gifts"), Hole("more"))))),)))),
    *J("ability_line", "（自動α）{condition}場合、{targets}は以下の効果を得る。{more}", slots="condition:condition targets:target+ more:gift*", preferred=True,
       tree=Node("text", body=Node("body", sentences=(Node("while", condition=Hole("condition"), then=Node("sequence", steps=(
           Node("be", targets=(Hole("targets"),), quality=Node("has", gifts=(Hole("more"),))),))),)))),
]

MOMENTS = (*TRIGGERS, *ONLY, *USED, *FROM, *BELOW)

"""How the cards of Phantom Magic Vision are printed: brackets around what is affected, a class before each effect, and its own verbs.

Some templates share pieces that no phrase has (where a found card goes, how it lies there): those pieces are categories of their own here.
"""

from __future__ import annotations

from engine.games.vision.printed_amounts import MORE_EFFECTS
from engine.games.vision.printed_besides import BESIDES
from engine.games.vision.printed_causes import CAUSED
from engine.games.vision.printed_changes import MORE_CHANGES
from engine.games.vision.printed_courses import COURSES
from engine.games.vision.printed_effects import EFFECTS
from engine.games.vision.printed_few import FEW_WORDINGS
from engine.games.vision.printed_forms import FORMS
from engine.games.vision.printed_further import FURTHER
from engine.games.vision.printed_guards import GUARDS
from engine.games.vision.printed_guises import GUISED
from engine.games.vision.printed_moments import MOMENTS
from engine.games.vision.printed_parts import (
    BOTH,
    CARD,
    EXILE,
    HAND,
    ME,
    NETHERWORLD,
    OPPONENT,
    PARTS,
    SIDES,
    WORDS,
    chosen,
    filtered,
    in_zone,
    only,
    steps,
    text_of,
)
from engine.games.vision.printed_sides import SIDES as OTHER_SIDES
from engine.games.vision.printed_spoken import SPOKEN
from engine.games.vision.printed_tables import TABLES
from engine.games.vision.printed_unions import UNIONS
from engine.games.vision.printed_words import WORDS as WORDS_WITH_RULES
from engine.language.japanese_wordings import J, JapaneseWording
from engine.language.tree import Node
from engine.language.wordings import Hole

POINTED_AT = [
    *J("pointer", "〔{pointer:bare_pointer}〕", "{pointer:bare_pointer}", slots="pointer:bare_pointer", tree=Hole("pointer")),
    *J("bare_pointer", "このキャラクター", "このカード", "このキャラクターカード", tree=Node("this")),
    *J("bare_pointer", "そのキャラクター", "そのカード", tree=Node("it")),
    *J("player", "〔あなた〕", "あなた", tree=ME),
    *J("player", "〔相手プレイヤー〕", "相手プレイヤー", "〔相手プレイヤー1人〕", "目標の〔相手プレイヤー1人〕", tree=OPPONENT),
    *J("player", "〔全てのプレイヤー〕", "全てのプレイヤー", tree=BOTH),
    *J("owner", "あなた", tree=ME),
    *J("owner", "相手プレイヤー", tree=OPPONENT),
]

FILTERS = [
    *J("noun_one", "キャラクターカード", tree=Node("kind", word="character")),
    *J("noun_one", "スペルカード", tree=Node("kind", word="spell")),
    *J("noun_one", "任意のカード", tree=Node("card")),
    *J("noun_one", "任意のキャラクターカード", tree=Node("kind", word="character")),
    *J("noun_one", "コマンドカード", tree=Node("kind", word="command")),
    *J("noun", "{first}、または{second}", "{first}または{second}", "{first}、{second}", slots="first:noun_one second:noun_one",
       tree=Node("either", first=Hole("first"), second=Hole("second"))),
    *J("adjective", "あなたの場の", "あなたの場にいる", "あなたの", tree=Node("side", who="me")),
    *J("adjective", "相手プレイヤーの場の", "相手プレイヤーの", "相手", tree=Node("side", who="opponent")),
    *J("adjective", "スリープ状態の", tree=Node("tapped", yes=1)),
    *J("adjective", "アクティブ状態の", tree=Node("tapped", yes=0)),
    *J("adjective", "「種族:{trait}」を持つ", "種族:{trait}を持つ", "「{trait}」を持つ", slots="trait:TRAIT", tree=Node("trait", trait=Hole("trait"))),
    *J("adjective", "「種族:{trait}」を持たない", "種族:{trait}を持たない", "「{trait}」を持たない", slots="trait:TRAIT", tree=Node("no_trait", trait=Hole("trait"))),
    *J("adjective", "別の", "他の", tree=Node("other")),
    *J("test", "「{keyword}」を持つ", slots="keyword:KEYWORD", tree=Node("with_keyword", keyword=Hole("keyword"))),
    *J("test", "「{keyword}」を持たない", slots="keyword:KEYWORD", tree=Node("without_keyword", keyword=Hole("keyword"))),
    *J("test", "{attribute}が{bound}の", "{attribute}が{bound}である", slots="attribute:attribute bound:bound",
       tree=Node("figure", attribute=Hole("attribute"), bound=Hole("bound"))),
    *J("attribute", "耐久力", tree=Node("attribute", name="defense")),
    *J("attribute", "本来の攻撃力", tree=Node("attribute", name="original_attack")),
    *J("attribute", "本来の耐久力", tree=Node("attribute", name="original_defense")),
    *J("test", "{host}にセットされている", slots="host:pointer", tree=Node("set_on", host=Hole("host"))),
    *J("test", "プレイされた", "プレイされている", tree=Node("waiting")),
    *J("test", "{place:in_a_zone}の", "{place:in_a_zone}にある", slots="place:in_a_zone", tree=Hole("place")),
    *[
        wording
        for ja, owner in SIDES
        for zone_ja, zone in (("冥界", "netherworld"), ("手札", "hand"), ("デッキ", "deck"), ("ノード", "node"))
        for wording in J("in_a_zone", f"{ja}の{zone_ja}", tree=in_zone(zone, owner))
    ],
    *J("test", "ゲームから除外されているあなたの", tree=EXILE),
    *J("filter", "場の{filter}", "場にいる{filter}", slots="filter:filter", tree=Hole("filter")),
]

TARGETS = [
    *J("target", "目標の〔{picked:picked_target}〕", "目標の{picked:picked_target}", slots="picked:picked_target", preferred=True, tree=Hole("picked")),
    *J("picked_target", "{filter}{count}枚", slots="filter:filter count:count", tree=chosen()),
    *J("picked_target", "{filter}{count}枚まで", slots="filter:filter count:count", tree=chosen(up_to=1)),
    *J("picked_target", "プレイヤー1人、またはキャラクター1枚", "キャラクター1枚、またはプレイヤー1人",
       tree=Node("chosen", count=Node("number", n=1), filter=only(Node("player_or_character")))),
    *J("target", "〔{picked:affected}〕", "{picked:affected}", slots="picked:affected", preferred=True, tree=Hole("picked")),
    *J("affected", "{filter}{count}枚", slots="filter:filter count:count", preferred=True, tree=chosen(late=1)),
    *J("affected", "{filter}{count}枚まで", slots="filter:filter count:count", preferred=True, tree=chosen(late=1, up_to=1)),
    *J("affected", "{filter}全て", "全ての{filter}", slots="filter:filter", tree=Node("all", filter=Hole("filter"))),
    *[
        wording
        for ja, owner in SIDES
        for wording in (
            *J("affected", f"{ja}のデッキの上のカード{{count}}枚", slots="count:quantity", tree=Node("top", owner=owner, zone="deck", count=Hole("count"))),
            *J("affected", f"{ja}の冥界の上のカード{{count}}枚", slots="count:quantity", tree=Node("top", owner=owner, zone="netherworld", count=Hole("count"))),
        )
    ],
    *J("affected", "手札{count}枚", slots="count:count", tree=Node("chosen", count=Hole("count"), filter=only(CARD, HAND), late=1)),
    *J("affected", "あなたの手札{count}枚", slots="count:count", tree=Node("chosen", count=Hole("count"), filter=only(CARD, HAND), late=1)),
    *J("affected", "全てのノード", tree=Node("all", filter=only(CARD, in_zone("node", BOTH)))),
    *J("affected", "プレイヤー1人", tree=Node("chosen_player", late=1)),
    *J("picked_target", "プレイヤー1人", tree=Node("chosen_player")),
    *J("affected", "あなたの手札全て", "あなたの手札", tree=Node("all", filter=only(CARD, HAND))),
    *J("affected", "相手プレイヤーの手札全て", tree=Node("all", filter=only(CARD, in_zone("hand", OPPONENT)))),
    *J("affected", "あなたの冥界", tree=Node("all", filter=only(CARD, NETHERWORLD))),
    *J("affected", "手札にあるこのカード", "あなたの冥界にあるこのカード", "冥界にあるこのカード", tree=Node("this")),
]

GIVEN = [
    *J("gift", "「戦闘修正:{stats}」", slots="stats:STATS", tree=Node("figures", stats=Hole("stats"))),
    *J("gift", "「{keyword}」", slots="keyword:KEYWORD", tree=Node("keyword", keyword=Hole("keyword"))),
    *J("gift", "「{trait}」", "「種族:{trait}」", slots="trait:TRAIT", tree=Node("trait", trait=Hole("trait"))),
    *J("gift", "「{line}」", slots="line:ability_line", tree=Node("ability", line=Hole("line"))),
    *J("effect", "{duration}{targets}は{gifts}を得る", "{targets}は{duration}{gifts}を得る", slots="duration:duration? targets:target+ gifts:gift+",
       tree=Node("give", targets=(Hole("targets"),), gifts=(Hole("gifts"),), duration=Hole("duration"))),
    *J("effect", "{duration}{targets}は「{trait}」を得る", "{targets}は{duration}「{trait}」を得る", "{duration}{targets}は「種族:{trait}」を得る",
       "{targets}は{duration}「種族:{trait}」を得る", slots="duration:duration? targets:target+ trait:TRAIT",
       tree=Node("be", targets=(Hole("targets"),), duration=Hole("duration"), quality=Node("of_trait", yes=1, trait=Hole("trait")))),
    *J("duration", "この干渉終了時まで、", "この干渉終了時まで", "この干渉の終了時まで、", tree=Node("interference")),
    *J("duration", "ターン終了時まで", "ターン終了時まで、", tree=Node("until", edge="end", turn="this")),
    *J("quality", "{by:kept_from}対象にならない", slots="by:kept_from", tree=Node("cant_be", deed=Node("affected"), by=Hole("by"))),
    *J("quality", "{by:kept_from}目標にならない", slots="by:kept_from", tree=Node("cant_be", deed=Node("targeted"), by=Hole("by"))),
    *J("kept_from", "相手プレイヤーのカードの効果の", "相手プレイヤーの効果の", tree=Node("from_what", what="enemy_effects")),
    *J("kept_from", "スペルカードの効果の", "スペルカードの", tree=Node("from_kind", word="spell")),
    *J("kept_from", "コマンドカードの効果の", "コマンドカードの", tree=Node("from_kind", word="command")),
    *J("kept_from", "キャラクター効果の", tree=Node("from_kind", word="character")),
    *J("quality", "効果の対象にならない", tree=Node("cant_be", deed=Node("affected"))),
    *J("quality", "「{trait}」を持つものとして扱う", "「種族:{trait}」を持つものとして扱う", slots="trait:TRAIT", tree=Node("of_trait", yes=1, trait=Hole("trait"))),
    *J("quality", "防御を行うことが出来ない", "防御を行うことができない", tree=Node("cant_block")),
    *J("quality", "攻撃を行うことが出来ない", "攻撃を行うことができない", "攻撃できない", tree=Node("cant_attack")),
]

ALWAYS = Node("say", then=steps(Node("be", targets=(Hole("targets"),), quality=Node("has", gifts=(Hole("gifts"),)))))
WHILE = Node("while", condition=Hole("condition"), then=steps(Node("be", targets=(Hole("targets"),), quality=Node("has", gifts=(Hole("gifts"),)))))


ALPHA = [
    *J("ability_line", "（自動α）{targets}は{gifts}を得る。", slots="targets:target+ gifts:gift+", tree=text_of(ALWAYS), preferred=True),
    *J("ability_line", "（自動α）{condition}場合、{targets}は{gifts}を得る。", "（自動α）{targets}は{condition}場合、{gifts}を得る。",
       "（自動α）{targets}は、{condition}場合、{gifts}を得る。", slots="condition:condition targets:target+ gifts:gift+", tree=text_of(WHILE), preferred=True),
    *J("ability_line", "（自動α）{body}", slots="body:body", tree=Node("text", body=Hole("body"))),
    *J("effect", "{targets}は{quality}", slots="targets:target+ quality:quality", tree=Node("be", targets=(Hole("targets"),), quality=Hole("quality"))),
    *J("sentence", "{targets}は攻撃、及び防御を行うことが出来ない。", "{targets}は、攻撃及び防御を行うことが出来ない。", "{targets}は攻撃、および防御を行うことが出来ない。",
       slots="targets:target+", tree=Node("say", then=steps(*(Node("be", targets=(Hole("targets"),), quality=Node(kind)) for kind in ("cant_attack", "cant_block"))))),
    *J("sentence", "{condition}場合、{targets}は{quality}。", slots="condition:condition targets:target+ quality:quality",
       tree=Node("while", condition=Hole("condition"), then=steps(Node("be", targets=(Hole("targets"),), quality=Hole("quality"))))),
]

CONDITIONS = [
    *J("condition_one", f"あなたの場に{WORDS}が{{%noun:いる}}", slots=PARTS, tree=Node("exists", yes=1, filter=filtered(Node("side", who="me")))),
    *J("condition_one", f"あなたの場に{WORDS}が{{%noun:いない}}", slots=PARTS, tree=Node("exists", yes=0, filter=filtered(Node("side", who="me")))),
    *J("condition_one", "{player:owner}の{counter}が{bound!数}の", "{player:owner}の{counter}が{bound!数}", slots="player:owner counter:COUNTER bound:bound",
       tree=Node("has_points", player=Hole("player"), counter=Hole("counter"), bound=Hole("bound"))),
    *J("condition_one", "{target}が{adjective!断}の", "{target}が{adjective!断}だった", slots="target:pointer adjective:adjective",
       tree=Node("is_like", yes=1, target=Hole("target"), adjective=Hole("adjective"))),
    *J("condition_one", "そうした", "支払った", "破棄した", "除外した", "戻した", "公開した", "場に出した", "無効にした", "加えた", tree=Node("succeeded", yes=1)),
    *J("condition_one", "支払わない", "破棄しない", "除外しない", "破棄できない", "支払わなかった", tree=Node("succeeded", yes=0)),
    *J("sentence", "{condition}場合、{then}。", "{condition}場合{then}。", slots="condition:condition then:clause",
       tree=Node("if", condition=Hole("condition"), then=Hole("then"))),
]

EQUAL = [
    *J("sentence", "{then}。Xは{x}に等しい。", slots="then:core x:amount", tree=Node("say", then=Node("where", then=Hole("then"), x=Hole("x")))),
    *J("amount", "{filter}の枚数", slots="filter:filter", tree=Node("count", filter=Hole("filter"))),
    *J("amount", "あなたの手札の枚数", tree=Node("count", filter=only(CARD, HAND))),
    *J("amount", "相手プレイヤーの手札の枚数", tree=Node("count", filter=only(CARD, in_zone("hand", OPPONENT)))),
    *J("amount", "{amount}の値", slots="amount:amount", tree=Hole("amount")),
    *J("amount", "{amount}の半分（端数切り下げ）", "{amount}の半分（端数切り捨て）", slots="amount:amount", tree=Node("half", n=Hole("amount"))),
    *J("amount", "{owner}の{counter}の枚数", slots="owner:owner counter:COUNTER", tree=Node("points_of", owner=Hole("owner"), counter=Hole("counter"))),
    *J("amount", "{amount}の{n}倍", slots="amount:amount n:NUMBER", tree=Node("multiple", n=Hole("amount"), by=Hole("n"))),
]

TRIGGERS = [
    *J("trigger", "{subject}が{happening:happened}場合、", "{subject}は{happening:happened}場合、", "{subject}が{happening:happened}時、",
       slots="subject:subject happening:happening", tree=Node("when", subject=Hole("subject"), happening=Hole("happening"))),
    *J("happened", "プレイされて場に出た", tree=Node("played")),
    *J("happened", "相手プレイヤーに戦闘ダメージを与えた", "プレイヤーに戦闘ダメージを与えた", tree=Node("hits")),
    *J("happened", "破棄された", tree=Node("destroyed")),
    *J("happened", "攻撃を行う", "攻撃を行った", "攻撃した", tree=Node("attacks")),
    *J("trigger", "{owner}のターン開始時に、", "{owner}のターン開始時、", "{owner}のターン開始時に", slots="owner:owner", tree=Node("turn_start", owner=Hole("owner"))),
    *J("trigger", "{owner}のターン終了時に、", "{owner}のターン終了時、", "{owner}のターン終了時に", slots="owner:owner", tree=Node("turn_end", owner=Hole("owner"))),
    *J("trigger", "ターン開始時、", "ターン開始時に、", tree=Node("turn_start", owner=BOTH)),
    *J("trigger", "ターン終了時、", "ターン終了時に、", tree=Node("turn_end", owner=BOTH)),
    *J("trigger", f"あなたの場に{WORDS}が出た場合、", slots=PARTS,
       tree=Node("when", happening=Node("enters"), subject=Node("any_of", filter=filtered(Node("side", who="me"))))),
    *J("subject", "〔{filter}〕", slots="filter:filter", tree=Node("any_of", filter=Hole("filter"))),
    *J("ability_line", "{modifiers}{condition}場合、{trigger}{body}", slots="modifiers:modifier* condition:condition trigger:trigger body:body",
       tree=Node("ability", modifiers=(Hole("modifiers"),), condition=Hole("condition"), trigger=Hole("trigger"), body=Hole("body"))),
    *J("trigger", "この干渉終了時、", "干渉終了時、", "干渉終了時に、", tree=Node("interference_end")),
]

LIMITED = (
    (Node("limit", n=1, per="turn"), ("この効果は1ターンに1度しか使用できない。", "この効果は1ターンに1度しか使用出来ない。")),
    (Node("timing", as_a="spell"), ("この効果はスペルカードのタイミングでしか使用できない。", "この効果はスペルカードのタイミングでしか使用出来ない。")),
)
USED = [
    *J("modifier", "（自動β）", tree=Node("automatic", letter="beta")),
    *J("modifier", "（自動γ）", tree=Node("automatic", letter="gamma")),
    *J("modifier", "（自分ターン）", tree=Node("during", owner=ME)),
    *J("modifier", "（相手ターン）", tree=Node("during", owner=OPPONENT)),
    *J("printed_cost", "（常時）{prices|}", "{prices|}", slots="prices:price;", tree=Node("activated", prices=Hole("prices"))),
    *J("trigger", "{cost:printed_cost}", slots="cost:printed_cost", tree=Hole("cost")),
    *J("price", "{n}", "（{n}）", slots="n:NUMBER", tree=Node("pay_points", counter="node", n=Hole("n"))),
    *J("price", "S", "（S）", tree=Node("turn_this", how="sleep")),
    *[
        wording
        for limit, sentences in LIMITED
        for said in sentences
        for wording in J(
            "ability_line", f"{{modifiers}}{{trigger:printed_cost}}:{{body}}{said}", f"{{modifiers}}{{trigger:printed_cost}}:{said}{{body}}",
            slots="modifiers:modifier*? trigger:printed_cost body:body", preferred=True,
            tree=Node("ability", modifiers=(limit, Hole("modifiers")), trigger=Hole("trigger"), body=Hole("body")),
        )
    ],
]

PRINTED_JAPANESE: tuple[JapaneseWording, ...] = (
    *POINTED_AT, *FILTERS, *TARGETS, *EFFECTS, *GIVEN, *ALPHA, *CONDITIONS, *EQUAL, *TRIGGERS, *USED, *MOMENTS, *GUARDS, *MORE_EFFECTS, *FORMS, *SPOKEN, *COURSES, *MORE_CHANGES, *BESIDES, *FEW_WORDINGS,
    *WORDS_WITH_RULES, *GUISED, *TABLES, *UNIONS, *OTHER_SIDES, *CAUSED, *FURTHER,
)  # fmt: skip

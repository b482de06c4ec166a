"""How the cards of Phantom Magic Vision describe cards: kinds, adjectives, what is asked of them."""

from __future__ import annotations

from engine.games.vision.printed.pieces import BOTH, CARD, ME, in_zone
from engine.language.japanese_wordings import J
from engine.language.tree import Node
from engine.language.wordings import Hole, W

_EXILE = in_zone("exile", ME)
FILTERS = [
    *J("test", "{what}がセットされている", slots="what:filter", tree=Node("bears", what=Hole("what"))),
    *J("adjective", "攻撃、または防御を行っている", "攻撃または防御を行っている", "戦闘を行っている", tree=Node("in_battle", {"as": "either"})),
    *J("test", "{attribute}が{low}か{high}の", "{attribute}が{low}か{high}である", slots="attribute:attribute low:NUMBER high:NUMBER",
       tree=Node("figure", attribute=Hole("attribute"), bound=Node("either_of", low=Hole("low"), high=Hole("high")))),
    *J("test", "{attribute}が{bound}の、", "{attribute}が{bound}である、", slots="attribute:attribute bound:bound", tree=Node("figure", attribute=Hole("attribute"), bound=Hole("bound"))),
    *J("test", "最も{attribute}が高い", "最も{attribute}が大きい", "最も{attribute}の高い", "最も{attribute}の大きい", "{attribute}が最も高い", "{attribute}が最も大きい", slots="attribute:attribute",
       tree=Node("highest", attribute=Hole("attribute"))),
    *J("test", "最も{attribute}が低い", "最も{attribute}が小さい", "最も{attribute}の低い", "最も{attribute}の小さい", "{attribute}が最も低い", "{attribute}が最も小さい", slots="attribute:attribute",
       tree=Node("lowest", attribute=Hole("attribute"))),
    *J("adjective", "このキャラクター以外の", "このキャラクター以外の、", "このカード以外の", "このカード以外の、", "〔このキャラクター〕以外の", tree=Node("other")),
    *J("test", "{card}以外の、", slots="card:NAME", tree=Node("other_than", card=Hole("card"))),
    *J("adjective", "あなたの場の、", "あなたの場にいる、", tree=Node("side", who="me")),
    *J("adjective", "相手プレイヤーの場の、", "相手の場の", "相手プレイヤーの場にいる", tree=Node("side", who="opponent")),
    *J("test", "{first}が{second}より高い", slots="first:attribute second:attribute", tree=Node("more_than_its", first=Hole("first"), second=Hole("second"))),
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
    *J("test", *(f"{{attribute}}が{{n}}未満{no}" for no in ("の", "の、", "である")), slots="attribute:attribute n:quantity",
       tree=Node("figure", attribute=Hole("attribute"), bound=Node("less_than", n=Hole("n")))),
    *J("test", "{attribute}が{bound}の", "{attribute}が{bound}である", slots="attribute:attribute bound:bound",
       tree=Node("figure", attribute=Hole("attribute"), bound=Hole("bound"))),
    *J("test", "{host}にセットされている", slots="host:pointer", tree=Node("set_on", host=Hole("host"))),
    *J("test", "プレイされた", "プレイされている", tree=Node("waiting")),
    *W("test", "being~played", "that~is~being~played|that~are~being~played", tree=Node("waiting")),
    *J("test", "{place:in_a_zone}の", "{place:in_a_zone}にある", slots="place:in_a_zone", tree=Hole("place")),
    *J("test", "ゲームから除外されているあなたの", tree=_EXILE),
    *J("filter", "場の{filter}", "場にいる{filter}", slots="filter:filter", tree=Hole("filter")),
]

WHOM = [
    *J("adjective", "攻撃を行っている", "攻撃を行ってる", tree=Node("in_battle", {"as": "attacker"})),
    *J("test", *(
        f"「種族:{{a}}」{join}「種族:{{b}}」を持つ" for join in ("または", "、または", "か", "、")
    ), "種族:{a}または種族:{b}を持つ", slots="a:TRAIT b:TRAIT", tree=Node("of_traits", traits=(Hole("a"), Hole("b")))),
    *J("test", "「種族:{a}」または「種族:{b}」または「種族:{c}」を持つ", slots="a:TRAIT b:TRAIT c:TRAIT", tree=Node("of_traits", traits=(Hole("a"), Hole("b"), Hole("c")))),
    *J("test", *(f"「{{a}}」{join}「{{b}}」を持つ" for join in ("または", "、または", "か", "、")), slots="a:TRAIT b:TRAIT", tree=Node("of_traits", traits=(Hole("a"), Hole("b")))),
    *J("test", "「連結」を持つ", tree=Node("with_union")),
]

_NODES = Node("filter", adjectives=(Hole("adjectives"),), noun=CARD, tests=(in_zone("node", BOTH),))
PLACES = [
    *J("filter", "{adjectives}ノード", "{adjectives}ノードエリアにあるカード", slots="adjectives:adjective*?", tree=_NODES),
    *J("test", "ゲームから除外されている", "除外されている", tree=in_zone("exile", BOTH)),
    *J("test", "ゲームから除外されている{owner}の", "除外されている{owner}の", slots="owner:owner", tree=Node("in", owner=Hole("owner"), zone="exile")),
]

BEARING = [
    *(
        wording
        for ja, who in (("あなたの場の", "me"), ("相手プレイヤーの場の", "opponent"), ("あなたの", "me"), ("相手プレイヤーの", "opponent"))
        for set_on in ("がセットされている", "がセットされた")
        for wording in J("filter", f"{ja}{{what}}{set_on}{{adjectives&tests}}{{noun}}", slots="what:noun adjectives:adjective*? tests:test*? noun:noun", preferred=True, tree=Node(
            "filter", adjectives=(Node("side", who=who), Hole("adjectives")), noun=Hole("noun"), tests=(Node("bears", what=Node("filter", noun=Hole("what"))), Hole("tests"))))
    ),
    *J("test", "{what}がセットされた", slots="what:filter", tree=Node("bears", what=Hole("what"))),
]

NOUNS = [
    *(w for ja, form in (("呪符", "enchantment"), ("装備", "equipment")) for w in J("noun_one", f"「{ja}」", f"「{ja}」を持つカード", preferred=True, tree=Node("of_form", form=form))),
    *J("noun", "{first}と{second}", "{first}{second}のいずれか", "{first}と{second}のいずれか", slots="first:noun_one second:noun_one",
       tree=Node("either", first=Hole("first"), second=Hole("second"))),
    *J("noun", "{first}、及び{second}", "{first}及び{second}", "{first}、または{second}のいずれか", slots="first:noun_one second:noun_one",
       tree=Node("either", first=Hole("first"), second=Hole("second"))),
]

UNITED = [
    *J("test", "【】の記述を持たない", "【】を持たない", tree=Node("unbracketed")),
    *J("adjective", "効果範囲が「{trait}」である", "発動期間が「{trait}」である", slots="trait:TRAIT", tree=Node("trait", trait=Hole("trait"))),
    *J("test", "術者が{card}である", "術者が{card}である、", slots="card:NAME", tree=Node("cast_by", card=Hole("card"))),
]

PRINTED_FILTERS = [*BEARING, *FILTERS, *WHOM, *PLACES, *NOUNS, *UNITED]

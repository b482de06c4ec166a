"""How Japanese cards print which cards are meant: whose they are, of what kind, race and civilization, with what power or keyword."""

from engine.games.duel_masters.printed.pieces import CARD, ME, OWNER, POWER, of_side, only
from engine.games.duel_masters.printed_japanese.pieces import EVOLUTION, PARTS, PLAYERS, trait
from engine.language.japanese_wordings import J
from engine.language.tree import Node
from engine.language.wordings import Hole

NO_EVOLUTION = trait("evolution", "no_trait")

PRINTED_FILTERS = [
    *J("noun", "{first}または{second}", "{first}と{second}", "{first}および{second}", "{first}か{second}", slots="first:TRAIT second:TRAIT",
       tree=Node("of_either_trait", first=Hole("first"), second=Hole("second"))),
    *J("noun", "{trait}・クリーチャー", "種族に{trait}とあるクリーチャー", "「{trait}」と種族にあるクリーチャー", slots="trait:TRAIT", tree=Node("of_trait", trait=Hole("trait"))),
    *J("adjective", "種族に{trait}とある", "{trait}の", slots="trait:TRAIT", tree=trait(Hole("trait"))),
    *J("adjective", "進化", tree=EVOLUTION),
    *J("adjective", "進化クリーチャーではない", "進化ではない", "進化クリーチャーでない", "進化でない", "進化クリーチャー以外の", tree=NO_EVOLUTION),
    *J("adjective", "{class}", slots="class:CLASS", tree=Node("of_class", **{"class": Hole("class")})),
    *J("adjective", "{first}または{second}の", "{first}と{second}の", "{first}か{second}の", slots="first:CLASS second:CLASS",
       tree=Node("of_either_class", first=Hole("first"), second=Hole("second"))),
    *J("adjective", "タップされている", "タップされた", "タップ状態の", tree=Node("tapped", yes=1)),
    *J("adjective", "タップされていない", "アンタップされている", "アンタップ状態の", tree=Node("tapped", yes=0)),
    *(w for ja, who, _ in PLAYERS for w in J("adjective", f"{ja}の、", tree=of_side(who))),
    *J("adjective", "相手", tree=of_side("opponent")),
    *J("test", "選んだ種族を持つ", "その種族を持つ", "選んだ種族に属する", tree=Node("of_chosen_race")),
    *J("test", "{class}以外の", slots="class:CLASS", tree=Node("not_of_class", **{"class": Hole("class")})),
    *J("test", "バトルゾーンにある", "バトルゾーンにある、", tree=Node("in", zone="battle")),
    *J("test", "{owner}の{zone}にある", slots="owner:owner zone:ZONE", tree=Node("in", owner=Hole("owner"), zone=Hole("zone"))),
    *J("test", "「{keyword}」を持つ", "「{keyword}」を持つ、", slots="keyword:KEYWORD", tree=Node("with_keyword", keyword=Hole("keyword"))),
    *J("test", "「{keyword}」を持たない", slots="keyword:KEYWORD", tree=Node("without_keyword", keyword=Hole("keyword"))),
    *J("test", "パワー{n}の", slots="n:quantity", tree=Node("figure", attribute=POWER, bound=Node("exactly", n=Hole("n")))),
    *J("filter", "{owner}のシールド", slots="owner:owner", tree=only(CARD, Node("in", owner=Hole("owner"), zone="shields"))),
    *J("filter", "{owner}の手札", slots="owner:owner", tree=only(CARD, Node("in", owner=Hole("owner"), zone="hand"))),
    *J("filter", "{owner}の{zone}で{adjectives&tests}{noun}", slots=f"owner:owner zone:ZONE {PARTS}",
       tree=only(Hole("noun"), Node("in", owner=Hole("owner"), zone=Hole("zone")), Hole("tests"), adjectives=(Hole("adjectives"),))),
    *J("owner", "自分自身", tree=ME),
    *J("owner", "持ち主", tree=OWNER),
]  # fmt: skip

"""How the cards of Phantom Magic Vision print what they unite, and the races in place of their caster."""

from __future__ import annotations

from engine.games.vision.printed_parts import PARTS, WORDS, filtered, text_of
from engine.language.japanese_wordings import J
from engine.language.tree import Node
from engine.language.wordings import Hole

SUCH = Node("such_cards", count=Hole("count"), filter=filtered())
EITHER = Node("one_or_other", first=Hole("first"), second=Hole("second"))
UNION = text_of(Node("union", materials=(Hole("materials"),)))
UNITED = [
    *J("ability_line", "【連結（{materials|+}）】", "連結（{materials|+}）", slots="materials:material+", preferred=True, tree=UNION),
    *J("material", f"{WORDS}{{count}}枚", f"{WORDS}を{{count}}枚", slots=f"{PARTS} count:quantity", tree=SUCH),
    *J("material", "{first}または{second}", "{first}、または{second}", slots="first:material second:material", tree=EITHER),
    *J("ability_line", "【{trait}】", slots="trait:TRAIT", preferred=True, tree=text_of(Node("says_trait", trait=Hole("trait")))),
    *J("test", "【】の記述を持たない", "【】を持たない", tree=Node("unbracketed")),
    *J("adjective", "効果範囲が「{trait}」である", "発動期間が「{trait}」である", slots="trait:TRAIT", tree=Node("trait", trait=Hole("trait"))),
    *J("test", "術者が{card}である", "術者が{card}である、", slots="card:NAME", tree=Node("cast_by", card=Hole("card"))),
]

INSTEAD = [
    *J("ability_line", "《代替レース》{races|、}", "代替レース:{races|、}", slots="races:alternative+", preferred=True, tree=text_of(Node("races_instead", races=(Hole("races"),)))),
    *J("alternative", "{trait}×{n}", slots="trait:TRAIT n:NUMBER", tree=Node("of_race", trait=Hole("trait"), n=Hole("n"))),
    *J("alternative", "{trait}", slots="trait:TRAIT", tree=Node("of_race", trait=Hole("trait"), n=1)),
]

UNIONS = (*UNITED, *INSTEAD)

"""How the cards of Phantom Magic Vision print what a set card gives to the character with which it lies, and what stands in heavy brackets."""

from __future__ import annotations

from engine.language.japanese_wordings import J
from engine.language.tree import Node
from engine.language.wordings import Hole

GIVES = Node("text", body=Node("body", sentences=(Node("bearer", gifts=(Hole("gifts"),)),)))
FORMS = [
    *J("ability_line", "{gifts}", slots="gifts:quoted*", tree=GIVES),
    *J("quoted", "「{line}」", slots="line:ability_line", tree=Node("ability", line=Hole("line"))),
    *J("quoted", "「戦闘修正:{stats}」", slots="stats:STATS", tree=Node("figures", stats=Hole("stats"))),
    *J("quoted", "「{keyword}」", slots="keyword:KEYWORD", tree=Node("keyword", keyword=Hole("keyword"))),
    *J("quoted", "「{trait}」", "「種族:{trait}」", slots="trait:TRAIT", tree=Node("trait", trait=Hole("trait"))),
    *J("ability_line", "【{line}】", slots="line:ability_line", tree=Hole("line")),
]

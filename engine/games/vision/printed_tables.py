"""How the cards of Phantom Magic Vision print what follows a number row by row, what a player picks of their own cards."""

from __future__ import annotations

from engine.games.vision.printed_parts import PARTS, WORDS, filtered
from engine.language.japanese_wordings import J
from engine.language.tree import Node
from engine.language.wordings import Hole

TARGETS = (Hole("targets"),)
TABLE = Node("text", body=Node("body", sentences=(Node("by_number", amount=Hole("x"), targets=TARGETS, rows=(Hole("rows"),)),)))
ROW = Node("by_row", bound=Hole("bound"), gifts=(Hole("more"),))
BY_ROWS = [
    *J("ability_line", *(
        f"（自動{letter}）{{targets}}は{comma}{{x}}{by}{then}以下の効果を得る。{{rows}}" for letter in "αγ" for comma in ("", "、") for by in ("によって", "により") for then in ("、", "")
    ), slots="targets:target+ x:amount rows:printed_row*", preferred=True, tree=TABLE),
    *[
        wording
        for bullet in ("・", "")
        for bound in ("{bound!数}", "{bound}")
        for wording in (
            *J("printed_row", f"{bullet}{bound}…{{more}}", slots="bound:bound more:gift*", tree=ROW),
            *J("printed_row", f"{bullet}{bound}…{{keyword}}", slots="bound:bound keyword:KEYWORD",
               tree=Node("by_row", bound=Hole("bound"), gifts=(Node("keyword", keyword=Hole("keyword")),))),
        )
    ],
]

OWN = (Node("chosen", count=Hole("count"), late=1, by="opponent", filter=filtered(Node("side", who="opponent"))),)
DEEDS = (("決死状態にする", "make_dying"), ("破棄する", "destroy"), ("ゲームから除外する", "banish"))
PICKED = [
    wording
    for said, kind in DEEDS
    for wording in J("effect", *(
        f"{who}は{what}{how}{said}" for who in ("〔相手プレイヤー1人〕", "目標の〔相手プレイヤー1人〕") for what in (f"自分の場の{WORDS}{{count}}枚", f"〔自分の場の{WORDS}{{count}}枚〕")
        for how in ("を選んで", "を選び", "を選び、")
    ), slots=f"{PARTS} count:count", preferred=True, tree=Node(kind, targets=OWN))
]

TABLES = (*BY_ROWS, *PICKED)

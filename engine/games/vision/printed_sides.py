"""How the cards of Phantom Magic Vision print their other side, and what turns them to it."""

from __future__ import annotations

from engine.games.vision.printed_parts import say, text_of
from engine.language.japanese_wordings import J
from engine.language.tree import Node
from engine.language.wordings import Hole

TARGETS = (Hole("targets"),)
FIGURES = {"graze": Hole("graze"), "attack": Hole("attack"), "defense": Hole("defense")}
ROW = "GRAZE（{graze}）/攻撃力（{attack}）/耐久力（{defense}）"
NUMBERS = "graze:NUMBER attack:NUMBER defense:NUMBER"
NEVER = tuple(f"以後は通常状態に戻る{how}{cannot}" for how in ("事が", "ことが", "ことは") for cannot in ("出来ない", "できない"))
FOR_GOOD = Node("turn_side", targets=TARGETS, good=1)
OFF_AND_TURNED = say(Node("undying", targets=TARGETS), FOR_GOOD)
SIDES = [
    *J("ability_line", "（変身後）", preferred=True, tree=text_of(Node("side_below"))),
    *J("ability_line", "《{card}》", slots="card:NAME", preferred=True, tree=text_of(Node("side_called", card=Hole("card")))),
    *J("ability_line", f"{ROW} 種族:{{traits|/}}", slots=f"{NUMBERS} traits:TRAIT|", preferred=True, tree=text_of(Node("side_figures", traits=(Hole("traits"),), **FIGURES))),
    *J("ability_line", f"{ROW} 種族:なし", ROW, slots=NUMBERS, preferred=True, tree=text_of(Node("side_figures", **FIGURES))),
    *J("effect", *(f"{{targets}}は変身状態となり{comma}{never}" for comma in ("", "、") for never in NEVER), slots="targets:target+", preferred=True, tree=FOR_GOOD),
    *J("sentence", *(f"{{targets}}を変身状態にする。{never}。" for never in NEVER), slots="targets:target+", preferred=True, tree=say(FOR_GOOD)),
    *J("sentence", *(f"{{targets}}の決死状態を無効と{do}、変身状態にする。{never}。" for do in ("し", "") for never in NEVER), slots="targets:target+", preferred=True, tree=OFF_AND_TURNED),
    *J("effect", "{duration}{targets}は変身状態になる", slots="duration:duration? targets:target+", tree=Node("turn_side", targets=TARGETS, duration=Hole("duration"))),
    *J("gift", "「変身」", tree=Node("ability", line=text_of(Node("metamorph")))),
]  # fmt: skip

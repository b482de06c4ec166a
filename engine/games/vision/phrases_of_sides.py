"""Phrases of a card's other side, in both languages."""

from engine.language.phrases import P

ITS = "its~other~side"
SIDES = [
    P("sentence", "side_below", "this~has~another~side.", "変身後を持つ。", example="This has another side.", says="What it is like there stands below, and is as on this side where nothing is said."),
    P("sentence", "side_called", f"{ITS} is~called {{card:NAME}}.", "変身後の名称は{card}である。", example="Its other side is called Magitrain."),
    P("sentence", "side_figures", f"{ITS} has~the~graze {{graze:NUMBER}} and~the~figures {{attack:NUMBER}} and {{defense:NUMBER}} of~the~traits {{traits:TRAIT|}}.",
      "変身後はGRAZE{graze}、攻撃力{attack}、耐久力{defense}、種族{traits|か}である。", example="Its other side has the graze 1 and the figures 2 and 3 of the traits Artifact or Machina."),
    P("sentence", "side_figures", f"{ITS} has~the~graze {{graze:NUMBER}} and~the~figures {{attack:NUMBER}} and {{defense:NUMBER}}.",
      "変身後はGRAZE{graze}、攻撃力{attack}、耐久力{defense}である。", example="Its other side has the graze 1 and the figures 2 and 3."),
    P("line", "behind", "On~its~other~side: {line:ability_line}", "変身後：{line}", example="On its other side: draw a card.", says="A line of the text that it has on its other side, and not on this one."),
    P("sentence", "metamorph", "Transformation.", "変身。", also_ja=("変身",), example="Transformation.",
      says="As it attacks or defends, and for nothing while it is active, its player may turn it to its other side until their next turn begins."),
    P("effect", "turn_side", "turn {targets:target+} to~its~other~side {duration?}", "{duration}{targets}を変身状態にする", example="turn this to its other side until the end of the turn",
      says="A character on its other side has the name, the figures and the text of it; what it was given and what is set on it stays."),
    P("effect", "turn_side", "turn {targets:target+} to~its~other~side for~good", "{targets}を戻らない変身状態にする", fix={"good": 1}, example="turn this to its other side for good"),
    P("effect", "turn_back", "turn~back {targets:target+} to~its~own~side", "{targets}を通常状態に戻す", example="turn back this to its own side"),
    P("adjective", "on_other_side", "transformed", "変身状態の", fix={"yes": 1}, order=6, example="transformed", says="On its other side."),
]  # fmt: skip

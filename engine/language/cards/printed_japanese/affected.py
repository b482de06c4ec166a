"""What effects do not reach, as Japanese cards print it: 「他のカードの能力（攻撃力/体力への能力は除く）を受けない」."""

from engine.language.japanese_wordings import J
from engine.language.tree import Node
from engine.language.wordings import Hole

_WHOSE = {
    "他のカードの": Node("from_what", what="effects", other=1),
    "相手の": Node("from_what", what="enemy_effects"),
    "相手のカードの": Node("from_what", what="enemy_effects"),
    "{words|か}の": Node("from_kinds", words=Hole("words")),
    "相手の{words|か}の": Node("from_kinds", words=Hole("words"), whose="opponent"),
}
_EFFECTS = ("能力", "効果")

AFFECTED = [
    *J("left_out", *(f"（{body}への{effects}は除く）" for body in ("攻撃力/体力", "攻撃力と体力", "攻撃力や体力") for effects in _EFFECTS), tree=Node("figures_apart")),
    *(w for whose, by in _WHOSE.items() for w in J(
        "quality", *(f"{whose}{effects}{{apart}}{of}を受けない" for effects in _EFFECTS for of in ("", "の影響")),
        slots=f"apart:left_out? {'words:KIND|' if 'words' in whose else ''}", tree=Node("cant_be", deed=Node("affected"), by=by, apart=Hole("apart")))),
]

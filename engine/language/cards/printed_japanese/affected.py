"""What effects do not reach, as Japanese cards print it: 「他のカードの能力（攻撃力/体力への能力は除く）を受けない」."""

from engine.language.japanese_wordings import J, JapaneseWording
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

_LEAVING = {"destroyed": ("破壊されず", "破壊されない"), "banished": ("消滅せず", "消滅しない"), "returned": ("手札に戻らず", "手札に戻らない")}  # what effects alone do, said once for both
_BY = {"": Node("from_what", what="effects"), "カードの": Node("from_what", what="effects"), "相手の": Node("from_what", what="enemy_effects"), "相手のカードの": Node("from_what", what="enemy_effects")}


def _neither(first: str, second: str) -> list[JapaneseWording]:
    """「能力によって破壊されず、消滅しない」: by effects both."""
    return [w for whose, by in _BY.items() for this, targets, slots in (("", (Node("this"),), ""), ("{targets}は、", (Hole("targets"),), "targets:target+"), ("{targets}は", (Hole("targets"),), "targets:target+")) for w in J(
        "effect", *(f"{this}{whose}{effects}{how}{_LEAVING[first][0]}、{_LEAVING[second][1]}" for effects in _EFFECTS for how in ("によって", "で", "では")), slots=slots, preferred=True,
        tree=Node("sequence", steps=tuple(Node("be", targets=targets, quality=Node("cant_be", deed=Node(deed), by=by)) for deed in (first, second))))]


AFFECTED = [
    *(w for first in _LEAVING for second in _LEAVING if first != second for w in _neither(first, second)),
    *J("left_out", *(f"（{body}への{effects}は除く）" for body in ("攻撃力/体力", "攻撃力と体力", "攻撃力や体力") for effects in _EFFECTS), tree=Node("figures_apart")),
    *(w for whose, by in _WHOSE.items() for w in J(
        "quality", *(f"{whose}{effects}{{apart}}{of}を受けない" for effects in _EFFECTS for of in ("", "の影響")),
        slots=f"apart:left_out? {'words:KIND|' if 'words' in whose else ''}", tree=Node("cant_be", deed=Node("affected"), by=by, apart=Hole("apart")))),
]

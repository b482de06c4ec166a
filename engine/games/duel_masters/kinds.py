"""The kinds of card of Duel Masters."""

from engine.kernel.kinds import Kind

KINDS = (
    Kind("creature", "creature", "クリーチャー", measure="体", character=True),
    Kind("spell", "spell", "呪文", measure="枚", permanent=False),
    Kind("castle", "castle", "城", measure="枚"),
    Kind("cross-gear", "cross gear", "クロスギア", measure="枚"),
    Kind("tamaseed", "tamaseed", "タマシード", measure="枚"),
    Kind("field", "D2 field", "フィールド", also=("field", "fields", "D2フィールド"), measure="枚"),
    Kind("aura", "aura", "オーラ", measure="枚"),
    Kind("weapon", "weapon", "ウエポン", measure="枚"),
    Kind("fortress", "fortress", "フォートレス", measure="枚"),
    Kind("duelist", "duelist", "デュエリスト", measure="枚"),
    Kind("artifact", "artifact", "アーティファクト", measure="枚"),
    Kind("psychic-cell", "psychic cell", "サイキック・セル", measure="枚"),
    Kind("dragheart-cell", "dragheart cell", "ドラグハート・セル", measure="枚"),
)

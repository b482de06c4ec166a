"""The kinds of card of Shadowverse."""

from engine.kernel.kinds import Kind

KINDS = (
    Kind("follower", "follower", "フォロワー", measure="体", character=True, printed=("cost", "attack", "defense")),
    Kind("amulet", "amulet", "アミュレット", measure="つ", printed=("cost",)),
    Kind("spell", "spell", "スペル", measure="枚", permanent=False, printed=("cost",)),
    Kind("crest", "crest card", "クレスト・カード", measure="つ"),
    Kind("end-card", "end card", "終わりのカード", measure="枚"),
)

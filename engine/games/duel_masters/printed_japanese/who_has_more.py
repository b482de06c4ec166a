"""How Japanese cards print that one player has more of something than the other: shields, cards in hand or in the mana zone, creatures."""

from engine.games.duel_masters.printed.pieces import ME, OPPONENT
from engine.games.duel_masters.printed.who_has_more import compared
from engine.language.cards.printed_japanese.pieces import filler
from engine.language.japanese_wordings import J

_WHAT = (
    ("shields", "シールド", ""),
    ("hand", "手札", ""),
    ("mana", "マナゾーンのカード", ""),
    ("mana", "マナゾーンにあるカード", ""),
    ("", "クリーチャー", "バトルゾーンにある"),
)
_SIDES = (("自分", ME, "相手", OPPONENT), ("相手", OPPONENT, "自分", ME))

WHO_HAS_MORE = [
    *filler("so_many_of", "の数", "の枚数"),
    *filler("are_more", "多ければ", "多い時", "多いとき", "多いなら", "多い間"),
    *filler("are_fewer", "少なければ", "少ない時", "少ないとき", "少ないなら", "少ない間"),
    *(w for one, player, other, against in _SIDES for place, name, lying in _WHAT for kind, end in (("more_than", "are_more"), ("less_than", "are_fewer")) for w in J(
        "ba", *(f"{where}{one}の{name}{{_many}}が{other}{than}より{{_end}}" for where in dict.fromkeys(("", lying)) for than in ("", f"の{name}{{_same}}")),
        slots=f"_many:so_many_of? _same:so_many_of? _end:{end}", tree=compared(player, against, place, kind), preferred=True)),
]  # fmt: skip

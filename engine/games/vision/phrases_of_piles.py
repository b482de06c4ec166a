"""Phrases of the order in which cards come to lie in a pile, in both languages."""

from engine.language.phrases import P

PILES = [
    P("into", "into", "on~top~of {owner} {zone:ZONE} in~any~order", "{owner}の{zone}の一番上に任意の順番で置く", fix={"at": "top", "order": 1}, example="on top of its owner's deck in any order",
      says="In the order that this effect's player wants, the uppermost named first."),
    P("into", "into", "on~the~bottom~of {owner} {zone:ZONE} in~any~order", "{owner}の{zone}の一番下に任意の順番で置く", fix={"at": "bottom", "order": 1}, example="on the bottom of its owner's deck in any order"),
    P("into", "into", "on~top~or~on~the~bottom~of {owner} {zone:ZONE}", "{owner}の{zone}の一番上か一番下に置く", fix={"at": "either"}, example="on top or on the bottom of its owner's deck",
      says="On the one end or the other, as this effect's player wants."),
    P("amount", "no_less", "the~greater~of {least:NUMBER} and {n:amount}", "{least}と{n}の大きい方", example="the greater of 1 and the number of cards in your hand", says="That number, or the other where it is less."),
    P("target", "chosen", "any~number~of~affected {filter~pl}", "対象の任意の数の{filter}", fix={"late": 1, "any": 1}, example="any number of affected cards in your hand", says="As many as this effect's player wants, named as it is done."),
    P("target", "chosen", "{count} {filter~n} of~each~player's~own~choice", "各プレイヤーが選ぶ自身の{filter}{count}{%filter:体}", fix={"late": 1, "by": "each"},
      example="a Character card of each player's own choice", says="Each player names so many of those on their own side, the turn player first; then it is done to all of them."),
]  # fmt: skip

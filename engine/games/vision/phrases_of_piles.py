"""Phrases of the order in which cards come to lie in a pile, in both languages."""

from engine.language.phrases import P

PILES = [
    P("into", "into", "on~top~of {owner} {zone:ZONE} in~any~order", "{owner}の{zone}の一番上に任意の順番で置く", fix={"at": "top", "order": 1}, example="on top of its owner's deck in any order",
      says="In the order that this effect's player wants, the uppermost named first."),
    P("into", "into", "on~the~bottom~of {owner} {zone:ZONE} in~any~order", "{owner}の{zone}の一番下に任意の順番で置く", fix={"at": "bottom", "order": 1}, example="on the bottom of its owner's deck in any order"),
    P("into", "into", "on~top~or~on~the~bottom~of {owner} {zone:ZONE}", "{owner}の{zone}の一番上か一番下に置く", fix={"at": "either"}, example="on top or on the bottom of its owner's deck",
      says="On the one end or the other, as this effect's player wants."),
]  # fmt: skip

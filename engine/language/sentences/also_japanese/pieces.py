"""Pieces of trees that the further Japanese wordings of scenarios share."""

from __future__ import annotations

from engine.kernel.vocabulary import Vocabulary
from engine.language.japanese_wordings import J, JapaneseWording
from engine.language.sentences.also.pieces import AMOUNT, WHO
from engine.language.tree import Node
from engine.language.wordings import Hole

MEASURES = ("枚", "体", "つ")
PLACE = Hole("place")
CARD = Hole("card")
PARTICLES = ("は", "が")
IS = ("", "である", "だ", "になる", "になった", "のまま")


def said(template: str) -> tuple[str, ...]:
    """A statement with the ways in which it may end; what is spoken of stands before は or が."""
    return tuple(template.replace("※", particle) + end for particle in ("は", "が") for end in IS)


def cards_of_zones_in_japanese(vocabulary: Vocabulary) -> list[JapaneseWording]:
    """How many shields or nodes there are, said by what the cards in a zone of the game are called."""
    return [
        wording
        for word in vocabulary.of("zone")
        if word.cards[1]
        for wording in (
            *J("claim", *said(f"{{who}}の{word.cards[1]}※{{amount:counted}}"), *said(f"{{who}}の{word.cards[1]}※{{amount}}"), *said(f"{{who}}の{word.cards[1]}※残り{{amount:counted}}"), slots="who:subject amount:figure", tree=Node(
                "count_in", place=Node("place", who=WHO, zone=word.id), amount=AMOUNT)),
            *J("claim", *(f"{{who}}の{word.cards[1]}{p}{none}" for p in PARTICLES for none in ("ない", "なくなる", "なくなった", "残らない", "残っていない", "1枚もない", "0枚になる")), slots="who:subject", tree=Node(
                "count_in", place=Node("place", who=WHO, zone=word.id), amount=Node("exactly", n=0))),
            *J("place", f"{{who}}{word.cards[1]}", slots="who:owner", tree=Node("place", who=WHO, zone=word.id)),
        )
    ]

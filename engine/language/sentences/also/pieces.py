"""Pieces of trees that the further English wordings of scenarios share."""

from __future__ import annotations

from engine.kernel.vocabulary import Vocabulary
from engine.language.players import ME, OPPONENT
from engine.language.tree import Node
from engine.language.wordings import Hole, W, Wording

WHO = Hole("who")


def deed(verb: str) -> Node:
    """What is done to a card."""
    return Node("deed", verb=verb)


NONE = Node("exactly", n=0)
CARDS = Hole("cards")
AMOUNT = Hole("amount")
AIMED = Node("with_targets", action=Hole("action"), targets=Hole("targets"))
HIS_NAMED = (Node("named", who=WHO, name=Hole("name")),)
CARD = Hole("card")
UNDERGONE = Node("undergoes", card=Hole("card"), deed=Hole("deed"))
ATTACKS = Node("attacks", attacker=CARD)
NOT = ("did~not", "didn't", "does~not", "doesn't", "do~not", "don't")
DAMAGED = deed("damaged")
HAND = Node("place", who=Hole("who"), zone="hand")
SOME = Node("at_least", n=1)
LEADER = (Node("leader", who=WHO),)
DEFENSE = Node("attribute", {"is": "defense"})
BOTH_LEADERS = (Node("leader", who=ME), Node("leader", who=OPPONENT))


def cards_of_zones(vocabulary: Vocabulary) -> list[Wording]:
    """How many shields or nodes there are, said by what the cards in a zone of the game are called."""
    return [
        wording
        for word in vocabulary.of("zone")
        if word.cards[0]
        for wording in (
            *W("claim", f"{{who:subject}} has/have {{amount:figure}} {word.cards[0]}", f"{{who:subject}} has/have {{amount:figure}} {word.cards[0]} left", f"{{who:subject}} still has/have {{amount:figure}} {word.cards[0]}", tree=Node(
                "count_in", place=Node("place", who=WHO, zone=word.id), amount=AMOUNT)),
            *W("place", f"{{who:owner}} {word.cards[0]}", tree=Node("place", who=WHO, zone=word.id)),
        )
    ]

"""How players tell at a table what came of a turn: both leaders have 20 defense, my deck has 3 cards left, he has not evolved it. Understood, never written so."""

from __future__ import annotations

from engine.language.sentences.also import AMOUNT, CARDS, DEFENSE, WHO, deed
from engine.language.sentences.nouns import ME, OPPONENT
from engine.language.tree import Node
from engine.language.wordings import Hole, W

BOTH_LEADERS = (Node("leader", who=ME), Node("leader", who=OPPONENT))
_CARD, _PLACE = Hole("card"), Hole("place")
ATTACKS = Node("attacks", attacker=_CARD)
_AIMED = Node("attacks", attacker=_CARD, target=Hole("target"))
HIS_NAMED = (Node("named", who=WHO, name=Hole("name")),)

ACTIONS = [
    *W("core", "{cards:those+} is/are {deed:deed} at~the~same~time|simultaneously|together", tree=Node("undergo", cards=CARDS, deed=Hole("deed"), together=1)),
    *W("core", "{name:NAME} is/are returned to {who:owner} hand", tree=Node("undergo", cards=HIS_NAMED, deed=deed("returned"), together=0)),
]

HAPPENED = [
    *W("claim", *(f"{{card:thing}} {denied}~attack" for denied in ("did~not", "didn't")), "{card:thing} has/have not attacked", "{card:thing} hasn't|haven't attacked", tree=Node(
        "happened", happening=ATTACKS, negated=1)),
    *W("claim", "{card:thing} has/have attacked", tree=Node("happened", happening=ATTACKS, negated=0)),
    *W("claim", *(f"{{card:thing}} {denied}~attack {{target:thing}}" for denied in ("did~not", "didn't")), tree=Node("happened", happening=_AIMED, negated=1)),
    *W("claim", "{cards:those+} has/have not evolved", "{cards:those+} hasn't|haven't evolved", tree=Node("underwent", cards=CARDS, deed=deed("evolved"), negated=1)),
    *W("claim", "{name:NAME} was/were returned to {who:owner} hand", tree=Node("underwent", cards=HIS_NAMED, deed=deed("returned"), negated=0)),
]  # fmt: skip

WHERE = [
    *W("claim", "{place:place} only has|holds|contains {card:thing}", "{place:place} has|holds|contains only {card:thing}", "only {card:thing} is in|on {place:place}",
       "{card:thing} is the~only~card in|on {place:place}", tree=Node("contents", cards=(_CARD,), place=_PLACE)),
    *W("claim", "{place:place} has {amount:figure} card(s) left|remaining", "there is/are {amount:figure} card(s) left|remaining in|on {place:place}", tree=Node(
        "count_in", place=_PLACE, amount=AMOUNT)),
]  # fmt: skip

FIGURES = [
    *W("claim", "both~leaders have {amount:figure} defense|life|health|hp", "both~leaders are at {amount:figure}", "both~leaders are at {amount:figure} defense|life|health|hp", tree=Node(
        "attribute", cards=BOTH_LEADERS, attribute=DEFENSE, amount=AMOUNT)),
    *W("claim", "{cards:those+} cannot attack again", tree=Node("attacks_again", cards=CARDS, negated=1)),
]  # fmt: skip

ENDS = [
    *W("claim", "nobody has won", "nobody won", "no~one has won", "no~one won", "neither~player won", "neither~player has won yet", tree=Node("no_winner")),
    *W("claim", "the~game is undecided", "the~game is still undecided", "the~game~is~not~decided yet", tree=Node("ongoing")),
]

AT_THE_TABLE = [*ACTIONS, *HAPPENED, *WHERE, *FIGURES, *ENDS]

"""How printed English cards speak of the other player without naming them: “their leader”, “until the end of their next turn”, “into yours”."""

from __future__ import annotations

from engine.language.cards.printed.pieces import ME, OPPONENT
from engine.language.tree import Node
from engine.language.wordings import Hole, W

PRINTED_WHOSE = [
    *W("pointer", "their~leader", tree=Node("leader", who="opponent")),
    *W("amount_one", "their~leader's {attribute}", tree=Node("figure_of", attribute=Hole("attribute"), target=Node("leader", who="opponent"))),
    *W("duration", "until~the~end~of~their~turn", tree=Node("until", edge="end", turn="opponent")),
    *W("duration", "until~the~end~of~their~next~turn", tree=Node("until", edge="end", turn="next_opponent")),
    *W("duration", "until~the~start~of~their~next~turn", tree=Node("until", edge="start", turn="next_opponent")),
    *W("into", "into~yours", tree=Node("into", owner=ME, zone="hand")),
    *W("test", "in~their~hand|from~their~hand", tree=Node("in", owner=OPPONENT, zone="hand")),
    *W("test", "in~their~deck|from~their~deck", tree=Node("in", owner=OPPONENT, zone="deck")),
]

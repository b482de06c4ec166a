"""What players of Chrono Card say in scenarios: figures by the names that stand on its cards, and what a player has taken so far."""

from engine.language.japanese_wordings import J
from engine.language.tree import Node
from engine.language.wordings import Hole, W

_FIGURES = (("AP", "attack"), ("DP", "defense"))
_DAMAGE = Node("attribute", cards=(Node("leader", who=Hole("who")),), attribute=Node("attribute", {"is": "damage"}), amount=Hole("amount"))

SENTENCES = (
    *(w for said, figure in _FIGURES for w in W("attribute", said, tree=Node("attribute", {"is": figure}))),
    *(w for said, figure in _FIGURES for w in J("attribute", said, tree=Node("attribute", {"is": figure}))),
    *W("claim", "{who:subject} has/have {amount:figure} damage", tree=_DAMAGE),
    *J("claim", "{who}のダメージは{amount}", "{who}のダメージが{amount}", slots="who:subject amount:figure", tree=_DAMAGE),
)

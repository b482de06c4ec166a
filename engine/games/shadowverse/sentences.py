"""What players of Shadowverse say in scenarios since Worlds Beyond: a follower is super-evolved, a card is engaged."""

from engine.language.japanese_wordings import J
from engine.language.players import ME
from engine.language.tree import Node
from engine.language.wordings import Hole, W

_SUPER, _ENGAGE = (Node(kind, who=ME, card=Hole("card")) for kind in ("super_evolve", "engage"))

SENTENCES = (
    *W("core", "super-evolve {card:thing}", tree=_SUPER),
    *W("core", "engage {card:thing}", tree=_ENGAGE),
    *J("core", "{card}を超進化させる", slots="card:thing", tree=_SUPER),
    *J("core", "{card}をアクトさせる", "{card}をアクトする", slots="card:thing", tree=_ENGAGE),
)

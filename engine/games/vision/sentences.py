"""What players of Phantom Magic Vision say in scenarios: a card is used, a player defends with one, a life is counted."""

from engine.language.japanese_wordings import J
from engine.language.sentences.nouns import ME
from engine.language.tree import Node
from engine.language.wordings import Hole, W

_WHO, _CARD = Hole("who"), Hole("card")
_PLAY, _MINE = Node("play", who=_WHO, card=_CARD), Node("play", who=ME, card=_CARD)
_DEFENDS = Node("defend", card=Node("named", who=_WHO, name=Hole("name")))
_LIFE = Node("point", who=_WHO, point="life", amount=Hole("amount"))

SENTENCES = (
    *W("core", "{who:subject} declare[s] {card:thing}", tree=_PLAY),
    *W("core", "{who:subject} defend[s] with {name:NAME}", tree=_DEFENDS),
    *W("claim", "{who:subject} has/have {amount:figure} character(s)", tree=Node(
        "count_in", who=_WHO, kind="character", place=Node("in_play"), amount=Hole("amount"))),
    *J("core", *(f"{{who}}{p}{{card}}を{verb}" for p in ("が", "は") for verb in ("使用する", "使用宣言する")),
       slots="who:subject card:thing", tree=_PLAY),
    *J("core", *(f"{{who}}{p}{{name}}で防御する" for p in ("が", "は")), slots="who:subject name:NAME", tree=_DEFENDS),
    *J("core", "{card}を使用する", "{card}を使用宣言する", slots="card:thing", tree=_MINE),
    *J("claim", *(f"{{who}}のライフ{p}{{amount}}{end}" for p in ("は", "が") for end in ("", "である", "になる")),
       slots="who:subject amount:figure", tree=_LIFE),
)

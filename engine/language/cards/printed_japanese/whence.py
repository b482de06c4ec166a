"""How printed Japanese cards say from where a card goes: 「場のカードか自分の手札が消滅したとき」."""

from __future__ import annotations

from engine.language.cards.printed_japanese.pieces import ME, OPPONENT
from engine.language.japanese_wordings import J, JapaneseWording
from engine.language.tree import Node
from engine.language.wordings import Hole

_WHEN = ("したとき", "した時", "するたび")
_EITHER = Node("from_either", first=Hole("first"), second=Hole("second"))


def _lying(owner: Node, zone: str, *words: str) -> list[JapaneseWording]:
    return J("lying", *words, tree=Node("from_zone", owner=owner, zone=zone))


def _banished(whence: Node | Hole) -> Node:
    return Node("when", subject=Node("any_of", filter=Node("filter", noun=Node("card"))), happening=Node("banished", whence=whence))


JAPANESE_WHENCE = [
    *J("lying", "場のカード", tree=Node("from_play")),
    *(w for ja, owner in (("自分", ME), ("相手", OPPONENT)) for zone, word in (("hand", "手札"), ("deck", "デッキ")) for w in _lying(
        owner, zone, f"{ja}の{word}", f"{ja}の{word}のカード")),
    *J("trigger", *(f"{{whence}}が消滅{when}" for when in _WHEN), slots="whence:lying", tree=_banished(Hole("whence"))),
    *J("trigger", *(f"{{first}}か{{second}}が消滅{when}" for when in _WHEN), slots="first:lying second:lying", tree=_banished(_EITHER)),
    *J("whence", "デッキから", tree=Node("from_zone", owner=ME, zone="deck")),
    *J("whence", "手札から", tree=Node("from_zone", owner=ME, zone="hand")),
    *J("trigger", *(f"{this}{by}{{whence}}消滅した{when}" for this in ("", "これが", "このカードが") for by in ("能力によって", "能力で") for when in ("なら", "とき", "時")), slots="whence:whence", tree=Node(
        "when", subject=Node("this"), happening=Node("banished", whence=Hole("whence"), by="effect"))),
]

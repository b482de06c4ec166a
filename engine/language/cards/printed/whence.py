"""How printed English cards say from where a card goes."""

from __future__ import annotations

from engine.language.tree import Node
from engine.language.wordings import Hole, W

_PLAY = Node("from_play")


def _zone(name: str) -> Node:
    return Node("from_zone", owner=Hole("owner"), zone=Hole(name))


PRINTED_WHENCE = [
    *W("whence", "from~play~or {owner} {zone:ZONE}", tree=Node("from_either", first=_PLAY, second=_zone("zone"))),
    *W("whence", "from {owner} {zone:ZONE} or~play|or~from~play", tree=Node("from_either", first=_zone("zone"), second=_PLAY)),
    *W("whence", "from {owner} {zone:ZONE} or {other:ZONE}", tree=Node("from_either", first=_zone("zone"), second=_zone("other"))),
    *(w for said, more in ((" using~an~effect|by~an~effect", {"by": "effect"}), ("", {})) for w in W("trigger", f"if this~card|this~follower|this~amulet|this~spell is~banished {{whence}}{said}", tree=Node(
        "when", subject=Node("this"), happening=Node("banished", whence=Hole("whence"), **more)))),
]

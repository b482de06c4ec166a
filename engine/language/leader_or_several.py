"""A leader or so many followers in Japanese, each with its owner: 「相手のリーダーか相手のフォロワー2体」. With a number that is not one it is refused."""

from __future__ import annotations

import re

from engine.language import errors
from engine.language.tree import Node, TextFrom
from engine.language.unclear import Unclear

_LEADER_AND = re.compile("((?!リーダー)[^と、。])*リーダーと(自分の|相手の)?フォロワー")
_EACH_OWNED = re.compile("[^と、。か]*リーダーか(自分の|相手の)フォロワー")


class LeaderOrSeveral(Unclear):
    """Whether the number is of the followers alone can't be told: a follower is counted so, a leader is not."""

    error = staticmethod(errors.leader_or_several)


def told_how_many(picked: Node, said: TextFrom) -> None:
    """Raise Unclear for one picked of a leader *and* followers, LeaderOrSeveral for several of either of whom each is said to be somebody's."""
    if _LEADER_AND.match(said(picked)):
        raise Unclear(picked)
    if picked.get("count", Node("number", n=1)) != Node("number", n=1) and picked.at is not None and _EACH_OWNED.match(said(picked)):
        raise LeaderOrSeveral(picked)

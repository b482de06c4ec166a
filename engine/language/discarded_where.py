"""Where those lie that a text discards: “discard a follower in play” says of them what no card of a hand is."""

from __future__ import annotations

import re

from engine.language import errors
from engine.language.tree import Node, TextFrom
from engine.language.unclear import Unclear

# “in play” adds nothing where cards on the table are meant anyway, so no tree holds it; of what is discarded it contradicts the verb
_IN_PLAY = re.compile(
    r"(?:(?!\b(?:and|or|then|to|if|for|where|as|equal|hands?|decks?)\b)[^.,;:\"“”])*?\b(?:in play|on the field|on the board|in the battle zone)\b",
    re.IGNORECASE,
)


class DiscardedInPlay(Unclear):
    """Cards of the table are said to be discarded."""

    error = staticmethod(errors.discarded_in_play)


def discarded_from_hands(tree: Node, said: TextFrom) -> Node:
    """An English tree as it is. Raises DiscardedInPlay where what is discarded is said to be in play."""
    for node in tree.of("discard"):
        if node.at is not None and _IN_PLAY.match(said(node)):
            raise DiscardedInPlay(node)
    return tree

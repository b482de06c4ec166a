"""How else players say in English how it ended, what was refused and what holds of the whole."""

from __future__ import annotations

from engine.language.sentences.also.pieces import WHO
from engine.language.tree import Node
from engine.language.wordings import Hole, W

_REFUSED = ("is refused", "is|was not allowed", "isn't|wasn't allowed", "fails|failed", "is|was illegal", "is|was impossible")
ALSO_ENDS = [
    *W("claim", *("action {action:NUMBER} " + words for words in _REFUSED), tree=Node("refused", action=Hole("action"), negated=0)),
    *W("claim", "action {action:NUMBER} is refused by {rule:NAME}", tree=Node("refused", action=Hole("action"), rule=Hole("rule"), negated=0)),
    *W("claim", "action {action:NUMBER} is not refused", "action {action:NUMBER} isn't|wasn't refused", "action {action:NUMBER} is|was allowed", tree=Node(
        "refused", action=Hole("action"), negated=1)),
    *W("claim", "{who:subject} win[s] the~game|the~match", "{who:subject} won the~game|the~match", tree=Node("verdict", who=WHO, result="win")),
    *W("claim", "{who:subject} lose[s] the~game|the~match", "{who:subject} lost the~game|the~match", tree=Node("verdict", who=WHO, result="lose")),
    *W("claim", "the~game continues", "the~game~is~not~over", "the~game~isn't~over", tree=Node("ongoing")),
    *W("claim", "it's {who:owner} turn", tree=Node("turn_of", who=WHO)),
    *W("claim", "nobody has won", "nobody won", "no~one has won", "no~one won", "neither~player won", "neither~player has won yet", tree=Node("no_winner")),
    *W("claim", "the~game is undecided", "the~game is still undecided", "the~game~is~not~decided yet", tree=Node("ongoing")),
]

"""How else players say in English how it ended, what was refused and what holds of the whole."""

from __future__ import annotations

from engine.language.sentences.also.pieces import WHO
from engine.language.tree import Node
from engine.language.wordings import Hole, W

_REFUSED = ("is refused", "is|was not allowed", "isn't|wasn't allowed", "fails|failed", "is|was illegal", "is|was impossible")
ALSO_ENDS = [
    *W("claim", *("action {action:NUMBER} " + words for words in _REFUSED), tree=Node("refused", action=Hole("action"), negated=0)),
    *W("claim", "action {action:NUMBER} is refused by {rule:NAME}", tree=Node("refused", action=Hole("action"), rule=Hole("rule"), negated=0)),
    *W("claim", *(f"action {{action:NUMBER}} {words} because|since|as {{reason:reason}}" for words in _REFUSED), *(f"action {{action:NUMBER}} was refused {since} {{reason:reason}}" for since in ("since", "as")),
       tree=Node("refused_because", action=Hole("action"), reason=Hole("reason"))),
    *W("reason", "it cannot~be~paid", "it can~not~be~paid", "its~cost can't|cannot be~paid", "I|opponent can't|cannot pay", "I|opponent can't|cannot pay for~it", "of its~cost|the~cost", "there are too~few~play~points", "there are not enough play~points", "I~don't|opponent~doesn't have enough play~points",
       "it costs too~much", "there is no evolution~point", "I~have~no|opponent~has~no evolution~point(s)", tree=Node("reason", {"is": "cannot-pay"})),
    *W("reason", "there is no target", "there~are~no~targets", "it finds no target", "nothing can be chosen", tree=Node("reason", {"is": "no-target"})),
    *W("reason", "it is no target", "that can't|cannot be chosen", "it can't|cannot be chosen", tree=Node("reason", {"is": "no-such-target"})),
    *W("reason", "the~board is full", "my~board is full", "there is no space", tree=Node("reason", {"is": "no-room"})),
    *W("reason", "it is not my~turn", "it is not opponent's~turn", "it is not the~opponent's~turn", "it isn't my~turn", tree=Node("reason", {"is": "not-your-turn"})),
    *W("reason", "it can't|cannot attack", tree=Node("reason", {"is": "cannot-attack"})),
    *W("reason", "it just entered", "it came into~play this~turn", "it entered this~turn", "it was played this~turn", "of summoning~sickness", "it has summoning~sickness", "it is summoning~sick", tree=Node("reason", {"is": "just-entered"})),
    *W("claim", "action {action:NUMBER} is not refused", "action {action:NUMBER} isn't|wasn't refused", "action {action:NUMBER} is|was allowed", tree=Node(
        "refused", action=Hole("action"), negated=1)),
    *W("claim", "{who:subject} win[s] the~game|the~match", "{who:subject} won the~game|the~match", tree=Node("verdict", who=WHO, result="win")),
    *W("claim", "{who:subject} lose[s] the~game|the~match", "{who:subject} lost the~game|the~match", tree=Node("verdict", who=WHO, result="lose")),
    *W("claim", "the~game continues", "the~game~is~not~over", "the~game~isn't~over", "the~match~continues", "the~match~is~not~over", "the~match~isn't~over", tree=Node("ongoing")),
    *W("claim", "it's {who:owner} turn", tree=Node("turn_of", who=WHO)),
    *W("claim", "it isn't {who:owner} turn", "it's not {who:owner} turn", "it is no~longer {who:owner} turn", tree=Node("turn_of", who=WHO, negated=1)),
    *W("claim", "none~of~the~actions was|were|is refused", "all~actions|all~of~the~actions are|were allowed", "every~action is|was allowed", "no action is refused", "no actions were refused", tree=Node("none_refused")),
    *W("claim", "the~game has ended", "the~game ended|ends", "the~game has~been~decided", "the~game is decided", tree=Node("over")),
    *W("claim", "nobody has won", "nobody won", "no~one has won", "no~one won", "neither~player won", "neither~player has won yet", *(f"{who}~{lost}" for who in ("nobody", "no~one", "neither~player", "neither~of~us", "neither~leader") for lost in ("has~lost", "has~lost~the~game", "lost", "loses")), "neither~of~us has~won", tree=Node("no_winner")),
    *W("claim", "the~game is undecided", "the~game is still undecided", "the~game~is~not~decided yet", tree=Node("ongoing")),
]

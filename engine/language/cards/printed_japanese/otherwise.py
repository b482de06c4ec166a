"""How printed Japanese cards say what is done where it is not so: the verb of the condition before is denied, or it is left at “otherwise”."""

from __future__ import annotations

from engine.language.cards.printed_japanese.pieces import filler
from engine.language.japanese_wordings import J
from engine.language.said_before import DENIED
from engine.language.tree import Node
from engine.language.wordings import Hole

_THEN = Hole("then")
_SAID = {  # what the words deny
    "being": ("でないなら", "ではないなら", "でなければ"),
    "there": ("いないなら", "ないなら", "いなければ", "なければ"),
    "none": ("いるなら", "あるなら", "いれば", "あれば"),
    "having": ("持たないなら", "持っていないなら", "持っていなければ"),
    "taking": ("受けていないなら", "受けていなければ"),
}
JAPANESE_OTHERWISE = [
    *filler("or_else", "それ以外なら", "それ以外の場合", "それ以外の場合は", "そうでなければ", "そうでない場合"),
    *J("else_part", "{_or_else}、{then}。", "{_or_else}{then}。", slots="_or_else:or_else then:clause", tree=Node("say", then=_THEN)),
    *(w for of, words in _SAID.items() for w in (
        *filler(f"denied_{of}", *words),
        *J("else_part", "{_said}、{then}。", "{_said}{then}。", slots=f"_said:denied_{of} then:clause", tree=Node(DENIED, of=of, then=_THEN)))),
    *J("else_part", "{filter}でないなら、{then}。", slots="filter:filter then:clause", tree=Node(DENIED, of="being", filter=Hole("filter"), then=_THEN)),
]

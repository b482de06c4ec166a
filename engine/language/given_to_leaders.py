"""An ability that a leader is given and that speaks of “this follower” is refused: “this” is the leader there, and no follower."""

from __future__ import annotations

import re

from engine.language import errors
from engine.language.tree import Node, TextFrom
from engine.language.unclear import Unclear

_THIS_CARD = re.compile(r"\bthis (follower|amulet|card|creature)\b|この(フォロワー|アミュレット|カード|クリーチャー)", re.IGNORECASE)
_OPENS, _CLOSES = "「『“", "」』”"


class HolderIsALeader(Unclear):
    """A leader is given what speaks of “this follower”."""

    error = staticmethod(errors.holder_is_a_leader)


def told_of_whom(tree: Node, said: TextFrom) -> Node:
    """The same tree. Raises HolderIsALeader where a leader is given such an ability. ``said`` gives the text from where a part begins."""
    for node in tree.of("give"):
        if not (targets := node.get("targets")) or any(target.kind != "leader" for target in targets):
            continue
        for line in (grant["line"] for grant in node["grants"] if grant.kind == "ability" and "line" in grant):
            if line.at is not None and _THIS_CARD.search(_own_words(line, said)):
                raise HolderIsALeader(line)
    return tree


def _own_words(line: Node, said: TextFrom) -> str:
    """The words of an ability up to its end, to a bracket, or to an ability that it gives in turn, whose “this” is what has that."""
    words = said(line)
    inner = [said(part) for part in line.walk() if part is not line and part.kind in ("ability", "text") and part.at is not None and part.at != line.at]
    words = words[: len(words) - max(map(len, inner), default=0)] if inner else words
    depth = 0
    for place, letter in enumerate(words):
        depth += (letter in _OPENS) - (letter in _CLOSES)
        if depth < 0 or letter in '(（"':
            return words[:place]
    return words

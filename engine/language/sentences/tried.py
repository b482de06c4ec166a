"""What could, or could not, be done: of the past it is asked of the action that tried it, not of how it stands at the end.

“Goblin could not attack” of a Goblin that did attack would hold at the end, where it has attacked already. So the action that tried just that is
meant (it was refused, or was not); where the card did the like with another object, what could be done before that; else what can be done at the end.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.language.errors import LanguageError
from engine.language.reader.reader import languages_of
from engine.language.sentences.acts import act
from engine.language.sentences.one_a_line import ALL_HOLD
from engine.language.tree import Node, Part

_PAST = {"en": re.compile(r"\b(?:could(?:n't)?|(?:was|were)(?:n't| not)? (?:able|allowed|permitted) to|(?:was|were) unable to|was(?:n't| not)? (?:im)?possible)\b", re.IGNORECASE), "ja": re.compile("でき(?:なかった|た)|攻撃でき(?:ず|て)")}
_PRESENT = {"en": re.compile(r"\b(?:can(?:'t|not)?|(?:is|are|am)(?:n't| not)? (?:able|unable|allowed|permitted|possible|impossible))\b", re.IGNORECASE), "ja": re.compile("でき(?:る|ない)")}
_AGAIN = {"en": re.compile(r"\b(?:a second time|again|once more|twice)\b", re.IGNORECASE), "ja": re.compile("2回|２回|二度|もう一度|もう1度|再び")}
_CLAIMS = ("can_be", "can_do", "can_attack", "can_only_attack")


def as_tried(tree: Node, text: str, done: Sequence[Node | None], line: int, column: int) -> Node:
    """A claim of what could be done, as one of the actions ``done`` (None for one that was not understood). Raises LanguageError where several tried it."""
    lang = languages_of(text)[0]
    if not _PAST[lang].search(text):
        return tree
    if tree.kind == ALL_HOLD and not _PRESENT[lang].search(text):
        return Node(ALL_HOLD, {"claims": tuple(as_tried(one, text, done, line, column) for one in tree["claims"])}, tree.at)
    if tree.kind not in _CLAIMS:
        return tree
    just = [n for n, action in enumerate(done, 1) if action is not None and tries(tree, action)]
    like = just or [n for n, action in enumerate(done, 1) if action is not None and tries(_of_any_object(tree), action)]
    if len(just) > 1 and tree["negated"] and _AGAIN[lang].search(text):
        just = like = just[-1:]
    if len(like) > 1:
        raise _which(like, bool(just), text, line, column)
    if just and tree.kind != "can_only_attack":
        return Node("refused", {"action": just[0], "negated": 1 - tree["negated"]}, tree.at)
    return Node("at_moment", {"moment": Node("before_action", {"n": like[0]}), "claim": tree}, tree.at) if like else tree


def tries(claim: Node, action: Node) -> bool:
    """Whether an action tries just what a claim says can, or can't, be done."""
    said = act(action)
    core = said.core
    if claim.kind in ("can_attack", "can_only_attack"):
        aimed = "target" not in claim or same(core.get("target"), claim["target"])
        return core.kind == "attack" and any(same(core["attacker"], card) for card in claim["cards"]) and aimed
    if claim.kind == "can_be":
        return core.kind == claim["act"] and any(same(core.get("card"), card) for card in claim["cards"])
    if claim.kind == "can_do":
        could = act(claim["action"])
        parts = ("card", "cards", "effect")
        alike = core.kind == could.core.kind and core.get("who", claim["who"]) == claim["who"]
        alike = alike and all(same(core.get(part), could.core.get(part)) for part in parts)
        return alike and (not could.targets or same(could.targets, said.targets)) and (not could.how or could.how == said.how)
    return False


def same(one: Part | None, other: Part | None) -> bool:
    """Whether two parts of sentences name the same: “the leader” of an attack is the other player's, whether that is said or not."""
    if isinstance(one, Node) and isinstance(other, Node):
        if other.kind == "other_leader":
            return one.kind == "leader"
        which = one.get("which"), other.get("which")  # the second of a name may be the one that an action just calls by it
        return one.kind == other.kind and one.get("name") == other.get("name") and (which[0] == which[1] or None in which)
    if isinstance(one, tuple) and isinstance(other, tuple):
        return len(one) == len(other) and all(map(same, one, other))
    return (one is None and isinstance(other, Node) and other.kind in ("leader", "other_leader")) or one == other


def _of_any_object(claim: Node) -> Node:
    """The claim without what it is done to."""
    if claim.kind == "can_do":
        return Node("can_do", {**dict(claim.parts), "action": act(claim["action"]).core}, claim.at)
    return Node(claim.kind, {name: part for name, part in claim.parts if name != "target"}, claim.at)


def _which(actions: Sequence[int], refused: bool, text: str, line: int, column: int) -> LanguageError:
    """The error where several actions tried it: each is to be said by its number."""
    en = [f"action {n} was refused" if refused else f"before action {n}, …" for n in actions]
    ja = [f"行動{n}は拒否された" if refused else f"行動{n}の前、…" for n in actions]
    return LanguageError(line, column, text, {
        "en": f"{len(actions)} actions try this: say of which it is (“{en[0]}” or “{en[-1]}”).",
        "ja": f"これを試みる行動が{len(actions)}つあります。どの行動か（「{ja[0]}」「{ja[-1]}」）を書いてください。",
    }, en if languages_of(text)[0] == "en" else ja)  # fmt: skip

"""What can be expected of effects: that they resolved, fizzled or did nothing, and what came before what."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import takewhile
from typing import TYPE_CHECKING

from engine.language.tree import Node

if TYPE_CHECKING:
    from engine.play.judging import Judge

FIZZLED_INSTEAD = {
    "en": "It did not resolve: it fizzled. Say that (“… fizzled”), or in order “first … resolves, then … fizzles”.",
    "ja": "解決されず、不発になりました。「…は不発になった」、順序は「順に、…が解決され、…が不発になる」と書いてください。",
}
RESOLVED_INSTEAD = {
    "en": "It resolved. That nothing came of it is said by “… did nothing”.",
    "ja": "解決されました。何も起こらなかったことは「…では何も起こらなかった」と書いてください。",
}


def order(j: Judge, node: Node) -> bool:
    left = iter(j.frames)
    holds = all(any(map(j.happenings.seen(step), left)) for step in node["steps"] for _ in range(step.get("times", 1)))
    if not holds and any(step.kind == "resolves" and came_instead(j, step["effect"], "resolving", "fizzled") for step in node["steps"]):
        j.remark = FIZZLED_INSTEAD
    return holds


def came_instead(j: Judge, effect: Node, missing: str, other: str) -> bool:
    """Whether an effect never came to the one end, but did to the other."""
    ends = [j.happenings.of_pending(Node("x", effect=effect), kind) for kind in (missing, other)]
    return not any(map(ends[0], j.frames)) and any(map(ends[1], j.frames))


def resolved(j: Judge, node: Node) -> bool:
    holds = j.effects(node, "resolving")
    if not holds and not node["negated"] and any(came_instead(j, effect, "resolving", "fizzled") for effect in node["effects"]):
        j.remark = FIZZLED_INSTEAD
    return holds


def fizzled(j: Judge, node: Node) -> bool:
    holds = j.effects(node, "fizzled")
    if not holds and not node["negated"] and any(came_instead(j, effect, "fizzled", "resolving") for effect in node["effects"]):
        j.remark = RESOLVED_INSTEAD
    return holds


def did_nothing(j: Judge, node: Node) -> bool:
    """Whether each of these effects resolved, and nothing came of it, or fizzled."""

    def brought(at: int) -> bool:
        within = takewhile(lambda f: f.depth > j.run.frames[at].depth, j.run.frames[at + 1 :])
        return any(f.event is not None and f.event.did for f in within)

    for effect in node["effects"]:
        seen = j.happenings.of_pending(Node("x", effect=effect), "resolving")
        fizzles = j.happenings.of_pending(Node("x", effect=effect), "fizzled")
        found = [f.n for f in j.frames if seen(f)]
        if not (found or any(map(fizzles, j.frames))) or any(map(brought, found)):
            return False
    return True


def any_effect(j: Judge, node: Node) -> bool:
    """Whether an effect (that is called so) of whatever card triggered, resolved or fizzled, or none did."""
    effect = Node("effect_of", source=Node("anything"), head=node["head"], text="")
    seen = j.happenings.of_pending(Node("x", effect=effect), node["came"])
    return any(map(seen, j.frames)) != bool(node["negated"])


OF_EFFECTS: Mapping[str, Callable[[Judge, Node], bool]] = {
    "order": order,
    "resolved": resolved,
    "fizzled": fizzled,
    "did_nothing": did_nothing,
    "any_effect": any_effect,
}

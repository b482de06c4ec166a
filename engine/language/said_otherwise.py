"""Sentences that say a part of an earlier one otherwise: “4 damage, not 2”, “2 cards, not 1”, “evolve, and do not gain Rush”.

Which earlier step is meant is told by what it was; a sentence of which that can't be told stays as it is, and no game can do it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from engine.language.among_said import AMONG
from engine.language.changing import all_of_them, changed, other_step
from engine.language.tree import Node

RATHER = "rather"  # a figure, a number, a card or targets of the sentence before, said otherwise
_COUNTED = frozenset(("new", "draw", "random", "top", "of_them", "copies"))
LEFT_OUT = {"deal": "targets", "heal": "targets", "destroy": "targets", "summon": "made", "give": "targets", "gain": "grants", "add": "made"}
_SHORT = {"deal": ("damage",), "heal": ("heal",), "destroy": ("count",), "summon": ("count",), "add": ("count",), "give": ("stats",), "gain": ("stats",)}
_OF: dict[str, Callable[[Node], str]] = {
    "damage": lambda node: "amount" if node.kind == "deal" else "",
    "count": lambda node: "count" if node.kind in _COUNTED else "",
    "heal": lambda node: "amount" if node.kind in ("heal", "points") else "",
    "times": lambda node: "n" if node.kind == "repeat" else "",
    "stats": lambda node: "stats" if node.kind == "figures" else "",
    "card": lambda node: "card" if node.kind == "new" else "",
    "figure": lambda node: "bound" if node.kind == "figure" else "",
    "change": lambda node: "amount" if node.kind == "change" else "",
    "new": lambda node: "card" if node.kind == "new" else "",
    "all": lambda node: "count" if node.kind in ("chosen", "random") else "",
    "chosen": lambda node: "count" if node.kind == "chosen" else "",
}  # fmt: skip


def in_place(said: Sequence[Node], sentence: Node) -> Node:
    """A sentence of which a part is said otherwise than before, as one that stands in place of what an earlier one does."""
    if sentence.kind not in ("if", "say") or "otherwise" in sentence or RATHER not in sentence["then"].kinds:
        return sentence
    if any(step["deed"] not in said[-1].kinds for step in sentence["then"].walk() if step.kind == RATHER and "deed" in step and said):
        return sentence  # 「2体破壊する」 is no other number of what is banished
    then = other_clause(said, sentence["then"])
    if then is None:
        return sentence
    if sentence.kind == "say":
        return Node("in_place", {"then": then}, sentence.at)
    condition = sentence["condition"]
    if said[-1].kind == "if" and not left_out(then):
        condition = Node("both", first=said[-1]["condition"], second=condition)
    return Node("instead", {"condition": condition, "then": then}, sentence.at)


_PICKED = frozenset(("chosen", "random"))
_BY_NUMBER = frozenset(("destroy", "banish", "return", "discard", "evolve", "put", "add", "summon"))  # what is done “to 2 instead”, without saying of which

_OUT_OF_A_PLACE: dict[str, dict[str, Any]] = {"summon": {"zone": "board"}, "add": {"owner": Node("player", who="me"), "zone": "hand"}}  # “summon 2 instead” of cards that came out of a deck


def so_many_of_them(said: Sequence[Node], sentence: Node) -> Node:
    """“Banish 2 instead”: what is done to another number than the sentence before says, with what that one does it to; as it is where that can't be told."""
    if sentence.kind not in ("instead", "in_place"):
        return sentence
    then = sentence["then"]
    if then.kind == "paying":
        inner = so_many_of_them(said, Node(sentence.kind, {"then": then["then"]}, sentence.at))
        return Node(sentence.kind, {**dict(sentence.parts), "then": Node("paying", {**dict(then.parts), "then": inner["then"]}, then.at)}, sentence.at)
    steps: tuple[Node, ...] = then["steps"] if then.kind == "sequence" else ()
    if not said or not steps or said[-1].kind != "say" or steps[0].kind not in _BY_NUMBER or _count_alone(steps[0]) is None:
        return sentence
    first = steps[0]
    if first.kind in _OUT_OF_A_PLACE and not any(step.kind == first.kind for step in said[-1].walk()):
        first = Node("put", {"targets": (Node(AMONG, count=first["count"]),), "into": Node("into", **_OUT_OF_A_PLACE[first.kind])}, first.at)
    before = [step for step in said[-1].walk() if step.kind == first.kind and step.get("into") == first.get("into") and len(step.get("targets", ())) == 1 and step["targets"][0].kind in _PICKED]
    if len(before) != 1 or (first.kind in LEFT_OUT and before[0]["targets"][0].kind == "random"):
        return sentence  # of what is drawn by lot the number alone is said otherwise
    those = before[0]["targets"][0]
    done = Node(first.kind, {**dict(before[0].parts), "targets": (Node(those.kind, {**dict(those.parts), "count": _count_alone(first)}, those.at),)}, first.at)
    return Node(sentence.kind, {**dict(sentence.parts), "then": Node("sequence", {"steps": (done, *steps[1:])}, then.at)}, sentence.at)


def _count_alone(step: Node) -> Node | None:
    """To how many a step is done that does not say to what; None for any other."""
    count = step.get("count")
    if "targets" not in step:
        return count if isinstance(count, Node) and "made" not in step else None
    targets = step["targets"]
    return targets[0]["count"] if len(targets) == 1 and targets[0].kind == AMONG and {name for name, _ in targets[0].parts} == {"count"} else None


def and_rather(said: Sequence[Node], sentence: Node) -> Node | None:
    """Two sentences of which each says a part otherwise, under the one condition of the first, as one; None where that is not so.

    “If Overflow is active, 4 damage, not 2. 2 cards, not 1.”
    """
    last = said[-1] if said else sentence
    steps = sentence["then"]["steps"] if sentence.kind == "say" and sentence["then"].kind == "sequence" else ()
    if last.kind != "instead" or last["then"].kind != "sequence" or not steps or not all(step.kind == RATHER for step in steps):
        return None
    made: list[Node] = []
    for step in steps:
        other = one_of_several([one for one in said if one.kind != "instead"], step)
        if other is None:
            return None
        made += other
    both = Node("sequence", {"steps": (*last["then"]["steps"], *made)}, last["then"].at)
    return Node("instead", {**dict(last.parts), "then": both}, last.at) if left_out(both) else None


def left_out(clause: Node) -> bool:
    """Whether a clause leaves out what it is done to, so that it only changes an earlier step."""
    return any(LEFT_OUT.get(node.kind, node.kind) not in node for node in clause.walk() if node.kind in LEFT_OUT)


def other_clause(said: Sequence[Node], clause: Node) -> Node | None:
    """A clause with what is said otherwise written as English prints do ("deal 5 damage instead"); None where it cannot be told what is meant."""
    if clause.kind == "paying":
        then = other_clause(said, clause["then"])
        return then and Node("paying", {"cost": clause["cost"], "then": then}, clause.at)
    steps = clause["steps"] if clause.kind == "sequence" else ()
    other = [step for step in steps if step.kind == RATHER]
    if len(other) == 1 and other[0]["of"] == "step":
        return other_step(said, steps, other[0])
    if len(other) == 1 and other[0]["of"] in ("deed", "so_many"):
        return another_act(said, steps, other[0])
    if len(other) == 1 and other[0]["of"] == "count" and not any(meant(node, other[0]) for sentence in said for node in _parts(sentence)):
        chosen = Node(RATHER, {**dict(other[0].parts), "of": "chosen"}, other[0].at)  # nothing else is so many
        return other_clause(said, Node("sequence", {"steps": tuple(chosen if step == other[0] else step for step in steps)}, clause.at))
    if not all(once_meant(said, step) for step in other) or not other:
        return None  # nothing is meant, or it is not said which
    made: list[Node] = []
    for step in steps:
        if step.kind != RATHER:
            others: tuple[Node, ...] | None = (step,)
        elif len(other) > 1:
            others = one_of_several(said, step)
        else:
            others = short_of(said, step) or whole_of(said, step)
        if others is None:
            return None
        made += others
    done = Node("sequence", {"steps": tuple(made)}, clause.at)
    return None if left_out(done) and any(step.kind != RATHER and done_before(said, step) for step in steps) else done


def once_meant(said: Sequence[Node], rather: Node) -> bool:
    """Whether what is said otherwise is in one place of what was said before."""
    return sum(bool(meant(node, rather)) for sentence in said for node in _parts(sentence)) == 1


def _parts(tree: Node) -> Iterator[Node]:
    """All parts of a tree but what something is turned into: each becomes one, however many are chosen."""
    turned = tuple(node["made"] for node in tree.of("transform"))
    return (node for node in tree.walk() if node not in turned)


def done_before(said: Sequence[Node], step: Node) -> bool:
    """Whether something of the kind was done before, so that the step would stand in the place of that and not be done besides."""
    kinds = ("give", "gain") if step.kind in ("give", "gain") else (step.kind,)
    return any(node.kind in kinds for sentence in said for node in sentence.walk())


def one_of_several(said: Sequence[Node], rather: Node) -> tuple[Node, ...] | None:
    """One of several parts that are said otherwise, with what is other and nothing else; None where it cannot be told which is meant."""
    if not once_meant(said, rather):
        return None
    if any(node.kind == "draw" and meant(node, rather) for sentence in said for node in sentence.walk()):
        return (Node("draw", {"count": rather["now"]}, rather.at),)
    return short_of(said, rather)


def short_of(said: Sequence[Node], rather: Node) -> tuple[Node, ...] | None:
    """The latest step of the kind that is meant, with what is other and nothing else; None where another step or none is meant."""
    if rather["of"] == "times":
        return (Node("so_often", {"n": rather["now"]}, rather.at),)
    for step in (step for sentence in reversed(said) for step in reversed([n for n in sentence.walk() if n.kind in LEFT_OUT])):
        if rather["of"] not in _SHORT.get(step.kind, ()):
            continue
        if rather["of"] == "stats":
            grants = tuple(other_figures(grant, rather) for grant in step["grants"])
            return (Node("give", {"grants": grants}, rather.at),) if grants != step["grants"] else None
        if not any(meant(node, rather) for node in _parts(step)) or any(node.kind == "chosen" and meant_in(node, rather) for node in step.walk()):
            return None
        part = "count" if rather["of"] == "count" else "amount"
        return (Node(step.kind, {part: rather["now"]}, rather.at),)
    return None


def meant_in(node: Node, rather: Node) -> bool:
    """Whether how many are chosen, or of what, is said otherwise: what has been chosen is not chosen again."""
    return bool(rather["of"] == "count" and node["count"] == rather["was"])


def other_figures(grant: Node, rather: Node) -> Node:
    """A grant with the change of figures said otherwise, if it is the one that is meant."""
    return Node("figures", {"stats": rather["now"]}, grant.at) if meant(grant, rather) else grant


def whole_of(said: Sequence[Node], rather: Node) -> tuple[Node, ...] | None:
    """The steps of the sentence before, with what is said otherwise; None where it cannot be told."""
    if not said or said[-1].kind not in ("say", "if") or "otherwise" in said[-1]:
        return None
    then = otherwise_said(said[-1]["then"], rather)
    return None if then is None else (then["steps"] if then.kind == "sequence" else None)


_LIKE = {"give": ("give", "gain"), "summon": ("summon", "put"), "add": ("add", "put")}  # what a verb can mean of what was done


def another_act(said: Sequence[Node], steps: Sequence[Node], rather: Node) -> Node | None:
    """What the sentence before does, with another act in the place of the one that is named by its verb, or by to how many it is done; None where that is not one."""
    last = said[-1] if said else rather
    if last.kind not in ("say", "if") or "otherwise" in last or last["then"].kind != "sequence":
        return None
    before: tuple[Node, ...] = last["then"]["steps"]

    def fits(step: Node) -> bool:
        if rather["of"] == "deed":
            was = rather["was"]
            as_named = all(any(node.get(part) == was[part] for node in step.walk()) for part in ("card", "count") if part in was)
            return as_named and step.kind in _LIKE.get(was["name"], (was["name"],))
        return any(node.kind in (*_COUNTED, "chosen") and node.get("count") == rather["was"] for node in step.walk())

    named = [place for place, step in enumerate(before) if fits(step)]
    if len(named) != 1:
        return None
    done = _done_to(before[named[0]], rather["now"])
    if done is None:
        return None
    at = steps.index(rather)
    return Node("sequence", {"steps": (*before[: named[0]], *steps[:at], done, *steps[at + 1 :], *before[named[0] + 1 :])}, rather.at)


def _done_to(was: Node, now: Node) -> Node | None:
    """The act that comes in the place of another, done to the same; None where it cannot be done to that."""
    if now.kind == "deed_named":
        if now["name"] != "summon":
            return None
        if was.kind == "put":
            return Node("put", {"targets": was["targets"], "into": Node("into", zone="board")}, now.at)
        return Node("summon", {"made": was["made"]}, now.at) if was.kind == "add" else None
    if now.get("targets") == (Node("it"),):
        targets = was.get("targets")
        if not isinstance(targets, tuple):
            return None
        same = tuple(_chosen_already(target) for target in targets) if len(targets) == 1 else targets
        return Node(now.kind, {**dict(now.parts), "targets": same}, now.at)
    return now


def _chosen_already(node: Node) -> Node:
    """What has been chosen is spoken of, and not chosen again."""
    if node.kind != "chosen":
        return node
    return Node("it") if node["count"] == Node("number", n=1) else Node("them")


def meant(node: Node, rather: Node) -> str:
    """The part of a node that is said otherwise; "" where that node is not meant."""
    part = _OF[rather["of"]](node)
    fits = part and node.get(part) == rather["was"] and ("attribute" not in rather or node.get("attribute") == rather["attribute"])
    return part if fits else ""


def otherwise_said(clause: Node, rather: Node) -> Node | None:
    """A clause with what is said otherwise, done to what it chose; None where that cannot be told.

    What has been chosen is not chosen again, unless how many or which are chosen is what differs; a clause that chooses in several places is not understood.
    """
    if rather["of"] == "all":
        return all_of_them(clause, lambda node: meant(node, rather))
    chosen = [node for node in clause.walk() if node.kind == "chosen"]
    if len(chosen) > 1 or any(node.kind in ("choose", "may") for node in clause.walk()):
        return None
    turned = tuple(node["made"] for node in clause.of("transform")) if rather["of"] == "count" else ()
    anew = any(meant(inner, rather) for node in chosen for inner in node.walk())
    found = 0

    def other(node: Node) -> Node:
        nonlocal found
        if node.kind == "chosen" and not anew:
            return _chosen_already(node)
        if node not in turned and (part := meant(node, rather)):
            found += 1
            count = {"count": rather["count"]} if "count" in rather else {}
            return Node(node.kind, {**dict(node.parts), part: rather["now"], **count}, node.at)
        return node

    made = changed(clause, other)
    return made if found else None

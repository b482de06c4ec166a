"""“Select an enemy follower and banish it” as what it comes to: “banish a chosen enemy follower”.

What is chosen for the act alone is chosen by the act; only where more is done with it, or where it is spoken of as selected, is it selected first.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.language.tree import Node

_ONE = Node("number", n=1)
_POINTING = frozenset(("it", "them", "that"))


def done_to_selected(sentences: Sequence[Node]) -> tuple[Node, ...]:
    """The sentences of one text, with each selection whose cards the next step is done to said by that step."""
    made: list[Node] = []
    for n, sentence in enumerate(sentences):
        targets = _selected(made[-1]) if made else ()
        done = _done(sentence, targets) if targets else None
        if done is not None and not any(map(_speaks_of_selecting, (done, *sentences[n + 1 :]))):
            made[-1] = done
        else:
            made.append(sentence)
    return tuple(made)


def _selected(sentence: Node) -> tuple[Node, ...]:
    """What a sentence selects that does nothing else."""
    then = sentence.get("then")
    if sentence.kind != "say" or then.kind != "sequence" or len(then["steps"]) != 1 or then["steps"][0].kind != "select":
        return ()
    select = then["steps"][0]
    targets: tuple[Node, ...] = select["targets"]
    return targets if len(select.parts) == 1 and all(target.kind in ("chosen", "random") for target in targets) else ()


def _done(sentence: Node, targets: tuple[Node, ...]) -> Node | None:
    """A sentence whose first step is done to just those that are spoken of, as done to those targets; None where it is not."""
    then = sentence.get("then")
    if sentence.kind != "say" or then.kind != "sequence":
        return None
    first = then["steps"][0]
    said = Node("it") if len(targets) == 1 and targets[0].get("count") == _ONE else Node("them")
    rest = Node(first.kind, {name: part for name, part in first.parts if name != "targets"})
    if first.get("targets") != (said,) or not rest.kinds.isdisjoint(_POINTING):
        return None
    done = Node(first.kind, {**dict(first.parts), "targets": targets}, first.at)
    return Node(sentence.kind, {"then": Node("sequence", {"steps": (done, *then["steps"][1:])}, then.at)}, sentence.at)


def _speaks_of_selecting(sentence: Node) -> bool:
    """Whether a sentence speaks of what was selected by that word or by its place (“the second follower”), or says what a letter is by it."""
    return any(node.kind == "nth_selected" or (node.kind in ("it", "them") and bool(node.parts)) or (node.kind == "x_is" and not node.kinds.isdisjoint(_POINTING)) for node in sentence.walk())

"""Whom “other” leaves out behind a sentence that only selects: “Select a follower. Destroy all other followers.” spares the one that was selected.

Where what is said to be other can't be on the side of what was selected (“select an enemy follower; give all other allied followers …”), and where
nothing was selected, it leaves out the card whose text it is.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from engine.language import errors
from engine.language.changing import changed
from engine.language.tree import Node, TextFrom
from engine.language.unclear import Unclear

_OTHER = Node("other")
_SET_OFF = re.compile(r",\s*and\s+$", re.IGNORECASE)
_OF_THE_PAST = ("did", "happened", "times_done", "times")  # in what was done before, “other” leaves out the card whose text it is
_SPEAKS_OF_ONE = frozenset({"it", "them", "that"})
_ONE = ("this", "it", "them", "that", "chosen", "random", "this_way")


class OthersUnclear(Unclear):
    """Other ones, where what was selected is not what was spoken of last and has no words of its own."""

    error = staticmethod(errors.others_unclear)


class OneOfTwoUnclear(Unclear):
    """“It and all others” behind two sentences that select."""

    error = staticmethod(errors.one_of_two_unclear)


class SparedUnclear(Unclear):
    """What stands behind “all others than …” with no comma before its “and”."""

    error = staticmethod(errors.spared_unclear)


class Selected(NamedTuple):
    """What was selected last: the words that speak of it (all of it, in each), and whose it is where that is said.

    ``singly`` are the words for each, where they can be told apart: of them it is spoken once a step has been about something else.
    """

    them: tuple[Node, ...]
    side: str
    singly: tuple[Node, ...]

    def behind(self, step: Node) -> Selected:
        """What speaks of it behind a step that is about it or not."""
        return self if step.kinds & _SPEAKS_OF_ONE else self._replace(them=self.singly)


def than_selected(tree: Node, tidy: Callable[[Node], Node]) -> Node:
    """A tree in which “other” behind a selection is of those that were selected, in the sentences of one text.

    ``tidy`` puts the words of a filter in the order of the table.
    """
    if _OTHER.kind not in tree.kinds or not any(node.kind == "select" or len(_picked_first(node)) > 1 for node in tree.walk()):
        return tree
    return tidy(changed(tree, lambda node: _body(node) if node.kind == "body" else node))


def _body(body: Node) -> Node:
    made: list[Node] = []
    selected: Selected | None = None
    for sentence in _selected_together(list(body["sentences"])):
        then = sentence.get("then")
        if sentence.kind == "say" and then.kind == "sequence":
            steps, selected = _steps(then["steps"], selected)
            made.append(Node(sentence.kind, {"then": Node(then.kind, {"steps": steps}, then.at)}, sentence.at))
        elif selected is not None:
            made.append(_meant(sentence, selected))
            selected = selected.behind(made[-1])
        else:
            made.append(sentence)
    return Node(body.kind, {**dict(body.parts), "sentences": tuple(made)}, body.at)


def _selected_together(sentences: list[Node]) -> list[Node]:
    """Sentences in which selections that follow one another are one, where “other” behind them is than all that was selected: no later word speaks of one alone."""
    made: list[Node] = []
    while sentences:
        some: list[Node] = []
        for sentence in sentences:
            if not _only_selected(sentence):
                break
            some.append(sentence)
        behind = sentences[len(some) :]
        if len(some) > 1 and behind and (unclear := _one_and_others(behind[0])) is not None:
            raise OneOfTwoUnclear(unclear)
        targets = tuple(target for sentence in some for step in _only_selected(sentence) for target in step["targets"])
        if len(targets) > 1 and _leaves_out_all(behind) and not any(t.kinds & _SPEAKS_OF_ONE for t in targets):
            first = some[0]["then"]
            select = Node("select", {"targets": targets}, first["steps"][0].at)
            some = [Node("say", {"then": Node("sequence", {"steps": (select,)}, first.at)}, some[0].at)]
        made += [*some, *behind[:1]]
        sentences = behind[1:]
    return made


def _one_and_others(sentence: Node) -> Node | None:
    """What is done to “it” and all others in one breath: behind two selections it can't be told whether the first of them is spared."""
    for node in sentence.walk():
        targets = node.get("targets")
        if isinstance(targets, tuple) and any(t.kind == "it" for t in targets):
            rest: Node | None = next((t for t in targets if t.kind == "all" and _OTHER in (t["filter"].get("adjectives") or ())), None)
            if rest is not None:
                return rest
    return None


def _only_selected(sentence: Node) -> tuple[Node, ...]:
    """The steps of a sentence in which all that is done is to select."""
    then = sentence.get("then")
    if sentence.kind != "say" or then.kind != "sequence" or any(step.kind != "select" for step in then["steps"]):
        return ()
    steps: tuple[Node, ...] = then["steps"]
    return steps


def _leaves_out_all(behind: list[Node]) -> bool:
    """Whether sentences speak of others than the selected ones, and before that of no one of those nor of a new selection."""
    for sentence in behind:
        if sentence.kinds & _SPEAKS_OF_ONE or "select" in sentence.kinds:
            return False
        if _OTHER.kind in sentence.kinds:
            return True
    return False


def _steps(steps: tuple[Node, ...], selected: Selected | None) -> tuple[tuple[Node, ...], Selected | None]:
    """Steps one after the other, and what is selected behind them."""
    made: list[Node] = []
    for step in (part for whole in steps for part in _picked_first(whole)):
        if step.kind == "select":
            made.append(step)
            selected = _selection(step) or selected
        elif selected is not None:
            made.append(_meant(step, selected))
            selected = selected.behind(made[-1])
        else:
            made.append(step)
    return tuple(made), selected


def _picked_first(step: Node) -> tuple[Node, ...]:
    """What is done to one and to all others of its side: that one is selected, then it is done to it and to those."""
    targets = step.get("targets")
    if not isinstance(targets, tuple) or len(targets) != 2 or step.kind == "select" or targets[0].kind not in ("chosen", "random") or targets[1].kind != "all":
        return (step,)
    one, rest = (target["filter"] for target in targets)
    if rest.kind != "filter" or one.kind != "filter" or _OTHER not in (rest.get("adjectives") or ()) or _OTHER in (one.get("adjectives") or ()) or _side(one) != _side(rest):
        return (step,)
    it = Node("it" if targets[0].get("count") == Node("number", n=1) else "them")
    return Node("select", {"targets": targets[:1]}, step.at), Node(step.kind, {**dict(step.parts), "targets": (it, targets[1])}, step.at)


def spares_two(one: Node, behind: Node) -> bool:
    """Whether it can't be told if what stands behind “all followers other than it and …” is spared too, or what it is done to besides."""
    tests: tuple[Node, ...] = one["filter"].get("tests") or () if one.kind == "all" else ()
    return bool(tests) and tests[-1].kind == "not_them" and behind.kind in _ONE


def told_what_is_spared(one: Node, behind: Node, said: TextFrom) -> None:
    """Raise SparedUnclear where only a comma before the “and” would tell: “all followers other than this, and a random ally”."""
    if spares_two(one, behind) and not (one.at and behind.at and _SET_OFF.search(said(one)[: -len(said(behind))])):
        raise SparedUnclear(behind)


def _selection(step: Node) -> Selected | None:
    """What a step selects and does nothing to."""
    if step.kind != "select":
        return None
    filters = [target.get("filter") for target in step["targets"]]
    if not all(isinstance(filter, Node) and filter.kind == "filter" for filter in filters):
        return None
    sides = sorted({_side(filter) for filter in filters})
    one = len(filters) == 1 and step["targets"][0].get("count") == Node("number", n=1)
    singly = tuple(Node("nth_selected", n=n, noun=filter["noun"]) for n, filter in enumerate(filters, 1))
    told_apart = len(singly) <= 2 and all(target.get("count") == Node("number", n=1) for target in step["targets"])
    return Selected((Node("it" if one else "them"),), sides[0] if len(sides) == 1 else "", singly if told_apart else ())


def _meant(said: Node, selected: Selected) -> Node:
    them, side, _ = selected

    def filter(node: Node) -> Node:
        if node.kind != "filter" or _OTHER not in (node.get("adjectives") or ()) or (side and _side(node) not in ("", side)):
            return node
        adjectives = tuple(a for a in node["adjectives"] if a != _OTHER) or None
        if not them:
            raise OthersUnclear(node)
        tests = (*(node.get("tests") or ()), *(Node("not_them", target=target) for target in them))
        return Node(node.kind, {**dict(node.parts), "adjectives": adjectives, "tests": tests}, node.at)

    def outside(node: Node) -> Node:
        """All that is said but the abilities that it gives, whose “other” is than the card that has them."""
        if node.kind in _OF_THE_PAST:
            return node
        parts = {name: value if name == "line" else tuple(outside(v) if isinstance(v, Node) else v for v in value) if isinstance(value, tuple)
                 else outside(value) if isinstance(value, Node) else value for name, value in node.parts}  # fmt: skip
        return filter(Node(node.kind, parts, node.at))

    return outside(said)


def _side(filter: Node) -> str:
    """Whose the cards of a filter are, where it says so."""
    return next((str(a["who"]) for a in filter.get("adjectives") or () if a.kind == "side"), "")

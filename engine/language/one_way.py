"""What cards say in one of two ways that mean one thing.

A figure compared with a number, what never happened, two letters told in one sentence or in two, what is given for a while, the follower that is fought, what a
player has.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.language.changing import ByKind, changed
from engine.language.fought import of_the_fought
from engine.language.leaving_for_good import leaves_for_good
from engine.language.letters_at_home import so_many_at_once, x_at_home
from engine.language.one_then_another import in_one_act, leader_last
from engine.language.one_word_for_it import (
    damage_of_none,
    discarded_from_hand,
    everybody,
    for_itself,
    had_by_its_holder,
    into_a_deck,
    no_more_than,
    of_each_kind,
    of_its_holder,
    once_is_all,
    played_by_its_player,
    put_from_one_place,
    whose_is_plain,
)
from engine.language.so_while import so_while
from engine.language.tree import Node
from engine.language.what_a_player_has import there_are

_POINTERS = frozenset(("this", "it", "that", "leader", "opposing"))
_BOUNDS = frozenset(("at_least", "at_most", "exactly"))


def gained_by_itself(tree: Node) -> Node:
    """A tree in which what this card is given is what it gains, where no step before it is done to others."""
    return _GAINING.of(tree) if "give" in tree.kinds else tree


def _gaining(sequence: Node) -> Node:
    if "give" not in sequence.kinds:
        return sequence
    steps = sequence["steps"]
    first = next((n for n, step in enumerate(steps) if step.get("targets", _OWN[0]) not in _OWN), len(steps))
    made = tuple(_to_itself(step) if step.kind == "give" else step for step in steps[: first + 1])
    return sequence if made == steps[: first + 1] else Node(sequence.kind, {"steps": (*made, *steps[first + 1 :])}, sequence.at)


def said_one_way(tree: Node) -> Node:
    """A tree in which a figure of one card is compared with a number in one way, and each sentence says what one letter is."""
    if "discard" in tree.kinds:
        tree = _DISCARDING.of(tree)
    if "x_is" in tree.kinds:
        return changed(tree, lambda node: _BY_KIND.get(node.kind, _a_letter_each)(node), _KINDS)
    return _WAYS.of(tree)


def _never(node: Node) -> Node:
    """What did not happen to one card, as so many times, which are none."""
    happened = node["condition"]
    if happened.kind != "happened" or happened["subject"].kind not in _POINTERS or happened["happening"].get("whom", Node("")).kind == "no_one":
        return node
    return Node("compare", {"left": Node("times", dict(happened.parts), happened.at), "limit": Node("exactly", n=Node("number", n=0))}, node.at)


def _a_letter_each(node: Node) -> Node:
    sentences = node.get("sentences")
    if not isinstance(sentences, tuple) or not any(one.kind == "x_is" for one in sentences):
        return node
    made: list[Node] = []
    for one in sentences:
        more = one.get("more") if one.kind == "x_is" else None
        made += [one] if more is None else [Node("x_is", {"x": one["x"]}, one.at), more]
    return Node(node.kind, {**dict(node.parts), "sentences": x_at_home(made)}, node.at)


def _each_in_turn(node: Node) -> Node:
    """What is done for each of some cards and does not begin with that card, as so many times."""
    if not {"it", "that"}.isdisjoint(node["then"]["steps"][0].kinds):
        return node
    return so_many_at_once(Node("where", {"x": Node("count", filter=node["filter"]), "then": Node("repeat", n=Node("x"), then=node["then"])}, node.at))


def _has_figure(node: Node) -> Node:
    left, limit = node["left"], node["limit"]
    if left.kind != "figure_of" or {name for name, _ in left.parts} != {"attribute", "target"} or left["target"].kind not in _POINTERS:
        return node
    if limit.kind not in _BOUNDS or not isinstance(limit["n"], Node) or limit["n"].kind != "number":
        return node
    return Node("has_figure", {"target": left["target"], "attribute": left["attribute"], "bound": limit}, node.at)


def _full(node: Node) -> Node:
    """How much room there is, where that is none or some, as whether the zone is full."""
    left, limit = node["left"], node["limit"]
    if left.kind == "room" and limit in (_NO_ROOM, _SOME_ROOM):
        return Node("full", {"zone": left["zone"], "yes": int(limit == _NO_ROOM)}, node.at)
    return _has_figure(node)


def _already(node: Node) -> Node:
    """A named state that held already."""
    condition: Node = node["condition"]
    if condition.kind in ("already", "already_active"):
        return condition
    return Node("already_active", {"state": condition["state"]}, node.at) if condition.kind == "state" and condition.get("yes") == 1 and "player" not in condition else node


def _has(node: Node) -> Node:
    """That it is a card with something, as that it has that."""
    filter = node["filter"]
    tests: tuple[Node, ...] = filter.get("tests", ()) if filter.kind == "filter" and filter["noun"] == _CARD and "adjectives" not in filter else ()
    if len(tests) != 1 or tests[0].kind not in _HAVING or {name for name, _ in node.parts} - {"yes", "target", "filter"}:
        return node
    kind, part, has = _HAVING[tests[0].kind]
    return Node(kind, {"yes": node["yes"] if has else 1 - node["yes"], "target": node["target"], part: tests[0][part]}, node.at)


def _for_a_while(node: Node) -> Node:
    """What is given and says itself that it holds for a while, as given for that while; “your” turn is then that of who has the card."""
    node = of_its_holder(node)
    grants: tuple[Node, ...] = node.get("grants", ())
    if "duration" in node or len(grants) != 1 or grants[0].kind != "ability" or node.get("targets") not in _OWN:
        return node
    line = grants[0]["line"]
    step = _only_step(line)
    if step is None or step.kind != "be" or "duration" not in step:
        return node
    be = Node("be", {name: part for name, part in step.parts if name != "duration"}, step.at)
    lasting = changed(line, lambda inner: be if inner == step else inner)
    given = Node("ability", {**dict(grants[0].parts), "line": lasting}, grants[0].at)
    return Node("give", {**dict(node.parts), "duration": step["duration"], "grants": (given,)}, node.at)


def _only_step(line: Node) -> Node | None:
    """The one step that is all a text of one plain sentence does; None where the line is something else, or does more."""
    sentences: tuple[Node, ...] = line["body"]["sentences"] if line.kind == "text" and "body" in line else ()
    then = sentences[0].get("then") if len(sentences) == 1 and {name for name, _ in sentences[0].parts} == {"then"} else None
    steps: tuple[Node, ...] = then.get("steps", ()) if isinstance(then, Node) else ()
    return steps[0] if len(steps) == 1 else None


def _as_given(node: Node) -> Node:
    """What is given; a quality that is given for a while, as that it is so for that while."""
    node = _for_a_while(once_is_all(node))
    quality = _quality_given(node)
    return node if quality is None else Node("be", {"targets": node["targets"], "quality": quality, "duration": node["duration"]}, node.at)


def _to_itself(node: Node) -> Node:
    """What this card is given, as what it gains."""
    if node.kind != "give" or node.get("targets") != (Node("this"),):
        return node
    return _gained(Node("gain", {name: part for name, part in node.parts if name != "targets"}, node.at))


def _quality_given(node: Node) -> Node | None:
    """The quality that is all that cards are given for a while (“give it "this can't attack" until …”); None where it is something else."""
    if node.kind != "give" or {name for name, _ in node.parts} != {"targets", "grants", "duration"} or len(node["grants"]) != 1:
        return None
    grant = node["grants"][0]
    line = grant["line"] if {name for name, _ in grant.parts} == {"line"} else grant
    step = _only_step(line) if {name for name, _ in line.parts} == {"body"} else None
    if step is None or {name for name, _ in step.parts} != {"targets", "quality"} or step["targets"] != (Node("this"),) or step["quality"].kind not in _QUALITIES:
        return None
    quality: Node = step["quality"]
    return quality


def _gained(node: Node) -> Node:
    """What this card gains that says of “this” what it is (“this can evolve for 0 evolution points”), as that it is so."""
    if {name for name, _ in node.parts} != {"grants"} or len(node["grants"]) != 1 or {name for name, _ in node["grants"][0].parts} != {"line"}:
        return node
    line = node["grants"][0]["line"]
    step = _only_step(line) if {name for name, _ in line.parts} == {"body"} else None
    if step is None or step.kind != "be" or step["targets"] != (Node("this"),) or step["quality"].kind not in _KEPT:
        return node
    return Node("be", dict(step.parts), node.at)


_QUALITIES = frozenset(("cant_attack", "cant_be", "damage_cap", "damage_taken", "damage_less", "damage_more", "damage_next", "damage_next_less", "attacks_per_turn"))
_KEPT = ("evolve_cost", "damage_next", "damage_next_less")
_CARD = Node("card")
_NO_ROOM, _SOME_ROOM = Node("exactly", n=Node("number", n=0)), Node("at_least", n=Node("number", n=1))
_HAVING = {  # what a test of cards is as a condition of one, and whether it has that
    "with_keyword": ("has_keyword", "keyword", 1), "without_keyword": ("has_keyword", "keyword", 0), "with_ability": ("has_ability", "head", 1), "without_ability": ("has_ability", "head", 0),
}  # fmt: skip
_OWN = ((Node("leader", who="me"),), (Node("this"),))
_BY_KIND: dict[str, Callable[[Node], Node]] = {
    "compare": _full, "already": _already, "add": into_a_deck, "points": for_itself, "summon": for_itself, "is": _has, "has_cards": there_are, "not_so": _never, "give": _as_given, "gain": _gained, "ability": lambda node: of_the_fought(leaves_for_good(node)), "text": so_while,
    "filter": lambda node: of_each_kind(whose_is_plain(node)), "did": played_by_its_player, "times_done": played_by_its_player, "when_player": played_by_its_player, "deal": lambda node: leader_last(everybody(node)), "sequence": lambda node: _gaining(in_one_act(node)), "heal": everybody, "put": lambda node: into_a_deck(put_from_one_place(node)),
    "damage_cap": damage_of_none, "damage_taken": no_more_than, "be": had_by_its_holder, "where": so_many_at_once, "each_in_turn": _each_in_turn,
}  # fmt: skip
_KINDS = frozenset((*_BY_KIND, "x_is"))
_WAYS, _GAINING = ByKind(_BY_KIND), ByKind({"sequence": _gaining})
_DISCARDING = ByKind(dict.fromkeys(("say", "if"), discarded_from_hand))

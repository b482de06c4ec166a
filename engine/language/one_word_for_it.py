"""What two prints say in other words, of one card or one side.

A card in your hand is yours, and so is one that you play; a leader that has a text is “this” in it; all allies and all enemies are all characters.
"""

from __future__ import annotations

from engine.language.changing import changed
from engine.language.tree import Node

_MINE = (Node("leader", who="me"),)
_THIS = (Node("this"),)
_EVERYBODY = (Node("character", who="me"), Node("character", who="opponent"))
_NONE = Node("number", n=0)
_ONCE, _REMOVED = Node("once_only"), Node("lose_this")
_ME = Node("player", who="me")
_FOLLOWERS = {who: Node("all", filter=Node("filter", adjectives=(Node("side", who=who),), noun=Node("kind", word="follower"))) for who in ("me", "opponent")}


def of_each_kind(filter: Node) -> Node:
    """Cards of two traits of which each was said with its kind: of one kind as such, else of the one sort or the other."""
    words = filter.get("adjectives", ())
    said = next((word for word in words if word.kind == "either_trait" and "noun" in word), None)
    if said is None:
        return filter
    if filter["noun"] == said["noun"]:
        plain = Node(said.kind, first=said["first"], second=said["second"])
        return Node(filter.kind, {**dict(filter.parts), "adjectives": tuple(plain if word is said else word for word in words)}, filter.at)
    first, second = (tuple(Node("trait", trait=said[name]) if word is said else word for word in words) for name in ("first", "second"))
    return Node("either_filter", first=Node(filter.kind, {**dict(filter.parts), "adjectives": first, "noun": said["noun"]}, filter.at),
                second=Node(filter.kind, {**dict(filter.parts), "adjectives": second}, filter.at))  # fmt: skip


def whose_is_plain(filter: Node) -> Node:
    """Cards that lie with a player, or are in a zone of theirs, without the word for whose they are; of others it is said once."""
    words = filter.get("adjectives", ())
    if not words or (len(words) == 1 and words[0].kind != "side"):
        return filter
    if len(set(words)) < len(words):
        filter = Node(filter.kind, {**dict(filter.parts), "adjectives": tuple(dict.fromkeys(words))}, filter.at)
    owners = {test["owner"].get("who") for test in filter.get("tests", ()) if test.kind == "in" and "owner" in test and test["zone"] != "board"}
    return _without_side(filter, owners)


def _without_side(filter: Node, owners: set[object]) -> Node:
    words = filter.get("adjectives", ())
    left = tuple(word for word in words if word.kind != "side" or word["who"] not in owners)
    if len(left) == len(words):
        return filter
    return Node(filter.kind, {**{name: part for name, part in filter.parts if name != "adjectives"}, **({"adjectives": left} if left else {})}, filter.at)


def played_by_its_player(node: Node) -> Node:
    """Cards that a player plays, without the word for whose they are."""
    player, deed = node.get("player"), node.get("deed")
    if not isinstance(player, Node) or not isinstance(deed, Node) or deed.kind != "plays" or "who" not in player:
        return node
    own = changed(deed, lambda part: _without_side(part, {player["who"]}) if part.kind == "filter" else part)
    return node if own is deed else Node(node.kind, {**dict(node.parts), "deed": own}, node.at)


def of_its_holder(node: Node) -> Node:
    """What a leader is given that says of “your leader” what it is, as what it says of “this”."""
    if node.get("targets") != _MINE:
        return node
    grants = _of_this(node["grants"])
    return node if grants == node["grants"] else Node(node.kind, {**dict(node.parts), "grants": grants}, node.at)


def had_by_its_holder(node: Node) -> Node:
    """What a leader has as long as something holds, said so of “this”."""
    quality = node["quality"]
    if node.get("targets") != _MINE or quality.kind != "has":
        return node
    grants = _of_this(quality["grants"])
    if grants == quality["grants"]:
        return node
    return Node(node.kind, {**dict(node.parts), "quality": Node("has", {**dict(quality.parts), "grants": grants}, quality.at)}, node.at)


def _of_this(grants: tuple[Node, ...]) -> tuple[Node, ...]:
    def of_this(part: Node) -> Node:
        return Node("be", {**dict(part.parts), "targets": _THIS}, part.at) if part.kind == "be" and part["targets"] == _MINE and part["quality"].kind.startswith("damage_") else part

    return tuple(changed(grant, of_this) if grant.kind == "ability" and grant["line"].kind == "text" else grant for grant in grants)


def everybody(node: Node) -> Node:
    """All of either side, as all there are; all followers of a side and its leader, as all of that side."""
    targets = node.get("targets")
    if not isinstance(targets, tuple) or len(targets) != 2:
        return node
    side = next((who for who in ("me", "opponent") if set(targets) == {_FOLLOWERS[who], Node("leader", who=who)}), "")
    if side:
        return _done_to_all(node, side)
    if tuple(target.get("filter") for target in targets if target.kind == "all") != tuple(Node("filter", noun=noun) for noun in _EVERYBODY):
        return node
    return _done_to_all(node, "any")


def _done_to_all(node: Node, who: str) -> Node:
    every = Node("all", filter=Node("filter", noun=Node("character", who=who)))
    return Node(node.kind, {**dict(node.parts), "targets": (every,)}, node.at)


_MY_HAND = Node("in", owner=Node("player", who="me"), zone="hand")
_PICKED = frozenset(("chosen", "random", "all"))


def discarded_from_hand(sentence: Node) -> Node:
    """Cards that a sentence has the text's own player discard, as those in that player's hand: there are no others."""
    then = sentence.get("then")
    if not isinstance(then, Node) or then.kind != "sequence" or "discard" not in then.kinds:
        return sentence
    steps = tuple(_from_my_hand(step) if step.kind == "discard" else step for step in then["steps"])
    return sentence if steps == then["steps"] else Node(sentence.kind, {**dict(sentence.parts), "then": Node("sequence", {"steps": steps}, then.at)}, sentence.at)


def _from_my_hand(step: Node) -> Node:
    if step.get("player", Node("player", who="me")) != Node("player", who="me"):
        return step
    return Node(step.kind, {**dict(step.parts), "targets": tuple(_in_my_hand(target) if target.kind in _PICKED else target for target in step["targets"])}, step.at)


def _in_my_hand(target: Node) -> Node:
    filter = target["filter"]
    if filter.kind != "filter" or any(test.kind in ("in", "done", "past") for test in filter.get("tests", ())) or any(word.kind == "side" for word in filter.get("adjectives", ())):
        return target
    there = Node("filter", {**dict(filter.parts), "tests": (*filter.get("tests", ()), _MY_HAND)}, filter.at)
    return Node(target.kind, {**dict(target.parts), "filter": there}, target.at)


def for_itself(node: Node) -> Node:
    """A player's points, or what is summoned, without the word for whose, where they are those of who does it."""
    return Node(node.kind, {name: part for name, part in node.parts if name != "player"}, node.at) if node.get("player") == _ME else node


def into_a_deck(step: Node) -> Node:
    """What is added to a deck, and it is not said where in it: that is shuffled."""
    into = step.get("into")
    said_to_what = "targets" in step or "made" in step  # else it is what an earlier step did: “put into your deck this way”
    if not said_to_what or not isinstance(into, Node) or into.get("zone") != "deck" or {name for name, _ in into.parts} != {"zone", "owner"}:
        return step
    return Node(step.kind, {**dict(step.parts), "into": Node(into.kind, {**dict(into.parts), "at": "anywhere"}, into.at)}, step.at)


def put_from_one_place(node: Node) -> Node:
    """Cards of either of two sorts that are put from a place: it is said once, behind both, and meant of both."""
    targets = node.get("targets", ())
    made = tuple(map(_from_there, targets))
    return node if made == targets else Node(node.kind, {**dict(node.parts), "targets": made}, node.at)


def _from_there(target: Node) -> Node:
    filter = target.get("filter")
    if target.kind != "random" or not isinstance(filter, Node) or filter.kind != "either_filter" or filter["second"].kind != "filter":
        return target
    places = tuple(test for test in filter["second"].get("tests", ()) if test.kind == "in")
    first = filter["first"]
    if not places or any(test.kind == "in" for test in first.get("tests", ())) or any(word.kind == "side" for word in first.get("adjectives", ())):
        return target
    there = Node(first.kind, {**dict(first.parts), "tests": (*first.get("tests", ()), *places)}, first.at)
    return Node(target.kind, {**dict(target.parts), "filter": Node(filter.kind, {**dict(filter.parts), "first": there}, filter.at)}, target.at)


def damage_of_none(quality: Node) -> Node:
    """Damage of which no more than none is left, as damage that becomes none."""
    return Node("damage_taken", dict(quality.parts), quality.at) if quality["amount"] == _NONE else quality


def no_more_than(quality: Node) -> Node:
    """Damage of 4 or more, or of 3 or more, that becomes 3, as no more than 3 damage at a time."""
    amount, bound = quality["amount"], quality.get("bound")
    if bound is None or bound.kind != "at_least" or amount.kind != "number" or bound["n"] not in (amount, Node("number", n=amount["n"] + 1)):
        return quality
    return damage_of_none(Node("damage_cap", {name: part for name, part in quality.parts if name != "bound"}, quality.at))


def once_is_all(step: Node) -> Node:
    """What is given until it has happened once, without the words that it is then removed."""
    if step.get("duration") != _ONCE or not any("lose_this" in grant.kinds for grant in step["grants"]):
        return step
    return Node(step.kind, {**dict(step.parts), "grants": tuple(map(_without_removal, step["grants"]))}, step.at)


def _without_removal(grant: Node) -> Node:
    line = grant.get("line")
    body = line.get("body") if isinstance(line, Node) else None
    if not isinstance(line, Node) or not isinstance(body, Node):
        return grant
    *before, last = body["sentences"]
    then = last.get("then") if {name for name, _ in last.parts} == {"then"} else None
    steps = then["steps"] if isinstance(then, Node) and then.kind == "sequence" else ()
    if not steps or steps[-1] != _REMOVED or len(before) + len(steps) < 2:
        return grant
    rest = (Node(last.kind, {"then": Node("sequence", steps=steps[:-1])}, last.at),) if len(steps) > 1 else ()
    shorter = Node(line.kind, {**dict(line.parts), "body": Node("body", {"sentences": (*before, *rest)}, body.at)}, line.at)
    return Node(grant.kind, {**dict(grant.parts), "line": shorter}, grant.at)

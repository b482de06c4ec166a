"""What a player has: “you have 3 or more followers”, “your opponent has no cards in hand”, as that there are such cards of theirs."""

from __future__ import annotations

from engine.language.tree import Node

_PLAYERS = ("me", "opponent")
_NONE = Node("exactly", n=Node("number", n=0))
_ELSEWHERE = frozenset(("past", "done", "set_on"))  # tests that may be asked of cards that lie anywhere


def there_are(node: Node) -> Node:
    """A condition that a player has cards, as that there are such of that player's; where it may mean something else, as it is."""
    who, filter = node["player"]["who"], node["filter"]
    if filter.kind != "filter" or who not in _PLAYERS:
        return node
    filter = _in_hands_of_theirs(filter, who)
    places = [test for test in filter.get("tests", ()) if test.kind == "in"]
    theirs = [place for place in places if place.get("owner") == node["player"]]
    adjectives: tuple[Node, ...] = filter.get("adjectives", ())
    side = Node("side", who=who)
    if not places and not any(part.kind == "side" for part in adjectives) and _ELSEWHERE.isdisjoint(test.kind for test in filter.get("tests", ())):
        first = sum(part.kind == "other" for part in adjectives[:1])
        filter = Node("filter", {**dict(filter.parts), "adjectives": (*adjectives[:first], side, *adjectives[first:])}, filter.at)
    elif len(theirs) < len(places) or not (places or side in adjectives):
        return node
    if node.get("bound") == _NONE:
        return Node("exists", {"filter": filter, "yes": 0}, node.at)
    return Node("exists", {**{name: part for name, part in node.parts if name != "player"}, "filter": filter, "yes": 1}, node.at)


def _in_hands_of_theirs(filter: Node, who: str) -> Node:
    """Cards “in hand” of somebody else than the reader: in that player's hand, nobody having cards in another's."""
    mine = Node("player", who="me")
    if who == "me" or not any(test.kind == "in" and test.get("owner") == mine for test in filter.get("tests", ())):
        return filter
    tests = tuple(Node("in", {**dict(test.parts), "owner": Node("player", who=who)}, test.at) if test.kind == "in" and test.get("owner") == mine else test for test in filter["tests"])
    return Node("filter", {**dict(filter.parts), "tests": tests}, filter.at)

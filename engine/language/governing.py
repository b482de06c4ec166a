"""What is said once and meant of a whole list: “your opponent's creatures and spells”, 「自分の手札のフォロワーすべてとスペルすべて」.

In English a word before the first governs what follows without a word of its own (“all”, “an”), and a clause behind the last is meant of those before
it; a place that something is put *from* is meant of all that is put. In Japanese whose cards they are, and where, is said before the first. Where it
can't be told how far a word reaches, the text is refused there. Both languages come to a list in which each item says all of its own.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from engine.language.changing import changed
from engine.language.leader_or_several import told_how_many
from engine.language.others import told_what_is_spared
from engine.language.tree import Node, Part, TextFrom
from engine.language.unclear import Unclear

BOTH = "of_both"  # a target of which it is said that either side's are meant
PICKED = ("all", "chosen", "random")
SIDES, PLACES = ("side", "other"), ("in", "past", "done", "set_on")
COST = Node("attribute", name="cost")
TABLE = "board"  # what the table is called in wordings that games share
ON_THE_TABLE = Node("in", zone=TABLE)
_DETERMINED = re.compile(r"(all|each|every|both|any|the)\b", re.IGNORECASE)
_COUNTED = re.compile(r"(an?|\d+|[XYZ]|that|as|another)\b", re.IGNORECASE)
_THERE = re.compile(r"(in play|on the field|on the board|in the battle zone)", re.IGNORECASE)
_JOINED = re.compile(r"\b(and|or)\b", re.IGNORECASE)
_EITHER_SIDE = re.compile("お互い|自分か相手|どちらの|すべてのプレイヤー")


def spread(tree: Node, lang: str, said: TextFrom, tidy: Callable[[Node], Node]) -> Node:
    """A tree with every list's items saying all of their own. Raises Unclear."""
    some = [node for node in tree.of("chosen", "random") if _of_leaders(node)] if lang == "ja" else []
    if not some and tree.kinds.isdisjoint((BOTH, "either")) and not any(map(_listed, tree.walk())):
        return tree

    def each(node: Node) -> Node:
        if lang == "en" and "targets" in node:
            node = _with_places_apart(node, said)
        parts = dict(node.parts)
        for name, items in _lists(node):
            parts[name] = tuple(map(tidy, _english(items, said, node.get("attribute") == COST) if lang == "en" else _japanese(items, said)))
        for items in parts.values():
            if isinstance(items, tuple) and len(items) == 1 and isinstance(items[0], Node) and items[0].kind == BOTH and items[0]["of"].kind != "all":
                raise Unclear(items[0])  # so many, and it is not said whether of each side
        return Node(node.kind, {name: _plain(value) for name, value in parts.items()}, node.at)

    for node in some:
        told_how_many(node, said)
    return changed(tree, each)


def _lists(node: Node) -> Iterator[tuple[str, tuple[Node, ...]]]:
    """The parts that are lists of several things done to, some of them by what they are like."""
    for name, value in node.parts:
        if isinstance(value, tuple) and len(value) > 1 and all(isinstance(item, Node) for item in value) and any((item.kind in (BOTH, "new") or _like(item)) for item in value):
            yield name, value


def _listed(node: Node) -> bool:
    """Whether a part is such a list."""
    for _, value in node.parts:  # noqa: SIM110 (a generator for each node takes longer than all that it finds)
        if value.__class__ is tuple and len(value) > 1 and any(True for _ in _lists(node)):
            return True
    return False


def _plain(part: Part) -> Part:
    """A part without what says that either side's are meant, which a filter means that says nothing."""
    if isinstance(part, tuple):
        return tuple(map(_plain, part))
    if not isinstance(part, Node) or part.kind != BOTH:
        return part
    of: Node = part["of"]
    if not _like(of) or owned(of):
        raise Unclear(part)
    return of


def _like(item: Node) -> bool:
    """Whether a target is picked by what it is like."""
    return item.kind in PICKED and isinstance(item.get("filter"), Node)


def _of_leaders(item: Node) -> bool:
    return _like(item) and item["filter"].kind == "filter" and item["filter"]["noun"].kind == "character"


def _words(item: Node, name: str) -> tuple[Node, ...]:
    """The adjectives, or tests, of what a target is like."""
    return tuple(item["filter"].get(name) or ())


def _with(item: Node, name: str, words: Sequence[Node]) -> Node:
    filter = item["filter"]
    return Node(item.kind, {**dict(item.parts), "filter": Node(filter.kind, {**dict(filter.parts), name: tuple(words) or None}, filter.at)}, item.at)


def owned(item: Node) -> bool:
    """Whether a target says whose it is."""
    if item.kind == "leader":
        return bool(item["who"] != "each")
    if not _like(item):
        return False
    filter = item["filter"]
    while filter.kind == "either_filter":
        filter = filter["first"]
    if filter["noun"].kind == "character" and filter["noun"]["who"] != "any":
        return True
    sides = any(a.kind == "side" for a in filter.get("adjectives") or ())
    return sides or any("owner" in t for t in filter.get("tests") or () if t.kind == "in")


def _sided(item: Node) -> bool:
    """Whether an item says before its noun whose it is."""
    return item["filter"]["noun"].kind == "character" or any(a.kind == "side" for a in _words(item, "adjectives"))


def _placed(item: Node) -> bool:
    return any(t.kind in PLACES for t in _words(item, "tests"))


def _gives(item: Node) -> bool:
    """Whether what an item says before its noun is, in Japanese, said of those behind it too."""
    return owned(item) or (_like(item) and item["filter"].kind == "filter" and any(a.kind == "other" for a in _words(item, "adjectives")))


def needs_saying(items: Sequence[Part]) -> Iterator[int]:
    """Which items of a list, in a language that says whose they are before the first, must say that either side's are meant."""
    for place, item in enumerate(items):
        if place and isinstance(item, Node) and _like(item) and not owned(item) and any(map(_gives, items[:place])):
            yield place


# ---- English


def _english(items: tuple[Node, ...], said: TextFrom, costs: bool = False) -> tuple[Node, ...]:
    made = list(items)
    start = 0
    for one, item in pairwise(items):
        told_what_is_spared(one, item, said)
        if one.kind == item.kind == "new" and one["count"].get("n") != 1 and item.at is not None and not _COUNTED.match(said(item)):
            raise Unclear(item)
    for place in range(1, len(items) + 1):
        if place < len(items) and _bare(items[place], said):
            continue
        if place - start > 1:
            made[start:place] = _reached(items[start:place])
        start = place
    return _put_from(tuple(one for one in made if one.kind != "reached"), said, costs)


def _with_places_apart(node: Node, said: TextFrom) -> Node:
    """What is done to those on the table and to those in a hand: “all allied followers and followers in your hand”. Raises Unclear for two kinds."""
    if not isinstance(node["targets"], tuple):
        return node
    items = tuple(one for item in node["targets"] for one in _place_apart(item, said))
    return Node(node.kind, {**dict(node.parts), "targets": items}, node.at)


def _place_apart(item: Node, said: TextFrom) -> tuple[Node, ...]:
    if not _like(item) or item.at is None or item["filter"].kind != "filter" or item["filter"]["noun"].kind != "either":
        return (item,)
    joined, noun = _JOINED.search(said(item)), item["filter"]["noun"]
    if joined is None or joined[1].lower() == "or" or not _placed(item) or not _sided(item):
        return (item,)
    if noun["first"] != noun["second"]:
        raise Unclear(item)
    one = Node(item.kind, {**dict(item.parts), "filter": Node("filter", {**dict(item["filter"].parts), "noun": noun["first"]})}, item.at)
    return _with(one, "tests", ()), _with(one, "adjectives", ())


def _bare(item: Node, said: TextFrom) -> bool:
    """Whether an item is named by its noun alone: “amulets” in “an enemy follower and amulets”."""
    return item.kind == "all" and item.at is not None and not _DETERMINED.match(said(item))


def _reached(chain: tuple[Node, ...]) -> list[Node]:
    """An item and those behind it that have no word of their own, each with what governs them all; merged ones are dropped."""
    first, last = chain[0], chain[-1]
    if not _like(first):
        unsaid = next((item for item in chain[1:] if not owned(item)), None)
        if first.kind == "leader" and unsaid is not None:
            raise Unclear(unsaid)
        return list(chain)
    if first.kind != "all" or any(item["filter"].kind != "filter" for item in chain):
        raise Unclear(chain[1])
    if (merged := _of_either_trait(chain)) is not None:
        return merged
    if any(_words(item, "tests") for item in chain[:-1]) or (first["filter"]["noun"].kind == "character" and not all(map(owned, chain))):
        raise Unclear(chain[1])
    if _placed(last) and any(a.kind == "side" for a in _words(first, "adjectives")):  # those on the table, and those in a hand
        return list(chain)
    lead, behind = _words(first, "adjectives"), () if _sided(last) else _words(last, "tests")
    made = [first, *(item if _sided(item) else _led(item, lead) for item in chain[1:])]
    return [*(_with(item, "tests", behind) for item in made[:-1]), made[-1]] if behind else made


def _led(item: Node, lead: tuple[Node, ...]) -> Node:
    own = _words(item, "adjectives")
    if own and any(a.kind not in SIDES for a in lead):
        raise Unclear(item)
    return _with(item, "adjectives", (*lead, *own))


def _of_either_trait(chain: tuple[Node, ...]) -> list[Node] | None:
    """“All Machina and Natura followers”: followers that are the one or the other, or a third."""
    *before, last = chain
    traits = [a for a in _words(last, "adjectives") if a.kind == "trait"]
    nouns = [item["filter"]["noun"] for item in before]
    bare = all(noun.kind == "of_trait" and "tests" not in item["filter"] for noun, item in zip(nouns, before, strict=True))
    if len(chain) > 3 or not bare or _words(last, "adjectives") != tuple(traits) or len(traits) != 1 or any(_words(item, "adjectives") for item in before[1:]):
        return None
    said = (*(noun["trait"] for noun in nouns), traits[0]["trait"])
    either = Node("either_trait", dict(zip(("first", "second", "third"), said, strict=False)))
    return [*(Node("reached") for _ in before), _with(last, "adjectives", (*_words(chain[0], "adjectives"), either))]


def _put_from(items: tuple[Node, ...], said: TextFrom, costs: bool) -> tuple[Node, ...]:
    """What is put from a place is all there, and so is what ``costs`` less: “a random follower and a random spell from your deck”."""
    places = [t for t in _words(items[-1], "tests") if t.kind == "in" and t.at is not None] if _like(items[-1]) else []
    place = next((t for t in places if costs or said(t)[:5].lower() == "from "), None)
    if place is None:
        return _on_the_table(items, said)
    return (*(_with(item, "tests", (*_words(item, "tests"), place)) if _nowhere(item) else item for item in items[:-1]), items[-1])


def on_the_table(items: Sequence[Part], table: str = TABLE) -> Iterator[int]:
    """Which items of a list must say, in English, that those on the table are meant, since an item behind them is elsewhere."""
    for place, item in enumerate(items):
        if isinstance(item, Node) and _nowhere(item) and any(isinstance(one, Node) and _like(one) and _elsewhere(one, table) for one in items[place + 1 :]):
            yield place


def there(item: Node, table: str) -> Node:
    """An item that says of itself that those on the table are meant; ``table`` is the zone where the game's cards are in play."""
    return _with(item, "tests", (*_words(item, "tests"), Node("in", zone=table)))


def _elsewhere(item: Node, table: str) -> bool:
    return any(t.kind == "in" and t.get("zone", table) != table for t in _words(item, "tests"))


def _on_the_table(items: tuple[Node, ...], said: TextFrom) -> tuple[Node, ...]:
    """What is done to those on the table and to those elsewhere: “all followers on the board and all spells in your hand”. Raises Unclear where it isn't said."""
    bare = tuple(_with(item, "tests", [t for t in _words(item, "tests") if t != ON_THE_TABLE]) if _like(item) and item["filter"].kind == "filter" else item for item in items)
    for place in on_the_table(bare):
        own = said(items[place])[: -len(said(items[place + 1])) or None] if items[place].at and items[place + 1].at else ""
        if bare[place] == items[place] and not _THERE.search(own):
            raise Unclear(items[place])
    return bare if any(True for _ in on_the_table(bare)) else items


def _nowhere(item: Node) -> bool:
    return _like(item) and item["filter"].kind == "filter" and not owned(item) and not _placed(item)


# ---- Japanese


def _japanese(items: tuple[Node, ...], said: TextFrom) -> tuple[Node, ...]:
    made: list[Node] = []
    for place, item in enumerate(items):
        giver = next((one for one in reversed(made) if _gives(one)), None)
        if giver is None or not _like(item) or _of_its_own(giver, item) or _says_both(item, said, items[place + 1 :]):
            made.append(item)
        else:
            made.append(_given(giver, item))
    return tuple(made)


def _of_its_own(giver: Node, item: Node) -> bool:
    """Whether an item says whose it is: by itself, by what it lies with, or as one of the others than this card, which are not the opponent's alone."""
    words = () if item["filter"].kind != "filter" else (*_words(item, "tests"), *_words(item, "adjectives"))
    others = any(word.kind == "other" for word in words) and "opponent" in _whose(giver)
    return owned(item) or others or any(word.kind == "set_on" for word in words)


def _whose(item: Node) -> set[str]:
    return {str(part["who"]) for part in item.walk() if "who" in part}


def _says_both(item: Node, said: TextFrom, after: Sequence[Node]) -> bool:
    """Whether an item says that either side's are meant, in any of the ways to say it."""
    if item.at is None:
        return True
    until = next((len(said(item)) - len(said(one)) for one in after if one.at is not None), None)
    until = said(item).find("すべて") if until is None and "すべて" in said(item) else until
    return _EITHER_SIDE.search(said(item)[:until]) is not None


def _given(giver: Node, item: Node) -> Node:
    """An item with whose it is, and where, as said before the first."""
    if item["filter"].kind != "filter" or _placed(item):
        raise Unclear(item)
    if giver.kind == "leader":
        return _with(item, "adjectives", (Node("side", who=giver["who"]), *_words(item, "adjectives")))
    if giver.kind != item.kind or giver["filter"].kind != "filter":
        raise Unclear(item)
    if giver["filter"]["noun"].kind == "character":
        return _with(item, "adjectives", (Node("side", who=giver["filter"]["noun"]["who"]), *_words(item, "adjectives")))
    whose = tuple(a for a in _words(giver, "adjectives") if a.kind in SIDES)
    where = tuple(t for t in _words(giver, "tests") if t.kind == "in")
    more = len(_words(giver, "adjectives")) + len(_words(giver, "tests")) > len(whose) + len(where)
    if more and not (_words(item, "adjectives") or _words(item, "tests")):
        raise Unclear(item)
    item = _with(item, "adjectives", (*whose, *_words(item, "adjectives")))
    return _with(item, "tests", (*_words(item, "tests"), *where))

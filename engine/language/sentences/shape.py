"""Between the tree as the grammar makes it and the tree as it is evaluated.

The grammar makes a node of every word ("my" is a player, "first" a number). Whoever evaluates a sentence wants plain values there, and
one kind for things that can be said in two ways. :func:`plain` makes that of a parsed tree, :func:`spoken` undoes it for rendering.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.kernel.vocabulary import Vocabulary
from engine.language.tree import Node, Part

# part name -> the kind of word that stands there
WORDS = {
    "who": "player",
    "which": "nth",
    "head": "head",
    "how": "how",
    "attribute": "attribute",
    "what": "declaration",
    "phase": "phase",
    "state": "state",
}


OF_COUNTER = {"head": "head_of_counter", "how": "how_of_counter"}  # where a counter of the game is one of these words


def _mapped(value: Part, change: Callable[[Node], Part]) -> Part:
    if isinstance(value, Node):
        return change(value)
    if isinstance(value, tuple):
        return tuple(_mapped(v, change) for v in value)
    return value


def plain(node: Node) -> Part:
    """The tree with words as plain values, and one kind for what can be said in two ways.

    ``order_of_effects`` becomes ``order``, ``attribute_of`` ``attribute``, a quoted text that is chosen ``pick_text``, several happenings that are one ``happened``.
    """
    if (node.kind in WORDS.values() or node.kind in OF_COUNTER.values()) and "is" in node:
        return node["is"]
    if node.kind == "no_figure":
        return Node("exactly", {"n": 0}, node.at)
    if node.kind == "all_happened" and len(node["happenings"]) == 1:
        node = Node("happened", {"happening": node["happenings"][0], "negated": 0}, node.at)
    if node.kind == "happened" and not node["negated"] and _of_none(node["happening"]):
        node = Node(node.kind, {"happening": _of_some(node["happening"]), "negated": 1}, node.at)
    elif node.kind == "all_happened" and any(map(_of_none, node["happenings"])):  # nothing denies several at once: a line each
        node = Node("several", {"said": tuple(Node("happened", {"happening": _of_some(one), "negated": 1}, node.at) for one in node["happenings"])}, node.at)
    parts = {name: _mapped(value, plain) for name, value in node.parts}
    kind = node.kind
    if kind == "order_of_effects":
        kind, parts = "order", {"steps": tuple(Node("resolves", effect=parts[k]) for k in ("first", "second"))}
    elif kind == "attribute_of":
        kind, parts = "attribute", {"cards": (parts["card"],), "attribute": parts["attribute"], "amount": parts["amount"]}
    elif kind == "pick_thing" and is_text(parts["card"].get("name", "")):
        kind, parts = "pick_text", {"text": parts["card"]["name"]}
    if is_text(parts.get("text", "")):
        parts["text"] = parts["text"][1:-1]
    return Node(kind, parts, node.at)


def _of_none(happening: Node) -> bool:
    """Whether a happening is told of with “no” for its figure: “took no damage” is that it took none, not that it took 0."""
    return isinstance(happening.get("amount"), Node) and happening["amount"].kind == "no_figure"


def _of_some(happening: Node) -> Node:
    """The same with a figure of at least 1, to be denied."""
    return Node(happening.kind, {**dict(happening.parts), "amount": Node("at_least", {"n": 1})}, happening.at)


def spoken(node: Node, vocabulary: Vocabulary) -> Node:
    """The tree as the grammar would have made it from one game's words."""
    parts: dict[str, Part] = {}
    for name, value in node.parts:
        word = WORDS.get(name)
        if word and isinstance(value, (str, int)) and value != "":
            counter = word in OF_COUNTER and vocabulary.has("counter", str(value))
            parts[name] = Node(OF_COUNTER[word] if counter else word, {"is": value})
        else:
            parts[name] = _mapped(value, lambda n: spoken(n, vocabulary))
    kind = node.kind
    if vocabulary.life and (left := left_of_player(node)) is not None:
        return spoken(Node("point", who=left, point=vocabulary.life, amount=node["amount"]), vocabulary)
    if kind == "pick_text":
        kind, parts = "pick_thing", {"card": Node("named", name=quoted(parts["text"]))}
    elif parts.get("text"):
        parts["text"] = quoted(parts["text"])
    return Node(kind, parts, node.at)


def left_of_player(node: Node) -> str | None:
    """The player of whom a claim says how much is left; None of any other claim."""
    if node.kind != "attribute" or node["attribute"] != "defense" or len(node["cards"]) != 1 or node["cards"][0].kind != "leader":
        return None
    return str(node["cards"][0]["who"])


def is_text(name: object) -> bool:
    """Whether the id of a name stands for a quoted text."""
    return isinstance(name, str) and len(name) > 1 and name[0] == name[-1] == '"'


def quoted(text: str) -> str:
    """The id under which a quoted text is a name."""
    return f'"{text}"'

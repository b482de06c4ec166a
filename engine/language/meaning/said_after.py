"""What X, Y and Z are, where it is said behind the sentences that speak of them: "X equals …", "X and Y equal 5 split randomly"."""

from __future__ import annotations

from engine.kernel.resolve import Context
from engine.language.meaning.amounts import drawn_between
from engine.language.meaning.builder import Bench, means
from engine.language.meaning.effects import Operation
from engine.language.tree import Node
from engine.language.unknown_x import letters_given, letters_of, own_parts


def known(sentences: list[Node]) -> list[Node]:
    """The sentences with “X equals …”, which stands after them, before the first of them that speaks of X."""
    found = list(sentences)
    for k, s in enumerate(sentences):
        if s.kind == "x_is":
            names = set(s.get("names", "X"))
            first = next((j for j in range(k) if names & letters_of(found[j]) and found[j].kind != "instead" and not says_itself(found[j], names)), None)
            if first is not None:
                found[first] = Node("with_x", x=s["x"], names=s.get("names"), sentence=found[first])
                found[k] = Node("remark")
    return found


def says_itself(sentence: Node, names: set[str]) -> bool:
    """Whether a sentence says itself what its letter is."""
    return any(names & letters_given(part) for part in own_parts(sentence))


@means("sentence", "with_x")
def with_x(b: Bench, node: Node) -> Operation:
    """A sentence before which X is worked out; several letters share the number by lot."""
    x, then, names = b.make("amount", node["x"]), b.make("sentence", node["sentence"]), node.get("names", "X")

    def operation(ctx: Context) -> None:
        left = x(ctx)
        for letter in names[:-1]:
            ctx.values[letter] = drawn_between(ctx, 0, left)
            left -= ctx.values[letter]
        ctx.values[names[-1]] = left
        then(ctx)

    return operation

"""An ability of the same card that a line names by where it stands: “gain the above effect once more” (「上記の攻撃時 能力をもう1つ持つ」)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.language.tree import Node

ABOVE = "above"  # an ability of a line above; of that head, where one is named


def ability_above(lines: Sequence[Node], named: Node) -> Node | None:
    """The ability of the nearest line above, written out as what is given; None where there is none, or none of that head."""
    head = named["head"]["name"] if "head" in named else ""
    found = next((line for line in reversed(lines) if not head or line["trigger"].kind == head), None)
    return None if found is None else Node("ability", {"line": found}, named.at)

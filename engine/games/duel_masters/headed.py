"""Lines under a name that does nothing by itself: done as they stand, once they say what the name stands for."""

from __future__ import annotations

from typing import cast

from engine.games.duel_masters.headings import HEADINGS, Heading
from engine.language.meaning.builder import Bench, Meanings, NoMeaning
from engine.language.tree import Node

MEANINGS = Meanings()
means = MEANINGS.means
BY_NAME = {h.id: h for h in HEADINGS}


@means("heading", "headed")
def headed(b: Bench, node: Node) -> Node:
    """The line itself, where it says what its name stands for."""
    h, line = BY_NAME[node["head"]], node["line"]
    n = node.get("n", h.n)
    stated = any(says(h, n, part) for part in line.walk())
    if not stated or ("class" in node and not any(part.get("class") == node["class"] for part in line.walk())):
        en = f"“{h.en}” does nothing by itself; the line must say it (“{h.wanted[0].format(n=n)}”)"
        ja = f"「{h.ja}」だけでは何も起きません。文の中に書いてください（「{h.wanted[1].format(n=n)}」）"
        raise NoMeaning("line", node.kind, (en, ja))
    return cast(Node, line)


def says(h: Heading, n: int, part: Node) -> bool:
    """Whether a part of a line says what the name before it stands for, with the same number."""
    if h.does:
        return part.kind in h.does
    if part.kind not in ("exists", "has_cards") or part.get("bound") != Node(h.bound, n=Node("number", n=n)):
        return False
    places = [test for test in part["filter"].get("tests") or () if test.kind == "in"]
    return any(place["zone"] == h.zone and place["owner"] == Node("player", who=h.whose) for place in places)

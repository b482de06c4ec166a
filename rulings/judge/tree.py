"""The tree of outcomes as a picture: a small layout of our own, from left to right, each leaf in a line of its own.

SVG does not break lines, so a text is cut to what fits its column, an East Asian letter counting as two; the whole of it is in the
list beside the picture, which is also what is read aloud.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import NamedTuple
from unicodedata import east_asian_width

from markupsafe import Markup

from rulings.http.templates import printed
from rulings.judge.outcomes import COLOURS, Branch

LINE, LEFT, TOP = 34, 16, 50  # pixels
LEAST, FITS = 14, 60  # half-width letters that a column of options holds: as many as the longest option has, between the two
BESIDE, OPTION = 36, 7.2  # pixels of a column beside its options, and of a half-width letter of one
LETTER = 7.4  # pixels of a half-width letter of a prompt


@dataclass
class PlacedNode:
    """A node with its place in the picture."""

    node: Branch
    depth: int
    x: float
    y: float
    branches: list[PlacedNode]


class Edge(NamedTuple):
    """A line to what follows, with what was taken on it: ``text`` is as much of ``taken`` as fits."""

    start: tuple[float, float]
    end: tuple[float, float]
    taken: str
    text: str
    chance: str


class Fork(NamedTuple):
    """A choice or draw; ``label`` is what is asked, where there is room for it."""

    x: float
    y: float
    random: bool
    prompt: str
    label: str
    missing: int


class TreeEnd(NamedTuple):
    """An end, with the number of its outcome."""

    x: float
    y: float
    outcome: int
    colour: int
    href: str
    missing: int


class Tree(NamedTuple):
    """The picture as templates/judge/tree.html draws it, in pixels."""

    width: float
    height: float
    left: int
    branches: tuple[Edge, ...]
    nodes: tuple[Fork | TreeEnd, ...]


def picture(root: Branch, links: dict[tuple[int, ...], str]) -> Markup:
    """The tree as SVG. ``links`` are the addresses of the leaves by their decisions."""
    bottom = [0.0]
    fits = min(FITS, max(LEAST, _longest(root)))
    column = BESIDE + OPTION * fits
    placed = _place(root, 0, bottom, column)
    width, height = LEFT + _depth(placed) * column + 60, TOP + (bottom[0] - 1) * LINE + 26
    branches: list[Edge] = []
    nodes: list[Fork | TreeEnd] = []
    waiting = [placed]
    while waiting:
        at = waiting.pop()
        branches += [_branch(at, branch, fits) for branch in at.branches]
        waiting += at.branches
        nodes.append(_fork(at, int((width - LEFT) / LETTER)) if at.branches else _leaf(at, links))
    return printed("judge/tree.html", "tree", Tree(width, height, LEFT, tuple(branches), tuple(nodes)))


def _longest(node: Branch) -> int:
    """Half-width letters of the longest option below a node, with its chance."""
    own = (_wide(branch.taken) + (len(chance) + 2 if (chance := _chance(node, branch)) else 0) for branch in node.branches)
    return max((*own, *map(_longest, node.branches)), default=0)


def _wide(text: str) -> int:
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in re.sub(r"\s+", " ", text).strip())


def _chance(node: Branch, branch: Branch) -> str:
    """The chance of a branch by itself, where its node is a draw."""
    own = branch.probability / node.probability if node.probability else branch.probability
    return str(own) if node.random else ""


def _place(root: Branch, depth: int, bottom: list[float], column: float) -> PlacedNode:
    """Leaves one below the other, every fork in the middle of its branches. Not deeper than a run may have decisions."""
    branches = [_place(branch, depth + 1, bottom, column) for branch in root.branches]
    x = LEFT + depth * column
    if not branches:
        y = bottom[0]
        bottom[0] += 1
        return PlacedNode(root, depth, x, y, [])
    return PlacedNode(root, depth, x, (branches[0].y + branches[-1].y) / 2, branches)


def _depth(placed: PlacedNode) -> int:
    return max((_depth(branch) for branch in placed.branches), default=placed.depth)


def _x(placed: PlacedNode) -> float:
    return placed.x


def _y(placed: PlacedNode) -> float:
    return TOP + placed.y * LINE


def _branch(at: PlacedNode, branch: PlacedNode, fits: int) -> Edge:
    chance = _chance(at.node, branch.node)
    text = _cut(branch.node.taken, fits - (len(chance) + 2 if chance else 0))
    return Edge((_x(at), _y(at)), (_x(branch), _y(branch)), branch.node.taken, text, chance)


def _fork(at: PlacedNode, most: int) -> Fork:
    # The prompt of the first decision stands above it; further ones would cover the options before them and are in their titles.
    label = _cut(at.node.prompt, most) if at.depth == 0 else ""
    return Fork(_x(at), _y(at), at.node.random, at.node.prompt, label, at.node.missing)


def _leaf(at: PlacedNode, links: dict[tuple[int, ...], str]) -> TreeEnd:
    node = at.node
    return TreeEnd(_x(at), _y(at), node.group, (node.group - 1) % COLOURS, links.get(node.choose, ""), node.missing)


def _cut(text: str, most: int) -> str:
    """The text, or as much of it as fits, with an ellipsis."""
    text = re.sub(r"\s+", " ", text).strip()
    used = 0
    for place, letter in enumerate(text):
        used += 2 if east_asian_width(letter) in "WF" else 1
        if used > most:
            return text[: max(0, place - 1)] + "…"
    return text

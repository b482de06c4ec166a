"""The tree of outcomes as a picture: a small layout of our own, from left to right, each leaf in a line of its own.

SVG does not break lines, so a text is cut to what fits its column, an East Asian letter counting as two; the whole of it is in the
list beside the picture, which is also what is read aloud.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import escape
from unicodedata import east_asian_width

from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext as _

from rulings.judge.outcomes import COLOURS, Node

COLUMN, LINE, LEFT, TOP = 230, 34, 16, 50  # pixels
FITS = 27  # half-width letters that an option's column holds
LETTER = 7.4  # pixels of a half-width letter of a prompt


@dataclass
class Placed:
    """A node with its place in the picture."""

    node: Node
    depth: int
    y: float
    branches: list[Placed]


def picture(root: Node, links: dict[tuple[int, ...], str]) -> SafeString:
    """The tree as SVG. ``links`` are the addresses of the leaves by their decisions."""
    bottom = [0.0]
    placed = _place(root, 0, bottom)
    depth = _depth(placed)
    width, height = LEFT + depth * COLUMN + 60, TOP + (bottom[0] - 1) * LINE + 26
    lines: list[str] = []
    marks: list[str] = []
    waiting = [placed]
    while waiting:
        at = waiting.pop()
        x, y = _x(at), _y(at)
        for branch in at.branches:
            lines.append(_edge(at, branch))
            waiting.append(branch)
        if at.node.missing:
            said = escape(_("%(n)s not played") % {"n": at.node.missing})
            marks.append(f'<text class="t-missing" x="{x + 14:g}" y="{y + 18:g}">{said}</text>')
        marks.append(_leaf(at, links) if not at.branches else _fork(at, int((width - LEFT) / LETTER)))
    return mark_safe(
        f'<svg class="tree" viewBox="0 0 {width:g} {height:g}" width="{width:g}" height="{height:g}" aria-hidden="true" focusable="false">'
        f"{''.join(lines)}{''.join(marks)}</svg>"
    )


def _place(root: Node, depth: int, bottom: list[float]) -> Placed:
    """Leaves one below the other, every fork in the middle of its branches. Not deeper than a run may have decisions."""
    branches = [_place(branch, depth + 1, bottom) for branch in root.branches]
    if not branches:
        y = bottom[0]
        bottom[0] += 1
        return Placed(root, depth, y, [])
    return Placed(root, depth, (branches[0].y + branches[-1].y) / 2, branches)


def _depth(placed: Placed) -> int:
    return max((_depth(branch) for branch in placed.branches), default=placed.depth)


def _x(placed: Placed) -> float:
    return LEFT + placed.depth * COLUMN


def _y(placed: Placed) -> float:
    return TOP + placed.y * LINE


def _edge(at: Placed, branch: Placed) -> str:
    x, y, there_x, there_y = _x(at), _y(at), _x(branch), _y(branch)
    own = branch.node.probability / at.node.probability if at.node.probability else branch.node.probability
    chance = f'<tspan class="t-chance" dx="6">{escape(str(own))}</tspan>' if at.node.random else ""
    text = _cut(branch.node.taken, FITS - (len(str(own)) + 2 if at.node.random else 0))
    return (
        f'<path class="t-line" d="M{x:g} {y:g}C{x + 26:g} {y:g} {x + 14:g} {there_y:g} {x + 40:g} {there_y:g}H{there_x:g}"/>'
        f'<text class="t-option" x="{x + 42:g}" y="{there_y - 5:g}"><title>{escape(branch.node.taken)}</title>{escape(text)}{chance}</text>'
    )


def _fork(at: Placed, most: int) -> str:
    x, y = _x(at), _y(at)
    shape = (
        f'<rect class="t-draw" x="{x - 7:g}" y="{y - 7:g}" width="14" height="14" rx="3"/>'
        if at.node.random
        else f'<path class="t-choice" d="M{x:g} {y - 9:g}l9 9l-9 9l-9-9z"/>'
    )
    # The prompt of the first decision stands above it; further ones would cover the options before them and are in their titles.
    label = f'<text class="t-prompt" x="{LEFT - 8}" y="16">{escape(_cut(at.node.prompt, most))}</text>' if at.depth == 0 else ""
    return f"<g><title>{escape(at.node.prompt)}</title>{shape}{label}</g>"


def _leaf(at: Placed, links: dict[tuple[int, ...], str]) -> str:
    x, y, node = _x(at), _y(at), at.node
    mark = (
        f'<circle class="t-leaf" data-g="{(node.group - 1) % COLOURS}" cx="{x + 14:g}" cy="{y:g}" r="13"/>'
        f'<text class="t-number" x="{x + 14:g}" y="{y + 5:g}">{node.group}</text>'
    )
    href = links.get(node.choose)
    return f'<a href="{escape(href)}" tabindex="-1">{mark}</a>' if href else mark


def _cut(text: str, most: int) -> str:
    """The text, or as much of it as fits, with an ellipsis."""
    text = re.sub(r"\s+", " ", text).strip()
    used = 0
    for place, letter in enumerate(text):
        used += 2 if east_asian_width(letter) in "WF" else 1
        if used > most:
            return text[: max(0, place - 1)] + "…"
    return text

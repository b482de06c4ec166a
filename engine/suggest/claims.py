"""A claim: something that could stand in ``then``, and how telling it is."""

from __future__ import annotations

from typing import NamedTuple

from engine.language.tree import Node


class RunClaim(NamedTuple):
    """A claim about a run: its tree, the frame it is about, and how telling it is (100 most)."""

    node: Node
    n: int
    weight: int

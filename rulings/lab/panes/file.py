"""The ruling file itself: its text with what is wrong in it, to be taken away or brought."""

from __future__ import annotations

from typing import Any

from rulings.board import texts
from rulings.lab.boards import Board

MOST = 40  # problems shown at once


def problems(board: Board) -> list[dict[str, Any]]:
    """What is wrong with the text, in its order, each with its line and column."""
    here = texts.here()
    return [
        {"line": p.line, "column": p.column, "message": p.message[here], "found": p.found, "nearest": list(p.nearest)}
        for p in board.problems[:MOST]
    ]

"""A card changed where it is seen: from a step of any run to a board of one's own, on which the run is played anew."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Any

from engine.corpus.problems import BadInput
from rulings.board.address import Address
from rulings.board.runs import EngineRun
from rulings.lab.boards import Board
from rulings.lab.page import playable
from rulings.lab.panes.board import card_at
from rulings.lab.table_links import given

PARTING = "parting"  # what a form says that wants to see where the changed run leaves the old one
APART = "on-table-"  # what the ids of the fragment begin with: the same card may be open in the bench


def place(run: EngineRun, thing: str) -> str:
    """Where the board says a card of the run, as “me.hand.0”; nothing for one that came to be during the run, or that no board names."""
    return given(run).get(int(thing), "") if thing.isascii() and thing.isdigit() and len(thing) < 7 else ""


def fragment(board: Board, there: Address, at: str) -> dict[str, Any]:
    """What the dialog prints: the card as it is given, with everything that it can be; ``one`` is None where it was not given."""
    run, _stuck = _run(board, there)
    hidden = [*there.pairs(), *([("step", str(there.step))] if there.step is not None else []), ("then", PARTING)]
    return {"one": card_at(run, at) if at else None, "base": board.base, "address": there, "hidden": hidden, "typed": {}, "apart": APART}


def parting(before: Board, after: Board, seen: Address) -> int:
    """The step of the changed board at which something else happens than before; the one that was seen where nothing else does.

    A run that ends sooner, or can no longer be played to its end, parts at its last step.
    """
    try:
        (old, _), (new, stuck) = _run(before, seen), _run(after, seen)
    except BadInput:
        return 0
    for n in range(1, min(old.last, new.last) + 1):
        if _told(old.frame(n)) != _told(new.frame(n)):
            return n
    if old.last != new.last or stuck:
        return min(old.last + 1, new.last)
    return min(seen.step or 0, new.last)


def _told(frame: Mapping[str, Any]) -> Hashable:
    """What a step says: the numbers of the cards are others on a board that has one less."""
    return frame["kind"], frame["actor"], frame["text"]["en"]


def _run(board: Board, address: Address) -> tuple[EngineRun, Mapping[str, Any] | None]:
    """The run of a board as far as it can be played, and where it is stuck."""
    case, stuck = playable(board, address)
    return case.run(Address(address.scenario)), stuck

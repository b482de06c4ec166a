"""A board of the lab: a ruling file in its address, read and ready to run."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from django.http.response import HttpResponseBase
from django.shortcuts import redirect
from django.utils.translation import gettext as _

from engine.library import Problem
from rulings.lab.tokens import BadToken, text_of
from rulings.library import shelf
from rulings.stepper.cases import Case, Unopened, opens
from rulings.stepper.kept import Kept

FILE = "board.yaml"  # what problems call the file of a board


@dataclass(frozen=True)
class Board:
    """A ruling file as its token names it. ``ruling`` is None where the text is no ruling; ``problems`` is empty where it can run."""

    token: str
    text: str
    digest: str
    library: Any
    ruling: Any | None
    problems: tuple[Problem, ...]

    @property
    def base(self) -> str:
        """Its path."""
        return f"/lab/{self.token}/"

    @property
    def sound(self) -> bool:
        """Whether it can be run."""
        return self.ruling is not None and not self.problems and bool(self.ruling.scenarios)

    def scenario(self, name: str | None) -> Any | None:
        """The scenario of that name, the first where none is named; None where there is none."""
        if self.ruling is None or not self.ruling.scenarios:
            return None
        return self.ruling.scenario(name) if name else self.ruling.scenarios[0]

    @property
    def case(self) -> Case:
        """What runs. The board must be sound."""
        return Case("lab", self.base, self.ruling, self.library, (self.digest, "lab", self.token))


PARSED = 100  # bytes that a board takes for each character of its text
kept: Kept[Board] = Kept(200, lambda board: PARSED * len(board.text), 100_000_000)


def opened(token: str) -> Board:
    """The board of a token. Raises :class:`rulings.lab.tokens.BadToken` for one that is cut short, changed, or not ours."""
    key = (shelf.digest(), token)
    found = kept.get(key)
    return found if found is not None else kept.put(key, read(token, text_of(token)))


def read(token: str, text: str) -> Board:
    """A board from its text, whatever is wrong with it noted."""
    library = shelf.library()
    ruling, problems = library.rulings.read(text, FILE)
    return Board(token, text, shelf.digest(), library, ruling, tuple(problems))


def of_board(board: str) -> Case | HttpResponseBase:
    """The case behind an address of the lab's tools; a board that cannot run is shown in the lab, which says why."""
    try:
        found = opened(board)
    except BadToken as error:
        raise Unopened(_("This board cannot be opened"), str(error)) from error
    return found.case if found.sound else redirect(found.base)


opens("board", of_board)

"""A board of the lab: a ruling file in its address, read and ready to run."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256

from django.http.response import HttpResponseBase
from django.shortcuts import redirect
from django.utils.translation import gettext as _

from engine.corpus.problems import Problem
from engine.corpus.shapes import Ruling, Scenario
from engine.study.library import Library
from rulings.board.cases import Case, Opener
from rulings.http import addresses
from rulings.http.cache import Cache
from rulings.http.refusal import Refusal
from rulings.lab.keeping import text_of
from rulings.lab.tokens import BadToken
from rulings.store import current

FILE = "board.yaml"  # what problems call the file of a board


@dataclass(frozen=True)
class Board:
    """A ruling file of the lab. ``ruling`` is None where the text is no ruling; ``problems`` is empty where it can run.

    ``token`` names it in its address; it is "" where the text was only read, so that nobody can go there yet.
    """

    token: str
    text: str
    digest: str
    library: Library
    ruling: Ruling | None
    problems: tuple[Problem, ...]

    @property
    def base(self) -> str:
        """Its path."""
        return addresses.board(self.token)

    @property
    def sound(self) -> bool:
        """Whether it can be run."""
        return self.ruling is not None and not self.problems and bool(self.ruling.scenarios)

    def scenario(self, name: str | None) -> Scenario | None:
        """The scenario of that name, the first where none is named; None where there is none."""
        if self.ruling is None or not self.ruling.scenarios:
            return None
        return self.ruling.scenario(name) if name else self.ruling.scenarios[0]

    @cached_property
    def case(self) -> Case:
        """What runs. The board must be sound. Its runs hang on the text alone, however that is named."""
        assert self.ruling is not None
        return Case("lab", self.base, self.ruling, self.library, (self.digest, "lab", sha256(self.text.encode()).digest()))


PARSED = 100  # bytes that a board takes for each character of its text
cache: Cache[Board] = Cache("boards", lambda board: PARSED * len(board.text))


def board_of(token: str) -> Board:
    """The board of a token. Raises :class:`rulings.lab.tokens.BadToken` for one that is cut short, changed, or not ours."""
    return cache.get_or_put((current.digest(), token), lambda: read(text_of(token), token))


def read(text: str, token: str = "") -> Board:
    """A board from its text, whatever is wrong with it noted."""
    library = current.library()
    ruling, problems = library.rulings.read(text, FILE)
    return Board(token, text, current.digest(), library, ruling, tuple(problems))


def of_board(board: str) -> Case | HttpResponseBase:
    """The case behind an address of the lab's tools; a board that cannot run is shown in the lab, which says why."""
    try:
        found = board_of(board)
    except BadToken as error:
        raise Refusal(_("This board cannot be opened"), str(error)) from error
    return found.case if found.sound else redirect(found.base)


BOARDS = Opener("board", of_board)

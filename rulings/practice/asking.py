"""The addresses of practice: which question, which answer, how many were right so far. Whatever is wrong is noted, never raised."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import urlencode

from django.http import HttpRequest
from django.utils.translation import gettext as _

from rulings.board.address import LONGEST, Address, Asked, read, rows_of, too_long
from rulings.practice.series import length

MOST_COUNTED = 9999
NUMBERS = {"n": 1, "q": 1, "a": 1, "level": 0, "right": 0, "of": 0}  # each field that holds a number, with the least that it may be
SEED = re.compile(r"[\w.-]{1,40}")
OWN = ("game", "level", "seed", "n", "q", "a", "right", "of")


class PracticeAsked:
    """What an address of practice asks for: its numbers, and the run's own part as everywhere (``run``)."""

    def __init__(self, request: HttpRequest):
        query = request.META.get("QUERY_STRING", "")
        long = len(query) > LONGEST
        self.run: Asked = too_long(query) if long else read(request.GET)
        self.typed: dict[str, str] = {} if long else {name: request.GET[name].strip() for name in OWN if name in request.GET}
        self.run.typed |= self.typed
        self.numbers = {name: self._number(name, least) for name, least in NUMBERS.items() if name in self.typed}
        self.game, self.seed = self.typed.get("game", ""), self.typed.get("seed", "")
        right, of = self.right, self.of
        if right > of:
            self.run.refuse(
                "right", _("There cannot be more right answers (%(right)s) than questions (%(of)s).") % {"right": right, "of": of}
            )

    @property
    def right(self) -> int:
        """How many answers were right before this question."""
        return self.numbers.get("right") or 0

    @property
    def of(self) -> int:
        """How many questions were answered before this one."""
        return self.numbers.get("of") or 0

    @property
    def level(self) -> int:
        """The level asked for, 0 for any."""
        return self.numbers.get("level") or 0

    @property
    def answer(self) -> int | None:
        """The number of the answer given, from 1; None before it is."""
        return self.numbers.get("a")

    @property
    def lang(self) -> str:
        """The language that the address names, if it names one."""
        return self.run.address.lang

    def read_series(self, games: dict[str, str]) -> None:
        """Check what only a series has. ``games`` are the names of the games by their ids."""
        if self.game and self.game not in games:
            self.run.refuse("game", _("There is no game of that name."), 404, tuple(games))
        if self.level > 3:
            self.run.refuse("level", _("A level is 1, 2 or 3; 0 is any."))
        if self.seed and not SEED.fullmatch(self.seed):
            self.run.refuse("seed", _("The name of a series is up to 40 letters and digits, without spaces."))
        if not self.run.wrong and (self.numbers.get("n") or 1) > length(self.game) + 1:
            message = _("This series has %(last)s questions; there is no question %(n)s.")
            self.run.refuse("n", message % {"last": length(self.game), "n": self.numbers["n"]}, 404)

    def rows(self) -> list[dict[str, Any]]:
        """Every field as typed, the wrong ones with their sentences."""
        return rows_of(self.run.typed, self.run.wrong)

    def _number(self, name: str, least: int) -> int | None:
        text = self.typed[name]
        if not text:
            return None
        if not re.fullmatch(r"[0-9]{1,4}", text, re.ASCII) or int(text) < least:
            self.run.refuse(name, _("This is a whole number from %(least)s to %(most)s.") % {"least": least, "most": MOST_COUNTED})
            return None
        return int(text)


def link(pairs: dict[str, Any], anchor: str = "") -> str:
    """A relative link of a query; what is empty is left out."""
    return "?" + urlencode({name: value for name, value in pairs.items() if value not in ("", None)}, safe=",=@") + anchor


def of_run(address: Address) -> dict[str, str]:
    """The part of a query that names the run."""
    return dict(address.pairs())

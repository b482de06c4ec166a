"""A card tried by its own text: what lies where, what is done, what must come of it."""

from __future__ import annotations

from typing import Any, NamedTuple

from tests.cards.conftest import Fails

Side = dict[str, Any]


class Case(NamedTuple):
    """A board with the two sides, actions, and what is expected; ``more`` says whose turn it is where it is not mine."""

    me: Side
    them: Side
    when: list[str]
    then: list[str]
    more: dict[str, Any]

    def tried(self, fails: Fails) -> list[str]:
        """What does not hold."""
        return fails({"turn": "me", **self.more, "me": self.me, "opponent": self.them}, self.when, self.then)


def case(when: str | list[str], then: list[str], me: Side | None = None, them: Side | None = None, **more: Any) -> Case:
    """A case; one action may be given as it is."""
    return Case(me or {}, them or {}, [when] if isinstance(when, str) else when, then, more)


def evolved(name: str, **more: Any) -> dict[str, Any]:
    """An evolved follower on the board."""
    return {"card": name, "evolved": True, **more}

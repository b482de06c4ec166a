"""A cross gear on the table: what it is crossed with, and that it is crossed with nothing once its creature has gone."""

from __future__ import annotations

from tests.cast.shipped import library


def marks(scenario: str) -> list[bool]:
    """At each step of a shipped scenario whether the gear is marked as crossed, each change once."""
    found: list[bool] = []
    for frame in library().run("dm-cross-gear-stays", scenario).frames:
        (blade,) = [t for t in frame.state.things.values() if t.card.kind == "cross-gear"]
        if found[-1:] != ["crossed" in blade.counters]:
            found.append("crossed" in blade.counters)
    return found


def test_it_is_marked_from_when_it_is_crossed() -> None:
    """Generated, it is crossed with nothing yet."""
    assert marks("crossed") == [False, True]


def test_its_mark_goes_with_its_creature_and_comes_with_the_next() -> None:
    """Its creature is destroyed, then it is crossed with another."""
    assert marks("destroyed") == [False, True, False, True]

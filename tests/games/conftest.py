"""Cards of the corpus, each tried by its own text on a small board."""

from __future__ import annotations

import pytest

from tests.cast import cases


@pytest.fixture
def fails() -> cases.Fails:
    """What does not hold of what is expected, once actions are played on a board: see :func:`tests.cast.cases.fails`."""
    return cases.fails

"""What every test may use."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent


def pytest_configure(config: pytest.Config) -> None:
    """Compile the interface texts, so that a plain `pytest` needs no step before it, and collect garbage as seldom as the site does.

    The texts that a process has read stay in it for good; to walk them as often as Python would takes a sixth of the time of a run.
    """
    gc.set_threshold(10_000, 50, 10)
    sys.path.insert(0, str(ROOT / "script"))
    import messages

    messages.compile_all()


LOOKED_AT = {"staged", "see", "shipped_pages"}  # pages of what one of these put on the shelf: they ask the database what many others ask it


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what uses the database, and run browser tests last: Playwright leaves an event loop in the process, beside which Django refuses its ORM."""
    for item in items:
        fixtures = set(getattr(item, "fixturenames", ()))
        uses = item.get_closest_marker("django_db") or {"db", "transactional_db"} & fixtures
        if uses and not LOOKED_AT & fixtures and not item.get_closest_marker("any_database"):
            item.add_marker("database")
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)


@pytest.fixture(scope="session", autouse=True)
def folder_of_all_processes(tmp_path_factory: pytest.TempPathFactory) -> None:
    """What one process of a run has loaded the others take from there."""
    from tests.cast import site

    if "PYTEST_XDIST_WORKER" in os.environ:
        site.shared = tmp_path_factory.getbasetemp().parent


@pytest.fixture
def fresh_shelf():
    """No test sees the corpus that another one put on this process's shelf."""
    from rulings.store import current

    current.forget()
    yield
    current.forget()


@pytest.fixture
def shelve(db: None, fresh_shelf: None) -> Callable[..., Any]:
    """Put the given things, and nothing else, on the shelf: as index rows and as the library of this process."""
    from rulings.store import citations, index
    from tests.cast import site
    from tests.cast.factories import library_of

    def put(*things: Any, rows: Iterable[citations.CitationRow] = (), cards: Iterable[citations.CardRow] = ()) -> Any:
        library = library_of(*things)
        index.rebuild(library)
        index.link_cards(cards)
        citations.store([*rows, *(row for ruling in library.rulings.values() for row in citations.declared(ruling))])
        site.serve(library, "0")
        return library

    return put

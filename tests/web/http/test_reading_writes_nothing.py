"""Looking at a page, whichever it is, writes nothing into the database."""

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from engine.corpus.editing import new_ruling
from rulings.http import addresses
from rulings.lab.tokens import pack
from tests.cast import stage

pytestmark = pytest.mark.any_database

PAGES = ["/", "/search/?q=a", "/games/", "/games/shadowverse/", "/rules/", f"/rules/{stage.SWITCH}/", "/open/", "/rests-on/", "/practice/"]
PAGES += ["/practice/series/", "/practice/series/?seed=x&n=1", "/lab/", "/lab/?game=shadowverse", "/lab/words/", "/no/such/page/"]
TOOLS = ["compare/", "explore/", "practice/", "why/", "picture.png", "embed/", "share/", "lab/", "transcript.json"]


@pytest.fixture
def look(client, db, fresh_shelf):
    """The status of an address, and the statements of its answer that write."""
    stage.put_on_shelf(listed=True)

    def looked(where, **headers):
        with CaptureQueriesContext(connection) as asked:
            status = client.get(where, headers=headers).status_code
        return status, [query["sql"] for query in asked if not query["sql"].startswith("SELECT")]

    return looked


@pytest.mark.parametrize("where", PAGES)
def test_a_page(look, where):
    status, writes = look(where)
    assert status in (200, 302, 404)
    assert writes == []


@pytest.mark.parametrize("tool", ["", *TOOLS])
def test_a_case_and_its_tools(look, client, tool):
    shared = client.post(f"{addresses.ruling(stage.BOARDING)}share/", {"step": "1"})["Location"].partition("?")[0]
    for base in (addresses.ruling(stage.BOARDING), addresses.board(pack(new_ruling("shadowverse"))), shared):
        for headers in ({}, {"hx-request": "true"}):
            status, writes = look(base + tool, **headers)
            assert status in (200, 302, 303), base
            assert writes == [], base

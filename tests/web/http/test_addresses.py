"""Addresses are written in one table; links are made from it."""

import re

from django.urls import reverse
from django.urls.resolvers import URLPattern, URLResolver

from rulings import urls
from rulings.http import addresses
from tests.cast.shipped import CORPUS

SITE = CORPUS.parent / "rulings"


def roots(patterns=urls.urlpatterns):
    """The first part of every address of the table."""
    return {str(entry.pattern).partition("/")[0] for entry in patterns if isinstance(entry, URLPattern | URLResolver)} - {""}


def test_links_are_those_of_the_table():
    assert addresses.game("vision") == reverse("game", args=["vision"])
    assert addresses.rule("sv.order.first-in-first-out") == reverse("rule", args=["sv.order.first-in-first-out"])
    assert addresses.card("vision", "some-card") == reverse("card", args=["vision", "some-card"])
    assert addresses.source("sv") == reverse("source", args=["sv"])
    assert addresses.source("sv", "l-18") == reverse("source", args=["sv"]) + "#l-18"
    assert addresses.ruling("sv-draw-burn") == reverse("ruling", args=["sv-draw-burn"])
    assert addresses.board("1Abc-_") == reverse("board", args=["1Abc-_"])
    assert addresses.of("home") == "/"


def test_a_tool_lies_below_each_kind_of_case():
    for part in ("ruling_id", "board", "shared"):
        for name in ("compare", "explore", "practice-board", "why", "picture", "embed", "share", "copy"):
            whole = reverse(name, kwargs={part: "x"})
            assert whole.endswith(f"/x/{addresses.tool(name)}")
    assert addresses.tool("transcript", "md") == "transcript.md"


def test_a_part_that_no_page_has_gives_an_address_all_the_same():
    assert addresses.card("vision", "A b/{0}") == "/cards/vision/A%20b%2F%7B0%7D/"
    assert addresses.source("裁定") == "/sources/%E8%A3%81%E5%AE%9A/"


def test_no_address_is_written_out_in_the_code():
    written = re.compile(rf"""["'(}}=]/(?:{"|".join(map(re.escape, sorted(roots())))})/""")
    found = [
        f"{path.relative_to(SITE)}:{n}"
        for path in SITE.rglob("*.py")
        for n, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if written.search(line) and "path__contains" not in line
    ]
    assert found == []

"""What players type finds what they mean: a list of queries on the shipped corpus."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from rulings.store.folding import fold
from rulings.store.search import search
from rulings.store.searched import pages

HERE = Path(__file__).parent
QUERIES = yaml.load((HERE / "queries.yaml").read_text(encoding="utf-8"), Loader=yaml.CSafeLoader)  # five times as fast; every process of a run imports this


@pytest.mark.django_db
def test_every_query_finds_what_is_meant(shipped_pages):
    meanings = [(group.line, meaning) for group in pages().library.synonyms for meaning in group.means]
    assert [meaning for meaning in meanings if not pages().has(fold(meaning[1]))] == [], "nothing in the corpus says this"
    wrong = [f"{query['q']}: {' or '.join(wanted(query))} is not in {found}" for query in QUERIES if (found := missed(query)) is not None]
    assert not wrong, "\n".join(wrong)


def wanted(query):
    """The addresses of which one must be found."""
    meant = query.get("first") or query["among"]
    return [name if name.startswith("/") else f"/rulings/{name}/" for name in ([meant] if isinstance(meant, str) else meant)]


def missed(query):
    """The first results, where nothing that is meant is in its place among them."""
    found = [entry.url for _label, entries in search(query["q"]).groups for entry in entries]
    return None if set(wanted(query)) & set(found[: 1 if "first" in query else 3]) else found[:3]


def test_the_list_is_long_enough_and_in_both_languages():
    japanese = [query for query in QUERIES if not query["q"].isascii()]
    assert len(QUERIES) >= 350
    assert min(len(japanese), len(QUERIES) - len(japanese)) >= 140
    assert len({query["q"] for query in QUERIES}) == len(QUERIES)

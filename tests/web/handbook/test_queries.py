"""What players type finds what they mean: a list of queries on the shipped corpus.

Nothing is run for it: which rules decide in a ruling and which cards it shows stands in its recorded traces.
"""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

import pytest
import yaml

from rulings.store import citations, index
from rulings.store.folding import fold
from rulings.store.search import search
from rulings.store.searched import pages
from tests.cast import shipped, site

HERE = Path(__file__).parent
QUERIES = yaml.safe_load((HERE / "queries.yaml").read_text(encoding="utf-8"))
CITED = re.compile(r"<([^>]+)>$", re.MULTILINE)


@pytest.mark.django_db
def test_every_query_finds_what_is_meant(fresh_shelf):
    library = shipped.library()
    index.rebuild(library, spoken(library))
    site.serve_shipped()
    meanings = [(group.line, meaning) for group in pages().library.synonyms for meaning in group.means]
    assert [meaning for meaning in meanings if not pages().has(fold(meaning[1]))] == [], "nothing in the corpus says this"
    wrong = [f"{query['q']}: {' or '.join(wanted(query))} is not in {found}" for query in QUERIES if (found := missed(query)) is not None]
    assert not wrong, "\n".join(wrong)


def spoken(library):
    """By ruling, what a load has the search find it by beside its own words."""
    traces = defaultdict(str)
    for path in shipped.CORPUS.glob("*/traces/*.txt"):
        traces[path.stem.partition("--")[0]] += path.read_text(encoding="utf-8")
    return {id: citations.spoken(library, ruling, *_in_trace(library, ruling.game, traces[id])) for id, ruling in library.rulings.items()}


def _in_trace(library, game, trace):
    rules = {rule for cited in CITED.findall(trace) for rule in cited.split()}
    return rules & library.rules.keys(), {(game, slug) for slug, card in library.cards[game].items() if card.name.get("en", "\n") in trace}


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

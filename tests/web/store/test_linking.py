"""Who links to a ruling is asked of a table, which follows every change of the corpus."""

import re

import pytest

from engine.corpus.shapes import See
from rulings.board.page import MOST_LINKING
from rulings.store import index
from rulings.store.models import Link
from rulings.store.touched import Touched
from tests.cast.factories import RulingFactory, both, library_of

pytestmark = pytest.mark.django_db


def ruling(id, *see):
    return RulingFactory(id=id, title=both(f"About {id}", f"{id}について"), scenarios=(), see=tuple(See(*link) for link in see))


def told(client, id):
    """The linked rulings on a page, each as what the link says and the address."""
    text = client.get(f"/rulings/{id}/?lang=en").content.decode()
    listed = re.search(r'<ul class="linked">.*?</ul>', text, re.S)
    return re.findall(r'<span class="see">([^<]*)</span> <a href="/rulings/([^/]*)/"', listed[0]) if listed else []


def test_a_page_tells_who_links_to_it_by_the_table_alone(client, shelve):
    shelve(ruling("alpha", ("beta", "contrast"), ("beta", "follows-from")), ruling("alpha-two", ("beta-two", "contrast")), ruling("beta"))
    assert told(client, "beta") == [("in contrast to · is the ground of", "alpha")]
    Link.objects.all().delete()
    assert told(client, "beta") == []


def test_a_ruling_that_is_stored_anew_links_anew_and_one_that_is_gone_no_more(client, shelve):
    shelve(ruling("alpha", ("beta", "contrast")), ruling("beta"), ruling("gamma", ("beta", "contrast")))
    now = library_of(ruling("alpha", ("gamma", "contrast")), ruling("beta"))
    index.replace_some(now, Touched(("alpha",), (), (), ("gamma",), (), ()), {})
    assert list(Link.objects.values_list("ruling_id", "to", "kind")) == [("alpha", "gamma", "contrast")]
    assert told(client, "beta") == []


def test_a_link_to_a_ruling_that_is_not_there_waits_for_it(client, shelve):
    shelve(ruling("alpha", ("omega", "contrast")))
    assert list(Link.objects.values_list("to", flat=True)) == ["omega"]
    shelve(ruling("alpha", ("omega", "contrast")), ruling("omega"))
    assert told(client, "omega") == [("in contrast to", "alpha")]


def test_a_ruling_to_which_many_link_tells_of_so_many(client, shelve):
    shelve(ruling("omega"), *(ruling(f"alpha-{n:03}", ("omega", "contrast")) for n in range(MOST_LINKING + 5)))
    assert "and 5 more" in client.get("/rulings/omega/?lang=en").content.decode()
    assert [id for _kind, id in told(client, "omega")] == [f"alpha-{n:03}" for n in range(MOST_LINKING)]

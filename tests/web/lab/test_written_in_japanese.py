"""What a Japanese reader picks in the lab is written into the file in Japanese; what an English one picks, in English."""

from urllib.parse import parse_qs, urlsplit

import pytest

from rulings.lab import boards
from tests.cast import stage
from tests.web.lab.test_lab import Lab


@pytest.mark.parametrize("language, sentence", [("ja", "自分がターンを終了する"), ("en", "I end the turn")])
def test_an_offer_is_written_in_the_language_of_the_page(client, db, fresh_shelf, language, sentence):
    stage.put_on_shelf(listed=True)
    boards.cache.clear()
    lab = Lab(client)
    lab.open("/lab/?game=shadowverse").do(do="put", player="me", zone="hand", card="Knight")
    lab.open(f"{urlsplit(lab.where).path}?pane=actions&lang={language}")
    values = [row.split('"')[0].replace("&amp;", "&") for row in lab.body.split('value="')[1:]]
    offered = [edit["sentence"][0] for edit in map(parse_qs, values) if edit.get("do") == ["act"]]
    assert sentence in offered

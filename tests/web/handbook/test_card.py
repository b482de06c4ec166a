"""A card's page, and the sheet of it that a dialog shows."""

import datetime as dt

import pytest

from engine.corpus.shapes import Sentence
from tests.cast.factories import CardFactory, LionelFactory, RulingFactory, both

pytestmark = pytest.mark.django_db

URL = "/cards/shadowverse/lionel-woodland-shadow/"
HTMX = {"HX-Request": "true"}


def say(node, lang):
    """Render a parsed line of card text."""
    return node[lang]


def test_a_card_shows_names_figures_and_both_sides(client, shelve):
    shelve(LionelFactory(traits=("natura",)))
    page = client.get(URL).content.decode()
    for part in (
        "Lionel, Woodland Shadow",
        "フォレストダーク・レオネル",
        "Forestcraft",
        "Natura",
        "5 → 7",
        "6 → 8",
        "It strikes again.",
        "Leonel",
    ):
        assert part in page
    assert "自然" in client.get(URL + "?lang=ja").content.decode()


def test_the_text_stands_in_both_languages_the_reader_s_own_first(client, shelve):
    line = Sentence("Fanfare: deal 5.", 1, 1, both("Fanfare: deal 5.", "ファンファーレ：5ダメージ。"))
    shelve(LionelFactory(text_lines=(line,), say=say))
    english, japanese = client.get(URL).content.decode(), client.get(URL + "?lang=ja").content.decode()
    assert 0 < english.index("Fanfare: deal 5.") < english.index("ファンファーレ：5ダメージ。")
    assert 0 < japanese.index("ファンファーレ：5ダメージ。") < japanese.index("Fanfare: deal 5.")


@pytest.mark.parametrize(
    "scripted, said",
    [("full", None), ("partial", "not scripted in full yet"), ("unverified", "has not been checked against the printed card")],
)
def test_a_card_says_when_its_text_is_incomplete_or_unchecked(client, shelve, scripted, said):
    shelve(LionelFactory(scripted=scripted))
    page = client.get(URL).content.decode()
    assert ("note--partial" in page) == bool(said)
    assert (said or "") in page


def test_earlier_versions_stand_below_with_their_last_day(client, shelve):
    before = LionelFactory(cost=8)
    shelve(LionelFactory(cost=7, earlier=((dt.date(2020, 12, 31), before),)))
    page = client.get(URL).content.decode()
    assert page.index("as it is now") < page.index("until 2020-12-31")
    assert page.index("<dd>7</dd>") < page.index("<dd>8</dd>")


def test_a_card_with_one_figure_for_both_shows_it(client, shelve):
    shelve(CardFactory(slug="dragon", attack=None, defense=None, figures={"power": 7000}))
    page = client.get("/cards/shadowverse/dragon/").content.decode()
    assert "<dt>Power</dt><dd>7000</dd>" in page
    assert "<dt>Attack</dt>" not in page
    assert '>7000</b>' in page


def test_rulings_that_use_the_card_are_listed(client, shelve):
    uses, other = RulingFactory(title=both("Uses it", "使う")), RulingFactory(title=both("Does not", "使わない"))
    shelve(LionelFactory(), uses, other, cards=[(uses.id, "shadowverse", "lionel-woodland-shadow")])
    page = client.get(URL).content.decode()
    assert "Uses it" in page
    assert "Does not" not in page


def test_htmx_gets_the_sheet_and_everybody_else_the_page(client, shelve):
    shelve(LionelFactory())
    fragment, page = client.get(URL, headers=HTMX), client.get(URL)
    assert fragment.content.decode().strip().startswith('<article class="card-sheet"')
    assert fragment.content.decode().strip() in page.content.decode()
    assert "HX-Request" in page["Vary"]


def test_a_card_without_abilities_says_so(client, shelve):
    shelve(CardFactory(slug="plain"))
    page = client.get("/cards/shadowverse/plain/").content.decode()
    assert "No abilities" in page
    assert "能力なし" in page


@pytest.mark.parametrize("path", ["/cards/shadowverse/no-such-card/", "/cards/chess/lionel-woodland-shadow/", "/cards/shadowverse/"])
def test_an_unknown_card_is_not_found(client, shelve, path):
    shelve(LionelFactory())
    assert client.get(path).status_code == 404


def test_a_card_of_many_rulings_is_leafed_through(client, shelve, monkeypatch):
    from rulings.handbook import views

    rulings = [RulingFactory(id=f"sv-case-{n}") for n in range(5)]
    shelve(LionelFactory(), *rulings, cards=[(ruling.id, "shadowverse", "lionel-woodland-shadow") for ruling in rulings])
    monkeypatch.setattr(views, "PAGE", 2)
    page = client.get("/cards/shadowverse/lionel-woodland-shadow/?page=3").content.decode()
    assert 'href="/rulings/sv-case-4/"' in page
    assert 'href="/rulings/sv-case-3/"' not in page
    assert 'href="/cards/shadowverse/lionel-woodland-shadow/?page=1#card-rulings"' in page
